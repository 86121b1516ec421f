//! Texts of many rows, kept together.

use std::ops::Range;

/// Cells of rows, in one text.
#[derive(Debug, Default)]
pub(super) struct Cells {
    text: String,
    /// Where each cell ends in `text`, row by row.
    ends: Vec<usize>,
    /// Where the cells of each row end in `ends`.
    rows: Vec<usize>,
    /// As many cells has the widest row.
    pub(super) width: usize,
}

impl Cells {
    pub(super) fn push<'c>(&mut self, cells: impl IntoIterator<Item = &'c str>) {
        let first = self.ends.len();
        for cell in cells {
            self.text.push_str(cell);
            self.ends.push(self.text.len());
        }
        self.rows.push(self.ends.len());
        self.width = self.width.max(self.ends.len() - first);
    }

    pub(super) fn row(&self, row: u32) -> impl Iterator<Item = &str> + Clone {
        let row = row as usize;
        let first = if row == 0 { 0 } else { self.rows[row - 1] };
        let cells: Range<usize> = first..self.rows[row];
        cells.map(|at| {
            let start = if at == 0 { 0 } else { self.ends[at - 1] };
            &self.text[start..self.ends[at]]
        })
    }
}

//! Which columns a search need look at: for most rows a few of many.

use std::ops::Range;

use super::column_set::{ColumnSet, WORD};

/// For each row the columns that cost little, prices deducted. Prices only fall, so whatever was
/// too dear for a row stays so, and need not be looked at again.
pub(super) struct CheapColumns {
    /// Columns of the row that are not marked cost this much or more.
    under: Vec<i64>,
    /// Where the marks of each row start in `marks`.
    starts: Vec<usize>,
    marks: Vec<u64>,
}

impl CheapColumns {
    pub(super) fn new(windows: &[Range<u32>]) -> Self {
        let mut words = 0;
        let starts = windows.iter().map(|window| {
            let start = words;
            words += places(window).len();
            start
        });
        let starts = starts.collect();
        Self { under: vec![i64::MIN; windows.len()], starts, marks: vec![0; words] }
    }

    /// Whether all columns of the row are marked that cost less than this, prices deducted.
    pub(super) fn is_known_under(&self, row: usize, limit: i64) -> bool {
        limit <= self.under[row]
    }

    /// Marks the columns of the row that cost less than this; `costs`: of all its window.
    pub(super) fn mark(
        &mut self,
        row: usize,
        window: &Range<u32>,
        under: i64,
        costs: impl Iterator<Item = i64>,
    ) {
        self.under[row] = under;
        let marks = &mut self.marks[self.starts[row]..][..places(window).len()];
        marks.fill(0);
        let first = window.start as usize % WORD;
        for (at, cost) in (first..).zip(costs) {
            marks[at / WORD] |= u64::from(cost < under) << (at % WORD);
        }
    }

    /// Takes the mark from a column that has grown too dear for the row.
    pub(super) fn forget_if_dear(
        &mut self,
        row: usize,
        window: &Range<u32>,
        column: usize,
        cost: i64,
    ) {
        if cost >= self.under[row] {
            let at = column / WORD - window.start as usize / WORD;
            self.marks[self.starts[row] + at] &= !(1 << (column % WORD));
        }
    }

    /// How many words the marks of a row have.
    pub(super) fn words(window: &Range<u32>) -> usize {
        places(window).len()
    }

    /// One word of the marks of a row, of those columns that are `open`, and its first column.
    pub(super) fn word(
        &self,
        row: usize,
        window: &Range<u32>,
        at: usize,
        open: &ColumnSet,
    ) -> (usize, u64) {
        let place = window.start as usize / WORD + at;
        (place * WORD, self.marks[self.starts[row] + at] & open.word(place))
    }
}

/// The words in which the columns of a window are marked.
fn places(window: &Range<u32>) -> Range<usize> {
    let (start, end) = (window.start as usize, window.end as usize);
    if start >= end { 0..0 } else { start / WORD..end.div_ceil(WORD) }
}

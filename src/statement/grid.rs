//! Cells of a table, each row with its place in the file.

/// A table of text cells in one arena.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Grid {
    text: String,
    /// Where each cell ends in `text`, row by row.
    ends: Vec<usize>,
    rows: Vec<GridRow>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct GridRow {
    line: u64,
    /// Where its text starts, and how many cells of the grid stand before its own.
    start: usize,
    first: usize,
}

/// One row: of a grid, or of a delimited text that is read in a stream.
#[derive(Debug, Clone, Copy)]
pub struct Record<'a> {
    line: u64,
    text: &'a str,
    start: usize,
    ends: &'a [usize],
}

impl Grid {
    /// Adds a row; `line` is its 1-based place in the file.
    pub fn push_row<'c>(&mut self, line: u64, cells: impl IntoIterator<Item = &'c str>) {
        self.rows.push(GridRow { line, start: self.text.len(), first: self.ends.len() });
        for cell in cells {
            self.text.push_str(cell);
            self.ends.push(self.text.len());
        }
    }

    /// How many rows there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The row at this place, counted from 0.
    ///
    /// # Panics
    /// If there are not so many.
    #[must_use]
    pub fn row(&self, at: usize) -> Record<'_> {
        let GridRow { line, start, first } = self.rows[at];
        let last = self.rows.get(at + 1).map_or(self.ends.len(), |next| next.first);
        Record { line, text: &self.text, start, ends: &self.ends[first..last] }
    }

    /// The rows from this line on. Those of a later sheet may stand on lines before it.
    pub(super) fn since_line(&self, line: u64) -> impl Iterator<Item = Record<'_>> {
        self.iter().skip_while(move |record| record.line() < line)
    }

    /// All rows in order.
    #[must_use]
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Record<'_>> {
        (0..self.len()).map(|at| self.row(at))
    }
}

impl<'a> Record<'a> {
    /// A row whose cells follow each other in `text` and end at `ends`.
    #[must_use]
    pub const fn new(line: u64, text: &'a str, ends: &'a [usize]) -> Self {
        Self { line, text, start: 0, ends }
    }

    /// The 1-based line it starts on.
    #[must_use]
    pub const fn line(&self) -> u64 {
        self.line
    }

    /// How many cells it has.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.ends.len()
    }

    /// The cell at this place; nothing where the row is shorter.
    #[must_use]
    pub fn cell(&self, at: usize) -> &'a str {
        if at >= self.ends.len() {
            return "";
        }
        let start = if at == 0 { self.start } else { self.ends[at - 1] };
        &self.text[start..self.ends[at]]
    }

    /// All cells, one right behind the other.
    pub(super) fn text(&self) -> &'a str {
        &self.text[self.start..self.ends.last().copied().unwrap_or(self.start)]
    }

    /// All cells in order.
    #[must_use]
    pub fn cells(&self) -> impl ExactSizeIterator<Item = &'a str> + use<'a> {
        let record = *self;
        (0..self.ends.len()).map(move |at| record.cell(at))
    }

    /// Whether all cells are empty or spaces.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.cells().all(|cell| cell.trim().is_empty())
    }
}

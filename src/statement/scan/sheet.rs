//! Tables as they stand in workbooks, pages and documents, written within limits.

use crate::fault::Fault;
use crate::grid::Grid;

/// One table of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Its name; empty where it has none.
    pub name: String,
    /// Whether the program that wrote it does not show it.
    pub is_hidden: bool,
    /// Lines of rows that it does not show, or shows as struck out.
    pub unshown: Vec<u64>,
    /// Columns that it does not show, each range with its last.
    pub hidden_columns: Vec<(usize, usize)>,
    /// Its rows that are not empty, without the empty cells at their ends.
    pub grid: Grid,
}

/// Columns of a sheet, as in Excel.
pub(super) const COLUMNS_MAX: usize = 16_384;
/// Tables of a file.
pub(super) const SHEETS_MAX: usize = 256;
/// Rows of a sheet, as in Excel.
pub(super) const ROWS_MAX: u64 = 1 << 20;
/// Cells of a file, empty ones before others included: a million rows of 16.
const CELLS_MAX: usize = 1 << 24;
/// Text of a file, in bytes. Shared strings may stand in any number of cells.
const TEXT_BYTES_MAX: usize = 128 << 20;
/// Text of one cell, in bytes; in Excel it has 32,767 characters.
pub(super) const CELL_BYTES_MAX: usize = 8 << 20;

/// What may still be written of one file, whatever it is: all that is written counts here. A table that is
/// full takes 300 MB, and twice that while it is read as a statement.
pub(super) struct SheetBudget {
    cells: usize,
    text_bytes: usize,
}

impl Default for SheetBudget {
    fn default() -> Self {
        Self { cells: CELLS_MAX, text_bytes: TEXT_BYTES_MAX }
    }
}

impl SheetBudget {
    #[cfg(test)]
    pub(super) const fn of(cells: usize, text_bytes: usize) -> Self {
        Self { cells, text_bytes }
    }

    /// Counts cells and bytes of text that are written on this line, or looked at as long as writing takes.
    ///
    /// # Errors
    /// Beyond the limits.
    pub(super) fn spend(
        &mut self,
        cells: usize,
        text_bytes: usize,
        line: Option<u64>,
    ) -> Result<(), Fault> {
        self.expect(cells as u64, text_bytes, line)?;
        (self.cells, self.text_bytes) = (self.cells - cells, self.text_bytes - text_bytes);
        Ok(())
    }

    /// Refuses at once what would be refused after so many cells and bytes from this line on.
    ///
    /// # Errors
    /// Beyond the limits.
    pub(super) fn expect(
        &self,
        cells: u64,
        text_bytes: usize,
        line: Option<u64>,
    ) -> Result<(), Fault> {
        if cells > self.cells as u64 || text_bytes > self.text_bytes {
            return Err(too_large(line));
        }
        Ok(())
    }
}

/// Strings that cells share, in one arena: a file may have millions of empty ones.
#[derive(Default)]
pub(super) struct SharedStrings {
    pub(super) text: String,
    ends: Vec<usize>,
}

impl SharedStrings {
    /// Ends the string that was added to `text`.
    ///
    /// # Errors
    /// More than the cells that may be written could show.
    pub(super) fn end(&mut self, budget: &SheetBudget) -> Result<(), Fault> {
        self.ends.push(self.text.len());
        budget.expect(self.ends.len() as u64, self.text.len(), None)
    }

    pub(super) fn get(&self, at: usize) -> Option<&str> {
        let end = *self.ends.get(at)?;
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.text.get(start..end)
    }
}

/// Writes a sheet cell by cell, from top to bottom.
#[derive(Default)]
pub(super) struct SheetWriter {
    sheet: Sheet,
    line: u64,
    /// The row at `line`; the strings of rows before it are used again.
    cells: Vec<String>,
    width: usize,
}

impl SheetWriter {
    pub(super) fn new(name: impl Into<String>, is_hidden: bool) -> Self {
        let sheet = Sheet { name: name.into(), is_hidden, ..Sheet::default() };
        Self { sheet, ..Self::default() }
    }

    /// Starts a row, though the one before may stand on the same line of the file.
    ///
    /// # Errors
    /// Beyond the limits.
    pub(super) fn begin_row(&mut self, budget: &mut SheetBudget, line: u64) -> Result<(), Fault> {
        self.end_row(budget)?;
        self.line = line;
        Ok(())
    }

    /// Writes a cell of the row on this line; `column` counts from 0. An empty text leaves it empty.
    ///
    /// # Errors
    /// Beyond the limits, or before a row that was written.
    pub(super) fn write(
        &mut self,
        budget: &mut SheetBudget,
        line: u64,
        column: usize,
        text: &str,
    ) -> Result<(), Fault> {
        if text.is_empty() {
            return Ok(());
        }
        if line < self.line {
            return Err(Fault::at_line(line, "this row stands behind rows that follow it")
                .hint("open the file and save it again"));
        }
        if line > self.line {
            self.end_row(budget)?;
            self.line = line;
        }
        if column >= COLUMNS_MAX {
            return Err(too_large(Some(line)));
        }
        budget.spend(0, text.len(), Some(line))?;
        if column >= self.cells.len() {
            self.cells.resize_with(column + 1, String::new);
        }
        self.width = self.width.max(column + 1);
        text.clone_into(&mut self.cells[column]);
        Ok(())
    }

    /// Columns from one to another are not shown.
    pub(super) fn hide_columns(&mut self, first: usize, last: usize) {
        if self.sheet.hidden_columns.len() < COLUMNS_MAX {
            self.sheet.hidden_columns.push((first, last));
        }
    }

    /// The row on this line is not shown, or is struck out.
    pub(super) fn hide(&mut self, line: u64) {
        if self.sheet.unshown.last() != Some(&line) {
            self.sheet.unshown.push(line);
        }
    }

    fn end_row(&mut self, budget: &mut SheetBudget) -> Result<(), Fault> {
        let width = std::mem::take(&mut self.width);
        let cells = &mut self.cells[..width];
        if width > 0 {
            budget.spend(width, 0, Some(self.line))?;
            if self.sheet.grid.len() as u64 >= ROWS_MAX {
                return Err(too_large(Some(self.line)));
            }
            self.sheet.grid.push_row(self.line, cells.iter().map(String::as_str));
        }
        cells.iter_mut().for_each(String::clear);
        Ok(())
    }

    /// The sheet as written.
    ///
    /// # Errors
    /// Beyond the limits.
    pub(super) fn finish(mut self, budget: &mut SheetBudget) -> Result<Sheet, Fault> {
        self.end_row(budget)?;
        self.sheet.unshown.sort_unstable();
        self.sheet.unshown.dedup();
        Ok(self.sheet)
    }
}

fn too_large(line: Option<u64>) -> Fault {
    Fault { line, ..Fault::of_file("more cells than any statement has") }
        .hint("export a shorter period, or save it as CSV (UTF-8)")
}

/// What is wrong with a cell beyond [`CELL_BYTES_MAX`].
pub(super) fn cell_too_long() -> Fault {
    Fault::of_file("a cell with more text than any statement has").hint("is it a statement?")
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// Each row with its line, cells between bars: `2: a|b||c`.
    pub(in crate::scan) fn shown(sheet: &Sheet) -> Vec<String> {
        let row = |row: crate::grid::Record<'_>| {
            format!("{}: {}", row.line(), row.cells().collect::<Vec<_>>().join("|"))
        };
        sheet.grid.iter().map(row).collect()
    }

    #[test]
    fn empty_cells_stand_before_others_and_nowhere_else() {
        let mut budget = SheetBudget::default();
        let mut writer = SheetWriter::new("a", false);
        for (line, column, text) in [(2, 1, "x"), (2, 3, "y"), (2, 4, ""), (3, 0, ""), (5, 0, "z")]
        {
            writer.write(&mut budget, line, column, text).unwrap();
        }
        assert!(writer.write(&mut budget, 4, 0, "late").is_err());
        assert_eq!(shown(&writer.finish(&mut budget).unwrap()), ["2: |x||y", "5: z"]);
    }

    #[test]
    fn a_sheet_of_far_cells_does_not_fill_the_memory() {
        let mut budget = SheetBudget::default();
        let mut writer = SheetWriter::new("a", false);
        let refused = (1..1 << 20)
            .find_map(|line| writer.write(&mut budget, line, COLUMNS_MAX - 1, "x").err());
        assert_eq!(refused.unwrap().line, Some(1025));
    }

    #[test]
    fn strings_that_no_cell_has_room_for_are_refused() {
        let budget = SheetBudget::of(2, 3);
        let mut strings = SharedStrings::default();
        strings.end(&budget).unwrap();
        strings.text.push_str("abc");
        strings.end(&budget).unwrap();
        assert_eq!((strings.get(0), strings.get(1), strings.get(2)), (Some(""), Some("abc"), None));
        assert!(strings.end(&budget).is_err(), "a third");
        let mut long = SharedStrings { text: "abcd".to_owned(), ..SharedStrings::default() };
        assert!(long.end(&budget).is_err());
    }

    #[test]
    fn a_sheet_has_no_more_rows_than_excel() {
        let mut budget = SheetBudget::default();
        let mut writer = SheetWriter::new("a", false);
        for line in 1..=ROWS_MAX + 1 {
            writer.write(&mut budget, line, 0, "x").unwrap();
        }
        assert_eq!(writer.finish(&mut budget).unwrap_err().line, Some(ROWS_MAX + 1));
    }
}

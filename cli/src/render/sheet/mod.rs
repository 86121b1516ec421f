//! Reports of the books as an accountant reads them: sections, rows, and what they add up to.
//!
//! What stands in a sheet is said by the command; how it looks on a screen and on paper is here.

mod contents;
mod html;
mod text;

use std::path::Path;

use tieout::time::Timestamp;

use super::out::write;
use super::save;
use super::ui::{Output, Ui};
use crate::exit::Failure;

pub(crate) use contents::{Sheet, SheetColumn, SheetLine, SheetProof};

impl Ui {
    /// Shows a report: as a table, as the document it was made of, or as the comma-separated values
    /// that the daemon makes of it.
    pub(crate) fn sheet(
        &self,
        sheet: &Sheet,
        document: &str,
        csv: impl FnOnce() -> String,
    ) -> Result<(), Failure> {
        use std::io::Write as _;
        write(self.form(), |out| match self.output {
            Output::Table => out.write_all(text::sheet(sheet, self.style).as_bytes()),
            Output::Json | Output::Jsonl => writeln!(out, "{document}"),
            Output::Csv => out.write_all(csv().as_bytes()),
        })
    }
}

impl Sheet {
    /// Writes it as a page, whole or not at all. `made_at` is what it says of its making.
    pub(crate) fn save_page(&self, path: &Path, made_at: Timestamp) -> Result<(), Failure> {
        save::write_whole("--report", path, &[], &|out| html::document(self, made_at, out))
    }
}

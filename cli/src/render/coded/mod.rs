//! Coded transactions: a table for people, JSON, and the input with the suggestions beside it.

mod join;
mod json;
mod report;
mod table;

use std::path::Path;

use super::save;
use crate::exit::Failure;
use crate::statements::TransactionFile;

pub(super) use join::joined;
pub(super) use json::{document, lines};
pub(crate) use report::CodedReport;
pub(super) use table::table;

impl CodedReport<'_> {
    /// Whether a file with these columns can be joined with the suggestions.
    ///
    /// # Errors
    /// It has a column that is called as one that is added.
    pub(crate) fn check_join(file: &TransactionFile) -> Result<(), Failure> {
        join::columns_kept(file).map(|_| ())
    }

    /// Writes the input with the suggestions beside it, whole or not at all.
    pub(crate) fn save(&self, path: &Path, inputs: &[&Path]) -> Result<(), Failure> {
        save::write_whole("--out", path, inputs, &|mut out| joined(self, &mut out))
    }
}

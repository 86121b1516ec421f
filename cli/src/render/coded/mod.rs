//! Coded transactions: a table for people, JSON, and the input with the suggestions beside it.

mod join;
mod json;
mod table;

use std::collections::BTreeMap;
use std::path::Path;

use tieout::coding::totals::{self, AccountTotal};
use tieout::contract::coding::{CodedTransaction, CodingResult};
use tieout::contract::score::Score;

use super::save;
use crate::exit::Failure;
use crate::files::ChartFile;
use crate::statements::TransactionFile;

pub(super) use join::joined;
pub(super) use json::{document, lines};
pub(super) use table::table;

/// Suggestions of less confidence are marked for a person to look at.
const LOW_CONFIDENCE: Score = Score::from_thousandths(500);

/// A coding run with what it was made from.
pub(crate) struct CodedReport<'a> {
    pub(crate) file: &'a TransactionFile,
    pub(crate) chart: &'a ChartFile,
    pub(crate) result: &'a CodingResult<'a>,
    /// The accounts that were taken away as less sure than asked for, by row.
    pub(crate) taken_away: &'a BTreeMap<u32, &'a str>,
    /// Most rows a list shows in the table.
    pub(crate) limit: usize,
}

impl<'a> CodedReport<'a> {
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

    fn by_account(&self) -> Vec<AccountTotal<'a>> {
        totals::by_account(&self.file.transactions, &self.chart.chart, self.result)
    }

    /// Each suggestion with the line of its transaction.
    fn with_lines(&self) -> impl Iterator<Item = (u64, &'a CodedTransaction<'a>)> {
        self.file.lines.iter().copied().zip(&self.result.results)
    }
}

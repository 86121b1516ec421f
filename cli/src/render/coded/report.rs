//! A coding run with what it was made from.

use std::collections::BTreeMap;

use tieout::contract::coding::{CodedTransaction, CodingResult};
use tieout::contract::score::Score;
use tieout_coding::totals::{self, AccountTotal};

use crate::files::ChartFile;
use crate::statements::TransactionFile;

/// Suggestions of less confidence are marked for a person to look at.
pub(super) const LOW_CONFIDENCE: Score = Score::from_thousandths(500);

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
    pub(super) fn by_account(&self) -> Vec<AccountTotal<'a>> {
        totals::by_account(&self.file.transactions, &self.chart.chart, self.result)
    }

    /// Each suggestion with the line of its transaction.
    pub(super) fn with_lines(&self) -> impl Iterator<Item = (u64, &'a CodedTransaction<'a>)> {
        self.file.lines.iter().copied().zip(&self.result.results)
    }
}

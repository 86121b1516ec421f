//! What a reconciliation has to show, whatever the form.

use tieout_reconcile::period::BankReconciliationStatement;
use tieout_reconcile::{MatchOptions, MatchOutcome, Pair, RowRef, SideName, Suggestion};

use super::explained::PairExplainer;
use super::month::MonthReport;
use crate::statements::Side;

/// A reconciliation with what it was made from.
pub(crate) struct Report<'a> {
    pub(crate) bank: &'a Side,
    pub(crate) book: &'a Side,
    pub(crate) matching: &'a MatchOutcome,
    /// Both balances, and what leads from each to the adjusted one.
    pub(crate) reconciliation: BankReconciliationStatement,
    /// Of an account that is kept: the month.
    pub(crate) month: Option<MonthReport<'a>>,
    /// What the rows were matched by.
    pub(crate) options: MatchOptions,
    pub(crate) include_matched: bool,
    /// Where the evidence of the pairs is to be shown.
    pub(crate) explainer: Option<PairExplainer<'a>>,
    /// Most rows a list shows in the table.
    pub(crate) limit: usize,
    /// The lists were written to files.
    pub(crate) is_saved: bool,
}

impl Report<'_> {
    /// The side of a row, and its line in the file.
    pub(super) fn line_of(&self, of: RowRef) -> (&'static str, u64) {
        let (name, side) = match of.side {
            SideName::Bank => ("bank", self.bank),
            SideName::Book => ("book", self.book),
        };
        (name, side.lines[of.row as usize])
    }

    /// What a sentence calls a row.
    pub(super) fn called(&self, of: RowRef) -> String {
        match of.side {
            SideName::Bank => self.bank.called("bank", of.row),
            SideName::Book => self.book.called("book", of.row),
        }
    }

    /// The pairs, where they are to be listed.
    pub(super) fn listed_pairs(&self) -> &[Pair] {
        if self.include_matched { &self.matching.pairs } else { &[] }
    }

    /// The suggestions, where they were asked for.
    pub(super) fn suggestions(&self) -> &[Suggestion] {
        self.matching.suggestions.as_deref().unwrap_or_default()
    }
}

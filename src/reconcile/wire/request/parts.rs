//! What a body is read into, and why it cannot be.

use crate::row::{CountedRows, RowError};
use tieout::contract::issue::Issues;
use tieout::contract::score::Score;
use tieout::contract::strict::SyntaxError;
use tieout::date::Date;

/// Options of a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReconcileRequestOptions {
    /// Maximum number of days between the two dates of a pair: whole days of
    /// `allowedDateDifferenceInDays`.
    pub window_days: u8,
    /// Whether to include the matched pairs in the result.
    pub include_matched: bool,
    /// Whether to include possible reasons for unmatched rows in the result.
    pub include_suggestions: bool,
    /// Whether the request may run up charges beyond the credit balance.
    pub allow_overage: bool,
    /// Pairs with a score under this are left unmatched: `minimumScore`, a part of a thousandth
    /// taken for a whole one, as no score lies between.
    pub minimum_score: Score,
}

impl Default for ReconcileRequestOptions {
    fn default() -> Self {
        Self {
            window_days: 3,
            include_matched: false,
            include_suggestions: false,
            allow_overage: false,
            minimum_score: Score::default(),
        }
    }
}

/// Where the rows of a body go.
pub(super) trait RequestRowSink: Default {
    fn take(&mut self, date: Date, amount: &str, description: &str) -> Result<(), RowError>;
}

/// A body that was read.
#[derive(Default)]
pub(super) struct ReconcileBodyParts<S> {
    pub(super) bank: S,
    pub(super) book: S,
    pub(super) options: ReconcileRequestOptions,
}

/// Why a body is not a submit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReconcileRequestError {
    /// It is not JSON.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// It is not what the contract asks for.
    #[error("the body has {} faults", .0.issue_count)]
    Format(Issues),
}

impl ReconcileBodyParts<CountedRows> {
    pub(super) fn checked(self) -> CheckedReconcileRequest {
        CheckedReconcileRequest { bank_rows: self.bank.len(), options: self.options }
    }
}

/// What an acceptance needs to know of a submit that can be run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CheckedReconcileRequest {
    /// The bank's rows: each costs a credit.
    pub bank_rows: usize,
    /// What was asked for.
    pub options: ReconcileRequestOptions,
}

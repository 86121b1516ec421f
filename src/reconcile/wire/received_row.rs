//! A row that came back from a daemon, and what can be wrong with a result.

use std::borrow::Cow;
use std::fmt::Display;

use serde::Deserialize;
use serde_json::value::RawValue;

/// Why a result cannot be that of the rows that were sent.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReconcileResultError {
    /// Not the shape of contract part 2.4.
    #[error("is not the result of a reconciliation: {0}")]
    Malformed(String),
    /// The pairs were not asked for, or not given.
    #[error("does not list the matched pairs")]
    WithoutPairs,
    /// Suggestions were asked for and not given.
    #[error("has no suggestions")]
    WithoutSuggestions,
    /// A row that was not sent, or is listed more often than it was sent.
    #[error("lists at {0} a row that was not sent, or was sent fewer times")]
    Foreign(String),
    /// A pair with a score under the minimum that was asked for.
    #[error("lists at matched[{0}] a pair with a score under the minimum that was asked for")]
    TooWeak(usize),
    /// A row of this side is in no list.
    #[error("leaves out a row of the {0}")]
    LeftOut(&'static str),
    /// The counts are not those of the lists.
    #[error("has a summary that does not count its own lists")]
    Miscounted,
    /// A reason that is none of the closed set.
    #[error("gives a reason that this version does not know: {0}")]
    UnknownReason(String),
    /// The audit is not what the rows and lists give.
    #[error("states figures that its own lists do not give")]
    FiguresDiffer,
}

pub(crate) fn malformed(error: &impl ToString) -> ReconcileResultError {
    ReconcileResultError::Malformed(error.to_string())
}

#[derive(Deserialize)]
pub(crate) struct ReceivedRow<'a> {
    #[serde(borrow)]
    pub(super) date: Cow<'a, str>,
    #[serde(borrow)]
    pub(super) amount: &'a RawValue,
    #[serde(borrow)]
    pub(super) description: Cow<'a, str>,
}

impl ReceivedRow<'_> {
    /// What the row says, as [`content`].
    pub(crate) fn content(&self) -> String {
        content(&self.date, self.amount.get(), &self.description)
    }
}

/// What a row says, as written. Neither day nor digits have a line break, so no two different
/// rows say the same.
pub(crate) fn content(date: impl Display, amount: impl Display, description: &str) -> String {
    format!("{date}\n{amount}\n{description}")
}

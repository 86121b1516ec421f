//! Reports out of what accounts came to: pure sums, with nothing stored.
//!
//! | Report | Where | From |
//! |---|---|---|
//! | profit and loss, balance sheet | [`statement`] | a [`AccountMovement`] an account |
//! | general ledger | [`pages`] | the same, and which of its lines stand on a page |
//! | aged receivables and payables | [`aged`] | what was open with each contact |
//! | the organisation's year | [`year`] | its last day, `MM-DD` |
//! | all of them as comma-separated values | [`csv`] | the answers |

pub mod aged;
pub mod csv;
pub mod pages;
pub mod statement;
pub mod year;

use crate::contract::chart::AccountType;
use crate::id::AccountId;

/// What happened to an account from one day to another, in minor units.
///
/// Sums over accounts stay within 64 bits: the sum of all postings does, which is checked with each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountMovement {
    /// Names it.
    pub account: AccountId,
    /// Its name in the chart.
    pub code: String,
    /// What it is called.
    pub name: String,
    /// What it is.
    pub account_type: AccountType,
    /// Debits less credits before the first day.
    pub opening_minor: i64,
    /// Debits of these days.
    pub debit_minor: i64,
    /// Credits of these days.
    pub credit_minor: i64,
    /// Lines of these days.
    pub line_count: i64,
}

impl AccountMovement {
    /// Debits less credits of these days.
    #[must_use]
    pub const fn change_minor(&self) -> i64 {
        self.debit_minor - self.credit_minor
    }

    /// Debits less credits up to the end of the last day.
    #[must_use]
    pub const fn closing_minor(&self) -> i64 {
        self.opening_minor + self.change_minor()
    }
}

//! Reports out of what accounts came to: pure sums, with nothing stored.
//!
//! | Report | Where | From |
//! |---|---|---|
//! | trial balance | [`trial_balance`] | a [`AccountMovement`] an account |
//! | profit and loss, balance sheet | [`statement`] | the same |
//! | cash-flow statement | [`cash_flow`] | the same |
//! | general ledger | [`pages`] | the same, and which of its lines stand on a page |
//! | movements of any days, of a year or since ever | [`posted`] | what was posted up to days |
//! | aged receivables and payables | [`aged`] | what was open with each contact |
//! | statement of account | [`contact_statement`] | what came about with a contact |
//! | VAT reconciliation | [`vat_reconciliation`] | what the VAT account is made of |
//! | what any of them is compared with | [`compare`] | its days |
//! | the organisation's year | [`year`] | its last day, `MM-DD` |
//! | all of them as comma-separated values | [`csv`] | the answers |

pub mod aged;
pub mod cash_flow;
pub mod compare;
pub mod contact_statement;
pub mod csv;
pub mod pages;
pub mod posted;
pub mod statement;
pub mod trial_balance;
pub mod vat_reconciliation;
pub mod year;

use crate::contract::chart::AccountType;
use crate::contract::ledger::account::{AccountGroup, Role};
use crate::id::AccountId;

/// An account as reports show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportAccount {
    /// Names it.
    pub id: AccountId,
    /// Its name in the chart.
    pub code: String,
    /// What it is called.
    pub name: String,
    /// What it is.
    pub account_type: AccountType,
    /// What is routed to it.
    pub role: Option<Role>,
    /// Where reports sub-total it.
    pub group: AccountGroup,
}

impl ReportAccount {
    /// Whether it belongs to the result of a year, rather than to what is owned and owed.
    #[must_use]
    pub const fn is_of_result(&self) -> bool {
        matches!(self.account_type, AccountType::Income | AccountType::Expense)
    }
}

/// What happened to an account from one day to another, in minor units.
///
/// Sums over accounts stay within 64 bits: the sum of all postings does, which is checked with each.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountMovement {
    /// Which one.
    pub account: ReportAccount,
    /// Debits less credits before the first day, with what was brought forward.
    pub opening_minor: i64,
    /// What of that was never posted to it: results of earlier years, which leave income and expenses and
    /// come to retained earnings.
    pub brought_forward_minor: i64,
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

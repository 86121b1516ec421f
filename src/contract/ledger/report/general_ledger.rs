//! The general ledger.

use serde::{Deserialize, Serialize};

use super::trial_balance::ReportBasis;
use crate::contract::ToSchema;
use crate::contract::chart::AccountType;
use crate::contract::ledger::entry::AccountEntry;
use crate::contract::page::Pagination;
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// The general ledger: the whole report, or a page of its lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GeneralLedgerReport {
    /// The accounts with their lines.
    pub data: GeneralLedger,
    /// Page of the lines across all accounts; only present if a page was requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub pagination: Option<Pagination>,
}

/// Every line on every account within a period.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GeneralLedger {
    /// First day of the period.
    pub date_from: Date,
    /// Last day of the period.
    pub date_to: Date,
    /// What income and expenses are counted from.
    pub basis: ReportBasis,
    /// First day of the financial year that the period is in; null with `basis` `cumulative`.
    #[schema(required)]
    pub year_from: Option<Date>,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Accounts with lines or a balance, in order of code.
    pub accounts: Vec<GeneralLedgerAccount>,
}

/// An account over a period.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GeneralLedgerAccount {
    /// ID of the account.
    pub account_id: AccountId,
    /// Account code.
    pub account_code: String,
    /// Name of the account.
    pub account_name: String,
    /// Account type.
    pub account_type: AccountType,
    /// Balance before the first day: debits less credits. With `basis` `financial_year`, income and expenses
    /// since the first day of the year, and retained earnings with the results of the years before.
    pub opening_balance: Money,
    /// Total debits in the period, whether or not the lines are on this page.
    pub total_debit: Money,
    /// Total credits in the period, whether or not the lines are on this page.
    pub total_credit: Money,
    /// Balance at the end of the last day: debits less credits.
    pub closing_balance: Money,
    /// Number of lines in the period, whether or not they are on this page.
    pub line_count: i64,
    /// Lines, earliest first; if a page was requested, only those on it.
    pub lines: Vec<AccountEntry>,
}

//! The general ledger.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::chart::AccountType;
use crate::contract::ledger::entry::AccountEntry;
use crate::contract::page::Pagination;
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// The general ledger as it is answered: whole, or a page of its lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GeneralLedgerReport {
    /// The accounts with their lines.
    pub data: GeneralLedger,
    /// Which of all lines of all accounts these are; only where a page was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub pagination: Option<Pagination>,
}

/// Every line of every account from one day to another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GeneralLedger {
    /// The first day.
    pub date_from: Date,
    /// The last day.
    pub date_to: Date,
    /// ISO 4217.
    pub currency: String,
    /// By code: those with lines, and those with a balance.
    pub accounts: Vec<GeneralLedgerAccount>,
}

/// An account from one day to another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GeneralLedgerAccount {
    /// Names it.
    pub account_id: AccountId,
    /// Its name in the chart.
    pub account_code: String,
    /// What it is called.
    pub account_name: String,
    /// What it is.
    pub account_type: AccountType,
    /// What it came to before the first day: debits less credits.
    pub opening_balance: Money,
    /// Of all its lines in these days, on whichever page.
    pub total_debit: Money,
    /// Likewise.
    pub total_credit: Money,
    /// What it came to at the end of the last day: debits less credits.
    pub closing_balance: Money,
    /// How many lines it has in these days, on whichever page.
    pub line_count: i64,
    /// The earliest first; on a page, those of them that are on it.
    pub lines: Vec<AccountEntry>,
}

//! The trial balance.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::AccountGroup;
use crate::contract::words::words;
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

words! {
    /// What income and expenses are counted from.
    ReportBasis {
        /// Everything ever posted.
        Cumulative = "cumulative",
        /// The first day of the financial year: earlier results are in retained earnings.
        FinancialYear = "financial_year",
    }
}

/// Balance of every account at the end of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TrialBalance {
    /// Date of the trial balance, as at the end of the day; null if it includes all postings.
    #[schema(required)]
    pub as_at: Option<Date>,
    /// What income and expenses are counted from.
    pub basis: ReportBasis,
    /// First day of the financial year that `as_at` falls in; null with `basis` `cumulative`.
    #[schema(required)]
    pub year_from: Option<Date>,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Accounts in order of code; those with a zero balance are omitted.
    pub rows: Vec<TrialBalanceRow>,
    /// Total debits.
    pub total_debit: Money,
    /// Total credits, which equals total debits.
    pub total_credit: Money,
    /// What it is compared with, latest first, months in order; only present if `compare` was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub comparatives: Option<Vec<TrialBalanceComparative>>,
}

/// Balance of one account, as a debit or a credit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TrialBalanceRow {
    /// ID of the account.
    pub account_id: AccountId,
    /// Account code.
    pub account_code: String,
    /// Name of the account.
    pub account_name: String,
    /// Account type.
    pub account_type: AccountType,
    /// Group of the account.
    pub group: AccountGroup,
    /// Debit balance; 0.00 if there is none.
    pub debit: Money,
    /// Credit balance; 0.00 if there is none.
    pub credit: Money,
}

/// A trial balance that another is compared with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TrialBalanceComparative {
    /// `previous_year`, `previous_period`, or the month (`YYYY-MM`).
    pub label: String,
    /// Date, as at the end of the day.
    pub as_at: Date,
    /// Accounts in order of code; those with a zero balance are omitted.
    pub rows: Vec<TrialBalanceRow>,
    /// What the rows add up to.
    pub totals: TrialBalanceTotals,
}

/// Totals of a trial balance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TrialBalanceTotals {
    /// Total debits.
    pub total_debit: Money,
    /// Total credits, which equals total debits.
    pub total_credit: Money,
}

//! The cash-flow statement.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::AccountGroup;
use crate::contract::words::words;
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

words! {
    /// What cash came from or went to.
    CashFlowActivity {
        /// Charged against the profit without cash: depreciation.
        NonCash = "non_cash",
        /// Change in debtors, stock, creditors and other current items.
        WorkingCapital = "working_capital",
        /// Fixed assets bought and sold.
        Investing = "investing",
        /// Loans, capital and dividends.
        Financing = "financing",
    }
}

/// How the profit of a period became its change in cash (indirect method).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CashFlow {
    /// First day of the period.
    pub date_from: Date,
    /// Last day of the period.
    pub date_to: Date,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Accounts by activity, in order of code, that changed in the period; income, expenses and cash are in
    /// the totals.
    pub rows: Vec<CashFlowRow>,
    /// What they come to.
    pub totals: CashFlowTotals,
    /// Whether the change in cash is what the accounts of the group `cash` changed by.
    pub agrees: bool,
    /// What it is compared with, latest first, months in order; only present if `compare` was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub comparatives: Option<Vec<CashFlowComparative>>,
}

/// What an account did to cash.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CashFlowRow {
    /// Activity that it belongs to.
    pub activity: CashFlowActivity,
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
    /// Cash in; negative for cash out.
    pub amount: Money,
}

/// Totals of a cash-flow statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CashFlowTotals {
    /// Income less expenses; negative for a loss.
    pub net_profit: Money,
    /// Total of the rows of the activity `non_cash`.
    pub non_cash: Money,
    /// Total of the rows of the activity `working_capital`.
    pub working_capital: Money,
    /// Net profit with both.
    pub net_cash_from_operating: Money,
    /// Total of the rows of the activity `investing`.
    pub net_cash_from_investing: Money,
    /// Total of the rows of the activity `financing`.
    pub net_cash_from_financing: Money,
    /// Change in cash: operating, investing and financing activities.
    pub net_change: Money,
    /// Cash before the first day: accounts of the group `cash`, overdrafts less.
    pub opening_cash: Money,
    /// Cash at the end of the last day.
    pub closing_cash: Money,
}

/// A cash-flow statement that another is compared with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CashFlowComparative {
    /// `previous_year`, `previous_period`, or the month (`YYYY-MM`).
    pub label: String,
    /// First day of the period.
    pub date_from: Date,
    /// Last day of the period.
    pub date_to: Date,
    /// Accounts by activity, in order of code.
    pub rows: Vec<CashFlowRow>,
    /// What they come to.
    pub totals: CashFlowTotals,
}

//! Profit and loss, and the balance sheet.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::AccountGroup;
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// Income and expenses over a period.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ProfitAndLoss {
    /// First day of the period.
    pub date_from: Date,
    /// Last day of the period.
    pub date_to: Date,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// INCOME accounts: credits less debits.
    pub income: Section,
    /// EXPENSE accounts: debits less credits.
    pub expenses: Section,
    /// Turnover less cost of sales.
    pub gross_profit: Money,
    /// Gross profit and other income less overheads.
    pub operating_profit: Money,
    /// Operating profit with what the group `finance` comes to.
    pub profit_before_tax: Money,
    /// Income less expenses; negative for a loss.
    pub net_profit: Money,
    /// What it is compared with, latest first, months in order; only present if `compare` was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub comparatives: Option<Vec<ProfitAndLossComparative>>,
}

/// Assets, liabilities and equity at the end of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BalanceSheet {
    /// Date of the balance sheet, as at the end of the day.
    pub as_at: Date,
    /// First day of the financial year that `as_at` falls in.
    pub year_from: Date,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// ASSET accounts: debits less credits.
    pub assets: Section,
    /// LIABILITY accounts: credits less debits.
    pub liabilities: Section,
    /// Current assets and cash less current liabilities and overdrafts.
    pub net_current_assets: Money,
    /// Fixed assets and net current assets.
    pub total_assets_less_current_liabilities: Money,
    /// Assets less liabilities.
    pub net_assets: Money,
    /// Owners' equity, which equals net assets.
    pub equity: EquitySection,
    /// Total liabilities and equity, which equals total assets.
    pub total_liabilities_and_equity: Money,
    /// Whether assets equal liabilities plus equity.
    pub balances: bool,
    /// What it is compared with, latest first, months in order; only present if `compare` was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub comparatives: Option<Vec<BalanceSheetComparative>>,
}

/// Accounts of one type, with their total.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportSection)]
pub struct Section {
    /// Accounts in order of code; those with a zero balance are omitted.
    pub rows: Vec<SectionRow>,
    /// Sub-total of each group that has rows, in the order of accounts.
    pub groups: Vec<GroupTotal>,
    /// Total of all rows.
    pub total: Money,
}

/// Sub-total of the accounts of one group.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportGroup)]
pub struct GroupTotal {
    /// The group.
    pub group: AccountGroup,
    /// Total of its rows.
    pub total: Money,
}

/// Balance of one account, on the normal side for its type.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportRow)]
pub struct SectionRow {
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
    /// Balance; negative if it is on the opposite side from normal.
    pub amount: Money,
}

/// Owners' equity.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct EquitySection {
    /// EQUITY accounts in order of code: credits less debits. Accounts with a zero balance are
    /// omitted.
    pub rows: Vec<SectionRow>,
    /// Profit or loss of earlier years. Calculated: no journal is posted at year end.
    pub earlier_years: Money,
    /// Profit or loss of the current year to date. Calculated from the first day of the year.
    pub current_year: Money,
    /// Total of all rows and both results.
    pub total: Money,
}

/// A profit and loss account that another is compared with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ProfitAndLossComparative {
    /// `previous_year`, `previous_period`, or the month (`YYYY-MM`).
    pub label: String,
    /// First day of the period.
    pub date_from: Date,
    /// Last day of the period.
    pub date_to: Date,
    /// Income, then expenses, in order of code; those with a zero balance are omitted.
    pub rows: Vec<SectionRow>,
    /// What the rows add up to.
    pub totals: ProfitAndLossTotals,
}

/// Totals of a profit and loss account.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ProfitAndLossTotals {
    /// Total income.
    pub income: Money,
    /// Total expenses.
    pub expenses: Money,
    /// Turnover less cost of sales.
    pub gross_profit: Money,
    /// Gross profit and other income less overheads.
    pub operating_profit: Money,
    /// Operating profit with what the group `finance` comes to.
    pub profit_before_tax: Money,
    /// Income less expenses; negative for a loss.
    pub net_profit: Money,
}

/// A balance sheet that another is compared with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BalanceSheetComparative {
    /// `previous_year`, `previous_period`, or the month (`YYYY-MM`).
    pub label: String,
    /// Date, as at the end of the day.
    pub as_at: Date,
    /// Assets, liabilities, then equity, in order of code; those with a zero balance are omitted.
    pub rows: Vec<SectionRow>,
    /// What the rows add up to.
    pub totals: BalanceSheetTotals,
}

/// Totals of a balance sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BalanceSheetTotals {
    /// Total assets.
    pub assets: Money,
    /// Total liabilities.
    pub liabilities: Money,
    /// Current assets and cash less current liabilities and overdrafts.
    pub net_current_assets: Money,
    /// Fixed assets and net current assets.
    pub total_assets_less_current_liabilities: Money,
    /// Assets less liabilities.
    pub net_assets: Money,
    /// Profit or loss of earlier years.
    pub earlier_years: Money,
    /// Profit or loss of the year up to the day.
    pub current_year: Money,
    /// Total equity, which equals net assets.
    pub equity: Money,
}

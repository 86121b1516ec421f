//! Profit and loss, and the balance sheet.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
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
    /// Income less expenses; negative for a loss.
    pub net_profit: Money,
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
    /// Assets less liabilities.
    pub net_assets: Money,
    /// Owners' equity, which equals net assets.
    pub equity: EquitySection,
    /// Total liabilities and equity, which equals total assets.
    pub total_liabilities_and_equity: Money,
    /// Whether assets equal liabilities plus equity.
    pub balances: bool,
}

/// Accounts of one type, with their total.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportSection)]
pub struct Section {
    /// Accounts in order of code; those with a zero balance are omitted.
    pub rows: Vec<SectionRow>,
    /// Total of all rows.
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

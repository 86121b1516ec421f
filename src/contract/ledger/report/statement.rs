//! Profit and loss, and the balance sheet.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// What was earned and spent from one day to another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ProfitAndLoss {
    /// The first day.
    pub date_from: Date,
    /// The last day.
    pub date_to: Date,
    /// ISO 4217.
    pub currency: String,
    /// Accounts of type INCOME: credits less debits.
    pub income: Section,
    /// Accounts of type EXPENSE: debits less credits.
    pub expenses: Section,
    /// Income less expenses; a loss is negative.
    pub net_profit: Money,
}

/// What was owned and owed at the end of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct BalanceSheet {
    /// The day.
    pub as_at: Date,
    /// The first day of the organisation's year that the day is in.
    pub year_from: Date,
    /// ISO 4217.
    pub currency: String,
    /// Accounts of type ASSET: debits less credits.
    pub assets: Section,
    /// Accounts of type LIABILITY: credits less debits.
    pub liabilities: Section,
    /// Assets less liabilities.
    pub net_assets: Money,
    /// What is left to the owners: as much as the net assets.
    pub equity: EquitySection,
    /// Of liabilities and equity: as much as the assets.
    pub total_liabilities_and_equity: Money,
    /// Whether assets equal liabilities and equity.
    pub balances: bool,
}

/// Accounts of a kind, with what they add up to.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportSection)]
pub struct Section {
    /// By code; accounts that came to nothing are left out.
    pub rows: Vec<SectionRow>,
    /// Of all rows.
    pub total: Money,
}

/// What one account came to, on the side that its kind has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportRow)]
pub struct SectionRow {
    /// Names it.
    pub account_id: AccountId,
    /// Its name in the chart.
    pub account_code: String,
    /// What it is called.
    pub account_name: String,
    /// What it came to; negative on the other side than the usual one.
    pub amount: Money,
}

/// What is left to the owners.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct EquitySection {
    /// Accounts of type EQUITY by code: credits less debits. Those that came to nothing are left out.
    pub rows: Vec<SectionRow>,
    /// What the years before came to: computed, nothing is posted at the end of a year.
    pub earlier_years: Money,
    /// What this year has come to so far: computed, the profit and loss from its first day.
    pub current_year: Money,
    /// Of all rows and both results.
    pub total: Money,
}

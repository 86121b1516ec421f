//! The trial balance.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::chart::AccountType;
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// What every account came to at the end of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TrialBalance {
    /// The day; everything ever posted where it is null.
    #[schema(required)]
    pub as_at: Option<Date>,
    /// ISO 4217.
    pub currency: String,
    /// By code; accounts that came to nothing are left out.
    pub rows: Vec<TrialBalanceRow>,
    /// Of all rows.
    pub total_debit: Money,
    /// Of all rows: the same.
    pub total_credit: Money,
}

/// What one account came to, on one side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TrialBalanceRow {
    /// Names it.
    pub account_id: AccountId,
    /// Its name in the chart.
    pub account_code: String,
    /// What it is called.
    pub account_name: String,
    /// What it is.
    pub account_type: AccountType,
    /// What debits exceed credits by; 0.00 where they do not.
    pub debit: Money,
    /// What credits exceed debits by; 0.00 where they do not.
    pub credit: Money,
}

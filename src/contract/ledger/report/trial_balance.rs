//! The trial balance.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::chart::AccountType;
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// Balance of every account at the end of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TrialBalance {
    /// Date of the trial balance, as at the end of the day; null if it includes all postings.
    #[schema(required)]
    pub as_at: Option<Date>,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Accounts in order of code; those with a zero balance are omitted.
    pub rows: Vec<TrialBalanceRow>,
    /// Total debits.
    pub total_debit: Money,
    /// Total credits, which equals total debits.
    pub total_credit: Money,
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
    /// Debit balance; 0.00 if there is none.
    pub debit: Money,
    /// Credit balance; 0.00 if there is none.
    pub credit: Money,
}

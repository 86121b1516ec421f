//! What customers owe and suppliers are owed, by how long it has been due.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::date::Date;
use crate::id::{AccountId, ContactId};
use crate::money::Money;

/// What was open at the end of a day, by how long it had been due.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AgedReport {
    /// The day.
    pub as_at: Date,
    /// ISO 4217.
    pub currency: String,
    /// By name: contacts with something open.
    pub contacts: Vec<AgedContact>,
    /// Of all contacts.
    pub total: AgedAmounts,
    /// The account that invoices, receipts and payments move; null where there is none.
    #[schema(required)]
    pub control_account: Option<ControlAccount>,
    /// Whether the total is what the control account came to.
    pub agrees: bool,
}

/// What was open with a contact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AgedContact {
    /// Names it.
    pub contact_id: ContactId,
    /// What it is called.
    pub contact_name: String,
    /// Its name elsewhere.
    #[schema(required)]
    pub contact_reference: Option<String>,
    /// How much, since when.
    pub open: AgedAmounts,
}

/// Open amounts by the days they were past due.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AgedAmounts {
    /// Not past due.
    pub current: Money,
    /// 1 to 30 days past due.
    pub days_1_to_30: Money,
    /// 31 to 60 days.
    pub days_31_to_60: Money,
    /// 61 to 90 days.
    pub days_61_to_90: Money,
    /// 91 days and more.
    pub days_over_90: Money,
    /// Receipts, payments and credit notes as far as they settle no invoice: negative.
    pub unallocated: Money,
    /// Of all these.
    pub total: Money,
}

/// What the control account came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ControlAccount {
    /// Names it.
    pub account_id: AccountId,
    /// Its name in the chart.
    pub account_code: String,
    /// What it is called.
    pub account_name: String,
    /// Of receivables debits less credits, of payables credits less debits.
    pub balance: Money,
}

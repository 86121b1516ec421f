//! What customers owe and suppliers are owed, by how long it has been due.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::date::Date;
use crate::id::{AccountId, ContactId};
use crate::money::Money;

/// Amounts outstanding at the end of a day, by how long they are overdue.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AgedReport {
    /// Date of the report, as at the end of the day.
    pub as_at: Date,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Contacts with an outstanding balance, in order of name.
    pub contacts: Vec<AgedContact>,
    /// Total of all contacts.
    pub total: AgedAmounts,
    /// Control account that invoices, receipts and payments are posted to; null if there is none.
    #[schema(required)]
    pub control_account: Option<ControlAccount>,
    /// Whether the total agrees with the balance of the control account.
    pub agrees: bool,
}

/// Amounts outstanding for a contact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AgedContact {
    /// ID of the contact.
    pub contact_id: ContactId,
    /// Name of the contact.
    pub contact_name: String,
    /// Your reference for the contact.
    #[schema(required)]
    pub contact_reference: Option<String>,
    /// Outstanding amounts by age.
    pub open: AgedAmounts,
}

/// Outstanding amounts by days overdue.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AgedAmounts {
    /// Not yet overdue.
    pub current: Money,
    /// 1 to 30 days overdue.
    pub days_1_to_30: Money,
    /// 31 to 60 days overdue.
    pub days_31_to_60: Money,
    /// 61 to 90 days overdue.
    pub days_61_to_90: Money,
    /// More than 90 days overdue.
    pub days_over_90: Money,
    /// Receipts, payments and credit notes not allocated to any invoice, as a negative figure.
    pub unallocated: Money,
    /// Total of all these.
    pub total: Money,
}

/// Balance of the control account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ControlAccount {
    /// ID of the account.
    pub account_id: AccountId,
    /// Account code.
    pub account_code: String,
    /// Name of the account.
    pub account_name: String,
    /// Balance: debits less credits for receivables, credits less debits for payables.
    pub balance: Money,
}

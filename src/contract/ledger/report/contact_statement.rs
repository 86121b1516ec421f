//! The statement of account of a contact.

use serde::{Deserialize, Serialize};

use super::aged::AgedAmounts;
use crate::contract::ledger::invoice::InvoiceType;
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, filters};
use crate::date::Date;
use crate::id::{ContactId, ContraId, InvoiceId, JournalId, SettlementId};
use crate::money::Money;

/// Side and period of a statement of account.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct ContactStatementFilter {
    /// `sales`: the contact as a customer; `purchase`: as a supplier. Default: `purchase` for a contact of the kind
    /// `supplier`, otherwise `sales`.
    #[param(rename = "type")]
    pub invoice_type: Option<InvoiceType>,
    /// First day; default: the start of the financial year that `date_to` is in.
    pub date_from: Option<Date>,
    /// Last day; default: today in UTC.
    pub date_to: Option<Date>,
}

words! {
    /// What a line of a statement of account is about.
    ContactStatementItem {
        /// An invoice.
        Invoice = "invoice",
        /// A credit note.
        CreditNote = "credit_note",
        /// Money in: from a customer, or back from a supplier.
        Receipt = "receipt",
        /// Money out: to a supplier, or back to a customer.
        Payment = "payment",
        /// What of a document is written off.
        WriteOff = "write_off",
        /// What is set against the other side of the contact.
        Contra = "contra",
    }
}

/// A statement of account: what a customer owes, or a supplier is owed, and how it came about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ContactStatement {
    /// ID of the contact.
    pub contact_id: ContactId,
    /// Name of the contact.
    pub contact_name: String,
    /// Your reference for the contact.
    #[schema(required)]
    pub contact_reference: Option<String>,
    /// The contact as a customer (`sales`) or as a supplier (`purchase`).
    #[serde(rename = "type")]
    pub invoice_type: InvoiceType,
    /// First day of the period.
    pub date_from: Date,
    /// Last day of the period.
    pub date_to: Date,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Balance before the first day; positive: the customer owed it, or the supplier was owed it.
    pub opening_balance: Money,
    /// Documents, receipts, payments, write-offs and contras of the period and what was voided in it, earliest first.
    pub lines: Vec<ContactStatementLine>,
    /// Balance at the end of the last day.
    pub closing_balance: Money,
    /// The closing balance by how long it is overdue at the end of the last day.
    pub open: AgedAmounts,
}

/// A line of a statement of account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ContactStatementLine {
    /// Date of the document, receipt, payment, write-off or contra, or the date on which it was voided.
    pub date: Date,
    /// What it is.
    pub kind: ContactStatementItem,
    /// Whether the line takes it back, because it was voided.
    pub void: bool,
    /// ID of the invoice or credit note, also of a write-off; null for a receipt, payment or contra.
    #[schema(required)]
    pub invoice_id: Option<InvoiceId>,
    /// ID of the receipt or payment; null for anything else.
    #[schema(required)]
    pub settlement_id: Option<SettlementId>,
    /// ID of the contra; null for anything else.
    #[schema(required)]
    pub contra_id: Option<ContraId>,
    /// Journal that it was posted by.
    pub journal_id: JournalId,
    /// Number of the document; null for a receipt, payment or contra.
    #[schema(required)]
    pub number: Option<String>,
    /// Reference.
    #[schema(required)]
    pub reference: Option<String>,
    /// Due date of an invoice; null for anything else.
    #[schema(required)]
    pub due_date: Option<Date>,
    /// What it adds to the balance; negative if it reduces it.
    pub amount: Money,
    /// What of it was neither paid nor allocated at the end of the last day, with the sign of the amount.
    pub outstanding: Money,
    /// Balance after this line.
    pub balance: Money,
}

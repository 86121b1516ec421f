//! Receipts of customers and payments to suppliers, and what of them settles which invoice.

use serde::{Deserialize, Serialize};

use crate::contract::strict::form::above_zero;
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::date::Date;
use crate::id::{
    AllocationId, BankAccountId, BankTransactionId, ContactId, InvoiceId, JournalId, SettlementId,
};
use crate::money::Money;
use crate::time::Timestamp;

/// Most allocations of a request, and of a receipt, a payment or a credit note.
pub const ALLOCATIONS_MAX: usize = NewAllocations::ALLOCATIONS_MAX;

words! {
    /// Which way the money went.
    SettlementType {
        /// In.
        Receipt = "receipt",
        /// Out.
        Payment = "payment",
    }

    /// Whether it counts.
    SettlementStatus {
        /// It does.
        Posted = "posted",
        /// It was undone.
        Void = "void",
    }
}

/// A part of an amount that is to settle an invoice.
#[body]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewAllocation {
    /// The invoice; of money back the credit note.
    pub invoice_id: InvoiceId,
    /// How much of it; above 0.
    #[body(then = above_zero)]
    pub amount: Money,
}

/// A receipt or a payment to be made.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewSettlement {
    /// A receipt is money in, a payment money out.
    #[serde(rename = "type")]
    pub kind: SettlementType,
    /// Whose money, or for whom.
    pub contact_id: ContactId,
    /// Where it went in or out.
    pub bank_account_id: BankAccountId,
    /// The day.
    pub date: Date,
    /// How much; above 0.
    #[body(then = above_zero)]
    pub amount: Money,
    /// Money back: a payment to a customer, or a receipt from a supplier. It settles credit notes.
    #[schema(default = false)]
    pub refund: bool,
    /// A document's number.
    #[schema(max_length = 255)]
    pub reference: Option<String>,
    /// The invoices that it settles, of the same contact. They add up to the amount or less; the rest
    /// stays with the contact.
    #[schema(min_items = 1, max_items = 500)]
    pub allocations: Option<Vec<NewAllocation>>,
    /// The organisation's currency, for callers who want to be sure.
    #[body(max_length = 3)]
    pub currency: Option<String>,
}

/// What more a receipt, a payment or a credit note is to settle.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewAllocations {
    /// The invoices, and how much of each.
    #[schema(min_items = 1, max_items = 500)]
    pub allocations: Vec<NewAllocation>,
    /// The organisation's currency, for callers who want to be sure.
    #[body(max_length = 3)]
    pub currency: Option<String>,
}

/// How a receipt or a payment is undone; no body stands for an empty object.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct VoidSettlement {
    /// For the record of who did what.
    #[schema(max_length = 500)]
    pub reason: Option<String>,
    /// The day it is undone on; left out, the first that it may be: its own, or the latest on which
    /// something that it had settled was taken back; where that is locked, the first that is not.
    pub void_date: Option<Date>,
}

/// Which receipts and payments to list.
#[filters]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct SettlementFilter {
    /// Receipts or payments.
    #[param(rename = "type")]
    pub kind: Option<SettlementType>,
    /// Only this status.
    pub status: Option<SettlementStatus>,
    /// Only this contact.
    pub contact_id: Option<ContactId>,
    /// Only this bank account.
    pub bank_account_id: Option<BankAccountId>,
    /// On or after this date.
    pub date_from: Option<Date>,
    /// On or before this date.
    pub date_to: Option<Date>,
    /// With this text in the reference, or in the contact's name, reference or email address, ignoring case.
    #[param(min_length = 1, max_length = 200)]
    pub search: Option<String>,
}

/// A receipt of a customer or a payment to a supplier, or money back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Settlement {
    /// Names it.
    pub id: SettlementId,
    /// A receipt is money in, a payment money out.
    #[serde(rename = "type")]
    pub kind: SettlementType,
    /// Whether it counts.
    pub status: SettlementStatus,
    /// Money back: a payment to a customer, or a receipt from a supplier.
    pub refund: bool,
    /// Whose money, or for whom.
    pub contact_id: ContactId,
    /// What the contact is called.
    pub contact_name: String,
    /// Where it went in or out.
    pub bank_account_id: BankAccountId,
    /// The day.
    pub date: Date,
    /// How much.
    pub amount: Money,
    /// ISO 4217.
    pub currency: String,
    /// A document's number.
    #[schema(required)]
    pub reference: Option<String>,
    /// What of it settles invoices.
    pub allocated_amount: Money,
    /// What of it stays with the contact; 0.00 once it is void.
    pub unallocated_amount: Money,
    /// What of it settles which invoice; what was taken back is not among them.
    pub allocations: Vec<Allocation>,
    /// The row of the statement that is this money.
    #[schema(required)]
    pub bank_transaction_id: Option<BankTransactionId>,
    /// The journal that it is in the books by.
    pub journal_id: JournalId,
    /// The day it was undone on.
    #[schema(required)]
    pub void_date: Option<Date>,
    /// The journal that undoes it.
    #[schema(required)]
    pub void_journal_id: Option<JournalId>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was changed last.
    pub updated_at: Timestamp,
    /// Grows with every change.
    pub version: i64,
}

/// What of a receipt, a payment or a credit note settles an invoice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Allocation {
    /// Names it.
    pub id: AllocationId,
    /// The invoice; of money back the credit note.
    pub invoice_id: InvoiceId,
    /// Its number.
    pub invoice_number: String,
    /// The receipt or payment; null where a credit note settles the invoice.
    #[schema(required)]
    pub settlement_id: Option<SettlementId>,
    /// The credit note; null where a receipt or a payment settles the invoice.
    #[schema(required)]
    pub credit_note_id: Option<InvoiceId>,
    /// How much.
    pub amount: Money,
    /// From which day on it counts: the later of both, or a later one on which an allocation of either was
    /// taken back.
    pub date: Date,
    /// When it was made.
    pub created_at: Timestamp,
}

//! Receipts of customers and payments to suppliers, and what of them settles which invoice.

use serde::{Deserialize, Serialize};

use crate::contract::ledger::metadata::Metadata;
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::contract::strict::form::above_zero;
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::date::Date;
use crate::id::{
    AllocationId, BankAccountId, BankTransactionId, ContactId, ContraId, InvoiceId, JournalId,
    SettlementId,
};
use crate::money::Money;
use crate::time::Timestamp;

/// Maximum number of allocations in a request, and on a receipt, a payment or a credit note.
pub const ALLOCATIONS_MAX: usize = NewAllocations::ALLOCATIONS_MAX;

words! {
    /// Direction of a settlement.
    SettlementType {
        /// Money in.
        Receipt = "receipt",
        /// Money out.
        Payment = "payment",
    }

    /// Status of a settlement.
    SettlementStatus {
        /// Posted.
        Posted = "posted",
        /// Void.
        Void = "void",
    }
}

/// An allocation to make: an amount that settles an invoice.
#[body]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewAllocation {
    /// The invoice, or the credit note where the money is a refund.
    pub invoice_id: InvoiceId,
    /// Amount allocated; greater than 0.
    #[body(then = above_zero)]
    pub amount: Money,
}

/// What makes a receipt a deposit: a tax point on its day.
#[body]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewDeposit {
    /// VAT code of the supply that it is for; its VAT is in the amount.
    pub vat_code: LedgerVatCode,
}

/// A receipt or payment to create.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewSettlement {
    /// Receipt (money in) or payment (money out).
    #[serde(rename = "type")]
    pub kind: SettlementType,
    /// Contact who paid or was paid.
    pub contact_id: ContactId,
    /// Bank account the money was paid into or out of.
    pub bank_account_id: BankAccountId,
    /// Date.
    pub date: Date,
    /// Amount; greater than 0.
    #[body(then = above_zero)]
    pub amount: Money,
    /// Whether it is a refund: a payment to a customer, or a receipt from a supplier. A refund
    /// settles credit notes.
    #[schema(default = false)]
    pub refund: bool,
    /// Document number or other reference.
    #[schema(max_length = 255)]
    pub reference: Option<String>,
    /// Invoices it settles, all for the same contact. The total may not exceed the amount; any
    /// remainder is left unallocated on the contact's account.
    #[schema(min_items = 1, max_items = 500)]
    pub allocations: Option<Vec<NewAllocation>>,
    /// For a receipt from a customer before the invoice: its VAT counts on its day, and is released when it is allocated
    /// to the invoice. Leave it out for a security deposit, which has no VAT.
    #[body(object)]
    pub deposit: Option<NewDeposit>,
    /// Your own ID for the receipt or payment; must be unique.
    #[schema(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Keys and values of your own: at most 20 keys.
    pub metadata: Option<Metadata>,
    /// Optional check: if given, must be the organisation's currency.
    #[body(max_length = 3)]
    pub currency: Option<String>,
    /// Whether what is rarely meant is refused. By default it is accepted, with `warnings`.
    #[schema(default = false)]
    pub strict: bool,
}

/// Further allocations of a receipt, a payment or a credit note.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewAllocations {
    /// Invoices, and the amount allocated to each.
    #[schema(min_items = 1, max_items = 500)]
    pub allocations: Vec<NewAllocation>,
    /// Optional check: if given, must be the organisation's currency.
    #[body(max_length = 3)]
    pub currency: Option<String>,
    /// Whether what is rarely meant is refused. By default it is accepted, with `warnings`.
    #[schema(default = false)]
    pub strict: bool,
}

/// How to void a receipt or payment; the body may be omitted.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct VoidSettlement {
    /// Reason, recorded in the audit log.
    #[schema(max_length = 500)]
    pub reason: Option<String>,
    /// Date the void takes effect. Defaults to the earliest allowed: its own date, or the latest
    /// date on which one of its allocations was taken back; if that is locked, the first open day.
    pub void_date: Option<Date>,
}

/// Filters for listing receipts and payments.
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
    /// With exactly this external ID.
    #[param(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Created or changed at this time or later.
    pub updated_since: Option<Timestamp>,
}

/// The VAT of a receipt that is a deposit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Deposit {
    /// VAT code.
    pub vat_code: LedgerVatCode,
    /// Amount without the VAT, which counted on the date of the receipt.
    pub net_amount: Money,
    /// VAT in the amount, which counted on the date of the receipt.
    pub vat_amount: Money,
    /// What of the VAT is released, since it is allocated to invoices that have the VAT of the whole.
    pub vat_released: Money,
}

/// A receipt from a customer, a payment to a supplier, or a refund.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Settlement {
    /// Unique identifier.
    pub id: SettlementId,
    /// Receipt (money in) or payment (money out).
    #[serde(rename = "type")]
    pub kind: SettlementType,
    /// Whether it is posted or void.
    pub status: SettlementStatus,
    /// Whether it is a refund: a payment to a customer, or a receipt from a supplier.
    pub refund: bool,
    /// Contact who paid or was paid.
    pub contact_id: ContactId,
    /// Name of the contact.
    pub contact_name: String,
    /// Bank account the money was paid into or out of.
    pub bank_account_id: BankAccountId,
    /// Date.
    pub date: Date,
    /// Amount.
    pub amount: Money,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Document number or other reference.
    #[schema(required)]
    pub reference: Option<String>,
    /// Amount allocated to invoices.
    pub allocated_amount: Money,
    /// Amount not yet allocated; 0.00 if void.
    pub unallocated_amount: Money,
    /// Allocations to invoices, except those that have been taken back.
    pub allocations: Vec<Allocation>,
    /// If it is a deposit, its VAT; null for any other receipt or payment.
    #[schema(required)]
    pub deposit: Option<Deposit>,
    /// Bank transaction for this money.
    #[schema(required)]
    pub bank_transaction_id: Option<BankTransactionId>,
    /// Your own ID for the receipt or payment.
    #[schema(required)]
    pub external_id: Option<String>,
    /// Keys and values of your own.
    #[serde(default)]
    #[schema(required)]
    pub metadata: Metadata,
    /// Journal that records it in the books.
    pub journal_id: JournalId,
    /// Date the void took effect.
    #[schema(required)]
    pub void_date: Option<Date>,
    /// Journal that reverses it.
    #[schema(required)]
    pub void_journal_id: Option<JournalId>,
    /// When it was created.
    pub created_at: Timestamp,
    /// When it was last updated.
    pub updated_at: Timestamp,
    /// Version number; increases with every change.
    pub version: i64,
}

/// An allocation: the part of a receipt, payment, credit note or contra that settles an invoice; or what of a document
/// is written off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Allocation {
    /// Unique identifier.
    pub id: AllocationId,
    /// The invoice; or the credit note where the money is a refund, or a bank transaction takes it off what the
    /// invoices come to.
    pub invoice_id: InvoiceId,
    /// Document number.
    pub invoice_number: String,
    /// Receipt or payment; null if a credit note or a contra settles the invoice, or a write-off.
    #[schema(required)]
    pub settlement_id: Option<SettlementId>,
    /// Credit note; null if a receipt, a payment or a contra settles the invoice, or a write-off.
    #[schema(required)]
    pub credit_note_id: Option<InvoiceId>,
    /// Contra; null if something else settles the invoice.
    #[schema(required)]
    pub contra_id: Option<ContraId>,
    /// Amount allocated.
    pub amount: Money,
    /// Date the allocation takes effect: the later of the two documents' dates, or a later date on
    /// which an allocation of either was taken back.
    pub date: Date,
    /// When it was created.
    pub created_at: Timestamp,
}

//! Receipts of customers and payments to suppliers, and what of them settles which invoice.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::contract::issue::FieldIssues;
use crate::contract::strict::form::{Form, any_text, id, positive_money, word};
use crate::contract::strict::{boolean, date};
use crate::contract::words::words;
use crate::date::Date;
use crate::id::{
    AllocationId, BankAccountId, BankTransactionId, ContactId, InvoiceId, JournalId, SettlementId,
};
use crate::money::Money;
use crate::time::Timestamp;

/// Most allocations of a request, and of a receipt, a payment or a credit note.
pub const ALLOCATIONS_MAX: usize = 500;

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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAllocation {
    /// The invoice; of money back the credit note.
    pub invoice_id: InvoiceId,
    /// How much of it; above 0.
    pub amount: Money,
}

impl NewAllocation {
    /// Reads one that stands at this path of a body.
    pub fn read_at(json: &str, path: &str, issues: &mut FieldIssues) -> Option<Self> {
        let mut form = Form::open(json, ["invoice_id", "amount"], path, issues)?;
        let invoice_id = form.required("invoice_id", id);
        let amount = form.required("amount", positive_money);
        Some(Self { invoice_id: invoice_id?, amount: amount? })
    }
}

/// A receipt or a payment to be made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
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
    pub amount: Money,
    /// Money back: a payment to a customer, or a receipt from a supplier. It settles credit notes.
    #[schema(required = false, default = false)]
    pub refund: bool,
    /// A document's number.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 255)]
    pub reference: Option<String>,
    /// The invoices that it settles, of the same contact. They add up to the amount or less; the rest
    /// stays with the contact.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, min_items = 1, max_items = 500)]
    pub allocations: Option<Vec<NewAllocation>>,
    /// The organisation's currency, for callers who want to be sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub currency: Option<String>,
}

impl NewSettlement {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = [
            "type",
            "contact_id",
            "bank_account_id",
            "date",
            "amount",
            "refund",
            "reference",
            "allocations",
            "currency",
        ];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let kind = form.required("type", word);
            let contact_id = form.required("contact_id", id);
            let bank_account_id = form.required("bank_account_id", id);
            let date = form.required("date", date);
            let amount = form.required("amount", positive_money);
            let refund = form.or("refund", false, boolean);
            let reference = form.optional("reference", |json| any_text(json, 255));
            let allocations =
                form.list_or_none("allocations", ALLOCATIONS_MAX, NewAllocation::read_at);
            let currency = form.optional("currency", |json| any_text(json, 3));
            Some(Self {
                kind: kind?,
                contact_id: contact_id?,
                bank_account_id: bank_account_id?,
                date: date?,
                amount: amount?,
                refund: refund?,
                reference: reference?,
                allocations: allocations?,
                currency: currency?,
            })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

/// What more a receipt, a payment or a credit note is to settle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAllocations {
    /// The invoices, and how much of each.
    #[schema(min_items = 1, max_items = 500)]
    pub allocations: Vec<NewAllocation>,
    /// The organisation's currency, for callers who want to be sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub currency: Option<String>,
}

impl NewAllocations {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = ["allocations", "currency"];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let allocations =
                form.list_filled("allocations", ALLOCATIONS_MAX, NewAllocation::read_at);
            let currency = form.optional("currency", |json| any_text(json, 3));
            Some(Self { allocations: allocations?, currency: currency? })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

/// How a receipt or a payment is undone; no body stands for an empty object.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VoidSettlement {
    /// For the record of who did what.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 500)]
    pub reason: Option<String>,
    /// The day it is undone on; left out, the first that it may be: its own, or the latest on which
    /// something that it had settled was taken back; where that is locked, the first that is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub void_date: Option<Date>,
}

impl VoidSettlement {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = ["reason", "void_date"];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let reason = form.optional("reason", |json| any_text(json, 500));
            let void_date = form.optional("void_date", date);
            Some(Self { reason: reason?, void_date: void_date? })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
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

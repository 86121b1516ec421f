//! Purchases that went unpaid for six months: their VAT is given back until they are paid.

use serde::{Deserialize, Serialize};

use crate::contract::{ToSchema, body};
use crate::date::Date;
use crate::id::{AccountId, ContactId, InvoiceId, JournalId};
use crate::money::Money;

/// How to give back the VAT of purchases that went unpaid for six months.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct RepayInputVat {
    /// Date of the postings: they count in the VAT return of that day. Only purchases that had gone unpaid for six
    /// months by then.
    pub date: Date,
    /// Account that takes the VAT until the purchases are paid, such as other debtors.
    pub account_id: AccountId,
    /// Reason, recorded in the audit log.
    #[schema(max_length = 500)]
    pub reason: Option<String>,
}

/// A purchase invoice that went unpaid for six months, and its VAT.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct UnpaidPurchase {
    /// The invoice.
    pub invoice_id: InvoiceId,
    /// Document number.
    pub number: String,
    /// Supplier.
    pub contact_id: ContactId,
    /// Name of the supplier.
    pub contact_name: String,
    /// Due date.
    pub due_date: Date,
    /// Day from which its VAT is to be given back: six months after the due date or the tax point, whichever is
    /// later.
    pub repay_from: Date,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Amount neither paid nor credited.
    pub amount_unpaid: Money,
    /// VAT of it that was given back before.
    pub vat_repaid: Money,
    /// VAT of it that is to be given back, or was just given back.
    pub vat_to_repay: Money,
    /// Journal by which it was just given back; null in a list.
    #[schema(required)]
    pub journal_id: Option<JournalId>,
}

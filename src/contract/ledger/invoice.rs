//! Invoices and credit notes, sales and purchase.

mod changes;
mod object;

use rust_decimal::Decimal;
use serde::Serialize;

use crate::contract::chart::VatCode;
use crate::contract::strict::{JsonKind, ValueFault, number, text};
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::csv::is_unseen;
use crate::date::Date;
use crate::factor::Factor;
use crate::id::{AccountId, ContactId};
use crate::money::Money;

pub use changes::{Issuing, Voiding};
pub use object::{Invoice, InvoiceLine, InvoiceSummary};

words! {
    /// Whether something is sold or bought.
    InvoiceType {
        /// To a customer.
        Sales = "sales",
        /// From a supplier.
        Purchase = "purchase",
    }

    /// What a document is.
    InvoiceKind {
        /// It asks for money.
        Invoice = "invoice",
        /// It takes some of that back.
        CreditNote = "credit_note",
    }

    /// What has become of a document.
    InvoiceStatus {
        /// It is in no books yet, and may change.
        Draft = "draft",
        /// It is in the books, and open.
        Issued = "issued",
        /// A part of it is settled.
        PartPaid = "part_paid",
        /// All of it is settled.
        Paid = "paid",
        /// It counts no more.
        Void = "void",
    }

    /// Whether prices have VAT in them.
    AmountsAre {
        /// VAT comes on top.
        Exclusive = "exclusive",
        /// VAT is in them.
        Inclusive = "inclusive",
    }
}

/// A document to be made. It is issued at once unless it is to be a draft. Source: contract part 2.6.
#[body(patch(
    /// What changes of a draft; of a document that is issued only `due_date`, `reference` and `notes`. What
    /// is left out stays.
    InvoicePatch as PatchInvoice
))]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewInvoice {
    /// Whether it is sold or bought.
    #[serde(rename = "type")]
    pub invoice_type: InvoiceType,
    /// What it is.
    #[schema(default = "invoice")]
    pub kind: InvoiceKind,
    /// The customer or supplier.
    pub contact_id: ContactId,
    /// Its number: left out, the next one of a sequence where it is sold; the supplier's where it is
    /// bought, which is then needed to issue it.
    #[schema(min_length = 1, max_length = 50)]
    #[body(then = document_number, patch_doc = "Its number; null for the next one of the sequence, or none yet.")]
    pub number: Option<String>,
    /// The day it counts for, which is that of its VAT too.
    #[body(patch_doc = "The day it counts for. Where it moves alone, the due date moves with it.")]
    pub issue_date: Date,
    /// The day it is to be paid by; left out, the contact's terms say it, and a credit note has its
    /// own day.
    #[body(not_null_in_patch, patch_doc = "The day it is to be paid by.")]
    pub due_date: Option<Date>,
    /// Whether prices have VAT in them.
    #[schema(default = "exclusive")]
    pub amounts_are: AmountsAre,
    /// An order's number, or what else it is known by.
    #[schema(max_length = 255)]
    pub reference: Option<String>,
    /// What to write below it.
    #[schema(max_length = 4_000)]
    pub notes: Option<String>,
    /// Whether it is issued at once; else it is kept as a draft.
    #[schema(default = true)]
    #[body(not_in_patch)]
    pub issue: bool,
    /// What is sold or bought.
    #[schema(min_items = 1, max_items = 500)]
    #[body(patch_doc = "What is sold or bought, as a whole.")]
    pub lines: Vec<NewInvoiceLine>,
    /// The organisation's currency, for callers who want to be sure.
    #[body(max_length = 3, not_null_in_patch)]
    pub currency: Option<String>,
}

/// Something that is sold or bought.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewInvoiceLine {
    /// What it is.
    #[schema(min_length = 1, max_length = 500)]
    pub description: String,
    /// How many, or how much.
    #[schema(value_type = f64, default = 1)]
    #[body(with = factor)]
    pub quantity: Factor,
    /// What one costs; below 0 for what is taken off.
    #[schema(value_type = f64)]
    #[body(with = factor)]
    pub unit_price: Factor,
    /// Per cent that are taken off.
    #[schema(value_type = f64, minimum = 0, maximum = 100)]
    #[body(with = factor, then = percentage)]
    pub discount_percent: Option<Factor>,
    /// Where its net goes.
    pub account_id: AccountId,
    /// How it stands to VAT.
    #[schema(default = "NV")]
    pub vat_code: VatCode,
    /// The VAT that is printed on it, a magnitude; left out, the code's rate says it, and 0 is none.
    pub vat_amount: Option<Money>,
}

/// Which documents to list.
#[filters]
#[derive(Debug, Clone, Default, PartialEq, Eq, IntoParams)]
pub struct InvoiceFilter {
    /// Sales or purchase.
    #[param(rename = "type")]
    pub invoice_type: Option<InvoiceType>,
    /// Only this kind.
    pub kind: Option<InvoiceKind>,
    /// Only this status.
    pub status: Option<InvoiceStatus>,
    /// Only this customer or supplier.
    pub contact_id: Option<ContactId>,
    /// Issued on or after this date.
    pub date_from: Option<Date>,
    /// Issued on or before this date.
    pub date_to: Option<Date>,
    /// Only overdue documents, or only those that are not.
    pub overdue: Option<bool>,
    /// With exactly this number.
    #[param(min_length = 1, max_length = 50)]
    pub number: Option<String>,
    /// With this text in the number, reference or notes, ignoring case.
    #[param(min_length = 1, max_length = 200)]
    pub search: Option<String>,
}

/// A number is typed off paper and compared: nothing in it may be unseen, and no blank stand at an end.
fn document_number(number: String) -> Result<String, ValueFault> {
    let is_blank = |sign: char| sign.is_whitespace() && sign != ' ';
    if number.trim() != number || number.contains(|sign| is_unseen(sign) || is_blank(sign)) {
        let must = "must have no blank at an end, and nothing in it that cannot be seen";
        return Err(must.to_owned());
    }
    Ok(number)
}

/// A quantity or a price: a number, or its digits as a text.
fn factor(json: &str) -> Result<Factor, ValueFault> {
    let parsed = match JsonKind::of(json) {
        JsonKind::Text => Factor::parse(&text(json)?),
        _ => Factor::parse(number(json)?),
    };
    parsed.map_err(|error| error.to_string())
}

fn percentage(percent: Factor) -> Result<Factor, ValueFault> {
    if (Decimal::ZERO..=Decimal::ONE_HUNDRED).contains(&percent.decimal()) {
        return Ok(percent);
    }
    Err("must be from 0 to 100".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_an_exclusive_invoice_of_one_each_that_is_issued() {
        let id = ContactId::NOBODY;
        let json = r#"{"type":"sales","contact_id":"x","issue_date":"2026-03-02",
            "lines":[{"description":"Widgets","unit_price":"1.2500","account_id":"y"}]}"#;
        let read = NewInvoice::read(json).unwrap();
        assert_eq!((read.kind, read.amounts_are), (InvoiceKind::Invoice, AmountsAre::Exclusive));
        assert_eq!((read.issue, read.contact_id), (true, id));
        let line = &read.lines[0];
        assert_eq!((line.quantity.to_string(), line.vat_code), ("1".to_owned(), VatCode::Nv));
        assert_eq!(line.unit_price.to_string(), "1.2500");
    }

    #[test]
    fn nothing_in_a_number_is_unseen() {
        for number in [" B-1", "B-1 ", "B-1\n", "B\tb", "B-1\u{200b}", "B\u{a0}1"] {
            let refused = document_number(number.to_owned()).unwrap_err();
            assert!(refused.contains("cannot be seen"), "{number}");
        }
        for number in ["B-1", "R 2026/14", "№ 7", "Ä-1"] {
            assert_eq!(document_number(number.to_owned()).unwrap(), number);
        }
    }

    #[test]
    fn faults_of_lines_are_named_by_their_paths() {
        let json = r#"{"type":"sale","contact_id":1,"issue_date":"2026-02-30","number":" ","lines":[
            {"description":"","quantity":1.23456,"unit_price":1e2,"discount_percent":100.1,
             "account_id":"a","vat_code":"XX","vat_amount":0.001},{}]}"#;
        let issues = NewInvoice::read(json).unwrap_err().issues;
        let fields: Vec<_> = issues.iter().map(|issue| &*issue.field).collect();
        let expected = [
            "type",
            "contact_id",
            "number",
            "issue_date",
            "lines[0].description",
            "lines[0].quantity",
            "lines[0].unit_price",
            "lines[0].discount_percent",
            "lines[0].vat_code",
            "lines[0].vat_amount",
            "lines[1].description",
            "lines[1].unit_price",
            "lines[1].account_id",
        ];
        assert_eq!(fields, expected);
        let none = r#"{"type":"sales","contact_id":"x","issue_date":"2026-03-02","lines":[]}"#;
        assert_eq!(&*NewInvoice::read(none).unwrap_err().issues[0].field, "lines");
    }
}

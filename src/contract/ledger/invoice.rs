//! Invoices and credit notes, sales and purchase.

mod changes;
mod object;

use rust_decimal::Decimal;
use serde::Serialize;

use crate::contract::ToSchema;
use crate::contract::chart::VatCode;
use crate::contract::issue::FieldIssues;
use crate::contract::strict::form::{Form, any_text, filled_text, id, money, word};
use crate::contract::strict::{JsonKind, ValueFault, boolean, date, number, text};
use crate::contract::words::words;
use crate::csv::is_unseen;
use crate::date::Date;
use crate::factor::Factor;
use crate::id::{AccountId, ContactId};
use crate::money::Money;

pub use changes::{InvoicePatch, Issuing, Voiding};
pub use object::{Invoice, InvoiceLine, InvoiceSummary};

/// Most lines of a document.
pub const LINES_MAX: usize = 500;

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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInvoice {
    /// Whether it is sold or bought.
    #[serde(rename = "type")]
    pub invoice_type: InvoiceType,
    /// What it is.
    #[schema(required = false, default = "invoice")]
    pub kind: InvoiceKind,
    /// The customer or supplier.
    pub contact_id: ContactId,
    /// Its number: left out, the next one of a sequence where it is sold; the supplier's where it is
    /// bought, which is then needed to issue it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, min_length = 1, max_length = 50)]
    pub number: Option<String>,
    /// The day it counts for, which is that of its VAT too.
    pub issue_date: Date,
    /// The day it is to be paid by; left out, the contact's terms say it, and a credit note has its
    /// own day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub due_date: Option<Date>,
    /// Whether prices have VAT in them.
    #[schema(required = false, default = "exclusive")]
    pub amounts_are: AmountsAre,
    /// An order's number, or what else it is known by.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 255)]
    pub reference: Option<String>,
    /// What to write below it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, max_length = 4_000)]
    pub notes: Option<String>,
    /// Whether it is issued at once; else it is kept as a draft.
    #[schema(required = false, default = true)]
    pub issue: bool,
    /// What is sold or bought.
    #[schema(min_items = 1, max_items = 500)]
    pub lines: Vec<NewInvoiceLine>,
    /// The organisation's currency, for callers who want to be sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub currency: Option<String>,
}

/// Something that is sold or bought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInvoiceLine {
    /// What it is.
    #[schema(min_length = 1, max_length = 500)]
    pub description: String,
    /// How many, or how much.
    #[schema(value_type = f64, required = false, default = 1)]
    pub quantity: Factor,
    /// What one costs; below 0 for what is taken off.
    #[schema(value_type = f64)]
    pub unit_price: Factor,
    /// Per cent that are taken off.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = f64, nullable = false, minimum = 0, maximum = 100)]
    pub discount_percent: Option<Factor>,
    /// Where its net goes.
    pub account_id: AccountId,
    /// How it stands to VAT.
    #[schema(required = false, default = "NV")]
    pub vat_code: VatCode,
    /// The VAT that is printed on it, a magnitude; left out, the code's rate says it, and 0 is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub vat_amount: Option<Money>,
}

impl NewInvoice {
    /// Reads the body.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read(json: &str) -> Result<Self, FieldIssues> {
        let mut issues = FieldIssues::default();
        let keys = [
            "type",
            "kind",
            "contact_id",
            "number",
            "issue_date",
            "due_date",
            "amounts_are",
            "reference",
            "notes",
            "issue",
            "lines",
            "currency",
        ];
        let read = Form::open(json, keys, "", &mut issues).and_then(|mut form| {
            let invoice_type = form.required("type", word);
            let kind = form.or("kind", InvoiceKind::Invoice, word);
            let contact_id = form.required("contact_id", id);
            let number = form.optional("number", document_number);
            let issue_date = form.required("issue_date", date);
            let due_date = form.optional("due_date", date);
            let amounts_are = form.or("amounts_are", AmountsAre::Exclusive, word);
            let reference = form.optional("reference", reference);
            let notes = form.optional("notes", notes);
            let issue = form.or("issue", true, boolean);
            let lines = form.list_filled("lines", LINES_MAX, NewInvoiceLine::read_at);
            let currency = form.optional("currency", |json| any_text(json, 3));
            Some(Self {
                invoice_type: invoice_type?,
                kind: kind?,
                contact_id: contact_id?,
                number: number?,
                issue_date: issue_date?,
                due_date: due_date?,
                amounts_are: amounts_are?,
                reference: reference?,
                notes: notes?,
                issue: issue?,
                lines: lines?,
                currency: currency?,
            })
        });
        read.filter(|_| issues.is_empty()).ok_or(issues)
    }
}

impl NewInvoiceLine {
    fn read_at(json: &str, path: &str, issues: &mut FieldIssues) -> Option<Self> {
        let keys = [
            "description",
            "quantity",
            "unit_price",
            "discount_percent",
            "account_id",
            "vat_code",
            "vat_amount",
        ];
        let mut form = Form::open(json, keys, path, issues)?;
        let description = form.required("description", |json| filled_text(json, 500));
        let quantity = form.optional("quantity", factor);
        let unit_price = form.required("unit_price", factor);
        let discount_percent = form.optional("discount_percent", discount);
        let account_id = form.required("account_id", id);
        let vat_code = form.or("vat_code", VatCode::Nv, word);
        let vat_amount = form.optional("vat_amount", money);
        Some(Self {
            description: description?,
            quantity: quantity?.unwrap_or(Factor::ONE),
            unit_price: unit_price?,
            discount_percent: discount_percent?,
            account_id: account_id?,
            vat_code: vat_code?,
            vat_amount: vat_amount?,
        })
    }
}

/// A number is typed off paper and compared: nothing in it may be unseen, and no blank stand at an end.
fn document_number(json: &str) -> Result<String, ValueFault> {
    let number = filled_text(json, 50)?;
    let is_blank = |sign: char| sign.is_whitespace() && sign != ' ';
    if number.trim() != number || number.contains(|sign| is_unseen(sign) || is_blank(sign)) {
        let must = "must have no blank at an end, and nothing in it that cannot be seen";
        return Err(must.to_owned());
    }
    Ok(number)
}

fn reference(json: &str) -> Result<String, ValueFault> {
    any_text(json, 255)
}

fn notes(json: &str) -> Result<String, ValueFault> {
    any_text(json, 4_000)
}

/// A quantity or a price: a number, or its digits as a text.
fn factor(json: &str) -> Result<Factor, ValueFault> {
    let parsed = match JsonKind::of(json) {
        JsonKind::Text => Factor::parse(&text(json)?),
        _ => Factor::parse(number(json)?),
    };
    parsed.map_err(|error| error.to_string())
}

fn discount(json: &str) -> Result<Factor, ValueFault> {
    let percent = factor(json)?;
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
        for number in [r" B-1", r"B-1 ", r"B-1\n", r"B\tb", r"B-1\u200b", r"B\u00a01"] {
            let refused = document_number(&format!("\"{number}\"")).unwrap_err();
            assert!(refused.contains("cannot be seen"), "{number}");
        }
        for number in ["B-1", "R 2026/14", "№ 7", "Ä-1"] {
            assert_eq!(document_number(&format!("\"{number}\"")).unwrap(), number);
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

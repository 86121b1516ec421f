//! An invoice or credit note as it is entered.

use rust_decimal::Decimal;
use serde::Serialize;

use super::kinds::{AmountsAre, InvoiceKind, InvoiceType};
use crate::contract::ledger::metadata::Metadata;
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::contract::strict::{JsonKind, ValueFault, number, text};
use crate::contract::{ToSchema, body};
use crate::csv::is_unseen;
use crate::date::Date;
use crate::factor::Factor;
use crate::id::{AccountId, ContactId};
use crate::money::Money;

/// An invoice or credit note to create. It is issued at once unless it is to be a draft. Source:
/// contract part 2.6.
#[body(patch(
    /// Changes to a draft; once a document is issued, only `due_date`, `reference`, `notes`,
    /// `external_id` and `metadata` can be changed. Omitted fields stay as they are.
    InvoicePatch as PatchInvoice
))]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewInvoice {
    /// Whether it is a sale or a purchase.
    #[serde(rename = "type")]
    pub invoice_type: InvoiceType,
    /// Invoice or credit note.
    #[schema(default = "invoice")]
    pub kind: InvoiceKind,
    /// Customer or supplier.
    pub contact_id: ContactId,
    /// Document number. If omitted, sales documents take the next number in sequence. Purchase
    /// documents carry the supplier's number, which is required before they are issued.
    #[schema(min_length = 1, max_length = 50)]
    #[body(then = document_number, patch_doc = "Document number; null for the next in sequence, or for none yet.")]
    pub number: Option<String>,
    /// Issue date.
    #[body(patch_doc = "Issue date. If it is changed on its own, the due date moves with it.")]
    pub issue_date: Date,
    /// Tax point, which decides the VAT rates and the VAT return; defaults to the issue date. Give it
    /// if the supply was more than 14 days before the issue date. For a credit note: the tax point of the
    /// supply it credits, which decides the rates; it counts in the return of its issue date.
    #[body(patch_doc = "Tax point; null for the issue date.")]
    pub tax_point: Option<Date>,
    /// Due date; defaults to the issue date plus the contact's payment terms, or to the issue date
    /// for a credit note.
    #[body(not_null_in_patch, patch_doc = "Due date.")]
    pub due_date: Option<Date>,
    /// Whether prices include VAT.
    #[schema(default = "exclusive")]
    pub amounts_are: AmountsAre,
    /// Order number or other reference.
    #[schema(max_length = 255)]
    pub reference: Option<String>,
    /// Notes shown below the lines.
    #[schema(max_length = 4_000)]
    pub notes: Option<String>,
    /// Your own ID for the document; must be unique.
    #[schema(min_length = 1, max_length = 255)]
    pub external_id: Option<String>,
    /// Keys and values of your own: at most 20 keys.
    #[body(
        patch_doc = "Keys and values of your own, which replace all existing ones; null for none."
    )]
    pub metadata: Option<Metadata>,
    /// Whether to issue it at once; otherwise it is saved as a draft.
    #[schema(default = true)]
    #[body(not_in_patch)]
    pub issue: bool,
    /// Lines of the document.
    #[schema(min_items = 1, max_items = 500)]
    #[body(patch_doc = "Lines of the document; they replace all existing lines.")]
    pub lines: Vec<NewInvoiceLine>,
    /// Optional check: if given, must be the organisation's currency.
    #[body(max_length = 3, not_null_in_patch)]
    pub currency: Option<String>,
    /// Whether what is rarely meant is refused. By default it is accepted, with `warnings`.
    #[schema(default = false)]
    #[body(not_in_patch)]
    pub strict: bool,
}

/// A line of a new invoice or credit note.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewInvoiceLine {
    /// Description.
    #[schema(min_length = 1, max_length = 500)]
    pub description: String,
    /// Quantity.
    #[schema(value_type = f64, default = 1)]
    #[body(with = factor)]
    pub quantity: Factor,
    /// Price per unit; negative for a deduction.
    #[schema(value_type = f64)]
    #[body(with = factor)]
    pub unit_price: Factor,
    /// Discount as a percentage.
    #[schema(value_type = f64, minimum = 0, maximum = 100)]
    #[body(with = factor, then = percentage)]
    pub discount_percent: Option<Factor>,
    /// Account the net amount is posted to.
    pub account_id: AccountId,
    /// VAT code.
    #[schema(default = "NV")]
    pub vat_code: LedgerVatCode,
    /// VAT shown on the document, as a positive figure. If omitted, it is calculated at the code's
    /// rate; 0 means no VAT. Where the buyer accounts for the VAT, it is on top of the amount.
    pub vat_amount: Option<Money>,
}

/// A number is typed off paper and compared: it may not contain invisible characters, nor start or
/// end with a blank.
fn document_number(number: String) -> Result<String, ValueFault> {
    let is_blank = |sign: char| sign.is_whitespace() && sign != ' ';
    if number.trim() != number || number.contains(|sign| is_unseen(sign) || is_blank(sign)) {
        let must = "must have no blank at an end, and nothing in it that cannot be seen";
        return Err(must.to_owned());
    }
    Ok(number)
}

/// A quantity or a price: a number, or its digits as a string.
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
        assert_eq!((line.quantity.to_string(), line.vat_code), ("1".to_owned(), LedgerVatCode::NV));
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
             "account_id":"a","vat_code":"xx","vat_amount":0.001},{}]}"#;
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

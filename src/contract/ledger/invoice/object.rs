//! Documents as a caller gets them.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use super::kinds::{AmountsAre, InvoiceKind, InvoiceStatus, InvoiceType};
use crate::contract::ToSchema;
use crate::contract::ledger::metadata::Metadata;
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::date::Date;
use crate::factor::Factor;
use crate::id::{AccountId, ContactId, InvoiceId, JournalId};
use crate::money::Money;
use crate::time::Timestamp;

/// An invoice or a credit note, without its lines. Amounts on a credit note are positive too.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct InvoiceSummary {
    /// Unique identifier.
    pub id: InvoiceId,
    /// Whether it is a sale or a purchase.
    #[serde(rename = "type")]
    pub invoice_type: InvoiceType,
    /// Invoice or credit note.
    pub kind: InvoiceKind,
    /// Status.
    pub status: InvoiceStatus,
    /// Document number; null for a draft that has none yet.
    #[schema(required)]
    pub number: Option<String>,
    /// Customer or supplier.
    pub contact_id: ContactId,
    /// Name of the customer or supplier.
    pub contact_name: String,
    /// Issue date.
    pub issue_date: Date,
    /// Tax point: decides the VAT rates and the VAT return.
    pub tax_point: Date,
    /// Due date.
    pub due_date: Date,
    /// Whether prices include VAT.
    pub amounts_are: AmountsAre,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// Order number or other reference.
    #[schema(required)]
    pub reference: Option<String>,
    /// Notes shown below the lines.
    #[schema(required)]
    pub notes: Option<String>,
    /// Your own ID for the document.
    #[schema(required)]
    pub external_id: Option<String>,
    /// Keys and values of your own.
    #[serde(default)]
    #[schema(required)]
    pub metadata: Metadata,
    /// Total excluding VAT.
    pub net_total: Money,
    /// Total VAT.
    pub vat_total: Money,
    /// Total including VAT.
    pub gross_total: Money,
    /// Amount settled by receipts and payments.
    pub amount_paid: Money,
    /// Amount settled by credit notes; for a credit note, the amount it settles on invoices.
    pub amount_credited: Money,
    /// Amount written off.
    pub amount_written_off: Money,
    /// VAT of it that was relieved as that of a bad debt, or of a purchase given back since it is unpaid.
    pub vat_relieved: Money,
    /// Amount still due: neither paid, credited nor written off; 0.00 if void.
    pub amount_due: Money,
    /// Whether it is an invoice still open after its due date.
    pub overdue: bool,
    /// Journal that records it in the books.
    #[schema(required)]
    pub journal_id: Option<JournalId>,
    /// Date the void took effect.
    #[schema(required)]
    pub void_date: Option<Date>,
    /// Journal that reverses the document's own.
    #[schema(required)]
    pub void_journal_id: Option<JournalId>,
    /// When it was created.
    pub created_at: Timestamp,
    /// When it was last updated.
    pub updated_at: Timestamp,
    /// Version number; increases with every change.
    pub version: i64,
}

/// An invoice or a credit note.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Invoice {
    /// The document without its lines.
    #[serde(flatten)]
    pub summary: InvoiceSummary,
    /// Lines of the document.
    pub lines: Vec<InvoiceLine>,
}

impl<'de> Deserialize<'de> for Invoice {
    /// Read twice, since money is read from the digits of a number, which a flattened member has lost.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        struct WithLines {
            lines: Vec<InvoiceLine>,
        }
        let json = <Box<RawValue>>::deserialize(deserializer)?;
        let WithLines { lines } = serde_json::from_str(json.get()).map_err(D::Error::custom)?;
        let summary = serde_json::from_str(json.get()).map_err(D::Error::custom)?;
        Ok(Self { summary, lines })
    }
}

/// A line of an invoice or a credit note.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct InvoiceLine {
    /// Description.
    pub description: String,
    /// Quantity, as submitted.
    #[schema(value_type = f64)]
    pub quantity: Factor,
    /// Price per unit, as submitted.
    #[schema(value_type = f64)]
    pub unit_price: Factor,
    /// Discount as a percentage, as submitted.
    #[schema(value_type = Option<f64>, required)]
    pub discount_percent: Option<Factor>,
    /// Account the net amount is posted to.
    pub account_id: AccountId,
    /// Code of the account.
    pub account_code: String,
    /// VAT code.
    pub vat_code: LedgerVatCode,
    /// Net amount, excluding VAT.
    pub net_amount: Money,
    /// VAT.
    pub vat_amount: Money,
    /// Total including VAT.
    pub gross_amount: Money,
    /// What the document must say of the VAT of the line: on sales with a domestic reverse charge, that the customer
    /// accounts for it.
    #[schema(required)]
    #[serde(default)]
    pub vat_note: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_is_read_as_it_is_written_with_every_digit() {
        let json = r#"{"id":"inv_00000000000000000000000001","type":"sales","kind":"invoice","status":"paid","number":null,"contact_id":"con_00000000000000000000000001","contact_name":"Birch","issue_date":"2026-03-02","tax_point":"2026-03-02","due_date":"2026-03-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"external_id":null,"metadata":{"k":"v"},"net_total":1.00,"vat_total":0.00,"gross_total":1.00,"amount_paid":1.00,"amount_credited":0.00,"amount_written_off":0.00,"vat_relieved":0.00,"amount_due":0.00,"overdue":false,"journal_id":null,"void_date":null,"void_journal_id":null,"created_at":"2026-03-02T00:00:00.000Z","updated_at":"2026-03-02T00:00:00.000Z","version":1,"lines":[{"description":"x","quantity":1.0,"unit_price":1.0000,"discount_percent":0.50,"account_id":"acc_00000000000000000000000001","account_code":"4000","vat_code":"NV","net_amount":1.00,"vat_amount":0.00,"gross_amount":1.00,"vat_note":null}]}"#;
        let read: Invoice = serde_json::from_str(json).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), json);
    }
}

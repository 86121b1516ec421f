//! Documents as a caller gets them.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use super::{AmountsAre, InvoiceKind, InvoiceStatus, InvoiceType};
use crate::contract::ToSchema;
use crate::contract::chart::VatCode;
use crate::date::Date;
use crate::factor::Factor;
use crate::id::{AccountId, ContactId, InvoiceId, JournalId};
use crate::money::Money;
use crate::time::Timestamp;

/// An invoice or a credit note, without its lines. Amounts of a credit note are above 0 too.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct InvoiceSummary {
    /// Names it.
    pub id: InvoiceId,
    /// Whether it is sold or bought.
    #[serde(rename = "type")]
    pub invoice_type: InvoiceType,
    /// What it is.
    pub kind: InvoiceKind,
    /// What has become of it.
    pub status: InvoiceStatus,
    /// Its number; null for a draft that has none yet.
    #[schema(required)]
    pub number: Option<String>,
    /// The customer or supplier.
    pub contact_id: ContactId,
    /// What they are called.
    pub contact_name: String,
    /// The day it counts for.
    pub issue_date: Date,
    /// The day it is to be paid by.
    pub due_date: Date,
    /// Whether prices have VAT in them.
    pub amounts_are: AmountsAre,
    /// ISO 4217.
    pub currency: String,
    /// An order's number, or what else it is known by.
    #[schema(required)]
    pub reference: Option<String>,
    /// What stands below it.
    #[schema(required)]
    pub notes: Option<String>,
    /// Without VAT.
    pub net_total: Money,
    /// The VAT.
    pub vat_total: Money,
    /// Both.
    pub gross_total: Money,
    /// What receipts and payments settle of it.
    pub amount_paid: Money,
    /// What credit notes settle of it; of a credit note, what it settles of invoices.
    pub amount_credited: Money,
    /// What is left of it; 0.00 once it is void.
    pub amount_due: Money,
    /// Whether it is an invoice that is open after its due date.
    pub overdue: bool,
    /// The journal that it is in the books by.
    #[schema(required)]
    pub journal_id: Option<JournalId>,
    /// The day it counts no more from.
    #[schema(required)]
    pub void_date: Option<Date>,
    /// The journal that undoes its own.
    #[schema(required)]
    pub void_journal_id: Option<JournalId>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was changed last.
    pub updated_at: Timestamp,
    /// Grows with every change.
    pub version: i64,
}

/// An invoice or a credit note.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Invoice {
    /// What stands above and below its lines.
    #[serde(flatten)]
    pub summary: InvoiceSummary,
    /// What is sold or bought.
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
    /// What it is.
    pub description: String,
    /// How many, or how much, as it was sent.
    #[schema(value_type = f64)]
    pub quantity: Factor,
    /// What one costs, as it was sent.
    #[schema(value_type = f64)]
    pub unit_price: Factor,
    /// Per cent that are taken off, as they were sent.
    #[schema(value_type = Option<f64>, required)]
    pub discount_percent: Option<Factor>,
    /// Where its net goes.
    pub account_id: AccountId,
    /// That account's name in the chart.
    pub account_code: String,
    /// How it stands to VAT.
    pub vat_code: VatCode,
    /// Without VAT.
    pub net_amount: Money,
    /// The VAT.
    pub vat_amount: Money,
    /// Both.
    pub gross_amount: Money,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_is_read_as_it_is_written_with_every_digit() {
        let json = r#"{"id":"inv_00000000000000000000000001","type":"sales","kind":"invoice","status":"paid","number":null,"contact_id":"con_00000000000000000000000001","contact_name":"Birch","issue_date":"2026-03-02","due_date":"2026-03-02","amounts_are":"exclusive","currency":"GBP","reference":null,"notes":null,"net_total":1.00,"vat_total":0.00,"gross_total":1.00,"amount_paid":1.00,"amount_credited":0.00,"amount_due":0.00,"overdue":false,"journal_id":null,"void_date":null,"void_journal_id":null,"created_at":"2026-03-02T00:00:00.000Z","updated_at":"2026-03-02T00:00:00.000Z","version":1,"lines":[{"description":"x","quantity":1.0,"unit_price":1.0000,"discount_percent":0.50,"account_id":"acc_00000000000000000000000001","account_code":"4000","vat_code":"NV","net_amount":1.00,"vat_amount":0.00,"gross_amount":1.00}]}"#;
        let read: Invoice = serde_json::from_str(json).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), json);
    }
}

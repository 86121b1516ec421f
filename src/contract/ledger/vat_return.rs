//! VAT returns, and what they are made of.

use serde::{Deserialize, Serialize};

use crate::contract::chart::VatCode;
use crate::contract::ledger::journal::Source;
use crate::contract::ledger::organisation::VatScheme;
use crate::contract::page::Pagination;
use crate::contract::strict::ValueFault;
use crate::contract::strict::form::not_zero;
use crate::contract::words::words;
use crate::contract::{IntoParams, ToSchema, body, filters};
use crate::date::Date;
use crate::factor::Factor;
use crate::id::{
    AccountId, AllocationId, BankTransactionId, ContactId, InvoiceId, JournalId, VatReturnId,
};
use crate::money::Money;
use crate::time::Timestamp;

/// The boxes that may be adjusted: the others follow.
const ADJUSTABLE: [u8; 7] = [1, 2, 4, 6, 7, 8, 9];

words! {
    /// To which side of a VAT return something goes.
    Side {
        /// Sales.
        Output = "output",
        /// Purchases.
        Input = "input",
    }

    /// Which way the money of a VAT return goes.
    Direction {
        /// It is owed.
        Pay = "pay",
        /// It comes back.
        Reclaim = "reclaim",
        /// There is none.
        Nil = "nil",
    }

    /// How far a VAT return has come.
    VatReturnStatus {
        /// It follows the books.
        Draft = "draft",
        /// Its boxes stay as they are.
        Finalised = "finalised",
    }
}

/// The nine boxes of a VAT return; 6 to 9 are whole pounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = VatBoxes)]
pub struct Boxes {
    /// VAT due on sales.
    #[serde(rename = "1")]
    pub box_1: Money,
    /// VAT due on acquisitions.
    #[serde(rename = "2")]
    pub box_2: Money,
    /// VAT due in all: 1 and 2.
    #[serde(rename = "3")]
    pub box_3: Money,
    /// VAT reclaimed on purchases.
    #[serde(rename = "4")]
    pub box_4: Money,
    /// The difference of 3 and 4, without a sign.
    #[serde(rename = "5")]
    pub box_5: Money,
    /// Sales without VAT; under the flat-rate scheme the turnover with it.
    #[serde(rename = "6")]
    pub box_6: Money,
    /// Purchases without VAT.
    #[serde(rename = "7")]
    pub box_7: Money,
    /// Goods supplied abroad, without VAT.
    #[serde(rename = "8")]
    pub box_8: Money,
    /// Goods acquired from abroad, without VAT.
    #[serde(rename = "9")]
    pub box_9: Money,
}

/// The same under the names of HMRC's interface for Making Tax Digital, as it is to be sent there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = HmrcVatReturn)]
#[serde(rename_all = "camelCase")]
pub struct HmrcBoxes {
    /// Box 1.
    pub vat_due_sales: Money,
    /// Box 2.
    pub vat_due_acquisitions: Money,
    /// Box 3.
    pub total_vat_due: Money,
    /// Box 4.
    pub vat_reclaimed_curr_period: Money,
    /// Box 5.
    pub net_vat_due: Money,
    /// Box 6, in pounds.
    #[serde(rename = "totalValueSalesExVAT")]
    pub total_value_sales_ex_vat: i64,
    /// Box 7, in pounds.
    #[serde(rename = "totalValuePurchasesExVAT")]
    pub total_value_purchases_ex_vat: i64,
    /// Box 8, in pounds.
    #[serde(rename = "totalValueGoodsSuppliedExVAT")]
    pub total_value_goods_supplied_ex_vat: i64,
    /// Box 9, in pounds.
    #[serde(rename = "totalAcquisitionsExVAT")]
    pub total_acquisitions_ex_vat: i64,
}

/// What the books say of a period, whether there is a return for it or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct VatReport {
    /// The first day.
    pub date_from: Date,
    /// The last day.
    pub date_to: Date,
    /// ISO 4217.
    pub currency: String,
    /// How the organisation accounts for VAT.
    pub scheme: VatScheme,
    /// The percentage of the flat-rate scheme.
    #[schema(required, value_type = Option<f64>)]
    pub flat_rate_percent: Option<Factor>,
    /// The boxes, each with two decimals.
    pub boxes: Boxes,
    /// Which way box 5 goes.
    pub direction: Direction,
    /// The boxes under HMRC's names.
    pub hmrc: HmrcBoxes,
    /// With `box`: what is behind that box, by day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub entries: Option<Vec<VatEntry>>,
}

/// The period of a VAT return, and what of it to list.
#[filters(check = period_and_page_are_whole)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoParams)]
pub struct VatReportFilter {
    /// First day.
    pub date_from: Date,
    /// Last day.
    pub date_to: Date,
    /// Include a page of the entries behind this box.
    #[param(rename = "box", minimum = 1, maximum = 9)]
    pub number: Option<u8>,
    /// Maximum entries per page; requires `box`.
    #[param(minimum = 1, maximum = 200, default = 50)]
    pub limit: Option<u32>,
    /// Number of entries to skip; requires `box`.
    #[param(minimum = 0, maximum = 9_223_372_036_854_775_807_i64, default = 0)]
    pub offset: Option<i64>,
}

fn period_and_page_are_whole(asked: &VatReportFilter) -> Result<(), (&'static str, &'static str)> {
    match asked {
        _ if asked.date_to < asked.date_from => Err(("date_to", "must be on or after date_from")),
        VatReportFilter { number: None, limit: Some(_), .. } => Err(("box", "requires limit")),
        VatReportFilter { number: None, offset: Some(_), .. } => Err(("box", "requires offset")),
        _ => Ok(()),
    }
}

/// A VAT return that is answered, with `pagination` where `box` was asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct VatReportAnswer {
    /// The return.
    pub data: VatReport,
    /// Which part of the entries is there.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub pagination: Option<Pagination>,
}

/// Something that counts in a VAT return.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct VatEntry {
    /// The day for which it counts: its own, unless that was in a finalised return when it was posted.
    pub vat_date: Date,
    /// Its own day: of the posting, or of the payment where it counts when it is paid.
    pub entry_date: Date,
    /// Sales, or purchases.
    pub side: Side,
    /// How it stands to VAT.
    pub vat_code: VatCode,
    /// Without VAT; below 0 what takes from its side.
    pub net_amount: Money,
    /// The VAT, with the sign of the net.
    pub vat_amount: Money,
    /// Both.
    pub gross_amount: Money,
    /// The journal it comes from; where it counts when it is paid, that of the invoice.
    pub journal_id: JournalId,
    /// The journal's place in the books.
    pub sequence: i64,
    /// What made the journal.
    pub source: Source,
    /// What the journal says.
    pub description: String,
    /// A document's number.
    #[schema(required)]
    pub reference: Option<String>,
    /// The account of the line; null for a part of an invoice that counts when it is paid.
    #[schema(required)]
    pub account_id: Option<AccountId>,
    /// The account's code.
    #[schema(required)]
    pub account_code: Option<String>,
    /// The invoice or the credit note.
    #[schema(required)]
    pub invoice_id: Option<InvoiceId>,
    /// Its number.
    #[schema(required)]
    pub invoice_number: Option<String>,
    /// Its customer or supplier.
    #[schema(required)]
    pub contact_id: Option<ContactId>,
    /// What has settled the invoice, where it counts when it is paid.
    #[schema(required)]
    pub allocation_id: Option<AllocationId>,
    /// The row of a statement that made the journal.
    #[schema(required)]
    pub bank_transaction_id: Option<BankTransactionId>,
}

/// What a return has besides what the books say.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = VatAdjustment)]
pub struct Adjustment {
    /// The box: 1, 2, 4, 6, 7, 8 or 9. Boxes 3 and 5 follow.
    #[serde(rename = "box")]
    #[schema(minimum = 1, maximum = 9)]
    #[body(then = adjustable)]
    pub number: u8,
    /// Above 0 it adds.
    #[body(then = not_zero)]
    pub amount: Money,
    /// Why.
    #[schema(min_length = 1, max_length = 500)]
    pub reason: String,
}

fn adjustable(number: u8) -> Result<u8, ValueFault> {
    if ADJUSTABLE.contains(&number) {
        return Ok(number);
    }
    Err("must be 1, 2, 4, 6, 7, 8 or 9: 3 and 5 follow".to_owned())
}

/// A VAT return to be made, as a draft.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewVatReturn {
    /// The first day.
    pub date_from: Date,
    /// The last day, on or after the first.
    #[body(then = |day| period_end(day, date_from))]
    pub date_to: Date,
    /// What it has besides what the books say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false, max_items = 100)]
    #[body(min_items = 1)]
    pub adjustments: Vec<Adjustment>,
}

/// There is a day behind it, for what is posted later.
fn period_end(day: Date, first: Option<Date>) -> Result<Date, ValueFault> {
    if day.next().is_none() || first.is_some_and(|first| day < first) {
        return Err("must be on or after date_from, and before 9999-12-31".to_owned());
    }
    Ok(day)
}

/// Which VAT returns to list.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct VatReturnFilter {
    /// Only this status.
    pub status: Option<VatReturnStatus>,
    /// With dates on or after this one.
    pub date_from: Option<Date>,
    /// With dates on or before this one.
    pub date_to: Option<Date>,
}

/// A VAT return.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct VatReturn {
    /// Names it.
    pub id: VatReturnId,
    /// The first day.
    pub date_from: Date,
    /// The last day.
    pub date_to: Date,
    /// How far it has come.
    pub status: VatReturnStatus,
    /// ISO 4217.
    pub currency: String,
    /// How it was made; of a draft, how the organisation accounts for VAT now.
    pub scheme: VatScheme,
    /// The percentage of the flat-rate scheme.
    #[schema(required, value_type = Option<f64>)]
    pub flat_rate_percent: Option<Factor>,
    /// What it has besides what the books say.
    pub adjustments: Vec<Adjustment>,
    /// The boxes, each with two decimals; of a draft, as the books are now.
    pub boxes: Boxes,
    /// Which way box 5 goes.
    pub direction: Direction,
    /// The boxes under HMRC's names.
    pub hmrc: HmrcBoxes,
    /// The journal with the difference of the flat-rate scheme.
    #[schema(required)]
    pub journal_id: Option<JournalId>,
    /// When its boxes were made to stay.
    #[schema(required)]
    pub finalised_at: Option<Timestamp>,
    /// When it was made.
    pub created_at: Timestamp,
    /// When it was changed last.
    pub updated_at: Timestamp,
    /// Grows with every change.
    pub version: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_boxes_are_numbered_and_have_two_decimals() {
        let zero = Money::ZERO;
        let boxes = Boxes {
            box_1: Money::from_minor(1_050),
            box_2: zero,
            box_3: zero,
            box_4: zero,
            box_5: zero,
            box_6: Money::from_minor(100_000),
            box_7: zero,
            box_8: zero,
            box_9: zero,
        };
        let json = serde_json::to_string(&boxes).unwrap();
        assert!(json.starts_with("{\"1\":10.50,\"2\":0.00,"), "{json}");
        assert!(json.contains("\"6\":1000.00,"), "{json}");
    }

    #[test]
    fn a_return_that_is_none_is_refused_with_every_fault() {
        let faults = |json: &str| {
            let issues = NewVatReturn::read(json).unwrap_err();
            issues.issues.into_iter().map(|issue| issue.field).collect::<Vec<_>>()
        };
        assert_eq!(faults("{}"), ["date_from", "date_to"]);
        let turned = "{\"date_from\":\"2026-04-01\",\"date_to\":\"2026-03-31\"}";
        assert_eq!(faults(turned), ["date_to"]);
        let last = "{\"date_from\":\"2026-04-01\",\"date_to\":\"9999-12-31\"}";
        assert_eq!(faults(last), ["date_to"]);
        let made = "{\"date_from\":\"2026-01-01\",\"date_to\":\"2026-03-31\",\"adjustments\":[\
            {\"box\":3,\"amount\":1,\"reason\":\"x\"},{\"box\":2,\"amount\":0,\"reason\":\"\"},\
            {\"box\":2,\"amount\":1}]}";
        assert_eq!(
            faults(made),
            [
                "adjustments[0].box",
                "adjustments[1].amount",
                "adjustments[1].reason",
                "adjustments[2].reason"
            ]
        );
    }
}

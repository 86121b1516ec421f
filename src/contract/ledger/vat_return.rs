//! VAT returns, and what they are made of.

use serde::{Deserialize, Serialize};

use crate::contract::ledger::journal::Source;
use crate::contract::ledger::late_vat::LateVat;
use crate::contract::ledger::organisation::VatScheme;
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::ledger::vat_side::Side;
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

/// The boxes that can be adjusted; the others are calculated from them.
const ADJUSTABLE: [u8; 7] = [1, 2, 4, 6, 7, 8, 9];

words! {
    /// Whether VAT is payable or reclaimable.
    Direction {
        /// VAT is payable.
        Pay = "pay",
        /// VAT is reclaimable.
        Reclaim = "reclaim",
        /// Neither: box 5 is nil.
        Nil = "nil",
    }

    /// Status of a VAT return.
    VatReturnStatus {
        /// Draft: follows the books.
        Draft = "draft",
        /// Finalised: its boxes no longer change.
        Finalised = "finalised",
        /// Filed with HMRC.
        Filed = "filed",
        /// Filed with HMRC, from the books that these were imported from.
        FiledElsewhere = "filed_elsewhere",
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
    /// Total VAT due: boxes 1 and 2.
    #[serde(rename = "3")]
    pub box_3: Money,
    /// VAT reclaimed on purchases.
    #[serde(rename = "4")]
    pub box_4: Money,
    /// Net VAT: the difference between boxes 3 and 4, as a positive figure.
    #[serde(rename = "5")]
    pub box_5: Money,
    /// Sales excluding VAT; under the flat-rate scheme, turnover including VAT.
    #[serde(rename = "6")]
    pub box_6: Money,
    /// Purchases excluding VAT.
    #[serde(rename = "7")]
    pub box_7: Money,
    /// Goods supplied abroad, excluding VAT.
    #[serde(rename = "8")]
    pub box_8: Money,
    /// Goods acquired from abroad, excluding VAT.
    #[serde(rename = "9")]
    pub box_9: Money,
}

/// The nine boxes under the field names of HMRC's Making Tax Digital API, ready to submit.
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
    /// Box 6, in whole pounds.
    #[serde(rename = "totalValueSalesExVAT")]
    pub total_value_sales_ex_vat: i64,
    /// Box 7, in whole pounds.
    #[serde(rename = "totalValuePurchasesExVAT")]
    pub total_value_purchases_ex_vat: i64,
    /// Box 8, in whole pounds.
    #[serde(rename = "totalValueGoodsSuppliedExVAT")]
    pub total_value_goods_supplied_ex_vat: i64,
    /// Box 9, in whole pounds.
    #[serde(rename = "totalAcquisitionsExVAT")]
    pub total_acquisitions_ex_vat: i64,
}

/// VAT figures for a period from the books, whether or not a return exists for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct VatReport {
    /// First day of the period.
    pub date_from: Date,
    /// Last day of the period.
    pub date_to: Date,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// VAT accounting scheme.
    pub scheme: VatScheme,
    /// Flat-rate scheme percentage.
    #[schema(required, value_type = Option<f64>)]
    pub flat_rate_percent: Option<Factor>,
    /// The boxes, each to two decimal places.
    pub boxes: Boxes,
    /// Whether box 5 is payable or reclaimable.
    pub direction: Direction,
    /// The boxes under HMRC's field names.
    pub hmrc: HmrcBoxes,
    /// Only with `box`: the entries behind that box, in order of date.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub entries: Option<Vec<VatEntry>>,
}

/// Period of a VAT report, and which box's entries to include.
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

/// A VAT report, with `pagination` if `box` was given.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct VatReportAnswer {
    /// The report.
    pub data: VatReport,
    /// Which page of the entries this is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub pagination: Option<Pagination>,
}

/// An entry that counts towards a VAT return.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct VatEntry {
    /// VAT date, which decides the return it counts in: the entry's own date, unless that was in a
    /// finalised return when it was posted.
    pub vat_date: Date,
    /// The entry's own date: that of the posting or, where VAT is accounted for on payment, of the
    /// payment.
    pub entry_date: Date,
    /// Sales or purchases.
    pub side: Side,
    /// VAT code.
    pub vat_code: LedgerVatCode,
    /// Kind of the VAT code.
    pub vat_kind: TaxCodeKind,
    /// Net amount excluding VAT; negative if it reduces its side.
    pub net_amount: Money,
    /// VAT, with the same sign as the net amount.
    pub vat_amount: Money,
    /// Total including VAT.
    pub gross_amount: Money,
    /// Journal it comes from; where VAT is accounted for on payment, that of the invoice.
    pub journal_id: JournalId,
    /// Sequence number of the journal.
    pub sequence: i64,
    /// Where the journal came from.
    pub source: Source,
    /// Description of the journal.
    pub description: String,
    /// Document number or other reference.
    #[schema(required)]
    pub reference: Option<String>,
    /// Account of the line; null for part of an invoice whose VAT is accounted for on payment.
    #[schema(required)]
    pub account_id: Option<AccountId>,
    /// Code of the account.
    #[schema(required)]
    pub account_code: Option<String>,
    /// Invoice or credit note.
    #[schema(required)]
    pub invoice_id: Option<InvoiceId>,
    /// Document number.
    #[schema(required)]
    pub invoice_number: Option<String>,
    /// Customer or supplier of the document.
    #[schema(required)]
    pub contact_id: Option<ContactId>,
    /// Allocation that settled the invoice, where VAT is accounted for on payment.
    #[schema(required)]
    pub allocation_id: Option<AllocationId>,
    /// Bank transaction that the journal came from.
    #[schema(required)]
    pub bank_transaction_id: Option<BankTransactionId>,
}

/// An adjustment to the figures from the books.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = VatAdjustment)]
pub struct Adjustment {
    /// Box number: 1, 2, 4, 6, 7, 8 or 9. Boxes 3 and 5 are calculated.
    #[serde(rename = "box")]
    #[schema(minimum = 1, maximum = 9)]
    #[body(then = adjustable)]
    pub number: u8,
    /// Amount: positive to increase the box, negative to reduce it.
    #[body(then = not_zero)]
    pub amount: Money,
    /// Reason.
    #[schema(min_length = 1, max_length = 500)]
    pub reason: String,
}

fn adjustable(number: u8) -> Result<u8, ValueFault> {
    if ADJUSTABLE.contains(&number) {
        return Ok(number);
    }
    Err("must be 1, 2, 4, 6, 7, 8 or 9: 3 and 5 follow".to_owned())
}

/// A payment of a VAT return.
#[body]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct VatPayment {
    /// Journal of the payment: it has a line on the VAT control account.
    pub journal_id: JournalId,
}

/// Why a finalised VAT return is opened again.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ReopenVatReturn {
    /// Reason, recorded in the audit log.
    #[schema(min_length = 1, max_length = 500)]
    pub reason: String,
}

/// A VAT return to create, as a draft.
#[body]
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewVatReturn {
    /// First day of the period.
    pub date_from: Date,
    /// Last day of the period, on or after the first.
    #[body(then = |day| period_end(day, date_from))]
    pub date_to: Date,
    /// Adjustments to the figures from the books.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false, max_items = 100)]
    #[body(min_items = 1)]
    pub adjustments: Vec<Adjustment>,
}

/// At least one day must follow the period, for later postings.
fn period_end(day: Date, first: Option<Date>) -> Result<Date, ValueFault> {
    if day.next().is_none() || first.is_some_and(|first| day < first) {
        return Err("must be on or after date_from, and before 9999-12-31".to_owned());
    }
    Ok(day)
}

/// Filters for listing VAT returns.
#[filters]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, IntoParams)]
pub struct VatReturnFilter {
    /// Only this status.
    pub status: Option<VatReturnStatus>,
    /// With dates on or after this one.
    pub date_from: Option<Date>,
    /// With dates on or before this one.
    pub date_to: Option<Date>,
    /// Created or changed at this time or later; the boxes of a draft are no part of that.
    pub updated_since: Option<Timestamp>,
}

/// A VAT return.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct VatReturn {
    /// Unique identifier.
    pub id: VatReturnId,
    /// First day of the period.
    pub date_from: Date,
    /// Last day of the period.
    pub date_to: Date,
    /// Whether it is a draft, finalised, or filed.
    pub status: VatReturnStatus,
    /// Currency code (ISO 4217).
    pub currency: String,
    /// VAT accounting scheme of the return; for a draft, the organisation's current one.
    pub scheme: VatScheme,
    /// Flat-rate scheme percentage.
    #[schema(required, value_type = Option<f64>)]
    pub flat_rate_percent: Option<Factor>,
    /// Adjustments to the figures from the books.
    pub adjustments: Vec<Adjustment>,
    /// The boxes, each to two decimal places; for a draft, as the books stand now.
    pub boxes: Boxes,
    /// Whether box 5 is payable or reclaimable.
    pub direction: Direction,
    /// The boxes under HMRC's field names.
    pub hmrc: HmrcBoxes,
    /// VAT that was posted late, behind the finalised return of its day: claimed late, or an error.
    pub late: LateVat,
    /// Journal for the difference arising from the flat-rate scheme.
    #[schema(required)]
    pub journal_id: Option<JournalId>,
    /// When it was finalised.
    #[schema(required)]
    pub finalised_at: Option<Timestamp>,
    /// When it was filed with HMRC.
    #[schema(required)]
    pub filed_at: Option<Timestamp>,
    /// HMRC's receipt.
    #[schema(required)]
    pub receipt: Option<String>,
    /// When it was created.
    pub created_at: Timestamp,
    /// When it was last updated.
    pub updated_at: Timestamp,
    /// Version number; increases with every change.
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

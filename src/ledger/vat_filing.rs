//! Filing a VAT return with HMRC: when that may be, and what is submitted.

use super::refusal::{Reason, Refusal};
use crate::contract::ledger::vat_filing::{HmrcSubmission, PeriodKey};
use crate::contract::ledger::vat_return::{Boxes, HmrcBoxes, VatReturn, VatReturnStatus};
use crate::date::Date;
use crate::id::VatReturnId;
use crate::money::Money;
use crate::time::Timestamp;

/// The largest figure of boxes 1 to 4, and of box 5, in pence, and of boxes 6 to 9, in pounds. Source: HMRC's
/// VAT (MTD) API 1.0, submit VAT return for period.
const BOX_MAX: i64 = 999_999_999_999_999;
const NET_DUE_MAX: i64 = 9_999_999_999_999;
const POUNDS_MAX: i64 = 9_999_999_999_999;

/// Refuses to file a return that still changes, one that is filed, and a time that cannot be.
///
/// # Errors
/// [`Reason::NotFinalised`], [`Reason::AlreadyFiled`], [`Reason::FiledAtOutOfRange`].
pub fn check_filing(
    status: VatReturnStatus,
    last: Date,
    filed_at: Timestamp,
    now: Timestamp,
) -> Result<(), Refusal> {
    check_finalised(status)?;
    if matches!(status, VatReturnStatus::Filed | VatReturnStatus::FiledElsewhere) {
        let message = "the VAT return has been filed, and stays as it is";
        return Err(Refusal::new(Reason::AlreadyFiled, message));
    }
    let is_over = filed_at.day().is_some_and(|day| day > last);
    if is_over && filed_at.unix_ms() <= now.unix_ms() {
        return Ok(());
    }
    let message = format!(
        "the VAT return was filed after {last}, its last day, and at the latest now, not {filed_at}"
    );
    let refusal = Refusal::new(Reason::FiledAtOutOfRange, message).at("filed_at");
    Err(refusal.with("date_to", last.to_string()))
}

/// Refuses what only a return has whose boxes no longer change.
///
/// # Errors
/// [`Reason::NotFinalised`].
fn check_finalised(status: VatReturnStatus) -> Result<(), Refusal> {
    if status != VatReturnStatus::Draft {
        return Ok(());
    }
    let message = "the VAT return is a draft, whose boxes still change: finalise it first";
    Err(Refusal::new(Reason::NotFinalised, message))
}

/// A journal that is to be named as a payment of a return.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PaymentJournal {
    /// The return on which it is named already.
    pub named_on: Option<VatReturnId>,
    /// Whether it has a line on the VAT control account that is not the VAT of another line.
    pub moves_account: bool,
    /// Whether it is reversed, or reverses another.
    pub is_undone: bool,
}

/// Refuses to name a journal as a payment of a return: of one that still changes; of one that is not there, named
/// already, undone, or does not move the VAT control account by itself.
///
/// # Errors
/// [`Reason::NotFinalised`], [`Reason::UnknownReference`], [`Reason::PaymentNamed`], [`Reason::NoVatPayment`].
pub fn check_payment(
    status: VatReturnStatus,
    journal: Option<PaymentJournal>,
) -> Result<(), Refusal> {
    check_finalised(status)?;
    let journal = journal.ok_or_else(|| Refusal::unknown("journal_id", "journal"))?;
    if let Some(named) = journal.named_on {
        let message = format!("the journal is named as a payment of the VAT return {named}");
        let refusal = Refusal::new(Reason::PaymentNamed, message).at("journal_id");
        return Err(refusal.with("vat_return_id", named.to_string()));
    }
    let message = match journal {
        PaymentJournal { is_undone: true, .. } => "the journal is reversed, or reverses another",
        PaymentJournal { moves_account: false, .. } => {
            "the journal has no line of its own on the VAT control account"
        }
        _ => return Ok(()),
    };
    Err(Refusal::new(Reason::NoVatPayment, message).at("journal_id"))
}

/// The body to submit for the return of a period that HMRC names by this key.
///
/// Source: HMRC's VAT (MTD) API 1.0: boxes 1 to 5 in pounds and pence, box 5 never negative, 6 to 9 in
/// whole pounds.
///
/// # Errors
/// [`Reason::NotFinalised`]; [`Reason::TotalOutOfRange`] for a figure that HMRC does not take.
pub fn submission(of: &VatReturn, key: PeriodKey) -> Result<HmrcSubmission, Refusal> {
    check_finalised(of.status)?;
    check_limits(&of.boxes)?;
    let HmrcBoxes {
        vat_due_sales,
        vat_due_acquisitions,
        total_vat_due,
        vat_reclaimed_curr_period,
        net_vat_due,
        total_value_sales_ex_vat,
        total_value_purchases_ex_vat,
        total_value_goods_supplied_ex_vat,
        total_acquisitions_ex_vat,
    } = of.hmrc;
    Ok(HmrcSubmission {
        period_key: key.to_string(),
        vat_due_sales,
        vat_due_acquisitions,
        total_vat_due,
        vat_reclaimed_curr_period,
        net_vat_due,
        total_value_sales_ex_vat,
        total_value_purchases_ex_vat,
        total_value_goods_supplied_ex_vat,
        total_acquisitions_ex_vat,
        finalised: true,
    })
}

/// Refuses a box that is larger than HMRC takes.
fn check_limits(boxes: &Boxes) -> Result<(), Refusal> {
    for (number, amount) in (1..).zip(boxes.all()) {
        let most = match number {
            1..=4 => BOX_MAX,
            5 => NET_DUE_MAX,
            _ => POUNDS_MAX.saturating_mul(100),
        };
        if amount.minor().unsigned_abs() > most.unsigned_abs() {
            let most = Money::from_minor(most);
            let message = format!("box {number} is {amount}, and HMRC takes at most {most}");
            return Err(Refusal::new(Reason::TotalOutOfRange, message));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::ledger::organisation::VatScheme;
    use crate::contract::ledger::vat_return::Adjustment;
    use crate::ledger::late_vat::LateVatSums;
    use crate::ledger::vat_return::{PeriodFigures, VatReturnMethod, VatTotals};

    #[test]
    fn a_journal_is_a_payment_of_a_return_that_stays_if_it_moves_the_account_and_is_named_once() {
        let paid = PaymentJournal { named_on: None, moves_account: true, is_undone: false };
        for status in [VatReturnStatus::Finalised, VatReturnStatus::Filed] {
            assert_eq!(check_payment(status, Some(paid)), Ok(()));
        }
        let refused = |status, journal| check_payment(status, journal).unwrap_err();
        let of_draft = refused(VatReturnStatus::Draft, None);
        assert_eq!(of_draft.reason, Reason::NotFinalised);
        let named = Some(VatReturnId::new(1));
        for (journal, reason) in [
            (None, Reason::UnknownReference),
            (Some(PaymentJournal { named_on: named, ..paid }), Reason::PaymentNamed),
            (Some(PaymentJournal { moves_account: false, ..paid }), Reason::NoVatPayment),
            (Some(PaymentJournal { is_undone: true, ..paid }), Reason::NoVatPayment),
        ] {
            let refusal = refused(VatReturnStatus::Finalised, journal);
            assert_eq!((refusal.reason, &refusal.details["field"]), (reason, &"journal_id".into()));
        }
    }

    const STANDARD: VatReturnMethod =
        VatReturnMethod { scheme: VatScheme::Standard, flat_rate_percent: None };

    const STATUSES: [VatReturnStatus; 3] =
        [VatReturnStatus::Draft, VatReturnStatus::Finalised, VatReturnStatus::Filed];

    fn time(text: &str) -> Timestamp {
        Timestamp::parse(text).unwrap()
    }

    fn with_boxes(status: VatReturnStatus, boxes: Boxes) -> VatReturn {
        VatReturn {
            id: VatReturnId::new(1),
            date_from: Date::parse_iso("2026-01-01").unwrap(),
            date_to: Date::parse_iso("2026-03-31").unwrap(),
            status,
            currency: "GBP".to_owned(),
            scheme: VatScheme::Standard,
            flat_rate_percent: None,
            adjustments: Vec::new(),
            boxes,
            direction: boxes.direction(),
            hmrc: boxes.hmrc(),
            late: LateVatSums::default().decided(&PeriodFigures::ending(STANDARD), &[]).unwrap(),
            journal_id: None,
            finalised_at: None,
            filed_at: None,
            receipt: None,
            created_at: Timestamp::from_unix_ms(0),
            updated_at: Timestamp::from_unix_ms(0),
            version: 1,
        }
    }

    fn boxes(totals: VatTotals) -> Boxes {
        let method = VatReturnMethod { scheme: VatScheme::Standard, flat_rate_percent: None };
        let adjusted =
            Adjustment { number: 9, amount: Money::from_minor(-2_550), reason: String::new() };
        method.of(totals).boxes(&[adjusted]).unwrap()
    }

    #[test]
    fn a_return_is_filed_once_when_it_is_finalised_and_over() {
        let (last, now) =
            (Date::parse_iso("2026-03-31").unwrap(), time("2026-05-07T10:00:00.000Z"));
        let of =
            |status, at: &str| check_filing(status, last, time(at), now).err().map(|no| no.reason);
        let good = "2026-05-07T10:00:00.000Z";
        assert_eq!(of(VatReturnStatus::Draft, good), Some(Reason::NotFinalised));
        assert_eq!(of(VatReturnStatus::Filed, good), Some(Reason::AlreadyFiled));
        for at in [good, "2026-04-01T00:00:00.000Z"] {
            assert_eq!(of(VatReturnStatus::Finalised, at), None, "{at}");
        }
        for at in ["2026-03-31T23:59:59.999Z", "2026-05-07T10:00:00.001Z"] {
            assert_eq!(of(VatReturnStatus::Finalised, at), Some(Reason::FiledAtOutOfRange), "{at}");
        }
    }

    /// Source: HMRC's VAT (MTD) API 1.0, submit VAT return for period.
    #[test]
    fn what_is_submitted_is_the_body_of_hmrcs_interface_to_the_letter() {
        let of = boxes(VatTotals {
            output_net: 100_050,
            output_vat: 20_010,
            input_net: 300_000,
            input_vat: 60_000,
        });
        let key = "18A1".parse().unwrap();
        let made = submission(&with_boxes(VatReturnStatus::Finalised, of), key).unwrap();
        assert_eq!(
            serde_json::to_string(&made).unwrap(),
            "{\"periodKey\":\"18A1\",\"vatDueSales\":200.10,\"vatDueAcquisitions\":0.00,\
             \"totalVatDue\":200.10,\"vatReclaimedCurrPeriod\":600.00,\"netVatDue\":399.90,\
             \"totalValueSalesExVAT\":1001,\"totalValuePurchasesExVAT\":3000,\
             \"totalValueGoodsSuppliedExVAT\":0,\"totalAcquisitionsExVAT\":-26,\"finalised\":true}"
        );
        for status in STATUSES {
            let refused = submission(&with_boxes(status, of), key).err().map(|no| no.reason);
            let expected = (status == VatReturnStatus::Draft).then_some(Reason::NotFinalised);
            assert_eq!(refused, expected, "{status}");
        }
    }

    #[test]
    fn figures_that_hmrc_does_not_take_are_not_submitted() {
        let of = |totals| {
            let made = with_boxes(VatReturnStatus::Finalised, boxes(totals));
            submission(&made, "18A1".parse().unwrap()).err().map(|no| no.reason)
        };
        let most = VatTotals { output_vat: NET_DUE_MAX, ..VatTotals::default() };
        assert_eq!(of(most), None);
        let more = VatTotals { output_vat: NET_DUE_MAX + 1, ..VatTotals::default() };
        assert_eq!(of(more), Some(Reason::TotalOutOfRange));
        let both = VatTotals { output_vat: BOX_MAX, input_vat: BOX_MAX, ..VatTotals::default() };
        assert_eq!(of(both), None);
        let sales = VatTotals { output_net: (POUNDS_MAX + 1) * 100, ..VatTotals::default() };
        assert_eq!(of(sales), Some(Reason::TotalOutOfRange));
    }
}

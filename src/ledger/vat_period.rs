//! The days of VAT returns: those that are finalised have no days in common and none between them.

use super::refusal::{Reason, Refusal};
use crate::contract::ledger::vat_return::VatReturnStatus;
use crate::date::Date;

/// A VAT return that is finalised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinalisedReturn {
    /// Its name in the API.
    pub id: String,
    /// Its first day and its last.
    pub days: [Date; 2],
}

/// Refuses a return some of whose days are in this one.
///
/// # Errors
/// [`Reason::VatReturnOverlap`], where there is one.
pub fn check_overlap(other: Option<FinalisedReturn>) -> Result<(), Refusal> {
    let Some(FinalisedReturn { id, days: [from, to] }) = other else { return Ok(()) };
    let message =
        format!("the VAT return from {from} to {to} is finalised and has some of the days");
    Err(Refusal::new(Reason::VatReturnOverlap, message).with("vat_return_id", id))
}

/// Refuses a return that does not adjoin those that are finalised, which reach from one day to another:
/// the VAT of the days between would be in none, and nobody would miss it.
///
/// # Errors
/// [`Reason::VatReturnGap`].
pub fn check_adjoining(finalised: Option<[Date; 2]>, [from, to]: [Date; 2]) -> Result<(), Refusal> {
    let Some([first, last]) = finalised else { return Ok(()) };
    let next = last.next();
    if next == Some(from) || to.next() == Some(first) {
        return Ok(());
    }
    let next = next.map(|next| next.to_string());
    let message = format!(
        "the VAT returns from {first} to {last} are finalised, and the days between are in none: \
        the next one begins on {}",
        next.as_deref().unwrap_or_default()
    );
    Err(Refusal::new(Reason::VatReturnGap, message).with("next_date_from", next))
}

/// Refuses to finalise a return that is not over. What is finalised stays, and what is posted into it
/// later counts behind it: a return of days to come, by a slip of the pen, would take their VAT out of
/// every return that is made until then.
///
/// # Errors
/// [`Reason::PeriodNotOver`].
pub fn check_over(to: Date, today: Option<Date>) -> Result<(), Refusal> {
    let Some(today) = today.filter(|today| to >= *today) else { return Ok(()) };
    let message = format!("a VAT return is finalised once it is over: it ends on {to}");
    let refusal = Refusal::new(Reason::PeriodNotOver, message);
    Err(refusal.with("date_to", to.to_string()).with("today", today.to_string()))
}

/// Refuses to touch a return that is finalised.
///
/// # Errors
/// [`Reason::AlreadyFinalised`].
pub fn check_draft(is_finalised: bool) -> Result<(), Refusal> {
    if !is_finalised {
        return Ok(());
    }
    let message = "the VAT return is finalised, and stays as it is";
    Err(Refusal::new(Reason::AlreadyFinalised, message))
}

/// Refuses to delete a draft that was finalised once, and on which payments are named still.
///
/// # Errors
/// [`Reason::VatReturnPaid`].
pub fn check_delete(is_paid: bool) -> Result<(), Refusal> {
    if !is_paid {
        return Ok(());
    }
    let message = "payments are named on the VAT return: take them off it first";
    Err(Refusal::new(Reason::VatReturnPaid, message))
}

/// Refuses to open a return again that is no finalised one, is filed, or is not the latest: those that remain end with
/// a day before it.
///
/// # Errors
/// [`Reason::NotFinalised`], [`Reason::AlreadyFiled`], [`Reason::NotLatestReturn`].
pub fn check_reopen(
    status: VatReturnStatus,
    to: Date,
    remaining: Option<Date>,
) -> Result<(), Refusal> {
    match status {
        VatReturnStatus::Draft => {
            let message = "the VAT return is a draft: there is nothing to open again";
            return Err(Refusal::new(Reason::NotFinalised, message));
        }
        VatReturnStatus::Filed | VatReturnStatus::FiledElsewhere => {
            let message = "the VAT return has been filed, and stays as it is";
            return Err(Refusal::new(Reason::AlreadyFiled, message));
        }
        VatReturnStatus::Finalised => {}
    }
    let Some(later) = remaining.filter(|last| *last > to) else { return Ok(()) };
    let message =
        format!("a later VAT return, up to {later}, is finalised: open that one again first");
    Err(Refusal::new(Reason::NotLatestReturn, message).with("vat_returned_to", later.to_string()))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn day(text: &str) -> Date {
        Date::parse_iso(text).unwrap()
    }

    #[test]
    fn a_draft_with_payments_stays() {
        assert_eq!(check_delete(false), Ok(()));
        assert_eq!(check_delete(true).unwrap_err().reason, Reason::VatReturnPaid);
    }

    #[test]
    fn the_next_return_begins_where_those_before_end() {
        let finalised = Some([day("2026-01-01"), day("2026-03-31")]);
        let of = |from, to| check_adjoining(finalised, [day(from), day(to)]);
        assert_eq!(of("2026-04-01", "2026-06-30"), Ok(()));
        assert_eq!(of("2025-10-01", "2025-12-31"), Ok(()));
        let gap = of("2026-04-02", "2026-06-30").unwrap_err();
        assert_eq!(
            (gap.reason, &gap.details["next_date_from"]),
            (Reason::VatReturnGap, &"2026-04-01".into())
        );
        assert_eq!(check_adjoining(None, [day("2026-04-02"), day("2026-06-30")]), Ok(()));
    }

    #[test]
    fn the_latest_finalised_return_is_opened_again_until_it_is_filed() {
        use VatReturnStatus::{Draft, Filed, Finalised};
        let of = |status, remaining: Option<&str>| {
            let refused = check_reopen(status, day("2026-06-30"), remaining.map(day));
            refused.err().map(|refusal| refusal.reason)
        };
        assert_eq!(of(Finalised, None), None);
        assert_eq!(of(Finalised, Some("2026-03-31")), None);
        assert_eq!(of(Finalised, Some("2026-09-30")), Some(Reason::NotLatestReturn));
        assert_eq!(of(Draft, None), Some(Reason::NotFinalised));
        assert_eq!(of(Filed, None), Some(Reason::AlreadyFiled));
    }

    #[test]
    fn a_return_is_finalised_on_the_day_after_its_last_at_the_earliest() {
        let today = Some(day("2026-04-01"));
        assert_eq!(check_over(day("2026-03-31"), today), Ok(()));
        let early = check_over(day("2026-04-01"), today).unwrap_err();
        assert_eq!(
            (&early.details["date_to"], &early.details["today"]),
            (&"2026-04-01".into(), &"2026-04-01".into())
        );
        assert_eq!(check_draft(true).unwrap_err().reason, Reason::AlreadyFinalised);
        assert_eq!(check_draft(false), Ok(()));
        let other = FinalisedReturn {
            id: "vat_1".to_owned(),
            days: [day("2026-01-01"), day("2026-03-31")],
        };
        let overlap = check_overlap(Some(other)).unwrap_err();
        assert_eq!(overlap.details["vat_return_id"], "vat_1");
        assert_eq!(check_overlap(None), Ok(()));
    }

    proptest! {
        #[test]
        fn returns_that_were_finalised_leave_no_day_out_and_have_none_twice(
            asked in prop::collection::vec((0_i32..60, 0_i32..20), 0..40),
        ) {
            let start = day("2026-01-01");
            let (mut count, mut made) = ([0_u8; 100], Vec::<[i32; 2]>::new());
            for (from, length) in asked {
                let [first, last] = [from, from + length];
                let days = |[from, to]: [i32; 2]| [start.plus_days(from), start.plus_days(to)];
                let other = made.iter().find(|is| is[0] <= last && is[1] >= first);
                let other =
                    other.map(|is| FinalisedReturn { id: String::new(), days: days(*is) });
                let ends = made.iter().copied().reduce(|one, other| {
                    [one[0].min(other[0]), one[1].max(other[1])]
                });
                let decided = check_overlap(other)
                    .and_then(|()| check_adjoining(ends.map(days), days([first, last])));
                if decided.is_ok() {
                    made.push([first, last]);
                    for at in first..=last {
                        count[usize::try_from(at).unwrap()] += 1;
                    }
                }
            }
            let first = count.iter().position(|count| *count > 0).unwrap_or(0);
            let last = count.iter().rposition(|count| *count > 0).map_or(0, |last| last + 1);
            prop_assert!(count[first..last].iter().all(|count| *count == 1));
        }
    }
}

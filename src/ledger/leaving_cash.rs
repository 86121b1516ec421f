//! Cash accounting, left: when the VAT is accounted for that is outstanding then.
//!
//! All of it counts on a day: the last day of the scheme, or the last of another six months. What is paid until then
//! counts as it is paid, and what is paid later counts no more.
//!
//! Source: VAT Regulations 1995, reg. 61 (HMRC manual VCAS6200, VCAS6250), as of November 2026.

use super::refusal::{Reason, Refusal};
use super::unpaid_vat::repay_from;
use super::vat_method::{VatMethods, is_left};
use crate::contract::ledger::organisation::{OutstandingVat, VatMethod, VatScheme};
use crate::date::Date;
use crate::money::Money;

/// Months for which VAT still counts as it is paid. Source: reg. 61(4).
const MONTHS: i32 = 6;

/// Months whose taxable supplies decide whether there are six months. Source: reg. 61(2).
const TURNOVER_MONTHS: i32 = 3;

/// The most that these supplies may come to, in pence. Source: reg. 61(2), as of November 2026.
const TURNOVER_MAX: i64 = 135_000_000;

/// Refuses the six months to who is no longer registered. Source: reg. 63(1) (HMRC manual VCAS6550).
///
/// # Errors
/// [`Reason::SixMonthsNotAllowed`].
pub fn check_registered(method: &VatMethod) -> Result<(), Refusal> {
    if method.outstanding_vat != Some(OutstandingVat::SixMonths) || method.vat_registered {
        return Ok(());
    }
    let message = "who is no longer registered for VAT accounts for what is outstanding at once";
    Err(Refusal::new(Reason::SixMonthsNotAllowed, message).at("outstanding_vat"))
}

/// The days whose taxable supplies decide whether there are six months, of a method that gives them.
#[must_use]
pub fn turnover_days(method: &VatMethod) -> Option<[Date; 2]> {
    let six_months = method.outstanding_vat == Some(OutstandingVat::SixMonths);
    let from = method.effective_from.filter(|_| six_months)?;
    Some([from.plus_months(-TURNOVER_MONTHS), from.previous()?])
}

/// Refuses the six months where the taxable supplies of the last three months came to more than they may.
///
/// # Errors
/// [`Reason::SixMonthsNotAllowed`].
pub fn check_turnover([from, to]: [Date; 2], turnover: i64) -> Result<(), Refusal> {
    if turnover <= TURNOVER_MAX {
        return Ok(());
    }
    let [turnover, most] = [turnover, TURNOVER_MAX].map(Money::from_minor);
    let message = format!(
        "taxable supplies from {from} to {to} came to {turnover}: above {most}, what is outstanding is accounted \
         for at once"
    );
    let refusal = Refusal::new(Reason::SixMonthsNotAllowed, message).at("outstanding_vat");
    let refusal = refusal.with("turnover", turnover.to_string()).with("limit", most.to_string());
    Err(refusal.with("date_from", from.to_string()).with("date_to", to.to_string()))
}

impl VatMethods {
    /// The day on which all VAT counts of what has a tax point on this day and counts when it is paid: none as long
    /// as cash accounting is not left.
    #[must_use]
    pub fn settles_up_on(&self, tax_point: Date) -> Option<Date> {
        if self.on(tax_point).vat_scheme != VatScheme::Cash {
            return None;
        }
        let begun =
            |method: &&VatMethod| method.effective_from.is_some_and(|from| from > tax_point);
        let mut behind = self.later().iter().filter(begun);
        let left = behind.find(|method| method.vat_scheme != VatScheme::Cash)?;
        let from = left.effective_from?;
        match left.outstanding_vat? {
            OutstandingVat::SettleNow => from.previous(),
            OutstandingVat::SixMonths => from.plus_months(MONTHS).previous(),
        }
    }

    /// What a method says of outstanding VAT, by what is asked for: what it said before, else the usual way.
    ///
    /// # Errors
    /// [`Reason::VatSchemeMismatch`] where cash accounting is not left, [`Reason::SixMonthsNotAllowed`].
    pub(super) fn outstanding_vat(
        &self,
        method: &VatMethod,
        asked: Option<OutstandingVat>,
    ) -> Result<Option<OutstandingVat>, Refusal> {
        let day = method.effective_from.and_then(Date::previous);
        if !day.is_some_and(|day| is_left(self.on(day), method)) {
            let message = "outstanding_vat goes with leaving cash accounting";
            let refusal = Refusal::new(Reason::VatSchemeMismatch, message).at("outstanding_vat");
            return if asked.is_some() { Err(refusal) } else { Ok(None) };
        }
        let there = method.effective_from.map(|from| self.on(from));
        let there = there.filter(|there| there.effective_from == method.effective_from);
        let said = match (asked, there) {
            (Some(asked), _) => Some(asked),
            (None, Some(there)) if there.vat_scheme != VatScheme::Cash => there.outstanding_vat,
            (None, _) => Some(OutstandingVat::SettleNow),
        };
        check_registered(&VatMethod { outstanding_vat: said, ..method.clone() })?;
        Ok(said)
    }
}

/// Whether VAT never falls due of what is written off on a day, of a document whose VAT counts when it is paid: always
/// under cash accounting. Once that is left, all of it falls due on a day; by then it must have been written off, and meet the
/// other conditions of relief.
///
/// Source: HMRC manual VCAS6300 (bad debts are adjusted in the return in which the scheme is left, or that of the end of
/// the six months, where they are six months old), as of November 2026.
#[must_use]
pub fn never_falls_due(
    written_off: Date,
    due_date: Date,
    supplied: Date,
    settles_up_on: Option<Date>,
) -> bool {
    settles_up_on.is_none_or(|day| written_off <= day && repay_from(due_date, supplied) <= day)
}

#[cfg(test)]
mod tests;

//! How an organisation accounts for VAT, and from when on.

use super::book::Book;
use super::invoice::VatCounts;
use super::refusal::{Reason, Refusal};
use super::vat_entry::CountedVat;
use super::vat_return::{PeriodFigures, VatReturnMethod, VatTotals};
use crate::contract::ledger::organisation::{
    OrganisationPatch, OutstandingVat, VatMethod, VatScheme,
};
use crate::contract::ledger::vat_return::Boxes;
use crate::date::Date;
use crate::sort::CompactSort as _;

/// The methods of an organisation, the earliest first. The first holds from the beginning of the books.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VatMethods {
    first: VatMethod,
    later: Vec<VatMethod>,
}

/// The days of a method, the first and the last among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MethodSpan {
    /// The first day and the last.
    pub days: [Date; 2],
    /// How a return is made of what these days pin.
    pub method: VatReturnMethod,
}

/// When a method is changed, and what there is in the books then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MethodChangeDay {
    /// Today.
    pub today: Date,
    /// Whether anything has been posted.
    pub has_entries: bool,
}

/// What the methods become.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MethodChange {
    /// From this day on; none from the beginning of the books.
    pub from: Option<Date>,
    /// All of them.
    pub methods: VatMethods,
}

impl VatMethods {
    /// The first, and those from later days on, in any order.
    #[must_use]
    pub fn new(first: VatMethod, mut later: Vec<VatMethod>) -> Self {
        later.compact_sort_by_key(|method| method.effective_from);
        Self { first: VatMethod { effective_from: None, ..first }, later }
    }

    /// All of them, the earliest first.
    #[must_use]
    pub fn all(&self) -> Vec<VatMethod> {
        std::iter::once(&self.first).chain(&self.later).cloned().collect()
    }

    /// The one that holds from the beginning.
    #[must_use]
    pub const fn first(&self) -> &VatMethod {
        &self.first
    }

    /// Those from later days on.
    #[must_use]
    pub fn later(&self) -> &[VatMethod] {
        &self.later
    }

    /// The one that holds on a day.
    #[must_use]
    pub fn on(&self, day: Date) -> &VatMethod {
        let begun = |method: &&VatMethod| method.effective_from.is_some_and(|from| from <= day);
        self.later.iter().rev().find(begun).unwrap_or(&self.first)
    }

    /// The days of each, without a gap.
    #[must_use]
    pub fn spans(&self) -> Vec<MethodSpan> {
        let ends = self.later.iter().map(|next| next.effective_from.and_then(Date::previous));
        let ends = ends.chain(std::iter::once(Some(Date::LAST)));
        let methods = std::iter::once(&self.first).chain(&self.later);
        let span = |(method, end): (&VatMethod, Option<Date>)| {
            let from = method.effective_from.unwrap_or(Date::FIRST);
            Some(MethodSpan { days: [from, end?], method: return_method(method) })
        };
        methods.zip(ends).filter_map(span).collect()
    }

    /// With this one from its day on, until the next one begins. One that does not differ from the one
    /// before it is none.
    fn with(&self, new: VatMethod) -> Self {
        let Some(from) = new.effective_from else {
            return Self::new(new, self.later.clone()).merged().settling(self);
        };
        let mut later = self.later.clone();
        later.retain(|method| method.effective_from != Some(from));
        later.push(new);
        Self::new(self.first.clone(), later).merged().settling(self)
    }

    /// Without those that do not differ from the one before; only those that follow cash accounting say what
    /// becomes of VAT that is outstanding.
    fn merged(self) -> Self {
        let mut later: Vec<VatMethod> = Vec::with_capacity(self.later.len());
        for mut method in self.later {
            let before = later.last().unwrap_or(&self.first);
            if is_same(before, &method) {
                continue;
            }
            if !is_left(before, &method) {
                method.outstanding_vat = None;
            }
            later.push(method);
        }
        Self { first: self.first, later }
    }

    /// With the usual way where cash accounting is left that was not left before.
    fn settling(mut self, was: &Self) -> Self {
        let mut before = &self.first;
        let mut begun = Vec::new();
        for (at, method) in self.later.iter().enumerate() {
            let day = method.effective_from.and_then(Date::previous);
            let is_new = day.is_some_and(|day| was.on(day).vat_scheme != VatScheme::Cash);
            if is_left(before, method) && method.outstanding_vat.is_none() && is_new {
                begun.push(at);
            }
            before = method;
        }
        for at in begun {
            if let Some(method) = self.later.get_mut(at) {
                method.outstanding_vat = Some(OutstandingVat::SettleNow);
            }
        }
        self
    }

    /// What a patch makes of them; none where it says nothing of VAT.
    ///
    /// A day that is not given is today, or where nothing is posted yet and nothing has been changed, the
    /// beginning of the books. What a patch leaves out stays as it is on that day; the percentage of the
    /// flat-rate scheme goes with the scheme.
    ///
    /// Source: HMRC Notice 731, 1.2 (cash accounting is never retrospective; force of law), and the manual
    /// VCAS2100 (who registers may use it from that day on), as of November 2026.
    ///
    /// # Errors
    /// [`Reason::VatSchemeMismatch`], [`Reason::CashNotRetrospective`], [`Reason::SixMonthsNotAllowed`],
    /// [`Reason::DateTooFar`], and
    /// [`Reason::VatReturnFinalised`] for a day that is not behind all finalised returns.
    pub fn changed(
        &self,
        patch: &OrganisationPatch,
        book: &Book,
        on: MethodChangeDay,
    ) -> Result<Option<MethodChange>, Refusal> {
        if !says_something(patch) {
            return Ok(None);
        }
        let from = match patch.effective_from {
            Some(from) => Some(from),
            None if !on.has_entries && self.later.is_empty() => None,
            None => Some(on.today),
        };
        let was = from.map_or(&self.first, |from| self.on(from));
        let scheme = patch.vat_scheme.unwrap_or(was.vat_scheme);
        let percent = was.flat_rate_percent.filter(|_| scheme == was.vat_scheme);
        let new = VatMethod {
            effective_from: from,
            vat_registered: patch.vat_registered.unwrap_or(was.vat_registered),
            vat_number: patch.vat_number.clone().over(was.vat_number.clone()),
            vat_scheme: scheme,
            flat_rate_percent: patch.flat_rate_percent.over(percent),
            outstanding_vat: None,
        };
        let outstanding_vat = self.outstanding_vat(&new, patch.outstanding_vat)?;
        let new = VatMethod { outstanding_vat, ..new };
        check_vat(new.vat_registered, new.vat_scheme, new.flat_rate_percent.is_some())?;
        if let Some(from) = from {
            check_day(from, book)?;
            check_cash(was, &new, from, on.today)?;
        }
        Ok(Some(MethodChange { from, methods: self.with(new) }))
    }
}

impl MethodChange {
    /// The days that are past and for which the change holds, but for those of finalised returns; none where it begins
    /// later. Where cash accounting is left, the last day of it is one of them: what is outstanding may count then.
    #[must_use]
    pub fn past_days(&self, today: Date, returned_to: Option<Date>) -> Option<[Date; 2]> {
        let yesterday = today.previous()?;
        let from = self.from?;
        let before =
            from.previous().filter(|day| self.methods.on(*day).vat_scheme == VatScheme::Cash);
        let first = before.filter(|day| returned_to.is_none_or(|last| *day > last)).unwrap_or(from);
        (first <= yesterday).then_some([first, yesterday])
    }
}

/// When the VAT of a document counts whose tax point has this method.
#[must_use]
pub const fn counts_of(method: &VatMethod) -> VatCounts {
    match method.vat_scheme {
        VatScheme::Cash => VatCounts::Paid,
        _ => VatCounts::Issued,
    }
}

/// Whether cash accounting is left from one method to the next.
#[must_use]
pub(super) fn is_left(before: &VatMethod, method: &VatMethod) -> bool {
    before.vat_scheme == VatScheme::Cash && method.vat_scheme != VatScheme::Cash
}

/// The figures of a period with further entries.
#[must_use]
pub fn figures_with(
    mut figures: PeriodFigures,
    rows: &[CountedVat],
    [from, to]: [Date; 2],
    methods: &VatMethods,
) -> PeriodFigures {
    let is_within = |row: &&CountedVat| row.vat_date.is_some_and(|day| from <= day && day <= to);
    for row in rows.iter().filter(is_within) {
        let method = return_method(methods.on(row.method_date));
        figures.add(method, row.entry.kind, VatTotals::default().with(row.entry));
    }
    figures
}

/// Days that are past and in no finalised return, by the methods as they were and as they become.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RestatedPeriod {
    /// The first day and the last.
    pub days: [Date; 2],
    /// Before, and after.
    pub boxes: [Boxes; 2],
}

/// Refuses a change that nobody has confirmed where it changes boxes of days that are past, or `rows`, what
/// comes to count by it, do.
///
/// # Errors
/// [`Reason::RestatesVat`].
pub fn check_restates(
    period: &RestatedPeriod,
    rows: &[CountedVat],
    today: Date,
    is_confirmed: bool,
) -> Result<(), Refusal> {
    let [before, after] = &period.boxes;
    let is_past = |row: &CountedVat| row.vat_date.is_some_and(|day| day < today);
    if is_confirmed || (before == after && !rows.iter().any(is_past)) {
        return Ok(());
    }
    let [from, to] = period.days;
    let boxes = (1..).zip(before.all().into_iter().zip(after.all()));
    let changed = boxes.filter(|(_, (before, after))| before != after);
    let changed =
        changed.map(|(at, (before, after))| format!("box {at}: {before} becomes {after}"));
    let message = format!(
        "the change of VAT settings restates {from} to {to}, which are in no finalised return ({})",
        changed.collect::<Vec<_>>().join("; ")
    );
    let refusal = Refusal::new(Reason::RestatesVat, message).at("effective_from");
    Err(refusal.with("date_from", from.to_string()).with("date_to", to.to_string()))
}

/// Whether a patch says something of VAT.
const fn says_something(patch: &OrganisationPatch) -> bool {
    patch.vat_registered.is_some()
        || patch.vat_scheme.is_some()
        || !patch.vat_number.is_untouched()
        || !patch.flat_rate_percent.is_untouched()
        || patch.outstanding_vat.is_some()
}

/// Refuses VAT settings that contradict each other.
///
/// # Errors
/// [`Reason::VatSchemeMismatch`].
pub fn check_vat(registered: bool, scheme: VatScheme, has_percent: bool) -> Result<(), Refusal> {
    let refused = |message: &str| Err(Refusal::new(Reason::VatSchemeMismatch, message));
    if (scheme == VatScheme::None) == registered {
        return refused("the VAT scheme is none if and only if vat_registered is false");
    }
    if (scheme == VatScheme::FlatRate) != has_percent {
        return refused(if has_percent {
            "flat_rate_percent goes with the flat_rate scheme and with no other"
        } else {
            "the flat_rate scheme needs flat_rate_percent, the percentage of the trade"
        });
    }
    Ok(())
}

/// How a return is made by a method.
#[must_use]
pub const fn return_method(method: &VatMethod) -> VatReturnMethod {
    let VatMethod { vat_scheme: scheme, flat_rate_percent, .. } = method;
    VatReturnMethod { scheme: *scheme, flat_rate_percent: *flat_rate_percent }
}

fn is_same(one: &VatMethod, other: &VatMethod) -> bool {
    let VatMethod { vat_registered, vat_number, vat_scheme, flat_rate_percent, .. } = one;
    *vat_registered == other.vat_registered
        && *vat_number == other.vat_number
        && *vat_scheme == other.vat_scheme
        && *flat_rate_percent == other.flat_rate_percent
}

/// Refuses a day that is not behind all finalised returns, and one too far ahead.
fn check_day(from: Date, book: &Book) -> Result<(), Refusal> {
    book.check_reach(from).map_err(|refusal| refusal.at("effective_from"))?;
    let Some(returned_to) = book.vat_returned_to.filter(|returned_to| from <= *returned_to) else {
        return Ok(());
    };
    let message = format!(
        "the VAT returns up to {returned_to} are finalised; VAT settings change after that day, not on {from}"
    );
    let refusal = Refusal::new(Reason::VatReturnFinalised, message).at("effective_from");
    Err(refusal.with("vat_returned_to", returned_to.to_string()))
}

/// Refuses cash accounting from a day that is past, but for who registers on that day.
fn check_cash(was: &VatMethod, new: &VatMethod, from: Date, today: Date) -> Result<(), Refusal> {
    let begins = new.vat_scheme == VatScheme::Cash && was.vat_scheme != VatScheme::Cash;
    if !begins || from >= today || was.vat_scheme == VatScheme::None {
        return Ok(());
    }
    let message = format!("cash accounting begins today ({today}) or later, not on {from}");
    let refusal = Refusal::new(Reason::CashNotRetrospective, message).at("effective_from");
    Err(refusal.with("today", today.to_string()))
}

#[cfg(test)]
mod tests;

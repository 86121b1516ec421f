//! Rows that are receipts or payments which were entered by hand.

use std::collections::BTreeSet;

use super::text::LineText;
use super::{
    BY_AMOUNT, BY_NAME, ENTERED_DAYS_MAX, NAMED_MAX, Recognised, Recogniser, Recognition,
    TextMentions, TransferCandidate, UnmatchedSettlement, is_in, magnitude, sum, sure_of, unsure,
};
use crate::money::Money;
use crate::sort::{CompactCollect as _, CompactSort as _};

/// Most receipts or payments about a day of which several may come to a row: what many come to is chance.
const TOGETHER_NEAR_MAX: usize = 10;

impl Recogniser<'_> {
    /// Receipts and payments without a row, of this amount and about this day, the nearest first.
    pub(super) fn entered_near(&self, row: &TransferCandidate) -> Vec<usize> {
        let days = |place: &usize| self.input.entered[*place].date.days_after(row.date).abs();
        let places = self.entered.get(&(row.bank, row.amount)).into_iter().flatten().copied();
        let is_near =
            |place: &usize| !self.is_taken.contains(place) && days(place) <= ENTERED_DAYS_MAX;
        let mut near: Vec<_> = places.filter(is_near).collect();
        near.compact_sort_by_key(days);
        near
    }

    /// One that was entered, where the text names its contact, its reference or a document of its contact.
    pub(super) fn entered_for(
        &self,
        row: &TransferCandidate,
        text: &LineText,
        spoken: &TextMentions,
    ) -> Option<Recognition> {
        let documents = spoken.open.iter().map(|at| self.input.open[*at].contact);
        let closed = spoken.closed.iter().map(|at| self.input.closed[*at].contact);
        let of_documents: BTreeSet<_> = documents.chain(closed).compact_set();
        let is_quoted = |place: &usize| {
            let one = &self.input.entered[*place];
            one.reference.as_deref().is_some_and(|reference| text.quotes(reference))
        };
        let mut near = self.entered_near(row);
        near.retain(|place| {
            let contact = self.input.entered[*place].contact;
            if of_documents.is_empty() {
                spoken.contacts.contains(&contact) || is_quoted(place)
            } else {
                of_documents.contains(&contact)
            }
        });
        if near.iter().any(is_quoted) {
            near.retain(is_quoted);
        }
        self.of_entered(row, &near, BY_NAME)
    }

    /// One that was entered, where nothing but the amount and the day says so.
    pub(super) fn entered_by_amount(
        &self,
        row: &TransferCandidate,
        spoken: &TextMentions,
        is_told: bool,
    ) -> Option<Recognition> {
        let near = self.entered_near(row);
        let is_against = is_told || !spoken.contacts.is_empty();
        let said = self.list_entered(&near);
        match near.first() {
            Some(_) if is_against => Some(unsure(Recognised::Unclear(format!(
                "the amount is that of {said}, but the text says something else"
            )))),
            _ => self.of_entered(row, &near, BY_AMOUNT),
        }
    }

    /// Receipts or payments that come to this amount together: the row is none of them, and to code it to an
    /// account would count them twice.
    pub(super) fn entered_together(
        &self,
        row: &TransferCandidate,
        spoken: &TextMentions,
    ) -> Option<Recognition> {
        let is_theirs = |one: &UnmatchedSettlement| {
            spoken.contacts.is_empty() || spoken.contacts.contains(&one.contact)
        };
        let near = self.entered_of(row, is_theirs);
        let together = self.coming_to(row.amount, &near[..near.len().min(TOGETHER_NEAR_MAX)])?;
        let what = if is_in(row.amount) { "receipts" } else { "payments" };
        let said = format!("{what} in the books come to it: {}", self.list_amounts(&together));
        Some(unsure(Recognised::Unclear(said)))
    }

    /// Receipts or payments of a kind without a row, of its direction and about its day, the nearest first.
    pub(super) fn entered_of(
        &self,
        row: &TransferCandidate,
        is_wanted: impl Fn(&UnmatchedSettlement) -> bool,
    ) -> Vec<usize> {
        let days = |one: &UnmatchedSettlement| one.date.days_after(row.date).abs();
        let is_near = |(place, one): &(usize, &UnmatchedSettlement)| {
            one.bank == row.bank
                && is_in(one.amount) == is_in(row.amount)
                && days(one) <= ENTERED_DAYS_MAX
                && !self.is_taken.contains(place)
                && is_wanted(one)
        };
        let near = self.input.entered.iter().enumerate().filter(is_near);
        let mut near: Vec<usize> = near.map(|(place, _)| place).collect();
        near.compact_sort_by_key(|place| days(&self.input.entered[*place]));
        near
    }

    /// The fewest of these that come to an amount, two or more.
    fn coming_to(&self, amount: Money, near: &[usize]) -> Option<Vec<usize>> {
        let chosen = |set: u32| {
            let is_in_it = move |(at, _): &(usize, &usize)| set >> at & 1 == 1;
            near.iter().enumerate().filter(is_in_it).map(|(_, place)| *place)
        };
        let sets = (0..1_u32 << near.len()).filter(|set| set.count_ones() >= 2);
        let comes_to = |set: &u32| {
            sum(chosen(*set).map(|place| self.input.entered[place].amount)) == Some(amount)
        };
        let fewest = sets.filter(comes_to).min_by_key(|set| set.count_ones())?;
        Some(chosen(fewest).collect())
    }

    /// Receipts or payments with what they come to.
    pub(super) fn list_amounts(&self, places: &[usize]) -> String {
        let all = places.iter().take(NAMED_MAX).map(|place| {
            let one = &self.input.entered[*place];
            format!("{} of {} ({})", magnitude(one.amount), one.date, one.contact_name)
        });
        all.collect::<Vec<_>>().join(", ")
    }

    pub(super) fn of_entered(
        &self,
        row: &TransferCandidate,
        near: &[usize],
        sure: u16,
    ) -> Option<Recognition> {
        let days = |place: &usize| self.input.entered[*place].date.days_after(row.date).abs();
        let contact = |place: &usize| self.input.entered[*place].contact;
        match near {
            [] => None,
            [one] => Some(sure_of(sure, Recognised::Entered(*one))),
            // Of one contact the nearest day decides.
            [first, second, ..]
                if near.iter().all(|place| contact(place) == contact(first))
                    && days(first) < days(second) =>
            {
                Some(sure_of(sure, Recognised::Entered(*first)))
            }
            _ => Some(unsure(Recognised::Several(format!(
                "several receipts or payments have this amount: {}",
                self.list_entered(near)
            )))),
        }
    }

    pub(super) fn list_entered(&self, near: &[usize]) -> String {
        let all = near.iter().take(NAMED_MAX).map(|place| {
            let one = &self.input.entered[*place];
            format!("{} of {} ({})", one.id, one.date, one.contact_name)
        });
        all.collect::<Vec<_>>().join(", ")
    }
}

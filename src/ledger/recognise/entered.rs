//! Rows that are receipts or payments which were entered by hand.

use std::collections::BTreeSet;

use super::text::Text;
use super::{
    BY_AMOUNT, BY_NAME, ENTERED_DAYS_MAX, Found, Half, NAMED_MAX, Recognised, Recogniser, Spoken,
    sure_of, unsure,
};

impl Recogniser<'_> {
    /// Receipts and payments without a row, of this amount and about this day, the nearest first.
    pub(super) fn entered_near(&self, row: &Half) -> Vec<usize> {
        let days = |place: &usize| self.known.entered[*place].date.days_after(row.date).abs();
        let places = self.entered.get(&(row.bank, row.amount)).into_iter().flatten().copied();
        let is_near =
            |place: &usize| !self.is_taken.contains(place) && days(place) <= ENTERED_DAYS_MAX;
        let mut near: Vec<_> = places.filter(is_near).collect();
        near.sort_by_key(days);
        near
    }

    /// One that was entered, where the text names its contact, its reference or a document of its contact.
    pub(super) fn entered_for(&self, row: &Half, text: &Text, spoken: &Spoken) -> Option<Found> {
        let documents = spoken.open.iter().map(|at| self.known.open[*at].contact);
        let closed = spoken.closed.iter().map(|at| self.known.closed[*at].contact);
        let of_documents: BTreeSet<_> = documents.chain(closed).collect();
        let is_quoted = |place: &usize| {
            let one = &self.known.entered[*place];
            one.reference.as_deref().is_some_and(|reference| text.quotes(reference))
        };
        let mut near = self.entered_near(row);
        near.retain(|place| {
            let contact = self.known.entered[*place].contact;
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
        row: &Half,
        spoken: &Spoken,
        is_told: bool,
    ) -> Option<Found> {
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

    pub(super) fn of_entered(&self, row: &Half, near: &[usize], sure: u16) -> Option<Found> {
        let days = |place: &usize| self.known.entered[*place].date.days_after(row.date).abs();
        let contact = |place: &usize| self.known.entered[*place].contact;
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
            let one = &self.known.entered[*place];
            format!("{} of {} ({})", one.id, one.date, one.contact_name)
        });
        all.collect::<Vec<_>>().join(", ")
    }
}

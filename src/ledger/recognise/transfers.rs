//! Rows that are one half of a transfer between one's own bank accounts.

use std::collections::BTreeSet;

use super::text::{LineText, TransferWording};
use super::{
    BY_AMOUNT, BY_NAME, CodingHints, ExpectedTransfer, NAMED_MAX, Recognised, Recogniser,
    Recognition, TextMentions, TransferCandidate, is_somebody, sure_of, unsure,
};
use crate::date::Date;
use crate::ledger::bank::TRANSFER_DAYS_MAX;
use crate::money::Money;
use crate::sort::CompactCollect as _;

impl<'k> Recogniser<'k> {
    /// Rows that wait, of this amount and about this day.
    pub(super) fn waiting(
        &self,
        date: Date,
        amount: Money,
    ) -> impl Iterator<Item = &'k TransferCandidate> {
        let places = self.halves.get(&amount).into_iter().flatten();
        let halves = places.map(|place| &self.input.halves[*place]);
        halves.filter(move |one| one.date.days_after(date).abs() <= TRANSFER_DAYS_MAX)
    }

    /// The other half of a transfer that is in the books.
    pub(super) fn posted_transfer(
        &self,
        row: &TransferCandidate,
        text: &LineText,
        spoken: &TextMentions,
        is_told: bool,
    ) -> Option<Recognition> {
        let places = self.awaited.get(&(row.bank, row.amount)).into_iter().flatten();
        let near: Vec<_> = places
            .map(|place| &self.input.awaited[*place])
            .filter(|one| one.date.days_after(row.date).abs() <= TRANSFER_DAYS_MAX)
            .collect();
        let first = near.first()?;
        let speaks = text.transfers(&self.input.banks);
        if (is_told || is_somebody(spoken)) && speaks != TransferWording::Surely {
            return None;
        }
        let others: BTreeSet<_> = near.iter().map(|one| one.other).compact_set();
        // More rows than transfers: nobody knows which of them it is.
        let rivals: Vec<_> =
            self.waiting(first.date, row.amount).filter(|one| one.bank == row.bank).collect();
        if others.len() > 1 || rivals.len() > near.len() {
            let said = format!(
                "a transfer with {} is in the books; its row may be one of {}",
                self.bank(first.other),
                self.list_halves(&rivals)
            );
            return Some(unsure(Recognised::Several(said)));
        }
        Some(sure_of(BY_NAME, Recognised::Transfer { other: first.other, half: None }))
    }

    /// A transfer in the books awaits a row of this amount, and the text says another thing.
    pub(super) fn awaited_otherwise(&self, row: &TransferCandidate) -> Option<Recognition> {
        let places = self.awaited.get(&(row.bank, row.amount)).into_iter().flatten();
        let mut awaited = places.map(|place| &self.input.awaited[*place]);
        let is_near =
            |one: &&ExpectedTransfer| one.date.days_after(row.date).abs() <= TRANSFER_DAYS_MAX;
        let one = awaited.find(is_near)?;
        Some(unsure(Recognised::Unclear(format!(
            "the amount is that of a transfer with {} of {}, but the text says something else",
            self.bank(one.other),
            one.date
        ))))
    }

    /// The other half of a transfer that waits as this one does.
    pub(super) fn waiting_transfer(
        &self,
        row: &TransferCandidate,
        text: &LineText,
        spoken: &TextMentions,
        told: &CodingHints,
    ) -> Option<Recognition> {
        let opposite = Money::from_minor(row.amount.minor().checked_neg()?);
        let halves: Vec<_> =
            self.waiting(row.date, opposite).filter(|one| one.bank != row.bank).collect();
        let first = *halves.first()?;
        let is_sure = |id| told.sure.contains(&id) || told.usual.contains(&id);
        let mut speaks = text.transfers(&self.input.banks);
        let (mut is_against, mut is_named) = (is_sure(row.id), is_somebody(spoken));
        for half in &halves {
            let written = self.input.texts.get(&half.id).map(String::as_str);
            let text = LineText::new(&[written]);
            speaks = speaks.max(text.transfers(&self.input.banks));
            is_against |= is_sure(half.id);
            is_named |= is_somebody(&self.spoken(half.amount, &text));
        }
        // As many rows on this side as on the other, and one of each, or nobody knows which it is.
        let rivals: Vec<_> = self
            .waiting(first.date, row.amount)
            .filter(|one| one.bank != first.bank && one.id != row.id)
            .collect();
        let is_for = match speaks {
            TransferWording::Surely => !is_named,
            TransferWording::Perhaps => !is_named && !is_against,
            TransferWording::No => false,
        };
        let fits: Vec<_> = halves.iter().chain(&rivals).copied().collect();
        let found = if fits.len() > 1 && (is_for || !(is_against || is_named)) {
            let said = "several of this amount may be the other half of a transfer";
            Recognised::Several(format!("{said}: {}", self.list_halves(&fits)))
        } else if is_for || !(is_against || is_named) {
            let sure = if is_for { BY_NAME } else { BY_AMOUNT };
            let found = Recognised::Transfer { other: first.bank, half: Some(first.id) };
            return Some(sure_of(sure, found));
        } else {
            Recognised::Unclear(format!(
                "the opposite amount is in {}, but the text says something else",
                self.list_halves(&halves)
            ))
        };
        Some(unsure(found))
    }

    pub(super) fn list_halves(&self, halves: &[&TransferCandidate]) -> String {
        let all = halves
            .iter()
            .take(NAMED_MAX)
            .map(|one| format!("{} of {} ({})", one.id, one.date, self.bank(one.bank)));
        all.collect::<Vec<_>>().join(", ")
    }
}

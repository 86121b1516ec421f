//! Rows that name documents, or somebody who has something open.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::text::is_telling;
use super::{
    BY_NAME, BY_NUMBER, DATED_AFTER_MAX, NAMED_MAX, OpenDocument, Recognised, Recogniser,
    Recognition, TOGETHER_MAX, TextMentions, TransferCandidate, is_in, magnitude, sum, sure_of,
    unsure,
};
use crate::id::ContactId;
use crate::money::Money;
use crate::sort::CompactCollect as _;

impl Recogniser<'_> {
    /// Whether there was time to write a document before money paid it.
    pub(super) fn is_in_time(&self, place: usize, row: &TransferCandidate) -> bool {
        self.input.open[place].date.days_after(row.date) <= DATED_AFTER_MAX
    }

    pub(super) fn by_number(
        &self,
        row: &TransferCandidate,
        spoken: &TextMentions,
    ) -> Option<Recognition> {
        let named = &spoken.open[..];
        let contacts: BTreeSet<_> =
            named.iter().map(|at| self.input.open[*at].contact).compact_set();
        match (named.first(), contacts.len()) {
            (None, _) => return None,
            (Some(_), 1) => {}
            _ => return Some(self.several(named, "are named, of different contacts")),
        }
        if let Some(late) = named.iter().find(|place| !self.is_in_time(**place, row)) {
            let said = format!("is named, but dated {}", self.input.open[*late].date);
            return Some(self.unclear(&[*late], &said));
        }
        if named.iter().all(|place| self.due[*place].is_zero()) {
            return Some(self.several(named, "is named; it is suggested for another one before"));
        }
        let amount = magnitude(row.amount);
        let due = |place: &usize| magnitude(self.due[*place]);
        let all = sum(named.iter().map(due));
        if all != Some(amount)
            && let Some(found) = self.perhaps_otherwise(row, spoken)
        {
            return Some(found);
        }
        let parts: Vec<_> = if let [one] = named {
            vec![(*one, due(one).min(amount))]
        } else if all == Some(amount) {
            let open = named.iter().filter(|place| !self.due[**place].is_zero());
            open.map(|place| (*place, due(place))).collect()
        } else {
            return Some(self.several(named, "are named, and this is not what is due of them"));
        };
        let mut reason = format!("names {}", self.list(parts.iter().map(|(place, _)| *place)));
        match all {
            Some(all) if all < amount => {
                let rest = Money::from_minor(amount.minor() - all.minor());
                _ = write!(reason, "; {rest} overpaid stays on the contact's account");
            }
            Some(all) if all > amount => _ = write!(reason, "; a part of {all} that is due"),
            _ => {}
        }
        let is_exact = named.iter().all(|place| is_telling(&self.input.open[*place].number));
        let sure = if is_exact { BY_NUMBER } else { BY_NAME };
        Some(sure_of(sure, Recognised::Pays { parts, reason }))
    }

    /// What else a row may be that is not what is due of the documents that it names: it names others with
    /// nothing due, or a receipt or a payment of their contact still has no row.
    fn perhaps_otherwise(
        &self,
        row: &TransferCandidate,
        spoken: &TextMentions,
    ) -> Option<Recognition> {
        let contact = self.input.open[*spoken.open.first()?].contact;
        let due = spoken
            .open
            .iter()
            .map(|place| format!("{}, {} due", self.list([*place]), magnitude(self.due[*place])));
        let named = due.collect::<Vec<_>>().join("; ");
        let others = spoken.closed.iter().map(|at| self.input.closed[*at].number.as_str());
        let others: Vec<_> = others.take(NAMED_MAX).collect();
        let entered = self.entered_of(row, |one| one.contact == contact);
        let said = if !others.is_empty() {
            format!("names {named}, and beside that {}", others.join(", "))
        } else if entered.is_empty() {
            return None;
        } else {
            format!(
                "names {named}; {} has no bank transaction yet: is an amount mistyped?",
                self.list_amounts(&entered)
            )
        };
        Some(unsure(Recognised::Unclear(said)))
    }

    /// A contact that is named, with exactly what is due of one document, or of all.
    pub(super) fn by_name(
        &self,
        row: &TransferCandidate,
        spoken: &TextMentions,
    ) -> Option<Recognition> {
        let of = |contact: &ContactId| self.by_contact.get(&(*contact, is_in(row.amount)));
        let in_time = |place: &usize| self.is_in_time(*place, row);
        let of_contacts: Vec<Vec<usize>> = spoken
            .contacts
            .iter()
            .filter_map(of)
            .map(|places| places.iter().copied().filter(in_time).collect())
            .collect();
        let is_due = |place: &usize| self.input.open[*place].due == row.amount;
        let named: Vec<_> = of_contacts.iter().flatten().copied().filter(is_due).collect();
        let open: Vec<_> = named.iter().copied().filter(|at| self.due[*at] == row.amount).collect();
        match (&open[..], &named[..]) {
            ([one], _) => {
                let reason =
                    format!("names {} and is what is due of {}", self.of(*one), self.list([*one]));
                let parts = vec![(*one, magnitude(row.amount))];
                return Some(sure_of(BY_NAME, Recognised::Pays { parts, reason }));
            }
            ([], []) => {}
            ([], taken) => {
                let said = "has this amount due; it is suggested for another one before";
                return Some(self.several(taken, said));
            }
            (many, _) => return Some(self.several(many, "have this amount due")),
        }
        let mut whole = of_contacts.iter().filter(|places| {
            (2..=TOGETHER_MAX).contains(&places.len())
                && places.iter().all(|at| self.due[*at] == self.input.open[*at].due)
                && sum(places.iter().map(|at| self.input.open[*at].due)) == Some(row.amount)
        });
        let places = whole.next().filter(|_| whole.next().is_none())?;
        let parts = places.iter().map(|at| (*at, magnitude(self.input.open[*at].due))).collect();
        let reason = format!(
            "names {} and is all that is due of {}",
            self.of(*places.first()?),
            self.list(places.iter().copied())
        );
        Some(sure_of(BY_NAME, Recognised::Pays { parts, reason }))
    }

    /// What names a document or somebody with something open, and is not that: to code it as a sale or a
    /// cost would count it twice.
    pub(super) fn held(
        &self,
        row: &TransferCandidate,
        spoken: &TextMentions,
    ) -> Option<Recognition> {
        if !spoken.against.is_empty() {
            let said = "is named, and money going this way cannot pay it";
            return Some(self.unclear(&spoken.against, said));
        }
        let of = |contact: &ContactId| self.by_contact.get(&(*contact, is_in(row.amount)));
        let open: Vec<_> = spoken.contacts.iter().filter_map(of).flatten().copied().collect();
        if let Some(first) = open.first() {
            let due = open.iter().take(NAMED_MAX).map(|place| {
                let OpenDocument { number, due, .. } = &self.input.open[*place];
                format!("{number} open, {} due", magnitude(*due))
            });
            let mut said =
                format!("{} has {}", self.of(*first), due.collect::<Vec<_>>().join("; "));
            if open.len() > NAMED_MAX {
                _ = write!(said, " and {} more", open.len() - NAMED_MAX);
            }
            return Some(unsure(Recognised::Unclear(said)));
        }
        let closed = self.input.closed.get(*spoken.closed.first()?)?;
        let said =
            format!("{} ({}) is named; nothing is due on it", closed.number, closed.contact_name);
        Some(unsure(Recognised::Unclear(said)))
    }
}

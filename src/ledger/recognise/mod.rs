//! Bank transactions that the books know of: money for documents that are open, a receipt or a payment that
//! was entered before, the other half of a transfer. To code those to an account would count them twice.
//!
//! What fits several things equally well is none of them: then it is said that several fit.

mod known;
mod text;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::id::{BankAccountId, ContactId};
use crate::ledger::bank::TRANSFER_DAYS_MAX;
use crate::money::Money;

pub use known::{Awaited, Entered, Half, Known, Open, Recognised, Row};
use text::{Text, is_telling, squeezed};

/// Most days between a receipt or a payment that was entered and its row of the statement: cheques take
/// that long.
pub const ENTERED_DAYS_MAX: i32 = 10;

/// Most documents that are suggested to be settled at once.
const TOGETHER_MAX: usize = 50;

/// Recognises rows one by one: what one of them was taken for is left out for those behind it.
#[derive(Debug)]
pub struct Recogniser<'k> {
    known: &'k Known,
    by_number: BTreeMap<String, Vec<usize>>,
    by_due: BTreeMap<Money, Vec<usize>>,
    by_contact: BTreeMap<(ContactId, bool), Vec<usize>>,
    by_sum: BTreeMap<Money, Vec<(ContactId, bool)>>,
    entered: BTreeMap<(BankAccountId, Money), Vec<usize>>,
    awaited: BTreeMap<(BankAccountId, Money), Vec<usize>>,
    halves: BTreeMap<Money, Vec<usize>>,
    /// What of each document is due still.
    due: Vec<Money>,
    is_taken: BTreeSet<usize>,
}

fn grouped<K: Ord>(keys: impl Iterator<Item = K>) -> BTreeMap<K, Vec<usize>> {
    let mut groups: BTreeMap<K, Vec<usize>> = BTreeMap::new();
    for (place, key) in keys.enumerate() {
        groups.entry(key).or_default().push(place);
    }
    groups
}

fn is_in(amount: Money) -> bool {
    amount > Money::ZERO
}

fn magnitude(amount: Money) -> Money {
    Money::from_minor(amount.minor().saturating_abs())
}

fn sum(amounts: impl Iterator<Item = Money>) -> Option<Money> {
    amounts.into_iter().try_fold(Money::ZERO, Money::checked_add)
}

impl<'k> Recogniser<'k> {
    /// Of what is known.
    #[must_use]
    pub fn new(known: &'k Known) -> Self {
        let by_contact = grouped(known.open.iter().map(|one| (one.contact, is_in(one.due))));
        let mut by_sum: BTreeMap<Money, Vec<_>> = BTreeMap::new();
        for (of, places) in &by_contact {
            let due = sum(places.iter().map(|place| known.open[*place].due));
            if let Some(due) = due.filter(|_| (2..=TOGETHER_MAX).contains(&places.len())) {
                by_sum.entry(due).or_default().push(*of);
            }
        }
        Self {
            by_number: grouped(known.open.iter().map(|one| squeezed(&one.number))),
            by_due: grouped(known.open.iter().map(|one| one.due)),
            by_contact,
            by_sum,
            entered: grouped(known.entered.iter().map(|one| (one.bank, one.amount))),
            awaited: grouped(known.awaited.iter().map(|one| (one.bank, one.amount))),
            halves: grouped(known.halves.iter().map(|one| one.amount)),
            due: known.open.iter().map(|one| one.due).collect(),
            is_taken: BTreeSet::new(),
            known,
        }
    }

    /// What a row is, where the books know of it. `is_usual` says that it is coded as others of its payee
    /// were: then a row of another bank account that happens to have its amount makes no transfer of it.
    pub fn recognise(&mut self, row: &Row<'_>, is_usual: bool) -> Option<Recognised> {
        let text = Text::new(&[Some(row.description), row.reference]);
        let named = self.named(&row.half, &text);
        let found = self
            .posted_transfer(&row.half)
            .or_else(|| self.entered(&row.half, &text, &named))
            .or_else(|| self.by_number(&row.half, &named))
            .or_else(|| self.by_name(&row.half, &text))
            .or_else(|| self.waiting_transfer(&row.half).filter(|_| !is_usual))?;
        match &found {
            Recognised::Pays { parts, .. } => {
                for (place, amount) in parts {
                    let left = magnitude(self.due[*place]).minor() - amount.minor();
                    let sign = if is_in(row.half.amount) { 1 } else { -1 };
                    self.due[*place] = Money::from_minor(sign * left);
                }
            }
            Recognised::Entered(place) => _ = self.is_taken.insert(*place),
            Recognised::Transfer { .. } | Recognised::Several(_) => {}
        }
        Some(found)
    }

    /// Documents whose numbers stand in the text, of the row's direction.
    fn named(&self, row: &Half, text: &Text) -> Vec<usize> {
        let mut named = BTreeSet::new();
        for number in text.numbers() {
            for place in self.by_number.get(&number).into_iter().flatten() {
                let one = &self.known.open[*place];
                let is_meant = is_telling(&one.number)
                    || one.due == row.amount
                    || text.names(&one.contact_name);
                if is_meant && is_in(one.due) == is_in(row.amount) {
                    named.insert(*place);
                }
            }
        }
        // Of suppliers whose numbers are alike the one whose name stands there is meant.
        let with_name = |place: &usize| text.names(&self.known.open[*place].contact_name);
        if named.iter().any(with_name) {
            named.retain(with_name);
        }
        named.into_iter().collect()
    }

    fn by_number(&self, row: &Half, named: &[usize]) -> Option<Recognised> {
        let contacts: BTreeSet<_> = named.iter().map(|at| self.known.open[*at].contact).collect();
        match (named.first(), contacts.len()) {
            (None, _) => return None,
            (Some(_), 1) => {}
            _ => return Some(self.several(named, "are named, of different contacts")),
        }
        if named.iter().all(|place| self.due[*place].is_zero()) {
            return Some(self.several(named, "is named; it is suggested for another one before"));
        }
        let amount = magnitude(row.amount);
        let due = |place: &usize| magnitude(self.due[*place]);
        let all = sum(named.iter().map(due));
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
                _ = write!(reason, "; {rest} more than is due stays with the contact");
            }
            Some(all) if all > amount => _ = write!(reason, "; a part of {all} that is due"),
            _ => {}
        }
        Some(Recognised::Pays { parts, reason })
    }

    fn by_name(&self, row: &Half, text: &Text) -> Option<Recognised> {
        let places = self.by_due.get(&row.amount).into_iter().flatten().copied();
        let named: Vec<_> =
            places.filter(|place| text.names(&self.known.open[*place].contact_name)).collect();
        let open: Vec<_> = named.iter().copied().filter(|at| self.due[*at] == row.amount).collect();
        match (&open[..], &named[..]) {
            ([one], _) => {
                let reason =
                    format!("names {} and is what is due of {}", self.of(*one), self.list([*one]));
                return Some(Recognised::Pays {
                    parts: vec![(*one, magnitude(row.amount))],
                    reason,
                });
            }
            ([], []) => {}
            ([], taken) => {
                let said = "has this amount due; it is suggested for another one before";
                return Some(self.several(taken, said));
            }
            (many, _) => return Some(self.several(many, "have this amount due")),
        }
        let sums = self.by_sum.get(&row.amount).into_iter().flatten();
        let mut whole = sums.filter_map(|of| {
            let places = self.by_contact.get(of)?;
            let is_whole = places.iter().all(|at| self.due[*at] == self.known.open[*at].due);
            let first = *places.first()?;
            (is_whole && text.names(&self.known.open[first].contact_name)).then_some(places)
        });
        let places = whole.next().filter(|_| whole.next().is_none())?;
        let parts = places.iter().map(|at| (*at, magnitude(self.known.open[*at].due))).collect();
        let reason = format!(
            "names {} and is all that is due of {}",
            self.of(*places.first()?),
            self.list(places.iter().copied())
        );
        Some(Recognised::Pays { parts, reason })
    }

    /// One that was entered; where documents are named, of their contacts.
    fn entered(&self, row: &Half, text: &Text, named: &[usize]) -> Option<Recognised> {
        let contacts: BTreeSet<_> = named.iter().map(|at| self.known.open[*at].contact).collect();
        let near = |place: &usize| {
            let one = &self.known.entered[*place];
            !self.is_taken.contains(place)
                && one.date.days_after(row.date).abs() <= ENTERED_DAYS_MAX
                && (contacts.is_empty() || contacts.contains(&one.contact))
        };
        let places = self.entered.get(&(row.bank, row.amount)).into_iter().flatten();
        let mut near: Vec<_> = places.copied().filter(near).collect();
        let with_name = |place: &usize| text.names(&self.known.entered[*place].contact_name);
        if near.iter().any(with_name) {
            near.retain(with_name);
        }
        let days = |place: &usize| self.known.entered[*place].date.days_after(row.date).abs();
        near.sort_by_key(days);
        let contact = |place: &usize| self.known.entered[*place].contact;
        match near[..] {
            [] => None,
            [one] => Some(Recognised::Entered(one)),
            // Of one contact the nearest day decides.
            [first, second, ..]
                if near.iter().all(|place| contact(place) == contact(&first))
                    && days(&first) < days(&second) =>
            {
                Some(Recognised::Entered(first))
            }
            _ => {
                let all = near.iter().take(NAMED_MAX).map(|place| {
                    let one = &self.known.entered[*place];
                    format!("{} of {} ({})", one.id, one.date, one.contact_name)
                });
                let all = all.collect::<Vec<_>>().join(", ");
                Some(Recognised::Several(format!(
                    "several receipts or payments have this amount: {all}"
                )))
            }
        }
    }

    /// The other half of a transfer that is in the books.
    fn posted_transfer(&self, row: &Half) -> Option<Recognised> {
        let places = self.awaited.get(&(row.bank, row.amount)).into_iter().flatten();
        let near = places
            .map(|place| &self.known.awaited[*place])
            .filter(|one| one.date.days_after(row.date).abs() <= TRANSFER_DAYS_MAX);
        let others: BTreeSet<_> = near.map(|one| one.other).collect();
        transfer(&others, true)
    }

    /// The other half of a transfer that waits as this one does.
    fn waiting_transfer(&self, row: &Half) -> Option<Recognised> {
        let near = |amount: Money| {
            let places = self.halves.get(&amount).into_iter().flatten();
            places
                .map(|place| &self.known.halves[*place])
                .filter(|one| one.date.days_after(row.date).abs() <= TRANSFER_DAYS_MAX)
        };
        let opposite = Money::from_minor(row.amount.minor().checked_neg()?);
        let halves: Vec<_> = near(opposite).filter(|one| one.bank != row.bank).collect();
        let others: BTreeSet<_> = halves.iter().map(|one| one.bank).collect();
        let found = transfer(&others, false)?;
        // As many rows on this side as on the other, or nobody knows which of them it is.
        let rivals = near(row.amount).filter(|one| !others.contains(&one.bank)).count();
        if rivals > halves.len() {
            let said = "several of this amount may be the other half of a transfer";
            return Some(Recognised::Several(said.to_owned()));
        }
        Some(found)
    }

    fn several(&self, places: &[usize], said: &str) -> Recognised {
        Recognised::Several(format!("{} {said}", self.list(places.iter().copied())))
    }

    fn of(&self, place: usize) -> &str {
        &self.known.open[place].contact_name
    }

    /// Documents as people name them.
    fn list(&self, places: impl IntoIterator<Item = usize>) -> String {
        let places: Vec<_> = places.into_iter().collect();
        let named = places.iter().take(NAMED_MAX).map(|place| {
            let Open { number, contact_name, .. } = &self.known.open[*place];
            format!("{number} ({contact_name})")
        });
        let mut list = named.collect::<Vec<_>>().join(", ");
        if places.len() > NAMED_MAX {
            _ = write!(list, " and {} more", places.len() - NAMED_MAX);
        }
        list
    }
}

/// Things named in a reason.
const NAMED_MAX: usize = 5;

fn transfer(others: &BTreeSet<BankAccountId>, is_posted: bool) -> Option<Recognised> {
    let mut all = others.iter();
    let other = *all.next()?;
    Some(if all.next().is_none() {
        Recognised::Transfer { other, is_posted }
    } else {
        Recognised::Several(
            "several bank accounts have the other half of such a transfer".to_owned(),
        )
    })
}

#[cfg(test)]
mod tests;

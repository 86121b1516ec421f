//! Bank transactions that the books know of: money for documents that are open, a receipt or a payment that
//! was entered before, the other half of a transfer. To code those to an account would count them twice.
//!
//! What fits several things equally well is none of them: then it is said that several fit.

mod known;
mod text;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::contract::score::Score;
use crate::date::Date;
use crate::id::{BankAccountId, ContactId};
use crate::ledger::bank::TRANSFER_DAYS_MAX;
use crate::money::Money;

pub use known::{
    Awaited, Closed, Entered, Found, Half, Known, Named, Open, Own, Recognised, Row, Told,
};
use text::{Text, Transferring, is_telling, name_words, squeezed};

/// Most days between a receipt or a payment that was entered and its row of the statement: cheques take
/// that long.
pub const ENTERED_DAYS_MAX: i32 = 10;

/// Most documents that are suggested to be settled at once.
const TOGETHER_MAX: usize = 50;

/// Most days that a document may be dated after the money that pays it.
pub const DATED_AFTER_MAX: i32 = 5;

/// What a number in the text says, as a share of 1,000.
const BY_NUMBER: u16 = 990;
/// What a name and the amount say, or words of transferring.
const BY_NAME: u16 = 900;
/// What an amount and a day say, where nothing speaks against them.
const BY_AMOUNT: u16 = 500;

/// Recognises rows: what one of them was taken for is left out for the others.
#[derive(Debug)]
pub struct Recogniser<'k> {
    known: &'k Known,
    by_number: BTreeMap<String, Vec<usize>>,
    closed_by_number: BTreeMap<String, Vec<usize>>,
    by_contact: BTreeMap<(ContactId, bool), Vec<usize>>,
    /// Names in words, by the first of them.
    names: BTreeMap<String, Vec<(ContactId, Vec<String>)>>,
    archived: BTreeSet<ContactId>,
    entered: BTreeMap<(BankAccountId, Money), Vec<usize>>,
    awaited: BTreeMap<(BankAccountId, Money), Vec<usize>>,
    halves: BTreeMap<Money, Vec<usize>>,
    /// What of each document is due still.
    due: Vec<Money>,
    is_taken: BTreeSet<usize>,
}

/// Whom and what a text names.
#[derive(Debug, Default)]
struct Spoken {
    /// Contacts by their names.
    contacts: BTreeSet<ContactId>,
    /// Open documents of the row's direction by their numbers.
    open: Vec<usize>,
    /// Open documents of the other direction.
    against: Vec<usize>,
    /// Documents with nothing due.
    closed: Vec<usize>,
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
        let of_contacts = known.contacts.iter().map(|one| (one.id, one.name.as_str()));
        let of_open = known.open.iter().map(|one| (one.contact, one.contact_name.as_str()));
        let of_entered = known.entered.iter().map(|one| (one.contact, one.contact_name.as_str()));
        let all: BTreeMap<_, _> = of_contacts.chain(of_open).chain(of_entered).collect();
        let mut names: BTreeMap<String, Vec<_>> = BTreeMap::new();
        for (id, name) in all {
            let words = name_words(name);
            if let Some(first) = words.first().cloned() {
                names.entry(first).or_default().push((id, words));
            }
        }
        let archived = known.contacts.iter().filter(|one| one.is_archived).map(|one| one.id);
        Self {
            by_number: grouped(known.open.iter().map(|one| squeezed(&one.number))),
            closed_by_number: grouped(known.closed.iter().map(|one| squeezed(&one.number))),
            by_contact: grouped(known.open.iter().map(|one| (one.contact, is_in(one.due)))),
            names,
            archived: archived.collect(),
            entered: grouped(known.entered.iter().map(|one| (one.bank, one.amount))),
            awaited: grouped(known.awaited.iter().map(|one| (one.bank, one.amount))),
            halves: grouped(known.halves.iter().map(|one| one.amount)),
            due: known.open.iter().map(|one| one.due).collect(),
            is_taken: BTreeSet::new(),
            known,
        }
    }

    /// What rows are, where the books know of them. Those that name a document are served first, then
    /// those that name a contact, then all others.
    pub fn recognise(&mut self, rows: &[Row<'_>], told: &Told) -> Vec<Option<Found>> {
        let read = |row: &Row<'_>| {
            let text = Text::new(&[Some(row.description), row.reference]);
            let spoken = self.spoken(row.half.amount, &text);
            (text, spoken)
        };
        let read: Vec<_> = rows.iter().map(read).collect();
        let turn = |spoken: &Spoken| match spoken {
            Spoken { open, .. } if !open.is_empty() => 0,
            Spoken { contacts, .. } if !contacts.is_empty() => 1,
            _ => 2,
        };
        let mut order: Vec<_> = (0..rows.len()).collect();
        order.sort_by_key(|at| turn(&read[*at].1));
        let mut found = vec![None; rows.len()];
        for at in order {
            let (text, spoken) = &read[at];
            found[at] = self.one(&rows[at].half, text, spoken, told);
        }
        self.pair(rows, &mut found);
        found
    }

    /// A transfer has two sides: what one of them is otherwise, the other is not.
    fn pair(&self, rows: &[Row<'_>], found: &mut [Option<Found>]) {
        let places: BTreeMap<_, _> =
            rows.iter().enumerate().map(|(at, row)| (row.half.id, at)).collect();
        let half = |one: &Option<Found>| match one {
            Some(Found { is: Recognised::Transfer { half, .. }, .. }) => *half,
            _ => None,
        };
        let is_alone = |at: &usize| {
            half(&found[*at])
                .and_then(|other| places.get(&other))
                .is_some_and(|other| half(&found[*other]) != Some(rows[*at].half.id))
        };
        let alone: Vec<_> = (0..rows.len()).filter(is_alone).collect();
        for at in alone {
            if let Some(Found { is: Recognised::Transfer { other, half: Some(half) }, .. }) =
                &found[at]
            {
                let said = format!(
                    "{} has a row of the opposite amount that waits ({half}), which is rather something \
                     else",
                    self.bank(*other)
                );
                found[at] = Some(unsure(Recognised::Unclear(said)));
            }
        }
    }

    fn one(&mut self, row: &Half, text: &Text, spoken: &Spoken, told: &Told) -> Option<Found> {
        let is_told = told.sure.contains(&row.id) || told.usual.contains(&row.id);
        let found = self
            .posted_transfer(row, text, spoken, is_told)
            .or_else(|| self.entered_for(row, text, spoken))
            .or_else(|| self.by_number(row, &spoken.open))
            .or_else(|| self.by_name(row, spoken))
            .or_else(|| self.held(row, spoken))
            .or_else(|| self.waiting_transfer(row, text, spoken, told).filter(is_by_words))
            .or_else(|| self.entered_by_amount(row, spoken, is_told))
            .or_else(|| {
                let transfer = self.waiting_transfer(row, text, spoken, told);
                let found = transfer.or_else(|| self.awaited_otherwise(row));
                found.filter(|_| !told.usual.contains(&row.id))
            })?;
        match &found.is {
            Recognised::Pays { parts, reason } => {
                let of = |(place, _): &(usize, Money)| self.known.open[*place].contact;
                if let Some(first) = parts.first().filter(|part| self.archived.contains(&of(part)))
                {
                    let said = format!(
                        "{reason}; {} is archived: tieout ledger contacts update CONTACT --status \
                         active first",
                        self.of(first.0)
                    );
                    return Some(unsure(Recognised::Unclear(said)));
                }
                for (place, amount) in parts {
                    let left = magnitude(self.due[*place]).minor() - amount.minor();
                    let sign = if is_in(row.amount) { 1 } else { -1 };
                    self.due[*place] = Money::from_minor(sign * left);
                }
            }
            Recognised::Entered(place) => _ = self.is_taken.insert(*place),
            _ => {}
        }
        Some(found)
    }

    /// Whom and what a text names.
    fn spoken(&self, amount: Money, text: &Text) -> Spoken {
        let contacts = self.contacts(text);
        let (mut open, mut against, mut closed) =
            (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        // A number may be another's own, where somebody else is named.
        let is_theirs = |contact: ContactId| contacts.is_empty() || contacts.contains(&contact);
        for number in text.numbers() {
            for place in self.by_number.get(&number).into_iter().flatten() {
                let one = &self.known.open[*place];
                let is_named = contacts.contains(&one.contact);
                if is_in(one.due) != is_in(amount) {
                    if is_named || (is_telling(&one.number) && is_theirs(one.contact)) {
                        against.insert(*place);
                    }
                } else if is_telling(&one.number) || one.due == amount || is_named {
                    open.insert(*place);
                }
            }
            for place in self.closed_by_number.get(&number).into_iter().flatten() {
                let one = &self.known.closed[*place];
                let is_named = contacts.contains(&one.contact);
                if is_named || (is_telling(&one.number) && is_theirs(one.contact)) {
                    closed.insert(*place);
                }
            }
        }
        // Of suppliers whose numbers are alike the one whose name stands there is meant.
        let with_name = |place: &usize| contacts.contains(&self.known.open[*place].contact);
        if open.iter().any(with_name) {
            open.retain(with_name);
        }
        Spoken {
            contacts,
            open: open.into_iter().collect(),
            against: against.into_iter().collect(),
            closed: closed.into_iter().collect(),
        }
    }

    /// Contacts whose names stand in a text; one that is a part of another's is not meant.
    fn contacts(&self, text: &Text) -> BTreeSet<ContactId> {
        let mut named: Vec<&(ContactId, Vec<String>)> = Vec::new();
        for first in text.telling().collect::<BTreeSet<_>>() {
            let of_word = self.names.get(first).into_iter().flatten();
            named.extend(of_word.filter(|(_, words)| text.has_name(words)));
        }
        let is_part = |one: &[String]| {
            let holds = |words: &[String]| {
                words.len() > one.len() && words.windows(one.len()).any(|window| window == one)
            };
            named.iter().any(|(_, words)| holds(words))
        };
        named.iter().filter(|(_, words)| !is_part(words)).map(|(id, _)| *id).collect()
    }

    /// Whether there was time to write a document before money paid it.
    fn is_in_time(&self, place: usize, row: &Half) -> bool {
        self.known.open[place].date.days_after(row.date) <= DATED_AFTER_MAX
    }

    fn by_number(&self, row: &Half, named: &[usize]) -> Option<Found> {
        let contacts: BTreeSet<_> = named.iter().map(|at| self.known.open[*at].contact).collect();
        match (named.first(), contacts.len()) {
            (None, _) => return None,
            (Some(_), 1) => {}
            _ => return Some(self.several(named, "are named, of different contacts")),
        }
        if let Some(late) = named.iter().find(|place| !self.is_in_time(**place, row)) {
            let said = format!("is named, but dated {}", self.known.open[*late].date);
            return Some(self.unclear(&[*late], &said));
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
        let is_exact = named.iter().all(|place| is_telling(&self.known.open[*place].number));
        let sure = if is_exact { BY_NUMBER } else { BY_NAME };
        Some(sure_of(sure, Recognised::Pays { parts, reason }))
    }

    /// A contact that is named, with exactly what is due of one document, or of all.
    fn by_name(&self, row: &Half, spoken: &Spoken) -> Option<Found> {
        let of = |contact: &ContactId| self.by_contact.get(&(*contact, is_in(row.amount)));
        let in_time = |place: &usize| self.is_in_time(*place, row);
        let of_contacts: Vec<Vec<usize>> = spoken
            .contacts
            .iter()
            .filter_map(of)
            .map(|places| places.iter().copied().filter(in_time).collect())
            .collect();
        let is_due = |place: &usize| self.known.open[*place].due == row.amount;
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
                && places.iter().all(|at| self.due[*at] == self.known.open[*at].due)
                && sum(places.iter().map(|at| self.known.open[*at].due)) == Some(row.amount)
        });
        let places = whole.next().filter(|_| whole.next().is_none())?;
        let parts = places.iter().map(|at| (*at, magnitude(self.known.open[*at].due))).collect();
        let reason = format!(
            "names {} and is all that is due of {}",
            self.of(*places.first()?),
            self.list(places.iter().copied())
        );
        Some(sure_of(BY_NAME, Recognised::Pays { parts, reason }))
    }

    /// What names a document or somebody with something open, and is not that: to code it as a sale or a
    /// cost would count it twice.
    fn held(&self, row: &Half, spoken: &Spoken) -> Option<Found> {
        if !spoken.against.is_empty() {
            let said = "is named, and money of this direction does not pay it";
            return Some(self.unclear(&spoken.against, said));
        }
        let of = |contact: &ContactId| self.by_contact.get(&(*contact, is_in(row.amount)));
        let open: Vec<_> = spoken.contacts.iter().filter_map(of).flatten().copied().collect();
        if let Some(first) = open.first() {
            let due = open.iter().take(NAMED_MAX).map(|place| {
                let Open { number, due, .. } = &self.known.open[*place];
                format!("{number} open, {} due", magnitude(*due))
            });
            let mut said =
                format!("{} has {}", self.of(*first), due.collect::<Vec<_>>().join("; "));
            if open.len() > NAMED_MAX {
                _ = write!(said, " and {} more", open.len() - NAMED_MAX);
            }
            return Some(unsure(Recognised::Unclear(said)));
        }
        let closed = self.known.closed.get(*spoken.closed.first()?)?;
        let said =
            format!("{} ({}) is named; nothing of it is due", closed.number, closed.contact_name);
        Some(unsure(Recognised::Unclear(said)))
    }

    /// Receipts and payments without a row, of this amount and about this day, the nearest first.
    fn entered_near(&self, row: &Half) -> Vec<usize> {
        let days = |place: &usize| self.known.entered[*place].date.days_after(row.date).abs();
        let places = self.entered.get(&(row.bank, row.amount)).into_iter().flatten().copied();
        let is_near =
            |place: &usize| !self.is_taken.contains(place) && days(place) <= ENTERED_DAYS_MAX;
        let mut near: Vec<_> = places.filter(is_near).collect();
        near.sort_by_key(days);
        near
    }

    /// One that was entered, where the text names its contact, its reference or a document of its contact.
    fn entered_for(&self, row: &Half, text: &Text, spoken: &Spoken) -> Option<Found> {
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
    fn entered_by_amount(&self, row: &Half, spoken: &Spoken, is_told: bool) -> Option<Found> {
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

    fn of_entered(&self, row: &Half, near: &[usize], sure: u16) -> Option<Found> {
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

    fn list_entered(&self, near: &[usize]) -> String {
        let all = near.iter().take(NAMED_MAX).map(|place| {
            let one = &self.known.entered[*place];
            format!("{} of {} ({})", one.id, one.date, one.contact_name)
        });
        all.collect::<Vec<_>>().join(", ")
    }

    /// Rows that wait, of this amount and about this day.
    fn waiting(&self, date: Date, amount: Money) -> impl Iterator<Item = &'k Half> {
        let places = self.halves.get(&amount).into_iter().flatten();
        let halves = places.map(|place| &self.known.halves[*place]);
        halves.filter(move |one| one.date.days_after(date).abs() <= TRANSFER_DAYS_MAX)
    }

    /// The other half of a transfer that is in the books.
    fn posted_transfer(
        &self,
        row: &Half,
        text: &Text,
        spoken: &Spoken,
        is_told: bool,
    ) -> Option<Found> {
        let places = self.awaited.get(&(row.bank, row.amount)).into_iter().flatten();
        let near: Vec<_> = places
            .map(|place| &self.known.awaited[*place])
            .filter(|one| one.date.days_after(row.date).abs() <= TRANSFER_DAYS_MAX)
            .collect();
        let first = near.first()?;
        let speaks = text.transfers(&self.known.banks);
        if (is_told || is_somebody(spoken)) && speaks != Transferring::Surely {
            return None;
        }
        let others: BTreeSet<_> = near.iter().map(|one| one.other).collect();
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
    fn awaited_otherwise(&self, row: &Half) -> Option<Found> {
        let places = self.awaited.get(&(row.bank, row.amount)).into_iter().flatten();
        let mut awaited = places.map(|place| &self.known.awaited[*place]);
        let is_near = |one: &&Awaited| one.date.days_after(row.date).abs() <= TRANSFER_DAYS_MAX;
        let one = awaited.find(is_near)?;
        Some(unsure(Recognised::Unclear(format!(
            "the amount is that of a transfer with {} of {}, but the text says something else",
            self.bank(one.other),
            one.date
        ))))
    }

    /// The other half of a transfer that waits as this one does.
    fn waiting_transfer(
        &self,
        row: &Half,
        text: &Text,
        spoken: &Spoken,
        told: &Told,
    ) -> Option<Found> {
        let opposite = Money::from_minor(row.amount.minor().checked_neg()?);
        let halves: Vec<_> =
            self.waiting(row.date, opposite).filter(|one| one.bank != row.bank).collect();
        let first = *halves.first()?;
        let is_sure = |id| told.sure.contains(&id) || told.usual.contains(&id);
        let mut speaks = text.transfers(&self.known.banks);
        let (mut is_against, mut is_named) = (is_sure(row.id), is_somebody(spoken));
        for half in &halves {
            let written = self.known.texts.get(&half.id).map(String::as_str);
            let text = Text::new(&[written]);
            speaks = speaks.max(text.transfers(&self.known.banks));
            is_against |= is_sure(half.id);
            is_named |= is_somebody(&self.spoken(half.amount, &text));
        }
        // As many rows on this side as on the other, and one of each, or nobody knows which it is.
        let rivals: Vec<_> = self
            .waiting(first.date, row.amount)
            .filter(|one| one.bank != first.bank && one.id != row.id)
            .collect();
        let is_for = match speaks {
            Transferring::Surely => !is_named,
            Transferring::Perhaps => !is_named && !is_against,
            Transferring::No => false,
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

    fn list_halves(&self, halves: &[&Half]) -> String {
        let all = halves
            .iter()
            .take(NAMED_MAX)
            .map(|one| format!("{} of {} ({})", one.id, one.date, self.bank(one.bank)));
        all.collect::<Vec<_>>().join(", ")
    }

    fn bank(&self, id: BankAccountId) -> &str {
        let bank = self.known.banks.iter().find(|bank| bank.id == id);
        bank.map_or("another bank account", |bank| bank.name.as_str())
    }

    fn unclear(&self, places: &[usize], said: &str) -> Found {
        unsure(Recognised::Unclear(format!("{} {said}", self.list(places.iter().copied()))))
    }

    fn several(&self, places: &[usize], said: &str) -> Found {
        unsure(Recognised::Several(format!("{} {said}", self.list(places.iter().copied()))))
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

const fn sure_of(thousandths: u16, is: Recognised) -> Found {
    Found { is, confidence: Score::from_thousandths(thousandths) }
}

const fn unsure(is: Recognised) -> Found {
    sure_of(0, is)
}

/// Whether a transfer is one by what is written, and not by its amount alone.
fn is_by_words(found: &Found) -> bool {
    let is_transfer = matches!(found.is, Recognised::Transfer { .. });
    is_transfer && found.confidence >= Score::from_thousandths(BY_NAME)
}

/// Whether a text names somebody, or a document of the books.
fn is_somebody(spoken: &Spoken) -> bool {
    let Spoken { contacts, open, against, closed } = spoken;
    !contacts.is_empty() || !open.is_empty() || !against.is_empty() || !closed.is_empty()
}

#[cfg(test)]
mod tests;

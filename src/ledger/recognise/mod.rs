//! Bank transactions that the books know of: money for documents that are open, a receipt or a payment that
//! was entered before, the other half of a transfer. To code those to an account would count them twice.
//!
//! What fits several things equally well is none of them: then it is said that several fit.

mod documents;
mod entered;
mod input;
mod text;
mod transfers;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use crate::contract::score::Score;
use crate::id::{BankAccountId, ContactId};
use crate::money::Money;
use crate::sort::{CompactCollect as _, CompactSort as _};

pub use input::{
    CodingHints, ContactName, ExpectedTransfer, OpenDocument, OwnBankAccount, Recognised,
    RecogniserInput, Recognition, SettledDocument, StatementLineInput, TransferCandidate,
    UnmatchedSettlement,
};
use text::{LineText, is_telling, name_words, squeezed};

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
    input: &'k RecogniserInput,
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
struct TextMentions {
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
    pub fn new(input: &'k RecogniserInput) -> Self {
        let of_contacts = input.contacts.iter().map(|one| (one.id, one.name.as_str()));
        let of_open = input.open.iter().map(|one| (one.contact, one.contact_name.as_str()));
        let of_entered = input.entered.iter().map(|one| (one.contact, one.contact_name.as_str()));
        let all: BTreeMap<_, _> = of_contacts.chain(of_open).chain(of_entered).compact_map();
        let mut names: BTreeMap<String, Vec<_>> = BTreeMap::new();
        for (id, name) in all {
            let words = name_words(name);
            if let Some(first) = words.first().cloned() {
                names.entry(first).or_default().push((id, words));
            }
        }
        let archived = input.contacts.iter().filter(|one| one.is_archived).map(|one| one.id);
        Self {
            by_number: grouped(input.open.iter().map(|one| squeezed(&one.number))),
            closed_by_number: grouped(input.closed.iter().map(|one| squeezed(&one.number))),
            by_contact: grouped(input.open.iter().map(|one| (one.contact, is_in(one.due)))),
            names,
            archived: archived.collect(),
            entered: grouped(input.entered.iter().map(|one| (one.bank, one.amount))),
            awaited: grouped(input.awaited.iter().map(|one| (one.bank, one.amount))),
            halves: grouped(input.halves.iter().map(|one| one.amount)),
            due: input.open.iter().map(|one| one.due).collect(),
            is_taken: BTreeSet::new(),
            input,
        }
    }

    /// What rows are, where the books know of them. Those that name a document are served first, then
    /// those that name a contact, then all others.
    pub fn recognise(
        &mut self,
        rows: &[StatementLineInput<'_>],
        told: &CodingHints,
    ) -> Vec<Option<Recognition>> {
        let read = |row: &StatementLineInput<'_>| {
            let text = LineText::new(&[Some(row.description), row.reference]);
            let spoken = self.spoken(row.half.amount, &text);
            (text, spoken)
        };
        let read: Vec<_> = rows.iter().map(read).collect();
        let turn = |spoken: &TextMentions| match spoken {
            TextMentions { open, .. } if !open.is_empty() => 0,
            TextMentions { contacts, .. } if !contacts.is_empty() => 1,
            _ => 2,
        };
        let mut order: Vec<_> = (0..rows.len()).collect();
        order.compact_sort_by_key(|at| turn(&read[*at].1));
        let mut found = vec![None; rows.len()];
        for at in order {
            let (text, spoken) = &read[at];
            found[at] = self.one(&rows[at].half, text, spoken, told);
        }
        self.pair(rows, &mut found);
        found
    }

    /// A transfer has two sides: what one of them is otherwise, the other is not.
    fn pair(&self, rows: &[StatementLineInput<'_>], found: &mut [Option<Recognition>]) {
        let places: BTreeMap<_, _> =
            rows.iter().enumerate().map(|(at, row)| (row.half.id, at)).compact_map();
        let half = |one: &Option<Recognition>| match one {
            Some(Recognition { is: Recognised::Transfer { half, .. }, .. }) => *half,
            _ => None,
        };
        let is_alone = |at: &usize| {
            half(&found[*at])
                .and_then(|other| places.get(&other))
                .is_some_and(|other| half(&found[*other]) != Some(rows[*at].half.id))
        };
        let alone: Vec<_> = (0..rows.len()).filter(is_alone).collect();
        for at in alone {
            if let Some(Recognition {
                is: Recognised::Transfer { other, half: Some(half) }, ..
            }) = &found[at]
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

    fn one(
        &mut self,
        row: &TransferCandidate,
        text: &LineText,
        spoken: &TextMentions,
        told: &CodingHints,
    ) -> Option<Recognition> {
        let is_told = told.sure.contains(&row.id) || told.usual.contains(&row.id);
        let found = self
            .of_opening(row)
            .or_else(|| self.posted_transfer(row, text, spoken, is_told))
            .or_else(|| self.entered_for(row, text, spoken))
            .or_else(|| self.by_number(row, spoken))
            .or_else(|| self.by_name(row, spoken))
            .or_else(|| self.held(row, spoken))
            .or_else(|| self.waiting_transfer(row, text, spoken, told).filter(is_by_words))
            .or_else(|| self.entered_by_amount(row, spoken, is_told))
            .or_else(|| {
                let together = self.entered_together(row, spoken);
                together.filter(|_| !told.usual.contains(&row.id))
            })
            .or_else(|| {
                let transfer = self.waiting_transfer(row, text, spoken, told);
                let found = transfer.or_else(|| self.awaited_otherwise(row));
                found.filter(|_| !told.usual.contains(&row.id))
            })?;
        match &found.is {
            Recognised::Pays { parts, reason } => {
                let of = |(place, _): &(usize, Money)| self.input.open[*place].contact;
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

    /// A row of a day that the opening balance of its bank account has: it is in the books.
    fn of_opening(&self, row: &TransferCandidate) -> Option<Recognition> {
        let own = self.input.banks.iter().find(|bank| bank.id == row.bank)?;
        let opened = own.opened.filter(|opened| row.date <= *opened)?;
        Some(unsure(Recognised::Unclear(format!(
            "the opening balance of {} is of {opened}, and has it already: exclude it",
            own.name
        ))))
    }

    /// Whom and what a text names.
    fn spoken(&self, amount: Money, text: &LineText) -> TextMentions {
        let contacts = self.contacts(text);
        let (mut open, mut against, mut closed) =
            (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        // A number may be another's own, where somebody else is named.
        let is_theirs = |contact: ContactId| contacts.is_empty() || contacts.contains(&contact);
        for number in text.numbers() {
            for place in self.by_number.get(&number).into_iter().flatten() {
                let one = &self.input.open[*place];
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
                let one = &self.input.closed[*place];
                let is_named = contacts.contains(&one.contact);
                if is_named || (is_telling(&one.number) && is_theirs(one.contact)) {
                    closed.insert(*place);
                }
            }
        }
        // Of suppliers whose numbers are alike the one whose name stands there is meant.
        let with_name = |place: &usize| contacts.contains(&self.input.open[*place].contact);
        if open.iter().any(with_name) {
            open.retain(with_name);
        }
        TextMentions {
            contacts,
            open: open.into_iter().collect(),
            against: against.into_iter().collect(),
            closed: closed.into_iter().collect(),
        }
    }

    /// Contacts whose names stand in a text; one that is a part of another's is not meant.
    fn contacts(&self, text: &LineText) -> BTreeSet<ContactId> {
        let mut named: Vec<&(ContactId, Vec<String>)> = Vec::new();
        for first in text.telling().compact_set() {
            let of_word = self.names.get(first).into_iter().flatten();
            named.extend(of_word.filter(|(_, words)| text.has_name(words)));
        }
        let is_part = |one: &[String]| {
            let holds = |words: &[String]| {
                words.len() > one.len() && words.windows(one.len()).any(|window| window == one)
            };
            named.iter().any(|(_, words)| holds(words))
        };
        named.iter().filter(|(_, words)| !is_part(words)).map(|(id, _)| *id).compact_set()
    }

    fn bank(&self, id: BankAccountId) -> &str {
        let bank = self.input.banks.iter().find(|bank| bank.id == id);
        bank.map_or("another bank account", |bank| bank.name.as_str())
    }

    fn unclear(&self, places: &[usize], said: &str) -> Recognition {
        unsure(Recognised::Unclear(format!("{} {said}", self.list(places.iter().copied()))))
    }

    fn several(&self, places: &[usize], said: &str) -> Recognition {
        unsure(Recognised::Several(format!("{} {said}", self.list(places.iter().copied()))))
    }

    fn of(&self, place: usize) -> &str {
        &self.input.open[place].contact_name
    }

    /// Documents as people name them.
    fn list(&self, places: impl IntoIterator<Item = usize>) -> String {
        let places: Vec<_> = places.into_iter().collect();
        let named = places.iter().take(NAMED_MAX).map(|place| {
            let OpenDocument { number, contact_name, .. } = &self.input.open[*place];
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

const fn sure_of(thousandths: u16, is: Recognised) -> Recognition {
    Recognition { is, confidence: Score::from_thousandths(thousandths) }
}

const fn unsure(is: Recognised) -> Recognition {
    sure_of(0, is)
}

/// Whether a transfer is one by what is written, and not by its amount alone.
fn is_by_words(found: &Recognition) -> bool {
    let is_transfer = matches!(found.is, Recognised::Transfer { .. });
    is_transfer && found.confidence >= Score::from_thousandths(BY_NAME)
}

/// Whether a text names somebody, or a document of the books.
fn is_somebody(spoken: &TextMentions) -> bool {
    let TextMentions { contacts, open, against, closed } = spoken;
    !contacts.is_empty() || !open.is_empty() || !against.is_empty() || !closed.is_empty()
}

#[cfg(test)]
mod tests;

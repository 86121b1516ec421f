//! What the books are to have after a period: what is to be entered, corrected and removed.

use std::collections::BTreeMap;

use super::decision::{Decision, Decisions};
use super::draft::RowGroup;
use super::open_item::OpenItemState;
use super::pool::SidePool;
use super::reconciled_period::ReconciledPeriod;
use super::resolve::Resolution;
use super::row_name::{RowName, normal};
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::date::Date;

/// An entry in the account of the bank, and the account that it is to be entered against.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProposedEntry {
    /// The day of the row, or of the end of the period for what is taken out.
    pub date: Date,
    /// Money into the bank account is positive.
    pub amount: Amount,
    /// What it is for.
    pub description: String,
    /// The other account; empty where nobody said it.
    pub to: String,
    /// What is asked for of which row, in words that stay the same however the rest is decided.
    pub key: String,
}

impl ProposedEntry {
    /// Whether its account may be told by what it is for: what puts an entry right goes to the account of that one.
    #[must_use]
    pub fn may_be_coded(&self) -> bool {
        self.to.is_empty() && ["enter|", "fee|"].iter().any(|what| self.key.starts_with(what))
    }

    /// Whether it is what is asked for of a row, by the name that a decision has for it.
    #[must_use]
    pub fn is_of(&self, row: &RowName) -> bool {
        self.key.split_once('|').is_some_and(|(_, own)| own == key_of_row(row))
    }
}

/// What an entry is called by, whatever other entries there are.
fn key(what: &str, row: &RowName) -> String {
    format!("{what}|{}", key_of_row(row))
}

fn key_of_row(row: &RowName) -> String {
    let (date, amount, text) = (row.date, &row.amount, normal(&row.text));
    format!("{date}|{amount}|{text}|{}", row.occurrence)
}

/// The entries that a period needs, in the order of its lines. What an earlier one asked for is left out,
/// unless it was decided again.
#[must_use]
pub fn entries(month: &ReconciledPeriod, decisions: &Decisions, as_at: Date) -> Vec<ProposedEntry> {
    let period = EntryContext::of(month, decisions);
    let rows = month.unmatched.bank.iter().copied();
    let entered = rows.filter_map(|(row, standing)| period.entered(row, standing));
    let fees = month.groups.iter().filter_map(|group| period.fee(group));
    let pairs = month.unmatched.corrections.iter().copied();
    let corrected = pairs.filter_map(|(bank, book)| period.corrected(bank, book));
    let rows = month.unmatched.book.iter().copied();
    let removed = rows.filter_map(|(row, standing)| period.removed(row, standing, as_at));
    entered.chain(fees).chain(corrected).chain(removed).collect()
}

/// A period, and what was decided of its rows.
struct EntryContext<'p> {
    month: &'p ReconciledPeriod,
    decisions: &'p Decisions,
    decided: BTreeMap<(SideName, u32), &'p Decision>,
    /// The names of the rows of the bank and of the books.
    names: [Vec<RowName>; 2],
}

impl<'p> EntryContext<'p> {
    fn of(month: &'p ReconciledPeriod, decisions: &'p Decisions) -> Self {
        let mut decided = BTreeMap::new();
        for (decision, resolution) in decisions.decisions.iter().zip(&month.resolutions) {
            if let Resolution::Found(rows) = resolution {
                decided.extend(rows.iter().map(|row| (*row, decision)));
            }
        }
        Self { month, decisions, decided, names: [month.bank.names(), month.book.names()] }
    }

    /// The entry of a row of the bank that the books do not have.
    fn entered(&self, row: u32, standing: OpenItemState) -> Option<ProposedEntry> {
        let bank = &self.month.bank;
        if standing != OpenItemState::ToEnter || self.was_asked_before(bank, row) {
            return None;
        }
        let content = bank.rows.row(row);
        let rule = || self.decisions.rules.iter().find(|rule| rule.holds_of(content.description));
        let to = match self.account_of(SideName::Bank, row) {
            "" => rule().map_or("", |rule| rule.to.as_str()),
            to => to,
        };
        Some(ProposedEntry {
            date: content.date,
            amount: content.amount.value(),
            description: content.description.to_owned(),
            to: to.to_owned(),
            key: key("enter", &self.name_of(SideName::Bank, row)),
        })
    }

    /// The entry of what was taken off a group of rows.
    fn fee(&self, group: &RowGroup) -> Option<ProposedEntry> {
        let rows = &self.month.bank.rows;
        if group.difference == Amount::default() {
            return None;
        }
        let row = *group.bank.iter().max_by_key(|row| rows.date(**row))?;
        let content = rows.row(row);
        Some(ProposedEntry {
            date: content.date,
            amount: group.difference.clone(),
            description: format!("Fee, {}", content.description),
            to: self.account_of(SideName::Bank, row).to_owned(),
            key: key("fee", &self.name_of(SideName::Bank, row)),
        })
    }

    /// The entry that puts a row of the books right.
    fn corrected(&self, bank: u32, book: u32) -> Option<ProposedEntry> {
        let ReconciledPeriod { bank: of_bank, book: of_book, .. } = self.month;
        if self.was_asked_before(of_book, book) && self.was_asked_before(of_bank, bank) {
            return None;
        }
        let (bank_row, book_row) = (of_bank.rows.row(bank), of_book.rows.row(book));
        Some(ProposedEntry {
            date: bank_row.date,
            amount: bank_row.amount.value() - book_row.amount.value(),
            description: format!("Correction, {}", book_row.description),
            to: self.account_of(SideName::Book, book).to_owned(),
            key: key("correct", &self.name_of(SideName::Book, book)),
        })
    }

    /// The entry that takes a row of the books out.
    fn removed(&self, row: u32, standing: OpenItemState, as_at: Date) -> Option<ProposedEntry> {
        let book = &self.month.book;
        if standing != OpenItemState::ToRemove || self.was_asked_before(book, row) {
            return None;
        }
        let content = book.rows.row(row);
        Some(ProposedEntry {
            date: as_at,
            amount: Amount::default() - content.amount.value(),
            description: format!("Reversal, {}", content.description),
            to: self.account_of(SideName::Book, row).to_owned(),
            key: key("remove", &self.name_of(SideName::Book, row)),
        })
    }

    /// The account that was decided for a row; empty where none was.
    fn account_of(&self, side: SideName, row: u32) -> &str {
        self.decided.get(&(side, row)).map_or("", |one| one.to.as_str())
    }

    fn was_asked_before(&self, pool: &SidePool, row: u32) -> bool {
        let is_known =
            pool.carried[row as usize].is_some_and(|(standing, _, _)| standing.needs_entry());
        is_known && !self.decided.contains_key(&(pool.side, row))
    }

    /// What was decided of a row has the words of that day, however the row is exported since.
    fn name_of(&self, side: SideName, row: u32) -> RowName {
        let own = &self.names[usize::from(side == SideName::Book)][row as usize];
        let is_it = |name: &&RowName| {
            (name.side, name.date, &name.amount) == (own.side, own.date, &own.amount)
        };
        let decided = self.decided.get(&(side, row));
        decided.and_then(|one| one.rows.iter().find(is_it)).unwrap_or(own).clone()
    }
}

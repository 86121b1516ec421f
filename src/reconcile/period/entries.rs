//! What the books are to have after a period: what is to be entered, corrected and removed.

use std::collections::BTreeMap;

use super::decision::{Decision, Decisions};
use super::open_item::OpenItemState;
use super::pool::SidePool;
use super::reconciled_period::ReconciledPeriod;
use super::resolve::Resolution;
use super::row_name::{RowName, normal};
use crate::amount::Amount;
use crate::date::Date;
use crate::reconcile::SideName;

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
    let mut decided: BTreeMap<(SideName, u32), &Decision> = BTreeMap::new();
    for (decision, resolution) in decisions.decisions.iter().zip(&month.resolutions) {
        if let Resolution::Found(rows) = resolution {
            decided.extend(rows.iter().map(|row| (*row, decision)));
        }
    }
    let to = |side: SideName, row: u32| decided.get(&(side, row)).map_or("", |one| one.to.as_str());
    let asked_before = |pool: &SidePool, row: u32| {
        let is_known =
            pool.carried[row as usize].is_some_and(|(standing, _, _)| standing.needs_entry());
        is_known && !decided.contains_key(&(pool.side, row))
    };
    // What was decided of a row has the words of that day, however the row is exported since.
    let (of_bank, of_book) = (month.bank.names(), month.book.names());
    let named = |side: SideName, row: u32| {
        let own = match side {
            SideName::Bank => &of_bank[row as usize],
            SideName::Book => &of_book[row as usize],
        };
        let is_it = |name: &&RowName| {
            (name.side, name.date, &name.amount) == (own.side, own.date, &own.amount)
        };
        decided.get(&(side, row)).and_then(|one| one.rows.iter().find(is_it)).unwrap_or(own).clone()
    };
    let mut entries = Vec::new();
    for (row, standing) in &month.unmatched.bank {
        if *standing != OpenItemState::ToEnter || asked_before(&month.bank, *row) {
            continue;
        }
        let content = month.bank.rows.row(*row);
        let rule = || decisions.rules.iter().find(|rule| rule.holds_of(content.description));
        let to = match to(SideName::Bank, *row) {
            "" => rule().map_or("", |rule| rule.to.as_str()),
            to => to,
        };
        entries.push(ProposedEntry {
            date: content.date,
            amount: content.amount.value(),
            description: content.description.to_owned(),
            to: to.to_owned(),
            key: key("enter", &named(SideName::Bank, *row)),
        });
    }
    for group in month.groups.iter().filter(|group| group.difference != Amount::default()) {
        let last = group.bank.iter().max_by_key(|row| month.bank.rows.date(**row));
        let Some(row) = last.copied() else { continue };
        let content = month.bank.rows.row(row);
        entries.push(ProposedEntry {
            date: content.date,
            amount: group.difference.clone(),
            description: format!("Fee, {}", content.description),
            to: to(SideName::Bank, row).to_owned(),
            key: key("fee", &named(SideName::Bank, row)),
        });
    }
    for (bank, book) in &month.unmatched.corrections {
        if asked_before(&month.book, *book) && asked_before(&month.bank, *bank) {
            continue;
        }
        let (bank_row, book_row) = (month.bank.rows.row(*bank), month.book.rows.row(*book));
        entries.push(ProposedEntry {
            date: bank_row.date,
            amount: bank_row.amount.value() - book_row.amount.value(),
            description: format!("Correction, {}", book_row.description),
            to: to(SideName::Book, *book).to_owned(),
            key: key("correct", &named(SideName::Book, *book)),
        });
    }
    for (row, standing) in &month.unmatched.book {
        if *standing != OpenItemState::ToRemove || asked_before(&month.book, *row) {
            continue;
        }
        let content = month.book.rows.row(*row);
        entries.push(ProposedEntry {
            date: as_at,
            amount: Amount::default() - content.amount.value(),
            description: format!("Reversal, {}", content.description),
            to: to(SideName::Book, *row).to_owned(),
            key: key("remove", &named(SideName::Book, *row)),
        });
    }
    entries
}

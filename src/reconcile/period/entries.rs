//! What the books are to have after a period: what is to be entered, corrected and removed.

use std::collections::BTreeMap;

use super::decision::{Decision, Decisions};
use super::month::Month;
use super::resolve::Resolution;
use super::standing::Standing;
use crate::amount::Amount;
use crate::date::Date;
use crate::reconcile::SideName;

/// An entry in the account of the bank, and the account that it is to be entered against.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The day of the row, or of the end of the period for what is taken out.
    pub date: Date,
    /// Money into the bank account is positive.
    pub amount: Amount,
    /// What it is for.
    pub description: String,
    /// The other account; empty where nobody said it.
    pub to: String,
}

/// The entries that a period needs and that no earlier one has asked for, in the order of its lines.
#[must_use]
pub fn entries(month: &Month, decisions: &Decisions, as_at: Date) -> Vec<Entry> {
    let mut decided: BTreeMap<(SideName, u32), &Decision> = BTreeMap::new();
    for (decision, resolution) in decisions.decisions.iter().zip(&month.resolutions) {
        if let Resolution::Found(rows) = resolution {
            decided.extend(rows.iter().map(|row| (*row, decision)));
        }
    }
    let to = |side: SideName, row: u32| decided.get(&(side, row)).map_or("", |one| one.to.as_str());
    let mut entries = Vec::new();
    for (row, standing) in &month.unmatched.bank {
        if *standing != Standing::ToEnter || month.bank.is_carried(*row) {
            continue;
        }
        let content = month.bank.rows.row(*row);
        let rule = || decisions.rules.iter().find(|rule| rule.holds_of(content.description));
        let to = match to(SideName::Bank, *row) {
            "" => rule().map_or("", |rule| rule.to.as_str()),
            to => to,
        };
        entries.push(Entry {
            date: content.date,
            amount: content.amount.value(),
            description: content.description.to_owned(),
            to: to.to_owned(),
        });
    }
    for group in month.groups.iter().filter(|group| group.difference != Amount::default()) {
        let last = group.bank.iter().max_by_key(|row| month.bank.rows.date(**row));
        let Some(row) = last.copied() else { continue };
        let content = month.bank.rows.row(row);
        entries.push(Entry {
            date: content.date,
            amount: group.difference.clone(),
            description: format!("Fee, {}", content.description),
            to: to(SideName::Bank, row).to_owned(),
        });
    }
    for (bank, book) in &month.unmatched.corrections {
        if month.book.is_carried(*book) && month.bank.is_carried(*bank) {
            continue;
        }
        let (of_bank, of_book) = (month.bank.rows.row(*bank), month.book.rows.row(*book));
        entries.push(Entry {
            date: of_bank.date,
            amount: of_bank.amount.value() - of_book.amount.value(),
            description: format!("Correction, {}", of_book.description),
            to: to(SideName::Book, *book).to_owned(),
        });
    }
    for (row, standing) in &month.unmatched.book {
        if *standing != Standing::ToRemove || was_to_remove(month, *row) {
            continue;
        }
        let content = month.book.rows.row(*row);
        entries.push(Entry {
            date: as_at,
            amount: Amount::default() - content.amount.value(),
            description: format!("Reversal, {}", content.description),
            to: to(SideName::Book, *row).to_owned(),
        });
    }
    entries
}

/// Whether an earlier period asked for the removal.
fn was_to_remove(month: &Month, row: u32) -> bool {
    month.book.carried[row as usize].is_some_and(|(standing, _, _)| standing == Standing::ToRemove)
}

//! Entries that a close asked for, posted in the days that it closed: they are expected, and no change of it.

use std::collections::BTreeSet;

use super::decision::{Decision, DecisionKind};
use super::late::{LastClose, LateRows};
use super::open_item::{OpenItem, OpenItemState};
use super::pool::SidePool;
use super::row_name::normal;
use super::statement::UnmatchedItems;
use crate::row::Rows;
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::date::Date;

/// An entry that the books were asked for.
#[derive(Debug)]
struct RequestedEntry {
    /// The days that it is asked for on.
    days: [Date; 2],
    /// The day of what it is for.
    of: Date,
    amount: Amount,
}

impl RequestedEntry {
    /// Whether a day of a closed period may be that of the entry, whatever day it was asked for on: that month, or
    /// later.
    fn may_be_of(&self, date: Date) -> bool {
        let first = self.of.min(self.days[0]);
        date >= first || date.month() == first.month()
    }
}

/// What the books were asked for and do not have yet.
#[derive(Debug, Default)]
pub(super) struct RequestedEntries(Vec<RequestedEntry>);

impl RequestedEntries {
    /// The entries that these open items need, each with the days that it may be posted on: what is to be taken
    /// out is posted on the day of the close, the first that left it open or the last.
    pub(super) fn of(carried: &[OpenItem], closed: Option<Date>) -> Self {
        let mut asked = Vec::new();
        for item in carried {
            match (item.side, item.standing) {
                (SideName::Bank, OpenItemState::ToEnter) => {
                    let (of, amount) = (item.date, item.amount.clone());
                    asked.push(RequestedEntry { days: [of; 2], of, amount });
                }
                (SideName::Book, OpenItemState::ToRemove) => {
                    let amount = Amount::default() - item.amount.clone();
                    let days = [item.since, closed.unwrap_or(item.since)];
                    asked.push(RequestedEntry { days, of: item.date, amount });
                }
                (SideName::Bank, OpenItemState::ToCorrect) => {
                    if let Some(book) = corrected_row(carried, item) {
                        let amount = item.amount.clone() - book.amount.clone();
                        asked.push(RequestedEntry { days: [item.date; 2], of: book.date, amount });
                    }
                }
                _ => {}
            }
        }
        Self(asked)
    }

    /// The rows that are these entries, of late ones that the close does not know: each once, first by the days
    /// that were asked for, then whatever the day where one entry and one row fit each other alone.
    pub(super) fn posted(mut self, rows: &[(u32, Date, Amount)]) -> BTreeSet<u32> {
        let mut posted = BTreeSet::new();
        for (row, date, amount) in rows {
            let is_it =
                |asked: &RequestedEntry| asked.days.contains(date) && asked.amount == *amount;
            if let Some(at) = self.0.iter().position(is_it) {
                self.0.swap_remove(at);
                posted.insert(*row);
            }
        }
        let left: Vec<_> = rows.iter().filter(|(row, _, _)| !posted.contains(row)).collect();
        for (row, date, amount) in &left {
            let fits = |one: &&RequestedEntry| one.amount == *amount && one.may_be_of(*date);
            let mut fitting = self.0.iter().filter(fits);
            let (Some(asked), None) = (fitting.next(), fitting.next()) else { continue };
            let is_alike = |(_, date, amount): &&&(u32, Date, Amount)| {
                asked.amount == *amount && asked.may_be_of(*date)
            };
            if left.iter().filter(is_alike).count() == 1 {
                posted.insert(*row);
            }
        }
        posted
    }

    /// What they come to, and the first day of one; none where nothing was asked for.
    pub(super) fn total(&self) -> Option<(Amount, Date)> {
        let first = self.0.iter().map(|asked| asked.days[0]).min()?;
        let sum = self.0.iter().fold(Amount::default(), |sum, asked| sum + &asked.amount);
        Some((sum, first))
    }
}

/// The row of the books that is to be corrected by one of the bank.
fn corrected_row<'a>(carried: &'a [OpenItem], bank: &OpenItem) -> Option<&'a OpenItem> {
    carried.iter().find(|one| one.side == SideName::Book && one.link == bank.link)
}

/// Rows of a closed period that were put right in place, as a close asked for it: taken out, or written with the
/// amount of the bank.
#[derive(Debug, Default)]
pub(super) struct EditedRows {
    /// Those that the file has no longer, by their places among [`LastClose::rows`].
    pub(super) gone: BTreeSet<usize>,
    /// Those of the file that stand for them.
    pub(super) added: BTreeSet<u32>,
}

impl EditedRows {
    /// Of the late rows of the books, those that do what these open items ask for.
    pub(super) fn of(carried: &[OpenItem], late: &LateRows, last: &LastClose, rows: &Rows) -> Self {
        let mut edited = Self::default();
        for item in carried.iter().filter(|item| item.side == SideName::Book) {
            let is_it = |at: &&usize| {
                let row = &last.rows[**at];
                (row.date, &row.amount) == (item.date, &item.amount)
                    && normal(&row.text) == normal(&item.description)
                    && !edited.gone.contains(*at)
            };
            let Some(gone) = late.gone.iter().find(is_it).copied() else { continue };
            match item.standing {
                OpenItemState::ToRemove => {
                    edited.gone.insert(gone);
                }
                OpenItemState::ToCorrect => {
                    let is_bank = |one: &&OpenItem| {
                        one.side == SideName::Bank
                            && one.standing == OpenItemState::ToCorrect
                            && one.link == item.link
                    };
                    let Some(bank) = carried.iter().find(is_bank) else { continue };
                    let written = late.added.iter().copied().filter(|row| {
                        rows.amount(*row).value() == bank.amount && !edited.added.contains(row)
                    });
                    let unlike = |row: &u32| {
                        let is_other = normal(rows.description(*row)) != normal(&item.description);
                        let date = rows.date(*row);
                        (date != item.date, is_other, date != bank.date)
                    };
                    let likest = written.min_by_key(|row| (unlike(row), *row));
                    // A row of another day and text may be something else.
                    if let Some(row) = likest.filter(|row| unlike(row) != (true, true, true)) {
                        edited.gone.insert(gone);
                        edited.added.insert(row);
                    }
                }
                _ => {}
            }
        }
        edited
    }
}

/// The first day of an entry that a close asked for, where no row of the books has brought it yet. What is to be
/// taken out is posted on the day of the close.
pub(super) fn first_awaited(
    [bank, book]: [&SidePool; 2],
    unmatched: &UnmatchedItems,
    last: &LastClose,
) -> Option<Date> {
    let was_asked = |pool: &SidePool, (row, standing): (u32, OpenItemState)| {
        let (before, since, _) = pool.carried[row as usize]?;
        let is_asked = before == standing && last.first.is_some_and(|first| since >= first);
        // A correction is posted on the day of the bank.
        let is_asked =
            is_asked && (pool.side == SideName::Bank || standing == OpenItemState::ToRemove);
        let day = if standing == OpenItemState::ToRemove { since } else { pool.rows.date(row) };
        (is_asked && standing.needs_entry()).then_some(day)
    };
    let of_bank = unmatched.bank.iter().filter_map(|one| was_asked(bank, *one));
    of_bank.chain(unmatched.book.iter().filter_map(|one| was_asked(book, *one))).min()
}

/// What an earlier close asked the books for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EarlierRequests {
    /// The end of the period that asked for it.
    pub since: Date,
    /// The entry in the account of the bank.
    pub amount: Amount,
    /// Of which row.
    pub row: OpenItem,
}

impl EarlierRequests {
    /// What was asked for of a row that a decision asks for another entry of: posted both, it would be in the
    /// books twice. A row that was to be entered is free: the books may have it with another amount since.
    /// `carried` is open since periods of which the first ended on the day `first`.
    #[must_use]
    pub fn of(decision: &Decision, carried: &[OpenItem], first: Option<Date>) -> Option<Self> {
        let first = first?;
        let asks = match decision.verb {
            DecisionKind::Enter | DecisionKind::Remove | DecisionKind::Correct => true,
            DecisionKind::Group => decision.fee.is_some(),
            _ => false,
        };
        let named = decision.rows.iter().filter_map(|name| {
            let is_of_day = |item: &&OpenItem| {
                (item.side, item.date, &item.amount) == (name.side, name.date, &name.amount)
            };
            let same = |item: &&OpenItem| normal(&item.description) == normal(&name.text);
            let all = || carried.iter().filter(is_of_day);
            all().find(same).or_else(|| all().next().filter(|_| all().count() == 1))
        });
        let named: Vec<&OpenItem> = named.collect();
        let is_again = |item: &OpenItem| match (decision.verb, item.standing) {
            (DecisionKind::Remove, OpenItemState::ToRemove) => true,
            (DecisionKind::Correct, OpenItemState::ToCorrect) => {
                named.len() == 2 && named.iter().all(|one| one.link == item.link)
            }
            _ => false,
        };
        let was_asked = |item: &&&OpenItem| {
            matches!(item.standing, OpenItemState::ToCorrect | OpenItemState::ToRemove)
                && item.since >= first
                && !is_again(item)
        };
        let row = (*named.iter().filter(|_| asks).find(was_asked)?).clone();
        let amount = match row.standing {
            OpenItemState::ToCorrect => corrected(carried, row.link),
            _ => Amount::default() - row.amount.clone(),
        };
        Some(Self { since: row.since, amount, row })
    }
}

/// What two rows that are corrected together need: the amount of the bank less that of the books.
fn corrected(carried: &[OpenItem], link: u32) -> Amount {
    let linked = carried.iter().filter(|item| item.link == link);
    linked.fold(Amount::default(), |sum, item| match item.side {
        SideName::Bank => sum + &item.amount,
        SideName::Book => sum - item.amount.clone(),
    })
}

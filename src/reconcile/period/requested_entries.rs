//! Entries that a close asked for, posted in the days that it closed: they are expected, and no change of it.

use super::decision::{Decision, DecisionKind};
use super::late::LastClose;
use super::open_item::{OpenItem, OpenItemState};
use super::pool::SidePool;
use super::row_name::normal;
use super::statement::UnmatchedItems;
use crate::amount::Amount;
use crate::date::Date;
use crate::reconcile::SideName;

/// What the books were asked for and do not have yet.
#[derive(Debug, Default)]
pub(super) struct RequestedEntries(Vec<([Date; 2], Amount)>);

impl RequestedEntries {
    /// The entries that these open items need, each with the days that it may be posted on: what is to be taken
    /// out is posted on the day of the close, the first that left it open or the last.
    pub(super) fn of(carried: &[OpenItem], closed: Option<Date>) -> Self {
        let mut asked = Vec::new();
        for item in carried {
            match (item.side, item.standing) {
                (SideName::Bank, OpenItemState::ToEnter) => {
                    asked.push(([item.date; 2], item.amount.clone()));
                }
                (SideName::Book, OpenItemState::ToRemove) => {
                    let amount = Amount::default() - item.amount.clone();
                    asked.push(([item.since, closed.unwrap_or(item.since)], amount));
                }
                (SideName::Bank, OpenItemState::ToCorrect) => {
                    let is_other =
                        |one: &&OpenItem| one.side == SideName::Book && one.link == item.link;
                    if let Some(book) = carried.iter().find(is_other) {
                        asked.push(([item.date; 2], item.amount.clone() - book.amount.clone()));
                    }
                }
                _ => {}
            }
        }
        Self(asked)
    }

    /// Whether a row of the books is one of them; each is so once.
    pub(super) fn take(&mut self, date: Date, amount: &Amount) -> bool {
        let found = self.0.iter().position(|(days, asked)| days.contains(&date) && asked == amount);
        found.map(|at| self.0.swap_remove(at)).is_some()
    }

    /// What they come to, and the first day of one; none where nothing was asked for.
    pub(super) fn total(&self) -> Option<(Amount, Date)> {
        let first = self.0.iter().map(|(days, _)| days[0]).min()?;
        let sum = self.0.iter().fold(Amount::default(), |sum, (_, amount)| sum + amount);
        Some((sum, first))
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

//! Entries that a close asked for, posted as journals that say nothing of whom or what they are for.

use std::collections::{BTreeMap, BTreeSet};

use super::account_words::AccountWords;
use super::corrections::{may_take_back, names_nothing};
use super::draft::PeriodDraft;
use super::open_item::OpenItemState;
use super::pool::SidePool;
use super::reconciled_period::ReconciledPeriod;
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::sort::CompactSort as _;

/// What a request for an entry is of.
#[derive(Debug, Clone, Copy)]
enum Request {
    /// This row of the books is to go.
    Removal(u32),
    /// This row of the books is to have the amount of that one of the bank; its place among the corrections.
    Correction(usize),
}

impl PeriodDraft {
    /// Clears removals and corrections by such journals where one request and one journal fit each other alone: who
    /// posts as `JNL` what the close asked for has posted it all the same, and of two of one amount nobody knows which.
    pub(super) fn clear_by_journals(&mut self) {
        let mut requests: BTreeMap<Amount, Vec<Request>> = BTreeMap::new();
        let rows = &self.book.rows;
        for row in rows.indices().filter(|row| self.book.is_carried(*row)) {
            let is_to_go =
                self.standings.get(&(SideName::Book, row)) == Some(&OpenItemState::ToRemove);
            if is_to_go && !self.is_partnered(SideName::Book, row) {
                let amount = Amount::default() - rows.amount(row).value();
                requests.entry(amount).or_default().push(Request::Removal(row));
            }
        }
        for (at, (bank, book)) in self.corrections.iter().enumerate() {
            if self.bank.is_carried(*bank) && self.book.is_carried(*book) {
                let amount = self.bank.rows.amount(*bank).value() - rows.amount(*book).value();
                requests.entry(amount).or_default().push(Request::Correction(at));
            }
        }
        if requests.is_empty() {
            return;
        }
        let mut journals: BTreeMap<Amount, Vec<u32>> = BTreeMap::new();
        for row in self.book.new_rows() {
            let amount = rows.amount(row).value();
            if requests.contains_key(&amount)
                && !self.taken.contains(&(SideName::Book, row))
                && names_nothing(rows.description(row))
            {
                journals.entry(amount).or_default().push(row);
            }
        }
        let mut corrected = Vec::new();
        for (amount, journals) in journals {
            match (&requests[&amount][..], &journals[..]) {
                ([Request::Removal(row)], [journal]) => {
                    self.group(Vec::new(), vec![*row, *journal], "", false);
                }
                ([Request::Correction(at)], [journal]) => {
                    let (bank, book) = self.corrections[*at];
                    self.group(vec![bank], vec![book, *journal], "", false);
                    corrected.push(*at);
                }
                _ => {}
            }
        }
        corrected.sort_unstable();
        for at in corrected.into_iter().rev() {
            self.corrections.remove(at);
        }
    }
}

impl ReconciledPeriod {
    /// What of an earlier period has waited for a row of this amount, and its rows: a bank error or a removal, or a
    /// correction of both sides. None of these rows is `taken`; of several one whose text agrees goes first.
    #[must_use]
    pub fn waits_for(
        &self,
        (side, row): (SideName, u32),
        taken: &BTreeSet<(SideName, u32)>,
    ) -> Option<(OpenItemState, Vec<(SideName, u32)>)> {
        let (pool, list, state) = match side {
            SideName::Bank => (&self.bank, &self.unmatched.bank, OpenItemState::BankError),
            SideName::Book => (&self.book, &self.unmatched.book, OpenItemState::ToRemove),
        };
        let amount = pool.rows.amount(row).value();
        let opposite = Amount::default() - amount.clone();
        let is_taken_back = |(other, of): &&(u32, OpenItemState)| {
            *of == state
                && pool.is_carried(*other)
                && pool.rows.amount(*other).value() == opposite
                && !taken.contains(&(side, *other))
        };
        let waiting = list.iter().filter(is_taken_back);
        let found = waiting.min_by_key(|(other, _)| !self.agree((side, row), (side, *other)));
        if let Some((other, _)) = found {
            return Some((state, vec![(side, *other)]));
        }
        let is_corrected = |(bank, book): &&(u32, u32)| {
            let of_bank = self.bank.rows.amount(*bank).value();
            let missing = of_bank - self.book.rows.amount(*book).value();
            side == SideName::Book
                && self.bank.is_carried(*bank)
                && self.book.is_carried(*book)
                && missing == amount
                && !taken.contains(&(SideName::Book, *book))
        };
        let (bank, book) = self.unmatched.corrections.iter().find(is_corrected)?;
        let rows = vec![(SideName::Bank, *bank), (SideName::Book, *book)];
        Some((OpenItemState::ToCorrect, rows))
    }

    /// Whether the text of a row says that it may put another right: a document or a name in common.
    #[must_use]
    pub fn agree(&self, (side, row): (SideName, u32), (of, other): (SideName, u32)) -> bool {
        let text = |side: SideName, row: u32| match side {
            SideName::Bank => self.bank.rows.description(row),
            SideName::Book => self.book.rows.description(row),
        };
        may_take_back(text(of, other), text(side, row))
    }

    /// The rows of the other side that have been open since an earlier period and that a row may be the partner of: of
    /// its amount, and not `taken`; first those whose texts agree, then the oldest.
    #[must_use]
    pub fn open_partners(
        &self,
        (side, row): (SideName, u32),
        taken: &BTreeSet<(SideName, u32)>,
    ) -> Vec<u32> {
        let (own, other, list, of) = match side {
            SideName::Bank => (&self.bank, &self.book, &self.unmatched.book, SideName::Book),
            SideName::Book => (&self.book, &self.bank, &self.unmatched.bank, SideName::Bank),
        };
        let content = own.rows.row(row);
        let amount = content.amount.value();
        let open = list.iter().filter(|(row, state)| {
            other.is_carried(*row)
                && state.may_match()
                && other.rows.amount(*row).value() == amount
                && !taken.contains(&(of, *row))
        });
        let mut found: Vec<u32> = open.map(|(row, _)| *row).collect();
        let words = AccountWords::of([own, other].into_iter().flat_map(SidePool::texts));
        found.compact_sort_by_key(|row| {
            let agree = words.bear_out(content.description, other.rows.description(*row));
            (!agree, other.rows.date(*row), *row)
        });
        found
    }
}

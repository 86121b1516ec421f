//! Errors of before that were put right since.

use super::corrections::{may_take_back, removes};
use super::draft::PeriodDraft;
use super::late::LastClose;
use super::open_item::OpenItemState;
use super::pool::{Origin, SidePool};
use super::row_name::normal;
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::date::Date;

impl PeriodDraft {
    /// Clears corrections whose row of the books is no longer in the file of its closed days: one with the amount of
    /// the bank stands for it, or the books are to have that of the bank yet.
    pub(super) fn clear_edited(&mut self, closed: Option<Date>) {
        for (bank, book) in std::mem::take(&mut self.corrections) {
            let pool = &self.book;
            let amount = Amount::default() - pool.rows.amount(book).value();
            let is_carried = self.bank.is_carried(bank) && pool.is_carried(book);
            let taken_out = is_carried.then(|| {
                self.new_row(SideName::Book, book, &amount, |pool, new| {
                    matches!(pool.origins[new as usize], Origin::TakenOut(_))
                        && is_same_row(pool, book, new)
                })
            });
            let Some(taken_out) = taken_out.flatten() else {
                self.corrections.push((bank, book));
                continue;
            };
            let amount = self.bank.rows.amount(bank).value();
            let written = self.new_row(SideName::Book, book, &amount, |pool, new| {
                matches!(pool.origins[new as usize], Origin::File(_))
                    && closed.is_some_and(|day| pool.rows.date(new) <= day)
            });
            if let Some(written) = written {
                self.group(vec![bank], vec![book, taken_out, written], "", false);
            } else {
                self.group(Vec::new(), vec![book, taken_out], "", false);
                self.stand(&[(SideName::Bank, bank)], OpenItemState::ToEnter);
                self.taken.remove(&(SideName::Bank, bank));
            }
        }
    }

    /// Errors that were put right: the bank's by an opposite row of the bank, those of the books by an
    /// opposite or correcting row of the books; and open rows that were taken out of the files.
    pub(super) fn clear(&mut self, last: &LastClose) {
        for side in [SideName::Bank, SideName::Book] {
            self.clear_moved(side);
            let pool = self.pool(side);
            let carried: Vec<u32> =
                pool.rows.indices().filter(|row| pool.is_carried(*row)).collect();
            for row in carried {
                if self.is_partnered(side, row) {
                    continue;
                }
                let known = self.standings.get(&(side, row)).copied();
                let standing = known.unwrap_or(OpenItemState::Undecided);
                let is_put_right = matches!(
                    standing,
                    OpenItemState::BankError
                        | OpenItemState::ToRemove
                        | OpenItemState::OtherAccount
                );
                let amount = Amount::default() - self.pool(side).rows.amount(row).value();
                let is_to_remove = standing == OpenItemState::ToRemove;
                let words = is_put_right.then(|| self.words(last));
                let is_denied = |one: &str, other: &str| {
                    words.as_ref().is_some_and(|words| words.deny(one, other))
                };
                let found = self.new_row(side, row, &amount, |pool, new| {
                    let texts = (pool.rows.description(row), pool.rows.description(new));
                    match pool.origins[new as usize] {
                        // That very row, which the file has no longer.
                        Origin::TakenOut(_) => is_same_row(pool, row, new),
                        _ if is_denied(texts.0, texts.1) => false,
                        _ if is_to_remove => pool.asked.contains(&new) || removes(texts.0, texts.1),
                        _ if standing == OpenItemState::BankError => {
                            may_take_back(texts.0, texts.1)
                        }
                        _ => is_put_right && self.belongs(side, row, new),
                    }
                });
                if let Some(new) = found {
                    let rows = vec![row, new];
                    match side {
                        SideName::Bank => self.group(rows, Vec::new(), "", false),
                        SideName::Book => self.group(Vec::new(), rows, "", false),
                    }
                }
            }
        }
        for (bank, book) in std::mem::take(&mut self.corrections) {
            let is_carried = self.bank.is_carried(bank) && self.book.is_carried(book);
            let missing = self.bank.rows.amount(bank).value() - self.book.rows.amount(book).value();
            let words = self.words(last);
            let belongs = |pool: &SidePool, new: u32| {
                let texts = (pool.rows.description(book), pool.rows.description(new));
                !words.deny(texts.0, texts.1)
                    && (pool.asked.contains(&new) || self.belongs(SideName::Book, book, new))
            };
            let found = is_carried.then(|| self.new_row(SideName::Book, book, &missing, belongs));
            match found.flatten() {
                Some(new) => self.group(vec![bank], vec![book, new], "", false),
                None => self.corrections.push((bank, book)),
            }
        }
    }

    /// Rows of closed periods that were taken out and stand in the file with another day.
    fn clear_moved(&mut self, side: SideName) {
        let pool = self.pool(side);
        let taken_out = |row: &u32| matches!(pool.origins[*row as usize], Origin::TakenOut(_));
        let rows: Vec<u32> = pool.rows.indices().filter(taken_out).collect();
        for row in rows {
            let pool = self.pool(side);
            let amount = Amount::default() - pool.rows.amount(row).value();
            let text = normal(pool.rows.description(row));
            let found = self.new_row(side, row, &amount, |pool, new| {
                matches!(pool.origins[new as usize], Origin::File(_))
                    && normal(pool.rows.description(new)) == text
            });
            if let Some(new) = found {
                match side {
                    SideName::Bank => self.group(vec![row, new], Vec::new(), "", false),
                    SideName::Book => self.group(Vec::new(), vec![row, new], "", false),
                }
            }
        }
    }
}

/// Whether two rows are of one day and text.
fn is_same_row(pool: &SidePool, row: u32, new: u32) -> bool {
    let (one, other) = (pool.rows.row(row), pool.rows.row(new));
    one.date == other.date && normal(one.description) == normal(other.description)
}

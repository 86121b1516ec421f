//! A bank row and a book row that belong together.

use super::row::Rows;
use tieout::amount::{Amount, WrittenAmount};
use tieout::contract::reconcile::{Matched, Score};
use tieout::contract::row::Row;

/// A bank row and the book row it was matched with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pair {
    /// Index of the bank row, 0-based.
    pub bank_row: u32,
    /// Index of the book row, 0-based.
    pub book_row: u32,
    /// How likely the pair is right.
    pub score: Score,
    /// How many other rows could have taken the place of one of the two.
    pub rivals: u32,
}

impl Pair {
    /// The pair with its rows, as the API contract's `matched` lists it.
    #[must_use]
    pub fn to_contract<'a>(&self, bank: &'a Rows, book: &'a Rows) -> Matched<'a> {
        let (bank, book): (Row<'a>, Row<'a>) = (bank.row(self.bank_row), book.row(self.book_row));
        Matched {
            date_difference_in_days: book.date.days_after(bank.date),
            amount_difference: amount_difference(&bank, &book),
            score: self.score,
            ambiguous: self.score.is_ambiguous(),
            bank,
            book,
        }
    }
}

/// Bank minus book.
fn amount_difference(bank: &Row<'_>, book: &Row<'_>) -> Amount {
    match (bank.amount, book.amount) {
        (WrittenAmount::Short(bank), WrittenAmount::Short(book)) if bank.cents == book.cents => {
            Amount::default()
        }
        (bank, book) => bank.value() - book.value(),
    }
}

//! What may have happened to rows that are left over.

use crate::row::Rows;
use tieout::amount::Amount;
use tieout::contract::score::Score;
use tieout::contract::suggestion::{Suggested, SuggestionKind};

/// What may have happened to some unmatched rows. An unmatched row is in one suggestion at most.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    /// What may have happened.
    pub kind: SuggestionKind,
    /// Indices of the bank rows, 0-based.
    pub bank_rows: Vec<u32>,
    /// Indices of the book rows, 0-based.
    pub book_rows: Vec<u32>,
    /// Total of these bank rows minus total of these book rows, exact.
    pub amount_difference: Amount,
    /// How likely the suggestion is right.
    pub confidence: Score,
    /// What may have happened, in a sentence for people.
    pub reason: String,
}

impl Suggestion {
    /// The suggestion with its rows, as the API's `suggestions` list it.
    #[must_use]
    pub fn to_contract<'a>(&'a self, bank: &'a Rows, book: &'a Rows) -> Suggested<'a> {
        let rows = |rows: &'a Rows, list: &[u32]| list.iter().map(|row| rows.row(*row)).collect();
        Suggested {
            kind: self.kind,
            bank: rows(bank, &self.bank_rows),
            book: rows(book, &self.book_rows),
            amount_difference: self.amount_difference.clone(),
            confidence: self.confidence,
            reason: &self.reason,
        }
    }
}

/// Total of these bank rows minus total of these book rows, exact.
pub(super) fn difference(bank: &Rows, book: &Rows, bank_rows: &[u32], book_rows: &[u32]) -> Amount {
    bank.total(bank_rows.iter().copied()) - book.total(book_rows.iter().copied())
}

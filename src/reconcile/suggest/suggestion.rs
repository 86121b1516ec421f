//! What may have happened to rows that are left over.

use crate::row::Rows;
use tieout::amount::Amount;
use tieout::contract::score::Score;
use tieout::contract::suggestion::{Suggested, SuggestedAlternative, SuggestionKind};

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
    /// Other rows that may be meant, the likeliest first: two at most, and only of a batch or a split.
    /// A row of them may be in other suggestions too.
    pub alternatives: Vec<SuggestionAlternative>,
}

/// With the rows of the suggestion itself, the best three are named.
pub(crate) const ALTERNATIVES_MAX: usize = 2;

/// Rows that may be meant instead of those of a suggestion.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuggestionAlternative {
    /// Indices of the bank rows, 0-based.
    pub bank_rows: Vec<u32>,
    /// Indices of the book rows, 0-based.
    pub book_rows: Vec<u32>,
    /// How likely just these rows are right.
    pub confidence: Score,
}

impl Suggestion {
    /// The suggestion among other rows, each in the place that `bank` and `book` give; none if one of its rows has no
    /// place. Alternatives that have not all theirs are left out.
    pub(crate) fn placed(
        self,
        bank: impl Fn(u32) -> Option<u32>,
        book: impl Fn(u32) -> Option<u32>,
    ) -> Option<Self> {
        let of_bank = |rows: &[u32]| rows.iter().map(|row| bank(*row)).collect::<Option<_>>();
        let of_book = |rows: &[u32]| rows.iter().map(|row| book(*row)).collect::<Option<_>>();
        let alternative = |one: SuggestionAlternative| {
            let (bank_rows, book_rows) = (of_bank(&one.bank_rows)?, of_book(&one.book_rows)?);
            Some(SuggestionAlternative { bank_rows, book_rows, ..one })
        };
        let (bank_rows, book_rows) = (of_bank(&self.bank_rows)?, of_book(&self.book_rows)?);
        let alternatives = self.alternatives.into_iter().filter_map(alternative).collect();
        Some(Self { bank_rows, book_rows, alternatives, ..self })
    }

    /// The suggestion with its rows, as the API's `suggestions` list it.
    #[must_use]
    pub fn to_contract<'a>(&'a self, bank: &'a Rows, book: &'a Rows) -> Suggested<'a> {
        let rows = |rows: &'a Rows, list: &[u32]| list.iter().map(|row| rows.row(*row)).collect();
        let alternative = |one: &SuggestionAlternative| SuggestedAlternative {
            bank: rows(bank, &one.bank_rows),
            book: rows(book, &one.book_rows),
            confidence: one.confidence,
        };
        Suggested {
            kind: self.kind,
            bank: rows(bank, &self.bank_rows),
            book: rows(book, &self.book_rows),
            amount_difference: self.amount_difference.clone(),
            confidence: self.confidence,
            reason: &self.reason,
            alternatives: self.alternatives.iter().map(alternative).collect(),
        }
    }
}

/// Of alike rows, in order, one that an alternative has not named yet: first the suggestion's own, then the earliest.
pub(super) fn unnamed(alike: &[u32], own: &[u32], named: &[u32]) -> Option<u32> {
    let own = own.iter().filter(|row| alike.binary_search(row).is_ok());
    own.chain(alike).find(|row| !named.contains(row)).copied()
}

/// Total of these bank rows minus total of these book rows, exact.
pub(super) fn difference(bank: &Rows, book: &Rows, bank_rows: &[u32], book_rows: &[u32]) -> Amount {
    bank.total(bank_rows.iter().copied()) - book.total(book_rows.iter().copied())
}

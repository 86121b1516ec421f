//! What a run found: indices into the rows it was given, and the audit.

use super::audit::verify;
use super::pair::Pair;
use super::row::Rows;
use super::suggest::suggestion::Suggestion;
use tieout::contract::reconcile::{ReconciliationResult, Summary, Verification};

/// The result of a run. Every row of either side is in exactly one list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchOutcome {
    /// In order of the bank rows.
    pub pairs: Vec<Pair>,
    /// Pairs left unmatched for their score, which is under [`super::MatchOptions::minimum_score`], in
    /// order of the bank rows. A daemon's result does not list them.
    pub weak_pairs: Vec<Pair>,
    /// Bank rows without a partner, in input order.
    pub missing_from_books: Vec<u32>,
    /// Book rows without a partner, in input order.
    pub remove_from_books: Vec<u32>,
    /// The audit of the three lists.
    pub verification: Verification,
    /// Why rows may be unmatched, by date; none where it was not asked for.
    pub suggestions: Option<Vec<Suggestion>>,
}

impl MatchOutcome {
    /// Lists what the pairs leave over, and audits the lists.
    pub(crate) fn audited(
        bank: &Rows,
        book: &Rows,
        pairs: Vec<Pair>,
        weak_pairs: Vec<Pair>,
    ) -> Self {
        let missing = left_over(bank.len(), pairs.iter().map(|pair| pair.bank_row));
        let remove = left_over(book.len(), pairs.iter().map(|pair| pair.book_row));
        let verification = verify(bank, book, &pairs, &missing, &remove);
        Self {
            pairs,
            weak_pairs,
            missing_from_books: missing,
            remove_from_books: remove,
            verification,
            suggestions: None,
        }
    }

    /// Whether nothing is unmatched on either side.
    #[must_use]
    pub const fn is_fully_matched(&self) -> bool {
        self.missing_from_books.is_empty() && self.remove_from_books.is_empty()
    }

    /// The counts.
    #[must_use]
    pub fn summary(&self, bank: &Rows, book: &Rows) -> Summary {
        Summary {
            verified: self.verification.is_verified,
            bank_rows: bank.len(),
            book_rows: book.len(),
            matched_count: self.pairs.len(),
            missing_from_books_count: self.missing_from_books.len(),
            remove_from_books_count: self.remove_from_books.len(),
        }
    }

    /// The result object of the API contract, part 2.4, borrowing from the rows.
    #[must_use]
    pub fn to_contract<'a>(
        &'a self,
        bank: &'a Rows,
        book: &'a Rows,
        credits_charged: u64,
        include_matched: bool,
    ) -> ReconciliationResult<'a> {
        let rows = |rows: &'a Rows, list: &[u32]| list.iter().map(|row| rows.row(*row)).collect();
        let matched = |pair: &Pair| pair.to_contract(bank, book);
        let suggested = |suggestion: &'a Suggestion| suggestion.to_contract(bank, book);
        ReconciliationResult {
            summary: self.summary(bank, book),
            credits_charged,
            verification: &self.verification,
            missing_from_books: rows(bank, &self.missing_from_books),
            remove_from_books: rows(book, &self.remove_from_books),
            matched: include_matched.then(|| self.pairs.iter().map(matched).collect()),
            suggestions: self.suggestions.as_ref().map(|list| list.iter().map(suggested).collect()),
        }
    }
}

fn left_over(row_count: usize, matched: impl Iterator<Item = u32>) -> Vec<u32> {
    let mut is_matched = vec![false; row_count];
    for row in matched {
        is_matched[row as usize] = true;
    }
    (0..).zip(is_matched).filter(|(_, matched)| !matched).map(|(row, _)| row).collect()
}

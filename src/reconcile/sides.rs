//! The two sides of one component, and what is asked of a pair in it.

use super::candidates::Point;
use super::evidence::{Lags, lag_days, pair_cost, text_parts};
use super::text::RowWords;
use crate::contract::reconcile::Score;

/// Both sides of a component with the words of their texts.
pub(crate) struct Sides<'a> {
    pub(crate) bank: &'a [Point],
    pub(crate) book: &'a [Point],
    pub(crate) bank_words: Vec<RowWords>,
    pub(crate) book_words: Vec<RowWords>,
    pub(crate) lags: &'a Lags,
}

impl Sides<'_> {
    pub(crate) fn text_parts(&self, bank: usize, book: usize) -> i32 {
        text_parts(&self.bank_words[bank], &self.book_words[book])
    }

    pub(crate) fn lag_days(&self, bank: usize, book: usize) -> i32 {
        lag_days(&self.bank[bank], &self.book[book])
    }

    pub(crate) fn cost(&self, bank: usize, book: usize) -> i64 {
        let lag = self.lag_days(bank, book);
        pair_cost(self.text_parts(bank, book), self.lags.rarity(lag), lag)
    }

    /// No matching has more pairs.
    pub(crate) fn pairs_max(&self) -> i64 {
        i64::try_from(self.bank.len().min(self.book.len())).unwrap_or(i64::MAX)
    }

    /// Some rows are equal only after rounding.
    pub(crate) fn is_mixed(&self) -> bool {
        let first = self.bank[0].exact;
        self.bank.iter().chain(self.book).any(|point| point.exact != first)
    }

    pub(crate) fn is_equal(&self, bank: usize, book: usize) -> bool {
        self.bank[bank].exact == self.book[book].exact
    }
}

/// One pair, as places in the component's two lists of points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Settled {
    pub(crate) bank: usize,
    pub(crate) book: usize,
    pub(crate) score: Score,
    /// How many other rows could have taken either row's place.
    pub(crate) rivals: u32,
}

//! How likely single pairs are, for whoever measures one matching against another.

use std::collections::BTreeMap;

use super::options::MatchOptions;
use super::prepared::{EvidenceSource, PreparedRows};
use super::row::Rows;
use crate::assignment::equivalence_groups::windows;
use crate::assignment::pair_odds::PairOdds;
use crate::evidence::log_odds;
use tieout::contract::reconcile::Score;

/// The likelihood of all candidate pairs as [`super::reconcile`] weighs it where texts tell
/// candidates apart. Memory grows with their number: meant for thousands of rows.
pub struct LikelihoodWeights {
    likelihood: BTreeMap<(u32, u32), i32>,
}

impl LikelihoodWeights {
    /// Likelihood is counted in this many parts of a bit.
    pub const PARTS_PER_BIT: i32 = log_odds::PARTS_PER_BIT;

    /// Reads the texts, learns the priors of these rows and weighs their candidate pairs.
    #[must_use]
    pub fn new(bank: &Rows, book: &Rows, window_days: u8) -> Self {
        let options = MatchOptions { window_days, ..MatchOptions::default() };
        let prepared = PreparedRows::of((bank, book), EvidenceSource::Rows, options);
        let matcher = prepared.matcher(Score::default());
        let mut likelihood = BTreeMap::new();
        for component in &prepared.components {
            let (bank, book) = component.points(prepared.points());
            let sides = matcher.sides(bank, book);
            let windows = windows(&sides.bank, &sides.book, sides.window_days);
            for (b, k, parts) in PairOdds::of(&sides, windows).each() {
                for bank in sides.bank[b].among(bank) {
                    let books = sides.book[k as usize].among(book).iter();
                    likelihood.extend(books.map(|book| ((bank.row, book.row), parts)));
                }
            }
        }
        Self { likelihood }
    }

    /// How likely the pair is, in parts of a bit: 0 or less. `None` where the amounts differ after
    /// rounding or the dates are too far apart.
    #[must_use]
    pub fn likelihood(&self, bank_row: u32, book_row: u32) -> Option<i32> {
        self.likelihood.get(&(bank_row, book_row)).copied()
    }
}

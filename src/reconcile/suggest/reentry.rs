//! Unmatched rows of the books with the amount and the payee of a matched one: entered twice, under
//! another reference.
//!
//! Numbers differ here and the letters before them, so that amount and name have to carry it, and what speaks against it is the
//! next bill: a payee who comes again with one amount. So two things may have put the row there by
//! chance, and the likelier one counts: a stranger with the same amount and name, and this payee at
//! the rate at which just this amount comes.
//!
//! The bank is not looked at in this way: another number there is another payment.

use super::duplicates::DuplicateCandidate;
use super::odds_model::AmountFrequencies;
use super::reference_labels::reference_labels;
use super::unmatched::{UnmatchedSide, whole_cents};
use crate::assignment::equivalence_groups::TEXT_BITS_MAX;
use crate::candidates::RowPoint;
use crate::evidence::log_odds::PARTS_PER_BIT;
use crate::evidence::terms::RowWords;
use crate::pair::Pair;
use tieout::cheque;

/// Where more rows of the books have the amount than this, equal amounts say nothing.
const ROWS_MAX: usize = 256;

/// How usual it is that a row is entered again under another reference on a given day, in parts of
/// a bit.
const USUAL: i32 = -11 * PARTS_PER_BIT;

/// Which rows of the books are another's second entry.
pub(super) struct ReentrySearch<'a> {
    /// The unmatched rows of the books.
    pub(super) left: &'a UnmatchedSide<'a>,
    /// All rows of the books, by amount and day.
    pub(super) points: &'a [RowPoint],
    /// The pair of each row of the books.
    pub(super) pairs: &'a [Option<Pair>],
    pub(super) amounts: &'a AmountFrequencies,
    pub(super) window_days: i32,
}

/// Rows of the books with the amount and payee of one of them.
struct SamePayee {
    /// The only matched one of the days around, with the day and the worth of its names.
    original: Option<(i32, Pair, i32)>,
    /// How many matched ones the days around have.
    near: usize,
    /// How many others there are, matched or not, on any day.
    others: usize,
}

impl ReentrySearch<'_> {
    /// What each unmatched row may be the second entry of, but for those that are copies.
    pub(super) fn originals(
        &self,
        copies: &[DuplicateCandidate],
        words_of: &dyn Fn(u32) -> RowWords,
    ) -> Vec<DuplicateCandidate> {
        let is_copy = |at: &u32| copies.binary_search_by_key(at, |copy| copy.at).is_ok();
        let places = (0..).take(self.left.list.len()).filter(|at| !is_copy(at));
        places.filter_map(|at| self.original(at, words_of)).collect()
    }

    fn original(&self, at: u32, words_of: &dyn Fn(u32) -> RowWords) -> Option<DuplicateCandidate> {
        let left = self.left.list[at as usize];
        let found = self.same_payee(at, words_of)?;
        let (day, pair, names) = found.original?;
        if found.near > 1 || self.are_two_cheques(at, pair.book_row) {
            return None;
        }
        let days = (day - left.day).abs();
        let stranger = self.amounts.expected_a_day(left.cents, 3) * 6 / 5
            - names.min(TEXT_BITS_MAX * PARTS_PER_BIT) / 2;
        let next_bill = self.amounts.expected_again_a_day(found.others);
        let parts = USUAL - stranger.max(next_bill) - days * PARTS_PER_BIT;
        Some(DuplicateCandidate { at, pair, parts })
    }

    /// None where too many rows have the amount.
    fn same_payee(&self, at: u32, words_of: &dyn Fn(u32) -> RowWords) -> Option<SamePayee> {
        let left = self.left.list[at as usize];
        let words = &self.left.words[at as usize];
        let labels = |words: &RowWords, row: u32| {
            reference_labels(self.left.all.description(row), words.len())
        };
        let own_labels = labels(words, self.left.row(at));
        let own = words.names_in_common_without(own_labels, words, own_labels);
        let points = &self.points[self.amounts.places(1, left.cents)];
        if left.count > 1 || points.len() > ROWS_MAX || points.len() < 2 || !words.has_name() {
            return None;
        }
        let mut found = SamePayee { original: None, near: 0, others: 0 };
        for point in points {
            let is_itself = point.row == self.left.row(at);
            if is_itself || whole_cents(self.left.all, point.row) != Some(left.cents) {
                continue;
            }
            let theirs = words_of(point.row);
            let shared = words.names_in_common(&theirs);
            if shared == 0 {
                continue;
            }
            let other = labels(&theirs, point.row);
            let names = words.names_in_common_without(own_labels, &theirs, other);
            let all = own.max(theirs.names_in_common_without(other, &theirs, other));
            // The letters of a reference count where both have them, and not against it where one has others; they
            // are no payee where one is named.
            if names <= 0 && all > 0 || shared * 4 < (all + shared - names) * 3 {
                continue;
            }
            let is_near = (point.day - left.day).abs() <= self.window_days;
            match self.pairs[point.row as usize] {
                Some(pair) if is_near => {
                    found.near += 1;
                    found.original = Some((point.day, pair, shared));
                }
                _ => found.others += 1,
            }
        }
        Some(found)
    }

    /// Two cheques of other numbers are two payments.
    fn are_two_cheques(&self, at: u32, original: u32) -> bool {
        let number = |row: u32| {
            let number = cheque::number_in(self.left.all.description(row))?;
            Some(number.trim_start_matches('0').to_owned())
        };
        let both = number(self.left.row(at)).zip(number(original));
        self.left.list[at as usize].cents < 0 && both.is_some_and(|(one, other)| one != other)
    }
}

//! Unmatched rows that say what a matched row of the same side says: entered twice.

use std::cmp::Ordering;

use super::odds_model::AmountFrequencies;
use super::unmatched::{UnmatchedSide, whole_cents};
use crate::assignment::equivalence_groups::TEXT_BITS_MAX;
use crate::candidates::{RowPoint, content_order};
use crate::evidence::log_odds::PARTS_PER_BIT;
use crate::evidence::terms::RowWords;
use crate::pair::Pair;
use crate::row::Rows;

/// A row is looked at beside so many matched rows of its amount at most; where there are more,
/// equal amounts say nothing.
const ORIGINALS_MAX: usize = 256;

/// How usual a copy is, in parts of a bit, as [`super::odds_model`] has it for other mistakes.
const USUAL: i32 = -13 * PARTS_PER_BIT;

/// An unmatched row and the matched pair it may be a copy of.
#[derive(Debug, Clone, Copy)]
pub(super) struct DuplicateCandidate {
    /// Place among the unmatched rows of its side.
    pub(super) at: u32,
    pub(super) pair: Pair,
    /// How much speaks for it, in parts of a bit.
    pub(super) parts: i32,
}

/// The two sides as seen from the one where copies are looked for.
pub(super) struct DuplicateSearch<'a> {
    pub(super) left: &'a UnmatchedSide<'a>,
    /// Which side it is: 0 is the bank's.
    pub(super) side: usize,
    /// All rows of that side, by amount and day.
    pub(super) points: &'a [RowPoint],
    /// The pair of each row of that side.
    pub(super) pairs: &'a [Option<Pair>],
    pub(super) other: &'a Rows,
    pub(super) row_of_other: fn(&Pair) -> u32,
    pub(super) amounts: &'a AmountFrequencies,
    pub(super) window_days: i32,
}

impl DuplicateSearch<'_> {
    /// What each unmatched row may be a copy of.
    pub(super) fn originals(&self, words_of: &dyn Fn(u32) -> RowWords) -> Vec<DuplicateCandidate> {
        let places = (0..).take(self.left.list.len());
        places.filter_map(|at| self.original(at, words_of)).collect()
    }

    /// The nearest matched row that says the same, if there is one.
    fn original(&self, at: u32, words_of: &dyn Fn(u32) -> RowWords) -> Option<DuplicateCandidate> {
        let left = self.left.list[at as usize];
        let words = &self.left.words[at as usize];
        let own = words.in_common(words);
        let points = &self.points[self.amounts.places(self.side, left.cents)];
        let start = points.partition_point(|point| point.day < left.day - self.window_days);
        let points = &points[start..];
        let count = points.partition_point(|point| point.day <= left.day + self.window_days);
        if count > ORIGINALS_MAX {
            return None;
        }
        let mut best: Option<(&RowPoint, Pair)> = None;
        let mut common = 0;
        for point in &points[..count] {
            let Some(pair) = self.pairs[point.row as usize] else { continue };
            if whole_cents(self.left.all, point.row) != Some(left.cents) {
                continue;
            }
            let theirs = words_of(point.row);
            let shared = words.in_common(&theirs);
            if shared == 0 || shared * 4 < own.max(theirs.in_common(&theirs)) * 3 {
                continue;
            }
            let is_nearer = best.as_ref().is_none_or(|(best, of_best)| {
                let days = |point: &RowPoint| (point.day - left.day).abs();
                (days(point), point.day)
                    .cmp(&(days(best), best.day))
                    .then_with(|| content_order(self.left.all, point.row, best.row))
                    .then_with(|| self.order_of_partners(&pair, of_best))
                    .then(pair.bank_row.cmp(&of_best.bank_row))
                    == Ordering::Less
            });
            if is_nearer {
                best = Some((point, pair));
                common = shared;
            }
        }
        let (point, pair) = best?;
        let days = (point.day - left.day).abs();
        let expected = self.amounts.expected_a_day(left.cents, 3);
        let text = common.min(TEXT_BITS_MAX * PARTS_PER_BIT) / 2;
        // Each day apart makes a copy four times less usual, for it is keyed at once or not.
        let parts = USUAL + text - expected * 6 / 5 - 2 * days * PARTS_PER_BIT;
        Some(DuplicateCandidate { at, pair, parts })
    }

    fn order_of_partners(&self, a: &Pair, b: &Pair) -> Ordering {
        let (a, b) = ((self.row_of_other)(a), (self.row_of_other)(b));
        let day = |row| self.other.date(row);
        day(a).cmp(&day(b)).then_with(|| content_order(self.other, a, b))
    }
}

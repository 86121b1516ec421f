//! Rows whose partner went to another: the other side has a row with the same amount and payee, and
//! matching gave it to a row that fits no better. Such a row is hardly a part of a sum.

use super::odds_model::AmountFrequencies;
use super::unmatched::UnmatchedSide;
use crate::candidates::RowPoint;
use crate::evidence::log_odds::PARTS_PER_BIT;
use crate::evidence::terms::RowWords;
use crate::pair::Pair;

/// With more rows of one amount to look at than this, one that fits is no sign.
const ROWS_MAX: usize = 256;

/// Days within which the partner may be, beyond those that matching allows.
const DAYS_MORE: i32 = 21;

/// So many days more on either side tell whether such rows come often: that many do.
const DAYS_AROUND: i32 = 40;
const USUAL: u32 = 2;

/// Texts of two such rows have this much in common at least.
const COMMON_MIN: i32 = 2 * PARTS_PER_BIT;

/// One side's unmatched rows, and all rows of the other side to look among.
pub(super) struct TakenPartnerSearch<'a> {
    pub(super) left: &'a UnmatchedSide<'a>,
    /// Which side the other is: 0 is the bank's.
    pub(super) other_side: usize,
    /// All rows of the other side.
    pub(super) others: &'a [RowPoint],
    /// Their pairs, by row.
    pub(super) pairs: &'a [Option<Pair>],
    pub(super) own_row: fn(&Pair) -> u32,
    pub(super) words: &'a (dyn Fn(u32) -> RowWords + Sync),
    pub(super) words_of_other: &'a (dyn Fn(u32) -> RowWords + Sync),
    pub(super) amounts: &'a AmountFrequencies,
    pub(super) window_days: i32,
}

impl TakenPartnerSearch<'_> {
    /// How many levels there are.
    pub(super) const LEVELS: usize = 4;

    /// How much like one whose partner went to another the row at this place is: 0 for no sign, 1
    /// where a row of the other side fits; where it fits this row better than its own partner, 3,
    /// and 2 if rows like it come often.
    pub(super) fn level(&self, at: u32) -> usize {
        let left = self.left.list[at as usize];
        let words = &self.left.words[at as usize];
        let signs = [(-left.cents, self.window_days), (left.cents, self.window_days + DAYS_MORE)];
        let of_sign = |(cents, days)| self.level_among(left.day, words, cents, days);
        signs.into_iter().map(of_sign).max().unwrap_or(0)
    }

    fn level_among(&self, day: i32, words: &RowWords, cents: i64, days: i32) -> usize {
        let days_around = days + DAYS_AROUND;
        let points = &self.others[self.amounts.places(self.other_side, cents)];
        let start = points.partition_point(|point| point.day < day - days_around);
        let (mut level, mut around) = (0, 0);
        for point in points[start..].iter().take(ROWS_MAX) {
            if point.day > day + days_around {
                break;
            }
            let theirs = (self.words_of_other)(point.row);
            let common = words.in_common(&theirs);
            if common < COMMON_MIN {
                continue;
            }
            if (point.day - day).abs() > days {
                around += 1;
                continue;
            }
            let partner = self.pairs[point.row as usize];
            let of_partner = |pair: &Pair| (self.words)((self.own_row)(pair)).in_common(&theirs);
            let is_better = partner.as_ref().is_none_or(|pair| of_partner(pair) < common);
            level = level.max(if is_better { 3 } else { 1 });
        }
        if level == 3 && around >= USUAL { 2 } else { level }
    }
}

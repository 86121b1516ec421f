//! How much speaks for two rows belonging together: odds against a chance meeting of strangers.
//!
//! Three things count: what the texts have in common, how usual the days between the dates are,
//! and how many strangers with just such an amount are to be expected on a day. The figures were
//! fitted to generated data with known truth; how well they hold on other data of it is in
//! `benches/reconcile/README.md`.

use std::ops::Range;

use super::keying_error::KeyingError;
use super::near_pairs::{DAYS_APART_MAX, NearPair, PairMismatch, fee_max};
use super::unmatched::UnmatchedSide;
use crate::assignment::equivalence_groups::TEXT_BITS_MAX;
use crate::candidates::RowPoint;
use crate::evidence::learned_priors::LearnedPriors;
use crate::evidence::log_odds::{PARTS_PER_BIT, log2_whole};
use crate::number_map::NumberMap;
use crate::row_number::small;

/// Amounts are no more evenly spread than this: of all rows, about so many in a hundred times the
/// amount in cents have just this amount where none is seen.
const SPREAD_PERCENT: u64 = 30;

/// Counts of rows are taken this many times, so that less than one row can be expected.
const FINER: u32 = 1024;

/// Of so many payees whose amount is not seen again one comes with it again.
const AGAIN_UNSEEN: u32 = 8;

/// What odds are made of.
pub(super) struct OddsModel<'a> {
    pub(super) bank: &'a UnmatchedSide<'a>,
    pub(super) book: &'a UnmatchedSide<'a>,
    /// Usual days between the dates of a pair.
    pub(super) priors: &'a LearnedPriors,
    pub(super) amounts: &'a AmountFrequencies,
    /// Usual days between dates too far apart to match.
    pub(super) far_lags: LongLags,
}

/// How usual amounts are.
pub(super) struct AmountFrequencies {
    /// Where the rows with an amount stand among the points of bank and book.
    rows: NumberMap<i64, [(u32, u32); 2]>,
    /// How many rows there are.
    all: usize,
    /// Less the log of how many unmatched rows of any amount a day has, for each row there is.
    unmatched_per_day: i32,
    /// Days from the first row to the last.
    days: u32,
}

impl AmountFrequencies {
    /// From all rows as points, and the number of unmatched rows of both sides.
    pub(super) fn new(bank: &[RowPoint], book: &[RowPoint], unmatched: usize) -> Self {
        let days = || bank.iter().chain(book).map(|point| i64::from(point.day));
        let span = days().max().unwrap_or(0) - days().min().unwrap_or(0) + 1;
        let log2 = |number: usize| log2_whole(number.max(1) as u64);
        let unmatched_per_day =
            log2(unmatched) - log2(bank.len() + book.len()) - log2_whole(span.unsigned_abs());
        let mut rows: NumberMap<i64, [(u32, u32); 2]> = NumberMap::default();
        for (side, points) in [bank, book].into_iter().enumerate() {
            let mut start = 0;
            for of_amount in points.chunk_by(|a, b| a.group == b.group) {
                let end = start + small(of_amount.len());
                rows.entry(of_amount[0].group).or_default()[side] = (start, end);
                start = end;
            }
        }
        let days = u32::try_from(span).unwrap_or(u32::MAX);
        Self { rows, all: bank.len() + book.len(), unmatched_per_day, days }
    }

    /// How many rows of either side have this amount.
    pub(super) fn rows(&self, cents: i64) -> usize {
        self.places(0, cents).len() + self.places(1, cents).len()
    }

    /// Where the rows of one side with this amount stand among its points; 0 is the bank's side.
    pub(super) fn places(&self, side: usize, cents: i64) -> Range<usize> {
        let (start, end) = self.rows.get(&cents).map_or((0, 0), |sides| sides[side]);
        start as usize..end as usize
    }

    /// Days from the first row to the last.
    pub(super) const fn days(&self) -> u32 {
        self.days
    }

    /// How many rows there are.
    pub(super) const fn all(&self) -> usize {
        self.all
    }

    /// How likely a row has just this amount, of all amounts, where nothing is known of it.
    pub(super) fn share_otherwise(&self, cents: i64) -> f64 {
        let rows = |count: usize| u32::try_from(count).map_or(f64::from(u32::MAX), f64::from);
        let others = rows(self.rows(cents).saturating_sub(1));
        let unseen = self.unseen(cents);
        let unseen = u32::try_from(unseen).map_or(1.0, f64::from) / f64::from(FINER);
        (others + unseen) / rows(self.all().max(1))
    }

    /// How likely a row has just this amount where it is round, for each cent of the round amount
    /// that it is a multiple of: where few rows are known, a tenth of them may be round.
    pub(super) fn share_of_round(&self, cents: i64) -> f64 {
        const FEW: f64 = 500.0;
        let rows = u32::try_from(self.all()).map_or(f64::from(u32::MAX), f64::from);
        let cents = u32::try_from(cents.unsigned_abs()).map_or(f64::from(u32::MAX), f64::from);
        0.3 / cents / 10.0 * FEW / (FEW + rows)
    }

    /// How many rows have just this amount where none is seen, [`FINER`] times: one at most.
    fn unseen(&self, cents: i64) -> u64 {
        let spread = self.all() as u64 * SPREAD_PERCENT * u64::from(FINER) / 100;
        (spread / cents.unsigned_abs()).clamp(1, u64::from(FINER))
    }

    /// log2 of how many unmatched rows with this amount are to be expected on a day besides so
    /// many that are known, in parts of a bit.
    pub(super) fn expected_a_day(&self, cents: i64, known: usize) -> i32 {
        let others = self.rows(cents).saturating_sub(known) as u64;
        let rows = others * u64::from(FINER) + self.unseen(cents);
        log2_whole(rows) - log2_whole(u64::from(FINER)) + self.unmatched_per_day
    }

    /// log2 of how many unmatched rows of one payee with one amount are to be expected on a day
    /// besides two that are known, in parts of a bit; `others`: how many more there are.
    pub(super) fn expected_again_a_day(&self, others: usize) -> i32 {
        let rows = others as u64 * u64::from(FINER) + u64::from(FINER / AGAIN_UNSEEN);
        log2_whole(rows) - log2_whole(u64::from(FINER)) + self.unmatched_per_day
    }
}

/// So many rows, as a power of two, show how usual amounts are.
const ENOUGH_ROWS_LOG2: i32 = 18;

impl OddsModel<'_> {
    /// What speaks against two rows whose texts have nothing in common where there are few rows to
    /// tell how usual an amount is: round amounts come again by chance in any file.
    fn doubt_of_few_rows(&self) -> i32 {
        let rows = log2_whole(self.amounts.all() as u64);
        (ENOUGH_ROWS_LOG2 * PARTS_PER_BIT - rows).max(0)
    }

    /// For how much a candidate speaks, in parts of a bit: the log2 of its odds.
    pub(super) fn weigh(&self, near: &NearPair) -> i32 {
        let (bank, book) = (near.bank as usize, near.book as usize);
        let (of_bank, of_book) = (self.bank.list[bank], self.book.list[book]);
        let lag_days = of_book.day - of_bank.day;
        let text = match self.bank.words[bank].in_common(&self.book.words[book]) {
            0 => -self.doubt_of_few_rows(),
            common => common.min(TEXT_BITS_MAX * PARTS_PER_BIT) / 2,
        };
        let known = if near.gap == PairMismatch::Days { 2 } else { 1 };
        let expected = self.amounts.expected_a_day(of_book.cents, known);
        let lag = if near.gap == PairMismatch::Days {
            self.far_lags.usual(lag_days)
        } else {
            let bank = self.priors.of_bank(self.bank.row(near.bank));
            let book = self.priors.of_book(self.book.row(near.book));
            -self.priors.lag_rarity((bank, of_bank.day), (book, of_book.day))
        };
        let digits = i32::try_from(of_book.cents.unsigned_abs().ilog10() + 1).unwrap_or(0);
        usual(near.gap, digits, of_book.cents) + text - expected * 6 / 5 + lag
    }
}

/// How usual a mistake is, for one of the amounts it may lead to, in parts of a bit: `(usual,
/// less for each digit)` of the amount, which has the more places for a slip the longer it is.
fn usual(gap: PairMismatch, digits: i32, book_cents: i64) -> i32 {
    let (hundredths, each_digit) = match gap {
        PairMismatch::Days => (-1080, -64),
        PairMismatch::Sign => (-900, -56),
        PairMismatch::Slip(KeyingError::Swapped) => (-640, -104),
        PairMismatch::Slip(KeyingError::Shifted) => (-965, -69),
        PairMismatch::Slip(KeyingError::Doubled) => (-1250, -69),
        PairMismatch::Slip(KeyingError::Replaced) => (-1650, -11),
        PairMismatch::Slip(KeyingError::Missed) => (-1900, 0),
        PairMismatch::Cents => (-1420, 21),
        PairMismatch::Fee => {
            let amounts = log2_whole(fee_max(book_cents).unsigned_abs());
            return -1150 * PARTS_PER_BIT / 100 - amounts;
        }
    };
    (hundredths + each_digit * digits) * PARTS_PER_BIT / 100
}

/// How usual each signed lag beyond the window is, learnt from the candidates without rivals
/// whose texts leave no doubt: cheques are paid in weeks later.
pub(super) struct LongLags {
    /// In parts of a bit, against all lags being equally usual; from the most negative on.
    usual: Vec<i32>,
}

/// Texts with this much in common leave no doubt.
const SURE_TEXT: i32 = 8 * PARTS_PER_BIT;

impl LongLags {
    /// From candidates of [`PairMismatch::Days`] without rivals, with their lags and texts in common.
    pub(super) fn learn(sure: impl Iterator<Item = (i32, i32)>, window_days: i32) -> Self {
        /// What the belief before counting weighs, in candidates.
        const PRIOR: u64 = 8;
        const SCALE: u64 = 1 << 16;
        let days = || -DAYS_APART_MAX..=DAYS_APART_MAX;
        let is_far = |lag: i32| lag.abs() > window_days;
        let place = |lag: i32| usize::try_from(lag + DAYS_APART_MAX).unwrap_or(usize::MAX);
        let belief = |lag: i32| SCALE / u64::from(lag.unsigned_abs().max(1));
        let beliefs: u64 = days().filter(|lag| is_far(*lag)).map(belief).sum();
        let mut weights: Vec<u64> = days()
            .map(|lag| if is_far(lag) { PRIOR * SCALE * belief(lag) / beliefs.max(1) } else { 0 })
            .collect();
        for (lag, text) in sure {
            if text >= SURE_TEXT
                && let Some(weight) = weights.get_mut(place(lag))
            {
                *weight += SCALE;
            }
        }
        // A day more or less is nearly as usual.
        let at = |lag: i32| weights.get(place(lag)).copied().unwrap_or(0);
        let smooth = |lag: i32| (at(lag - 1) + 2 * at(lag) + at(lag + 1)) / 4;
        let smooth: Vec<u64> =
            days().map(|lag| if is_far(lag) { smooth(lag).max(1) } else { 0 }).collect();
        let far_days = days().filter(|lag| is_far(*lag)).count() as u64;
        let all: u64 = smooth.iter().sum();
        let even = log2_whole((all / far_days.max(1)).max(1));
        Self { usual: smooth.iter().map(|weight| log2_whole((*weight).max(1)) - even).collect() }
    }

    fn usual(&self, lag_days: i32) -> i32 {
        let place = usize::try_from(lag_days + DAYS_APART_MAX).unwrap_or(usize::MAX);
        self.usual.get(place).copied().unwrap_or(0)
    }
}

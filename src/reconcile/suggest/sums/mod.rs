//! Several rows that add up to one: receipts paid in together, a payment run, a bill paid in
//! parts.
//!
//! The parts are looked for among the unmatched rows of one day, or of a few. With many rows there are always
//! some that happen to add up, so every set that does is weighed: how likely its rows are parts at
//! all, against rows of their own and against an amount that has come about otherwise. Then all
//! wholes are looked at together, for no row is a part twice, and the sets that this leaves likely
//! tell what parts and wholes look like for the next round.
//!
//! Bounded: four rounds look at [`WHOLES_MAX`] rows each, on [`learned::DAYS_COUNT`] days, and at no
//! more than 2^16 half sums of either half of a day's pool.

mod choices;
mod joint_odds;
mod learned;
mod pool;
mod sides;

use std::collections::BTreeMap;

use super::select::{AlternativeParts, CONFIDENCE_MIN, DraftSuggestion, Hypothesis};
use super::suggestion::ALTERNATIVES_MAX;
use crate::score::probability;
use choices::{DayPools, SpreadPool, days_before};
use joint_odds::SumChoice;
use learned::{DAYS_BEFORE_MAX, DaysBeforeWhole, LearnedSums, PartOdds, WholeOdds};
use pool::PartPool;
pub(super) use sides::{DoubtfulRow, ExplainedOdds, PartSide, SumFinder, WholeSide};
use tieout::sort::CompactSort as _;

/// Each round knows the sums of the one before, and looks at so many rows of a day at most; of more
/// at the likeliest.
const POOLS_MAX: [usize; 4] = [24, 24, 24, 32];

/// Where no sum is as likely as this, there is nothing to learn for another round.
const LIKELY: f64 = 0.5;

/// Where no set of a whole is likely enough by itself, the best three are offered, if the true one is as likely among
/// them.
const BEST_MIN: f64 = 0.5;

/// Beside a likelier set no others are offered, and none that is less likely than the other.
const SURE: f64 = 0.98;
const ALTERNATIVE_MIN: f64 = 0.01;

/// The share of sums whose parts are of several days, before any is known, and what that weighs, in sums. A first round
/// looks for parts of one day alone.
const SPREAD: f64 = 0.1;
const SPREAD_PRIOR: f64 = 10.0;

/// Wholes that are looked at in a round: the likeliest.
const WHOLES_MAX: usize = 4096;

/// More wholes that say the same than this are no more likely to have a set each.
const ALIKE_MAX: u32 = 4;

/// A whole and its parts, and how likely they are just that.
struct FoundSum {
    whole: u32,
    parts: Vec<u32>,
    share: f64,
}

impl SumFinder<'_> {
    /// What is likely enough to be suggested.
    pub(super) fn find(&self) -> Vec<DraftSuggestion> {
        let mut leads = Vec::new();
        for is_in in [false, true] {
            let mut sums = Vec::new();
            for (round, pool_max) in POOLS_MAX.into_iter().enumerate() {
                let learnt = self.learn(is_in, &sums, round);
                sums = self.round(is_in, &learnt, pool_max);
                if round > 0 && !sums.iter().any(|sum| sum.share >= LIKELY) {
                    break;
                }
            }
            let unmatched = self.parts.side.list.len();
            sums.retain(|sum| sum.parts.iter().all(|part| (*part as usize) < unmatched));
            let by_whole = sums.chunk_by(|a, b| a.whole == b.whole);
            leads.extend(by_whole.flat_map(|of_whole| self.drafts(of_whole)));
        }
        leads
    }

    /// What is suggested of the sums of one whole: each set that is likely enough; where none is, the likeliest, if the
    /// true one is likely among the best three. The best of the others stand beside it where it is not sure.
    fn drafts(&self, of_whole: &[FoundSum]) -> Vec<DraftSuggestion> {
        let mut ranked: Vec<&FoundSum> = of_whole.iter().collect();
        ranked.compact_sort_by(|a, b| b.share.total_cmp(&a.share).then(a.parts.cmp(&b.parts)));
        let is_likely = |sum: &&&FoundSum| probability(sum.share) >= CONFIDENCE_MIN;
        let likely = ranked.iter().take_while(is_likely).count();
        let of_best: f64 = ranked.iter().take(1 + ALTERNATIVES_MAX).map(|sum| sum.share).sum();
        let suggested = likely.max(usize::from(of_best >= BEST_MIN));
        let mut drafts: Vec<DraftSuggestion> =
            ranked.iter().take(suggested).map(|sum| self.draft(sum)).collect();
        if let ([draft], true) = (&mut drafts[..], ranked[0].share < SURE) {
            let others = ranked[1..].iter().take(ALTERNATIVES_MAX);
            let others = others.filter(|sum| sum.share >= ALTERNATIVE_MIN);
            draft.alternatives.extend(others.map(|sum| AlternativeParts {
                places: sum.parts.clone(),
                confidence: probability(sum.share),
            }));
        }
        drafts
    }

    fn draft(&self, sum: &FoundSum) -> DraftSuggestion {
        let (one, several) = (vec![sum.whole], sum.parts.clone());
        let rows = if self.is_batch { (one, several) } else { (several, one) };
        DraftSuggestion::new(Hypothesis::Sum, rows, probability(sum.share))
    }

    fn day_of_part(&self, place: u32) -> i32 {
        let list = &self.parts.side.list;
        let at = place as usize;
        if at < list.len() { list[at].day } else { self.parts.doubtful[at - list.len()].day }
    }

    fn learn(&self, is_in: bool, sums: &[FoundSum], round: usize) -> LearnedSums {
        let (wholes, parts) = (&self.wholes.side.list, &self.parts.side.list);
        let mut found =
            (vec![0.0; wholes.len()], vec![0.0; parts.len() + self.parts.doubtful.len()]);
        for sum in sums {
            found.0[sum.whole as usize] += sum.share;
            for part in &sum.parts {
                found.1[*part as usize] += sum.share;
            }
        }
        let days_of = |sum: &FoundSum, part: u32| {
            (wholes[sum.whole as usize].day - self.day_of_part(part), sum.share)
        };
        let is_of_one_day = |sum: &&FoundSum| {
            let day = self.day_of_part(sum.parts[0]);
            sum.parts.iter().all(|part| self.day_of_part(*part) == day)
        };
        let (of_one_day, spread): (Vec<&FoundSum>, Vec<&FoundSum>) =
            sums.iter().partition(is_of_one_day);
        let days = of_one_day.iter().map(|sum| days_of(sum, sum.parts[0]));
        let days_of_spread =
            spread.iter().flat_map(|sum| sum.parts.iter().map(|part| days_of(sum, *part)));
        let likely = |sums: &[&FoundSum]| {
            let shares = sums.iter().map(|sum| sum.share);
            shares.filter(|share| *share >= LIKELY).sum::<f64>()
        };
        let spread_share = match round {
            0 => 0.0,
            1 => SPREAD,
            _ => {
                let (of_one_day, spread) = (likely(&of_one_day), likely(&spread));
                (spread + SPREAD * SPREAD_PRIOR) / (of_one_day + spread + SPREAD_PRIOR)
            }
        };
        let of_sign = |list: &'_ [super::unmatched::UnmatchedContent]| -> Vec<usize> {
            (0..list.len()).filter(|at| (list[*at].cents > 0) == is_in).collect()
        };
        let rows = of_sign(parts).into_iter().map(|at| {
            let found = found.1[at] / f64::from(parts[at].count);
            (self.parts.traits[at], found, self.parts.explained.by_any[at])
        });
        let doubtful = self.parts.doubtful.iter().zip(&found.1[parts.len()..]);
        let rows = rows.chain(
            doubtful
                .filter(|(row, _)| (row.cents > 0) == is_in)
                .map(|(row, found)| (row.traits, *found, 0.0)),
        );
        let rows_of_wholes = of_sign(wholes)
            .into_iter()
            .map(|at| (self.wholes.chances[at], found.0[at] / f64::from(wholes[at].count)));
        LearnedSums {
            days: DaysBeforeWhole::learn(days),
            spread: spread_share,
            days_of_spread: DaysBeforeWhole::learn(days_of_spread),
            odds: PartOdds::learn(rows, f64::from(self.amounts.days())),
            chances: (!sums.is_empty()).then(|| WholeOdds::learn(rows_of_wholes)),
        }
    }

    fn round(&self, is_in: bool, learnt: &LearnedSums, pool_max: usize) -> Vec<FoundSum> {
        let chances = self.wholes.chances;
        let mut wholes: Vec<u32> = (0..)
            .take(chances.len())
            .filter(|at| (self.wholes.side.list[*at as usize].cents > 0) == is_in)
            .collect();
        wholes.compact_sort_by(|a, b| {
            chances[*b as usize].total_cmp(&chances[*a as usize]).then(a.cmp(b))
        });
        wholes.truncate(WHOLES_MAX);
        wholes.sort_unstable();
        let mut pools: DayPools = BTreeMap::new();
        let mut of_days: Option<SpreadPool> = None;
        let mut choices: Vec<(u32, Vec<SumChoice>)> = Vec::new();
        for whole in wholes {
            let day = self.wholes.side.list[whole as usize].day;
            // Wholes come in order of days, so pools of days long past are not searched again.
            let past = pools.range_mut(..day - DAYS_BEFORE_MAX).rev();
            past.take_while(|(_, pool)| !pool.as_ref().is_some_and(PartPool::is_closed))
                .filter_map(|(_, pool)| pool.as_mut())
                .for_each(PartPool::close);
            for day in days_before(day) {
                let rows = || self.rows_of_day(day, is_in, &learnt.odds);
                pools.entry(day).or_insert_with(|| PartPool::new(rows(), pool_max));
            }
            if of_days.as_ref().is_none_or(|of_days| of_days.day != day) {
                of_days = SpreadPool::new(day, &pools, learnt);
            }
            let of_whole = self.choices(whole, &pools, of_days.as_ref(), learnt);
            let count = self.wholes.side.list[whole as usize].count.min(ALIKE_MAX);
            if !of_whole.is_empty() {
                choices.extend((0..count).map(|_| (whole, of_whole.clone())));
            }
        }
        let lists: Vec<&[SumChoice]> = choices.iter().map(|(_, list)| list.as_slice()).collect();
        let mut sums: BTreeMap<(u32, Vec<u32>), f64> = BTreeMap::new();
        for ((whole, list), shares) in choices.iter().zip(joint_odds::shares(&lists)) {
            for (choice, share) in list.iter().zip(shares) {
                let mut places: Vec<u32> = Vec::new();
                for (day, set) in choice.sets() {
                    if let Some(Some(pool)) = pools.get(&day) {
                        places.extend(pool.places_of(set));
                    }
                }
                places.sort_unstable();
                *sums.entry((*whole, places)).or_default() += share;
            }
        }
        let sum = |((whole, parts), share)| FoundSum { whole, parts, share };
        sums.into_iter().map(sum).collect()
    }
}

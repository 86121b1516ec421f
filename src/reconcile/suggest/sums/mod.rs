//! Several rows that add up to one: receipts paid in together, a payment run, a bill paid in
//! parts.
//!
//! The parts are looked for among the unmatched rows of one day. With many rows there are always
//! some that happen to add up, so every set that does is weighed: how likely its rows are parts at
//! all, against rows of their own and against an amount that has come about otherwise. Then all
//! wholes are looked at together, for no row is a part twice, and the sets that this leaves likely
//! tell what parts and wholes look like for the next round.
//!
//! Bounded: four rounds look at [`WHOLES_MAX`] rows each, on [`learned::DAYS_COUNT`] days, and at no
//! more than 2^16 half sums of either half of a day's pool.

mod joint_odds;
mod learned;
mod pool;

use std::collections::BTreeMap;

use super::odds_model::AmountFrequencies;
use super::part_traits::PartTraits;
use super::select::{CONFIDENCE_MIN, DraftSuggestion, Hypothesis};
use super::unmatched::UnmatchedSide;
use crate::evidence::log_odds::PARTS_PER_BIT;
use crate::evidence::terms::RowWords;
use crate::score::probability;
use joint_odds::SumChoice;
use learned::{DAYS_AFTER_MAX, DAYS_BEFORE_MAX, DaysBeforeWhole, PartOdds, WholeOdds, place_of};
use pool::{PARTS_MAX, PARTS_MIN, PartPool, PoolPart, SIZES};
use tieout::sort::CompactSort as _;

/// A side whose rows may be parts.
pub(super) struct PartSide<'a> {
    pub(super) side: &'a UnmatchedSide<'a>,
    pub(super) traits: &'a [PartTraits],
    pub(super) explained: ExplainedOdds<'a>,
    /// Matched rows that may be parts all the same, by day; their places follow those of the side.
    pub(super) doubtful: &'a [DoubtfulRow],
}

/// A matched row whose pair is likely wrong. Nothing is suggested of it, but a sum with it in
/// explains other rows.
pub(super) struct DoubtfulRow {
    pub(super) day: i32,
    pub(super) cents: i64,
    pub(super) traits: PartTraits,
}

/// A side whose rows may be wholes.
pub(super) struct WholeSide<'a> {
    pub(super) side: &'a UnmatchedSide<'a>,
    /// How likely each row is one, by its words.
    pub(super) chances: &'a [f64],
    pub(super) explained: ExplainedOdds<'a>,
}

/// How likely each row of a side is explained otherwise.
#[derive(Clone, Copy)]
pub(super) struct ExplainedOdds<'a> {
    pub(super) by_any: &'a [f64],
    /// By what a sum whose texts agree has to give way to.
    pub(super) firmly: &'a [f64],
}

impl ExplainedOdds<'_> {
    /// How likely a row is free, but for what is not firm.
    fn free(&self, at: usize) -> f64 {
        1.0 - self.firmly[at].min(EXPLAINED_MAX)
    }

    /// How much less likely it is free if all counts.
    fn doubt(&self, at: u32) -> f64 {
        let Some(by_any) = self.by_any.get(at as usize) else { return 1.0 };
        (1.0 - by_any.min(EXPLAINED_MAX)) / self.free(at as usize)
    }
}

/// Looks for wholes and their parts.
pub(super) struct SumFinder<'a> {
    pub(super) wholes: WholeSide<'a>,
    pub(super) parts: PartSide<'a>,
    pub(super) amounts: &'a AmountFrequencies,
    /// Whether the whole is a bank row.
    pub(super) is_batch: bool,
}

/// Each round knows the sums of the one before, and looks at so many rows of a day at most; of more
/// at the likeliest.
const POOLS_MAX: [usize; 4] = [24, 24, 24, 32];

/// Where no sum is as likely as this, there is nothing to learn for another round.
const LIKELY: f64 = 0.5;

/// Two to eight rows: each is as usual.
const SIZES_COUNT: f64 = 7.0;

/// Wholes that are looked at in a round: the likeliest.
const WHOLES_MAX: usize = 4096;

/// A set of lower odds, against an amount that came about otherwise, is nothing to think of.
const ODDS_MIN: f64 = 0.01;

/// More sets of one day than this that add up to one sum are coincidences.
const SETS_MAX: usize = 256;

/// More wholes that say the same than this are no more likely to have a set each.
const ALIKE_MAX: u32 = 4;

/// Texts that agree have this much in common at least, in parts of a bit; among few rows, where
/// any name is on many of them, anything.
const COMMON_MIN: i32 = PARTS_PER_BIT / 2;
const FEW_ROWS: usize = 50;

/// What words say at least of a whole that they make known as one: a payment run.
const KNOWN_AS_WHOLE: f64 = 0.1;

/// For how much each part of the same name speaks, where all parts have it.
const AGREES: f64 = 16.0;

/// How much less usual each part of another name makes a sum of money out.
const STRANGER: f64 = 1.0 / 64.0;

/// A row is not so surely explained otherwise that no sum could say more.
const EXPLAINED_MAX: f64 = 0.98;

/// What is known of sums of one sign, from those found so far.
struct LearnedSums {
    days: DaysBeforeWhole,
    odds: PartOdds,
    chances: Option<WholeOdds>,
}

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
            for pool_max in POOLS_MAX {
                let learnt = self.learn(is_in, &sums);
                sums = self.round(is_in, &learnt, pool_max);
                if !sums.iter().any(|sum| sum.share >= LIKELY) {
                    break;
                }
            }
            let unmatched = self.parts.side.list.len();
            sums.retain(|sum| sum.parts.iter().all(|part| (*part as usize) < unmatched));
            leads.extend(sums.into_iter().map(|sum| self.lead(sum)));
        }
        leads.retain(|lead| lead.confidence >= CONFIDENCE_MIN);
        leads
    }

    fn lead(&self, sum: FoundSum) -> DraftSuggestion {
        let (one, several) = (vec![sum.whole], sum.parts);
        let (bank, book) = if self.is_batch { (one, several) } else { (several, one) };
        DraftSuggestion { what: Hypothesis::Sum, bank, book, confidence: probability(sum.share) }
    }

    fn day_of_part(&self, place: u32) -> i32 {
        let list = &self.parts.side.list;
        let at = place as usize;
        if at < list.len() { list[at].day } else { self.parts.doubtful[at - list.len()].day }
    }

    fn learn(&self, is_in: bool, sums: &[FoundSum]) -> LearnedSums {
        let (wholes, parts) = (&self.wholes.side.list, &self.parts.side.list);
        let mut found =
            (vec![0.0; wholes.len()], vec![0.0; parts.len() + self.parts.doubtful.len()]);
        for sum in sums {
            found.0[sum.whole as usize] += sum.share;
            for part in &sum.parts {
                found.1[*part as usize] += sum.share;
            }
        }
        let days = sums.iter().map(|sum| {
            (wholes[sum.whole as usize].day - self.day_of_part(sum.parts[0]), sum.share)
        });
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
        let mut pools: BTreeMap<i32, Option<PartPool>> = BTreeMap::new();
        let mut choices: Vec<(u32, Vec<SumChoice>)> = Vec::new();
        for whole in wholes {
            let day = self.wholes.side.list[whole as usize].day;
            // Wholes come in order of days, so pools of days long past are not searched again.
            let past = pools.range_mut(..day - DAYS_BEFORE_MAX).rev();
            past.take_while(|(_, pool)| !pool.as_ref().is_some_and(PartPool::is_closed))
                .filter_map(|(_, pool)| pool.as_mut())
                .for_each(PartPool::close);
            for day in day - DAYS_BEFORE_MAX..=day + DAYS_AFTER_MAX {
                let rows = || self.rows_of_day(day, is_in, &learnt.odds);
                pools.entry(day).or_insert_with(|| PartPool::new(rows(), pool_max));
            }
            let of_whole = self.choices(whole, &pools, learnt);
            let count = self.wholes.side.list[whole as usize].count.min(ALIKE_MAX);
            if !of_whole.is_empty() {
                choices.extend((0..count).map(|_| (whole, of_whole.clone())));
            }
        }
        let lists: Vec<&[SumChoice]> = choices.iter().map(|(_, list)| list.as_slice()).collect();
        let mut sums: BTreeMap<(u32, Vec<u32>), f64> = BTreeMap::new();
        for ((whole, list), shares) in choices.iter().zip(joint_odds::shares(&lists)) {
            for (choice, share) in list.iter().zip(shares) {
                if let Some(Some(pool)) = pools.get(&choice.day) {
                    *sums.entry((*whole, pool.places_of(choice.set))).or_default() += share;
                }
            }
        }
        let sum = |((whole, parts), share)| FoundSum { whole, parts, share };
        sums.into_iter().map(sum).collect()
    }

    fn rows_of_day(&self, day: i32, is_in: bool, odds: &PartOdds) -> Vec<PoolPart> {
        let side = self.parts.side;
        let cents = if is_in { (1, i64::MAX - 1) } else { (i64::MIN, -1) };
        let mut rows = Vec::new();
        for place in side.on_day(day, cents) {
            let at = place as usize;
            let free = self.parts.explained.free(at);
            for _ in 0..side.list[at].count.min(64) {
                let odds = odds.of(&self.parts.traits[at]) * free;
                rows.push((place, side.list[at].cents, odds));
            }
        }
        let doubtful = self.parts.doubtful;
        let start = doubtful.partition_point(|row| row.day < day);
        let end = doubtful.partition_point(|row| row.day <= day);
        let unmatched = u32::try_from(side.list.len()).unwrap_or(u32::MAX);
        for (place, row) in (unmatched..).zip(doubtful).take(end).skip(start) {
            if (row.cents > 0) == is_in {
                rows.push((place, row.cents, odds.of(&row.traits)));
            }
        }
        rows
    }

    /// The sets of parts that a whole may have.
    fn choices(
        &self,
        whole: u32,
        pools: &BTreeMap<i32, Option<PartPool>>,
        learnt: &LearnedSums,
    ) -> Vec<SumChoice> {
        let left = self.wholes.side.list[whole as usize];
        let said = self.wholes.chances[whole as usize];
        let chance = learnt.chances.as_ref().map_or(said, |chances| chances.of(said));
        let free = self.wholes.explained.free(whole as usize);
        let otherwise = self.amounts.share_otherwise(left.cents);
        let few = self.amounts.share_of_round(left.cents);
        let mut choices = Vec::new();
        let mut sets = Vec::new();
        for day in left.day - DAYS_BEFORE_MAX..=left.day + DAYS_AFTER_MAX {
            let Some(Some(pool)) = pools.get(&day) else { continue };
            let Some(place) = place_of(left.day - day) else { continue };
            let odds = chance / (1.0 - chance) * free * learnt.days.0[place] / SIZES_COUNT;
            let counts = |most: &usize| odds * pool.odds_max[*most] >= otherwise * ODDS_MIN;
            let Some(most) = (PARTS_MIN..=PARTS_MAX).rev().find(counts) else { continue };
            let size = SIZES.iter().position(|size| *size >= most).unwrap_or(SIZES.len() - 1);
            sets.clear();
            pool.sets_of(left.cents.abs(), size, SETS_MAX, &mut sets);
            if sets.len() > SETS_MAX {
                return Vec::new();
            }
            choices.extend(sets.iter().map(|set| {
                let by_chance = otherwise.max(few * f64::from(pool.unit_of(*set)));
                let said = self.texts(whole, &pool.places_of(*set));
                let odds = odds * pool.odds_of(*set) / by_chance * said;
                SumChoice { day, set: *set, odds }
            }));
        }
        choices.retain(|choice| choice.odds >= ODDS_MIN);
        choices
    }

    /// For how much the texts of a whole and its parts speak: a factor of the odds. A deposit names
    /// none of its parts, but money out that names somebody else was hardly paid for them.
    fn texts(&self, whole: u32, places: &[u32]) -> f64 {
        let of_whole = &self.wholes.side.words[whole as usize];
        let least = if self.amounts.all() < FEW_ROWS { 1 } else { COMMON_MIN };
        let agrees = |place: &u32| {
            let part = self.parts.side.words.get(*place as usize);
            part.is_some_and(|part| of_whole.names_in_common(part) >= least)
        };
        let agreeing = places.iter().filter(|place| agrees(place)).count();
        if agreeing == places.len() {
            return AGREES.powi(i32::try_from(agreeing).unwrap_or(8));
        }
        let doubts = places.iter().map(|place| self.parts.explained.doubt(*place));
        let doubt = doubts.product::<f64>() * self.wholes.explained.doubt(whole);
        let is_out = self.wholes.side.list[whole as usize].cents < 0;
        let is_somebody =
            is_out && self.wholes.chances[whole as usize] < KNOWN_AS_WHOLE && of_whole.has_name();
        let named = |place: &&u32| {
            self.parts.side.words.get(**place as usize).is_some_and(RowWords::has_name)
        };
        let strangers = places.iter().filter(|place| !agrees(place)).filter(named).count();
        doubt * if is_somebody { STRANGER.powi(i32::try_from(strangers).unwrap_or(8)) } else { 1.0 }
    }
}

//! The sets of rows that may be the parts of a whole, with the odds of each.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::joint_odds::SumChoice;
use super::learned::{DAYS_AFTER_MAX, DAYS_BEFORE_MAX, LearnedSums, PartOdds, place_of};
use super::pool::{PARTS_MAX, PARTS_MIN, PartPool, PartSet, PoolPart, SIZES};
use super::sides::SumFinder;
use crate::evidence::log_odds::PARTS_PER_BIT;
use crate::evidence::terms::RowWords;

/// Two to eight rows: each is as usual.
const SIZES_COUNT: f64 = 7.0;

/// Where the share is less, none is looked for.
const SPREAD_MIN: f64 = 0.02;

/// Rows of several days that are looked at for one whole: the likeliest.
const SPREAD_ROWS_MAX: usize = 24;

/// A set of lower odds, against an amount that came about otherwise, is nothing to think of.
const ODDS_MIN: f64 = 0.01;

/// More sets of one day than this that add up to one sum are coincidences.
const SETS_MAX: usize = 256;

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

/// What is known of a whole before its parts.
struct WholeAmount {
    place: u32,
    day: i32,
    cents: i64,
    /// How likely it is a whole, for each number of parts, against an amount that came about otherwise.
    odds: f64,
    /// How likely it has just this amount otherwise: at all, and for each cent of a round amount.
    otherwise: f64,
    round: f64,
}

/// The pools of the days that are open.
pub(super) type DayPools = BTreeMap<i32, Option<PartPool>>;

/// The days of the parts of a whole of one day.
pub(super) fn days_before(day: i32) -> RangeInclusive<i32> {
    day - DAYS_BEFORE_MAX..=day + DAYS_AFTER_MAX
}

/// The rows of several days that are looked at for each whole of one day.
pub(super) struct SpreadPool {
    /// The day of the wholes.
    pub(super) day: i32,
    /// Its places are those in `bits`.
    pool: Option<PartPool>,
    /// The day of each row, and its bit in the pool of that day.
    bits: Vec<(i32, PartSet)>,
}

impl SpreadPool {
    /// From the pools of the days before a whole's; none if such sums are too rare.
    pub(super) fn new(day_of_whole: i32, pools: &DayPools, learnt: &LearnedSums) -> Option<Self> {
        if learnt.spread < SPREAD_MIN {
            return None;
        }
        let mut rows: Vec<PoolPart> = Vec::new();
        let mut bits: Vec<(i32, PartSet)> = Vec::new();
        for day in days_before(day_of_whole) {
            let Some(Some(pool)) = pools.get(&day) else { continue };
            let Some(place) = place_of(day_of_whole - day) else { continue };
            for (bit, cents, odds) in pool.rows() {
                let at = u32::try_from(bits.len()).unwrap_or(u32::MAX);
                rows.push((at, cents, odds * learnt.days_of_spread.0[place]));
                bits.push((day, bit));
            }
        }
        Some(Self { day: day_of_whole, pool: PartPool::new(rows, SPREAD_ROWS_MAX), bits })
    }
}

impl SumFinder<'_> {
    /// The rows of one day and sign that may be parts.
    pub(super) fn rows_of_day(&self, day: i32, is_in: bool, odds: &PartOdds) -> Vec<PoolPart> {
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
        let of_day = (unmatched..).zip(doubtful).take(end).skip(start);
        let matched = of_day
            .filter(|(_, row)| (row.cents > 0) == is_in)
            .map(|(place, row)| (place, row.cents, odds.of(&row.traits)));
        rows.extend(matched);
        rows
    }

    /// The sets of parts that a whole may have.
    pub(super) fn choices(
        &self,
        whole: u32,
        pools: &DayPools,
        of_days: Option<&SpreadPool>,
        learnt: &LearnedSums,
    ) -> Vec<SumChoice> {
        let left = self.wholes.side.list[whole as usize];
        let said = self.wholes.chances[whole as usize];
        let chance = learnt.chances.as_ref().map_or(said, |chances| chances.of(said));
        let free = self.wholes.explained.free(whole as usize);
        let whole = WholeAmount {
            place: whole,
            day: left.day,
            cents: left.cents,
            odds: chance / (1.0 - chance) * free / SIZES_COUNT,
            otherwise: self.amounts.share_otherwise(left.cents),
            round: self.amounts.share_of_round(left.cents),
        };
        let mut choices = Vec::new();
        for day in days_before(whole.day) {
            let Some(Some(pool)) = pools.get(&day) else { continue };
            let Some(place) = place_of(whole.day - day) else { continue };
            let odds = whole.odds * (1.0 - learnt.spread) * learnt.days.0[place];
            let Some(sets) = whole.sets_of(pool, odds) else { return Vec::new() };
            for set in sets {
                let odds = odds * self.odds_of(&whole, pool, set, &pool.places_of(set));
                choices.push(SumChoice::new(whole.first_day(), &[(day, set)], odds));
            }
        }
        if let Some(of_days) = of_days {
            self.spread_choices(&whole, pools, (of_days, learnt.spread), &mut choices);
        }
        choices.retain(|choice| choice.odds >= ODDS_MIN);
        choices
    }

    /// Adds the sets of rows of several days.
    fn spread_choices(
        &self,
        whole: &WholeAmount,
        pools: &DayPools,
        (rows, share): (&SpreadPool, f64),
        choices: &mut Vec<SumChoice>,
    ) {
        let Some(pool) = &rows.pool else { return };
        let odds = whole.odds * share;
        for set in whole.sets_of(pool, odds).unwrap_or_default() {
            let of: Vec<(i32, PartSet)> =
                pool.places_of(set).iter().map(|at| rows.bits[*at as usize]).collect();
            if of.iter().all(|(day, _)| *day == of[0].0) {
                continue;
            }
            let place = |(day, bit): &(i32, PartSet)| match pools.get(day) {
                Some(Some(pool)) => pool.places_of(*bit),
                _ => Vec::new(),
            };
            let places: Vec<u32> = of.iter().flat_map(place).collect();
            let odds = odds * self.odds_of(whole, pool, set, &places);
            choices.push(SumChoice::new(whole.first_day(), &of, odds));
        }
    }

    /// The odds of a set of rows at these places, for odds of 1 that the whole has such a set.
    fn odds_of(&self, whole: &WholeAmount, pool: &PartPool, set: PartSet, places: &[u32]) -> f64 {
        let by_chance = whole.otherwise.max(whole.round * f64::from(pool.unit_of(set)));
        pool.odds_of(set) / by_chance * self.texts(whole.place, places)
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

impl WholeAmount {
    const fn first_day(&self) -> i32 {
        self.day - DAYS_BEFORE_MAX
    }

    /// The sets of a pool that add up, as large as may stand out at such odds; none where there are too many to be
    /// more than coincidences.
    fn sets_of(&self, pool: &PartPool, odds: f64) -> Option<Vec<PartSet>> {
        let counts = |most: &usize| odds * pool.odds_max[*most] >= self.otherwise * ODDS_MIN;
        let mut sets = Vec::new();
        if let Some(most) = (PARTS_MIN..=PARTS_MAX).rev().find(counts) {
            let size = SIZES.iter().position(|size| *size >= most).unwrap_or(SIZES.len() - 1);
            pool.sets_of(self.cents.abs(), size, SETS_MAX, &mut sets);
        }
        (sets.len() <= SETS_MAX).then_some(sets)
    }
}

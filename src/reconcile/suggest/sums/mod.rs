//! Several rows that add up to one: receipts paid in together, a payment run, a bill paid in
//! parts.
//!
//! The parts are looked for among the unmatched rows of one day. With many rows there are always
//! some that happen to add up, so what counts is how likely just these are against all others of as
//! many rows, and against an amount that has come about otherwise. Only where one set of rows
//! stands out is it suggested.
//!
//! Bounded: [`ROUNDS`] rounds look at [`WHOLES_MAX`] rows each, on [`learnt::DAYS_COUNT`] days, and
//! at no more than a thousand half sums of either half of a day's pool.

mod learnt;
mod pool;

use std::collections::BTreeMap;

use super::choose::{Free, Lead, What, take_best};
use super::habits::Traits;
use super::left::LeftSide;
use super::weigh::Amounts;
use crate::reconcile::score::probability;
use learnt::{DAYS_AFTER_MAX, DAYS_BEFORE_MAX, DaysBefore, PartWeights, WholeChances, place_of};
use pool::{PARTS_MAX, PARTS_MIN, Pool, SETS_MAX, SIZES};

/// A side whose rows may be parts, and how likely each is one rather than a row of its own.
pub(super) struct Parts<'a> {
    pub(super) side: &'a LeftSide<'a>,
    pub(super) traits: &'a [Traits],
}

/// A side whose rows may be wholes, and how likely each is one.
pub(super) struct Wholes<'a> {
    pub(super) side: &'a LeftSide<'a>,
    pub(super) chances: &'a [f64],
}

/// A set that is less likely than this, against an amount that came about otherwise, cannot become
/// a suggestion.
const OUTSTANDING: f64 = 0.1;

/// The pool of each day and sign.
type Pools = BTreeMap<(i32, bool), Option<Pool>>;

/// What is known of sums, from those found so far.
struct Learnt {
    days: DaysBefore,
    weights: PartWeights,
    chances: WholeChances,
    /// Nothing is found yet.
    is_first: bool,
}

/// Looks for wholes and their parts, one round after another: rows that one sum has taken leave
/// fewer for the next.
pub(super) struct Sums<'a> {
    pub(super) wholes: Wholes<'a>,
    pub(super) parts: Parts<'a>,
    pub(super) amounts: &'a Amounts<'a>,
    /// Whether the whole is a bank row.
    pub(super) is_batch: bool,
}

/// How sure each round is: what is surest is taken first, so that it leaves fewer rows for what
/// is less sure, and so that usual days and traits are learnt from it.
const ROUNDS: [u16; 3] = [970, 940, SURE];

/// A sum is suggested where it is this sure, in thousandths: among many rows some add up by chance.
const SURE: u16 = 900;

/// Two to eight rows: each is as usual.
const SIZES_COUNT: f64 = 7.0;

/// Wholes that are looked at in a round: the likeliest.
const WHOLES_MAX: usize = 8192;

impl Sums<'_> {
    pub(super) fn find(&self, free: &mut Free) -> Vec<Lead> {
        let mut found: Vec<Lead> = Vec::new();
        let (wholes, parts): (Vec<u32>, Vec<u32>) = {
            let (wholes, parts) = self.free(free);
            let places = |free: &[u32]| {
                (0..).zip(free).filter(|(_, free)| **free > 0).map(|(at, _)| at).collect()
            };
            (places(wholes), places(parts))
        };
        for sure in ROUNDS {
            let learnt = self.learn(&wholes, &parts, &found);
            let mut leads = self.round(free, &learnt);
            leads.retain(|lead| lead.confidence.thousandths() >= sure);
            if leads.is_empty() && found.is_empty() && sure == SURE {
                break;
            }
            found.extend(take_best(leads, free));
        }
        found
    }

    /// The whole and the parts of a sum.
    fn of_lead<'l>(&self, lead: &'l Lead) -> (u32, &'l [u32]) {
        let (one, several) =
            if self.is_batch { (&lead.bank, &lead.book) } else { (&lead.book, &lead.bank) };
        (one[0], several)
    }

    /// From the places that were free before the first round, and what was found since.
    fn learn(&self, wholes: &[u32], parts: &[u32], found: &[Lead]) -> Learnt {
        let sums: Vec<(u32, &[u32])> = found.iter().map(|lead| self.of_lead(lead)).collect();
        let of_whole = |at: &u32| {
            let at = *at as usize;
            (self.wholes.chances[at], self.wholes.side.list[at].cents > 0)
        };
        let of_part = |at: &u32| self.parts.traits[*at as usize];
        let days = sums.iter().filter_map(|(whole, parts)| {
            let day = self.wholes.side.list[*whole as usize].day;
            parts.iter().map(|at| day - self.parts.side.list[*at as usize].day).max()
        });
        let found_wholes = sums.iter().map(|(whole, _)| of_whole(whole));
        let found_parts = sums.iter().flat_map(|(_, parts)| parts.iter().map(of_part));
        Learnt {
            days: DaysBefore::learn(days),
            weights: PartWeights::learn(parts.iter().map(of_part), found_parts),
            chances: WholeChances::learn(wholes.iter().map(of_whole), found_wholes),
            is_first: found.is_empty(),
        }
    }

    fn free<'f>(&self, free: &'f Free) -> (&'f [u32], &'f [u32]) {
        if self.is_batch { (&free.bank, &free.book) } else { (&free.book, &free.bank) }
    }

    fn round(&self, free: &Free, learnt: &Learnt) -> Vec<Lead> {
        let (free_wholes, free_parts) = self.free(free);
        let chances = self.wholes.chances;
        let mut wholes: Vec<u32> =
            (0..).take(chances.len()).filter(|at| free_wholes[*at as usize] > 0).collect();
        wholes.sort_by(|a, b| chances[*b as usize].total_cmp(&chances[*a as usize]).then(a.cmp(b)));
        wholes.truncate(WHOLES_MAX);
        wholes.sort_unstable();
        let mut pools = Pools::new();
        let mut leads = Vec::new();
        for whole in wholes {
            let left = self.wholes.side.list[whole as usize];
            // Wholes come in order of days, so pools of days long past are not needed again.
            while pools
                .first_key_value()
                .is_some_and(|((day, _), _)| *day < left.day - DAYS_BEFORE_MAX)
            {
                pools.pop_first();
            }
            let is_in = left.cents > 0;
            for day in left.day - DAYS_BEFORE_MAX..=left.day + DAYS_AFTER_MAX {
                pools.entry((day, is_in)).or_insert_with(|| {
                    Pool::new(self.rows_of_day(day, is_in, free_parts, &learnt.weights))
                });
            }
            leads.extend(self.lead(whole, &pools, learnt));
        }
        leads
    }

    fn rows_of_day(
        &self,
        day: i32,
        is_in: bool,
        free: &[u32],
        weights: &PartWeights,
    ) -> Vec<(u32, i64, f64)> {
        let side = self.parts.side;
        let cents = if is_in { (1, i64::MAX - 1) } else { (i64::MIN, -1) };
        let mut rows = Vec::new();
        for place in side.on_day(day, cents) {
            for _ in 0..free[place as usize].min(64) {
                let weight = weights.of(&self.parts.traits[place as usize]);
                rows.push((place, side.list[place as usize].cents, weight));
            }
        }
        rows
    }

    /// The likeliest parts of a whole, if they stand out.
    fn lead(&self, whole: u32, pools: &Pools, learnt: &Learnt) -> Option<Lead> {
        let left = self.wholes.side.list[whole as usize];
        let said = self.wholes.chances[whole as usize];
        let chance = if learnt.is_first { said } else { learnt.chances.of(said, left.cents > 0) };
        let sizes = SIZES_COUNT;
        let otherwise = (1.0 - chance) * self.amounts.share_otherwise(left.cents);
        let mut weighed: Vec<(Vec<u32>, f64)> = Vec::new();
        let mut sets = Vec::new();
        let is_in = left.cents > 0;
        for day in left.day - DAYS_BEFORE_MAX..=left.day + DAYS_AFTER_MAX {
            let Some(Some(pool)) = pools.get(&(day, is_in)) else { continue };
            let Some(place) = place_of(left.day - day) else { continue };
            let prior = chance * learnt.days.0[place] / sizes;
            let stands_out =
                |most: &usize| prior * pool.shares_max[*most] >= otherwise * OUTSTANDING;
            let Some(most) = (PARTS_MIN..=PARTS_MAX).rev().find(stands_out) else { continue };
            let size = SIZES.iter().position(|size| *size >= most).unwrap_or(SIZES.len() - 1);
            sets.clear();
            pool.sets_of(left.cents.abs(), size, &mut sets);
            if sets.len() > SETS_MAX {
                return None;
            }
            weighed.extend(sets.iter().map(|set| (pool.places_of(*set), prior * pool.share(*set))));
        }
        weighed.sort_by(|a, b| a.0.cmp(&b.0));
        weighed.dedup_by(|a, b| {
            let same = a.0 == b.0;
            if same {
                b.1 += a.1;
            }
            same
        });
        let all: f64 = weighed.iter().map(|(_, weight)| weight).sum();
        let (parts, weight) = weighed.into_iter().reduce(|a, b| if b.1 > a.1 { b } else { a })?;
        let confidence = probability(weight / (all + otherwise));
        let (bank, book) = if self.is_batch { (vec![whole], parts) } else { (parts, vec![whole]) };
        Some(Lead { what: What::Sum, bank, book, confidence })
    }
}

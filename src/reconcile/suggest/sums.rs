//! Several rows that add up to one: receipts paid in together, a payment run, a bill paid in
//! parts.
//!
//! The parts are looked for among the unmatched rows of one day, or of a few days where those are
//! few. With many rows there are always some that happen to add up, so what counts is how likely
//! just these are against all others of as many rows, and against an amount that has come about
//! otherwise. Only where one set of rows stands out is it suggested.

use super::choose::{CONFIDENCE_MIN, Free, Lead, What, take_best};
use super::left::LeftSide;
use super::weigh::Amounts;
use crate::reconcile::score::probability;

/// Fewest and most rows that are added up.
const PARTS_MIN: usize = 2;
pub(super) const PARTS_MAX: usize = 8;

/// A pool has this many rows at most; of more the likeliest are tried.
const POOL_MAX: usize = 24;

/// The parts are dated so many days before the whole at most, and so many after it.
const DAYS_BEFORE_MAX: i32 = 5;
const DAYS_AFTER_MAX: i32 = 1;

/// A set of rows as one bit for each of a pool.
type Set = u32;

/// A side whose rows may be parts, and how likely each is one rather than a row of its own.
pub(super) struct Parts<'a> {
    pub(super) side: &'a LeftSide<'a>,
    /// For each place, only relative to each other.
    pub(super) weights: &'a [f64],
}

/// A side whose rows may be wholes, and how likely each is one.
pub(super) struct Wholes<'a> {
    pub(super) side: &'a LeftSide<'a>,
    pub(super) chances: &'a [f64],
}

/// Rows of one sign that may be parts of one whole.
struct Pool {
    /// Places of the rows; alike rows stand there several times.
    places: Vec<u32>,
    weights: Vec<f64>,
    cents: Vec<i64>,
    /// For each number of rows, the summed weights of all sets of so many.
    sets: [f64; PARTS_MAX + 1],
    /// Sums of the sets of either half, the smallest first.
    halves: [Vec<Half>; 2],
}

#[derive(Clone, Copy)]
struct Half {
    sum: i64,
    set: Set,
}

/// For each number of rows, the sum over all sets of so many of the product of their weights.
fn summed_products(weights: &[f64]) -> [f64; PARTS_MAX + 1] {
    let mut sums = [0.0; PARTS_MAX + 1];
    sums[0] = 1.0;
    for weight in weights {
        for count in (1..=PARTS_MAX).rev() {
            sums[count] += sums[count - 1] * weight;
        }
    }
    sums
}

impl Pool {
    /// From rows of one sign; `None` for fewer than two.
    fn new(mut rows: Vec<(u32, i64, f64)>) -> Option<Self> {
        if rows.len() < PARTS_MIN {
            return None;
        }
        let weights: Vec<f64> = rows.iter().map(|(_, _, weight)| *weight).collect();
        let sets = summed_products(&weights);
        rows.sort_by(|a, b| b.2.total_cmp(&a.2).then(a.0.cmp(&b.0)));
        rows.truncate(POOL_MAX);
        rows.sort_by_key(|(place, _, _)| *place);
        let cents: Vec<i64> = rows.iter().map(|(_, cents, _)| cents.abs()).collect();
        let middle = cents.len() / 2;
        let halves = [half_sums(&cents[..middle], 0), half_sums(&cents[middle..], middle)];
        let places = rows.iter().map(|(place, _, _)| *place).collect();
        let weights = rows.iter().map(|(_, _, weight)| *weight).collect();
        Some(Self { places, weights, cents, sets, halves })
    }

    /// How likely this set is, of all sets of as many rows.
    fn share(&self, set: Set) -> f64 {
        let members = || (0..self.weights.len()).filter(|at| set & 1 << at != 0);
        let product: f64 = members().map(|at| self.weights[at]).product();
        product / self.sets[set.count_ones() as usize]
    }

    /// The share of the likeliest set there may be.
    fn share_max(&self) -> f64 {
        let mut weights = self.weights.clone();
        weights.sort_by(|a, b| b.total_cmp(a));
        let mut product = 1.0;
        let mut most = 0.0_f64;
        for (count, weight) in (1..=PARTS_MAX).zip(weights) {
            product *= weight;
            if count >= PARTS_MIN {
                most = most.max(product / self.sets[count]);
            }
        }
        most
    }

    /// Every set of two to eight rows that adds up to the sum, and how many half sums were seen.
    fn sets_of(&self, sum: i64, found: &mut Vec<Set>) -> usize {
        let [low, high] = &self.halves;
        let (mut looks, mut end) = (0, high.len());
        for one in low.iter().take_while(|half| half.sum <= sum) {
            while end > 0 && high[end - 1].sum > sum - one.sum {
                end -= 1;
                looks += 1;
            }
            looks += 1;
            let equal = high[..end].iter().rev().take_while(|half| half.sum == sum - one.sum);
            for other in equal {
                looks += 1;
                let set = one.set | other.set;
                if (PARTS_MIN..=PARTS_MAX).contains(&(set.count_ones() as usize)) {
                    found.push(set);
                }
                if found.len() > SETS_MAX {
                    return looks;
                }
            }
        }
        looks
    }

    /// The places of a set, in order.
    fn places_of(&self, set: Set) -> Vec<u32> {
        (0..self.places.len()).filter(|at| set & 1 << at != 0).map(|at| self.places[at]).collect()
    }
}

/// More sets than this that add up to one sum are coincidences.
const SETS_MAX: usize = 256;

/// The sums of all sets of at most eight of these amounts, the smallest first. The bits of the
/// sets begin at `first_bit`.
fn half_sums(cents: &[i64], first_bit: usize) -> Vec<Half> {
    let mut halves = vec![Half { sum: 0, set: 0 }];
    for (at, cents) in cents.iter().enumerate() {
        let bit = 1 << (first_bit + at);
        let with = halves
            .iter()
            .filter(|half| (half.set.count_ones() as usize) < PARTS_MAX)
            .map(|half| Half { sum: half.sum + cents, set: half.set | bit });
        halves = merged(&halves, with);
    }
    halves
}

/// Both lists as one, the smallest sum first; both come in that order.
fn merged(known: &[Half], with: impl Iterator<Item = Half>) -> Vec<Half> {
    let mut both = Vec::with_capacity(known.len() * 2);
    let mut known = known.iter().copied().peekable();
    for half in with {
        while let Some(smaller) = known.next_if(|known| known.sum <= half.sum) {
            both.push(smaller);
        }
        both.push(half);
    }
    both.extend(known);
    both
}

/// Days from a part to its whole, and how usual each is: first as much as any other, then as
/// found.
#[derive(Clone)]
struct DaysBefore([f64; DAYS_COUNT]);

const DAYS_COUNT: usize = 7;

impl DaysBefore {
    const PRIOR: f64 = 4.0;

    fn learn(found: &[Lead], whole: &LeftSide<'_>, parts: &LeftSide<'_>, is_batch: bool) -> Self {
        let mut weights = [Self::PRIOR; DAYS_COUNT];
        for lead in found {
            let (one, several) =
                if is_batch { (&lead.bank, &lead.book) } else { (&lead.book, &lead.bank) };
            let day = whole.list[one[0] as usize].day;
            let days = |place: &u32| day - parts.list[*place as usize].day;
            if let Some(place) = several.iter().map(days).max().and_then(place_of) {
                weights[place] += 1.0;
            }
        }
        let all: f64 = weights.iter().sum();
        Self(weights.map(|weight| weight / all))
    }
}

fn place_of(days_before: i32) -> Option<usize> {
    usize::try_from(days_before + DAYS_AFTER_MAX).ok().filter(|place| *place < DAYS_COUNT)
}

/// Of ten sums nine are of one day, before anything is known.
const SAME_DAY: f64 = 0.9;

/// Looks for wholes and their parts, one round after another: rows that one sum has taken leave
/// fewer for the next.
pub(super) struct Sums<'a> {
    pub(super) wholes: Wholes<'a>,
    pub(super) parts: Parts<'a>,
    pub(super) amounts: &'a Amounts<'a>,
    /// Whether the whole is a bank row.
    pub(super) is_batch: bool,
}

/// Rounds in all.
const ROUNDS_MAX: usize = 4;

/// Wholes that are looked at in a round: the likeliest.
const WHOLES_MAX: usize = 8192;

/// Rows of several days are added up where they are no more than this.
const SEVERAL_DAYS_POOL_MAX: usize = 16;

impl Sums<'_> {
    pub(super) fn find(&self, free: &mut Free) -> Vec<Lead> {
        let mut found: Vec<Lead> = Vec::new();
        for _ in 0..ROUNDS_MAX {
            let days = DaysBefore::learn(&found, self.wholes.side, self.parts.side, self.is_batch);
            let leads = self.round(free, &days);
            let taken = take_best(leads, free);
            if taken.is_empty() {
                break;
            }
            found.extend(taken);
        }
        found
    }

    fn free<'f>(&self, free: &'f Free) -> (&'f [u32], &'f [u32]) {
        if self.is_batch { (&free.bank, &free.book) } else { (&free.book, &free.bank) }
    }

    fn round(&self, free: &Free, days: &DaysBefore) -> Vec<Lead> {
        let (free_wholes, free_parts) = self.free(free);
        let chances = self.wholes.chances;
        let mut wholes: Vec<u32> =
            (0..).take(chances.len()).filter(|at| free_wholes[*at as usize] > 0).collect();
        wholes.sort_by(|a, b| chances[*b as usize].total_cmp(&chances[*a as usize]).then(a.cmp(b)));
        wholes.truncate(WHOLES_MAX);
        wholes.sort_unstable();
        let mut pools = std::collections::BTreeMap::new();
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
                pools
                    .entry((day, is_in))
                    .or_insert_with(|| Pool::new(self.rows_of_day(day, is_in, free_parts)));
            }
            leads.extend(self.lead(whole, &pools, days));
        }
        leads
    }

    fn rows_of_day(&self, day: i32, is_in: bool, free: &[u32]) -> Vec<(u32, i64, f64)> {
        let side = self.parts.side;
        let cents = if is_in { (1, i64::MAX - 1) } else { (i64::MIN, -1) };
        let mut rows = Vec::new();
        for place in side.on_day(day, cents) {
            for _ in 0..free[place as usize].min(64) {
                let weight = self.parts.weights[place as usize];
                rows.push((place, side.list[place as usize].cents, weight));
            }
        }
        rows
    }

    /// The likeliest parts of a whole, if they stand out.
    fn lead(
        &self,
        whole: u32,
        pools: &std::collections::BTreeMap<(i32, bool), Option<Pool>>,
        days: &DaysBefore,
    ) -> Option<Lead> {
        let left = self.wholes.side.list[whole as usize];
        let chance = self.wholes.chances[whole as usize];
        let sizes = (PARTS_MAX - PARTS_MIN + 1) as f64;
        let otherwise = (1.0 - chance) * self.amounts.share_otherwise(left.cents);
        let mut weighed: Vec<(Vec<u32>, f64)> = Vec::new();
        let mut sets = Vec::new();
        let is_in = left.cents > 0;
        for day in left.day - DAYS_BEFORE_MAX..=left.day + DAYS_AFTER_MAX {
            let Some(Some(pool)) = pools.get(&(day, is_in)) else { continue };
            let Some(place) = place_of(left.day - day) else { continue };
            let prior = chance * SAME_DAY * days.0[place] / sizes;
            if prior * pool.share_max() < otherwise * 0.25 {
                continue;
            }
            sets.clear();
            pool.sets_of(left.cents.abs(), &mut sets);
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
        (confidence >= CONFIDENCE_MIN).then_some(Lead { what: What::Sum, bank, book, confidence })
    }
}

//! Several rows that add up to one: receipts paid in together, a payment run, a bill paid in
//! parts.
//!
//! The parts are looked for among the unmatched rows of one day, or of a few days where those are
//! few. With many rows there are always some that happen to add up, so what counts is how likely
//! just these are against all others of as many rows, and against an amount that has come about
//! otherwise. Only where one set of rows stands out is it suggested.

use std::collections::BTreeMap;

use super::choose::{CONFIDENCE_MIN, Free, Lead, What, take_best};
use super::habits::Traits;
use super::left::LeftSide;
use super::weigh::Amounts;
use crate::reconcile::score::probability;

/// Fewest and most rows that are added up.
const PARTS_MIN: usize = 2;
pub(super) const PARTS_MAX: usize = 8;

/// A pool has this many rows at most; of more the likeliest are tried.
const POOL_MAX: usize = 20;

/// The parts are dated so many days before the whole at most, and so many after it.
const DAYS_BEFORE_MAX: i32 = 5;
const DAYS_AFTER_MAX: i32 = 1;

/// A set of rows as one bit for each of a pool.
type Set = u32;

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

/// Rows of one sign that may be parts of one whole.
struct Pool {
    /// Places of the rows; alike rows stand there several times.
    places: Vec<u32>,
    weights: Vec<f64>,
    /// For each number of rows, the summed weights of all sets of so many.
    sets: [f64; PARTS_MAX + 1],
    /// For each number of rows, the share of the likeliest set of so many.
    shares_max: [f64; PARTS_MAX + 1],
    /// Sums of the sets of either half, the smallest first; for each of [`SIZES`] those of so many
    /// rows at most.
    halves: [[Vec<Half>; 2]; SIZES.len()],
}

/// Searches look for sets of this many rows at most: fewer where more cannot stand out anyway.
const SIZES: [usize; 4] = [2, 3, 5, PARTS_MAX];

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

/// For each number of rows, the share of the likeliest set.
fn shares_max(weights: &[f64], sets: &[f64; PARTS_MAX + 1]) -> [f64; PARTS_MAX + 1] {
    let mut weights = weights.to_vec();
    weights.sort_by(|a, b| b.total_cmp(a));
    let mut shares = [0.0; PARTS_MAX + 1];
    let mut product = 1.0;
    for (count, weight) in (1..=PARTS_MAX).zip(weights) {
        product *= weight;
        shares[count] = product / sets[count];
    }
    shares
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
        let all = [half_sums(&cents[..middle], 0), half_sums(&cents[middle..], middle)];
        let upto = |most: usize| {
            let few = |half: &&Half| half.set.count_ones() as usize <= most;
            [0, 1].map(|at: usize| all[at].iter().filter(few).copied().collect())
        };
        let halves = SIZES.map(upto);
        let places = rows.iter().map(|(place, _, _)| *place).collect();
        let weights: Vec<f64> = rows.iter().map(|(_, _, weight)| *weight).collect();
        let shares_max = shares_max(&weights, &sets);
        Some(Self { places, weights, sets, shares_max, halves })
    }

    /// How likely this set is, of all sets of as many rows.
    fn share(&self, set: Set) -> f64 {
        let members = || (0..self.weights.len()).filter(|at| set & 1 << at != 0);
        let product: f64 = members().map(|at| self.weights[at]).product();
        product / self.sets[set.count_ones() as usize]
    }

    /// Every set of at least two rows that adds up to the sum, of sets of so many rows as a place
    /// of [`SIZES`] says.
    fn sets_of(&self, sum: i64, size: usize, found: &mut Vec<Set>) {
        let [low, high] = &self.halves[size];
        let mut end = high.len();
        for one in low.iter().take_while(|half| half.sum <= sum) {
            while end > 0 && high[end - 1].sum > sum - one.sum {
                end -= 1;
            }
            let equal = high[..end].iter().rev().take_while(|half| half.sum == sum - one.sum);
            for other in equal {
                let set = one.set | other.set;
                if (PARTS_MIN..=SIZES[size]).contains(&(set.count_ones() as usize)) {
                    found.push(set);
                }
                if found.len() > SETS_MAX {
                    return;
                }
            }
        }
    }

    /// The places of a set, in order.
    fn places_of(&self, set: Set) -> Vec<u32> {
        (0..self.places.len()).filter(|at| set & 1 << at != 0).map(|at| self.places[at]).collect()
    }
}

/// A set that is less likely than this, against an amount that came about otherwise, cannot become
/// a suggestion.
const OUTSTANDING: f64 = 0.1;

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
    const PRIOR: f64 = 1.0;

    fn learn(found: impl Iterator<Item = i32>) -> Self {
        let mut weights = [Self::PRIOR; DAYS_COUNT];
        for place in found.filter_map(place_of) {
            weights[place] += 1.0;
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

/// How likely rows are wholes, by what their words say of it: learnt from the sums found so far.
struct WholeChances([[f64; 2]; CHANCES_COUNT]);

const CHANCES_COUNT: usize = 4;

impl WholeChances {
    /// What the belief before counting weighs, in rows.
    const PRIOR: f64 = 10.0;

    fn bucket(chance: f64) -> usize {
        [0.1, 0.25, 0.5].iter().filter(|limit| chance >= **limit).count()
    }

    /// From the chances and signs of all rows, and of those found to be wholes.
    fn learn(
        rows: impl Iterator<Item = (f64, bool)>,
        found: impl Iterator<Item = (f64, bool)>,
    ) -> Self {
        let mut known = [[(0.0, 0.0, 0.0); 2]; CHANCES_COUNT];
        for (chance, is_in) in rows {
            let known = &mut known[Self::bucket(chance)][usize::from(is_in)];
            *known = (known.0 + 1.0, known.1 + chance, known.2);
        }
        for (chance, is_in) in found {
            known[Self::bucket(chance)][usize::from(is_in)].2 += 1.0;
        }
        Self(known.map(|of| {
            of.map(|(rows, chances, found): (f64, f64, f64)| {
                let believed = chances / rows.max(1.0);
                (found + Self::PRIOR * believed) / (rows + Self::PRIOR)
            })
        }))
    }

    /// Where words say little, what was found counts; what words say strongly stands.
    fn of(&self, chance: f64, is_in: bool) -> f64 {
        let learnt = self.0[Self::bucket(chance)][usize::from(is_in)];
        if Self::bucket(chance) == CHANCES_COUNT - 1 { chance } else { learnt.min(chance) }
    }
}

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

/// How likely rows of each kind of traits are parts, relative to each other: learnt from the sums
/// found so far.
struct PartWeights {
    histories: [[f64; 2]; Traits::HISTORIES],
    sizes: [[f64; 2]; Traits::SIZES],
}

impl PartWeights {
    /// What the belief before counting weighs, in rows.
    const PRIOR: f64 = 20.0;

    fn learn(unmatched: impl Iterator<Item = Traits>, found: impl Iterator<Item = Traits>) -> Self {
        let mut rows = [[[0.0; 2]; Traits::HISTORIES + Traits::SIZES]; 2];
        let mut count = |of: usize, traits: Traits| {
            let sign = usize::from(traits.is_in);
            rows[of][traits.history][sign] += 1.0;
            rows[of][Traits::HISTORIES + traits.size][sign] += 1.0;
        };
        unmatched.for_each(|traits| count(0, traits));
        found.for_each(|traits| count(1, traits));
        let total = |of: usize, sign: usize| -> f64 {
            rows[of][..Traits::HISTORIES].iter().map(|rows| rows[sign]).sum()
        };
        let usual = [0, 1].map(|sign| (total(1, sign) + 1.0) / (total(0, sign) + 2.0));
        let weight = |at: usize| {
            [0, 1].map(|sign| {
                let of_all = rows[0][at][sign] + Self::PRIOR;
                (rows[1][at][sign] + Self::PRIOR * usual[sign]) / of_all / usual[sign]
            })
        };
        Self {
            histories: std::array::from_fn(weight),
            sizes: std::array::from_fn(|size| weight(Traits::HISTORIES + size)),
        }
    }

    fn of(&self, traits: &Traits) -> f64 {
        let sign = usize::from(traits.is_in);
        self.histories[traits.history][sign] * self.sizes[traits.size][sign]
    }
}

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
        let sizes = (PARTS_MAX - PARTS_MIN + 1) as f64;
        let otherwise = (1.0 - chance) * self.amounts.share_otherwise(left.cents);
        let mut weighed: Vec<(Vec<u32>, f64)> = Vec::new();
        let mut sets = Vec::new();
        let is_in = left.cents > 0;
        for day in left.day - DAYS_BEFORE_MAX..=left.day + DAYS_AFTER_MAX {
            let Some(Some(pool)) = pools.get(&(day, is_in)) else { continue };
            let Some(place) = place_of(left.day - day) else { continue };
            let prior = chance * SAME_DAY * learnt.days.0[place] / sizes;
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
        (confidence >= CONFIDENCE_MIN).then_some(Lead { what: What::Sum, bank, book, confidence })
    }
}

//! Unmatched rows of one day and sign, and which sets of them add up to an amount.

/// Fewest and most rows that are added up.
pub(super) const PARTS_MIN: usize = 2;
pub(super) const PARTS_MAX: usize = 8;

/// A pool has this many rows at most; of more the likeliest are tried.
const POOL_MAX: usize = 20;

/// A set of rows as one bit for each of a pool.
pub(super) type Set = u32;

/// Rows of one sign that may be parts of one whole.
pub(super) struct Pool {
    /// Places of the rows; alike rows stand there several times.
    places: Vec<u32>,
    weights: Vec<f64>,
    /// For each number of rows, the summed weights of all sets of so many.
    sets: [f64; PARTS_MAX + 1],
    /// For each number of rows, the share of the likeliest set of so many.
    pub(super) shares_max: [f64; PARTS_MAX + 1],
    /// Sums of the sets of either half, the smallest first; for each of [`SIZES`] those of so many
    /// rows at most.
    halves: [[Vec<Half>; 2]; SIZES.len()],
}

/// Searches look for sets of this many rows at most: fewer where more cannot stand out anyway.
pub(super) const SIZES: [usize; 4] = [2, 3, 5, PARTS_MAX];

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
    pub(super) fn new(mut rows: Vec<(u32, i64, f64)>) -> Option<Self> {
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
    pub(super) fn share(&self, set: Set) -> f64 {
        let members = || (0..self.weights.len()).filter(|at| set & 1 << at != 0);
        let product: f64 = members().map(|at| self.weights[at]).product();
        product / self.sets[set.count_ones() as usize]
    }

    /// Every set of at least two rows that adds up to the sum, of sets of so many rows as a place
    /// of [`SIZES`] says.
    pub(super) fn sets_of(&self, sum: i64, size: usize, found: &mut Vec<Set>) {
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
    pub(super) fn places_of(&self, set: Set) -> Vec<u32> {
        (0..self.places.len()).filter(|at| set & 1 << at != 0).map(|at| self.places[at]).collect()
    }
}

/// More sets than this that add up to one sum are coincidences.
pub(super) const SETS_MAX: usize = 256;

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

//! Unmatched rows of one sign, of one day or of a few, and which sets of them add up to an amount.

use std::cell::OnceCell;

use tieout::sort::CompactSort as _;

/// Fewest and most rows that are added up.
pub(super) const PARTS_MIN: usize = 2;
pub(super) const PARTS_MAX: usize = 8;

/// A set of rows as one bit for each of a pool.
pub(super) type PartSet = u32;

/// Rows of one sign that may be parts of one whole.
pub(super) struct PartPool {
    /// Places of the rows; alike rows stand there several times.
    places: Vec<u32>,
    cents: Vec<i64>,
    /// For how much each row speaks as a part, as odds against a row of its own.
    odds: Vec<f64>,
    /// For each number of rows, the odds of the likeliest set of so many.
    pub(super) odds_max: [f64; PARTS_MAX + 1],
    /// Sums of the sets of either half, the smallest first; for each of [`SIZES`] those of so many
    /// rows at most, from when they are first asked for.
    halves: [OnceCell<[Vec<HalfSum>; 2]>; SIZES.len()],
    is_closed: bool,
}

/// Searches look for sets of this many rows at most: fewer where more cannot stand out anyway.
pub(super) const SIZES: [usize; 4] = [2, 3, 5, PARTS_MAX];

#[derive(Clone, Copy)]
struct HalfSum {
    sum: i64,
    set: PartSet,
    /// How many rows the set has.
    count: u32,
}

/// A row that may be a part: its place, its amount and its odds.
pub(super) type PoolPart = (u32, i64, f64);

impl PartPool {
    /// From rows of one sign, of more than `most` the likeliest; `None` for no rows.
    pub(super) fn new(mut rows: Vec<PoolPart>, most: usize) -> Option<Self> {
        if rows.is_empty() {
            return None;
        }
        rows.compact_sort_by(|a, b| b.2.total_cmp(&a.2).then(a.0.cmp(&b.0)));
        rows.truncate(most.min(PartSet::BITS as usize));
        let mut odds_max = [0.0; PARTS_MAX + 1];
        let mut product = 1.0;
        for ((count, rows_before), (_, _, odds)) in (1..=PARTS_MAX).zip(1_u32..).zip(&rows) {
            product *= odds * f64::from(rows_before);
            odds_max[count] = product;
        }
        rows.compact_sort_by_key(|(place, _, _)| *place);
        let cents: Vec<i64> = rows.iter().map(|(_, cents, _)| cents.abs()).collect();
        let places = rows.iter().map(|(place, _, _)| *place).collect();
        let odds = rows.iter().map(|(_, _, odds)| *odds).collect();
        let halves = Default::default();
        Some(Self { places, cents, odds, odds_max, halves, is_closed: false })
    }

    /// The rows, each as a set, with its amount without a sign and its odds.
    pub(super) fn rows(&self) -> impl Iterator<Item = (PartSet, i64, f64)> {
        (0..self.places.len()).map(|at| (1 << at, self.cents[at], self.odds[at]))
    }

    /// How likely just these rows are parts, of all rows there are: the product of their odds, once
    /// for each order in which they may have come.
    pub(super) fn odds_of(&self, set: PartSet) -> f64 {
        let odds = self.members(set).map(|at| self.odds[at]);
        odds.zip(1_u32..).fold(1.0, |product, (odds, at)| product * odds * f64::from(at))
    }

    /// The largest round amount that all rows of a set are multiples of; 1 for none.
    pub(super) fn unit_of(&self, set: PartSet) -> u32 {
        let is_of = |unit: &u32| self.members(set).all(|at| self.cents[at] % i64::from(*unit) == 0);
        UNITS.into_iter().find(is_of).unwrap_or(1)
    }

    fn members(&self, set: PartSet) -> impl Iterator<Item = usize> {
        (0..self.places.len()).filter(move |at| set & 1 << at != 0)
    }

    /// Every set of at least two rows that adds up to the sum, of sets of so many rows as a place
    /// of [`SIZES`] says, but not more than `most` of them.
    pub(super) fn sets_of(&self, sum: i64, size: usize, most: usize, found: &mut Vec<PartSet>) {
        let [low, high] = self.halves_of(size);
        let mut end = high.partition_point(|half| half.sum <= sum);
        for one in low.iter().take_while(|half| half.sum <= sum) {
            while end > 0 && high[end - 1].sum > sum - one.sum {
                end -= 1;
            }
            let equal = high[..end].iter().rev().take_while(|half| half.sum == sum - one.sum);
            for other in equal {
                let count = (one.count + other.count) as usize;
                if (PARTS_MIN..=SIZES[size]).contains(&count) {
                    found.push(one.set | other.set);
                }
                if found.len() > most {
                    return;
                }
            }
        }
    }

    fn halves_of(&self, size: usize) -> &[Vec<HalfSum>; 2] {
        let middle = self.cents.len() / 2;
        self.halves[size].get_or_init(|| {
            let (low, high) = self.cents.split_at(middle);
            [half_sums(low, 0, SIZES[size]), half_sums(high, middle, SIZES[size])]
        })
    }

    /// The places of a set, in order.
    pub(super) fn places_of(&self, set: PartSet) -> Vec<u32> {
        self.members(set).map(|at| self.places[at]).collect()
    }

    /// Whether [`PartPool::close`] was called.
    pub(super) fn is_closed(&self) -> bool {
        self.is_closed
    }

    /// Frees what only searching needs.
    pub(super) fn close(&mut self) {
        self.halves = Default::default();
        self.is_closed = true;
    }
}

/// Round amounts in cents.
const UNITS: [u32; 5] = [5_000, 1_000, 500, 100, 10];

/// The sums of all sets of at most so many of these amounts, the smallest first. The bits of the
/// sets begin at `first_bit`.
fn half_sums(cents: &[i64], first_bit: usize, most: usize) -> Vec<HalfSum> {
    let none = HalfSum { sum: 0, set: 0, count: 0 };
    let (mut halves, mut both) = (vec![none], Vec::new());
    for (at, cents) in cents.iter().enumerate() {
        let bit = 1 << (first_bit + at);
        both.clear();
        both.reserve(halves.len() * 2);
        let mut known = halves.iter().copied().peekable();
        for half in halves.iter().filter(|half| (half.count as usize) < most) {
            let sum = half.sum + cents;
            while let Some(smaller) = known.next_if(|known| known.sum <= sum) {
                both.push(smaller);
            }
            both.push(HalfSum { sum, set: half.set | bit, count: half.count + 1 });
        }
        both.extend(known);
        std::mem::swap(&mut halves, &mut both);
    }
    halves
}

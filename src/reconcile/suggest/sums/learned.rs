//! What is known of sums: how many days from parts to whole are usual, which rows are parts and
//! which wholes. Learnt from the sums found so far, each as far as it is likely.

use super::super::part_traits::PartTraits;

/// The parts are dated so many days before the whole at most, and so many after it.
pub(super) const DAYS_BEFORE_MAX: i32 = 5;
pub(super) const DAYS_AFTER_MAX: i32 = 1;

/// What is known of sums of one sign, from those found so far.
pub(super) struct LearnedSums {
    /// Days from parts of one day to their whole.
    pub(super) days: DaysBeforeWhole,
    /// The share of sums whose parts are of several days, and the days from each of these to the whole.
    pub(super) spread: f64,
    pub(super) days_of_spread: DaysBeforeWhole,
    pub(super) odds: PartOdds,
    pub(super) chances: Option<WholeOdds>,
}

/// Days from a part to its whole, and how usual each is: first as much as any other, then as
/// found.
#[derive(Clone)]
pub(super) struct DaysBeforeWhole(pub(super) [f64; DAYS_COUNT]);

pub(super) const DAYS_COUNT: usize = 7;

impl DaysBeforeWhole {
    const PRIOR: f64 = 0.5;

    /// From days with the number of sums that have them.
    pub(super) fn learn(found: impl Iterator<Item = (i32, f64)>) -> Self {
        let mut weights = [Self::PRIOR; DAYS_COUNT];
        for (days, sums) in found {
            if let Some(place) = place_of(days) {
                weights[place] += sums;
            }
        }
        let all: f64 = weights.iter().sum();
        Self(weights.map(|weight| weight / all))
    }
}

/// The place of a number of days, of [`DAYS_COUNT`]; none for too many.
pub(super) fn place_of(days_before: i32) -> Option<usize> {
    usize::try_from(days_before + DAYS_AFTER_MAX).ok().filter(|place| *place < DAYS_COUNT)
}

/// How likely rows are wholes, by what their words say of it: learnt from the sums found so far.
pub(super) struct WholeOdds([f64; CHANCES_COUNT]);

const CHANCES_COUNT: usize = 4;

impl WholeOdds {
    /// What the belief before counting weighs, in rows.
    const PRIOR: f64 = 10.0;

    fn bucket(chance: f64) -> usize {
        [0.1, 0.25, 0.5].iter().filter(|limit| chance >= **limit).count()
    }

    /// From the chances that the words of rows give, with how likely each was found to be a whole.
    pub(super) fn learn(rows: impl Iterator<Item = (f64, f64)>) -> Self {
        let mut known = [(0.0, 0.0, 0.0); CHANCES_COUNT];
        for (chance, found) in rows {
            let known = &mut known[Self::bucket(chance)];
            *known = (known.0 + 1.0, known.1 + chance, known.2 + found);
        }
        Self(known.map(|(rows, chances, found): (f64, f64, f64)| {
            let believed = chances / rows.max(1.0);
            (found + Self::PRIOR * believed) / (rows + Self::PRIOR)
        }))
    }

    /// Where words say little, what was found counts; what words say strongly stands.
    pub(super) fn of(&self, chance: f64) -> f64 {
        let bucket = Self::bucket(chance);
        let learnt = self.0[bucket];
        if bucket == CHANCES_COUNT - 1 { learnt.clamp(0.3, 0.95) } else { learnt.min(chance) }
    }
}

/// For how much rows of each kind of traits speak as parts: how likely a part is such a row,
/// against how many other rows like it a day has. Learnt from the sums found so far.
pub(super) struct PartOdds {
    histories: [f64; PartTraits::HISTORIES],
    sizes: [f64; PartTraits::SIZES],
    taken_partners: [f64; PartTraits::TAKEN_LEVELS],
    /// Of any traits.
    usual: f64,
}

impl PartOdds {
    /// What the belief before counting weighs, in rows.
    const PRIOR: f64 = 10.0;

    /// From the traits of rows, with how likely each was found to be a part and how likely it is
    /// explained otherwise, and the days that they spread over.
    pub(super) fn learn(rows: impl Iterator<Item = (PartTraits, f64, f64)>, days: f64) -> Self {
        let mut counts =
            [[0.0; 2]; PartTraits::HISTORIES + PartTraits::SIZES + PartTraits::TAKEN_LEVELS];
        let mut all = [0.0; 2];
        for (traits, found, explained) in rows {
            let found = found.min(1.0);
            let other = (1.0 - found) * (1.0 - explained);
            let of = [
                traits.history,
                PartTraits::HISTORIES + traits.size,
                PartTraits::HISTORIES + PartTraits::SIZES + traits.taken_level,
            ];
            let add = |counts: &mut [f64; 2]| *counts = [counts[0] + found, counts[1] + other];
            for at in of {
                add(&mut counts[at]);
            }
            add(&mut all);
        }
        let [parts, others] = all;
        let odds = |at: usize| {
            let [of_parts, of_others] = counts[at];
            let usual = Self::PRIOR * (of_parts + of_others + 0.1) / (parts + others + 0.1);
            let share = |count: f64, of: f64| (count + usual) / (of + Self::PRIOR);
            share(of_parts, parts) / share(of_others, others)
        };
        Self {
            histories: std::array::from_fn(odds),
            sizes: std::array::from_fn(|size| odds(PartTraits::HISTORIES + size)),
            taken_partners: std::array::from_fn(|taken_level| {
                odds(PartTraits::HISTORIES + PartTraits::SIZES + taken_level)
            }),
            usual: days / (others + 1.0),
        }
    }

    pub(super) fn of(&self, traits: &PartTraits) -> f64 {
        self.usual
            * self.histories[traits.history]
            * self.sizes[traits.size]
            * self.taken_partners[traits.taken_level]
    }
}

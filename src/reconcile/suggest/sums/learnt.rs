//! What is known of sums: how many days from parts to whole are usual, which rows are parts and
//! which wholes. Learnt from the sums found so far.

use super::super::habits::Traits;

/// The parts are dated so many days before the whole at most, and so many after it.
pub(super) const DAYS_BEFORE_MAX: i32 = 5;
pub(super) const DAYS_AFTER_MAX: i32 = 1;

/// Days from a part to its whole, and how usual each is: first as much as any other, then as
/// found.
#[derive(Clone)]
pub(super) struct DaysBefore(pub(super) [f64; DAYS_COUNT]);

pub(super) const DAYS_COUNT: usize = 7;

impl DaysBefore {
    const PRIOR: f64 = 1.0;

    pub(super) fn learn(found: impl Iterator<Item = i32>) -> Self {
        let mut weights = [Self::PRIOR; DAYS_COUNT];
        for place in found.filter_map(place_of) {
            weights[place] += 1.0;
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
pub(super) struct WholeChances([[f64; 2]; CHANCES_COUNT]);

const CHANCES_COUNT: usize = 4;

impl WholeChances {
    /// What the belief before counting weighs, in rows.
    const PRIOR: f64 = 10.0;

    fn bucket(chance: f64) -> usize {
        [0.1, 0.25, 0.5].iter().filter(|limit| chance >= **limit).count()
    }

    /// From the chances and signs of all rows, and of those found to be wholes.
    pub(super) fn learn(
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
    pub(super) fn of(&self, chance: f64, is_in: bool) -> f64 {
        let learnt = self.0[Self::bucket(chance)][usize::from(is_in)];
        if Self::bucket(chance) == CHANCES_COUNT - 1 { chance } else { learnt.min(chance) }
    }
}

/// How likely rows of each kind of traits are parts, relative to each other: learnt from the sums
/// found so far.
pub(super) struct PartWeights {
    histories: [[f64; 2]; Traits::HISTORIES],
    sizes: [[f64; 2]; Traits::SIZES],
}

impl PartWeights {
    /// What the belief before counting weighs, in rows.
    const PRIOR: f64 = 20.0;

    pub(super) fn learn(
        unmatched: impl Iterator<Item = Traits>,
        found: impl Iterator<Item = Traits>,
    ) -> Self {
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

    pub(super) fn of(&self, traits: &Traits) -> f64 {
        let sign = usize::from(traits.is_in);
        self.histories[traits.history][sign] * self.sizes[traits.size][sign]
    }
}

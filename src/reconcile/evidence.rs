//! What counts as evidence besides the texts: how usual the days between two dates are.

use super::text::{PARTS_PER_BIT, log2_parts};

/// Longest window. Source: contract part 2.2.
pub const WINDOW_DAYS_MAX: u8 = 30;

/// Text counts for no more than this many bits.
pub(crate) const TEXT_BITS_MAX: i32 = 48;

/// An unlikely lag counts against a pair by no more than this many bits.
pub(crate) const LAG_BITS_MAX: i32 = 12;

/// How usual each signed lag (book date minus bank date) is, learnt from the pairs that have no
/// rival: cards post days after the purchase, a bookkeeper rarely books ahead.
#[derive(Debug, Clone)]
pub(crate) struct Lags {
    /// How much less usual than the most usual lag, in parts of a bit; from -30 to 30 days.
    rarity: [i32; 2 * WINDOW_DAYS_MAX as usize + 1],
}

/// Counts of lags among pairs without rivals.
#[derive(Debug, Clone)]
pub(crate) struct LagCounts([u32; 2 * WINDOW_DAYS_MAX as usize + 1]);

impl Default for LagCounts {
    fn default() -> Self {
        Self([0; 2 * WINDOW_DAYS_MAX as usize + 1])
    }
}

fn place(lag_days: i32) -> usize {
    usize::try_from(lag_days + i32::from(WINDOW_DAYS_MAX)).unwrap_or(usize::MAX)
}

impl LagCounts {
    pub(crate) fn count(&mut self, lag_days: i32) {
        if let Some(count) = self.0.get_mut(place(lag_days)) {
            *count += 1;
        }
    }

    /// Before anything is counted, each day more is half as usual as the day before.
    pub(crate) fn learn(&self) -> Lags {
        /// What the belief before counting weighs, in pairs of lag 0, times the scale below.
        const PRIOR: u64 = 4;
        const SCALE: u64 = 1 << 16;
        let mut weights = [0_u64; 2 * WINDOW_DAYS_MAX as usize + 1];
        for (at, (weight, count)) in weights.iter_mut().zip(self.0).enumerate() {
            let days = at.abs_diff(usize::from(WINDOW_DAYS_MAX)).min(16);
            *weight = u64::from(count) * SCALE + ((PRIOR * SCALE) >> days);
        }
        let most = weights.iter().copied().max().unwrap_or(1);
        let rarity = weights.map(|weight| {
            (log2_parts(most) - log2_parts(weight)).min(LAG_BITS_MAX * PARTS_PER_BIT)
        });
        Lags { rarity }
    }
}

impl Lags {
    /// How much the lag speaks against the pair, in parts of a bit: 0 for the most usual, the
    /// most there is beyond any window.
    pub(crate) fn rarity(&self, lag_days: i32) -> i32 {
        self.rarity.get(place(lag_days)).copied().unwrap_or(LAG_BITS_MAX * PARTS_PER_BIT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_pairs_to_learn_from_a_shorter_lag_is_likelier() {
        let lags = LagCounts::default().learn();
        assert_eq!(lags.rarity(0), 0);
        assert!(lags.rarity(1) > 0 && lags.rarity(2) > lags.rarity(1));
        assert_eq!(lags.rarity(-2), lags.rarity(2));
    }

    #[test]
    fn the_usual_lag_is_learnt_with_its_sign() {
        let mut counts = LagCounts::default();
        (0..100).for_each(|_| counts.count(-1));
        let lags = counts.learn();
        assert_eq!(lags.rarity(-1), 0);
        assert!(lags.rarity(1) > 4 * PARTS_PER_BIT && lags.rarity(0) > 4 * PARTS_PER_BIT);
    }
}

//! What makes one matching better than another, as one number to minimise.
//!
//! 1. the most pairs of equal amounts
//! 2. given those, the most pairs equal after rounding to cents
//! 3. given those, the most evidence
//! 4. where evidence ties, the fewest days between the dates
//!
//! Each step is scaled so that all that follows it together never outweighs it.

use super::bits::PARTS_PER_BIT;
use super::habits::LAG_BITS_MAX;
use super::sides::{TEXT_BITS_MAX, TEXT_BITS_MIN};

/// Costs are counted finer than evidence, so that where evidence ties the fewer days win. A
/// window has fewer days than this.
const DAY_STEPS: i64 = 32;

/// Most cost of an equal pair: texts that speak against it, the unlikeliest lag, the most days.
const PAIR_COST_MAX: i64 =
    (TEXT_BITS_MAX - TEXT_BITS_MIN + LAG_BITS_MAX) as i64 * PARTS_PER_BIT as i64 * DAY_STEPS
        + DAY_STEPS;

/// Costs and sums of a few of them must stay far from the ends of an `i64`.
pub(crate) const UNMATCHED_MAX: i64 = 1 << 60;

/// Steps 3 and 4: the cost of a pair by what its texts say and how rare its lag is,
/// both in parts of a bit.
pub(crate) fn pair_cost(text: i32, lag_rarity: i32, lag_days: i32) -> i64 {
    let missing = TEXT_BITS_MAX * PARTS_PER_BIT - text + lag_rarity;
    i64::from(missing) * DAY_STEPS + i64::from(lag_days.abs())
}

/// The cost of a pair where the texts of all candidates tie: days first, then how rare the lag is.
pub(crate) fn tied_cost(lag_rarity: i32, lag_days: i32) -> i64 {
    let day = i64::from(LAG_BITS_MAX * PARTS_PER_BIT) + 1;
    i64::from(lag_days.abs()) * day + i64::from(lag_rarity)
}

/// Steps 1 and 2 for a component of a certain size.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Objective {
    /// What a bank row costs that stays unmatched.
    pub(crate) unmatched: i64,
    /// What a pair costs extra that is equal only after rounding.
    rounded_extra: i64,
}

impl Objective {
    /// For at most so many pairs. `None` where the costs would not fit: millions of rows of
    /// amounts that differ by fractions of a cent.
    pub(crate) fn new(pairs_max: usize, has_rounded: bool) -> Option<Self> {
        let pairs_max = i64::try_from(pairs_max).ok()?;
        let rounded_worth = pairs_max.checked_mul(PAIR_COST_MAX)?.checked_add(1)?;
        let unmatched = if has_rounded {
            rounded_worth.checked_mul(pairs_max.checked_add(1)?)?
        } else {
            rounded_worth
        };
        let rounded_extra = unmatched - rounded_worth;
        (unmatched <= UNMATCHED_MAX).then_some(Self { unmatched, rounded_extra })
    }

    pub(crate) const fn cost(&self, is_equal: bool, pair_cost: i64) -> i64 {
        if is_equal { pair_cost } else { pair_cost + self.rounded_extra }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_never_outweighs_evidence_and_no_cost_passes_the_most() {
        assert!(pair_cost(1, 0, 30) < pair_cost(0, 0, 0));
        assert!(pair_cost(0, LAG_BITS_MAX * PARTS_PER_BIT, 30) <= PAIR_COST_MAX);
        assert_eq!(pair_cost(TEXT_BITS_MAX * PARTS_PER_BIT, 0, 0), 0);
        assert!(tied_cost(LAG_BITS_MAX * PARTS_PER_BIT, 2) < tied_cost(0, 3));
        assert!(tied_cost(LAG_BITS_MAX * PARTS_PER_BIT, 30) <= PAIR_COST_MAX);
    }

    #[test]
    fn one_equal_pair_outweighs_all_rounded_ones_and_one_pair_all_evidence() {
        let pairs = 10;
        let Some(objective) = Objective::new(10, true) else { panic!("ten pairs fit") };
        let gain = |is_equal, cost| objective.unmatched - objective.cost(is_equal, cost);
        assert!(gain(true, PAIR_COST_MAX) > pairs * gain(false, 0));
        assert!(gain(false, PAIR_COST_MAX) > 0);
        assert!(gain(false, 0) - gain(false, PAIR_COST_MAX) < gain(false, 0) / (pairs - 1));
    }

    #[test]
    fn what_would_not_fit_is_refused() {
        assert!(Objective::new(1 << 32, false).is_some());
        assert!(Objective::new(1 << 32, true).is_none());
    }
}

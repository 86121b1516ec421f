//! What makes one matching better than another, as one number to minimise.
//!
//! 1. the most pairs of equal amounts
//! 2. given those, the most pairs equal after rounding to cents
//! 3. given those, the likeliest pairs: each is as likely as its share in the odds of all that its
//!    two rows could have been paired with, and none is much less likely than an even share
//! 4. where likelihood ties, the fewest days between the dates
//!
//! Steps 1 and 2 are scaled so that all that follows together never outweighs them.
//!
//! A largest matching has to pair rows whose partner is missing, and whatever they are paired with is
//! wrong. To tell how wrong would let such pairs break up right ones: two rows with nothing in common
//! would count against a matching for more than two rows that belong together count for it. So a pair
//! that is all but surely wrong costs what any such pair costs. And what a pair says for itself is
//! held against its rivals first: two shared words mean little where ten rows share them.

use crate::evidence::learned_priors::LAG_BITS_MAX;
use crate::evidence::log_odds::{PARTS_PER_BIT, log2_parts, log2_whole};
use crate::options::WINDOW_DAYS_MAX;

/// A pair counts as less likely than an even share among its rivals by no more bits than this.
const DOUBT_BITS_MAX: i32 = 4;

/// An even share is no smaller: a pair has fewer rivals than two to the power of this.
const RIVALS_BITS_MAX: i32 = 32;

/// Costs are counted finer than likelihood, so that where it ties the fewer days win. A window has
/// fewer days than this.
const DAY_STEPS: i64 = 32;

/// A day more, where days come first.
const DAY_COST: i64 = (LAG_BITS_MAX * PARTS_PER_BIT) as i64 + 1;

/// No equal pair costs more: the least likely of the most rivals, or where days come first one of the
/// most days and the rarest lag.
const PAIR_COST_MAX: i64 = {
    let doubt = ((DOUBT_BITS_MAX + RIVALS_BITS_MAX) * PARTS_PER_BIT + 1) as i64 * DAY_STEPS;
    let days = (WINDOW_DAYS_MAX as i64 + 1) * DAY_COST;
    if doubt > days { doubt } else { days }
};

/// Costs and sums of a few of them must stay far from the ends of an `i64`.
pub(crate) const UNMATCHED_MAX: i64 = 1 << 60;

/// How likely a pair is by its share in the odds among so many rivals, in parts of a bit: 0 or less.
pub(crate) fn likelihood(share: f64, rivals: u32) -> i32 {
    let even = log2_whole(u64::from(rivals) + 1).min(RIVALS_BITS_MAX * PARTS_PER_BIT);
    log2_parts(share).clamp(-DOUBT_BITS_MAX * PARTS_PER_BIT - even, 0)
}

/// Steps 3 and 4: the cost of a pair that is so likely.
pub(crate) fn pair_cost(likelihood: i32, lag_days: i32) -> i64 {
    i64::from(-likelihood) * DAY_STEPS + i64::from(lag_days.abs())
}

/// The cost of a pair where the texts of all candidates tie: days first, then how rare the lag is.
pub(crate) fn tied_cost(lag_rarity: i32, lag_days: i32) -> i64 {
    i64::from(lag_days.abs()) * DAY_COST + i64::from(lag_rarity)
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
    fn a_day_never_outweighs_likelihood_and_no_cost_passes_the_most() {
        assert!(pair_cost(-1, 30) < pair_cost(-2, 0));
        assert!(pair_cost(likelihood(0.0, u32::MAX), 30) <= PAIR_COST_MAX);
        assert_eq!(pair_cost(likelihood(1.0, 0), 0), 0);
        assert!(tied_cost(LAG_BITS_MAX * PARTS_PER_BIT, 2) < tied_cost(0, 3));
        assert!(tied_cost(LAG_BITS_MAX * PARTS_PER_BIT, 30) <= PAIR_COST_MAX);
    }

    #[test]
    fn far_below_an_even_share_no_pair_is_less_likely_than_another() {
        assert_eq!(likelihood(0.5, 0), -PARTS_PER_BIT);
        assert!(likelihood(0.07, 0) > likelihood(0.06, 0));
        assert_eq!(likelihood(0.06, 0), likelihood(1e-30, 0));
        // Of a thousand rivals each has little.
        assert!(likelihood(0.001, 1_000) > likelihood(0.0001, 1_000));
        assert_eq!(likelihood(0.00006, 1_000), likelihood(1e-30, 1_000));
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

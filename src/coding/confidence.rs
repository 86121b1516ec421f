//! How likely a suggestion is right: fitted to how often such suggestions were.

use super::evidence::Evidence;
use super::weigh::ONE;
use crate::contract::score::Score;

/// Below this likelihood, of a thousand, nothing is suggested.
const NULL_BELOW: i64 = 60;

/// The confidence of a suggestion of this likelihood (of [`ONE`]) on this evidence.
pub(super) fn of(likelihood: i64, _evidence: Evidence) -> Score {
    bare(likelihood)
}

/// The likelihood as it is.
pub(super) fn bare(likelihood: i64) -> Score {
    Score::from_thousandths(u16::try_from(thousandths(likelihood)).unwrap_or(u16::MAX))
}

/// Whether it is too little to suggest anything.
pub(super) fn is_null(likelihood: i64) -> bool {
    thousandths(likelihood) < NULL_BELOW
}

fn thousandths(likelihood: i64) -> i64 {
    (likelihood * 1000 / ONE).clamp(0, 1000)
}

//! What spoke for a pair, and why a row is matched as it is, or not at all.
//!
//! Nothing here decides anything: a run is over when it is explained, and explaining it again
//! gives the same answer.

mod bits;
mod displacement;
mod evidence;
mod explainer;
mod explanation;
mod forced_pair;
mod near_miss;

pub use bits::Bits;
pub use displacement::{Displacement, PartnerChange};
pub use evidence::{MatchEvidence, SharedWord};
pub use explainer::{BEST_RIVAL_OF_MAX, Explainer, StrongestRival};
pub use explanation::{
    CANDIDATES_LISTED_MAX, Counterfactual, OutsideWindow, RowCandidate, RowExplanation, RowState,
};
pub use forced_pair::FORCED_CANDIDATES_MAX;
pub use near_miss::{NearMiss, NearMissKind};

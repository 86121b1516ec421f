//! What a run may be told.

use std::num::NonZeroUsize;

use tieout::contract::reconcile::Score;

/// Longest window. Source: contract part 2.2.
pub const WINDOW_DAYS_MAX: u8 = 30;

/// What a run may be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchOptions {
    /// Most days between the two dates of a pair, 0 to [`WINDOW_DAYS_MAX`].
    pub window_days: u8,
    /// How many threads match components. The result is the same for any number.
    pub threads: NonZeroUsize,
    /// Pairs with a score under this are left unmatched, once the matching stands.
    pub minimum_score: Score,
    /// Whether to suggest why rows are left unmatched. The matching is the same either way.
    pub suggest: bool,
}

impl Default for MatchOptions {
    /// Three days (contract part 2.2) on one thread, and every pair however weak.
    fn default() -> Self {
        Self {
            window_days: 3,
            threads: NonZeroUsize::MIN,
            minimum_score: Score::default(),
            suggest: false,
        }
    }
}

//! How two words meet.

use super::weighted_word::WeightedWord;

/// How two words met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum WordMatch {
    Equal,
    Skeleton,
    Start,
}

/// In the order in which they are tried.
pub(super) const STEPS: [WordMatch; 3] = [WordMatch::Equal, WordMatch::Skeleton, WordMatch::Start];

impl WordMatch {
    pub(super) const fn feature(self, word: &WeightedWord) -> u32 {
        match self {
            Self::Equal => word.number,
            Self::Skeleton => word.skeleton,
            Self::Start => word.start,
        }
    }

    pub(super) fn worth(self, word: &WeightedWord) -> i32 {
        i32::from(match self {
            Self::Equal => word.worth,
            Self::Skeleton => word.skeleton_worth,
            Self::Start => word.start_worth,
        })
    }
}

//! How likely a suggestion is right: fitted to how often such suggestions were.
//!
//! The table has one line for each kind of evidence, and on it how many of a thousand suggestions
//! were right at likelihoods of 0, 50, 100, ... 1000 thousandths; never less at a higher one.

use std::sync::LazyLock;

use super::evidence::Evidence;
use super::weigh::ONE;
use crate::contract::score::Score;

/// Below this likelihood, in thousandths, nothing is suggested.
const NULL_BELOW: i64 = 40;
/// Between two entries of the table, in thousandths.
const STEP: i64 = 50;
/// Entries of a line.
const ENTRIES: usize = 21;

type Line = [i64; ENTRIES];

/// By [`Evidence`].
static TABLE: LazyLock<[Line; Evidence::ALL.len()]> = LazyLock::new(|| {
    let mut table = [std::array::from_fn(|at| (0..).step_by(50).nth(at).unwrap_or(0)); 5];
    for line in include_str!("data/confidence.tsv").lines() {
        let mut fields = line.split('\t');
        let name = fields.next();
        let kind = Evidence::ALL.iter().position(|kind| Some(kind.name()) == name);
        let Some(kind) = kind else { continue };
        for (entry, field) in table[kind].iter_mut().zip(fields) {
            *entry = field.parse().unwrap_or(*entry);
        }
    }
    table
});

/// The confidence of a suggestion of this likelihood (of [`ONE`]) on this evidence.
pub(super) fn of(likelihood: i64, evidence: Evidence) -> Score {
    let thousandths = thousandths(likelihood);
    let line = &TABLE[evidence as usize];
    let at = usize::try_from(thousandths / STEP).unwrap_or(0).min(ENTRIES - 1);
    let (below, above) = (line[at], line[(at + 1).min(ENTRIES - 1)]);
    score(below + (above - below) * (thousandths % STEP) / STEP)
}

/// The likelihood as it is.
pub(super) fn bare(likelihood: i64) -> Score {
    score(thousandths(likelihood))
}

/// Whether it is too little to suggest anything.
pub(super) fn is_null(likelihood: i64) -> bool {
    thousandths(likelihood) < NULL_BELOW
}

/// What is left for the alternatives beside a suggestion: no two can both be right.
pub(super) fn beside(best: Score, other: Score) -> Score {
    let left = 1000 - best.thousandths();
    Score::from_thousandths(other.thousandths().min(left).min(best.thousandths()))
}

fn thousandths(likelihood: i64) -> i64 {
    (likelihood * 1000 / ONE).clamp(0, 1000)
}

fn score(thousandths: i64) -> Score {
    Score::from_thousandths(u16::try_from(thousandths).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_likelier_suggestion_is_never_less_sure() {
        let lines = include_str!("data/confidence.tsv").lines();
        assert_eq!(lines.filter(|line| !line.starts_with('#')).count(), Evidence::ALL.len());
        for kind in Evidence::ALL {
            let said: Vec<Score> = (0..=1000).map(|parts| of(ONE * parts / 1000, kind)).collect();
            assert!(said.is_sorted(), "{kind}");
            assert!(said[1000].thousandths() > 500, "{kind}");
        }
    }

    #[test]
    fn alternatives_are_not_surer_than_what_is_left() {
        let of = Score::from_thousandths;
        assert_eq!(beside(of(800), of(500)), of(200));
        assert_eq!(beside(of(300), of(500)), of(300));
    }
}

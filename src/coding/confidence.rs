//! How likely a suggestion is right: fitted to how often such suggestions were.
//!
//! The table has one line for each kind of evidence, and on it how many of a thousand suggestions
//! were right at likelihoods of 0, 50, 100, ... 1000 thousandths; never less at a higher one. Then
//! lines for concepts whose account is more, or less, a matter of taste than most: what fuel is
//! booked to everyone knows, a sandwich may be subsistence, entertaining or welfare. So many
//! thousandths of the confidence are left. And one line for how well the account covers the concept.

use std::sync::LazyLock;

use super::concept::CONCEPTS;
use super::evidence::Evidence;
use super::fit::FIT_MAX;
use super::weigh::{ONE, Ranked};
use crate::contract::score::Score;

/// Below this likelihood, in thousandths, nothing is suggested.
const NULL_BELOW: i64 = 60;
/// Between two entries of the table, in thousandths.
const STEP: i64 = 50;
/// The line for fits.
const FITS: &str = "fit";
/// Nothing is surer, in thousandths.
const CONFIDENCE_MAX: i64 = 990;
/// Entries of a line.
const ENTRIES: usize = 21;

type Line = [i64; ENTRIES];

struct Table {
    /// By [`Evidence`].
    lines: [Line; Evidence::ALL.len()],
    /// By the number of the concept, in thousandths.
    concepts: Vec<i64>,
    /// By tenths of the best fit, in thousandths.
    fits: [i64; 11],
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let even: Line = std::array::from_fn(|at| (0..).step_by(50).nth(at).unwrap_or(0));
    let mut table = Table {
        lines: [even; Evidence::ALL.len()],
        concepts: vec![1000; CONCEPTS.len()],
        fits: [1000; 11],
    };
    for line in include_str!("data/confidence.tsv").lines() {
        let Some((name, fields)) = line.split_once('\t') else { continue };
        let mut fields = fields.split('\t').filter_map(|field| field.parse().ok());
        if let Some(kind) = Evidence::ALL.iter().position(|kind| kind.name() == name) {
            table.lines[kind].iter_mut().zip(fields).for_each(|(entry, field)| *entry = field);
        } else if name == FITS {
            table.fits.iter_mut().zip(fields).for_each(|(entry, field)| *entry = field);
        } else if let (Some(concept), Some(left)) = (CONCEPTS.named(name), fields.next()) {
            table.concepts[usize::from(concept.0)] = left;
        }
    }
    table
});

/// The confidence of a suggestion.
pub(super) fn of(ranked: &Ranked) -> Score {
    let thousandths = thousandths(ranked.likelihood);
    let line = &TABLE.lines[ranked.evidence as usize];
    let at = usize::try_from(thousandths / STEP).unwrap_or(0).min(ENTRIES - 1);
    let (below, above) = (line[at], line[(at + 1).min(ENTRIES - 1)]);
    let of_kind = below + (above - below) * (thousandths % STEP) / STEP;
    let of_concept = ranked.concept.map_or(1000, |id| TABLE.concepts[usize::from(id.0)]);
    let tenths = usize::try_from(ranked.fit * 10 / FIT_MAX).unwrap_or(0).min(10);
    let left = of_concept * TABLE.fits[tenths] / 1000;
    score((of_kind * left / 1000).min(CONFIDENCE_MAX))
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
    use crate::coding::concept::ConceptId;
    use crate::coding::evidence::By;

    fn suggestion(likelihood: i64, evidence: Evidence) -> Ranked {
        Ranked {
            account: 0,
            concept: None,
            concepts: [(ConceptId(0), 0); 4],
            by: By::Model,
            vat: None,
            evidence,
            fit: FIT_MAX,
            likelihood,
        }
    }

    #[test]
    fn every_line_of_the_table_is_of_a_kind_or_a_concept() {
        let lines = include_str!("data/confidence.tsv").lines();
        let (mut kinds, mut concepts) = (0, 0);
        for line in lines.filter(|line| !line.starts_with('#')) {
            let fields: Vec<&str> = line.split('\t').collect();
            let is_kind = Evidence::ALL.iter().any(|kind| kind.name() == fields[0]);
            let expected = if is_kind {
                ENTRIES
            } else if fields[0] == FITS {
                11
            } else {
                1
            };
            let is_concept = CONCEPTS.named(fields[0]).is_some();
            assert!(is_kind || is_concept || fields[0] == FITS, "{}", fields[0]);
            assert_eq!(fields.len() - 1, expected, "{}", fields[0]);
            assert!(fields[1..].iter().all(|field| field.parse::<u16>().is_ok()));
            kinds += usize::from(is_kind);
            concepts += usize::from(is_concept);
        }
        assert_eq!(kinds, Evidence::ALL.len());
        assert!(concepts <= CONCEPTS.len());
    }

    #[test]
    fn a_likelier_suggestion_is_never_less_sure() {
        for kind in Evidence::ALL {
            let of_parts = |parts| of(&suggestion(ONE * parts / 1000, kind));
            let said: Vec<Score> = (0..=1000).map(of_parts).collect();
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

//! Evidence for concepts into accounts.

use super::concept::ConceptId;
use super::evidence::{By, Finding};
use super::fit::Fit;

/// An account with what speaks for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ranked {
    /// Its place in the chart.
    pub(super) account: u32,
    /// The concept it is suggested for.
    pub(super) concept: ConceptId,
    /// What spoke most for that concept.
    pub(super) by: By,
    /// How much speaks for it, in parts of a bit.
    pub(super) weight: i32,
}

/// The accounts that evidence points to, the best first; ties in the order of the chart.
pub(super) fn rank(findings: &[Finding], fit: &Fit) -> Vec<Ranked> {
    let mut ranked: Vec<Ranked> = Vec::new();
    for finding in findings {
        for fitting in fit.of_concept(finding.concept) {
            let weight = finding.weight * fitting.fit / super::fit::FIT_MAX;
            let account = fitting.account;
            ranked.push(Ranked { account, concept: finding.concept, by: finding.by, weight });
        }
    }
    ranked.sort_by_key(|ranked| (std::cmp::Reverse(ranked.weight), ranked.account));
    ranked
}

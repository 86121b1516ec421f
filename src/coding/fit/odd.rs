//! Accounts whose names are no bookkeeper's: what their words may mean, and who takes what.

use super::{FIT_MAX, Fitting, HOME_FROM};
use crate::coding::concept::{CONCEPTS, ConceptId};
use crate::coding::embedding::{Embedding, UNKNOWN};
use crate::coding::evidence::PARTS_PER_BIT;
use crate::coding::weigh::{ONE, power_of_two};
use crate::contract::coding::AccountType;

/// So many accounts are read in this way: nobody has more, and a hostile chart shall not slow a
/// job.
const READ_MAX: usize = 400;

/// The fit of an account whose name can mean but one thing.
const SURE: i64 = 800;

/// What is left of it, in thousandths, where another account is named after the concept.
const BESIDE_HOME: i32 = 600;

/// What a name that shares all it can with a known one is worth, in parts of a bit.
const SHARED: i32 = 4 * PARTS_PER_BIT;

/// An account without a home among the concepts.
#[derive(Debug)]
pub(super) struct Odd<'a> {
    /// Its place in the chart.
    pub(super) account: u32,
    /// What people call it.
    pub(super) name: &'a str,
    /// What it is.
    pub(super) kind: AccountType,
    /// The concepts with some of whose names it shares words, and how well they fit.
    pub(super) shared: Vec<(ConceptId, i32)>,
}

/// Adds to each concept the accounts whose names may mean it, as well as they may.
///
/// A name divides what it can mean among the concepts of its account's type: the surer it speaks
/// of one, the less it takes of others. A concept whose account has a usual name is left to that.
pub(super) fn add(odds: &[Odd<'_>], own: &mut [Vec<Fitting>]) {
    let has_home: Vec<bool> =
        own.iter().map(|fits| fits.iter().any(|fitting| fitting.fit >= HOME_FROM)).collect();
    for odd in odds.iter().take(READ_MAX) {
        let Some(mut scores) = Embedding::embedded().scores(odd.name) else { continue };
        for (concept, fit) in &odd.shared {
            scores[usize::from(concept.0)] += SHARED * fit / HOME_FROM;
        }
        for (concept, likelihood) in likelihoods(&scores, odd.kind) {
            let at = usize::from(concept.0);
            let mut fit = root_of_share(likelihood);
            if has_home[at] {
                fit = fit * BESIDE_HOME / FIT_MAX;
            }
            own[at].push(Fitting { account: odd.account, fit });
        }
    }
}

/// How likely each concept of this type is what is meant, of [`ONE`].
fn likelihoods(scores: &[i32], kind: AccountType) -> Vec<(ConceptId, i64)> {
    let is_taken = |(id, score): &(ConceptId, i32)| {
        *score > UNKNOWN && CONCEPTS.get(*id).types.contains(&kind)
    };
    let scored = || (0..).map(ConceptId).zip(scores.iter().copied()).filter(is_taken);
    let best = scored().map(|(_, score)| score).max().unwrap_or(0);
    let mass = |score: i32| power_of_two(best - score);
    let total: i64 = scored().map(|(_, score)| mass(score)).sum();
    scored().map(|(id, score)| (id, mass(score) * ONE / total.max(1))).collect()
}

/// The fit of so likely a meaning. Accounts share a concept by the cubes of their fits: so the
/// shares are as the likelihoods.
fn root_of_share(likelihood: i64) -> i32 {
    let cube = likelihood.min(ONE) * SURE.pow(3) / ONE;
    let (mut low, mut high) = (0_i64, SURE + 1);
    while high - low > 1 {
        let middle = i64::midpoint(low, high);
        if middle.pow(3) <= cube {
            low = middle;
        } else {
            high = middle;
        }
    }
    i32::try_from(low).unwrap_or(FIT_MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fits_are_roots_so_that_shares_are_likelihoods() {
        assert_eq!(root_of_share(ONE), 800);
        assert_eq!(root_of_share(ONE / 8), 400);
        assert_eq!(root_of_share(0), 0);
    }
}

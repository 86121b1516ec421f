//! Matches bank rows with book rows and proves the result.
//!
//! | Step | What it does | Where |
//! |---|---|---|
//! | 1 | sort both sides by amount and day; cut into components no candidate pair crosses | `candidates` |
//! | 2 | learn how usual each lag is from the pairs without rivals; weigh words by rarity | `evidence` |
//! | 3 | match each component by the `objective` | `assignment` |
//! | 4 | audit the lists against the input | `audit` |
//!
//! [`Explainer`] tells afterwards what spoke for a pair, and why a row is left over.
//!
//! The result does not depend on the order of the rows, but for which of several identical rows
//! is named. A pair needs equal amounts and dates at most the window apart; equal amounts first,
//! then amounts equal after rounding to cents (contract part 2.2).

mod assignment;
mod audit;
mod candidates;
mod confirmed;
mod evidence;
mod explain;
mod likelihood_weights;
mod number_map;
mod options;
mod outcome;
mod pair;
pub mod period;
mod prepared;
mod rivals;
mod row;
mod score;
mod side_name;
mod suggest;
#[cfg(test)]
mod testing;
mod threads;
mod wire;

pub use crate::reconcile::assignment::match_component::{CANDIDATES_MAX, CANDIDATES_PER_NODE_MAX};
pub use crate::reconcile::wire::received::ReconcileResultError;
pub use crate::reconcile::wire::request::{
    CheckedReconcileRequest, ReconcileRequest, ReconcileRequestError, ReconcileRequestOptions,
};
pub use crate::reconcile::wire::submit::ReconcileSubmission;
pub use audit::verify;
pub use confirmed::ConfirmedPairs;
pub use explain::{
    BEST_RIVAL_OF_MAX, Bits, CANDIDATES_LISTED_MAX, Counterfactual, Displacement, Explainer,
    FORCED_CANDIDATES_MAX, MatchEvidence, NearMiss, NearMissKind, OutsideWindow, PartnerChange,
    RowCandidate, RowExplanation, RowState, SharedWord, StrongestRival,
};
pub use likelihood_weights::LikelihoodWeights;
pub use options::{MatchOptions, WINDOW_DAYS_MAX};
pub use outcome::MatchOutcome;
pub use pair::Pair;
pub use row::{ROWS_MAX, RowError, Rows};
pub use side_name::{RowRef, SideName};
pub use suggest::Suggestion;

use std::cmp::Reverse;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::reconcile::assignment::match_component::ComponentMatcher;
use candidates::{Component, RowPoint};
use prepared::PreparedRows;
use suggest::Suggester;
use threads::side_by_side;

/// A thread takes components of about this many rows at a time: most components are a pair or two,
/// some take as long as thousands of those.
const ROWS_OF_A_LOT: usize = 256;

/// Matches and audits. `progress` hears of bank rows as they are matched, in lots.
#[must_use]
pub fn reconcile(
    bank: &Rows,
    book: &Rows,
    options: MatchOptions,
    progress: &(dyn Fn(usize) + Sync),
) -> MatchOutcome {
    reconcile_after(&ConfirmedPairs::default(), bank, book, options, progress)
}

/// The same with what earlier months have taught.
#[must_use]
pub fn reconcile_after(
    confirmed: &ConfirmedPairs,
    bank: &Rows,
    book: &Rows,
    options: MatchOptions,
    progress: &(dyn Fn(usize) + Sync),
) -> MatchOutcome {
    let prepared = PreparedRows::of((bank, book), confirmed, options.window_days, options.threads);
    let matcher = prepared.matcher(bank, book, options.minimum_score);
    let mut components = prepared.components.clone();
    // The largest first, so that no thread is left alone with one in the end.
    components.sort_by_key(|component| Reverse(component.rows()));
    let mut pairs = match_all(&matcher, &components, prepared.points(), options.threads, progress);
    pairs.sort_unstable_by_key(|pair| pair.bank_row);
    let (weak, pairs) =
        pairs.into_iter().partition::<Vec<_>, _>(|pair| pair.score < options.minimum_score);
    let mut outcome = MatchOutcome::audited(bank, book, pairs, weak);
    if options.suggest {
        outcome.suggestions = Some(
            Suggester { bank, book, prepared: &prepared, threads: options.threads }
                .suggest(&outcome),
        );
    }
    outcome
}

/// Cuts the list into lots of about [`ROWS_OF_A_LOT`], at least one component each.
fn lots(components: &[Component]) -> Vec<&[Component]> {
    let mut lots = Vec::new();
    let (mut start, mut rows) = (0, 0);
    for (at, component) in components.iter().enumerate() {
        rows += component.rows();
        if rows >= ROWS_OF_A_LOT {
            lots.push(&components[start..=at]);
            (start, rows) = (at + 1, 0);
        }
    }
    lots.push(&components[start..]);
    lots
}

/// Matches the components on so many threads, each taking the next lot when it is done. The order
/// of the pairs depends on who is first; their set does not.
fn match_all(
    matcher: &ComponentMatcher<'_>,
    components: &[Component],
    points: (&[RowPoint], &[RowPoint]),
    threads: NonZeroUsize,
    progress: &(dyn Fn(usize) + Sync),
) -> Vec<Pair> {
    let lots = lots(components);
    let next_lot = AtomicUsize::new(0);
    let work = || {
        let mut pairs = Vec::new();
        while let Some(lot) = lots.get(next_lot.fetch_add(1, Ordering::Relaxed)) {
            for component in *lot {
                let (bank, book) = component.points(points);
                pairs.extend(matcher.match_component(bank, book));
            }
            progress(lot.iter().map(|component| component.bank.len()).sum());
        }
        pairs
    };
    std::thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads.get()).map(|_| scope.spawn(work)).collect();
        let mut pairs = work();
        for helper in helpers {
            let of_helper = helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            pairs.extend(of_helper);
        }
        pairs
    })
}

//! Matches all components, on as many threads as are wanted, and audits the outcome.

use std::cmp::Reverse;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::assignment::match_component::ComponentMatcher;
use super::candidates::{Component, RowPoint};
use super::options::MatchOptions;
use super::outcome::MatchOutcome;
use super::pair::Pair;
use super::prepared::{EvidenceSource, PreparedRows};
use super::row::Rows;
use super::suggest::Suggester;
use crate::evidence::counts::Evidence;

/// A thread takes components of about this many rows at a time: most components are a pair or two,
/// some take as long as thousands of those.
const ROWS_OF_A_LOT: usize = 256;

/// Matches and audits, by what the rows themselves teach: [`crate::learn`], then [`match_rows`] with that.
/// `progress` hears of bank rows as they are matched, in lots.
#[must_use]
pub fn reconcile(
    bank: &Rows,
    book: &Rows,
    options: MatchOptions,
    progress: &(dyn Fn(usize) + Sync),
) -> MatchOutcome {
    run(EvidenceSource::Rows, bank, book, options, progress)
}

/// The same by what the rows themselves teach and what was learnt before, such as from earlier months: as
/// [`match_rows`] with both merged.
#[must_use]
pub fn reconcile_after(
    evidence: &Evidence,
    bank: &Rows,
    book: &Rows,
    options: MatchOptions,
    progress: &(dyn Fn(usize) + Sync),
) -> MatchOutcome {
    run(EvidenceSource::RowsAnd(evidence), bank, book, options, progress)
}

/// The same by what was learnt before, and nothing else: these rows teach nothing.
///
/// Parts of two files may be matched by themselves, anywhere and in any order: with the evidence of the whole they
/// come to the pairs and scores of the whole, where rows whose amounts are equal after rounding to cents are in one
/// part.
#[must_use]
pub fn match_rows(
    bank: &Rows,
    book: &Rows,
    evidence: &Evidence,
    options: MatchOptions,
    progress: &(dyn Fn(usize) + Sync),
) -> MatchOutcome {
    run(EvidenceSource::Only(evidence), bank, book, options, progress)
}

fn run(
    source: EvidenceSource<'_>,
    bank: &Rows,
    book: &Rows,
    options: MatchOptions,
    progress: &(dyn Fn(usize) + Sync),
) -> MatchOutcome {
    let prepared = PreparedRows::of((bank, book), source, options);
    let matcher = prepared.matcher(options.minimum_score);
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

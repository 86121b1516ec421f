//! How far the exchanges that settle large components stay behind an exact assignment, found by
//! another program (the Hungarian method of the crate `pathfinding`).
//!
//! `cargo bench -p tieout --bench gap -- [--seeds N]`

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "the bans are the core's; a benchmark has arguments and a clock"
)]
#![expect(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a benchmark prints its table, and ends when something is not as it must be"
)]

mod sides;

use std::time::Instant;

use pathfinding::kuhn_munkres::kuhn_munkres;
use pathfinding::matrix::Matrix;
use tieout_reconcile::{CANDIDATES_PER_NODE_MAX, LikelihoodWeights, MatchOptions, Rows, reconcile};

use sides::{FAMILIES, Family, side};

/// More than all likelihood of the largest component together, so that the most pairs come first.
const PAIR_WORTH: i64 = 1 << 32;

/// A matching in numbers.
struct Found {
    pairs: usize,
    /// In parts of a bit: 0 or less.
    likelihood: i64,
    seconds: f64,
}

fn main() {
    let seeds = seeds();
    println!(
        "{:<10} {:>6} {:>5} {:>6} {:>11}  {:<8} {:>6} {:>6} {:>10} {:>10} {:>7} {:>5} {:>9}",
        "texts",
        "rows",
        "days",
        "window",
        "candidates",
        "settled",
        "pairs",
        "exact",
        "likelihood",
        "exact",
        "missed",
        "ms",
        "exact ms",
    );
    for family in FAMILIES {
        for seed in 1..=seeds {
            measure(&family, seed);
        }
    }
}

/// `--seeds N`, 2 where nothing is said.
fn seeds() -> u64 {
    let mut arguments = std::env::args().skip_while(|argument| argument != "--seeds").skip(1);
    arguments.next().map_or(2, |number| number.parse().expect("a number of seeds"))
}

fn measure(family: &Family, seed: u64) {
    let (bank, book) = (side(family, 2 * seed), side(family, 2 * seed + 1));
    let weights = LikelihoodWeights::new(&bank, &book, family.window_days);
    let ours = ours(&bank, &book, &weights, family.window_days);
    let start = Instant::now();
    let matrix = matrix(&bank, &book, &weights);
    let (_, columns) = kuhn_munkres(&matrix);
    let exact = total(&weights, columns.iter().enumerate().map(|(b, k)| (number(b), number(*k))));
    let exact = Found { seconds: start.elapsed().as_secs_f64(), ..exact };
    let candidates = matrix.values().filter(|worth| **worth > 0).count();
    let acts = candidates > (bank.len() + book.len()) * CANDIDATES_PER_NODE_MAX;
    assert_eq!(ours.pairs, exact.pairs, "not the most pairs");
    assert!(ours.likelihood <= exact.likelihood, "the exact assignment is not the best");
    assert!(acts || ours.likelihood == exact.likelihood, "not exact where it is said to be");
    println!(
        "{:<10} {:>6} {:>5} {:>6} {candidates:>11}  {:<8} {:>6} {:>6} \
         {:>10} {:>10} {:>7.2} {:>5.0} {:>9.0}",
        family.name,
        family.rows,
        family.days,
        family.window_days,
        if acts { "exchange" } else { "exact" },
        ours.pairs,
        exact.pairs,
        bits(ours.likelihood),
        bits(exact.likelihood),
        missed(&ours, &exact),
        1000.0 * ours.seconds,
        1000.0 * exact.seconds,
    );
}

fn ours(bank: &Rows, book: &Rows, weights: &LikelihoodWeights, window_days: u8) -> Found {
    let start = Instant::now();
    let options = MatchOptions { window_days, ..MatchOptions::default() };
    let outcome = reconcile(bank, book, options, &|_| ());
    let seconds = start.elapsed().as_secs_f64();
    let pairs = outcome.pairs.iter().map(|pair| (pair.bank_row, pair.book_row));
    Found { seconds, ..total(weights, pairs) }
}

/// Only candidate pairs count.
fn total(weights: &LikelihoodWeights, pairs: impl Iterator<Item = (u32, u32)>) -> Found {
    let known = pairs.filter_map(|(bank, book)| weights.likelihood(bank, book));
    let (pairs, likelihood) =
        known.fold((0, 0), |(pairs, sum), parts| (pairs + 1, sum + i64::from(parts)));
    Found { pairs, likelihood, seconds: 0.0 }
}

/// What each pair is worth; nothing where the rows may not pair.
fn matrix(bank: &Rows, book: &Rows, weights: &LikelihoodWeights) -> Matrix<i64> {
    let row = |bank: u32| {
        let worth = move |book| {
            weights.likelihood(bank, book).map_or(0, |parts| PAIR_WORTH + i64::from(parts))
        };
        book.indices().map(worth).collect::<Vec<_>>()
    };
    Matrix::from_rows(bank.indices().map(row)).expect("rows of equal length")
}

fn bits(parts: i64) -> i64 {
    parts / i64::from(LikelihoodWeights::PARTS_PER_BIT)
}

/// How many bits less likely a pair is on average than in the likeliest matching.
#[expect(clippy::cast_precision_loss, reason = "a few millions")]
fn missed(ours: &Found, exact: &Found) -> f64 {
    let parts = (exact.likelihood - ours.likelihood) as f64;
    parts / f64::from(LikelihoodWeights::PARTS_PER_BIT) / exact.pairs.max(1) as f64
}

fn number(place: usize) -> u32 {
    u32::try_from(place).expect("a small component")
}

//! Matches bank rows with book rows and proves the result.
//!
//! | Step | What it does | Where |
//! |---|---|---|
//! | 1 | sort both sides by amount and day; cut into components no candidate pair crosses | `candidates` |
//! | 2 | learn how usual each lag is from the pairs without rivals; weigh words by rarity | `evidence`, `text` |
//! | 3 | settle each component: the most pairs, then the most evidence, then the fewest days | `settle`, `assign`, `sweep` |
//! | 4 | among identical rows, let the earlier be the matched ones | here |
//! | 5 | audit the lists against the input | `verify` |
//!
//! The result does not depend on the order of the rows, but for which of several identical rows
//! is named. A pair needs equal amounts and dates at most the window apart; equal amounts first,
//! then amounts equal after rounding to cents (contract part 2.2).

mod assign;
mod candidates;
mod evidence;
mod outcome;
mod pair;
mod row;
mod score;
mod settle;
mod sides;
mod sweep;
#[cfg(test)]
mod testing;
mod text;
mod verify;
mod words;

pub use evidence::WINDOW_DAYS_MAX;
pub use outcome::Outcome;
pub use pair::Pair;
pub use row::{ROWS_MAX, RowError, Rows};
pub use settle::{CANDIDATES_MAX, CANDIDATES_PER_ROW_MAX};
pub use verify::verify;
pub use words::shared_words;

use candidates::{Component, Point, components, sorted_points};
use evidence::LagCounts;
use settle::Settler;
use text::TextIndex;

/// What a run may be told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options {
    /// Most days between the two dates of a pair, 0 to [`WINDOW_DAYS_MAX`].
    pub window_days: u8,
}

impl Default for Options {
    /// Three days. Source: contract part 2.2.
    fn default() -> Self {
        Self { window_days: 3 }
    }
}

/// Matches and audits. `progress` is called now and then with the bank rows settled so far.
#[must_use]
pub fn reconcile(
    bank: &Rows,
    book: &Rows,
    options: Options,
    progress: &mut dyn FnMut(usize),
) -> Outcome {
    let window_days = i32::from(options.window_days.min(WINDOW_DAYS_MAX));
    let (bank_points, book_points) = sorted_points(bank, book);
    let of = |component: &Component| {
        (&bank_points[component.bank.clone()], &book_points[component.book.clone()])
    };
    let mut lag_counts = LagCounts::default();
    for component in components(&bank_points, &book_points, window_days) {
        if let ([bank], [book]) = of(&component) {
            lag_counts.count(evidence::lag_days(bank, book));
        }
    }
    let text = TextIndex::new(bank, book);
    let settler = Settler { text: &text, lags: &lag_counts.learn(), window_days };
    let mut pairs = Vec::new();
    for component in components(&bank_points, &book_points, window_days) {
        let (bank_side, book_side) = of(&component);
        pairs.extend(settler.settle(bank_side, book_side).into_iter().map(|settled| Pair {
            bank_row: bank_side[settled.bank].row,
            book_row: book_side[settled.book].row,
            score: settled.score,
            rivals: settled.rivals,
        }));
        progress(component.bank.end);
    }
    name_the_earlier(bank, &bank_points, &mut pairs, |pair| &mut pair.bank_row);
    name_the_earlier(book, &book_points, &mut pairs, |pair| &mut pair.book_row);
    pairs.sort_unstable_by_key(|pair| pair.bank_row);
    Outcome::audited(bank, book, pairs)
}

/// Among identical rows of one side, makes the earlier ones the matched ones: the partners stay,
/// in the order they have on the other side.
fn name_the_earlier(
    rows: &Rows,
    points: &[Point],
    pairs: &mut [Pair],
    side: impl Fn(&mut Pair) -> &mut u32,
) {
    let identical = |a: &Point, b: &Point| {
        (a.group, a.exact, a.day) == (b.group, b.exact, b.day)
            && candidates::content_order(rows, a.row, b.row).is_eq()
    };
    let mut pair_of: Vec<Option<usize>> = vec![None; rows.len()];
    for (at, pair) in pairs.iter_mut().enumerate() {
        pair_of[*side(pair) as usize] = Some(at);
    }
    for run in points.chunk_by(identical).filter(|run| run.len() > 1) {
        let mut matched: Vec<usize> =
            run.iter().filter_map(|point| pair_of[point.row as usize]).collect();
        matched.sort_unstable();
        for (point, at) in run.iter().zip(matched) {
            *side(&mut pairs[at]) = point.row;
        }
    }
}

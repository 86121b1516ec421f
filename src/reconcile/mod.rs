//! Matches bank rows with book rows and proves the result.
//!
//! | Step | What it does | Where |
//! |---|---|---|
//! | 1 | sort both sides by amount and day; cut into components no candidate pair crosses | `candidates` |
//! | 2 | learn how usual each lag is from the pairs without rivals; weigh words by rarity | `evidence`, `text` |
//! | 3 | settle each component by the `objective` | `settle`, `assign`, `exchange` |
//! | 4 | audit the lists against the input | `verify` |
//!
//! The result does not depend on the order of the rows, but for which of several identical rows
//! is named. A pair needs equal amounts and dates at most the window apart; equal amounts first,
//! then amounts equal after rounding to cents (contract part 2.2).

mod assign;
mod candidates;
mod evidence;
mod exchange;
mod objective;
mod outcome;
mod pair;
mod row;
mod score;
mod settle;
mod sides;
#[cfg(test)]
mod testing;
mod text;
mod verify;
mod words;

pub use evidence::WINDOW_DAYS_MAX;
pub use outcome::Outcome;
pub use pair::Pair;
pub use row::{ROWS_MAX, RowError, Rows};
pub use settle::{CANDIDATES_MAX, CANDIDATES_PER_NODE_MAX};
pub use verify::verify;
pub use words::shared_words;

use candidates::{Component, components, sorted_points};
use evidence::LagCounts;
use settle::Settler;
use sides::Settled;
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
            lag_counts.count(bank.lag_days(book));
        }
    }
    let text = TextIndex::new(bank, book);
    let lags = lag_counts.learn();
    let settler = Settler { bank, book, text: &text, lags: &lags, window_days };
    let mut pairs = Vec::new();
    for component in components(&bank_points, &book_points, window_days) {
        let (bank_side, book_side) = of(&component);
        pairs.extend(settler.settle(bank_side, book_side).into_iter().map(
            |(bank_row, book_row, Settled { score, rivals, .. })| Pair {
                bank_row,
                book_row,
                score,
                rivals,
            },
        ));
        progress(component.bank.end);
    }
    pairs.sort_unstable_by_key(|pair| pair.bank_row);
    Outcome::audited(bank, book, pairs)
}

//! Which of two columns without a name is money in, by what their rows say.

use super::super::context::InferenceContext;
use super::account_kind::is_payment_to_card;
use crate::statement::reading::is_nothing;
use crate::statement::words::{self, CellWord};

/// Fewer rows that say it could be chance.
const ROWS_MIN: usize = 2;

/// Whether the first of two columns is money in; none where the rows do not say it, or contradict each other.
pub(super) fn is_first_in(
    context: &InferenceContext<'_>,
    one: usize,
    other: usize,
    rows: &[usize],
) -> Option<bool> {
    let (mut first, mut second) = (0, 0);
    for row in rows {
        let is_first =
            match (is_nothing(context.cell(*row, one)), is_nothing(context.cell(*row, other))) {
                (false, true) => true,
                (true, false) => false,
                _ => continue,
            };
        let Some(is_in) = context.sample.row(*row).cells().find_map(is_in) else { continue };
        if is_in == is_first {
            first += 1;
        } else {
            second += 1;
        }
    }
    match (first, second) {
        (ROWS_MIN.., 0) => Some(true),
        (0, ROWS_MIN..) => Some(false),
        _ => None,
    }
}

/// Which way money goes by a text that says it.
fn is_in(cell: &str) -> Option<bool> {
    match words::direction_in_text(cell) {
        Some(word) => Some(word == CellWord::In),
        None => is_payment_to_card(&words::folded(cell)).then_some(true),
    }
}

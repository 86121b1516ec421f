//! Which of two columns without a name is money in, by what their rows say.

use super::super::context::InferenceContext;
use super::account_kind::is_payment_to_card;
use crate::profile::ColumnProfile;
use crate::reading::is_nothing;
use crate::words::{self, CellWord};

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
        let columns = &context.profile.columns;
        let mut cells = context.sample.row(*row).cells().zip(columns);
        let Some(is_in) = cells.find_map(|(cell, column)| is_in(cell, column)) else { continue };
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

/// Whether texts of several rows say which way money goes, and all that do say it as the signs do.
pub(super) fn agree(
    context: &InferenceContext<'_>,
    amounts: &[Option<i128>],
    rows: &[usize],
) -> bool {
    let mut agreeing = 0;
    let mut pairs = rows.iter().zip(amounts);
    let is_one_way = pairs.all(|(row, amount)| {
        let Some(amount) = amount.filter(|amount| *amount != 0) else { return true };
        let mut cells = context.sample.row(*row).cells();
        let Some(word) = cells.find_map(words::direction_in_text) else { return true };
        agreeing += 1;
        (word == CellWord::In) == (amount > 0)
    });
    is_one_way && agreeing >= ROWS_MIN
}

/// Whether a column says of every row with an amount that it is a debit or a credit, as the signs do.
pub(super) fn are_sides(
    context: &InferenceContext<'_>,
    amounts: &[Option<i128>],
    rows: &[usize],
) -> bool {
    let is_it = |row: usize, at: usize, amount: i128| match words::direction(context.cell(row, at))
    {
        Some(CellWord::Credit | CellWord::In) => amount > 0,
        Some(CellWord::Debit | CellWord::Out) => amount < 0,
        _ => false,
    };
    let moved = || {
        let pairs = rows.iter().zip(amounts);
        pairs.filter_map(|(row, amount)| Some((*row, amount.filter(|amount| *amount != 0)?)))
    };
    (0..context.profile.columns.len()).any(|at| {
        moved().all(|(row, amount)| is_it(row, at, amount)) && moved().count() >= ROWS_MIN
    })
}

/// Whether texts of several rows say which way money goes as the signs do, or all the opposite; none where they do
/// neither.
pub(super) fn are_signs(
    context: &InferenceContext<'_>,
    amounts: &[Option<i128>],
    rows: &[usize],
) -> Option<bool> {
    let turned: Vec<Option<i128>> =
        amounts.iter().map(|amount| amount.map(|amount| -amount)).collect();
    let is_so = agree(context, amounts, rows);
    (is_so || agree(context, &turned, rows)).then_some(is_so)
}

/// Which way money goes by a text that says it, or by a kind of row whose opposite is there, too.
fn is_in(cell: &str, column: &ColumnProfile) -> Option<bool> {
    let kinds = column.distinct.iter().flat_map(|kinds| kinds.keys());
    match words::direction_in_text(cell).or_else(|| words::paired(cell, kinds)) {
        Some(word) => Some(word == CellWord::In),
        None => is_payment_to_card(&words::folded(cell)).then_some(true),
    }
}

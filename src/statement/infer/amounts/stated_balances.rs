//! Opening and closing balances that stand above or below a table: what its rows come to.

use super::super::context::InferenceContext;
use super::evaluated::{EvaluatedCandidate, InterleavedBalances};
use crate::chain::walk;
use crate::labels::{BalanceEnd, Label, is_brought, is_of_total, stand};
use crate::number::{DecimalMark, WrittenNumber};
use crate::reading::RowOrder;

/// What the balance moves by, by each decimal mark.
#[derive(Debug, Clone, Copy)]
pub(super) struct BalanceMoves {
    point: Option<i128>,
    comma: Option<i128>,
    /// Neither balance is below zero.
    pub(super) is_positive: bool,
}

impl BalanceMoves {
    /// Whether the amounts come to the move, or to it with every sign turned: `Some(true)`.
    pub(super) fn are_by(&self, tried: &EvaluatedCandidate) -> Option<bool> {
        let moves = match tried.mark {
            DecimalMark::Point => self.point,
            DecimalMark::Comma => self.comma,
        };
        let sum = tried.amounts.iter().try_fold(0_i128, |sum, one| sum.checked_add((*one)?))?;
        let moves = moves.filter(|moves| *moves != 0 && sum.abs() == moves.abs())?;
        Some(sum != moves)
    }
}

/// The balances outside the rows that words call those before them, and those after them.
fn ends<'s>(context: &'s InferenceContext<'_>) -> (Vec<WrittenNumber<'s>>, Vec<WrittenNumber<'s>>) {
    let last = context.profile.rows.last().map_or(context.sample.len(), |row| row + 1);
    let (mut opening, mut closing) = (Vec::new(), Vec::new());
    let mut words = String::new();
    // A row of a balance without a day stands below the header.
    let header = context.profile.header.map_or(context.above(), |at| at + 1);
    let first = context.profile.rows.first().map_or(header, |row| (*row).max(header));
    for at in (0..context.above()).chain(header..first).chain(last..context.sample.len()) {
        let cells: Vec<&str> = context.sample.row(at).cells().collect();
        for (place, cell) in cells.iter().enumerate() {
            // `Opening balance: 12.00`, or the figure in the next cell.
            let (label, rest) = cell.split_once(':').unwrap_or((cell, ""));
            if Label::of(label, &mut words) != Some(Label::Sure) {
                continue;
            }
            let next = || cells[place + 1..].iter().find(|cell| !cell.trim().is_empty()).copied();
            let figure = if rest.trim().is_empty() { next() } else { Some(rest) };
            let Some(figure) = figure.and_then(WrittenNumber::parse) else { continue };
            match stand(&words) {
                Some(BalanceEnd::Opening) => opening.push(figure),
                Some(BalanceEnd::Closing) => closing.push(figure),
                None => {}
            }
        }
    }
    (opening, closing)
}

/// A balance by a decimal mark.
fn signed_by(one: &WrittenNumber<'_>, mark: DecimalMark) -> Option<i128> {
    let size = one.micros_by(mark)?;
    Some(if one.is_negative { -size } else { size })
}

/// The only balance outside the rows that words call the one before them.
pub(super) fn opening(context: &InferenceContext<'_>, mark: DecimalMark) -> Option<i128> {
    match &ends(context).0[..] {
        [opening] => signed_by(opening, mark),
        _ => None,
    }
}

/// The stated opening and closing balance, where there is one of each.
pub(super) fn moves(context: &InferenceContext<'_>) -> Option<BalanceMoves> {
    let (opening, closing) = ends(context);
    let ([opening], [closing]) = (&opening[..], &closing[..]) else { return None };
    let moves =
        |mark: DecimalMark| signed_by(closing, mark)?.checked_sub(signed_by(opening, mark)?);
    Some(BalanceMoves {
        point: moves(DecimalMark::Point),
        comma: moves(DecimalMark::Comma),
        is_positive: !opening.is_negative && !closing.is_negative,
    })
}

/// Whether balances between the rows move by the amounts, every one of them, in the direction of the days.
pub(super) fn between(
    amounts: &[Option<i128>],
    are_labels: &[bool],
    orders: &[RowOrder],
) -> Option<InterleavedBalances> {
    let order = orders.first().filter(|first| orders.iter().all(|one| one == *first))?;
    if *order == RowOrder::Unknown || are_labels.iter().filter(|is_label| **is_label).count() < 3 {
        return None;
    }
    let values = || amounts.iter().zip(are_labels);
    let moving: Vec<Option<i128>> =
        values().map(|(one, is_label)| if *is_label { Some(0) } else { *one }).collect();
    let balances: Vec<Option<i128>> =
        values().map(|(one, is_label)| one.filter(|_| *is_label)).collect();
    let is_positive = balances.iter().flatten().all(|balance| *balance >= 0);
    let proves = |is_turned: &bool| {
        let fit = walk(&moving, &balances, *order, *is_turned);
        fit.is_proof() && fit.is_whole()
    };
    let is_against = [false, true].into_iter().find(proves)?;
    Some(InterleavedBalances { is_against, is_positive })
}

/// Whether the amounts lead from an opening balance in the row at one end, in their own column, to a balance in
/// the row at the other.
pub(super) fn framed(
    context: &InferenceContext<'_>,
    rows: &[usize],
    amounts: &[Option<i128>],
    are_labels: &[bool],
) -> Option<InterleavedBalances> {
    let (&[first, ref moving @ .., last], &[top, .., bottom]) = (amounts, rows) else {
        return None;
    };
    let are_ends = are_labels.first() == Some(&true) && are_labels.last() == Some(&true);
    if !are_ends || are_labels.iter().filter(|is_label| **is_label).count() > 2 || moving.len() < 2
    {
        return None;
    }
    let (top, bottom) = (words_of_balance(context, top)?, words_of_balance(context, bottom)?);
    let stands =
        |words: &str| stand(words).or_else(|| is_brought(words).then_some(BalanceEnd::Opening));
    let (opening, closing) = match (stands(&top), stands(&bottom)) {
        (Some(BalanceEnd::Opening), Some(BalanceEnd::Closing) | None) => (first?, last?),
        (Some(BalanceEnd::Closing) | None, Some(BalanceEnd::Opening)) => (last?, first?),
        _ => return None,
    };
    let net = moving.iter().try_fold(0_i128, |sum, one| sum.checked_add((*one)?))?;
    let moves = closing.checked_sub(opening)?;
    let is_it = net != 0 && net.abs() == moves.abs();
    is_it.then_some(InterleavedBalances {
        is_against: net != moves,
        is_positive: opening.min(closing) >= 0,
    })
}

/// The words by which a row is a balance, in lower case.
fn words_of_balance(context: &InferenceContext<'_>, row: usize) -> Option<String> {
    let mut words = String::new();
    let record = context.sample.row(row);
    let is_label = record.cells().any(|cell| Label::of(cell, &mut words) == Some(Label::Sure));
    (is_label && !is_of_total(&words)).then_some(words)
}

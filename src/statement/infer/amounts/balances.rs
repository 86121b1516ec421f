//! Columns of balances, and how amounts walk them.

use super::super::context::{InferenceContext, Undecided};
use super::weights::NUMERIC_MAX;
use crate::chain::{ChainFit, walk};
use crate::number::DecimalMark;
use crate::reading::{AmountRule, RowOrder, is_owed, micros, read_cell};
use crate::words::{self, CellWord, HeaderWord};
use tieout::sort::CompactSort as _;

/// A column that may be balances, its values by one decimal mark, and the column behind it that says whether
/// each is a debit or a credit, where that is taken for its sign.
pub(super) struct BalanceValues {
    pub(super) at: usize,
    pub(super) side: Option<usize>,
    pub(super) values: Vec<Option<i128>>,
}

/// How amounts walk a column of balances.
#[derive(Debug, Clone, Copy)]
pub(super) struct BalanceChain {
    pub(super) balance: usize,
    /// Says which of them are debits and which credits.
    pub(super) side: Option<usize>,
    pub(super) fit: ChainFit,
    pub(super) order: RowOrder,
    /// The days go the same way. Where they do not tell, a balance before its row fits as well, every
    /// sign turned.
    pub(super) is_told: bool,
}

/// The decimal mark of a column of balances: that of the amounts, unless only the other reads it.
pub(super) fn balance_mark(
    context: &InferenceContext<'_>,
    rows: &[usize],
    at: usize,
    mark: DecimalMark,
) -> DecimalMark {
    let read = |mark: DecimalMark| column_values(context, rows, at, mark).iter().flatten().count();
    let other = match mark {
        DecimalMark::Point => DecimalMark::Comma,
        DecimalMark::Comma => DecimalMark::Point,
    };
    if read(other) > read(mark) { other } else { mark }
}

/// The cells of a column of balances; overdrawn ones are negative.
pub(super) fn column_values(
    context: &InferenceContext<'_>,
    rows: &[usize],
    at: usize,
    mark: DecimalMark,
) -> Vec<Option<i128>> {
    let mut number = String::new();
    rows.iter()
        .map(|row| {
            let word = read_cell(&context.sample.row(*row), at, mark, &mut number).ok()?;
            let value = micros(&number)?;
            Some(if is_owed(word, context.side) && value > 0 { -value } else { value })
        })
        .collect()
}

/// A column of balances as it stands, and with the signs that the column behind it says, if it does.
pub(super) fn balance_values(
    context: &InferenceContext<'_>,
    rows: &[usize],
    at: usize,
    mark: DecimalMark,
) -> Vec<BalanceValues> {
    let values = column_values(context, rows, at, balance_mark(context, rows, at, mark));
    let side = side_behind(context, at).map(|side| {
        let signed = rows.iter().zip(&values).map(|(row, value)| {
            let is_owed = is_owed(words::direction(context.cell(*row, side)), context.side);
            value.map(|value| if is_owed { -value.abs() } else { value })
        });
        BalanceValues { at, side: Some(side), values: signed.collect() }
    });
    [BalanceValues { at, side: None, values }].into_iter().chain(side).collect()
}

/// The column behind balances that says debit or credit of each.
fn side_behind(context: &InferenceContext<'_>, at: usize) -> Option<usize> {
    let column = context.profile.columns.get(at + 1).filter(|column| !column.is_numeric())?;
    let mut said = column.distinct.as_ref()?.keys().map(|cell| words::direction(cell)).peekable();
    let is_side = |word| matches!(word, Some(CellWord::Debit | CellWord::Credit));
    (said.peek().is_some() && said.all(is_side)).then_some(at + 1)
}

/// Columns that may be balances: those that are named so, and numbers that are named nothing else.
pub(super) fn balance_columns(
    context: &InferenceContext<'_>,
    rows: &[usize],
) -> Result<Vec<usize>, Undecided> {
    if let Some(name) = &context.stated.columns.balance {
        return Ok(vec![context.profile.column("balance", name)?]);
    }
    let columns = &context.profile.columns;
    let may_be = |at: &usize| {
        let column = &columns[*at];
        column.is_numeric()
            && !column.is_days()
            && column.filled * 4 >= rows.len()
            && match column.meanings.first() {
                None | Some(HeaderWord::Balance) => true,
                Some(HeaderWord::Amount | HeaderWord::Gross) => !column.is_known,
                // `Bank`, in a book that is kept by hand.
                Some(HeaderWord::Other) => column.with_cents * 2 > column.filled,
                _ => false,
            }
    };
    let mut found: Vec<usize> = (0..columns.len()).filter(may_be).collect();
    found.compact_sort_by_key(|at| !columns[*at].means(HeaderWord::Balance));
    found.truncate(NUMERIC_MAX);
    Ok(found)
}

/// The column of balances that the amounts walk best, in the direction of the days.
pub(super) fn best_chain(
    context: &InferenceContext<'_>,
    rule: &AmountRule,
    amounts: &[Option<i128>],
    balances: &[BalanceValues],
    orders: &[RowOrder],
) -> Option<BalanceChain> {
    let own = rule.columns();
    let mut best: Option<BalanceChain> = None;
    for BalanceValues { at, side, values } in balances.iter().filter(|one| !own.contains(&one.at)) {
        for order in [RowOrder::OldestFirst, RowOrder::NewestFirst] {
            // Against the days a balance is that before its row, and fits every sign turned.
            let is_possible =
                orders.iter().any(|one| matches!(one, RowOrder::Unknown) || *one == order);
            // The column behind it may be of the amounts, but where it alone makes the balance walk.
            let is_named =
                side.is_none() && context.profile.columns[*at].means(HeaderWord::Balance);
            for is_turned in [false, true] {
                let fit = walk(amounts, values, order, is_turned);
                let is_better = best.is_none_or(|most| fit.agreeing > most.fit.agreeing);
                if is_possible && is_better && (is_named && !is_turned || fit.is_proof()) {
                    let is_told = orders.contains(&order);
                    best = Some(BalanceChain { balance: *at, side: *side, fit, order, is_told });
                }
            }
        }
    }
    best
}

/// Columns that signed amounts walk against the direction of the days: each is the balance before its row.
pub(super) fn walked_backwards(
    rule: &AmountRule,
    amounts: &[Option<i128>],
    balances: &[BalanceValues],
    orders: &[RowOrder],
) -> Vec<usize> {
    let has_both = amounts.iter().flatten().any(|amount| *amount < 0)
        && amounts.iter().flatten().any(|amount| *amount > 0);
    let order = match orders {
        [RowOrder::OldestFirst, ..] => RowOrder::NewestFirst,
        [RowOrder::NewestFirst, ..] => RowOrder::OldestFirst,
        _ => return Vec::new(),
    };
    if !has_both || !matches!(rule, AmountRule::Signed { .. }) {
        return Vec::new();
    }
    let is_walked = |values: &[Option<i128>]| {
        let fit = walk(amounts, values, order, true);
        fit.is_proof() && fit.is_whole()
    };
    let own = rule.columns();
    let others = balances.iter().filter(|one| !own.contains(&one.at) && one.side.is_none());
    others.filter(|one| is_walked(&one.values)).map(|one| one.at).collect()
}

/// The column of balances that is stated, or named so; one whose whole name is known before any other.
pub(super) fn stated_or_named_balance(
    context: &InferenceContext<'_>,
    balances: &[usize],
    rule: &AmountRule,
) -> Option<usize> {
    let own = rule.columns();
    let columns = &context.profile.columns;
    let may_be = |at: &usize| {
        !own.contains(at)
            && (context.stated.columns.balance.is_some() || columns[*at].means(HeaderWord::Balance))
    };
    let found = || balances.iter().copied().filter(may_be);
    found().find(|at| columns[*at].is_known).or_else(|| found().next())
}

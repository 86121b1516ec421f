//! A candidate with the amounts that it gives a file, and what speaks for it.

use super::super::context::InferenceContext;
use super::balances::BalanceChain;
use super::candidate::{AmountCandidate, SignWords};
use crate::number::DecimalMark;
use crate::reading::{AmountRule, micros};

/// A candidate with the amounts that it gives, and what speaks for it.
pub(super) struct EvaluatedCandidate {
    pub(super) candidate: AmountCandidate,
    pub(super) mark: DecimalMark,
    pub(super) amounts: Vec<Option<i128>>,
    /// Rows that it gives an amount, those left out that are balances.
    pub(super) readable: usize,
    pub(super) chain: Option<BalanceChain>,
    /// Columns that it walks against the days: balances before each row, which are no amounts.
    pub(super) walked: Vec<usize>,
    /// What balances between the rows show of its signs.
    pub(super) between: Option<InterleavedBalances>,
    /// The balance that it walks is what is owed.
    pub(super) is_debt: bool,
}

impl EvaluatedCandidate {
    pub(super) fn is_of_one_sign(&self) -> bool {
        let values = || self.amounts.iter().flatten();
        self.candidate.by == SignWords::None
            && (values().all(|amount| *amount >= 0) || values().all(|amount| *amount <= 0))
    }

    /// No cell of its one column has a sign.
    pub(super) fn is_unwritten(&self, context: &InferenceContext<'_>) -> bool {
        let AmountRule::Signed { column, .. } = self.candidate.rule else { return false };
        let column = &context.profile.columns[column];
        column.negatives + column.pluses + column.marked == 0
    }
}

/// What balances that stand between the rows, in the column of their amounts, show of the signs.
#[derive(Debug, Clone, Copy)]
pub(super) struct InterleavedBalances {
    /// They go the other way.
    pub(super) is_against: bool,
    /// None of them is below zero.
    pub(super) is_positive: bool,
}

/// What decides the signs.
pub(super) enum SignsBy {
    /// They mean what they say.
    Usual,
    /// A word or a convention, which is said.
    Words(String),
    /// The same, and they are the other way round.
    Turned(String),
    /// Nothing: what was understood.
    Nobody(String),
}

/// The amounts of the rows by a rule, where it gives one.
pub(super) fn values(
    context: &InferenceContext<'_>,
    rows: &[usize],
    rule: &AmountRule,
    mark: DecimalMark,
) -> Vec<Option<i128>> {
    let mut number = String::new();
    rows.iter()
        .map(|row| match rule.read(&context.sample.row(*row), mark, &mut number) {
            Ok(()) => micros(&number),
            Err(_) => None,
        })
        .collect()
}

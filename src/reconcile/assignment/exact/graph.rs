//! What is to be solved: nodes, what may pair with what, and at what cost.

use std::ops::Range;

use crate::assignment::equivalence_groups::EquivalenceGroup;

/// No node, no link.
pub(super) const NONE: u32 = u32::MAX;

/// What a candidate pair costs, as it is held: most components have only small costs, and how much of a component is
/// near the processor decides how long it takes.
pub(super) trait HeldCost: Copy + Into<i64> {
    /// A cost that is sure to fit.
    fn held(cost: i64) -> Self;
}

impl HeldCost for i64 {
    fn held(cost: i64) -> Self {
        cost
    }
}

impl HeldCost for u32 {
    fn held(cost: i64) -> Self {
        Self::try_from(cost).unwrap_or(Self::MAX)
    }
}

/// Bank nodes, each with a contiguous run of book nodes it may pair with, and a cost for each.
pub(super) struct CandidateGraph<C> {
    pub(super) windows: Vec<Range<u32>>,
    /// Where each window's costs start in `costs`.
    pub(super) starts: Vec<usize>,
    pub(super) costs: Vec<C>,
    /// How many rows each bank node stands for.
    pub(super) supplies: Vec<u32>,
    /// How many rows each book node stands for.
    pub(super) capacities: Vec<u32>,
    /// What a bank row costs that stays unmatched.
    pub(super) unmatched_cost: i64,
}

/// In which order bank nodes are settled. The total cost is the same either way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SolveOrder {
    FromFirst,
    FromLast,
}

/// The search took more steps than it was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct StepLimitReached;

impl<C: HeldCost> CandidateGraph<C> {
    /// `cost(bank, book)` must lie in `0..unmatched_cost`. The most pairs come first where
    /// `unmatched_cost` exceeds the sum of the costs of any matching.
    pub(super) fn new(
        bank: &[EquivalenceGroup],
        book: &[EquivalenceGroup],
        windows: Vec<Range<u32>>,
        unmatched_cost: i64,
        mut cost: impl FnMut(usize, u32) -> i64,
    ) -> Self {
        let mut starts = Vec::with_capacity(windows.len());
        let mut costs = Vec::new();
        for (row, window) in windows.iter().enumerate() {
            starts.push(costs.len());
            costs.extend(window.clone().map(|column| C::held(cost(row, column))));
        }
        let counts = |side: &[EquivalenceGroup]| side.iter().map(|group| group.count).collect();
        let (supplies, capacities) = (counts(bank), counts(book));
        Self { windows, starts, costs, supplies, capacities, unmatched_cost }
    }

    pub(super) fn edges(&self, row: usize) -> impl Iterator<Item = (u32, i64)> {
        let costs = &self.costs[self.starts[row]..];
        self.windows[row].clone().zip(costs.iter().map(|cost| (*cost).into()))
    }
}

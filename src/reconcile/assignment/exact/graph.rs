//! What is to be solved: nodes, what may pair with what, and at what cost.

use std::ops::Range;

use crate::assignment::equivalence_groups::EquivalenceGroup;

/// No node, no link.
pub(super) const NONE: u32 = u32::MAX;

/// Bank nodes, each with a contiguous run of book nodes it may pair with, and a cost for each.
pub(crate) struct CandidateGraph {
    pub(super) windows: Vec<Range<u32>>,
    /// Where each window's costs start in `costs`.
    pub(super) starts: Vec<usize>,
    pub(super) costs: Vec<i64>,
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

impl CandidateGraph {
    /// `cost(bank, book)` must lie in `0..unmatched_cost`. The most pairs come first where
    /// `unmatched_cost` exceeds the sum of the costs of any matching.
    pub(crate) fn new(
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
            costs.extend(window.clone().map(|column| cost(row, column)));
        }
        let counts = |side: &[EquivalenceGroup]| side.iter().map(|group| group.count).collect();
        let (supplies, capacities) = (counts(bank), counts(book));
        Self { windows, starts, costs, supplies, capacities, unmatched_cost }
    }

    pub(super) fn edges(&self, row: usize) -> impl Iterator<Item = (u32, i64)> {
        let costs = &self.costs[self.starts[row]..];
        self.windows[row].clone().zip(costs.iter().copied())
    }
}

//! The exact assignment: the most pairs, and among those the least total cost.
//!
//! Shortest augmenting paths on a sparse graph with node prices (Jonker and Volgenant 1987,
//! "A shortest augmenting path algorithm for dense and sparse linear assignment problems"), for
//! nodes that stand for several equal rows. Every bank node also has a column of its own that
//! means "stays unmatched", priced beyond any chain of pairs, so that the most pairs come first.
//! Prices keep each search local; `cheap_columns` and `frontier` keep it short.

mod cheap_columns;
mod column_set;
mod flows;
mod frontier;
mod graph;
mod search;

use std::ops::Range;

use super::equivalence_groups::{EquivalenceGroup, GroupFlow};
use graph::{CandidateGraph, HeldCost};
use search::AssignmentSearch;

pub(crate) use graph::{SolveOrder, StepLimitReached};

/// Bank nodes, each with a contiguous run of book nodes that it may pair with.
pub(crate) struct AssignmentProblem<'a> {
    pub(crate) bank: &'a [EquivalenceGroup],
    pub(crate) book: &'a [EquivalenceGroup],
    pub(crate) windows: Vec<Range<u32>>,
    /// What a bank row costs that stays unmatched. The most pairs come first where this exceeds the sum of the costs
    /// of any matching.
    pub(crate) unmatched_cost: i64,
}

impl AssignmentProblem<'_> {
    /// Which nodes pair, ordered by bank node and book node; `cost(bank, book)` must lie in `0..unmatched_cost`.
    ///
    /// # Errors
    /// [`StepLimitReached`] when looking at more than `steps_max` candidate pairs was not enough.
    pub(crate) fn solve(
        self,
        cost: impl FnMut(usize, u32) -> i64,
        order: SolveOrder,
        steps_max: usize,
    ) -> Result<Vec<GroupFlow>, StepLimitReached> {
        if self.unmatched_cost <= u32::MAX.into() {
            AssignmentSearch::new(&self.graph::<u32>(cost), steps_max).solve(order)
        } else {
            AssignmentSearch::new(&self.graph::<i64>(cost), steps_max).solve(order)
        }
    }

    fn graph<C: HeldCost>(self, cost: impl FnMut(usize, u32) -> i64) -> CandidateGraph<C> {
        CandidateGraph::new(self.bank, self.book, self.windows, self.unmatched_cost, cost)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::candidates::RowPoint;

    /// Every matching of single rows, tried one by one: (pairs, cost) of the best.
    fn oracle(windows: &[Range<u32>], costs: &[Vec<i64>], row: usize, used: u32) -> (usize, i64) {
        let Some(window) = windows.get(row) else { return (0, 0) };
        let skip = oracle(windows, costs, row + 1, used);
        window
            .clone()
            .filter(|column| used & 1 << column == 0)
            .map(|column| {
                let (pairs, cost) = oracle(windows, costs, row + 1, used | 1 << column);
                (pairs + 1, cost + costs[row][column as usize])
            })
            .fold(
                skip,
                |best, next| {
                    if (next.0, -next.1) > (best.0, -best.1) { next } else { best }
                },
            )
    }

    fn equivalence_groups(counts: &[u32]) -> Vec<EquivalenceGroup> {
        let point = RowPoint { group: 0, exact: 0, day: 0, row: 0, content: 0 };
        counts.iter().map(|count| EquivalenceGroup { point, start: 0, count: *count }).collect()
    }

    #[derive(Debug, Clone)]
    struct Problem {
        supplies: Vec<u32>,
        capacities: Vec<u32>,
        windows: Vec<Range<u32>>,
        costs: Vec<Vec<i64>>,
        order: SolveOrder,
    }

    /// Nodes of `count_max` rows at most.
    fn problem(nodes: usize, count_max: u32) -> impl Strategy<Value = Problem> {
        let columns = u32::try_from(nodes).unwrap();
        let row = (0..columns, 0..columns, proptest::collection::vec(0..4_i64, nodes));
        let counts = move || proptest::collection::vec(1..=count_max, nodes);
        let order = prop_oneof![Just(SolveOrder::FromFirst), Just(SolveOrder::FromLast)];
        (proptest::collection::vec(row, nodes), counts(), counts(), order).prop_map(
            move |(rows, supplies, capacities, order)| {
                let (windows, costs) = rows
                    .into_iter()
                    .map(|(start, length, costs)| (start..(start + length).min(columns), costs))
                    .unzip();
                Problem { supplies, capacities, windows, costs, order }
            },
        )
    }

    impl Problem {
        fn solve(&self) -> Vec<GroupFlow> {
            let cost = |row: usize, column: u32| self.costs[row][column as usize];
            let (bank, book) =
                (equivalence_groups(&self.supplies), equivalence_groups(&self.capacities));
            let flows = [1_000, 1 << 40].map(|unmatched_cost| {
                let windows = self.windows.clone();
                let problem =
                    AssignmentProblem { bank: &bank, book: &book, windows, unmatched_cost };
                problem.solve(cost, self.order, usize::MAX).unwrap()
            });
            assert_eq!(flows[0], flows[1], "however costs are held");
            flows[0].clone()
        }

        /// The same with a node for every row.
        fn of_single_rows(&self) -> Self {
            let repeated = |counts: &[u32]| -> Vec<usize> {
                let times = |(at, count): (usize, &u32)| vec![at; *count as usize];
                counts.iter().enumerate().flat_map(times).collect()
            };
            let (rows, columns) = (repeated(&self.supplies), repeated(&self.capacities));
            let starts: Vec<u32> =
                (0..=self.capacities.len()).map(|at| self.capacities[..at].iter().sum()).collect();
            Self {
                order: self.order,
                supplies: vec![1; rows.len()],
                capacities: vec![1; columns.len()],
                windows: rows
                    .iter()
                    .map(|row| {
                        let window = &self.windows[*row];
                        let end = window.end.max(window.start) as usize;
                        starts[window.start as usize]..starts[end]
                    })
                    .collect(),
                costs: rows
                    .iter()
                    .map(|row| columns.iter().map(|column| self.costs[*row][*column]).collect())
                    .collect(),
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4_000))]

        #[test]
        fn it_finds_the_most_pairs_at_the_least_cost(
            problem in prop_oneof![problem(6, 1), problem(3, 2)]
        ) {
            let flows = problem.solve();
            for (at, supply) in problem.supplies.iter().enumerate() {
                let used: u32 =
                    flows.iter().filter(|f| f.bank as usize == at).map(|f| f.count).sum();
                prop_assert!(used <= *supply);
            }
            for (at, capacity) in problem.capacities.iter().enumerate() {
                let used: u32 =
                    flows.iter().filter(|f| f.book as usize == at).map(|f| f.count).sum();
                prop_assert!(used <= *capacity);
            }
            let is_allowed = |f: &GroupFlow| problem.windows[f.bank as usize].contains(&f.book);
            prop_assert!(flows.iter().all(is_allowed));
            let pairs: u32 = flows.iter().map(|flow| flow.count).sum();
            let cost: i64 = flows
                .iter()
                .map(|f| i64::from(f.count) * problem.costs[f.bank as usize][f.book as usize])
                .sum();
            let single = problem.of_single_rows();
            let best = oracle(&single.windows, &single.costs, 0, 0);
            prop_assert_eq!((pairs as usize, cost), best);
        }

        #[test]
        fn alike_rows_taken_together_cost_what_they_cost_one_by_one(problem in problem(5, 9)) {
            let total = |problem: &Problem| {
                problem.solve().iter().fold((0, 0), |(pairs, cost), flow| {
                    let each = problem.costs[flow.bank as usize][flow.book as usize];
                    (pairs + flow.count, cost + i64::from(flow.count) * each)
                })
            };
            prop_assert_eq!(total(&problem), total(&problem.of_single_rows()));
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(60))]

        // Of many columns most rows look at a few only, which are others in the other order.
        #[test]
        fn among_many_rows_the_total_cost_is_the_same_in_either_order(
            problem in problem(150, 2), scale in 1..200_000_i64
        ) {
            let cost = |row: usize, column: u32| scale * problem.costs[row][column as usize];
            let (bank, book) = (equivalence_groups(&problem.supplies), equivalence_groups(&problem.capacities));
            let total = |order| {
                let windows = problem.windows.clone();
                let (bank, book, unmatched_cost) = (&*bank, &*book, 1 << 40);
                let problem = AssignmentProblem { bank, book, windows, unmatched_cost };
                problem.solve(cost, order, usize::MAX).unwrap().iter().fold((0, 0), |total, flow| {
                    let each = cost(flow.bank as usize, flow.book);
                    (total.0 + flow.count, total.1 + i64::from(flow.count) * each)
                })
            };
            prop_assert_eq!(total(SolveOrder::FromFirst), total(SolveOrder::FromLast));
        }
    }

    #[test]
    fn a_search_that_needs_more_steps_than_it_has_says_so() {
        let side = equivalence_groups(&[1; 40]);
        let solve = |steps_max| {
            let windows = vec![0..40; 40];
            let problem =
                AssignmentProblem { bank: &side, book: &side, windows, unmatched_cost: 1 };
            problem.solve(|_, _| 0, SolveOrder::FromFirst, steps_max)
        };
        assert_eq!(solve(10), Err(StepLimitReached));
        assert!(solve(1_000_000).is_ok());
    }
}

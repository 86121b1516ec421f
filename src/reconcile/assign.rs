//! The exact assignment: the most pairs, and among those the least total cost.
//!
//! Shortest augmenting paths on a sparse graph with node prices (Jonker and Volgenant 1987,
//! "A shortest augmenting path algorithm for dense and sparse linear assignment problems").
//! Every bank row also has a column of its own that means "stays unmatched", priced beyond any
//! chain of pairs, so that the most pairs come first. Prices keep each search local.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::Range;

/// No partner, no predecessor.
const NONE: u32 = u32::MAX;

/// Bank rows, each with a contiguous run of book rows it may pair with, and a cost for each.
pub(crate) struct Graph {
    windows: Vec<Range<u32>>,
    /// Where each window's costs start in `costs`.
    starts: Vec<usize>,
    costs: Vec<i64>,
    columns: usize,
    /// What a bank row costs that stays unmatched.
    unmatched_cost: i64,
}

/// The search took more steps than it was given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OutOfSteps;

impl Graph {
    /// `cost(bank, book)` must lie in `0..unmatched_cost`. The most pairs come first where
    /// `unmatched_cost` exceeds the sum of the costs of any matching.
    pub(crate) fn new(
        windows: Vec<Range<u32>>,
        columns: usize,
        unmatched_cost: i64,
        mut cost: impl FnMut(usize, u32) -> i64,
    ) -> Self {
        let mut starts = Vec::with_capacity(windows.len());
        let mut costs = Vec::new();
        for (row, window) in windows.iter().enumerate() {
            starts.push(costs.len());
            costs.extend(window.clone().map(|column| cost(row, column)));
        }
        Self { windows, starts, costs, columns, unmatched_cost }
    }

    /// The partner of each bank row.
    ///
    /// # Errors
    /// [`OutOfSteps`] when looking at more than `steps_max` candidate pairs was not enough.
    pub(crate) fn solve(&self, steps_max: usize) -> Result<Vec<Option<u32>>, OutOfSteps> {
        let mut search = Search::new(self, steps_max);
        search.reduce_rows();
        for row in 0..self.windows.len() {
            if search.partner[row] == NONE {
                search.augment(row)?;
            }
        }
        Ok(search.partner.into_iter().map(|column| (column != NONE).then_some(column)).collect())
    }

    fn edges(&self, row: usize) -> impl Iterator<Item = (u32, i64)> {
        let costs = &self.costs[self.starts[row]..];
        self.windows[row].clone().zip(costs.iter().copied())
    }
}

/// State of one solution: who is paired with whom, prices, and a scratch pad for the search.
struct Search<'a> {
    graph: &'a Graph,
    partner: Vec<u32>,
    /// The bank row each column is paired with.
    owner: Vec<u32>,
    row_price: Vec<i64>,
    column_price: Vec<i64>,
    distance: Vec<i64>,
    /// The bank row from which a column was reached.
    reached_from: Vec<u32>,
    touched: Vec<u32>,
    settled: Vec<u32>,
    heap: BinaryHeap<Reverse<(i64, u32)>>,
    steps_left: usize,
}

/// Where an augmenting path ends.
#[derive(Clone, Copy)]
enum End {
    /// A book row without a partner.
    Column(u32),
    /// This bank row gives up its partner and stays unmatched.
    Unmatched(u32),
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph, steps_left: usize) -> Self {
        let rows = graph.windows.len();
        Self {
            graph,
            partner: vec![NONE; rows],
            owner: vec![NONE; graph.columns],
            row_price: vec![0; rows],
            column_price: vec![0; graph.columns],
            distance: vec![i64::MAX; graph.columns],
            reached_from: vec![NONE; graph.columns],
            touched: Vec::new(),
            settled: Vec::new(),
            heap: BinaryHeap::new(),
            steps_left,
        }
    }

    /// Augmenting row reduction: each bank row takes its best book row, which grows dearer by
    /// what the row gains over its second best; whoever is displaced tries again, once.
    fn reduce_rows(&mut self) {
        let mut displaced = Vec::new();
        for row in 0..self.graph.windows.len() {
            displaced.extend(self.take_best(row));
        }
        for row in displaced {
            self.take_best(row as usize);
        }
    }

    /// Returns the row that lost its partner, if one did.
    fn take_best(&mut self, row: usize) -> Option<u32> {
        let unmatched = self.graph.unmatched_cost;
        let (mut best, mut second, mut best_column) = (unmatched, unmatched, NONE);
        for (column, cost) in self.graph.edges(row) {
            let reduced = cost - self.column_price[column as usize];
            if reduced < best {
                (second, best, best_column) = (best, reduced, column);
            } else if reduced < second {
                second = reduced;
            }
        }
        self.row_price[row] = second;
        if best_column == NONE {
            return None;
        }
        self.column_price[best_column as usize] -= second - best;
        self.partner[row] = best_column;
        let loser = std::mem::replace(&mut self.owner[best_column as usize], small(row));
        if loser == NONE {
            return None;
        }
        self.partner[loser as usize] = NONE;
        Some(loser)
    }

    /// Finds the cheapest chain of exchanges that settles `row`, and makes it.
    fn augment(&mut self, row: usize) -> Result<(), OutOfSteps> {
        let unmatched = self.graph.unmatched_cost;
        let mut end = End::Unmatched(small(row));
        let mut end_distance = unmatched - self.row_price[row];
        self.reach_from(row, 0, &mut end, &mut end_distance)?;
        while let Some(Reverse((distance, column))) = self.heap.pop() {
            if distance >= end_distance {
                break;
            }
            if distance > self.distance[column as usize] {
                continue;
            }
            self.settled.push(column);
            let owner = self.owner[column as usize] as usize;
            let give_up = distance + unmatched - self.row_price[owner];
            if give_up < end_distance {
                (end, end_distance) = (End::Unmatched(small(owner)), give_up);
            }
            self.reach_from(owner, distance, &mut end, &mut end_distance)?;
        }
        self.reprice(row, end_distance);
        self.exchange(row, end);
        for column in self.touched.drain(..) {
            self.distance[column as usize] = i64::MAX;
        }
        self.settled.clear();
        self.heap.clear();
        Ok(())
    }

    /// Lowers the distance of every column that `row` reaches more cheaply.
    fn reach_from(
        &mut self,
        row: usize,
        base: i64,
        end: &mut End,
        end_distance: &mut i64,
    ) -> Result<(), OutOfSteps> {
        let window = &self.graph.windows[row];
        self.steps_left = self.steps_left.checked_sub(window.len()).ok_or(OutOfSteps)?;
        let base = base - self.row_price[row];
        for (column, cost) in self.graph.edges(row) {
            let place = column as usize;
            let distance = base + cost - self.column_price[place];
            if distance >= *end_distance || distance >= self.distance[place] {
                continue;
            }
            if self.distance[place] == i64::MAX {
                self.touched.push(column);
            }
            self.distance[place] = distance;
            self.reached_from[place] = small(row);
            if self.owner[place] == NONE {
                (*end, *end_distance) = (End::Column(column), distance);
            } else {
                self.heap.push(Reverse((distance, column)));
            }
        }
        Ok(())
    }

    fn reprice(&mut self, row: usize, end_distance: i64) {
        self.row_price[row] += end_distance;
        for column in &self.settled {
            let short_of_end = end_distance - self.distance[*column as usize];
            self.column_price[*column as usize] -= short_of_end;
            self.row_price[self.owner[*column as usize] as usize] += short_of_end;
        }
    }

    /// Walks back from the end, handing each book row on the way to the row that reached it.
    fn exchange(&mut self, row: usize, end: End) {
        let mut column = match end {
            End::Column(column) => column,
            End::Unmatched(loser) => std::mem::replace(&mut self.partner[loser as usize], NONE),
        };
        while column != NONE {
            let taker = self.reached_from[column as usize];
            self.owner[column as usize] = taker;
            let handed_on = std::mem::replace(&mut self.partner[taker as usize], column);
            column = if taker as usize == row { NONE } else { handed_on };
        }
    }
}

/// Rows and columns of a component are numbered within 32 bits.
#[expect(clippy::cast_possible_truncation, reason = "a component has fewer rows than ROWS_MAX")]
const fn small(row: usize) -> u32 {
    row as u32
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Every matching, tried one by one: (pairs, cost) of the best.
    fn oracle(windows: &[Range<u32>], costs: &[Vec<i64>], row: usize, used: u32) -> (usize, i64) {
        let Some(window) = windows.get(row) else { return (0, 0) };
        let skip = oracle(windows, costs, row + 1, used);
        window
            .clone()
            .filter(|column| used & 1 << column == 0)
            .map(|column| {
                let (pairs, cost) = oracle(windows, costs, row + 1, used | 1 << column);
                (pairs + 1, cost + costs[row][(column - window.start) as usize])
            })
            .fold(
                skip,
                |best, next| {
                    if (next.0, -next.1) > (best.0, -best.1) { next } else { best }
                },
            )
    }

    fn problem() -> impl Strategy<Value = (Vec<Range<u32>>, Vec<Vec<i64>>)> {
        let row = (0..6_u32, 0..5_u32, proptest::collection::vec(0..4_i64, 6));
        proptest::collection::vec(row, 0..7).prop_map(|rows| {
            rows.into_iter()
                .map(|(start, length, costs)| (start..(start + length).min(6), costs))
                .unzip()
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4_000))]
        #[test]
        fn it_finds_the_most_pairs_at_the_least_cost((windows, costs) in problem()) {
            let cost = |row: usize, column: u32| costs[row][(column - windows[row].start) as usize];
            let graph = Graph::new(windows.clone(), 6, 6 * 3 + 1, cost);
            let partners = graph.solve(usize::MAX).unwrap();
            let pairs: Vec<(usize, u32)> =
                partners.iter().enumerate().filter_map(|(r, c)| c.map(|c| (r, c))).collect();
            let mut columns: Vec<u32> = pairs.iter().map(|(_, column)| *column).collect();
            columns.sort_unstable();
            columns.dedup();
            prop_assert_eq!(columns.len(), pairs.len(), "a book row is used once");
            prop_assert!(pairs.iter().all(|(row, column)| windows[*row].contains(column)));
            let total = pairs.iter().map(|(row, column)| cost(*row, *column)).sum::<i64>();
            prop_assert_eq!((pairs.len(), total), oracle(&windows, &costs, 0, 0));
        }
    }

    #[test]
    fn a_search_that_needs_more_steps_than_it_has_says_so() {
        let windows = vec![0..40; 40];
        let graph = Graph::new(windows, 40, 1, |_, _| 0);
        assert_eq!(graph.solve(10), Err(OutOfSteps));
        assert!(graph.solve(1_000_000).is_ok());
    }
}

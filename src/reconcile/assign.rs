//! The exact assignment: the most pairs, and among those the least total cost.
//!
//! Shortest augmenting paths on a sparse graph with node prices (Jonker and Volgenant 1987,
//! "A shortest augmenting path algorithm for dense and sparse linear assignment problems"), for
//! nodes that stand for several alike rows. Every bank node also has a column of its own that
//! means "stays unmatched", priced beyond any chain of pairs, so that the most pairs come first.
//! Prices keep each search local.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::Range;

use super::sides::{Alike, Flow};

/// No node, no link.
const NONE: u32 = u32::MAX;

/// Bank nodes, each with a contiguous run of book nodes it may pair with, and a cost for each.
pub(crate) struct Graph {
    windows: Vec<Range<u32>>,
    /// Where each window's costs start in `costs`.
    starts: Vec<usize>,
    costs: Vec<i64>,
    /// How many rows each bank node stands for.
    supplies: Vec<u32>,
    /// How many rows each book node stands for.
    capacities: Vec<u32>,
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
        bank: &[Alike],
        book: &[Alike],
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
        let counts = |side: &[Alike]| side.iter().map(|alike| alike.count).collect();
        let (supplies, capacities) = (counts(bank), counts(book));
        Self { windows, starts, costs, supplies, capacities, unmatched_cost }
    }

    /// Which nodes pair, ordered by bank node and book node.
    ///
    /// # Errors
    /// [`OutOfSteps`] when looking at more than `steps_max` candidate pairs was not enough.
    pub(crate) fn solve(&self, steps_max: usize) -> Result<Vec<Flow>, OutOfSteps> {
        let mut search = Search::new(self, steps_max);
        search.reduce_rows();
        for row in 0..self.windows.len() {
            while search.left[row] > 0 {
                search.augment(row)?;
            }
        }
        Ok(search.flows.list())
    }

    fn edges(&self, row: usize) -> impl Iterator<Item = (u32, i64)> {
        let costs = &self.costs[self.starts[row]..];
        self.windows[row].clone().zip(costs.iter().copied())
    }
}

/// Which rows each column is paired with, and how often: a linked list a column.
struct Flows {
    first: Vec<u32>,
    links: Vec<Link>,
}

struct Link {
    row: u32,
    count: u32,
    next: u32,
}

impl Flows {
    fn new(columns: usize) -> Self {
        Self { first: vec![NONE; columns], links: Vec::new() }
    }

    /// Indices of the links of a column.
    fn of(&self, column: u32) -> impl Iterator<Item = usize> {
        let link = |at: u32| (at != NONE).then_some(at as usize);
        std::iter::successors(link(self.first[column as usize]), move |at| {
            link(self.links[*at].next)
        })
    }

    fn count(&self, row: u32, column: u32) -> u32 {
        self.of(column).find(|at| self.links[*at].row == row).map_or(0, |at| self.links[at].count)
    }

    fn add(&mut self, row: u32, column: u32, count: u32) {
        // A link left empty by an exchange is used again, whoever it was.
        let known = self.of(column).find(|at| self.links[*at].row == row);
        let at = known.or_else(|| self.of(column).find(|at| self.links[*at].count == 0));
        if let Some(at) = at {
            let link = &mut self.links[at];
            (link.row, link.count) = (row, link.count + count);
        } else {
            let first =
                std::mem::replace(&mut self.first[column as usize], small(self.links.len()));
            self.links.push(Link { row, count, next: first });
        }
    }

    fn take(&mut self, row: u32, column: u32, count: u32) {
        let at = self.of(column).find(|at| self.links[*at].row == row);
        if let Some(at) = at {
            self.links[at].count -= count;
        }
    }

    fn list(&self) -> Vec<Flow> {
        let mut list: Vec<Flow> = (0..small(self.first.len()))
            .flat_map(|book| self.of(book).map(move |at| (book, at)))
            .map(|(book, at)| (book, &self.links[at]))
            .filter(|(_, link)| link.count > 0)
            .map(|(book, link)| Flow { bank: link.row, book, count: link.count })
            .collect();
        list.sort_unstable();
        list
    }
}

/// State of one solution: who is paired with whom, prices, and a scratch pad for the search.
struct Search<'a> {
    graph: &'a Graph,
    flows: Flows,
    /// Rows of each bank node that are not settled yet.
    left: Vec<u32>,
    /// Rows of each book node without a partner. Where there are some, the price is 0.
    room: Vec<u32>,
    row_price: Vec<i64>,
    column_price: Vec<i64>,
    distance: Vec<i64>,
    /// The row from which a column was reached.
    reached_from: Vec<u32>,
    /// The column through which a row was reached.
    reached_through: Vec<u32>,
    /// Columns with a distance.
    touched: Vec<u32>,
    /// Rows that were reached, with their distance.
    visited: Vec<(u32, i64)>,
    settled: Vec<u32>,
    heap: BinaryHeap<Reverse<(i64, u32)>>,
    steps_left: usize,
}

/// The cheapest known end of an augmenting path.
#[derive(Clone, Copy)]
struct End {
    place: Place,
    distance: i64,
}

#[derive(Clone, Copy)]
enum Place {
    /// A book row without a partner.
    Column(u32),
    /// A row of this bank node gives up its partner and stays unmatched.
    Unmatched(u32),
}

impl End {
    fn or_nearer(&mut self, place: Place, distance: i64) {
        if distance < self.distance {
            *self = Self { place, distance };
        }
    }
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph, steps_left: usize) -> Self {
        let (rows, columns) = (graph.windows.len(), graph.capacities.len());
        Self {
            graph,
            flows: Flows::new(columns),
            left: graph.supplies.clone(),
            room: graph.capacities.clone(),
            row_price: vec![0; rows],
            column_price: vec![0; columns],
            distance: vec![i64::MAX; columns],
            reached_from: vec![NONE; columns],
            reached_through: vec![NONE; rows],
            touched: Vec::new(),
            visited: Vec::new(),
            settled: Vec::new(),
            heap: BinaryHeap::new(),
            steps_left,
        }
    }

    /// Augmenting row reduction: each bank node takes its best book node, which grows dearer by
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

    /// Returns the rows that lost their partners.
    fn take_best(&mut self, row: usize) -> Vec<u32> {
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
        self.row_price[row] = best;
        if best_column == NONE || self.left[row] == 0 {
            return Vec::new();
        }
        let column = best_column as usize;
        let capacity = self.graph.capacities[column];
        let mut losers = Vec::new();
        if self.room[column] < self.left[row] && self.left[row] >= capacity {
            self.row_price[row] = second;
            self.column_price[column] -= second - best;
            let owned: Vec<usize> = self.flows.of(best_column).collect();
            for at in owned {
                let link = &mut self.flows.links[at];
                let lost = std::mem::take(&mut link.count);
                if lost > 0 {
                    self.left[link.row as usize] += lost;
                    losers.push(link.row);
                }
            }
            self.room[column] = capacity;
        }
        let count = self.room[column].min(self.left[row]);
        if count > 0 {
            self.flows.add(small(row), best_column, count);
            self.room[column] -= count;
            self.left[row] -= count;
        }
        losers
    }

    /// Finds the cheapest chain of exchanges that settles rows of this bank node, and makes it.
    fn augment(&mut self, row: usize) -> Result<(), OutOfSteps> {
        let unmatched = self.graph.unmatched_cost;
        let source = small(row);
        let mut end =
            End { place: Place::Unmatched(source), distance: unmatched - self.row_price[row] };
        self.visited.push((source, 0));
        self.reach_from(row, 0, &mut end)?;
        while let Some(Reverse((distance, column))) = self.heap.pop() {
            if distance >= end.distance {
                break;
            }
            if distance > self.distance[column as usize] {
                continue;
            }
            self.settled.push(column);
            let mut at = self.flows.first[column as usize];
            while at != NONE {
                let Link { row: owner, count, next } = self.flows.links[at as usize];
                at = next;
                let is_new = self.reached_through[owner as usize] == NONE && owner != source;
                if count > 0 && is_new {
                    self.reached_through[owner as usize] = column;
                    self.visited.push((owner, distance));
                    let give_up = distance + unmatched - self.row_price[owner as usize];
                    end.or_nearer(Place::Unmatched(owner), give_up);
                    self.reach_from(owner as usize, distance, &mut end)?;
                }
            }
        }
        self.reprice(end.distance);
        self.exchange(source, end.place);
        for column in self.touched.drain(..) {
            self.distance[column as usize] = i64::MAX;
        }
        for (row, _) in self.visited.drain(..) {
            self.reached_through[row as usize] = NONE;
        }
        self.settled.clear();
        self.heap.clear();
        Ok(())
    }

    /// Lowers the distance of every column that `row` reaches more cheaply.
    fn reach_from(&mut self, row: usize, base: i64, end: &mut End) -> Result<(), OutOfSteps> {
        let window = &self.graph.windows[row];
        self.steps_left = self.steps_left.checked_sub(window.len() + 1).ok_or(OutOfSteps)?;
        let base = base - self.row_price[row];
        for (column, cost) in self.graph.edges(row) {
            let place = column as usize;
            let distance = base + cost - self.column_price[place];
            if distance >= end.distance || distance >= self.distance[place] {
                continue;
            }
            if self.distance[place] == i64::MAX {
                self.touched.push(column);
            }
            self.distance[place] = distance;
            self.reached_from[place] = small(row);
            if self.room[place] > 0 {
                end.or_nearer(Place::Column(column), distance);
            } else {
                self.heap.push(Reverse((distance, column)));
            }
        }
        Ok(())
    }

    fn reprice(&mut self, end_distance: i64) {
        for (row, distance) in &self.visited {
            self.row_price[*row as usize] += end_distance - distance;
        }
        for column in &self.settled {
            let place = *column as usize;
            self.column_price[place] -= end_distance - self.distance[place];
        }
    }

    /// Walks back from the end, handing rows of each book node on the way to the bank node that
    /// reached it: as many as every step allows.
    fn exchange(&mut self, source: u32, end: Place) {
        let (last_column, last_row) = match end {
            Place::Column(column) => (column, self.reached_from[column as usize]),
            Place::Unmatched(row) => (NONE, row),
        };
        let mut count = self.left[source as usize];
        if last_column != NONE {
            count = count.min(self.room[last_column as usize]);
        }
        let mut row = last_row;
        while row != source {
            let column = self.reached_through[row as usize];
            count = count.min(self.flows.count(row, column));
            row = self.reached_from[column as usize];
        }
        if last_column != NONE {
            self.room[last_column as usize] -= count;
            self.flows.add(last_row, last_column, count);
        }
        let mut row = last_row;
        while row != source {
            let column = self.reached_through[row as usize];
            self.flows.take(row, column, count);
            row = self.reached_from[column as usize];
            self.flows.add(row, column, count);
        }
        self.left[source as usize] -= count;
    }
}

/// Nodes and links of a component are numbered within 32 bits.
#[expect(clippy::cast_possible_truncation, reason = "a component has fewer rows than ROWS_MAX")]
const fn small(number: usize) -> u32 {
    number as u32
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::reconcile::candidates::Point;

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

    fn alike(counts: &[u32]) -> Vec<Alike> {
        let point = Point { group: 0, exact: 0, day: 0, row: 0 };
        counts.iter().map(|count| Alike { point, start: 0, count: *count }).collect()
    }

    #[derive(Debug, Clone)]
    struct Problem {
        supplies: Vec<u32>,
        capacities: Vec<u32>,
        windows: Vec<Range<u32>>,
        costs: Vec<Vec<i64>>,
    }

    /// Nodes of `count_max` rows at most.
    fn problem(nodes: usize, count_max: u32) -> impl Strategy<Value = Problem> {
        let columns = u32::try_from(nodes).unwrap();
        let row = (0..columns, 0..columns, proptest::collection::vec(0..4_i64, nodes));
        let counts = move || proptest::collection::vec(1..=count_max, nodes);
        (proptest::collection::vec(row, nodes), counts(), counts()).prop_map(
            move |(rows, supplies, capacities)| {
                let (windows, costs) = rows
                    .into_iter()
                    .map(|(start, length, costs)| (start..(start + length).min(columns), costs))
                    .unzip();
                Problem { supplies, capacities, windows, costs }
            },
        )
    }

    impl Problem {
        fn solve(&self) -> Vec<Flow> {
            let cost = |row: usize, column: u32| self.costs[row][column as usize];
            let (bank, book) = (alike(&self.supplies), alike(&self.capacities));
            let graph = Graph::new(&bank, &book, self.windows.clone(), 1_000, cost);
            graph.solve(usize::MAX).unwrap()
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
            let is_allowed = |f: &Flow| problem.windows[f.bank as usize].contains(&f.book);
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

    #[test]
    fn a_search_that_needs_more_steps_than_it_has_says_so() {
        let side = alike(&[1; 40]);
        let graph = Graph::new(&side, &side, vec![0..40; 40], 1, |_, _| 0);
        assert_eq!(graph.solve(10), Err(OutOfSteps));
        assert!(graph.solve(1_000_000).is_ok());
    }
}

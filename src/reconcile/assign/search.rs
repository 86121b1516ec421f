//! The search for one assignment.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::flows::Flows;
use super::{Flow, Graph, NONE, OutOfSteps, small};

/// How often displaced rows try again before the exact search takes over.
const REDUCTION_ROUNDS: usize = 4;

/// State of one solution: who is paired with whom, prices, and a scratch pad for the search.
pub(super) struct Search<'a> {
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
    pub(super) fn new(graph: &'a Graph, steps_left: usize) -> Self {
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

    pub(super) fn solve(mut self) -> Result<Vec<Flow>, OutOfSteps> {
        self.reduce_rows();
        for row in 0..self.graph.windows.len() {
            while self.left[row] > 0 {
                self.augment(row)?;
            }
        }
        Ok(self.flows.list())
    }

    /// Augmenting row reduction: each bank node takes its best book node, which grows dearer by
    /// what the row gains over its second best; whoever is displaced tries again, some times.
    fn reduce_rows(&mut self) {
        let mut trying: Vec<u32> = (0..small(self.graph.windows.len())).collect();
        for _ in 0..REDUCTION_ROUNDS {
            let mut displaced = Vec::new();
            for row in trying {
                displaced.extend(self.take_best(row as usize));
            }
            trying = displaced;
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
            for (loser, lost) in self.flows.clear(best_column) {
                self.left[loser as usize] += lost;
                losers.push(loser);
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
        let mut owners = Vec::new();
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
            owners.extend(self.flows.owners(column).map(|(owner, _)| owner));
            for owner in owners.drain(..) {
                if self.reached_through[owner as usize] == NONE && owner != source {
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

    /// Lowers the distance of every column that `row` reaches more cheaply. Almost all time goes
    /// here, hence the slices: one check of bounds for the whole window.
    fn reach_from(&mut self, row: usize, base: i64, end: &mut End) -> Result<(), OutOfSteps> {
        let window = &self.graph.windows[row];
        self.steps_left = self.steps_left.checked_sub(window.len() + 1).ok_or(OutOfSteps)?;
        let base = base - self.row_price[row];
        let places = window.start as usize..window.end as usize;
        let costs = &self.graph.costs[self.graph.starts[row]..][..places.len()];
        let prices = &self.column_price[places.clone()];
        let distances = &mut self.distance[places];
        let reached = window.clone().zip(costs).zip(prices).zip(distances);
        for (((column, cost), price), known) in reached {
            let distance = base + cost - price;
            if distance >= *known || distance >= end.distance {
                continue;
            }
            if *known == i64::MAX {
                self.touched.push(column);
            }
            *known = distance;
            self.reached_from[column as usize] = small(row);
            if self.room[column as usize] > 0 {
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

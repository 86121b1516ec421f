//! The search for one assignment.

use super::cheap_columns::CheapColumns;
use super::column_set::ColumnSet;
use super::flows::ColumnFlows;
use super::frontier::Frontier;
use super::graph::{CandidateGraph, HeldCost, NONE, SolveOrder, StepLimitReached};
use crate::assignment::equivalence_groups::GroupFlow;
use crate::row_number::small;

/// How many rows, a new one and those displaced on its account, may take their best columns before
/// the exact search takes over.
const BIDS_MAX: usize = 4;

/// Columns that are looked at together.
const BLOCK: usize = 8;

/// Columns so much dearer than need be are kept in view (four bits of evidence), so that a row need
/// not look at all of them again soon.
const NEAR_EXTRA: i64 = 1 << 15;

/// State of one solution: who is paired with whom, prices, and a scratch pad for the search.
pub(super) struct AssignmentSearch<'a, C> {
    graph: &'a CandidateGraph<C>,
    flows: ColumnFlows,
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
    /// Columns that may still be reached more cheaply.
    open: ColumnSet,
    near: CheapColumns,
    /// Rows that were reached, with their distance.
    visited: Vec<(u32, i64)>,
    settled: Vec<u32>,
    /// Bank nodes that try to find partners without a search.
    trying: Vec<u32>,
    frontier: Frontier,
    steps_left: usize,
}

/// The cheapest known end of an augmenting path.
#[derive(Clone, Copy)]
struct PathEnd {
    place: PathTarget,
    distance: i64,
}

#[derive(Clone, Copy)]
enum PathTarget {
    /// A book row without a partner.
    Column(u32),
    /// A row of this bank node gives up its partner and stays unmatched.
    Unmatched(u32),
}

impl PathEnd {
    fn or_nearer(&mut self, place: PathTarget, distance: i64) {
        if distance < self.distance {
            *self = Self { place, distance };
        }
    }
}

impl<'a, C: HeldCost> AssignmentSearch<'a, C> {
    pub(super) fn new(graph: &'a CandidateGraph<C>, steps_left: usize) -> Self {
        let (rows, columns) = (graph.windows.len(), graph.capacities.len());
        Self {
            graph,
            flows: ColumnFlows::new(columns),
            left: graph.supplies.clone(),
            room: graph.capacities.clone(),
            row_price: vec![0; rows],
            column_price: vec![0; columns],
            distance: vec![i64::MAX; columns],
            reached_from: vec![NONE; columns],
            reached_through: vec![NONE; rows],
            touched: Vec::new(),
            open: ColumnSet::all(columns),
            near: CheapColumns::new(&graph.windows),
            visited: Vec::new(),
            settled: Vec::new(),
            trying: Vec::new(),
            frontier: Frontier::new(columns),
            steps_left,
        }
    }

    /// Settles the bank nodes one after the other. It is quickest where the usual partners of a
    /// node are not taken yet by those before it: then the search for a free one ends soon.
    pub(super) fn solve(mut self, order: SolveOrder) -> Result<Vec<GroupFlow>, StepLimitReached> {
        let rows = self.graph.windows.len();
        for at in 0..rows {
            self.insert(match order {
                SolveOrder::FromFirst => at,
                SolveOrder::FromLast => rows - 1 - at,
            })?;
        }
        Ok(self.flows.list())
    }

    /// Augmenting row reduction: each bank node takes its best book node, which grows dearer by
    /// what the row gains over its second best; whoever is displaced tries again, for some turns.
    /// The exact search does the rest.
    fn insert(&mut self, row: usize) -> Result<(), StepLimitReached> {
        let mut trying = std::mem::take(&mut self.trying);
        trying.push(small(row));
        let mut bids = 0;
        while bids < trying.len().min(BIDS_MAX) {
            self.take_best(trying[bids] as usize, &mut trying)?;
            bids += 1;
        }
        for row in trying.drain(..) {
            while self.left[row as usize] > 0 {
                self.augment(row as usize)?;
            }
        }
        self.trying = trying;
        Ok(())
    }

    /// Adds the rows that lose their partners to `losers`.
    fn take_best(&mut self, row: usize, losers: &mut Vec<u32>) -> Result<(), StepLimitReached> {
        self.count_steps(self.graph.windows[row].len())?;
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
            return Ok(());
        }
        let column = best_column as usize;
        let capacity = self.graph.capacities[column];
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
        Ok(())
    }

    fn count_steps(&mut self, steps: usize) -> Result<(), StepLimitReached> {
        self.steps_left = self.steps_left.checked_sub(steps + 1).ok_or(StepLimitReached)?;
        Ok(())
    }

    /// Finds the cheapest chain of exchanges that settles rows of this bank node, and makes it.
    fn augment(&mut self, row: usize) -> Result<(), StepLimitReached> {
        let unmatched = self.graph.unmatched_cost;
        let source = small(row);
        let mut end = PathEnd {
            place: PathTarget::Unmatched(source),
            distance: unmatched - self.row_price[row],
        };
        let mut owners = Vec::new();
        self.visited.push((source, 0));
        self.reach_from(row, 0, &mut end)?;
        while let Some(column) = self.frontier.next(&self.distance, &mut self.open) {
            let distance = self.frontier.level();
            if distance >= end.distance {
                break;
            }
            self.settled.push(column);
            owners.extend(self.flows.owners(column).map(|(owner, _)| owner));
            for owner in owners.drain(..) {
                if self.reached_through[owner as usize] == NONE && owner != source {
                    self.reached_through[owner as usize] = column;
                    self.visited.push((owner, distance));
                    let give_up = distance + unmatched - self.row_price[owner as usize];
                    end.or_nearer(PathTarget::Unmatched(owner), give_up);
                    self.reach_from(owner as usize, distance, &mut end)?;
                }
            }
        }
        self.reprice(end.distance);
        self.exchange(source, end.place);
        for column in self.touched.drain(..) {
            self.distance[column as usize] = i64::MAX;
            self.open.set(column as usize);
        }
        for (row, _) in self.visited.drain(..) {
            self.reached_through[row as usize] = NONE;
        }
        self.settled.clear();
        self.frontier.clear();
        Ok(())
    }

    /// Lowers the distance of every column that `row`, so far away itself, reaches more cheaply.
    fn reach_from(
        &mut self,
        row: usize,
        away: i64,
        end: &mut PathEnd,
    ) -> Result<(), StepLimitReached> {
        let graph = self.graph;
        let window = &graph.windows[row];
        self.count_steps(window.len())?;
        let base = away - self.row_price[row];
        if !self.near.is_known_under(row, end.distance - base) {
            let is_end_near = 2 * (end.distance - away) < graph.unmatched_cost;
            self.reach_in_blocks(row, base, end);
            if is_end_near {
                self.mark_near(row, end.distance - base + NEAR_EXTRA);
            }
            return Ok(());
        }
        let costs = &graph.costs[graph.starts[row]..];
        for at in 0..CheapColumns::words(window) {
            let (first, mut marks) = self.near.word(row, window, at, &self.open);
            while marks != 0 {
                let column = first + marks.trailing_zeros() as usize;
                marks &= marks - 1;
                let cost = costs[column - window.start as usize].into() - self.column_price[column];
                let distance = base + cost;
                if distance >= end.distance {
                    self.near.forget_if_dear(row, window, column, cost);
                } else if distance < self.distance[column] {
                    self.reach(column, distance, row, end);
                }
            }
        }
        Ok(())
    }

    /// Looks at all columns of the row: almost none is reached more cheaply, hence the blocks.
    fn reach_in_blocks(&mut self, row: usize, base: i64, end: &mut PathEnd) {
        let graph = self.graph;
        let window = &graph.windows[row];
        let places = window.start as usize..window.end as usize;
        let costs = &graph.costs[graph.starts[row]..][..places.len()];
        for (costs, first) in costs.chunks(BLOCK).zip(places.step_by(BLOCK)) {
            let columns = first..first + costs.len();
            let prices = &self.column_price[columns.clone()];
            let known = &self.distance[columns.clone()];
            if !has_nearer(base, end.distance, costs, prices, known) {
                continue;
            }
            for (column, cost) in columns.zip(costs) {
                let distance = base + (*cost).into() - self.column_price[column];
                if distance < self.distance[column] && distance < end.distance {
                    self.reach(column, distance, row, end);
                }
            }
        }
    }

    fn mark_near(&mut self, row: usize, under: i64) {
        let prices = &self.column_price;
        let edges = self.graph.edges(row);
        let costs = edges.map(|(column, cost)| cost - prices[column as usize]);
        self.near.mark(row, &self.graph.windows[row], under, costs);
    }

    fn reach(&mut self, column: usize, distance: i64, row: usize, end: &mut PathEnd) {
        let is_first = self.distance[column] == i64::MAX;
        if is_first {
            self.touched.push(small(column));
        }
        self.distance[column] = distance;
        self.reached_from[column] = small(row);
        if self.room[column] > 0 {
            end.or_nearer(PathTarget::Column(small(column)), distance);
        } else if self.frontier.add(small(column), distance, is_first) {
            self.open.clear(column);
        }
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
    fn exchange(&mut self, source: u32, end: PathTarget) {
        let (last_column, last_row) = match end {
            PathTarget::Column(column) => (column, self.reached_from[column as usize]),
            PathTarget::Unmatched(row) => (NONE, row),
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

/// Whether a column of the block is reached more cheaply than it was, and than the end. A whole
/// block is told by the signs of differences, which compilers turn into vectors.
fn has_nearer(base: i64, end: i64, costs: &[impl HeldCost], prices: &[i64], known: &[i64]) -> bool {
    let sign = |cost: i64, price: i64, known: i64| {
        let distance = base + cost - price;
        (distance - known) & (distance - end)
    };
    let whole = |column| <[i64]>::first_chunk::<BLOCK>(column);
    let whole_costs = costs.first_chunk::<BLOCK>();
    if let (Some(costs), Some(prices), Some(known)) = (whole_costs, whole(prices), whole(known)) {
        let signs = (0..BLOCK).map(|at| sign(costs[at].into(), prices[at], known[at]));
        return signs.fold(0, |all, sign| all | sign) < 0;
    }
    costs
        .iter()
        .zip(prices)
        .zip(known)
        .any(|((cost, price), known)| sign((*cost).into(), *price, *known) < 0)
}

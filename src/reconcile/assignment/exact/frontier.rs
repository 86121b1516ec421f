//! Columns that a search has reached and not settled yet.

use super::column_set::ColumnSet;

/// Columns on the way to be settled: nearest first, of equally near ones the first first. Most are
/// as near as the one before (rows whose texts say nothing change partners at no cost), so these
/// are kept apart.
pub(super) struct Frontier {
    /// How far the nearest columns are that are not settled.
    level: i64,
    /// The columns so far away.
    here: ColumnSet,
    /// The others, among them some that are here by now.
    ahead: Vec<u32>,
}

impl Frontier {
    pub(super) fn new(columns: usize) -> Self {
        Self { level: 0, here: ColumnSet::none(columns), ahead: Vec::new() }
    }

    pub(super) const fn level(&self) -> i64 {
        self.level
    }

    /// Takes a column that was reached for the first time, or more cheaply than before. Whether no
    /// way to it can be cheaper.
    pub(super) fn add(&mut self, column: u32, distance: i64, is_first: bool) -> bool {
        if distance == self.level {
            self.here.set(column as usize);
            return true;
        }
        if is_first {
            self.ahead.push(column);
        }
        false
    }

    /// The nearest column, and the columns that no way can reach more cheaply any more.
    pub(super) fn next(&mut self, distances: &[i64], open: &mut ColumnSet) -> Option<u32> {
        let distance = |column: u32| distances[column as usize];
        if let Some(column) = self.here.take_first() {
            return Some(column);
        }
        let level = self.level;
        self.ahead.retain(|column| distance(*column) > level);
        self.level = self.ahead.iter().map(|column| distance(*column)).min()?;
        for column in &self.ahead {
            if distance(*column) == self.level {
                self.here.set(*column as usize);
                open.clear(*column as usize);
            }
        }
        self.here.take_first()
    }

    /// Forgets all columns.
    pub(super) fn clear(&mut self) {
        self.level = 0;
        self.here.clear_all();
        self.ahead.clear();
    }
}

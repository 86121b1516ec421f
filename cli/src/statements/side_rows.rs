//! The rows of a side as the engine takes them.

use std::collections::{BTreeMap, BTreeSet};

use tieout_reconcile::{RowError, Rows};
use tieout_statement::fault::Fault;
use tieout_statement::read::{BookedRow, RowSink};

/// Rows so far, and the lines they start on.
#[derive(Debug, Default)]
pub(super) struct SideRows {
    pub(super) rows: Rows,
    pub(super) lines: Vec<u64>,
    pub(super) ids: BTreeMap<u32, String>,
    /// Those by cheque.
    pub(super) cheques: BTreeSet<u32>,
    /// What the bank knows rows by is wanted.
    pub(super) wants_ids: bool,
}

impl RowSink for SideRows {
    fn row(&mut self, row: &BookedRow<'_>) -> Result<(), Fault> {
        let pushed = self.rows.push(row.date, row.amount, row.description);
        pushed.map_err(|error| {
            let (column, value) = match error {
                RowError::Amount(_) => ("amount", row.amount),
                _ => ("description", row.description),
            };
            Fault::of_cell(row.line, column, value, error.to_string())
        })?;
        let at = u32::try_from(self.lines.len()).unwrap_or(u32::MAX);
        self.cheques.extend(row.is_by_cheque.then_some(at));
        if self.wants_ids && !row.bank_id.is_empty() {
            self.ids.insert(at, row.bank_id.to_owned());
        }
        self.lines.push(row.line);
        Ok(())
    }

    fn restart(&mut self) {
        *self = Self { wants_ids: self.wants_ids, ..Self::default() };
    }
}

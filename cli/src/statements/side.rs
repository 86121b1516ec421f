//! One side of a reconciliation.

use std::collections::BTreeMap;

use tieout::reconcile::Rows;
use tieout::reconcile::period::StatedBalances;
use tieout::statement::currency::Currency;
use tieout::statement::day::DatePattern;
use tieout::statement::fault::Fault;

use super::columns::Columns;
use crate::files::Dataset;

/// A side that was read.
#[derive(Debug)]
pub(crate) struct Side {
    /// How messages name the file.
    pub(crate) name: String,
    pub(crate) columns: Columns,
    pub(crate) rows: Rows,
    /// The 1-based file line on which each row starts.
    pub(crate) lines: Vec<u64>,
    /// What the bank knows rows by, where the file says it.
    pub(crate) ids: BTreeMap<u32, String>,
    /// SHA-256 of the file, where it is wanted.
    pub(crate) sha256: Option<String>,
    /// The currency of its amounts, if it says one.
    pub(crate) currency: Option<Currency>,
    /// The balances before its first row in time and after its last, where they are known.
    pub(crate) balances: StatedBalances,
    /// What a person should know: what was left out, how it was read where that is not certain.
    pub(crate) notes: Vec<String>,
    /// The same file with day and month in each other's place, where its days are stated and that can be
    /// read, too.
    pub(crate) swapped: Option<Box<OtherDays>>,
}

/// A side with its days read in another way.
#[derive(Debug)]
pub(crate) struct OtherDays {
    pub(crate) pattern: DatePattern,
    pub(crate) side: Side,
}

impl Side {
    /// A side that comes from no file; `lines` says what its rows are known by.
    pub(crate) fn of_rows(
        name: String,
        rows: Rows,
        lines: Vec<u64>,
        currency: Option<Currency>,
    ) -> Self {
        let columns = Columns::of_rows();
        Self {
            name,
            columns,
            rows,
            lines,
            ids: BTreeMap::new(),
            sha256: None,
            currency,
            balances: StatedBalances::default(),
            notes: Vec::new(),
            swapped: None,
        }
    }

    /// The same file with other rows; `lines` says what they are known by.
    pub(crate) fn with_rows(&self, rows: Rows, lines: Vec<u64>) -> Self {
        let Self { name, columns, currency, balances, notes, .. } = self;
        Self {
            columns: columns.clone(),
            balances: balances.clone(),
            notes: notes.clone(),
            ..Self::of_rows(name.clone(), rows, lines, currency.clone())
        }
    }

    /// The line of a row, in words; a row that is in no file has none.
    pub(crate) fn line(&self, row: u32) -> String {
        match self.lines[row as usize] {
            0 => String::new(),
            line => line.to_string(),
        }
    }

    /// What a sentence calls a row: `bank line 40`, or of one that is in no file `bank row carried, 2026-02-27`.
    pub(crate) fn called(&self, side: &str, row: u32) -> String {
        match self.lines[row as usize] {
            0 => format!("{side} row carried, {}", self.rows.row(row).date),
            line => format!("{side} line {line}"),
        }
    }

    /// The map that turns the signs of a file that is this one; none where that cannot be said.
    pub(crate) fn turned(&self, dataset: Dataset) -> Option<String> {
        self.columns.turned(dataset.prefix())
    }

    /// What is wrong with a row that could be read.
    pub(crate) fn fault(&self, row: u32, key: &str, message: String) -> Fault {
        let content = self.rows.row(row);
        let value = match key {
            "amount" => content.amount.to_string(),
            _ => content.description.to_owned(),
        };
        let column = self.columns.column_of(key).unwrap_or(key);
        Fault::of_cell(self.lines[row as usize], column, &value, message)
    }
}

//! One side of a reconciliation, read from a delimited file.

mod statement;

use tieout::reconcile::{RowError, Rows};

use super::cells::{DayAndAmount, End, RowCells, fault_in};
use super::currency::Currency;
use super::format::Format;
use super::header::{Column, Header};
use super::problem::{CellFault, Dataset, LoadError, Problem, Problems};
use super::records::Record;
use super::row_columns::{AmountColumns, RowColumns};
use super::source::{Begun, Opened, Source};
use super::table::{self, Gather, Table};
use crate::safe::shell_word;
use tieout::statement::open::is_beyond_tables;

/// A side that was read.
#[derive(Debug)]
pub(crate) struct Side {
    /// How messages name the file.
    pub(crate) name: String,
    pub(crate) header: Header<RowColumns>,
    pub(crate) rows: Rows,
    /// The 1-based file line on which each row starts.
    pub(crate) lines: Vec<u64>,
    /// The currency of its amounts, if it says one.
    pub(crate) currency: Option<Currency>,
    /// What a person should check: amounts without signs, rows and columns that were left out.
    pub(crate) notes: Vec<String>,
}

/// Reads a side that was opened; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`LoadError`], with every problem of the file counted and the first hundred kept.
pub(crate) fn load(
    dataset: Dataset,
    source: &Source,
    opened: Opened,
    format: &Format,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<Side, LoadError> {
    let begun = Begun::new(source, opened, on_bytes)?;
    if is_beyond_tables(&begun.start) {
        return statement::load(dataset, source, begun);
    }
    let table = table::read(dataset, source, begun, format, |delimiter| Gathered {
        cells: RowCells::new(dataset, format, delimiter),
        rows: Rows::default(),
    })?;
    let Table { mut header, gathered: Gathered { cells, mut rows }, lines, mut notes } = table;
    let name = source.name();
    let refused = |problem| LoadError::Content(Problems::new(dataset, &*name).with(problem));
    let end = cells.end(&name, &mut header.columns).map_err(refused)?;
    let End { currency, turned, notes: of_rows } = end;
    if let Some(turned) = turned {
        rows = rows.with_signs_turned_where(|row| turned[row as usize]);
    }
    notes.extend(of_rows);
    Ok(Side { name, header, rows, lines, currency, notes })
}

impl Side {
    /// A side that comes from no file; `lines` says what its rows are known by.
    pub(crate) fn of_rows(
        name: String,
        rows: Rows,
        lines: Vec<u64>,
        currency: Option<Currency>,
    ) -> Self {
        let names = ["date", "amount", "description"];
        let [date, amount, description] = [0, 1, 2].map(|at| Column::named(at, names[at]));
        let columns = RowColumns::of(date, AmountColumns::Signed(amount), description);
        let names = names.map(str::to_owned).to_vec();
        let header = Header { columns, names, line: 1 };
        Self { name, header, rows, lines, currency, notes: Vec::new() }
    }

    /// The map that turns the signs of a statement; none where its amounts are not signed.
    pub(crate) fn turned(&self) -> Option<String> {
        let columns = &self.header.columns;
        let AmountColumns::Signed(amount) = &columns.amount else { return None };
        if columns.is_turned || columns.sign.is_some() {
            return None;
        }
        let prefix = Dataset::Bank.prefix();
        Some(shell_word(&format!("{prefix}turned_amount={}", amount.key())))
    }

    /// What is wrong with rows that could be read, each fault by row, key and words.
    pub(crate) fn problems(
        &self,
        faults: impl IntoIterator<Item = (u32, &'static str, String)>,
    ) -> Problems {
        let mut problems = Problems::new(Dataset::Bank, self.name.clone());
        for (row, key, message) in faults {
            let content = self.rows.row(row);
            let value = match key {
                "amount" => content.amount.to_string(),
                _ => content.description.to_owned(),
            };
            let column = self.header.column_of(key).unwrap_or(key);
            let line = self.lines[row as usize];
            problems.push(Problem::of_cell(line, column, &value, CellFault::new(message)));
        }
        problems
    }
}

/// The rows so far.
struct Gathered<'a> {
    cells: RowCells<'a>,
    rows: Rows,
}

impl Gather for Gathered<'_> {
    type Columns = RowColumns;

    fn add(&mut self, record: &Record<'_>, columns: &RowColumns) -> Result<(), Problem> {
        let DayAndAmount { day, number, column } = self.cells.read(record, columns)?;
        let description = record.field(columns.description.at).unwrap_or_default();
        self.rows.push(day, number, description).map_err(|error| {
            let column = match error {
                RowError::Amount(_) => column,
                _ => &columns.description,
            };
            fault_in(record, column, CellFault::new(error.to_string()))
        })
    }

    fn is_row<'r>(&self, columns: &RowColumns, cell: &dyn Fn(usize) -> &'r str) -> bool {
        self.cells.has_date_and_amount(columns, cell)
    }
}

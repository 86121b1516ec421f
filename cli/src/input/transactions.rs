//! Transactions to be coded, read from a delimited file or a JSON array.

use std::borrow::Cow;

use tieout::coding::Transactions;
use tieout::contract::coding::TEXT_CHARS_MAX;
use tieout::contract::strict::{self, check_text, kept, required};

use super::cells::{DayAndAmount, End, RowCells, fault_in};
use super::form::Form;
use super::format::Format;
use super::header::Column;
use super::json;
use super::problem::{CellFault, Dataset, LoadError, Problem, Problems};
use super::records::Record;
use super::row_columns::TransactionColumns;
use super::source::{Begun, Opened, Source};
use super::table::{self, Gather, Table};

/// Transactions that were read.
#[derive(Debug)]
pub(crate) struct TransactionFile {
    /// How messages name the file.
    pub(crate) name: String,
    pub(crate) form: Form<TransactionColumns>,
    pub(crate) transactions: Transactions,
    /// The 1-based file line on which each starts.
    pub(crate) lines: Vec<u64>,
    /// What a person should check: amounts without signs, rows and columns that were left out.
    pub(crate) notes: Vec<String>,
    /// All cells as they came; of JSON none are kept beside the values.
    cells: Cells,
}

/// Reads transactions that were opened; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`LoadError`], with every problem of the file counted and the first hundred kept.
pub(crate) fn load_transactions(
    source: &Source,
    opened: Opened,
    format: &Format,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<TransactionFile, LoadError> {
    let begun = Begun::new(source, opened, on_bytes)?;
    if source.is_named_json() || begun.is_json() {
        return load_json(source, begun);
    }
    let table = table::read(Dataset::Transactions, source, begun, format, |delimiter| Gathered {
        row_cells: RowCells::new(Dataset::Transactions, format, delimiter),
        transactions: Transactions::default(),
        cells: Cells::default(),
    })?;
    let Table { mut header, gathered, lines, mut notes } = table;
    let Gathered { row_cells, mut transactions, mut cells } = gathered;
    cells.names.clone_from(&header.names);
    let (name, dataset) = (source.name(), Dataset::Transactions);
    let refused = |problem| LoadError::Content(Problems::new(dataset, &*name).with(problem));
    let end = row_cells.end(&name, &mut header.columns.row).map_err(refused)?;
    let End { turned, notes: of_rows, .. } = end;
    if let Some(turned) = turned {
        transactions = transactions.with_signs_turned_where(|row| turned[row as usize]);
    }
    notes.extend(of_rows);
    let form = Form::Delimited(header);
    Ok(TransactionFile { name, form, transactions, lines, notes, cells })
}

fn load_json(source: &Source, begun: Begun<'_>) -> Result<TransactionFile, LoadError> {
    const KEYS: [&str; 4] = ["date", "description", "amount", "merchant"];
    let mut transactions = Transactions::default();
    let read = |values: [Option<&str>; 4], report: &mut dyn FnMut(&str, String)| {
        let [date, description, amount, merchant] = values;
        let date = kept("date", required(date, strict::date), report);
        let description = kept("description", required(description, json::short_text), report);
        let amount = kept("amount", required(amount, strict::amount), report);
        let merchant = merchant.map_or(Ok(Cow::Borrowed("")), json::short_text);
        let merchant = kept("merchant", merchant, report);
        if let (Some(date), Some(description), Some(amount), Some(merchant)) =
            (date, description, amount, merchant)
            && let Err(error) = transactions.push(date, amount, &description, &merchant)
        {
            report("amount", error.to_string());
        }
    };
    let lines = json::read(Dataset::Transactions, source, begun, KEYS, read)?;
    let has_merchants = transactions.iter().any(|transaction| !transaction.merchant.is_empty());
    let names = if has_merchants { &KEYS[..] } else { &KEYS[..3] };
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    let cells = Cells { names, ..Cells::default() };
    let form = Form::Json;
    let (name, notes) = (source.name(), Vec::new());
    Ok(TransactionFile { name, form, transactions, lines, notes, cells })
}

impl TransactionFile {
    /// What the file calls its columns, all of them.
    pub(crate) fn column_names(&self) -> &[String] {
        &self.cells.names
    }

    /// The cells of a transaction, one for each column, as they came.
    pub(crate) fn cells(&self, row: u32) -> Vec<Cow<'_, str>> {
        if let Form::Delimited(_) = self.form {
            return self.cells.row(row).map(Cow::Borrowed).collect();
        }
        let transaction = self.transactions.get(row);
        let mut cells: Vec<Cow<'_, str>> = vec![
            transaction.date.to_string().into(),
            transaction.description.into(),
            transaction.amount.to_string().into(),
            transaction.merchant.into(),
        ];
        cells.truncate(self.cells.names.len());
        cells
    }
}

/// All cells of a table, in one text.
#[derive(Debug, Default)]
struct Cells {
    names: Vec<String>,
    text: String,
    /// Where each cell ends in `text`, row by row.
    ends: Vec<usize>,
}

impl Cells {
    fn push(&mut self, record: &Record<'_>) {
        for field in record.fields() {
            self.text.push_str(field);
            self.ends.push(self.text.len());
        }
    }

    fn row(&self, row: u32) -> impl Iterator<Item = &str> {
        let width = self.names.len();
        let first = row as usize * width;
        (first..first + width).map(|at| {
            let start = if at == 0 { 0 } else { self.ends[at - 1] };
            &self.text[start..self.ends[at]]
        })
    }
}

/// The transactions so far.
struct Gathered<'a> {
    row_cells: RowCells<'a>,
    transactions: Transactions,
    cells: Cells,
}

impl Gather for Gathered<'_> {
    type Columns = TransactionColumns;

    fn add(&mut self, record: &Record<'_>, columns: &TransactionColumns) -> Result<(), Problem> {
        let TransactionColumns { row, merchant } = columns;
        let DayAndAmount { day, number, column } = self.row_cells.read(record, row)?;
        let description = cell_text(record, &row.description)?;
        let merchant = merchant.as_ref().map_or(Ok(""), |column| cell_text(record, column))?;
        self.transactions
            .push(day, number, description, merchant)
            .map_err(|error| fault_in(record, column, CellFault::new(error.to_string())))?;
        self.cells.push(record);
        Ok(())
    }

    fn is_row<'r>(&self, columns: &TransactionColumns, cell: &dyn Fn(usize) -> &'r str) -> bool {
        self.row_cells.has_date_and_amount(&columns.row, cell)
    }
}

/// A text cell, which may be empty, of the length that the API takes.
pub(super) fn cell_text<'r>(record: &Record<'r>, column: &Column) -> Result<&'r str, Problem> {
    let text = record.field(column.at).unwrap_or_default();
    check_text(text, TEXT_CHARS_MAX)
        .map_err(|fault| fault_in(record, column, CellFault::new(fault)))?;
    Ok(text)
}

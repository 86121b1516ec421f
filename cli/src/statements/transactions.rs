//! Transactions to be coded, with all cells of their file.

use std::borrow::Cow;

use tieout::contract::coding::TEXT_CHARS_MAX;
use tieout::contract::strict::{self, check_text, required, value_or_report};
use tieout_coding::CodingTransactions;
use tieout_statement::fault::Fault;
use tieout_statement::list::{ListFaults, chart, json};
use tieout_statement::read::{BookedRow, RowSink};
use tieout_statement::stated::{FileSide as Whose, StatedReading};

use super::cells::Cells;
use super::columns::Columns;
use super::file::{StatementFile, load_bytes};
use super::file_request::FileRequest;
use super::notes::named;
use super::unreadable::UnreadableFile;
use crate::files::{Dataset, FileError, Source, SourceReader, whole};

/// What is kept of a row of a file that has no cells.
const NAMES: [&str; 5] = ["date", "amount", "description", "merchant", "reference"];

/// Transactions that were read.
#[derive(Debug)]
pub(crate) struct TransactionFile {
    /// How messages name the file.
    pub(crate) name: String,
    pub(crate) columns: Columns,
    pub(crate) transactions: CodingTransactions,
    /// The 1-based file line on which each starts.
    pub(crate) lines: Vec<u64>,
    /// What a person should know: what was left out, how it was read where that is not certain.
    pub(crate) notes: Vec<String>,
    /// What the file calls its columns, all of them.
    names: Vec<String>,
    /// All cells as they came; of JSON none are kept beside the values.
    cells: Option<Cells>,
}

/// Reads transactions that were opened; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`UnreadableFile`].
pub(crate) fn load_transactions(
    (dataset, source): (Dataset, &Source),
    opened: SourceReader,
    stated: StatedReading,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<TransactionFile, UnreadableFile> {
    let bytes = whole(source, opened, on_bytes)?;
    if json::is_json(&bytes) {
        let faults = |faults| FileError::of_faults(dataset, source.name(), faults).into();
        return read_json(source.name(), &bytes).map_err(faults);
    }
    let wanted = FileRequest {
        dataset,
        source,
        stated,
        whose: Whose::Bank,
        is_apart: true,
        keeps_zeros: true,
        is_kept: false,
    };
    let mut gathered = TransactionRows::default();
    let read = load_bytes(&wanted, &bytes, &mut gathered);
    let StatementFile { name, columns, read, mut notes, contradictions } =
        read.map_err(|unread| match unread {
            UnreadableFile::Broken(FileError::Faults { name, .. }) if chart::looks_like(&bytes) => {
                let fault = chart::swapped("a chart of accounts, not transactions");
                FileError::of_faults(dataset, name, fault.into()).into()
            }
            unread => unread,
        })?;
    notes.extend(named(&name, &contradictions));
    let TransactionRows { transactions, lines, cells } = gathered;
    let mut names = match read.reading {
        Some(reading) => reading.names,
        None => NAMES.map(str::to_owned).to_vec(),
    };
    names.resize(names.len().max(cells.width), String::new());
    Ok(TransactionFile { name, columns, transactions, lines, notes, names, cells: Some(cells) })
}

/// A JSON array of objects with the keys of the API.
fn read_json(name: String, bytes: &[u8]) -> Result<TransactionFile, ListFaults> {
    const KEYS: [&str; 4] = ["date", "description", "amount", "merchant"];
    let (mut transactions, mut lines) = (CodingTransactions::default(), Vec::new());
    json::objects(bytes, KEYS, |line, [date, description, amount, merchant], report| {
        let date = value_or_report("date", required(date, strict::date), report);
        let text = |json| strict::short_text(json, TEXT_CHARS_MAX);
        let description = value_or_report("description", required(description, text), report);
        let amount = value_or_report("amount", required(amount, strict::amount), report);
        let merchant =
            value_or_report("merchant", merchant.map_or(Ok(Cow::Borrowed("")), text), report);
        if let (Some(date), Some(description), Some(amount), Some(merchant)) =
            (date, description, amount, merchant)
        {
            match transactions.push(date, amount, &description, &merchant) {
                Ok(()) => lines.push(line),
                Err(error) => report("amount", error.to_string()),
            }
        }
    })?;
    let has_merchants = transactions.iter().any(|transaction| !transaction.merchant.is_empty());
    let names = if has_merchants { &KEYS[..] } else { &KEYS[..3] };
    let names = names.iter().map(|name| (*name).to_owned()).collect();
    let columns = Columns::of_json();
    Ok(TransactionFile {
        name,
        columns,
        transactions,
        lines,
        notes: Vec::new(),
        names,
        cells: None,
    })
}

impl TransactionFile {
    /// What the file calls its columns, all of them.
    pub(crate) fn column_names(&self) -> &[String] {
        &self.names
    }

    /// The cells of a transaction, one for each column, as they came.
    pub(crate) fn cells(&self, row: u32) -> Vec<Cow<'_, str>> {
        let mut cells: Vec<Cow<'_, str>> = if let Some(cells) = &self.cells {
            cells.row(row).map(Cow::Borrowed).collect()
        } else {
            let transaction = self.transactions.get(row);
            vec![
                transaction.date.to_string().into(),
                transaction.description.into(),
                transaction.amount.to_string().into(),
                transaction.merchant.into(),
            ]
        };
        cells.resize(self.names.len(), Cow::Borrowed(""));
        cells
    }
}

/// The transactions so far.
#[derive(Default)]
struct TransactionRows {
    transactions: CodingTransactions,
    lines: Vec<u64>,
    cells: Cells,
}

impl RowSink for TransactionRows {
    fn row(&mut self, row: &BookedRow<'_>) -> Result<(), Fault> {
        for (key, text) in [("description", row.description), ("merchant", row.counterparty)] {
            check_text(text, TEXT_CHARS_MAX)
                .map_err(|fault| Fault::of_cell(row.line, key, text, fault))?;
        }
        self.transactions
            .push(row.date, row.amount, row.description, row.counterparty)
            .map_err(|error| Fault::of_cell(row.line, "amount", row.amount, error.to_string()))?;
        self.lines.push(row.line);
        if let Some(record) = row.cells {
            self.cells.push(record.cells());
        } else {
            let date = row.date.to_string();
            self.cells.push([&*date, row.amount, row.description, row.counterparty, row.reference]);
        }
        Ok(())
    }

    fn restart(&mut self) {
        *self = Self::default();
    }
}

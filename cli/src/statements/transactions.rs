//! Transactions to be coded, with all cells of their file.

use std::borrow::Cow;

use tieout::coding::Transactions;
use tieout::contract::coding::TEXT_CHARS_MAX;
use tieout::contract::strict::check_text;
use tieout::statement::fault::Fault;
use tieout::statement::read::{Row, RowSink};
use tieout::statement::stated::{Side as Whose, Stated};

use super::cells::Cells;
use super::columns::Columns;
use super::file::{StatementFile, Wanted, load};
use super::trouble::Unread;
use crate::input::{
    Begun, Dataset, JsonTransactions, Opened, Source, is_chart, is_json, load_json_transactions,
};

/// What is kept of a row of a file that has no cells.
const NAMES: [&str; 5] = ["date", "amount", "description", "merchant", "reference"];

/// Transactions that were read.
#[derive(Debug)]
pub(crate) struct TransactionFile {
    /// How messages name the file.
    pub(crate) name: String,
    pub(crate) columns: Columns,
    pub(crate) transactions: Transactions,
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
/// [`Unread`].
pub(crate) fn load_transactions(
    source: &Source,
    opened: Opened,
    stated: Stated,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<TransactionFile, Unread> {
    let begun = Begun::new(source, opened, on_bytes).map_err(Unread::of)?;
    if is_json(source, &begun) {
        return load_json_transactions(source, begun)
            .map(|read| TransactionFile::of_json(source, read))
            .map_err(Unread::of);
    }
    let dataset = Dataset::Transactions;
    let is_chart = is_chart(&begun);
    let wanted =
        Wanted { dataset, source, stated, whose: Whose::Bank, is_apart: true, keeps_zeros: true };
    let mut gathered = Gathered::default();
    let read = load(&wanted, begun.whole(), &|_| (), &mut gathered);
    let StatementFile { name, columns, read, mut notes, contradictions } =
        read.map_err(|unread| match unread {
            Unread::Faults { name, .. } if is_chart => {
                let fault = Fault::of_file("this looks like a chart of accounts, not transactions")
                    .hint("name the transactions first and the chart second");
                Unread::Faults { dataset, name, faults: vec![fault], count: 1, is_stopped: false }
            }
            unread => unread,
        })?;
    notes.extend(contradictions);
    let Gathered { transactions, lines, cells } = gathered;
    let mut names = match read.reading {
        Some(reading) => reading.names,
        None => NAMES.map(str::to_owned).to_vec(),
    };
    names.resize(names.len().max(cells.width), String::new());
    Ok(TransactionFile { name, columns, transactions, lines, notes, names, cells: Some(cells) })
}

impl TransactionFile {
    fn of_json(source: &Source, read: JsonTransactions) -> Self {
        let JsonTransactions { transactions, lines, names } = read;
        Self {
            name: source.name(),
            columns: Columns::of_json(),
            transactions,
            lines,
            notes: Vec::new(),
            names,
            cells: None,
        }
    }

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
struct Gathered {
    transactions: Transactions,
    lines: Vec<u64>,
    cells: Cells,
}

impl RowSink for Gathered {
    fn row(&mut self, row: &Row<'_>) -> Result<(), Fault> {
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

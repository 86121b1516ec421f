//! A statement or an export of books as rows that say everything known of them.

use tieout::date::Date;
use tieout_statement::currency::Currency;
use tieout_statement::fault::Fault;
use tieout_statement::open::ReadFile;
use tieout_statement::read::{BookedRow, RowSink};

use super::cells::Cells;
use super::columns::Columns;
use super::file::{StatementFile, load};
use super::file_request::FileRequest;
use super::notes::named;
use super::unreadable::UnreadableFile;
use crate::files::SourceReader;

/// A file that was read.
#[derive(Debug)]
pub(crate) struct ConvertedFile {
    /// How messages name it.
    pub(crate) name: String,
    pub(crate) columns: Columns,
    pub(crate) read: ReadFile,
    /// What a person should know, each with the name of the file.
    pub(crate) notes: Vec<String>,
    /// Where it contradicts itself, likewise.
    pub(crate) contradictions: Vec<String>,
    rows: ConvertedRows,
}

/// A row, with what is known of it; empty or none where the file does not say it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ConvertedRow<'a> {
    pub(crate) line: u64,
    pub(crate) date: Date,
    /// Canonical; money in is positive.
    pub(crate) amount: &'a str,
    pub(crate) description: &'a str,
    pub(crate) balance: Option<&'a str>,
    pub(crate) reference: &'a str,
    pub(crate) counterparty: &'a str,
    pub(crate) currency: &'a str,
    /// What the bank knows it by.
    pub(crate) bank_id: &'a str,
}

/// The rows so far.
#[derive(Debug, Default)]
struct ConvertedRows {
    places: Vec<(u64, Date)>,
    /// Amount, description, balance, reference, counterparty, currency and id of each.
    texts: Cells,
}

impl RowSink for ConvertedRows {
    fn row(&mut self, row: &BookedRow<'_>) -> Result<(), Fault> {
        self.places.push((row.line, row.date));
        // A sign of one currency is written as its code.
        let is_code = row.currency.len() == 3 && row.currency.is_ascii();
        let said = if is_code { None } else { Currency::of_cell(row.currency) };
        let currency = said.as_ref().and_then(Currency::iso).unwrap_or(row.currency);
        self.texts.push([
            row.amount,
            row.description,
            row.balance.unwrap_or_default(),
            row.reference,
            row.counterparty,
            currency,
            row.bank_id,
        ]);
        Ok(())
    }

    fn restart(&mut self) {
        *self = Self::default();
    }
}

/// Reads a file that was opened; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`UnreadableFile`].
pub(crate) fn convert(
    wanted: &FileRequest<'_>,
    opened: SourceReader,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<ConvertedFile, UnreadableFile> {
    let mut rows = ConvertedRows::default();
    let file = load(wanted, opened, on_bytes, &mut rows)?;
    let StatementFile { name, columns, read, notes, contradictions } = file;
    let contradictions = named(&name, &contradictions).collect();
    Ok(ConvertedFile { name, columns, read, notes, contradictions, rows })
}

impl ConvertedFile {
    /// The code of the currency that all amounts are in, if the file says one.
    pub(crate) fn currency(&self) -> Option<String> {
        self.read.currency_code().map(str::to_owned)
    }

    /// Whether its rows are those of another file.
    pub(crate) fn has_rows_of(&self, other: &Self) -> bool {
        let all = |file: &Self| -> Vec<_> {
            file.rows()
                .map(|row| (row.date, row.amount.to_owned(), row.description.to_owned()))
                .collect()
        };
        !self.rows.places.is_empty()
            && self.rows.places.len() == other.rows.places.len()
            && all(self) == all(other)
    }

    /// The rows in the order of the file.
    pub(crate) fn rows(&self) -> impl Iterator<Item = ConvertedRow<'_>> {
        (0_u32..).zip(&self.rows.places).map(|(at, (line, date))| {
            let mut texts = self.rows.texts.row(at);
            let mut next = || texts.next().unwrap_or_default();
            ConvertedRow {
                line: *line,
                date: *date,
                amount: next(),
                description: next(),
                balance: Some(next()).filter(|balance| !balance.is_empty()),
                reference: next(),
                counterparty: next(),
                currency: next(),
                bank_id: next(),
            }
        })
    }
}

//! The input, all its columns as they were, with the suggestions beside it.

use std::borrow::Cow;
use std::io::{self, Write};

use tieout::amount::Amount;
use tieout::contract::coding::CodedTransaction;
use tieout::csv::text_cell;
use tieout_statement::number::WrittenNumber;

use super::report::CodedReport;
use crate::exit::Failure;
use crate::render::csv_writer::{write_row, writer};
use crate::safe::quoted;
use crate::statements::TransactionFile;

/// The columns that are added.
const ADDED: [&str; 8] = [
    "suggested_account_code",
    "suggested_account_name",
    "suggested_account_type",
    "vat_code",
    "confidence",
    "alternative_1",
    "alternative_2",
    "reason",
];

/// Writes a row for each transaction.
pub(in crate::render) fn joined(report: &CodedReport<'_>, out: &mut impl Write) -> io::Result<()> {
    let kept = columns_kept(report.file)
        .map_err(|_| io::Error::other("its column names clash with those that are added"))?;
    let mut csv = writer(out);
    let names = report.file.column_names().iter().take(kept);
    let head: Vec<Cow<'_, str>> =
        names.map(|name| text_cell(name)).chain(ADDED.map(Cow::Borrowed)).collect();
    write_row(&mut csv, head.iter().map(|cell| cell.as_bytes()))?;
    for coded in &report.result.results {
        let cells = report.file.cells(coded.row);
        let cells = cells.iter().take(kept).map(|cell| as_it_came(cell));
        write_row(&mut csv, cells.chain(added(coded)).map(|cell| cell.into_owned().into_bytes()))?;
    }
    csv.flush()
}

/// How many columns of the input stay: those that an earlier run added at the end are replaced.
///
/// # Errors
/// Another column has one of their names.
pub(super) fn columns_kept(file: &TransactionFile) -> Result<usize, Failure> {
    let names = file.column_names();
    let kept = match names.len().checked_sub(ADDED.len()) {
        Some(kept) if names[kept..] == ADDED => kept,
        _ => names.len(),
    };
    match names[..kept].iter().find(|name| ADDED.contains(&name.trim())) {
        None => Ok(kept),
        Some(name) => {
            let message = format!(
                "{} already has a column {}, which would be added",
                file.name,
                quoted(name)
            );
            Err(Failure::data(message).with_hint("rename it in the file, or use --output jsonl"))
        }
    }
}

/// A number stays a number; a text that a spreadsheet would run gets a quote.
fn as_it_came(cell: &str) -> Cow<'_, str> {
    let is_number = WrittenNumber::parse(cell).is_some() || Amount::parse(cell).is_ok();
    if is_number { Cow::Borrowed(cell) } else { text_cell(cell) }
}

fn added<'a>(coded: &'a CodedTransaction<'_>) -> [Cow<'a, str>; 8] {
    let text = |text: Option<&'a str>| text_cell(text.unwrap_or_default());
    let other = |at: usize| text(coded.alternatives.get(at).map(|other| other.account_code));
    [
        text(coded.suggested_account_code),
        text(coded.suggested_account_name),
        coded.suggested_account_type.map_or("", |kind| kind.name()).into(),
        // Without an account there is nothing to say of VAT; the API's shape has NV there.
        coded.suggested_account_code.map_or("", |_| coded.vat_code.name()).into(),
        coded.confidence.to_string().into(),
        other(0),
        other(1),
        text_cell(&coded.reason),
    ]
}

//! A file from its bytes to its rows: the whole way, whatever it holds.

mod answers;
mod entry_signs;
mod json_file;
mod proved_by_balance;
mod qif_file;
mod request;
mod sheet_list;
mod sheets;
mod stated_pages;
mod structured;
mod tables;
#[cfg(test)]
mod tests;
mod unshown;

use encoding_rs::Encoding;

use self::answers::{DiscardedRows, with_whole_answers};
use self::request::faults;
pub use self::request::{ReadFile, ReadRequest, ReadTrouble};
pub use self::tables::read_table;
use super::fault::Fault;
use super::formats::{bai2, camt, mt940, ofx, qif};
use super::read::RowSink;
use super::scan::container::{self, Container, WorkbookKind};
use super::scan::encoding::decode;
use super::scan::{blocks, datev, json, markup, pdf, workbook};
use super::structured::StructuredStatement;
use super::table::{TableSource, delimiter_of};

/// Whether a file that starts so is of a structured format, a workbook, a page or a document: no delimited
/// text, whatever its name.
#[must_use]
pub fn is_beyond_tables(start: &[u8]) -> bool {
    let is_structured =
        [qif::looks_like, ofx::looks_like, camt::looks_like, bai2::looks_like, mt940::looks_like];
    is_structured.iter().any(|looks_like| looks_like(start))
        || start.starts_with(b"PK\x03\x04")
        || start.starts_with(b"\xd0\xcf\x11\xe0")
        || matches!(
            container::of(start),
            Container::Html | Container::Pdf | Container::Workbook(WorkbookKind::SpreadsheetXml)
        )
}

/// Reads a file, whatever it holds. What is asked is asked with the answers that lead to rows.
///
/// # Errors
/// [`ReadTrouble`].
pub fn read(
    bytes: &[u8],
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, ReadTrouble> {
    read_once(bytes, request, sink).map_err(|trouble| match trouble {
        ReadTrouble::Question(question) => {
            with_whole_answers(*question, request.stated, |stated| {
                read_once(bytes, ReadRequest { stated, ..request }, &mut DiscardedRows)
            })
        }
        ReadTrouble::Faults { .. } => trouble,
    })
}

/// The same; what is asked is asked as it comes.
fn read_once(
    bytes: &[u8],
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, ReadTrouble> {
    if qif::looks_like(bytes) {
        let file = qif::read(&decode(bytes)?.text).map_err(faults)?;
        return qif_file::read(&file, request, sink);
    }
    if let Some(statements) = structured(bytes) {
        return structured::read(&statements?, request, sink);
    }
    let container = container::of(bytes);
    if let Some(fault) = container.refusal() {
        return Err(fault.into());
    }
    match container {
        Container::Workbook(kind) => {
            let name = match kind {
                WorkbookKind::Xlsx => "XLSX",
                WorkbookKind::Xls => "XLS",
                WorkbookKind::Ods => "ODS",
                WorkbookKind::SpreadsheetXml => "Excel XML",
            };
            sheets::read(&workbook::sheets(bytes, kind)?, name, request, sink)
        }
        Container::Html => sheets::read(&markup::tables(bytes)?, "HTML", request, sink),
        Container::Pdf => proved_by_balance::read(&pdf::sheets(bytes)?, "PDF", request, sink),
        Container::Json => json_file::read(json::lists(bytes)?, request, sink),
        _ => {
            let decoded = decode(bytes)?;
            let mut read = read_text(&decoded.text, request, sink)?;
            read.encoding = Some(decoded.encoding);
            read.notes.extend(decoded.note);
            Ok(read)
        }
    }
}

/// Reads a text with a delimiter.
fn read_text(
    text: &str,
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, ReadTrouble> {
    if request.stated.delimiter.is_none()
        && let Some(grid) = blocks::grid(text)
    {
        return read_table(&TableSource::Cells(&grid), "text", request, sink);
    }
    let delimiter = request.stated.delimiter.unwrap_or_else(|| delimiter_of(text));
    if let Some(grid) = datev::grid(text, delimiter) {
        return read_table(&TableSource::Cells(&grid?), "DATEV", request, sink);
    }
    let table = TableSource::Delimited { text, delimiter };
    let trouble = match read_table(&table, "CSV", request, sink) {
        Ok(read) => return Ok(ReadFile { delimiter: Some(delimiter), ..read }),
        Err(trouble) => trouble,
    };
    if request.stated.delimiter.is_some() {
        return Err(trouble);
    }
    sink.restart();
    proved_by_balance::read_printed(text, request, sink).ok_or(trouble)
}

/// The statements of a format that says what each value is, if the file is of one.
fn structured(bytes: &[u8]) -> Option<Result<Vec<StructuredStatement>, ReadTrouble>> {
    let decoded = |encoding: Option<&'static Encoding>| -> Result<String, ReadTrouble> {
        match encoding {
            Some(encoding) => Ok(encoding.decode(bytes).0.into_owned()),
            None => Ok(decode(bytes)?.text.into_owned()),
        }
    };
    let read = |text: Result<String, ReadTrouble>,
                read: fn(&str) -> Result<Vec<StructuredStatement>, Vec<Fault>>| {
        read(&text?).map_err(faults)
    };
    if ofx::looks_like(bytes) {
        return Some(read(decoded(ofx::encoding(bytes)), ofx::read));
    }
    if camt::looks_like(bytes) {
        return Some(read(decoded(camt::encoding(bytes)), camt::read));
    }
    if bai2::looks_like(bytes) {
        return Some(read(decoded(None), bai2::read));
    }
    if mt940::looks_like(bytes) {
        return Some(read(decoded(None), mt940::read));
    }
    None
}

//! A file from its bytes to its rows: the whole way, whatever it holds.

mod proved;
mod qif_file;
mod sheets;
mod structured;
#[cfg(test)]
mod tests;

use encoding_rs::Encoding;

use super::chain::ChainFit;
use super::fault::Fault;
use super::formats::{bai2, camt, mt940, ofx, qif};
use super::grid::Grid;
use super::infer::{Evidence, Inferred, Question, Strength, Undecided, cut, infer};
use super::read::{Pass, PassOptions, RowSink, rows};
use super::reading::Reading;
use super::repeats::Repeats;
use super::scan::container::{self, Container, WorkbookKind};
use super::scan::encoding::decode;
use super::scan::{blocks, datev, json, markup, pdf, workbook};
use super::stated::{Side, Stated};
use super::structured::StructuredStatement;
use super::table::{Table, delimiter_of};
use super::{audit_trail, halves, legs, transfers};

/// Records that a reading is inferred from; the rest of a larger file has to bear it out.
const SAMPLE_RECORDS: usize = 3_000;

/// What is wanted of a file.
#[derive(Debug, Clone, Copy)]
pub struct Request<'a> {
    /// What the user says of it.
    pub stated: &'a Stated,
    /// Whose file it is.
    pub side: Side,
    /// Each row counts for itself: who was paid is wanted beside the description, not in it, and rows of
    /// every account are.
    pub is_apart: bool,
    /// Rows of 0.00 are wanted whatever they are.
    pub keeps_zeros: bool,
}

/// A file that was read.
#[derive(Debug, Clone, Default)]
pub struct ReadFile {
    /// What it is: `CSV`, `OFX 1`, `XLSX`.
    pub format: String,
    /// What its text is stored in, where it is a text.
    pub encoding: Option<&'static str>,
    /// What separates its fields, where something does.
    pub delimiter: Option<u8>,
    /// The sheet that was read, where there are several.
    pub sheet: Option<String>,
    /// How its table was read; none of a format that says itself what its values are.
    pub reading: Option<Reading>,
    /// Why it was read so.
    pub evidence: Vec<Evidence>,
    /// How its amounts walk its balances, where it has some.
    pub chain: Option<ChainFit>,
    /// What the pass over its rows came to.
    pub pass: Pass,
    /// Whose account it is of, where the file says it.
    pub account: Option<String>,
    /// What a person should know, a sentence each.
    pub notes: Vec<String>,
}

/// Why a file was not read.
#[derive(Debug, Clone)]
pub enum Trouble {
    /// Something is wrong with it.
    Faults {
        /// The first hundred.
        faults: Vec<Fault>,
        /// How many there are.
        count: usize,
        /// The file was read no further.
        is_stopped: bool,
    },
    /// Two readings are left.
    Question(Box<Question>),
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        Self::Faults { faults: vec![fault], count: 1, is_stopped: false }
    }
}

impl From<Undecided> for Trouble {
    fn from(undecided: Undecided) -> Self {
        match undecided {
            Undecided::Fault(fault) => fault.into(),
            Undecided::Question(question) => Self::Question(Box::new(question)),
        }
    }
}

/// Reads a delimited text or the cells of a sheet.
///
/// # Errors
/// [`Trouble`].
pub fn read_table(
    table: &Table<'_>,
    format: &str,
    request: Request<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, Trouble> {
    // What says the account or the way of a row elsewhere than in the row is written into it.
    let names_columns = request.stated.columns.named().next().is_some();
    let whole = legs::grid(table)
        .or_else(|| transfers::grid(table))
        .or_else(|| (!names_columns).then(|| audit_trail::grid(table)).flatten())
        .or_else(|| halves::grid(table));
    let table = &whole.as_ref().map_or(*table, Table::Cells);
    let (sample, is_whole) = table.sample(SAMPLE_RECORDS)?;
    let Request { stated, side, is_apart, keeps_zeros } = request;
    let options = |inferred: &Inferred| PassOptions {
        side: inferred.side,
        keeps_zeros,
        is_apart,
        is_proved: inferred.chain.is_some_and(|fit| fit.is_proof()),
    };
    let infer = |sample: &Grid| {
        let inferred = infer(sample, stated, side, is_apart)?;
        let may_be_cut = matches!(table, Table::Delimited { delimiter: b',', .. })
            && !stated.columns.names_amounts();
        match may_be_cut.then(|| cut::question(sample, &inferred)).flatten() {
            Some(question) => Err(Undecided::Question(question)),
            None => Ok(inferred),
        }
    };
    let first = infer(&sample);
    // What a part of the file leaves open, or only hints at, the whole may decide.
    let is_enough = is_whole || first.as_ref().is_ok_and(|one| !one.is_soft);
    if is_enough {
        let inferred = first?;
        let pass = rows(table, &inferred.reading, options(&inferred), sink)?;
        // Titles between later rows may say that these are of another account.
        let is_borne_out = pass.fault_count == 0 && !pass.left_out.contains_key("titles");
        if is_whole || is_borne_out {
            return finish(table, format, inferred, pass);
        }
        sink.restart();
    }
    let (whole, _) = table.sample(usize::MAX)?;
    let inferred = infer(&whole)?;
    drop(whole);
    let pass = rows(table, &inferred.reading, options(&inferred), sink)?;
    finish(table, format, inferred, pass)
}

fn finish(
    table: &Table<'_>,
    format: &str,
    inferred: Inferred,
    mut pass: Pass,
) -> Result<ReadFile, Trouble> {
    if pass.fault_count > 0 {
        let (faults, count, is_stopped) = (pass.faults, pass.fault_count, pass.is_stopped);
        return Err(Trouble::Faults { faults, count, is_stopped });
    }
    let is_proved = inferred.chain.is_some_and(|chain| chain.is_whole());
    if pass.is_unsorted && !is_proved {
        pass.discrepancies.extend(told_twice(table, &inferred.reading)?);
    }
    let soft = inferred.evidence.iter().filter(|one| one.strength == Strength::Soft);
    let mut notes: Vec<String> = soft.map(|one| one.says.clone()).collect();
    notes.extend(pass.notes.iter().cloned());
    let account = inferred.reading.account.as_ref().map(|(_, name)| name.clone());
    let account = account.or_else(|| inferred.reading.section.clone());
    Ok(ReadFile {
        format: format.to_owned(),
        reading: Some(inferred.reading),
        evidence: inferred.evidence,
        pass,
        account,
        notes,
        chain: inferred.chain,
        ..ReadFile::default()
    })
}

/// Where rows of a table begin that stand in it already.
fn told_twice(table: &Table<'_>, reading: &Reading) -> Result<Option<Fault>, Fault> {
    let mut repeats = Repeats::default();
    table.each::<Fault>(|record| {
        if let Ok(day) = reading.day(record.cell(reading.date)) {
            repeats.row(record.cells(), day, record.line());
        }
        Ok(true)
    })?;
    Ok(repeats.found().map(|(first, again)| Repeats::told(first, again)))
}

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

/// Reads a file, whatever it holds.
///
/// # Errors
/// [`Trouble`].
pub fn read(
    bytes: &[u8],
    request: Request<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, Trouble> {
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
        Container::Pdf => proved::read(&pdf::sheets(bytes)?, "PDF", request, sink),
        Container::Json => sheets::read(&json::sheets(bytes)?, "JSON", request, sink),
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
    request: Request<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, Trouble> {
    if request.stated.delimiter.is_none()
        && let Some(grid) = blocks::grid(text)
    {
        return read_table(&Table::Cells(&grid), "text", request, sink);
    }
    let delimiter = request.stated.delimiter.unwrap_or_else(|| delimiter_of(text));
    if let Some(grid) = datev::grid(text, delimiter) {
        return read_table(&Table::Cells(&grid?), "DATEV", request, sink);
    }
    let table = Table::Delimited { text, delimiter };
    let trouble = match read_table(&table, "CSV", request, sink) {
        Ok(read) => return Ok(ReadFile { delimiter: Some(delimiter), ..read }),
        Err(trouble) => trouble,
    };
    if request.stated.delimiter.is_some() {
        return Err(trouble);
    }
    sink.restart();
    proved::read_printed(text, request, sink).ok_or(trouble)
}

/// All faults of a file as its trouble.
fn faults(faults: Vec<Fault>) -> Trouble {
    let count = faults.len();
    Trouble::Faults { faults, count, is_stopped: false }
}

/// The statements of a format that says what each value is, if the file is of one.
fn structured(bytes: &[u8]) -> Option<Result<Vec<StructuredStatement>, Trouble>> {
    let decoded = |encoding: Option<&'static Encoding>| -> Result<String, Trouble> {
        match encoding {
            Some(encoding) => Ok(encoding.decode(bytes).0.into_owned()),
            None => Ok(decode(bytes)?.text.into_owned()),
        }
    };
    let read = |text: Result<String, Trouble>,
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

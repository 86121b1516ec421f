//! Statements as `tieout convert` writes them: canonical CSV, JSON, or how they were read and why.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write};

use serde::Serialize;
use serde_json::value::RawValue;
use tieout::csv::Lines;
use tieout_statement::infer::{EvidenceStrength, ReadingEvidence};
use tieout_statement::number::DecimalMark;
use tieout_statement::read::BalanceGap;
use tieout_statement::reading::Reading;
use tieout_statement::stated::StatedAnswer;

use super::ui::Output;
use crate::safe::safe;
use crate::statements::{ConvertedFile, ConvertedRow, options};

/// As many bytes of CSV are gathered before they are written.
const PART_BYTES: usize = 1 << 16;

/// Files that were read, and what is wanted of them.
pub(crate) struct Conversion<'a> {
    pub(crate) files: &'a [ConvertedFile],
    /// How they were read and why, instead of their rows.
    pub(crate) is_explained: bool,
}

/// Writes it in the form asked for.
pub(super) fn write(
    conversion: &Conversion<'_>,
    output: Output,
    out: &mut dyn Write,
) -> io::Result<()> {
    match output {
        Output::Json => document(conversion, out),
        Output::Jsonl if conversion.is_explained => document(conversion, out),
        _ if conversion.is_explained => {
            conversion.files.iter().try_for_each(|file| out.write_all(explained(file).as_bytes()))
        }
        Output::Jsonl => lines(conversion, out),
        Output::Table | Output::Csv => csv(conversion, out),
    }
}

fn csv(conversion: &Conversion<'_>, out: &mut dyn Write) -> io::Result<()> {
    let names = [
        "file",
        "date",
        "amount",
        "description",
        "balance",
        "reference",
        "counterparty",
        "currency",
        "line",
    ];
    let has_files = conversion.files.len() > 1;
    let mut lines = Lines::headed(if has_files { &names } else { &names[1..] });
    for file in conversion.files {
        let currency = file.currency().unwrap_or_default();
        for row in file.rows() {
            if has_files {
                lines.text(&file.name);
            }
            lines
                .plain(row.date)
                .plain(row.amount)
                .text(row.description)
                .plain(row.balance.unwrap_or_default())
                .text(row.reference)
                .text(row.counterparty)
                .text(currency_of(&row, &currency))
                .plain(row.line)
                .end();
            if lines.len() > PART_BYTES {
                out.write_all(lines.take().as_bytes())?;
            }
        }
    }
    out.write_all(lines.take().as_bytes())
}

/// What a row says, else what the file does.
fn currency_of<'a>(row: &ConvertedRow<'a>, of_file: &'a str) -> &'a str {
    if row.currency.is_empty() { of_file } else { row.currency }
}

/// A figure of JSON with its digits as they are.
type JsonFigure<'a> = Option<&'a RawValue>;

/// A canonical amount as JSON has it.
fn figure(amount: Option<&str>) -> JsonFigure<'_> {
    serde_json::from_str(amount?).ok()
}

/// A row of JSON.
#[derive(Serialize)]
struct JsonRow<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    date: String,
    amount: JsonFigure<'a>,
    description: &'a str,
    balance: JsonFigure<'a>,
    reference: &'a str,
    counterparty: &'a str,
    currency: &'a str,
    bank_id: &'a str,
    line: u64,
}

impl<'a> JsonRow<'a> {
    fn of(row: &ConvertedRow<'a>, currency: &'a str, file: Option<&'a str>) -> Self {
        Self {
            file,
            date: row.date.to_string(),
            amount: figure(Some(row.amount)),
            description: row.description,
            balance: figure(row.balance),
            reference: row.reference,
            counterparty: row.counterparty,
            currency: currency_of(row, currency),
            bank_id: row.bank_id,
            line: row.line,
        }
    }
}

fn lines(conversion: &Conversion<'_>, out: &mut dyn Write) -> io::Result<()> {
    let has_files = conversion.files.len() > 1;
    for file in conversion.files {
        let currency = file.currency().unwrap_or_default();
        for row in file.rows() {
            let name = has_files.then_some(&*file.name);
            serde_json::to_writer(&mut *out, &JsonRow::of(&row, &currency, name))?;
            writeln!(out)?;
        }
    }
    Ok(())
}

/// A file as JSON.
#[derive(Serialize)]
struct JsonFile<'a> {
    file: &'a str,
    format: &'a str,
    encoding: Option<&'a str>,
    sheet: Option<&'a str>,
    /// Null of a format that says itself what its values are.
    reading: Option<JsonReading>,
    account: Option<&'a str>,
    currency: Option<&'a str>,
    opening: JsonFigure<'a>,
    closing: JsonFigure<'a>,
    left_out: &'a BTreeMap<&'static str, u64>,
    hole_count: usize,
    holes: Vec<JsonHole<'a>>,
    contradictions: &'a [String],
    notes: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    evidence: Option<Vec<JsonEvidence<'a>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rows: Option<Vec<JsonRow<'a>>>,
}

#[derive(Serialize)]
struct JsonReading {
    header_line: Option<u64>,
    columns: BTreeMap<&'static str, String>,
    date_format: String,
    decimal: &'static str,
    delimiter: Option<String>,
    /// What states all of it.
    options: String,
}

#[derive(Serialize)]
struct JsonHole<'a> {
    from_line: u64,
    to_line: u64,
    unexplained: JsonFigure<'a>,
}

#[derive(Serialize)]
struct JsonEvidence<'a> {
    about: &'a str,
    says: &'a str,
    strength: &'static str,
}

/// One object of one file, an array of several.
fn document(conversion: &Conversion<'_>, out: &mut dyn Write) -> io::Result<()> {
    let currencies: Vec<String> =
        conversion.files.iter().map(|file| file.currency().unwrap_or_default()).collect();
    let files = conversion.files.iter().zip(&currencies);
    let files: Vec<JsonFile<'_>> = files
        .map(|(file, currency)| JsonFile::of(file, currency, conversion.is_explained))
        .collect();
    match &files[..] {
        [only] => serde_json::to_writer(&mut *out, only)?,
        all => serde_json::to_writer(&mut *out, all)?,
    }
    writeln!(out)
}

impl<'a> JsonFile<'a> {
    fn of(file: &'a ConvertedFile, currency: &'a str, is_explained: bool) -> Self {
        let (read, pass) = (&file.read, &file.read.pass);
        let hole = |hole: &'a BalanceGap| JsonHole {
            from_line: hole.from_line,
            to_line: hole.to_line,
            unexplained: figure(Some(&hole.unexplained)),
        };
        let rows = || file.rows().map(|row| JsonRow::of(&row, currency, None)).collect();
        let evidence = || read.evidence.iter().map(JsonEvidence::of).collect();
        let reading = read.reading.as_ref();
        Self {
            file: &file.name,
            format: &read.format,
            encoding: read.encoding,
            sheet: read.sheet.as_deref(),
            reading: reading.map(|reading| JsonReading::of(reading, read.delimiter)),
            account: read.account.as_deref(),
            currency: Some(currency).filter(|currency| !currency.is_empty()),
            opening: figure(pass.opening.as_deref()),
            closing: figure(pass.closing.as_deref()),
            left_out: &pass.left_out,
            hole_count: pass.hole_count,
            holes: pass.holes.iter().map(hole).collect(),
            contradictions: &file.contradictions,
            notes: &file.notes,
            evidence: is_explained.then(evidence),
            rows: (!is_explained).then(rows),
        }
    }
}

impl JsonReading {
    fn of(reading: &Reading, delimiter: Option<u8>) -> Self {
        let stated = reading.as_stated();
        let columns = stated.iter().filter_map(|one| match one {
            StatedAnswer::Columns(columns) => Some(columns),
            _ => None,
        });
        Self {
            header_line: reading.header_line,
            columns: columns.flatten().filter(|(_, name)| !name.is_empty()).cloned().collect(),
            date_format: reading.pattern.to_string(),
            decimal: decimal(reading.mark),
            delimiter: delimiter.map(|byte| char::from(byte).to_string()),
            options: options(&stated),
        }
    }
}

const fn decimal(mark: DecimalMark) -> &'static str {
    match mark {
        DecimalMark::Point => ".",
        DecimalMark::Comma => ",",
    }
}

impl<'a> JsonEvidence<'a> {
    fn of(evidence: &'a ReadingEvidence) -> Self {
        let ReadingEvidence { about, says, strength } = evidence;
        let strength = match strength {
            EvidenceStrength::Soft => "soft",
            EvidenceStrength::Usual => "usual",
            EvidenceStrength::Hard => "hard",
            EvidenceStrength::Stated => "stated",
        };
        Self { about, says, strength }
    }
}

/// How a file was read and why, for a person.
fn explained(file: &ConvertedFile) -> String {
    let read = &file.read;
    let mut what = vec![read.format.clone()];
    what.extend(read.sheet.as_ref().map(|sheet| format!("sheet {sheet}")));
    what.extend(read.encoding.map(str::to_owned));
    what.extend(read.delimiter.filter(|byte| *byte != b',').map(|byte| match byte {
        b'\t' => "separated by tabs".to_owned(),
        byte => format!("separated by {}", char::from(byte)),
    }));
    if let Some(reading) = &read.reading {
        what.push(match reading.header_line {
            Some(line) => format!("header on line {line}"),
            None => "no header".to_owned(),
        });
    }
    what.push(format!("{} rows", read.pass.rows));
    let mut text = format!("{}: {}\n", safe(&file.name), safe(&what.join(", ")));
    // Writing to a text does not fail.
    if read.reading.is_some() {
        _ = writeln!(text, "  read as: {}", file.columns);
    }
    let account = read.account.as_ref().map(|account| format!("account {account}"));
    let currency = file.currency().map(|currency| format!("in {currency}"));
    let balance = |what: &str, amount: &Option<String>| {
        amount.as_ref().map(|amount| format!("{what} balance {amount}"))
    };
    let pass = &read.pass;
    let figures = [balance("opening", &pass.opening), balance("closing", &pass.closing)];
    let known: Vec<String> = [account, currency].into_iter().chain(figures).flatten().collect();
    if !known.is_empty() {
        _ = writeln!(text, "  known: {}", safe(&known.join(", ")));
    }
    if !read.evidence.is_empty() {
        text.push_str("  because:\n");
    }
    for ReadingEvidence { about, says, strength } in &read.evidence {
        let strength = match strength {
            EvidenceStrength::Soft => "likely; to read it otherwise, use the options below",
            EvidenceStrength::Usual => "usual words with their usual meaning",
            EvidenceStrength::Hard => "nothing else fits",
            EvidenceStrength::Stated => "stated",
        };
        _ = writeln!(text, "    {about}: {} ({strength})", safe(says));
    }
    let left_out = pass.left_out.iter().map(|(kind, count)| format!("{count} {kind}"));
    let left_out: Vec<String> = left_out.collect();
    if !left_out.is_empty() {
        _ = writeln!(text, "  left out: {}", left_out.join(", "));
    }
    for note in file.notes.iter().chain(&file.contradictions) {
        _ = writeln!(text, "  note: {}", safe(note));
    }
    if let Some(reading) = &read.reading {
        _ = writeln!(text, "  options for this: {}", options(&reading.as_stated()));
    }
    text
}

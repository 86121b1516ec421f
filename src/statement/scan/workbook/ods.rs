//! ODS: one XML document in an archive.
//!
//! Source: `OpenDocument` 1.3 part 3, chapters 9 and 19. Cells and rows may say that they are repeated;
//! programs end every sheet with a million empty rows in that way.

use std::borrow::Cow;
use std::collections::BTreeSet;

use quick_xml::events::BytesStart;

use super::common::{protected, row_number, too_many_sheets, truth};
use crate::fault::Fault;
use crate::scan::archive::Archive;
use crate::scan::number::{decimal_text, iso_text};
use crate::scan::sheet::{
    CELL_BYTES_MAX, COLUMNS_MAX, ROWS_MAX, SHEETS_MAX, Sheet, SheetBudget, SheetWriter,
    cell_too_long,
};
use crate::scan::xml::{XmlEvent, XmlReader, attribute, damaged};

const WHAT: &str = "workbook (ODS)";

/// Spaces that one element may stand for.
const SPACES_MAX: usize = 64;

pub(super) fn sheets(bytes: &[u8]) -> Result<Vec<Sheet>, Fault> {
    let mut archive = Archive::open(bytes)?;
    let manifest = archive.text("META-INF/manifest.xml")?.unwrap_or_default();
    if manifest.contains("encryption-data") {
        return Err(protected());
    }
    let text = archive.text("content.xml")?.ok_or_else(|| damaged(WHAT))?;
    let mut xml = XmlReader::new(&text, WHAT);
    let mut budget = SheetBudget::default();
    let mut sheets = Vec::new();
    let mut hidden_styles = BTreeSet::new();
    let mut struck_styles = BTreeSet::new();
    let mut style = String::new();
    while let Some(node) = xml.next()? {
        let XmlEvent::Start(start) = node else { continue };
        let value = |name: &str| attribute(&start, name).unwrap_or_default();
        match start.local_name().as_ref() {
            "style" => value("name").as_ref().clone_into(&mut style),
            "table-properties" if value("display") == "false" => {
                hidden_styles.insert(style.clone());
            }
            "text-properties"
                if [value("text-line-through-style"), value("text-line-through-type")]
                    .iter()
                    .any(|line| !matches!(&**line, "" | "none")) =>
            {
                struck_styles.insert(style.clone());
            }
            "table" => {
                let is_hidden = hidden_styles.contains(&*value("style-name"));
                let writer = SheetWriter::new(value("name"), is_hidden);
                sheets.push(sheet(&mut xml, writer, &mut budget, &struck_styles)?);
                if sheets.len() > SHEETS_MAX {
                    return Err(too_many_sheets());
                }
            }
            _ => {}
        }
    }
    Ok(sheets)
}

/// Cells of a row with the columns they start at and how many they fill, and whether one is struck out.
#[derive(Default)]
struct OdsRow {
    cells: Vec<(usize, usize, String)>,
    is_struck: bool,
}

fn sheet(
    xml: &mut XmlReader<'_>,
    mut writer: SheetWriter,
    budget: &mut SheetBudget,
    struck: &BTreeSet<String>,
) -> Result<Sheet, Fault> {
    let mut line = 1_u64;
    // Columns so far: the first cells stand below the first of them, in their style where they have none.
    let mut columns = OdsColumns::default();
    loop {
        match xml.next()?.ok_or_else(|| xml.damaged())? {
            XmlEvent::Start(start) => match start.local_name().as_ref() {
                "table-row" => {
                    let repeated = repeated(&start, "number-rows-repeated", ROWS_MAX);
                    let is_hidden = is_hidden(&start);
                    let row = row(xml, budget, line, (struck, &columns))?;
                    // Rows without text are many, and there is nothing to write.
                    let written = if row.cells.is_empty() { 0 } else { repeated };
                    let width: usize = row.cells.iter().map(|(_, count, _)| count).sum();
                    budget.expect(written.saturating_mul(width as u64), 0, Some(line))?;
                    for line in line..line + written {
                        row_number(Some(line), 0)?;
                        write(&mut writer, budget, line, &row)?;
                        if is_hidden || row.is_struck {
                            writer.hide(line);
                        }
                    }
                    line += repeated;
                }
                "table-column" => {
                    let limit = COLUMNS_MAX as u64;
                    let repeated = repeated(&start, "number-columns-repeated", limit);
                    let last = columns.count + usize::try_from(repeated).unwrap_or(COLUMNS_MAX);
                    if is_hidden(&start) {
                        writer.hide_columns(columns.count, last - 1);
                    }
                    let style = attribute(&start, "default-cell-style-name").unwrap_or_default();
                    if struck.contains(&*style) && columns.struck.len() < COLUMNS_MAX {
                        columns.struck.push((columns.count, last - 1));
                    }
                    columns.count = last.min(COLUMNS_MAX);
                }
                "table-header-rows"
                | "table-rows"
                | "table-row-group"
                | "table-columns"
                | "table-header-columns"
                | "table-column-group" => {}
                _ => xml.skip()?,
            },
            XmlEvent::End(end) if end.local_name().as_ref() == "table" => break,
            _ => {}
        }
    }
    writer.finish(budget)
}

fn write(
    writer: &mut SheetWriter,
    budget: &mut SheetBudget,
    line: u64,
    row: &OdsRow,
) -> Result<(), Fault> {
    for (first, count, text) in &row.cells {
        for column in *first..*first + *count {
            writer.write(budget, line, column, text)?;
        }
    }
    Ok(())
}

/// The cells with text of the row that has just started.
fn row(
    xml: &mut XmlReader<'_>,
    budget: &SheetBudget,
    line: u64,
    (struck, columns): (&BTreeSet<String>, &OdsColumns),
) -> Result<OdsRow, Fault> {
    let mut row = OdsRow::default();
    let mut text_bytes = 0;
    let mut column = 0_usize;
    loop {
        match xml.next()?.ok_or_else(|| xml.damaged())? {
            XmlEvent::Start(start) => {
                let limit = COLUMNS_MAX as u64;
                let repeated = repeated(&start, "number-columns-repeated", limit);
                let repeated = usize::try_from(repeated).unwrap_or(COLUMNS_MAX);
                match start.local_name().as_ref() {
                    "table-cell" => {
                        let style = attribute(&start, "style-name");
                        let is_struck = style.map_or_else(
                            || columns.are_struck(column),
                            |style| struck.contains(&*style),
                        );
                        let text = value(xml, &start)?;
                        if !text.is_empty() {
                            text_bytes += text.len();
                            budget.expect(row.cells.len() as u64, text_bytes, Some(line))?;
                            row.is_struck |= is_struck;
                            row.cells.push((column, repeated, text));
                        }
                        column = (column + repeated).min(COLUMNS_MAX);
                    }
                    "covered-table-cell" => {
                        xml.skip()?;
                        column = (column + repeated).min(COLUMNS_MAX);
                    }
                    _ => xml.skip()?,
                }
            }
            XmlEvent::End(_) => return Ok(row),
            XmlEvent::Text(_) => {}
        }
    }
}

/// The columns of a sheet: how many there are, and those whose cells are struck out where they say nothing else.
#[derive(Default)]
struct OdsColumns {
    count: usize,
    struck: Vec<(usize, usize)>,
}

impl OdsColumns {
    fn are_struck(&self, column: usize) -> bool {
        self.struck.iter().any(|(first, last)| (*first..=*last).contains(&column))
    }
}

/// Whether a row or a column is not shown: by hand, or by a filter.
fn is_hidden(start: &BytesStart<'_>) -> bool {
    attribute(start, "visibility").is_some_and(|one| matches!(&*one, "collapse" | "filter"))
}

fn repeated(start: &BytesStart<'_>, name: &str, limit: u64) -> u64 {
    let stated = attribute(start, name).and_then(|number| number.parse().ok());
    stated.unwrap_or(1_u64).clamp(1, limit)
}

/// The value of the cell that has just started: what is stored where it is a number, date or truth, else its
/// paragraphs.
fn value(xml: &mut XmlReader<'_>, cell: &BytesStart<'_>) -> Result<String, Fault> {
    let stored = |name: &str| attribute(cell, name).filter(|value| !value.is_empty());
    let kind = attribute(cell, "value-type").unwrap_or_default();
    let value = match &*kind {
        "float" | "percentage" | "currency" => stored("value").map(|value| decimal_text(&value)),
        "date" => stored("date-value").map(|value| iso_text(&value)),
        "time" => stored("time-value").and_then(|value| clock(&value)),
        "boolean" => stored("boolean-value").map(|value| truth(value == "true").to_owned()),
        _ => stored("string-value").map(Cow::into_owned),
    };
    let shown = paragraphs(xml)?;
    Ok(value.unwrap_or(shown))
}

/// `PT10H15M00S` as `10:15:00`.
fn clock(duration: &str) -> Option<String> {
    let (hours, rest) = duration.strip_prefix("PT")?.split_once('H')?;
    let (minutes, rest) = rest.split_once('M')?;
    let seconds = rest.strip_suffix('S')?.split(['.', ',']).next()?;
    Some(format!("{hours:0>2}:{minutes:0>2}:{seconds:0>2}"))
}

/// The paragraphs of the cell that has just started, each on a line; comments and drawings are left out.
fn paragraphs(xml: &mut XmlReader<'_>) -> Result<String, Fault> {
    let mut text = String::new();
    let (mut depth, mut in_paragraph, mut count) = (0_usize, 0_usize, 0_usize);
    loop {
        match xml.next()?.ok_or_else(|| xml.damaged())? {
            XmlEvent::Start(start) => {
                match start.local_name().as_ref() {
                    "annotation" | "frame" | "custom-shape" | "ruby-text" => {
                        xml.skip()?;
                        continue;
                    }
                    "p" | "h" => {
                        if count > 0 {
                            text.push('\n');
                        }
                        (count, in_paragraph) = (count + 1, depth + 1);
                    }
                    "s" => {
                        let stated = attribute(&start, "c").and_then(|count| count.parse().ok());
                        let spaces = stated.unwrap_or(1).min(SPACES_MAX);
                        text.extend(std::iter::repeat_n(' ', spaces));
                    }
                    "tab" => text.push('\t'),
                    "line-break" => text.push('\n'),
                    _ => {}
                }
                depth += 1;
            }
            XmlEvent::End(_) if depth == 0 => return Ok(text),
            XmlEvent::End(_) => {
                depth -= 1;
                if depth < in_paragraph {
                    in_paragraph = 0;
                }
            }
            XmlEvent::Text(more) if in_paragraph > 0 => text.push_str(&more),
            XmlEvent::Text(_) => {}
        }
        if text.len() > CELL_BYTES_MAX {
            return Err(cell_too_long());
        }
    }
}

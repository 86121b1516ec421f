//! The XML of Excel 2003, which banks still give under the name `.xls`.
//!
//! Source: the XML Spreadsheet Reference of Excel 2003. Rows and cells have an index only after a gap.

use super::common::{row_number, too_many_sheets, truth};
use crate::statement::fault::Fault;
use crate::statement::scan::encoding::decode;
use crate::statement::scan::number::{decimal_text, iso_text};
use crate::statement::scan::sheet::{COLUMNS_MAX, SHEETS_MAX, Sheet, SheetBudget, SheetWriter};
use crate::statement::scan::xml::{XmlEvent, XmlReader, attribute};

const WHAT: &str = "workbook (XML of Excel 2003)";

pub(super) fn sheets(bytes: &[u8]) -> Result<Vec<Sheet>, Fault> {
    let decoded = decode(bytes)?;
    let mut xml = XmlReader::new(&decoded.text, WHAT);
    let mut budget = SheetBudget::default();
    let mut sheets = Vec::new();
    while let Some(node) = xml.next()? {
        let XmlEvent::Start(start) = node else { continue };
        if start.local_name().as_ref() == "Worksheet" {
            let name = attribute(&start, "Name").unwrap_or_default();
            sheets.push(sheet(&mut xml, SheetWriter::new(name, false), &mut budget)?);
            if sheets.len() > SHEETS_MAX {
                return Err(too_many_sheets());
            }
        }
    }
    Ok(sheets)
}

fn sheet(
    xml: &mut XmlReader<'_>,
    mut writer: SheetWriter,
    budget: &mut SheetBudget,
) -> Result<Sheet, Fault> {
    let (mut line, mut column) = (0_u64, 0_usize);
    let mut is_hidden = false;
    loop {
        match xml.next()?.ok_or_else(|| xml.damaged())? {
            XmlEvent::Start(start) => {
                let number = |name: &str| {
                    attribute(&start, name).and_then(|number| number.parse::<usize>().ok())
                };
                match start.local_name().as_ref() {
                    "Row" => {
                        let stated = number("Index").and_then(|line| u64::try_from(line).ok());
                        (line, column) = (row_number(stated, line)?, 0);
                    }
                    "Cell" => {
                        let place = number("Index").map_or(column, |index| index.saturating_sub(1));
                        let across = number("MergeAcross").unwrap_or_default().min(COLUMNS_MAX);
                        column = place.min(COLUMNS_MAX) + across + 1;
                        writer.write(budget, line, place, &value(xml)?)?;
                    }
                    "Visible" => is_hidden = xml.text()?.trim() != "SheetVisible",
                    "Table" | "WorksheetOptions" => {}
                    _ => xml.skip()?,
                }
            }
            XmlEvent::End(end) if end.local_name().as_ref() == "Worksheet" => break,
            _ => {}
        }
    }
    Ok(Sheet { is_hidden, ..writer.finish(budget)? })
}

/// The value of the cell that has just started; a comment beside it is left out.
fn value(xml: &mut XmlReader<'_>) -> Result<String, Fault> {
    let mut value = String::new();
    loop {
        match xml.next()?.ok_or_else(|| xml.damaged())? {
            XmlEvent::Start(start) if start.local_name().as_ref() == "Data" => {
                let kind = attribute(&start, "Type").unwrap_or_default();
                let stored = xml.text()?;
                value = match &*kind {
                    "Number" => decimal_text(&stored),
                    "DateTime" => iso_text(&stored),
                    "Boolean" => truth(stored.trim() == "1").to_owned(),
                    _ => stored,
                };
            }
            XmlEvent::Start(_) => xml.skip()?,
            XmlEvent::End(_) => return Ok(value),
            XmlEvent::Text(_) => {}
        }
    }
}

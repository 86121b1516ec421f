//! The XML of Excel 2003, which banks still give under the name `.xls`.
//!
//! Source: the XML Spreadsheet Reference of Excel 2003. Rows and cells have an index only after a gap.

use std::collections::BTreeSet;

use super::common::{row_number, too_many_sheets, truth};
use crate::fault::Fault;
use crate::scan::encoding::decode;
use crate::scan::number::{decimal_text, iso_text};
use crate::scan::sheet::{COLUMNS_MAX, SHEETS_MAX, Sheet, SheetBudget, SheetWriter};
use crate::scan::xml::{XmlEvent, XmlReader, attribute};

const WHAT: &str = "workbook (XML of Excel 2003)";

pub(super) fn sheets(bytes: &[u8]) -> Result<Vec<Sheet>, Fault> {
    let decoded = decode(bytes)?;
    let mut xml = XmlReader::new(&decoded.text, WHAT);
    let mut budget = SheetBudget::default();
    let mut sheets = Vec::new();
    let (mut style, mut struck) = (String::new(), BTreeSet::new());
    while let Some(node) = xml.next()? {
        let XmlEvent::Start(start) = node else { continue };
        let is_set = |name: &str| attribute(&start, name).is_some_and(|value| &*value == "1");
        match start.local_name().as_ref() {
            "Style" => attribute(&start, "ID").unwrap_or_default().as_ref().clone_into(&mut style),
            "Font" if is_set("StrikeThrough") => drop(struck.insert(style.clone())),
            "Worksheet" => {
                let name = attribute(&start, "Name").unwrap_or_default();
                let writer = SheetWriter::new(name, false);
                sheets.push(sheet(&mut xml, writer, &mut budget, &struck)?);
                if sheets.len() > SHEETS_MAX {
                    return Err(too_many_sheets());
                }
            }
            _ => {}
        }
    }
    Ok(sheets)
}

fn sheet(
    xml: &mut XmlReader<'_>,
    mut writer: SheetWriter,
    budget: &mut SheetBudget,
    struck: &BTreeSet<String>,
) -> Result<Sheet, Fault> {
    let (mut line, mut column) = (0_u64, 0_usize);
    let (mut columns, mut is_row_struck) = (0_usize, false);
    let mut is_hidden = false;
    loop {
        match xml.next()?.ok_or_else(|| xml.damaged())? {
            XmlEvent::Start(start) => {
                let number = |name: &str| {
                    attribute(&start, name).and_then(|number| number.parse::<usize>().ok())
                };
                let is_hidden_here =
                    attribute(&start, "Hidden").is_some_and(|hidden| &*hidden == "1");
                let style = attribute(&start, "StyleID");
                let is_struck = style.as_ref().map(|style| struck.contains(&**style));
                match start.local_name().as_ref() {
                    "Column" => {
                        let first =
                            number("Index").map_or(columns, |index| index.saturating_sub(1));
                        let last = first.saturating_add(number("Span").unwrap_or_default());
                        if is_hidden_here {
                            writer.hide_columns(first, last);
                        }
                        columns = last.saturating_add(1);
                    }
                    "Row" => {
                        let stated = number("Index").and_then(|line| u64::try_from(line).ok());
                        (line, column) = (row_number(stated, line)?, 0);
                        is_row_struck = is_struck.unwrap_or_default();
                        if is_hidden_here {
                            writer.hide(line);
                        }
                    }
                    "Cell" => {
                        let place = number("Index").map_or(column, |index| index.saturating_sub(1));
                        let across = number("MergeAcross").unwrap_or_default().min(COLUMNS_MAX);
                        column = place.min(COLUMNS_MAX) + across + 1;
                        let value = value(xml)?;
                        writer.write(budget, line, place, &value)?;
                        if !value.trim().is_empty() && is_struck.unwrap_or(is_row_struck) {
                            writer.hide(line);
                        }
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

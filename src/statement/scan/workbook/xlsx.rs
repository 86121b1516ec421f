//! XLSX and XLSM: an archive of XML.
//!
//! Source: ECMA-376 part 1. The part of each thing is found by its relationship, not by its usual name;
//! element names are compared without their prefixes, and the strict variant differs only in namespaces.

use std::collections::{BTreeMap, BTreeSet};

use quick_xml::events::BytesStart;

use super::common::{row_number, too_many_sheets, truth};
use crate::currency::Currency;
use crate::fault::Fault;
use crate::scan::archive::{Archive, PARTS_MAX};
use crate::scan::number::{
    currency_of_format, decimal_text, is_date_format, is_date_format_id, iso_text, serial_text,
};
use crate::scan::sheet::{
    CELL_BYTES_MAX, COLUMNS_MAX, SHEETS_MAX, SharedStrings, Sheet, SheetBudget, SheetWriter,
    cell_too_long,
};
use crate::scan::xml::{XmlEvent, XmlReader, attribute, damaged};

const WHAT: &str = "workbook (XLSX)";

pub(super) fn sheets(bytes: &[u8]) -> Result<Vec<Sheet>, Fault> {
    let mut archive = Archive::open(bytes)?;
    let path = relationships(&mut archive, "")?
        .into_values()
        .find(|target| target.kind == "officeDocument")
        .map_or_else(|| "xl/workbook.xml".to_owned(), |target| target.path);
    let related = relationships(&mut archive, &path)?;
    let text = archive.text(&path)?.ok_or_else(|| damaged(WHAT))?;
    let listed = listed_sheets(&text)?;
    let mut part = |kind: &str| match related.values().find(|target| target.kind == kind) {
        Some(target) => Ok(archive.text(&target.path)?.unwrap_or_default()),
        None => Ok::<_, Fault>(String::new()),
    };
    let mut budget = SheetBudget::default();
    let (strings, struck) = shared_strings(&part("sharedStrings")?, &budget)?;
    let styles = styles(&part("styles")?)?;
    let context = XlsxContext { strings, struck, styles, is_1904: listed.is_1904 };
    let mut sheets = Vec::new();
    for sheet in listed.sheets {
        // Sheets of charts and macros have no cells.
        let target = related.get(&sheet.relationship).filter(|target| target.kind == "worksheet");
        let Some(target) = target else { continue };
        let text = archive.text(&target.path)?.ok_or_else(|| damaged(WHAT))?;
        let writer = SheetWriter::new(sheet.name, sheet.is_hidden);
        sheets.push(context.read(&text, writer, &mut budget)?);
    }
    Ok(sheets)
}

/// Where a relationship leads.
struct RelationshipTarget {
    /// The last word of its type, which is the same in both variants of the format.
    kind: String,
    path: String,
}

/// The relationships of a part (of the whole archive: of the empty name) by their ids.
fn relationships(
    archive: &mut Archive<'_>,
    of: &str,
) -> Result<BTreeMap<String, RelationshipTarget>, Fault> {
    let (folder, name) = of.rsplit_once('/').unwrap_or(("", of));
    let path = resolved(folder, &format!("_rels/{name}.rels"));
    let mut found = BTreeMap::new();
    let Some(text) = archive.text(&path)? else { return Ok(found) };
    let mut xml = XmlReader::new(&text, WHAT);
    while let Some(node) = xml.next()? {
        let XmlEvent::Start(start) = node else { continue };
        let value = |name: &str| attribute(&start, name).unwrap_or_default();
        if start.local_name().as_ref() == "Relationship" && value("TargetMode") != "External" {
            let kind = value("Type").rsplit('/').next().unwrap_or_default().to_owned();
            let path = resolved(folder, &value("Target"));
            found.insert(value("Id").into_owned(), RelationshipTarget { kind, path });
            if found.len() > PARTS_MAX {
                return Err(damaged(WHAT));
            }
        }
    }
    Ok(found)
}

/// A path from a folder of the archive; one that starts with a slash is from its root.
fn resolved(folder: &str, target: &str) -> String {
    let mut parts: Vec<&str> = match target.strip_prefix('/') {
        Some(_) => Vec::new(),
        None => folder.split('/').filter(|part| !part.is_empty()).collect(),
    };
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

struct XlsxSheets {
    is_1904: bool,
    sheets: Vec<XlsxSheetEntry>,
}

struct XlsxSheetEntry {
    name: String,
    is_hidden: bool,
    relationship: String,
}

fn listed_sheets(text: &str) -> Result<XlsxSheets, Fault> {
    let mut listed = XlsxSheets { is_1904: false, sheets: Vec::new() };
    let mut xml = XmlReader::new(text, WHAT);
    while let Some(node) = xml.next()? {
        let XmlEvent::Start(start) = node else { continue };
        let value = |name: &str| attribute(&start, name).unwrap_or_default().into_owned();
        match start.local_name().as_ref() {
            "workbookPr" => listed.is_1904 = matches!(&*value("date1904"), "1" | "true" | "on"),
            "sheet" if listed.sheets.len() >= SHEETS_MAX => return Err(too_many_sheets()),
            "sheet" => listed.sheets.push(XlsxSheetEntry {
                name: value("name"),
                is_hidden: !matches!(&*value("state"), "" | "visible"),
                relationship: value("id"),
            }),
            _ => {}
        }
    }
    Ok(listed)
}

/// The shared strings, and which of them are struck out.
fn shared_strings(
    text: &str,
    budget: &SheetBudget,
) -> Result<(SharedStrings, BTreeSet<usize>), Fault> {
    let mut strings = SharedStrings::default();
    let (mut struck, mut at) = (BTreeSet::new(), 0);
    let mut xml = XmlReader::new(text, WHAT);
    while let Some(node) = xml.next()? {
        if matches!(&node, XmlEvent::Start(start) if start.local_name().as_ref() == "si") {
            if string_item(&mut xml, &mut strings.text)? {
                struck.insert(at);
            }
            at += 1;
            strings.end(budget)?;
        }
    }
    Ok((strings, struck))
}

/// The runs of a string that has just started, without the readings of East Asian writing beside them; whether all
/// of them are struck out.
fn string_item(xml: &mut XmlReader<'_>, text: &mut String) -> Result<bool, Fault> {
    let from = text.len();
    let mut depth = 0_usize;
    let (mut is_struck, mut runs) = (false, [0_usize; 2]);
    loop {
        match xml.next()?.ok_or_else(|| xml.damaged())? {
            XmlEvent::Start(start) => match start.local_name().as_ref() {
                "rPh" => xml.skip()?,
                "t" => {
                    let run = xml.text()?;
                    runs[usize::from(is_struck)] += usize::from(!run.trim().is_empty());
                    text.push_str(&run);
                    if text.len() - from > CELL_BYTES_MAX {
                        return Err(cell_too_long());
                    }
                }
                name => {
                    is_struck = name == "strike" && is_on(&start) || is_struck && name != "r";
                    depth += 1;
                }
            },
            XmlEvent::End(_) if depth == 0 => break,
            XmlEvent::End(_) => depth -= 1,
            XmlEvent::Text(_) => {}
        }
    }
    if text[from..].contains("_x") {
        let read = unescaped(&text[from..]);
        text.replace_range(from.., &read);
    }
    Ok(runs[1] > 0 && runs[0] == 0)
}

/// Whether a property is set: it is where it stands, unless its value says no.
fn is_on(property: &BytesStart<'_>) -> bool {
    !attribute(property, "val").is_some_and(|value| matches!(&*value, "0" | "false" | "off"))
}

/// `_x000D_` stands for a character that XML cannot hold.
fn unescaped(text: &str) -> String {
    let mut read = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("_x") {
        read.push_str(before);
        let code = after.get(..4).filter(|_| after.get(4..5) == Some("_"));
        let code =
            code.and_then(|code| u32::from_str_radix(code, 16).ok()).and_then(char::from_u32);
        if let Some(c) = code {
            read.push(c);
            rest = &after[5..];
        } else {
            read.push_str("_x");
            rest = after;
        }
    }
    read.push_str(rest);
    read
}

/// What the formats of cells say of their numbers, by the number of the format.
#[derive(Default)]
struct NumberFormats {
    /// They are dates.
    are_dates: Vec<bool>,
    /// The currency that stands beside them; nothing where all formats say the same.
    currencies: Vec<Option<String>>,
    /// They are struck out.
    are_struck: Vec<bool>,
}

fn styles(text: &str) -> Result<NumberFormats, Fault> {
    let mut codes = BTreeMap::new();
    let (mut ids, mut font_ids) = (Vec::new(), Vec::new());
    let mut fonts: Vec<bool> = Vec::new();
    let (mut is_in_cells, mut is_in_fonts) = (false, false);
    let mut xml = XmlReader::new(text, WHAT);
    while let Some(node) = xml.next()? {
        match node {
            XmlEvent::Start(start) => {
                let id = || attribute(&start, "numFmtId").and_then(|id| id.parse::<u16>().ok());
                let font = || attribute(&start, "fontId").and_then(|id| id.parse::<usize>().ok());
                match start.local_name().as_ref() {
                    "cellXfs" => is_in_cells = true,
                    "fonts" => is_in_fonts = true,
                    "font" if is_in_fonts => fonts.push(false),
                    "strike" if is_in_fonts => {
                        if let Some(last) = fonts.last_mut() {
                            *last = is_on(&start);
                        }
                    }
                    "numFmt" => {
                        let code = attribute(&start, "formatCode").unwrap_or_default();
                        codes.extend(id().map(|id| (id, code.into_owned())));
                    }
                    "xf" if is_in_cells => {
                        ids.push(id().unwrap_or_default());
                        font_ids.push(font().unwrap_or_default());
                    }
                    _ => {}
                }
            }
            XmlEvent::End(end) => match end.local_name().as_ref() {
                "cellXfs" => is_in_cells = false,
                "fonts" => is_in_fonts = false,
                _ => {}
            },
            XmlEvent::Text(_) => {}
        }
    }
    let is_date = |id: &u16| {
        codes.get(id).map_or_else(|| is_date_format_id(*id), |code| is_date_format(code))
    };
    let currency = |id: &u16| codes.get(id).and_then(|code| currency_of_format(code));
    let currencies: Vec<_> = ids.iter().map(currency).collect();
    let known: Vec<&Currency> = currencies.iter().flatten().map(|(_, known)| known).collect();
    // One alone tells nothing of an amount that another lacks.
    let are_several = known.iter().any(|one| one.excludes(known[0]));
    let name = |one: Option<(String, Currency)>| one.map(|(name, _)| name).filter(|_| are_several);
    Ok(NumberFormats {
        are_dates: ids.iter().map(is_date).collect(),
        currencies: currencies.iter().cloned().map(name).collect(),
        are_struck: font_ids
            .iter()
            .map(|font| fonts.get(*font).copied().unwrap_or_default())
            .collect(),
    })
}

struct XlsxContext {
    strings: SharedStrings,
    /// Those of them that are struck out.
    struck: BTreeSet<usize>,
    styles: NumberFormats,
    is_1904: bool,
}

impl XlsxContext {
    fn read(
        &self,
        text: &str,
        mut writer: SheetWriter,
        budget: &mut SheetBudget,
    ) -> Result<Sheet, Fault> {
        let mut xml = XmlReader::new(text, WHAT);
        let (mut line, mut column) = (0_u64, 0_usize);
        while let Some(node) = xml.next()? {
            let XmlEvent::Start(start) = node else { continue };
            match start.local_name().as_ref() {
                "row" => {
                    let stated = attribute(&start, "r").and_then(|line| line.parse().ok());
                    (line, column) = (row_number(stated, line)?, 0);
                    let has_no_height = attribute(&start, "ht").is_some_and(|ht| is_zero(&ht));
                    if is_hidden(&start) || has_no_height {
                        writer.hide(line);
                    }
                }
                "c" => {
                    let stated = attribute(&start, "r").and_then(|place| column_of(&place));
                    column = stated.unwrap_or(column);
                    let (value, is_struck) = self.value(&mut xml, &start, line)?;
                    writer.write(budget, line, column, &value)?;
                    if is_struck && !value.trim().is_empty() {
                        writer.hide(line);
                    }
                    column += 1;
                }
                "col" => {
                    let number = |name| attribute(&start, name).and_then(|at| at.parse().ok());
                    let has_no_width = attribute(&start, "width").is_some_and(|one| is_zero(&one));
                    let (first, last): (Option<usize>, Option<usize>) =
                        (number("min"), number("max"));
                    if let (Some(1..), Some(1..), true) =
                        (first, last, is_hidden(&start) || has_no_width)
                    {
                        writer.hide_columns(first.unwrap_or(1) - 1, last.unwrap_or(1) - 1);
                    }
                }
                "sheetData" | "worksheet" | "cols" => {}
                _ => xml.skip()?,
            }
        }
        writer.finish(budget)
    }

    /// The value of the cell that has just started, and whether it is struck out.
    fn value(
        &self,
        xml: &mut XmlReader<'_>,
        cell: &BytesStart<'_>,
        line: u64,
    ) -> Result<(String, bool), Fault> {
        let mut value = String::new();
        let style = attribute(cell, "s").and_then(|style| style.parse::<usize>().ok());
        let style = style.unwrap_or_default();
        let mut is_struck = self.styles.are_struck.get(style).copied().unwrap_or_default();
        loop {
            match xml.next()?.ok_or_else(|| xml.damaged())? {
                XmlEvent::Start(start) => match start.local_name().as_ref() {
                    "v" => value = xml.text()?,
                    "is" => is_struck |= string_item(xml, &mut value)?,
                    _ => xml.skip()?,
                },
                XmlEvent::End(_) => break,
                XmlEvent::Text(_) => {}
            }
        }
        let kind = attribute(cell, "t").unwrap_or_default();
        let text = match &*kind {
            _ if value.is_empty() => value,
            "s" => {
                let at = value.trim().parse().ok();
                is_struck |= at.is_some_and(|at| self.struck.contains(&at));
                let string = at.and_then(|at| self.strings.get(at));
                let unknown =
                    || Fault::at_line(line, "a cell whose text is missing from the workbook");
                string.ok_or_else(unknown)?.to_owned()
            }
            "b" => truth(matches!(value.trim(), "1" | "true")).to_owned(),
            "d" => iso_text(&value),
            "str" => unescaped(&value),
            "inlineStr" | "e" => value,
            _ => {
                let is_date = self.styles.are_dates.get(style).copied();
                let currency = self.styles.currencies.get(style).and_then(Option::as_ref);
                match (value.trim().parse::<f64>(), currency) {
                    (Ok(days), _) if is_date.unwrap_or_default() => serial_text(days, self.is_1904),
                    (Ok(_), Some(currency)) => format!("{} {currency}", decimal_text(&value)),
                    _ => decimal_text(&value),
                }
            }
        };
        Ok((text, is_struck))
    }
}

/// Whether a row or a column is not shown.
fn is_hidden(start: &BytesStart<'_>) -> bool {
    attribute(start, "hidden").is_some_and(|hidden| matches!(&*hidden, "1" | "true"))
}

/// Whether a height or a width is nothing.
fn is_zero(size: &str) -> bool {
    !size.is_empty() && size.bytes().all(|byte| matches!(byte, b'0' | b'.'))
}

/// The column of `BC17`, counted from 0.
fn column_of(place: &str) -> Option<usize> {
    let letters = place.bytes().take_while(u8::is_ascii_alphabetic);
    let number = letters.take(4).fold(0, |number, letter| {
        number * 26 + usize::from(letter.to_ascii_uppercase() - b'A') + 1
    });
    // A column that is too far is refused when it is written.
    number.checked_sub(1).map(|column| column.min(COLUMNS_MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_as_letters_do() {
        for (place, column) in [("A1", 0), ("Z9", 25), ("AA1", 26), ("XFD1048576", 16_383)] {
            assert_eq!(column_of(place), Some(column));
        }
        assert_eq!(column_of("ZZZZZZZZ1"), Some(COLUMNS_MAX));
        assert_eq!(column_of("17"), None);
    }

    #[test]
    fn paths_are_relative_to_their_part_or_to_the_root() {
        assert_eq!(resolved("xl", "worksheets/sheet1.xml"), "xl/worksheets/sheet1.xml");
        assert_eq!(resolved("xl", "/xl/styles.xml"), "xl/styles.xml");
        assert_eq!(resolved("xl/a", "../../../b.xml"), "b.xml");
    }

    #[test]
    fn characters_that_xml_cannot_hold_are_read() {
        assert_eq!(unescaped("a_x000D_b_x_ü_xZZZZ__x0041_"), "a\rb_x_ü_xZZZZ_A");
    }
}

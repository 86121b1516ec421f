//! XLS of Excel 5 to 2003: records in a stream of a compound file.
//!
//! Source: \[MS-XLS\]; the numbers of records and the layout of their cells are those of its chapter 2.4.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::common::{protected, too_many_sheets, truth};
use super::xls_text::{BiffParts, BiffRecord, BiffRecords, BiffStrings};
use crate::fault::Fault;
use crate::scan::number::{is_date_format, is_date_format_id, number_text, serial_text};
use crate::scan::ole::{OleFile, u16_at, u32_at};
use crate::scan::sheet::{SHEETS_MAX, SharedStrings, Sheet, SheetBudget, SheetWriter};
use crate::scan::xml::damaged;
use tieout::sort::CompactSort as _;

const WHAT: &str = "workbook (XLS)";

const BEGIN: u16 = 0x0809;
const END: u16 = 0x000a;

/// The flag of a font that strikes out, and that of a row that is not shown.
const STRUCK: u16 = 0x0008;
const ROW_HIDDEN: u16 = 0x0020;

pub(super) fn sheets(bytes: &[u8]) -> Result<Vec<Sheet>, Fault> {
    let ole = OleFile::open(bytes)?;
    let stream = match ole.stream("Workbook")? {
        Some(stream) => stream,
        None => ole.stream("Book")?.ok_or_else(|| damaged(WHAT))?,
    };
    let mut budget = SheetBudget::default();
    let book = XlsWorkbook::read(&stream, &budget)?;
    let mut sheets = Vec::new();
    for listed in &book.sheets {
        let rest = stream.get(listed.at..).ok_or_else(|| damaged(WHAT))?;
        let writer = SheetWriter::new(&*listed.name, listed.is_hidden);
        sheets.push(book.sheet(rest, writer, &mut budget)?);
    }
    Ok(sheets)
}

/// What stands before the sheets.
struct XlsWorkbook {
    texts: BiffStrings,
    is_1904: bool,
    is_date: Vec<bool>,
    /// Styles of cells that are struck out.
    is_struck: Vec<bool>,
    strings: SharedStrings,
    sheets: Vec<XlsSheetEntry>,
}

struct XlsSheetEntry {
    name: String,
    is_hidden: bool,
    at: usize,
}

impl XlsWorkbook {
    fn read(stream: &[u8], budget: &SheetBudget) -> Result<Self, Fault> {
        let texts = BiffStrings { is_wide: true, encoding: BiffStrings::code_page(0) };
        let mut book = Self {
            texts,
            is_1904: false,
            is_date: Vec::new(),
            is_struck: Vec::new(),
            strings: SharedStrings::default(),
            sheets: Vec::new(),
        };
        let mut codes = BTreeMap::new();
        let (mut styles, mut fonts) = (Vec::new(), Vec::new());
        for record in (BiffRecords { rest: stream }) {
            let data = record.data();
            match record.kind {
                BEGIN => book.texts.is_wide = u16_at(data, 0) == Some(0x0600),
                0x002f if u16_at(data, 0) != Some(0) || data.len() > 2 => return Err(protected()),
                0x0042 => {
                    book.texts.encoding = BiffStrings::code_page(u16_at(data, 0).unwrap_or(0));
                }
                0x0022 => book.is_1904 = u16_at(data, 0) == Some(1),
                0x041e => {
                    let code = book.texts.read(&record.parts, 2, book.texts.is_wide);
                    let code = code.unwrap_or_default();
                    codes.extend(u16_at(data, 0).map(|id| (id, is_date_format(&code))));
                }
                0x0031 => fonts.push(u16_at(data, 2).unwrap_or_default() & STRUCK != 0),
                0x00e0 => styles.push([0, 2].map(|at| u16_at(data, at).unwrap_or_default())),
                0x0085 => book.list(&record)?,
                0x00fc => book.strings = strings_of(&record, budget)?,
                END => break,
                _ => {}
            }
        }
        let is_date = |id: u16| codes.get(&id).copied().unwrap_or_else(|| is_date_format_id(id));
        book.is_date = styles.iter().map(|[_, format]| is_date(*format)).collect();
        // No font has the number 4.
        let font = |[font, _]: &[u16; 2]| usize::from(*font) - usize::from(*font > 4);
        let is_struck = |style| fonts.get(font(style)).copied().unwrap_or_default();
        book.is_struck = styles.iter().map(is_struck).collect();
        Ok(book)
    }

    /// Notes where a sheet of cells starts; charts and macros have none.
    fn list(&mut self, record: &BiffRecord<'_>) -> Result<(), Fault> {
        let data = record.data();
        let (Some(at), Some([state, kind])) = (u32_at(data, 0), data.get(4..6)) else {
            return Err(damaged(WHAT));
        };
        if *kind == 0 {
            let name = self.texts.read(&record.parts, 6, false).unwrap_or_default();
            self.sheets.push(XlsSheetEntry { name, is_hidden: state & 3 != 0, at: at as usize });
        }
        if self.sheets.len() > SHEETS_MAX { Err(too_many_sheets()) } else { Ok(()) }
    }

    fn sheet(
        &self,
        rest: &[u8],
        mut writer: SheetWriter,
        budget: &mut SheetBudget,
    ) -> Result<Sheet, Fault> {
        let mut cells = self.cells(rest, budget, &mut writer)?;
        // Programs other than Excel write columns by columns.
        cells.compact_sort_by_key(|cell| (cell.row, cell.column));
        for cell in &cells {
            let line = u64::from(cell.row) + 1;
            let text = match &cell.value {
                XlsValue::Number(number) => Cow::Owned(self.shown(cell.style, *number)),
                XlsValue::Text(text) => Cow::Borrowed(&**text),
                XlsValue::Shared(at) => {
                    self.strings.get(*at as usize).ok_or_else(|| damaged(WHAT))?.into()
                }
            };
            writer.write(budget, line, cell.column.into(), &text)?;
            let is_struck = self.is_struck.get(usize::from(cell.style)).copied();
            if is_struck.unwrap_or_default() && !text.trim().is_empty() {
                writer.hide(line);
            }
        }
        writer.finish(budget)
    }

    /// All cells of a sheet. They count here and where they are written: sheets may say that they stand at the
    /// same place, and cells too.
    fn cells(
        &self,
        rest: &[u8],
        budget: &mut SheetBudget,
        writer: &mut SheetWriter,
    ) -> Result<Vec<XlsCell>, Fault> {
        let mut cells: Vec<XlsCell> = Vec::new();
        // A chart within the sheet has cells of its own.
        let mut depth = 0_usize;
        for record in (BiffRecords { rest }) {
            let before = cells.len();
            match record.kind {
                BEGIN => depth += 1,
                END if depth <= 1 => break,
                END => depth -= 1,
                0x0208 | 0x007d if depth <= 1 => drop(hidden(&record, writer)),
                _ if depth <= 1 => drop(self.read_cells(&record, &mut cells)),
                _ => {}
            }
            let line = cells.last().map(|cell| u64::from(cell.row) + 1);
            budget.spend(cells.len() - before, 0, line)?;
        }
        Ok(cells)
    }

    /// The cells of a record; nothing where it is cut.
    fn read_cells(&self, record: &BiffRecord<'_>, cells: &mut Vec<XlsCell>) -> Option<()> {
        let data = record.data();
        let (row, column) = (u16_at(data, 0)?, u16_at(data, 2)?);
        let style = u16_at(data, 4).unwrap_or_default();
        let mut push = |value: XlsValue| cells.push(XlsCell { row, column, style, value });
        match record.kind {
            0x0203 => push(XlsValue::Number(float_at(data, 6)?)),
            0x027e => push(XlsValue::Number(packed(u32_at(data, 6)?))),
            0x00bd => {
                let last = data.len().checked_sub(2)?;
                let (numbers, _) = data.get(4..last)?.as_chunks::<6>();
                for (at, number) in (0_u16..).zip(numbers) {
                    let value = XlsValue::Number(packed(u32_at(number, 2)?));
                    let (style, column) = (u16_at(number, 0)?, column.checked_add(at)?);
                    cells.push(XlsCell { row, column, style, value });
                }
            }
            0x00fd => push(XlsValue::Shared(u32_at(data, 6)?)),
            0x0204 | 0x00d6 => push(XlsValue::Text(self.texts.read(&record.parts, 6, true)?)),
            0x0205 => push(XlsValue::Text(truth_or_error(*data.get(6)?, *data.get(7)? != 0))),
            0x0006 | 0x0206 | 0x0406 => {
                let value = match *data.get(6..14)?.first_chunk::<8>()? {
                    // The text stands in the next record.
                    [0, .., 0xff, 0xff] => XlsValue::Text(String::new()),
                    [1, _, value, .., 0xff, 0xff] => XlsValue::Text(truth_or_error(value, false)),
                    [2, _, value, .., 0xff, 0xff] => XlsValue::Text(truth_or_error(value, true)),
                    [_, .., 0xff, 0xff] => return None,
                    bytes => XlsValue::Number(f64::from_le_bytes(bytes)),
                };
                push(value);
            }
            0x0207 => {
                if let Some(XlsValue::Text(text)) = cells.last_mut().map(|cell| &mut cell.value) {
                    *text = self.texts.read(&record.parts, 0, true)?;
                }
            }
            _ => {}
        }
        Some(())
    }

    /// A number as its style shows it.
    fn shown(&self, style: u16, value: f64) -> String {
        let is_date = self.is_date.get(usize::from(style)).copied().unwrap_or_default();
        if is_date { serial_text(value, self.is_1904) } else { number_text(value) }
    }
}

struct XlsCell {
    row: u16,
    column: u16,
    style: u16,
    value: XlsValue,
}

/// Notes rows and columns that are not shown; nothing where the record is cut.
fn hidden(record: &BiffRecord<'_>, writer: &mut SheetWriter) -> Option<()> {
    let data = record.data();
    let first = u16_at(data, 0)?;
    if record.kind == 0x0208 {
        if u16_at(data, 12)? & ROW_HIDDEN != 0 {
            writer.hide(u64::from(first) + 1);
        }
    } else if u16_at(data, 8)? & 1 != 0 {
        writer.hide_columns(first.into(), u16_at(data, 2)?.into());
    }
    Some(())
}

enum XlsValue {
    Number(f64),
    Text(String),
    /// A place in the table of strings.
    Shared(u32),
}

fn strings_of(record: &BiffRecord<'_>, budget: &SheetBudget) -> Result<SharedStrings, Fault> {
    let mut parts = BiffParts::new(&record.parts);
    let mut strings = SharedStrings::default();
    if parts.skip(8).is_some() {
        while let Some(string) = parts.rich_string() {
            strings.text.push_str(&string);
            strings.end(budget)?;
        }
    }
    Ok(strings)
}

fn float_at(data: &[u8], at: usize) -> Option<f64> {
    Some(f64::from_le_bytes(*data.get(at..)?.first_chunk()?))
}

/// A number of 30 bits: whole or the upper half of a float, perhaps in hundredths.
fn packed(stored: u32) -> f64 {
    let (is_hundredths, is_whole) = (stored & 1 != 0, stored & 2 != 0);
    let value = if is_whole {
        f64::from(stored.cast_signed() >> 2)
    } else {
        f64::from_bits(u64::from(stored & !3) << 32)
    };
    if is_hundredths { value / 100.0 } else { value }
}

fn truth_or_error(value: u8, is_error: bool) -> String {
    let text = match (is_error, value) {
        (false, value) => truth(value != 0),
        (true, 0x00) => "#NULL!",
        (true, 0x07) => "#DIV/0!",
        (true, 0x0f) => "#VALUE!",
        (true, 0x17) => "#REF!",
        (true, 0x1d) => "#NAME?",
        (true, 0x24) => "#NUM!",
        (true, _) => "#N/A",
    };
    text.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_numbers_are_whole_or_halves_of_floats_or_hundredths() {
        assert!((packed(0x3ff0_0000) - 1.0).abs() < f64::EPSILON);
        assert!((packed(0x3ff0_0001) - 0.01).abs() < f64::EPSILON);
        assert!((packed((123_456 << 2) | 2) - 123_456.0).abs() < f64::EPSILON);
        assert!((packed((0_u32.wrapping_sub(11_800) << 2) | 3) + 118.0).abs() < f64::EPSILON);
    }

    #[test]
    fn rows_that_are_hidden_and_cells_that_are_struck_out_say_so() {
        let record = |kind: u16, data: &[u8]| {
            let length = u16::try_from(data.len()).unwrap();
            [&kind.to_le_bytes(), &length.to_le_bytes(), data].concat()
        };
        let font = |flags: u8| record(0x0031, &[0, 0, flags, 0]);
        // The fifth font has the number 5.
        let fonts = [font(0), font(0), font(0), font(0), font(8)].concat();
        let styles = [record(0x00e0, &[0; 4]), record(0x00e0, &[5, 0, 0, 0])].concat();
        let stream = [record(BEGIN, &[0, 6]), fonts, styles, record(END, &[])].concat();
        let mut budget = SheetBudget::default();
        let book = XlsWorkbook::read(&stream, &budget).unwrap();
        let number = |row: u8, style: u8| record(0x027e, &[row, 0, 0, 0, style, 0, 6, 0, 0, 0]);
        let row = |row: u8, flags: u8| {
            record(0x0208, &[row, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, flags, 0, 0, 0])
        };
        let column = record(0x007d, &[2, 0, 3, 0, 0, 0, 0, 0, 1, 0]);
        let rows = [row(0, 0), row(1, 0), row(2, 0x20)].concat();
        let cells = [number(0, 0), number(1, 1), number(2, 0)].concat();
        let sheet = [record(BEGIN, &[0, 6]), column, rows, cells, record(END, &[])].concat();
        let sheet = book.sheet(&sheet, SheetWriter::new("", false), &mut budget).unwrap();
        assert_eq!((sheet.unshown, sheet.hidden_columns), (vec![2, 3], vec![(2, 3)]));
    }

    #[test]
    fn cells_count_each_time_they_are_read() {
        let texts = BiffStrings { is_wide: true, encoding: BiffStrings::code_page(0) };
        let (is_date, is_struck) = (Vec::new(), Vec::new());
        let (strings, sheets) = (SharedStrings::default(), Vec::new());
        let book = XlsWorkbook { texts, is_1904: false, is_date, is_struck, strings, sheets };
        // Two packed numbers, both of them in the first row, and again.
        let record = b"\xbd\0\x12\0\0\0\0\0\0\0\x06\0\0\0\0\0\x06\0\0\0\x01\0";
        let sheet = record.repeat(10);
        let mut budget = SheetBudget::of(45, 100);
        let writer = &mut SheetWriter::new("", false);
        assert_eq!(book.cells(&sheet, &mut budget, writer).unwrap().len(), 20);
        assert!(book.sheet(&sheet, SheetWriter::new("", false), &mut budget).is_ok());
        assert!(book.cells(&sheet, &mut budget, writer).is_err());
    }
}

//! Workbooks as sheets of text cells: XLSX and XLSM, XLS, ODS, the XML of Excel 2003.
//!
//! - The line of a row is its number in the sheet; empty rows are left out, cells keep their columns.
//! - Numbers stand as their 15 significant digits, whole numbers in full, without an exponent
//!   (`12.340000000000002` is `12.34`); dates as `2026-03-02`, with `T10:15:00` where they have a time; formulas
//!   as the value stored with them; truth as `TRUE` and `FALSE`; errors as their text (`#REF!`).
//! - Of merged cells the first has the text.
//!
//! All four are read here, on `zip` and `quick-xml`. `calamine` (0.38) reads them too, and cannot be bounded
//! from outside: it reserves memory for as many strings and cells as a file says it has, follows a circle of
//! sectors without end, does not end on an ODS that is cut within a sheet, repeats what an ODS says is
//! repeated up to a hundred million cells. Its numbers are floats, where three of the four formats have digits.

mod ods;
mod spreadsheet_xml;
mod xls;
mod xls_text;
mod xlsx;

use super::container::WorkbookKind;
use super::sheet::{ROWS_MAX, Sheet};
use crate::statement::fault::Fault;

/// Reads all sheets of a workbook in their order, hidden ones too.
///
/// # Errors
/// It is cut, damaged, protected by a password, or unpacks to more than any statement.
pub fn sheets(bytes: &[u8], kind: WorkbookKind) -> Result<Vec<Sheet>, Fault> {
    match kind {
        WorkbookKind::Xlsx => xlsx::sheets(bytes),
        WorkbookKind::Xls => xls::sheets(bytes),
        WorkbookKind::Ods => ods::sheets(bytes),
        WorkbookKind::SpreadsheetXml => spreadsheet_xml::sheets(bytes),
    }
}

/// The number of a row as a file states it, else the one after `before`.
fn row_number(stated: Option<u64>, before: u64) -> Result<u64, Fault> {
    let number = stated.unwrap_or(before + 1);
    if (1..=ROWS_MAX).contains(&number) {
        return Ok(number);
    }
    Err(Fault::at_line(number, "a row that no sheet has").hint("open the file and save it again"))
}

fn protected() -> Fault {
    Fault::of_file("this workbook is protected by a password")
        .hint("open it, remove the password and save it again")
}

fn too_many_sheets() -> Fault {
    Fault::of_file("a workbook of more than 256 sheets")
        .hint("save the sheet of the statement alone")
}

const fn truth(value: bool) -> &'static str {
    if value { "TRUE" } else { "FALSE" }
}

#[cfg(test)]
mod tests;

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

mod common;
mod ods;
mod spreadsheet_xml;
mod xls;
mod xls_text;
mod xlsx;

use super::container::WorkbookKind;
use super::sheet::Sheet;
use crate::fault::Fault;

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

#[cfg(test)]
mod tests;

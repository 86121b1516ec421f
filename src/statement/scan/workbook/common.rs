//! What the workbooks of all programs have in common: numbers of rows, truth, and what is refused.

use super::super::sheet::ROWS_MAX;
use crate::fault::Fault;

/// The number of a row as a file states it, else the one after `before`.
pub(super) fn row_number(stated: Option<u64>, before: u64) -> Result<u64, Fault> {
    let number = stated.unwrap_or(before + 1);
    if (1..=ROWS_MAX).contains(&number) {
        return Ok(number);
    }
    Err(Fault::at_line(number, "a row that no sheet has").hint("open the file and save it again"))
}

pub(super) fn protected() -> Fault {
    Fault::of_file("this workbook is protected by a password")
        .hint("open it, remove the password and save it again")
}

pub(super) fn too_many_sheets() -> Fault {
    Fault::of_file("a workbook of more than 256 sheets")
        .hint("save the sheet of the statement alone")
}

pub(super) const fn truth(value: bool) -> &'static str {
    if value { "TRUE" } else { "FALSE" }
}

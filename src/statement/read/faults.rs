//! What is wrong with a row, said of the column as the file calls it.

use crate::fault::Fault;
use crate::grid::Record;
use crate::profile::column_key;
use crate::reading::{AmountRule, AmountTrouble, Reading, is_nothing};

/// A fault that a sink found, with the column as the file calls it.
pub(super) fn named(fault: Fault, record: &Record<'_>, reading: &Reading) -> Fault {
    let at = match fault.column.as_deref() {
        Some("amount") => Some(amount_column(record, &reading.amount)),
        Some("description") => reading.texts.first().copied(),
        Some("merchant") => reading.counterparty,
        _ => None,
    };
    match at {
        Some(at) => Fault { column: Some(column_key(&reading.names, at)), ..fault },
        None => fault,
    }
}

/// What to do about a cell that is no number.
fn number_hint(cell: &str) -> &'static str {
    let is_of_number = |c: char| c.is_ascii_digit() || matches!(c, '.' | '-' | '+' | 'e' | 'E');
    let is_scientific = cell.trim().starts_with(|c: char| c.is_ascii_digit() || c == '-')
        && cell.contains(['e', 'E'])
        && cell.trim().chars().all(is_of_number);
    match cell {
        _ if is_scientific => {
            "a spreadsheet wrote this in scientific notation and may have lost digits; format the \
             column as a number with 2 decimals"
        }
        _ if cell.contains(char::is_alphabetic) => {
            "write amounts as plain signed numbers such as -1234.50, without letters"
        }
        _ => "write amounts as plain signed numbers such as -1234.50",
    }
}

/// The end of a sentence on a cell that has no amount.
pub(super) fn amount_fault(
    record: &Record<'_>,
    reading: &Reading,
    trouble: &AmountTrouble,
) -> Fault {
    let key = |at: usize| column_key(&reading.names, at);
    let of = |at: usize, message: &str| {
        Fault::of_cell(record.line(), &key(at), record.cell(at), message)
    };
    match trouble {
        AmountTrouble::Empty => of(reading.amount.columns()[0], "is empty where an amount belongs"),
        AmountTrouble::NoNumber { column } => {
            of(*column, "is not a number").hint(number_hint(record.cell(*column)))
        }
        AmountTrouble::TooLong { column } => of(*column, "has more than 40 digits"),
        AmountTrouble::NoDirection { column } => of(*column, "says neither money in nor money out"),
        AmountTrouble::Both => {
            Fault::at_line(record.line(), "has money in and money out in one row")
        }
    }
}

/// The column that holds the amount of a record.
pub(super) fn amount_column(record: &Record<'_>, rule: &AmountRule) -> usize {
    match rule {
        AmountRule::Split { money_in, money_out, .. } if is_nothing(record.cell(*money_in)) => {
            *money_out
        }
        AmountRule::Split { money_in, .. } => *money_in,
        AmountRule::Signed { column, .. }
        | AmountRule::Directed { column, .. }
        | AmountRule::Marked { column, .. } => *column,
        AmountRule::LessFee { gross, .. } => amount_column(record, gross),
    }
}

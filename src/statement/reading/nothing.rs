//! Cells that hold nothing where an amount may stand.

use crate::currency::Currency;

/// Whether a cell of amounts holds none: empty, or a dash for it.
#[must_use]
pub fn is_nothing(cell: &str) -> bool {
    let cell = cell.trim();
    matches!(cell, "" | "-" | "--" | "\u{2013}" | "\u{2014}" | "." | "'" | "n/a" | "N/A")
        || is_accounting_zero(cell)
}

/// Nothing, as spreadsheets write it in their format for accounts: `£-`, `-   €`.
fn is_accounting_zero(cell: &str) -> bool {
    const BYTES_MAX: usize = 16;
    let is_dash = |c: char| matches!(c, '-' | '\u{2013}' | '\u{2014}');
    if cell.len() > BYTES_MAX || !(cell.starts_with(is_dash) || cell.ends_with(is_dash)) {
        return false;
    }
    let rest = cell.trim_matches(is_dash).trim();
    !rest.contains(|c: char| c.is_ascii_digit()) && Currency::of_known(rest).is_some()
}

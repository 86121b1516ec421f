//! BAI2, the cash management balance reporting of banks in the United States and elsewhere.
//!
//! Amounts are in the smallest unit of their currency, which is the account's, else the group's, else the
//! dollar. The type code says the direction of an entry. Control totals and counts are checked; they are
//! sums over everything, balances included.

mod account;
mod file;
mod records;

#[cfg(test)]
mod tests;

use super::super::fault::Fault;
use super::super::structured::StructuredStatement;
use super::text::{FormatFaults, start};

/// Whether the file starts with a file header (01) that has a group header (02) behind it.
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    let mut lines = start(bytes).split(|byte| matches!(byte, b'\n' | b'\r'));
    let has = |line: Option<&[u8]>, code: &[u8], commas: usize| {
        line.is_some_and(|line| {
            line.starts_with(code) && memchr::memchr_iter(b',', line).count() >= commas
        })
    };
    let is_header = has(lines.next(), b"01,", 5);
    let next = lines.find(|line| !line.trim_ascii().is_empty() && !line.starts_with(b"88"));
    is_header && has(next, b"02,", 4)
}

/// Reads every account of every group of a decoded file.
///
/// # Errors
/// Every amount, day or code that cannot be read, with its line; records out of their order; a file
/// without any account.
pub fn read(text: &str) -> Result<Vec<StructuredStatement>, Vec<Fault>> {
    let mut faults = FormatFaults::default();
    let mut reader = file::Bai2Reader::default();
    for record in records::records(text) {
        if let Some(record) = faults.keep(record) {
            reader.take(record, &mut faults);
        }
    }
    let statements = faults.finish(reader.finish())?;
    if statements.is_empty() {
        return Err(vec![Fault::of_file("has no account (a record 03)")]);
    }
    Ok(statements)
}

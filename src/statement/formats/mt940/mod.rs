//! MT940 and MT942 of SWIFT, with and without its blocks, in the dialects of European banks.
//!
//! The entry day is the day of an entry, the value day where there is none. `RC` and `RD` take back a
//! credit and a debit. A statement that goes on in the next message (`:62M:`, then `:60M:` with the same
//! balance) is one statement. MT942 is an interim report: its entries come again in a statement.

mod fields;
mod line;
mod message;
mod narrative;

#[cfg(test)]
mod tests;

use super::super::fault::Fault;
use super::super::structured::StructuredStatement;
use super::text::{FormatFaults, has_word, start};
use message::Mt940Reader;

/// Whether the file starts with the blocks of SWIFT or with its first fields.
#[must_use]
pub fn looks_like(bytes: &[u8]) -> bool {
    let start = start(bytes);
    let is_block = start.starts_with(b"{1:") && (has_word(start, "940") || has_word(start, "942"));
    // A tag stands at the start of its line: `10:20:30` is a time.
    let lines = || start.split(|byte| matches!(byte, b'\n' | b'\r'));
    let has = |tag: &str| lines().any(|line| line.trim_ascii_start().starts_with(tag.as_bytes()));
    is_block || has(":20:") && has(":25") && (has(":28") || has(":60") || has(":34F:"))
}

/// Reads every statement of a decoded file.
///
/// # Errors
/// Every statement line, balance or total that cannot be read, with its line; a file without any
/// statement.
pub fn read(text: &str) -> Result<Vec<StructuredStatement>, Vec<Fault>> {
    let mut faults = FormatFaults::default();
    let mut reader = Mt940Reader::default();
    for field in fields::fields(text) {
        reader.take(&field, &mut faults);
    }
    let statements = faults.finish(reader.finish())?;
    if statements.is_empty() {
        return Err(vec![Fault::of_file("has no statement (MT940) or report (MT942)")]);
    }
    // A file that is cut would end in an amount that is cut.
    let is_cut = statements
        .iter()
        .any(|one| !one.is_interim && one.opening.is_some() && one.closing.is_none());
    if is_cut {
        let fault =
            Fault::of_file("has an opening balance without a closing one (:62F:): it is cut");
        return Err(vec![fault.hint("download or export it again")]);
    }
    Ok(statements)
}

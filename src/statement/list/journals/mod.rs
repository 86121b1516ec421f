//! Journals to be posted: a table with a line for each leg, a JSON document, or JSON lines.
//!
//! Lines say their account by code or identifier; what that stands for is known to the books, not here.

mod json;
mod legs;
mod listed;

pub use self::listed::{JournalList, LegPlace, ListedJournal};
use super::words::is_of_vat;
use super::{ListFaults, ListFormat, json as json_list, note_unread, rows};
use crate::fault::Fault;

/// The columns of journals.
pub const ROLES: &[&str] = &[
    "journal",
    "reference",
    "date",
    "description",
    "account",
    "debit",
    "credit",
    "memo",
    "vat_code",
    "vat_amount",
    "vat_side",
    "external_id",
    "currency",
];

/// Reads journals.
///
/// # Errors
/// [`ListFaults`].
pub fn read(bytes: &[u8], format: &ListFormat) -> Result<JournalList, ListFaults> {
    if json_list::is_json(bytes) {
        let journals = json::read(bytes)?;
        return Ok(JournalList { journals, ..JournalList::default() });
    }
    let mut legs = legs::JournalListBuilder::default();
    let (columns, mut notes) = rows::read(bytes, format, &mut legs)?;
    let unread = columns.unread();
    // What VAT a line has is never left out unseen.
    let has_vat = columns.column_of("vat_code").is_some();
    if let Some(vat) = unread.iter().find(|name| !has_vat && is_of_vat(name)) {
        let line = columns.header_line.unwrap_or(1);
        let fault = Fault::of_column(line, vat, "speaks of VAT, and is not read").hint(
            "--map vat_code= or vat_amount= and its name reads it; take out a column that the books are \
             not to have",
        );
        return Err(fault.into());
    }
    notes.extend(note_unread(&unread));
    Ok(JournalList { journals: legs.journals, columns, notes })
}

#[cfg(test)]
mod tests;

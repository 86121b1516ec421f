//! Columns of books that are not read: they are named, and what speaks of VAT is not passed over.

use super::role::plain;
use crate::safe::quoted;

/// Says which columns of a file are not read, in one note.
pub(super) fn note_columns(file: &str, columns: &[&str]) -> Option<String> {
    let named = columns.iter().map(|name| quoted(name)).collect::<Vec<_>>().join(", ");
    match columns.len() {
        0 => None,
        1 => Some(format!("{file}: column {named} is not read")),
        _ => Some(format!("{file}: columns {named} are not read")),
    }
}

/// Whether a header speaks of how a line stands to VAT, or of the VAT in it.
pub(super) fn is_of_vat(name: &str) -> bool {
    let name = plain(name);
    let words: Vec<&str> = name.split(' ').collect();
    let of_others =
        ["number", "no", "registration", "reg", "id", "point", "date", "period", "year"];
    words.iter().any(|word| ["vat", "tax", "gst"].contains(word))
        && !words.iter().any(|word| of_others.contains(word))
}

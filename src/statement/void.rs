//! Marks of entries that do not count any more.

use super::words::{self, CellWord};

/// Whether a cell says nothing but `cancelled` or the like, or is marked as void: `**VOID**Smith`,
/// `VOID: rent`, `1002 VOID`. A text that only mentions it is none.
#[must_use]
pub(super) fn says_void(cell: &str) -> bool {
    let cell = cell.trim();
    let is_alone = matches!(words::state(cell), Some(CellWord::Declined | CellWord::Reverted));
    is_alone || begins_void(cell) || ends_void(cell).unwrap_or(false)
}

fn is_void(word: &str) -> bool {
    words::of_flags("void").contains(&&*words::folded(word))
}

fn begins_void(cell: &str) -> bool {
    let bare = cell.trim_start_matches(|c: char| !c.is_alphanumeric());
    let end = bare.find(|c: char| !c.is_alphanumeric()).unwrap_or(bare.len());
    let (first, rest) = bare.split_at(end);
    let is_parted = bare.len() < cell.len()
        || rest.trim_start().starts_with([':', ',', ';', '*', '-'])
        || !rest.is_empty() && !rest.contains(char::is_alphabetic);
    is_parted && is_void(first)
}

fn ends_void(cell: &str) -> Option<bool> {
    let (rest, last) = cell.rsplit_once(char::is_whitespace)?;
    let is_bracketed = last.starts_with(['(', '[', '*']);
    let stands_out = last.chars().all(|c| !c.is_lowercase())
        && (rest.contains(char::is_lowercase) || !rest.contains(char::is_alphabetic));
    Some((is_bracketed || stands_out) && is_void(last))
}

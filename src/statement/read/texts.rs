//! What is told of a row, from its columns of texts.

use crate::grid::Record;
use crate::reading::{Reading, is_nothing};

/// The texts of a row in one; `room` holds it where it is made of several.
pub(super) fn describe<'t>(
    record: &Record<'t>,
    reading: &Reading,
    room: &'t mut String,
) -> &'t str {
    if let [only] = reading.texts[..]
        && reading.plain_texts == 1
    {
        let cell = record.cell(only).trim();
        if cell.contains(char::is_alphabetic) {
            return cell;
        }
    }
    room.clear();
    let is_said = |at: &usize| record.cell(*at).contains(char::is_alphanumeric);
    let plain = &reading.texts[..reading.plain_texts.min(reading.texts.len())];
    let kind = reading.kind.filter(|_| !plain.iter().any(is_said));
    for at in kind.iter().chain(&reading.texts) {
        let part = record.cell(*at).trim();
        if !part.contains(char::is_alphanumeric) || room.contains(part) {
            continue;
        }
        if part.contains(&**room) {
            room.clear();
        }
        if !room.is_empty() {
            room.push(' ');
        }
        room.push_str(part);
    }
    let others = || reading.other_texts.iter().map(|at| record.cell(*at).trim());
    if room.is_empty() {
        let first = others().find(|text| text.contains(char::is_alphanumeric));
        room.push_str(first.unwrap_or_default());
    }
    // A number alone says little: the kind of the row stands behind it.
    if !room.contains(char::is_alphabetic)
        && let Some(other) = others().find(|text| text.contains(char::is_alphabetic))
    {
        if !room.is_empty() {
            room.push(' ');
        }
        room.push_str(other);
    }
    // Where nothing has a letter or a digit, signs are what is told: `<!--`, `***`.
    if room.is_empty() {
        let cells = reading.texts.iter().map(|at| record.cell(*at).trim());
        let signs = cells.chain(others()).find(|text| !is_nothing(text));
        room.push_str(signs.unwrap_or_default());
    }
    room
}

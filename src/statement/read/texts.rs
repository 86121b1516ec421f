//! What is told of a row, from its columns of texts.

use crate::statement::grid::Record;
use crate::statement::reading::Reading;

/// The texts of a row in one; `room` holds it where it is made of several.
pub(super) fn describe<'t>(
    record: &Record<'t>,
    reading: &Reading,
    room: &'t mut String,
) -> &'t str {
    if let [only] = reading.texts[..] {
        let cell = record.cell(only);
        if !cell.trim().is_empty() {
            return cell;
        }
    }
    room.clear();
    for at in &reading.texts {
        let part = record.cell(*at).trim();
        if part.is_empty() || room.contains(part) {
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
    if room.is_empty() {
        let others = reading.other_texts.iter().map(|at| record.cell(*at).trim());
        room.push_str(others.into_iter().find(|text| !text.is_empty()).unwrap_or_default());
    }
    room
}

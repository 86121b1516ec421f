//! Letters that stand for the states of rows: a balance shows what they mean, or a legend says it; else it is said
//! that nothing does.

use std::collections::BTreeMap;

use super::context::{EvidenceStrength, InferenceContext};
use crate::reading::NotBooked;
use crate::words::{self, CellWord, HeaderWord};

/// More letters than these are no states.
const LETTERS_MAX: usize = 5;

/// Letters that often say that a row does not count.
const PERHAPS_OPEN: [char; 4] = ['P', 'X', 'V', 'D'];

/// Columns whose cells are single letters that may be states, and how many rows have each.
fn columns<'a>(
    context: &'a InferenceContext<'_>,
) -> impl Iterator<Item = (usize, BTreeMap<char, usize>)> + 'a {
    let columns = &context.profile.columns;
    (0..columns.len()).filter_map(|at| {
        let column = &columns[at];
        let may_be =
            matches!(column.meanings.first(), None | Some(HeaderWord::State | HeaderWord::Other));
        let distinct = column.distinct.as_ref()?;
        let letters: Option<BTreeMap<char, usize>> =
            distinct.iter().map(|(cell, count)| Some((letter(cell)?, *count))).collect();
        let letters = letters.filter(|all| !all.is_empty() && all.len() <= LETTERS_MAX)?;
        // A column of anything else is one of states where a legend explains each of its letters.
        let is_explained = || letters.keys().all(|letter| by_legend(context, *letter).is_some());
        // One letter of all rows divides nothing.
        let is_divided = letters.len() > 1 || column.filled < context.profile.rows.len();
        let says_way = distinct.keys().any(|cell| words::direction(cell).is_some());
        let is_of_states = may_be && (!says_way || column.means(HeaderWord::State));
        (is_divided && (is_of_states || is_explained())).then_some((at, letters))
    })
}

/// The one letter of a cell.
fn letter(cell: &str) -> Option<char> {
    let mut chars = cell.trim().chars();
    let only = chars.next().filter(|c| c.is_alphabetic())?;
    chars.next().is_none().then_some(only)
}

/// Letters of rows that moved no balance, by the balances beside them or by a legend.
pub(super) fn marks(context: &InferenceContext<'_>) -> Vec<NotBooked> {
    let mut found = Vec::new();
    for (column, letters) in columns(context) {
        for letter in letters.keys().copied() {
            let kind = match (by_balance(context, column, letter), by_legend(context, letter)) {
                (None, Some(CellWord::Pending)) => Some("pending"),
                (None, Some(CellWord::Declined)) => Some("declined"),
                (None, Some(CellWord::Reverted)) => Some("reverted"),
                (Some(false), _) | (None, Some(CellWord::Noted)) => Some("that moved no balance"),
                _ => None,
            };
            found.extend(kind.map(|kind| NotBooked::Coded { column, letter, kind }));
        }
    }
    found
}

/// Says which letters nothing explains, where they may be states: their rows count.
pub(super) fn note_unexplained(context: &mut InferenceContext<'_>) {
    let mut notes = Vec::new();
    for (column, letters) in columns(context) {
        let is_state = context.profile.columns[column].means(HeaderWord::State);
        let is_open = |letter: &char| {
            by_balance(context, column, *letter).is_none() && by_legend(context, *letter).is_none()
        };
        let is_known = |letter: &char| words::state(&letter.to_string()).is_some();
        let may_be = |letter: &char| {
            is_open(letter) && !is_known(letter) && (is_state || PERHAPS_OPEN.contains(letter))
        };
        let open: Vec<String> = letters
            .iter()
            .filter(|(letter, _)| may_be(letter))
            .map(|(letter, count)| match count {
                1 => format!("{letter} of 1 row"),
                count => format!("{letter} of {count} rows"),
            })
            .collect();
        if !open.is_empty() {
            let key = context.key(column);
            notes.push(format!(
                "{key} says {}, and nothing tells what that is: they are read as booked",
                open.join(", ")
            ));
        }
    }
    for says in notes {
        context.note("state", EvidenceStrength::Soft, says);
    }
}

/// Whether the rows of a letter moved the balance beside them; none where there is none, or they differ.
fn by_balance(context: &InferenceContext<'_>, column: usize, letter: char) -> Option<bool> {
    let rows = &context.profile.rows;
    let balance = context.profile.meaning(HeaderWord::Balance).next()?;
    let of = |place: usize| rows.get(place).map(|row| context.cell(*row, balance).trim());
    let is_it = |place: &usize| self::letter(context.cell(rows[*place], column)) == Some(letter);
    let (of_it, others): (Vec<usize>, Vec<usize>) = (0..rows.len()).partition(is_it);
    // Other rows without one have theirs at the end of their day.
    let are_filled = others.iter().all(|place| of(*place) != Some(""));
    let is_unmoved = |place: &usize| {
        let own = of(*place);
        let above = place.checked_sub(1).and_then(of);
        if own == Some("") { are_filled } else { own == above || own == of(place + 1) }
    };
    let unmoved = of_it.iter().filter(|place| is_unmoved(place)).count();
    let has_moves = others.iter().any(|place| !is_unmoved(place));
    let has_balances = of_it.iter().any(|place| of(*place) != Some("")) || are_filled;
    match unmoved {
        0 if has_balances => Some(true),
        count if count == of_it.len() && has_moves => Some(false),
        _ => None,
    }
}

/// What a legend outside the rows says of a letter: `P = pending`, `X - cancelled`. What separates fields may have
/// cut it.
fn by_legend(context: &InferenceContext<'_>, letter: char) -> Option<CellWord> {
    let rows = &context.profile.rows;
    let outside = (0..context.sample.len()).filter(|at| rows.binary_search(at).is_err());
    let mut states = outside.filter(|at| Some(*at) != context.profile.header).flat_map(|at| {
        let cells = context.sample.row(at).cells();
        let parts = cells.flat_map(|cell| cell.split([';', ',', '|', '\n']));
        parts.filter_map(move |part| meaning(part, letter)).collect::<Vec<_>>()
    });
    let first = states.next()?;
    states.all(|state| state == first).then_some(first)
}

/// What one part of a legend says of a letter.
fn meaning(part: &str, letter: char) -> Option<CellWord> {
    let titled = part.rsplit_once(':').filter(|(before, _)| before.trim().len() > 1);
    let part = titled.map_or(part, |(_, rest)| rest);
    let is_beside = |c: char| !c.is_alphanumeric();
    let (short, long) = ["=", " - ", " – ", ":"].iter().find_map(|mark| part.split_once(mark))?;
    let is_it = self::letter(short.trim_matches(is_beside)) == Some(letter);
    words::state(long.trim_matches(is_beside)).filter(|_| is_it)
}

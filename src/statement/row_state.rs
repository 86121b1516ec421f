//! What a cell says of the state of its row, and marks of entries that do not count any more.

use super::words::{self, CellWord};

/// What a cell in a column of states says, which may say before it what it is of: `TRANSFER FAILED`,
/// `Cheque 1002 - cancelled`.
#[must_use]
pub(super) fn state_of_row(cell: &str) -> Option<CellWord> {
    const OF: [&str; 5] = ["transfer", "payment", "transaction", "order", "deposit"];
    let known = words::state(cell).or_else(|| {
        let (of, said) = cell.trim().split_once([' ', '_'])?;
        words::state(said).filter(|_| OF.contains(&&*words::folded(of)))
    });
    known.or_else(|| marked(cell)).or_else(|| says_void(cell).then_some(CellWord::Declined))
}

/// Whether a state is that of a row that moved the balance; one that is not known does.
#[must_use]
pub(super) fn is_booked(cell: &str) -> bool {
    !matches!(
        state_of_row(cell),
        Some(CellWord::Pending | CellWord::Declined | CellWord::Reverted | CellWord::Noted)
    )
}

/// Whether a state is that of a sale whose money was given back.
#[must_use]
pub(super) fn is_refund(cell: &str) -> bool {
    words::of_flags("refunded").contains(&&*words::folded(cell))
}

/// What stands in brackets or asterisks at an end of a text: `(pending) UBER`, `*** Declined UBER`, where it says
/// that the row is not booked.
#[must_use]
pub(super) fn marked(cell: &str) -> Option<CellWord> {
    let cell = cell.trim();
    let bracketed = |open: char, close: char| {
        let before = cell.strip_prefix(open).and_then(|rest| rest.split_once(close));
        let behind = cell.strip_suffix(close).and_then(|rest| rest.rsplit_once(open));
        [before.map(|(inner, _)| inner), behind.map(|(_, inner)| inner)]
    };
    let starred = [
        cell.strip_prefix('*').map(|rest| {
            let rest = rest.trim_start_matches(['*', ' ']);
            rest.split_once('*').map_or_else(|| first_word(rest), |(inner, _)| inner)
        }),
        cell.strip_suffix('*').map(|rest| {
            let rest = rest.trim_end_matches(['*', ' ']);
            rest.rsplit_once('*').map_or_else(|| last_word(rest), |(_, inner)| inner)
        }),
    ];
    let all = bracketed('(', ')').into_iter().chain(bracketed('[', ']')).chain(starred);
    let said = |text: &str| {
        words::state(text).filter(|state| matches!(state, CellWord::Pending | CellWord::Declined))
    };
    all.flatten().find_map(said)
}

fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

fn last_word(text: &str) -> &str {
    text.split_whitespace().next_back().unwrap_or_default()
}

/// Whether a cell says nothing but `cancelled` or the like, or is marked as void: `**VOID**Smith`,
/// `VOID: rent`, `1002 VOID`, `Cheque 1002 - cancelled`. A text that only mentions it is none.
#[must_use]
pub(super) fn says_void(cell: &str) -> bool {
    let cell = cell.trim();
    let is_alone = matches!(words::state(cell), Some(CellWord::Declined | CellWord::Reverted));
    let is_marked = matches!(marked(cell), Some(CellWord::Declined));
    is_alone
        || is_marked
        || begins_void(cell)
        || ends_void(cell).unwrap_or(false)
        || is_parted(cell)
}

fn is_void(word: &str) -> bool {
    words::of_flags("void").contains(&&*words::folded(word))
}

/// Whether the last part of a text, behind a dash or in brackets, says that the row does not count.
fn is_parted(cell: &str) -> bool {
    let bracketed = cell.strip_suffix([')', ']']).and_then(|text| text.rsplit_once(['(', '[']));
    let parted = bracketed
        .or_else(|| [" - ", " – ", ": ", ", "].iter().find_map(|mark| cell.rsplit_once(mark)));
    parted.is_some_and(|(_, last)| words::state(last) == Some(CellWord::Declined))
}

fn begins_void(cell: &str) -> bool {
    let bare = cell.trim_start_matches(|c: char| !c.is_alphanumeric());
    let end = bare.find(|c: char| !c.is_alphanumeric()).unwrap_or(bare.len());
    let (first, rest) = bare.split_at(end);
    // `*** Declined UBER`, `(pending) UBER`
    let is_marked = bare.len() < cell.len()
        && matches!(words::state(first), Some(CellWord::Declined | CellWord::Pending));
    let is_parted = bare.len() < cell.len()
        || rest.trim_start().starts_with([':', ',', ';', '*', '-'])
        || !rest.is_empty() && !rest.contains(char::is_alphabetic)
        || ["chq", "cheque", "check"].contains(&&*words::folded(first_word(rest)));
    is_marked || is_parted && is_void(first)
}

fn ends_void(cell: &str) -> Option<bool> {
    let (rest, last) = cell.rsplit_once(char::is_whitespace)?;
    let is_bracketed = last.starts_with(['(', '[', '*']);
    let stands_out = last.chars().all(|c| !c.is_lowercase())
        && (rest.contains(char::is_lowercase) || !rest.contains(char::is_alphabetic));
    Some((is_bracketed || stands_out) && is_void(last))
}

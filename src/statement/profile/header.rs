//! Which record names the columns, and which look like transactions.

use super::naming::{columns_of, place};
use crate::day::DatePattern;
use crate::grid::{Grid, Record};
use crate::number::WrittenNumber;
use crate::stated::StatedColumns;
use crate::words::{self, HeaderWord};

/// A header stands within so many records.
const HEADER_WITHIN: usize = 120;

/// Whether a cell is a day with marks between its parts (`2/2/26`), or one of eight digits.
fn is_day(cell: &str) -> bool {
    let cell = cell.trim();
    let digits = cell.bytes().filter(u8::is_ascii_digit).count();
    let is_of_several = cell.contains([';', '|', '\t']);
    !is_of_several
        && (3..=24).contains(&digits)
        && (digits != 6 || cell.len() != 6)
        && !DatePattern::fitting(cell).is_empty()
}

/// Whether a record has a day and, elsewhere, an amount.
pub(crate) fn is_like_transaction(record: &Record<'_>) -> bool {
    let (mut days, mut numbers) = (0, 0);
    for cell in record.cells() {
        if is_day(cell) {
            days += 1;
        } else if WrittenNumber::parse(cell).is_some() {
            numbers += 1;
        }
    }
    days > 0 && (numbers > 0 || days > 2)
}

/// The record that names the columns.
pub(super) fn find_header(sample: &Grid, like: &[bool], stated: &StatedColumns) -> Option<usize> {
    let within = sample.len().min(HEADER_WITHIN);
    let stated: Vec<&str> =
        stated.named().map(|(_, name)| name).filter(|name| place(name).is_none()).collect();
    if !stated.is_empty() {
        let has_all = |at: &usize| {
            let cells: Vec<String> =
                sample.row(*at).cells().map(|cell| cell.trim().to_owned()).collect();
            stated.iter().all(|name| !columns_of(&cells, name).is_empty())
        };
        if let Some(at) = (0..within).find(has_all) {
            return Some(at);
        }
    }
    let mut best: Option<(usize, usize)> = None;
    let mut rows_seen = 0;
    for (at, is_like) in like.iter().enumerate().take(within) {
        let record = sample.row(at);
        if let Some(score) = header_score(&record)
            && best.is_none_or(|(most, _)| score > most)
        {
            best = Some((score, at));
        }
        rows_seen += usize::from(*is_like);
        if rows_seen > 20 {
            break;
        }
    }
    if let Some((_, at)) = best {
        return Some(at);
    }
    // Names that are not known: the last row of texts alone before the first that has a day and a number.
    let first_row = like.iter().position(|like| *like)?;
    let width = sample.row(first_row).cells().filter(|cell| !cell.trim().is_empty()).count();
    let is_texts = |at: &usize| {
        let record = sample.row(*at);
        let filled = record.cells().filter(|cell| !cell.trim().is_empty()).count();
        // `Period:`, a number of an account: no names of columns.
        let has_value = |cell: &str| {
            let cell = cell.trim();
            let is_name = cell.is_empty() || cell.contains(char::is_alphabetic);
            let is_value = is_day(cell) || WrittenNumber::parse(cell).is_some();
            !is_name || is_value || cell.ends_with(':')
        };
        filled >= 2 && filled * 2 >= width && !record.cells().any(has_value)
    };
    (0..first_row).rev().find(is_texts)
}

/// Whether a record heads a table of transactions: a day and an amount are named, by words that are known.
pub(crate) fn is_heading(record: &Record<'_>) -> bool {
    header_score(record).is_some_and(|score| score >= 4)
}

/// How many cells of a record are headers that are known, if they can head a table of transactions.
fn header_score(record: &Record<'_>) -> Option<usize> {
    let (mut known, mut has_date, mut has_amount, mut filled) = (0, false, false, 0);
    for cell in record.cells().map(str::trim).filter(|cell| !cell.is_empty()) {
        filled += 1;
        if cell.len() > 60 || is_day(cell) || WrittenNumber::parse(cell).is_some() {
            return None;
        }
        let (meanings, is_known) = words::header(cell);
        known += if is_known { 2 } else { usize::from(!meanings.is_empty()) };
        has_date |= meanings.iter().any(|one| {
            matches!(
                one,
                HeaderWord::Date
                    | HeaderWord::BookingDate
                    | HeaderWord::ValueDate
                    | HeaderWord::OtherDate
            )
        });
        has_amount |= meanings.iter().any(|one| {
            matches!(
                one,
                HeaderWord::Amount
                    | HeaderWord::Net
                    | HeaderWord::Gross
                    | HeaderWord::In
                    | HeaderWord::Out
                    | HeaderWord::Credit
                    | HeaderWord::Debit
            )
        });
    }
    (filled >= 2 && has_date && has_amount).then_some(known)
}

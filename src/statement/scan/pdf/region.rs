//! Which lines are of a table, and which stand above, below and between.
//!
//! A table starts with its headings, on every page that has them, and ends with the last line whose amount
//! stands below a heading or below amounts of dated lines. Summaries, addresses and small print are no rows,
//! whatever amounts they have.

use std::collections::BTreeMap;

use super::columns::{Phrase, Row};

/// A heading stands so many lines above the first amount below it.
const LINES_TO_AMOUNT: usize = 4;
/// Lines that continue each other are not further apart.
pub(super) const LINE_GAP: f64 = 1.9;

/// Three phrases or more without an amount and hardly a digit, of which one stands over an amount of a row soon
/// below.
pub(super) fn is_heading(rows: &[Row<'_>], at: usize) -> bool {
    let row = &rows[at];
    let has_digit = |phrase: &&Phrase<'_>| {
        phrase.words.iter().any(|word| word.text.contains(|c: char| c.is_ascii_digit()))
    };
    if row.has_amount
        || row.starts_with_date
        || row.phrases.len() < 3
        || row.phrases.iter().filter(has_digit).count() > 1
    {
        return false;
    }
    let is_over = |amount: &Phrase<'_>| row.phrases.iter().any(|own| own.is_over(amount));
    let below = rows[at + 1..].iter().take(LINES_TO_AMOUNT);
    below.take_while(|below| below.page == row.page).any(|below| {
        below.is_body() && below.phrases.iter().any(|own| own.is_amount && is_over(own))
    })
}

/// Marks the lines of tables.
pub(super) fn mark(rows: &mut [Row<'_>]) {
    rows.iter_mut().for_each(|row| row.is_inside = false);
    let has_heading = (0..rows.len()).any(|at| is_heading(rows, at));
    let mut starts: Vec<usize> = (0..rows.len())
        .filter(|at| *at == 0 || rows[*at].page != rows[*at - 1].page || is_heading(rows, *at))
        .collect();
    starts.push(rows.len());
    for pair in starts.windows(2) {
        let (start, end) = (pair[0], pair[1]);
        if let Some((first, last)) = extent(rows, start, end, has_heading) {
            rows[first..=last].iter_mut().for_each(|row| row.is_inside = true);
        }
    }
}

/// The first and the last line of the table between two places, of which the first may be its heading. Where
/// only others have one, what stands here begins and ends with a day.
fn extent(rows: &[Row<'_>], start: usize, end: usize, has_heading: bool) -> Option<(usize, usize)> {
    let body = |at: &usize| rows[*at].is_body();
    if !is_heading(rows, start) {
        let body = |at: &usize| body(at) && (!has_heading || rows[*at].starts_with_date);
        let first = (start..end).find(body)?;
        // The day of the first row may stand above its amount.
        let lines = (start.max(first.saturating_sub(LINES_TO_AMOUNT))..first).rev();
        let near = lines.take_while(|at| rows[at + 1].y - rows[*at].y < LINE_GAP * rows[*at].size);
        let dated = near.into_iter().find(|at| rows[*at].starts_with_date);
        let has_day = rows[first].starts_with_date;
        let first = dated.filter(|_| !has_day).unwrap_or(first);
        return Some((first, (start..end).rfind(body)?));
    }
    let amounts = |row: &&Row<'_>| row.starts_with_date && row.has_amount;
    let dated = rows[start..end].iter().filter(amounts).flat_map(|row| &row.phrases);
    let columns: Vec<&Phrase<'_>> =
        dated.filter(|phrase| phrase.is_amount).chain(&rows[start].phrases).collect();
    let is_of_it = |at: &usize| {
        let row = &rows[*at];
        let mut amounts = row.phrases.iter().filter(|phrase| phrase.is_amount);
        body(at)
            && (row.starts_with_date
                || amounts.any(|amount| columns.iter().any(|column| column.is_over(amount))))
    };
    Some((start, (start..end).rfind(is_of_it)?))
}

/// Leaves out what stood at the same height of the page before, above or below the rows of the table, and
/// headings that are repeated.
pub(super) fn drop_repeated(rows: &mut Vec<Row<'_>>) {
    let mut seen: BTreeMap<String, (usize, f64)> = BTreeMap::new();
    let mut heading = String::new();
    let mut is_kept = Vec::with_capacity(rows.len());
    for (at, row) in rows.iter().enumerate() {
        let text = row.masked();
        if is_heading(rows, at) {
            is_kept.push(heading != text);
            heading = text;
            continue;
        }
        let before = if row.is_inside { None } else { seen.insert(text, (row.page, row.y)) };
        let is_repeated =
            before.is_some_and(|(page, y)| page + 1 == row.page && (y - row.y).abs() < 3.0);
        is_kept.push(row.starts_with_date || !is_repeated);
    }
    let mut is_kept = is_kept.into_iter();
    rows.retain(|_| is_kept.next().unwrap_or(true));
}

/// The rows of each sheet: a new one starts where there is a heading and rows of a table came before it.
pub(super) fn parts<'r, 'p>(rows: &'r [Row<'p>]) -> Vec<&'r [Row<'p>]> {
    let mut parts = Vec::new();
    let (mut start, mut has_heading, mut has_body) = (0, false, false);
    for (at, row) in rows.iter().enumerate() {
        if is_heading(rows, at) {
            if has_heading && has_body {
                parts.push(&rows[start..at]);
                (start, has_body) = (at, false);
            }
            has_heading = true;
        }
        has_body |= row.is_body();
    }
    parts.push(&rows[start..]);
    parts.retain(|rows| rows.iter().any(Row::is_body));
    parts
}

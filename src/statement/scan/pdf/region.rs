//! Which lines are of a table, and which stand above, below and between.
//!
//! A table starts with its headings, on every page that has them, and ends with the last line whose amount
//! stands below a heading or below amounts of dated lines. Summaries, addresses and small print are no rows,
//! whatever amounts they have.

use std::collections::{BTreeMap, BTreeSet};

use super::rows::{PdfPhrase, PhraseLine};
use super::shape::is_date;
use tieout::sort::{CompactCollect as _, CompactSort as _};

/// A heading stands so many lines above the first amount below it.
const LINES_TO_AMOUNT: usize = 4;
/// Lines that continue each other are not further apart.
pub(super) const LINE_GAP: f64 = 1.9;

/// Three phrases or more without an amount and hardly a digit, of which one stands over an amount of a row soon
/// below.
pub(super) fn is_heading(rows: &[PhraseLine<'_>], at: usize) -> bool {
    let row = &rows[at];
    let has_digit = |phrase: &&PdfPhrase<'_>| {
        phrase.words.iter().any(|word| word.text.contains(|c: char| c.is_ascii_digit()))
    };
    if row.has_amount
        || row.starts_with_date
        || row.phrases.len() < 3
        || row.phrases.iter().filter(has_digit).count() > 1
    {
        return false;
    }
    let is_over = |amount: &PdfPhrase<'_>| row.phrases.iter().any(|own| own.is_over(amount));
    let below = rows[at + 1..].iter().take(LINES_TO_AMOUNT);
    below.take_while(|below| below.page == row.page).any(|below| {
        below.is_body() && below.phrases.iter().any(|own| own.is_amount && is_over(own))
    })
}

/// Marks the lines of tables.
pub(super) fn mark(rows: &mut [PhraseLine<'_>]) {
    for row in rows.iter_mut() {
        row.is_inside = false;
    }
    let headings: Vec<bool> = (0..rows.len()).map(|at| is_heading(rows, at)).collect();
    let headed = (0..rows.len()).filter(|at| headings[*at]);
    let headed: BTreeSet<usize> = headed.map(|at| rows[at].page).compact_set();
    let is_start = |at: &usize| *at == 0 || rows[*at].page != rows[*at - 1].page || headings[*at];
    let mut starts: Vec<usize> = (0..rows.len()).filter(is_start).collect();
    starts.push(rows.len());
    let mut spans: Option<Vec<(f64, f64)>> = None;
    let mut marked = Vec::new();
    for pair in starts.windows(2) {
        let (start, end) = (pair[0], pair[1]);
        let lines = &rows[start..end];
        let is_headed = headings[start];
        if is_headed {
            spans = Some(amount_spans(lines));
        }
        let has_page_heading = headed.contains(&rows[start].page);
        let extent = match &spans {
            Some(spans) if is_headed || !has_page_heading => {
                extent(lines, |row| is_of(row, spans), is_headed)
            }
            // Above the heading of its page only what has a day is of a table.
            _ if headed.is_empty() => extent(lines, |_| true, false),
            _ => extent(lines, |row| row.starts_with_date, false),
        };
        marked.extend(extent.map(|(first, last)| start + first..=start + last));
    }
    for row in marked.into_iter().flatten() {
        rows[row].is_inside = true;
    }
}

/// Where amounts of the table below a heading stand, from left to right: those of dated lines, and headings from
/// there on.
fn amount_spans(lines: &[PhraseLine<'_>]) -> Vec<(f64, f64)> {
    let span = |phrase: &PdfPhrase<'_>| (phrase.x_start(), phrase.x_end());
    let dated = lines.iter().filter(|row| row.starts_with_date).flat_map(|row| &row.phrases);
    let mut spans: Vec<(f64, f64)> =
        dated.filter(|phrase| phrase.is_amount && !is_date(phrase.words)).map(span).collect();
    let headings = lines.first().map_or(&[][..], |row| &row.phrases);
    let first = spans.iter().map(|(x, _)| *x).fold(f64::MAX, f64::min);
    let is_of_amounts = |(at, phrase): &(usize, &PdfPhrase<'_>)| {
        if spans.is_empty() { *at > 1 } else { phrase.x_end() > first }
    };
    let headings: Vec<_> =
        headings.iter().enumerate().filter(is_of_amounts).map(|(_, phrase)| span(phrase)).collect();
    spans.extend(headings);
    spans.compact_sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut apart: Vec<(f64, f64)> = Vec::new();
    for (start, end) in spans {
        match apart.last_mut() {
            Some(last) if start < last.1 => last.1 = last.1.max(end),
            _ => apart.push((start, end)),
        }
    }
    apart
}

/// Whether a line has a day, or an amount where the amounts of a table stand.
fn is_of(row: &PhraseLine<'_>, spans: &[(f64, f64)]) -> bool {
    let is_within = |own: &PdfPhrase<'_>| {
        let at = spans.partition_point(|(_, end)| *end <= own.x_start());
        spans.get(at).is_some_and(|(start, _)| *start < own.x_end())
    };
    row.starts_with_date || row.phrases.iter().any(|own| own.is_amount && is_within(own))
}

/// The first and the last line of a table among lines; the first may be its heading.
fn extent(
    lines: &[PhraseLine<'_>],
    is_of_it: impl Fn(&PhraseLine<'_>) -> bool,
    is_headed: bool,
) -> Option<(usize, usize)> {
    let is_row = |row: &PhraseLine<'_>| row.is_body() && is_of_it(row);
    let last = lines.iter().rposition(is_row)?;
    let mut first = lines.iter().position(is_row)?;
    if is_headed {
        first = 0;
    } else if !lines[first].starts_with_date {
        // The day of the first row may stand above its amount.
        let above = (first.saturating_sub(LINES_TO_AMOUNT)..first).rev();
        let is_near = |at: &usize| lines[at + 1].y - lines[*at].y < LINE_GAP * lines[*at].size;
        let dated = above.take_while(is_near).find(|at| lines[*at].starts_with_date);
        first = dated.unwrap_or(first);
    }
    Some((first, last))
}

/// Leaves out what stood at the same height of the page before, above or below the rows of the table, and
/// headings that are repeated.
pub(super) fn drop_repeated(rows: &mut Vec<PhraseLine<'_>>) {
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
pub(super) fn parts<'r, 'p>(rows: &'r [PhraseLine<'p>]) -> Vec<&'r [PhraseLine<'p>]> {
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
    parts.retain(|rows| rows.iter().any(PhraseLine::is_body));
    parts
}

//! Where the columns of a table are.

use super::region::is_heading;
use super::rows::{COLUMNS_MAX, PdfPhrase, PhraseLine, too_wide};
use super::shape::is_date;
use crate::fault::Fault;
use tieout::sort::CompactSort as _;

/// Steps in which columns are looked for, in points, and how many a page has.
const STEP: f64 = 0.5;
const STEPS_MAX: usize = 20_000;

/// A column by the places of its cells.
#[derive(Debug, Clone, Copy)]
pub(super) struct PdfColumn {
    pub(super) x_start: f64,
    pub(super) x_end: f64,
}

impl PdfColumn {
    /// How far the words reach into it, or how far away they are, as a negative number.
    pub(super) fn overlap(&self, x_start: f64, x_end: f64) -> f64 {
        self.x_end.min(x_end) - self.x_start.max(x_start)
    }
}

/// Where columns are: what the rows of the table leave free from top to bottom parts them.
///
/// # Errors
/// There are more than any statement has.
pub(super) fn columns(rows: &[PhraseLine<'_>]) -> Result<Vec<PdfColumn>, Fault> {
    // How many phrases start and end at each step.
    let mut edges: Vec<(usize, usize)> = Vec::new();
    let mut first_x = f64::MAX;
    let inside = inside(rows);
    let spans = || {
        let phrases = inside.iter().flat_map(|row| &row.phrases);
        phrases.map(|phrase| (phrase.x_start(), phrase.x_end()))
    };
    for (x_start, _) in spans() {
        first_x = first_x.min(x_start);
    }
    for (x_start, x_end) in spans() {
        let (from, to) = (step(x_start - first_x), step(x_end - first_x));
        let last = from.max(to);
        if edges.len() <= last {
            edges.resize(last + 1, (0, 0));
        }
        edges[from].0 += 1;
        edges[last].1 += 1;
    }
    // One long line in fifty may cross a gap.
    let free = inside.len() / 50;
    let mut columns: Vec<PdfColumn> = Vec::new();
    let mut is_within = false;
    let mut covering = 0;
    for (at, (starts, ends)) in edges.iter().enumerate() {
        let x = first_x + place(at);
        covering += starts;
        let is_covered = covering > free;
        covering -= ends;
        if is_covered {
            match columns.last_mut() {
                Some(column) if is_within => column.x_end = x + STEP,
                _ => columns.push(PdfColumn { x_start: x, x_end: x + STEP }),
            }
        }
        is_within = is_covered;
    }
    let too_wide = || too_wide(rows.first().map_or(0, |row| row.line));
    if columns.len() > COLUMNS_MAX {
        return Err(too_wide());
    }
    join_sparse(rows, &mut columns);
    add_empty(rows, &mut columns);
    part_by_headings(rows, &inside, &mut columns);
    if columns.len() > COLUMNS_MAX { Err(too_wide()) } else { Ok(columns) }
}

/// A gap that few rows have is one within their text: what stands behind it in less than a quarter of them,
/// under no heading and never as an amount, belongs to the column before. Where there are headings, all that has
/// none of its own does, unless days stand before it.
fn join_sparse(rows: &[PhraseLine<'_>], columns: &mut Vec<PdfColumn>) {
    let is_in = |phrase: &PdfPhrase<'_>, column: &PdfColumn| {
        column.overlap(phrase.x_start(), phrase.x_end()) > 0.0
    };
    let headings: Vec<usize> = (0..rows.len()).filter(|at| is_heading(rows, *at)).collect();
    let is_body = |row: &&PhraseLine<'_>| row.is_inside && (row.is_body() || row.starts_with_date);
    let body: Vec<_> = rows.iter().filter(is_body).collect();
    let holds =
        |row: &PhraseLine<'_>, column: &PdfColumn| row.phrases.iter().any(|own| is_in(own, column));
    let has_amounts = |column: &PdfColumn| {
        let mut phrases = body.iter().flat_map(|row| &row.phrases);
        phrases.any(|phrase| phrase.is_amount && is_in(phrase, column))
    };
    // One in a text is none: `USD 24.98`.
    let is_of_amounts = |column: &PdfColumn| {
        let phrases = || body.iter().flat_map(|row| &row.phrases).filter(|own| is_in(own, column));
        phrases().filter(|own| own.is_amount).count() * 2 > phrases().count()
    };
    let has_days = |column: &PdfColumn| {
        let phrases = || body.iter().flat_map(|row| &row.phrases).filter(|own| is_in(own, column));
        phrases().filter(|own| is_date(own.words)).count() * 2 > phrases().count()
    };
    let all = columns.clone();
    let is_headed = |at: usize| {
        let mut phrases = headings.iter().flat_map(|heading| &rows[*heading].phrases);
        phrases.any(|own| nearest(&all, own.x_start(), own.x_end()) == at)
    };
    let is_joined = |at: usize, before: &PdfColumn| {
        let column = &all[at];
        let is_sparse = body.iter().filter(|row| holds(row, column)).count() * 4 < body.len();
        let is_headless = !headings.is_empty() && !has_days(before) && !has_days(column);
        (is_sparse || is_headless) && !has_amounts(column) && !is_headed(at)
    };
    let mut joined: Vec<PdfColumn> = Vec::new();
    for (at, column) in columns.drain(..).enumerate() {
        match joined.last_mut() {
            Some(before) if is_joined(at, before) && !is_of_amounts(before) => {
                before.x_end = column.x_end;
            }
            _ => joined.push(column),
        }
    }
    *columns = joined;
}

/// The lines of tables, without headings and those that go across it all.
fn inside<'r, 'p>(rows: &'r [PhraseLine<'p>]) -> Vec<&'r PhraseLine<'p>> {
    let is_line = |at: &usize| rows[*at].is_inside && !is_heading(rows, *at);
    let mut inside: Vec<&PhraseLine<'_>> =
        (0..rows.len()).filter(is_line).map(|at| &rows[at]).collect();
    let width = |row: &PhraseLine<'_>| match (row.phrases.first(), row.phrases.last()) {
        (Some(first), Some(last)) => last.x_end() - first.x_start(),
        _ => 0.0,
    };
    let full = inside.iter().map(|row| width(row)).fold(0.0, f64::max);
    inside.retain(|row| row.phrases.len() > 1 || width(row) < full / 2.0);
    inside
}

/// Two headings never head one column: it is parted between them, where the fewest words are cut, as near to
/// the second as may be.
fn part_by_headings(
    rows: &[PhraseLine<'_>],
    inside: &[&PhraseLine<'_>],
    columns: &mut Vec<PdfColumn>,
) {
    let words = || inside.iter().flat_map(|row| &row.phrases).flat_map(|phrase| phrase.words);
    let first_x = words().map(|word| word.x_start).fold(f64::MAX, f64::min);
    // How many more words are cut at a step than at the one before.
    let mut changes: Vec<(usize, usize)> = Vec::new();
    for word in words() {
        let (from, to) = (step(word.x_start - first_x) + 1, step(word.x_end - first_x));
        if from < to {
            if changes.len() <= to {
                changes.resize(to + 1, (0, 0));
            }
            changes[from].0 += 1;
            changes[to].1 += 1;
        }
    }
    let mut count = 0;
    let cut_at: Vec<usize> = changes
        .iter()
        .map(|(more, fewer)| {
            count = count + more - fewer;
            count
        })
        .collect();
    for at in (0..rows.len()).filter(|at| is_heading(rows, *at)) {
        for pair in rows[at].phrases.windows(2) {
            let (one, other) = (&pair[0], &pair[1]);
            let column = nearest(columns, one.x_start(), one.x_end());
            let Some(PdfColumn { x_start, x_end }) = columns.get(column).copied() else { continue };
            let is_one = column == nearest(columns, other.x_start(), other.x_end());
            if !is_one || columns.len() > COLUMNS_MAX {
                continue;
            }
            let from = step(one.x_start().max(x_start) - first_x) + 1;
            let to = step(other.x_end().min(x_end) - first_x);
            let far = |at: usize| (first_x + place(at) - other.x_start()).abs();
            let cut = |at: usize| cut_at.get(at).copied().unwrap_or(0);
            let best =
                (from..to).min_by(|a, b| cut(*a).cmp(&cut(*b)).then(far(*a).total_cmp(&far(*b))));
            if let Some(best) = best {
                let x = first_x + place(best);
                columns[column].x_end = x;
                columns.insert(column + 1, PdfColumn { x_start: x, x_end });
            }
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "limited to the steps of a page"
)]
fn step(x: f64) -> usize {
    ((x / STEP).max(0.0) as usize).min(STEPS_MAX)
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand steps")]
fn place(step: usize) -> f64 {
    step as f64 * STEP
}

/// Headings that stand over nothing are columns in which no row has anything.
fn add_empty(rows: &[PhraseLine<'_>], columns: &mut Vec<PdfColumn>) {
    let headings = (0..rows.len()).filter(|at| is_heading(rows, *at));
    let phrases: Vec<_> = headings.flat_map(|at| &rows[at].phrases).collect();
    for phrase in phrases {
        let (x_start, x_end) = (phrase.x_start(), phrase.x_end());
        let is_free = columns.iter().all(|column| column.overlap(x_start, x_end) <= 0.0);
        if is_free && columns.len() <= COLUMNS_MAX {
            columns.push(PdfColumn { x_start, x_end });
        }
    }
    columns.compact_sort_by(|a, b| a.x_start.total_cmp(&b.x_start));
}

/// The column that has most of the text that is no amount.
pub(super) fn text_column(rows: &[PhraseLine<'_>], columns: &[PdfColumn]) -> usize {
    let mut lengths = vec![0; columns.len()];
    for row in rows.iter().filter(|row| row.is_inside && row.is_body()) {
        for phrase in
            row.phrases.iter().filter(|phrase| !phrase.is_amount && !is_date(phrase.words))
        {
            if let Some(length) =
                lengths.get_mut(nearest(columns, phrase.x_start(), phrase.x_end()))
            {
                *length += phrase.text().len();
            }
        }
    }
    (0..lengths.len()).max_by_key(|column| lengths[*column]).unwrap_or(0)
}

/// The column that words lie in, or are nearest to.
pub(super) fn nearest(columns: &[PdfColumn], x_start: f64, x_end: f64) -> usize {
    let overlap = |column: &usize| columns[*column].overlap(x_start, x_end);
    (0..columns.len()).max_by(|a, b| overlap(a).total_cmp(&overlap(b))).unwrap_or(0)
}

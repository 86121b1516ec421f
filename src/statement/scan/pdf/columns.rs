//! Where the columns of a table are.

use super::layout::{Line, Word};
use super::shape::{is_amount, is_date};
use crate::statement::fault::Fault;

/// Words with a smaller gap, in sizes of the font, belong together.
const PHRASE_GAP: f64 = 0.55;
/// Before or behind an amount the gap that parts is smaller.
const AMOUNT_GAP: f64 = 0.4;
/// Steps in which columns are looked for, in points, and how many a page has.
const STEP: f64 = 0.5;
const STEPS_MAX: usize = 20_000;

/// Columns of a table and phrases of a line: what is looked at by each other is not many.
const COLUMNS_MAX: usize = 256;

/// A line of a page, and what it looks like.
pub(super) struct Row<'p> {
    /// Counted through the document.
    pub(super) line: u64,
    pub(super) page: usize,
    pub(super) y: f64,
    pub(super) size: f64,
    pub(super) phrases: Vec<Phrase<'p>>,
    pub(super) has_amount: bool,
    pub(super) starts_with_date: bool,
}

/// Words that belong together.
pub(super) struct Phrase<'p> {
    pub(super) words: &'p [Word],
    pub(super) is_amount: bool,
}

impl Phrase<'_> {
    pub(super) fn x_start(&self) -> f64 {
        self.words.first().map_or(0.0, |word| word.x_start)
    }

    pub(super) fn x_end(&self) -> f64 {
        self.words.last().map_or(0.0, |word| word.x_end)
    }

    pub(super) fn text(&self) -> String {
        self.words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ")
    }
}

impl Row<'_> {
    /// Whether it is a row of a table for sure.
    pub(super) fn is_body(&self) -> bool {
        self.has_amount && self.phrases.len() > 1
    }

    /// Its text with all digits alike, so that page numbers do not tell pages apart.
    pub(super) fn masked(&self) -> String {
        let text: Vec<String> = self.phrases.iter().map(Phrase::text).collect();
        text.join(" ").chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect()
    }
}

/// What a line looks like.
///
/// # Errors
/// It has more to it than any line of a statement.
pub(super) fn row(line: u64, page: usize, text: &Line) -> Result<Row<'_>, Fault> {
    let words = &text.words;
    let mut phrases = Vec::new();
    let mut start = 0;
    for at in 1..=words.len() {
        let is_end = words.get(at).is_none_or(|next| {
            let gap = next.x_start - words[at - 1].x_end;
            let is_beside_amount = is_amount(&next.text) || is_amount(&words[at - 1].text);
            gap > text.size * if is_beside_amount { AMOUNT_GAP } else { PHRASE_GAP }
        });
        if is_end {
            let words = &words[start..at];
            let text: String = words.iter().map(|word| word.text.as_str()).collect();
            phrases.push(Phrase { words, is_amount: is_amount(&text) });
            start = at;
        }
    }
    if phrases.len() > COLUMNS_MAX {
        return Err(too_wide(line));
    }
    phrases.shrink_to_fit();
    let has_amount = phrases.iter().any(|phrase| phrase.is_amount);
    Ok(Row {
        line,
        page,
        y: text.y,
        size: text.size,
        phrases,
        has_amount,
        starts_with_date: is_date(words),
    })
}

fn too_wide(line: u64) -> Fault {
    Fault::at_line(line, "more columns than any statement has").hint(super::EXPORT)
}

/// Three phrases or more without an amount, of which one stands over an amount of a row soon below.
pub(super) fn is_heading(rows: &[Row<'_>], at: usize) -> bool {
    let row = &rows[at];
    if row.has_amount || row.starts_with_date || row.phrases.len() < 3 {
        return false;
    }
    let is_over = |amount: &Phrase<'_>| {
        row.phrases
            .iter()
            .any(|own| own.x_start() < amount.x_end() && amount.x_start() < own.x_end())
    };
    let mut below = rows[at + 1..].iter().take(3).take_while(|below| below.page == row.page);
    below.any(|below| {
        below.is_body() && below.phrases.iter().any(|own| own.is_amount && is_over(own))
    })
}

/// A column by the places of its cells.
#[derive(Debug, Clone, Copy)]
pub(super) struct Column {
    pub(super) x_start: f64,
    pub(super) x_end: f64,
}

impl Column {
    /// How far the words reach into it, or how far away they are, as a negative number.
    pub(super) fn overlap(&self, x_start: f64, x_end: f64) -> f64 {
        self.x_end.min(x_end) - self.x_start.max(x_start)
    }
}

/// Where columns are: what the rows of the table leave free from top to bottom parts them.
///
/// # Errors
/// There are more than any statement has.
pub(super) fn columns(rows: &[Row<'_>]) -> Result<Vec<Column>, Fault> {
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
    let mut columns: Vec<Column> = Vec::new();
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
                _ => columns.push(Column { x_start: x, x_end: x + STEP }),
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
    if columns.len() > COLUMNS_MAX { Err(too_wide()) } else { Ok(columns) }
}

/// A gap that few rows have is one within their text: what stands behind it in less than a quarter of them,
/// under no heading and never as an amount, belongs to the column before.
fn join_sparse(rows: &[Row<'_>], columns: &mut Vec<Column>) {
    let is_in = |phrase: &Phrase<'_>, column: &Column| {
        column.overlap(phrase.x_start(), phrase.x_end()) > 0.0
    };
    let headings: Vec<usize> = (0..rows.len()).filter(|at| is_heading(rows, *at)).collect();
    let body: Vec<_> = rows.iter().filter(|row| row.is_body() || row.starts_with_date).collect();
    let holds = |row: &Row<'_>, column: &Column| row.phrases.iter().any(|own| is_in(own, column));
    let has_amounts = |column: &Column| {
        let mut phrases = body.iter().flat_map(|row| &row.phrases);
        phrases.any(|phrase| phrase.is_amount && is_in(phrase, column))
    };
    let is_sparse = |column: &Column| {
        body.iter().filter(|row| holds(row, column)).count() * 4 < body.len()
            && !has_amounts(column)
            && !headings.iter().any(|at| holds(&rows[*at], column))
    };
    let mut joined: Vec<Column> = Vec::new();
    for column in columns.drain(..) {
        match joined.last_mut() {
            Some(before) if is_sparse(&column) && !has_amounts(before) => {
                before.x_end = column.x_end;
            }
            _ => joined.push(column),
        }
    }
    *columns = joined;
}

/// From which to which place a page has rows of a table.
pub(super) fn body_of(page: &[Row<'_>]) -> Option<(usize, usize)> {
    Some((page.iter().position(Row::is_body)?, page.iter().rposition(Row::is_body)?))
}

/// The lines of each page between its first and last row of a table, without those that go across it all.
fn inside<'r, 'p>(rows: &'r [Row<'p>]) -> Vec<&'r Row<'p>> {
    let mut inside = Vec::new();
    for page in rows.chunk_by(|a, b| a.page == b.page) {
        if let Some((first, last)) = body_of(page) {
            inside.extend(&page[first..=last]);
        }
    }
    let width = |row: &Row<'_>| match (row.phrases.first(), row.phrases.last()) {
        (Some(first), Some(last)) => last.x_end() - first.x_start(),
        _ => 0.0,
    };
    let full = inside.iter().map(|row| width(row)).fold(0.0, f64::max);
    inside.retain(|row| row.phrases.len() > 1 || width(row) < full / 2.0);
    inside
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
fn add_empty(rows: &[Row<'_>], columns: &mut Vec<Column>) {
    let headings = (0..rows.len()).filter(|at| is_heading(rows, *at));
    let phrases: Vec<_> = headings.flat_map(|at| &rows[at].phrases).collect();
    for phrase in phrases {
        let (x_start, x_end) = (phrase.x_start(), phrase.x_end());
        let is_free = columns.iter().all(|column| column.overlap(x_start, x_end) <= 0.0);
        if is_free && columns.len() <= COLUMNS_MAX {
            columns.push(Column { x_start, x_end });
        }
    }
    columns.sort_by(|a, b| a.x_start.total_cmp(&b.x_start));
}

/// The column that has most of the text that is no amount.
pub(super) fn text_column(rows: &[Row<'_>], columns: &[Column]) -> usize {
    let mut lengths = vec![0; columns.len()];
    for row in rows.iter().filter(|row| row.is_body()) {
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
pub(super) fn nearest(columns: &[Column], x_start: f64, x_end: f64) -> usize {
    let overlap = |column: &usize| columns[*column].overlap(x_start, x_end);
    (0..columns.len()).max_by(|a, b| overlap(a).total_cmp(&overlap(b))).unwrap_or(0)
}

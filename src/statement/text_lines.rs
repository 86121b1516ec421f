//! Rows whose text goes on in a line of its own, as rows that have all of it.
//!
//! `31/03/2026, POS PURCHASE, 15.91` and below it `, Tesco Stores,`: the second line has nothing but a text, where
//! the texts of rows stand. Where most rows have such a line, it is a part of the row above it and no title.

use super::grid::{Grid, Record};
use super::profile::{is_heading, is_like_transaction};
use super::table::TableSource;
use super::words::{self, HeaderWord};

/// A header stands within so many records.
const HEADER_WITHIN: usize = 60;

/// Fewer rows with such a line could have titles between them.
const LINES_MIN: usize = 2;

/// The table with each text in one cell, if it is one of such rows.
#[must_use]
pub(super) fn grid(table: &TableSource<'_>) -> Option<Grid> {
    let (start, _) = table.sample(HEADER_WITHIN).ok()?;
    let header = (0..start.len()).find(|at| is_heading(&start.row(*at)))?;
    let texts = texts_of(&start.row(header));
    if !(header + 2 < start.len() && goes_on(&start, header + 2, &texts).is_some()) {
        return None;
    }
    let (whole, _) = table.sample(usize::MAX).ok()?;
    let (mut rows, mut lines) = (0, 0);
    for at in header + 1..whole.len() {
        rows += usize::from(is_like_transaction(&whole.row(at)));
        lines += usize::from(goes_on(&whole, at, &texts).is_some());
    }
    (lines >= LINES_MIN && lines * 2 > rows).then(|| joined(&whole, header, &texts))
}

/// Columns that a header calls texts, but the first: titles stand there.
fn texts_of(header: &Record<'_>) -> Vec<usize> {
    let told = [HeaderWord::Description, HeaderWord::Memo, HeaderWord::Counterparty];
    let is_text = |cell: &str| {
        let (meanings, is_known) = words::header(cell);
        is_known && meanings.first().is_some_and(|first| told.contains(first))
    };
    let cells = header.cells().enumerate().skip(1);
    cells.filter(|(_, cell)| is_text(cell)).map(|(at, _)| at).collect()
}

/// The column in which a record goes on with the text of the row right above it: it has nothing else.
fn goes_on(grid: &Grid, at: usize, texts: &[usize]) -> Option<usize> {
    let record = grid.row(at);
    let mut filled = (0..record.width()).filter(|at| !record.cell(*at).trim().is_empty());
    let column =
        filled.next().filter(|column| texts.contains(column) && filled.next().is_none())?;
    let above = grid.row(at.checked_sub(1)?);
    let has_letters = record.cell(column).contains(char::is_alphabetic);
    let is_text = has_letters && !above.cell(column).trim().is_empty();
    (is_text && is_like_transaction(&above)).then_some(column)
}

fn joined(whole: &Grid, header: usize, texts: &[usize]) -> Grid {
    let mut rows = Grid::default();
    for at in 0..whole.len() {
        if at > header && goes_on(whole, at, texts).is_some() {
            continue;
        }
        let record = whole.row(at);
        let mut cells: Vec<String> = record.cells().map(str::to_owned).collect();
        let below = at + 1;
        if at > header
            && below < whole.len()
            && let Some(column) = goes_on(whole, below, texts)
        {
            cells[column] =
                format!("{} {}", cells[column].trim(), whole.row(below).cell(column).trim());
        }
        rows.push_row(record.line(), cells.iter().map(String::as_str));
    }
    rows
}

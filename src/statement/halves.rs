//! Tables in two halves, money in below one title and money out below another, as one table.
//!
//! `RECEIPTS`, a header, rows without signs; `PAYMENTS`, a header, rows without signs. Every row gets a cell
//! of its own that says its half, so that the rest of the reader need not know.

use super::grid::Grid;
use super::table::Table;
use super::words::{self, HeaderWord};

/// The first title stands within so many records.
const TITLE_WITHIN: usize = 60;

/// What the column of halves is called, and what it says.
const NAME: &str = "Direction";

/// Titles that say which way the money of the rows below goes.
fn half(cell: &str) -> Option<&'static str> {
    let (meanings, is_known) = words::header(cell);
    match meanings.first().filter(|_| is_known) {
        Some(HeaderWord::In) => Some("Money in"),
        Some(HeaderWord::Out) => Some("Money out"),
        _ => None,
    }
}

/// The table with its halves named in each row, if it is in two.
#[must_use]
pub(super) fn grid(table: &Table<'_>) -> Option<Grid> {
    let (start, _) = table.sample(TITLE_WITHIN).ok()?;
    titles(&start).next()?;
    let (whole, _) = table.sample(usize::MAX).ok()?;
    let found: Vec<(usize, &'static str)> = titles(&whole).collect();
    let [(first, one), (second, other)] = found[..] else { return None };
    // A title heads a table of its own: its header stands below it.
    let has_header = |title: usize| {
        let below = title + 1..whole.len().min(title + 3);
        below.into_iter().any(|at| is_header(&whole, at))
    };
    if one == other || !has_header(first) || !has_header(second) {
        return None;
    }
    let width = whole.iter().map(|record| record.width()).max().unwrap_or(0);
    let mut grid = Grid::default();
    let mut current = "";
    for (at, record) in whole.iter().enumerate() {
        let title = found.iter().find(|(title, _)| *title == at);
        if let Some((_, half)) = title {
            current = half;
        }
        let is_filled = record.cells().filter(|cell| !cell.trim().is_empty()).count() > 1;
        let mark = match (is_header(&whole, at), is_filled) {
            (true, _) => NAME,
            (false, true) => current,
            (false, false) => "",
        };
        let cells = record.cells().chain(std::iter::repeat_n("", width - record.width()));
        grid.push_row(record.line(), cells.chain([mark]));
    }
    Some(grid)
}

/// Records with such a title and nothing else.
fn titles(table: &Grid) -> impl Iterator<Item = (usize, &'static str)> {
    table.iter().enumerate().filter_map(|(at, record)| {
        let mut filled = record.cells().filter(|cell| !cell.trim().is_empty());
        let only = filled.next().filter(|_| filled.next().is_none())?;
        Some((at, half(only)?))
    })
}

/// Whether a record names a day and an amount.
fn is_header(table: &Grid, at: usize) -> bool {
    let means = |is_it: fn(&HeaderWord) -> bool| {
        table.row(at).cells().any(|cell| {
            let (meanings, is_known) = words::header(cell);
            is_known && meanings.first().is_some_and(is_it)
        })
    };
    means(|word| matches!(word, HeaderWord::Date | HeaderWord::BookingDate | HeaderWord::ValueDate))
        && means(|word| matches!(word, HeaderWord::Amount | HeaderWord::Gross | HeaderWord::Net))
}

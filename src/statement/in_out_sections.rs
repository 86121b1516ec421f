//! Tables in two halves, money in below one title and money out below another, as one table.
//!
//! `RECEIPTS`, a header, rows without signs; `PAYMENTS`, a header, rows without signs; below each other, under one
//! header or side by side. Every row gets a cell of its own that says its half, so that the rest of the reader need not know.

use super::currency::Currency;
use super::grid::{Grid, Record};
use super::table::TableSource;
use super::words::{self, HeaderWord};
use tieout::sort::CompactSort as _;

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
pub(super) fn grid(table: &TableSource<'_>) -> Option<Grid> {
    let (start, _) = table.sample(TITLE_WITHIN).ok()?;
    if let Some((title, second)) = start.iter().enumerate().find_map(side_by_side) {
        let (whole, _) = table.sample(usize::MAX).ok()?;
        return beside(&whole, title, second);
    }
    titles(&start).next()?;
    let (whole, _) = table.sample(usize::MAX).ok()?;
    let found: Vec<(usize, &'static str)> = titles(&whole).collect();
    let [(first, one), (second, other)] = found[..] else { return None };
    // A title heads a table of its own: its header stands below it. Or one header stands above both.
    let has_header = |title: usize| {
        let below = title + 1..whole.len().min(title + 3);
        below.into_iter().any(|at| is_header(&whole, at))
    };
    let is_shared = || {
        let above = first.saturating_sub(2)..first;
        above.into_iter().any(|at| is_header(&whole, at))
            && !(first..whole.len()).any(|at| is_header(&whole, at))
    };
    if one == other || !(has_header(first) && has_header(second) || is_shared()) {
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

/// A record with two such titles and nothing else, one for each half, and where the second half begins.
fn side_by_side((at, record): (usize, Record<'_>)) -> Option<(usize, [(usize, &'static str); 2])> {
    let cells = record.cells().enumerate();
    let filled: Vec<(usize, &str)> = cells.filter(|(_, cell)| !cell.trim().is_empty()).collect();
    let [(first, one), (second, other)] = filled[..] else { return None };
    let (one, other) = (half(one)?, half(other)?);
    (one != other).then_some((at, [(first, one), (second, other)]))
}

/// Two tables side by side as one: day, texts, amount and half of each row, the left before the right.
fn beside(whole: &Grid, title: usize, titles: [(usize, &'static str); 2]) -> Option<Grid> {
    let header = (title + 1..whole.len().min(title + 3)).find(|at| !whole.row(*at).is_blank())?;
    let head = whole.row(header);
    let (left, right) = (titles[0], titles[1]);
    let halves = [(left.0..right.0, left.1), (right.0..head.width(), right.1)];
    let mut columns = Vec::new();
    for (range, mark) in halves {
        let means = |word: HeaderWord| {
            let is_it = |at: &usize| words::header(head.cell(*at)).0.first() == Some(&word);
            range.clone().find(is_it)
        };
        let date = means(HeaderWord::Date)?;
        let is_money = |at: &usize| Currency::of_known(head.cell(*at)).is_some();
        let amount = means(HeaderWord::Amount).or_else(|| range.clone().find(is_money))?;
        let texts: Vec<usize> = range
            .filter(|at| *at != date && *at != amount && !head.cell(*at).trim().is_empty())
            .collect();
        columns.push((date, texts, amount, mark));
    }
    let texts_max = columns.iter().map(|(_, texts, ..)| texts.len()).max().unwrap_or(0);
    let mut grid = Grid::default();
    for record in (0..title).map(|at| whole.row(at)) {
        grid.push_row(record.line(), record.cells());
    }
    let names = std::iter::repeat_n("Details", 1).chain((1..texts_max).map(|_| "Notes"));
    grid.push_row(head.line(), ["Date"].into_iter().chain(names).chain(["Amount", NAME]));
    for record in (header + 1..whole.len()).map(|at| whole.row(at)) {
        for (date, texts, amount, mark) in &columns {
            let is_filled = [*date, *amount].iter().any(|at| !record.cell(*at).trim().is_empty());
            if !is_filled {
                continue;
            }
            // What says most first: the name, not the number of a cheque.
            let mut told: Vec<&str> = texts.iter().map(|at| record.cell(*at)).collect();
            told.compact_sort_by_key(|cell| std::cmp::Reverse(cell.chars().count()));
            told.resize(texts_max, "");
            let cells = [record.cell(*date)].into_iter().chain(told);
            grid.push_row(record.line(), cells.chain([record.cell(*amount), mark]));
        }
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

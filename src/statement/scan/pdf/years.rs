//! Days without a year, by days elsewhere in the document that have one.
//!
//! Rows that follow each other are few days apart, over new year too. The newest of them is not after the end of
//! the period, or the day of the statement, and not long before it. What the document leaves open is refused.

use super::shape::without_ordinal;
use crate::day::{DateOrder, DatePattern};
use crate::fault::Fault;
use crate::profile::is_label;
use crate::words;
use tieout::date::Date;

/// Days of rows may be so far behind the end of the period: they are value days.
const GRACE: i32 = 10;
/// A day is of the statement where the newest row is no further before it.
const BEFORE_END: i32 = 45;
/// A period is no longer.
const PERIOD: i32 = 400;
/// Days in a year of which each month has 31: enough to tell which year is nearer.
const LONG_YEAR: i32 = 372;
/// Years that are looked at before and behind a day that is told.
const YEARS: i32 = 3;
/// Different days and periods that a document names beside its rows.
const EXTENTS_MAX: usize = 200;
/// Words of a day: `Mar`, `2,`, `2026`.
const WORDS_OF_DAY: usize = 3;

/// A table before it is written.
pub(super) struct TableDraft {
    pub(super) rows: Vec<DraftedRow>,
    /// The columns of days.
    pub(super) dates: Vec<usize>,
}

/// A row, or a line that is none.
pub(super) struct DraftedRow {
    pub(super) line: u64,
    pub(super) cells: Vec<String>,
    pub(super) is_row: bool,
    /// It stands between pages or below the table: the letter's, not the table's.
    pub(super) is_aside: bool,
}

/// What the document says that it is of, by each order of day and month.
type PeriodByOrder = [Vec<PeriodEnds>; 2];

/// Completes the days of all rows.
///
/// # Errors
/// The document does not say of which year they are.
pub(super) fn complete(drafts: &mut [TableDraft]) -> Result<(), Fault> {
    let is_told = |row: &&DraftedRow| !row.is_row || row.cells.iter().any(|cell| is_label(cell));
    let told = drafts.iter().flat_map(|draft| &draft.rows).filter(is_told);
    let texts: Vec<String> = told.map(|row| plain(&row.cells.join(" "))).collect();
    let told = ORDERS.map(|order| {
        let mut known: Vec<PeriodEnds> = Vec::new();
        for extent in texts.iter().flat_map(|text| extents(text, order)) {
            if known.len() < EXTENTS_MAX && !known.contains(&extent) {
                known.push(extent);
            }
        }
        known
    });
    for draft in drafts {
        for row in draft.rows.iter_mut().filter(|row| row.is_row) {
            for at in &draft.dates {
                row.cells[*at] = plain(&row.cells[*at]);
            }
        }
        let Some(main) = draft.dates.iter().copied().find(|at| is_without_year(draft, *at)) else {
            continue;
        };
        let line = draft.rows.iter().find(|row| row.is_row).map_or(1, |row| row.line);
        let days = days_of(draft, main, &told).map_err(|message| {
            Fault::at_line(line, message).hint("export the statement as CSV, OFX or XLSX")
        })?;
        let others = draft.dates.clone();
        for (row, day) in draft.rows.iter_mut().zip(days) {
            let Some((day, order)) = day else { continue };
            for at in others.iter().copied().filter(|at| *at != main) {
                if let Some(near) = near(day, &row.cells[at], order) {
                    row.cells[at] = near.to_string();
                }
            }
            row.cells[main] = day.to_string();
        }
    }
    Ok(())
}

/// A text with `3` for `3rd`.
fn plain(text: &str) -> String {
    text.split_whitespace().map(without_ordinal).collect::<Vec<_>>().join(" ")
}

/// A cell with a year, to read its day and month.
fn in_year(cell: &str, year: i32) -> String {
    format!("{cell} {year}")
}

/// A day and month in this order; names of months are of every order.
fn day_and_month(cell: &str, order: DateOrder) -> Option<(i32, i32)> {
    // A year that has 29 February.
    let day = read(&in_year(cell, 2024), order)?.to_string();
    let mut parts = day.split('-').skip(1).map(|part| part.parse().ok());
    let (month, day) = (parts.next()??, parts.next()??);
    DatePattern::fitting(cell).is_empty().then_some((day, month))
}

/// A whole day in this order.
fn read(text: &str, order: DateOrder) -> Option<Date> {
    let patterns = DatePattern::fitting(text);
    let is_named = text.chars().any(char::is_alphabetic);
    let pattern = patterns.iter().find(|one| is_named || one.order() == Some(order))?;
    pattern.read(text).ok()
}

const ORDERS: [DateOrder; 2] = [DateOrder::DayMonthYear, DateOrder::MonthDayYear];

fn is_without_year(draft: &TableDraft, at: usize) -> bool {
    let cells = || draft.rows.iter().filter(|row| row.is_row).map(|row| &*row.cells[at]);
    let filled = cells().filter(|cell| !cell.is_empty()).count();
    let short = cells().filter(|cell| is_short(cell)).count();
    short > 1 && short * 2 > filled
}

/// Whether a cell is a day and a month in some order.
fn is_short(cell: &str) -> bool {
    ORDERS.iter().any(|order| day_and_month(cell, *order).is_some())
}

/// The day of a cell in the year that brings it nearest to another day.
fn near(day: Date, cell: &str, order: DateOrder) -> Option<Date> {
    day_and_month(cell, order)?;
    let years = [day.year() - 1, day.year(), day.year() + 1];
    let days = years.into_iter().filter_map(|year| read(&in_year(cell, year), order));
    days.min_by_key(|other| other.days_after(day).abs())
}

/// The end of what the document is of, and its start where it is said.
type PeriodEnds = (Option<Date>, Date);

/// The day of each row, and how it is written.
type RowDays = Vec<Option<(Date, DateOrder)>>;

/// The day of each row.
fn days_of(draft: &TableDraft, at: usize, told: &PeriodByOrder) -> Result<RowDays, &'static str> {
    let cell = |row: &'_ DraftedRow| row.is_row && is_short(&row.cells[at]);
    let cells: Vec<Option<&str>> =
        draft.rows.iter().map(|row| cell(row).then(|| &*row.cells[at])).collect();
    let mut found: Vec<(bool, DateOrder, i32)> = Vec::new();
    let mut all: Vec<Vec<i32>> = Vec::new();
    for (order, extents) in ORDERS.into_iter().zip(told) {
        let Some(places) = places(&cells, order) else {
            all.push(Vec::new());
            continue;
        };
        let years: Vec<i32> = places.iter().map(|place| place.0).collect();
        let by_place = |at: &usize| (cells[*at].is_some(), places[*at]);
        let rows = || (0..cells.len()).filter(|at| cells[*at].is_some());
        let (newest, oldest) = (rows().max_by_key(by_place), rows().min_by_key(by_place));
        let day = |row: Option<usize>, year: i32| {
            let row = row?;
            read(&in_year(cells[row]?, year + years[row]), order)
        };
        for (start, end) in extents {
            // The latest year that does not lead beyond the end.
            let is_before =
                |year: &i32| day(newest, *year).is_some_and(|day| day.days_after(*end) <= GRACE);
            let Some(year) = (-YEARS..=YEARS).map(|ago| end.year() - ago).find(is_before) else {
                continue;
            };
            let is_near = |from: Date, row| {
                day(row, year).is_some_and(|day| from.days_after(day) <= BEFORE_END)
            };
            let is_of_it =
                is_near(*end, newest) && start.is_none_or(|start| is_near(start, oldest));
            let one = (start.is_some(), order, year);
            if is_of_it && !found.contains(&one) {
                found.push(one);
            }
        }
        all.push(years);
    }
    // A period says more than a day.
    if found.iter().any(|(is_period, ..)| *is_period) {
        found.retain(|(is_period, ..)| *is_period);
    }
    let days = |(_, order, year): &(bool, DateOrder, i32)| -> RowDays {
        let years = &all[usize::from(*order != ORDERS[0])];
        let day = |(cell, own): (Option<&str>, &i32)| {
            Some((read(&in_year(cell?, year + own), *order)?, *order))
        };
        cells.iter().copied().zip(years).map(day).collect()
    };
    let is_same = |one: &RowDays, other: &RowDays| {
        let mut pairs = one.iter().zip(other);
        pairs.all(|(one, other)| one.map(|(day, _)| day) == other.map(|(day, _)| day))
    };
    match &found[..] {
        [] => Err("the days of this document have no year, and nothing beside them names it"),
        [first, others @ ..] if others.len() < ORDERS.len() => {
            let read = days(first);
            let is_whole =
                read.iter().zip(&cells).all(|(day, cell)| day.is_some() == cell.is_some());
            if is_whole && others.iter().all(|other| is_same(&read, &days(other))) {
                return Ok(read);
            }
            Err(SEVERAL)
        }
        _ => Err(SEVERAL),
    }
}

const SEVERAL: &str = "the days of this document have no year, and it names more than one";

/// How many years each row is behind the first, as brings it nearest to the one before, and its place in the year.
fn places(cells: &[Option<&str>], order: DateOrder) -> Option<Vec<(i32, i32)>> {
    let mut last: Option<i32> = None;
    let mut places = Vec::new();
    for cell in cells {
        let Some(cell) = cell else {
            places.push((0, 0));
            continue;
        };
        let (day, month) = day_and_month(cell, order)?;
        let own = month * 31 + day;
        let years = last.map_or(0, |last| (last - own + LONG_YEAR / 2).div_euclid(LONG_YEAR));
        places.push((years, own));
        last = Some(own + LONG_YEAR * years);
    }
    Some(places)
}

/// Days and periods that a line names.
fn extents(text: &str, order: DateOrder) -> Vec<PeriodEnds> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut days: Vec<Date> = Vec::new();
    let mut extents = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let day = (1..=WORDS_OF_DAY.min(words.len() - at)).rev().find_map(|count| {
            let written = words[at..at + count].join(" ");
            let written = written.trim_matches(|c: char| !c.is_alphanumeric());
            let day = read(written, order).filter(|_| is_day(written))?;
            Some((day, count))
        });
        if let Some((day, count)) = day {
            days.push(day);
            at += count;
            continue;
        }
        extents.extend(month(&words, at));
        at += 1;
    }
    let is_period = |pair: &&[Date]| (1..PERIOD).contains(&pair[1].days_after(pair[0]));
    let periods: Vec<&[Date]> = days.windows(2).filter(is_period).collect();
    extents.extend(periods.iter().map(|pair| (Some(pair[0]), pair[1])));
    extents.extend(days.iter().map(|day| (None, *day)));
    extents
}

/// Whether it is a day and no number of an account: `40-41-07`, `20260302`.
fn is_day(text: &str) -> bool {
    let parts: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
    let has_year = parts.iter().any(|part| part.len() == 4) || !text.contains('-');
    parts.len() > 2 && has_year || text.chars().any(char::is_alphabetic)
}

/// `March 2026` is a period.
fn month(words: &[&str], at: usize) -> Option<PeriodEnds> {
    let name = words[at].trim_matches(|c: char| !c.is_alphanumeric());
    let year = words.get(at + 1)?.trim_matches(|c: char| !c.is_alphanumeric());
    words::month(name)?;
    let is_year = year.len() == 4 && year.starts_with(['1', '2']);
    let is_day_before = at > 0 && words[at - 1].starts_with(|c: char| c.is_ascii_digit());
    let first = read(&format!("1 {name} {year}"), DateOrder::DayMonthYear)?;
    let last = (28..=31)
        .rev()
        .find_map(|day| read(&format!("{day} {name} {year}"), DateOrder::DayMonthYear))?;
    (is_year && !is_day_before).then_some((Some(first), last))
}

//! Days of booking that are written without their year, beside days of value that have one.
//!
//! `31.03` beside `01.04.26` is the 31st of March 2026: the year in which the day lies nearest to the other, over new
//! year too.

use super::day::{DateOrder, DatePattern};
use super::grid::{Grid, Record};
use super::profile::is_heading;
use super::table::TableSource;
use super::words::{self, HeaderWord};
use tieout::date::Date;

/// A header stands within so many records.
const HEADER_WITHIN: usize = 60;

/// Days of booking and of value are no further apart.
const DAYS_MAX: i32 = 60;

/// The table with the year in each day of booking, if all of them lack it.
#[must_use]
pub(super) fn grid(table: &TableSource<'_>) -> Option<Grid> {
    let (start, _) = table.sample(HEADER_WITHIN).ok()?;
    let header = (0..start.len()).find(|at| {
        let record = start.row(*at);
        is_heading(&record) || columns(&record).is_some()
    })?;
    let columns = columns(&start.row(header))?;
    if !(header + 1 < start.len() && completed(&start.row(header + 1), columns).is_some()) {
        return None;
    }
    let (whole, _) = table.sample(usize::MAX).ok()?;
    let mut rows = Grid::default();
    for (at, record) in whole.iter().enumerate() {
        let has_value_day = at > header && value_day(record.cell(columns.1)).is_some();
        if !has_value_day {
            rows.push_row(record.line(), record.cells());
            continue;
        }
        let day = completed(&record, columns)?;
        let mut cells: Vec<&str> = record.cells().collect();
        let text = day.to_string();
        cells[columns.0] = &text;
        rows.push_row(record.line(), cells);
    }
    Some(rows)
}

/// The columns of the day of booking and of that of value.
fn columns(header: &Record<'_>) -> Option<(usize, usize)> {
    let at = |word: HeaderWord| {
        header.cells().position(|cell| {
            let (meanings, is_known) = words::header(cell);
            is_known && meanings.first() == Some(&word)
        })
    };
    Some((at(HeaderWord::BookingDate)?, at(HeaderWord::ValueDate)?))
}

/// A day with dots and its year.
fn value_day(cell: &str) -> Option<Date> {
    let patterns = DatePattern::fitting(cell);
    let is_it = |one: &&DatePattern| one.has_dots() && one.order() == Some(DateOrder::DayMonthYear);
    patterns.iter().find(is_it)?.read(cell).ok()
}

/// The day of booking of a row with the year in which it lies nearest to the day of value.
fn completed(record: &Record<'_>, (booked, value): (usize, usize)) -> Option<Date> {
    let value = value_day(record.cell(value))?;
    let cell = record.cell(booked).trim();
    let (day, month) = cell.strip_suffix('.').unwrap_or(cell).split_once('.')?;
    let is_number = |part: &str| {
        (1..=2).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !is_number(day) || !is_number(month) {
        return None;
    }
    let year = value.year();
    let of_year = |year: i32| Date::parse_iso(&format!("{year}-{month:0>2}-{day:0>2}")).ok();
    let days = (year - 1..=year + 1).filter_map(of_year);
    let distance = |day: &Date| day.days_after(value).abs();
    days.min_by_key(distance).filter(|day| distance(day) <= DAYS_MAX)
}

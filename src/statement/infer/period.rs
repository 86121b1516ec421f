//! The period that a statement says above its rows.

use std::ops::Range;

use super::context::InferenceContext;
use crate::day::DatePattern;
use crate::words;
use tieout::date::Date;

/// A period goes on no longer than this behind the last row: what is later was only searched for.
const QUIET_DAYS_MAX: i32 = 31;

/// Days are written in no more words.
const WORDS_OF_DAY: usize = 3;

/// The period above the rows: one line alone names two days, and all rows lie between them.
pub(super) fn of_rows(
    context: &InferenceContext<'_>,
    date: usize,
    pattern: &DatePattern,
    rows: &[usize],
) -> Option<(Date, Date)> {
    let days = rows.iter().filter_map(|row| pattern.read(context.cell(*row, date)).ok());
    let (first, last) = days.fold(None, |span: Option<(Date, Date)>, day| {
        Some(span.map_or((day, day), |(first, last)| (first.min(day), last.max(day))))
    })?;
    let lines = (0..context.above()).map(|at| days_of(context, at, pattern));
    let mut periods = lines.filter_map(|days| match days[..] {
        [from, to] if from < to => Some((from, to)),
        _ => None,
    });
    let (from, to) = periods.next()?;
    let is_of_rows = from <= first && last <= to && to.days_after(last) <= QUIET_DAYS_MAX;
    (periods.next().is_none() && is_of_rows).then_some((from, to))
}

/// The period that the rows are said to be of, wherever they lie: one line alone names two days, and no more than one
/// word between them. With more, each has a name of its own: the day of the statement, and that on which it is due.
pub(super) fn claimed(
    context: &InferenceContext<'_>,
    pattern: &DatePattern,
) -> Option<(Date, Date)> {
    let sure = |text: &str| match &DatePattern::fitting(text)[..] {
        [only] => only.read(text).ok(),
        _ => None,
    };
    let read = |text: &str| {
        let by_form = pattern.read(text).or_else(|_| DatePattern::iso().read(text));
        by_form.ok().or_else(|| sure(text))
    };
    let mut periods =
        (0..context.above()).filter_map(|at| match &found_in(context, at, read)[..] {
            [(one, from), (other, to)] if from < to && other.start <= one.end + 1 => {
                Some((*from, *to))
            }
            _ => None,
        });
    periods.next().filter(|_| periods.next().is_none())
}

/// The period above the rows: two days of one line that one pattern alone reads both.
pub(super) fn stated(context: &InferenceContext<'_>) -> Option<(Date, Date)> {
    let period = |at: usize| {
        let mut days = written_days(context, at).into_iter();
        let ((from, patterns), (to, others)) = (days.next()?, days.next()?);
        let mut both = patterns.into_iter().filter(|pattern| others.contains(pattern));
        let pattern = both.next().filter(|_| both.next().is_none() && days.next().is_none())?;
        let (from, to) = (pattern.read(&from).ok()?, pattern.read(&to).ok()?);
        (from < to).then_some((from, to))
    };
    let period = |at: usize| period(at).or_else(|| month(context, at));
    let mut periods = (0..context.above()).filter_map(period);
    periods.next().filter(|_| periods.next().is_none())
}

/// The month that a line names in letters with its year, and no day before it: `Statement of March 2026`.
fn month(context: &InferenceContext<'_>, at: usize) -> Option<(Date, Date)> {
    let record = context.sample.row(at);
    let words: Vec<&str> = record.cells().flat_map(|cell| cell.split(is_gap)).collect();
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    let year = |word: &str| word.parse().ok().filter(|year| (1900..2199).contains(year));
    let first_of = |year: i32, month: u32| Date::parse_iso(&format!("{year}-{month:02}-01")).ok();
    let mut months = words.windows(2).enumerate().filter_map(|(at, pair)| {
        let (month, year) = (words::month(pair[0])?, year(pair[1])?);
        let has_day = at > 0 && words[at - 1].starts_with(|c: char| c.is_ascii_digit());
        let next = if month == 12 { first_of(year + 1, 1) } else { first_of(year, month + 1) };
        let first = first_of(year, month).filter(|_| !has_day)?;
        Some((first, next?.plus_days(-1)))
    });
    months.next().filter(|_| months.next().is_none())
}

fn is_gap(c: char) -> bool {
    c.is_whitespace() || ":;,()".contains(c)
}

/// What a line names as days, in figures or with the month in letters, and how each may be written.
fn written_days(context: &InferenceContext<'_>, at: usize) -> Vec<(String, Vec<DatePattern>)> {
    let fitting = |text: &str| {
        let patterns = DatePattern::fitting(text);
        (!patterns.is_empty()).then(|| (text.to_owned(), patterns))
    };
    found_in(context, at, fitting).into_iter().map(|(_, day)| day).collect()
}

/// All days that a line names, in the form of those of the rows or as a standard has them.
fn days_of(context: &InferenceContext<'_>, at: usize, pattern: &DatePattern) -> Vec<Date> {
    let read = |text: &str| pattern.read(text).or_else(|_| DatePattern::iso().read(text)).ok();
    found_in(context, at, read).into_iter().map(|(_, day)| day).collect()
}

/// What is read of the words of a line, the longest runs of them first, each with the words from first to behind last.
fn found_in<T>(
    context: &InferenceContext<'_>,
    at: usize,
    read: impl Fn(&str) -> Option<T>,
) -> Vec<(Range<usize>, T)> {
    let record = context.sample.row(at);
    let words: Vec<&str> = record
        .cells()
        .flat_map(|cell| cell.split(is_gap))
        .filter(|word| !word.is_empty())
        .collect();
    let mut found = Vec::new();
    let mut start = 0;
    while start < words.len() {
        let longest = WORDS_OF_DAY.min(words.len() - start);
        let day = (1..=longest)
            .rev()
            .find_map(|count| Some((count, read(&words[start..start + count].join(" "))?)));
        let end = start + day.as_ref().map_or(1, |(count, _)| *count);
        found.extend(day.map(|(_, day)| (start..end, day)));
        start = end;
    }
    found
}

//! How days lie: in order, near each other, or once in a while.

use std::collections::BTreeMap;

use super::super::context::InferenceContext;
use crate::day::{DateOrder, DatePattern};
use crate::words::HeaderWord;
use tieout::date::Date;
use tieout::sort::CompactCollect as _;

/// Days over which no statement goes, unless it goes over years by every order.
pub(super) const YEARS_MIN: i32 = 800;

/// How often the days of neighbouring rows go against the direction of the file.
pub(crate) fn disorder(days: &[Option<Date>]) -> usize {
    let days: Vec<i32> = days.iter().flatten().map(|day| day.day_number()).collect();
    let count = |is_wrong: fn(i32, i32) -> bool| {
        days.windows(2).filter(|pair| is_wrong(pair[0], pair[1])).count()
    };
    count(|one, next| next < one).min(count(|one, next| next > one))
}

/// The days from the first to the last.
pub(crate) fn span(days: &[Option<Date>]) -> i32 {
    let days = || days.iter().flatten().map(|day| day.day_number());
    days().max().zip(days().min()).map_or(0, |(last, first)| last - first)
}

/// So few rows are of so few days of the month by chance.
const FEW_ROWS: usize = 8;
const FEW_NUMBERS: usize = 3;

/// Whether all days but a few are one day of several months, whichever these are and however many rows are of it,
/// or few rows are of few days of the month, or three or more days at equal distances: what recurs is as usual as
/// what lies near, so that nearness tells nothing.
pub(crate) fn recur(days: &[Option<Date>]) -> bool {
    let known: Vec<Date> = days.iter().flatten().copied().collect();
    let mut counts = BTreeMap::<u32, usize>::new();
    for day in &known {
        *counts.entry(day.of_month()).or_default() += 1;
    }
    let most = counts.values().copied().max().unwrap_or(0);
    let mut numbers: Vec<i32> = known.iter().map(|day| day.day_number()).collect();
    numbers.dedup();
    let are_even = || {
        let steps: Vec<i32> = numbers.windows(2).map(|pair| pair[1] - pair[0]).collect();
        steps.len() > 1 && steps.iter().all(|step| *step == steps[0])
    };
    let is_few = known.len() <= FEW_ROWS;
    let is_of_one = most * 5 >= known.len() * 4;
    let is_of_few = is_few && counts.len() <= FEW_NUMBERS;
    (1..=YEARS_MIN).contains(&span(days)) && (is_of_few || is_of_one || are_even())
}

/// Years of two digits that stand first are none where the days are so much older than they are by another
/// order, which is of one time.
const OLD_DAYS: i32 = 3_653;

/// Days that lie within a month by one order, and over a year or more with the year at the other end, are of that
/// month.
const MONTH_DAYS: i32 = 31;
const YEAR_DAYS: i32 = 360;

/// Whether days with years of two digits are of another time than by the other patterns: with the year first so much
/// older, or of one year each where they are of one month with the year at the other end.
pub(super) fn is_of_old(at: usize, patterns: &[DatePattern], read: &[Vec<Option<Date>>]) -> bool {
    let days = |at: usize| read[at].iter().flatten().map(|day| day.day_number());
    let has_year_first = |at: usize| patterns[at].order() == Some(DateOrder::YearMonthDay);
    let is_older = |other: usize| {
        let years = days(other).max().zip(days(at).min()).map_or(0, |(last, first)| last - first);
        has_year_first(at) && span(&read[other]) <= YEARS_MIN && years > OLD_DAYS
    };
    let is_of_years = |other: usize| {
        let (own, others) = (span(&read[at]), span(&read[other]));
        // One year that was mistyped makes a month more than a year, and no more.
        let is_of_many = own > YEARS_MIN && others <= YEARS_MIN && own > others.saturating_mul(2);
        has_year_first(at) != has_year_first(other)
            && (others <= MONTH_DAYS && own >= YEAR_DAYS || is_of_many)
    };
    patterns[at].has_short_year()
        && (0..patterns.len()).any(|other| is_older(other) || is_of_years(other))
}

/// Takes columns away that have one `40-12-10` in every row and are not called one of days, where other days vary: it is
/// a sort code.
pub(super) fn without_sort_codes(context: &InferenceContext<'_>, found: &mut Vec<usize>) {
    let columns = &context.profile.columns;
    let is_sort_code = |cell: &str| {
        let is_pair = |part: &str| part.len() == 2 && part.bytes().all(|c| c.is_ascii_digit());
        let is_of = |mark: char| cell.split(mark).count() == 3 && cell.split(mark).all(is_pair);
        is_of('-') || is_of(' ')
    };
    let is_called_day = |at: usize| {
        let known = [HeaderWord::Date, HeaderWord::BookingDate, HeaderWord::ValueDate];
        known.into_iter().any(|word| columns[at].means(word))
    };
    let is_it = |at: usize| {
        let mut cells = columns[at].distinct.iter().flat_map(|cells| cells.keys());
        !is_called_day(at)
            && columns[at].distinct_count() == 1
            && cells.all(|cell| is_sort_code(cell.trim()))
    };
    if found.iter().any(|at| columns[*at].distinct_count() > 1) {
        found.retain(|at| !is_it(*at));
    }
}

/// How many days there are.
pub(super) fn distinct(days: &[Option<Date>]) -> usize {
    days.iter().flatten().compact_set().len()
}

pub(super) fn is_of_years_by_all(spans: &[i32]) -> bool {
    spans.iter().all(|span| *span > YEARS_MIN)
}

/// Whether there is one day alone, `26-03-30`, which may be one of another year with its year at the other end.
pub(super) fn is_lone_day(patterns: &[DatePattern], read: &[Vec<Option<Date>>]) -> bool {
    let may_begin_with_year = |pattern: &DatePattern| {
        pattern.has_short_year()
            && pattern.order() == Some(DateOrder::YearMonthDay)
            && pattern.to_string().contains('-')
    };
    patterns.iter().any(may_begin_with_year) && read.iter().all(|days| distinct(days) < 2)
}

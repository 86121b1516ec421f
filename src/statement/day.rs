//! Days as banks, programs and people write them: patterns that fit a cell, and cells read by one.

mod cut;
#[cfg(test)]
mod tests;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use chrono::format::{Item, Parsed, StrftimeItems, parse};
use chrono::{NaiveDate, NaiveTime};

use self::cut::{CellParts, cut, day_text, is_mark};
use super::words;
use tieout::date::Date;

/// Years of money on a statement or in books. Another is a slip.
const USUAL_YEARS: RangeInclusive<i32> = 1900..=2199;

/// What comes first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DateOrder {
    /// `2026-03-31`
    YearMonthDay,
    /// `31/03/2026`
    DayMonthYear,
    /// `03/31/2026`
    MonthDayYear,
}

/// How the month is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MonthStyle {
    Number,
    Name,
}

/// How days are written; the time of the day behind one is not read.
#[derive(Debug, Clone, PartialEq)]
pub enum DatePattern {
    /// Day, month and year with marks between them.
    Parts(PartsPattern),
    /// A strftime pattern of any kind, as the user states it.
    Stated(StatedPattern),
}

/// Three parts in an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartsPattern {
    order: DateOrder,
    month: MonthStyle,
    has_short_year: bool,
    /// What stands between the parts; empty where the digits stand together.
    marks: [String; 2],
}

/// A strftime pattern that names a day, a month and a year.
#[derive(Debug, Clone, PartialEq)]
pub struct StatedPattern {
    written: String,
    items: Vec<Item<'static>>,
}

/// Why a cell is no day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DayFault {
    /// It is written in another way.
    OtherForm,
    /// It is written so, but there is no such day.
    NoSuchDay,
    /// It is not of the years 1900 to 2199.
    UnusualYear,
}

impl DatePattern {
    /// `YYYY-MM-DD`, as the API takes days.
    #[must_use]
    pub fn iso() -> Self {
        Self::Parts(PartsPattern {
            order: DateOrder::YearMonthDay,
            month: MonthStyle::Number,
            has_short_year: false,
            marks: ["-".to_owned(), "-".to_owned()],
        })
    }

    /// The patterns that read a cell as a day, the day before the month first.
    #[must_use]
    pub fn fitting(cell: &str) -> Vec<Self> {
        let Some(text) = day_text(cell) else { return Vec::new() };
        let mut patterns = Vec::new();
        for pattern in candidates(text) {
            if pattern.read(text).is_ok() {
                patterns.push(Self::Parts(pattern));
            }
        }
        patterns
    }

    /// The day in a cell.
    ///
    /// # Errors
    /// Why it is none.
    pub fn read(&self, cell: &str) -> Result<Date, DayFault> {
        match self {
            Self::Parts(pattern) => {
                if pattern.is_iso()
                    && let Ok(day) = Date::parse_iso(cell)
                {
                    return usual(day);
                }
                pattern.read(day_text(cell).ok_or(DayFault::OtherForm)?)
            }
            Self::Stated(pattern) => pattern.read(cell.trim()),
        }
    }

    /// The same with day and month in each other's place, where both are numbers.
    #[must_use]
    pub fn swapped(&self) -> Option<Self> {
        let Self::Parts(pattern) = self else { return None };
        let order = match pattern.order {
            DateOrder::DayMonthYear => DateOrder::MonthDayYear,
            DateOrder::MonthDayYear => DateOrder::DayMonthYear,
            DateOrder::YearMonthDay => return None,
        };
        let is_number = pattern.month == MonthStyle::Number;
        is_number.then(|| Self::Parts(PartsPattern { order, ..pattern.clone() }))
    }

    /// Whether dots stand between its parts.
    #[must_use]
    pub fn has_dots(&self) -> bool {
        matches!(self, Self::Parts(pattern) if pattern.marks.iter().all(|mark| mark.trim() == "."))
    }

    /// Whether the year is written in two digits.
    #[must_use]
    pub const fn has_short_year(&self) -> bool {
        matches!(self, Self::Parts(pattern) if pattern.has_short_year)
    }

    /// What comes first, where it is known.
    #[must_use]
    pub const fn order(&self) -> Option<DateOrder> {
        match self {
            Self::Parts(pattern) => Some(pattern.order),
            Self::Stated(_) => None,
        }
    }

    /// Whether it is `YYYY-MM-DD`, which needs no word.
    #[must_use]
    pub fn is_iso(&self) -> bool {
        matches!(self, Self::Parts(pattern) if pattern.is_iso())
    }
}

impl PartsPattern {
    fn is_iso(&self) -> bool {
        self.order == DateOrder::YearMonthDay
            && self.month == MonthStyle::Number
            && !self.has_short_year
            && self.marks == ["-", "-"]
    }

    fn read(&self, text: &str) -> Result<Date, DayFault> {
        let cell = self.cut(text).ok_or(DayFault::OtherForm)?;
        if cell.marks != [&*self.marks[0], &*self.marks[1]] {
            return Err(DayFault::OtherForm);
        }
        let [first, second, third] = cell.parts;
        let (year, month, day) = match self.order {
            DateOrder::YearMonthDay => (first, second, third),
            DateOrder::DayMonthYear => (third, second, first),
            DateOrder::MonthDayYear => (third, first, second),
        };
        let month = match self.month {
            MonthStyle::Number => small_number(month),
            MonthStyle::Name => words::month(month),
        };
        let digits = if self.has_short_year { 2 } else { 4 };
        let year = Some(year)
            .filter(|year| year.len() == digits && year.bytes().all(|byte| byte.is_ascii_digit()))
            .and_then(|year| year.parse::<i32>().ok());
        let (Some(year), Some(month), Some(day)) = (year, month, small_number(day)) else {
            return Err(DayFault::OtherForm);
        };
        // As strftime's %y has it.
        let year = match year {
            year if !self.has_short_year => year,
            year @ 0..=68 => year + 2000,
            year => year + 1900,
        };
        let day = NaiveDate::from_ymd_opt(year, month, day).ok_or(DayFault::NoSuchDay)?;
        usual(Date::from_naive(day).map_err(|_| DayFault::NoSuchDay)?)
    }

    /// The parts of a cell, digits that stand together cut by their number.
    fn cut<'a>(&self, text: &'a str) -> Option<CellParts<'a>> {
        if !self.marks[0].is_empty() || self.month == MonthStyle::Name {
            return cut(text);
        }
        let year = if self.has_short_year { 2 } else { 4 };
        let lengths = match self.order {
            DateOrder::YearMonthDay => [year, 2, 2],
            DateOrder::DayMonthYear | DateOrder::MonthDayYear => [2, 2, year],
        };
        let is_whole = text.len() == year + 4 && text.bytes().all(|byte| byte.is_ascii_digit());
        is_whole.then(|| {
            let (first, rest) = text.split_at(lengths[0]);
            let (second, third) = rest.split_at(lengths[1]);
            CellParts { parts: [first, second, third], marks: ["", ""] }
        })
    }
}

/// One or two digits.
fn small_number(text: &str) -> Option<u32> {
    let is_small = matches!(text.len(), 1 | 2) && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_small { text.parse().ok() } else { None }
}

fn usual(day: Date) -> Result<Date, DayFault> {
    if USUAL_YEARS.contains(&day.year()) { Ok(day) } else { Err(DayFault::UnusualYear) }
}

/// Patterns that a text may be written in, whether its numbers are days or not.
fn candidates(text: &str) -> Vec<PartsPattern> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        let together = |order, has_short_year| PartsPattern {
            order,
            month: MonthStyle::Number,
            has_short_year,
            marks: [String::new(), String::new()],
        };
        return match text.len() {
            8 => vec![
                together(DateOrder::YearMonthDay, false),
                together(DateOrder::DayMonthYear, false),
                together(DateOrder::MonthDayYear, false),
            ],
            6 => vec![
                together(DateOrder::YearMonthDay, true),
                together(DateOrder::DayMonthYear, true),
                together(DateOrder::MonthDayYear, true),
            ],
            _ => Vec::new(),
        };
    }
    let Some(CellParts { parts, marks }) = cut(text) else { return Vec::new() };
    let marks = marks.map(str::to_owned);
    let is_number = parts.map(|part| part.starts_with(|c: char| c.is_ascii_digit()));
    let pattern = |order, month, has_short_year| PartsPattern {
        order,
        month,
        has_short_year,
        marks: marks.clone(),
    };
    let is_short = |part: &str| part.len() == 2;
    match is_number {
        [true, true, true] if parts[0].len() == 4 => {
            vec![pattern(DateOrder::YearMonthDay, MonthStyle::Number, false)]
        }
        [true, true, true] if parts[2].len() == 4 => vec![
            pattern(DateOrder::DayMonthYear, MonthStyle::Number, false),
            pattern(DateOrder::MonthDayYear, MonthStyle::Number, false),
        ],
        [true, true, true] if is_short(parts[2]) => {
            let mut patterns = vec![
                pattern(DateOrder::DayMonthYear, MonthStyle::Number, true),
                pattern(DateOrder::MonthDayYear, MonthStyle::Number, true),
            ];
            if is_short(parts[0]) {
                patterns.push(pattern(DateOrder::YearMonthDay, MonthStyle::Number, true));
            }
            patterns
        }
        [true, false, true] if parts[0].len() == 4 => {
            vec![pattern(DateOrder::YearMonthDay, MonthStyle::Name, false)]
        }
        [true, false, true] => {
            vec![pattern(DateOrder::DayMonthYear, MonthStyle::Name, is_short(parts[2]))]
        }
        [false, true, true] => {
            vec![pattern(DateOrder::MonthDayYear, MonthStyle::Name, is_short(parts[2]))]
        }
        _ => Vec::new(),
    }
}

impl FromStr for DatePattern {
    type Err = String;

    /// Reads a strftime pattern.
    fn from_str(written: &str) -> Result<Self, Self::Err> {
        if let Some(parts) = PartsPattern::stated(written) {
            return Ok(Self::Parts(parts));
        }
        let refused = || {
            "is not a date pattern: %d stands for the day, %m for the month, %Y for the year \
             (%y for two digits), as in %d/%m/%Y"
                .to_owned()
        };
        let items = StrftimeItems::new(written).parse_to_owned().map_err(|_| refused())?;
        let pattern = StatedPattern { written: written.to_owned(), items };
        // A day written and read again shows whether the pattern names day, month and year.
        let day = NaiveDate::from_ymd_opt(2001, 2, 3).ok_or_else(refused)?;
        let noon = NaiveTime::from_hms_opt(12, 0, 0).ok_or_else(refused)?;
        let mut text = String::new();
        let sample = day.and_time(noon).and_utc();
        fmt::Write::write_fmt(
            &mut text,
            format_args!("{}", sample.format_with_items(pattern.items.iter())),
        )
        .map_err(|_| refused())?;
        let sample = Date::from_naive(day).map_err(|_| refused())?;
        if pattern.read(&text) == Ok(sample) { Ok(Self::Stated(pattern)) } else { Err(refused()) }
    }
}

impl PartsPattern {
    /// A strftime pattern of three parts and nothing else.
    fn stated(written: &str) -> Option<Self> {
        let mut parts = Vec::new();
        let mut marks = Vec::new();
        let mut rest = written;
        loop {
            rest = rest.strip_prefix('%')?;
            let part = rest.chars().next().filter(char::is_ascii_alphabetic)?;
            parts.push(part);
            rest = &rest[1..];
            let end = rest.find('%').unwrap_or(rest.len());
            let mark = &rest[..end];
            if !mark.chars().all(is_mark) {
                return None;
            }
            rest = &rest[end..];
            if rest.is_empty() {
                if !mark.is_empty() {
                    return None;
                }
                break;
            }
            marks.push(mark.to_owned());
        }
        let marks: [String; 2] = marks.try_into().ok()?;
        let [first, second, third] = parts[..] else { return None };
        let is_month = |part| matches!(part, 'm' | 'b' | 'B' | 'h');
        let is_year = |part| matches!(part, 'Y' | 'y');
        let is_day = |part| matches!(part, 'd' | 'e');
        let (order, month, year) = if is_year(first) && is_month(second) && is_day(third) {
            (DateOrder::YearMonthDay, second, first)
        } else if is_day(first) && is_month(second) && is_year(third) {
            (DateOrder::DayMonthYear, second, third)
        } else if is_month(first) && is_day(second) && is_year(third) {
            (DateOrder::MonthDayYear, first, third)
        } else {
            return None;
        };
        let month = if month == 'm' { MonthStyle::Number } else { MonthStyle::Name };
        Some(Self { order, month, has_short_year: year == 'y', marks })
    }
}

impl fmt::Display for DatePattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pattern = match self {
            Self::Stated(pattern) => return f.write_str(&pattern.written),
            Self::Parts(pattern) => pattern,
        };
        let month = if pattern.month == MonthStyle::Name { "%b" } else { "%m" };
        let year = if pattern.has_short_year { "%y" } else { "%Y" };
        let parts = match pattern.order {
            DateOrder::YearMonthDay => [year, month, "%d"],
            DateOrder::DayMonthYear => ["%d", month, year],
            DateOrder::MonthDayYear => [month, "%d", year],
        };
        let [first, second] = &pattern.marks;
        write!(f, "{}{first}{}{second}{}", parts[0], parts[1], parts[2])
    }
}

impl StatedPattern {
    fn read(&self, text: &str) -> Result<Date, DayFault> {
        // chrono knows no Sept beside September, and takes a sign before a year.
        if let Some(at) = text.find("Sept").filter(|at| !text[at + 4..].starts_with('e')) {
            return self.read(&format!("{}{}", &text[..at + 3], &text[at + 4..]));
        }
        let mut parsed = Parsed::new();
        if text.starts_with(['+', '-']) || parse(&mut parsed, text, self.items.iter()).is_err() {
            return Err(DayFault::OtherForm);
        }
        let day = parsed.to_naive_date().map_err(|_| DayFault::NoSuchDay)?;
        usual(Date::from_naive(day).map_err(|_| DayFault::NoSuchDay)?)
    }
}

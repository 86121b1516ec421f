//! Date cells, in a stated form.

use std::fmt::Write as _;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::LazyLock;

use chrono::format::{Item, Parsed, StrftimeItems, parse};
use tieout::date::{Date, DateError};

use super::problem::{CellFault, NOT_THIS_FILE};

/// Forms that banks and programs write, tried for a hint. The day comes before the month in the
/// first of two that look the same.
const USUAL_PATTERNS: [&str; 32] = [
    "%d/%m/%Y",
    "%m/%d/%Y",
    "%d-%m-%Y",
    "%m-%d-%Y",
    "%d.%m.%Y",
    "%d/%m/%y",
    "%m/%d/%y",
    "%d.%m.%y",
    "%d-%m-%y",
    "%Y/%m/%d",
    "%Y.%m.%d",
    "%Y%m%d",
    "%d %B %Y",
    "%d-%B-%Y",
    "%d-%B-%y",
    "%d %B %y",
    "%B %d, %Y",
    "%a %d %B %Y",
    "%Y-%m-%dT%H:%M:%S",
    "%Y-%m-%dT%H:%M:%SZ",
    "%Y-%m-%d %H:%M:%S",
    "%Y-%m-%d %H:%M",
    "%d/%m/%Y %H:%M:%S",
    "%d/%m/%Y %H:%M",
    "%d/%m/%Y %I:%M %p",
    "%d/%m/%Y %I:%M:%S %p",
    "%m/%d/%Y %H:%M:%S",
    "%m/%d/%Y %H:%M",
    "%m/%d/%Y %I:%M %p",
    "%m/%d/%Y %I:%M:%S %p",
    "%Y-%m-%d %H:%M:%S.0",
    "%Y-%m-%d",
];

/// The same, ready to read dates with.
static USUAL: LazyLock<Vec<(&str, Pattern)>> = LazyLock::new(|| {
    let usual = USUAL_PATTERNS.into_iter();
    usual.filter_map(|written| Some((written, written.parse().ok()?))).collect()
});

/// Days that money of a statement or of books is of, as [`Date::day_number`] counts them: those of the
/// years 1900 to 2199. Another is a slip.
const USUAL_DAYS: RangeInclusive<i32> = 693_596..=803_168;

/// As many of them are named for one date: day or month first.
const FORMS_MAX: usize = 2;

/// How dates are written.
#[derive(Debug, Clone, Default)]
pub(crate) enum DateFormat {
    /// `YYYY-MM-DD`, as the API takes them.
    #[default]
    Iso,
    /// A strftime pattern.
    Pattern(Pattern),
}

/// A strftime pattern that names a day, a month and a year.
#[derive(Debug, Clone)]
pub(crate) struct Pattern {
    written: String,
    items: Vec<Item<'static>>,
    /// How many digits stand together in a date so written: 2, 2 and 4.
    digit_runs: Vec<usize>,
    /// What stands between them.
    marks: String,
}

impl FromStr for DateFormat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self::Pattern)
    }
}

impl FromStr for Pattern {
    type Err = String;

    fn from_str(written: &str) -> Result<Self, Self::Err> {
        let refused = || {
            "is not a date pattern: %d stands for the day, %m for the month, %Y for the year \
             (%y for two digits), as in %d/%m/%Y"
                .to_owned()
        };
        let items = StrftimeItems::new(written).parse_to_owned().map_err(|_| refused())?;
        let mut pattern = Self {
            written: written.to_owned(),
            items,
            digit_runs: Vec::new(),
            marks: String::new(),
        };
        // A day written and read again shows whether the pattern names day, month and year.
        let sample = Date::parse_iso("2001-02-03").map_err(|_| refused())?;
        let noon =
            chrono::NaiveDate::from_ymd_opt(2001, 2, 3).and_then(|day| day.and_hms_opt(12, 0, 0));
        let noon = noon.ok_or_else(refused)?.and_utc();
        let mut text = String::new();
        write!(text, "{}", noon.format_with_items(pattern.items.iter())).map_err(|_| refused())?;
        pattern.digit_runs = digit_runs(&text).collect();
        pattern.marks = text.chars().filter(|c| !c.is_ascii_digit()).collect();
        if pattern.read(&text) == Some(sample) { Ok(pattern) } else { Err(refused()) }
    }
}

impl Pattern {
    fn read(&self, text: &str) -> Option<Date> {
        // chrono knows no Sept beside September.
        if let Some(at) = text.find("Sept").filter(|at| !text[at + 4..].starts_with('e')) {
            return self.read(&format!("{}{}", &text[..at + 3], &text[at + 4..]));
        }
        let mut parsed = Parsed::new();
        // chrono takes a sign before a year. Digits are looked at first: it takes the least time.
        if text.starts_with(['+', '-'])
            || !self.has_digits_of(text)
            || parse(&mut parsed, text, self.items.iter()).is_err()
        {
            return None;
        }
        parsed.to_naive_date().ok().and_then(|day| Date::from_naive(day).ok())
    }

    /// All digits, and the same marks between them as in a date so written.
    fn is_like(&self, text: &str) -> bool {
        let marks = |text: &str| text.chars().filter(|c| !c.is_ascii_digit()).collect::<String>();
        self.has_digits_of(text) && marks(text) == self.marks
    }

    /// chrono takes 26 for a year and 2025113 for a day: only a day, a month or a time of the day
    /// may lack a leading zero, and only where it stands alone.
    fn has_digits_of(&self, text: &str) -> bool {
        let mut runs = digit_runs(text);
        let is_like = |expected: &usize| match (runs.next(), expected) {
            (Some(1 | 2), 1 | 2) => true,
            (run, expected) => run == Some(*expected),
        };
        self.digit_runs.iter().all(is_like) && runs.next().is_none()
    }
}

fn digit_runs(text: &str) -> impl Iterator<Item = usize> {
    text.split(|c: char| !c.is_ascii_digit()).map(str::len).filter(|length| *length > 0)
}

impl DateFormat {
    /// Reads a date cell, spaces around it aside.
    pub(super) fn read(&self, cell: &str) -> Result<Date, CellFault> {
        let text = cell.trim_matches(' ');
        if text.is_empty() {
            let fault = CellFault::new("is empty where a date belongs");
            return Err(fault.hint("a total or a section title? Remove it: tieout adds up itself"));
        }
        let day = self.day(text)?;
        USUAL_DAYS.contains(&day.day_number()).then_some(day).ok_or_else(|| {
            let fault = CellFault::new("is not of the years 1900 to 2199");
            fault.hint("is a digit of the year wrong?")
        })
    }

    fn day(&self, text: &str) -> Result<Date, CellFault> {
        match self {
            Self::Iso => Date::parse_iso(text).map_err(|error| match error {
                DateError::NoSuchDay => CellFault::new("is not a day of the calendar"),
                DateError::NotIso => with_hint("is not a date in the form YYYY-MM-DD", text),
            }),
            Self::Pattern(pattern) => pattern.read(text).ok_or_else(|| {
                if pattern.is_like(text) {
                    return CellFault::new(format!(
                        "is not a day of the calendar ({})",
                        pattern.written
                    ));
                }
                with_hint(&format!("is not a date in the form {}", pattern.written), text)
            }),
        }
    }
}

/// Names a form that does read the cell, if one of the usual ones does.
fn with_hint(message: &str, text: &str) -> CellFault {
    let fault = CellFault::new(message);
    if Date::parse_iso(text).is_ok() {
        return fault.hint(format!("this is YYYY-MM-DD; {NOT_THIS_FILE}"));
    }
    if !text.contains(|c: char| c.is_ascii_digit()) {
        return fault.hint("a total, a section title or a header again? Remove the line");
    }
    // Days of this century, as spreadsheets count them.
    if (36_526..73_051).contains(&text.parse().unwrap_or(0)) {
        return fault.hint(
            "a spreadsheet's number of a day? Format the column as a date (YYYY-MM-DD) and save again",
        );
    }
    let forms: Vec<_> = usual_forms_of(text).take(FORMS_MAX).collect();
    if forms.is_empty() {
        return fault.hint("say how dates are written, as in --date-format '{side}%d/%m/%Y'");
    }
    fault.date_in(forms)
}

fn usual_forms_of(text: &str) -> impl Iterator<Item = &'static str> {
    let usual = USUAL.iter().filter(move |(_, pattern)| pattern.read(text).is_some());
    usual.map(|(written, _)| *written)
}

/// Whether a text is a date in any usual form: then it is no name of a column.
pub(super) fn is_some_date(text: &str) -> bool {
    Date::parse_iso(text).is_ok() || usual_forms_of(text).next().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_must_name_day_month_and_year() {
        for pattern in ["%d/%m/%Y", "%d %b %Y", "%Y%m%d", "%d.%m.%y", "%Y-%m-%dT%H:%M:%S", "%F"] {
            assert!(pattern.parse::<DateFormat>().is_ok(), "{pattern}");
        }
        for pattern in ["%d/%m", "%Y", "%H:%M", "", "%Q", "dd/mm/yyyy"] {
            assert!(pattern.parse::<DateFormat>().is_err(), "{pattern}");
        }
    }

    #[test]
    fn every_usual_pattern_is_one() {
        for pattern in USUAL_PATTERNS {
            assert!(pattern.parse::<Pattern>().is_ok(), "{pattern}");
        }
    }

    #[test]
    fn a_pattern_reads_dates_as_written_and_refuses_others() {
        let format = "%d/%m/%Y".parse::<DateFormat>().unwrap();
        assert_eq!(format.read("03/01/2025").unwrap().to_string(), "2025-01-03");
        assert_eq!(format.read("3/1/2025").unwrap().to_string(), "2025-01-03");
        for cell in [
            "31/02/2025",
            "01/13/2025",
            "2025-01-03",
            "",
            "03/01/2025x",
            "03/01/12025",
            "03/01/26",
            "+3/01/2025",
        ] {
            assert!(format.read(cell).is_err(), "{cell:?}");
        }
    }

    #[test]
    fn a_year_that_no_books_are_of_is_refused() {
        for (cell, is_read) in [
            ("0026-11-04", false),
            ("1899-12-31", false),
            ("1900-01-01", true),
            ("2199-12-31", true),
            ("2206-01-01", false),
        ] {
            assert_eq!(DateFormat::Iso.read(cell).is_ok(), is_read, "{cell}");
        }
        let pattern = "%d/%m/%Y".parse::<DateFormat>().unwrap();
        assert!(pattern.read("04/11/0026").is_err());
    }

    #[test]
    fn digits_that_stand_together_are_all_there() {
        let format = "%Y%m%d".parse::<DateFormat>().unwrap();
        assert_eq!(format.read("20251103").unwrap().to_string(), "2025-11-03");
        for cell in ["2025113", "1012025", "202511030"] {
            assert!(format.read(cell).is_err(), "{cell}");
        }
    }

    #[test]
    fn a_hint_names_a_form_that_reads_the_cell() {
        for (cell, form) in [
            ("30/03/2026", "%d/%m/%Y"),
            ("02/03/26", "%d/%m/%y"),
            ("02.03.26", "%d.%m.%y"),
            ("2 March 2026", "%d %B %Y"),
            ("3 Sept 2026", "%d %B %Y"),
            ("3 September 2026", "%d %B %Y"),
            ("13/03/2026 10:11 AM", "%d/%m/%Y %I:%M %p"),
            ("02-Mar-26", "%d-%B-%y"),
            ("02-MAR-2026", "%d-%B-%Y"),
            ("Mon 2 Mar 2026", "%a %d %B %Y"),
            ("2026-03-02 10:11", "%Y-%m-%d %H:%M"),
            ("02/03/2026 00:00:00", "%d/%m/%Y %H:%M:%S"),
            ("20260302", "%Y%m%d"),
            ("2026-05-18 00:00:00.0", "%Y-%m-%d %H:%M:%S.0"),
            ("3/1/2026 11:59:00 PM", "%d/%m/%Y %I:%M:%S %p"),
            ("3/13/2026 11:59:00 PM", "%m/%d/%Y %I:%M:%S %p"),
            ("2025-1-3", "%Y-%m-%d"),
        ] {
            assert_eq!(usual_forms_of(cell).next(), Some(form), "{cell}");
        }
        for cell in ["46083", "Date", "Total", "31/02/2026"] {
            assert_eq!(usual_forms_of(cell).next(), None, "{cell}");
        }
    }
}

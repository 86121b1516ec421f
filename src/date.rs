//! A calendar day, as the API contract writes it.

use std::fmt;

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A real calendar day from 0001-01-01 to 9999-12-31.
///
/// Held as a count of days, so that a difference of dates is a subtraction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    days_since_year_one: i32,
}

/// Why a text is not a [`Date`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DateError {
    /// Not four digits, two digits and two digits with `-` between them.
    #[error("is not a date in the form YYYY-MM-DD")]
    NotIso,
    /// The right form, but the calendar has no such day (2025-02-29), or its year is 0000.
    #[error("is not a day of the calendar")]
    NoSuchDay,
}

impl Date {
    /// The first day of the calendar, 0001-01-01.
    pub const FIRST: Self = Self { days_since_year_one: 1 };
    /// Its last, 9999-12-31.
    pub const LAST: Self = Self { days_since_year_one: 3_652_059 };

    /// Reads `YYYY-MM-DD` in ASCII digits and nothing else: no sign, no space, no single digit.
    ///
    /// Source: contract part 2.1.
    ///
    /// # Errors
    /// [`DateError::NotIso`] for another form, [`DateError::NoSuchDay`] for a day that is none.
    pub fn parse_iso(text: &str) -> Result<Self, DateError> {
        let &[y1, y2, y3, y4, b'-', m1, m2, b'-', d1, d2] = text.as_bytes() else {
            return Err(DateError::NotIso);
        };
        let year = digits(&[y1, y2, y3, y4])?;
        let day = NaiveDate::from_ymd_opt(
            i32::try_from(year).map_err(|_| DateError::NotIso)?,
            digits(&[m1, m2])?,
            digits(&[d1, d2])?,
        );
        Self::from_naive(day.ok_or(DateError::NoSuchDay)?)
    }

    /// Takes over a day of chrono's wider calendar.
    ///
    /// # Errors
    /// [`DateError::NoSuchDay`] before year 1 and after year 9999.
    pub fn from_naive(day: NaiveDate) -> Result<Self, DateError> {
        if (1..=9999).contains(&day.year()) {
            Ok(Self { days_since_year_one: day.num_days_from_ce() })
        } else {
            Err(DateError::NoSuchDay)
        }
    }

    /// Days since 0000-12-31: consecutive days have consecutive numbers.
    #[must_use]
    pub const fn day_number(self) -> i32 {
        self.days_since_year_one
    }

    /// The day after; none after the last of the calendar.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        let day = NaiveDate::from_num_days_from_ce_opt(self.days_since_year_one)?;
        Self::from_naive(day.succ_opt()?).ok()
    }

    /// The day before; none before the first of the calendar.
    #[must_use]
    pub const fn previous(self) -> Option<Self> {
        if self.days_since_year_one == 1 {
            return None;
        }
        Some(Self { days_since_year_one: self.days_since_year_one - 1 })
    }

    /// Whether the next day is one of another month.
    #[must_use]
    pub fn ends_month(self) -> bool {
        self.next().is_none_or(|next| next.of_month() == 1)
    }

    /// So many days later, or earlier where it is negative; at most the calendar's last, or first.
    #[must_use]
    pub fn plus_days(self, days: i32) -> Self {
        let day = self.days_since_year_one.saturating_add(days);
        Self { days_since_year_one: day }.clamp(Self::FIRST, Self::LAST)
    }

    /// The year, 1 to 9999.
    #[must_use]
    pub fn year(self) -> i32 {
        NaiveDate::from_num_days_from_ce_opt(self.days_since_year_one).map_or(1, |day| day.year())
    }

    /// The day of its month, 1 to 31.
    #[must_use]
    pub fn of_month(self) -> u32 {
        NaiveDate::from_num_days_from_ce_opt(self.days_since_year_one).map_or(1, |day| day.day())
    }

    /// So many months later, or earlier where it is negative, within the calendar. The last day of a month
    /// stays the last of its month; any other stays the day that it is where the month has it.
    #[must_use]
    pub fn plus_months(self, months: i32) -> Self {
        let Some(day) = NaiveDate::from_num_days_from_ce_opt(self.days_since_year_one) else {
            return self;
        };
        let count = chrono::Months::new(months.unsigned_abs());
        let moved = |day: NaiveDate| {
            let moved = if months < 0 {
                day.checked_sub_months(count)
            } else {
                day.checked_add_months(count)
            };
            let end = if months < 0 { Self::FIRST } else { Self::LAST };
            moved.and_then(|day| Self::from_naive(day).ok()).unwrap_or(end)
        };
        if !self.ends_month() {
            return moved(day);
        }
        let first = day.with_day(1).map_or(self, moved);
        (27..31).map(|days| first.plus_days(days)).find(|day| day.ends_month()).unwrap_or(first)
    }

    /// Its month as `YYYY-MM`.
    #[must_use]
    pub fn month(self) -> String {
        let mut written = self.to_string();
        written.truncate("YYYY-MM".len());
        written
    }

    /// Days from `earlier` to `self`, negative when `self` comes first.
    #[must_use]
    pub const fn days_after(self, earlier: Self) -> i32 {
        self.days_since_year_one - earlier.days_since_year_one
    }
}

fn digits(ascii: &[u8]) -> Result<u32, DateError> {
    ascii.iter().try_fold(0, |value, byte| match byte {
        b'0'..=b'9' => Ok(value * 10 + u32::from(byte - b'0')),
        _ => Err(DateError::NotIso),
    })
}

impl std::str::FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, DateError> {
        Self::parse_iso(text)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match NaiveDate::from_num_days_from_ce_opt(self.days_since_year_one) {
            Some(day) => {
                write!(f, "{:04}-{:02}-{:02}", day.year(), day.month(), day.day())
            }
            None => Err(fmt::Error),
        }
    }
}

impl Serialize for Date {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Date {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::parse_iso(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_written_back() {
        for text in ["0001-01-01", "1999-12-31", "2024-02-29", "9999-12-31"] {
            assert_eq!(Date::parse_iso(text).unwrap().to_string(), text);
        }
    }

    #[test]
    fn the_calendar_has_a_first_day_and_a_last() {
        assert_eq!((Date::FIRST.to_string(), Date::FIRST.previous()), ("0001-01-01".into(), None));
        assert_eq!((Date::LAST.to_string(), Date::LAST.next()), ("9999-12-31".into(), None));
        assert!(Date::LAST.ends_month() && !Date::FIRST.ends_month());
        assert_eq!(Date::LAST.previous().and_then(Date::next), Some(Date::LAST));
    }

    #[test]
    fn months_are_added_and_the_last_day_stays_the_last() {
        for (day, months, expected) in [
            ("2026-03-31", -12, "2025-03-31"),
            ("2025-02-28", -12, "2024-02-29"),
            ("2024-02-29", 12, "2025-02-28"),
            ("2026-04-30", 1, "2026-05-31"),
            ("2026-01-30", 1, "2026-02-28"),
            ("2026-01-15", -1, "2025-12-15"),
            ("0001-01-15", -1, "0001-01-01"),
            ("9999-12-31", 1, "9999-12-31"),
        ] {
            let moved = Date::parse_iso(day).unwrap().plus_months(months);
            assert_eq!(moved.to_string(), expected, "{day} {months}");
        }
    }

    #[test]
    fn days_are_added_within_the_calendar() {
        let day = |text: &str| Date::parse_iso(text).unwrap();
        assert_eq!(day("2024-02-27").plus_days(3), day("2024-03-01"));
        assert_eq!(day("2024-03-01").plus_days(-3), day("2024-02-27"));
        assert_eq!(day("0001-01-03").plus_days(-5), day("0001-01-01"));
        assert_eq!(day("9999-12-30").plus_days(i32::MAX), day("9999-12-31"));
    }

    #[test]
    fn only_the_iso_form_is_a_date() {
        for text in [
            "",
            "2025-1-3",
            " 2025-01-03",
            "2025-01-03 ",
            "+2025-01-0",
            "2025/01/03",
            "20250103",
            "2025-01-03T00:00",
            "２０２５-01-03",
            "-001-01-01",
            "03-01-2025",
        ] {
            assert_eq!(Date::parse_iso(text), Err(DateError::NotIso), "{text:?}");
        }
    }

    #[test]
    fn a_day_the_calendar_lacks_is_refused() {
        for text in
            ["2025-02-29", "1900-02-29", "2025-13-01", "2025-00-10", "2025-04-31", "0000-01-01"]
        {
            assert_eq!(Date::parse_iso(text), Err(DateError::NoSuchDay), "{text:?}");
        }
    }

    #[test]
    fn a_difference_counts_days_across_years() {
        let old = Date::parse_iso("2024-12-30").unwrap();
        let new = Date::parse_iso("2025-01-02").unwrap();
        assert_eq!(new.days_after(old), 3);
        assert_eq!(old.days_after(new), -3);
    }
}

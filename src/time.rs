//! An instant, as the API writes it.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, SecondsFormat, Utc};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::date::Date;

/// The last instant there is: the end of the year 9999.
const MILLIS_MAX: i64 = 253_402_300_799_999;

/// Milliseconds since 1970-01-01 UTC, within the years 1970 to 9999.
///
/// Written as RFC 3339 in UTC with milliseconds: `2026-11-21T06:19:56.123Z`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp {
    unix_ms: i64,
}

/// The text is no instant of the years 1970 to 9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("is not a date and time in the form 2026-12-31T23:59:59Z, from 1970 on")]
pub struct TimestampError;

impl Timestamp {
    /// So many milliseconds after 1970 began; beyond the range the nearest instant within it.
    #[must_use]
    pub fn from_unix_ms(unix_ms: i64) -> Self {
        Self { unix_ms: unix_ms.clamp(0, MILLIS_MAX) }
    }

    /// Milliseconds since 1970-01-01 UTC.
    #[must_use]
    pub const fn unix_ms(self) -> i64 {
        self.unix_ms
    }

    /// The instant so many milliseconds later (earlier, if negative).
    #[must_use]
    pub fn plus_ms(self, milliseconds: i64) -> Self {
        Self::from_unix_ms(self.unix_ms.saturating_add(milliseconds))
    }

    /// The day it is in, in UTC; none where the calendar has none.
    #[must_use]
    pub fn day(self) -> Option<Date> {
        let instant = DateTime::<Utc>::from_timestamp_millis(self.unix_ms)?;
        Date::from_naive(instant.date_naive()).ok()
    }

    /// Reads RFC 3339 with any offset; what is finer than a millisecond is cut off.
    ///
    /// # Errors
    /// [`TimestampError`] for anything else.
    pub fn parse(text: &str) -> Result<Self, TimestampError> {
        let instant = DateTime::parse_from_rfc3339(text).map_err(|_| TimestampError)?;
        let unix_ms = instant.timestamp_millis();
        // A leap second, `:60`, would come out past the end.
        (0..=MILLIS_MAX).contains(&unix_ms).then_some(Self { unix_ms }).ok_or(TimestampError)
    }
}

impl FromStr for Timestamp {
    type Err = TimestampError;

    fn from_str(text: &str) -> Result<Self, TimestampError> {
        Self::parse(text)
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let instant = DateTime::<Utc>::from_timestamp_millis(self.unix_ms).ok_or(fmt::Error)?;
        f.write_str(&instant.to_rfc3339_opts(SecondsFormat::Millis, true))
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::parse(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instant_is_written_in_utc_with_milliseconds() {
        assert_eq!(Timestamp::from_unix_ms(0).to_string(), "1970-01-01T00:00:00.000Z");
        let text = "2026-11-21T06:19:56.123Z";
        assert_eq!(Timestamp::parse(text).unwrap().to_string(), text);
        assert_eq!(Timestamp::from_unix_ms(i64::MAX).to_string(), "9999-12-31T23:59:59.999Z");
        assert_eq!(Timestamp::from_unix_ms(-5), Timestamp::from_unix_ms(0));
    }

    #[test]
    fn any_offset_is_read_and_anything_else_refused() {
        let written = |text: &str| Timestamp::parse(text).map(|instant| instant.to_string());
        assert_eq!(written("2026-01-01T01:00:00+01:00").unwrap(), "2026-01-01T00:00:00.000Z");
        for text in ["", "2026-01-01", "2026-01-01T00:00:00", "1969-12-31T23:59:59Z", "tomorrow"] {
            assert_eq!(written(text), Err(TimestampError), "{text}");
        }
    }
}

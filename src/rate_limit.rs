//! How many requests may be made in a time.

use std::fmt;
use std::str::FromStr;

/// So many requests in each window of a second or a minute: `10/s`, `600/m`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RateLimit {
    /// At least one.
    pub requests: u32,
    /// How long a window lasts.
    pub window: RateWindow,
}

/// How long the requests of a limit are counted together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum RateWindow {
    /// `/s`
    Second,
    /// `/m`
    Minute,
}

impl RateWindow {
    /// Its length in milliseconds.
    #[must_use]
    pub const fn ms(self) -> i64 {
        match self {
            Self::Second => 1_000,
            Self::Minute => 60_000,
        }
    }
}

/// The text is no rate limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("is no rate limit as 10/s or 600/m, of 1 to 1,000,000 requests")]
pub struct RateLimitError;

/// What no key comes near.
const REQUESTS_MAX: u32 = 1_000_000;

impl FromStr for RateLimit {
    type Err = RateLimitError;

    fn from_str(text: &str) -> Result<Self, RateLimitError> {
        let (requests, window) = text.split_once('/').ok_or(RateLimitError)?;
        let window = match window {
            "s" => RateWindow::Second,
            "m" => RateWindow::Minute,
            _ => return Err(RateLimitError),
        };
        // The form that it is shown in, and no other: neither +1 nor 01.
        let requests: u32 = requests.parse().map_err(|_| RateLimitError)?;
        let limit = Self { requests, window };
        let is_good = (1..=REQUESTS_MAX).contains(&requests) && limit.to_string() == text;
        is_good.then_some(limit).ok_or(RateLimitError)
    }
}

impl fmt::Display for RateLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unit = match self.window {
            RateWindow::Second => "s",
            RateWindow::Minute => "m",
        };
        write!(f, "{}/{unit}", self.requests)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_limit_has_one_form() {
        for good in ["1/s", "600/m", "1000000/s"] {
            assert_eq!(good.parse::<RateLimit>().unwrap().to_string(), good);
        }
        for bad in ["", "10", "0/s", "01/s", "+1/s", "10/h", "1.5/s", "1000001/m", "10/s ", "-1/m"]
        {
            assert_eq!(bad.parse::<RateLimit>(), Err(RateLimitError), "{bad}");
        }
    }
}

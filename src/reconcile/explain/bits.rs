//! Evidence as people see it.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::evidence::log_odds::PARTS_PER_BIT;
use tieout::amount::serialize_number;

/// Evidence in bits: one more doubles the odds. Shown to a tenth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Bits {
    parts: i64,
}

impl Bits {
    pub(crate) const fn from_parts(parts: i64) -> Self {
        Self { parts }
    }

    /// Tenths of a bit, a half away from zero.
    #[must_use]
    pub const fn tenths(self) -> i64 {
        let scale = PARTS_PER_BIT as i64;
        let half = if self.parts < 0 { -scale / 2 } else { scale / 2 };
        (self.parts * 10 + half) / scale
    }
}

impl std::ops::Sub for Bits {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self { parts: self.parts - other.parts }
    }
}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = self.tenths();
        let sign = if tenths < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{}", tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10)
    }
}

/// A JSON number with one decimal.
impl Serialize for Bits {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_number(&self.to_string(), serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_shown_to_the_nearest_tenth_and_nothing_is_minus_zero() {
        let shown = |parts| Bits::from_parts(parts).to_string();
        assert_eq!([shown(0), shown(256), shown(-640), shown(128)], ["0.0", "1.0", "-2.5", "0.5"]);
        assert_eq!([shown(12), shown(13), shown(-13)], ["0.0", "0.1", "-0.1"]);
        assert_eq!([shown(-1), shown(25_600)], ["0.0", "100.0"]);
    }
}

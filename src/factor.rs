//! Numbers that are not money: percentages, quantities, prices of one.

use std::fmt;

use rust_decimal::Decimal;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::amount::{ShortAmount, serialize_number};

/// Most decimal places.
pub const PLACES_MAX: u32 = 4;

/// A number with at most four decimals and fifteen digits, which goes out with the digits it came in
/// with: `4.50` stays `4.50`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Factor(Decimal);

/// Why a number is none of these.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FactorError {
    /// Not digits with a point among them.
    #[error("is not a number written in plain digits")]
    NotANumber,
    /// More than four decimal places.
    #[error("has more than four decimal places")]
    TooPrecise,
    /// More than fifteen digits.
    #[error("has more than fifteen digits")]
    TooLong,
}

/// Digits that survive the doubles of any JSON reader.
const DIGITS_MAX: usize = 15;

impl Factor {
    /// One.
    pub const ONE: Self = Self(Decimal::ONE);

    /// Reads a number in plain digits, by the grammar of JSON without an exponent.
    ///
    /// # Errors
    /// [`FactorError`].
    pub fn parse(number: &str) -> Result<Self, FactorError> {
        let fraction = number.split_once('.').map_or("", |(_, fraction)| fraction);
        // The grammar of what stands in front of the point is that of an amount.
        let (whole, _) = number.split_once('.').unwrap_or((number, ""));
        let is_plain = fraction.bytes().all(|byte| byte.is_ascii_digit())
            && !number.ends_with('.')
            && (ShortAmount::parse(whole).is_some() || whole == "-0");
        if !is_plain {
            return Err(FactorError::NotANumber);
        }
        if fraction.len() > PLACES_MAX as usize {
            return Err(FactorError::TooPrecise);
        }
        if number.bytes().filter(u8::is_ascii_digit).count() > DIGITS_MAX {
            return Err(FactorError::TooLong);
        }
        Decimal::from_str_exact(number).map(Self).map_err(|_| FactorError::NotANumber)
    }

    /// The value.
    #[must_use]
    pub const fn decimal(self) -> Decimal {
        self.0
    }
}

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0.to_string())
    }
}

impl Serialize for Factor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_number(&self.to_string(), serializer)
    }
}

impl<'de> Deserialize<'de> for Factor {
    /// From the digits of a JSON number. Only `serde_json`'s own deserializers give them.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let digits = <Box<RawValue>>::deserialize(deserializer)?;
        Self::parse(digits.get()).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_factor_goes_out_with_the_digits_it_came_in_with() {
        for number in ["0", "4.50", "-0.1250", "100", "12345678901.2345", "16.5"] {
            assert_eq!(Factor::parse(number).unwrap().to_string(), number);
        }
    }

    #[test]
    fn what_is_no_short_plain_number_is_refused() {
        for (text, error) in [
            ("1.23456", FactorError::TooPrecise),
            ("1e2", FactorError::NotANumber),
            ("1.", FactorError::NotANumber),
            (".5", FactorError::NotANumber),
            ("+1", FactorError::NotANumber),
            ("01", FactorError::NotANumber),
            ("", FactorError::NotANumber),
            ("1.-5", FactorError::NotANumber),
            ("123456789012.3456", FactorError::TooLong),
        ] {
            assert_eq!(Factor::parse(text), Err(error), "{text}");
        }
    }
}

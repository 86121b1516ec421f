//! An amount with the digits it was written with: what came in as `5.0` goes out as `5.0`.

use std::fmt;

use serde::{Serialize, Serializer};

use super::exact::{Amount, AmountError, serialize_number};

/// Integer digits whose cents are sure to fit an `i64`, with room for adding.
const SHORT_INTEGER_DIGITS_MAX: usize = 16;

/// An amount as written. Most are short: whole cents and how many decimal places stood there.
#[derive(Debug, Clone, Copy)]
pub enum WrittenAmount<'a> {
    /// At most two decimal places and no exponent.
    Short(ShortAmount),
    /// Anything else that is a number.
    Long(&'a LongAmount),
}

/// Whole cents, and the number of decimal places written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShortAmount {
    /// Hundredths of the major unit.
    pub cents: i64,
    /// 0, 1 or 2.
    pub places: u8,
}

/// An amount that cents in an `i64` cannot give back digit for digit.
#[derive(Debug, Clone)]
pub struct LongAmount {
    written: Box<str>,
    value: Amount,
}

impl ShortAmount {
    /// Reads the everyday form, at most two decimal places and no exponent, without allocating.
    /// `None` leaves the text to [`LongAmount::parse`].
    #[must_use]
    #[inline]
    pub fn parse(text: &str) -> Option<Self> {
        let (negative, digits) = match text.as_bytes() {
            [b'-', rest @ ..] => (true, rest),
            rest => (false, rest),
        };
        let point = digits.iter().position(|byte| *byte == b'.').unwrap_or(digits.len());
        let (integer, fraction) = (&digits[..point], digits.get(point + 1..).unwrap_or_default());
        let grammatical = !integer.is_empty()
            && (integer.len() == 1 || integer[0] != b'0')
            && (point == digits.len() || !fraction.is_empty());
        if !grammatical || fraction.len() > 2 || integer.len() > SHORT_INTEGER_DIGITS_MAX {
            return None;
        }
        let mut cents = 0_i64;
        for byte in integer.iter().chain(fraction) {
            if !byte.is_ascii_digit() {
                return None;
            }
            cents = cents * 10 + i64::from(byte - b'0');
        }
        for _ in fraction.len()..2 {
            cents *= 10;
        }
        // "-0" and "-0.00" would come back without their sign.
        if negative && cents == 0 {
            return None;
        }
        let places = u8::try_from(fraction.len()).ok()?;
        Some(Self { cents: if negative { -cents } else { cents }, places })
    }
}

impl LongAmount {
    /// Reads any JSON number whose double is finite.
    ///
    /// # Errors
    /// As [`Amount::parse_to_last_place`].
    pub fn parse(text: &str) -> Result<Self, AmountError> {
        Ok(Self { written: text.into(), value: Amount::parse_to_last_place(text)? })
    }

    /// The value, exact to the last place that a double can have.
    #[must_use]
    pub const fn value(&self) -> &Amount {
        &self.value
    }
}

impl WrittenAmount<'_> {
    /// Whether it is below zero.
    #[must_use]
    pub fn is_negative(&self) -> bool {
        match self {
            Self::Short(short) => short.cents < 0,
            Self::Long(long) => long.value.is_negative(),
        }
    }

    /// Whether it is nothing, however it is written.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        match self {
            Self::Short(short) => short.cents == 0,
            Self::Long(long) => long.value == Amount::from_cents(0),
        }
    }

    /// The value, exact to the last place that a double can have.
    #[must_use]
    pub fn value(&self) -> Amount {
        match self {
            Self::Short(short) => Amount::from_cents(short.cents),
            Self::Long(long) => long.value.clone(),
        }
    }

    /// The same digits with the other sign; zero stays as it is.
    #[must_use]
    pub fn negated(&self) -> String {
        let written = self.to_string();
        if self.value() == Amount::default() {
            return written;
        }
        written.strip_prefix('-').map_or_else(|| format!("-{written}"), str::to_owned)
    }
}

impl fmt::Display for WrittenAmount<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Long(long) => f.pad(&long.written),
            Self::Short(ShortAmount { cents, places }) => {
                let sign = if *cents < 0 { "-" } else { "" };
                let (major, minor) = (cents.unsigned_abs() / 100, cents.unsigned_abs() % 100);
                f.pad(&match places {
                    0 => format!("{sign}{major}"),
                    1 => format!("{sign}{major}.{}", minor / 10),
                    _ => format!("{sign}{major}.{minor:02}"),
                })
            }
        }
    }
}

impl Serialize for WrittenAmount<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Long(long) => serialize_number(&long.written, serializer),
            Self::Short(_) => serialize_number(&self.to_string(), serializer),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn the_short_form_and_the_exact_reader_agree(
            text in "-?(0|[1-9][0-9]{0,20})(\\.[0-9]{1,4})?"
        ) {
            if let Some(short) = ShortAmount::parse(&text) {
                prop_assert_eq!(Amount::from_cents(short.cents), Amount::parse(&text).unwrap());
                prop_assert_eq!(WrittenAmount::Short(short).to_string(), text);
            }
        }
    }

    #[test]
    fn a_text_that_is_no_json_number_has_no_short_form() {
        for text in ["", "-", "+5", ".5", "5.", "05", "-01.5", "1,5", "1.2.3", "NaN", "-.5"] {
            assert_eq!(ShortAmount::parse(text), None, "{text:?}");
        }
    }
}

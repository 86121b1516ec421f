//! An exact amount: read, added, written.

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, AddAssign, Sub};

use num_bigint::{BigInt, Sign};
use num_traits::{Signed, Zero};
use serde::{Serialize, Serializer};

/// Integer digits that every finite IEEE 754 double needs at most (1.8e308).
const INTEGER_DIGITS_MAX: usize = 309;

/// Decimal places kept: an exact double never has more (2^-1074 has 1074).
const DECIMAL_PLACES_MAX: usize = 1_074;

/// An exact decimal number of major units (pounds, euros): `mantissa / 10^scale`.
///
/// Kept without trailing zeros after the point, so equal values are equal field by field.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Amount {
    mantissa: BigInt,
    scale: u32,
}

/// Why a text is not an [`Amount`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum AmountError {
    /// Not a number by the grammar of JSON (RFC 8259 section 6).
    #[error("is not a number")]
    NotANumber,
    /// As a double it would be infinite, so the API contract does not call it finite.
    #[error("is too large")]
    TooLarge,
    /// More decimal places than any double has: keeping them all could take any space.
    #[error("has too many decimal places")]
    TooPrecise,
}

impl Amount {
    /// Reads a number by the grammar of JSON (RFC 8259 section 6), exactly.
    ///
    /// # Errors
    /// [`AmountError`]: another grammar (`+5`, `.5`, `1,000`, `NaN`), 1e309 and beyond, or more
    /// than 1,074 decimal places.
    pub fn parse(text: &str) -> Result<Self, AmountError> {
        let (amount, is_whole) = Self::read(text)?;
        if is_whole { Ok(amount) } else { Err(AmountError::TooPrecise) }
    }

    /// Reads a number likewise, without the places beyond the 1,074th: there is no double that has
    /// any, and to keep those of `1e-999999999` would fill the memory.
    ///
    /// # Errors
    /// [`AmountError`], but for too many places.
    pub fn parse_to_last_place(text: &str) -> Result<Self, AmountError> {
        Ok(Self::read(text)?.0)
    }

    /// The number to the last place that is kept, and whether that is all of it.
    fn read(text: &str) -> Result<(Self, bool), AmountError> {
        let JsonNumber { negative, integer, fraction, exponent } = JsonNumber::split(text)?;
        let significant = format!("{integer}{fraction}");
        let significant = significant.trim_start_matches('0');
        let trimmed = significant.trim_end_matches('0');
        if trimmed.is_empty() {
            return Ok((Self::default(), true));
        }
        let dropped_zeros = significant.len() - trimmed.len();
        // value = trimmed * 10^-scale
        let scale = (to_i64(fraction.len())? - to_i64(dropped_zeros)?).saturating_sub(exponent);
        if to_i64(trimmed.len())?.saturating_sub(scale) > to_i64(INTEGER_DIGITS_MAX)? {
            return Err(AmountError::TooLarge);
        }
        let beyond = scale.saturating_sub(to_i64(DECIMAL_PLACES_MAX)?).max(0);
        let kept = trimmed.len().saturating_sub(usize::try_from(beyond).unwrap_or(usize::MAX));
        let digits = trimmed[..kept].trim_end_matches('0');
        if digits.is_empty() {
            return Ok((Self::default(), false));
        }
        // Only asks whether the double is finite, as the contract puts it; no digit passes through it.
        if text.parse::<f64>().is_ok_and(f64::is_infinite) {
            return Err(AmountError::TooLarge);
        }
        let mut mantissa =
            BigInt::parse_bytes(digits.as_bytes(), 10).ok_or(AmountError::NotANumber)?;
        let scale = scale - beyond - to_i64(kept - digits.len())?;
        let scale = if scale < 0 {
            mantissa *= power_of_ten(u32::try_from(-scale).map_err(|_| AmountError::TooLarge)?);
            0
        } else {
            u32::try_from(scale).map_err(|_| AmountError::TooPrecise)?
        };
        let mantissa = if negative { -mantissa } else { mantissa };
        Ok((Self { mantissa, scale }, beyond == 0))
    }

    /// An amount of whole cents (hundredths of the major unit).
    #[must_use]
    pub fn from_cents(cents: impl Into<BigInt>) -> Self {
        Self::normal(cents.into(), 2)
    }

    /// The nearest whole cent, a half away from zero.
    #[must_use]
    pub fn rounded_to_cents(&self) -> BigInt {
        if self.scale <= 2 {
            return &self.mantissa * power_of_ten(2 - self.scale);
        }
        let unit = power_of_ten(self.scale - 2);
        let magnitude: BigInt = (self.mantissa.abs() * 2 + &unit) / (unit * 2);
        if self.mantissa.is_negative() { -magnitude } else { magnitude }
    }

    /// So many parts of so many (`20` of `120`), to the nearest whole cent, a half away from zero.
    ///
    /// # Panics
    /// On a division by no parts.
    #[must_use]
    pub fn share_in_cents(&self, parts: u32, of: u32) -> BigInt {
        // share = mantissa * parts * 100 / (of * 10^scale)
        let unit = power_of_ten(self.scale) * of;
        let magnitude: BigInt = (self.mantissa.abs() * parts * 200_u32 + &unit) / (unit * 2_u32);
        if self.mantissa.is_negative() { -magnitude } else { magnitude }
    }

    /// The whole cent within 10^-6 of a major unit of this amount, if there is one: what binary
    /// floating point leaves on a cent (10.299999999999999) still means that cent.
    #[must_use]
    pub fn as_cents(&self) -> Option<BigInt> {
        let cents = self.rounded_to_cents();
        let dust = Self::from_cents(cents.clone()) - self.clone();
        (dust.magnitude_cmp(1, 6) != Ordering::Greater).then_some(cents)
    }

    /// Whether it is below zero.
    #[must_use]
    pub fn is_negative(&self) -> bool {
        self.mantissa.is_negative()
    }

    /// Whether the amount, its sign left out, is below half a cent.
    #[must_use]
    pub fn is_below_half_a_cent(&self) -> bool {
        self.magnitude_cmp(5, 3) == Ordering::Less
    }

    /// Compares the amount without its sign to `mantissa / 10^scale`.
    fn magnitude_cmp(&self, mantissa: u32, scale: u32) -> Ordering {
        let magnitude = Self { mantissa: self.mantissa.abs(), scale: self.scale };
        magnitude.cmp(&Self { mantissa: mantissa.into(), scale })
    }

    fn normal(mut mantissa: BigInt, mut scale: u32) -> Self {
        while scale > 0 && (&mantissa % 10_u32).is_zero() {
            mantissa /= 10_u32;
            scale -= 1;
        }
        Self { mantissa, scale }
    }

    fn mantissa_at(&self, scale: u32) -> BigInt {
        &self.mantissa * power_of_ten(scale - self.scale)
    }
}

/// A JSON number cut into its parts, digits as written.
struct JsonNumber<'a> {
    negative: bool,
    integer: &'a str,
    fraction: &'a str,
    exponent: i64,
}

impl<'a> JsonNumber<'a> {
    fn split(text: &'a str) -> Result<Self, AmountError> {
        let (negative, rest) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (number, exponent) = match rest.split_once(['e', 'E']) {
            Some((number, exponent)) => (number, read_exponent(exponent)?),
            None => (rest, 0),
        };
        let (integer, fraction) = match number.split_once('.') {
            Some((integer, fraction)) if !fraction.is_empty() => (integer, fraction),
            Some(_) => return Err(AmountError::NotANumber),
            None => (number, ""),
        };
        let leading_zero = integer.len() > 1 && integer.starts_with('0');
        let all_digits = integer.bytes().chain(fraction.bytes()).all(|b| b.is_ascii_digit());
        if integer.is_empty() || leading_zero || !all_digits {
            return Err(AmountError::NotANumber);
        }
        Ok(Self { negative, integer, fraction, exponent })
    }
}

/// The digits after `e`; one beyond any sensible size is cut down to a size that is refused.
fn read_exponent(text: &str) -> Result<i64, AmountError> {
    let (negative, digits) = match text.as_bytes() {
        [b'-', ..] => (true, &text[1..]),
        [b'+', ..] => (false, &text[1..]),
        _ => (false, text),
    };
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(AmountError::NotANumber);
    }
    let size = digits.parse::<i64>().unwrap_or(i64::MAX).min(1 << 40);
    Ok(if negative { -size } else { size })
}

fn to_i64(length: usize) -> Result<i64, AmountError> {
    i64::try_from(length).map_err(|_| AmountError::TooLarge)
}

fn power_of_ten(exponent: u32) -> BigInt {
    BigInt::from(10_u32).pow(exponent)
}

impl Ord for Amount {
    fn cmp(&self, other: &Self) -> Ordering {
        let scale = self.scale.max(other.scale);
        self.mantissa_at(scale).cmp(&other.mantissa_at(scale))
    }
}

impl PartialOrd for Amount {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl AddAssign<&Amount> for Amount {
    fn add_assign(&mut self, other: &Amount) {
        let scale = self.scale.max(other.scale);
        *self = Self::normal(self.mantissa_at(scale) + other.mantissa_at(scale), scale);
    }
}

impl Add<&Self> for Amount {
    type Output = Self;

    fn add(mut self, other: &Self) -> Self {
        self += other;
        self
    }
}

impl Sub for Amount {
    type Output = Amount;

    fn sub(self, other: Self) -> Self {
        let scale = self.scale.max(other.scale);
        Self::normal(self.mantissa_at(scale) - other.mantissa_at(scale), scale)
    }
}

/// The one canonical form: no exponent, no plus sign, at least two decimal places, no further
/// trailing zero, no negative zero (`-5.00`, `0.125`).
impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scale = self.scale.max(2);
        let places = usize::try_from(scale).map_err(|_| fmt::Error)?;
        let digits = self.mantissa_at(scale).magnitude().to_string();
        let digits = format!("{digits:0>width$}", width = places + 1);
        let (integer, fraction) = digits.split_at(digits.len() - places);
        let sign = if self.mantissa.sign() == Sign::Minus { "-" } else { "" };
        f.pad(&format!("{sign}{integer}.{fraction}"))
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_number(&self.to_string(), serializer)
    }
}

/// Writes `digits`, a JSON number, digit for digit. Only `serde_json`'s own serializers can.
///
/// # Errors
/// The serializer fails.
pub fn serialize_number<S: Serializer>(digits: &str, serializer: S) -> Result<S::Ok, S::Error> {
    serde_json::from_str::<&serde_json::value::RawValue>(digits)
        .map_err(serde::ser::Error::custom)?
        .serialize(serializer)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn amount(text: &str) -> Amount {
        Amount::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[test]
    fn every_form_of_a_value_has_one_canonical_text() {
        for (text, canonical) in [
            ("5", "5.00"),
            ("-5.10", "-5.10"),
            ("0.125", "0.125"),
            ("1.50000", "1.50"),
            ("1e2", "100.00"),
            ("12.5E-1", "1.25"),
            ("-0", "0.00"),
            ("-0.000", "0.00"),
            ("1e-3", "0.001"),
            ("100e-4", "0.01"),
            ("0e999999999999", "0.00"),
            ("79228162514264337593543950336.01", "79228162514264337593543950336.01"),
        ] {
            assert_eq!(amount(text).to_string(), canonical, "{text}");
        }
    }

    #[test]
    fn what_json_does_not_call_a_number_is_refused() {
        for text in [
            "", "-", "+5", ".5", "5.", "05", "1,000", "1_000", "NaN", "inf", "0x10", "1e", "1e+",
            "--1", "1.2.3", " 1", "1 ", "١", "1e1.5",
        ] {
            assert_eq!(Amount::parse(text), Err(AmountError::NotANumber), "{text:?}");
        }
    }

    #[test]
    fn a_number_whose_double_is_infinite_is_refused_and_the_largest_double_is_not() {
        for text in ["1e400", "-1e309", "1.8e308", "1e99999999999999999999"] {
            assert_eq!(Amount::parse(text), Err(AmountError::TooLarge), "{text}");
        }
        assert_eq!(amount("1.7976931348623157e308").rounded_to_cents().to_string().len(), 311);
    }

    #[test]
    fn more_decimal_places_than_a_double_has_are_refused_not_rounded() {
        for text in ["1e-1075", "-1.5e-1074", "1e-99999999999999999999"] {
            assert_eq!(Amount::parse(text), Err(AmountError::TooPrecise), "{text}");
        }
        assert_eq!(amount("1e-1074").rounded_to_cents(), BigInt::zero());
    }

    #[test]
    fn to_the_last_place_a_double_can_have_every_finite_number_is_read() {
        let read = |text: &str| Amount::parse_to_last_place(text).unwrap();
        assert_eq!(read("1e-1075"), Amount::default());
        assert_eq!(read("-1e-99999999999999999999"), Amount::default());
        assert_eq!(read("1.5e-1074"), amount("1e-1074"));
        assert_eq!(read("-2.09e-1073"), amount("-2e-1073"));
        let long = format!("7.{}1", "0".repeat(5000));
        assert_eq!(read(&long), amount("7"));
        assert_eq!(Amount::parse_to_last_place("1e400"), Err(AmountError::TooLarge));
        assert_eq!(Amount::parse_to_last_place("1e"), Err(AmountError::NotANumber));
    }

    #[test]
    fn a_half_cent_rounds_away_from_zero() {
        for (text, cents) in
            [("1.005", 101), ("-1.005", -101), ("1.0049", 100), ("0.004", 0), ("7", 700)]
        {
            assert_eq!(amount(text).rounded_to_cents(), BigInt::from(cents), "{text}");
        }
    }

    #[test]
    fn float_dust_within_a_millionth_counts_as_the_cent() {
        assert_eq!(amount("10.299999999999999").as_cents(), Some(BigInt::from(1030)));
        assert_eq!(amount("10.300001").as_cents(), Some(BigInt::from(1030)));
        assert_eq!(amount("10.3000011").as_cents(), None);
        assert_eq!(amount("10.304").as_cents(), None);
    }

    proptest! {
        #[test]
        fn addition_and_subtraction_are_exact(a in -1_000_000_i64..1_000_000, b in any::<i64>()) {
            let mut sum = Amount::normal(a.into(), 5);
            sum += &Amount::from_cents(b);
            prop_assert_eq!(sum - Amount::from_cents(b), Amount::normal(a.into(), 5));
        }

        #[test]
        fn the_canonical_text_reads_back_as_the_same_value(mantissa in any::<i128>(), scale in 0_u32..40) {
            let value = Amount::normal(mantissa.into(), scale);
            prop_assert_eq!(Amount::parse(&value.to_string()), Ok(value));
        }
    }
}

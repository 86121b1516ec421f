//! Values of a body's keys, each read by its type and its limits.

use std::borrow::Cow;
use std::ops::RangeInclusive;

use crate::amount::Amount;
use crate::contract::chart::{AccountType, VatCode};
use crate::contract::strict::json::{JsonKind, ValueFault, boolean, text};
use crate::contract::strict::value::{check_text, date, number, short_text};
use crate::date::Date;
use crate::id::{Id, IdPrefix};
use crate::money::Money;
use crate::time::Timestamp;

/// A value that reads itself, whatever key it is the value of.
#[diagnostic::on_unimplemented(
    message = "no key of a body has a value of the type `{Self}`",
    label = "which does not read itself",
    note = "say `#[body(object)]` of a body inside a body, and `#[body(with = function)]` of anything else"
)]
pub trait BodyValue: Sized {
    /// Reads the value.
    ///
    /// # Errors
    /// A [`ValueFault`].
    fn read_value(json: &str) -> Result<Self, ValueFault>;
}

impl BodyValue for bool {
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        boolean(json)
    }
}

impl BodyValue for Date {
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        date(json)
    }
}

impl BodyValue for Timestamp {
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        Self::parse(&text(json)?).map_err(|error| error.to_string())
    }
}

impl BodyValue for Money {
    /// A number, or its digits as a text.
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        let parsed = match JsonKind::of(json) {
            JsonKind::Text => Self::parse(&text(json)?),
            _ => Self::parse(number(json)?),
        };
        parsed.map_err(|error| error.to_string())
    }
}

impl<N: IdPrefix> BodyValue for Id<N> {
    /// A text that is none stands for nothing, as one that nobody has: [`Id::NOBODY`].
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        Ok(text(json)?.parse().unwrap_or(Self::NOBODY))
    }
}

impl BodyValue for AccountType {
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        word(json)
    }
}

impl BodyValue for VatCode {
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        word(json)
    }
}

/// A word of a closed set.
///
/// # Errors
/// A [`ValueFault`] that says which there are.
pub fn word<T: std::str::FromStr<Err: std::fmt::Display>>(json: &str) -> Result<T, ValueFault> {
    text(json)?.parse().map_err(|error: T::Err| error.to_string())
}

/// A text of 1 to so many characters, of which at least one is seen.
///
/// # Errors
/// A [`ValueFault`].
pub fn filled_text(json: &str, chars_max: usize) -> Result<String, ValueFault> {
    let text = text(json)?;
    if text.trim().is_empty() {
        return Err("is empty".to_owned());
    }
    check_text(&text, chars_max).map(|()| text.into_owned())
}

/// A text of at most so many characters.
///
/// # Errors
/// A [`ValueFault`].
pub fn any_text(json: &str, chars_max: usize) -> Result<String, ValueFault> {
    short_text(json, chars_max).map(Cow::into_owned)
}

/// Refuses money that is nothing.
///
/// # Errors
/// A [`ValueFault`].
pub fn not_zero(money: Money) -> Result<Money, ValueFault> {
    if money.is_zero() { Err("must not be 0".to_owned()) } else { Ok(money) }
}

/// Refuses money that is nothing, or less.
///
/// # Errors
/// A [`ValueFault`].
pub fn above_zero(money: Money) -> Result<Money, ValueFault> {
    if money > Money::ZERO { Ok(money) } else { Err("must be above 0".to_owned()) }
}

/// A whole number within a range, by its value: 60, 60.0 and 6e1 are the same number.
///
/// # Errors
/// A [`ValueFault`].
pub fn whole<T: TryFrom<i64>>(json: &str, range: RangeInclusive<i64>) -> Result<T, ValueFault> {
    let (least, most) = (range.start(), range.end());
    // Each of them is written 60.00 here.
    let written = Amount::parse(number(json)?).ok().map(|number| number.to_string());
    let value: Option<i64> = written.and_then(|written| written.strip_suffix(".00")?.parse().ok());
    value
        .filter(|value| range.contains(value))
        .and_then(|value| T::try_from(value).ok())
        .ok_or_else(|| format!("must be a whole number from {least} to {most}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_are_whole_however_they_are_written() {
        for (json, number) in [("0", 0), ("60", 60), ("60.0", 60), ("6e1", 60), ("86400", 86_400)] {
            assert_eq!(whole(json, 0..=86_400), Ok(number), "{json}");
        }
        for json in ["-1", "0.5", "86401", "1e400", "1e-2000", "\"60\"", "null", "true"] {
            assert!(whole::<i64>(json, 0..=86_400).is_err(), "{json}");
        }
    }
}

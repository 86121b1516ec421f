//! Money of the ledger: whole minor units, never rounded.

use std::fmt;

use num_traits::ToPrimitive as _;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::amount::{Amount, ShortAmount, serialize_number};

/// The most that one figure of a request may be, in minor units: 9,999,999,999,999.99. Its fifteen
/// digits survive the doubles of any JSON reader.
pub const MINOR_MAX: i64 = 999_999_999_999_999;

/// Money in whole minor units (pence, cents). Its sign means what its name says it means.
///
/// Written as a JSON number with exactly two decimals. There is no `+` on it: sums are checked, by
/// [`checked_add`](Self::checked_add) or in `i128`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Money {
    minor: i64,
}

/// Why a number is no money of the ledger.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum MoneyError {
    /// Not a number by the grammar of JSON.
    #[error("is not a number")]
    NotANumber,
    /// A third decimal place that is not zero: to round it would hide the caller's mistake.
    #[error("has more than two decimal places")]
    TooPrecise,
    /// Beyond [`MINOR_MAX`].
    #[error("is beyond 9,999,999,999,999.99")]
    TooLarge,
}

impl Money {
    /// Nothing.
    pub const ZERO: Self = Self::from_minor(0);

    /// So many minor units.
    #[must_use]
    pub const fn from_minor(minor: i64) -> Self {
        Self { minor }
    }

    /// The minor units.
    #[must_use]
    pub const fn minor(self) -> i64 {
        self.minor
    }

    /// Reads a number by the grammar of JSON, exactly: `12`, `12.5`, `1.25e1`.
    ///
    /// # Errors
    /// [`MoneyError`]: another grammar, a third decimal place that is not zero, more than
    /// [`MINOR_MAX`].
    pub fn parse(number: &str) -> Result<Self, MoneyError> {
        let minor = match ShortAmount::parse(number) {
            Some(short) => short.cents,
            None => Self::parse_long(number)?,
        };
        if minor.unsigned_abs() > MINOR_MAX.unsigned_abs() {
            return Err(MoneyError::TooLarge);
        }
        Ok(Self { minor })
    }

    fn parse_long(number: &str) -> Result<i64, MoneyError> {
        use crate::amount::AmountError;
        let amount = Amount::parse(number).map_err(|error| match error {
            AmountError::NotANumber => MoneyError::NotANumber,
            AmountError::TooLarge => MoneyError::TooLarge,
            AmountError::TooPrecise => MoneyError::TooPrecise,
        })?;
        let cents = amount.rounded_to_cents();
        if Amount::from_cents(cents.clone()) != amount {
            return Err(MoneyError::TooPrecise);
        }
        cents.to_i64().ok_or(MoneyError::TooLarge)
    }

    /// The sum, unless it leaves what 64 bits hold.
    #[must_use]
    pub fn checked_add(self, other: Self) -> Option<Self> {
        self.minor.checked_add(other.minor).map(Self::from_minor)
    }

    /// The difference, likewise.
    #[must_use]
    pub fn checked_sub(self, other: Self) -> Option<Self> {
        self.minor.checked_sub(other.minor).map(Self::from_minor)
    }

    /// Whether it is nothing.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.minor == 0
    }
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.minor < 0 { "-" } else { "" };
        let minor = self.minor.unsigned_abs();
        f.pad(&format!("{sign}{}.{:02}", minor / 100, minor % 100))
    }
}

impl std::str::FromStr for Money {
    type Err = MoneyError;

    fn from_str(number: &str) -> Result<Self, MoneyError> {
        Self::parse(number)
    }
}

impl Serialize for Money {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_number(&self.to_string(), serializer)
    }
}

impl<'de> Deserialize<'de> for Money {
    /// From the digits of a JSON number. Only `serde_json`'s own deserializers give them.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let digits = <Box<RawValue>>::deserialize(deserializer)?;
        Self::parse(digits.get()).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn what_is_written_is_read_back(minor in -MINOR_MAX..=MINOR_MAX) {
            let money = Money::from_minor(minor);
            prop_assert_eq!(Money::parse(&money.to_string()), Ok(money));
            let json = serde_json::to_string(&money).unwrap();
            prop_assert_eq!(serde_json::from_str::<Money>(&json).unwrap(), money);
        }
    }

    #[test]
    fn money_has_two_decimals_always() {
        let written = |minor| Money::from_minor(minor).to_string();
        assert_eq!(
            [written(0), written(5), written(-5), written(-12_345)],
            ["0.00", "0.05", "-0.05", "-123.45"]
        );
    }

    #[test]
    fn a_third_decimal_place_is_refused_not_rounded() {
        for number in ["0.001", "1.999", "1e-3", "-12.345"] {
            assert_eq!(Money::parse(number), Err(MoneyError::TooPrecise), "{number}");
        }
        for (number, minor) in [("1.000", 100), ("1.2e1", 1200), ("-0", 0), ("100E-2", 100)] {
            assert_eq!(Money::parse(number), Ok(Money::from_minor(minor)), "{number}");
        }
    }

    #[test]
    fn more_than_fifteen_digits_are_refused() {
        assert_eq!(Money::parse("9999999999999.99"), Ok(Money::from_minor(MINOR_MAX)));
        for number in ["10000000000000", "-10000000000000.00", "1e300", "99999999999999999999"] {
            assert_eq!(Money::parse(number), Err(MoneyError::TooLarge), "{number}");
        }
        for text in ["", "+1", ".5", "1.", "01", "1,000", "NaN", " 1"] {
            assert_eq!(Money::parse(text), Err(MoneyError::NotANumber), "{text}");
        }
    }
}

//! Numbers: the rules of an amount, by digits and whole numbers alone.

use std::cmp::Ordering;

use num_bigint::{BigInt, Sign};
use tieout::amount::{Amount, AmountError};

use crate::json;

/// Decimal places that are kept.
const PLACES_MAX: i128 = 1_074;

/// A number as `digits * 10^exponent`, with neither a zero in front nor at the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Number {
    /// Below zero.
    pub is_negative: bool,
    /// Empty for zero.
    pub digits: String,
    /// Cut down to a size where nothing depends on it any more.
    pub exponent: i128,
}

/// What the rules say of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It is taken.
    Good(Number),
    /// It is refused so.
    Bad(AmountError),
}

/// Reads a JSON number; none where the text is none.
#[must_use]
pub fn split(text: &str) -> Option<Number> {
    let document = json::read(text.as_bytes())?;
    let is_number = matches!(document.nodes.first()?.kind, json::Kind::Number);
    if !is_number || document.nodes.first()?.span != (0, text.len()) {
        return None;
    }
    let lower = text.to_ascii_lowercase();
    let (number, exponent) = lower.split_once('e').unwrap_or((&lower, "0"));
    let (integer, fraction) = number.split_once('.').unwrap_or((number, ""));
    let exponent = match exponent.trim_start_matches('+').parse::<i128>() {
        Ok(exponent) => exponent.clamp(-(1 << 100), 1 << 100),
        Err(_) if exponent.starts_with('-') => -(1 << 100),
        Err(_) => 1 << 100,
    };
    let all = format!("{}{fraction}", integer.trim_start_matches('-'));
    let all = all.trim_start_matches('0');
    let digits = all.trim_end_matches('0');
    let dropped = i128::try_from(all.len() - digits.len()).ok()?;
    let exponent = exponent - i128::try_from(fraction.len()).ok()? + dropped;
    let digits = digits.to_owned();
    let exponent = if digits.is_empty() { 0 } else { exponent };
    Some(Number { is_negative: text.starts_with('-') && !digits.is_empty(), digits, exponent })
}

/// What the rules say of a text.
#[must_use]
pub fn judge(text: &str) -> Verdict {
    let Some(number) = split(text) else { return Verdict::Bad(AmountError::NotANumber) };
    // The contract's own words: a finite JSON number, which is one whose double is finite.
    let is_finite = text.parse::<f64>().is_ok_and(f64::is_finite);
    if !is_finite {
        return Verdict::Bad(AmountError::TooLarge);
    }
    if number.exponent < -PLACES_MAX {
        return Verdict::Bad(AmountError::TooPrecise);
    }
    Verdict::Good(number)
}

impl Number {
    /// The value as a whole number of `10^-places`; there must be no more decimal places.
    #[must_use]
    pub fn at(&self, places: u32) -> BigInt {
        let shift = u32::try_from(self.exponent + i128::from(places)).unwrap_or(0);
        let digits = BigInt::parse_bytes(self.digits.as_bytes(), 10).unwrap_or_default();
        let value = digits * BigInt::from(10_u8).pow(shift);
        if self.is_negative { -value } else { value }
    }

    /// Whole days of a number from 0 to 30; none for any other.
    #[must_use]
    pub fn whole_days(&self) -> Option<u8> {
        let before_point = i128::try_from(self.digits.len()).ok()? + self.exponent;
        if self.digits.is_empty() || (!self.is_negative && before_point <= 0) {
            return Some(0);
        }
        if self.is_negative || before_point > 2 {
            return None;
        }
        let before_point = usize::try_from(before_point).ok()?;
        let padded = format!("{:0<2}", self.digits);
        let (whole, rest) = padded.split_at(before_point);
        let whole: u8 = whole.parse().ok()?;
        let has_more = rest.bytes().any(|digit| digit != b'0');
        (whole < 30 || (whole == 30 && !has_more)).then_some(whole)
    }

    /// Thousandths of a number from 0 to 1, rounded up; none for any other.
    #[must_use]
    pub fn thousandths_up(&self) -> Option<u16> {
        if self.digits.is_empty() {
            return Some(0);
        }
        // As a number of thousandths, so many of its digits stand before the point.
        let before_point = i128::try_from(self.digits.len()).ok()? + self.exponent + 3;
        if self.is_negative || before_point > 4 {
            return None;
        }
        let Ok(before_point @ 1..) = usize::try_from(before_point) else { return Some(1) };
        let padded = format!("{:0<4}", self.digits);
        let (whole, rest) = padded.split_at(before_point);
        let has_more = rest.bytes().any(|digit| digit != b'0');
        let thousandths = whole.parse::<u16>().ok()? + u16::from(has_more);
        (thousandths <= 1000).then_some(thousandths)
    }
}

/// Places enough for every amount that is taken, and for a millionth of a cent.
const ALL_PLACES: u32 = 1_080;

/// Holds two texts against [`Amount`]: what is taken, its value, its text, sums and order.
///
/// # Panics
/// Where they differ: that is what is looked for.
pub fn check(one: &str, other: &str) {
    let (Some((one, exact)), Some((other, exact_other))) = (check_one(one), check_one(other))
    else {
        return;
    };
    assert_eq!(one.cmp(&other), exact.cmp(&exact_other));
    assert_eq!(one == other, exact.cmp(&exact_other) == Ordering::Equal);
    let mut sum = one.clone();
    sum += &other;
    assert_eq!(value(&sum), &exact + &exact_other);
    assert_eq!(value(&(one.clone() - other.clone())), &exact - &exact_other);
    assert_eq!(sum - other, one);
}

fn check_one(text: &str) -> Option<(Amount, BigInt)> {
    let number = match (judge(text), Amount::parse(text)) {
        (Verdict::Good(number), Ok(amount)) => (amount, number.at(ALL_PLACES)),
        (Verdict::Bad(expected), Err(error)) => {
            // Of two reasons either may be given.
            let is_too_precise = split(text).is_some_and(|number| number.exponent < -PLACES_MAX);
            let is_either = error == AmountError::TooPrecise && is_too_precise;
            assert!(expected == error || is_either, "{text:?}: {expected:?} and {error:?}");
            check_cut_off(text, expected);
            return None;
        }
        (verdict, parsed) => panic!("{text:?}: {verdict:?} and {parsed:?}"),
    };
    let (amount, exact) = number;
    assert_eq!(value(&amount), exact, "{text:?}");
    assert_eq!(Amount::parse_to_last_place(text).as_ref(), Ok(&amount), "{text:?}");
    assert_eq!(Amount::parse(&amount.to_string()).as_ref(), Ok(&amount), "{text:?}");
    check_cents(text, &amount, &exact);
    Some((amount, exact))
}

/// A number with places beyond the last one that is kept is its digits up to there.
fn check_cut_off(text: &str, expected: AmountError) {
    let read = Amount::parse_to_last_place(text);
    let Some(number) = split(text).filter(|_| expected == AmountError::TooPrecise) else {
        assert_eq!(read, Err(expected), "{text:?}");
        return;
    };
    let beyond = usize::try_from(-number.exponent - PLACES_MAX).unwrap_or(usize::MAX);
    let kept = number.digits.len().saturating_sub(beyond);
    let digits = format!("0{}", &number.digits[..kept]);
    let cut: BigInt = digits.parse().unwrap_or_default();
    let cut = cut * BigInt::from(10_u8).pow(ALL_PLACES - 1_074);
    let cut = if number.is_negative { -cut } else { cut };
    assert_eq!(read.map(|amount| value(&amount)), Ok(cut), "{text:?}");
}

/// Half a cent goes away from zero; what lies within a millionth counts as the cent.
fn check_cents(text: &str, amount: &Amount, exact: &BigInt) {
    let ten = |power: u32| BigInt::from(10_u8).pow(power);
    let (cent, half) = (ten(ALL_PLACES - 2), ten(ALL_PLACES - 3) * 5);
    let magnitude = exact.magnitude().clone();
    let magnitude = BigInt::from(magnitude);
    let cents: BigInt = (&magnitude + &half) / &cent;
    let cents = if exact.sign() == Sign::Minus { -cents } else { cents };
    assert_eq!(amount.rounded_to_cents(), cents, "{text:?}");
    let off = BigInt::from((&cents * &cent - exact).magnitude().clone());
    let dust = off <= ten(ALL_PLACES - 6);
    assert_eq!(amount.as_cents(), dust.then_some(cents), "{text:?}");
    assert_eq!(amount.is_below_half_a_cent(), magnitude < half, "{text:?}");
}

/// The value of an amount, by the text that it writes.
fn value(amount: &Amount) -> BigInt {
    let text = amount.to_string();
    let places = text.split_once('.').map_or(0, |(_, fraction)| fraction.len());
    assert!(places >= 2 && (places == 2 || !text.ends_with('0')), "not canonical: {text}");
    assert!(!text.contains(['e', 'E', '+']), "not canonical: {text}");
    split(&text).unwrap_or_else(|| panic!("no JSON number: {text}")).at(ALL_PLACES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_cut_down_to_whole_ones() {
        let days = |text: &str| split(text).unwrap().whole_days();
        for (text, expected) in [
            ("0", 0),
            ("-0", 0),
            ("2.999", 2),
            ("3e0", 3),
            ("30.0", 30),
            ("1e-2000", 0),
            ("1e1", 10),
        ] {
            assert_eq!(days(text), Some(expected), "{text}");
        }
        for text in ["-1", "-1e-30", "30.00000000000001", "31", "1e400", "100"] {
            assert_eq!(days(text), None, "{text}");
        }
    }

    #[test]
    fn thousandths_are_rounded_up_of_a_number_from_0_to_1() {
        let thousandths = |text: &str| split(text).unwrap().thousandths_up();
        for (text, expected) in [
            ("0", 0),
            ("-0", 0),
            ("0.7", 700),
            ("0.70000", 700),
            ("0.7001", 701),
            ("0.05", 50),
            ("0.001", 1),
            ("1e-2000", 1),
            ("1", 1000),
            ("10e-1", 1000),
        ] {
            assert_eq!(thousandths(text), Some(expected), "{text}");
        }
        for text in ["-1", "-1e-30", "1.0001", "2", "10", "1e400"] {
            assert_eq!(thousandths(text), None, "{text}");
        }
    }

    #[test]
    fn the_amounts_of_the_unit_tests_agree() {
        for text in ["5", "1e2", "-0.000", "0e999999999999", "1e400", "1e-1075", "1.005", "", "+5"]
        {
            check(text, "-0.125");
        }
    }
}

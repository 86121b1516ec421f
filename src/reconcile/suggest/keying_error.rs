//! How a hand turns one amount into another: slips of the keyboard, digit by digit.

/// What a hand may have done to an amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum KeyingError {
    /// Two neighbouring digits swapped.
    Swapped,
    /// The decimal point one or two places off.
    Shifted,
    /// A digit typed twice, or once for twice.
    Doubled,
    /// One digit for another.
    Replaced,
    /// A digit left out, or one too many.
    Missed,
}

/// Most digits of an amount in cents.
const DIGITS_MAX: usize = 16;

/// Digits of a number without its sign, the least first.
struct DecimalDigits {
    digits: [u8; DIGITS_MAX],
    count: usize,
}

impl DecimalDigits {
    fn of(mut number: u64) -> Self {
        let mut digits = [0; DIGITS_MAX];
        let mut count = 0;
        while number > 0 && count < DIGITS_MAX {
            digits[count] = u8::try_from(number % 10).unwrap_or(0);
            number /= 10;
            count += 1;
        }
        Self { digits, count }
    }
}

/// Calls `found` with every amount that one slip makes of this one, with its sign, and the slip.
/// An amount may be named more than once, by several slips; never this one itself, and none with a
/// 0 in front.
pub(super) fn each_slip(cents: i64, mut found: impl FnMut(i64, KeyingError)) {
    let number = cents.unsigned_abs();
    let DecimalDigits { digits, count } = DecimalDigits::of(number);
    let mut give = |value: u64, digits: usize, slip| {
        let is_full = digits > 0 && value >= 10_u64.pow(u32::try_from(digits - 1).unwrap_or(0));
        if let (true, Ok(value)) = (is_full && value != number, i64::try_from(value)) {
            found(if cents < 0 { -value } else { value }, slip);
        }
    };
    for (factor, places) in [(10, 1), (100, 2)] {
        give(number * factor, count + places, KeyingError::Shifted);
        if number.is_multiple_of(factor) {
            give(number / factor, count.saturating_sub(places), KeyingError::Shifted);
        }
    }
    let mut unit = 1_u64;
    for at in 0..count {
        let (digit, below, above) = (u64::from(digits[at]), number % unit, number / unit);
        let rest = number - digit * unit;
        if at + 1 < count {
            let next = u64::from(digits[at + 1]);
            let swapped = rest - next * unit * 10 + (digit * 10 + next) * unit;
            give(swapped, count, KeyingError::Swapped);
            if digit == next {
                give(above / 10 * unit + below, count - 1, KeyingError::Doubled);
            }
        }
        give((above * 10 + digit) * unit + below, count + 1, KeyingError::Doubled);
        for other in 0..10 {
            give(rest + other * unit, count, KeyingError::Replaced);
            give((above * 10 + other) * unit + below, count + 1, KeyingError::Missed);
        }
        give(above / 10 * unit + below, count - 1, KeyingError::Missed);
        unit *= 10;
    }
    for first in 1..10 {
        give(first * unit + number, count + 1, KeyingError::Missed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The likeliest slip that makes one of the other.
    fn slip(from: i64, to: i64) -> Option<KeyingError> {
        let mut best: Option<KeyingError> = None;
        each_slip(from, |cents, slip| {
            if cents == to {
                best = Some(best.map_or(slip, |best| best.min(slip)));
            }
        });
        best
    }

    #[test]
    fn each_slip_is_known_for_what_it_is() {
        assert_eq!(slip(-5490, -4590), Some(KeyingError::Swapped));
        assert_eq!(slip(1999, 19990), Some(KeyingError::Shifted));
        assert_eq!(slip(120_000, 1_200), Some(KeyingError::Shifted));
        assert_eq!(slip(1234, 12234), Some(KeyingError::Doubled));
        assert_eq!(slip(12234, 1234), Some(KeyingError::Doubled));
        assert_eq!(slip(4550, 4950), Some(KeyingError::Replaced));
        assert_eq!(slip(12345, 1345), Some(KeyingError::Missed));
        assert_eq!(slip(12345, 129_345), Some(KeyingError::Missed));
    }

    #[test]
    fn two_slips_are_one_too_many_and_nothing_is_its_own_slip() {
        assert_eq!(slip(1234, 4321), None);
        assert_eq!(slip(1234, 1234), None);
        assert_eq!(slip(1111, 1111), None);
        assert_eq!(slip(5, 0), None);
        assert_eq!(slip(105, 5), None, "a 0 is not written in front");
        assert_eq!(slip(1234, -1243), None);
    }

    #[test]
    fn a_slip_can_be_undone() {
        for cents in [7, 10, -350, 99_999, 120_001, -4_075_310] {
            each_slip(cents, |other, slip_made| {
                assert!(slip(other, cents).is_some(), "{cents} {other} {slip_made:?}");
            });
        }
    }
}

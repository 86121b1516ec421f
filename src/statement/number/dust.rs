//! What binary floating point leaves of amounts: 25.099999999999998 for 25.10.

use std::borrow::Cow;

/// Fewer decimal places are written on purpose.
pub(super) const DUST_PLACES_MIN: usize = 9;

/// The cent that an amount of many places lies within 0.000001 of, else the amount as it stands. What is
/// less than a cent is no dust: amounts of tokens are that small.
pub(super) fn without_dust(integer: String, fraction: &str) -> (String, Cow<'_, str>) {
    let as_written = |integer| (integer, Cow::Borrowed(fraction));
    let (Some(cents), Some(behind)) = (fraction.get(..2), fraction.get(2..6)) else {
        return as_written(integer);
    };
    if fraction.len() < DUST_PLACES_MIN {
        return as_written(integer);
    }
    if behind == "0000" {
        let is_some = integer.bytes().chain(cents.bytes()).any(|digit| digit != b'0');
        return if is_some { (integer, Cow::Borrowed(cents)) } else { as_written(integer) };
    }
    let next = format!("{integer}{cents}").parse::<u128>().ok().filter(|_| behind == "9999");
    let Some(next) = next.map(|cents| cents + 1) else { return as_written(integer) };
    ((next / 100).to_string(), Cow::Owned(format!("{:02}", next % 100)))
}

#[cfg(test)]
mod tests {
    use super::super::{DecimalMark, WrittenNumber, plain_amount};

    #[test]
    fn float_dust_counts_as_the_cent() {
        for (cell, cent) in [
            ("25.099999999999998", "25.10"),
            ("1500.000000000001", "1500.00"),
            ("89.999999999999", "90.00"),
            ("0.999999999999", "1.00"),
            ("0.000000000001", "0.000000000001"),
            ("1.23999999", "1.23999999"),
            ("1.239123456789", "1.239123456789"),
        ] {
            let mut short = String::new();
            plain_amount(cell, &mut short).unwrap();
            assert_eq!(short, cent);
            let number = WrittenNumber::parse(cell).unwrap();
            assert_eq!(number.magnitude_by(DecimalMark::Point).as_deref(), Some(cent));
        }
        let dust = WrittenNumber::parse("25.099999999999998").unwrap();
        assert_eq!(dust.micros_by(DecimalMark::Point), Some(25_100_000));
    }
}

//! Durations as arguments: `90s`, `10m`, `30d`.

use std::time::Duration;

/// Units and the milliseconds they have, the largest first.
const UNITS: [(&str, u64); 5] =
    [("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1_000), ("ms", 1)];

/// A whole number and its unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct HumanDuration(pub(crate) Duration);

impl std::str::FromStr for HumanDuration {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let refusal = "is not a whole number with a unit: ms, s, m, h or d, as in 10m";
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, unit) = text.split_at(digits);
        let (_, unit_ms) = UNITS.iter().find(|(name, _)| *name == unit).ok_or(refusal)?;
        let number: u64 = number.parse().map_err(|_| refusal)?;
        let milliseconds = number.checked_mul(*unit_ms).ok_or("is too long")?;
        Ok(Self(Duration::from_millis(milliseconds)))
    }
}

/// In the largest unit that gives a whole number.
impl std::fmt::Display for HumanDuration {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let milliseconds = self.0.as_millis();
        let whole = UNITS.iter().find(|(_, unit_ms)| {
            milliseconds >= u128::from(*unit_ms)
                && milliseconds.is_multiple_of(u128::from(*unit_ms))
        });
        let (unit, unit_ms) = whole.copied().unwrap_or(("ms", 1));
        write!(f, "{}{unit}", milliseconds / u128::from(unit_ms))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_duration_is_a_whole_number_with_its_unit() {
        for text in ["500ms", "90s", "10m", "1h", "30d"] {
            assert_eq!(text.parse::<HumanDuration>().unwrap().to_string(), text);
        }
        assert_eq!("3600s".parse::<HumanDuration>().unwrap().to_string(), "1h");
        for text in ["", "10", "m", "1.5h", "-1s", "1 m", "1w", "99999999999999999999s"] {
            assert!(text.parse::<HumanDuration>().is_err(), "{text:?}");
        }
        assert!("18446744073709551615d".parse::<HumanDuration>().is_err());
    }
}

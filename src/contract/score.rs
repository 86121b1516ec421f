//! How likely something is, as it stands on the wire.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::amount::serialize_number;

/// A probability in thousandths, written to three decimal places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Score {
    thousandths: u16,
}

impl Score {
    /// Pairs below this many thousandths are called ambiguous.
    const AMBIGUOUS_BELOW: u16 = 900;

    /// A score in thousandths, at most 1000.
    #[must_use]
    pub const fn from_thousandths(thousandths: u16) -> Self {
        Self { thousandths: if thousandths > 1000 { 1000 } else { thousandths } }
    }

    /// Reads a JSON number from 0 to 1 with at most three decimal places.
    #[must_use]
    pub fn parse(number: &str) -> Option<Self> {
        let (whole, decimals) = number.split_once('.').unwrap_or((number, "0"));
        let is_short = (1..=3).contains(&decimals.len());
        if !matches!(whole, "0" | "1") || !is_short || !decimals.bytes().all(|b| b.is_ascii_digit())
        {
            return None;
        }
        let thousandths: u16 = format!("{whole}{decimals:0<3}").parse().ok()?;
        (thousandths <= 1000).then_some(Self { thousandths })
    }

    /// The score in thousandths.
    #[must_use]
    pub const fn thousandths(self) -> u16 {
        self.thousandths
    }

    /// Whether the match should be reviewed by a person.
    #[must_use]
    pub const fn is_ambiguous(self) -> bool {
        self.thousandths < Self::AMBIGUOUS_BELOW
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.thousandths / 1000, self.thousandths % 1000)
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serialize_number(&self.to_string(), serializer)
    }
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = serde_json::Number::deserialize(deserializer)?;
        let fault = || serde::de::Error::custom("must be from 0 to 1, with three decimals at most");
        Self::parse(&number.to_string()).ok_or_else(fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_a_number_with_three_decimals() {
        let written =
            |thousandths| serde_json::to_string(&Score::from_thousandths(thousandths)).unwrap();
        assert_eq!([written(0), written(500), written(2000)], ["0.000", "0.500", "1.000"]);
        assert!(Score::from_thousandths(899).is_ambiguous());
        assert!(!Score::from_thousandths(900).is_ambiguous());
    }

    #[test]
    fn a_score_reads_back_and_nothing_beyond_0_to_1_does() {
        for thousandths in 0..=1000 {
            let score = Score::from_thousandths(thousandths);
            assert_eq!(Score::parse(&score.to_string()), Some(score));
        }
        assert_eq!(Score::parse("0.5"), Some(Score::from_thousandths(500)));
        assert_eq!(Score::parse("1"), Some(Score::from_thousandths(1000)));
        for text in ["", "1.001", "2", "-0.5", "0.5000", "0.", ".5", "1e-1", "0.+1", "00.5"] {
            assert_eq!(Score::parse(text), None, "{text:?}");
        }
    }
}

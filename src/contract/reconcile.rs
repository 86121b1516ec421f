//! The shapes of a reconciliation. Source: contract parts 2.1 to 2.4.

use std::fmt;

use serde::{Serialize, Serializer};
use utoipa::ToSchema;

use super::suggestion::Suggested;
use crate::amount::{Amount, WrittenAmount, serialize_number};
use crate::date::Date;

/// Longest description in Unicode scalar values. Source: contract part 2.1.
pub const DESCRIPTION_CHARS_MAX: usize = 500;

/// One row of bank or book. No other key is allowed in a request.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Row<'a> {
    /// The day of the transaction.
    pub date: Date,
    /// Signed, in major units, with the digits it came with.
    pub amount: WrittenAmount<'a>,
    /// As it came in, not normalised.
    // Empty only where it came from a file.
    #[schema(
        value_type = String,
        min_length = 1,
        max_length = 500,
        pattern = r"^[^\x00]*$"
    )]
    pub description: &'a str,
}

/// The result of a completed reconciliation.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ReconciliationResult<'a> {
    /// Counts, and the audit's verdict.
    pub summary: Summary,
    /// One credit per bank row, or 0 when the run is not billed.
    pub credits_charged: u64,
    /// The audit.
    #[schema(value_type = Verification)]
    pub verification: &'a Verification,
    /// Rows in the bank and not in the books, in input order.
    pub missing_from_books: Vec<Row<'a>>,
    /// Rows in the books and not in the bank, in input order.
    pub remove_from_books: Vec<Row<'a>>,
    /// The pairs in bank order; present only when they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub matched: Option<Vec<Matched<'a>>>,
    /// Why rows may be unmatched, by date; present only when it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub suggestions: Option<Vec<Suggested<'a>>>,
}

/// Counts of a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Summary {
    /// The same as `verification.is_verified`.
    pub verified: bool,
    /// Rows of the bank side.
    pub bank_rows: usize,
    /// Rows of the book side.
    pub book_rows: usize,
    /// Pairs.
    pub matched_count: usize,
    /// Bank rows without a partner.
    pub missing_from_books_count: usize,
    /// Book rows without a partner.
    pub remove_from_books_count: usize,
}

/// A matched pair.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Matched<'a> {
    /// The bank row.
    pub bank: Row<'a>,
    /// The book row.
    pub book: Row<'a>,
    /// Book date minus bank date.
    pub date_difference_in_days: i32,
    /// Bank amount minus book amount.
    pub amount_difference: Amount,
    /// How likely the pair is right.
    pub score: Score,
    /// Whether a person should look: the score is under 0.9.
    pub ambiguous: bool,
}

/// What the audit found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Verification {
    /// The lists account for every row once, and both figures agree within half a cent.
    pub is_verified: bool,
    /// Total of the bank amounts minus total of the book amounts.
    pub expected_net_discrepancy: Amount,
    /// Amounts missing from the books minus amounts to remove from the books.
    pub actual_net_effect: Amount,
    /// Why it is verified or not.
    pub reason: Reason,
}

/// The closed set of reasons. Clients may show the sentence; none holds a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// Both figures are the same to the last digit.
    Exact,
    /// The figures differ by less than half a cent.
    WithinRounding,
    /// Pairs equal only after rounding add up to half a cent or more.
    RoundingAddsUp,
    /// A row is in no list or in more than one.
    RowsUnaccounted,
}

impl Reason {
    /// Every reason there is.
    pub const ALL: [Self; 4] =
        [Self::Exact, Self::WithinRounding, Self::RoundingAddsUp, Self::RowsUnaccounted];

    /// The reason that this sentence states.
    #[must_use]
    pub fn from_sentence(sentence: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.sentence() == sentence)
    }

    /// The sentence on the wire. These never change.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Exact => {
                "The unmatched rows explain the whole difference between bank and books."
            }
            Self::WithinRounding => {
                "The unmatched rows explain the difference between bank and books within half a cent."
            }
            Self::RoundingAddsUp => {
                "Amounts matched after rounding to cents add up to a difference of half a cent or more."
            }
            Self::RowsUnaccounted => "The lists do not account for every row exactly once.",
        }
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.sentence())
    }
}

/// A probability in thousandths, written with three decimals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Score {
    thousandths: u16,
}

impl Score {
    /// Below this many thousandths a pair is called ambiguous.
    const AMBIGUOUS_BELOW: u16 = 900;

    /// A score of so many thousandths, at most 1000.
    #[must_use]
    pub const fn from_thousandths(thousandths: u16) -> Self {
        Self { thousandths: if thousandths > 1000 { 1000 } else { thousandths } }
    }

    /// Reads a JSON number from 0 to 1 with three decimal places at most.
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

    /// Whether a person should look at the pair.
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

    #[test]
    fn a_reason_is_known_by_its_sentence() {
        for reason in Reason::ALL {
            assert_eq!(Reason::from_sentence(reason.sentence()), Some(reason));
        }
        assert_eq!(Reason::from_sentence("It adds up."), None);
    }

    #[test]
    fn totals_are_json_numbers_with_every_digit() {
        let verification = Verification {
            is_verified: true,
            expected_net_discrepancy: Amount::parse("-1234567890123456789012.10").unwrap(),
            actual_net_effect: Amount::default(),
            reason: Reason::Exact,
        };
        assert_eq!(
            serde_json::to_string(&verification).unwrap(),
            r#"{"is_verified":true,"expected_net_discrepancy":-1234567890123456789012.10,"actual_net_effect":0.00,"reason":"The unmatched rows explain the whole difference between bank and books."}"#
        );
    }
}

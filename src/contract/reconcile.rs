//! The shapes of a reconciliation. Source: contract parts 2.1 to 2.4.

use serde::{Serialize, Serializer};

pub use super::row::Row;
pub use super::score::Score;
use super::suggestion::Suggested;
use crate::amount::Amount;
use crate::contract::ToSchema;

/// Maximum length of a description in Unicode scalar values. Source: contract part 2.1.
pub const DESCRIPTION_CHARS_MAX: usize = 500;

/// Result of a completed reconciliation.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ReconciliationResult<'a> {
    /// Counts, and whether the result was verified.
    pub summary: Summary,
    /// One credit per bank row, or 0 if the run is not billed.
    pub credits_charged: u64,
    /// Verification of the result.
    #[schema(value_type = Verification)]
    pub verification: &'a Verification,
    /// Rows on the bank side but not in the books, in the order submitted.
    pub missing_from_books: Vec<Row<'a>>,
    /// Rows in the books but not on the bank side, in the order submitted.
    pub remove_from_books: Vec<Row<'a>>,
    /// Matched pairs, in the order of the bank rows; only present if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub matched: Option<Vec<Matched<'a>>>,
    /// Possible reasons why rows are unmatched, in order of date; only present if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub suggestions: Option<Vec<Suggested<'a>>>,
}

/// Counts for the job.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct Summary {
    /// Same as `verification.is_verified`.
    pub verified: bool,
    /// Number of bank rows.
    pub bank_rows: usize,
    /// Number of book rows.
    pub book_rows: usize,
    /// Number of matched pairs.
    pub matched_count: usize,
    /// Number of bank rows without a match.
    pub missing_from_books_count: usize,
    /// Number of book rows without a match.
    pub remove_from_books_count: usize,
}

/// A matched pair of rows.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Matched<'a> {
    /// The bank row.
    pub bank: Row<'a>,
    /// The book row.
    pub book: Row<'a>,
    /// Book date minus bank date, in days.
    pub date_difference_in_days: i32,
    /// Bank amount minus book amount.
    pub amount_difference: Amount,
    /// How likely the match is to be right.
    pub score: Score,
    /// Whether the match should be reviewed: the score is below 0.9.
    pub ambiguous: bool,
}

/// Verification of a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Verification {
    /// Whether the lists account for every row exactly once, and the two figures below agree to
    /// within half a cent.
    pub is_verified: bool,
    /// Total of the bank amounts minus total of the book amounts.
    pub expected_net_discrepancy: Amount,
    /// Total missing from the books minus total to remove from the books.
    pub actual_net_effect: Amount,
    /// Why it is verified or not.
    pub reason: VerificationReason,
}

/// The closed set of reasons. Clients may show the sentence; none contains a figure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VerificationReason {
    /// The two figures agree exactly.
    Exact,
    /// The figures differ by less than half a cent.
    WithinRounding,
    /// Pairs that are equal only after rounding add up to half a cent or more.
    RoundingAddsUp,
    /// A row is in none of the lists, or in more than one.
    RowsUnaccounted,
}

impl VerificationReason {
    /// Every reason.
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

impl Serialize for VerificationReason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.sentence())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_known_by_its_sentence() {
        for reason in VerificationReason::ALL {
            assert_eq!(VerificationReason::from_sentence(reason.sentence()), Some(reason));
        }
        assert_eq!(VerificationReason::from_sentence("It adds up."), None);
    }

    #[test]
    fn totals_are_json_numbers_with_every_digit() {
        let verification = Verification {
            is_verified: true,
            expected_net_discrepancy: Amount::parse("-1234567890123456789012.10").unwrap(),
            actual_net_effect: Amount::default(),
            reason: VerificationReason::Exact,
        };
        assert_eq!(
            serde_json::to_string(&verification).unwrap(),
            r#"{"is_verified":true,"expected_net_discrepancy":-1234567890123456789012.10,"actual_net_effect":0.00,"reason":"The unmatched rows explain the whole difference between bank and books."}"#
        );
    }
}

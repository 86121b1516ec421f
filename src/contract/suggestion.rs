//! The shape of a suggestion: why rows may be unmatched. An extension of contract part 2.4.

use serde::{Serialize, Serializer};

use super::row::Row;
use super::score::Score;
use crate::amount::Amount;
use crate::contract::ToSchema;

/// Possible reason why rows were left unmatched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SuggestionKind {
    /// A bank row and a book row of equal amounts, too many days apart to match.
    OutsideWindow,
    /// A bank row and a book row whose amounts differ as they would through a typing error.
    MistypedAmount,
    /// A bank row and a book row of the same amount with opposite signs.
    FlippedSign,
    /// A copy of a matched row: the matched row is second in its list, its partner is in the other.
    Duplicate,
    /// A bank row that is the total of several book rows.
    Batch,
    /// A book row that is the total of several bank rows.
    Split,
    /// A bank row and a book row that differ by a fee kept by a bank or card company, or a payout and the book rows that
    /// it is of.
    Fee,
    /// A bank row and a book row that differ by a few cents.
    Rounding,
}

impl SuggestionKind {
    /// Every kind.
    pub const ALL: [Self; 8] = [
        Self::OutsideWindow,
        Self::MistypedAmount,
        Self::FlippedSign,
        Self::Duplicate,
        Self::Batch,
        Self::Split,
        Self::Fee,
        Self::Rounding,
    ];

    /// The name on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::OutsideWindow => "outside_window",
            Self::MistypedAmount => "mistyped_amount",
            Self::FlippedSign => "flipped_sign",
            Self::Duplicate => "duplicate",
            Self::Batch => "batch",
            Self::Split => "split",
            Self::Fee => "fee",
            Self::Rounding => "rounding",
        }
    }

    /// The kind with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl Serialize for SuggestionKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A possible reason why some rows are unmatched. An unmatched row is in at most one suggestion.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = Suggestion)]
pub struct Suggested<'a> {
    /// Possible reason.
    pub kind: SuggestionKind,
    /// Bank rows concerned.
    pub bank: Vec<Row<'a>>,
    /// Book rows concerned.
    pub book: Vec<Row<'a>>,
    /// Total of these bank rows minus total of these book rows.
    pub amount_difference: Amount,
    /// How likely the suggestion is to be right.
    pub confidence: Score,
    /// Explanation for people; the wording may change.
    pub reason: &'a str,
    /// Other sets of rows that add up as well, the likeliest first: at most two, of batches and splits that are not
    /// sure. Their rows may be in other suggestions too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub alternatives: Vec<SuggestedAlternative<'a>>,
}

/// Rows that may belong together instead of those of a suggestion.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = SuggestionAlternative)]
pub struct SuggestedAlternative<'a> {
    /// Bank rows concerned.
    pub bank: Vec<Row<'a>>,
    /// Book rows concerned.
    pub book: Vec<Row<'a>>,
    /// How likely just these rows are right.
    pub confidence: Score,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_known_by_its_name() {
        for kind in SuggestionKind::ALL {
            assert_eq!(SuggestionKind::from_name(kind.name()), Some(kind));
        }
        assert_eq!(SuggestionKind::from_name("bad_luck"), None);
    }
}

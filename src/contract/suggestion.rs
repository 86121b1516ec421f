//! The shape of a suggestion: why rows may be unmatched. An extension of contract part 2.4.

use serde::{Serialize, Serializer};

use super::reconcile::{Row, Score};
use crate::amount::Amount;
use crate::contract::ToSchema;

/// What may have happened to rows that were left unmatched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SuggestionKind {
    /// One bank row and one book row of equal amounts, too many days apart to match.
    OutsideWindow,
    /// One bank row and one book row whose amounts differ as a slip of the keyboard makes them.
    MistypedAmount,
    /// One bank row and one book row of the same amount with opposite signs.
    FlippedSign,
    /// A copy of a matched row: that row stands second in its list, its partner in the other.
    Duplicate,
    /// One bank row that several book rows add up to.
    Batch,
    /// One book row that several bank rows add up to.
    Split,
    /// One bank row and one book row, apart by what a bank or a card company keeps.
    Fee,
    /// One bank row and one book row, a few cents apart.
    Rounding,
}

impl SuggestionKind {
    /// Every kind there is.
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

    /// The kind of this name.
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

/// Why some unmatched rows may be unmatched. An unmatched row is in one suggestion at most.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[schema(as = Suggestion)]
pub struct Suggested<'a> {
    /// What may have happened.
    pub kind: SuggestionKind,
    /// The bank rows it is about.
    pub bank: Vec<Row<'a>>,
    /// The book rows it is about.
    pub book: Vec<Row<'a>>,
    /// Total of these bank rows minus total of these book rows.
    pub amount_difference: Amount,
    /// How likely the suggestion is right.
    pub confidence: Score,
    /// What may have happened, in a sentence for people; its wording may change.
    pub reason: &'a str,
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

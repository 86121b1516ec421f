//! What a row without a partner is, and what is carried of it into the next period.

use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::date::Date;

/// What a row without a partner is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OpenItemState {
    /// Nobody has said it.
    Undecided,
    /// A row of the books that the bank will have later.
    Outstanding,
    /// The same, taken for granted: it was open before, or is a payment by cheque.
    AssumedOutstanding,
    /// A row of the bank that the books are to have.
    ToEnter,
    /// A row of the bank that the bank has to put right.
    BankError,
    /// A row of the books that they are to be without.
    ToRemove,
    /// A row that belongs with one of another amount: the books are to have the amount of the bank.
    ToCorrect,
    /// It belongs to another account.
    OtherAccount,
}

impl OpenItemState {
    const ALL: [Self; 8] = [
        Self::Undecided,
        Self::Outstanding,
        Self::AssumedOutstanding,
        Self::ToEnter,
        Self::BankError,
        Self::ToRemove,
        Self::ToCorrect,
        Self::OtherAccount,
    ];

    /// The word of it in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Undecided => "undecided",
            Self::Outstanding => "outstanding",
            Self::AssumedOutstanding => "assumed_outstanding",
            Self::ToEnter => "to_enter",
            Self::BankError => "bank_error",
            Self::ToRemove => "to_remove",
            Self::ToCorrect => "to_correct",
            Self::OtherAccount => "other_account",
        }
    }

    /// What a word of a file stands for.
    #[must_use]
    pub fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|standing| standing.name() == word)
    }

    /// Whether a row of this side can be so.
    #[must_use]
    pub const fn is_of(self, side: SideName) -> bool {
        match self {
            Self::Undecided | Self::ToCorrect | Self::OtherAccount => true,
            Self::Outstanding | Self::AssumedOutstanding | Self::ToRemove => {
                matches!(side, SideName::Book)
            }
            Self::ToEnter | Self::BankError => matches!(side, SideName::Bank),
        }
    }

    /// Whether the books are asked for an entry.
    pub(super) const fn needs_entry(self) -> bool {
        matches!(self, Self::ToEnter | Self::ToCorrect | Self::ToRemove)
    }

    /// Whether the row may still meet one of the other side: what is wrong on its own side does not.
    #[must_use]
    pub const fn may_match(self) -> bool {
        matches!(
            self,
            Self::Undecided | Self::Outstanding | Self::AssumedOutstanding | Self::ToEnter
        )
    }
}

/// A row that is open when a period ends.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct OpenItem {
    /// Whose row it is.
    pub side: SideName,
    /// The day it was booked.
    pub date: Date,
    /// Signed as rows are.
    pub amount: Amount,
    /// What is told of it.
    pub description: String,
    /// The end of the period in which it was left open.
    pub since: Date,
    /// What it is.
    pub standing: OpenItemState,
    /// Of two that are to be corrected together, the same number; else 0.
    pub link: u32,
}

//! Rows that say of themselves that they moved no balance.

use crate::statement::day::DatePattern;
use crate::statement::grid::Record;
use crate::statement::words::{self, CellWord};

/// What says of a row, outside a column of states, that it moved no balance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unmoved {
    /// A column of directions says `Memo` of some rows.
    Noted {
        /// The column.
        column: usize,
    },
    /// A column says where the money of a payment came from: of some it is another account than the one
    /// whose rows these are.
    FundedElsewhere {
        /// The column.
        column: usize,
    },
    /// A column says yes of rows that were deleted or voided, or when they were.
    Deleted {
        /// The column.
        column: usize,
    },
    /// A column says no of rows that are in force no more.
    Inactive {
        /// The column.
        column: usize,
    },
    /// A text begins with a word for what is not booked yet, and a day that booked rows have is missing.
    Reserved {
        /// The column of that day.
        day: usize,
    },
}

impl Unmoved {
    /// What a row is that moved no balance, if it says so.
    #[must_use]
    pub fn of(self, record: &Record<'_>, texts: &[usize]) -> Option<&'static str> {
        match self {
            Self::Noted { column } => (words::state(record.cell(column)) == Some(CellWord::Noted))
                .then_some("that moved no balance"),
            Self::FundedElsewhere { column } => {
                let cell = record.cell(column);
                let is_elsewhere = !cell.trim().is_empty() && !Self::is_own_balance(cell);
                is_elsewhere.then_some("that moved no balance")
            }
            Self::Deleted { column } => {
                let cell = record.cell(column);
                (Self::is_yes(cell) || Self::is_day(cell)).then_some("deleted")
            }
            Self::Inactive { column } => Self::is_no(record.cell(column)).then_some("deleted"),
            Self::Reserved { day } => {
                let is_reserved = |at: &usize| begins_pending(record.cell(*at));
                let is_open = record.cell(day).trim().is_empty();
                (is_open && texts.iter().any(is_reserved)).then_some("pending")
            }
        }
    }

    /// Whether a cell says yes.
    #[must_use]
    pub fn is_yes(cell: &str) -> bool {
        ["yes", "y", "true", "1", "x"].contains(&&*words::folded(cell))
    }

    /// Whether a cell says no.
    #[must_use]
    pub fn is_no(cell: &str) -> bool {
        ["no", "n", "false", "0"].contains(&&*words::folded(cell))
    }

    /// Whether a cell says yes, no, or nothing.
    #[must_use]
    pub fn is_yes_or_no(cell: &str) -> bool {
        cell.trim().is_empty() || Self::is_yes(cell) || Self::is_no(cell)
    }

    /// Whether a cell says when.
    #[must_use]
    pub fn is_day(cell: &str) -> bool {
        !DatePattern::fitting(cell).is_empty()
    }

    /// Whether a source of funds is the balance that the rows move: `Venmo balance`.
    #[must_use]
    pub fn is_own_balance(cell: &str) -> bool {
        cell.trim().to_lowercase().ends_with("balance")
    }
}

/// Whether the first words of a text are of something that is not booked yet.
fn begins_pending(text: &str) -> bool {
    let folded = words::folded(text);
    let mut ends = folded.match_indices(' ').map(|(at, _)| at).chain([folded.len()]).take(3);
    ends.any(|end| words::state(&folded[..end]) == Some(CellWord::Pending))
}

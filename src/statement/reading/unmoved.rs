//! Rows that say of themselves that they moved no balance.

use crate::day::DatePattern;
use crate::grid::Record;
use crate::words::{self, CellWord};

/// What says of a row, outside a column of states, that it moved no balance.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotBooked {
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
    /// A column says yes of rows that are not booked yet, or no of those that are.
    Pending {
        /// The column.
        column: usize,
        /// It says so with yes.
        by_yes: bool,
    },
    /// A column says no of rows that are in force no more.
    Inactive {
        /// The column.
        column: usize,
    },
    /// The day on which rows are booked is missing, while another day is there.
    Unposted {
        /// The column of the first.
        day: usize,
        /// The column of the other.
        other: usize,
    },
    /// A text begins or ends with a word for what is not booked yet, and the balance that booked rows have is
    /// missing.
    Unbalanced {
        /// The column of balances.
        balance: usize,
    },
    /// A letter stands for a state that is not that of a booked row.
    Coded {
        /// The column.
        column: usize,
        /// The letter.
        letter: char,
        /// What such rows are.
        kind: &'static str,
    },
    /// A text begins with a word for what is not booked yet, and a day that booked rows have is missing.
    Reserved {
        /// The column of that day.
        day: usize,
    },
}

impl NotBooked {
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
                (!cell.trim().is_empty() && !Self::is_no(cell)).then_some("deleted")
            }
            Self::Pending { column, by_yes } => {
                let cell = record.cell(column);
                let is_open = if by_yes { Self::is_yes(cell) } else { Self::is_no(cell) };
                match words::state(cell) {
                    Some(CellWord::Declined) => Some("declined"),
                    Some(CellWord::Pending) => Some("pending"),
                    _ => is_open.then_some("pending"),
                }
            }
            Self::Inactive { column } => Self::is_no(record.cell(column)).then_some("deleted"),
            Self::Unposted { day, other } => {
                let is_open = record.cell(day).trim().is_empty();
                (is_open && Self::is_day(record.cell(other))).then_some("pending")
            }
            Self::Unbalanced { balance } => {
                let says = |cell: &str| begins_pending(cell) || ends_pending(cell);
                let cell = record.cell(balance);
                let is_open = cell.trim().is_empty() || begins_pending(cell);
                (is_open && record.cells().any(says)).then_some("pending")
            }
            Self::Coded { column, letter, kind } => {
                let mut chars = record.cell(column).trim().chars();
                (chars.next() == Some(letter) && chars.next().is_none()).then_some(kind)
            }
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
        words::of_flags("yes").contains(&&*words::folded(cell))
            || ["✓", "✔", "☑", "☒", "✅"].contains(&cell.trim_end_matches('\u{fe0f}').trim())
    }

    /// Whether a cell says no.
    #[must_use]
    pub fn is_no(cell: &str) -> bool {
        let folded = words::folded(cell);
        let is_zero = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte == b'0');
        words::of_flags("no").contains(&&*folded)
            || folded.split(' ').all(is_zero)
            || ["-", "–", "—", "☐"].contains(&cell.trim())
            || ["not ", "non ", "nicht "].iter().any(|word| folded.starts_with(word))
    }

    /// Whether a cell says of a row that was taken back that it was: yes, when, or in a word.
    #[must_use]
    pub fn is_told(cell: &str) -> bool {
        let is_word = matches!(words::state(cell), Some(CellWord::Declined | CellWord::Reverted));
        is_word || Self::is_yes(cell) || Self::is_day(cell)
    }

    /// Whether a cell says yes, no, or nothing.
    #[must_use]
    pub fn is_yes_or_no(cell: &str) -> bool {
        cell.trim().is_empty() || Self::is_yes(cell) || Self::is_no(cell)
    }

    /// Whether a cell says whether a row is booked: yes, no, nothing, or a state.
    #[must_use]
    pub fn is_flag_of_booking(cell: &str) -> bool {
        Self::is_yes_or_no(cell) || words::state(cell).is_some()
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

/// Whether the last word of a text is, in brackets.
fn ends_pending(text: &str) -> bool {
    let last = text.trim().strip_suffix([')', ']']).and_then(|text| text.rsplit_once(['(', '[']));
    last.is_some_and(|(_, last)| words::state(last) == Some(CellWord::Pending))
}

/// Whether the first words of a text are of something that is not booked yet.
fn begins_pending(text: &str) -> bool {
    let folded = words::folded(text);
    let mut ends = folded.match_indices(' ').map(|(at, _)| at).chain([folded.len()]).take(3);
    ends.any(|end| words::state(&folded[..end]) == Some(CellWord::Pending))
}

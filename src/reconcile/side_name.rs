//! The two sides, and a row of either.

/// One of the two sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SideName {
    /// The bank's rows.
    Bank,
    /// The books' rows.
    Book,
}

impl SideName {
    /// The side that rows of this one pair with.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Bank => Self::Book,
            Self::Book => Self::Bank,
        }
    }

    /// As files and documents call it: `bank` or `book`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bank => "bank",
            Self::Book => "book",
        }
    }
}

/// A row of either side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct RowRef {
    /// Its side.
    pub side: SideName,
    /// Index into the rows of that side, 0-based.
    pub row: u32,
}

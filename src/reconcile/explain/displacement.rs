//! What would change if a row took another partner.

use super::bits::Bits;
use crate::side_name::RowRef;

/// The best matching with a certain pair in it, beside the matching that stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Displacement {
    /// How many pairs of equal amounts fewer there would be, 0 or 1.
    pub equal_pairs_lost: i64,
    /// How many pairs of amounts that are equal only after rounding. Less than 0 where an equal
    /// pair would make room for such.
    pub rounded_pairs_lost: i64,
    /// How much less likely all pairs would be together, lost pairs included; a pair is as likely as
    /// its share in the odds of all that its rows could be paired with. 0 where the texts of all rows
    /// that hang together tie: there the days decide.
    pub likelihood_lost: Bits,
    /// How many days further apart all pairs together would be. Counts where all else is even.
    pub days_added: i64,
    /// Rows of the side asked about that would change their partners, the row itself left out, in
    /// the order in which each makes way for the one before; the row that loses its partner first.
    pub moves: Vec<PartnerChange>,
    /// Rows of the other side that would be left over.
    pub left_over: Vec<RowRef>,
    /// Rows of the other side that are left over and would find a partner, other than the one
    /// asked about.
    pub taken_in: Vec<RowRef>,
}

/// A row that changes its partner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PartnerChange {
    /// The row that moves.
    pub row: RowRef,
    /// Its partner as things stand.
    pub from: Option<u32>,
    /// Its partner then; `None` leaves it over.
    pub to: Option<u32>,
}

impl Displacement {
    /// How many pairs fewer, of either kind.
    #[must_use]
    pub const fn pairs_lost(&self) -> i64 {
        self.equal_pairs_lost + self.rounded_pairs_lost
    }

    /// Whether nothing of what a matching is judged by would change.
    #[must_use]
    pub fn is_even(&self) -> bool {
        (self.equal_pairs_lost, self.rounded_pairs_lost, self.likelihood_lost, self.days_added)
            == (0, 0, Bits::default(), 0)
    }
}

//! The balances of a side over a period, stated or worked out.

use crate::amount::Amount;
use crate::date::Date;
use crate::reconcile::SideName;
use crate::reconcile::row::Rows;

/// The balances of a side as they are stated, and whether its rows go with them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StatedBalances {
    /// Before the first row.
    pub opening: Option<Amount>,
    /// After the last.
    pub closing: Option<Amount>,
    /// A running balance moves where no row says so, or a total of the file is not that of its rows.
    pub has_gaps: bool,
}

/// A side over the period. What is not stated is worked out from the other balance and the rows, but for the
/// closing balance of the bank: that rows lead to it is what is to be proved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideBalances {
    /// Before the first row.
    pub opening: Option<Amount>,
    /// The sum of the rows.
    pub movements: Amount,
    /// After the last row.
    pub closing: Option<Amount>,
    /// What the closing balance has beyond the opening one and the movements; none where they agree, or
    /// one of them is not stated.
    pub unexplained: Option<Amount>,
    /// As [`StatedBalances::has_gaps`].
    pub has_gaps: bool,
    /// The day that the closing balance is of, where that is before the end of the period.
    pub as_of: Option<Date>,
}

impl SideBalances {
    /// A side from its rows and the balances that are stated of it.
    #[must_use]
    pub fn of(side: SideName, rows: &Rows, stated: &StatedBalances) -> Self {
        let StatedBalances { opening, closing, has_gaps } = stated.clone();
        Self::between(side, opening, rows.total(rows.indices()), closing, has_gaps)
    }

    /// A side between two balances, as far as they are known. An opening balance and the rows stand in for the
    /// closing balance of the books alone: those have what is in their rows, the bank may have more.
    #[must_use]
    pub fn between(
        side: SideName,
        opening: Option<Amount>,
        movements: Amount,
        closing: Option<Amount>,
        has_gaps: bool,
    ) -> Self {
        let (opening, closing) = match (opening, closing) {
            (Some(opening), None) if side == SideName::Book => {
                (Some(opening.clone()), Some(opening + &movements))
            }
            (None, Some(closing)) => (Some(closing.clone() - movements.clone()), Some(closing)),
            both => both,
        };
        let both = opening.clone().zip(closing.clone());
        let gap = both.map(|(opening, closing)| closing - opening - movements.clone());
        let unexplained = gap.filter(|gap| *gap != Amount::default());
        Self { opening, movements, closing, unexplained, has_gaps, as_of: None }
    }
}

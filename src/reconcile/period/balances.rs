//! The balances of a side over a period, stated or worked out.

use super::owed::are_opposite;
use crate::row::Rows;
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::date::Date;

/// The balances of a side as they are stated, and whether its rows go with them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StatedBalances {
    /// Before the first row.
    pub opening: Option<Amount>,
    /// After the last.
    pub closing: Option<Amount>,
    /// Where a running balance moves though no row says so, or a total of the file is not that of its rows: the
    /// lines, as messages name them.
    pub gaps: Vec<String>,
}

/// A quiet account may have no row in so many days; behind more of them rows may be missing.
pub const QUIET_DAYS: i32 = 10;

/// Whether a balance of the bank stands for a later day, where it has no row between.
pub(super) const fn stands_for(balance_of: Date, as_at: Date) -> bool {
    as_at.days_after(balance_of) <= QUIET_DAYS
}

/// A balance that somebody states, and that the file has otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BalanceConflict {
    /// It is the one at the end.
    pub is_closing: bool,
    /// As it is stated.
    pub stated: Amount,
    /// As the file says it, or its rows walk to it.
    pub of_file: Amount,
}

impl StatedBalances {
    /// The balances of a file with those that somebody states, where it has none of its own. One that is stated without
    /// its minus, as a card prints what is owed, is that of the file.
    ///
    /// # Errors
    /// It has one, and another: nothing that is stated goes over what a file proves.
    pub fn completed_by(&self, stated: [Option<&Amount>; 2]) -> Result<Self, BalanceConflict> {
        let [opening, closing] = stated;
        let of =
            |is_closing: bool, own: &Option<Amount>, stated: Option<&Amount>| match (own, stated) {
                (Some(own), Some(stated))
                    if !(stated.clone() - own.clone()).is_below_half_a_cent()
                        && !are_opposite(stated, own) =>
                {
                    let (stated, of_file) = (stated.clone(), own.clone());
                    Err(BalanceConflict { is_closing, stated, of_file })
                }
                (own, stated) => Ok(own.as_ref().or(stated).cloned()),
            };
        Ok(Self {
            opening: of(false, &self.opening, opening)?,
            closing: of(true, &self.closing, closing)?,
            gaps: self.gaps.clone(),
        })
    }
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
    /// As [`StatedBalances::gaps`].
    pub gaps: Vec<String>,
    /// The day that the closing balance is of, where that is before the end of the period.
    pub as_of: Option<Date>,
}

impl SideBalances {
    /// A side from its rows and the balances that are stated of it.
    #[must_use]
    pub fn of(side: SideName, rows: &Rows, stated: &StatedBalances) -> Self {
        let StatedBalances { opening, closing, gaps } = stated.clone();
        Self::between(side, opening, rows.total(rows.indices()), closing, gaps)
    }

    /// A side between two balances, as far as they are known. An opening balance and the rows stand in for the
    /// closing balance of the books alone: those have what is in their rows, the bank may have more.
    #[must_use]
    pub fn between(
        side: SideName,
        opening: Option<Amount>,
        movements: Amount,
        closing: Option<Amount>,
        gaps: Vec<String>,
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
        Self { opening, movements, closing, unexplained, gaps, as_of: None }
    }
}

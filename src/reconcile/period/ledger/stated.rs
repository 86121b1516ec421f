//! What the bank had at the end of a day, by what statements said.

pub(super) use super::books::{
    BankAccountBooks, BankRow, BookLine, LastStatedBalance, amount, total,
};
use crate::period::balances::{SideBalances, stands_for};
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::date::Date;

impl BankAccountBooks {
    /// The bank's side. What the bank had is what a statement said: of the day itself, or of the first later
    /// day that one said it of, less what came between, where a balance before the day leads up to it. The last
    /// balance that was said stands for a few days in which the bank has no row. Rows alone, behind that one, prove
    /// nothing: the bank may have more of them.
    pub(super) fn bank_side(&self, as_at: Date, posted: &[&BookLine]) -> SideBalances {
        let movements = amount(self.bank_movements);
        if self.is_before_opening(as_at) {
            return SideBalances::between(SideName::Bank, None, movements, None, Vec::new());
        }
        let opening = match self.opening {
            Some(own) => Some(amount(own.balance)),
            None => (!posted.is_empty()).then(|| total(posted.iter().map(|line| line.amount))),
        };
        let (before, stated) = self.around(as_at);
        let leads_up =
            |one: &LastStatedBalance| one.date == as_at || opening.is_some() || before.is_some();
        let stated = stated.filter(leads_up);
        if let Some(last) = before.filter(|one| stated.is_none() && self.is_quiet(one, as_at))
            && opening.is_some()
        {
            let closing = Some(amount(last.balance));
            let side =
                SideBalances::between(SideName::Bank, opening, movements, closing, Vec::new());
            return SideBalances { as_of: Some(last.date), ..side };
        }
        let Some(stated) = stated else {
            return SideBalances::between(SideName::Bank, opening, movements, None, Vec::new());
        };
        let closing = amount(stated.balance) + &movements - amount(stated.movements);
        let is_alone = opening.is_none();
        let mut side =
            SideBalances::between(SideName::Bank, opening, movements, Some(closing), Vec::new());
        if let Some(before) = before.filter(|_| is_alone) {
            side.unexplained = Some(stated.beyond(&before)).filter(|gap| *gap != Amount::default());
        }
        side
    }

    /// Whether a balance still stands on a later day: the bank has no row since, and no statement says more.
    fn is_quiet(&self, last: &LastStatedBalance, as_at: Date) -> bool {
        let is_since = |row: &&BankRow| row.date > last.date && row.date <= as_at;
        let is_told = self.stated.iter().any(|one| one.date > last.date);
        stands_for(last.date, as_at)
            && !is_told
            && last.movements == self.bank_movements
            && !self.rows.iter().any(|row| is_since(&row))
    }

    /// The last balance that a statement said of an earlier day, and the first of the day itself or a later one.
    pub(super) fn around(
        &self,
        as_at: Date,
    ) -> (Option<LastStatedBalance>, Option<LastStatedBalance>) {
        let is_known = |one: &&LastStatedBalance| !self.is_before_opening(one.date);
        let stated = || self.stated.iter().filter(is_known).copied();
        let before = stated().filter(|one| one.date < as_at).max_by_key(|one| one.date);
        (before, stated().filter(|one| one.date >= as_at).min_by_key(|one| one.date))
    }

    /// The balance that the one of the day goes by, or if there is none the last before it.
    pub(super) fn nearest(&self, as_at: Date) -> Option<LastStatedBalance> {
        let (before, stated) = self.around(as_at);
        stated.or(before)
    }

    /// Whether the books of the account begin later.
    fn is_before_opening(&self, day: Date) -> bool {
        self.opening.is_some_and(|own| day < own.date)
    }
}

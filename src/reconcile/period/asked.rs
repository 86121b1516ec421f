//! Entries that a close asked for, posted in the days that it closed: they are expected, and no change of it.

use super::standing::{OpenItem, Standing};
use crate::amount::Amount;
use crate::date::Date;
use crate::reconcile::SideName;

/// What the books were asked for and do not have yet.
#[derive(Debug, Default)]
pub(super) struct AskedEntries(Vec<(Date, Amount)>);

impl AskedEntries {
    /// The entries that these open items need; what is to be taken out is posted on the day of the close.
    pub(super) fn of(carried: &[OpenItem], closed: Option<Date>) -> Self {
        let mut asked = Vec::new();
        for item in carried {
            match (item.side, item.standing) {
                (SideName::Bank, Standing::ToEnter) => {
                    asked.push((item.date, item.amount.clone()));
                }
                (SideName::Book, Standing::ToRemove) => {
                    let amount = Amount::default() - item.amount.clone();
                    asked.push((closed.unwrap_or(item.date), amount));
                }
                (SideName::Bank, Standing::ToCorrect) => {
                    let is_other =
                        |one: &&OpenItem| one.side == SideName::Book && one.link == item.link;
                    if let Some(book) = carried.iter().find(is_other) {
                        asked.push((item.date, item.amount.clone() - book.amount.clone()));
                    }
                }
                _ => {}
            }
        }
        Self(asked)
    }

    /// Whether a row of the books is one of them; each is so once.
    pub(super) fn take(&mut self, date: Date, amount: &Amount) -> bool {
        let found = self.0.iter().position(|(day, asked)| *day == date && asked == amount);
        found.map(|at| self.0.swap_remove(at)).is_some()
    }

    /// What they come to, and the first day of one; none where nothing was asked for.
    pub(super) fn total(&self) -> Option<(Amount, Date)> {
        let first = self.0.iter().map(|(date, _)| *date).min()?;
        let sum = self.0.iter().fold(Amount::default(), |sum, (_, amount)| sum + amount);
        Some((sum, first))
    }
}

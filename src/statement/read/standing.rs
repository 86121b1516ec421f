//! Balances that stand in rows of their own between others: each is to be explained by these, or it may be a row.

use super::sums::RowSums;
use crate::fault::Fault;

/// One of them, in millionths.
#[derive(Debug)]
struct StandingBalance {
    amount: i128,
    /// What the rows above it come to, and how many they are.
    net: i128,
    rows: usize,
    /// Its words say of which end of the rows it is.
    is_of_end: bool,
    /// What is wrong with it unless it is a balance.
    fault: Fault,
}

/// All of them so far.
#[derive(Debug, Default)]
pub(super) struct StandingBalances(Vec<StandingBalance>);

impl StandingBalances {
    pub(super) fn see(&mut self, amount: i128, sums: &RowSums, is_of_end: bool, fault: Fault) {
        let (net, rows) = (sums.net(), sums.rows);
        self.0.push(StandingBalance { amount, net, rows, is_of_end, fault });
    }

    /// The first that is no balance by the rows: it stands between them, or below them without a word for their end, and
    /// they lead to it neither from nothing, nor from one of the other balances, nor from one that stands `above`.
    pub(super) fn fault(&self, sums: &RowSums, above: &[i128]) -> Option<Fault> {
        let is_at_end =
            |one: &StandingBalance| one.rows == 0 || one.rows == sums.rows && one.is_of_end;
        // The balance before all rows to which it leads back, whichever sign and order they have.
        let origins = |one: &StandingBalance| [one.amount - one.net, one.amount + one.net];
        let is_led_to = |at: usize, one: &StandingBalance| {
            let own = origins(one).map(i128::abs);
            let mut others = self.0.iter().enumerate().filter(|(other, _)| *other != at);
            own.contains(&0)
                || others.any(|(_, other)| {
                    own.iter().zip(origins(other)).any(|(one, it)| *one == it.abs())
                })
                || above.iter().any(|above| own.contains(&above.abs()))
        };
        let mut all = self.0.iter().enumerate();
        let found = all.find(|(at, one)| !is_at_end(one) && !is_led_to(*at, one));
        found.map(|(_, one)| one.fault.clone())
    }
}

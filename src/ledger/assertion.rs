//! Balance assertions: what they say of a balance, and of one that is not as asserted.

use crate::contract::ledger::assertion::AssertionStatus;
use crate::contract::ledger::warning::{Warning, WarningCode};
use crate::date::Date;
use crate::money::Money;

/// An account's balance, as it is asserted and as it is found: debits less credits at the end of a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AssertedBalance {
    /// The end of this day.
    pub date: Date,
    /// What it must be.
    pub amount: Money,
    /// What is posted comes to this.
    pub found: Money,
}

impl AssertedBalance {
    /// Whether the one is the other.
    #[must_use]
    pub fn status(&self) -> AssertionStatus {
        if self.found == self.amount { AssertionStatus::Holds } else { AssertionStatus::Fails }
    }

    /// What is found above what must be.
    #[must_use]
    pub fn difference(&self) -> Money {
        // Half of what 64 bits can count is posted at most, and an amount is far below that.
        Money::from_minor(self.found.minor().saturating_sub(self.amount.minor()))
    }

    /// What is told of one that does not hold.
    #[must_use]
    pub fn warning(&self, code: &str) -> Option<Warning> {
        if self.status() == AssertionStatus::Holds {
            return None;
        }
        let [found, asserted] = [self.found, self.amount].map(with_side);
        let (date, difference) = (self.date, self.difference().minor().abs());
        let message = format!(
            "the balance of account {code} at the end of {date} is {found}, and {asserted} is asserted: a difference of {}",
            Money::from_minor(difference)
        );
        Some(Warning { code: WarningCode::AssertionFails, field: "amount".to_owned(), message })
    }
}

/// A balance as an accountant writes it: `1.00 Dr`.
fn with_side(balance: Money) -> String {
    let amount = Money::from_minor(balance.minor().saturating_abs());
    match balance.minor() {
        0 => amount.to_string(),
        1.. => format!("{amount} Dr"),
        _ => format!("{amount} Cr"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asserted(amount: i64, found: i64) -> AssertedBalance {
        let date = Date::parse_iso("2026-03-31").unwrap();
        AssertedBalance { date, amount: Money::from_minor(amount), found: Money::from_minor(found) }
    }

    #[test]
    fn an_assertion_holds_to_the_penny_and_fails_by_what_is_found_above_it() {
        let holds = asserted(-100, -100);
        assert_eq!((holds.status(), holds.difference()), (AssertionStatus::Holds, Money::ZERO));
        assert_eq!(holds.warning("1200"), None);
        let fails = asserted(100, 99);
        assert_eq!(fails.status(), AssertionStatus::Fails);
        assert_eq!(fails.difference(), Money::from_minor(-1));
        assert_eq!(
            fails.warning("1200").unwrap().message,
            "the balance of account 1200 at the end of 2026-03-31 is 0.99 Dr, and 1.00 Dr is asserted: a difference of 0.01"
        );
    }
}

//! The equation that proves a reconciliation, in figures and in words.

use std::fmt;

use tieout::amount::Amount;
use tieout::contract::reconcile::VerificationReason;
use tieout_reconcile::MatchOutcome;

use crate::statements::Side;

/// Bank - books = what only the bank has - what only the books have, and what rounding leaves.
pub(super) struct Equation {
    /// Total of the bank minus total of the books.
    pub(super) difference: Amount,
    /// Total of the rows that only the bank has.
    pub(super) missing: Amount,
    /// Total of the rows that only the books have.
    pub(super) remove: Amount,
    /// What groups have at the bank beyond the books, if anything: less a fee, to be entered.
    pub(super) fees: Option<Amount>,
    /// What pairs that agree only after rounding leave, if anything.
    pub(super) rounding: Option<Amount>,
}

impl Equation {
    pub(super) fn new(bank: &Side, book: &Side, matching: &MatchOutcome) -> Self {
        let verification = &matching.verification;
        let difference = verification.expected_net_discrepancy.clone();
        let gap = difference.clone() - verification.actual_net_effect.clone();
        let missing = bank.rows.total(matching.missing_from_books.iter().copied());
        let remove = book.rows.total(matching.remove_from_books.iter().copied());
        let fees = verification.actual_net_effect.clone() - missing.clone() + &remove;
        let known = |amount: Amount| (amount != Amount::default()).then_some(amount);
        Self { difference, missing, remove, fees: known(fees), rounding: known(gap) }
    }

    /// The right side: what the lists, and rounding, come to.
    pub(super) fn explained(&self) -> Amount {
        let mut sum = self.missing.clone() - self.remove.clone();
        for more in [&self.fees, &self.rounding].into_iter().flatten() {
            sum += more;
        }
        sum
    }
}

impl fmt::Display for Equation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { difference, missing, remove, fees, rounding } = self;
        let remove = bracketed(remove);
        write!(f, "Bank - books {difference} = bank only {missing} - books only {remove}")?;
        if let Some(fees) = fees {
            write!(f, " + fees {}", bracketed(fees))?;
        }
        match rounding {
            Some(rounding) => write!(f, " + rounding {}", bracketed(rounding)),
            None => Ok(()),
        }
    }
}

/// A negative amount after a sign.
fn bracketed(amount: &Amount) -> String {
    let text = amount.to_string();
    if text.starts_with('-') { format!("({text})") } else { text }
}

/// The audit's verdict in a few words, and whether it is a good one.
pub(super) const fn verdict(reason: VerificationReason) -> (&'static str, bool) {
    match reason {
        VerificationReason::Exact => ("every row accounted for", true),
        VerificationReason::WithinRounding => ("verified within half a cent of rounding", true),
        VerificationReason::RoundingAddsUp => ("NOT verified: rounding adds up", false),
        VerificationReason::RowsUnaccounted => ("NOT verified: rows unaccounted for", false),
    }
}

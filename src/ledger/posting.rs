//! What is stored: lines whose debits equal their credits.

use super::refusal::{Reason, Refusal};
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::ledger::vat_side::Side;
use crate::id::AccountId;
use crate::money::Money;

/// Most lines of a journal, as it comes in.
pub const LINES_MAX: usize = 10_000;

/// One line of a posting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leg {
    /// Where it goes.
    pub account: AccountId,
    /// A debit is positive, a credit negative; never zero.
    pub amount: Money,
    /// What somebody wrote beside it.
    pub memo: Option<String>,
    /// How it stands to VAT.
    pub vat_code: Option<LedgerVatCode>,
    /// The kind of its code: standard also where it has none.
    pub vat_kind: TaxCodeKind,
    /// The VAT that belongs to it and stands on a line of its own: a magnitude.
    pub vat: Money,
    /// The VAT in it that is not reclaimed: a magnitude.
    pub vat_in_cost: Money,
    /// On which side of a VAT return it counts; none where it counts in none, and for what was posted before
    /// lines said it. A line that the product made and that has a side and no code is VAT that never falls due.
    pub vat_side: Option<Side>,
    /// Whether the product made it: the VAT of the line before, or where it says its side, VAT that belongs to no
    /// line.
    pub is_generated: bool,
}

impl Leg {
    /// A line without VAT and without a word of its own.
    #[must_use]
    pub const fn plain(account: AccountId, minor: i64) -> Self {
        let (amount, vat) = (Money::from_minor(minor), Money::ZERO);
        Self {
            account,
            amount,
            memo: None,
            vat_code: None,
            vat_kind: TaxCodeKind::Standard,
            vat,
            vat_in_cost: Money::ZERO,
            vat_side: None,
            is_generated: false,
        }
    }

    /// The debit, or nothing.
    #[must_use]
    pub fn debit(&self) -> Money {
        Money::from_minor(self.amount.minor().max(0))
    }

    /// The credit, or nothing.
    #[must_use]
    pub fn credit(&self) -> Money {
        Money::from_minor(self.amount.minor().min(0).saturating_neg())
    }
}

/// Lines whose debits equal their credits. There is no other way to make one, so that nothing
/// unbalanced can be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Posting {
    legs: Vec<Leg>,
    total: Money,
}

impl Posting {
    /// Takes lines that balance.
    ///
    /// Totals are kept in `i128`, which no list of `i64` amounts that fits in memory can overflow.
    ///
    /// Source: contract part 4, rule 7.
    ///
    /// # Errors
    /// [`Reason::TooFewLines`], [`Reason::LineOneSide`] for a line of nothing,
    /// [`Reason::Unbalanced`], [`Reason::TotalOutOfRange`].
    pub fn of(legs: Vec<Leg>) -> Result<Self, Refusal> {
        if legs.len() < 2 {
            let message = "a journal has at least two lines";
            return Err(Refusal::new(Reason::TooFewLines, message));
        }
        if let Some(at) = legs.iter().position(|leg| leg.amount.is_zero()) {
            let message = format!("lines[{at}] has neither a debit nor a credit");
            return Err(Refusal::new(Reason::LineOneSide, message).at(format!("lines[{at}]")));
        }
        let (mut debits, mut credits) = (0_i128, 0_i128);
        for leg in &legs {
            let amount = i128::from(leg.amount.minor());
            *(if amount > 0 { &mut debits } else { &mut credits }) += amount.abs();
        }
        if debits != credits {
            return Err(unbalanced(debits, credits));
        }
        let total = i64::try_from(debits).map_err(|_| {
            let message = "the lines add up to more than the books can hold";
            Refusal::new(Reason::TotalOutOfRange, message)
        })?;
        Ok(Self { legs, total: Money::from_minor(total) })
    }

    /// The lines, in the order they are stored.
    #[must_use]
    pub fn legs(&self) -> &[Leg] {
        &self.legs
    }

    /// What the debits add up to, and the credits.
    #[must_use]
    pub const fn total(&self) -> Money {
        self.total
    }

    /// The same with debits and credits exchanged: what undoes it.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let turned = |leg: &Leg| Leg {
            // Never i64::MIN: amounts come from figures of at most 15 digits.
            amount: Money::from_minor(leg.amount.minor().saturating_neg()),
            ..leg.clone()
        };
        Self { legs: self.legs.iter().map(turned).collect(), total: self.total }
    }
}

fn unbalanced(debits: i128, credits: i128) -> Refusal {
    let written = |minor: i128| {
        let (sign, minor) = (if minor < 0 { "-" } else { "" }, minor.unsigned_abs());
        format!("{sign}{}.{:02}", minor / 100, minor % 100)
    };
    let (debits, credits, apart) =
        (written(debits), written(credits), written((debits - credits).abs()));
    let message = format!("debits {debits} and credits {credits} differ by {apart}");
    Refusal::new(Reason::Unbalanced, message)
        .with("debits", debits)
        .with("credits", credits)
        .with("difference", apart)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn leg(minor: i64) -> Leg {
        Leg::plain(AccountId::new(1), minor)
    }

    #[test]
    fn what_does_not_balance_is_refused_with_both_totals() {
        let refusal = Posting::of(vec![leg(12_000), leg(-10_000)]).unwrap_err();
        assert_eq!(refusal.reason, Reason::Unbalanced);
        assert_eq!(refusal.message, "debits 120.00 and credits 100.00 differ by 20.00");
        assert_eq!(refusal.details["difference"], "20.00");
    }

    #[test]
    fn a_posting_has_two_lines_none_of_them_empty() {
        for (legs, reason) in [
            (vec![], Reason::TooFewLines),
            (vec![leg(1)], Reason::TooFewLines),
            (vec![leg(1), leg(0), leg(-1)], Reason::LineOneSide),
        ] {
            assert_eq!(Posting::of(legs).unwrap_err().reason, reason);
        }
    }

    #[test]
    fn totals_that_no_i64_holds_are_refused_and_do_not_wrap() {
        let legs = [leg(i64::MAX), leg(i64::MAX), leg(-i64::MAX), leg(-i64::MAX)];
        assert_eq!(Posting::of(legs.to_vec()).unwrap_err().reason, Reason::TotalOutOfRange);
    }

    proptest! {
        #[test]
        fn a_posting_and_its_mirror_leave_nothing(amounts in prop::collection::vec(1_i64..1_000_000, 1..20)) {
            let sum: i64 = amounts.iter().sum();
            let mut legs: Vec<_> = amounts.into_iter().map(leg).collect();
            legs.push(leg(-sum));
            let posting = Posting::of(legs).unwrap();
            let mirror = posting.mirrored();
            let again = Posting::of(mirror.legs().to_vec());
            prop_assert_eq!(again.as_ref(), Ok(&mirror));
            for (leg, turned) in posting.legs().iter().zip(mirror.legs()) {
                prop_assert_eq!(leg.debit(), turned.credit());
                prop_assert_eq!(leg.credit(), turned.debit());
            }
            prop_assert_eq!(posting.total(), Money::from_minor(sum));
            prop_assert_eq!(mirror.mirrored(), posting);
        }
    }
}

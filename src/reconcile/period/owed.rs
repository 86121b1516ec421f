//! Balances that a person states of an account on which money is owed.
//!
//! A card prints what is owed without a minus, and so does a ledger of its liability; rows, and what files say of their
//! balances, have money that is owed below nought. Which is meant is decided by what balances and rows come to, and
//! where they come to nothing it is as stated.

use tieout::amount::Amount;

/// What is known of the balances of a side, at the opening and at the end of a period.
#[derive(Debug, Clone, Copy)]
pub(super) struct KnownBalances<'a> {
    /// As they are known.
    pub(super) balances: [Option<&'a Amount>; 2],
    /// Those of them that a person states.
    pub(super) is_stated: [bool; 2],
    /// The sum of the rows between.
    pub(super) movements: &'a Amount,
    /// Those of the other side that its file says.
    pub(super) beside: [Option<&'a Amount>; 2],
}

impl KnownBalances<'_> {
    /// Which of the stated ones are what is owed: with their signs turned the rows lead from the one to the other, and
    /// not as they are; or, where one is known alone, it is the other side's with the sign turned.
    pub(super) fn are_owed(&self) -> [bool; 2] {
        let [opening, closing] = self.balances;
        if let (Some(opening), Some(closing)) = (opening, closing) {
            let leads = |turned: [bool; 2]| {
                let [opening, closing] = [(opening, turned[0]), (closing, turned[1])].map(signed);
                (opening + self.movements - closing).is_below_half_a_cent()
            };
            let may = |turned: &[bool; 2]| {
                turned.iter().zip(self.is_stated).all(|(turned, is_stated)| !turned || is_stated)
            };
            let mut ways = [[true, true], [true, false], [false, true]].into_iter().filter(may);
            let as_stated = leads([false, false]);
            return ways.find(|turned| !as_stated && leads(*turned)).unwrap_or_default();
        }
        [0, 1].map(|at| {
            let both = self.balances[at].zip(self.beside[at]);
            self.is_stated[at]
                && both.is_some_and(|(own, beside)| own != beside && are_opposite(own, beside))
        })
    }
}

/// A balance, or what is owed where it says that.
pub(super) fn signed((balance, is_owed): (&Amount, bool)) -> Amount {
    if is_owed { Amount::default() - balance.clone() } else { balance.clone() }
}

/// Whether two balances are one with either sign.
pub(super) fn are_opposite(one: &Amount, other: &Amount) -> bool {
    (one.clone() + other).is_below_half_a_cent()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn are_owed(balances: [&str; 2], moved: &str, beside: [&str; 2]) -> [bool; 2] {
        let amount = |text: &str| Amount::parse(text).ok();
        let [balances, beside] = [balances, beside].map(|both| both.map(amount));
        let movements = amount(moved).unwrap();
        let known = KnownBalances {
            balances: [balances[0].as_ref(), balances[1].as_ref()],
            is_stated: [true, true],
            movements: &movements,
            beside: [beside[0].as_ref(), beside[1].as_ref()],
        };
        known.are_owed()
    }

    #[test]
    fn balances_are_owed_where_rows_lead_from_one_to_the_other_only_with_turned_signs() {
        for (balances, moved, owed) in [
            (["100", "80"], "20", [true, true]),
            (["-100", "80"], "20", [false, true]),
            (["100", "-80"], "20", [true, false]),
            (["-100", "-80"], "20", [false, false]),
            (["100", "120"], "20", [false, false]),
            // Nothing leads there.
            (["100", "90"], "20", [false, false]),
            (["0", "0"], "0", [false, false]),
        ] {
            assert_eq!(are_owed(balances, moved, ["", ""]), owed, "{balances:?}");
        }
    }

    #[test]
    fn one_balance_alone_is_owed_where_the_other_side_has_it_with_the_sign_turned() {
        assert_eq!(are_owed(["100", ""], "20", ["-100", "-80"]), [true, false]);
        assert_eq!(are_owed(["", "80"], "20", ["-100", "-80"]), [false, true]);
        assert_eq!(are_owed(["-100", ""], "20", ["-100", "-80"]), [false, false]);
        assert_eq!(are_owed(["90", ""], "20", ["-100", "-80"]), [false, false]);
        assert_eq!(are_owed(["100", ""], "20", ["", ""]), [false, false]);
    }
}

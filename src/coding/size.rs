//! How large a transaction is, as far as that says what it was for.

use super::transactions::CodingTransaction;
use tieout::amount::WrittenAmount;

/// The most that a test of a car for the road costs, in pence: GOV.UK, "Getting an MOT". More was
/// paid for repairs.
const MOT_FEE_MAX: i64 = 5_485;

/// What costs less, in pence, is used up rather than kept: few books have assets below this.
const KEPT_FROM: i64 = 15_000;

/// From this on, in pence, what can be kept for years mostly is.
const CAPITAL_FROM: i64 = 100_000;

/// How large an amount is, its sign left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum AmountSize {
    /// At most the fee of a car's test.
    WithinFee,
    /// Too little for something that is kept for years.
    Small,
    /// Enough for something that is kept.
    Large,
    /// So much that something that can be kept mostly is.
    Capital,
}

impl AmountSize {
    /// The size of a transaction.
    pub(super) fn of(transaction: &CodingTransaction<'_>) -> Self {
        let cents = match transaction.amount {
            WrittenAmount::Short(short) => short.cents.saturating_abs(),
            WrittenAmount::Long(long) => {
                let cents = long.value().rounded_to_cents();
                i64::try_from(cents).map_or(i64::MAX, i64::saturating_abs)
            }
        };
        if cents <= MOT_FEE_MAX {
            Self::WithinFee
        } else if cents < KEPT_FROM {
            Self::Small
        } else if cents < CAPITAL_FROM {
            Self::Large
        } else {
            Self::Capital
        }
    }

    /// Whether it may have been paid for something that is kept for years.
    pub(super) const fn is_large(self) -> bool {
        matches!(self, Self::Large | Self::Capital)
    }

    /// Whether what can be kept for years mostly is, at this price.
    pub(super) const fn is_capital(self) -> bool {
        matches!(self, Self::Capital)
    }

    /// Whether it is more than the fee of a car's test.
    pub(super) const fn is_above_fee(self) -> bool {
        !matches!(self, Self::WithinFee)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CodingTransactions;
    use tieout::date::Date;

    #[test]
    fn the_sign_and_the_way_it_is_written_do_not_matter() {
        let size = |amount: &str| {
            let mut transactions = CodingTransactions::default();
            let date = Date::parse_iso("2026-01-01").unwrap();
            transactions.push(date, amount, "", "").unwrap();
            AmountSize::of(&transactions.get(0))
        };
        for (amount, expected) in [
            ("-54.85", AmountSize::WithinFee),
            ("0", AmountSize::WithinFee),
            ("1e-9", AmountSize::WithinFee),
            ("54.86", AmountSize::Small),
            ("-149.99", AmountSize::Small),
            ("1.4999e2", AmountSize::Small),
            ("150", AmountSize::Large),
            ("-1.5e2", AmountSize::Large),
            ("999.99", AmountSize::Large),
            ("-1000", AmountSize::Capital),
            ("1e300", AmountSize::Capital),
        ] {
            assert_eq!(size(amount), expected, "{amount}");
        }
    }
}

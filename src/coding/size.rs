//! How large a transaction is, as far as that says what it was for.

use super::transactions::Transaction;
use crate::amount::WrittenAmount;

/// The most that a test of a car for the road costs, in pence: GOV.UK, "Getting an MOT". More was
/// paid for repairs.
const MOT_FEE_MAX: i64 = 5_485;

/// What costs less, in pence, is used up rather than kept: few books have assets below this.
const KEPT_FROM: i64 = 15_000;

/// From this on, in pence, what can be kept for years mostly is.
const CAPITAL_FROM: i64 = 100_000;

/// How large an amount is, its sign left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Size {
    /// At most the fee of a car's test.
    WithinFee,
    /// Too little for something that is kept for years.
    Small,
    /// Enough for something that is kept.
    Large,
    /// So much that something that can be kept mostly is.
    Capital,
}

impl Size {
    /// The size of a transaction.
    pub(super) fn of(transaction: &Transaction<'_>) -> Self {
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
    use crate::coding::Transactions;
    use crate::date::Date;

    #[test]
    fn the_sign_and_the_way_it_is_written_do_not_matter() {
        let size = |amount: &str| {
            let mut transactions = Transactions::default();
            let date = Date::parse_iso("2026-01-01").unwrap();
            transactions.push(date, amount, "", "").unwrap();
            Size::of(&transactions.get(0))
        };
        for (amount, expected) in [
            ("-54.85", Size::WithinFee),
            ("0", Size::WithinFee),
            ("1e-9", Size::WithinFee),
            ("54.86", Size::Small),
            ("-149.99", Size::Small),
            ("1.4999e2", Size::Small),
            ("150", Size::Large),
            ("-1.5e2", Size::Large),
            ("999.99", Size::Large),
            ("-1000", Size::Capital),
            ("1e300", Size::Capital),
        ] {
            assert_eq!(size(amount), expected, "{amount}");
        }
    }
}

//! The VAT reconciliation: whether the VAT control account is what returns, errors left out of them, open entries, unpaid
//! documents, payments and other postings come to.
//!
//! Never here: what any of these is. Each is a sum over what is posted, so that each line of the account is in one of
//! them, and in one only.

use crate::contract::ledger::report::{ControlAccount, ReconciledVatReturn, VatReconciliation};
use crate::id::VatReturnId;
use crate::ledger::refusal::{Reason, Refusal};
use crate::money::Money;

/// What there is to reconcile, minor units; what is owed to HMRC is above 0.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct VatReconciliationParts {
    /// The account and its balance.
    pub control_account: Option<ControlAccount>,
    /// Finalised returns, without what was paid on them.
    pub returns: Vec<ReconciledVatReturn>,
    /// VAT that counts in no finalised return.
    pub open_minor: i64,
    /// VAT of documents that does not count yet.
    pub unpaid_minor: i64,
    /// What was posted to the account and is VAT of no entry: by the return that it is named on.
    pub postings: Vec<(Option<VatReturnId>, i64)>,
}

/// The reconciliation, without entries.
///
/// # Errors
/// [`Reason::TotalOutOfRange`].
pub fn vat_reconciliation(
    currency: String,
    parts: VatReconciliationParts,
) -> Result<VatReconciliation, Refusal> {
    let VatReconciliationParts { control_account, mut returns, open_minor, unpaid_minor, postings } =
        parts;
    let mut paid_minor = 0_i128;
    let mut other_minor = 0_i128;
    for (named, minor) in postings {
        let Some(named) = named else {
            other_minor += i128::from(minor);
            continue;
        };
        paid_minor += i128::from(minor);
        if let Some(one) = returns.iter_mut().find(|one| one.vat_return_id == named) {
            one.amount_paid = money(i128::from(one.amount_paid.minor()) - i128::from(minor))?;
        }
    }
    let sum = |of: fn(&ReconciledVatReturn) -> Money| -> i128 {
        returns.iter().map(|one| i128::from(of(one).minor())).sum()
    };
    let [returned, difference] = [sum(|one| one.vat), sum(|one| one.scheme_difference)];
    let left_out = sum(|one| one.left_out_vat);
    let open = i128::from(open_minor) + i128::from(unpaid_minor);
    let total = money(returned + difference + left_out + open + paid_minor + other_minor)?;
    let balance = control_account.as_ref().map_or(Money::ZERO, |account| account.balance);
    Ok(VatReconciliation {
        currency,
        control_account,
        returned_vat: money(returned)?,
        scheme_difference: money(difference)?,
        left_out_vat: money(left_out)?,
        returns,
        open_vat: Money::from_minor(open_minor),
        unpaid_vat: Money::from_minor(unpaid_minor),
        paid: money(paid_minor)?,
        other: money(other_minor)?,
        total,
        agrees: total == balance,
        entries: None,
    })
}

fn money(minor: i128) -> Result<Money, Refusal> {
    let message = "the parts of the VAT control account come to more than can be counted";
    let minor = i64::try_from(minor).map_err(|_| Refusal::new(Reason::TotalOutOfRange, message))?;
    Ok(Money::from_minor(minor))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::contract::ledger::vat_return::VatReturnStatus;
    use crate::date::Date;
    use crate::id::AccountId;

    fn account(minor: i64) -> ControlAccount {
        ControlAccount {
            account_id: AccountId::new(1),
            account_code: "2250".to_owned(),
            account_name: "VAT".to_owned(),
            balance: Money::from_minor(minor),
        }
    }

    fn finalised(id: u128, vat: i64, difference: i64) -> ReconciledVatReturn {
        let day = Date::parse_iso("2026-03-31").unwrap();
        ReconciledVatReturn {
            vat_return_id: VatReturnId::new(id),
            date_from: day,
            date_to: day,
            status: VatReturnStatus::Finalised,
            vat: Money::from_minor(vat),
            scheme_difference: Money::from_minor(difference),
            net_vat_due: Money::from_minor(vat + difference),
            left_out_vat: Money::ZERO,
            amount_paid: Money::ZERO,
        }
    }

    #[test]
    fn a_payment_is_of_its_return_and_what_is_named_on_none_stands_by_itself() {
        let named = |id| Some(VatReturnId::new(id));
        let all = vat_reconciliation(
            "GBP".to_owned(),
            VatReconciliationParts {
                control_account: Some(account(1_240)),
                returns: vec![finalised(1, 2_000, -560), finalised(2, 500, 0)],
                open_minor: 300,
                unpaid_minor: 700,
                // One of a return that is a draft again.
                postings: vec![(named(1), -1_440), (named(1), 40), (None, -100), (named(3), -200)],
            },
        )
        .unwrap();
        let minor = [
            all.returned_vat,
            all.scheme_difference,
            all.open_vat,
            all.unpaid_vat,
            all.paid,
            all.other,
            all.total,
        ]
        .map(Money::minor);
        assert_eq!(minor, [2_500, -560, 300, 700, -1_600, -100, 1_240]);
        let paid: Vec<_> = all.returns.iter().map(|one| one.amount_paid.minor()).collect();
        assert_eq!(paid, [1_400, 0]);
        assert!(all.agrees);
    }

    #[test]
    fn without_an_account_nothing_agrees_with_nothing() {
        let none = VatReconciliationParts::default();
        assert!(vat_reconciliation("GBP".to_owned(), none).unwrap().agrees);
        let some = VatReconciliationParts { open_minor: 1, ..VatReconciliationParts::default() };
        assert!(!vat_reconciliation("GBP".to_owned(), some).unwrap().agrees);
    }

    #[test]
    fn a_total_that_cannot_be_counted_is_refused() {
        let parts = VatReconciliationParts {
            open_minor: i64::MAX,
            unpaid_minor: 1,
            ..VatReconciliationParts::default()
        };
        let refused = vat_reconciliation("GBP".to_owned(), parts).unwrap_err();
        assert_eq!(refused.reason, Reason::TotalOutOfRange);
    }

    proptest! {
        /// It agrees where the account is the sum of all parts, and with no other balance.
        #[test]
        fn it_agrees_with_the_sum_of_its_parts_alone(
            minor in prop::collection::vec(-1_000_000_i64..=1_000_000, 7),
            off in -2_i64..=2,
        ) {
            let parts = VatReconciliationParts {
                control_account: Some(account(minor.iter().sum::<i64>() + off)),
                returns: vec![ReconciledVatReturn {
                    left_out_vat: Money::from_minor(minor[6]),
                    ..finalised(1, minor[0], minor[1])
                }],
                open_minor: minor[2],
                unpaid_minor: minor[3],
                postings: vec![(Some(VatReturnId::new(1)), minor[4]), (None, minor[5])],
            };
            let all = vat_reconciliation("GBP".to_owned(), parts).unwrap();
            prop_assert_eq!(all.agrees, off == 0);
        }
    }
}

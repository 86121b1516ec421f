//! On which side of a VAT return a line counts that belongs to no document.

use super::book::LedgerAccount;
use super::refusal::{Reason, Refusal};
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::AccountGroup;
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::ledger::vat_side::Side;
use crate::money::Money;

/// The side of a line that names none: sales for income, and for what is credited to a fixed asset, which
/// is sold then; purchases for everything else, so that a credit there takes from what was bought.
///
/// Source: HMRC Notice 700/12, 3.2 and 3.7: boxes 1 and 6 include the sale of business assets.
#[must_use]
pub fn default_side(account: &LedgerAccount, amount: Money) -> Side {
    let is_sold = account.group == AccountGroup::FixedAssets && amount < Money::ZERO;
    match account.account_type {
        AccountType::Income => Side::Output,
        _ if is_sold => Side::Output,
        _ => Side::Input,
    }
}

/// The side of a line: the one that it names, or the default. None where it counts in no VAT return.
/// `amount` is the line's, a debit above 0; `path` stands in front of the field.
///
/// # Errors
/// [`Reason::VatSideWithoutCode`] where a side is named and nothing counts.
pub fn side(
    named: Option<Side>,
    (code, kind): (LedgerVatCode, TaxCodeKind),
    (account, amount): (&LedgerAccount, Money),
    path: &str,
) -> Result<Option<Side>, Refusal> {
    if kind != TaxCodeKind::OutsideScope {
        return Ok(Some(named.unwrap_or_else(|| default_side(account, amount))));
    }
    let Some(named) = named else { return Ok(None) };
    let message = format!(
        "the VAT side {named} needs a VAT code that counts in a VAT return; {code} does not"
    );
    Err(Refusal::new(Reason::VatSideWithoutCode, message).at(format!("{path}vat_side")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::ledger::account::AccountStatus;
    use crate::id::AccountId;
    use crate::ledger::account_group::groups;

    fn account(account_type: AccountType, group: AccountGroup) -> LedgerAccount {
        LedgerAccount {
            id: AccountId::new(1),
            code: "0040".to_owned(),
            account_type,
            role: None,
            group,
            default_vat_code: None,
            status: AccountStatus::Active,
        }
    }

    /// Source: HMRC Notice 700/12, 3.2 and 3.7.
    #[test]
    fn only_income_and_what_leaves_a_fixed_asset_are_sales_by_default() {
        for account_type in AccountType::ALL {
            for group in groups(account_type) {
                for minor in [-100, 100] {
                    let is_sale = account_type == AccountType::Income
                        || (*group == AccountGroup::FixedAssets && minor < 0);
                    let expected = if is_sale { Side::Output } else { Side::Input };
                    let found =
                        default_side(&account(account_type, *group), Money::from_minor(minor));
                    assert_eq!(found, expected, "{account_type} {group} {minor}");
                }
            }
        }
    }

    #[test]
    fn a_line_counts_on_the_side_that_it_names_and_nowhere_outside_the_scope() {
        let cost = account(AccountType::Expense, AccountGroup::Overheads);
        let code = LedgerVatCode::NV;
        let of =
            |named, kind| side(named, (code, kind), (&cost, Money::from_minor(-100)), "lines[1].");
        assert_eq!(of(None, TaxCodeKind::OutsideScope), Ok(None));
        for kind in TaxCodeKind::ALL.iter().filter(|kind| **kind != TaxCodeKind::OutsideScope) {
            assert_eq!(of(None, *kind), Ok(Some(Side::Input)));
            for named in Side::ALL {
                assert_eq!(of(Some(*named), *kind), Ok(Some(*named)));
            }
        }
        let refused = of(Some(Side::Output), TaxCodeKind::OutsideScope).unwrap_err();
        assert_eq!(refused.reason, Reason::VatSideWithoutCode);
        assert_eq!(refused.details["field"], "lines[1].vat_side");
    }
}

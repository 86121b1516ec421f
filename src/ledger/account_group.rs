//! In which group reports sub-total an account.

use super::refusal::{Reason, Refusal};
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::{AccountGroup, Role};

/// The group of an account of this type and role that has none of its own.
#[must_use]
pub const fn default_group(account_type: AccountType, role: Option<Role>) -> AccountGroup {
    match (account_type, role) {
        (AccountType::Asset, Some(Role::Bank)) => AccountGroup::Cash,
        (AccountType::Asset, _) => AccountGroup::CurrentAssets,
        (AccountType::Liability, _) => AccountGroup::CurrentLiabilities,
        (AccountType::Equity, _) => AccountGroup::Equity,
        (AccountType::Income, Some(Role::Rounding | Role::VatSchemeDifference)) => {
            AccountGroup::OtherIncome
        }
        (AccountType::Income, _) => AccountGroup::Turnover,
        (AccountType::Expense, _) => AccountGroup::Overheads,
    }
}

/// The groups in which an account of this type may stand, in the order of reports.
#[must_use]
pub const fn groups(account_type: AccountType) -> &'static [AccountGroup] {
    use AccountGroup::{
        Cash, CostOfSales, CurrentAssets, CurrentLiabilities, Equity, Finance, FixedAssets,
        LongTermLiabilities, OtherIncome, Overheads, Tax, Turnover,
    };
    match account_type {
        AccountType::Asset => &[FixedAssets, CurrentAssets, Cash],
        // An overdraft that is repayable on demand counts as cash (FRS 102, 7.2).
        AccountType::Liability => &[Cash, CurrentLiabilities, LongTermLiabilities],
        AccountType::Equity => &[Equity],
        AccountType::Income => &[Turnover, OtherIncome, Finance, Tax],
        AccountType::Expense => &[CostOfSales, Overheads, Finance, Tax],
    }
}

/// The group of an account, its own or the default.
///
/// # Errors
/// [`Reason::GroupTypeMismatch`] for one in which no account of the type stands.
pub fn group_of(
    account_type: AccountType,
    role: Option<Role>,
    own: Option<AccountGroup>,
) -> Result<AccountGroup, Refusal> {
    let group = own.unwrap_or_else(|| default_group(account_type, role));
    if groups(account_type).contains(&group) {
        return Ok(group);
    }
    let names: Vec<_> = groups(account_type).iter().map(|group| group.name()).collect();
    let message = format!(
        "an account of type {account_type} cannot be in the group {group}; its groups are {}",
        names.join(", ")
    );
    Err(Refusal::new(Reason::GroupTypeMismatch, message).at("group"))
}

/// What is kept of a group: none where type and role say the same.
#[must_use]
pub fn own_group(
    account_type: AccountType,
    role: Option<Role>,
    group: AccountGroup,
) -> Option<AccountGroup> {
    (group != default_group(account_type, role)).then_some(group)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ledger::account::fits;

    #[test]
    fn every_type_and_role_has_a_default_group_in_which_it_may_stand() {
        for account_type in AccountType::ALL {
            let roles = Role::ALL.iter().filter(|role| fits(**role, account_type)).copied();
            for role in roles.map(Some).chain([None]) {
                let group = default_group(account_type, role);
                assert_eq!(
                    group_of(account_type, role, None),
                    Ok(group),
                    "{account_type} {role:?}"
                );
                assert_eq!(own_group(account_type, role, group), None);
            }
        }
    }

    #[test]
    fn a_group_of_another_type_is_refused_with_those_there_are() {
        let refused =
            group_of(AccountType::Income, None, Some(AccountGroup::FixedAssets)).unwrap_err();
        assert_eq!(refused.reason, Reason::GroupTypeMismatch);
        assert!(refused.message.ends_with("turnover, other_income, finance, tax"), "{refused:?}");
        let both = [AccountType::Income, AccountType::Expense]
            .map(|kind| group_of(kind, None, Some(AccountGroup::Finance)));
        assert_eq!(both, [Ok(AccountGroup::Finance), Ok(AccountGroup::Finance)]);
    }
}

//! Accounts of a chart: which roles they may have, what they become, and what keeps them as they are.

use super::account_group::{group_of, own_group};
use super::refusal::{Reason, Refusal};
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::{Account, AccountPatch, AccountStatus, Role};

/// Whether an account of this type may play this role.
#[must_use]
pub const fn fits(role: Role, account_type: AccountType) -> bool {
    use AccountType::{Asset, Equity, Expense, Income, Liability};
    match role {
        Role::Receivable | Role::VatOnDeposits => matches!(account_type, Asset),
        Role::Payable => matches!(account_type, Liability),
        // An overdraft or a card is owed.
        Role::VatControl | Role::Bank | Role::Suspense => matches!(account_type, Asset | Liability),
        Role::RetainedEarnings | Role::OpeningBalance => matches!(account_type, Equity),
        Role::Rounding | Role::VatSchemeDifference => matches!(account_type, Income | Expense),
        Role::BadDebts => matches!(account_type, Expense),
    }
}

/// Whether an organisation may have several accounts with the role.
#[must_use]
pub const fn may_repeat(role: Role) -> bool {
    matches!(role, Role::Bank)
}

/// Whether only invoices and settlements move the account, so that the open items of contacts always
/// add up to its balance.
#[must_use]
pub const fn is_control(role: Role) -> bool {
    matches!(role, Role::Receivable | Role::Payable)
}

/// Refuses a role that an account of this type cannot have.
///
/// # Errors
/// [`Reason::RoleTypeMismatch`].
pub fn check_role_type(role: Option<Role>, account_type: AccountType) -> Result<(), Refusal> {
    let Some(role) = role.filter(|role| !fits(*role, account_type)) else { return Ok(()) };
    let message = format!("an account of type {account_type} cannot have the role {role}");
    Err(Refusal::new(Reason::RoleTypeMismatch, message).at("role"))
}

/// Refuses a code that another account has.
///
/// # Errors
/// [`Reason::DuplicateCode`].
pub fn check_code(code: &str, is_taken: bool) -> Result<(), Refusal> {
    if !is_taken {
        return Ok(());
    }
    let message = format!("another account has the code {code}");
    Err(Refusal::new(Reason::DuplicateCode, message).at("code"))
}

/// Refuses a role that the account with this code has, where only one may.
///
/// # Errors
/// [`Reason::RoleTaken`].
pub fn check_role(role: Role, holder: Option<&str>) -> Result<(), Refusal> {
    let Some(code) = holder.filter(|_| !may_repeat(role)) else { return Ok(()) };
    let message = format!("account {code} has the role {role}");
    Err(Refusal::new(Reason::RoleTaken, message).at("role"))
}

/// What an account becomes by a patch. Its group stays only where it is one of its own.
///
/// # Errors
/// [`Reason::GroupTypeMismatch`].
pub fn patched(was: &Account, patch: AccountPatch) -> Result<Account, Refusal> {
    let mut new = was.clone();
    let own = patch.group.over(own_group(was.account_type, was.role, was.group));
    new.code = patch.code.unwrap_or(new.code);
    new.name = patch.name.unwrap_or(new.name);
    new.account_type = patch.account_type.unwrap_or(new.account_type);
    new.role = patch.role.over(new.role);
    new.default_vat_code = patch.default_vat_code.over(new.default_vat_code);
    new.description = patch.description.over(new.description);
    new.external_id = patch.external_id.over(new.external_id);
    new.metadata = patch.metadata.over(Some(new.metadata)).unwrap_or_default();
    new.status = patch.status.unwrap_or(new.status);
    new.group = group_of(new.account_type, new.role, own)?;
    Ok(new)
}

/// What hangs on an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccountHold {
    /// It is that of a bank account.
    BankAccount,
    /// Bank transactions are coded to it, confirmed or not.
    Codings,
    /// Something is posted to it.
    Postings,
    /// Lines of documents are on it.
    DocumentLines,
    /// It is the default of a contact.
    ContactDefault,
    /// Its balance is asserted.
    Assertions,
}

impl AccountHold {
    /// What keeps an account from another type or role: the first that is found counts.
    pub const ON_MEANING: [Self; 2] = [Self::BankAccount, Self::Postings];

    /// What keeps it from being removed.
    pub const ON_REMOVAL: [Self; 6] = [
        Self::BankAccount,
        Self::Codings,
        Self::Postings,
        Self::DocumentLines,
        Self::ContactDefault,
        Self::Assertions,
    ];
}

/// The field by which an account is to get another meaning, if it is.
#[must_use]
pub fn changed_meaning(was: &Account, new: &Account) -> Option<&'static str> {
    if new.account_type != was.account_type {
        return Some("account_type");
    }
    (new.role != was.role).then_some("role")
}

/// Refuses another meaning of an account, by a field, where something keeps it from that.
///
/// # Errors
/// [`Reason::SystemAccount`], [`Reason::AccountInUse`].
pub fn check_meaning(
    code: &str,
    field: &'static str,
    hold: Option<AccountHold>,
) -> Result<(), Refusal> {
    match hold {
        None => Ok(()),
        Some(AccountHold::BankAccount) => Err(of_bank_account(code).at(field)),
        Some(_) => {
            let message =
                format!("the {field} of an account cannot change once something is posted to it");
            Err(Refusal::new(Reason::AccountInUse, message).at(field))
        }
    }
}

/// Refuses to remove an account that something hangs on.
///
/// # Errors
/// [`Reason::SystemAccount`], [`Reason::AccountInUse`].
pub fn check_removal(code: &str, hold: Option<AccountHold>) -> Result<(), Refusal> {
    let message = match hold {
        None => return Ok(()),
        Some(AccountHold::BankAccount) => return Err(of_bank_account(code)),
        Some(AccountHold::Codings) => format!("bank transactions are coded to account {code}"),
        Some(AccountHold::Postings) => {
            format!("something is posted to account {code}; archive it")
        }
        Some(AccountHold::DocumentLines) => {
            format!("invoices have lines on account {code}; archive it")
        }
        Some(AccountHold::ContactDefault) => {
            format!("account {code} is the default of a contact; archive it")
        }
        Some(AccountHold::Assertions) => {
            format!("the balance of account {code} is asserted; remove the assertions first")
        }
    };
    Err(Refusal::new(Reason::AccountInUse, message))
}

fn of_bank_account(code: &str) -> Refusal {
    let message = format!("account {code} is that of a bank account");
    Refusal::new(Reason::SystemAccount, message)
}

/// Whether it matters, for an account to be archived so, whether it is that of a bank account: there is
/// money on it, and no role says so.
#[must_use]
pub fn archiving_depends_on_bank(was: &Account, new: &Account) -> bool {
    is_archived_so(was, new) && new.role.is_none() && !was.balance.is_zero()
}

/// Refuses to archive an account where postings are routed to it by its role, or there is money on it.
///
/// # Errors
/// [`Reason::AccountInUse`].
pub fn check_archiving(
    was: &Account,
    new: &Account,
    is_of_bank_account: bool,
) -> Result<(), Refusal> {
    if !is_archived_so(was, new) {
        return Ok(());
    }
    let role = new.role.filter(|role| *role != Role::Bank);
    let message = if let Some(role) = role {
        format!("account {} has the role {role}: postings go to it", was.code)
    } else if !was.balance.is_zero() && (new.role.is_some() || is_of_bank_account) {
        format!("there is money on account {}: its balance is {}", was.code, was.balance)
    } else {
        return Ok(());
    };
    Err(Refusal::new(Reason::AccountInUse, message).at("status"))
}

/// Whether an account comes to be archived, or gets another role while it is.
fn is_archived_so(was: &Account, new: &Account) -> bool {
    new.status == AccountStatus::Archived && (new.status, new.role) != (was.status, was.role)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::account_group::default_group;
    use super::*;
    use crate::contract::ledger::account::AccountGroup;
    use crate::contract::strict::form::Patch;
    use crate::id::AccountId;
    use crate::money::Money;
    use crate::time::Timestamp;

    fn account(role: Option<Role>, minor: i64) -> Account {
        let at = Timestamp::from_unix_ms(0);
        Account {
            id: AccountId::new(1),
            code: "1200".to_owned(),
            name: "Current account".to_owned(),
            account_type: AccountType::Asset,
            role,
            group: default_group(AccountType::Asset, role),
            default_vat_code: None,
            description: None,
            currency: "GBP".to_owned(),
            status: AccountStatus::Active,
            balance: Money::from_minor(minor),
            external_id: None,
            metadata: crate::contract::ledger::metadata::Metadata::default(),
            created_at: at,
            updated_at: at,
            version: 1,
        }
    }

    fn archived(of: &Account) -> Account {
        Account { status: AccountStatus::Archived, ..of.clone() }
    }

    #[test]
    fn a_role_needs_its_type_and_but_for_the_banks_it_is_one_accounts() {
        let mismatch = check_role_type(Some(Role::Payable), AccountType::Asset).unwrap_err();
        assert_eq!(mismatch.message, "an account of type ASSET cannot have the role payable");
        assert_eq!(check_role_type(None, AccountType::Asset), Ok(()));
        assert_eq!(check_role(Role::Bank, Some("1200")), Ok(()));
        assert_eq!(check_role(Role::Payable, None), Ok(()));
        let taken = check_role(Role::Payable, Some("2100")).unwrap_err();
        assert_eq!(
            (taken.reason, &*taken.message),
            (Reason::RoleTaken, "account 2100 has the role payable")
        );
        assert_eq!(check_code("1200", true).unwrap_err().reason, Reason::DuplicateCode);
    }

    #[test]
    fn a_group_of_its_own_stays_and_a_default_one_follows_type_and_role() {
        let mut own = account(None, 0);
        own.group = AccountGroup::FixedAssets;
        let to_liability = || AccountPatch {
            account_type: Some(AccountType::Liability),
            ..AccountPatch::default()
        };
        assert_eq!(patched(&own, to_liability()).unwrap_err().reason, Reason::GroupTypeMismatch);
        let cleared = AccountPatch { group: Patch::Clear, ..to_liability() };
        assert_eq!(patched(&own, cleared).unwrap().group, AccountGroup::CurrentLiabilities);
        let by_role = AccountPatch { role: Patch::Set(Role::Bank), ..AccountPatch::default() };
        assert_eq!(patched(&account(None, 0), by_role.clone()).unwrap().group, AccountGroup::Cash);
        assert_eq!(patched(&own, by_role).unwrap().group, AccountGroup::FixedAssets);
    }

    #[test]
    fn what_hangs_on_an_account_keeps_it_and_its_meaning() {
        let (was, mut new) = (account(None, 0), account(Some(Role::Bank), 0));
        assert_eq!(changed_meaning(&was, &was), None);
        assert_eq!(changed_meaning(&was, &new), Some("role"));
        new.account_type = AccountType::Liability;
        assert_eq!(changed_meaning(&was, &new), Some("account_type"));
        for hold in AccountHold::ON_MEANING {
            let refused = check_meaning("1200", "role", Some(hold)).unwrap_err();
            assert_eq!(refused.details["field"], "role");
        }
        for hold in AccountHold::ON_REMOVAL {
            let refused = check_removal("1200", Some(hold)).unwrap_err();
            assert!(refused.message.contains("account 1200"), "{}", refused.message);
            let is_of_bank = hold == AccountHold::BankAccount;
            assert_eq!(refused.reason == Reason::SystemAccount, is_of_bank);
        }
        assert_eq!(check_removal("1200", None), Ok(()));
    }

    #[test]
    fn money_keeps_an_account_from_being_archived_only_where_it_is_a_banks() {
        let plain = account(None, 500);
        assert!(archiving_depends_on_bank(&plain, &archived(&plain)));
        assert_eq!(check_archiving(&plain, &archived(&plain), false), Ok(()));
        let refused = check_archiving(&plain, &archived(&plain), true).unwrap_err();
        assert_eq!(refused.message, "there is money on account 1200: its balance is 5.00");
        let with_role = account(Some(Role::Suspense), 0);
        let refused = check_archiving(&with_role, &archived(&with_role), false).unwrap_err();
        assert_eq!(refused.message, "account 1200 has the role suspense: postings go to it");
    }

    proptest! {
        /// What does not depend on the bank account is decided alike whatever is said of it.
        #[test]
        fn the_bank_account_is_asked_for_only_where_it_decides(
            roles in prop::collection::vec(prop::option::of(0..Role::ALL.len()), 2),
            minor in -1_i64..=1,
            statuses in prop::collection::vec(any::<bool>(), 2),
        ) {
            let of = |at: usize| {
                let role = roles[at].map(|role| Role::ALL[role]);
                let status =
                    if statuses[at] { AccountStatus::Archived } else { AccountStatus::Active };
                Account { status, ..account(role, minor) }
            };
            let (was, new) = (of(0), of(1));
            let both = [false, true].map(|is_bank| check_archiving(&was, &new, is_bank));
            prop_assert_eq!(both[0] != both[1], archiving_depends_on_bank(&was, &new));
        }
    }
}

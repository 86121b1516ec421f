//! Bank transactions and bank accounts: what may be done to them as they stand.

use crate::contract::ledger::account::Role;
use crate::contract::ledger::bank_transaction::{BankStatus, BankTransactionPatch};
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::contract::strict::form::Patch;
use crate::id::BankAccountId;
use crate::ledger::bank::TransactionCoding;
use crate::ledger::book::LedgerAccount;
use crate::ledger::refusal::{Reason, Refusal};

/// Refuses to code a bank transaction that does not wait.
///
/// # Errors
/// [`Reason::NotUnconfirmed`].
pub fn check_codable(status: BankStatus) -> Result<(), Refusal> {
    if status == BankStatus::Unconfirmed {
        return Ok(());
    }
    let message = format!("the bank transaction is {status}, and cannot be coded");
    Err(Refusal::new(Reason::NotUnconfirmed, message))
}

/// Refuses to code a bank transaction by a suggestion where somebody has touched it since it was looked
/// at, in a version that was `seen`.
///
/// # Errors
/// [`Reason::NotUnconfirmed`], [`Reason::VersionMismatch`].
pub fn check_untouched(status: BankStatus, seen: Option<i64>, version: i64) -> Result<(), Refusal> {
    if status != BankStatus::Unconfirmed {
        let message = format!("the bank transaction is {status} by now");
        return Err(Refusal::new(Reason::NotUnconfirmed, message));
    }
    if seen != Some(version) {
        let message = "the bank transaction was changed in the meantime";
        return Err(Refusal::new(Reason::VersionMismatch, message).with("version", version));
    }
    Ok(())
}

/// Refuses to leave a bank transaction out of the books, or to take it in again, where it does not stand
/// so.
///
/// # Errors
/// [`Reason::AlreadyConfirmed`], [`Reason::AlreadyExcluded`], [`Reason::NotExcluded`].
pub fn check_exclusion(status: BankStatus, is_out: bool) -> Result<(), Refusal> {
    let (reason, message) = match (status, is_out) {
        (BankStatus::Unconfirmed, true) | (BankStatus::Excluded, false) => return Ok(()),
        (BankStatus::Confirmed, true) => {
            (Reason::AlreadyConfirmed, "the bank transaction is confirmed: void it first")
        }
        (BankStatus::Excluded, true) => {
            (Reason::AlreadyExcluded, "the bank transaction is excluded already")
        }
        (_, false) => (Reason::NotExcluded, "the bank transaction is not excluded"),
    };
    Err(Refusal::new(reason, message))
}

/// Refuses to confirm a bank transaction that does not wait.
///
/// # Errors
/// [`Reason::AlreadyConfirmed`], [`Reason::Excluded`].
pub fn check_confirmable(status: BankStatus) -> Result<(), Refusal> {
    let (reason, message) = match status {
        BankStatus::Unconfirmed => return Ok(()),
        BankStatus::Confirmed => {
            (Reason::AlreadyConfirmed, "the bank transaction is confirmed already")
        }
        BankStatus::Excluded => {
            (Reason::Excluded, "the bank transaction is excluded: restore it first")
        }
    };
    Err(Refusal::new(reason, message))
}

/// Why a bank transaction that is not confirmed cannot be unconfirmed.
#[must_use]
pub fn not_confirmed(status: BankStatus) -> Refusal {
    let message = format!("the bank transaction is {status}, not confirmed");
    Refusal::new(Reason::NotConfirmed, message)
}

/// The coding that comes of a patch. A VAT amount belongs to the code it stood beside.
#[must_use]
pub fn recoded(was: TransactionCoding, patch: &BankTransactionPatch) -> TransactionCoding {
    let vat_code = match patch.vat_code {
        Patch::Keep => was.vat_code,
        Patch::Clear => LedgerVatCode::NV,
        Patch::Set(code) => code,
    };
    let stays = was.vat_amount.filter(|_| vat_code == was.vat_code);
    TransactionCoding {
        account: patch.account_id.over(was.account),
        vat_code,
        vat_amount: patch.vat_amount.over(stays),
    }
}

/// Refuses to code a row to the account of another bank account: its own row there would be in the books a second
/// time. A part of a split may go there, for a transfer is no part of one. `linked` is the bank account that has the
/// account, if one has.
///
/// # Errors
/// [`Reason::TransferNeeded`].
pub fn check_no_transfer(linked: Option<(BankAccountId, &str)>) -> Result<(), Refusal> {
    let Some((id, name)) = linked else { return Ok(()) };
    let message = format!("the account is that of the bank account {name}: confirm a transfer");
    let refusal = Refusal::new(Reason::TransferNeeded, message).at("account_id");
    Err(refusal.with("bank_account_id", id.to_string()))
}

/// Refuses an account for a bank account that does not play that role.
///
/// # Errors
/// [`Reason::RoleTypeMismatch`].
pub fn check_bank_role(account: &LedgerAccount) -> Result<(), Refusal> {
    if account.role == Some(Role::Bank) {
        return Ok(());
    }
    let message = format!("account {} does not have the role bank", account.code);
    Err(Refusal::new(Reason::RoleTypeMismatch, message).at("account_id"))
}

/// Refuses an account that another bank account has.
///
/// # Errors
/// [`Reason::AccountAlreadyLinked`].
pub fn check_unlinked(is_linked: bool) -> Result<(), Refusal> {
    if !is_linked {
        return Ok(());
    }
    let message = "another bank account has this account";
    Err(Refusal::new(Reason::AccountAlreadyLinked, message).at("account_id"))
}

/// What all of them are, if it is one thing.
pub fn common<T: PartialEq>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::chart::AccountType;
    use crate::contract::ledger::account::{AccountGroup, AccountStatus};
    use crate::id::AccountId;
    use crate::money::Money;

    #[test]
    fn a_bank_transaction_is_done_to_what_its_state_lets_be_done() {
        use BankStatus::{Confirmed, Excluded, Unconfirmed};
        let reason = |checked: Result<(), Refusal>| checked.err().map(|refusal| refusal.reason);
        for (status, coded, out, back, confirmed) in [
            (Unconfirmed, None, None, Some(Reason::NotExcluded), None),
            (
                Confirmed,
                Some(Reason::NotUnconfirmed),
                Some(Reason::AlreadyConfirmed),
                Some(Reason::NotExcluded),
                Some(Reason::AlreadyConfirmed),
            ),
            (
                Excluded,
                Some(Reason::NotUnconfirmed),
                Some(Reason::AlreadyExcluded),
                None,
                Some(Reason::Excluded),
            ),
        ] {
            assert_eq!(reason(check_codable(status)), coded, "{status}");
            assert_eq!(reason(check_exclusion(status, true)), out, "{status}");
            assert_eq!(reason(check_exclusion(status, false)), back, "{status}");
            assert_eq!(reason(check_confirmable(status)), confirmed, "{status}");
        }
        assert_eq!(
            not_confirmed(Excluded).message,
            "the bank transaction is excluded, not confirmed"
        );
    }

    #[test]
    fn a_suggestion_is_put_only_on_what_nobody_has_touched() {
        let reason =
            |status, seen| check_untouched(status, seen, 4).err().map(|refusal| refusal.reason);
        assert_eq!(reason(BankStatus::Unconfirmed, Some(4)), None);
        assert_eq!(reason(BankStatus::Unconfirmed, Some(3)), Some(Reason::VersionMismatch));
        assert_eq!(reason(BankStatus::Unconfirmed, None), Some(Reason::VersionMismatch));
        assert_eq!(reason(BankStatus::Confirmed, Some(3)), Some(Reason::NotUnconfirmed));
    }

    #[test]
    fn another_code_takes_the_vat_amount_of_the_old_one_away() {
        let was = TransactionCoding {
            account: Some(AccountId::new(1)),
            vat_code: LedgerVatCode::ST,
            vat_amount: Some(Money::from_minor(20)),
        };
        let of = |vat_code| {
            recoded(was, &BankTransactionPatch { vat_code, ..BankTransactionPatch::default() })
        };
        assert_eq!(of(Patch::Keep), was);
        assert_eq!(of(Patch::Set(LedgerVatCode::ST)), was);
        let other = of(Patch::Set(LedgerVatCode::RR));
        assert_eq!(
            (other.vat_code, other.vat_amount, other.account),
            (LedgerVatCode::RR, None, was.account)
        );
        assert_eq!(of(Patch::Clear).vat_code, LedgerVatCode::NV);
    }

    #[test]
    fn a_bank_account_has_an_account_with_the_role_to_itself() {
        let account = |role| LedgerAccount {
            id: AccountId::new(1),
            code: "1200".to_owned(),
            account_type: AccountType::Asset,
            role,
            group: AccountGroup::CurrentAssets,
            default_vat_code: None,
            status: AccountStatus::Active,
        };
        assert_eq!(check_bank_role(&account(Some(Role::Bank))), Ok(()));
        let refused = check_bank_role(&account(None)).unwrap_err();
        assert_eq!(refused.message, "account 1200 does not have the role bank");
        assert_eq!(check_unlinked(false), Ok(()));
        assert_eq!(check_unlinked(true).unwrap_err().reason, Reason::AccountAlreadyLinked);
    }

    #[test]
    fn what_parts_have_in_common_is_what_all_are() {
        assert_eq!(common([1, 1].into_iter()), Some(1));
        assert_eq!(common([1, 2].into_iter()), None);
        assert_eq!(common::<u8>([].into_iter()), None);
    }
}

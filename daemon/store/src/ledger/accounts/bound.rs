//! What keeps an account as it is.

use tieout::contract::ledger::account::{Account, AccountStatus, Role};
use tieout::id::AccountId;
use tieout::ledger::{Reason, Refusal};

use crate::dialect::Tx;
use crate::error::StoreError;
use crate::ledger::Decided;
use crate::query::query;

/// Refuses another type or role once something is posted.
pub(super) async fn check_meaning(tx: &mut Tx, was: &Account, new: &Account) -> Decided<()> {
    let changes_meaning = new.account_type != was.account_type || new.role != was.role;
    if !changes_meaning {
        return Ok(());
    }
    let field = if new.account_type == was.account_type { "role" } else { "account_type" };
    if is_of_bank_account(tx, was.id).await? {
        return Err(of_bank_account(&was.code).at(field).into());
    }
    if !has_postings(tx, was.id).await? {
        return Ok(());
    }
    let message = format!("the {field} of an account cannot change once something is posted to it");
    Err(Refusal::new(Reason::AccountInUse, message).at(field).into())
}

/// Refuses to archive an account where postings are routed to it by its role, or there is money on it.
pub(super) async fn check_archived(tx: &mut Tx, was: &Account, new: &Account) -> Decided<()> {
    let is_same = (new.status, new.role) == (was.status, was.role);
    if is_same || new.status != AccountStatus::Archived {
        return Ok(());
    }
    let role = new.role.filter(|role| *role != Role::Bank);
    let message = if let Some(role) = role {
        format!("account {} has the role {role}: postings go to it", was.code)
    } else if !was.balance.is_zero()
        && (new.role.is_some() || is_of_bank_account(tx, was.id).await?)
    {
        format!("there is money on account {}: its balance is {}", was.code, was.balance)
    } else {
        return Ok(());
    };
    Err(Refusal::new(Reason::AccountInUse, message).at("status").into())
}

pub(super) async fn has_postings(tx: &mut Tx, account: AccountId) -> Result<bool, StoreError> {
    const POSTED: &str = "SELECT 1 AS posted FROM journal_lines WHERE account_id = $1 LIMIT 1";
    Ok(tx.first(query(POSTED).bind(account)).await?.is_some())
}

pub(super) async fn is_of_bank_account(
    tx: &mut Tx,
    account: AccountId,
) -> Result<bool, StoreError> {
    const LINKED: &str = "SELECT 1 AS linked FROM bank_accounts WHERE account_id = $1";
    Ok(tx.first(query(LINKED).bind(account)).await?.is_some())
}

pub(super) fn of_bank_account(code: &str) -> Refusal {
    let message = format!("account {code} is that of a bank account");
    Refusal::new(Reason::SystemAccount, message)
}

/// Whether a bank transaction is coded to the account, confirmed or not.
pub(super) async fn has_codings(tx: &mut Tx, account: AccountId) -> Result<bool, StoreError> {
    const CODED: &str = "SELECT 1 AS coded FROM bank_transactions WHERE account_id = $1 LIMIT 1";
    Ok(tx.first(query(CODED).bind(account)).await?.is_some())
}

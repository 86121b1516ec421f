//! Bank accounts: what is posted when one is opened, and which account it gets.

use std::collections::BTreeSet;

use super::BankMovement;
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::Role;
use crate::contract::ledger::bank_account::BankAccountKind;
use crate::ledger::book::Book;
use crate::ledger::posting::{Leg, Posting};
use crate::ledger::refusal::Refusal;

/// The first figure of a bank account, against the opening balances; none where it is nothing.
///
/// # Errors
/// `RoleAccountMissing`, `PeriodLocked`, `AccountArchived`.
pub fn opening(of: BankMovement, book: &Book) -> Result<Option<Posting>, Refusal> {
    if of.amount.is_zero() {
        return Ok(None);
    }
    book.check_open(of.posted_on)?;
    let against = book.required(Role::OpeningBalance, "an opening balance")?;
    let legs =
        vec![Leg::plain(of.account, of.amount.minor()), Leg::plain(against.id, -of.amount.minor())];
    Posting::of(legs).map(Some)
}

/// What an account for a bank account of this kind is.
#[must_use]
pub const fn account_type(kind: BankAccountKind) -> AccountType {
    match kind {
        BankAccountKind::CreditCard => AccountType::Liability,
        _ => AccountType::Asset,
    }
}

/// The code of a new account for a bank account: the next free one behind the `highest` of its kind, or
/// from where the usual chart has them.
#[must_use]
pub fn next_code(highest: Option<u64>, kind: BankAccountKind, taken: &BTreeSet<String>) -> String {
    let usual = if account_type(kind) == AccountType::Asset { 1300 } else { 2600 };
    let first = highest.map_or(usual, |code| code.saturating_add(1));
    let mut codes = (first..=u64::MAX).chain(1..=u64::MAX).map(|code| code.to_string());
    // As many codes as there are numbers: one is free.
    codes.find(|code| !taken.contains(code)).unwrap_or_default()
}

//! What a decision has to know of an organisation's books.

use std::collections::BTreeMap;

use super::account::is_control;
use super::refusal::{Reason, Refusal};
use super::vat::Rates;
use crate::contract::chart::{AccountType, VatCode};
use crate::contract::ledger::account::{AccountStatus, Role};
use crate::date::Date;
use crate::id::AccountId;

/// An account, as far as a posting has to know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    /// Its name in the API.
    pub id: AccountId,
    /// Its name in the chart.
    pub code: String,
    /// What it is.
    pub account_type: AccountType,
    /// What is routed to it.
    pub role: Option<Role>,
    /// The VAT code of a line that names none.
    pub default_vat_code: Option<VatCode>,
    /// Whether it takes postings.
    pub status: AccountStatus,
}

/// An organisation's books, as far as a decision needs them: of the accounts only those that it may
/// name, and those with a role.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Book {
    /// Nothing is posted on or before this day.
    pub lock_date: Option<Date>,
    /// What the VAT codes mean.
    pub rates: Rates,
    /// By identifier.
    pub accounts: BTreeMap<AccountId, Account>,
}

impl Book {
    /// Refuses a day on or before the lock date.
    ///
    /// # Errors
    /// [`Reason::PeriodLocked`].
    pub fn check_open(&self, date: Date) -> Result<(), Refusal> {
        match self.lock_date {
            Some(lock_date) if date <= lock_date => Err(Refusal::locked(date, lock_date)),
            _ => Ok(()),
        }
    }

    /// The account that plays a role, if there is one that takes postings.
    #[must_use]
    pub fn with_role(&self, role: Role) -> Option<&Account> {
        let mut accounts = self.accounts.values();
        accounts
            .find(|account| account.role == Some(role) && account.status == AccountStatus::Active)
    }

    /// The account that a line names, if it takes postings. `field` is the line's place in the body.
    ///
    /// # Errors
    /// [`Reason::UnknownReference`], [`Reason::AccountArchived`].
    pub fn open_account(&self, id: AccountId, field: &str) -> Result<&Account, Refusal> {
        let account = self.accounts.get(&id).ok_or_else(|| Refusal::unknown(field, "account"))?;
        if account.status == AccountStatus::Archived {
            let message = format!("account {} is archived and takes no postings", account.code);
            return Err(Refusal::new(Reason::AccountArchived, message).at(field));
        }
        Ok(account)
    }

    /// The same for a line that somebody writes by hand: open items of contacts move through
    /// invoices and settlements only.
    ///
    /// # Errors
    /// As [`Self::open_account`], and [`Reason::ControlAccount`].
    pub fn manual_account(&self, id: AccountId, field: &str) -> Result<&Account, Refusal> {
        let account = self.open_account(id, field)?;
        if account.role.is_some_and(is_control) {
            let message = format!(
                "account {} is a control account: invoices, receipts and payments move it",
                account.code
            );
            return Err(Refusal::new(Reason::ControlAccount, message).at(field));
        }
        Ok(account)
    }

    /// The account for VAT. Source: contract part 4, rule 8.
    ///
    /// # Errors
    /// [`Reason::VatControlMissing`] with this message.
    pub fn vat_control(&self, message: &str) -> Result<&Account, Refusal> {
        self.with_role(Role::VatControl).ok_or_else(|| {
            Refusal::new(Reason::VatControlMissing, message).with("role", Role::VatControl.name())
        })
    }
}

//! What a decision has to know of an organisation's books.

use std::collections::BTreeMap;

use super::account::is_control;
use super::refusal::{Reason, Refusal};
use super::vat::VatRates;
use crate::contract::chart::AccountType;
use crate::contract::ledger::account::{AccountGroup, AccountStatus, Role};
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::date::Date;
use crate::id::AccountId;

/// An account, as far as a posting has to know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LedgerAccount {
    /// Its name in the API.
    pub id: AccountId,
    /// Its name in the chart.
    pub code: String,
    /// What it is.
    pub account_type: AccountType,
    /// What is routed to it.
    pub role: Option<Role>,
    /// In which group reports sub-total it.
    pub group: AccountGroup,
    /// The VAT code of a line that names none.
    pub default_vat_code: Option<LedgerVatCode>,
    /// Whether it takes postings.
    pub status: AccountStatus,
}

/// Refuses money in another currency than the organisation's.
///
/// # Errors
/// [`Reason::CurrencyMismatch`].
pub fn check_currency(asked: Option<&String>, own: &str) -> Result<(), Refusal> {
    if asked.is_none_or(|currency| currency == own) {
        return Ok(());
    }
    let message = format!("the currency of this organisation is {own}");
    Err(Refusal::new(Reason::CurrencyMismatch, message).at("currency"))
}

/// An organisation's books, as far as a decision needs them: of the accounts only those that it may
/// name, and those with a role.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Book {
    /// Nothing is posted on or before this day.
    pub lock_date: Option<Date>,
    /// Nothing is posted after this day, by a slip of the pen in the year; none is no such day.
    pub last_day: Option<Date>,
    /// The last day of all finalised VAT returns.
    pub vat_returned_to: Option<Date>,
    /// What the VAT codes mean.
    pub rates: VatRates,
    /// By identifier.
    pub accounts: BTreeMap<AccountId, LedgerAccount>,
}

impl Book {
    /// Refuses a day on or before the lock date, and one that is too far ahead.
    ///
    /// # Errors
    /// [`Reason::PeriodLocked`], [`Reason::DateTooFar`].
    pub fn check_open(&self, date: Date) -> Result<(), Refusal> {
        match self.lock_date {
            Some(lock_date) if date <= lock_date => {
                let refusal = Refusal::locked(date, lock_date);
                // The lock cannot be moved back before these.
                Err(match self.vat_returned_to.filter(|returned_to| date <= *returned_to) {
                    Some(returned_to) => refusal.with("vat_returned_to", returned_to.to_string()),
                    None => refusal,
                })
            }
            _ => self.check_reach(date),
        }
    }

    /// Refuses a day that is too far ahead: its VAT would be in no return for years, and the entry in no
    /// report that anybody looks at.
    ///
    /// # Errors
    /// [`Reason::DateTooFar`].
    pub fn check_reach(&self, date: Date) -> Result<(), Refusal> {
        let Some(last_day) = self.last_day.filter(|last_day| date > *last_day) else {
            return Ok(());
        };
        let message =
            format!("the books take days up to {last_day}, ten years ahead; {date} is after it");
        Err(Refusal::new(Reason::DateTooFar, message).with("last_day", last_day.to_string()))
    }

    /// The day for which the VAT of a posting or a payment counts: its own, or where that is not behind
    /// all finalised VAT returns, the day behind them. So nothing is added to a return that has been
    /// made, and nothing is lost.
    #[must_use]
    pub fn vat_date(&self, date: Date) -> Date {
        match self.vat_returned_to {
            // No return ends with the last day of the calendar.
            Some(returned_to) if date <= returned_to => returned_to.next().unwrap_or(date),
            _ => date,
        }
    }

    /// Refuses to move the lock date back into a finalised VAT return.
    ///
    /// # Errors
    /// [`Reason::VatReturnFinalised`].
    pub fn check_lock(&self, to: Option<Date>) -> Result<(), Refusal> {
        let (Some(returned_to), Some(from)) = (self.vat_returned_to, self.lock_date) else {
            return Ok(());
        };
        let is_back = to.is_none_or(|to| to < from && to < returned_to);
        if !is_back {
            return Ok(());
        }
        let message = format!("the VAT returns up to {returned_to} are finalised");
        let refusal = Refusal::new(Reason::VatReturnFinalised, message).at("lock_date");
        Err(refusal.with("vat_returned_to", returned_to.to_string()))
    }

    /// The account that plays a role, if there is one that takes postings.
    #[must_use]
    pub fn with_role(&self, role: Role) -> Option<&LedgerAccount> {
        let mut accounts = self.accounts.values();
        accounts
            .find(|account| account.role == Some(role) && account.status == AccountStatus::Active)
    }

    /// The account that plays a role which a posting cannot do without; `what` is the posting.
    ///
    /// # Errors
    /// [`Reason::RoleAccountMissing`].
    pub(super) fn required(&self, role: Role, what: &str) -> Result<&LedgerAccount, Refusal> {
        self.with_role(role).ok_or_else(|| {
            let message = format!("an account with the role {role} is required for {what}");
            Refusal::new(Reason::RoleAccountMissing, message).with("role", role.name())
        })
    }

    /// The account that a line names, if it takes postings. `field` is the line's place in the body.
    ///
    /// # Errors
    /// [`Reason::UnknownReference`], [`Reason::AccountArchived`].
    pub fn open_account(&self, id: AccountId, field: &str) -> Result<&LedgerAccount, Refusal> {
        let account = self.accounts.get(&id).ok_or_else(|| Refusal::unknown(field, "account"))?;
        if account.status == AccountStatus::Archived {
            let message = format!("account {} is archived and takes no postings", account.code);
            return Err(Refusal::new(Reason::AccountArchived, message).at(field));
        }
        Ok(account)
    }

    /// Whether an account has this role.
    #[must_use]
    pub fn has_role(&self, id: AccountId, role: Role) -> bool {
        self.accounts.get(&id).is_some_and(|account| account.role == Some(role))
    }

    /// The same for a line that somebody writes by hand: open items of contacts move through
    /// invoices and settlements only.
    ///
    /// # Errors
    /// As [`Self::open_account`], and [`Reason::ControlAccount`].
    pub fn manual_account(&self, id: AccountId, field: &str) -> Result<&LedgerAccount, Refusal> {
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
    pub fn vat_control(&self, message: &str) -> Result<&LedgerAccount, Refusal> {
        self.with_role(Role::VatControl).ok_or_else(|| {
            Refusal::new(Reason::VatControlMissing, message).with("role", Role::VatControl.name())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        Date::parse_iso(text).unwrap()
    }

    #[test]
    fn money_is_in_the_currency_of_the_organisation_or_in_none_that_is_named() {
        let of = |asked: &str| check_currency(Some(&asked.to_owned()), "GBP");
        assert_eq!(check_currency(None, "GBP"), Ok(()));
        assert_eq!(of("GBP"), Ok(()));
        let refused = of("EUR").unwrap_err();
        assert_eq!(
            (refused.reason, &refused.details["field"]),
            (Reason::CurrencyMismatch, &"currency".into())
        );
        assert_eq!(refused.message, "the currency of this organisation is GBP");
    }

    #[test]
    fn nothing_is_posted_after_the_last_day() {
        let book = Book { last_day: Some(day("2036-11-22")), ..Book::default() };
        assert_eq!(book.check_open(day("2036-11-22")), Ok(()));
        for far in ["2036-11-23", "9999-12-31"] {
            let refusal = book.check_open(day(far)).unwrap_err();
            assert_eq!(refusal.reason, Reason::DateTooFar);
            assert_eq!(refusal.details["last_day"], "2036-11-22");
        }
        // One that knows of no such day takes all.
        assert_eq!(Book::default().check_open(day("9999-12-31")), Ok(()));
    }

    fn returned_to(text: &str) -> Book {
        Book { vat_returned_to: Some(day(text)), ..Book::default() }
    }

    #[test]
    fn what_comes_late_counts_on_the_day_behind_all_finalised_returns() {
        let book = returned_to("2026-03-31");
        let vat_date = |date: &str| book.vat_date(day(date)).to_string();
        assert_eq!(vat_date("2026-03-31"), "2026-04-01");
        assert_eq!(vat_date("2025-01-01"), "2026-04-01");
        assert_eq!(vat_date("2026-04-01"), "2026-04-01");
        assert_eq!(vat_date("2026-06-30"), "2026-06-30");
        assert_eq!(Book::default().vat_date(day("2026-03-31")), day("2026-03-31"));
    }

    #[test]
    fn a_day_that_a_finalised_return_holds_says_so() {
        let book = Book { lock_date: Some(day("2026-06-30")), ..returned_to("2026-03-31") };
        let held =
            |on| book.check_open(day(on)).unwrap_err().details.contains_key("vat_returned_to");
        assert!(held("2026-03-31") && !held("2026-04-01"));
    }

    #[test]
    fn a_lock_moves_forward_and_not_back_into_a_finalised_return() {
        let book = Book { lock_date: Some(day("2026-06-30")), ..returned_to("2026-03-31") };
        for to in ["2026-03-31", "2026-05-31", "2026-07-31"] {
            assert_eq!(book.check_lock(Some(day(to))), Ok(()), "{to}");
        }
        for to in [Some(day("2026-03-30")), None] {
            assert_eq!(book.check_lock(to).unwrap_err().reason, Reason::VatReturnFinalised);
        }
        // What is open already may be locked in part.
        assert_eq!(returned_to("2026-03-31").check_lock(Some(day("2026-01-31"))), Ok(()));
        let locked = Book { lock_date: Some(day("2026-06-30")), ..Book::default() };
        assert_eq!(locked.check_lock(None), Ok(()));
    }
}

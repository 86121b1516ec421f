//! What of a document nobody will pay: written off, and due again.
//!
//! A write-off moves the whole of what is outstanding, VAT included, from the control account. It counts in no box
//! of a VAT return: relief from VAT is an act of its own. VAT that counts when it is paid never falls due then, so that
//! the write-off takes it off the VAT account.

use super::book::Book;
use super::invoice::{Stage, control_role};
use super::journal::reversal_date;
use super::posting::{Leg, Posting};
use super::refusal::{Reason, Refusal};
use super::vat_entry::{SettledShare, VatByCode};
use crate::contract::ledger::account::Role;
use crate::contract::ledger::invoice::{InvoiceType, WriteOff};
use crate::contract::ledger::vat_side::Side;
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// What is outstanding of a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OutstandingDebt {
    /// Whether it was sold or bought.
    pub side: InvoiceType,
    /// Whether it is a credit note.
    pub is_credit_note: bool,
    /// Whether it is issued.
    pub stage: Stage,
    /// The first day on which something more may settle it.
    pub from: Date,
    /// What is neither paid, credited nor written off: 0 or more.
    pub outstanding: Money,
}

/// The account to which all that is outstanding of a document is written off.
///
/// # Errors
/// [`Reason::InvoiceNotOpen`], [`Reason::NothingOutstanding`], [`Reason::WriteOffTooEarly`],
/// [`Reason::PeriodLocked`], [`Reason::DateTooFar`], [`Reason::AccountRequired`], those of
/// [`Book::manual_account`].
pub fn write_off(
    debt: &OutstandingDebt,
    asked: &WriteOff,
    book: &Book,
) -> Result<AccountId, Refusal> {
    if debt.stage != Stage::Issued {
        let message = format!("the document is {}, and nothing is due of it", debt.stage);
        return Err(Refusal::new(Reason::InvoiceNotOpen, message));
    }
    if debt.outstanding <= Money::ZERO {
        let message = "nothing of the document is outstanding";
        return Err(Refusal::new(Reason::NothingOutstanding, message));
    }
    if asked.date < debt.from {
        let message = format!("the document can be written off from {} on", debt.from);
        let refusal = Refusal::new(Reason::WriteOffTooEarly, message).at("date");
        return Err(refusal.with("date_from", debt.from.to_string()));
    }
    book.check_open(asked.date).map_err(|refusal| refusal.at("date"))?;
    account_of(debt.side, asked.account_id, book)
}

/// VAT of a document that never falls due, since what it is of is written off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NeverDueVat {
    /// The side of the document.
    pub side: Side,
    /// Minor units, as a debit of the VAT account: above 0 where less is owed to HMRC.
    pub debit: i64,
}

impl NeverDueVat {
    /// That of a document, by code, which counts when it is paid, of whose gross total so much is written off: all
    /// but the share of what may still be paid, so that nothing is left once that is.
    ///
    /// Source: HMRC manual VCAS6300 (the cash accounting scheme gives automatic bad debt relief), as of November 2026.
    #[must_use]
    pub fn of(whole: &VatByCode, side: Side, gross: i64, written_off: i64) -> Self {
        let payable = SettledShare { settled: gross - written_off, gross };
        let never: i64 = whole.values().map(|part| part.vat - payable.share(part.vat)).sum();
        let debit = match side {
            Side::Output => never,
            Side::Input => -never,
        };
        Self { side, debit }
    }

    /// What is left of it beside what was taken off before.
    #[must_use]
    pub const fn beside(self, taken_off: i64) -> Self {
        Self { side: self.side, debit: self.debit - taken_off }
    }
}

/// What writing off all that is outstanding of a document posts: of a sales invoice this account in debit and the
/// receivable account in credit, of a purchase invoice the payable account in debit; of credit notes the mirror. VAT
/// that never falls due is no part of the debt: the VAT account has its line, which has no code and counts nowhere.
///
/// # Errors
/// [`Reason::RoleAccountMissing`], [`Reason::VatControlMissing`].
pub fn post(
    debt: &OutstandingDebt,
    account: AccountId,
    never_due: Option<NeverDueVat>,
    book: &Book,
) -> Result<Posting, Refusal> {
    const NEEDED: &str = "A VAT Control account is required before VAT is written off";
    let control = book.required(control_role(debt.side), "write-offs")?.id;
    // What is owed to us is a debit of the control account.
    let is_owed_to_us = (debt.side == InvoiceType::Sales) != debt.is_credit_note;
    let minor = debt.outstanding.minor();
    let minor = if is_owed_to_us { minor } else { -minor };
    let mut legs = Vec::with_capacity(3);
    let of_vat = never_due.filter(|vat| vat.debit != 0);
    let loss = minor - of_vat.map_or(0, |vat| vat.debit);
    if loss != 0 {
        legs.push(Leg::plain(account, loss));
    }
    if let Some(vat) = of_vat {
        let vat_account = book.vat_control(NEEDED)?.id;
        let line = Leg::plain(vat_account, vat.debit);
        legs.push(Leg { vat_side: Some(vat.side), is_generated: true, ..line });
    }
    legs.push(Leg::plain(control, -minor));
    Posting::of(legs)
}

/// The day from which what is written off is due again, since money came that counts from this day; and from when
/// the money counts. On no day may both count: where the write-off cannot be undone on the day of the money, since that
/// is locked, the money counts from the first open day.
///
/// # Errors
/// [`Reason::PeriodLocked`], [`Reason::DateTooFar`].
pub fn recovery_days(money: Date, written_off: Date, book: &Book) -> Result<[Date; 2], Refusal> {
    let due_again = reversal_date(money.max(written_off), None, book)?;
    let counts = if due_again > written_off { money.max(due_again) } else { money };
    Ok([due_again, counts])
}

/// The account that a write-off is posted to.
fn account_of(
    side: InvoiceType,
    asked: Option<AccountId>,
    book: &Book,
) -> Result<AccountId, Refusal> {
    if let Some(id) = asked {
        return Ok(book.manual_account(id, "account_id")?.id);
    }
    let required =
        |message: String| Refusal::new(Reason::AccountRequired, message).at("account_id");
    match side {
        InvoiceType::Sales => {
            let account = book.with_role(Role::BadDebts).ok_or_else(|| {
                let role = Role::BadDebts;
                required(format!("no account has the role {role}: name the account in account_id"))
            });
            Ok(account?.id)
        }
        InvoiceType::Purchase => Err(required(
            "what is not paid is an income: name its account in account_id".to_owned(),
        )),
    }
}

/// Refuses to undo a write-off where there is none.
///
/// # Errors
/// [`Reason::NotWrittenOff`].
pub fn check_written_off(written_off: Money) -> Result<(), Refusal> {
    if !written_off.is_zero() {
        return Ok(());
    }
    Err(Refusal::new(Reason::NotWrittenOff, "nothing of the document is written off"))
}

/// The day on which a write-off is undone: the one that is asked for, else its own, or the first open day where
/// that is locked.
///
/// # Errors
/// [`Reason::PeriodLocked`], [`Reason::DateTooFar`], [`Reason::ReversalTooEarly`] for a day before its own.
pub fn undo_date(own: Date, asked: Option<Date>, book: &Book) -> Result<Date, Refusal> {
    reversal_date(own, asked, book).map_err(|refusal| refusal.at("date"))
}

/// What the journal of a write-off is called.
#[must_use]
pub fn title(number: &str, contact: &str) -> String {
    format!("Write-off of {number}, {contact}")
}

#[cfg(test)]
mod tests;

//! Journals that somebody writes by hand.

use super::book::Book;
use super::posting::{Leg, Posting};
use super::refusal::{Reason, Refusal};
use crate::contract::chart::VatCode;
use crate::contract::ledger::journal::{NewJournal, NewLine};
use crate::date::Date;
use crate::money::Money;
use crate::search::folded;

/// What a journal with VAT needs. Source: contract part 4, rule 8.
const VAT_CONTROL_NEEDED: &str =
    "A VAT Control account is required before posting a journal with VAT";

/// What a journal becomes in these books: its lines, each with VAT followed by the VAT's own.
///
/// Debits and credits are gross as they come in; they are equal before VAT is split off, and after.
/// Faults are looked for line by line, then in the whole.
///
/// Source: contract part 4, rules 7 and 8.
///
/// # Errors
/// The first [`Refusal`] in reading order.
pub fn post(journal: &NewJournal, book: &Book) -> Result<Posting, Refusal> {
    if journal.lines.len() < 2 {
        let message = "a journal has at least two lines";
        return Err(Refusal::new(Reason::TooFewLines, message).at("lines"));
    }
    let gross = journal.lines.iter().enumerate().map(|(at, line)| one_side(line, at));
    let gross: Vec<Money> = gross.collect::<Result<_, _>>()?;
    check_balance(&gross)?;
    book.check_open(journal.entry_date)?;
    let mut legs = Vec::with_capacity(journal.lines.len());
    for (at, (line, gross)) in journal.lines.iter().zip(gross).enumerate() {
        split(line, gross, at, journal.entry_date, book, &mut legs)?;
    }
    Posting::of(legs)
}

/// The line's amount, a debit positive: exactly one side has a value, and it is above zero.
fn one_side(line: &NewLine, at: usize) -> Result<Money, Refusal> {
    let side = |amount: Option<Money>| amount.filter(|amount| !amount.is_zero());
    match (side(line.debit), side(line.credit)) {
        (Some(debit), None) if debit > Money::ZERO => Ok(debit),
        (None, Some(credit)) if credit > Money::ZERO => Ok(Money::from_minor(-credit.minor())),
        _ => {
            let message =
                format!("lines[{at}] must have one positive value, in debit or in credit");
            Err(Refusal::new(Reason::LineOneSide, message).at(format!("lines[{at}]")))
        }
    }
}

/// Debits equal credits as they came in, whatever the accounts are.
fn check_balance(gross: &[Money]) -> Result<(), Refusal> {
    let leg = |amount: &Money| Leg {
        account: crate::id::AccountId::NOBODY,
        amount: *amount,
        memo: None,
        vat_code: None,
        vat: Money::ZERO,
        is_generated: false,
    };
    Posting::of(gross.iter().map(leg).collect()).map(drop)
}

/// Adds the line, without its VAT, and the VAT behind it.
fn split(
    line: &NewLine,
    gross: Money,
    at: usize,
    day: Date,
    book: &Book,
    legs: &mut Vec<Leg>,
) -> Result<(), Refusal> {
    let account = book.manual_account(line.account_id, &format!("lines[{at}].account_id"))?;
    let code = line.vat_code.unwrap_or(VatCode::Nv);
    let magnitude = Money::from_minor(gross.minor().abs());
    let path = format!("lines[{at}].");
    let vat = book.rates.split(code, line.vat_amount, magnitude, day, &path)?;
    let signed = Money::from_minor(vat.minor() * gross.minor().signum());
    legs.push(Leg {
        account: account.id,
        amount: Money::from_minor(gross.minor() - signed.minor()),
        memo: line.memo.clone(),
        vat_code: line.vat_code,
        vat,
        is_generated: false,
    });
    if !vat.is_zero() {
        legs.push(Leg {
            account: book.vat_control(VAT_CONTROL_NEEDED)?.id,
            amount: signed,
            memo: None,
            vat_code: line.vat_code,
            vat: Money::ZERO,
            is_generated: true,
        });
    }
    Ok(())
}

/// The day on which a journal is undone: the one that is asked for, else that of the journal, or the
/// first open day where its own is locked.
///
/// # Errors
/// [`Reason::PeriodLocked`] for a day that is asked for and locked, [`Reason::ReversalTooEarly`] for one
/// before the journal's, [`Reason::DateTooFar`].
pub fn reversal_date(entry_date: Date, asked: Option<Date>, book: &Book) -> Result<Date, Refusal> {
    if let Some(asked) = asked {
        if asked < entry_date {
            let message =
                format!("a reversal on {asked} would come before its journal, {entry_date}");
            return Err(Refusal::new(Reason::ReversalTooEarly, message).at("entry_date"));
        }
        book.check_open(asked)?;
        return Ok(asked);
    }
    let day = match book.lock_date {
        Some(lock_date) if entry_date <= lock_date => {
            lock_date.next().ok_or_else(|| Refusal::locked(entry_date, lock_date))?
        }
        _ => entry_date,
    };
    book.check_reach(day)?;
    Ok(day)
}

/// What a journal is searched by, in the form in which that is done. It follows from what the chain
/// covers, and is not covered itself.
#[must_use]
pub fn searched_by(description: &str, reference: Option<&str>) -> String {
    folded([description].into_iter().chain(reference))
}

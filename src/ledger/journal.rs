//! Journals that somebody writes by hand.

use super::book::{Book, check_currency};
use super::posting::{Leg, Posting};
use super::refusal::{Reason, Refusal};
use super::vat_side::side;
use crate::contract::ledger::journal::{Journal, NewJournal, NewLine, Source};
use crate::contract::ledger::vat_code::LedgerVatCode;
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

/// A journal's posting, and everything else that books in this currency may have against it but for its
/// external id.
///
/// # Errors
/// [`Reason::CurrencyMismatch`], those of [`post`]; [`Reason::ReversalTooEarly`],
/// [`Reason::PeriodLocked`] and [`Reason::DateTooFar`] for the day on which it is to be undone.
pub fn check(new: &NewJournal, currency: &str, book: &Book) -> Result<Posting, Refusal> {
    check_currency(new.currency.as_ref(), currency)?;
    let posting = post(new, book)?;
    if let Some(day) = new.reverse_on {
        if day < new.entry_date {
            let message = format!("reverse_on {day} comes before entry_date {}", new.entry_date);
            return Err(Refusal::new(Reason::ReversalTooEarly, message).at("reverse_on"));
        }
        book.check_open(day)?;
    }
    Ok(posting)
}

/// Why a journal is not posted with the external id of another.
#[must_use]
pub fn duplicate_external_id(external_id: &str) -> Refusal {
    let message = format!("another journal has the external_id {external_id}");
    Refusal::new(Reason::DuplicateExternalId, message).at("external_id")
}

/// Refuses to reverse a journal that is reversed, and one that something else has made, which is to be
/// undone instead.
///
/// # Errors
/// [`Reason::AlreadyReversed`], [`Reason::NotManual`].
pub fn check_reversible(journal: &Journal) -> Result<(), Refusal> {
    if journal.reversed_by_journal_id.is_some() {
        let message = format!("journal {} has been reversed", journal.sequence);
        return Err(Refusal::new(Reason::AlreadyReversed, message));
    }
    // Opening balances have a name; what a bank account came to has none, and stays with that.
    let is_opening = journal.source == Source::Opening && journal.external_id.is_some();
    if journal.source == Source::Manual || is_opening {
        return Ok(());
    }
    let message = format!(
        "journal {} was made by something else ({}), which is to be undone instead",
        journal.sequence, journal.source
    );
    Err(Refusal::new(Reason::NotManual, message))
}

/// Refuses to reverse a journal that a bank transaction stands for.
///
/// # Errors
/// [`Reason::OwnedByBankTransaction`].
pub fn check_unmatched(journal: &Journal, is_matched: bool) -> Result<(), Refusal> {
    if !is_matched {
        return Ok(());
    }
    let message =
        format!("a bank transaction is matched to journal {}: void it first", journal.sequence);
    Err(Refusal::new(Reason::OwnedByBankTransaction, message))
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
    let leg = |amount: &Money| Leg::plain(crate::id::AccountId::NOBODY, amount.minor());
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
    let code = line.vat_code.unwrap_or(LedgerVatCode::NV);
    let magnitude = Money::from_minor(gross.minor().abs());
    let path = format!("lines[{at}].");
    let vat = book.rates.split(code, line.vat_amount, magnitude, day, &path)?;
    let vat_side = side(line.vat_side, (code, vat.kind()), (account, gross), &path)?;
    let vat = vat.on(vat_side, &path)?;
    let minor = vat.net_of(magnitude).minor() * gross.minor().signum();
    let (memo, vat_code) = (line.memo.clone(), line.vat_code);
    let leg = Leg { memo, vat_code, vat_side, ..Leg::plain(account.id, minor) }.with_vat(vat);
    leg.push_with_vat(|| book.vat_control(VAT_CONTROL_NEEDED), legs)
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::contract::chart::AccountType;
    use crate::contract::ledger::account::{AccountGroup, AccountStatus};
    use crate::contract::ledger::journal::JournalStatus;
    use crate::id::{AccountId, JournalId};
    use crate::ledger::book::LedgerAccount;
    use crate::time::Timestamp;

    fn day(text: &str) -> Date {
        Date::parse_iso(text).unwrap()
    }

    fn book() -> Book {
        let account = |bits: u128| LedgerAccount {
            id: AccountId::new(bits),
            code: bits.to_string(),
            account_type: AccountType::Expense,
            role: None,
            group: AccountGroup::Overheads,
            default_vat_code: None,
            status: AccountStatus::Active,
        };
        let accounts = [1, 2].map(|bits| (AccountId::new(bits), account(bits)));
        let lock_date = Some(day("2026-02-28"));
        Book { lock_date, accounts: accounts.into_iter().collect(), ..Book::default() }
    }

    fn new(reverse_on: Option<Date>) -> NewJournal {
        let line = |account, debit: Option<i64>, credit: Option<i64>| NewLine {
            account_id: AccountId::new(account),
            debit: debit.map(Money::from_minor),
            credit: credit.map(Money::from_minor),
            memo: None,
            vat_code: None,
            vat_amount: None,
            vat_side: None,
        };
        NewJournal {
            entry_date: day("2026-03-02"),
            description: "Accrual".to_owned(),
            lines: vec![line(1, Some(100), None), line(2, None, Some(100))],
            reference: None,
            external_id: None,
            metadata: None,
            reverse_on,
            currency: Some("GBP".to_owned()),
            strict: false,
        }
    }

    fn journal(source: Source) -> Journal {
        Journal {
            id: JournalId::new(1),
            sequence: 7,
            entry_date: day("2026-03-02"),
            description: "Accrual".to_owned(),
            reference: None,
            external_id: None,
            metadata: crate::contract::ledger::metadata::Metadata::default(),
            source,
            status: JournalStatus::Posted,
            currency: "GBP".to_owned(),
            lines: Vec::new(),
            total: Money::from_minor(100),
            reverses_journal_id: None,
            reversed_by_journal_id: None,
            hash: String::new(),
            created_at: Timestamp::from_unix_ms(0),
            updated_at: Timestamp::from_unix_ms(0),
            version: 1,
        }
    }

    #[test]
    fn a_journal_is_held_against_the_currency_first_and_its_reversal_last() {
        let reason = |new: &NewJournal, currency| {
            check(new, currency, &book()).err().map(|refusal| refusal.reason)
        };
        assert_eq!(reason(&new(None), "GBP"), None);
        assert_eq!(reason(&new(Some(day("2026-03-02"))), "GBP"), None);
        assert_eq!(reason(&new(Some(day("2026-03-01"))), "GBP"), Some(Reason::ReversalTooEarly));
        let locked = NewJournal { entry_date: day("2026-02-28"), ..new(Some(day("2026-03-01"))) };
        assert_eq!(reason(&locked, "GBP"), Some(Reason::PeriodLocked));
        assert_eq!(reason(&locked, "EUR"), Some(Reason::CurrencyMismatch));
    }

    #[test]
    fn only_what_somebody_has_written_is_reversed_by_itself_and_once() {
        for source in Source::ALL {
            let refused = check_reversible(&journal(*source)).err().map(|refusal| refusal.reason);
            let expected = (*source != Source::Manual).then_some(Reason::NotManual);
            assert_eq!(refused, expected, "{source}");
        }
        let named = Journal { external_id: Some("opening".to_owned()), ..journal(Source::Opening) };
        assert_eq!(check_reversible(&named), Ok(()));
        let undone = Journal {
            reversed_by_journal_id: Some(JournalId::new(2)),
            ..journal(Source::Settlement)
        };
        let refused = check_reversible(&undone).unwrap_err();
        assert_eq!(
            (refused.reason, &*refused.message),
            (Reason::AlreadyReversed, "journal 7 has been reversed")
        );
        assert_eq!(check_unmatched(&journal(Source::Manual), false), Ok(()));
        let matched = check_unmatched(&journal(Source::Manual), true).unwrap_err();
        assert_eq!(matched.reason, Reason::OwnedByBankTransaction);
    }

    proptest! {
        #[test]
        fn a_reversal_is_never_before_its_journal_nor_in_a_locked_period(
            entry in -40_i32..40,
            asked in prop::option::of(-40_i32..40),
        ) {
            let start = day("2026-02-28");
            let (entry, asked) = (start.plus_days(entry), asked.map(|days| start.plus_days(days)));
            if let Ok(day) = reversal_date(entry, asked, &book()) {
                prop_assert!(day >= entry && day > start);
                prop_assert!(asked.is_none_or(|asked| asked == day));
            } else {
                prop_assert!(asked.is_some_and(|asked| asked < entry || asked <= start));
            }
        }
    }
}

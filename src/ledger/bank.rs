//! Bank transactions: what confirming one posts.
//!
//! A row is confirmed in one [`ConfirmMethod`]. Each posts to the account of the bank account in the first line,
//! so that a journal's line and the statement's row can be told to be the same money.

pub mod account;
pub mod settled_money;
pub mod state;

use std::collections::BTreeSet;

use super::book::{Book, LedgerAccount};
use super::posting::{Leg, Posting};
use super::refusal::{Reason, Refusal};
use super::vat_side::side;
use crate::contract::ledger::confirm::{Confirm, SplitLine};
use crate::contract::ledger::journal::{Journal, Line, Source};
use crate::contract::ledger::settlement::NewAllocation;
use crate::contract::ledger::vat_code::LedgerVatCode;
use crate::contract::ledger::vat_side::Side;
use crate::contract::words::words;
use crate::date::Date;
use crate::id::{AccountId, BankAccountId, ContactId, JournalId, SettlementId};
use crate::money::Money;

/// What a bank transaction with VAT needs. Source: contract part 4, rule 8.
const VAT_CONTROL_NEEDED: &str =
    "A VAT Control account is required before confirming VAT bank transactions";

/// The two sides of a transfer are at most so many days apart: a weekend and a bank holiday.
pub const TRANSFER_DAYS_MAX: i32 = 5;

/// Money that went in or out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BankMovement {
    /// The account of the bank account.
    pub account: AccountId,
    /// The day: its VAT is of that day's rates.
    pub date: Date,
    /// Money in is above 0, money out below.
    pub amount: Money,
    /// The day on which it is posted: its own, or where it has been in the books before, the one on
    /// which that was taken back if that is later
    /// ([`postable_from`](super::allocation::postable_from)). From its own day it would be in them twice until
    /// then.
    pub posted_on: Date,
}

impl BankMovement {
    /// Why something of this day, which stands in the books by itself, cannot be this money: until it may be
    /// posted again it was in the books already.
    pub(super) fn too_early(&self, day: Date, what: &str) -> Option<String> {
        let is_early = self.posted_on > self.date && day < self.posted_on;
        is_early.then(|| {
            let until = self.posted_on;
            format!("{what} is dated {day}, before {until}, when the earlier posting was reversed")
        })
    }
}

/// How a bank transaction is coded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TransactionCoding {
    /// The account it goes to.
    pub account: Option<AccountId>,
    /// How it stands to VAT.
    pub vat_code: LedgerVatCode,
    /// The VAT in it, a magnitude, where it is not left to the code's rate.
    pub vat_amount: Option<Money>,
}

impl TransactionCoding {
    /// The VAT in an amount, with the amount's sign: none where the buyer accounts for it. Nothing where the coding
    /// does not hold.
    #[must_use]
    pub fn vat_in(&self, amount: Money, date: Date, book: &Book) -> Money {
        let magnitude = Money::from_minor(amount.minor().abs());
        let vat = book.rates.split(self.vat_code, self.vat_amount, magnitude, date, "");
        signed(vat.map(|vat| vat.included()).unwrap_or_default(), amount)
    }

    /// What the body that confirms says in its place. A VAT amount belongs to the code it stands beside,
    /// and both to the account they stand beside: one that takes the place of another brings its own,
    /// and is without VAT where the body says nothing of it.
    #[must_use]
    pub fn overridden(&self, how: &Confirm) -> Self {
        let is_replaced =
            self.account.is_some() && how.account_id.is_some_and(|id| Some(id) != self.account);
        let (code, amount) =
            if is_replaced { (LedgerVatCode::NV, None) } else { (self.vat_code, self.vat_amount) };
        let vat_amount = match how.vat_code {
            Some(_) => how.vat_amount,
            None => how.vat_amount.or(amount),
        };
        Self {
            account: how.account_id.or(self.account),
            vat_code: how.vat_code.unwrap_or(code),
            vat_amount,
        }
    }

    /// Refuses a coding that could never be confirmed; `path` stands in front of each field.
    ///
    /// # Errors
    /// Those of [`Book::manual_account`] and [`VatRates::split`](super::vat::VatRates::split), and
    /// [`Reason::SameBankAccount`].
    pub fn check(&self, of: BankMovement, book: &Book, path: &str) -> Result<(), Refusal> {
        if let Some(account) = self.account {
            check_account(of.account, account, book, &format!("{path}account_id"))?;
        }
        let magnitude = Money::from_minor(of.amount.minor().abs());
        book.rates.split(self.vat_code, self.vat_amount, magnitude, of.date, path).map(drop)
    }
}

words! {
    /// In which way a bank transaction was confirmed, as it is stored.
    ConfirmMethodName {
        /// By an account.
        Account = "account",
        /// By several.
        Split = "split",
        /// It went to another bank account, or came from it.
        Transfer = "transfer",
        /// It was in the books already, and posted nothing.
        Match = "match",
        /// It settles invoices.
        Allocations = "allocations",
    }
}

/// A part of a bank transaction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SplitPart {
    /// The account it goes to.
    pub account: AccountId,
    /// Money in is above 0, money out below.
    pub amount: Money,
    /// How it stands to VAT.
    pub vat_code: LedgerVatCode,
    /// The VAT in it, where it is not left to the code's rate.
    pub vat_amount: Option<Money>,
    /// On which side of a VAT return it counts, where that is not left to its account.
    pub vat_side: Option<Side>,
    /// What stands beside it.
    pub memo: Option<String>,
    /// Its place in the body: empty, or a path with a dot at its end.
    pub path: String,
}

/// In which way a bank transaction is confirmed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ConfirmMethod {
    /// By an account.
    Account(TransactionCoding, SplitPart),
    /// By several.
    Split(Vec<SplitPart>),
    /// It went to another bank account, or came from it.
    Transfer(BankAccountId),
    /// It is in the books already.
    Match(JournalId),
    /// It is a receipt or a payment that is in the books already.
    Settled(SettlementId),
    /// It settles documents of a contact: it becomes a receipt or a payment.
    Settling(RowSettling),
}

/// What a bank transaction settles with a contact, and what else is in it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RowSettling {
    /// Of which documents how much.
    pub allocations: Vec<NewAllocation>,
    /// What else is in it: fees, a discount, a rounding difference.
    pub parts: Vec<SplitPart>,
    /// Whether it is asked for as a refund.
    pub is_refund: bool,
    /// Whose refund, where the body says it.
    pub contact: Option<ContactId>,
}

/// The way that a body asks for, and the coding that stands on the row where it asks for none.
///
/// # Errors
/// [`Reason::MixedConfirmation`], [`Reason::NotCoded`].
pub fn confirm_method(
    how: &Confirm,
    on_row: &TransactionCoding,
    amount: Money,
) -> Result<ConfirmMethod, Refusal> {
    let by_account = how.account_id.is_some()
        || how.vat_code.is_some()
        || how.vat_amount.is_some()
        || how.vat_side.is_some();
    let settles = how.allocations.is_some() || how.refund;
    let asked = [
        by_account,
        how.lines.is_some() && !settles,
        settles,
        how.transfer_to_bank_account_id.is_some(),
        how.matched.is_some(),
    ];
    if asked.iter().filter(|is_asked| **is_asked).count() > 1 {
        let message = "a bank transaction is confirmed by one of an account, lines, allocations or a \
            refund (with lines or without), a transfer and a match";
        return Err(Refusal::new(Reason::MixedConfirmation, message));
    }
    if how.contact_id.is_some() && !how.refund {
        let message = "a contact is named with refund only: allocations name theirs";
        return Err(Refusal::new(Reason::MixedConfirmation, message).at("contact_id"));
    }
    if settles {
        return Ok(ConfirmMethod::Settling(RowSettling {
            allocations: how.allocations.clone().unwrap_or_default(),
            parts: split_parts(how.lines.as_deref().unwrap_or_default()),
            is_refund: how.refund,
            contact: how.contact_id,
        }));
    }
    if let Some(other) = how.transfer_to_bank_account_id {
        return Ok(ConfirmMethod::Transfer(other));
    }
    if let Some(matched) = &how.matched {
        // One of the two is there: the shape says so.
        let settlement = matched.settlement_id.map(ConfirmMethod::Settled);
        let matched = matched.journal_id.map(ConfirmMethod::Match).or(settlement);
        return matched.ok_or_else(|| Refusal::unknown("match", "journal"));
    }
    if let Some(lines) = &how.lines {
        return Ok(ConfirmMethod::Split(split_parts(lines)));
    }
    let coding = on_row.overridden(how);
    let Some(account) = coding.account else {
        let message = "nothing says to which account the bank transaction goes";
        return Err(Refusal::new(Reason::NotCoded, message).at("account_id"));
    };
    let TransactionCoding { vat_code, vat_amount, .. } = coding;
    let (vat_side, memo, path) = (how.vat_side, None, String::new());
    let part = SplitPart { account, amount, vat_code, vat_amount, vat_side, memo, path };
    Ok(ConfirmMethod::Account(coding, part))
}

/// The parts that the lines of a body are.
fn split_parts(lines: &[SplitLine]) -> Vec<SplitPart> {
    let part = |(at, line): (usize, &SplitLine)| SplitPart {
        account: line.account_id,
        amount: line.amount,
        vat_code: line.vat_code,
        vat_amount: line.vat_amount,
        vat_side: line.vat_side,
        memo: line.memo.clone(),
        path: format!("lines[{at}]."),
    };
    lines.iter().enumerate().map(part).collect()
}

/// What a bank transaction becomes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ConfirmedPosting {
    /// The bank's line is the first.
    pub posting: Posting,
    /// The VAT in it, with the sign of the amount.
    pub vat: Money,
    /// The side of a VAT return on which all of it counts that counts.
    pub vat_side: Option<Side>,
}

/// What a bank transaction becomes that is made of these parts: the bank's line, then each part without
/// its VAT, with the VAT behind it.
///
/// Source: contract part 4, rule 8.
///
/// # Errors
/// The first [`Refusal`] in reading order; [`Reason::SplitMismatch`] before all others.
pub fn post(
    of: BankMovement,
    parts: &[SplitPart],
    book: &Book,
) -> Result<ConfirmedPosting, Refusal> {
    check_sum(of.amount, parts)?;
    book.check_open(of.posted_on)?;
    post_parts(of, vec![bank_leg(of, book)?], parts, book)
}

/// What a bank transaction becomes, with these lines before those of its parts.
pub(super) fn post_parts(
    of: BankMovement,
    mut legs: Vec<Leg>,
    parts: &[SplitPart],
    book: &Book,
) -> Result<ConfirmedPosting, Refusal> {
    let mut vat_of_all = 0_i128;
    for part in parts {
        let account = check_account(of.account, part.account, book, &at(part, "account_id"))?;
        let magnitude = Money::from_minor(part.amount.minor().abs());
        let vat =
            book.rates.split(part.vat_code, part.vat_amount, magnitude, of.date, &part.path)?;
        let gross = Money::from_minor(-part.amount.minor());
        let kind = vat.kind();
        let vat_side = side(part.vat_side, (part.vat_code, kind), (account, gross), &part.path)?;
        let line = vat.on(vat_side, &part.path)?;
        let memo = part.memo.clone();
        let vat_code = Some(part.vat_code).filter(|code| *code != LedgerVatCode::NV);
        let net = signed(line.net_of(magnitude), gross);
        let leg = Leg { memo, vat_code, vat_side, ..Leg::plain(account.id, net.minor()) };
        leg.with_vat(line).push_with_vat(|| book.vat_control(VAT_CONTROL_NEEDED), &mut legs)?;
        vat_of_all += i128::from(signed(vat.included(), part.amount).minor());
    }
    // Each part's VAT is less than the part; what all come to is checked by the posting.
    let vat = i64::try_from(vat_of_all).unwrap_or_default();
    let mut sides = legs.iter().filter_map(|leg| leg.vat_side);
    let vat_side = sides.next().filter(|first| sides.all(|side| side == *first));
    Ok(ConfirmedPosting { posting: Posting::of(legs)?, vat: Money::from_minor(vat), vat_side })
}

/// What money becomes that went from one bank account to another: the other's line is the second.
///
/// # Errors
/// [`Reason::SameBankAccount`], [`Reason::PeriodLocked`], [`Reason::AccountArchived`].
pub fn transfer(of: BankMovement, other: AccountId, book: &Book) -> Result<Posting, Refusal> {
    let field = "transfer_to_bank_account_id";
    if other == of.account {
        return Err(to_itself(field));
    }
    book.check_open(of.posted_on)?;
    let other = book.open_account(other, field)?.id;
    Posting::of(vec![bank_leg(of, book)?, Leg::plain(other, -of.amount.minor())])
}

/// The same, of which nobody knows yet whether it is to be posted: what is in the books already may be in a
/// locked period.
///
/// # Errors
/// Those of [`transfer`] but for [`Reason::PeriodLocked`].
pub fn check_transfer(of: BankMovement, other: AccountId, book: &Book) -> Result<(), Refusal> {
    match transfer(of, other, book) {
        Err(refusal) if refusal.reason != Reason::PeriodLocked => Err(refusal),
        _ => Ok(()),
    }
}

/// The line of a journal that is this money, by its number: the first on the account of the bank account
/// with the amount that no other bank transaction stands for. None is an opening balance.
///
/// # Errors
/// [`Reason::AlreadyReversed`] for a journal that is undone or undoes another,
/// [`Reason::MatchMismatch`], [`Reason::AlreadyMatched`].
pub fn matching_line(
    journal: &Journal,
    of: BankMovement,
    taken: &BTreeSet<i64>,
) -> Result<i64, Refusal> {
    let refused =
        |reason, message: String| Err(Refusal::new(reason, message).at("match.journal_id"));
    let sequence = journal.sequence;
    if journal.reversed_by_journal_id.is_some() || journal.reverses_journal_id.is_some() {
        let message = format!("journal {sequence} and another undo each other");
        return refused(Reason::AlreadyReversed, message);
    }
    if journal.source == Source::Opening {
        // The report leads from it: a bank transaction that stands for it would count twice.
        let message = format!(
            "journal {sequence} is an opening balance, which the bank had before its transactions"
        );
        return refused(Reason::MatchMismatch, message);
    }
    let amount = |line: &Line| line.debit.minor() - line.credit.minor();
    let fits = |(_, line): &(i64, &Line)| {
        line.account_id == of.account && amount(line) == of.amount.minor()
    };
    let mut fitting = (1..).zip(&journal.lines).filter(fits).map(|(number, _)| number).peekable();
    if fitting.peek().is_none() {
        let message =
            format!("journal {sequence} has no line of {} on the bank account", of.amount);
        return refused(Reason::MatchMismatch, message);
    }
    let Some(number) = fitting.find(|number| !taken.contains(number)) else {
        let message = format!("another bank transaction is matched to journal {sequence}");
        return refused(Reason::AlreadyMatched, message);
    };
    let of_day = |message| refused(Reason::MatchMismatch, message);
    of.too_early(journal.entry_date, &format!("journal {sequence}")).map_or(Ok(number), of_day)
}

/// Among rows of the other bank account, the one on the nearest day, the earlier of two; none beyond
/// [`TRANSFER_DAYS_MAX`].
pub fn nearest<T: Ord>(date: Date, candidates: impl IntoIterator<Item = (T, Date)>) -> Option<T> {
    let apart = |(id, day): (T, Date)| (day.days_after(date).abs(), day, id);
    let near = candidates.into_iter().map(apart).filter(|(days, ..)| *days <= TRANSFER_DAYS_MAX);
    near.min().map(|(.., id)| id)
}

fn check_account<'b>(
    own: AccountId,
    account: AccountId,
    book: &'b Book,
    field: &str,
) -> Result<&'b LedgerAccount, Refusal> {
    let found = book.manual_account(account, field).map_err(|refusal| match refusal.reason {
        Reason::ControlAccount => {
            let message =
                format!("{}; a bank transaction does with allocations or refund", refusal.message);
            Refusal { message, ..refusal }
        }
        _ => refusal,
    })?;
    if found.id == own { Err(to_itself(field)) } else { Ok(found) }
}

fn to_itself(field: &str) -> Refusal {
    let message = "money does not go from a bank account to itself";
    Refusal::new(Reason::SameBankAccount, message).at(field)
}

fn check_sum(amount: Money, parts: &[SplitPart]) -> Result<(), Refusal> {
    let sum: i128 = parts.iter().map(|part| i128::from(part.amount.minor())).sum();
    if sum == i128::from(amount.minor()) {
        return Ok(());
    }
    // At most 500 figures of at most 15 digits.
    let sum = Money::from_minor(i64::try_from(sum).unwrap_or(i64::MAX));
    let message = format!("the lines add up to {sum}, not to {amount}");
    let refusal = Refusal::new(Reason::SplitMismatch, message).at("lines");
    Err(refusal.with("amount", amount.to_string()).with("lines_total", sum.to_string()))
}

fn at(part: &SplitPart, key: &str) -> String {
    format!("{}{key}", part.path)
}

fn bank_leg(of: BankMovement, book: &Book) -> Result<Leg, Refusal> {
    Ok(Leg::plain(book.open_account(of.account, "bank_account_id")?.id, of.amount.minor()))
}

/// A magnitude with the sign of an amount.
fn signed(magnitude: Money, of: Money) -> Money {
    Money::from_minor(magnitude.minor() * of.minor().signum())
}

#[cfg(test)]
mod tests;

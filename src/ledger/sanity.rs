//! What the books take and what is rarely meant: told of, or where the caller is strict, refused.
//!
//! Whoever posts looks here once nothing is against it.

use serde_json::json;

use super::bank::{BankMovement, SplitPart};
use super::book::Book;
use super::document::NetVatGross;
use super::invoice::DocumentLine;
use super::refusal::{Reason, Refusal};
use super::vat::VatRate;
use super::vat_side::default_side;
use crate::contract::ledger::account::{AccountGroup, Role};
use crate::contract::ledger::journal::NewJournal;
use crate::contract::ledger::vat_code::{LedgerVatCode, TaxCodeKind};
use crate::contract::ledger::vat_side::Side;
use crate::contract::ledger::warning::{Warning, WarningCode};
use crate::date::Date;
use crate::id::AccountId;
use crate::money::Money;

/// Whoever enters what is older, or further ahead, has mistyped the year.
const YEARS_BACK_MAX: i32 = 10;
const MONTHS_AHEAD_MAX: i32 = 12;

/// VAT may be so far from what the code's rate makes of the net, in minor units, or by this part of it: suppliers
/// round each line, and give discounts for prompt payment.
const VAT_OFF_MAX_MINOR: i128 = 100;
const VAT_OFF_MAX_PARTS: i128 = 100;

/// What capital goods come to at least, with VAT, in one purchase of which the flat rate scheme reclaims the VAT, in
/// minor units. Source: HMRC Notice 733, section 15; VAT Regulations 1995, reg. 55E.
const CAPITAL_GOODS_MIN: i64 = 200_000;

/// Refuses what is rarely meant where the caller is strict.
///
/// # Errors
/// [`Reason::StrictWarnings`], with all of it.
pub fn check_strict(warnings: &[Warning], is_strict: bool) -> Result<(), Refusal> {
    let (true, Some(first)) = (is_strict, warnings.first()) else { return Ok(()) };
    let refusal = Refusal::new(Reason::StrictWarnings, first.message.clone());
    Err(refusal.at(first.field.clone()).with("warnings", json!(warnings)))
}

/// The same of one of many things: the field is a path in the whole body.
#[must_use]
pub fn within(warning: Warning, list: &str, index: usize) -> Warning {
    let (item, field) = (format!("{list}[{index}]"), &warning.field);
    let field = if field.is_empty() { item } else { format!("{item}.{field}") };
    Warning { field, ..warning }
}

/// Of a day.
#[must_use]
pub fn of_date(date: Date, today: Date, field: &str) -> Option<Warning> {
    let (code, message) = if date < today.plus_months(-12 * YEARS_BACK_MAX) {
        (WarningCode::OldDate, format!("{date} is more than {YEARS_BACK_MAX} years back"))
    } else if date > today.plus_months(MONTHS_AHEAD_MAX) {
        (WarningCode::FutureDate, format!("{date} is more than a year ahead"))
    } else {
        return None;
    };
    Some(warning(code, field.to_owned(), message))
}

/// Of a journal that was checked.
#[must_use]
pub fn of_journal(new: &NewJournal, book: &Book, today: Date) -> Vec<Warning> {
    let mut found: Vec<_> = of_date(new.entry_date, today, "entry_date").into_iter().collect();
    for (at, line) in new.lines.iter().enumerate() {
        let Some(code) = line.vat_code else { continue };
        let amount = line.debit.filter(|debit| !debit.is_zero()).or(line.credit);
        let asked = LineWithVat {
            account: line.account_id,
            code,
            given: line.vat_amount,
            gross: amount.unwrap_or_default(),
            day: new.entry_date,
        };
        asked.add_warnings(book, &format!("lines[{at}]."), &mut found);
    }
    found.extend(new.reverse_on.and_then(|day| of_date(day, today, "reverse_on")));
    let lines = new.lines.iter().enumerate().map(|(at, line)| LineAccount {
        account: line.account_id,
        code: line.vat_code.unwrap_or(LedgerVatCode::NV),
        path: format!("lines[{at}]."),
    });
    found.extend(of_vat_by_hand(&lines.collect::<Vec<_>>(), new.entry_date, book));
    found
}

/// A line's account and how it stands to VAT, with the path of the line.
struct LineAccount {
    account: AccountId,
    code: LedgerVatCode,
    path: String,
}

/// Of a line on the VAT account where the VAT of other lines is posted there by itself: it would count twice, and in no
/// return.
fn of_vat_by_hand(lines: &[LineAccount], day: Date, book: &Book) -> Option<Warning> {
    let yields_vat = |line: &&LineAccount| {
        let meaning = book.rates.meaning(line.code, day, "").ok();
        meaning.and_then(|meaning| meaning.rate).is_some_and(|rate| rate.ten_thousandths() > 0)
    };
    let is_by_hand = |line: &&LineAccount| {
        let account = book.accounts.get(&line.account);
        line.code == LedgerVatCode::NV
            && account.is_some_and(|account| account.role == Some(Role::VatControl))
    };
    lines.iter().find(yields_vat)?;
    let path = &lines.iter().find(is_by_hand)?.path;
    let message = "the VAT of lines with a VAT code is posted to the VAT account without this line, which counts in no \
        return";
    let field = format!("{path}account_id");
    Some(warning(WarningCode::VatLineBesideCodes, field, message.to_owned()))
}

/// Of a row of a bank statement that is confirmed by these parts, and was checked.
#[must_use]
pub fn of_bank_parts(of: BankMovement, parts: &[SplitPart], book: &Book) -> Vec<Warning> {
    let mut found = Vec::new();
    for part in parts {
        let asked = LineWithVat {
            account: part.account,
            code: part.vat_code,
            given: part.vat_amount,
            gross: Money::from_minor(part.amount.minor().abs()),
            day: of.date,
        };
        asked.add_warnings(book, &part.path, &mut found);
    }
    let bought = parts.iter().filter(|part| is_bought(part, book)).map(|part| BoughtLine {
        account: part.account,
        code: part.vat_code,
        gross: Money::from_minor(-part.amount.minor()),
        path: part.path.clone(),
    });
    found.extend(of_capital_goods(&bought.collect::<Vec<_>>(), of.date, book));
    let lines = parts.iter().map(|part| LineAccount {
        account: part.account,
        code: part.vat_code,
        path: part.path.clone(),
    });
    found.extend(of_vat_by_hand(&lines.collect::<Vec<_>>(), of.date, book));
    found
}

/// Whether a part is money out for what was bought.
fn is_bought(part: &SplitPart, book: &Book) -> bool {
    let debit = Money::from_minor(-part.amount.minor());
    let usual = book.accounts.get(&part.account).map(|account| default_side(account, debit));
    debit > Money::ZERO && part.vat_side.or(usual) == Some(Side::Input)
}

/// Of the lines of a purchase invoice that are worked out, with its tax point.
#[must_use]
pub fn of_purchase<'l>(
    lines: impl IntoIterator<Item = (&'l DocumentLine, NetVatGross)>,
    day: Date,
    book: &Book,
) -> Vec<Warning> {
    let bought = lines.into_iter().enumerate().map(|(at, (line, amounts))| BoughtLine {
        account: line.account,
        code: line.priced.vat_code,
        gross: amounts.gross,
        path: format!("lines[{at}]."),
    });
    of_capital_goods(&bought.collect::<Vec<_>>(), day, book)
}

/// A line of one purchase.
struct BoughtLine {
    account: AccountId,
    code: LedgerVatCode,
    /// With VAT; below 0 for what is taken off.
    gross: Money,
    path: String,
}

/// Of one purchase under the flat rate scheme: capital goods of too little, and fixed assets that are not coded as
/// capital goods.
fn of_capital_goods(lines: &[BoughtLine], day: Date, book: &Book) -> Vec<Warning> {
    let mut found = Vec::new();
    if !book.rates.is_flat_rate(day) {
        return found;
    }
    let is_coded = |line: &&BoughtLine| {
        let meaning = book.rates.meaning(line.code, day, "");
        meaning.is_ok_and(|meaning| meaning.kind == TaxCodeKind::CapitalGoods)
    };
    let is_asset = |line: &&BoughtLine| {
        let account = book.accounts.get(&line.account);
        line.code == LedgerVatCode::ST
            && account.is_some_and(|account| account.group == AccountGroup::FixedAssets)
    };
    let is_enough = |gross: i128| gross >= i128::from(CAPITAL_GOODS_MIN);
    if let Some((path, gross)) = first_and_gross(lines.iter().filter(is_coded))
        && !is_enough(gross)
    {
        let message = "capital goods of less than 2,000.00 with VAT are not reclaimed under the flat rate scheme (VAT \
            Notice 733, section 15)";
        let (code, field) = (WarningCode::SmallCapitalGoods, format!("{path}vat_code"));
        found.push(warning(code, field, message.to_owned()));
    }
    if let Some((path, gross)) = first_and_gross(lines.iter().filter(is_asset))
        && is_enough(gross)
    {
        let message = "the flat rate scheme reclaims no VAT coded ST: CG reclaims that of capital goods of 2,000.00 or \
            more with VAT (VAT Notice 733, section 15)";
        let (code, field) = (WarningCode::UncodedCapitalGoods, format!("{path}vat_code"));
        found.push(warning(code, field, message.to_owned()));
    }
    found
}

/// The path of the first line, and what all come to with VAT; none of none.
fn first_and_gross<'l>(lines: impl Iterator<Item = &'l BoughtLine>) -> Option<(&'l str, i128)> {
    let mut lines = lines.peekable();
    let path = lines.peek()?.path.as_str();
    Some((path, lines.map(|line| i128::from(line.gross.minor())).sum()))
}

/// Of the lines of a document that are worked out, with its tax point.
#[must_use]
pub fn of_document<'l>(
    lines: impl IntoIterator<Item = (&'l DocumentLine, NetVatGross)>,
    day: Date,
    book: &Book,
) -> Vec<Warning> {
    let (mut found, mut accounts) = (Vec::new(), Vec::new());
    for (at, (line, amounts)) in lines.into_iter().enumerate() {
        let (account, code, given) = (line.account, line.priced.vat_code, line.priced.given_vat);
        let gross = Money::from_minor(amounts.gross.minor().abs());
        let path = format!("lines[{at}].");
        LineWithVat { account, code, given, gross, day }.add_warnings(book, &path, &mut found);
        accounts.push(LineAccount { account, code, path });
    }
    found.extend(of_vat_by_hand(&accounts, day, book));
    found
}

/// Of a purchase document, where the supplier has one whose number differs in capital and small letters only.
#[must_use]
pub fn of_number(number: &str, similar: Option<&str>) -> Option<Warning> {
    let similar = similar?;
    let message = format!("the supplier has a document {similar}: is {number} the same?");
    Some(warning(WarningCode::SimilarNumber, "number".to_owned(), message))
}

/// The code of a document's line, with its rate on the document's tax point.
pub type DocumentRate = (LedgerVatCode, Option<VatRate>);

/// Of a credit note that settles part of an invoice, where none of the invoice's lines has the rate of one of its.
#[must_use]
pub fn of_credit(
    credit: &[DocumentRate],
    invoice: &[DocumentRate],
    field: &str,
) -> Option<Warning> {
    let has = |rate: &Option<VatRate>| invoice.iter().any(|(_, of)| of == rate);
    let (code, rate) = credit.iter().find(|(_, rate)| !has(rate))?;
    let percent = rate.and_then(VatRate::percent);
    let at = percent.map_or_else(|| "without VAT".to_owned(), |percent| format!("at {percent} %"));
    let message = format!("the credit note has a line {at} ({code}), and the invoice has none");
    Some(warning(WarningCode::OtherVatRate, field.to_owned(), message))
}

/// What a line says of its VAT: magnitudes.
struct LineWithVat {
    account: AccountId,
    code: LedgerVatCode,
    given: Option<Money>,
    /// What is paid or charged, VAT included that is not the buyer's to account for.
    gross: Money,
    day: Date,
}

impl LineWithVat {
    fn add_warnings(&self, book: &Book, path: &str, found: &mut Vec<Warning>) {
        let Ok(meaning) = book.rates.meaning(self.code, self.day, "") else { return };
        let Some(rate) = meaning.rate.filter(|rate| rate.ten_thousandths() > 0) else { return };
        if self.given.is_none_or(|given| !given.is_zero()) {
            found.extend(self.on_control_account(book, path));
        }
        if meaning.kind == TaxCodeKind::ImportPostponed {
            found.extend(self.given.is_none().then(|| of_import(path)));
            return;
        }
        let Some(given) = self.given else { return };
        let included = if meaning.kind.is_reverse() { Money::ZERO } else { given };
        let net = i128::from(self.gross.minor()) - i128::from(included.minor());
        let usual = rate.on_wide(net);
        let off = (i128::from(given.minor()) - usual).abs();
        if off <= VAT_OFF_MAX_MINOR || off * VAT_OFF_MAX_PARTS <= usual.abs() {
            return;
        }
        let usual = Money::from_minor(i64::try_from(usual).unwrap_or(i64::MAX));
        let net = Money::from_minor(i64::try_from(net).unwrap_or(i64::MAX));
        let code = self.code;
        let message = format!("VAT of {given} on {net}: {code} makes {usual} of it");
        found.push(warning(WarningCode::UnlikelyVat, format!("{path}vat_amount"), message));
    }

    fn on_control_account(&self, book: &Book, path: &str) -> Option<Warning> {
        let account = book.accounts.get(&self.account)?;
        let of = match account.role? {
            Role::Bank => "a bank account's",
            Role::VatControl => "the VAT account",
            _ => return None,
        };
        let code = &account.code;
        let message = format!("VAT is split off a line on account {code}, which is {of}");
        Some(warning(WarningCode::VatOnControlAccount, format!("{path}vat_code"), message))
    }
}

/// Of postponed import VAT whose amount is not said. Source: HMRC, "Get your postponed import VAT statement".
fn of_import(path: &str) -> Warning {
    let message = "give the VAT of an import as HMRC's monthly postponed import VAT statement has it: it is seldom the \
        rate on the net";
    let (code, field) = (WarningCode::ImportVatNotStated, format!("{path}vat_amount"));
    warning(code, field, message.to_owned())
}

const fn warning(code: WarningCode, field: String, message: String) -> Warning {
    Warning { code, field, message }
}

#[cfg(test)]
mod tests;

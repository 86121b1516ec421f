//! What stands in `:61:`, in balances and in the totals of MT942.

use super::super::super::fault::Fault;
use super::super::day;
use super::super::figure::ExactAmount;
use super::super::text::some_words;
use super::fields::Mt940Field;
use tieout::date::Date;

/// A statement line.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Mt940Line {
    pub(super) date: Date,
    pub(super) value_date: Date,
    pub(super) amount: ExactAmount,
    /// Whether the entry is only expected (`EC`, `ED`).
    pub(super) is_expected: bool,
    /// Whether it takes back another (`RC`, `RD`).
    pub(super) is_reversal: bool,
    /// `NTRF`, `N192`.
    pub(super) kind: Option<String>,
    /// The reference of the account's owner.
    pub(super) reference: Option<String>,
    /// What the bank knows it by.
    pub(super) bank_reference: Option<String>,
    /// What stands on the lines below.
    pub(super) supplement: Option<String>,
}

/// Reads `:61:`: value day, entry day, direction, amount, kind, references.
pub(super) fn statement_line(field: &Mt940Field<'_>) -> Result<Mt940Line, Fault> {
    let text = field.first().trim_end();
    let fault = |value: &str, message: &str| Fault::of_cell(field.line, ":61:", value, message);
    let (value_day, rest) =
        text.split_at_checked(6).ok_or_else(|| fault(text, "is not a statement line"))?;
    let (entry_day, rest) = entry_day(rest);
    let is_reversal = rest.starts_with('R');
    let (is_negative, is_expected, rest) = direction(rest)
        .ok_or_else(|| fault(text, "has no direction (C, D, RC or RD) behind its day"))?;
    let (amount, rest) = split_amount(rest);
    let amount = comma(amount).ok_or_else(|| fault(amount, "is not an amount"))?;
    let value_date =
        value_date(value_day).ok_or_else(|| fault(value_day, "is not a day (YYMMDD)"))?;
    let date = match entry_day {
        Some(entry) => {
            booked_on(entry, value_date).ok_or_else(|| fault(entry, "is not a day (MMDD)"))?
        }
        None => value_date,
    };
    let (kind, rest) = split_kind(rest);
    let (reference, bank_reference) = rest.split_once("//").unwrap_or((rest, ""));
    let below = field.lines.get(1..).unwrap_or_default();
    Ok(Mt940Line {
        date,
        value_date,
        amount: amount.signed(is_negative),
        is_expected,
        is_reversal,
        kind,
        reference: reference_of(reference),
        bank_reference: reference_of(bank_reference),
        supplement: some_words(&below.join(" ")),
    })
}

/// The entry day, which is optional; some banks write spaces for it.
fn entry_day(text: &str) -> (Option<&str>, &str) {
    match text.split_at_checked(4) {
        Some((day, rest)) if day.bytes().all(|byte| byte.is_ascii_digit()) => (Some(day), rest),
        _ => (None, text.trim_start()),
    }
}

/// Whether money went out and whether it is only expected. `RC` takes back a credit, so money goes out;
/// `RD` takes back a debit. A letter behind it is the last one of the currency or a funds code.
fn direction(text: &str) -> Option<(bool, bool, &str)> {
    const DIRECTIONS: [(&str, bool, bool); 6] = [
        ("RC", true, false),
        ("RD", false, false),
        ("EC", false, true),
        ("ED", true, true),
        ("C", false, false),
        ("D", true, false),
    ];
    DIRECTIONS.into_iter().find_map(|(mark, is_negative, is_expected)| {
        let rest = text.strip_prefix(mark)?;
        let rest = rest.strip_prefix(|char: char| char.is_ascii_alphabetic()).unwrap_or(rest);
        let rest = rest.trim_start_matches(' ');
        rest.starts_with(|char: char| char.is_ascii_digit() || char == ',').then_some((
            is_negative,
            is_expected,
            rest,
        ))
    })
}

fn split_amount(text: &str) -> (&str, &str) {
    let end = text.find(|char: char| !char.is_ascii_digit() && char != ',' && char != '.');
    text.split_at(end.unwrap_or(text.len()))
}

/// An amount with a comma, as SWIFT has it. A few banks write a point; with three digits behind it that
/// may be a thousand.
fn comma(text: &str) -> Option<ExactAmount> {
    let is_unclear = text.split_once('.').is_some_and(|(_, behind)| behind.len() == 3);
    ExactAmount::unsigned(text, &[',', '.']).filter(|_| !is_unclear)
}

/// `NTRF`: a letter and three more, which some banks leave blank.
fn split_kind(text: &str) -> (Option<String>, &str) {
    match text.split_at_checked(4) {
        Some((kind, rest)) if kind.starts_with(|char: char| char.is_ascii_alphabetic()) => {
            (some_words(kind), rest)
        }
        _ if text.trim().len() <= 4 => (some_words(text), ""),
        _ => (None, text),
    }
}

/// A reference that says something: `NONREF` says that there is none, `EREF` and the like that it is in
/// `:86:`.
fn reference_of(text: &str) -> Option<String> {
    some_words(text).filter(|text| {
        !matches!(text.as_str(), "NONREF" | "EREF" | "KREF" | "KREF+" | "EREF+" | "PREF" | "MARF")
    })
}

/// The value day. German banks count interest in months of 30 days and write 29 and 30 February, which
/// are the last day of the month.
fn value_date(text: &str) -> Option<Date> {
    day::short(text).or_else(|| {
        let year = text.get(..2).filter(|_| matches!(text.get(2..), Some("0229" | "0230")))?;
        day::short(&format!("{year}0229")).or_else(|| day::short(&format!("{year}0228")))
    })
}

/// The entry day has no year: it is the one that is nearest to the value day.
fn booked_on(text: &str, value_date: Date) -> Option<Date> {
    let month = day::digits(text.get(..2)?)?;
    let of_month = day::digits(text.get(2..)?)?;
    let year: u32 = value_date.to_string().get(..4)?.parse().ok()?;
    [year.checked_sub(1)?, year, year + 1]
        .into_iter()
        .filter_map(|year| day::of(year, month, of_month))
        .min_by_key(|date| date.days_after(value_date).abs())
}

/// A balance with its currency.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Mt940Balance {
    pub(super) day: Date,
    pub(super) currency: String,
    pub(super) amount: ExactAmount,
}

/// Reads `:60F:` and `:62F:`: direction, day, currency, amount.
pub(super) fn balance(field: &Mt940Field<'_>) -> Result<Mt940Balance, Fault> {
    let name = format!(":{}:", field.tag);
    let text = field.first().trim();
    let read = || {
        let (is_negative, rest) = match text.split_at_checked(1)? {
            ("C", rest) => (false, rest),
            ("D", rest) => (true, rest),
            _ => return None,
        };
        let (day, rest) = rest.split_at_checked(6)?;
        let (currency, amount) = split_currency(rest)?;
        let amount = comma(amount)?.signed(is_negative);
        Some(Mt940Balance { day: day::short(day)?, currency, amount })
    };
    read().ok_or_else(|| {
        Fault::of_cell(
            field.line,
            &name,
            text,
            "is not a balance (C or D, YYMMDD, currency, amount)",
        )
    })
}

fn split_currency(text: &str) -> Option<(String, &str)> {
    let (currency, rest) = text.split_at_checked(3)?;
    let is_code = currency.bytes().all(|byte| byte.is_ascii_alphabetic());
    is_code.then(|| (currency.to_ascii_uppercase(), rest.trim()))
}

/// Reads `:90D:` and `:90C:`: count, currency, sum.
pub(super) fn total(field: &Mt940Field<'_>) -> Result<(u64, String, ExactAmount), Fault> {
    let text = field.first().trim();
    let read = || {
        let end = text.find(|char: char| !char.is_ascii_digit())?;
        let (count, rest) = text.split_at(end);
        let (currency, sum) = split_currency(rest)?;
        Some((u64::from(day::digits(count)?), currency, comma(sum)?))
    };
    read().ok_or_else(|| {
        let name = format!(":{}:", field.tag);
        Fault::of_cell(field.line, &name, text, "is not a total (count, currency, sum)")
    })
}

/// What a bank states of its entries in `:86:` below the closing balance
/// (`/SUM/debits/credits/sum of debits/sum of credits/`).
#[derive(Debug)]
pub(super) struct StatedSum {
    pub(super) count_out: u64,
    pub(super) count_in: u64,
    pub(super) money_out: ExactAmount,
    pub(super) money_in: ExactAmount,
}

/// Reads `/SUM/`; nothing where the text is another.
pub(super) fn stated_sum(text: &str) -> Option<StatedSum> {
    let mut parts = text.trim().strip_prefix("/SUM/")?.split('/').map(str::trim);
    let mut count = || Some(u64::from(day::digits(parts.next()?)?));
    let (count_out, count_in) = (count()?, count()?);
    let (money_out, money_in) = (comma(parts.next()?)?, comma(parts.next()?)?);
    Some(StatedSum { count_out, count_in, money_out, money_in })
}

/// The currency in `:34F:`, the least amount that is reported.
pub(super) fn floor_currency(field: &Mt940Field<'_>) -> Option<String> {
    split_currency(field.first().trim()).map(|(currency, _)| currency)
}

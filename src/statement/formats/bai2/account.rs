//! What stands in the records of an account (03) and of an entry (16).

use super::super::super::fault::Fault;
use super::super::super::structured::{DatedBalance, StatementEntry, StructuredStatement};
use super::super::day;
use super::super::figure::{ExactAmount, places_of};
use super::super::text::{push_words, some_words};
use super::records::Bai2Record;
use tieout::date::Date;

/// What a type code says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TypeCodeMeaning {
    /// A balance or another state of the account.
    Status,
    MoneyIn,
    MoneyOut,
    /// `890`: a text, and no money.
    Information,
}

/// The meaning of a type code; none for codes that say nothing of a direction.
///
/// Source: the ranges of BAI2: 1 to 99 status, 100 to 399 credits, 400 to 699 debits, 720 to 759
/// payments of a loan and 760 to 799 its disbursements, 900 to 919, 920 to 959 and 960 to 999 the
/// bank's own codes of status, credits and debits.
pub(super) fn meaning(code: &str) -> Option<TypeCodeMeaning> {
    if code.len() != 3 {
        return None;
    }
    match day::digits(code)? {
        1..=99 | 900..=919 => Some(TypeCodeMeaning::Status),
        100..=399 | 720..=759 | 920..=959 => Some(TypeCodeMeaning::MoneyIn),
        400..=699 | 760..=799 | 960..=999 => Some(TypeCodeMeaning::MoneyOut),
        890 => Some(TypeCodeMeaning::Information),
        _ => None,
    }
}

/// An amount in the smallest unit, of which there are ten to the power of `places` in one, with a sign if
/// it has one. By no places it is what control totals add up, of whatever currencies.
pub(super) fn signed(text: &str, places: usize) -> Option<ExactAmount> {
    match text.strip_prefix('-') {
        Some(size) => ExactAmount::minor_units(size, places).map(ExactAmount::negated),
        None => ExactAmount::minor_units(text.strip_prefix('+').unwrap_or(text), places),
    }
}

/// A day of six digits, or of eight as in its successor BTRS.
pub(super) fn day_of(text: &str) -> Option<Date> {
    if text.len() == 8 { day::compact(text) } else { day::short(text) }
}

/// Reads the type of funds with its own fields; gives the value day.
fn funds(record: &mut Bai2Record<'_>) -> Result<Option<Date>, Fault> {
    const DISTRIBUTIONS_MAX: u32 = 1000;
    let line = record.line;
    match record.field().unwrap_or_default() {
        "S" | "s" => {
            for _ in 0..3 {
                record.field();
            }
            Ok(None)
        }
        "V" | "v" => {
            let day = record.field().unwrap_or_default();
            record.field();
            if day.is_empty() {
                return Ok(None);
            }
            let fault = || Fault::of_cell(line, "value date", day, "is not a day (YYMMDD)");
            day_of(day).map(Some).ok_or_else(fault)
        }
        "D" | "d" => {
            let text = record.field().unwrap_or_default();
            let count = day::digits(text).filter(|count| *count <= DISTRIBUTIONS_MAX);
            let count = count.ok_or_else(|| {
                Fault::of_cell(line, "distributions", text, "is not a number of distributions")
            })?;
            for _ in 0..count * 2 {
                if record.field().is_none() {
                    break;
                }
            }
            Ok(None)
        }
        "" | "0" | "1" | "2" | "Z" | "z" => Ok(None),
        other => Err(Fault::of_cell(line, "funds type", other, "is not a type of funds")),
    }
}

/// Reads the balances and totals of an account record, behind its number and currency. Gives the sum of
/// all amounts in units, for the control total.
pub(super) fn summaries(
    record: &mut Bai2Record<'_>,
    currency: &str,
    as_of: Option<Date>,
    statement: &mut StructuredStatement,
) -> Result<ExactAmount, Fault> {
    let (line, places) = (record.line, places_of(currency));
    let mut control = ExactAmount::ZERO;
    let mut counts = [None, None];
    while let Some(code) = record.field() {
        if code.is_empty() {
            // Blank fields at the end are filled up with commas.
            continue;
        }
        let text = record.field().unwrap_or_default();
        let count = record.some_field();
        funds(record)?;
        if text.is_empty() {
            continue;
        }
        let amount = signed(text, places)
            .ok_or_else(|| Fault::of_cell(line, code, text, "is not an amount in whole units"))?;
        let units = signed(text, 0).unwrap_or_default();
        control = control
            .checked_add(units)
            .ok_or_else(|| Fault::at_line(line, "the amounts are more than can be counted"))?;
        let stated = || DatedBalance { day: as_of, amount: amount.canonical(), line };
        let number = || {
            let number = count.map(day::digits);
            match number {
                Some(None) => Err(Fault::of_cell(
                    line,
                    code,
                    count.unwrap_or_default(),
                    "is not a number of entries",
                )),
                number => Ok(number.flatten().map(u64::from)),
            }
        };
        match code {
            "010" => statement.opening = Some(stated()),
            "015" => statement.closing = Some(stated()),
            "100" => {
                statement.totals.money_in = Some(amount.canonical());
                counts[0] = number()?;
                statement.totals.line = line;
            }
            "400" => {
                statement.totals.money_out = Some(amount.canonical());
                counts[1] = number()?;
                statement.totals.line = line;
            }
            _ => {}
        }
    }
    if let [Some(money_in), Some(money_out)] = counts {
        statement.totals.count = money_in.checked_add(money_out);
    }
    Ok(control)
}

/// What an entry's record is.
pub(super) enum RecordDetail {
    Booked(Box<StatementEntry>),
    Information,
}

/// Reads an entry. Gives its amount in units as well, for the control total.
pub(super) fn detail(
    record: &mut Bai2Record<'_>,
    currency: &str,
    as_of: Option<Date>,
) -> Result<(RecordDetail, ExactAmount), Fault> {
    let line = record.line;
    let code = record.field().unwrap_or_default();
    let text = record.field().unwrap_or_default();
    let size = text.strip_prefix('+').unwrap_or(text);
    let units = ExactAmount::minor_units(size, 0).unwrap_or_default();
    let size = match ExactAmount::minor_units(size, places_of(currency)) {
        None if !text.is_empty() => {
            let message = "is not an amount in whole units without a sign";
            return Err(Fault::of_cell(line, "amount", text, message));
        }
        size => size,
    };
    let is_out = match meaning(code) {
        Some(TypeCodeMeaning::MoneyIn) => false,
        Some(TypeCodeMeaning::MoneyOut) => true,
        Some(TypeCodeMeaning::Information) => {
            return Ok((RecordDetail::Information, units));
        }
        Some(TypeCodeMeaning::Status) | None => {
            return Err(Fault::of_cell(
                line,
                "type code",
                code,
                "does not say whether money came in or went out",
            ));
        }
    };
    let size = size.ok_or_else(|| Fault::at_line(line, "an entry has no amount"))?;
    let value_date = funds(record)?;
    let date = as_of
        .or(value_date)
        .ok_or_else(|| Fault::at_line(line, "an entry has no day: its group has no as-of date"))?;
    let bank_id = record.field().and_then(some_words);
    let reference = record.field().and_then(some_words);
    let mut description = String::new();
    for text in record.text() {
        push_words(&mut description, text);
    }
    if description.is_empty() {
        let stand_in = reference.as_deref().or(bank_id.as_deref()).unwrap_or(code);
        description.push_str(stand_in);
    }
    let entry = StatementEntry {
        line,
        date,
        value_date,
        amount: size.signed(is_out).canonical(),
        description,
        counterparty: None,
        reference,
        bank_id: bank_id.filter(|id| !id.bytes().all(|byte| byte == b'0')),
        kind: Some(code.to_owned()),
        balance: None,
    };
    Ok((RecordDetail::Booked(Box::new(entry)), units))
}

//! Journals of a document.

use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

use super::ids::NewIds;
use super::row::{self, Keys, keys};
use super::{BooksColumn, BooksFault, ColumnKind};
use crate::contract::ledger::vat_code::TaxCodeKind;
use crate::ledger::entry::NewEntry;
use crate::ledger::posting::{Leg, Posting};
use crate::money::Money;

macro_rules! columns {
    ($($kind:ident $(($prefix:literal))? $name:ident,)+) => {
        [$(BooksColumn { name: stringify!($name), kind: ColumnKind::$kind $(($prefix))? }),+]
    };
}

const JOURNAL: [BooksColumn; 13] = columns!(
    Id("jnl") id, Int sequence, Date entry_date, Text description, Text reference, Text external_id, Text source,
    Ref reverses_journal_id, Money total, Text created_at, Text created_by, Hex hash, Int layout,
);

const LINE: [BooksColumn; 11] = columns!(
    Ref account_id, Text account_code, Money debit, Money credit, Text memo, Text vat_code, Money vat_amount,
    Text vat_side, Text vat_kind, Money vat_in_cost, Flag generated,
);

/// A journal of a document.
#[derive(Debug, Clone)]
pub struct ImportedJournal {
    /// What it is beside its lines.
    pub entry: NewEntry,
    /// Its lines.
    pub posting: Posting,
    /// What it was where it comes from: its identifier, by whom and when it was posted, and its hash.
    pub was: Value,
}

/// Reads a journal.
pub(super) fn read(
    json: &RawValue,
    at: usize,
    ids: &NewIds,
) -> Result<ImportedJournal, BooksFault> {
    let path = format!("journals[{at}]");
    let mut keys = keys(json, &path)?;
    let lines = lines(&mut keys, &path)?;
    let old = keys.get("id").map_or("null", |id| id.get());
    let was = json!({ "id": serde_json::from_str::<Value>(old).unwrap_or_default() });
    let row = row::read(&JOURNAL, &keys, &path, ids)?;
    let fault = |key: &str, words: &str| BooksFault::new(format!("{path}.{key}"), words);
    let mut legs = Vec::with_capacity(lines.len());
    for (line, number) in lines.iter().zip(0_usize..) {
        legs.push(leg(line, &format!("{path}.lines[{number}]"), ids)?);
    }
    let posting = Posting::of(legs).map_err(|refusal| {
        let field = refusal.details.get("field").and_then(Value::as_str).unwrap_or("lines");
        fault(field, &refusal.message)
    })?;
    if row["sequence"].as_i64() != i64::try_from(at + 1).ok() {
        return Err(fault("sequence", "must be the place in the document, from 1"));
    }
    if row["total"].as_i64() != Some(posting.total().minor()) {
        return Err(fault("total", "must be what the debits of the lines add up to"));
    }
    let parsed = |key: &str, words: &str| fault(key, words);
    let entry = NewEntry {
        id: parse(&row, "id").ok_or_else(|| parsed("id", "must be an identifier"))?,
        entry_date: parse(&row, "entry_date")
            .ok_or_else(|| parsed("entry_date", "must be a date, YYYY-MM-DD"))?,
        description: words(&row, "description")
            .ok_or_else(|| parsed("description", "is missing"))?,
        reference: words(&row, "reference"),
        external_id: words(&row, "external_id"),
        source: parse(&row, "source")
            .ok_or_else(|| parsed("source", "must be what makes a journal"))?,
        reverses: parse_or_none(&row, "reverses_journal_id")
            .map_err(|()| parsed("reverses_journal_id", "must be a journal's identifier"))?,
    };
    let mut was = was;
    for key in ["created_at", "created_by"] {
        was[key] = row[key].clone();
    }
    was["hash"] = row["hash"].as_str().and_then(|hash| hash.strip_prefix("\\x")).into();
    Ok(ImportedJournal { entry, posting, was })
}

/// Takes the lines of a journal from its keys.
pub(super) fn lines<'t>(keys: &mut Keys<'t>, path: &str) -> Result<Vec<Keys<'t>>, BooksFault> {
    let fault = |words: &str| BooksFault::new(format!("{path}.lines"), words);
    let lines = keys.remove("lines").ok_or_else(|| fault("is missing"))?;
    let lines: Vec<&RawValue> =
        serde_json::from_str(lines.get()).map_err(|_| fault("must be a list"))?;
    let of_line =
        |(line, at): (&'t RawValue, usize)| row::keys(line, &format!("{path}.lines[{at}]"));
    lines.into_iter().zip(0..).map(of_line).collect()
}

fn leg(keys: &Keys<'_>, path: &str, ids: &NewIds) -> Result<Leg, BooksFault> {
    let row = row::read(&LINE, keys, path, ids)?;
    let fault = |key: &str, words: &str| BooksFault::new(format!("{path}.{key}"), words);
    let minor = |key: &str| row[key].as_i64().unwrap_or_default();
    let (debit, credit) = (minor("debit"), minor("credit"));
    if debit < 0 || credit < 0 || (debit == 0) == (credit == 0) {
        return Err(fault("debit", "exactly one of debit and credit must be above 0"));
    }
    let magnitude = |key: &str| match minor(key) {
        minor if minor < 0 => Err(fault(key, "must not be below 0")),
        minor => Ok(Money::from_minor(minor)),
    };
    Ok(Leg {
        account: parse(&row, "account_id")
            .ok_or_else(|| fault("account_id", "must be an account's identifier"))?,
        amount: Money::from_minor(debit - credit),
        memo: words(&row, "memo"),
        vat_code: parse_or_none(&row, "vat_code")
            .map_err(|()| fault("vat_code", "must be a VAT code"))?,
        vat_kind: parse_or_none(&row, "vat_kind")
            .map_err(|()| fault("vat_kind", "must be the kind of a VAT code"))?
            .unwrap_or(TaxCodeKind::Standard),
        vat: magnitude("vat_amount")?,
        vat_in_cost: magnitude("vat_in_cost")?,
        vat_side: parse_or_none(&row, "vat_side")
            .map_err(|()| fault("vat_side", "must be output or input"))?,
        is_generated: row["generated"].as_i64() == Some(1),
    })
}

fn words(row: &Map<String, Value>, key: &str) -> Option<String> {
    row[key].as_str().map(str::to_owned)
}

fn parse<T: std::str::FromStr>(row: &Map<String, Value>, key: &str) -> Option<T> {
    row[key].as_str()?.parse().ok()
}

/// None where there is nothing.
fn parse_or_none<T: std::str::FromStr>(
    row: &Map<String, Value>,
    key: &str,
) -> Result<Option<T>, ()> {
    row[key].as_str().map(|text| text.parse().map_err(|_| ())).transpose()
}

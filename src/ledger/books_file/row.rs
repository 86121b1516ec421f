//! A row of the books as JSON, and JSON as a row.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use super::ids::NewIds;
use super::{BooksColumn, BooksFault, ColumnKind};
use crate::amount::Amount;
use crate::contract::ledger::metadata::Metadata;
use crate::contract::strict::form::BodyValue as _;
use crate::date::Date;
use crate::money::Money;
use crate::time::Timestamp;

/// Most characters of a text: more than any limit of the API.
const TEXT_CHARS_MAX: usize = 20_000;

/// The highest count, place or version of a document.
const INT_MAX: i64 = 1_000_000_000;

/// A value as a table holds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BooksValue {
    /// Nothing.
    Nothing,
    /// A count, minor units, a time, a flag.
    Int(i64),
    /// A text.
    Text(String),
    /// Bytes.
    Bytes(Vec<u8>),
}

/// A row of the document. None where a value is not of its column's kind.
#[must_use]
pub fn written(columns: &[BooksColumn], values: &[BooksValue]) -> Option<String> {
    let mut text = String::with_capacity(32 * columns.len());
    text.push('{');
    for (column, value) in columns.iter().zip(values) {
        if text.len() > 1 {
            text.push(',');
        }
        _ = write!(text, "\"{}\":", column.name);
        write_value(&mut text, column.kind, value)?;
    }
    text.push('}');
    Some(text)
}

fn write_value(text: &mut String, kind: ColumnKind, value: &BooksValue) -> Option<()> {
    // Writing to a text does not fail.
    match (kind, value) {
        (_, BooksValue::Nothing) => text.push_str("null"),
        (ColumnKind::Int, BooksValue::Int(value)) => _ = write!(text, "{value}"),
        (ColumnKind::Flag, BooksValue::Int(value)) => _ = write!(text, "{}", *value != 0),
        (ColumnKind::Money, BooksValue::Int(value)) => {
            _ = write!(text, "{}", Money::from_minor(*value));
        }
        (ColumnKind::Percent, BooksValue::Int(value)) => {
            _ = write!(text, "{}.{:04}", value / 10_000, value % 10_000);
        }
        (ColumnKind::Time, BooksValue::Int(value)) => {
            _ = write!(text, "\"{}\"", Timestamp::from_unix_ms(*value));
        }
        (ColumnKind::Hex, BooksValue::Bytes(bytes)) => {
            text.push('"');
            for byte in bytes {
                _ = write!(text, "{byte:02x}");
            }
            text.push('"');
        }
        (ColumnKind::Json | ColumnKind::Object | ColumnKind::Metadata, BooksValue::Text(json)) => {
            text.push_str(json);
        }
        (ColumnKind::Decimal, BooksValue::Text(digits)) => {
            Amount::parse(digits).ok()?;
            text.push_str(digits);
        }
        (
            ColumnKind::Id(_)
            | ColumnKind::JournalId
            | ColumnKind::Ref
            | ColumnKind::Text
            | ColumnKind::Date,
            BooksValue::Text(words),
        ) => text.push_str(&serde_json::to_string(words).ok()?),
        _ => return None,
    }
    Some(())
}

/// The keys of a row, with their values as they stand there.
pub type Keys<'t> = BTreeMap<&'t str, &'t RawValue>;

/// The keys of an object.
///
/// # Errors
/// It is none, or has a key twice.
pub fn keys<'t>(json: &'t RawValue, path: &str) -> Result<Keys<'t>, BooksFault> {
    let fault =
        |_| BooksFault::new(path, "must be an object with keys as in an export, none there twice");
    serde_json::from_str(json.get()).map(|UniqueKeys(keys)| keys).map_err(fault)
}

/// Keys, none of which was there twice.
pub(super) struct UniqueKeys<'t>(pub(super) Keys<'t>);

impl<'de: 't, 't> Deserialize<'de> for UniqueKeys<'t> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct KeysVisitor;
        impl<'de> Visitor<'de> for KeysVisitor {
            type Value = UniqueKeys<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut keys = Keys::new();
                while let Some((key, value)) = map.next_entry()? {
                    if keys.insert(key, value).is_some() {
                        return Err(A::Error::custom("a key is there twice"));
                    }
                }
                Ok(UniqueKeys(keys))
            }
        }
        deserializer.deserialize_map(KeysVisitor)
    }
}

/// Whether it is a hash, as an export writes it.
pub(super) fn is_hash(digits: &str) -> bool {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    digits.len() == 64 && digits.bytes().all(is_digit)
}

/// A row as its table takes it: texts, integers, `\x` and digits for bytes.
///
/// # Errors
/// A key that is no column, or a value that is not of its column's kind.
pub fn read(
    columns: &[BooksColumn],
    keys: &Keys<'_>,
    path: &str,
    ids: &NewIds,
) -> Result<Map<String, Value>, BooksFault> {
    if let Some(unknown) = keys.keys().find(|key| columns.iter().all(|of| of.name != **key)) {
        return Err(BooksFault::new(format!("{path}.{unknown}"), "is unknown"));
    }
    let mut row = Map::with_capacity(columns.len() + 1);
    for column in columns {
        let json = keys.get(column.name).map_or("null", |json| json.get());
        let value = read_value(column, json, ids);
        let value =
            value.map_err(|words| BooksFault::new(format!("{path}.{}", column.name), words))?;
        row.insert(column.name.to_owned(), value);
    }
    Ok(row)
}

/// With what identifiers begin that stand in a column.
fn prefix_of(column: &str) -> &'static str {
    const PREFIXES: [(&str, &str); 10] = [
        ("bank_account_id", "bac"),
        ("bank_transaction_id", "btx"),
        ("journal_id", "jnl"),
        ("account_id", "acc"),
        ("contact_id", "con"),
        ("credit_note_id", "inv"),
        ("settlement_id", "set"),
        ("contra_id", "ctr"),
        ("allocation_id", "alc"),
        ("vat_return_id", "vrt"),
    ];
    let found = PREFIXES.iter().find(|(name, _)| column.ends_with(name));
    found.map_or("inv", |(_, prefix)| prefix)
}

fn read_value(column: &BooksColumn, json: &str, ids: &NewIds) -> Result<Value, String> {
    let kind = column.kind;
    if json == "null" {
        return match kind {
            ColumnKind::Id(_) | ColumnKind::JournalId => Err("must be an identifier".to_owned()),
            _ => Ok(Value::Null),
        };
    }
    Ok(match kind {
        ColumnKind::Id(prefix) => known(json, prefix, ids)?.into(),
        ColumnKind::JournalId => known(json, "jnl", ids)?.into(),
        ColumnKind::Ref => known(json, prefix_of(column.name), ids)?.into(),
        ColumnKind::Text => text(json)?.into(),
        ColumnKind::Date => {
            let day = text(json)?;
            Date::parse_iso(&day).map_err(|_| "must be a date, YYYY-MM-DD".to_owned())?;
            day.into()
        }
        ColumnKind::Decimal => {
            Amount::parse(json).map_err(|_| "must be a number".to_owned())?;
            json.into()
        }
        ColumnKind::Int => {
            let value: i64 = json.parse().map_err(|_| "must be a whole number".to_owned())?;
            // What is counted on from is never near what a number can be.
            let least = i64::from(column.name == "version");
            if !(least..=INT_MAX).contains(&value) {
                return Err(format!("must be from {least} to {INT_MAX}"));
            }
            value.into()
        }
        ColumnKind::Percent => percent(json).ok_or("must be a rate")?.into(),
        ColumnKind::Money => {
            let money = Money::parse(json).map_err(|error| error.to_string())?;
            money.minor().into()
        }
        ColumnKind::Time => {
            let time = Timestamp::parse(&text(json)?);
            time.map_err(|_| "must be a time, as in RFC 3339".to_owned())?.unix_ms().into()
        }
        ColumnKind::Flag => match json {
            "true" => 1.into(),
            "false" => 0.into(),
            _ => return Err("must be true or false".to_owned()),
        },
        ColumnKind::Hex => {
            let digits = text(json)?;
            // An event that records nothing has a digest of nothing.
            if !digits.is_empty() && !is_hash(&digits) {
                return Err("must be 64 hexadecimal digits, in small letters".to_owned());
            }
            format!("\\x{digits}").into()
        }
        ColumnKind::Json => ids.replaced_in(json).into(),
        ColumnKind::Object => json.into(),
        ColumnKind::Metadata => {
            let metadata = Metadata::read_value(json)?;
            serde_json::to_string(&metadata).map_err(|error| error.to_string())?.into()
        }
    })
}

/// What an identifier of the document becomes.
fn known(json: &str, prefix: &str, ids: &NewIds) -> Result<String, String> {
    let id = text(json)?;
    if !id.starts_with(prefix) || id.as_bytes().get(prefix.len()) != Some(&b'_') {
        return Err(format!("must be an identifier that begins with {prefix}_"));
    }
    let new = ids.get(&id).ok_or("names nothing in the document")?;
    Ok(new.to_owned())
}

/// A text of a length that the books can have.
pub(super) fn text(json: &str) -> Result<String, String> {
    let words: String = serde_json::from_str(json).map_err(|_| "must be a text".to_owned())?;
    if words.contains('\0') {
        return Err("must not have a zero byte".to_owned());
    }
    if words.len() > TEXT_CHARS_MAX && words.chars().count() > TEXT_CHARS_MAX {
        return Err(format!("must have at most {TEXT_CHARS_MAX} characters"));
    }
    Ok(words)
}

/// Ten-thousandths of a percent.
fn percent(json: &str) -> Option<i64> {
    let (whole, part) = json.split_once('.').unwrap_or((json, ""));
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty()
        || whole.len() > 6
        || part.len() > 4
        || !is_digits(whole)
        || !is_digits(part)
    {
        return None;
    }
    let part: i64 = format!("{part:0<4}").parse().ok()?;
    Some(whole.parse::<i64>().ok()? * 10_000 + part)
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLUMNS: [BooksColumn; 11] = {
        const fn column(name: &'static str, kind: ColumnKind) -> BooksColumn {
            BooksColumn { name, kind }
        }
        [
            column("id", ColumnKind::Id("con")),
            column("account_id", ColumnKind::Ref),
            column("name", ColumnKind::Text),
            column("date", ColumnKind::Date),
            column("quantity", ColumnKind::Decimal),
            column("version", ColumnKind::Int),
            column("rate", ColumnKind::Percent),
            column("amount", ColumnKind::Money),
            column("created_at", ColumnKind::Time),
            column("hash", ColumnKind::Hex),
            column("address", ColumnKind::Object),
        ]
    };

    const CONTACT: &str = "con_00000000000000000000000001";
    const ACCOUNT: &str = "acc_00000000000000000000000002";

    fn ids() -> NewIds {
        NewIds::new(vec![CONTACT.to_owned(), ACCOUNT.to_owned()], vec![1, 2])
    }

    fn words(words: &str) -> BooksValue {
        BooksValue::Text(words.to_owned())
    }

    fn row() -> String {
        let values = [
            words(CONTACT),
            BooksValue::Nothing,
            words("A \"b\""),
            words("2026-01-31"),
            words("1.5"),
            BooksValue::Int(3),
            BooksValue::Int(175_000),
            BooksValue::Int(-1_250),
            BooksValue::Int(0),
            BooksValue::Bytes([1_u8; 31].into_iter().chain([0xab]).collect()),
            words(r#"{"line1":"1 High St"}"#),
        ];
        written(&COLUMNS, &values).unwrap()
    }

    fn back(json: &str) -> Result<Map<String, Value>, BooksFault> {
        let raw = RawValue::from_string(json.to_owned()).unwrap();
        read(&COLUMNS, &keys(&raw, "contacts[0]")?, "contacts[0]", &ids())
    }

    #[test]
    fn a_row_is_read_as_it_was_written() {
        assert_eq!(
            row(),
            r#"{"id":"con_00000000000000000000000001","account_id":null,"name":"A \"b\"","date":"2026-01-31","quantity":1.5,"version":3,"rate":17.5000,"amount":-12.50,"created_at":"1970-01-01T00:00:00.000Z","hash":"01010101010101010101010101010101010101010101010101010101010101ab","address":{"line1":"1 High St"}}"#
        );
        let read = back(&row()).unwrap();
        assert_eq!(
            (&read["rate"], &read["amount"], &read["created_at"], &read["hash"]),
            (
                &175_000.into(),
                &(-1_250).into(),
                &0.into(),
                &format!("\\x{}ab", "01".repeat(31)).into()
            )
        );
        assert_eq!(read["quantity"], "1.5");
        assert_eq!(read["address"], r#"{"line1":"1 High St"}"#);
    }

    #[test]
    fn a_value_of_another_kind_is_a_fault_with_its_path() {
        for (was, is, field) in [
            (CONTACT, "con_00000000000000000000000009", "contacts[0].id"),
            (CONTACT, ACCOUNT, "contacts[0].id"),
            ("\"account_id\":null", "\"account_id\":\"acc_9\"", "contacts[0].account_id"),
            ("\"2026-01-31\"", "\"2026-02-31\"", "contacts[0].date"),
            ("-12.50", "-12.505", "contacts[0].amount"),
            ("17.5000", "-1", "contacts[0].rate"),
            ("01ab", "01a", "contacts[0].hash"),
            ("01ab", "01AB", "contacts[0].hash"),
            ("\"version\":3", "\"version\":\"3\"", "contacts[0].version"),
            ("\"version\":3", "\"version\":0", "contacts[0].version"),
            ("\"version\":3", "\"version\":9223372036854775807", "contacts[0].version"),
            ("\"name\":", "\"nome\":", "contacts[0].nome"),
            ("\"name\":", "\"name\":\"B\",\"name\":", "contacts[0]"),
            ("\"name\":\"A", "\"name\":\"\\u0000A", "contacts[0].name"),
        ] {
            let json = row().replacen(was, is, 1);
            assert_eq!(back(&json).map_err(|fault| fault.field), Err(field.to_owned()), "{json}");
        }
        assert_eq!(back("[]").unwrap_err().field, "contacts[0]");
    }
}

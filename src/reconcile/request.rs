//! The body of a submit, read into the engine's rows. Source: contract parts 2.1 and 2.2.
//!
//! A good body is read in one pass that knows nothing of bad ones: whatever it does not expect, it
//! gives up. Only then the body is looked at again, with care: is it JSON at all, and if so, what
//! of it is wrong, and where?

use std::borrow::Cow;
use std::cmp::Ordering;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use super::row::check_description;
use super::{RowError, Rows, WINDOW_DAYS_MAX};
use crate::amount::{Amount, AmountError};
use crate::contract::issue::{Issue, Issues};
use crate::contract::strict::{self, Fault, Kind, SyntaxError, boolean, elements, members, text};
use crate::date::Date;

/// A submit that can be run.
#[derive(Debug, Clone, Default)]
pub struct Request {
    /// The bank's rows.
    pub bank: Rows,
    /// The books' rows.
    pub book: Rows,
    /// What was asked for.
    pub options: RequestOptions,
}

/// What a submit asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RequestOptions {
    /// Most days between the two dates of a pair: whole days of `allowedDateDifferenceInDays`.
    pub window_days: u8,
    /// Whether the result lists the pairs.
    pub include_matched: bool,
    /// Whether the request permits charges beyond the balance.
    pub allow_overage: bool,
}

impl Default for RequestOptions {
    fn default() -> Self {
        Self { window_days: 3, include_matched: false, allow_overage: false }
    }
}

/// Why a body is not a submit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RequestError {
    /// It is not JSON.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// It is not what the contract asks for.
    #[error("the body has {} faults", .0.issue_count)]
    Format(Issues),
}

impl Request {
    /// Reads a body.
    ///
    /// # Errors
    /// [`RequestError`], with every fault counted and the first hundred listed.
    pub fn decode(body: &[u8]) -> Result<Self, RequestError> {
        let read = std::str::from_utf8(body).ok().and_then(|text| {
            let mut deserializer = serde_json::Deserializer::from_str(text);
            let request = Body.deserialize(&mut deserializer).ok()?;
            deserializer.end().ok().map(|()| request)
        });
        match read {
            Some(request) => Ok(request),
            None => diagnose(strict::check_syntax(body)?),
        }
    }
}

/// Reads the body again with care. Should nothing be wrong with it after all, it is taken.
fn diagnose(body: &str) -> Result<Request, RequestError> {
    let mut issues = Issues::default();
    let known = ["bank", "book", "options"];
    let values = members(body, known, &mut |key, fault| issues.push(|| at_top(key, fault)));
    let mut request = Request::default();
    if let Some([bank, book, options]) = values {
        let mut parts = [("bank", bank), ("book", book), ("options", options)];
        // In the order of the document; the values are slices of it.
        parts.sort_by(|(_, one), (_, other)| match (one, other) {
            (Some(one), Some(other)) => one.as_ptr().cmp(&other.as_ptr()),
            _ => Ordering::Equal,
        });
        for (name, json) in parts {
            match (name, json) {
                ("options", Some(json)) => {
                    request.options = read_options(json, &mut issues).unwrap_or_default();
                }
                ("options", None) => {}
                (_, None) => issues.push(|| at_top(name, "is missing".to_owned())),
                ("bank", Some(json)) => read_rows("bank", json, &mut request.bank, &mut issues),
                (_, Some(json)) => read_rows("book", json, &mut request.book, &mut issues),
            }
        }
    }
    if issues.is_empty() { Ok(request) } else { Err(RequestError::Format(issues)) }
}

fn at_top(field: &str, message: Fault) -> Issue {
    let field = (!field.is_empty()).then(|| field.to_owned());
    Issue { dataset: None, row: None, field, message }
}

fn read_rows(dataset: &'static str, json: &str, rows: &mut Rows, issues: &mut Issues) {
    let mut at = 0;
    let read = elements(json, &mut |element| {
        let mut report = |field: &str, message: Fault| {
            issues.push(|| Issue {
                dataset: Some(dataset.into()),
                row: Some(at),
                field: (!field.is_empty()).then(|| field.to_owned()),
                message,
            });
        };
        read_row(element, rows, &mut report);
        at += 1;
    });
    if let Err(message) = read {
        let dataset = Some(dataset.into());
        issues.push(|| Issue { dataset, row: None, field: None, message });
    }
}

/// Appends the row if nothing is wrong with it, and reports everything that is.
fn read_row(json: &str, rows: &mut Rows, report: &mut dyn FnMut(&str, Fault)) {
    let Some([date, amount, description]) =
        members(json, ["date", "amount", "description"], report)
    else {
        return;
    };
    let missing = || "is missing".to_owned();
    let date = kept("date", date.ok_or_else(missing).and_then(read_date), report);
    let amount = kept("amount", amount.ok_or_else(missing).and_then(read_amount), report);
    let description = description.ok_or_else(missing).and_then(read_description);
    let description = kept("description", description, report);
    if let (Some(date), Some(amount), Some(description)) = (date, amount, description)
        && let Err(error) = rows.push(date, amount, &description)
    {
        report(field_of(error), error.to_string());
    }
}

/// The value, or none and a report of what is wrong with it.
fn kept<T>(field: &str, read: Result<T, Fault>, report: &mut dyn FnMut(&str, Fault)) -> Option<T> {
    read.map_err(|fault| report(field, fault)).ok()
}

const fn field_of(error: RowError) -> &'static str {
    match error {
        RowError::Amount(_) => "amount",
        RowError::DescriptionTooLong | RowError::DescriptionNul | RowError::TooMany => {
            "description"
        }
    }
}

fn read_date(json: &str) -> Result<Date, Fault> {
    Date::parse_iso(&text(json)?).map_err(|error| error.to_string())
}

fn read_amount(json: &str) -> Result<&str, Fault> {
    let number = read_number(json)?;
    Amount::parse(number).map_err(|error| error.to_string())?;
    Ok(number)
}

fn read_number(json: &str) -> Result<&str, Fault> {
    strict::expect(Kind::Number, json)?;
    Ok(json.trim())
}

fn read_description(json: &str) -> Result<Cow<'_, str>, Fault> {
    let description = text(json)?;
    if description.is_empty() {
        return Err("is empty".to_owned());
    }
    check_description(&description).map_err(|error| error.to_string())?;
    Ok(description)
}

fn read_options(json: &str, issues: &mut Issues) -> Option<RequestOptions> {
    let mut report = |field: &str, fault: Fault| {
        let field =
            if field.is_empty() { "options".to_owned() } else { format!("options.{field}") };
        issues.push(|| at_top(&field, fault));
    };
    let known = ["allowedDateDifferenceInDays", "includeMatched", "allowOverage"];
    let [days, matched, overage] = members(json, known, &mut report)?;
    let mut options = RequestOptions::default();
    let mut flag = |json: Option<&str>, name: &str| match json.map(boolean) {
        Some(Ok(value)) => value,
        Some(Err(fault)) => {
            report(name, fault);
            false
        }
        None => false,
    };
    options.include_matched = flag(matched, known[1]);
    options.allow_overage = flag(overage, known[2]);
    match days.map(read_days) {
        Some(Ok(days)) => options.window_days = days,
        Some(Err(fault)) => report(known[0], fault),
        None => {}
    }
    Some(options)
}

/// Any number from 0 to 30; what it has beyond whole days changes nothing.
fn read_days(json: &str) -> Result<u8, Fault> {
    let number = read_number(json)?;
    let out_of_range = || format!("must be from 0 to {WINDOW_DAYS_MAX}");
    let days = match Amount::parse(number) {
        Ok(days) => days,
        // More places than can be kept, of a number that is small for certain.
        Err(AmountError::TooPrecise) if !number.starts_with('-') => Amount::default(),
        Err(_) => return Err(out_of_range()),
    };
    let whole = |days: u8| Amount::from_cents(i64::from(days) * 100);
    if days < Amount::default() || days > whole(WINDOW_DAYS_MAX) {
        return Err(out_of_range());
    }
    Ok((0..=WINDOW_DAYS_MAX).rev().find(|whole_days| whole(*whole_days) <= days).unwrap_or(0))
}

/// Something that the careful reading will name.
const UNEXPECTED: &str = "not as expected";

/// The one pass over a good body.
struct Body;

impl<'de> DeserializeSeed<'de> for Body {
    type Value = Request;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Request, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Body {
    type Value = Request;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Request, A::Error> {
        let (mut bank, mut book, mut options) = (None, None, None);
        while let Some(key) = map.next_key::<Cow<'de, str>>()? {
            match &*key {
                "bank" if bank.is_none() => bank = Some(map.next_value_seed(Dataset)?),
                "book" if book.is_none() => book = Some(map.next_value_seed(Dataset)?),
                "options" if options.is_none() => {
                    let json = map.next_value::<&'de RawValue>()?.get();
                    let mut issues = Issues::default();
                    options = read_options(json, &mut issues).filter(|_| issues.is_empty());
                    options.ok_or_else(|| A::Error::custom(UNEXPECTED))?;
                }
                _ => return Err(A::Error::custom(UNEXPECTED)),
            }
        }
        let missing = || A::Error::custom(UNEXPECTED);
        Ok(Request {
            bank: bank.ok_or_else(missing)?,
            book: book.ok_or_else(missing)?,
            options: options.unwrap_or_default(),
        })
    }
}

struct Dataset;

impl<'de> DeserializeSeed<'de> for Dataset {
    type Value = Rows;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Rows, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for Dataset {
    type Value = Rows;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Rows, A::Error> {
        let mut rows = Rows::default();
        while seq.next_element_seed(OneRow(&mut rows))?.is_some() {}
        Ok(rows)
    }
}

struct OneRow<'r>(&'r mut Rows);

impl<'de> DeserializeSeed<'de> for OneRow<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for OneRow<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let (mut date, mut amount, mut description) = (None, None, None);
        while let Some(key) = map.next_key_seed(Key)? {
            match key {
                Key::DATE if date.is_none() => date = Some(map.next_value_seed(Day)?),
                Key::AMOUNT if amount.is_none() => {
                    amount = Some(map.next_value::<&'de RawValue>()?.get());
                }
                Key::DESCRIPTION if description.is_none() => {
                    description = Some(map.next_value_seed(Words)?);
                }
                _ => return Err(A::Error::custom(UNEXPECTED)),
            }
        }
        let (Some(date), Some(amount), Some(description)) = (date, amount, description) else {
            return Err(A::Error::custom(UNEXPECTED));
        };
        if description.is_empty() {
            return Err(A::Error::custom(UNEXPECTED));
        }
        self.0.push(date, amount, &description).map_err(A::Error::custom)
    }
}

/// A key of a row, as a number: 0 for one that is none.
#[derive(Clone, Copy)]
struct Key;

impl Key {
    const DATE: u8 = 1;
    const AMOUNT: u8 = 2;
    const DESCRIPTION: u8 = 3;
}

impl<'de> DeserializeSeed<'de> for Key {
    type Value = u8;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<u8, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Key {
    type Value = u8;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_str<E>(self, key: &str) -> Result<u8, E> {
        Ok(match key {
            "date" => Self::DATE,
            "amount" => Self::AMOUNT,
            "description" => Self::DESCRIPTION,
            _ => 0,
        })
    }
}

struct Day;

impl<'de> DeserializeSeed<'de> for Day {
    type Value = Date;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Date, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for Day {
    type Value = Date;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a date")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Date, E> {
        Date::parse_iso(text).map_err(E::custom)
    }
}

/// A text, borrowed from the body unless it has escapes.
struct Words;

impl<'de> DeserializeSeed<'de> for Words {
    type Value = Cow<'de, str>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<'de> Visitor<'de> for Words {
    type Value = Cow<'de, str>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Cow::Borrowed(text))
    }

    fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Cow::Owned(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decode(body: &str) -> Result<Request, RequestError> {
        Request::decode(body.as_bytes())
    }

    /// The issues, each in one line: dataset, row, field, message.
    #[track_caller]
    fn issues(body: &str) -> Vec<String> {
        let Err(RequestError::Format(issues)) = decode(body) else { panic!("{:?}", decode(body)) };
        let line = |issue: &Issue| {
            let dataset = issue.dataset.as_deref().unwrap_or("-");
            let row = issue.row.map_or("-".to_owned(), |row| row.to_string());
            format!("{dataset} {row} {} {}", issue.field.as_deref().unwrap_or("-"), issue.message)
        };
        issues.issues.iter().map(line).collect()
    }

    const ROW: &str = r#"{"date":"2026-01-31","amount":-1.50,"description":"Tea \u00e9"}"#;

    #[test]
    fn a_good_body_is_read_with_its_digits_and_options() {
        let body = format!(
            r#" {{"options":{{"allowedDateDifferenceInDays":2.5,"includeMatched":true}},
            "book":[],"bank":[{ROW},{{"description":"x","amount":1E+2,"date":"0001-01-01"}}]}} "#
        );
        let request = decode(&body).unwrap();
        assert_eq!((request.bank.len(), request.book.len()), (2, 0));
        let row = request.bank.row(0);
        assert_eq!((row.amount.to_string(), row.description), ("-1.50".to_owned(), "Tea é"));
        assert_eq!(request.bank.row(1).amount.to_string(), "1E+2");
        let expected =
            RequestOptions { window_days: 2, include_matched: true, allow_overage: false };
        assert_eq!(request.options, expected);
    }

    #[test]
    fn what_is_no_json_is_a_matter_of_syntax_wherever_it_stands() {
        for body in
            ["", "{", "[1,]", &format!(r#"{{"bank":[{ROW}],"book":[]}} x"#), r#"{"bank":[01]}"#]
        {
            assert!(matches!(decode(body), Err(RequestError::Syntax(_))), "{body}");
        }
        assert!(matches!(Request::decode(b"{\"bank\":\"\xff\"}"), Err(RequestError::Syntax(_))));
    }

    #[test]
    fn every_fault_is_named_with_its_place_in_the_order_of_the_document() {
        let body = format!(
            r#"{{"book":[{ROW},7,{{"date":"2026-02-30","amount":1e999,"description":""}}],
            "extra":1,"bank":[{{"amount":1e400,"description":"x","date":"2026-01-01","note":null}}]}}"#
        );
        assert_eq!(
            issues(&body),
            [
                "- - extra is not a known key",
                "book 1 - must be an object, not a number",
                "book 2 date is not a day of the calendar",
                "book 2 amount is too large",
                "book 2 description is empty",
                "bank 0 note is not a known key",
                "bank 0 amount is too large",
            ]
        );
    }

    #[test]
    fn the_known_traps_are_faults_of_format() {
        let row = |date: &str, amount: &str, description: &str| {
            format!(
                r#"{{"bank":[{{"date":{date},"amount":{amount},"description":{description}}}],"book":[]}}"#
            )
        };
        let good = (r#""2026-01-31""#, "1", r#""x""#);
        assert!(decode(&row(good.0, good.1, good.2)).is_ok());
        let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
        for (date, amount, description) in [
            (r#"" 2026-01-31""#, good.1, good.2),
            ("null", good.1, good.2),
            (good.0, "1e400", good.2),
            (good.0, r#""1.5""#, good.2),
            (good.0, "null", good.2),
            (good.0, &deep, good.2),
            (good.0, good.1, r#""\ud800""#),
            (good.0, good.1, r#""\u0000""#),
            (good.0, good.1, r#""""#),
            (good.0, good.1, &format!("\"{}\"", "é".repeat(501))),
        ] {
            assert_eq!(issues(&row(date, amount, description)).len(), 1, "{date} {description}");
        }
        assert_eq!(
            issues(&format!(r#"{{"bank":[{ROW}],"bank":[],"book":[]}}"#)),
            ["- - bank stands there twice"]
        );
        assert_eq!(
            issues(r#"{"bank":1e400,"book":null,"options":null}"#),
            [
                "bank - - must be an array, not a number",
                "book - - must be an array, not null",
                "- - options must be an object, not null",
            ]
        );
        assert_eq!(issues(&deep), ["- - - must be an object, not an array"]);
        assert_eq!(issues("{}"), ["- - bank is missing", "- - book is missing"]);
    }

    #[test]
    fn days_are_any_number_from_0_to_30() {
        let days = |json: &str| {
            let options = format!(r#"{{"allowedDateDifferenceInDays":{json}}}"#);
            decode(&format!(r#"{{"bank":[],"book":[],"options":{options}}}"#))
                .map(|request| request.options.window_days)
        };
        for (json, expected) in [
            ("0", 0),
            ("-0", 0),
            ("2.999", 2),
            ("3e0", 3),
            ("30", 30),
            ("30.000", 30),
            ("1e-2000", 0),
        ] {
            assert_eq!(days(json), Ok(expected), "{json}");
        }
        for json in
            ["-1", "-1e-30", "30.0000000000000000001", "31", "1e400", "\"3\"", "null", "true"]
        {
            assert!(days(json).is_err(), "{json}");
        }
    }

    #[test]
    fn a_hundred_issues_are_listed_and_all_are_counted() {
        let body = format!(r#"{{"bank":[{}],"book":[]}}"#, vec!["1"; 250].join(","));
        let Err(RequestError::Format(issues)) = decode(&body) else { panic!() };
        assert_eq!((issues.issues.len(), issues.issue_count), (100, 250));
    }
}

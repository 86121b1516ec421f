//! Reading JSON strictly: no key unknown, none twice, every value of its kind.
//!
//! Syntax comes first and for the whole text: what is wrong with it is not a matter of shape. Then
//! values are looked at as they stand in the text, so that a number keeps its digits, a nesting may
//! be of any depth, and nothing is copied that is not asked for.
//!
//! A product's body is read twice where it has to be: `pass` takes a good one in one go, and only what
//! that gives up is looked at again, value by value, with what stands here and in `value`.

pub mod form;
mod pass;
pub mod query;
mod value;

pub use pass::{
    ArrayBuilder, ArraySeed, DateSeed, FromObject, KeySeed, TextSeed, read_good, unexpected,
};
pub use value::{
    ReportFault, amount, check_text, date, in_order, number, required, rows, short_text,
    value_or_report,
};

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

/// The text is not JSON by RFC 8259; the parser's words say where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SyntaxError(pub String);

/// Checks that the bytes are one JSON value in UTF-8 and nothing else.
///
/// # Errors
/// [`SyntaxError`] with the parser's words.
pub fn check_syntax(bytes: &[u8]) -> Result<&str, SyntaxError> {
    let text = std::str::from_utf8(bytes).map_err(|error| SyntaxError(error.to_string()))?;
    serde_json::from_str::<IgnoredAny>(text).map_err(|error| SyntaxError(error.to_string()))?;
    Ok(text)
}

/// What a JSON value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum JsonKind {
    /// `null`
    Null,
    /// `true` or `false`
    Bool,
    /// A number
    Number,
    /// A text
    Text,
    /// `[...]`
    Array,
    /// `{...}`
    Object,
}

impl JsonKind {
    /// What the first character of a value says about it.
    #[must_use]
    pub fn of(json: &str) -> Self {
        match json.trim_start().as_bytes().first() {
            Some(b'{') => Self::Object,
            Some(b'[') => Self::Array,
            Some(b'"') => Self::Text,
            Some(b't' | b'f') => Self::Bool,
            Some(b'n') => Self::Null,
            _ => Self::Number,
        }
    }
}

impl fmt::Display for JsonKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Null => "null",
            Self::Bool => "a boolean",
            Self::Number => "a number",
            Self::Text => "a string",
            Self::Array => "an array",
            Self::Object => "an object",
        })
    }
}

/// What is wrong with a value, for its owner to say where it stands.
pub type ValueFault = String;

/// Refuses a value of another kind.
///
/// # Errors
/// A [`ValueFault`] that names both kinds.
pub fn expect(kind: JsonKind, json: &str) -> Result<(), ValueFault> {
    let found = JsonKind::of(json);
    if found == kind { Ok(()) } else { Err(format!("must be {kind}, not {found}")) }
}

/// A text, its escapes resolved.
///
/// # Errors
/// A [`ValueFault`]: another kind, or an escaped half of a surrogate pair, which is no character.
pub fn text(json: &str) -> Result<Cow<'_, str>, ValueFault> {
    expect(JsonKind::Text, json)?;
    let borrowed = |error: serde_json::Error| {
        _ = error;
        serde_json::from_str::<String>(json).map(Cow::Owned)
    };
    serde_json::from_str::<&str>(json)
        .map(Cow::Borrowed)
        .or_else(borrowed)
        .map_err(|_| "contains an escape that is no character".to_owned())
}

/// A boolean.
///
/// # Errors
/// A [`ValueFault`] for another kind.
pub fn boolean(json: &str) -> Result<bool, ValueFault> {
    expect(JsonKind::Bool, json)?;
    Ok(json.trim() == "true")
}

/// The values of an object's known keys, in the order of `known`. Reports what is no object, and
/// keys that are unknown or stand twice; `report` gets the key, empty for the object itself.
pub fn members<'a, const N: usize>(
    json: &'a str,
    known: [&str; N],
    report: &mut dyn FnMut(&str, ValueFault),
) -> Option<[Option<&'a str>; N]> {
    if let Err(fault) = expect(JsonKind::Object, json) {
        report("", fault);
        return None;
    }
    let mut values = [None; N];
    let members =
        MembersSeed(&mut |key: &str, value| match known.iter().position(|name| *name == key) {
            None => report(
                &shortened(key),
                format!("is not a known key; known are {}", known.join(", ")),
            ),
            Some(at) if values[at].is_some() => report(key, "stands there twice".to_owned()),
            Some(at) => values[at] = Some(value),
        });
    let mut deserializer = serde_json::Deserializer::from_str(json);
    if members.deserialize(&mut deserializer).is_err() {
        report("", "has a key with an escape that is no character".to_owned());
        return None;
    }
    Some(values)
}

/// Gives every element of an array, in order.
///
/// # Errors
/// A [`ValueFault`] for another kind.
pub fn elements<'a>(json: &'a str, each: &mut dyn FnMut(&'a str)) -> Result<(), ValueFault> {
    expect(JsonKind::Array, json)?;
    let mut deserializer = serde_json::Deserializer::from_str(json);
    ElementsSeed(each).deserialize(&mut deserializer).map_err(|error| error.to_string())
}

/// A hostile key may be megabytes long, or nothing at all; what names it is neither. A key without
/// a character is named by two quotes, so that it does not read as the object itself.
#[must_use]
pub fn shortened(key: &str) -> Cow<'_, str> {
    const SHOWN_MAX: usize = 100;
    if key.is_empty() {
        return Cow::Borrowed("\"\"");
    }
    match key.char_indices().nth(SHOWN_MAX) {
        Some((end, _)) => Cow::Owned(format!("{}...", &key[..end])),
        None => Cow::Borrowed(key),
    }
}

struct MembersSeed<'f, 'a>(&'f mut dyn FnMut(&str, &'a str));

impl<'a> DeserializeSeed<'a> for MembersSeed<'_, 'a> {
    type Value = ();

    fn deserialize<D: Deserializer<'a>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'a> Visitor<'a> for MembersSeed<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'a>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<Cow<'a, str>>()? {
            (self.0)(&key, map.next_value::<&'a RawValue>()?.get());
        }
        Ok(())
    }
}

struct ElementsSeed<'f, 'a>(&'f mut dyn FnMut(&'a str));

impl<'a> DeserializeSeed<'a> for ElementsSeed<'_, 'a> {
    type Value = ();

    fn deserialize<D: Deserializer<'a>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'a> Visitor<'a> for ElementsSeed<'_, 'a> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array")
    }

    fn visit_seq<A: SeqAccess<'a>>(self, mut seq: A) -> Result<(), A::Error> {
        while let Some(element) = seq.next_element::<&'a RawValue>()? {
            (self.0)(element.get());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn syntax_is_checked_to_the_end_and_nothing_else_is() {
        for text in ["{}", " [1e400]\n", r#"{"a":1,"a":"\ud800"}"#, "[".repeat(100_000).as_str()] {
            let text = text.to_string();
            let closed =
                text.clone() + &"]".repeat(text.matches('[').count() - text.matches(']').count());
            assert_eq!(check_syntax(closed.as_bytes()), Ok(closed.as_str()));
        }
        for text in
            ["", "{", "{} x", "01", "[1,]", "{\"a\":}", "\u{feff}{}", "\"\n\"", "nul", "'a'"]
        {
            assert!(check_syntax(text.as_bytes()).is_err(), "{text}");
        }
        assert!(check_syntax(b"\"\xff\"").is_err());
    }

    #[test]
    fn members_are_found_and_what_does_not_belong_is_reported() {
        let mut faults = Vec::new();
        let json = r#" {"b": [1, {"x": 2}], "a": 1e400, "c": null, "a": 2, "\u0062": 3}"#;
        let values = members(json, ["a", "b", "d"], &mut |key, fault| {
            faults.push(format!("{key} {fault}"));
        });
        assert_eq!(values, Some([Some("1e400"), Some(r#"[1, {"x": 2}]"#), None]));
        assert_eq!(
            faults,
            [
                "c is not a known key; known are a, b, d",
                "a stands there twice",
                "b stands there twice"
            ]
        );
        let mut faults = Vec::new();
        members("[]", ["a"], &mut |key, fault| faults.push(format!("{key}{fault}")));
        members(r#"{"\ud800":1}"#, ["a"], &mut |key, fault| faults.push(format!("{key}{fault}")));
        assert_eq!(
            faults,
            ["must be an object, not an array", "has a key with an escape that is no character"]
        );
    }

    #[test]
    fn a_key_of_no_character_and_one_of_thousands_are_named_all_the_same() {
        let mut names = Vec::new();
        let json = format!(r#"{{"":1,"{}":2}}"#, "é".repeat(5000));
        members(&json, ["a"], &mut |key, _| names.push(key.to_owned()));
        assert_eq!(names, ["\"\"".to_owned(), format!("{}...", "é".repeat(100))]);
    }

    #[test]
    fn a_text_may_have_escapes_but_no_half_of_a_pair() {
        assert_eq!(text(r#""a\u00e9\n""#), Ok("aé\n".into()));
        assert_eq!(text(r#""\ud83d\ude00""#), Ok("😀".into()));
        assert!(text(r#""\ud800""#).is_err() && text("1").is_err());
    }
}

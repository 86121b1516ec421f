//! Values of JSON as they stand in the text.

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

/// Gives every key of an object with its value, in order.
///
/// # Errors
/// A [`ValueFault`] for another kind, or a key with an escape that is no character.
pub fn each_member<'a>(
    json: &'a str,
    each: &mut dyn FnMut(&str, &'a str),
) -> Result<(), ValueFault> {
    expect(JsonKind::Object, json)?;
    let mut deserializer = serde_json::Deserializer::from_str(json);
    let read = MembersSeed(each).deserialize(&mut deserializer);
    read.map_err(|_| "has a key with an escape that is no character".to_owned())
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

pub(super) struct MembersSeed<'f, 'a>(&'f mut dyn FnMut(&str, &'a str));

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

pub(super) struct ElementsSeed<'f, 'a>(&'f mut dyn FnMut(&'a str));

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

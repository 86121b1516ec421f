//! What clients keep with the objects of the books: keys and values of their own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::contract::strict::form::BodyValue;
use crate::contract::strict::{ValueFault, check_text, each_member, shortened, text};

/// Maximum number of keys.
pub const METADATA_KEYS_MAX: usize = 20;

/// Maximum number of characters in a key.
pub const METADATA_KEY_CHARS_MAX: usize = 40;

/// Maximum number of characters in a value.
pub const METADATA_VALUE_CHARS_MAX: usize = 500;

/// Keys and values of a client's own. The program keeps them, and never looks into them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Metadata(BTreeMap<String, String>);

impl Metadata {
    /// The keys, in order, each with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a key with its value.
    ///
    /// # Errors
    /// A [`ValueFault`] for one that is there already, or beyond a limit.
    pub fn add(&mut self, key: &str, value: &str) -> Result<(), ValueFault> {
        let of_key = |fault| format!("has a key, {}, that {fault}", shortened(key));
        if key.trim().is_empty() {
            return Err("has a key that is empty".to_owned());
        }
        check_text(key, METADATA_KEY_CHARS_MAX).map_err(of_key)?;
        let of_value = |fault| format!("has a value, of {key}, that {fault}");
        check_text(value, METADATA_VALUE_CHARS_MAX).map_err(of_value)?;
        if self.0.insert(key.to_owned(), value.to_owned()).is_some() {
            return Err(format!("has the key {key} twice"));
        }
        if self.0.len() > METADATA_KEYS_MAX {
            return Err(format!("has more than {METADATA_KEYS_MAX} keys"));
        }
        Ok(())
    }
}

impl BodyValue for Metadata {
    /// An object whose values are texts.
    fn read_value(json: &str) -> Result<Self, ValueFault> {
        let (mut metadata, mut read) = (Self::default(), Ok(()));
        each_member(json, &mut |key: &str, value: &str| {
            if read.is_ok() {
                let of_value = |fault| format!("has a value, of {}, that {fault}", shortened(key));
                read = text(value).map_err(of_value).and_then(|text| metadata.add(key, &text));
            }
        })?;
        read.map(|()| metadata)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metadata_is_an_object_of_texts_in_the_order_of_its_keys() {
        let read = Metadata::read_value(r#" {"shop":"York","order":"A\u002d1","":" "} "#);
        assert_eq!(read.unwrap_err(), "has a key that is empty");
        let read =
            Metadata::read_value(r#" {"shop":"York","order":"A\u002d1","note":""} "#).unwrap();
        let pairs: Vec<_> = read.iter().collect();
        assert_eq!(pairs, [("note", ""), ("order", "A-1"), ("shop", "York")]);
        assert!(Metadata::read_value("{}").unwrap().is_empty());
    }

    #[test]
    fn what_is_wrong_with_metadata_names_the_key() {
        let long = |count: usize| "x".repeat(count);
        let many: Vec<_> = (0..21).map(|key| format!(r#""k{key}":"v""#)).collect();
        for (json, expected) in [
            ("[]".to_owned(), "must be an object, not an array"),
            (r#"{"a":1}"#.to_owned(), "has a value, of a, that must be a string, not a number"),
            (r#"{"a":"1","a":"2"}"#.to_owned(), "has the key a twice"),
            (
                format!(r#"{{"{}":"1"}}"#, long(41)),
                "has a key, xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, that is longer than 40 characters",
            ),
            (
                format!(r#"{{"a":"{}"}}"#, long(501)),
                "has a value, of a, that is longer than 500 characters",
            ),
            (r#"{"a":"\u0000"}"#.to_owned(), "has a value, of a, that contains a NUL character"),
            (format!("{{{}}}", many.join(",")), "has more than 20 keys"),
        ] {
            assert_eq!(Metadata::read_value(&json).unwrap_err(), expected, "{json}");
        }
        let most = format!(r#"{{"{}":"{}"}}"#, long(40), long(500));
        assert!(Metadata::read_value(&most).is_ok());
    }
}

//! The one pass over a good body.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use super::diagnose::read_options;
use super::{Parts, Sink};
use crate::contract::issue::Issues;
use crate::date::Date;

/// Something that the careful reading will name.
const UNEXPECTED: &str = "not as expected";

/// The whole body.
pub(super) struct Body<S>(PhantomData<S>);

impl<S> Body<S> {
    pub(super) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<'de, S: Sink> DeserializeSeed<'de> for Body<S> {
    type Value = Parts<S>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Parts<S>, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de, S: Sink> Visitor<'de> for Body<S> {
    type Value = Parts<S>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Parts<S>, A::Error> {
        let (mut bank, mut book, mut options) = (None, None, None);
        while let Some(key) = map.next_key::<Cow<'de, str>>()? {
            match &*key {
                "bank" if bank.is_none() => bank = Some(map.next_value_seed(Dataset(PhantomData))?),
                "book" if book.is_none() => book = Some(map.next_value_seed(Dataset(PhantomData))?),
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
        Ok(Parts {
            bank: bank.ok_or_else(missing)?,
            book: book.ok_or_else(missing)?,
            options: options.unwrap_or_default(),
        })
    }
}

struct Dataset<S>(PhantomData<S>);

impl<'de, S: Sink> DeserializeSeed<'de> for Dataset<S> {
    type Value = S;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<S, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de, S: Sink> Visitor<'de> for Dataset<S> {
    type Value = S;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<S, A::Error> {
        let mut rows = S::default();
        while seq.next_element_seed(OneRow(&mut rows))?.is_some() {}
        Ok(rows)
    }
}

struct OneRow<'r, S>(&'r mut S);

impl<'de, S: Sink> DeserializeSeed<'de> for OneRow<'_, S> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de, S: Sink> Visitor<'de> for OneRow<'_, S> {
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
        self.0.take(date, amount, &description).map_err(A::Error::custom)
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

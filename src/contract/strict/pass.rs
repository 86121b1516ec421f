//! One pass over a good body: whatever is not expected, it gives up.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use crate::date::Date;

/// What is made of an object.
pub trait FromObject<'de>: Sized {
    /// Takes its members.
    ///
    /// # Errors
    /// [`unexpected`], for whatever the careful reading is to name.
    fn read<A: MapAccess<'de>>(members: A) -> Result<Self, A::Error>;
}

/// What is made of the objects of an array, one after the other.
pub trait ArrayBuilder<'de>: Default {
    /// Takes the members of the next.
    ///
    /// # Errors
    /// As [`FromObject::read`].
    fn take<A: MapAccess<'de>>(&mut self, members: A) -> Result<(), A::Error>;
}

/// Something that the careful reading will name.
#[must_use]
pub fn unexpected<E: Error>() -> E {
    E::custom("not as expected")
}

/// What a good body is made into; none for any other.
#[must_use]
pub fn read_good<'de, T: FromObject<'de>>(body: &'de [u8]) -> Option<T> {
    let text = std::str::from_utf8(body).ok()?;
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let read = ObjectSeed(PhantomData).deserialize(&mut deserializer).ok()?;
    deserializer.end().ok().map(|()| read)
}

struct ObjectSeed<T>(PhantomData<T>);

impl<'de, T: FromObject<'de>> DeserializeSeed<'de> for ObjectSeed<T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de, T: FromObject<'de>> Visitor<'de> for ObjectSeed<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<T, A::Error> {
        T::read(members)
    }
}

/// Reads an array of objects.
#[derive(Debug)]
pub struct ArraySeed<T>(PhantomData<T>);

impl<T> ArraySeed<T> {
    /// Into a new one.
    #[must_use]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<T> Default for ArraySeed<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'de, T: ArrayBuilder<'de>> DeserializeSeed<'de> for ArraySeed<T> {
    type Value = T;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de, T: ArrayBuilder<'de>> Visitor<'de> for ArraySeed<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an array")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<T, A::Error> {
        let mut gathered = T::default();
        while seq.next_element_seed(ElementSeed(&mut gathered))?.is_some() {}
        Ok(gathered)
    }
}

struct ElementSeed<'g, T>(&'g mut T);

impl<'de, T: ArrayBuilder<'de>> DeserializeSeed<'de> for ElementSeed<'_, T> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de, T: ArrayBuilder<'de>> Visitor<'de> for ElementSeed<'_, T> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<(), A::Error> {
        self.0.take(members)
    }
}

/// Reads a key as its place among the known ones; one behind the last for any other.
#[derive(Debug, Clone, Copy)]
pub struct KeySeed<const N: usize>(pub [&'static str; N]);

impl<'de, const N: usize> DeserializeSeed<'de> for KeySeed<N> {
    type Value = usize;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<usize, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl<const N: usize> Visitor<'_> for KeySeed<N> {
    type Value = usize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_str<E>(self, key: &str) -> Result<usize, E> {
        Ok(self.0.iter().position(|known| *known == key).unwrap_or(N))
    }
}

/// Reads a calendar day.
#[derive(Debug, Clone, Copy)]
pub struct DateSeed;

impl<'de> DeserializeSeed<'de> for DateSeed {
    type Value = Date;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Date, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for DateSeed {
    type Value = Date;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a date")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Date, E> {
        Date::parse_iso(text).map_err(E::custom)
    }
}

/// Reads a text, borrowed from the body unless it has escapes.
#[derive(Debug, Clone, Copy)]
pub struct TextSeed;

impl<'de> DeserializeSeed<'de> for TextSeed {
    type Value = Cow<'de, str>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<'de> Visitor<'de> for TextSeed {
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

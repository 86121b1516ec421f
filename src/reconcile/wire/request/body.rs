//! The one pass over a good body.

use std::borrow::Cow;

use serde::de::{Error as _, MapAccess};
use serde_json::value::RawValue;

use super::diagnose::read_options;
use super::parts::{ReconcileBodyParts, RequestRowSink};
use tieout::contract::issue::Issues;
use tieout::contract::strict::{
    ArrayBuilder, ArraySeed, DateSeed, FromObject, KeySeed, TextSeed, unexpected,
};

impl<'de, S: RequestRowSink> FromObject<'de> for ReconcileBodyParts<S> {
    fn read<A: MapAccess<'de>>(mut map: A) -> Result<Self, A::Error> {
        let (mut bank, mut book, mut options) = (None, None, None);
        while let Some(key) = map.next_key::<Cow<'de, str>>()? {
            match &*key {
                "bank" if bank.is_none() => bank = Some(map.next_value_seed(dataset())?.0),
                "book" if book.is_none() => book = Some(map.next_value_seed(dataset())?.0),
                "options" if options.is_none() => {
                    let json = map.next_value::<&'de RawValue>()?.get();
                    let mut issues = Issues::default();
                    options = read_options(json, &mut issues).filter(|_| issues.is_empty());
                    options.ok_or_else(unexpected)?;
                }
                _ => return Err(unexpected()),
            }
        }
        Ok(Self {
            bank: bank.ok_or_else(unexpected)?,
            book: book.ok_or_else(unexpected)?,
            options: options.unwrap_or_default(),
        })
    }
}

#[derive(Default)]
struct DatasetSeed<S>(S);

const fn dataset<S>() -> ArraySeed<DatasetSeed<S>> {
    ArraySeed::new()
}

impl<'de, S: RequestRowSink> ArrayBuilder<'de> for DatasetSeed<S> {
    fn take<A: MapAccess<'de>>(&mut self, mut map: A) -> Result<(), A::Error> {
        let (mut date, mut amount, mut description) = (None, None, None);
        while let Some(key) = map.next_key_seed(KeySeed(["date", "amount", "description"]))? {
            match key {
                0 if date.is_none() => date = Some(map.next_value_seed(DateSeed)?),
                1 if amount.is_none() => amount = Some(map.next_value::<&'de RawValue>()?.get()),
                2 if description.is_none() => description = Some(map.next_value_seed(TextSeed)?),
                _ => return Err(unexpected()),
            }
        }
        let (Some(date), Some(amount), Some(description)) = (date, amount, description) else {
            return Err(unexpected());
        };
        if description.is_empty() {
            return Err(unexpected());
        }
        self.0.take(date, amount, &description).map_err(A::Error::custom)
    }
}

//! The one pass over a good body.

use std::borrow::Cow;

use serde::de::{Error, MapAccess};
use serde_json::value::RawValue;

use super::parts::{
    CodingBodyParts, KEYS, KEYS_OF_ACCOUNT, KEYS_OF_TRANSACTION, TakeAccount, TakeTransaction,
};
use tieout::contract::coding::TEXT_CHARS_MAX;
use tieout::contract::strict::{
    ArrayBuilder, ArraySeed, DateSeed, FromObject, KeySeed, TextSeed, check_text, unexpected,
};

impl<'de, T: TakeTransaction, A: TakeAccount> FromObject<'de> for CodingBodyParts<T, A> {
    fn read<M: MapAccess<'de>>(mut map: M) -> Result<Self, M::Error> {
        let (mut transactions, mut accounts) = (None, None);
        while let Some(key) = map.next_key_seed(KeySeed(KEYS))? {
            match key {
                0 if transactions.is_none() => {
                    let section = map.next_value_seed(ArraySeed::<TransactionsSeed<T>>::new())?;
                    transactions = Some(section.0);
                }
                1 if accounts.is_none() => {
                    accounts = Some(map.next_value_seed(ArraySeed::<ChartSeed<A>>::new())?.0);
                }
                _ => return Err(unexpected()),
            }
        }
        Ok(Self {
            transactions: transactions.ok_or_else(unexpected)?,
            accounts: accounts.ok_or_else(unexpected)?,
        })
    }
}

/// The items of `transactions`.
#[derive(Default)]
struct TransactionsSeed<T>(T);

impl<'de, T: TakeTransaction> ArrayBuilder<'de> for TransactionsSeed<T> {
    fn take<M: MapAccess<'de>>(&mut self, mut map: M) -> Result<(), M::Error> {
        let (mut date, mut description, mut amount, mut merchant) = (None, None, None, None);
        while let Some(key) = map.next_key_seed(KeySeed(KEYS_OF_TRANSACTION))? {
            match key {
                0 if date.is_none() => date = Some(map.next_value_seed(DateSeed)?),
                1 if description.is_none() => description = Some(words(&mut map)?),
                2 if amount.is_none() => amount = Some(map.next_value::<&'de RawValue>()?.get()),
                3 if merchant.is_none() => merchant = Some(words(&mut map)?),
                _ => return Err(unexpected()),
            }
        }
        let (Some(date), Some(description), Some(amount)) = (date, description, amount) else {
            return Err(unexpected());
        };
        let merchant = merchant.unwrap_or_default();
        self.0.take(date, amount, &description, &merchant).map_err(M::Error::custom)
    }
}

/// The items of `chart_of_accounts`.
#[derive(Default)]
struct ChartSeed<A>(A);

impl<'de, A: TakeAccount> ArrayBuilder<'de> for ChartSeed<A> {
    fn take<M: MapAccess<'de>>(&mut self, mut map: M) -> Result<(), M::Error> {
        let (mut code, mut name, mut kind) = (None, None, None);
        while let Some(key) = map.next_key_seed(KeySeed(KEYS_OF_ACCOUNT))? {
            match key {
                0 if code.is_none() => code = Some(words(&mut map)?),
                1 if name.is_none() => name = Some(words(&mut map)?),
                2 if kind.is_none() => {
                    let word = map.next_value_seed(TextSeed)?;
                    kind = Some(word.parse().map_err(M::Error::custom)?);
                }
                _ => return Err(unexpected()),
            }
        }
        let (Some(code), Some(name), Some(kind)) = (code, name, kind) else {
            return Err(unexpected());
        };
        self.0.take(&code, &name, kind);
        Ok(())
    }
}

/// A text that may stand in a body.
fn words<'de, M: MapAccess<'de>>(map: &mut M) -> Result<Cow<'de, str>, M::Error> {
    let words = map.next_value_seed(TextSeed)?;
    check_text(&words, TEXT_CHARS_MAX).map_err(M::Error::custom)?;
    Ok(words)
}

//! A statement with its arguments, and a row of its answer, on either database.

use std::str::FromStr;

use bytes::Bytes;
use serde_json::Value;
use sqlx::Row as _;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Decode, Postgres, Sqlite, Type};
use tieout::id::{Id, IdPrefix};
use tieout::job::JobId;
use tieout::time::Timestamp;

use super::error::StoreError;

/// A statement. Its text is constant: what varies is bound.
#[derive(Debug, Clone)]
pub(crate) struct Query {
    pub(super) sql: &'static str,
    pub(super) args: Vec<Arg>,
}

/// An argument, as both databases can store it.
#[derive(Debug, Clone)]
pub(crate) enum Arg {
    Int(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

pub(super) fn query(sql: &'static str) -> Query {
    Query { sql, args: Vec::new() }
}

impl Query {
    /// The value of the next `$n`.
    pub(super) fn bind(mut self, value: impl Into<Arg>) -> Self {
        self.args.push(value.into());
        self
    }
}

macro_rules! arguments {
    ($($from:ty => $arg:ident, $value:ident => $into:expr;)*) => {$(
        impl From<$from> for Arg {
            fn from($value: $from) -> Self {
                Self::$arg($into)
            }
        }
    )*};
}

arguments! {
    i64 => Int, value => Some(value);
    Option<i64> => Int, value => value;
    bool => Int, value => Some(i64::from(value));
    Timestamp => Int, value => Some(value.unix_ms());
    Option<Timestamp> => Int, value => value.map(Timestamp::unix_ms);
    &str => Text, value => Some(value.to_owned());
    String => Text, value => Some(value);
    Option<String> => Text, value => value;
    JobId => Text, value => Some(value.to_string());
    Option<JobId> => Text, value => value.map(|id| id.to_string());
    Vec<u8> => Bytes, value => Some(value);
    &[u8] => Bytes, value => Some(value.to_vec());
}

impl<N: IdPrefix> From<Id<N>> for Arg {
    fn from(id: Id<N>) -> Self {
        Self::Text(Some(id.to_string()))
    }
}

/// A row of an answer.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
    /// One of many that came as one: a value for each column, but for the one that holds bytes.
    Listed {
        columns: &'static [&'static str],
        values: Vec<Value>,
        bytes: Option<Bytes>,
    },
}

/// A value that both databases give in the same type.
pub(crate) trait Column:
    for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>
{
    /// The same from a list; none where it is of another type. Bytes are apart: [`Row::bytes`].
    fn of_listed(value: &Value) -> Option<Self>;
}

macro_rules! columns {
    ($($type:ty, $value:ident => $from:expr;)*) => {$(
        impl Column for $type {
            fn of_listed($value: &Value) -> Option<Self> {
                $from
            }
        }

        impl Column for Option<$type> {
            fn of_listed(value: &Value) -> Option<Self> {
                if value.is_null() { Some(None) } else { <$type>::of_listed(value).map(Some) }
            }
        }
    )*};
}

columns! {
    i64, value => value.as_i64();
    String, value => value.as_str().map(str::to_owned);
    Vec<u8>, _value => None;
}

impl Row {
    /// The value of a column: an `i64`, a text, bytes, or an option of one.
    pub(super) fn get<T: Column>(&self, column: &'static str) -> Result<T, StoreError> {
        Ok(match self {
            Self::Sqlite(row) => row.try_get(column)?,
            Self::Postgres(row) => row.try_get(column)?,
            Self::Listed { .. } => {
                self.listed(column).and_then(T::of_listed).ok_or(StoreError::Corrupt(column))?
            }
        })
    }

    /// The value of a column in a row that came in a list.
    fn listed(&self, column: &str) -> Option<&Value> {
        let Self::Listed { columns, values, .. } = self else { return None };
        values.get(columns.iter().position(|name| *name == column)?)
    }

    /// Bytes, if there are any, of the one column of the row that holds some.
    pub(super) fn bytes(&self, column: &'static str) -> Result<Option<Bytes>, StoreError> {
        match self {
            Self::Listed { bytes, .. } => Ok(bytes.clone()),
            _ => Ok(self.get::<Option<Vec<u8>>>(column)?.map(Bytes::from)),
        }
    }

    /// A count or an amount that is never negative.
    pub(super) fn count(&self, column: &'static str) -> Result<u64, StoreError> {
        u64::try_from(self.get::<i64>(column)?).map_err(|_| StoreError::Corrupt(column))
    }

    /// The place, in the list that was asked for, of what the row is about.
    pub(super) fn place(&self) -> Result<usize, StoreError> {
        usize::try_from(self.get::<i64>("place")?).map_err(|_| StoreError::Corrupt("place"))
    }

    pub(super) fn flag(&self, column: &'static str) -> Result<bool, StoreError> {
        Ok(self.get::<i64>(column)? != 0)
    }

    pub(super) fn time(&self, column: &'static str) -> Result<Timestamp, StoreError> {
        Ok(Timestamp::from_unix_ms(self.get(column)?))
    }

    pub(super) fn time_or_none(
        &self,
        column: &'static str,
    ) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.get::<Option<i64>>(column)?.map(Timestamp::from_unix_ms))
    }

    /// A text that means something: an id, a status, scopes.
    pub(super) fn parse<T: FromStr>(&self, column: &'static str) -> Result<T, StoreError> {
        let parsed = match self.listed(column).and_then(Value::as_str) {
            Some(text) => text.parse(),
            None => self.get::<String>(column)?.parse(),
        };
        parsed.map_err(|_| StoreError::Corrupt(column))
    }
}

//! A statement with its arguments, and a row of its answer, on either database.
//!
//! Outside transactions a statement may name any table: [`query`]. One of a batch of writes names none of
//! which the batch may hold rows in memory: [`query!`], which does not build for another.

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

use super::buffered::names_buffered;
use crate::error::StoreError;

/// A statement. Its text is constant: what varies is bound.
#[derive(Debug, Clone)]
pub(crate) struct Query {
    pub(crate) sql: &'static str,
    pub(crate) args: Vec<Arg>,
}

/// An argument, as both databases can store it.
#[derive(Debug, Clone)]
pub(crate) enum Arg {
    Int(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

pub(crate) const fn query(sql: &'static str) -> Query {
    Query { sql, args: Vec::new() }
}

/// A statement that names no table of which a batch may hold rows in memory; made by [`query!`].
#[derive(Debug, Clone)]
pub(crate) struct UnbufferedQuery(Query);

impl UnbufferedQuery {
    /// Stops the build where the statement does name such a table, since [`query!`] calls it then.
    pub(crate) const fn checked(sql: &'static str) -> Self {
        assert!(
            !names_buffered(sql),
            "a batch may hold rows of a table that the statement names: run it by Batch::read"
        );
        Self(query(sql))
    }

    /// The value of the next `$n`.
    pub(crate) fn bind(self, value: impl Into<Arg>) -> Self {
        Self(self.0.bind(value))
    }
}

impl From<UnbufferedQuery> for Query {
    fn from(query: UnbufferedQuery) -> Self {
        query.0
    }
}

/// A statement of a batch of writes, by the name of its constant text.
macro_rules! unbuffered_query {
    ($sql:expr) => {
        const { $crate::db::statement::UnbufferedQuery::checked($sql) }
    };
}

pub(crate) use unbuffered_query as query;

/// Arguments in the types of one database.
macro_rules! driver_arguments {
    ($arguments:ty, $args:expr) => {{
        let mut arguments = <$arguments>::default();
        for arg in $args {
            let added = match arg {
                $crate::db::statement::Arg::Int(value) => {
                    sqlx::Arguments::add(&mut arguments, value)
                }
                $crate::db::statement::Arg::Text(value) => {
                    sqlx::Arguments::add(&mut arguments, value)
                }
                $crate::db::statement::Arg::Bytes(value) => {
                    sqlx::Arguments::add(&mut arguments, value)
                }
            };
            added.map_err(sqlx::Error::Encode)?;
        }
        arguments
    }};
}

/// The statement in the types of one database.
macro_rules! bound {
    (Sqlite, $query:expr) => {
        sqlx::query_with(
            $query.sql,
            $crate::db::statement::driver_arguments!(sqlx::sqlite::SqliteArguments, $query.args),
        )
    };
    (Postgres, $query:expr) => {
        sqlx::query_with(
            $query.sql,
            $crate::db::statement::driver_arguments!(sqlx::postgres::PgArguments, $query.args),
        )
    };
}

pub(crate) use {bound, driver_arguments};

/// Notes a statement at the most verbose level of the log: its constant text, never what is bound.
pub(crate) fn note(sql: &'static str) {
    tracing::trace!(target: "tieout::sql", "{sql}");
}

impl Query {
    /// The value of the next `$n`.
    pub(crate) fn bind(mut self, value: impl Into<Arg>) -> Self {
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
    Option<[u8; 32]> => Bytes, value => value.map(|bytes| bytes.to_vec());
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
    pub(crate) fn get<T: Column>(&self, column: &'static str) -> Result<T, StoreError> {
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
    pub(crate) fn bytes(&self, column: &'static str) -> Result<Option<Bytes>, StoreError> {
        match self {
            Self::Listed { bytes, .. } => Ok(bytes.clone()),
            _ => Ok(self.get::<Option<Vec<u8>>>(column)?.map(Bytes::from)),
        }
    }

    /// A count or an amount that is never negative.
    pub(crate) fn count(&self, column: &'static str) -> Result<u64, StoreError> {
        u64::try_from(self.get::<i64>(column)?).map_err(|_| StoreError::Corrupt(column))
    }

    /// The place, in the list that was asked for, of what the row is about.
    pub(crate) fn place(&self) -> Result<usize, StoreError> {
        usize::try_from(self.get::<i64>("place")?).map_err(|_| StoreError::Corrupt("place"))
    }

    pub(crate) fn flag(&self, column: &'static str) -> Result<bool, StoreError> {
        Ok(self.get::<i64>(column)? != 0)
    }

    pub(crate) fn time(&self, column: &'static str) -> Result<Timestamp, StoreError> {
        Ok(Timestamp::from_unix_ms(self.get(column)?))
    }

    pub(crate) fn time_or_none(
        &self,
        column: &'static str,
    ) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.get::<Option<i64>>(column)?.map(Timestamp::from_unix_ms))
    }

    /// 32 bytes.
    pub(crate) fn hash(&self, column: &'static str) -> Result<[u8; 32], StoreError> {
        let bytes = self.bytes(column)?.ok_or(StoreError::Corrupt(column))?;
        bytes.as_ref().try_into().map_err(|_| StoreError::Corrupt(column))
    }

    /// Two times 32 bytes, one behind the other.
    pub(crate) fn hashes<const N: usize>(
        &self,
        column: &'static str,
    ) -> Result<[[u8; 32]; N], StoreError> {
        let bytes = self.bytes(column)?.ok_or(StoreError::Corrupt(column))?;
        let (hashes, rest) = bytes.as_ref().as_chunks::<32>();
        let hashes = hashes.try_into().ok().filter(|_| rest.is_empty());
        hashes.ok_or(StoreError::Corrupt(column))
    }

    /// A text that means something, if there is one.
    pub(crate) fn parse_or_none<T: FromStr>(
        &self,
        column: &'static str,
    ) -> Result<Option<T>, StoreError> {
        let text: Option<String> = self.get(column)?;
        text.map(|text| text.parse()).transpose().map_err(|_| StoreError::Corrupt(column))
    }

    /// A text that means something: an id, a status, scopes.
    pub(crate) fn parse<T: FromStr>(&self, column: &'static str) -> Result<T, StoreError> {
        let parsed = match self.listed(column).and_then(Value::as_str) {
            Some(text) => text.parse(),
            None => self.get::<String>(column)?.parse(),
        };
        parsed.map_err(|_| StoreError::Corrupt(column))
    }
}

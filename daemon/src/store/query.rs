//! A statement with its arguments, and a row of its answer, on either database.

use std::str::FromStr;

use sqlx::Row as _;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Decode, Postgres, Sqlite, Type};
use tieout::id::{Id, Named};
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

impl<N: Named> From<Id<N>> for Arg {
    fn from(id: Id<N>) -> Self {
        Self::Text(Some(id.to_string()))
    }
}

/// A row of an answer.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// A value that both databases give in the same type.
pub(crate) trait Column:
    for<'r> Decode<'r, Sqlite> + Type<Sqlite> + for<'r> Decode<'r, Postgres> + Type<Postgres>
{
}

impl Column for i64 {}
impl Column for String {}
impl Column for Vec<u8> {}
impl Column for Option<i64> {}
impl Column for Option<String> {}
impl Column for Option<Vec<u8>> {}

impl Row {
    /// The value of a column: an `i64`, a text, bytes, or an option of one.
    pub(super) fn get<T: Column>(&self, column: &'static str) -> Result<T, StoreError> {
        Ok(match self {
            Self::Sqlite(row) => row.try_get(column)?,
            Self::Postgres(row) => row.try_get(column)?,
        })
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
        self.get::<String>(column)?.parse().map_err(|_| StoreError::Corrupt(column))
    }
}

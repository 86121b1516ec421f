//! Statements about many things at once, which they see as the table `asked`.
//!
//! On `SQLite` all rows of the answer come as one, in a text of JSON and behind it the bytes of all: the
//! driver hands rows over from a thread of its own one by one, and copies each value, which takes longer
//! than to find them. A server sends rows together; there they stay rows. The rest of the text is the
//! same.

use bytes::Bytes;
use serde_json::Value;
use sqlx::sqlite::SqliteRow;
use sqlx::{Column as _, Row as _};

use super::buffered::names_buffered;
use super::statement::Row;
use crate::error::StoreError;

/// A statement over a list, in the words of each database; see `batch_query!`. It names tables of which a
/// batch of writes may hold rows in memory only where it says so: `BatchQuery<true>`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BatchQuery<const OF_BOOKS: bool = false> {
    pub(crate) sqlite: &'static str,
    pub(crate) postgres: &'static str,
    /// Names of the columns of the answer, but for one that holds bytes.
    pub(crate) columns: &'static [&'static str],
}

impl<const OF_BOOKS: bool> BatchQuery<OF_BOOKS> {
    /// Stops the build where the statement names such a table and does not say so.
    pub(crate) const fn checked(
        sqlite: &'static str,
        postgres: &'static str,
        columns: &'static [&'static str],
    ) -> Self {
        assert!(
            OF_BOOKS || !names_buffered(sqlite) && !names_buffered(postgres),
            "a batch may hold rows of a table that the statement names: it is a BatchQuery<true>"
        );
        Self { sqlite, postgres, columns }
    }
}

/// A statement over a table `asked`, with the named columns and each thing's `place` in the list,
/// from 0: `batch_query!([hash: bytes 0, at: int 1], [key: k.id, length: b.length; bytes: b.chunk], "FROM
/// asked ...")`. The numbers say where in a thing the value stands. The list comes as JSON, an array of
/// arrays; bytes are written in hexadecimal digits. A value that is null there is null here. The second
/// list names the columns of the answer, which has `place` as well; the one that holds bytes, where
/// there is one, stands behind a semicolon; `hashes: h.hash + h.audit_hash` joins two.
macro_rules! batch_query {
    (
        [$($asked:ident: $kind:ident $at:literal),+],
        [$($column:ident: $table:ident.$source:ident),+
            $(; $bytes:ident: $bytes_table:ident.$bytes_source:ident
                $(+ $more_table:ident.$more_source:ident)*)?],
        $from:literal
    ) => {
        $crate::db::batch_query::BatchQuery::checked(
            concat!(
                "WITH asked AS (SELECT key AS place",
                $(", ", $crate::db::batch_query::asked!(sqlite $kind $at), " AS ", stringify!($asked)),+,
                " FROM jsonb_each($1)) SELECT json_group_array(json_array(asked.place",
                $(", ", stringify!($table), ".", stringify!($source)),+,
                $(", length(", stringify!($bytes_table), ".", stringify!($bytes_source), ")",
                $(" + length(", stringify!($more_table), ".", stringify!($more_source), ")",)*)?
                ")) AS list",
                // Bytes are joined as they are, whatever text they would be.
                $(", CAST(group_concat(", stringify!($bytes_table), ".", stringify!($bytes_source),
                $(" || ", stringify!($more_table), ".", stringify!($more_source),)*
                ", '') AS BLOB) AS bytes",)?
                " ", $from
            ),
            concat!(
                "WITH asked AS (SELECT ordinality - 1 AS place",
                $(", ", $crate::db::batch_query::asked!(postgres $kind $at), " AS ", stringify!($asked)),+,
                " FROM jsonb_array_elements(CAST($1 AS jsonb)) WITH ORDINALITY AS list (value)) ",
                "SELECT asked.place AS place",
                $(", ", stringify!($table), ".", stringify!($source), " AS ", stringify!($column)),+,
                $(", ", stringify!($bytes_table), ".", stringify!($bytes_source),
                $(" || ", stringify!($more_table), ".", stringify!($more_source),)*
                " AS ", stringify!($bytes),)?
                " ", $from
            ),
            &["place", $(stringify!($column)),+],
        )
    };
}

/// A statement that writes a row for each thing of a list, in the words of each database; see
/// `batch_insert!`. Into a table of which a batch may hold rows in memory only where it says so.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BatchInsert<const OF_BOOKS: bool = false> {
    pub(crate) sqlite: &'static str,
    pub(crate) postgres: &'static str,
}

impl<const OF_BOOKS: bool> BatchInsert<OF_BOOKS> {
    /// Stops the build where the statement names such a table and does not say so.
    pub(crate) const fn checked(sqlite: &'static str, postgres: &'static str) -> Self {
        assert!(
            OF_BOOKS || !names_buffered(sqlite) && !names_buffered(postgres),
            "a batch holds rows of the table that the statement writes to"
        );
        Self { sqlite, postgres }
    }
}

/// A statement that writes a list into a table: `batch_insert!(heads [id: text 0, hash: bytes 1])`, with
/// what is to be done about rows that are there: `batch_insert!(... "ON CONFLICT ...")`. The numbers say
/// where in a thing the value of a column stands; the list comes as for `batch_query!`.
macro_rules! batch_insert {
    ($table:ident [$($column:ident: $kind:ident $at:literal),+ $(,)?] $($conflict:literal)?) => {
        $crate::db::batch_query::BatchInsert::checked(
            concat!(
                $crate::db::batch_query::batch_insert!(into $table [$($column)+]),
                $crate::db::batch_query::batch_insert!(sqlite [$($kind $at)+]),
                // Without a condition SQLite would take ON for a part of the FROM clause.
                " FROM jsonb_each($1) WHERE true " $(, $conflict)?
            ),
            concat!(
                $crate::db::batch_query::batch_insert!(into $table [$($column)+]),
                $crate::db::batch_query::batch_insert!(postgres [$($kind $at)+]),
                " FROM jsonb_array_elements(CAST($1 AS jsonb)) AS list (value) " $(, $conflict)?
            ),
        )
    };
    (into $table:ident [$first:ident $($column:ident)*]) => {
        concat!(
            "INSERT INTO ", stringify!($table), " (", stringify!($first),
            $(", ", stringify!($column),)* ") SELECT "
        )
    };
    ($database:ident [$kind:ident $at:literal $($kinds:ident $ats:literal)*]) => {
        concat!(
            $crate::db::batch_query::asked!($database $kind $at)
            $(, ", ", $crate::db::batch_query::asked!($database $kinds $ats))*
        )
    };
}

/// One value of a thing that is asked for.
macro_rules! asked {
    (sqlite bytes $at:literal) => {
        concat!("unhex(value ->> ", $at, ")")
    };
    (postgres bytes $at:literal) => {
        concat!("decode(value ->> ", $at, ", 'hex')")
    };
    ($database:ident int $at:literal) => {
        concat!("CAST(value ->> ", $at, " AS BIGINT)")
    };
    ($database:ident text $at:literal) => {
        concat!("value ->> ", $at)
    };
}

pub(crate) use {asked, batch_insert, batch_query};

/// Rows that one statement writes: enough to forget what a statement costs, few enough for the text of
/// their values to stay small, and to be made while the database writes those before them.
const ROWS_PUT_MAX: usize = 4_000;

/// Rows for a table, a statement's each, made when they are asked for.
pub(crate) fn chunks<R: serde::Serialize, const OF_BOOKS: bool>(
    insert: BatchInsert<OF_BOOKS>,
    mut rows: impl Iterator<Item = R>,
) -> impl Iterator<Item = Result<InsertChunk, StoreError>> {
    let BatchInsert { sqlite, postgres } = insert;
    std::iter::from_fn(move || {
        let chunk: Vec<R> = rows.by_ref().take(ROWS_PUT_MAX).collect();
        if chunk.is_empty() {
            return None;
        }
        let text = serde_json::to_string(&chunk).map_err(|_| StoreError::Corrupt("list"));
        Some(text.map(|text| InsertChunk { sqlite, postgres, text }))
    })
}

/// What one statement writes.
#[derive(Debug)]
pub(crate) struct InsertChunk {
    pub(crate) sqlite: &'static str,
    pub(crate) postgres: &'static str,
    /// The list, in JSON.
    pub(crate) text: String,
}

/// Bytes as a list of things has them.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut hex, byte| {
        for digit in [byte >> 4, byte & 15] {
            hex.push(char::from(b"0123456789abcdef"[usize::from(digit)]));
        }
        hex
    })
}

/// The rows that came as one.
pub(crate) fn listed(
    row: &SqliteRow,
    columns: &'static [&'static str],
) -> Result<Vec<Row>, StoreError> {
    let list: Vec<Vec<Value>> =
        serde_json::from_str(row.try_get("list")?).map_err(|_| StoreError::Corrupt("list"))?;
    let mut bytes: &[u8] = match row.try_column("bytes") {
        Ok(column) => row.try_get::<Option<_>, _>(column.ordinal())?.unwrap_or_default(),
        // The statement has none.
        Err(_) => &[],
    };
    let mut rows = Vec::with_capacity(list.len());
    for values in list {
        let length = values.get(columns.len()).and_then(Value::as_u64);
        let own = match length.and_then(|length| usize::try_from(length).ok()) {
            Some(length) => {
                let (own, others) =
                    bytes.split_at_checked(length).ok_or(StoreError::Corrupt("bytes"))?;
                bytes = others;
                // A copy: a slow reader must not hold those of all others.
                Some(Bytes::copy_from_slice(own))
            }
            None => None,
        };
        rows.push(Row::Listed { columns, values, bytes: own });
    }
    Ok(rows)
}

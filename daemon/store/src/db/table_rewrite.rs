//! A table of a server written anew, so that nothing is left in its files of rows that are gone.

use sqlx::postgres::PgRow;
use sqlx::{AssertSqlSafe, Executor as _, PgConnection, Row as _};

use super::server::{PoolMode, Server};
use super::statement::{note, query};
use crate::error::StoreError;

/// The number that the server has not given to any transaction yet.
pub(crate) async fn next_transaction(server: &Server) -> Result<i64, StoreError> {
    const NEXT: &str = "SELECT txid_snapshot_xmax(txid_current_snapshot()) AS next";
    note(NEXT);
    number(&server.rows(query(NEXT)).await?, "next")
}

/// Has the server write the table anew and remove its old file; no if its rows are in use for longer
/// than others should wait behind this, or if a transaction may still want to see rows that were
/// removed by one before this number: the server then takes them along into the new file.
pub(crate) async fn write(server: &Server, removed_before: i64) -> Result<bool, StoreError> {
    /// What was removed by a transaction before this one was left out. Its number has 32 bits.
    const LEFT_OUT_BEFORE: &str = "SELECT CAST(CAST(relfrozenxid AS TEXT) AS BIGINT) AS number \
        FROM pg_class WHERE oid = 'traceless_chunks'::regclass";
    /// The server's code for a lock that was not to be had in time.
    const LOCK_NOT_AVAILABLE: &str = "55P03";
    let mut connection = server.pool.acquire().await?;
    let written = match server.mode {
        PoolMode::Session => write_in_session(&mut connection).await,
        PoolMode::Transaction => {
            write_in_transaction(&mut connection, &server.beginnings.statement).await
        }
    };
    match written {
        Err(Rewrite::Failed(sqlx::Error::Database(error)))
            if error.code().as_deref() == Some(LOCK_NOT_AVAILABLE) =>
        {
            return Ok(false);
        }
        Err(Rewrite::Failed(error)) => return Err(error.into()),
        Err(Rewrite::Unsettled(error)) => {
            connection.close_on_drop();
            return Err(error.into());
        }
        Ok(()) => {}
    }
    note(LEFT_OUT_BEFORE);
    let rows = server.rows_on(&mut connection, query(LEFT_OUT_BEFORE)).await?;
    Ok(is_not_before(number(&rows, "number")?, removed_before))
}

/// Why a table was not written anew.
enum Rewrite {
    Failed(sqlx::Error),
    /// And the connection is not as it was.
    Unsettled(sqlx::Error),
}

async fn write_in_session(connection: &mut PgConnection) -> Result<(), Rewrite> {
    const ANEW: &str = "VACUUM (FULL) traceless_chunks";
    note(ANEW);
    connection.execute("SET lock_timeout = 200").await.map_err(Rewrite::Unsettled)?;
    let written = connection.execute(ANEW).await;
    connection.execute("SET lock_timeout = 5000").await.map_err(Rewrite::Unsettled)?;
    written.map(drop).map_err(Rewrite::Failed)
}

/// `CLUSTER` writes a table anew as `VACUUM (FULL)` does, and may do so in a transaction: settings end
/// with that, before the connection is lent to somebody else. It begins as all others do: the table is that of the schema in
/// which the daemon began, which stays as it was.
async fn write_in_transaction(connection: &mut PgConnection, begin: &str) -> Result<(), Rewrite> {
    const ANEW: &str = "SET LOCAL lock_timeout = 200; \
        CLUSTER traceless_chunks USING traceless_chunks_pkey; \
        ALTER TABLE traceless_chunks SET WITHOUT CLUSTER; COMMIT";
    note(ANEW);
    let sql = AssertSqlSafe(format!("{begin}{ANEW}"));
    let written = connection.execute(sqlx::raw_sql(sql)).await;
    if written.is_err() {
        connection.execute("ROLLBACK").await.map_err(Rewrite::Unsettled)?;
    }
    written.map(drop).map_err(Rewrite::Failed)
}

fn number(rows: &[PgRow], column: &'static str) -> Result<i64, StoreError> {
    Ok(rows.first().ok_or(StoreError::Corrupt(column))?.try_get(column)?)
}

/// Whether the first transaction is the second or a later one. Their numbers start anew after 2^32.
const fn is_not_before(one: i64, other: i64) -> bool {
    one.wrapping_sub(other) & (1 << 31) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transactions_are_told_apart_where_their_numbers_start_anew() {
        assert!(is_not_before(5, 5) && is_not_before(6, 5) && !is_not_before(4, 5));
        // The first with the 32 bits that a table keeps, the second with all of its bits.
        assert!(is_not_before(5, (1 << 32) + 5) && is_not_before(5, (1 << 32) - 5));
        assert!(!is_not_before((1 << 32) - 5, (1 << 32) + 5));
    }
}

//! A table of a server written anew, so that nothing is left in its files of rows that are gone.

use sqlx::{Executor as _, PgPool};

use super::statement::note;
use crate::error::StoreError;

/// The number that the server has not given to any transaction yet.
pub(crate) async fn next_transaction(pool: &PgPool) -> Result<i64, StoreError> {
    const NEXT: &str = "SELECT txid_snapshot_xmax(txid_current_snapshot())";
    note(NEXT);
    Ok(sqlx::query_scalar(NEXT).fetch_one(pool).await?)
}

/// Has the server write the table anew and remove its old file; no if its rows are in use for longer
/// than others should wait behind this, or if a transaction may still want to see rows that were
/// removed by one before this number: the server then takes them along into the new file.
pub(crate) async fn write(pool: &PgPool, removed_before: i64) -> Result<bool, StoreError> {
    const ANEW: &str = "VACUUM (FULL) traceless_chunks";
    /// What was removed by a transaction before this one was left out. Its number has 32 bits.
    const LEFT_OUT_BEFORE: &str = "SELECT CAST(CAST(relfrozenxid AS TEXT) AS BIGINT) \
        FROM pg_class WHERE oid = 'traceless_chunks'::regclass";
    /// The server's code for a lock that was not to be had in time.
    const LOCK_NOT_AVAILABLE: &str = "55P03";
    note(ANEW);
    let mut connection = pool.acquire().await?;
    connection.execute("SET lock_timeout = 200").await?;
    let written = connection.execute(ANEW).await;
    let reset = connection.execute("SET lock_timeout = 5000").await;
    if reset.is_err() {
        connection.close_on_drop();
        return Err(reset.err().map_or(StoreError::Closed, StoreError::from));
    }
    match written {
        Err(sqlx::Error::Database(error))
            if error.code().as_deref() == Some(LOCK_NOT_AVAILABLE) =>
        {
            Ok(false)
        }
        written => {
            written?;
            note(LEFT_OUT_BEFORE);
            let query = sqlx::query_scalar(LEFT_OUT_BEFORE);
            let left_out_before: i64 = query.fetch_one(&mut *connection).await?;
            Ok(is_not_before(left_out_before, removed_before))
        }
    }
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

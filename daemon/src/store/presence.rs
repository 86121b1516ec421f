//! Whether other daemons share the database.
//!
//! A job whose daemon died waits until its lease runs out, unless nobody else can hold one. On a
//! file that is always so: the lock on it says it. On a server every daemon holds a shared advisory
//! lock on a connection of its own, which the server frees when the connection ends, by `kill -9`
//! too; who can have the lock alone is alone.

use sqlx::{PgConnection, Row as _};

use super::dialect::Database;
use super::error::StoreError;

/// Names the lock among those of other programs on the same database: "tieout" in ASCII.
const LOCK: i64 = 0x7469_656f_7574;

/// Held for as long as the daemon runs.
#[derive(Debug)]
pub(super) struct Presence {
    _connection: Option<PgConnection>,
}

/// Takes part; says whether no other daemon does.
pub(super) async fn enter(database: &Database) -> Result<(Presence, bool), StoreError> {
    const ALONE: &str = "SELECT pg_try_advisory_lock($1) AS alone";
    const SHARE: &str = "SELECT pg_advisory_lock_shared($1)";
    const NO_LONGER_ALONE: &str = "SELECT pg_advisory_unlock($1)";
    let Database::Postgres(pool) = database else {
        return Ok((Presence { _connection: None }, true));
    };
    let mut connection = pool.acquire().await?;
    let row = sqlx::query(ALONE).bind(LOCK).fetch_one(&mut *connection).await?;
    let is_alone: bool = row.try_get("alone")?;
    // The exclusive lock is given up only when the shared one is held: two that start together
    // cannot both be alone.
    sqlx::query(SHARE).bind(LOCK).execute(&mut *connection).await?;
    if is_alone {
        sqlx::query(NO_LONGER_ALONE).bind(LOCK).execute(&mut *connection).await?;
    }
    // Out of the pool, which waits for its connections when it is closed.
    Ok((Presence { _connection: Some(connection.detach()) }, is_alone))
}

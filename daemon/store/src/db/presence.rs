//! Whether other daemons share the database.
//!
//! A job whose daemon died waits until its lease runs out, unless nobody else can hold one. On a
//! file that is always so: the lock on it says it. On a server every daemon holds a shared advisory
//! lock on a connection of its own, which the server frees when the connection ends, by `kill -9`
//! too; who can have the lock alone is alone. A connection that is lost (the server was started
//! anew) is made again.

use std::future::Future;
use std::time::{Duration, Instant};

use sqlx::{Connection as _, PgConnection, PgPool, Row as _};
use tokio::task::JoinHandle;

use crate::db::backend::Database;
use crate::error::StoreError;

/// Names the lock among those of other programs on the same database: "tieout" in ASCII.
const LOCK: i64 = 0x7469_656f_7574;

const SHARE: &str = "SELECT pg_advisory_lock_shared($1)";

/// How often it is looked whether the connection is there.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// Held for as long as the daemon runs.
#[derive(Debug)]
pub(crate) struct Presence {
    holding: Option<JoinHandle<()>>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        if let Some(holding) = &self.holding {
            holding.abort();
        }
    }
}

/// A daemon that has just been killed may seem to be there a moment longer, until the server has
/// noticed: so long it is waited for, as on a file.
const LEAVING_TIME_MAX: Duration = Duration::from_secs(2);
const ALONE_TRIED_EVERY: Duration = Duration::from_millis(50);

/// Takes part; says whether no other daemon does. What only one that is alone may do is done before
/// another can come. Where others seem to hold jobs, which would have to wait for their leases, they
/// get a moment to leave.
pub(crate) async fn enter(
    database: &Database,
    when_alone: impl Future<Output = Result<(), StoreError>>,
) -> Result<(Presence, bool), StoreError> {
    const NO_LONGER_ALONE: &str = "SELECT pg_advisory_unlock($1)";
    let Database::Postgres { pool, .. } = database else {
        when_alone.await?;
        return Ok((Presence { holding: None }, true));
    };
    // Out of the pool, which waits for its connections when it is closed.
    let mut connection = pool.acquire().await?.detach();
    let given_up_at = Instant::now() + LEAVING_TIME_MAX;
    let is_alone = loop {
        let (is_alone, is_worth_a_wait) = try_alone(&mut connection).await?;
        if is_alone || !is_worth_a_wait || Instant::now() >= given_up_at {
            break is_alone;
        }
        tokio::time::sleep(ALONE_TRIED_EVERY).await;
    };
    // The exclusive lock is given up only when the shared one is held: two that start together
    // cannot both be alone.
    sqlx::query(SHARE).bind(LOCK).execute(&mut connection).await?;
    if is_alone {
        when_alone.await?;
        sqlx::query(NO_LONGER_ALONE).bind(LOCK).execute(&mut connection).await?;
    }
    let holding = tokio::spawn(hold(pool.clone(), connection));
    Ok((Presence { holding: Some(holding) }, is_alone))
}

/// Takes the lock alone, if it can be had; says too whether jobs are held.
async fn try_alone(connection: &mut PgConnection) -> Result<(bool, bool), StoreError> {
    const ALONE: &str = "SELECT pg_try_advisory_lock($1) AS alone, \
        EXISTS (SELECT 1 FROM jobs WHERE status = 'processing') AS held";
    let row = sqlx::query(ALONE).bind(LOCK).fetch_one(connection).await?;
    Ok((row.try_get("alone")?, row.try_get("held")?))
}

/// Looks after the connection for ever.
async fn hold(pool: PgPool, mut connection: PgConnection) {
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        if connection.ping().await.is_ok() {
            continue;
        }
        match share_again(&pool).await {
            Ok(again) => connection = again,
            Err(error) => tracing::warn!(%error, "other daemons cannot see this one"),
        }
    }
}

async fn share_again(pool: &PgPool) -> Result<PgConnection, StoreError> {
    let mut connection = pool.acquire().await?.detach();
    sqlx::query(SHARE).bind(LOCK).execute(&mut connection).await?;
    Ok(connection)
}

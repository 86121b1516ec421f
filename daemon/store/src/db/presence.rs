//! Whether other daemons share the database.
//!
//! A job whose daemon died waits until its lease runs out, unless nobody else can hold one. On a
//! file that is always so: the lock on it says it. On a server every daemon holds a shared advisory
//! lock on a connection of its own, which the server frees when the connection ends, by `kill -9`
//! too; who can have the lock alone is alone. A connection that is lost (the server was started
//! anew) is made again.
//!
//! Behind a pooler that lends a connection for a transaction nothing can be held: there a daemon renews
//! a row. Each kind sees the other: who would be alone has the lock, and no row is fresh.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection, PgPool, Row as _};
use tokio::task::JoinHandle;

use crate::db::backend::Database;
use crate::db::server::{PoolMode, Server};
use crate::db::statement::query;
use crate::entropy::new_id_bits;
use crate::error::StoreError;

/// Names the lock among those of other programs on the same database: "tieout" in ASCII.
const LOCK: i64 = 0x7469_656f_7574;

const SHARE: &str = "SELECT pg_advisory_lock_shared($1)";

/// How often it is looked whether the connection is there, or the row is renewed.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// A row that was not renewed for so long is that of a daemon that is gone: as long as a lease is, so that
/// whoever ends the leases of a daemon that only stood still takes nothing that it had not lost.
const GONE_AFTER_MS: i64 = 8000;

const RENEW: &str = "INSERT INTO daemons (id, seen_at) \
    VALUES ($1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint) \
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at";

/// Held for as long as the daemon runs.
#[derive(Debug)]
pub(crate) struct Presence {
    holding: Option<JoinHandle<()>>,
    /// Its row, behind a pooler in transaction mode.
    row: Option<(Server, String)>,
}

impl Presence {
    /// Has the others know at once that it goes. One that is killed is missed after a while.
    pub(crate) async fn leave(mut self) -> Result<(), StoreError> {
        const REMOVE: &str = "DELETE FROM daemons WHERE id = $1";
        if let Some(holding) = self.holding.take() {
            holding.abort();
        }
        if let Some((server, id)) = self.row.take() {
            server.rows(query(REMOVE).bind(id)).await?;
        }
        Ok(())
    }
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
    match database {
        Database::Sqlite { .. } => {
            when_alone.await?;
            Ok((Presence { holding: None, row: None }, true))
        }
        Database::Postgres(server) if server.mode == PoolMode::Session => {
            enter_by_lock(&server.pool, when_alone).await
        }
        Database::Postgres(server) => enter_by_row(server, when_alone).await,
        Database::Within(_) => Err(StoreError::Closed),
    }
}

async fn enter_by_lock(
    pool: &PgPool,
    when_alone: impl Future<Output = Result<(), StoreError>>,
) -> Result<(Presence, bool), StoreError> {
    const ALONE: &str = "SELECT pg_try_advisory_lock($1) AS locked, \
        EXISTS (SELECT 1 FROM jobs WHERE status = 'processing') AS held";
    const NO_LONGER_ALONE: &str = "SELECT pg_advisory_unlock($1)";
    // Out of the pool, which waits for its connections when it is closed.
    let mut connection = pool.acquire().await?.detach();
    let given_up_at = Instant::now() + LEAVING_TIME_MAX;
    let (is_locked, is_alone) = loop {
        let tried = Tried::of(&mut connection, ALONE).await?;
        if tried.is_alone || !tried.is_worth_a_wait || Instant::now() >= given_up_at {
            break (tried.is_locked, tried.is_alone);
        }
        if tried.is_locked {
            sqlx::query(NO_LONGER_ALONE).bind(LOCK).execute(&mut connection).await?;
        }
        tokio::time::sleep(ALONE_TRIED_EVERY).await;
    };
    // The exclusive lock is given up only when the shared one is held: two that start together
    // cannot both be alone.
    sqlx::query(SHARE).bind(LOCK).execute(&mut connection).await?;
    if is_alone {
        when_alone.await?;
    }
    if is_locked {
        sqlx::query(NO_LONGER_ALONE).bind(LOCK).execute(&mut connection).await?;
    }
    let holding = tokio::spawn(hold(pool.clone(), connection));
    Ok((Presence { holding: Some(holding), row: None }, is_alone))
}

/// The locks are those of transactions. The row is there for others before the lock is free again.
async fn enter_by_row(
    server: &Server,
    when_alone: impl Future<Output = Result<(), StoreError>>,
) -> Result<(Presence, bool), StoreError> {
    const ALONE: &str = "SELECT pg_try_advisory_xact_lock($1) AS locked, \
        EXISTS (SELECT 1 FROM jobs WHERE status = 'processing') AS held";
    const SHARE: &str = "SELECT pg_advisory_xact_lock_shared($1)";
    // Whoever is alone may take its time.
    const WAIT: &str = "SET LOCAL lock_timeout = 0";
    let id = format!("{:032x}", new_id_bits());
    let given_up_at = Instant::now() + LEAVING_TIME_MAX;
    let (mut tx, tried) = loop {
        let begin = AssertSqlSafe(Arc::clone(&server.beginnings.statement));
        let mut tx = server.pool.begin_with(begin).await?;
        tx.execute(sqlx::raw_sql(WAIT)).await?;
        let tried = Tried::of(&mut tx, ALONE).await?;
        if tried.is_alone || !tried.is_worth_a_wait || Instant::now() >= given_up_at {
            break (tx, tried);
        }
        tx.rollback().await?;
        tokio::time::sleep(ALONE_TRIED_EVERY).await;
    };
    if !tried.is_locked {
        // Whoever is alone now is to end what it does then.
        sqlx::query(SHARE).bind(LOCK).persistent(false).execute(&mut *tx).await?;
    }
    if tried.is_alone {
        when_alone.await?;
    }
    sqlx::query(RENEW).bind(&id).persistent(false).execute(&mut *tx).await?;
    tx.commit().await?;
    let holding = tokio::spawn(renew(server.clone(), id.clone()));
    Ok((Presence { holding: Some(holding), row: Some((server.clone(), id)) }, tried.is_alone))
}

/// What came of a try to be alone.
struct Tried {
    is_locked: bool,
    is_alone: bool,
    /// Jobs are held.
    is_worth_a_wait: bool,
}

impl Tried {
    /// Takes the lock alone, if it can be had. Rows are looked at in a statement of its own: what others
    /// did before the lock was free has happened for it.
    async fn of(connection: &mut PgConnection, lock: &'static str) -> Result<Self, StoreError> {
        // Rows of the future were made by a clock that was ahead.
        const OTHERS: &str = "SELECT EXISTS (SELECT 1 FROM daemons WHERE abs(seen_at \
            - (extract(epoch FROM clock_timestamp()) * 1000)::bigint) < $1) AS others";
        let query = sqlx::query(lock).bind(LOCK).persistent(false);
        let row = query.fetch_one(&mut *connection).await?;
        let is_locked: bool = row.try_get("locked")?;
        let is_worth_a_wait = row.try_get("held")?;
        if !is_locked {
            return Ok(Self { is_locked, is_alone: false, is_worth_a_wait });
        }
        let query = sqlx::query(OTHERS).bind(GONE_AFTER_MS).persistent(false);
        let has_others: bool = query.fetch_one(connection).await?.try_get("others")?;
        Ok(Self { is_locked, is_alone: !has_others, is_worth_a_wait })
    }
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

/// Renews the row for ever, and removes those of daemons that are long gone.
async fn renew(server: Server, id: String) {
    const FORGET: &str = "DELETE FROM daemons \
        WHERE seen_at < (extract(epoch FROM clock_timestamp()) * 1000)::bigint - 86400000";
    if let Err(error) = server.rows(query(FORGET)).await {
        tracing::debug!(%error, "rows of daemons that are gone stay");
    }
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        if let Err(error) = server.rows(query(RENEW).bind(&*id)).await {
            tracing::warn!(%error, "other daemons cannot see this one");
        }
    }
}

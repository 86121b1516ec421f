//! Connections that stay with the look-ups of every request while these come one after the other.
//!
//! The pool asks a connection whether it is there before and after each statement, which would take
//! longer than the statement. One that has not been used for a while goes back to the pool, at the
//! next look-up or when the daemon looks after them; so does one that has been away for long, and the
//! pool may replace it.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::Pool;
use sqlx::pool::PoolConnection;

use crate::error::{StoreError, is_of_connection};

/// Connections that are kept at most: others need some too.
pub(crate) const KEPT_MAX: u32 = 2;

/// Since its last use a connection may have been cut off.
const TRUSTED_FOR: Duration = Duration::from_secs(1);

/// After so long a connection goes back to the pool, however much it is used: the pool knows when its
/// connections have lived long enough.
const AWAY_MAX: Duration = Duration::from_mins(5);

/// A connection of the pool while statements run on it, one at a time. Where one breaks off in the
/// middle the connection is closed: the pool would wait for the rest of the answer, with no limit,
/// before it lent it again.
#[derive(Debug)]
pub(crate) struct LentConnection<D: sqlx::Database> {
    connection: PoolConnection<D>,
    acquired_at: Instant,
    /// A statement has begun and not ended, or it has ended with the connection.
    is_broken_off: bool,
}

impl<D: sqlx::Database> LentConnection<D> {
    pub(crate) async fn from_pool(pool: &Pool<D>) -> Result<Self, sqlx::Error> {
        let connection = pool.acquire().await?;
        Ok(Self { connection, acquired_at: Instant::now(), is_broken_off: false })
    }

    /// For a statement, after which [`Self::ended`] is to be called.
    pub(crate) fn begin(&mut self) -> &mut D::Connection {
        self.is_broken_off = true;
        &mut self.connection
    }

    /// The statement has been answered so.
    pub(crate) fn ended<T>(&mut self, answered: &Result<T, sqlx::Error>) {
        self.is_broken_off = answered.as_ref().is_err_and(is_of_connection);
    }

    /// The statement has been answered so, or has not been in the time that it had.
    pub(crate) fn ended_in_time<T>(&mut self, answered: &Result<T, StoreError>) {
        self.is_broken_off = answered.as_ref().is_err_and(StoreError::is_silence);
    }
}

impl<D: sqlx::Database> Drop for LentConnection<D> {
    fn drop(&mut self) {
        if self.is_broken_off {
            self.connection.close_on_drop();
        }
    }
}

/// The connections that are kept. Clones share them.
#[derive(Debug)]
pub(crate) struct WarmConnections<D: sqlx::Database>(Arc<Mutex<Vec<Used<D>>>>);

/// A connection and its last use.
type Used<D> = (LentConnection<D>, Instant);

impl<D: sqlx::Database> WarmConnections<D> {
    pub(crate) fn new() -> Self {
        Self(Arc::default())
    }

    /// A connection that was used a moment ago, if there is one.
    pub(crate) fn take(&self) -> Option<LentConnection<D>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(is_trusted);
        kept.pop().map(|(connection, _)| connection)
    }

    /// Keeps a connection that is well, unless there are enough of them, it has been away for long, or
    /// the pool is closing.
    pub(crate) fn keep(&self, connection: LentConnection<D>, pool: &Pool<D>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Looked at under the lock, which `release` needs after the pool has begun to close.
        let is_wanted = kept.len() < KEPT_MAX as usize && !pool.is_closed();
        if is_wanted && connection.acquired_at.elapsed() < AWAY_MAX {
            kept.push((connection, Instant::now()));
        }
    }

    /// Gives those back that nobody has used for a while.
    pub(crate) fn release_unused(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).retain(is_trusted);
    }

    /// Gives all of them back.
    pub(crate) fn release(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

fn is_trusted<D: sqlx::Database>((_, used_at): &Used<D>) -> bool {
    used_at.elapsed() < TRUSTED_FOR
}

impl<D: sqlx::Database> Clone for WarmConnections<D> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqlitePoolOptions;
    use sqlx::{Sqlite, SqlitePool};

    use super::*;

    async fn pool_of_one() -> SqlitePool {
        SqlitePoolOptions::new().max_connections(1).connect("sqlite::memory:").await.unwrap()
    }

    fn before(age: Duration) -> Instant {
        Instant::now().checked_sub(age).unwrap()
    }

    fn age_of_kept(kept: &WarmConnections<Sqlite>, age: Duration) {
        for (_, used_at) in kept.0.lock().unwrap().iter_mut() {
            *used_at = before(age);
        }
    }

    #[tokio::test]
    async fn a_connection_is_kept_until_it_is_unused_or_has_been_away_for_long() {
        let (pool, kept) = (pool_of_one().await, WarmConnections::new());
        kept.keep(LentConnection::from_pool(&pool).await.unwrap(), &pool);
        let mut lent = kept.take().expect("used a moment ago");
        assert!(kept.take().is_none(), "it is taken");
        lent.acquired_at = before(AWAY_MAX);
        kept.keep(lent, &pool);
        assert!(kept.take().is_none(), "it has been away for long");
        // The one connection there is: it has come back.
        kept.keep(LentConnection::from_pool(&pool).await.unwrap(), &pool);
        age_of_kept(&kept, TRUSTED_FOR);
        assert!(kept.take().is_none(), "unused");
        kept.keep(LentConnection::from_pool(&pool).await.unwrap(), &pool);
        kept.release_unused();
        age_of_kept(&kept, TRUSTED_FOR);
        kept.release_unused();
        kept.keep(LentConnection::from_pool(&pool).await.unwrap(), &pool);
        assert!(kept.take().is_some());
    }

    #[tokio::test]
    async fn a_connection_whose_statement_breaks_off_is_closed_and_no_other_is() {
        let pool = pool_of_one().await;
        for (answered, is_same) in [
            (Some(Ok(())), true),
            (Some(Err(sqlx::Error::RowNotFound)), true),
            (Some(Err(sqlx::Error::WorkerCrashed)), false),
            (None, false),
        ] {
            let mut lent = LentConnection::from_pool(&pool).await.unwrap();
            // In memory, a table is there for as long as its connection is.
            sqlx::query("CREATE TABLE IF NOT EXISTS marks (mark)")
                .execute(lent.begin())
                .await
                .unwrap();
            if let Some(answered) = answered {
                lent.ended(&answered);
            }
            drop(lent);
            let mut next = pool.acquire().await.unwrap();
            let marked = sqlx::query("SELECT mark FROM marks").fetch_all(&mut *next).await;
            assert_eq!(marked.is_ok(), is_same);
        }
    }
}

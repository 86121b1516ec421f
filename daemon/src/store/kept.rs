//! Connections that stay with the look-ups of every request while these come one after the other.
//!
//! The pool asks a connection whether it is there before and after each statement, which would take
//! longer than the statement. One that has not been used for a while goes back to the pool.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::Pool;
use sqlx::pool::PoolConnection;

/// Connections that are kept at most: others need some too.
pub(super) const KEPT_MAX: u32 = 2;

/// Since its last use a connection may have been cut off.
const TRUSTED_FOR: Duration = Duration::from_secs(1);

/// The connections that are kept. Clones share them.
#[derive(Debug)]
pub(crate) struct Kept<D: sqlx::Database>(Arc<Mutex<Vec<Used<D>>>>);

/// A connection and its last use.
type Used<D> = (PoolConnection<D>, Instant);

impl<D: sqlx::Database> Kept<D> {
    pub(super) fn new() -> Self {
        Self(Arc::default())
    }

    /// A connection that was used a moment ago, if there is one.
    pub(super) fn take(&self) -> Option<PoolConnection<D>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(_, used_at)| used_at.elapsed() < TRUSTED_FOR);
        kept.pop().map(|(connection, _)| connection)
    }

    /// Keeps a connection that is well, unless there are enough of them or the pool is closing.
    pub(super) fn keep(&self, connection: PoolConnection<D>, pool: &Pool<D>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Looked at under the lock, which `release` needs after the pool has begun to close.
        if kept.len() < KEPT_MAX as usize && !pool.is_closed() {
            kept.push((connection, Instant::now()));
        }
    }

    /// Gives all of them back.
    pub(super) fn release(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl<D: sqlx::Database> Clone for Kept<D> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

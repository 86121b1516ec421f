//! Runs the statements that both databases share, on whichever there is.
//!
//! Statements are the same constant texts for both. What differs is here: how a transaction
//! starts, how rows are locked, how a list becomes a table, and what only `PostgreSQL` needs because
//! several daemons share it.

use std::sync::Arc;
use std::time::Duration;

use sqlx::{Sqlite, SqlitePool};
use tokio::sync::Mutex;

use super::batch_query::{BatchQuery, listed};
use super::opened_files::OpenedFiles;
use super::server::Server;
use super::statement::{Query, Row, bound, note, query};
use super::tx::Tx;
use super::warm_connections::{LentConnection, WarmConnections};
use crate::error::{StoreError, is_of_connection};

/// How long connections may take to close.
const CLOSE_TIME_MAX: Duration = Duration::from_secs(5);

/// An open database.
#[derive(Debug, Clone)]
pub(crate) enum Database {
    /// One file, one daemon. Its writers wait for each other, so that one connection writes.
    Sqlite {
        read: SqlitePool,
        write: SqlitePool,
        kept: WarmConnections<Sqlite>,
        files: OpenedFiles,
    },
    /// A server, for any number of daemons.
    Postgres(Server),
    /// What a transaction sees, which somebody else began.
    Within(SharedTx),
}

/// A transaction that reads are sent to as to a database. Whoever began it ends it, or drops all of these.
#[derive(Clone)]
pub(crate) struct SharedTx {
    tx: Arc<Mutex<Option<Tx>>>,
    is_shared: bool,
}

impl std::fmt::Debug for SharedTx {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SharedTx").finish_non_exhaustive()
    }
}

impl SharedTx {
    pub(crate) fn new(tx: Tx) -> Self {
        let is_shared = tx.is_shared();
        Self { tx: Arc::new(Mutex::new(Some(tx))), is_shared }
    }

    /// Takes it back: nothing is read any more.
    pub(crate) async fn take(&self) -> Result<Tx, StoreError> {
        self.tx.lock().await.take().ok_or(StoreError::Closed)
    }

    async fn all(&self, query: Query) -> Result<Vec<Row>, StoreError> {
        self.tx.lock().await.as_mut().ok_or(StoreError::Closed)?.all(query).await
    }
}

/// Every row of a statement on a connection that is lent for it.
macro_rules! on_lent {
    // Boxed, since the driver's futures are large and those around them are moved about.
    (Sqlite, $lent:expr, $query:expr) => {{
        let rows = Box::pin(bound!(Sqlite, $query).fetch_all($lent.begin())).await;
        $lent.ended(&rows);
        rows
    }};
    ($server:ident, $lent:expr, $query:expr) => {{
        let rows = Box::pin($server.rows_on($lent.begin(), $query)).await;
        $lent.ended(&rows);
        rows
    }};
}

/// Every row of a statement that only reads, on a connection that is kept. Where that one has been cut
/// off, on one of the pool's, which it has tried.
macro_rules! on_kept {
    ($database:ident, $pool:expr, $kept:expr, $query:expr, $told:expr) => {{
        let query: Query = $query;
        note(query.sql);
        let mut answered = None;
        if let Some(mut lent) = $kept.take() {
            match on_lent!($database, lent, query.clone()) {
                Err(error) if is_of_connection(&error) => {
                    tracing::debug!(%error, "a kept connection was cut off; another is tried");
                }
                rows => answered = Some((lent, rows.map_err($told)?)),
            }
        }
        let (lent, rows) = match answered {
            Some(answered) => answered,
            None => {
                let mut lent = Box::pin(LentConnection::from_pool($pool)).await?;
                let rows = on_lent!($database, lent, query).map_err($told)?;
                (lent, rows)
            }
        };
        $kept.keep(lent, $pool);
        rows
    }};
}

impl Database {
    /// Every row of the answer about a list of things, outside any transaction.
    pub(crate) async fn ask<const OF_BOOKS: bool>(
        &self,
        asked: BatchQuery<OF_BOOKS>,
        list: &impl serde::Serialize,
    ) -> Result<Vec<Row>, StoreError> {
        let list = serde_json::to_string(list).map_err(|_| StoreError::Corrupt("list"))?;
        Ok(match self {
            Self::Sqlite { read, kept, files, .. } => {
                let told = |error| files.told(error);
                let rows = on_kept!(Sqlite, read, kept, query(asked.sqlite).bind(list), told);
                listed(rows.first().ok_or(StoreError::Corrupt("list"))?, asked.columns)?
            }
            Self::Postgres(server) => {
                let asked = query(asked.postgres).bind(list);
                let rows = on_kept!(server, &server.pool, server.kept, asked, StoreError::from);
                rows.into_iter().map(Row::Postgres).collect()
            }
            Self::Within(shared) => {
                let mut tx = shared.tx.lock().await;
                let tx = tx.as_mut().ok_or(StoreError::Closed)?;
                return tx.ask_text(asked, list).await;
            }
        })
    }

    /// Every row of the answer, outside any transaction.
    pub(crate) async fn all(&self, query: Query) -> Result<Vec<Row>, StoreError> {
        note(query.sql);
        Ok(match self {
            Self::Sqlite { read, files, .. } => {
                let rows = bound!(Sqlite, query).fetch_all(read).await;
                let rows = rows.map_err(|error| files.told(error))?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            Self::Postgres(server) => {
                server.rows(query).await?.into_iter().map(Row::Postgres).collect()
            }
            Self::Within(shared) => shared.all(query).await?,
        })
    }

    /// The first row of the answer, outside any transaction.
    pub(crate) async fn first(&self, query: Query) -> Result<Option<Row>, StoreError> {
        note(query.sql);
        Ok(match self {
            Self::Sqlite { read, files, .. } => {
                let row = bound!(Sqlite, query).fetch_optional(read).await;
                row.map_err(|error| files.told(error))?.map(Row::Sqlite)
            }
            Self::Postgres(server) => {
                server.rows(query).await?.into_iter().next().map(Row::Postgres)
            }
            Self::Within(shared) => shared.all(query).await?.into_iter().next(),
        })
    }

    /// Starts a transaction that will write.
    pub(crate) async fn begin(&self) -> Result<Tx, StoreError> {
        note("BEGIN");
        match self {
            Self::Sqlite { write, files, .. } => Tx::on_file(write, files).await,
            Self::Postgres(server) => Tx::on_server(server).await,
            Self::Within(_) => Err(StoreError::Closed),
        }
    }

    /// Starts a transaction that sees one state of everything, and writes nothing.
    pub(crate) async fn begin_reading(&self) -> Result<Tx, StoreError> {
        note("BEGIN");
        match self {
            Self::Sqlite { read, files, .. } => Tx::reading_file(read, files).await,
            Self::Postgres(server) => Tx::reading_server(server).await,
            Self::Within(_) => Err(StoreError::Closed),
        }
    }

    /// Whether several daemons may share the database.
    pub(crate) const fn is_shared(&self) -> bool {
        match self {
            Self::Sqlite { .. } => false,
            Self::Postgres(_) => true,
            Self::Within(shared) => shared.is_shared,
        }
    }

    /// Whether what is written is kept where the next one looks for it.
    ///
    /// # Errors
    /// [`StoreError::Replaced`].
    pub(crate) fn check_files(&self) -> Result<(), StoreError> {
        match self {
            Self::Sqlite { files, .. } => files.check(),
            Self::Postgres(_) | Self::Within(_) => Ok(()),
        }
    }

    /// Gives connections back that no look-up has used for a while.
    pub(crate) fn release_unused(&self) {
        match self {
            Self::Sqlite { kept, .. } => kept.release_unused(),
            Self::Postgres(server) => server.kept.release_unused(),
            Self::Within(_) => {}
        }
    }

    /// Waits for running statements, for some seconds at most, and closes every connection. On `SQLite`
    /// the log is folded into the database, which the next start then need not do.
    pub(crate) async fn close(&self) {
        if tokio::time::timeout(CLOSE_TIME_MAX, self.close_all()).await.is_err() {
            tracing::warn!("the database has not let go of every connection in time");
        }
    }

    async fn close_all(&self) {
        match self {
            Self::Sqlite { read, write, kept, files } => {
                // Closing begins at once: from then on none is kept.
                let closing = read.close();
                kept.release();
                closing.await;
                write.close().await;
                files.close().await;
            }
            Self::Postgres(server) => {
                let closing = server.pool.close();
                server.kept.release();
                closing.await;
            }
            Self::Within(_) => {}
        }
    }
}

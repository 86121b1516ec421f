//! Transactions on a file.

use std::time::Duration;

use sqlx::pool::PoolConnection;
use sqlx::{AssertSqlSafe, Executor as _, Sqlite, SqlitePool};

use super::opened_files::OpenedFiles;
use crate::error::StoreError;

/// A transaction on the one connection that writes to a file.
///
/// After some failures (a full disk, an error of the device) `SQLite` has ended the transaction by
/// itself and the driver does not know. So a connection whose transaction did not end as it was told
/// is closed, and the pool opens another.
pub(crate) struct SqliteTx {
    /// Taken when the transaction ends.
    connection: Option<PoolConnection<Sqlite>>,
    files: OpenedFiles,
}

/// What came of an attempt to empty the log.
pub(crate) struct Emptied {
    pub(crate) is_empty: bool,
    /// How much of it is in the file: as much as the oldest reader has seen.
    pub(crate) reached: i64,
}

impl SqliteTx {
    pub(crate) async fn take(pool: &SqlitePool, files: &OpenedFiles) -> Result<Self, StoreError> {
        Ok(Self { connection: Some(pool.acquire().await?), files: files.clone() })
    }

    pub(crate) async fn begin(pool: &SqlitePool, files: &OpenedFiles) -> Result<Self, StoreError> {
        files.check()?;
        let mut tx = Self::take(pool, files).await?;
        tx.say("BEGIN IMMEDIATE").await?;
        Ok(tx)
    }

    /// One that only reads: it sees one state of the file, from now on.
    pub(crate) async fn begin_reading(
        pool: &SqlitePool,
        files: &OpenedFiles,
    ) -> Result<Self, StoreError> {
        let mut tx = Self::take(pool, files).await?;
        tx.say("BEGIN DEFERRED").await?;
        Ok(tx)
    }

    /// Makes it durable, in the files that stand under the database's name.
    ///
    /// # Errors
    /// [`StoreError::Replaced`] where other files stand there, and nothing was kept;
    /// [`StoreError::Unanswered`] where they came while it was being written.
    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        let files = self.files.clone();
        if let Err(replaced) = files.check() {
            self.end("ROLLBACK").await?;
            return Err(replaced);
        }
        let ended = self.end("COMMIT").await;
        // Whatever SQLite says of files that are not the database's any more.
        files.check().map_err(|_| StoreError::Unanswered)?;
        ended
    }

    /// Brings everything from the log into the file and cuts the log off at its start, without a
    /// transaction. Readers of what was before are waited for so long, and writes wait with it.
    pub(crate) async fn empty_log(mut self, patience: Duration) -> Result<Emptied, StoreError> {
        const EMPTY: &str = "PRAGMA wal_checkpoint(TRUNCATE)";
        super::statement::note(EMPTY);
        let wait = AssertSqlSafe(format!("PRAGMA busy_timeout = {}", patience.as_millis()));
        self.connection()?.execute(sqlx::raw_sql(wait)).await?;
        let row = sqlx::query(EMPTY).fetch_one(self.connection()?).await?;
        // As it was opened.
        self.end("PRAGMA busy_timeout = 5000").await?;
        let number = |column| sqlx::Row::try_get::<i64, _>(&row, column);
        // Whether somebody is in the way, pages in the log, pages of it that are in the file.
        Ok(Emptied { is_empty: number(0)? == 0, reached: number(2)? })
    }

    pub(crate) fn connection(&mut self) -> Result<&mut sqlx::SqliteConnection, StoreError> {
        self.connection.as_deref_mut().ok_or(StoreError::Closed)
    }

    pub(crate) async fn say(&mut self, sql: &'static str) -> Result<(), StoreError> {
        let said = self.connection()?.execute(sqlx::raw_sql(sql)).await;
        said.map(drop).map_err(|error| self.told(error))
    }

    /// What an error of the database is.
    pub(crate) fn told(&self, error: sqlx::Error) -> StoreError {
        self.files.told(error)
    }

    pub(crate) async fn end(mut self, sql: &'static str) -> Result<(), StoreError> {
        self.say(sql).await?;
        // Well ended: back to the pool.
        self.connection = None;
        Ok(())
    }
}

impl Drop for SqliteTx {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            drop(connection.detach());
        }
    }
}

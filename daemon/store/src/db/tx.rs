//! A transaction on either database: one that writes, or one that sees one state of everything.

use std::collections::BTreeSet;

use sqlx::SqlitePool;

use super::batch_query::{BatchQuery, InsertChunk, listed};
use super::file_tx::SqliteTx;
use super::opened_files::OpenedFiles;
use super::row_lock::RowLock;
use super::server::{Server, in_time};
use super::server_tx::ServerTx;
use super::statement::{Query, Row, bound, note, query};
use crate::error::StoreError;

/// A transaction that writes.
pub(crate) struct Tx {
    inner: Inner,
    /// Rows it has changed so far.
    changed: u64,
}

enum Inner {
    Sqlite(SqliteTx),
    Postgres(ServerTx),
    /// Somebody else has it for now.
    Lent,
}

impl Tx {
    /// On a file. It has the write lock from the start: one that reads first and then cannot get it fails
    /// at once, however long it might have waited.
    pub(crate) async fn on_file(
        pool: &SqlitePool,
        files: &OpenedFiles,
    ) -> Result<Self, StoreError> {
        #[cfg(test)]
        super::faults::before_statement()?;
        Ok(Self { inner: Inner::Sqlite(SqliteTx::begin(pool, files).await?), changed: 0 })
    }

    /// On a server.
    pub(crate) async fn on_server(server: &Server) -> Result<Self, StoreError> {
        Ok(Self { inner: Inner::Postgres(ServerTx::begin(server).await?), changed: 0 })
    }

    /// On a file, to read one state of it however often others write meanwhile.
    pub(crate) async fn reading_file(
        pool: &SqlitePool,
        files: &OpenedFiles,
    ) -> Result<Self, StoreError> {
        Ok(Self { inner: Inner::Sqlite(SqliteTx::begin_reading(pool, files).await?), changed: 0 })
    }

    /// On a server, likewise.
    pub(crate) async fn reading_server(server: &Server) -> Result<Self, StoreError> {
        Ok(Self { inner: Inner::Postgres(ServerTx::begin_reading(server).await?), changed: 0 })
    }

    /// Takes it out of its place for a while: what is left there runs nothing.
    pub(crate) fn lend(&mut self) -> Self {
        std::mem::replace(self, Self { inner: Inner::Lent, changed: 0 })
    }

    /// Every row of the answer.
    pub(crate) async fn all(&mut self, query: Query) -> Result<Vec<Row>, StoreError> {
        note(query.sql);
        #[cfg(test)]
        super::faults::before_statement()?;
        Ok(match &mut self.inner {
            Inner::Sqlite(tx) => {
                let rows = bound!(Sqlite, query).fetch_all(tx.connection()?).await;
                let rows = rows.map_err(|error| tx.told(error))?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            Inner::Postgres(tx) => {
                let query = bound!(Postgres, query).persistent(tx.keeps_statements());
                let rows = in_time(query.fetch_all(tx.connection()?)).await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
            Inner::Lent => return Err(StoreError::Closed),
        })
    }

    /// The first row of the answer.
    pub(crate) async fn first(&mut self, query: Query) -> Result<Option<Row>, StoreError> {
        note(query.sql);
        #[cfg(test)]
        super::faults::before_statement()?;
        Ok(match &mut self.inner {
            Inner::Sqlite(tx) => {
                let row = bound!(Sqlite, query).fetch_optional(tx.connection()?).await;
                row.map_err(|error| tx.told(error))?.map(Row::Sqlite)
            }
            Inner::Postgres(tx) => {
                let query = bound!(Postgres, query).persistent(tx.keeps_statements());
                in_time(query.fetch_optional(tx.connection()?)).await?.map(Row::Postgres)
            }
            Inner::Lent => return Err(StoreError::Closed),
        })
    }

    /// Changes a row and gives what the statement returns of it.
    pub(crate) async fn change_one(&mut self, query: Query) -> Result<Option<Row>, StoreError> {
        let row = self.first(query).await?;
        self.changed += u64::from(row.is_some());
        Ok(row)
    }

    /// Changes rows; says how many.
    pub(crate) async fn execute(&mut self, query: Query) -> Result<u64, StoreError> {
        note(query.sql);
        #[cfg(test)]
        super::faults::before_statement()?;
        let changed = match &mut self.inner {
            Inner::Sqlite(tx) => {
                let changed = bound!(Sqlite, query).execute(tx.connection()?).await;
                changed.map_err(|error| tx.told(error))?.rows_affected()
            }
            Inner::Postgres(tx) => {
                let query = bound!(Postgres, query).persistent(tx.keeps_statements());
                in_time(query.execute(tx.connection()?)).await?.rows_affected()
            }
            Inner::Lent => return Err(StoreError::Closed),
        };
        self.changed += changed;
        Ok(changed)
    }

    /// How many rows have been changed so far.
    pub(crate) const fn changed(&self) -> u64 {
        self.changed
    }

    /// Every row of the answer about a list of things.
    pub(crate) async fn ask<const OF_BOOKS: bool>(
        &mut self,
        asked: BatchQuery<OF_BOOKS>,
        list: &impl serde::Serialize,
    ) -> Result<Vec<Row>, StoreError> {
        let list = serde_json::to_string(list).map_err(|_| StoreError::Corrupt("list"))?;
        self.ask_text(asked, list).await
    }

    /// The same about a list that is a text already.
    pub(crate) async fn ask_text<const OF_BOOKS: bool>(
        &mut self,
        asked: BatchQuery<OF_BOOKS>,
        list: String,
    ) -> Result<Vec<Row>, StoreError> {
        match &self.inner {
            Inner::Sqlite(_) => {
                let row = self.first(query(asked.sqlite).bind(list)).await?;
                let Some(Row::Sqlite(row)) = row else { return Err(StoreError::Corrupt("list")) };
                listed(&row, asked.columns)
            }
            Inner::Postgres(_) => self.all(query(asked.postgres).bind(list)).await,
            Inner::Lent => Err(StoreError::Closed),
        }
    }

    /// Writes these rows, in order: the next are made while the database takes those before.
    pub(crate) async fn put_all(
        &mut self,
        mut chunks: impl Iterator<Item = Result<InsertChunk, StoreError>> + Send,
    ) -> Result<(), StoreError> {
        let mut next = chunks.next();
        while let Some(InsertChunk { sqlite, postgres, text }) = next.transpose()? {
            let sql = if self.is_shared() { postgres } else { sqlite };
            let written = self.execute(query(sql).bind(text));
            let (written, after) = tokio::join!(biased; written, async { chunks.next() });
            written?;
            next = after;
        }
        Ok(())
    }

    /// Takes the heads for this transaction, in one order for all, so that no two daemons wait for
    /// each other. On `SQLite` the transaction has the whole database already.
    pub(crate) async fn lock(&mut self, locks: &BTreeSet<RowLock>) -> Result<(), StoreError> {
        const LOCK_QUEUES: &str =
            "SELECT 1 FROM queues WHERE product = ANY($1) ORDER BY product FOR NO KEY UPDATE";
        const LOCK_USERS: &str =
            "SELECT 1 FROM users WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE";
        const LOCK_BOOKS: &str = "SELECT 1 FROM ledger_heads WHERE organisation_id = ANY($1) \
            ORDER BY organisation_id FOR NO KEY UPDATE";
        const LOCK_SECURITY_LOG: &str = "SELECT 1 FROM security_head FOR NO KEY UPDATE";
        let Inner::Postgres(tx) = &mut self.inner else { return Ok(()) };
        let (mut queues, mut users, mut books) = (Vec::new(), Vec::new(), Vec::new());
        for head in locks {
            match head {
                RowLock::Queue(product) => queues.push(product.name().to_owned()),
                RowLock::User(user) => users.push(user.to_string()),
                RowLock::Books(organisation) => books.push(organisation.to_string()),
                RowLock::SecurityLog => {}
            }
        }
        for (sql, locks) in [(LOCK_QUEUES, queues), (LOCK_USERS, users), (LOCK_BOOKS, books)] {
            if !locks.is_empty() {
                note(sql);
                let query = sqlx::query(sql).bind(locks).persistent(tx.keeps_statements());
                in_time(query.execute(tx.connection()?)).await?;
            }
        }
        if locks.contains(&RowLock::SecurityLog) {
            note(LOCK_SECURITY_LOG);
            let query = sqlx::query(LOCK_SECURITY_LOG).persistent(tx.keeps_statements());
            in_time(query.execute(tx.connection()?)).await?;
        }
        Ok(())
    }

    /// Whether several daemons may share the database.
    pub(crate) const fn is_shared(&self) -> bool {
        matches!(self.inner, Inner::Postgres(_))
    }

    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        note("COMMIT");
        #[cfg(test)]
        super::faults::before_commit()?;
        match self.inner {
            Inner::Sqlite(tx) => tx.commit().await?,
            Inner::Postgres(tx) => tx.commit().await?,
            Inner::Lent => return Err(StoreError::Closed),
        }
        #[cfg(test)]
        super::faults::after_commit()?;
        Ok(())
    }

    pub(crate) async fn rollback(self) -> Result<(), StoreError> {
        note("ROLLBACK");
        match self.inner {
            Inner::Sqlite(tx) => tx.end("ROLLBACK").await?,
            Inner::Postgres(tx) => tx.rollback().await?,
            Inner::Lent => return Err(StoreError::Closed),
        }
        Ok(())
    }
}

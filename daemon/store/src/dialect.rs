//! The only file that runs the shared statements, on whichever database there is.
//!
//! Statements are the same constant texts for both. What differs is here: how a transaction
//! starts, how rows are locked, how a list becomes a table, and what only `PostgreSQL` needs because
//! several daemons share it.

use std::collections::BTreeSet;
use std::time::Duration;

use sqlx::postgres::PgArguments;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments as _, Executor as _, PgPool, Postgres, Sqlite, SqlitePool, Transaction};
use tieout::id::{OrganisationId, UserId};
use tieout::job::Product;

use super::anew;
use super::asking::{Asking, Part, Putting, listed, parts};
use super::error::{StoreError, is_of_connection};
use super::file_tx::SqliteTx;
use super::kept::{Kept, Lent};
use super::ledger::Books;
use super::query::{Arg, Query, Row, query};
use super::remains::{Attempts, Cleared};

/// How long connections may take to close.
const CLOSE_TIME_MAX: Duration = Duration::from_secs(5);

/// An open database.
#[derive(Debug, Clone)]
pub(crate) enum Database {
    /// One file, one daemon. Its writers wait for each other, so that one connection writes.
    Sqlite { read: SqlitePool, write: SqlitePool, kept: Kept<Sqlite> },
    /// A server, for any number of daemons.
    Postgres { pool: PgPool, kept: Kept<Postgres> },
}

/// A row that a write reads and then changes. Writers of several daemons take turns at it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Head {
    /// The head of a product's queue.
    Queue(Product),
    /// A user's balance.
    User(UserId),
    /// The end of an organisation's books.
    Books(OrganisationId),
}

/// A transaction that writes.
pub struct Tx {
    inner: Inner,
    /// Rows it has changed so far.
    changed: u64,
    /// What its writes know of organisations' books, and what they add to them.
    pub(super) books: Books,
}

enum Inner {
    Sqlite(SqliteTx),
    Postgres(Transaction<'static, Postgres>),
}

macro_rules! arguments {
    ($arguments:ty, $args:expr) => {{
        let mut arguments = <$arguments>::default();
        for arg in $args {
            let added = match arg {
                Arg::Int(value) => arguments.add(value),
                Arg::Text(value) => arguments.add(value),
                Arg::Bytes(value) => arguments.add(value),
            };
            added.map_err(sqlx::Error::Encode)?;
        }
        arguments
    }};
}

/// The statement in the types of one database.
macro_rules! bound {
    (Sqlite, $query:expr) => {
        sqlx::query_with($query.sql, arguments!(SqliteArguments, $query.args))
    };
    (Postgres, $query:expr) => {
        sqlx::query_with($query.sql, arguments!(PgArguments, $query.args))
    };
}

/// Every row of a statement on a connection that is lent for it.
macro_rules! on_lent {
    ($database:ident, $lent:expr, $query:expr) => {{
        // Boxed, since the driver's futures are large and those around them are moved about.
        let rows = Box::pin(bound!($database, $query).fetch_all($lent.begin())).await;
        $lent.ended(&rows);
        rows
    }};
}

/// Every row of a statement that only reads, on a connection that is kept. Where that one has been cut
/// off, on one of the pool's, which it has tried.
macro_rules! on_kept {
    ($database:ident, $pool:expr, $kept:expr, $query:expr) => {{
        let query: Query = $query;
        note(query.sql);
        let mut answered = None;
        if let Some(mut lent) = $kept.take() {
            match on_lent!($database, lent, query.clone()) {
                Err(error) if is_of_connection(&error) => {
                    tracing::debug!(%error, "a kept connection was cut off; another is tried");
                }
                rows => answered = Some((lent, rows?)),
            }
        }
        let (lent, rows) = match answered {
            Some(answered) => answered,
            None => {
                let mut lent = Box::pin(Lent::from_pool($pool)).await?;
                let rows = on_lent!($database, lent, query)?;
                (lent, rows)
            }
        };
        $kept.keep(lent, $pool);
        rows
    }};
}

impl Database {
    /// Every row of the answer about a list of things, outside any transaction.
    pub(super) async fn ask(
        &self,
        asking: Asking,
        list: &impl serde::Serialize,
    ) -> Result<Vec<Row>, StoreError> {
        let list = serde_json::to_string(list).map_err(|_| StoreError::Corrupt("list"))?;
        Ok(match self {
            Self::Sqlite { read, kept, .. } => {
                let rows = on_kept!(Sqlite, read, kept, query(asking.sqlite).bind(list));
                listed(rows.first().ok_or(StoreError::Corrupt("list"))?, asking.columns)?
            }
            Self::Postgres { pool, kept } => {
                let rows = on_kept!(Postgres, pool, kept, query(asking.postgres).bind(list));
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// Every row of the answer, outside any transaction.
    pub(super) async fn all(&self, query: Query) -> Result<Vec<Row>, StoreError> {
        note(query.sql);
        Ok(match self {
            Self::Sqlite { read, .. } => {
                let rows = bound!(Sqlite, query).fetch_all(read).await?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            Self::Postgres { pool, .. } => {
                let rows = bound!(Postgres, query).fetch_all(pool).await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// The first row of the answer, outside any transaction.
    pub(super) async fn first(&self, query: Query) -> Result<Option<Row>, StoreError> {
        note(query.sql);
        Ok(match self {
            Self::Sqlite { read, .. } => {
                bound!(Sqlite, query).fetch_optional(read).await?.map(Row::Sqlite)
            }
            Self::Postgres { pool, .. } => {
                bound!(Postgres, query).fetch_optional(pool).await?.map(Row::Postgres)
            }
        })
    }

    /// Starts a transaction that will write. On `SQLite` it has the write lock from the start: one
    /// that reads first and then cannot get it fails at once, however long it might have waited.
    pub(super) async fn begin(&self) -> Result<Tx, StoreError> {
        note("BEGIN");
        let inner = match self {
            Self::Sqlite { write, .. } => Inner::Sqlite(SqliteTx::begin(write).await?),
            Self::Postgres { pool, .. } => Inner::Postgres(pool.begin().await?),
        };
        Ok(Tx { inner, changed: 0, books: Books::default() })
    }

    /// Whether several daemons may share the database.
    pub(super) const fn is_shared(&self) -> bool {
        matches!(self, Self::Postgres { .. })
    }

    /// Removes from the files what rows of `traceless_chunks` have left there; held where somebody still
    /// reads what was there before.
    pub(super) async fn remove_remains(
        &self,
        attempts: &mut Attempts,
    ) -> Result<Cleared, StoreError> {
        let is_removed = match self {
            // In its turn among the writes: nobody then waits for a lock that somebody else has.
            Self::Sqlite { write, .. } => {
                let emptied = SqliteTx::take(write).await?.empty_log(attempts.patience()).await?;
                attempts.held_at(emptied.reached);
                emptied.is_empty
            }
            Self::Postgres { pool, .. } => {
                let gone_before = match attempts.gone_before {
                    Some(before) => before,
                    None => *attempts.gone_before.insert(anew::next_transaction(pool).await?),
                };
                anew::write(pool, gone_before).await?
            }
        };
        Ok(if is_removed { Cleared::All } else { Cleared::Held })
    }

    /// Gives connections back that no look-up has used for a while.
    pub(super) fn release_unused(&self) {
        match self {
            Self::Sqlite { kept, .. } => kept.release_unused(),
            Self::Postgres { kept, .. } => kept.release_unused(),
        }
    }

    /// Waits for running statements, for some seconds at most, and closes every connection. On `SQLite`
    /// the log is folded into the database, which the next start then need not do.
    pub(super) async fn close(&self) {
        if tokio::time::timeout(CLOSE_TIME_MAX, self.close_all()).await.is_err() {
            tracing::warn!("the database has not let go of every connection in time");
        }
    }

    async fn close_all(&self) {
        match self {
            Self::Sqlite { read, write, kept } => {
                // Closing begins at once: from then on none is kept.
                let closing = read.close();
                kept.release();
                closing.await;
                write.close().await;
            }
            Self::Postgres { pool, kept } => {
                let closing = pool.close();
                kept.release();
                closing.await;
            }
        }
    }
}

/// Notes a statement at the most verbose level of the log: its constant text, never what is bound.
pub(super) fn note(sql: &'static str) {
    tracing::trace!(target: "tieout::sql", "{sql}");
}

impl Tx {
    /// Every row of the answer.
    pub(super) async fn all(&mut self, query: Query) -> Result<Vec<Row>, StoreError> {
        note(query.sql);
        Ok(match &mut self.inner {
            Inner::Sqlite(tx) => {
                let rows = bound!(Sqlite, query).fetch_all(tx.connection()?).await?;
                rows.into_iter().map(Row::Sqlite).collect()
            }
            Inner::Postgres(tx) => {
                let rows = bound!(Postgres, query).fetch_all(&mut **tx).await?;
                rows.into_iter().map(Row::Postgres).collect()
            }
        })
    }

    /// The first row of the answer.
    pub(super) async fn first(&mut self, query: Query) -> Result<Option<Row>, StoreError> {
        note(query.sql);
        Ok(match &mut self.inner {
            Inner::Sqlite(tx) => {
                bound!(Sqlite, query).fetch_optional(tx.connection()?).await?.map(Row::Sqlite)
            }
            Inner::Postgres(tx) => {
                bound!(Postgres, query).fetch_optional(&mut **tx).await?.map(Row::Postgres)
            }
        })
    }

    /// Changes a row and gives what the statement returns of it.
    pub(super) async fn change_one(&mut self, query: Query) -> Result<Option<Row>, StoreError> {
        let row = self.first(query).await?;
        self.changed += u64::from(row.is_some());
        Ok(row)
    }

    /// Changes rows; says how many.
    pub(super) async fn execute(&mut self, query: Query) -> Result<u64, StoreError> {
        note(query.sql);
        let changed = match &mut self.inner {
            Inner::Sqlite(tx) => {
                bound!(Sqlite, query).execute(tx.connection()?).await?.rows_affected()
            }
            Inner::Postgres(tx) => {
                bound!(Postgres, query).execute(&mut **tx).await?.rows_affected()
            }
        };
        self.changed += changed;
        Ok(changed)
    }

    /// How much has been changed so far, what only waits to be written included.
    pub(super) const fn changes(&self) -> u64 {
        self.changed + self.books.changes()
    }

    /// Every row of the answer about a list of things.
    pub(super) async fn ask(
        &mut self,
        asking: Asking,
        list: &impl serde::Serialize,
    ) -> Result<Vec<Row>, StoreError> {
        let list = serde_json::to_string(list).map_err(|_| StoreError::Corrupt("list"))?;
        match &self.inner {
            Inner::Sqlite(_) => {
                let row = self.first(query(asking.sqlite).bind(list)).await?;
                let Some(Row::Sqlite(row)) = row else { return Err(StoreError::Corrupt("list")) };
                listed(&row, asking.columns)
            }
            Inner::Postgres(_) => self.all(query(asking.postgres).bind(list)).await,
        }
    }

    /// Writes a row for each of a list of things, if there is any.
    pub(super) async fn put<T: serde::Serialize + Sync>(
        &mut self,
        putting: Putting,
        list: &[T],
    ) -> Result<(), StoreError> {
        self.put_all(parts(putting, list.iter())).await
    }

    /// Writes these rows, in order: the next are made while the database takes those before.
    pub(super) async fn put_all(
        &mut self,
        mut parts: impl Iterator<Item = Result<Part, StoreError>> + Send,
    ) -> Result<(), StoreError> {
        let mut next = parts.next();
        while let Some(Part { putting, text }) = next.transpose()? {
            let sql = if self.is_shared() { putting.postgres } else { putting.sqlite };
            let written = self.execute(query(sql).bind(text));
            let (written, after) = tokio::join!(biased; written, async { parts.next() });
            written?;
            next = after;
        }
        Ok(())
    }

    /// Takes the heads for this transaction, in one order for all, so that no two daemons wait for
    /// each other. On `SQLite` the transaction has the whole database already.
    pub(super) async fn lock(&mut self, heads: &BTreeSet<Head>) -> Result<(), StoreError> {
        const LOCK_QUEUES: &str =
            "SELECT 1 FROM queues WHERE product = ANY($1) ORDER BY product FOR NO KEY UPDATE";
        const LOCK_USERS: &str =
            "SELECT 1 FROM users WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE";
        const LOCK_BOOKS: &str = "SELECT 1 FROM ledger_heads WHERE organisation_id = ANY($1) \
            ORDER BY organisation_id FOR NO KEY UPDATE";
        let Inner::Postgres(tx) = &mut self.inner else { return Ok(()) };
        let (mut queues, mut users, mut books) = (Vec::new(), Vec::new(), Vec::new());
        for head in heads {
            match head {
                Head::Queue(product) => queues.push(product.name().to_owned()),
                Head::User(user) => users.push(user.to_string()),
                Head::Books(organisation) => books.push(organisation.to_string()),
            }
        }
        for (sql, heads) in [(LOCK_QUEUES, queues), (LOCK_USERS, users), (LOCK_BOOKS, books)] {
            if !heads.is_empty() {
                note(sql);
                (&mut **tx).execute(sqlx::query(sql).bind(heads)).await?;
            }
        }
        Ok(())
    }

    /// Whether several daemons may share the database.
    pub(super) const fn is_shared(&self) -> bool {
        matches!(self.inner, Inner::Postgres(_))
    }

    pub(super) async fn commit(self) -> Result<(), StoreError> {
        note("COMMIT");
        match self.inner {
            Inner::Sqlite(tx) => tx.end("COMMIT").await?,
            Inner::Postgres(tx) => tx.commit().await?,
        }
        Ok(())
    }

    pub(super) async fn rollback(self) -> Result<(), StoreError> {
        note("ROLLBACK");
        match self.inner {
            Inner::Sqlite(tx) => tx.end("ROLLBACK").await?,
            Inner::Postgres(tx) => tx.rollback().await?,
        }
        Ok(())
    }
}

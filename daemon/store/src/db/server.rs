//! A server: how it is connected to, and statements outside the transactions that write.
//!
//! | What is between | Settings | Statements |
//! |---|---|---|
//! | nothing, or a pooler in session mode | made once the connection is there: a pooler refuses them where it starts | prepared, and kept |
//! | a pooler in transaction mode, or whoever only reads | made in each transaction | unnamed, each in a transaction: outside of one, its parts may go to two servers' sessions, where the other has what somebody else prepared |

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgArguments, PgConnectOptions, PgPoolOptions, PgRow};
use sqlx::{
    AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _, PgConnection, PgPool,
    Postgres,
};

use super::statement::{Query, driver_arguments};
use super::warm_connections::{LentConnection, WarmConnections};
use crate::error::StoreError;

/// How long a request waits for a connection before it is told to come back.
pub(super) const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(5);

/// How long a server may take to show that a connection of the pool is still there: all that have been
/// cut off without a word are found out before a caller's patience ends.
const PING_TIME_MAX: Duration = Duration::from_millis(300);

/// How long the server may take for one statement of a transaction that writes. One that takes longer
/// has fallen silent: a lock is waited for half as long, and statements take milliseconds.
const STATEMENT_TIME_MAX: Duration = Duration::from_secs(10);

/// Statements that a connection keeps prepared: all there are.
pub(super) const PREPARED_STATEMENTS: usize = 200;

/// The part of an address that says how a pooler lends its connections; in `PgBouncer`'s words.
const POOL_MODE: &str = "pool_mode";

/// What a session is to be like. Compiling a report takes hundreds of milliseconds, the report some. A
/// commit that runs into a time limit of the server would be answered before a standby has it.
macro_rules! settings {
    ($set:literal) => {
        concat!(
            $set,
            " synchronous_commit = on; ",
            $set,
            " statement_timeout = 0; ",
            $set,
            " client_min_messages = warning; ",
            $set,
            " standard_conforming_strings = on; ",
            $set,
            " transform_null_equals = off; ",
            $set,
            " jit = off; "
        )
    };
}

/// What is said on a connection first that keeps its session. A lock of others is waited for so many
/// milliseconds.
const SESSION: &str = concat!(
    settings!("SET"),
    "SET idle_in_transaction_session_timeout = 60000; SET lock_timeout = 5000; \
    SET default_transaction_isolation = 'read committed'"
);

pub(super) const LOCAL: &str = settings!("SET LOCAL");
const LOCK_TIME: &str = "SET LOCAL lock_timeout = 5000; ";

/// How a transaction begins. The role may have another way set.
pub(super) const BEGIN_WRITING: &str = "BEGIN ISOLATION LEVEL READ COMMITTED; ";

/// How a transaction that writes goes on. A daemon that is cut off holds its locks no longer than a commit is asked
/// after.
const WRITE: &str = "SET LOCAL idle_in_transaction_session_timeout = '15s'; \
    SELECT pg_current_xact_id()::text AS number, pg_postmaster_start_time()::text AS server_started_at";

/// One that reads has no number, since it writes nothing.
const READ: &str = "SET LOCAL idle_in_transaction_session_timeout = '60s'; \
    SELECT '0' AS number, pg_postmaster_start_time()::text AS server_started_at";

/// What is said first, each in one message.
#[derive(Debug, Clone)]
pub(super) struct Beginnings {
    /// On a connection that keeps its session.
    session: Arc<str>,
    /// In a transaction of one statement where the session is not ours.
    pub(super) statement: Arc<str>,
    /// In a transaction that writes.
    pub(super) write: Arc<str>,
    /// In one that reads one state of everything, piece by piece, as fast as somebody takes the pieces.
    pub(super) read: Arc<str>,
}

impl Beginnings {
    /// With the schema whose tables are meant from now on, whatever is put in front of it later.
    fn new(purpose: &Purpose, mode: PoolMode) -> Self {
        let (Purpose::ReadAndWrite { schema } | Purpose::Read { schema }) = purpose;
        let path = format!("search_path = {schema}, pg_temp; ");
        let local = format!("{LOCAL}SET LOCAL {path}");
        let begin_statement = match purpose {
            Purpose::ReadAndWrite { .. } => format!("{BEGIN_WRITING}{local}{LOCK_TIME}"),
            Purpose::Read { .. } => format!("BEGIN READ ONLY; {local}"),
        };
        let begin_writing = match mode {
            PoolMode::Session => format!("{BEGIN_WRITING}{WRITE}"),
            PoolMode::Transaction => format!("{BEGIN_WRITING}{local}{LOCK_TIME}{WRITE}"),
        };
        Self {
            session: format!("SET {path}{SESSION}").into(),
            statement: begin_statement.into(),
            write: begin_writing.into(),
            read: format!("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; {local}{READ}").into(),
        }
    }
}

/// For how long a connection stays with one session of the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PoolMode {
    /// For as long as it is open.
    Session,
    /// For a transaction, as behind `PgBouncer` with `pool_mode = transaction`.
    Transaction,
}

impl PoolMode {
    /// The address without what it says of a pooler, and that.
    pub(crate) fn of_address(url: &str) -> Result<(String, Self), StoreError> {
        let (address, options) = url.split_once('?').unwrap_or((url, ""));
        let (mut mode, mut others) = (Self::Session, Vec::new());
        for option in options.split('&').filter(|option| !option.is_empty()) {
            match option.split_once('=') {
                Some((POOL_MODE, "session")) => mode = Self::Session,
                Some((POOL_MODE, "transaction")) => mode = Self::Transaction,
                Some((POOL_MODE, _)) => {
                    let message = "pool_mode is session or transaction";
                    return Err(StoreError::Address(message.to_owned()));
                }
                _ => others.push(option),
            }
        }
        let separator = if others.is_empty() { "" } else { "?" };
        Ok((format!("{address}{separator}{}", others.join("&")), mode))
    }

    /// Whether a statement may stay prepared on a connection.
    pub(crate) const fn keeps_statements(self) -> bool {
        matches!(self, Self::Session)
    }
}

/// What the program does on a server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Purpose {
    /// On the tables of this schema, whose name is written as in a statement.
    ReadAndWrite { schema: String },
    /// The same, and nothing is written.
    Read { schema: String },
}

/// A server, for any number of daemons. Clones share it.
#[derive(Debug, Clone)]
pub(crate) struct Server {
    pub(crate) pool: PgPool,
    pub(crate) kept: WarmConnections<Postgres>,
    pub(crate) mode: PoolMode,
    pub(super) beginnings: Beginnings,
}

impl Server {
    pub(super) async fn open(
        url: &str,
        purpose: Purpose,
        connections: u32,
    ) -> Result<Self, StoreError> {
        let (options, mode) = options(url)?;
        let mode = match purpose {
            Purpose::ReadAndWrite { .. } => mode,
            // Whoever looks leaves nothing in a session, whatever a pooler does with it afterwards.
            Purpose::Read { .. } => PoolMode::Transaction,
        };
        let beginnings = Beginnings::new(&purpose, mode);
        let session = Arc::clone(&beginnings.session);
        let pool = PgPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(ACQUIRE_TIMEOUT)
            // The pool's own test waits without a limit.
            .test_before_acquire(false)
            .before_acquire(|connection, _| {
                Box::pin(async {
                    let ping = tokio::time::timeout(PING_TIME_MAX, connection.ping());
                    ping.await.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map(|()| true)
                })
            })
            .after_connect(move |connection, _| {
                let session = AssertSqlSafe(Arc::clone(&session));
                Box::pin(async move {
                    if mode == PoolMode::Session {
                        connection.execute(sqlx::raw_sql(session)).await?;
                    }
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        Ok(Self { pool, kept: WarmConnections::new(), mode, beginnings })
    }

    /// Every row of the answer, on a connection of the pool and within the time that a statement has.
    pub(crate) async fn rows(&self, query: Query) -> Result<Vec<PgRow>, StoreError> {
        self.rows_with(query.sql, arguments(query)?).await
    }

    /// The same with arguments that only a server knows.
    pub(crate) async fn rows_with(
        &self,
        sql: &'static str,
        arguments: PgArguments,
    ) -> Result<Vec<PgRow>, StoreError> {
        let mut lent = LentConnection::from_pool(&self.pool).await?;
        let rows = in_time(self.answered(lent.begin(), sql, arguments)).await;
        lent.ended_in_time(&rows);
        rows
    }

    /// Every row of the answer on this connection.
    pub(crate) async fn rows_on(
        &self,
        connection: &mut PgConnection,
        query: Query,
    ) -> Result<Vec<PgRow>, sqlx::Error> {
        self.answered(connection, query.sql, arguments(query)?).await
    }

    async fn answered(
        &self,
        connection: &mut PgConnection,
        sql: &'static str,
        arguments: PgArguments,
    ) -> Result<Vec<PgRow>, sqlx::Error> {
        let query = sqlx::query_with(sql, arguments);
        if self.mode.keeps_statements() {
            return query.fetch_all(connection).await;
        }
        let begin = AssertSqlSafe(Arc::clone(&self.beginnings.statement));
        connection.execute(sqlx::raw_sql(begin)).await?;
        let rows = query.persistent(false).fetch_all(&mut *connection).await;
        let end = if rows.is_ok() { "COMMIT" } else { "ROLLBACK" };
        let ended = connection.execute(sqlx::raw_sql(end)).await;
        let rows = rows?;
        ended.map(|_| rows)
    }
}

fn arguments(query: Query) -> Result<PgArguments, sqlx::Error> {
    Ok(driver_arguments!(PgArguments, query.args))
}

/// How a server is spoken to. No settings: a pooler refuses those that it does not know.
pub(super) fn options(url: &str) -> Result<(PgConnectOptions, PoolMode), StoreError> {
    let (url, mode) = PoolMode::of_address(url)?;
    let options: PgConnectOptions = url
        .parse()
        .map_err(|_| StoreError::Address("the postgres:// address cannot be read".to_owned()))?;
    let options = options
        .application_name("tieout")
        .extra_float_digits(None)
        .statement_cache_capacity(PREPARED_STATEMENTS)
        .disable_statement_logging();
    Ok((options, mode))
}

/// What the server answers, within the time that a statement has.
pub(super) async fn in_time<T>(
    answered: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, StoreError> {
    match tokio::time::timeout(STATEMENT_TIME_MAX, answered).await {
        Ok(answered) => Ok(answered?),
        Err(_) => Err(StoreError::Silent),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_says_how_a_pooler_lends_its_connections() {
        let of = |url| PoolMode::of_address(url).unwrap();
        for (url, left, mode) in [
            ("postgres://h/db", "postgres://h/db", PoolMode::Session),
            ("postgres://h/db?pool_mode=session", "postgres://h/db", PoolMode::Session),
            (
                "postgres://h/db?a=1&pool_mode=transaction&b=2",
                "postgres://h/db?a=1&b=2",
                PoolMode::Transaction,
            ),
        ] {
            assert_eq!(of(url), (left.to_owned(), mode));
        }
        assert!(PoolMode::of_address("postgres://h/db?pool_mode=statement").is_err());
    }
}

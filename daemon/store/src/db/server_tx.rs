//! Transactions on a server.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::{AssertSqlSafe, Executor as _, PgConnection, Postgres, Row as _};

use super::server::{Server, in_time};
use super::statement::{note, query};
use crate::error::StoreError;

/// How long it is asked what became of a commit that was not answered.
const OUTCOME_TIME_MAX: Duration = Duration::from_secs(5);
const OUTCOME_ASKED_EVERY: Duration = Duration::from_millis(100);

/// A transaction on a connection of its own to a server.
///
/// The writer waits for nothing without a limit. A connection on which a statement breaks off or takes
/// too long is closed, never given back: the pool would wait for the rest of the answer.
pub(crate) struct ServerTx {
    /// Taken when the transaction ends.
    connection: Option<PoolConnection<Postgres>>,
    /// Where to ask what became of it.
    server: Server,
    id: ServerTxId,
}

/// What names a transaction to the server that it runs on.
struct ServerTxId {
    /// Its number, as `pg_xact_status` takes it.
    number: String,
    /// When the server was started: after a standby has taken over, the number may be another's.
    server_started_at: String,
}

/// What the server knows of a transaction.
#[derive(Debug, PartialEq, Eq)]
enum CommitStatus {
    Committed,
    Aborted,
    /// It still runs: the server has not noticed yet that its connection is gone.
    InProgress,
    /// The server has forgotten it, or is another one now.
    Unknown,
}

impl ServerTx {
    pub(crate) async fn begin(server: &Server) -> Result<Self, StoreError> {
        Self::begin_with(server, &server.beginnings.write).await
    }

    /// One that only reads: it sees one state of everything, from its first statement on.
    pub(crate) async fn begin_reading(server: &Server) -> Result<Self, StoreError> {
        Self::begin_with(server, &server.beginnings.read).await
    }

    async fn begin_with(server: &Server, message: &Arc<str>) -> Result<Self, StoreError> {
        let mut connection = server.pool.acquire().await?;
        // Closed unless all goes well.
        let message = sqlx::raw_sql(AssertSqlSafe(Arc::clone(message)));
        let begun = in_time(message.fetch_one(&mut *connection)).await;
        let id = begun.and_then(|row| {
            let number = row.try_get("number")?;
            Ok(ServerTxId { number, server_started_at: row.try_get("server_started_at")? })
        });
        match id {
            Ok(id) => Ok(Self { connection: Some(connection), server: server.clone(), id }),
            Err(error) => {
                drop(connection.detach());
                Err(error)
            }
        }
    }

    pub(crate) fn connection(&mut self) -> Result<&mut PgConnection, StoreError> {
        self.connection.as_deref_mut().ok_or(StoreError::Closed)
    }

    /// Whether a statement may stay prepared.
    pub(crate) const fn keeps_statements(&self) -> bool {
        self.server.mode.keeps_statements()
    }

    /// Makes it durable. Where the connection breaks off or falls silent before the server has said so,
    /// the server is asked on another.
    ///
    /// # Errors
    /// [`StoreError::Unanswered`] where nobody can say; otherwise nothing was kept.
    pub(crate) async fn commit(mut self) -> Result<(), StoreError> {
        let Err(error) = self.say("COMMIT").await else {
            self.connection = None;
            return Ok(());
        };
        if !error.is_silence() {
            return Err(error);
        }
        // The server ends what is not committed yet when it notices.
        drop(self.connection.take().map(PoolConnection::detach));
        tracing::warn!(%error, "a commit was not answered; the server is asked what became of it");
        match self.outcome().await {
            CommitStatus::Committed => Ok(()),
            CommitStatus::Aborted => Err(error),
            CommitStatus::InProgress | CommitStatus::Unknown => Err(StoreError::Unanswered),
        }
    }

    pub(crate) async fn rollback(mut self) -> Result<(), StoreError> {
        self.say("ROLLBACK").await?;
        self.connection = None;
        Ok(())
    }

    async fn say(&mut self, sql: &'static str) -> Result<(), StoreError> {
        in_time(self.connection()?.execute(sqlx::raw_sql(sql))).await.map(drop)
    }

    /// What became of it, once that is known or the time for asking is over.
    async fn outcome(&self) -> CommitStatus {
        let given_up_at = Instant::now() + OUTCOME_TIME_MAX;
        let mut status = CommitStatus::Unknown;
        while let Some(left) = given_up_at.checked_duration_since(Instant::now()) {
            match tokio::time::timeout(left, self.ask()).await {
                Ok(Ok(CommitStatus::InProgress)) => status = CommitStatus::InProgress,
                Ok(Ok(known)) => return known,
                Ok(Err(error)) => tracing::debug!(%error, "the server does not say yet"),
                Err(_) => break,
            }
            tokio::time::sleep(OUTCOME_ASKED_EVERY).await;
        }
        status
    }

    async fn ask(&self) -> Result<CommitStatus, StoreError> {
        const ASK: &str = "SELECT CASE WHEN pg_postmaster_start_time()::text = $2 \
            THEN pg_xact_status($1::xid8) END AS status";
        // A commit whose connection ended while it waited for a standby is kept here and perhaps not there. One
        // that comes later and has been waited for is there, with all before it.
        const HAS_REACHED_STANDBY: &str =
            "SELECT pg_logical_emit_message(true, 'tieout', '')::text AS place";
        note(ASK);
        let asked = query(ASK).bind(&*self.id.number).bind(&*self.id.server_started_at);
        let rows = self.server.rows(asked).await?;
        let row = rows.first().ok_or(StoreError::Corrupt("status"))?;
        let status: Option<String> = row.try_get("status")?;
        Ok(match status.as_deref() {
            Some("committed") => {
                note(HAS_REACHED_STANDBY);
                self.server.rows(query(HAS_REACHED_STANDBY)).await?;
                CommitStatus::Committed
            }
            Some("aborted") => CommitStatus::Aborted,
            Some("in progress") => CommitStatus::InProgress,
            _ => CommitStatus::Unknown,
        })
    }
}

impl Drop for ServerTx {
    fn drop(&mut self) {
        if let Some(connection) = self.connection.take() {
            drop(connection.detach());
        }
    }
}

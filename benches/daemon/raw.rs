//! The floor: the rows of a submit, written by nothing but the driver.

use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _};
use tieout_daemon::entropy::new_id_bits;

use crate::database::Kind;

/// What is written for one submit.
pub(crate) struct RawSubmit {
    pub(crate) job: String,
    pub(crate) user: String,
    pub(crate) key: String,
    pub(crate) payload: Vec<u8>,
}

const ACCEPT: &str = "UPDATE queues SET accepted = accepted + 1, unfinished = unfinished + 1 \
    WHERE product = 'reconcile' RETURNING accepted";
const SHARE: &str = "INSERT INTO queue_shares (product, user_id, unfinished) \
    VALUES ('reconcile', $1, 1) ON CONFLICT (product, user_id) \
    DO UPDATE SET unfinished = queue_shares.unfinished + 1";
const BLOB: &str = "INSERT INTO blobs (id, raw_length, kept, created_at, first_chunk) \
    VALUES ($1, $2, 1, 0, $3)";
const JOB: &str = "INSERT INTO jobs (id, product, place, user_id, key_id, status, cost, \
    allow_overage, payload, created_at) \
    VALUES ($1, 'reconcile', $2, $3, $4, 'queued', 1, 0, $5, 0)";
const RESERVE: &str = "UPDATE users SET reserved = reserved + 1 WHERE id = $1";

/// The same loop in the types of either database.
macro_rules! write_all {
    ($connection:expr, $begin:literal, $submits:expr, $a_commit:expr) => {
        for batch in $submits.chunks($a_commit) {
            let mut tx = $connection.begin_with($begin).await.expect("it begins");
            for submit in batch {
                let place: i64 =
                    sqlx::query_scalar(ACCEPT).fetch_one(&mut *tx).await.expect("a place");
                let blob = format!("{:032x}", new_id_bits());
                let raw_length = i64::try_from(submit.payload.len()).expect("a length");
                let statements = [
                    sqlx::query(SHARE).bind(&submit.user),
                    sqlx::query(BLOB).bind(&blob).bind(raw_length).bind(&submit.payload),
                    sqlx::query(JOB)
                        .bind(&submit.job)
                        .bind(place)
                        .bind(&submit.user)
                        .bind(&submit.key)
                        .bind(&blob),
                    sqlx::query(RESERVE).bind(&submit.user),
                ];
                for statement in statements {
                    statement.execute(&mut *tx).await.expect("it is written");
                }
            }
            tx.commit().await.expect("it commits");
        }
    };
}

/// A connection as durable as the store's own.
pub(crate) enum Raw {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Raw {
    pub(crate) async fn open(kind: Kind, url: &str) -> Self {
        match kind {
            Kind::Sqlite => {
                let options = SqliteConnectOptions::new()
                    .filename(url.trim_start_matches("sqlite://"))
                    .journal_mode(SqliteJournalMode::Wal)
                    .synchronous(SqliteSynchronous::Full)
                    .foreign_keys(true)
                    .pragma("secure_delete", "ON")
                    .disable_statement_logging();
                Self::Sqlite(options.connect().await.expect("a connection"))
            }
            Kind::Postgres => {
                Self::Postgres(PgConnection::connect(url).await.expect("a connection"))
            }
        }
    }

    /// Writes them in order, so many a commit.
    pub(crate) async fn write(&mut self, submits: &[RawSubmit], a_commit: usize) {
        match self {
            Self::Sqlite(connection) => {
                write_all!(connection, "BEGIN IMMEDIATE", submits, a_commit);
            }
            Self::Postgres(connection) => write_all!(connection, "BEGIN", submits, a_commit),
        }
    }
}

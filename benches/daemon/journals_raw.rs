//! The floor: the rows of a journal, written by nothing but the driver.

use std::time::{Duration, Instant};

use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};
use tieout_daemon::entropy::new_id_bits;

use crate::database::Kind;

/// Where they go.
pub(crate) struct RawBooks {
    pub(crate) organisation: String,
    pub(crate) accounts: [String; 2],
}

const LINE: &str = "INSERT INTO journal_lines (organisation_id, sequence, line, account_id, amount, \
    memo, vat_code, vat_amount, is_generated, entry_date) \
    VALUES ($1, $2, $3, $4, $5, 'first floor', NULL, 0, 0, '2026-03-31')";
const JOURNAL: &str = "INSERT INTO journals (id, organisation_id, sequence, entry_date, description, \
    reference, external_id, source, reverses_journal_id, total, created_at, created_by, hash) \
    SELECT $1, $2, $3, '2026-03-31', 'Office rent, March', 'R-0331', NULL, 'manual', NULL, 125000, \
    0, m.user_id, $4 FROM members m WHERE m.organisation_id = $2";
const DAY: &str = "INSERT INTO account_days (organisation_id, day, account_id, debit, credit) \
    VALUES ($1, '2026-03-31', $2, $3, $4) ON CONFLICT (organisation_id, day, account_id) \
    DO UPDATE SET debit = account_days.debit + excluded.debit, \
    credit = account_days.credit + excluded.credit";
const MONTH: &str = "INSERT INTO account_months (organisation_id, month, account_id, debit, credit) \
    VALUES ($1, '2026-03', $2, $3, $4) ON CONFLICT (organisation_id, account_id, month) \
    DO UPDATE SET debit = account_months.debit + excluded.debit, \
    credit = account_months.credit + excluded.credit";
const EVENT: &str = "INSERT INTO audit_events (organisation_id, number, at, user_id, key_id, action, \
    object_id, was, became) SELECT $1, 1000 + $2, 0, k.user_id, k.id, 'journal.post', $3, NULL, \
    '{\"sequence\":1,\"total\":1250.00}' FROM api_keys k";
const ANSWER: &str = "INSERT INTO idempotent_answers (user_id, realm, idempotency_key, fingerprint, \
    status, body, created_at) SELECT k.user_id, $1, $2, $3, 201, $4, 0 FROM api_keys k";
const HEAD: &str = "UPDATE ledger_heads SET sequence = $2, hash = $3, posted = posted + $4 \
    WHERE organisation_id = $1";

/// The same loop in the types of either database.
macro_rules! write_all {
    ($connection:expr, $begin:literal, $books:expr, $count:expr, $a_commit:expr) => {{
        let RawBooks { organisation, accounts: [debit, credit] } = $books;
        // As long as the answer to a journal of two lines.
        let body = "x".repeat(900);
        let hash = vec![7_u8; 32];
        let numbers: Vec<i64> = (1_i64..).take($count).collect();
        for batch in numbers.chunks($a_commit) {
            let mut tx = $connection.begin_with($begin).await.expect("it begins");
            for number in batch {
                let journal = format!("jnl_{:026x}", new_id_bits());
                let key = format!("journal-{number}");
                let sides = [(debit, 1_i64, 125_000_i64, 0_i64), (credit, 2, 0, 125_000)];
                for (account, line, debit, credit) in sides {
                    let statements = [
                        sqlx::query(LINE)
                            .bind(organisation)
                            .bind(number)
                            .bind(line)
                            .bind(account)
                            .bind(debit - credit),
                        sqlx::query(DAY).bind(organisation).bind(account).bind(debit).bind(credit),
                        sqlx::query(MONTH)
                            .bind(organisation)
                            .bind(account)
                            .bind(debit)
                            .bind(credit),
                    ];
                    for statement in statements {
                        statement.execute(&mut *tx).await.expect("it is written");
                    }
                }
                let statements = [
                    sqlx::query(JOURNAL).bind(&journal).bind(organisation).bind(number).bind(&hash),
                    sqlx::query(EVENT).bind(organisation).bind(number).bind(&journal),
                    sqlx::query(ANSWER).bind(organisation).bind(&key).bind(&hash).bind(&body),
                    sqlx::query(HEAD).bind(organisation).bind(number).bind(&hash).bind(125_000_i64),
                ];
                for statement in statements {
                    statement.execute(&mut *tx).await.expect("it is written");
                }
            }
            tx.commit().await.expect("it commits");
        }
    }};
}

/// A connection to a file, as durable as the store's own.
pub(crate) async fn sqlite(url: &str) -> SqliteConnection {
    let options = SqliteConnectOptions::new()
        .filename(url.trim_start_matches("sqlite://"))
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .pragma("secure_delete", "ON")
        .disable_statement_logging();
    options.connect().await.expect("a connection")
}

/// Writes so many, on a connection as durable as the store's own; says how long it took.
pub(crate) async fn write(
    kind: Kind,
    url: &str,
    books: &RawBooks,
    count: usize,
    a_commit: usize,
) -> Duration {
    match kind {
        Kind::Sqlite => {
            let mut connection = sqlite(url).await;
            let start = Instant::now();
            write_all!(connection, "BEGIN IMMEDIATE", books, count, a_commit);
            start.elapsed()
        }
        Kind::Postgres => {
            let mut connection = PgConnection::connect(url).await.expect("a connection");
            let start = Instant::now();
            write_all!(connection, "BEGIN", books, count, a_commit);
            start.elapsed()
        }
    }
}

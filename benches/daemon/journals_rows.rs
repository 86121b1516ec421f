//! The floor of who writes many journals at a time: the same rows, those of a table in one statement a
//! commit. What is added to one total is added up first, as one statement may touch a row only once.

use std::time::{Duration, Instant};

use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Postgres, QueryBuilder, Sqlite};
use tieout_daemon::entropy::new_id_bits;

use crate::database::Kind;
use crate::journals_raw::{RawBooks, sqlite};

const LINES: &str = "INSERT INTO journal_lines (organisation_id, sequence, line, account_id, amount, \
    memo, vat_code, vat_amount, is_generated, entry_date) ";
const JOURNALS: &str = "INSERT INTO journals (id, organisation_id, sequence, entry_date, description, \
    reference, external_id, source, reverses_journal_id, total, created_at, created_by, hash) ";
const DAYS: &str = "INSERT INTO account_days (organisation_id, day, account_id, debit, credit) ";
const ADD_DAYS: &str = " ON CONFLICT (organisation_id, day, account_id) \
    DO UPDATE SET debit = account_days.debit + excluded.debit, \
    credit = account_days.credit + excluded.credit";
const MONTHS: &str =
    "INSERT INTO account_months (organisation_id, month, account_id, debit, credit) ";
const ADD_MONTHS: &str = " ON CONFLICT (organisation_id, account_id, month) \
    DO UPDATE SET debit = account_months.debit + excluded.debit, \
    credit = account_months.credit + excluded.credit";
const EVENTS: &str = "INSERT INTO audit_events (organisation_id, number, at, user_id, key_id, action, \
    object_id, was, became) ";
const ANSWERS: &str = "INSERT INTO idempotent_answers (user_id, realm, idempotency_key, fingerprint, \
    status, body, created_at) ";
const HEAD: &str = "UPDATE ledger_heads SET sequence = $2, hash = $3, posted = posted + $4 \
    WHERE organisation_id = $1";

/// What a journal is worth, in minor units.
const WORTH: i64 = 125_000;

/// The same loop in the types of either database.
macro_rules! write_all {
    ($database:ty, $connection:expr, $begin:literal, $books:expr, $count:expr, $a_commit:expr) => {{
        let RawBooks { organisation, accounts: [debit, credit] } = $books;
        // As long as the answer to a journal of two lines.
        let body = "x".repeat(900);
        let hash = vec![7_u8; 32];
        let (user, key): (String, String) = sqlx::query_as("SELECT user_id, id FROM api_keys")
            .fetch_one(&mut $connection)
            .await
            .expect("a key");
        let numbers: Vec<i64> = (1_i64..).take($count).collect();
        for batch in numbers.chunks($a_commit) {
            let named: Vec<_> =
                batch.iter().map(|n| (*n, format!("jnl_{:026x}", new_id_bits()))).collect();
            let worth = WORTH * i64::try_from(batch.len()).expect("few");
            let totals = [(debit, worth, 0_i64), (credit, 0, worth)];
            let mut lines = QueryBuilder::<$database>::new(LINES);
            let sides = |n: &i64| [(*n, 1_i64, debit, WORTH), (*n, 2, credit, -WORTH)];
            lines.push_values(
                batch.iter().flat_map(sides),
                |mut row, (n, line, account, amount)| {
                    row.push_bind(organisation).push_bind(n).push_bind(line).push_bind(account);
                    row.push_bind(amount).push("'first floor', NULL, 0, 0, '2026-03-31'");
                },
            );
            let mut journals = QueryBuilder::<$database>::new(JOURNALS);
            journals.push_values(&named, |mut row, (n, name)| {
                row.push_bind(name).push_bind(organisation).push_bind(n);
                row.push("'2026-03-31', 'Office rent, March', 'R-0331', NULL, 'manual', NULL");
                row.push_bind(WORTH).push("0").push_bind(&user).push_bind(&hash);
            });
            let mut days = QueryBuilder::<$database>::new(DAYS);
            days.push_values(totals, |mut row, (account, debit, credit)| {
                row.push_bind(organisation).push("'2026-03-31'").push_bind(account);
                row.push_bind(debit).push_bind(credit);
            });
            days.push(ADD_DAYS);
            let mut months = QueryBuilder::<$database>::new(MONTHS);
            months.push_values(totals, |mut row, (account, debit, credit)| {
                row.push_bind(organisation).push("'2026-03'").push_bind(account);
                row.push_bind(debit).push_bind(credit);
            });
            months.push(ADD_MONTHS);
            let mut events = QueryBuilder::<$database>::new(EVENTS);
            events.push_values(&named, |mut row, (n, name)| {
                row.push_bind(organisation).push_bind(1000 + n).push("0").push_bind(&user);
                row.push_bind(&key).push("'journal.post'").push_bind(name);
                row.push("NULL, '{\"sequence\":1,\"total\":1250.00}'");
            });
            let mut answers = QueryBuilder::<$database>::new(ANSWERS);
            answers.push_values(batch, |mut row, n| {
                row.push_bind(&user).push_bind(organisation).push_bind(format!("journal-{n}"));
                row.push_bind(&hash).push("201").push_bind(&body).push("0");
            });
            let mut tx = $connection.begin_with($begin).await.expect("it begins");
            for mut rows in [lines, journals, days, months, events, answers] {
                rows.build().execute(&mut *tx).await.expect("they are written");
            }
            let head = sqlx::query(HEAD).bind(organisation).bind(batch.last()).bind(&hash);
            head.bind(worth).execute(&mut *tx).await.expect("it is written");
            tx.commit().await.expect("it commits");
        }
    }};
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
            write_all!(Sqlite, connection, "BEGIN IMMEDIATE", books, count, a_commit);
            start.elapsed()
        }
        Kind::Postgres => {
            let mut connection = PgConnection::connect(url).await.expect("a connection");
            let start = Instant::now();
            write_all!(Postgres, connection, "BEGIN", books, count, a_commit);
            start.elapsed()
        }
    }
}

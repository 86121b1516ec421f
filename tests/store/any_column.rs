//! Any column of any table of the books, changed by chance past the store: `integrity` finds it, or the column is one of
//! those that are stated here.

use std::collections::BTreeMap;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, PgConnection, Row as _};
use tieout_store::{IntegrityQuestion, Location, Store, StoreError};

use crate::books::Books;
use crate::ledger_model::Dice;
use crate::support::{Desk, on_both_databases};
use crate::whole_books::WholeBooks;

/// Every table of the books, and what names a row within an organisation.
const TABLES: [(&str, &str); 34] = [
    ("account_days", "day, account_id"),
    ("account_months", "account_id, month"),
    ("accounts", "id"),
    ("allocations", "id"),
    ("audit_events", "number"),
    ("audit_states", "number, place"),
    ("balance_assertions", "id"),
    ("bank_accounts", "id"),
    ("bank_transactions", "id"),
    ("contacts", "id"),
    ("contras", "id"),
    ("deposit_releases", "allocation_id"),
    ("invoice_lines", "invoice_id, line"),
    ("invoices", "id"),
    ("journal_lines", "sequence, line"),
    ("journal_metadata", "journal_id"),
    ("journals", "id"),
    ("late_vat", "journal_id"),
    ("ledger_heads", "sequence"),
    ("members", "id"),
    ("number_sequences", "name"),
    ("organisations", "id"),
    ("settlements", "id"),
    ("stated_balances", "bank_account_id, day"),
    ("tax_codes", "code"),
    ("tax_rates", "code, effective_from"),
    ("unlinked_journals", "bank_transaction_id, journal_id"),
    ("unpaid_vat", "id"),
    ("vat_days", "day, side, method_date, kind"),
    ("vat_entries", "sequence, line, part, side"),
    ("vat_methods", "effective_from"),
    ("vat_payments", "journal_id"),
    ("vat_returns", "id"),
    ("write_offs", "allocation_id"),
];

/// A look that takes longer has no end.
const LOOK_MAX: Duration = Duration::from_mins(1);

/// Columns that `integrity` does not look at, since the program makes them anew: none.
const MADE_ANEW: [(&str, &str); 0] = [];

const INTS: [&str; 7] =
    ["coalesce(@, 0) + 1", "@ - 1", "-@", "0", "NULL", "coalesce(@, 0) + 86400000", "7"];

const TEXTS: [&str; 10] = [
    "coalesce(@, '') || 'x'",
    "@ || ' '",
    "''",
    "NULL",
    "upper(@)",
    "substr(@, 2)",
    "replace(@, '1', '2')",
    "replace(@, 'e', 'a')",
    "'2026-01-31'",
    "(SELECT o.@ FROM # o WHERE o.@ IS DISTINCT FROM #.@ ORDER BY 1 DESC LIMIT 1)",
];

const SQLITE_BYTES: [&str; 4] = [
    "zeroblob(length(@))",
    "NULL",
    "unhex(substr(hex(@), 1, 62) || CASE substr(hex(@), 63) WHEN '00' THEN '01' ELSE '00' END)",
    "(SELECT o.@ FROM # o WHERE o.@ IS DISTINCT FROM #.@ ORDER BY 1 DESC LIMIT 1)",
];

const POSTGRES_BYTES: [&str; 4] = [
    "decode(repeat('00', octet_length(@)), 'hex')",
    "NULL",
    "set_byte(@, 31, (get_byte(@, 31) + 1) % 256)",
    "(SELECT o.@ FROM # o WHERE o.@ IS DISTINCT FROM #.@ ORDER BY 1 DESC LIMIT 1)",
];

/// Somebody with the database in his hands: no trigger, reference or check stops him.
enum Hands {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Int,
    Text,
    Bytes,
}

impl Hands {
    async fn on(desk: &Desk) -> Self {
        match &desk.location {
            Location::Sqlite(path) => {
                let options = SqliteConnectOptions::new().filename(path).foreign_keys(false);
                let options = options.pragma("ignore_check_constraints", "ON");
                let mut hands = Self::Sqlite(options.connect().await.unwrap());
                let triggers = "SELECT 'DROP TRIGGER ' || name AS text FROM sqlite_schema WHERE type = 'trigger'";
                for drop in hands.texts(triggers).await {
                    hands.execute(&drop).await.unwrap();
                }
                hands
            }
            Location::Postgres(url) => {
                let mut hands = Self::Postgres(PgConnection::connect(url).await.unwrap());
                hands.execute("SET session_replication_role = replica").await.unwrap();
                let checks = "SELECT 'ALTER TABLE ' || conrelid::regclass || ' DROP CONSTRAINT ' || conname AS text \
                    FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace";
                for drop in hands.texts(checks).await {
                    hands.execute(&drop).await.unwrap();
                }
                hands
            }
        }
    }

    async fn execute(&mut self, sql: &str) -> Result<u64, sqlx::Error> {
        let sql = AssertSqlSafe(sql.to_owned());
        Ok(match self {
            Self::Sqlite(connection) => sqlx::query(sql).execute(connection).await?.rows_affected(),
            Self::Postgres(connection) => {
                sqlx::query(sql).execute(connection).await?.rows_affected()
            }
        })
    }

    /// What a statement gives as `text`.
    async fn texts(&mut self, sql: &str) -> Vec<String> {
        let sql = AssertSqlSafe(sql.to_owned());
        match self {
            Self::Sqlite(connection) => {
                let rows = sqlx::query(sql).fetch_all(connection).await.unwrap();
                rows.iter().map(|row| row.get("text")).collect()
            }
            Self::Postgres(connection) => {
                let rows = sqlx::query(sql).fetch_all(connection).await.unwrap();
                rows.iter().map(|row| row.get("text")).collect()
            }
        }
    }

    /// The columns of a table.
    async fn columns(&mut self, table: &str) -> Vec<(String, Kind)> {
        let listed = match self {
            Self::Sqlite(_) => {
                format!("SELECT name || ' ' || type AS text FROM pragma_table_info('{table}')")
            }
            Self::Postgres(_) => format!(
                "SELECT column_name || ' ' || data_type AS text FROM information_schema.columns \
                 WHERE table_schema = 'public' AND table_name = '{table}' ORDER BY ordinal_position"
            ),
        };
        let kind = |name: &str| match name {
            "INTEGER" | "bigint" => Kind::Int,
            "BLOB" | "bytea" => Kind::Bytes,
            "TEXT" | "text" => Kind::Text,
            other => panic!("{table} has a column of type {other}"),
        };
        let column = |text: &String| {
            let (name, type_name) = text.split_once(' ').unwrap();
            (name.to_owned(), kind(type_name))
        };
        self.texts(&listed).await.iter().map(column).collect()
    }

    /// The tables that have rows of an organisation.
    async fn tables(&mut self) -> Vec<String> {
        self.texts(match self {
            Self::Sqlite(_) => {
                "SELECT m.name AS text FROM sqlite_schema m WHERE m.type = 'table' AND (m.name = 'organisations' \
                 OR EXISTS (SELECT 1 FROM pragma_table_info(m.name) c WHERE c.name = 'organisation_id')) \
                 AND m.name NOT LIKE 'kept_%' ORDER BY m.name"
            }
            Self::Postgres(_) => {
                "SELECT CAST(table_name AS text) AS text FROM information_schema.columns WHERE table_schema = 'public' \
                 AND (column_name = 'organisation_id' OR table_name = 'organisations' AND column_name = 'id') \
                 AND table_name NOT LIKE 'kept_%' ORDER BY table_name"
            }
        })
        .await
    }

    async fn keep(&mut self, table: &str) {
        self.execute(&format!("CREATE TABLE kept_{table} AS SELECT * FROM {table}")).await.unwrap();
    }

    async fn restore(&mut self, table: &str) {
        self.execute(&format!("DELETE FROM {table}")).await.unwrap();
        self.execute(&format!("INSERT INTO {table} SELECT * FROM kept_{table}")).await.unwrap();
    }
}

/// Changes as many columns as are asked for, one after the other.
struct Tampering<'s> {
    store: &'s Store,
    books: &'s Books,
    hands: Hands,
    dice: Dice,
    columns: BTreeMap<&'static str, Vec<(String, Kind)>>,
}

impl Tampering<'_> {
    /// Changes a column of a row; none where the database does not let it, or nothing changes.
    async fn change(&mut self) -> Option<(&'static str, String, String)> {
        let (table, key) = TABLES[self.dice.roll(TABLES.len())];
        let columns = &self.columns[table];
        let (column, kind) = &columns[self.dice.roll(columns.len())];
        let bytes = match self.hands {
            Hands::Sqlite(_) => &SQLITE_BYTES[..],
            Hands::Postgres(_) => &POSTGRES_BYTES[..],
        };
        let values = match kind {
            Kind::Int => &INTS[..],
            Kind::Text => &TEXTS[..],
            Kind::Bytes => bytes,
        };
        let value = values[self.dice.roll(values.len())].replace('@', column).replace('#', table);
        let whose = if table == "organisations" { "id" } else { "organisation_id" };
        let whose = format!("{whose} = '{}'", self.books.organisation);
        let counted = format!("SELECT CAST(count(*) AS TEXT) AS text FROM {table} WHERE {whose}");
        let count: usize = self.hands.texts(&counted).await[0].parse().unwrap();
        assert!(count > 0, "{table} has rows");
        let row = self.dice.roll(count);
        let change = format!(
            "UPDATE {table} SET {column} = {value} WHERE {whose} AND ({key}) IN (SELECT {key} FROM {table} \
             WHERE {whose} ORDER BY {key} LIMIT 1 OFFSET {row}) AND {column} IS DISTINCT FROM {value}"
        );
        // What must not be null, or be there twice, the database refuses from anybody.
        let changed = self.hands.execute(&change).await.unwrap_or(0);
        (changed == 1).then(|| (table, column.clone(), change))
    }
}

/// How often it is asked again where the database is busy.
const BUSY_TRIES: usize = 5;

/// How many changes were not found, of so many.
async fn not_found(desk: &Desk, count: usize, seed: u64) -> Vec<String> {
    let store = desk.store().await;
    let others = WholeBooks::new(&store).await;
    let whole = WholeBooks::new(&store).await;
    let mut hands = Hands::on(desk).await;
    let names: Vec<_> = TABLES.iter().map(|(table, _)| (*table).to_owned()).collect();
    assert_eq!(hands.tables().await, names, "every table of the books is listed");
    let mut columns = BTreeMap::new();
    for (table, _) in TABLES {
        columns.insert(table, hands.columns(table).await);
        hands.keep(table).await;
    }
    let books = &whole.books;
    let mut tampering = Tampering { store: &store, books, hands, dice: Dice(seed), columns };
    let (mut done, mut missed) = (0, Vec::new());
    while done < count {
        let Some((table, column, change)) = tampering.change().await else { continue };
        done += 1;
        let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
        let look = async || {
            let looked = tampering.store.integrity(books.organisation, &question);
            let looked = tokio::time::timeout(LOOK_MAX, looked).await;
            looked.unwrap_or_else(|_| panic!("no end: {change}"))
        };
        let mut looked = look().await;
        // A crowded machine has no connection for a while, which says nothing of the change.
        for _ in 0..BUSY_TRIES {
            if looked.as_ref().is_err_and(StoreError::is_busy) {
                looked = look().await;
            }
        }
        let is_made_anew = MADE_ANEW.contains(&(table, &*column));
        match looked {
            Ok(looked) if !looked.ok => assert!(looked.first_bad.is_some(), "{looked:?}"),
            Ok(_) if is_made_anew => {}
            Ok(_) => missed.push(change),
            Err(error) => missed.push(format!("{error}: {change}")),
        }
        tampering.hands.restore(table).await;
    }
    let question = IntegrityQuestion { after: None, entries_max: i64::MAX };
    for whose in [books, &others.books] {
        let looked = store.integrity(whose.organisation, &question).await.unwrap();
        assert!(looked.ok, "what was brought back is as it was: {looked:?}");
    }
    missed
}

on_both_databases! {
    // `TIEOUT_COLUMN_CHANGES` says how many are changed; sixty where it is not set.
    async fn whatever_column_is_changed_is_found(desk: &Desk) {
        let asked = std::env::var("TIEOUT_COLUMN_CHANGES");
        let changes = asked.map_or(60, |count| count.parse().expect("TIEOUT_COLUMN_CHANGES: a number"));
        let missed = not_found(desk, changes, 2).await;
        assert!(missed.is_empty(), "{} of {changes} are not found: {missed:#?}", missed.len());
    }
}

//! The schema: what is missing is applied, under a lock; what is newer is refused, and what these steps
//! have not made.

use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnection;
use sqlx::{
    AssertSqlSafe, ConnectOptions as _, Connection as _, Executor as _, Row as _, SqlSafeStr as _,
};

use super::server;
use crate::error::StoreError;

/// Number, name and text of every step, the same numbers and names for both databases.
type Steps = &'static [(i64, &'static str, &'static str)];

pub(crate) const SQLITE: Steps = &[
    (1, "platform", include_str!("../../../../migrations/sqlite/0001_platform.sql")),
    (2, "ledger", include_str!("../../../../migrations/sqlite/0002_ledger.sql")),
    (3, "banking", include_str!("../../../../migrations/sqlite/0003_banking.sql")),
    (4, "documents", include_str!("../../../../migrations/sqlite/0004_documents.sql")),
    (5, "vat", include_str!("../../../../migrations/sqlite/0005_vat.sql")),
    (6, "audit_chain", include_str!("../../../../migrations/sqlite/0006_audit_chain.sql")),
    (7, "access", include_str!("../../../../migrations/sqlite/0007_access.sql")),
    (8, "evidence", include_str!("../../../../migrations/sqlite/0008_evidence.sql")),
    (9, "key_limits", include_str!("../../../../migrations/sqlite/0009_key_limits.sql")),
    (10, "daemons", include_str!("../../../../migrations/sqlite/0010_daemons.sql")),
    (11, "account_groups", include_str!("../../../../migrations/sqlite/0011_account_groups.sql")),
    (12, "vat_methods", include_str!("../../../../migrations/sqlite/0012_vat_methods.sql")),
    (13, "vat_sides", include_str!("../../../../migrations/sqlite/0013_vat_sides.sql")),
    (14, "seals", include_str!("../../../../migrations/sqlite/0014_seals.sql")),
    (15, "bad_debts", include_str!("../../../../migrations/sqlite/0015_bad_debts.sql")),
    (16, "vat_reopening", include_str!("../../../../migrations/sqlite/0016_vat_reopening.sql")),
    (17, "tax_codes", include_str!("../../../../migrations/sqlite/0017_tax_codes.sql")),
    (18, "vat_payments", include_str!("../../../../migrations/sqlite/0018_vat_payments.sql")),
    (19, "deposits", include_str!("../../../../migrations/sqlite/0019_deposits.sql")),
    (20, "vat_errors", include_str!("../../../../migrations/sqlite/0020_vat_errors.sql")),
    (21, "receipts", include_str!("../../../../migrations/sqlite/0021_receipts.sql")),
    (22, "metadata", include_str!("../../../../migrations/sqlite/0022_metadata.sql")),
    (23, "assertions", include_str!("../../../../migrations/sqlite/0023_assertions.sql")),
];

pub(crate) const POSTGRES: Steps = &[
    (1, "platform", include_str!("../../../../migrations/postgres/0001_platform.sql")),
    (2, "ledger", include_str!("../../../../migrations/postgres/0002_ledger.sql")),
    (3, "banking", include_str!("../../../../migrations/postgres/0003_banking.sql")),
    (4, "documents", include_str!("../../../../migrations/postgres/0004_documents.sql")),
    (5, "vat", include_str!("../../../../migrations/postgres/0005_vat.sql")),
    (6, "audit_chain", include_str!("../../../../migrations/postgres/0006_audit_chain.sql")),
    (7, "access", include_str!("../../../../migrations/postgres/0007_access.sql")),
    (8, "evidence", include_str!("../../../../migrations/postgres/0008_evidence.sql")),
    (9, "key_limits", include_str!("../../../../migrations/postgres/0009_key_limits.sql")),
    (10, "daemons", include_str!("../../../../migrations/postgres/0010_daemons.sql")),
    (11, "account_groups", include_str!("../../../../migrations/postgres/0011_account_groups.sql")),
    (12, "vat_methods", include_str!("../../../../migrations/postgres/0012_vat_methods.sql")),
    (13, "vat_sides", include_str!("../../../../migrations/postgres/0013_vat_sides.sql")),
    (14, "seals", include_str!("../../../../migrations/postgres/0014_seals.sql")),
    (15, "bad_debts", include_str!("../../../../migrations/postgres/0015_bad_debts.sql")),
    (16, "vat_reopening", include_str!("../../../../migrations/postgres/0016_vat_reopening.sql")),
    (17, "tax_codes", include_str!("../../../../migrations/postgres/0017_tax_codes.sql")),
    (18, "vat_payments", include_str!("../../../../migrations/postgres/0018_vat_payments.sql")),
    (19, "deposits", include_str!("../../../../migrations/postgres/0019_deposits.sql")),
    (20, "vat_errors", include_str!("../../../../migrations/postgres/0020_vat_errors.sql")),
    (21, "receipts", include_str!("../../../../migrations/postgres/0021_receipts.sql")),
    (22, "metadata", include_str!("../../../../migrations/postgres/0022_metadata.sql")),
    (23, "assertions", include_str!("../../../../migrations/postgres/0023_assertions.sql")),
];

/// The number of the last step, the same for both databases.
pub(crate) fn newest() -> i64 {
    SQLITE.last().map_or(0, |(version, ..)| *version)
}

/// Brings the schema up to date over a connection of its own: should a step fail, the connection's
/// end frees the lock.
pub(crate) async fn migrate<C>(mut connection: C, steps: Steps) -> Result<(), StoreError>
where
    C: sqlx::Connection + Migrate,
{
    let outcome = apply_missing(&mut connection, &migrator(steps)).await;
    connection.close().await?;
    outcome
}

/// Makes the schema as the steps up to this one leave it.
pub(crate) async fn make<C: Migrate>(
    connection: &mut C,
    steps: Steps,
    last: i64,
) -> Result<(), StoreError> {
    let count = steps.iter().take_while(|(version, ..)| *version <= last).count();
    apply_missing(connection, &migrator(&steps[..count])).await
}

/// The same on a server, all of it in one transaction; says the schema that has the tables, as statements write it. A lock of the session would stay with a connection that others get
/// where a pooler lends one for a transaction, also where nobody said that there is one.
pub(crate) async fn migrate_server(url: &str) -> Result<String, StoreError> {
    const TRY_LOCK: &str = "SELECT pg_try_advisory_xact_lock(7593455567890411877) AS is_locked";
    const LOCK: &str = "SELECT pg_advisory_xact_lock(7593455567890411877)";
    // What the driver prepares is left to whoever has the connection next, under names that it gives again.
    const FORGET_PREPARED: &str = r"DO $$ DECLARE prepared TEXT; BEGIN
        FOR prepared IN SELECT name FROM pg_prepared_statements WHERE name LIKE 'sqlx\_s\_%' LOOP
            EXECUTE format('DEALLOCATE %I', prepared);
        END LOOP; END $$";
    let (options, _) = server::options(url)?;
    let mut connection = options.connect().await?;
    let mut tx = connection
        .begin_with(AssertSqlSafe([server::BEGIN_WRITING, server::LOCAL].concat()))
        .await?;
    let schema = own_schema(&mut tx).await?;
    if !tx.fetch_one(sqlx::raw_sql(TRY_LOCK)).await?.try_get::<bool, _>("is_locked")? {
        tracing::warn!("waiting for another program that brings the schema up to date");
        tx.execute(sqlx::raw_sql(LOCK)).await?;
    }
    tx.execute(sqlx::raw_sql(FORGET_PREPARED)).await?;
    apply_missing(&mut *tx, migrator(POSTGRES).set_locking(false)).await?;
    tx.execute(sqlx::raw_sql(FORGET_PREPARED)).await?;
    tx.commit().await?;
    connection.close().await?;
    Ok(schema)
}

/// The schema whose tables are those of this program, as statements write it, for whoever only reads.
///
/// # Errors
/// The database's; [`StoreError::HiddenTables`].
pub(super) async fn schema_to_read(url: &str) -> Result<String, StoreError> {
    let (options, _) = server::options(url)?;
    let mut connection = options.connect().await?;
    let begin = AssertSqlSafe(["BEGIN READ ONLY; ", server::LOCAL].concat());
    let mut tx = connection.begin_with(begin).await?;
    let schema = own_schema(&mut tx).await?;
    tx.rollback().await?;
    connection.close().await?;
    Ok(schema)
}

/// The schema in which the role makes and finds tables, whatever others left in a session of a pooler; nothing else is
/// found from then on.
async fn own_schema(connection: &mut PgConnection) -> Result<String, StoreError> {
    const AS_SET: &str = "SET LOCAL search_path TO DEFAULT";
    // The server's own is none to make tables in, wherever a path has it.
    const SCHEMA: &str = "SELECT pg_catalog.quote_ident(name::text) AS schema FROM pg_catalog.unnest( \
        pg_catalog.current_schemas(false)) WITH ORDINALITY AS searched (name, place) WHERE name <> 'pg_catalog' \
        ORDER BY place LIMIT 1";
    connection.execute(sqlx::raw_sql(AS_SET)).await?;
    refuse_hidden_tables(connection).await?;
    let row = connection.fetch_optional(sqlx::raw_sql(SCHEMA)).await?;
    let message = "the role's search_path names no schema that is there";
    let row = row.ok_or_else(|| StoreError::Migration(message.to_owned()))?;
    let schema: String = row.try_get("schema")?;
    let path = format!("SET LOCAL search_path = {schema}, pg_temp");
    connection.execute(sqlx::raw_sql(AssertSqlSafe(path))).await?;
    Ok(schema)
}

/// The schemas that are searched and have this program's tables, beside the one that is searched first.
const HIDDEN_TABLES: &str = "WITH searched AS (SELECT name::text AS name, place FROM pg_catalog.unnest( \
    pg_catalog.current_schemas(false)) WITH ORDINALITY AS searched (name, place) WHERE name <> 'pg_catalog') \
    SELECT nspname::text AS schema, (SELECT name FROM searched ORDER BY place LIMIT 1) AS first \
    FROM pg_catalog.pg_class JOIN pg_catalog.pg_namespace n ON n.oid = relnamespace \
    WHERE relname = 'security_head' AND nspname::text IN (SELECT name FROM searched)";

/// Begins no second ledger in a schema that somebody put in front of the one that has the tables.
async fn refuse_hidden_tables(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut hidden = None;
    for row in connection.fetch_all(sqlx::raw_sql(HIDDEN_TABLES)).await? {
        let (schema, first): (String, String) = (row.try_get("schema")?, row.try_get("first")?);
        if schema == first {
            return Ok(());
        }
        hidden = Some(StoreError::HiddenTables { first, schema });
    }
    hidden.map_or(Ok(()), Err)
}

fn migrator(steps: Steps) -> Migrator {
    let known = steps.iter().map(|(version, name, sql)| {
        Migration::new(*version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(known.collect())
}

async fn apply_missing<C: Migrate>(
    connection: &mut C,
    migrator: &Migrator,
) -> Result<(), StoreError> {
    match migrator.run_direct(None, connection, false).await {
        Ok(()) => Ok(()),
        Err(MigrateError::VersionMissing(version)) => {
            Err(match other_step(connection, migrator).await? {
                Some(other) => StoreError::OtherSchema(other),
                None => StoreError::NewerSchema(version, newest()),
            })
        }
        Err(MigrateError::VersionMismatch(version)) => Err(StoreError::OtherSchema(version)),
        Err(error) => Err(failed(error)),
    }
}

/// The first of the steps that were applied which has this program's number and another text.
async fn other_step<C: Migrate>(
    connection: &mut C,
    migrator: &Migrator,
) -> Result<Option<i64>, StoreError> {
    let applied = connection.list_applied_migrations(&migrator.table_name).await.map_err(failed)?;
    let is_other = |version, checksum: &[u8]| {
        migrator.iter().any(|known| known.version == version && *known.checksum != *checksum)
    };
    let others = applied.iter().filter(|step| is_other(step.version, &step.checksum));
    Ok(others.map(|step| step.version).min())
}

fn failed(error: MigrateError) -> StoreError {
    match error {
        MigrateError::Execute(error) => StoreError::from(error),
        other => StoreError::Migration(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_step_of_its_database_with_the_same_number_and_name() {
        let named = |steps: Steps| {
            let names = steps.iter().map(|(version, name, _)| format!("{version:04}_{name}.sql"));
            names.collect::<Vec<_>>()
        };
        assert_eq!(named(SQLITE), named(POSTGRES));
        for (room, steps) in [("sqlite", SQLITE), ("postgres", POSTGRES)] {
            let directory =
                concat!(env!("CARGO_MANIFEST_DIR"), "/../../migrations/").to_owned() + room;
            let mut files: Vec<_> = std::fs::read_dir(directory)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            files.sort();
            assert_eq!(files, named(steps), "{room}");
        }
    }
}

//! The schema: what is missing is applied, under a lock; what is newer is refused.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};

use super::error::StoreError;

/// Number, name and text of every step, the same numbers and names for both databases.
type Steps = &'static [(i64, &'static str, &'static str)];

pub(super) const SQLITE: Steps = &[
    (1, "platform", include_str!("../../../migrations/sqlite/0001_platform.sql")),
    (2, "coding", include_str!("../../../migrations/sqlite/0002_coding.sql")),
    (3, "ledger", include_str!("../../../migrations/sqlite/0003_ledger.sql")),
    (4, "contacts", include_str!("../../../migrations/sqlite/0004_contacts.sql")),
    (5, "banking", include_str!("../../../migrations/sqlite/0005_banking.sql")),
    (6, "integrity", include_str!("../../../migrations/sqlite/0006_integrity.sql")),
    (7, "documents", include_str!("../../../migrations/sqlite/0007_documents.sql")),
    (8, "vat", include_str!("../../../migrations/sqlite/0008_vat.sql")),
    (9, "reports", include_str!("../../../migrations/sqlite/0009_reports.sql")),
    (10, "audit", include_str!("../../../migrations/sqlite/0010_audit.sql")),
    (11, "set_checks", include_str!("../../../migrations/sqlite/0011_set_checks.sql")),
    (12, "lists", include_str!("../../../migrations/sqlite/0012_lists.sql")),
    (13, "references", include_str!("../../../migrations/sqlite/0013_references.sql")),
    (14, "settled", include_str!("../../../migrations/sqlite/0014_settled.sql")),
    (15, "taken_back", include_str!("../../../migrations/sqlite/0015_taken_back.sql")),
    (16, "statement_days", include_str!("../../../migrations/sqlite/0016_statement_days.sql")),
    (17, "stated_balances", include_str!("../../../migrations/sqlite/0017_stated_balances.sql")),
];

pub(super) const POSTGRES: Steps = &[
    (1, "platform", include_str!("../../../migrations/postgres/0001_platform.sql")),
    (2, "coding", include_str!("../../../migrations/postgres/0002_coding.sql")),
    (3, "ledger", include_str!("../../../migrations/postgres/0003_ledger.sql")),
    (4, "contacts", include_str!("../../../migrations/postgres/0004_contacts.sql")),
    (5, "banking", include_str!("../../../migrations/postgres/0005_banking.sql")),
    (6, "integrity", include_str!("../../../migrations/postgres/0006_integrity.sql")),
    (7, "documents", include_str!("../../../migrations/postgres/0007_documents.sql")),
    (8, "vat", include_str!("../../../migrations/postgres/0008_vat.sql")),
    (9, "reports", include_str!("../../../migrations/postgres/0009_reports.sql")),
    (10, "audit", include_str!("../../../migrations/postgres/0010_audit.sql")),
    (11, "set_checks", include_str!("../../../migrations/postgres/0011_set_checks.sql")),
    (12, "lists", include_str!("../../../migrations/postgres/0012_lists.sql")),
    (13, "references", include_str!("../../../migrations/postgres/0013_references.sql")),
    (14, "settled", include_str!("../../../migrations/postgres/0014_settled.sql")),
    (15, "taken_back", include_str!("../../../migrations/postgres/0015_taken_back.sql")),
    (16, "statement_days", include_str!("../../../migrations/postgres/0016_statement_days.sql")),
    (17, "stated_balances", include_str!("../../../migrations/postgres/0017_stated_balances.sql")),
];

/// The number of the last step, the same for both databases.
pub(super) fn newest() -> i64 {
    SQLITE.last().map_or(0, |(version, ..)| *version)
}

/// Brings the schema up to date over a connection of its own: should a step fail, the connection's
/// end frees the lock.
pub(super) async fn migrate<C>(mut connection: C, steps: Steps) -> Result<(), StoreError>
where
    C: sqlx::Connection + Migrate,
{
    let known = steps.iter().map(|(version, name, sql)| {
        Migration::new(*version, (*name).into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    let migrator = Migrator::with_migrations(known.collect());
    let migrated = migrator.run_direct(None, &mut connection, false).await;
    let outcome = migrated.map_err(|error| match error {
        MigrateError::VersionMissing(version) => StoreError::NewerSchema(version, newest()),
        MigrateError::Execute(error) => StoreError::from(error),
        other => StoreError::Migration(other.to_string()),
    });
    connection.close().await?;
    outcome
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

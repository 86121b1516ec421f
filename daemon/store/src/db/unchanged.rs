//! A database opened as it is: nothing in it is changed, its schema neither.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _};

use super::backend::Database;
use super::location::Location;
use super::migrations::{newest, schema_to_read};
use super::open::{BUSY_TIMEOUT, check_is_ours};
use super::opened_files::{OpenedFiles, companion};
use super::server::{Purpose, Server};
use super::statement::query;
use super::warm_connections::WarmConnections;
use crate::error::StoreError;

/// Connections to it.
const CONNECTIONS: u32 = 4;

/// Who else may have the file open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FileUse {
    /// A daemon may write to it.
    Shared,
    /// Nobody: it is a copy. `SQLite` then makes no files beside it.
    Alone,
}

/// How a file is read. One that others may use is opened as they do it, so that the last to close it removes
/// the files beside it. A copy with a log beside it was taken of a database in use, and is read with it.
pub(crate) fn reading(path: &Path, file_use: FileUse) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT);
    let options = options.disable_statement_logging();
    match file_use {
        FileUse::Shared => options,
        FileUse::Alone => {
            let has_log = companion(path, "-wal").exists();
            options.read_only(true).immutable(!has_log)
        }
    }
}

/// Opens what is there.
///
/// # Errors
/// The database's; [`StoreError::NoFile`], [`StoreError::OtherProgram`].
pub(crate) async fn open(location: &Location, file_use: FileUse) -> Result<Database, StoreError> {
    let path = match location {
        Location::Sqlite(path) => path,
        Location::Postgres(url) => {
            let schema = schema_to_read(url).await?;
            let server = Server::open(url, Purpose::Read { schema }, CONNECTIONS).await?;
            return Ok(Database::Postgres(server));
        }
    };
    if !path.exists() {
        return Err(StoreError::NoFile(path.clone()));
    }
    let options = reading(path, file_use).pragma("query_only", "ON");
    check_is_ours(path, &options).await?;
    let pool = || SqlitePoolOptions::new().max_connections(CONNECTIONS);
    let (read, write) =
        (pool().connect_with(options.clone()).await?, pool().connect_lazy_with(options));
    Ok(Database::Sqlite { read, write, kept: WarmConnections::new(), files: OpenedFiles::none() })
}

/// Writes what is in a file into another, whole and as of one moment, while others write to it. The other
/// one is empty, and has the permissions that it is to have.
pub(crate) async fn copy(from: &Path, file_use: FileUse, to: &Path) -> Result<(), StoreError> {
    const COPY: &str = "VACUUM INTO $1";
    let options = reading(from, file_use);
    check_is_ours(from, &options).await?;
    let name = to
        .to_str()
        .ok_or_else(|| StoreError::Address(format!("the name of {} is not UTF-8", to.display())))?;
    let mut connection = options.connect().await?;
    let copied = connection.execute(sqlx::query(COPY).bind(name)).await;
    connection.close().await?;
    copied?;
    Ok(())
}

/// Has what is in the log of a file that nobody uses put into the file; the log is then removed.
pub(crate) async fn fold_log(path: &Path) -> Result<(), StoreError> {
    const FOLD: &str = "PRAGMA wal_checkpoint(TRUNCATE)";
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT);
    let mut connection = options.disable_statement_logging().connect().await?;
    let folded = connection.execute(FOLD).await;
    connection.close().await?;
    folded?;
    Ok(())
}

/// The number of the last step that made the schema; 0 where there is none.
pub(crate) async fn schema_version(database: &Database) -> Result<i64, StoreError> {
    const IN_FILE: &str =
        "SELECT count(*) AS tables FROM sqlite_schema WHERE name = '_sqlx_migrations'";
    const ON_SERVER: &str = "SELECT count(*) AS tables FROM pg_tables WHERE tablename = '_sqlx_migrations' \
        AND schemaname = (SELECT name FROM unnest(current_schemas(false)) WITH ORDINALITY AS searched (name, place) \
        WHERE name <> 'pg_catalog' ORDER BY place LIMIT 1)";
    const NEWEST: &str = "SELECT max(version) AS newest FROM _sqlx_migrations";
    let is_made = if database.is_shared() { ON_SERVER } else { IN_FILE };
    let row = database.first(query(is_made)).await?.ok_or(StoreError::Corrupt("tables"))?;
    if row.get::<i64>("tables")? == 0 {
        return Ok(0);
    }
    let row = database.first(query(NEWEST)).await?.ok_or(StoreError::Corrupt("version"))?;
    Ok(row.get::<Option<i64>>("newest")?.unwrap_or(0))
}

/// # Errors
/// [`StoreError::OlderSchema`] and [`StoreError::NewerSchema`] where the schema is not the one that this
/// program knows.
pub(crate) fn check_version(version: i64) -> Result<(), StoreError> {
    match newest() {
        known if version < known => Err(StoreError::OlderSchema(version, known)),
        known if version > known => Err(StoreError::NewerSchema(version, known)),
        _ => Ok(()),
    }
}

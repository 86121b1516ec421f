//! Opening a database: the file or the server, the schema, the locks.

use std::fs::{DirBuilder, File, TryLockError};
use std::io;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, Executor as _, Row as _};

use crate::db::backend::Database;
use crate::db::location::Location;
use crate::db::migrations::{self, migrate, migrate_server};
use crate::db::opened_files::{OpenedFiles, file_id};
use crate::db::server::{ACQUIRE_TIMEOUT, PREPARED_STATEMENTS, Purpose, Server};
use crate::db::warm_connections::{KEPT_MAX, WarmConnections};
use crate::error::StoreError;
use crate::private_file::{create_private, open_private};

/// How long one program waits for another that writes to the same file.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// A daemon that has just been killed may hold its lock a moment longer.
const LOCK_TIME_MAX: Duration = Duration::from_secs(2);
const LOCK_TRIED_EVERY: Duration = Duration::from_millis(50);

/// What a database of this program has in its head, so that it is told from those of others: "tieo" in
/// ASCII.
const APPLICATION_ID: i64 = 0x7469_656f;
const MARK_AS_OURS: &str = "PRAGMA application_id = 1953064303";

/// Pages that the one connection that writes to the file keeps: 16 MB (a negative number is kibibytes).
const WRITER_CACHE: &str = "-16384";

/// Pages of 4 KiB that the file beside the database gathers before they are carried over: 64 MB.
const PAGES_PER_CHECKPOINT: &str = "16000";

/// Connections that read from the file, besides those that are kept for look-ups.
const SQLITE_READERS: u32 = 4;

/// What keeps a second daemon off a data directory, for as long as it is held.
#[derive(Debug)]
pub(crate) struct DaemonLock {
    _file: File,
}

/// Opens the database, makes it where it is a file that is not there, and brings its schema up to
/// date. A server gets so many connections at most.
pub(crate) async fn open(
    location: &Location,
    server_connections: u32,
) -> Result<Database, StoreError> {
    match location {
        Location::Sqlite(path) => open_file(path).await,
        Location::Postgres(url) => open_server(url, server_connections).await,
    }
}

/// Makes sure that this is the only daemon on the file, whatever links lead to it. On a server any
/// number may run.
pub(crate) async fn lock_for_daemon(location: &Location) -> Result<Option<DaemonLock>, StoreError> {
    let Location::Sqlite(path) = location else { return Ok(None) };
    make_directory(path)?;
    let path = &resolved(path)?;
    if path.metadata().is_ok_and(|file| file.nlink() > 1) {
        return Err(StoreError::SecondName(path.clone()));
    }
    let lock_path = beside(path, "lock");
    let file = private_file(&lock_path)?;
    let given_up_at = Instant::now() + LOCK_TIME_MAX;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(Some(DaemonLock { _file: file })),
            Err(TryLockError::WouldBlock) if Instant::now() < given_up_at => {
                tokio::time::sleep(LOCK_TRIED_EVERY).await;
            }
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(path.clone())),
            Err(TryLockError::Error(error)) => return Err(file_error(&lock_path, error)),
        }
    }
}

/// The file itself where links lead to it, or where it will be.
pub(crate) fn resolved(path: &Path) -> Result<PathBuf, StoreError> {
    let failed = |error| file_error(path, error);
    if path.exists() {
        return path.canonicalize().map_err(failed);
    }
    let directory = path.parent().filter(|directory| !directory.as_os_str().is_empty());
    let directory = directory.unwrap_or(Path::new(".")).canonicalize().map_err(failed)?;
    Ok(path.file_name().map_or_else(|| directory.clone(), |name| directory.join(name)))
}

async fn open_file(path: &Path) -> Result<Database, StoreError> {
    make_directory(path)?;
    make_database_file(path)?;
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
        .pragma("secure_delete", "ON")
        // What a statement may have to take back is kept in memory, not in a file beside it.
        .pragma("temp_store", "MEMORY")
        .statement_cache_capacity(PREPARED_STATEMENTS)
        .disable_statement_logging();
    let resolved = resolved(path)?;
    let migrating = lock_for_migration(beside(&resolved, "migrating")).await?;
    if path.metadata().is_ok_and(|file| file.len() > 0) {
        let options = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT);
        match check_is_ours(path, &options.clone().read_only(true)).await {
            // A change that was cut off is to be taken back first, as whoever opens the file does.
            Err(StoreError::Database(error)) if is_read_only(&error) => {
                check_is_ours(path, &options).await?;
            }
            checked => checked?,
        }
    }
    let database = file_id(path).ok_or_else(|| StoreError::Replaced(path.to_owned()))?;
    let mut connection = options.connect().await?;
    connection.execute(MARK_AS_OURS).await?;
    migrate(connection, migrations::SQLITE).await?;
    drop(migrating);
    let pool = |connections| {
        SqlitePoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(ACQUIRE_TIMEOUT)
            .idle_timeout(None)
            .max_lifetime(None)
            .test_before_acquire(false)
    };
    // A batch of a thousand journals over many days touches some thousand pages, most of them pages
    // that the batch before touched too: they are carried over once for several.
    let writing = options
        .clone()
        .pragma("cache_size", WRITER_CACHE)
        .pragma("wal_autocheckpoint", PAGES_PER_CHECKPOINT);
    let write = pool(1).connect_with(writing).await?;
    let reading = options.pragma("query_only", "ON");
    let files = OpenedFiles::of(path, &resolved, database, reading.connect().await?).await?;
    let read = pool(SQLITE_READERS + KEPT_MAX).connect_with(reading).await?;
    Ok(Database::Sqlite { read, write, kept: WarmConnections::new(), files })
}

/// Makes sure that the file is a database of this program, and does so without a change to it. One of a
/// build that did not mark its databases yet is told by its tables.
pub(super) async fn check_is_ours(
    path: &Path,
    options: &SqliteConnectOptions,
) -> Result<(), StoreError> {
    const MARK: &str = "PRAGMA application_id";
    const ASK: &str = "SELECT count(*) AS tables, \
        count(*) FILTER (WHERE name IN ('_sqlx_migrations', 'users', 'queues')) AS known_tables FROM sqlite_schema";
    let mut connection = options.connect().await?;
    let mark: i64 = sqlx::query_scalar(MARK).fetch_one(&mut connection).await?;
    let row = sqlx::query(ASK).fetch_one(&mut connection).await?;
    connection.close().await?;
    let number = |column| row.try_get::<i64, _>(column);
    let is_ours = match mark {
        0 => number("tables")? == 0 || number("known_tables")? == 3,
        application => application == APPLICATION_ID,
    };
    if is_ours { Ok(()) } else { Err(StoreError::OtherProgram(path.to_owned())) }
}

/// Whether a statement would have had to write.
fn is_read_only(error: &sqlx::Error) -> bool {
    const READ_ONLY: i32 = 8;
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<i32>().ok());
    code.is_some_and(|code| code & 0xff == READ_ONLY)
}

/// Waits until nobody else migrates: off the async threads, since whoever has the lock needs them.
async fn lock_for_migration(path: PathBuf) -> Result<File, StoreError> {
    let locked = tokio::task::spawn_blocking(move || {
        let file = private_file(&path)?;
        file.lock().map_err(|error| file_error(&path, error))?;
        Ok(file)
    });
    locked.await.map_err(|_| StoreError::Closed)?
}

async fn open_server(url: &str, connections: u32) -> Result<Database, StoreError> {
    let schema = migrate_server(url).await?;
    Server::open(url, Purpose::ReadAndWrite { schema }, connections).await.map(Database::Postgres)
}

/// The directory of a file, for its owner alone where it has to be made.
fn make_directory(path: &Path) -> Result<(), StoreError> {
    match path.parent() {
        Some(directory) if !directory.as_os_str().is_empty() => DirBuilder::new()
            .recursive(true)
            .mode(0o700)
            .create(directory)
            .map_err(|error| file_error(directory, error)),
        _ => Ok(()),
    }
}

/// A file for its owner alone, made where it is not there, whatever the umask.
pub(crate) fn private_file(path: &Path) -> Result<File, StoreError> {
    open_private(path).map_err(|error| file_error(path, error))
}

/// Makes the file where it is not there. `SQLite` would give it the umask's permissions; its companions
/// take over the file's. One that is there is not opened: closing it would end the locks that
/// `SQLite` may hold on it in this process.
fn make_database_file(path: &Path) -> Result<(), StoreError> {
    match create_private(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(file_error(path, error)),
        _ => Ok(()),
    }
}

pub(crate) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    PathBuf::from(name)
}

pub(crate) fn file_error(path: &Path, error: io::Error) -> StoreError {
    StoreError::File { path: path.to_owned(), error: Arc::new(error) }
}

//! Copies of a database file: made while a daemon runs, looked at before they count, put back.

use std::fs::File;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::check_up::CheckUp;
use crate::db::location::Location;
use crate::db::open::{beside, file_error, lock_for_daemon, private_file, resolved};
use crate::db::opened_files::companion;
use crate::db::schema_check;
use crate::db::unchanged::{self, FileUse, check_version, schema_version};
use crate::error::StoreError;
use crate::ledger_key::LedgerKey;
use crate::private_file::{FileOwner, create_private, create_private_for};
use crate::store::Store;

/// What `SQLite` keeps beside a database.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

/// A database was put back.
#[derive(Debug, Clone)]
pub struct Restored {
    /// Where the one is that was there before.
    pub kept: Option<PathBuf>,
    /// What was found in the one that is there now.
    pub check_up: CheckUp,
}

/// The file of a database.
fn file_of(location: &Location) -> Result<&Path, StoreError> {
    match location {
        Location::Sqlite(path) => Ok(path),
        Location::Postgres(_) => Err(StoreError::NotAFile),
    }
}

/// Copies a database to a file that is not there yet, for its owner alone, as of one moment, whoever writes
/// meanwhile. It has its name when it is whole: it has been opened and looked at.
///
/// # Errors
/// The database's and the file's; [`StoreError::Exists`], [`StoreError::NotAFile`],
/// [`StoreError::Damaged`], [`StoreError::LedgerKey`].
#[crate::boxed]
pub async fn back_up(
    location: &Location,
    to: &Path,
    ledger_key: Option<LedgerKey>,
) -> Result<CheckUp, StoreError> {
    let from = file_of(location)?;
    if !from.exists() {
        return Err(StoreError::NoFile(from.to_owned()));
    }
    let to = &std::path::absolute(to).map_err(|error| file_error(to, error))?;
    // The name is taken before the work begins.
    create_private(to).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => StoreError::Exists(to.clone()),
        _ => file_error(to, error),
    })?;
    let unfinished = UnfinishedFile(beside(to, "partial"));
    // As the name that was taken.
    let owner = FileOwner::to_be(to);
    let copied = checked_copy(from, FileUse::Shared, &unfinished.0, owner, ledger_key).await;
    match copied.and_then(|check_up| unfinished.becomes(to).map(|()| check_up)) {
        Ok(check_up) => {
            note_backup(from, to);
            Ok(check_up)
        }
        Err(error) => {
            _ = std::fs::remove_file(to);
            Err(error)
        }
    }
}

/// Beside the database: its text is where the last copy of it went, its time when.
fn backup_note(database: &Path) -> PathBuf {
    beside(database, "last-backup")
}

/// The copy is there, whether it can be noted or not.
fn note_backup(database: &Path, copy: &Path) {
    let noted = private_file(&backup_note(database)).and_then(|mut note| {
        let text = copy.as_os_str().as_encoded_bytes();
        let written = note.set_len(0).and_then(|()| note.write_all(text));
        written.map_err(|error| file_error(copy, error))
    });
    if let Err(error) = noted {
        tracing::warn!(%error, "the time of the backup was not noted");
    }
}

/// When a database was last copied by this program, as the file system has noted it.
#[must_use]
pub fn last_backup_at(database: &Path) -> Option<SystemTime> {
    backup_note(database).metadata().ok()?.modified().ok()
}

/// Puts a copy in the place of a database that no daemon uses. The one that is there is kept beside it,
/// under its name with this ending. Put back by root, it belongs to whom that one does, or the directory.
///
/// # Errors
/// As [`back_up`], of the copy; [`StoreError::InUse`].
#[crate::boxed]
pub async fn restore(
    location: &Location,
    from: &Path,
    kept_ending: &str,
    ledger_key: Option<LedgerKey>,
) -> Result<Restored, StoreError> {
    let to = file_of(location)?;
    if from.metadata().is_ok_and(|file| file.len() == 0) {
        return Err(StoreError::Damaged { file: from.to_owned(), fault: "it is empty".to_owned() });
    }
    if !from.exists() {
        return Err(StoreError::NoFile(from.to_owned()));
    }
    let _lock = lock_for_daemon(location).await?;
    let to = &resolved(to)?;
    let unfinished = UnfinishedFile(beside(to, "restoring"));
    let owner = FileOwner::to_be(to);
    let check_up = checked_copy(from, FileUse::Alone, &unfinished.0, owner, ledger_key).await?;
    let kept = keep(to, &beside(to, kept_ending)).await?;
    unfinished.becomes(to)?;
    Ok(Restored { kept, check_up })
}

/// The file goes unless it gets its name.
struct UnfinishedFile(PathBuf);

impl UnfinishedFile {
    /// Gives it its name, for good.
    fn becomes(self, name: &Path) -> Result<(), StoreError> {
        let path = &self.0;
        let synced = File::open(path).and_then(|file| file.sync_all());
        synced.map_err(|error| file_error(path, error))?;
        std::fs::rename(path, name).map_err(|error| file_error(name, error))?;
        sync_directory(name)
    }
}

impl Drop for UnfinishedFile {
    fn drop(&mut self) {
        _ = std::fs::remove_file(&self.0);
    }
}

fn sync_directory(of: &Path) -> Result<(), StoreError> {
    let Some(directory) = of.parent() else { return Ok(()) };
    let synced = File::open(directory).and_then(|directory| directory.sync_all());
    synced.map_err(|error| file_error(directory, error))
}

/// Copies a database, opens the copy and looks at all of it. The books of one that an earlier program made
/// are not looked at: this one does not know its tables.
async fn checked_copy(
    from: &Path,
    file_use: FileUse,
    to: &Path,
    owner: Option<FileOwner>,
    ledger_key: Option<LedgerKey>,
) -> Result<CheckUp, StoreError> {
    _ = std::fs::remove_file(to);
    create_private_for(to, owner).map_err(|error| file_error(to, error))?;
    unchanged::copy(from, file_use, to).await?;
    let copy = Location::Sqlite(to.to_owned());
    let store = Store::open_unchanged_as(&copy, FileUse::Alone, ledger_key).await?;
    let checked = match schema_version(&store.database).await.and_then(check_version) {
        Ok(()) => store.check_up().await,
        Err(StoreError::OlderSchema(schema, _)) => {
            let seen = schema_check::look(&store.database, schema).await;
            let faults = match &seen {
                Ok(seen) => store.file_faults(&seen.questions).await,
                Err(_) => Ok(Vec::new()),
            };
            seen.and_then(|seen| {
                let (faults, schema_faults) = (faults?, seen.faults);
                Ok(CheckUp { schema, faults, schema_faults, security: None, books: None })
            })
        }
        Err(error) => Err(error),
    };
    store.close().await;
    let check_up = checked?;
    match check_up.fault() {
        None => Ok(check_up),
        Some(fault) => Err(StoreError::Damaged { file: from.to_owned(), fault }),
    }
}

/// Moves a database that nobody uses to another name, where there is one; says where it is. No log stays
/// behind: it would be taken for that of the next one.
async fn keep(database: &Path, kept: &Path) -> Result<Option<PathBuf>, StoreError> {
    if kept.exists() {
        return Err(StoreError::Exists(kept.to_owned()));
    }
    // What the log holds comes into the database, and the log is removed; one that cannot be opened any
    // more keeps it.
    if database.exists()
        && let Err(error) = unchanged::fold_log(database).await
    {
        tracing::warn!(%error, "the database that is replaced cannot be opened");
    }
    for ending in COMPANIONS {
        let (from, to) = (companion(database, ending), companion(kept, ending));
        if from.exists() {
            std::fs::rename(&from, &to).map_err(|error| file_error(&from, error))?;
        }
    }
    if !database.exists() {
        return Ok(None);
    }
    // A second name, so that the first is never without a database; not every file system has them.
    if std::fs::hard_link(database, kept).is_err() {
        std::fs::rename(database, kept).map_err(|error| file_error(database, error))?;
    }
    sync_directory(database)?;
    Ok(Some(kept.to_owned()))
}

impl Store {
    /// Opens a database as it is: neither it nor its schema is changed, and nothing can be written.
    ///
    /// # Errors
    /// The database's; [`StoreError::NoFile`], [`StoreError::OtherProgram`], and where the schema is not
    /// the one of this program [`StoreError::OlderSchema`] or [`StoreError::NewerSchema`].
    #[crate::boxed]
    pub async fn open_unchanged(
        location: &Location,
        ledger_key: Option<LedgerKey>,
    ) -> Result<Self, StoreError> {
        let store = Self::open_unchanged_as(location, FileUse::Shared, ledger_key).await?;
        check_version(store.schema_version().await?)?;
        Ok(store)
    }

    async fn open_unchanged_as(
        location: &Location,
        file_use: FileUse,
        ledger_key: Option<LedgerKey>,
    ) -> Result<Self, StoreError> {
        let ledger_key = ledger_key.as_ref().map(LedgerKey::for_another_ledger);
        Ok(Self::of(unchanged::open(location, file_use).await?, ledger_key))
    }

    /// The number of the last step that made the schema; 0 where there is none.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn schema_version(&self) -> Result<i64, StoreError> {
        schema_version(&self.database).await
    }
}

/// Brings the schema of a database that is there up to date; gives the numbers of its last step before
/// and after.
///
/// # Errors
/// As [`Store::open_existing`].
#[crate::boxed]
pub async fn migrate(location: &Location) -> Result<(i64, i64), StoreError> {
    let before = Store::open_unchanged_as(location, FileUse::Shared, None).await?;
    let from = before.schema_version().await;
    before.close().await;
    let after = Store::open_existing(location, None).await?;
    let to = after.schema_version().await;
    after.close().await;
    Ok((from?, to?))
}

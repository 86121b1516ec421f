//! Whether the files that a database was opened as still stand under its name.
//!
//! A file that is replaced under a running daemon (a restore by `mv`, a log that somebody removes) lives
//! on without a name while it is open, and what is written to it is gone with the daemon. It is only ever
//! looked up by its name: to close a second descriptor would end the locks that `SQLite` holds on it in
//! this process.

use std::os::unix::fs::MetadataExt as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::{Connection as _, Executor as _, SqliteConnection};

use crate::error::StoreError;

/// Device and inode: what a file is, whatever its name.
type FileId = (u64, u64);

/// The database, its log (`-wal`) and the index of it (`-shm`), as they were opened.
#[derive(Debug, Clone)]
pub(crate) struct OpenedFiles(Arc<Opened>);

#[derive(Debug)]
struct Opened {
    /// The database first.
    files: Vec<(PathBuf, FileId)>,
    /// A connection that nobody uses: `SQLite` removes the log with the last one, however briefly there
    /// is none.
    open: Mutex<Option<SqliteConnection>>,
    is_told: AtomicBool,
}

impl OpenedFiles {
    /// Those of an open database at this path, `resolved` where links lead to it. `database` was the file
    /// before it was opened, and `connection` is kept.
    pub(crate) async fn of(
        path: &Path,
        resolved: &Path,
        database: FileId,
        mut connection: SqliteConnection,
    ) -> Result<Self, StoreError> {
        const OPEN_LOG: &str = "SELECT count(*) FROM sqlite_schema";
        connection.execute(OPEN_LOG).await?;
        let name = |path: PathBuf| match file_id(&path) {
            Some(id) => Ok((path, id)),
            None => Err(StoreError::Replaced(path)),
        };
        let files = vec![
            (path.to_owned(), database),
            name(companion(resolved, "-wal"))?,
            name(companion(resolved, "-shm"))?,
        ];
        let open = Mutex::new(Some(connection));
        let opened = Self(Arc::new(Opened { files, open, is_told: AtomicBool::new(false) }));
        opened.check()?;
        Ok(opened)
    }

    /// Those of a database that is only read.
    pub(crate) fn none() -> Self {
        let (files, open) = (Vec::new(), Mutex::new(None));
        Self(Arc::new(Opened { files, open, is_told: AtomicBool::new(false) }))
    }

    /// # Errors
    /// [`StoreError::Replaced`] where another file stands under one of the names, or none.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        let Opened { files, is_told, .. } = &*self.0;
        let Some((path, _)) = files.iter().find(|(path, id)| file_id(path) != Some(*id)) else {
            is_told.store(false, Ordering::Relaxed);
            return Ok(());
        };
        if !is_told.swap(true, Ordering::Relaxed) {
            tracing::error!(
                path = %path.display(),
                "a file of the database was replaced or removed while it was in use: nothing more is \
                 written; restart the daemon to use the files that are there now"
            );
        }
        Err(StoreError::Replaced(path.clone()))
    }

    /// What an error of the database is: where other files stand under its names, that comes first.
    pub(crate) fn told(&self, error: sqlx::Error) -> StoreError {
        self.check().err().unwrap_or_else(|| error.into())
    }

    /// Where the log is.
    pub(crate) fn log(&self) -> Option<&Path> {
        self.0.files.get(1).map(|(path, _)| path.as_path())
    }

    /// How long the database and its log are; none where they are not there.
    pub(crate) fn lengths(&self) -> [Option<u64>; 2] {
        [0, 1].map(|at| Some(self.0.files.get(at)?.0.metadata().ok()?.len()))
    }

    /// Gives the connection up that is kept.
    pub(crate) async fn close(&self) {
        let open = self.0.open.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(connection) = open
            && let Err(error) = connection.close().await
        {
            tracing::debug!(%error, "a connection did not close");
        }
    }
}

/// What stands under this name, if anything does.
pub(crate) fn file_id(path: &Path) -> Option<FileId> {
    path.metadata().ok().map(|file| (file.dev(), file.ino()))
}

/// The file that `SQLite` keeps beside a database under its name and this ending.
pub(crate) fn companion(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

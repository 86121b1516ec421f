//! What can go wrong with a database, by what its caller can do about it.

use std::convert::Infallible;
use std::path::PathBuf;
use std::sync::Arc;

/// A failure of the store. Its text is for the log and the operator, never for an API client.
#[derive(Debug, Clone, thiserror::Error)]
pub enum StoreError {
    /// Locked, unreachable or out of connections: the same again may go through.
    #[error("the database is busy or unreachable: {}", said(.0))]
    Busy(Arc<sqlx::Error>),
    /// The disk or the database has no room left. Nothing was saved, and the same again goes through when there is.
    #[error("the database has no room left: {}", said(.0))]
    Full(Arc<sqlx::Error>),
    /// A pooler lends the server's connections for a transaction, and the address does not say so.
    #[error(
        "a pooler in transaction mode is in between: add ?pool_mode=transaction to the address"
    )]
    PoolMode,
    /// Anything else that the database says.
    #[error("the database refuses or fails: {}", said(.0))]
    Database(Arc<sqlx::Error>),
    /// The server has no database of this name.
    #[error("{0}")]
    NoDatabase(String),
    /// The list that is asked for gave no such cursor.
    #[error("the cursor is none of this list")]
    Cursor,
    /// A stored value is none of its kind.
    #[error("column {0} holds what it cannot hold")]
    Corrupt(&'static str),
    /// The write waited too long behind others and was not begun.
    #[error("the write waited too long and was not begun")]
    Waited,
    /// Statements have a time limit.
    #[error("the database has not answered in time")]
    Silent,
    /// The connection broke while the commit was under way, and nobody can say what became of it: the
    /// same again may do it twice.
    #[error(
        "the database broke off before it said whether the write was kept, and cannot be asked"
    )]
    Unanswered,
    /// Another file stands under the name of one that the database was opened as, or none: what is written
    /// would be lost. Nothing was.
    #[error(
        "{} was replaced or removed while the database was in use; nothing was saved", .0.display()
    )]
    Replaced(PathBuf),
    /// A statement that several callers shared brought its task down.
    #[error("a look-up broke off; the log says why")]
    LookUp,
    /// The writer has stopped: the daemon is going down.
    #[error("the store is closed")]
    Closed,
    /// The schema was made by a later version.
    #[error(
        "the database has schema version {0}, this program knows up to {1}; use a newer tieout"
    )]
    NewerSchema(i64, i64),
    /// The schema was made by an earlier version, and this caller does not change it.
    #[error(
        "the database has schema version {0}, this program knows {1}; tieout db migrate brings it up to date"
    )]
    OlderSchema(i64, i64),
    /// The schema was made in other steps than any release has: this one of them is another.
    #[error(
        "the database was made by a tieout from before the first release, and no release can open it \
        (schema step {0} is not the released one); start with a new database"
    )]
    OtherSchema(i64),
    /// The file is a database of another program.
    #[error("{} is a database of another program, and is left as it is; choose another place", .0.display())]
    OtherProgram(PathBuf),
    /// Another daemon holds the data directory.
    #[error("another daemon is running on {}", .0.display())]
    InUse(PathBuf),
    /// The database's file or directory cannot be made or locked.
    #[error("cannot use {}: {error}", .path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// Why not.
        error: Arc<std::io::Error>,
    },
    /// There is no database file, and this caller does not make one.
    #[error("there is no database at {}", .0.display())]
    NoFile(PathBuf),
    /// A file that is to be made is there.
    #[error("{} is there already, and is left as it is", .0.display())]
    Exists(PathBuf),
    /// Only a file can be copied so.
    #[error(
        "only an SQLite database can be copied by tieout; use the tools of PostgreSQL (pg_dump, pg_restore)"
    )]
    NotAFile,
    /// A copy is not whole.
    #[error("{} is damaged: {fault}", .file.display())]
    Damaged {
        /// Which one.
        file: PathBuf,
        /// The first thing that is wrong with it.
        fault: String,
    },
    /// Something is wrong with a ledger that is to be sealed as it is.
    #[error("nothing was sealed: {0}")]
    NotSealed(String),
    /// The database file has a second name, by which another daemon could use it unseen.
    #[error("{} has a second name (a hard link), by which another daemon could use it", .0.display())]
    SecondName(PathBuf),
    /// Stored bytes went while they were read: their time was over.
    #[error("the stored bytes were removed while they were read")]
    Removed,
    /// The address of the database makes no sense.
    #[error("{0}")]
    Address(String),
    /// Entries of the ledger are chained with a key that this program was not given.
    #[error("{0}")]
    LedgerKey(&'static str),
    /// A key is not used on a ledger that it did not seal: whoever replaced the ledger, or took the mark of the key out,
    /// would have it sealed as it then is.
    #[error("this ledger was never sealed with TIEOUT_LEDGER_KEY, or the mark of that was removed")]
    Unsealed,
    /// Another schema of the server is searched before the one that has this program's tables.
    #[error(
        "this program's tables are in the schema {schema}, and {first} is searched before it: drop the schema {first} if \
        nothing is in it, or have the role search {schema} alone"
    )]
    HiddenTables {
        /// The schema that is searched first.
        first: String,
        /// The one with the tables.
        schema: String,
    },
    /// A migration did not go through.
    #[error("the schema cannot be brought up to date: {0}")]
    Migration(String),
    /// A payload or result cannot be unpacked.
    #[error("stored bytes cannot be unpacked: {0}")]
    Compression(Arc<std::io::Error>),
}

impl StoreError {
    /// Whether the same again may go through.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        matches!(
            self,
            Self::Busy(_)
                | Self::Closed
                | Self::Waited
                | Self::Silent
                | Self::Unanswered
                | Self::Replaced(_)
        )
    }

    /// Whether the database may have done what it was told without saying so: its connection is not to
    /// be used again.
    pub(super) fn is_silence(&self) -> bool {
        match self {
            Self::Silent => true,
            Self::Busy(error) | Self::Database(error) => is_of_connection(error),
            _ => false,
        }
    }

    /// Whether a column holds what no such column can.
    pub(super) fn is_unreadable(&self) -> bool {
        match self {
            Self::Corrupt(_) => true,
            Self::Database(error) => {
                matches!(**error, sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_))
            }
            _ => false,
        }
    }

    /// Whether what is stored cannot be read, however often it is tried.
    #[must_use]
    pub const fn is_damage(&self) -> bool {
        matches!(self, Self::Corrupt(_) | Self::Removed | Self::Compression(_))
    }
}

/// Why something that the store was asked for is not done. With `?` both ways out are one.
#[derive(Debug, Clone, thiserror::Error)]
pub enum NotDone<R> {
    /// A rule says no. It is for the caller alone: writes that share its transaction go on.
    #[error(transparent)]
    Refused(R),
    /// The database fails, and with it whatever shares the transaction.
    #[error(transparent)]
    Failed(StoreError),
}

impl<R> NotDone<R> {
    /// The refusal.
    ///
    /// # Errors
    /// The failure, if it is one.
    pub fn refusal(self) -> Result<R, StoreError> {
        match self {
            Self::Refused(refusal) => Ok(refusal),
            Self::Failed(error) => Err(error),
        }
    }

    /// The same with the refusal told in another way.
    pub fn map_refusal<S>(self, told: impl FnOnce(R) -> S) -> NotDone<S> {
        match self {
            Self::Refused(refusal) => NotDone::Refused(told(refusal)),
            Self::Failed(error) => NotDone::Failed(error),
        }
    }
}

impl<R> From<StoreError> for NotDone<R> {
    fn from(error: StoreError) -> Self {
        Self::Failed(error)
    }
}

/// What was done; none if it was refused, where it does not matter why.
///
/// # Errors
/// The failure, if it is one.
pub fn unless_refused<T, R>(outcome: Result<T, NotDone<R>>) -> Result<Option<T>, StoreError> {
    match outcome {
        Ok(done) => Ok(Some(done)),
        Err(not_done) => not_done.refusal().map(|_| None),
    }
}

/// What cannot be refused can only fail.
impl From<NotDone<Infallible>> for StoreError {
    fn from(error: NotDone<Infallible>) -> Self {
        match error {
            NotDone::Refused(never) => match never {},
            NotDone::Failed(error) => error,
        }
    }
}

/// The database's own words, without the place in its source that the driver adds.
fn said(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(of_database) => of_database.message().to_owned(),
        other => other.to_string(),
    }
}

/// `PostgreSQL`: `invalid_catalog_name`.
const NO_SUCH_DATABASE: &str = "3D000";

/// `SQLITE_FULL`, and what `PostgreSQL` calls a full disk.
const FULL_CODES: [&str; 2] = ["13", "53100"];

/// `SQLITE_BUSY` and `SQLITE_LOCKED`; their extended codes have them in the low byte.
const SQLITE_BUSY_CODES: [i32; 2] = [5, 6];

/// A prepared statement is there already, or is not: it is of somebody else's session.
const PREPARED_CODES: [&str; 2] = ["42P05", "26000"];

/// Classes of `PostgreSQL` errors that pass: connection trouble, a deadlock or a lost race, out of
/// resources but not out of disk, a server going down, one that is a standby still, a transaction that
/// has stood still.
const POSTGRES_BUSY_CODES: [&str; 8] =
    ["08", "40", "53300", "55P03", "57P0", "57014", "25006", "25P03"];

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let is_busy = match &error {
            sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::Io(_)
            // What a proxy without a server behind it says, or leaves unsaid.
            | sqlx::Error::Protocol(_)
            | sqlx::Error::Tls(_)
            | sqlx::Error::WorkerCrashed => true,
            sqlx::Error::Database(of_database)
                if of_database.code().as_deref() == Some(NO_SUCH_DATABASE) =>
            {
                return Self::NoDatabase(of_database.message().to_owned());
            }
            sqlx::Error::Database(of_database)
                if of_database.code().is_some_and(|code| PREPARED_CODES.contains(&&*code)) =>
            {
                return Self::PoolMode;
            }
            sqlx::Error::Database(of_database)
                if of_database.code().is_some_and(|code| FULL_CODES.contains(&&*code)) =>
            {
                return Self::Full(Arc::new(error));
            }
            sqlx::Error::Database(of_database) => {
                let code = of_database.code().unwrap_or_default();
                let is_sqlite =
                    of_database.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some();
                if is_sqlite {
                    code.parse().is_ok_and(|code: i32| SQLITE_BUSY_CODES.contains(&(code & 0xff)))
                } else {
                    POSTGRES_BUSY_CODES.iter().any(|busy| code.starts_with(busy))
                }
            }
            _ => false,
        };
        if is_busy { Self::Busy(Arc::new(error)) } else { Self::Database(Arc::new(error)) }
    }
}

/// Classes of `PostgreSQL` errors that end the connection: connection trouble, the operator's word.
const POSTGRES_CUT_OFF_CODES: [&str; 2] = ["08", "57P0"];

/// Whether the error is the connection's, so that the same may go through on another at once.
pub(super) fn is_of_connection(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed => true,
        sqlx::Error::Database(of_database) => {
            let code = of_database.code().unwrap_or_default();
            let is_sqlite = of_database.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some();
            !is_sqlite && POSTGRES_CUT_OFF_CODES.iter().any(|cut_off| code.starts_with(cut_off))
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{Connection as _, Executor as _, SqliteConnection};

    use super::*;

    #[tokio::test]
    async fn a_full_disk_is_told_from_other_failures() {
        let mut file = SqliteConnection::connect("sqlite::memory:").await.expect("a database");
        file.execute("CREATE TABLE rows (text TEXT); PRAGMA max_page_count = 3")
            .await
            .expect("a table");
        let full = file
            .execute("INSERT INTO rows VALUES (zeroblob(99999))")
            .await
            .map_err(StoreError::from);
        assert!(matches!(full, Err(StoreError::Full(_))), "{full:?}");
        let other = file.execute("INSERT INTO others VALUES (1)").await.map_err(StoreError::from);
        assert!(matches!(other, Err(StoreError::Database(_))), "{other:?}");
    }
}

//! New databases of both kinds, and what a benchmark should say of them.

use std::fmt;
use std::path::Path;

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use tempfile::TempDir;

use crate::postgres;

/// A kind of database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sqlite => "SQLite",
            Self::Postgres => "PostgreSQL",
        })
    }
}

/// A database of its own, empty, gone with this value.
pub(crate) struct Fresh {
    pub(crate) url: String,
    _directory: Option<TempDir>,
    _database: Option<postgres::Database>,
}

impl Kind {
    /// The kinds there are on this machine.
    pub(crate) fn all() -> Vec<Self> {
        match postgres::server() {
            Some(_) => vec![Self::Sqlite, Self::Postgres],
            None => vec![Self::Sqlite],
        }
    }

    pub(crate) fn fresh(self) -> Fresh {
        match self {
            Self::Sqlite => {
                // Beside the build, which is hardly ever in memory; /tmp often is.
                let directory = TempDir::new_in(env!("CARGO_TARGET_TMPDIR"));
                let directory = directory.expect("a temporary directory");
                let url = format!("sqlite://{}", directory.path().join("tieout.db").display());
                Fresh { url, _directory: Some(directory), _database: None }
            }
            Self::Postgres => {
                let database = postgres::new_database("a benchmark", |_| ()).expect("a server");
                let url = database.url().to_owned();
                Fresh { url, _directory: None, _database: Some(database) }
            }
        }
    }
}

/// Prints what the databases run on, and ends where commits would not be durable.
pub(crate) async fn describe() {
    let cpus = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let (place, kind) = file_system(Path::new(env!("CARGO_TARGET_TMPDIR")));
    assert!(kind != "tmpfs" && kind != "ramfs", "{place} is in memory: set CARGO_TARGET_DIR");
    println!("{cpus} CPUs, SQLite on {kind} ({place})");
    let Some(database) = postgres::new_database("PostgreSQL", |_| ()) else { return };
    let mut connection = PgConnection::connect(database.url()).await.expect("a connection");
    let mut shown = Vec::new();
    for show in ["SHOW server_version", "SHOW fsync", "SHOW data_directory"] {
        let value: String =
            sqlx::query_scalar(show).fetch_one(&mut connection).await.expect("an answer");
        shown.push(value);
    }
    let (place, kind) = file_system(Path::new(&shown[2]));
    println!("PostgreSQL {}, fsync {}, on {kind} ({place})", shown[0], shown[1]);
    assert_eq!(shown[1], "on", "the server must keep what it has committed");
}

/// Where the file system of a path is mounted, and its kind.
fn file_system(path: &Path) -> (String, String) {
    let mounts = std::fs::read_to_string("/proc/self/mounts").unwrap_or_default();
    let fields = mounts.lines().filter_map(|line| {
        let mut fields = line.split(' ').skip(1);
        Some((fields.next()?.to_owned(), fields.next()?.to_owned()))
    });
    let holding = fields.filter(|(place, _)| path.starts_with(place));
    let unknown = ("an unknown place".to_owned(), "an unknown file system".to_owned());
    holding.max_by_key(|(place, _)| place.len()).unwrap_or(unknown)
}

//! What a daemon has of its database.

use crate::db::backend::Database;
use crate::store::Store;

/// How much of the database's connections and files is in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DatabaseUse {
    /// Connections that are open.
    pub connections_open: u64,
    /// Those of them that nobody has.
    pub connections_idle: u64,
    /// Length of the `SQLite` file; none on a server.
    pub file_bytes: Option<u64>,
    /// Length of its write-ahead log; none on a server.
    pub log_bytes: Option<u64>,
}

impl Store {
    /// As it is now, without asking the database.
    #[must_use]
    pub fn database_use(&self) -> DatabaseUse {
        match &self.database {
            Database::Sqlite { read, write, files, .. } => {
                let [file_bytes, log_bytes] = files.lengths();
                DatabaseUse {
                    connections_open: u64::from(read.size() + write.size()),
                    connections_idle: (read.num_idle() + write.num_idle()) as u64,
                    file_bytes,
                    log_bytes,
                }
            }
            Database::Postgres(server) => DatabaseUse {
                connections_open: u64::from(server.pool.size()),
                connections_idle: server.pool.num_idle() as u64,
                ..DatabaseUse::default()
            },
            Database::Within(_) => DatabaseUse::default(),
        }
    }
}

//! The database itself: opened, asked, written to, on either kind.
//!
//! | File | What |
//! |---|---|
//! | `location`, `open`, `migrations` | where it is, how it is opened, its schema |
//! | `unchanged` | opened as it is, and copied |
//! | `backend` | statements outside transactions, and the beginning of one |
//! | `tx`, `row_lock` | a transaction that writes; the rows at which writers take turns |
//! | `statement`, `batch_query` | a statement with its arguments; one about many things |
//! | `buffered` | tables of which a batch holds rows in memory: who names them is checked in the build |
//! | `warm_connections` | connections kept for the look-ups of every request |
//! | `file_tx`, `opened_files`, `schema_check` | what only a file has |
//! | `faults` | what a test lets go wrong in transactions |
//! | `server`, `server_tx`, `presence`, `table_rewrite` | what only a server has |

pub(crate) mod backend;
pub(crate) mod batch_query;
mod buffered;
#[cfg(test)]
pub(crate) mod faults;
pub(crate) mod file_tx;
pub(crate) mod location;
pub(crate) mod migrations;
pub(crate) mod open;
pub(crate) mod opened_files;
pub(crate) mod presence;
pub(crate) mod references;
pub(crate) mod row_lock;
pub(crate) mod schema_check;
pub(crate) mod server;
mod server_tx;
pub(crate) mod statement;
pub(crate) mod table_rewrite;
pub(crate) mod tx;
pub(crate) mod unchanged;
pub(crate) mod warm_connections;

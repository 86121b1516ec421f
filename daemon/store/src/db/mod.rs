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
//! | `schema_check`, `schema_parts` | whether the schema is the one that the steps make |
//! | `file_tx`, `opened_files`, `schema_text` | what only a file has |
//! | `faults` | what a test lets go wrong in transactions |
//! | `server`, `server_tx`, `presence`, `table_rewrite` | what only a server has |
//! | `server_schema`, `server_catching`, `server_paths`, `server_names` | a server's schema, and what others put in its way |
//! | `constraints` | what the rows on a server are asked |

pub(crate) mod backend;
pub(crate) mod batch_query;
mod buffered;
pub(crate) mod constraints;
#[cfg(test)]
pub(crate) mod faults;
pub(crate) mod file_tx;
pub(crate) mod location;
pub(crate) mod migrations;
pub(crate) mod open;
pub(crate) mod opened_files;
pub(crate) mod presence;
pub(crate) mod row_lock;
pub(crate) mod schema_check;
mod schema_parts;
mod schema_text;
pub(crate) mod server;
mod server_catching;
mod server_names;
mod server_paths;
mod server_schema;
mod server_tx;
pub(crate) mod statement;
pub(crate) mod table_rewrite;
pub(crate) mod tx;
pub(crate) mod unchanged;
pub(crate) mod warm_connections;

//! Writes that share a transaction, and what they hold in memory until it ends.
//!
//! | File | What |
//! |---|---|
//! | `write` | what a write is: the rows it locks, what it reads, what it does |
//! | `writer` | the one task that takes writes up, applies and commits them together |
//! | `batch` | the transaction, and the only way to the tables of the books |
//! | `read_set` | what the writes of a batch are going to ask, read in a statement each for all |
//! | `books` | what is known of organisations' books, and what is added to them |
//! | `recorded` | the tables whose rows audit events record, and how they are read |
//! | `security_event` | an event of the security log, written with what it tells of |
//! | `events` | audit events that wait, and what the objects became that they changed |
//! | `pending` | the rows that wait, written in a statement a table |
//! | `answers` | answers kept for callers who repeat a request |

pub(crate) mod answers;
pub(crate) mod batch;
pub(crate) mod books;
pub(crate) mod events;
pub(crate) mod pending;
pub(crate) mod read_set;
pub(crate) mod recorded;
pub(crate) mod security_event;
pub(crate) mod write;
pub(crate) mod writer;
pub(crate) mod writer_metrics;

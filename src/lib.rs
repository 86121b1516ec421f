//! The rules of tieout, with no input and no output.
//!
//! Plain functions over plain values: no clock, no random source, no file, no socket, no async.
//! The daemon and the command line call in; nothing here calls out. Same input, same output, on
//! every machine.
//!
//! - [`ledger`]: an organisation's double-entry books: what may be posted, and what it becomes
//! - [`contract`]: the shapes of the HTTP API, as JSON
//! - `src/reconcile`, `src/coding`, `src/statement`: matching, coding and reading files, crates of their own
//! - [`search`]: texts in the form in which they are searched
//! - [`csv`]: texts as cells that no spreadsheet runs
//! - [`sort`]: lists in order, with little code
//! - [`group_commit`], [`queue`]: how writes share a commit, and how jobs are admitted, run and charged
//! - [`job`], [`scope`], [`secret`], [`key_name`]: what is done later, and who may ask for it
//! - [`amount`], [`money`], [`factor`], [`date`], [`id`], [`time`], [`email`], [`cheque`]: the values all are made of

// What our macros write names the crate, whether it is here or in another.
extern crate self as tieout;

pub mod amount;
pub mod cheque;
pub mod contract;
pub mod csv;
pub mod date;
pub mod email;
pub mod factor;
pub mod group_commit;
pub mod id;
pub mod job;
pub mod key_name;
pub mod ledger;
pub mod money;
pub mod packed;
pub mod queue;
pub mod rate_limit;
pub mod scope;
pub mod search;
pub mod secret;
pub mod sort;
pub mod time;

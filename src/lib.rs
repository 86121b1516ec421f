//! The rules of tieout, with no input and no output.
//!
//! Plain functions over plain values: no clock, no random source, no file, no socket, no async.
//! The daemon and the command line call in; nothing here calls out. Same input, same output, on
//! every machine.
//!
//! - [`reconcile`]: bank rows against book rows, the matcher and its audit
//! - [`contract`]: the shapes of the HTTP API, as JSON
//! - [`amount`], [`date`], [`id`]: the values both are made of

pub mod amount;
pub mod contract;
pub mod date;
pub mod id;
pub mod reconcile;

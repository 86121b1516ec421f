//! The shapes of the HTTP API, as they stand on the wire.
//!
//! Only shapes: what a value must be to mean something is decided by the modules that use it.

pub mod error;
pub mod health;
pub mod reconcile;

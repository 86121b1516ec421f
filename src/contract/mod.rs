//! The shapes of the HTTP API, as they stand on the wire.
//!
//! Only shapes: what a value must be to mean something is decided by the modules that use it.
//! Daemon and client share them, and the published contract (`/openapi.json`) is made of them.

pub mod chart;
pub mod coding;
pub mod error;
pub mod health;
pub mod issue;
pub mod job;
pub mod key;
pub mod ledger;
pub mod me;
pub mod page;
pub mod reconcile;
pub mod row;
#[cfg(feature = "openapi")]
mod schema;
pub mod score;
pub mod strict;
pub mod suggestion;
pub(crate) mod words;

#[cfg(not(feature = "openapi"))]
pub use tieout_macros::{IntoParams, ToSchema};
pub(crate) use tieout_macros::{body, filters};
#[cfg(feature = "openapi")]
pub use utoipa::{IntoParams, ToSchema};

/// Maximum size of a request body in bytes. Source: contract part 8.
pub const BODY_BYTES_MAX: usize = 25_000_000;

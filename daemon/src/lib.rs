//! The HTTP API of tieout: what `tieout serve` runs.
//!
//! `http` decides and answers, `jobs` works, [`store`] (a crate of its own) keeps; imports go that way.
//! Routes stand in one table, in `http`. Admin commands use [`store`] directly.

mod address_range;
mod anchors;
pub mod clock;
mod config;
pub mod doctor;
mod files;
mod http;
mod jobs;
mod listen;
mod metrics;
mod serve;
pub mod session;
mod stop;

pub use address_range::AddressRange;
pub use config::{Config, SessionSecret, SessionSecretSource};
pub use serve::{Daemon, ServeEnd};
pub use tieout_store::{self as store, LedgerKey, entropy};

/// The contract that the daemon publishes at `/openapi.json`, made anew of its routes, shapes and refusals.
/// What it serves is the checked-in document.
#[cfg(feature = "openapi")]
#[must_use]
pub fn openapi_document() -> &'static str {
    http::document()
}

/// The status and the code of every error, in the order of the statuses.
#[cfg(feature = "openapi")]
#[must_use]
pub fn error_codes() -> Vec<(u16, tieout::contract::error::ErrorCode)> {
    http::error_codes()
}

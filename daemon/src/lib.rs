//! The HTTP API of tieout: what `tieout serve` runs, and the database behind it.
//!
//! `http` decides and answers, `jobs` works, `store` keeps; imports go that way. Routes stand in one
//! table, in `http`. Admin commands use [`store`] directly.

pub mod clock;
mod config;
pub mod entropy;
mod files;
mod http;
mod jobs;
mod listen;
mod metrics;
mod serve;
pub mod session;
mod stop;
pub mod store;

pub use config::{Config, LedgerKey, SessionSecret};
pub use serve::Daemon;

/// The contract that the daemon publishes at `/openapi.json`.
#[must_use]
pub fn openapi_document() -> &'static str {
    http::document()
}

/// Whether an API key may have this name.
///
/// # Errors
/// What it must be.
pub fn check_key_name(name: &str) -> Result<(), &'static str> {
    http::check_key_name(name)
}

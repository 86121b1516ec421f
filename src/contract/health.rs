//! The answer of `GET /api/v1/health`.

use serde::Serialize;

/// The version of the API. Source: contract part 9.
pub const API_VERSION: &str = "v1";

/// Says that the daemon answers, and which API it speaks.
#[derive(Debug, Clone, Serialize)]
pub struct Health {
    /// Always `ok`: a daemon that is not answers nothing.
    pub status: &'static str,
    /// [`API_VERSION`].
    pub version: &'static str,
    /// The version of the program.
    pub build: &'static str,
}

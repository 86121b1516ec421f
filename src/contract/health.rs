//! The answers of `GET /api/v1/health` and `GET /api/v1/ready`.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;

/// Version of the API. Source: contract part 9.
pub const API_VERSION: &str = "v1";

/// Confirms that the daemon is running, and which API version it serves.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Health {
    /// Always `ok`: a daemon that is not running does not respond.
    #[schema(value_type = String, pattern = "^ok$")]
    pub status: Cow<'static, str>,
    /// API version, `v1`.
    #[schema(value_type = String, pattern = "^v1$")]
    pub version: Cow<'static, str>,
    /// Version of the program.
    #[schema(value_type = String)]
    pub build: Cow<'static, str>,
}

/// Confirms that the daemon is ready for work; if it is not, the response is an error.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Ready {
    /// Always `ready`.
    #[schema(value_type = String, pattern = "^ready$")]
    pub status: Cow<'static, str>,
}

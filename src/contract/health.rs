//! The answers of `GET /api/v1/health` and `GET /api/v1/ready`.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;

/// The version of the API. Source: contract part 9.
pub const API_VERSION: &str = "v1";

/// Says that the daemon answers, and which API it speaks.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Health {
    /// Always `ok`: a daemon that is not answers nothing.
    #[schema(value_type = String, pattern = "^ok$")]
    pub status: Cow<'static, str>,
    /// The version of the API, `v1`.
    #[schema(value_type = String, pattern = "^v1$")]
    pub version: Cow<'static, str>,
    /// The version of the program.
    #[schema(value_type = String)]
    pub build: Cow<'static, str>,
}

/// Says that the daemon can do its work; where it cannot, the answer is an error.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Ready {
    /// Always `ready`.
    #[schema(value_type = String, pattern = "^ready$")]
    pub status: Cow<'static, str>,
}

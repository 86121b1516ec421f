//! The answers of `GET /api/v1/health` and `GET /api/v1/ready`.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// The version of the API. Source: contract part 9.
pub const API_VERSION: &str = "v1";

/// Says that the daemon answers, and which API it speaks.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Health {
    /// Always `ok`: a daemon that is not answers nothing.
    pub status: Cow<'static, str>,
    /// [`API_VERSION`].
    pub version: Cow<'static, str>,
    /// The version of the program.
    pub build: Cow<'static, str>,
}

/// Says that the daemon can do its work; where it cannot, the answer is an error.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Ready {
    /// Always `ready`.
    pub status: Cow<'static, str>,
}

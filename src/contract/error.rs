//! The envelope of every error. Source: contract part 7.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::contract::ToSchema;

/// What every refusal looks like.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Envelope {
    /// What went wrong.
    pub error: ErrorBody,
    /// Equal to the `X-Request-Id` header.
    // None where no request was made: an error of the command line itself.
    #[schema(value_type = String, max_length = 64, pattern = "^[A-Za-z0-9._-]{1,64}$")]
    pub request_id: Option<String>,
}

/// The error within its envelope, and of a failed job.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ErrorBody {
    /// For programs: what a status alone does not tell apart.
    // One of the contract's codes, or a code of the command line.
    #[schema(value_type = String)]
    pub code: Cow<'static, str>,
    /// For people.
    pub message: String,
    /// For programs; absent where there is nothing to add.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object, nullable = false)]
    pub details: Option<Value>,
}

//! The envelope of every error, its codes and its reasons. Source: contract part 7.

mod code;
mod reason;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use code::ErrorCode;
pub use reason::ErrorReason;

use crate::contract::ToSchema;

/// Format of every error response.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Envelope {
    /// The error.
    pub error: ErrorBody,
    /// ID of the request, the same as in the `X-Request-Id` header.
    // None where no request was made: an error of the command line itself.
    #[schema(value_type = String, max_length = 64, pattern = "^[A-Za-z0-9._-]{1,64}$")]
    pub request_id: Option<String>,
}

/// An error, in a response or on a failed job.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct ErrorBody {
    /// Error code for programs, more specific than the HTTP status.
    // Or a code of the command line.
    #[schema(value_type = ErrorCode)]
    pub code: Cow<'static, str>,
    /// Error message for people.
    pub message: String,
    /// Further details for programs; absent if there are none. If the code is `conflict` or
    /// `unprocessable_entity`, `reason` is one of `ErrorReason`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object, nullable = false)]
    pub details: Option<Value>,
}

/// Why one of several items sent together was refused; a schema only.
#[cfg(feature = "openapi")]
pub(crate) enum LedgerRefusal {}

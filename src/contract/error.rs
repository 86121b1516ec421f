//! The envelope of every error, its codes and its reasons. Source: contract part 7.

mod code;
mod reason;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use code::ErrorCode;
pub use reason::ErrorReason;

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
    // Or a code of the command line.
    #[schema(value_type = ErrorCode)]
    pub code: Cow<'static, str>,
    /// For people.
    pub message: String,
    /// For programs; absent where there is nothing to add. `reason` is one of `ErrorReason` where the
    /// code is `conflict` or `unprocessable_entity`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object, nullable = false)]
    pub details: Option<Value>,
}

/// Why the books do not take one of many things that were sent together; a shape only.
#[cfg(feature = "openapi")]
pub(crate) enum LedgerRefusal {}

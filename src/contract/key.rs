//! API keys on the wire. Source: contract parts 2.7 and 5.

use serde::{Deserialize, Serialize};

use crate::contract::{ToSchema, body};
use crate::id::KeyId;
use crate::scope::Scopes;
use crate::time::Timestamp;

/// Maximum number of characters in a key's name.
pub const NAME_CHARS_MAX: usize = 100;

/// Longest time an old secret can remain valid alongside the new one.
pub const OVERLAP_SECONDS_MAX: u32 = 86_400;

/// An API key to create.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewKey {
    /// Name of the key; no control characters, and no leading or trailing spaces.
    #[schema(
        min_length = 1,
        max_length = 100,
        pattern = r"^[^\s\x00-\x1f\x7f-\x9f]([^\x00-\x1f\x7f-\x9f]*[^\s\x00-\x1f\x7f-\x9f])?$"
    )]
    pub name: String,
    /// Scopes of the key; at least one.
    pub scopes: Scopes,
    /// Whether the key may run up charges beyond the credit balance.
    #[schema(required = false, default = false)]
    pub allow_overage: bool,
    /// Expiry time, which must be in the future; omit for a key that never expires.
    #[schema(nullable = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<Timestamp>,
}

/// Options for replacing a key's secret.
#[body]
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct RotateKey {
    /// How long the old secret remains valid, in seconds.
    #[schema(default = 0, minimum = 0, maximum = 86_400)]
    pub overlap_seconds: u32,
}

/// An API key, without its secret.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Key {
    /// Unique identifier of the key; not secret.
    pub id: KeyId,
    /// Name of the key.
    pub name: String,
    /// Scopes of the key.
    pub scopes: Scopes,
    /// Whether the key may run up charges beyond the credit balance.
    pub allow_overage: bool,
    /// The last four characters of the secret.
    #[schema(pattern = "^[0-9A-Za-z]{4}$")]
    pub hint: String,
    /// When it was created.
    pub created_at: Timestamp,
    /// When the key expires; null if never.
    #[schema(required)]
    pub expires_at: Option<Timestamp>,
    /// When the key was last used, to within a minute or so; null if never.
    #[schema(required)]
    pub last_used_at: Option<Timestamp>,
    /// When the key was revoked; null if it has not been.
    #[schema(required)]
    pub revoked_at: Option<Timestamp>,
    /// The secret key itself: shown only once, when it is created.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, pattern = "^tieout_[0-9A-Za-z]{49}$")]
    pub secret: Option<String>,
}

/// A single object, wrapped in `data`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Data<T> {
    /// The object.
    pub data: T,
}

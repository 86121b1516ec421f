//! API keys on the wire. Source: contract parts 2.7 and 5.

use serde::{Deserialize, Serialize};

use crate::contract::{ToSchema, body};
use crate::id::KeyId;
use crate::scope::Scopes;
use crate::time::Timestamp;

/// Most characters of a key's name.
pub const NAME_CHARS_MAX: usize = 100;

/// Longest time that an old secret may be good beside the new one.
pub const OVERLAP_SECONDS_MAX: u32 = 86_400;

/// What a key is to be: the body that makes one.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewKey {
    /// What to call it: no control character, and no space at either end.
    #[schema(
        min_length = 1,
        max_length = 100,
        pattern = r"^[^\s\x00-\x1f\x7f-\x9f]([^\x00-\x1f\x7f-\x9f]*[^\s\x00-\x1f\x7f-\x9f])?$"
    )]
    pub name: String,
    /// What it may do: one scope or more.
    pub scopes: Scopes,
    /// Whether it permits charges beyond the balance.
    #[schema(required = false, default = false)]
    pub allow_overage: bool,
    /// From when on it is refused, in the future; absent for never.
    #[schema(nullable = false)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<Timestamp>,
}

/// How a key gets a new secret: the body of a rotation.
#[body]
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct RotateKey {
    /// How long the old secret stays good.
    #[schema(default = 0, minimum = 0, maximum = 86_400)]
    pub overlap_seconds: u32,
}

/// The record of a key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Key {
    /// Names the record; it is no secret.
    pub id: KeyId,
    /// What its owner calls it.
    pub name: String,
    /// What it may do.
    pub scopes: Scopes,
    /// Whether it permits charges beyond the balance.
    pub allow_overage: bool,
    /// The last four characters of the secret.
    #[schema(pattern = "^[0-9A-Za-z]{4}$")]
    pub hint: String,
    /// When it was made.
    pub created_at: Timestamp,
    /// From when on it is refused; null for never.
    #[schema(required)]
    pub expires_at: Option<Timestamp>,
    /// When it was last used, within a minute or so; null for never.
    #[schema(required)]
    pub last_used_at: Option<Timestamp>,
    /// When it was revoked; null where it was not.
    #[schema(required)]
    pub revoked_at: Option<Timestamp>,
    /// The key itself: shown once, when it is made, and never again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, pattern = "^tieout_[0-9A-Za-z]{49}$")]
    pub secret: Option<String>,
}

/// An object under `data`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Data<T> {
    /// The object.
    pub data: T,
}

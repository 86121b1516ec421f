//! API keys on the wire. Source: contract parts 2.7 and 5.

use serde::{Deserialize, Serialize};

use crate::id::KeyId;
use crate::scope::Scopes;
use crate::time::Timestamp;

/// The record of a key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
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
    pub hint: String,
    /// When it was made.
    pub created_at: Timestamp,
    /// From when on it is refused; null for never.
    pub expires_at: Option<Timestamp>,
    /// When it was last used, within a minute or so; null for never.
    pub last_used_at: Option<Timestamp>,
    /// When it was revoked; null where it was not.
    pub revoked_at: Option<Timestamp>,
    /// The key itself: shown once, when it is made, and never again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// An object under `data`.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Data<T> {
    /// The object.
    pub data: T,
}

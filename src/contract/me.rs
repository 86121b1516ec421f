//! The answer of `GET /api/v1/me`. Source: contract part 4.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::id::{KeyId, UserId};
use crate::scope::Scopes;

/// The user, the key used, its scopes and the credit balance.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Me {
    /// The user who owns the key.
    pub user_id: UserId,
    /// Email address of the user.
    pub email: String,
    /// The key used for this request.
    pub key: KeyOfMe,
    /// Scopes of the key.
    pub scopes: Scopes,
    /// Credits left, including those reserved for unfinished jobs.
    pub credit_balance: u64,
    /// The user's subscription.
    pub subscription: Subscription,
}

/// The key used for the request.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct KeyOfMe {
    /// ID of the key.
    pub id: KeyId,
    /// Name of the key.
    pub name: String,
    /// Whether the key may run up charges beyond the credit balance.
    pub allow_overage: bool,
}

/// A user's subscription.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Subscription {
    /// Whether the subscription allows charges beyond the credit balance.
    pub allow_overage: bool,
}

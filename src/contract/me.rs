//! The answer of `GET /api/v1/me`. Source: contract part 4.

use serde::{Deserialize, Serialize};

use crate::contract::ToSchema;
use crate::id::{KeyId, UserId};
use crate::scope::Scopes;

/// Whose key it is, and what it may do and spend.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Me {
    /// The user who owns the key.
    pub user_id: UserId,
    /// The user's address.
    pub email: String,
    /// The key of this request.
    pub key: KeyOfMe,
    /// What the key may do.
    pub scopes: Scopes,
    /// Credits left, those reserved by unfinished jobs included.
    pub credit_balance: u64,
    /// What the user has agreed to.
    pub subscription: Subscription,
}

/// The key of a request.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct KeyOfMe {
    /// Names the key's record.
    pub id: KeyId,
    /// What its owner calls it.
    pub name: String,
    /// Whether it permits charges beyond the balance.
    pub allow_overage: bool,
}

/// A user's subscription.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Subscription {
    /// Whether it permits charges beyond the balance.
    pub allow_overage: bool,
}

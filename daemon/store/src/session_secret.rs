//! What shows whether two secrets that sign web sessions are the same. The secret itself is never stored.

use tieout::ledger::chain;

use crate::db::batch_query::hex;

/// What the secret is used on. No token is signed over these words: they have blanks.
const CHECKED: &[u8] = b"check of the session secret";

/// Shows whether a secret is the same, and tells nothing else of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionSecretCheck(pub(crate) String);

impl SessionSecretCheck {
    /// Of this secret.
    #[must_use]
    pub fn of(secret: &[u8]) -> Self {
        Self(hex(&chain::hash(Some(secret), CHECKED)))
    }
}

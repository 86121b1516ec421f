//! What is stored of a secret.

use sha2::{Digest as _, Sha256};
use tieout::secret::KeySecret;

/// What is stored of a secret.
pub(crate) type SecretHash = [u8; 32];

pub(crate) fn hash(secret: &KeySecret) -> SecretHash {
    Sha256::digest(secret.expose().as_bytes()).into()
}

//! The one place that asks for randomness.

use tieout::secret::KeySecret;

/// The operating system gives no random bytes: nothing secret can be made.
pub type EntropyError = getrandom::Error;

/// A new secret for a key.
///
/// # Errors
/// [`EntropyError`].
pub fn new_key_secret() -> Result<KeySecret, EntropyError> {
    Ok(KeySecret::from_random(random()?))
}

/// A new secret to sign web sessions with, as text.
///
/// # Errors
/// [`EntropyError`].
pub fn new_session_secret() -> Result<String, EntropyError> {
    // The text of a key's secret has the 256 bits that are needed, and no more are.
    Ok(new_key_secret()?.expose().to_owned())
}

/// The bits of a new identifier, which sorts after those made before.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "the one place")]
pub fn new_id_bits() -> u128 {
    uuid::Uuid::now_v7().as_u128()
}

#[expect(clippy::disallowed_methods, reason = "the one place")]
fn random() -> Result<[u8; 32], EntropyError> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(bytes)
}

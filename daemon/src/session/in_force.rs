//! All daemons of a database sign web sessions with one secret: which one is noted in the database.

use crate::config::SessionSecret;
use crate::store::{SessionSecretCheck, Store, StoreError, Tenure};

impl SessionSecret {
    /// Shows whether another is the same.
    #[must_use]
    pub fn check(&self) -> SessionSecretCheck {
        SessionSecretCheck::of(self.as_bytes())
    }
}

/// Makes this the secret of the database's daemons; says whether it is. While another daemon runs, its secret is.
pub(crate) async fn put_in_force(
    secret: &SessionSecret,
    store: &Store,
    tenure: &Tenure,
) -> Result<bool, StoreError> {
    let (noted, own) = (tenure.session_secret_before.clone(), secret.check());
    if noted.as_ref() == Some(&own) {
        return Ok(true);
    }
    if noted.is_some() && !tenure.is_alone {
        return Ok(false);
    }
    // Whoever came meanwhile may have noted another.
    store.note_session_secret(noted, own).await
}

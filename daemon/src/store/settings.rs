//! What the daemons of one database have in common.

use std::collections::BTreeSet;

use super::Store;
use super::dialect::{Head, Tx};
use super::error::StoreError;
use super::query::query;
use super::writer::Write;

/// The key that signs web sessions.
const SESSION_SECRET: &str = "session_secret";

/// Stores a value where there is none yet; gives the one that counts.
struct SetOnce {
    name: &'static str,
    value: String,
}

impl Write for SetOnce {
    type Done = String;
    type Refusal = std::convert::Infallible;

    fn heads(&self, _: &mut BTreeSet<Head>) {}

    async fn apply(&self, tx: &mut Tx) -> Result<Result<String, Self::Refusal>, StoreError> {
        const SET: &str =
            "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        const READ: &str = "SELECT value FROM settings WHERE name = $1";
        tx.execute(query(SET).bind(self.name).bind(&*self.value)).await?;
        let row = tx.first(query(READ).bind(self.name)).await?;
        Ok(Ok(row.ok_or(StoreError::Corrupt("name"))?.get("value")?))
    }
}

impl Store {
    /// The secret that signs web sessions: this one, if the database has none yet.
    ///
    /// # Errors
    /// The database's.
    pub async fn session_secret(&self, fresh: String) -> Result<String, StoreError> {
        let Ok(secret) = self.write(SetOnce { name: SESSION_SECRET, value: fresh }).await?;
        Ok(secret)
    }
}

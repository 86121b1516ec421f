//! Which secret the daemons of a database sign web sessions with, as far as it is noted.

use std::collections::BTreeSet;

use crate::db::row_lock::RowLock;
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::session_secret::SessionSecretCheck;
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::write::Write;

/// The setting.
const NOTE: &str = "session_secret_check";

/// Notes a secret where what is noted is still this; gives what counts.
struct NoteSecret {
    before: Option<SessionSecretCheck>,
    now: SessionSecretCheck,
}

impl Write for NoteSecret {
    type Done = String;
    type Refusal = std::convert::Infallible;

    fn locks(&self, _: &mut BTreeSet<RowLock>) {}

    async fn apply(&self, batch: &mut Batch) -> Result<String, NotDone<Self::Refusal>> {
        const SET: &str =
            "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        const REPLACE: &str = "UPDATE settings SET value = $2 WHERE name = $1 AND value = $3";
        const READ: &str = "SELECT value FROM settings WHERE name = $1";
        let Self { before, now } = self;
        match before {
            None => batch.execute(query!(SET).bind(NOTE).bind(&*now.0)).await?,
            Some(before) => {
                batch.execute(query!(REPLACE).bind(NOTE).bind(&*now.0).bind(&*before.0)).await?
            }
        };
        let row = batch.first(query!(READ).bind(NOTE)).await?;
        Ok(row.ok_or(StoreError::Corrupt("name"))?.get("value")?)
    }
}

impl Store {
    /// Shows which secret the daemons sign sessions with; none where there was no daemon yet.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn session_secret_check(&self) -> Result<Option<SessionSecretCheck>, StoreError> {
        const NOTED: &str = "SELECT value FROM settings WHERE name = $1";
        let row = self.database.first(query(NOTED).bind(NOTE)).await?;
        row.map(|row| row.get("value").map(SessionSecretCheck)).transpose()
    }

    /// Notes that this secret is the daemons' from now on, unless another than `before` has been noted
    /// meanwhile; says whether it is.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn note_session_secret(
        &self,
        before: Option<SessionSecretCheck>,
        now: SessionSecretCheck,
    ) -> Result<bool, StoreError> {
        let noted = self.write(NoteSecret { before, now: now.clone() }).await?;
        Ok(noted == now.0)
    }
}

//! What the daemons of one database have in common.

use std::collections::BTreeSet;

use tieout::ledger::chain;

use crate::db::batch_query::hex;
use crate::db::row_lock::RowLock;
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::write::Write;

/// The key that signs web sessions.
const SESSION_SECRET: &str = "session_secret";

/// Shows whether a key is the one that the ledger is chained with.
const LEDGER_KEY: &str = "ledger_key_check";

/// Stores a value where there is none yet; gives the one that counts.
struct SetOnce {
    name: &'static str,
    value: String,
}

impl Write for SetOnce {
    type Done = String;
    type Refusal = std::convert::Infallible;

    fn locks(&self, _: &mut BTreeSet<RowLock>) {}

    async fn apply(&self, batch: &mut Batch) -> Result<String, NotDone<Self::Refusal>> {
        const SET: &str =
            "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
        const READ: &str = "SELECT value FROM settings WHERE name = $1";
        batch.execute(query!(SET).bind(self.name).bind(&*self.value)).await?;
        let row = batch.first(query!(READ).bind(self.name)).await?;
        Ok(row.ok_or(StoreError::Corrupt("name"))?.get("value")?)
    }
}

impl Store {
    /// The secret that signs web sessions: this one, if the database has none yet.
    ///
    /// # Errors
    /// The database's.
    pub async fn session_secret(&self, fresh: String) -> Result<String, StoreError> {
        Ok(self.write(SetOnce { name: SESSION_SECRET, value: fresh }).await?)
    }

    /// Makes sure that entries are chained with the key they always were with, from the first time
    /// that there is one.
    ///
    /// # Errors
    /// [`StoreError::LedgerKey`], and the database's.
    pub(super) async fn check_ledger_key(&self) -> Result<(), StoreError> {
        const KEPT: &str = "SELECT value FROM settings WHERE name = $1";
        let wrong = if let Some(key) = &self.ledger_key {
            let value = hex(&chain::hash(Some(key.as_bytes()), LEDGER_KEY.as_bytes()));
            let set = SetOnce { name: LEDGER_KEY, value: value.clone() };
            let kept = self.write(set).await?;
            (kept != value).then_some("TIEOUT_LEDGER_KEY is not the key of this ledger")
        } else {
            let row = self.database.first(query(KEPT).bind(LEDGER_KEY)).await?;
            row.map(|_| "this ledger is chained with a key: set TIEOUT_LEDGER_KEY")
        };
        wrong.map_or(Ok(()), |wrong| Err(StoreError::LedgerKey(wrong)))
    }
}

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
    /// Makes sure that entries are chained with the key they always were with, from the first time
    /// that there is one.
    ///
    /// # Errors
    /// [`StoreError::LedgerKey`], and the database's.
    pub async fn check_ledger_key(&self) -> Result<(), StoreError> {
        if let Some(value) = self.ledger_key_value() {
            self.write(SetOnce { name: LEDGER_KEY, value }).await?;
        }
        self.compare_ledger_key().await
    }

    /// The same where nothing is to be written: where no key was used before, any is right.
    ///
    /// # Errors
    /// As [`Self::check_ledger_key`].
    pub async fn compare_ledger_key(&self) -> Result<(), StoreError> {
        const KEPT: &str = "SELECT value FROM settings WHERE name = $1";
        let row = self.database.first(query(KEPT).bind(LEDGER_KEY)).await?;
        let kept = row.map(|row| row.get::<String>("value")).transpose()?;
        match (kept, self.ledger_key_value()) {
            (Some(kept), Some(value)) if kept != value => {
                Err(StoreError::LedgerKey("TIEOUT_LEDGER_KEY is not the key of this ledger"))
            }
            (Some(_), None) => Err(StoreError::LedgerKey(
                "this ledger is chained with a key: set TIEOUT_LEDGER_KEY",
            )),
            _ => Ok(()),
        }
    }

    /// What shows whether a key is the same.
    fn ledger_key_value(&self) -> Option<String> {
        let key = self.ledger_key.as_ref()?;
        Some(hex(&chain::hash(Some(key.as_bytes()), LEDGER_KEY.as_bytes())))
    }
}

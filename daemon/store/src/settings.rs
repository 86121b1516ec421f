//! What the daemons of one database have in common.

use std::collections::BTreeSet;

use tieout::id::OrganisationId;
use tieout::ledger::chain;

use crate::db::batch_query::hex;
use crate::db::row_lock::RowLock;
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger_key::LedgerKey;
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::read_set::ReadSet;
use crate::writes::write::Write;

/// Shows whether a key is the one that the ledger is chained with.
const LEDGER_KEY: &str = "ledger_key_check";

/// What the key is used on for the mark that is there once all heads are sealed with it. So nobody without the key can
/// make a database whose heads have lost their seals look like one that never had any.
const SEALED_CHECK: &str = "ledger_key_check of sealed heads";

/// Heads that one write seals.
const HEADS: i64 = 500;

/// Seals the heads of books as they are.
struct SealHeads(Vec<OrganisationId>);

impl Write for SealHeads {
    type Done = ();
    type Refusal = std::convert::Infallible;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.extend(self.0.iter().map(|organisation| RowLock::Books(*organisation)));
    }

    fn reads(&self, reads: &mut ReadSet) {
        for organisation in &self.0 {
            reads.book(*organisation);
        }
    }

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<Self::Refusal>> {
        for organisation in &self.0 {
            batch.books.seal(*organisation);
        }
        Ok(())
    }
}

/// Seals the head of the security log as it is.
struct SealSecurityHead;

impl Write for SealSecurityHead {
    type Done = ();
    type Refusal = std::convert::Infallible;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.insert(RowLock::SecurityLog);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<Self::Refusal>> {
        Ok(batch.seal_security_head().await?)
    }
}

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

/// Puts another value in the place of one.
struct Replace {
    name: &'static str,
    value: String,
}

impl Write for Replace {
    type Done = ();
    type Refusal = std::convert::Infallible;

    fn locks(&self, _: &mut BTreeSet<RowLock>) {}

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<Self::Refusal>> {
        const SET: &str = "UPDATE settings SET value = $2 WHERE name = $1";
        batch.execute(query!(SET).bind(self.name).bind(&*self.value)).await?;
        Ok(())
    }
}

impl Store {
    /// Makes sure that entries are chained with the key they always were with, from the first time
    /// that there is one. A key that could be guessed is refused that first time; books that are chained with one
    /// cannot change it, and the log warns of it.
    ///
    /// # Errors
    /// [`StoreError::LedgerKey`], and the database's.
    pub async fn check_ledger_key(&self) -> Result<(), StoreError> {
        let is_weak = self.ledger_key.as_ref().is_some_and(LedgerKey::could_be_guessed);
        if is_weak && self.kept_ledger_key_value().await?.is_none() {
            return Err(StoreError::LedgerKey(
                "TIEOUT_LEDGER_KEY could be guessed: at least 8 of its bytes must be different",
            ));
        }
        if let Some(value) = self.ledger_key_mark(LEDGER_KEY) {
            self.write(SetOnce { name: LEDGER_KEY, value }).await?;
        }
        self.compare_ledger_key().await?;
        if is_weak {
            tracing::warn!(
                "TIEOUT_LEDGER_KEY could be guessed: fewer than 8 of its bytes are different. The books are chained \
                 with it already, and it cannot be replaced: keep their heads elsewhere"
            );
        }
        if self.ledger_key.is_some() {
            self.seal_heads().await?;
        }
        Ok(())
    }

    /// Seals what there was before the key, or before heads had seals; later ones get theirs as they move.
    async fn seal_heads(&self) -> Result<(), StoreError> {
        const UNSEALED: &str = "SELECT organisation_id FROM ledger_heads WHERE seal IS NULL \
            AND organisation_id > $1 ORDER BY organisation_id LIMIT $2";
        if self.are_heads_sealed().await? {
            return Ok(());
        }
        let (mut behind, mut sealed) = (String::new(), 0);
        loop {
            let asked = query(UNSEALED).bind(&*behind).bind(HEADS);
            let rows = self.database.all(asked).await?;
            let Some(last) = rows.last() else { break };
            behind = last.get("organisation_id")?;
            let organisations = rows.iter().map(|row| row.parse("organisation_id"));
            let organisations: Vec<_> = organisations.collect::<Result<_, _>>()?;
            sealed += organisations.len();
            self.write(SealHeads(organisations)).await?;
        }
        self.write(SealSecurityHead).await?;
        if let Some(value) = self.ledger_key_mark(SEALED_CHECK) {
            self.write(Replace { name: LEDGER_KEY, value }).await?;
        }
        tracing::warn!(
            organisations = sealed,
            "heads of both chains are sealed with TIEOUT_LEDGER_KEY from now on; this is said once for a database"
        );
        Ok(())
    }

    /// Whether every head has been sealed with the key.
    pub(crate) async fn are_heads_sealed(&self) -> Result<bool, StoreError> {
        let kept = self.kept_ledger_key_value().await?;
        Ok(kept.is_some() && kept == self.ledger_key_mark(SEALED_CHECK))
    }

    /// Whether nothing shows that a daemon ever had a key.
    pub(crate) async fn has_no_key_mark(&self) -> Result<bool, StoreError> {
        Ok(self.kept_ledger_key_value().await?.is_none())
    }

    /// The same where nothing is to be written: where no key was used before, any is right.
    ///
    /// # Errors
    /// As [`Self::check_ledger_key`].
    pub async fn compare_ledger_key(&self) -> Result<(), StoreError> {
        let own = [LEDGER_KEY, SEALED_CHECK].map(|mark| self.ledger_key_mark(mark));
        match (self.kept_ledger_key_value().await?, self.ledger_key.as_ref()) {
            (Some(kept), Some(_)) if !own.contains(&Some(kept.clone())) => {
                Err(StoreError::LedgerKey("TIEOUT_LEDGER_KEY is not the key of this ledger"))
            }
            (Some(_), None) => Err(StoreError::LedgerKey(
                "this ledger is chained with a key: set TIEOUT_LEDGER_KEY",
            )),
            _ => Ok(()),
        }
    }

    /// That of the key that was used first, if there was one.
    async fn kept_ledger_key_value(&self) -> Result<Option<String>, StoreError> {
        const KEPT: &str = "SELECT value FROM settings WHERE name = $1";
        let row = self.database.first(query(KEPT).bind(LEDGER_KEY)).await?;
        row.map(|row| row.get::<String>("value")).transpose()
    }

    /// What shows whether a key is the same, and nothing else of it.
    fn ledger_key_mark(&self, of: &str) -> Option<String> {
        let key = self.ledger_key.as_ref()?;
        Some(hex(&chain::hash(Some(key.as_bytes()), of.as_bytes())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::location::Location;
    use crate::store::StoreOptions;

    #[tokio::test]
    async fn a_key_that_could_be_guessed_begins_no_chain_and_goes_on_with_its_own() {
        let directory = tempfile::TempDir::new().unwrap();
        let location = Location::in_directory(directory.path());
        let open = async |key: &str| {
            let options = StoreOptions::with_key(LedgerKey::new(&key.repeat(32)));
            Store::open_with(&location, options).await.unwrap()
        };
        let weak = open("a").await;
        let refused = weak.check_ledger_key().await.unwrap_err();
        assert!(refused.to_string().contains("could be guessed"), "{refused}");
        assert_eq!(weak.kept_ledger_key_value().await.unwrap(), None);
        // As an earlier version wrote it.
        let value = weak.ledger_key_mark(LEDGER_KEY).unwrap();
        weak.write(SetOnce { name: LEDGER_KEY, value }).await.unwrap();
        weak.check_ledger_key().await.unwrap();
        weak.close().await;
        for other in ["b", "another key"] {
            let other = open(other).await;
            assert!(other.check_ledger_key().await.is_err());
            other.close().await;
        }
    }
}

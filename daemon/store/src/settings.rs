//! What the daemons of one database have in common.

use std::collections::BTreeSet;

use tieout::id::OrganisationId;
use tieout::ledger::chain;

use crate::db::batch_query::hex;
use crate::db::row_lock::RowLock;
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::ledger_key::LedgerKey;
use crate::security_context::SecurityContext;
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::read_set::ReadSet;
use crate::writes::security_event::SecurityAction;
use crate::writes::write::Write;

/// The setting that shows whether a key is the one that the ledger is sealed with.
const LEDGER_KEY: &str = "ledger_key_check";

/// What the key is used on for that. It is there once all heads are sealed with the key: nobody without the key can make
/// a database whose heads have lost their seals look like one that never had any.
const SEALED_CHECK: &str = "ledger_key_check of sealed heads";

/// The same as earlier versions wrote it before they had sealed anything. It tells whose the ledger is, and vouches for
/// nothing: whoever looks into the server's files finds it there still.
const EARLY_CHECK: &str = "ledger_key_check";

/// Why another key is not used.
const OTHER_KEY: &str = "TIEOUT_LEDGER_KEY is not the key of this ledger";

/// Why a key is not used on a ledger that it did not seal. Whoever replaced the ledger, or took the mark of the key out, would
/// have it sealed as it then is.
const UNSEALED: &str = "this ledger was never sealed with TIEOUT_LEDGER_KEY, or the mark of that was removed; if the key is \
    new to it: tieout db seal; a copy from before it is checked and restored without the key";

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

/// Notes that all heads are sealed with the key, the security log's among them.
struct NoteSealed {
    /// What shows the key.
    mark: String,
    /// What showed it to earlier versions.
    early_mark: String,
    /// Who had them sealed, where there was something in them.
    by: Option<SecurityContext>,
}

/// What came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NotedSealed {
    Done,
    /// There are books whose head has no seal.
    Unsealed,
    /// Another key was there first.
    OtherKey,
}

impl Write for NoteSealed {
    type Done = NotedSealed;
    type Refusal = std::convert::Infallible;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.insert(RowLock::SecurityLog);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<NotedSealed, NotDone<Self::Refusal>> {
        const UNSEALED: &str = "SELECT 1 AS found FROM ledger_heads WHERE seal IS NULL";
        const SET: &str = "INSERT INTO settings (name, value) VALUES ($1, $2) \
            ON CONFLICT (name) DO UPDATE SET value = $2 WHERE settings.value = $3";
        const READ: &str = "SELECT value FROM settings WHERE name = $1";
        if batch.read().await?.first(query(UNSEALED)).await?.is_some() {
            return Ok(NotedSealed::Unsealed);
        }
        let set = query!(SET).bind(LEDGER_KEY).bind(&*self.mark).bind(&*self.early_mark);
        batch.execute(set).await?;
        let row = batch.first(query!(READ).bind(LEDGER_KEY)).await?;
        let kept: String = row.ok_or(StoreError::Corrupt("name"))?.get("value")?;
        if kept != self.mark {
            return Ok(NotedSealed::OtherKey);
        }
        batch.seal_security_head().await?;
        if let Some(by) = &self.by {
            let (object, details) = ("ledger".to_owned(), serde_json::json!({}));
            let action = SecurityAction { name: "ledger.seal", object, subject: None, details };
            batch.record_security(by, action).await?;
        }
        Ok(NotedSealed::Done)
    }
}

/// What the ledger shows of a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum KeyMark {
    /// All heads are sealed with this key.
    Sealed,
    /// It is this key's, of an earlier version.
    Early,
    /// No key was ever used.
    None,
    /// Another key was, or one was and there is none now.
    Other,
}

impl Store {
    /// Makes sure that entries are chained with the key they always were with, from the first time
    /// that there is one. A key that could be guessed is refused that first time; books that are chained with one
    /// cannot change it, and the log warns of it.
    ///
    /// # Errors
    /// As [`Self::compare_ledger_key`], and the database's.
    #[crate::boxed]
    pub async fn check_ledger_key(&self) -> Result<(), StoreError> {
        self.refuse_new_weak_key().await?;
        self.compare_ledger_key().await?;
        if self.ledger_key.as_ref().is_some_and(LedgerKey::could_be_guessed) {
            tracing::warn!(
                "TIEOUT_LEDGER_KEY could be guessed: fewer than 8 of its bytes are different. The books are chained \
                 with it already, and it cannot be replaced: keep their heads elsewhere"
            );
        }
        if self.ledger_key.is_some() && !self.are_heads_sealed().await? {
            return match self.note_sealed(None).await? {
                NotedSealed::Done => Ok(()),
                NotedSealed::Unsealed => Err(StoreError::LedgerKey(UNSEALED)),
                NotedSealed::OtherKey => Err(StoreError::LedgerKey(OTHER_KEY)),
            };
        }
        Ok(())
    }

    /// A key that begins no chain, because it could be guessed.
    async fn refuse_new_weak_key(&self) -> Result<(), StoreError> {
        let is_weak = self.ledger_key.as_ref().is_some_and(LedgerKey::could_be_guessed);
        if is_weak && self.key_mark().await? == KeyMark::None {
            return Err(StoreError::LedgerKey(
                "TIEOUT_LEDGER_KEY could be guessed: at least 8 of its bytes must be different",
            ));
        }
        Ok(())
    }

    /// Seals books and security log with a key that is new to them, as they are: once all of it was looked at and found
    /// well. Gives how many heads were sealed; none where the ledger has been sealed with this key before.
    ///
    /// # Errors
    /// [`StoreError::LedgerKey`] where there is no key, another one, or one that could be guessed;
    /// [`StoreError::NotSealed`] with what is wrong; the database's.
    #[crate::boxed]
    pub async fn seal_ledger(&self, by: SecurityContext) -> Result<usize, StoreError> {
        if self.ledger_key.is_none() {
            return Err(StoreError::LedgerKey("set TIEOUT_LEDGER_KEY to the key to seal with"));
        }
        self.refuse_new_weak_key().await?;
        match self.key_mark().await? {
            KeyMark::Sealed => return Ok(0),
            KeyMark::Other => return Err(StoreError::LedgerKey(OTHER_KEY)),
            KeyMark::Early | KeyMark::None => {}
        }
        if let Some(fault) = self.look_at_all().await?.fault() {
            return Err(StoreError::NotSealed(fault));
        }
        let mut sealed = 0;
        loop {
            sealed += self.seal_heads().await?;
            match self.note_sealed(Some(by.clone())).await? {
                NotedSealed::Done => return Ok(sealed),
                // A daemon without the key has made books meanwhile.
                NotedSealed::Unsealed => {}
                NotedSealed::OtherKey => return Err(StoreError::LedgerKey(OTHER_KEY)),
            }
        }
    }

    /// Seals the heads of books that have no seal; says how many there were.
    async fn seal_heads(&self) -> Result<usize, StoreError> {
        const UNSEALED: &str = "SELECT organisation_id FROM ledger_heads WHERE seal IS NULL \
            AND organisation_id > $1 ORDER BY organisation_id LIMIT $2";
        let (mut behind, mut sealed) = (String::new(), 0);
        loop {
            let asked = query(UNSEALED).bind(&*behind).bind(HEADS);
            let rows = self.database.all(asked).await?;
            let Some(last) = rows.last() else { return Ok(sealed) };
            behind = last.get("organisation_id")?;
            let organisations = rows.iter().map(|row| row.parse("organisation_id"));
            let organisations: Vec<_> = organisations.collect::<Result<_, _>>()?;
            sealed += organisations.len();
            self.write(SealHeads(organisations)).await?;
        }
    }

    async fn note_sealed(&self, by: Option<SecurityContext>) -> Result<NotedSealed, StoreError> {
        let mark = |of| self.ledger_key_mark(of).ok_or(StoreError::Corrupt("ledger key"));
        let note = NoteSealed { mark: mark(SEALED_CHECK)?, early_mark: mark(EARLY_CHECK)?, by };
        Ok(self.write(note).await?)
    }

    /// Whether every head has been sealed with the key.
    pub(crate) async fn are_heads_sealed(&self) -> Result<bool, StoreError> {
        Ok(self.key_mark().await? == KeyMark::Sealed)
    }

    async fn key_mark(&self) -> Result<KeyMark, StoreError> {
        let Some(kept) = self.kept_ledger_key_value().await? else { return Ok(KeyMark::None) };
        let [sealed, early] = [SEALED_CHECK, EARLY_CHECK].map(|mark| self.ledger_key_mark(mark));
        Ok(match Some(kept) {
            kept if kept == sealed => KeyMark::Sealed,
            kept if kept == early => KeyMark::Early,
            _ => KeyMark::Other,
        })
    }

    /// Whether the key, or none, is the one of this ledger. Nothing is written. Where nothing was ever written any key is right.
    ///
    /// # Errors
    /// [`StoreError::LedgerKey`]: another key; none where there was one; one that the ledger was not sealed with.
    #[crate::boxed]
    pub async fn compare_ledger_key(&self) -> Result<(), StoreError> {
        const IS_USED: &str = "SELECT 1 AS found FROM security_head WHERE number > 0 \
            UNION ALL SELECT 1 AS found FROM organisations LIMIT 1";
        let message = match (self.key_mark().await?, self.ledger_key.is_some()) {
            (KeyMark::Sealed, _) | (KeyMark::None, false) => return Ok(()),
            (_, false) => "this ledger is chained with a key: set TIEOUT_LEDGER_KEY",
            (KeyMark::Other, true) => OTHER_KEY,
            (KeyMark::Early | KeyMark::None, true) => {
                if self.database.first(query(IS_USED)).await?.is_none() {
                    return Ok(());
                }
                UNSEALED
            }
        };
        Err(StoreError::LedgerKey(message))
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
        let early = weak.ledger_key_mark(EARLY_CHECK).unwrap();
        weak.write(NoteSealed { mark: early.clone(), early_mark: early, by: None }).await.unwrap();
        weak.check_ledger_key().await.unwrap();
        weak.close().await;
        for other in ["b", "another key"] {
            let other = open(other).await;
            assert!(other.check_ledger_key().await.is_err());
            other.close().await;
        }
    }
}

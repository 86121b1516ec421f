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

/// Why a ledger is not sealed that was before.
const MARK_REMOVED: &str = "parts of this ledger are sealed, and the mark of the key was removed: restore a backup, and \
    compare the heads that were kept elsewhere";

/// Something that only a ledger in use has.
const IS_USED: &str = "SELECT 1 AS found FROM security_head WHERE number > 0 \
    UNION ALL SELECT 1 AS found FROM security_events UNION ALL SELECT 1 AS found FROM users \
    UNION ALL SELECT 1 AS found FROM organisations UNION ALL SELECT 1 AS found FROM ledger_heads \
    UNION ALL SELECT 1 AS found FROM journals LIMIT 1";

/// How often all is looked at again, because books were begun while it was.
const LOOKS_MAX: usize = 5;

/// Seals the heads of these books, which are all there are, and that of the security log with a key that is new to the ledger.
struct SealLedger {
    organisations: Vec<OrganisationId>,
    /// What shows the key from then on.
    mark: String,
    /// What showed it to earlier versions.
    early_mark: String,
    /// Who wants a ledger sealed that is in use. None: it must be one in which nothing was ever written.
    by: Option<SecurityContext>,
}

/// What came of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sealing {
    Done,
    /// It was sealed with this key before, and nothing is sealed again.
    DoneBefore,
    /// Another key was there first.
    OtherKey,
    /// Something is sealed, and nothing shows with which key.
    MarkRemoved,
    /// There are other books than these, or the ledger is in use.
    Others,
}

impl Write for SealLedger {
    type Done = Sealing;
    type Refusal = std::convert::Infallible;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.insert(RowLock::SecurityLog);
        locks.extend(self.organisations.iter().map(|organisation| RowLock::Books(*organisation)));
    }

    fn reads(&self, reads: &mut ReadSet) {
        for organisation in &self.organisations {
            reads.book(*organisation);
        }
    }

    async fn apply(&self, batch: &mut Batch) -> Result<Sealing, NotDone<Self::Refusal>> {
        const KEPT: &str = "SELECT value FROM settings WHERE name = $1";
        const SEALED: &str = "SELECT 1 AS found FROM ledger_heads WHERE seal IS NOT NULL \
            UNION ALL SELECT 1 AS found FROM security_head WHERE seal IS NOT NULL";
        const HEADS: &str = "SELECT count(*) AS heads FROM ledger_heads";
        const SET: &str = "INSERT INTO settings (name, value) VALUES ($1, $2) \
            ON CONFLICT (name) DO UPDATE SET value = $2";
        let kept = batch.first(query!(KEPT).bind(LEDGER_KEY)).await?;
        match kept.map(|row| row.get::<String>("value")).transpose()? {
            Some(kept) if kept == self.mark => return Ok(Sealing::DoneBefore),
            Some(kept) if kept != self.early_mark => return Ok(Sealing::OtherKey),
            _ => {}
        }
        let mut books = batch.read().await?;
        if books.first(query(SEALED)).await?.is_some() {
            return Ok(Sealing::MarkRemoved);
        }
        if self.by.is_none() && books.first(query(IS_USED)).await?.is_some() {
            return Ok(Sealing::Others);
        }
        let heads = books.first(query(HEADS)).await?.ok_or(StoreError::Corrupt("heads"))?;
        if usize::try_from(heads.get::<i64>("heads")?) != Ok(self.organisations.len()) {
            return Ok(Sealing::Others);
        }
        for organisation in &self.organisations {
            batch.books.seal(*organisation);
        }
        batch.execute(query!(SET).bind(LEDGER_KEY).bind(&*self.mark)).await?;
        batch.seal_security_head().await?;
        if let Some(by) = &self.by {
            let (object, details) = ("ledger".to_owned(), serde_json::json!({}));
            let action = SecurityAction { name: "ledger.seal", object, subject: None, details };
            batch.record_security(by, action).await?;
        }
        Ok(Sealing::Done)
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
    pub async fn check_ledger_key(&self) -> Result<(), StoreError> {
        let mark = self.key_mark().await?;
        self.refuse_new_weak_key(mark)?;
        self.compare_mark(mark).await?;
        let Some(key) = &self.ledger_key else { return Ok(()) };
        if key.could_be_guessed() {
            tracing::warn!(
                "TIEOUT_LEDGER_KEY could be guessed: fewer than 8 of its bytes are different. The books are chained \
                 with it already, and it cannot be replaced: keep their heads elsewhere"
            );
        }
        if mark == KeyMark::Sealed {
            return Ok(());
        }
        match self.seal(Vec::new(), None).await? {
            Sealing::Done | Sealing::DoneBefore => Ok(()),
            Sealing::OtherKey => Err(StoreError::LedgerKey(OTHER_KEY)),
            Sealing::MarkRemoved => Err(StoreError::LedgerKey(MARK_REMOVED)),
            Sealing::Others => Err(StoreError::Unsealed),
        }
    }

    /// A key that begins no chain, because it could be guessed.
    fn refuse_new_weak_key(&self, mark: KeyMark) -> Result<(), StoreError> {
        let is_weak = self.ledger_key.as_ref().is_some_and(LedgerKey::could_be_guessed);
        if is_weak && mark == KeyMark::None {
            return Err(StoreError::LedgerKey(
                "TIEOUT_LEDGER_KEY could be guessed: at least 8 of its bytes must be different",
            ));
        }
        Ok(())
    }

    /// Seals books and security log with a key that is new to them, as they are: once all of it was looked at and found
    /// well. Gives how many organisations' books were sealed; nothing where it was done with this key before.
    ///
    /// # Errors
    /// [`StoreError::LedgerKey`] where there is no key, another one, or one that could be guessed, and where
    /// something is sealed already; [`StoreError::NotSealed`] with what is wrong; the database's.
    pub async fn seal_ledger(&self, by: SecurityContext) -> Result<Option<usize>, StoreError> {
        const HEADS: &str = "SELECT organisation_id FROM ledger_heads ORDER BY organisation_id";
        if self.ledger_key.is_none() {
            return Err(StoreError::LedgerKey("set TIEOUT_LEDGER_KEY to the key to seal with"));
        }
        let mark = self.key_mark().await?;
        self.refuse_new_weak_key(mark)?;
        match mark {
            KeyMark::Sealed => return Ok(None),
            KeyMark::Other => return Err(StoreError::LedgerKey(OTHER_KEY)),
            KeyMark::Early | KeyMark::None => {}
        }
        let before = Self { is_before_sealing: true, ..self.clone() };
        for _ in 0..LOOKS_MAX {
            let heads = self.database.all(query(HEADS)).await?;
            let organisations = heads.iter().map(|row| row.parse("organisation_id"));
            let organisations: Vec<_> = organisations.collect::<Result<_, _>>()?;
            if let Some(fault) = before.look_at_all().await?.fault() {
                return Err(StoreError::NotSealed(fault));
            }
            let books = organisations.len();
            match self.seal(organisations, Some(by.clone())).await? {
                Sealing::Done => return Ok(Some(books)),
                Sealing::DoneBefore => return Ok(None),
                Sealing::OtherKey => return Err(StoreError::LedgerKey(OTHER_KEY)),
                Sealing::MarkRemoved => return Err(StoreError::LedgerKey(MARK_REMOVED)),
                // A daemon without the key has begun books meanwhile, which are to be looked at.
                Sealing::Others => {}
            }
        }
        let message = "organisations are created all the time: stop the daemons first";
        Err(StoreError::NotSealed(message.to_owned()))
    }

    async fn seal(
        &self,
        organisations: Vec<OrganisationId>,
        by: Option<SecurityContext>,
    ) -> Result<Sealing, StoreError> {
        let mark = |of| self.ledger_key_mark(of).ok_or(StoreError::Corrupt("ledger key"));
        let (mark, early_mark) = (mark(SEALED_CHECK)?, mark(EARLY_CHECK)?);
        Ok(self.write(SealLedger { organisations, mark, early_mark, by }).await?)
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
    /// [`StoreError::LedgerKey`]: another key; none where there was one. [`StoreError::Unsealed`]: one that the ledger was
    /// not sealed with.
    pub async fn compare_ledger_key(&self) -> Result<(), StoreError> {
        self.compare_mark(self.key_mark().await?).await
    }

    /// The same by the mark, which is read once: between two looks it may be taken out and put back.
    async fn compare_mark(&self, mark: KeyMark) -> Result<(), StoreError> {
        match (mark, self.ledger_key.is_some()) {
            (KeyMark::Sealed, _) | (KeyMark::None, false) => Ok(()),
            (_, false) => {
                let message = "this ledger is chained with a key: set TIEOUT_LEDGER_KEY";
                Err(StoreError::LedgerKey(message))
            }
            (KeyMark::Other, true) => Err(StoreError::LedgerKey(OTHER_KEY)),
            (KeyMark::Early | KeyMark::None, true) => {
                let used = self.database.first(query(IS_USED)).await?;
                used.map_or(Ok(()), |_| Err(StoreError::Unsealed))
            }
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
    use crate::db::backend::Database;
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
        let Database::Sqlite { write, .. } = &weak.database else { panic!("a file") };
        let set = sqlx::query("INSERT INTO settings (name, value) VALUES ($1, $2)");
        set.bind(LEDGER_KEY).bind(early).execute(write).await.unwrap();
        weak.check_ledger_key().await.unwrap();
        weak.close().await;
        for other in ["b", "another key"] {
            let other = open(other).await;
            assert!(other.check_ledger_key().await.is_err());
            other.close().await;
        }
    }
}

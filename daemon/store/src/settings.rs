//! What the daemons of one database have in common.

use std::collections::BTreeSet;

use tieout::id::OrganisationId;
use tieout::ledger::chain;

use crate::db::batch_query::hex;
use crate::db::row_lock::RowLock;
use crate::db::statement::{Row, query};
use crate::entropy::new_id_bits;
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

/// The setting that has the name of the ledger, which its seals are made for. One that was sealed before there were names
/// has none.
const LEDGER_NAME: &str = "ledger_name";

/// Why another key is not used.
const OTHER_KEY: &str = "TIEOUT_LEDGER_KEY is not the key of this ledger";

/// The same of one that shows it otherwise.
const KEY_WAS_USED: &str = "entries or events of this ledger are chained with TIEOUT_LEDGER_KEY, and the mark of the key was \
    removed: restore a backup, and compare the heads that were kept elsewhere";

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
    /// The name that the ledger gets.
    name: String,
    key: LedgerKey,
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
        const HEADS: &str = "SELECT count(*) AS heads FROM ledger_heads";
        const SET: &str = "INSERT INTO settings (name, value) VALUES ($1, $2) \
            ON CONFLICT (name) DO UPDATE SET value = $2";
        let kept =
            KeptMark::of(&batch.all(query!(KEPT).bind(LEDGER_KEY).bind(LEDGER_NAME)).await?)?;
        match kept.seen_with(Some(&self.key)) {
            KeyMark::Sealed => return Ok(Sealing::DoneBefore),
            KeyMark::Other => return Ok(Sealing::OtherKey),
            KeyMark::Early | KeyMark::None => {}
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
        // Never the name that is there: whoever put it there may have seals of that one.
        batch.books.bind_key(&self.name);
        for organisation in &self.organisations {
            batch.books.seal(*organisation);
        }
        let mark = mark_of(&self.key, Some(&self.name));
        batch.execute(query!(SET).bind(LEDGER_NAME).bind(&*self.name)).await?;
        batch.execute(query!(SET).bind(LEDGER_KEY).bind(mark)).await?;
        batch.seal_security_head().await?;
        if let Some(by) = &self.by {
            let (object, details) = ("ledger".to_owned(), serde_json::json!({}));
            let action = SecurityAction { name: "ledger.seal", object, subject: None, details };
            batch.record_security(by, action).await?;
        }
        Ok(Sealing::Done)
    }
}

const KEPT: &str = "SELECT name, value FROM settings WHERE name IN ($1, $2)";

/// What is sealed.
const SEALED: &str = "SELECT 1 AS found FROM ledger_heads WHERE seal IS NOT NULL \
    UNION ALL SELECT 1 AS found FROM security_head WHERE seal IS NOT NULL";

/// What the settings keep of a key, read at once.
struct KeptMark {
    mark: Option<String>,
    ledger: Option<String>,
}

impl KeptMark {
    fn of(rows: &[Row]) -> Result<Self, StoreError> {
        let mut kept = Self { mark: None, ledger: None };
        for row in rows {
            let value = Some(row.get("value")?);
            if row.get::<String>("name")? == LEDGER_KEY {
                kept.mark = value;
            } else {
                kept.ledger = value;
            }
        }
        Ok(kept)
    }

    /// What it shows of a key. The key becomes that of the ledger where it is.
    fn seen_with(&self, key: Option<&LedgerKey>) -> KeyMark {
        let Some(mark) = &self.mark else { return KeyMark::None };
        let Some(key) = key else { return KeyMark::Other };
        let ledger = self.ledger.as_deref();
        if *mark == mark_of(key, ledger) {
            key.bind(ledger);
            return KeyMark::Sealed;
        }
        if *mark == hex(&chain::hash(Some(key.as_bytes()), EARLY_CHECK.as_bytes())) {
            return KeyMark::Early;
        }
        KeyMark::Other
    }
}

/// What shows that a ledger is sealed with a key, and nothing else of it.
fn mark_of(key: &LedgerKey, ledger: Option<&str>) -> String {
    let of =
        ledger.map_or_else(|| SEALED_CHECK.to_owned(), |name| format!("{SEALED_CHECK} {name}"));
    hex(&chain::hash(Some(key.as_bytes()), of.as_bytes()))
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
        if self.database.first(query(SEALED)).await?.is_some() {
            return Err(StoreError::LedgerKey(MARK_REMOVED));
        }
        let before = Self { is_before_sealing: true, ..self.clone() };
        for _ in 0..LOOKS_MAX {
            let heads = self.database.all(query(HEADS)).await?;
            let organisations = heads.iter().map(|row| row.parse("organisation_id"));
            let organisations: Vec<_> = organisations.collect::<Result<_, _>>()?;
            let seen = before.look_at_all().await?;
            if let Some(fault) = seen.fault() {
                return Err(StoreError::NotSealed(fault));
            }
            if mark == KeyMark::None && seen.is_keyed() {
                return Err(StoreError::LedgerKey(KEY_WAS_USED));
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
        let key = self.ledger_key.clone().ok_or(StoreError::Corrupt("ledger key"))?;
        let name = format!("{:032x}", new_id_bits());
        Ok(self.write(SealLedger { organisations, name, key, by }).await?)
    }

    async fn key_mark(&self) -> Result<KeyMark, StoreError> {
        let rows = self.database.all(query(KEPT).bind(LEDGER_KEY).bind(LEDGER_NAME)).await?;
        Ok(KeptMark::of(&rows)?.seen_with(self.ledger_key.as_ref()))
    }

    /// Whether the key, or none, is the one of this ledger. Nothing is written. Where nothing was ever written any key is right.
    ///
    /// # Errors
    /// [`StoreError::LedgerKey`]: another key; none where there was one. [`StoreError::Unsealed`]: one that the ledger was
    /// not sealed with.
    pub async fn compare_ledger_key(&self) -> Result<(), StoreError> {
        self.compare_mark(self.key_mark().await?).await
    }

    /// Whether nothing was ever written, with a key or without one.
    pub(crate) async fn is_unused(&self) -> Result<bool, StoreError> {
        Ok(self.key_mark().await? == KeyMark::None
            && self.database.first(query(IS_USED)).await?.is_none())
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
        assert_eq!(weak.key_mark().await.unwrap(), KeyMark::None);
        // As an earlier version wrote it.
        let early = hex(&chain::hash(Some("a".repeat(32).as_bytes()), EARLY_CHECK.as_bytes()));
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

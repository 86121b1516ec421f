//! An open database: opened, closed, and asked how it does.

use std::sync::{Arc, Mutex, PoisonError};

use tieout::job::Product;
use tieout::time::Timestamp;
use tokio::task::JoinHandle;

use crate::callers;
use crate::coalesce::Coalesced;
use crate::db::backend::Database;
use crate::db::location::Location;
use crate::db::statement::query;
use crate::db::{migrations, open, presence};
use crate::erasure::signal::ErasureSignal;
use crate::error::StoreError;
use crate::ledger::membership::{self, MemberQuestion, Membership};
use crate::ledger_key::LedgerKey;
use crate::polls;
use crate::secret_hash::SecretHash;
use crate::session_secret::SessionSecretCheck;
use crate::writes::write::{Write, WriteResult};
use crate::writes::writer::Writer;
use crate::writes::writer_metrics::WriterMetrics;

/// An open database. Clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    pub(crate) database: Database,
    pub(crate) writer: Writer,
    pub(crate) ledger_key: Option<LedgerKey>,
    /// Whether heads have no seal yet, since the key is about to be new to them.
    pub(crate) is_before_sealing: bool,
    pub(crate) callers: Coalesced<(SecretHash, Timestamp), callers::FoundCaller>,
    pub(crate) polls: Coalesced<polls::PollQuestion, polls::FoundPoll>,
    pub(crate) members: Coalesced<MemberQuestion, Result<Option<Membership>, StoreError>>,
    pub(crate) remains: ErasureSignal,
    /// Taken by the one who closes the store.
    pub(crate) writing: Arc<Mutex<Option<JoinHandle<()>>>>,
}

/// Gathers look-ups for a statement about many.
fn gather<Q: Send + 'static, A: Send + 'static, T>(
    database: &Database,
    together: fn(Database, Vec<Q>) -> T,
) -> Coalesced<Q, A>
where
    T: Future<Output = Result<Vec<A>, StoreError>> + Send + 'static,
{
    let database = database.clone();
    Coalesced::start(move |asked| together(database.clone(), asked))
}

/// What a daemon has and an admin command has not: nobody else runs jobs behind its back.
#[derive(Debug)]
pub struct Tenure {
    /// Whether no other daemon uses the database.
    pub is_alone: bool,
    /// Which secret signed sessions before this daemon was there for others to see.
    pub session_secret_before: Option<SessionSecretCheck>,
    presence: presence::Presence,
    _lock: Option<open::DaemonLock>,
}

impl Tenure {
    /// Gives up its place, while the database is still open. One that is dropped gives it up too; others may
    /// notice it some seconds later.
    #[crate::boxed]
    pub async fn end(self) {
        if let Err(error) = self.presence.leave().await {
            tracing::debug!(%error, "other daemons miss this one later");
        }
    }
}

/// How a database is opened.
#[derive(Debug, Clone)]
pub struct StoreOptions {
    /// Entries of the ledger are chained with it; without one anyone who can write to the database can chain.
    pub ledger_key: Option<LedgerKey>,
    /// Connections to a server at most; a file has as many as it needs.
    pub server_connections: u32,
    /// Whether books that are chained with a key are opened without it: they are read, and not changed.
    pub may_lack_key: bool,
}

impl Default for StoreOptions {
    fn default() -> Self {
        Self { ledger_key: None, server_connections: SERVER_CONNECTIONS, may_lack_key: false }
    }
}

impl StoreOptions {
    /// The default with this key.
    #[must_use]
    pub fn with_key(ledger_key: Option<LedgerKey>) -> Self {
        Self { ledger_key, ..Self::default() }
    }
}

/// Connections of one daemon to a server, those that are kept for look-ups included, where nothing else is said.
pub const SERVER_CONNECTIONS: u32 = 16;

/// The fewest that a daemon can do with: the writer's, those that look-ups keep, and one for everything else.
pub const SERVER_CONNECTIONS_MIN: u32 = 4;

impl Store {
    /// Opens a database beside whoever else has it open, as admin commands do.
    ///
    /// # Errors
    /// [`StoreError`]: it cannot be reached or made, or its schema is newer.
    #[crate::boxed]
    pub async fn open(location: &Location) -> Result<Self, StoreError> {
        Self::open_with(location, StoreOptions::default()).await
    }

    /// The same, otherwise than by default.
    ///
    /// # Errors
    /// As [`Store::open`].
    #[crate::boxed]
    pub async fn open_with(location: &Location, options: StoreOptions) -> Result<Self, StoreError> {
        let StoreOptions { ledger_key, server_connections, .. } = options;
        let ledger_key = ledger_key.as_ref().map(LedgerKey::for_another_ledger);
        Ok(Self::of(open::open(location, server_connections).await?, ledger_key))
    }

    /// A database that is open.
    pub(crate) fn of(database: Database, ledger_key: Option<LedgerKey>) -> Self {
        let (writer, writing) = Writer::start(database.clone(), ledger_key.clone());
        Self {
            callers: gather(&database, callers::find),
            polls: gather(&database, polls::find),
            members: gather(&database, membership::find),
            remains: ErasureSignal::default(),
            database,
            writer,
            ledger_key,
            is_before_sealing: false,
            writing: Arc::new(Mutex::new(Some(writing))),
        }
    }

    /// Opens a database that is there: a mistyped place must not become a new and empty one.
    ///
    /// # Errors
    /// As [`Store::open`], and [`StoreError::NoFile`].
    #[crate::boxed]
    pub async fn open_existing(
        location: &Location,
        ledger_key: Option<LedgerKey>,
    ) -> Result<Self, StoreError> {
        match location {
            Location::Sqlite(path) if !path.exists() => Err(StoreError::NoFile(path.clone())),
            _ => Self::open_with(location, StoreOptions::with_key(ledger_key)).await,
        }
    }

    /// Opens a database for a daemon.
    ///
    /// # Errors
    /// As [`Store::open`], [`StoreError::InUse`] when another daemon has the file, and
    /// [`StoreError::LedgerKey`] where entries are chained with another key, or this has none.
    #[crate::boxed]
    pub async fn open_for_daemon(
        location: &Location,
        options: StoreOptions,
    ) -> Result<(Self, Tenure), StoreError> {
        let lock = open::lock_for_daemon(location).await?;
        let may_lack_key = options.may_lack_key && options.ledger_key.is_none();
        let store = Self::open_with(location, options).await?;
        if !may_lack_key {
            store.check_ledger_key().await?;
        }
        let session_secret_before = store.session_secret_check().await?;
        let end_leases = async {
            for product in Product::ALL {
                store.end_leases(product).await?;
            }
            Ok(())
        };
        let (presence, is_alone) = presence::enter(&store.database, end_leases).await?;
        Ok((store, Tenure { is_alone, session_secret_before, presence, _lock: lock }))
    }

    /// Finishes the writes that wait, takes no more, and closes the database.
    #[crate::boxed]
    pub async fn close(&self) {
        self.writer.close();
        let writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(writing) = writing
            && let Err(error) = writing.await
        {
            tracing::error!(%error, "the writer went down");
        }
        self.database.close().await;
    }

    /// Gives connections back that look-ups have kept and not used for a while. To be called now and
    /// then.
    pub fn release_unused(&self) {
        self.database.release_unused();
    }

    /// Whether the database answers, is still the one that was opened, and has the schema that this
    /// program knows.
    ///
    /// # Errors
    /// The database's; [`StoreError::NewerSchema`] when a later program has changed it meanwhile, and
    /// [`StoreError::Replaced`].
    #[crate::boxed]
    pub async fn check_schema(&self) -> Result<(), StoreError> {
        const NEWEST: &str = "SELECT max(version) AS newest FROM _sqlx_migrations";
        self.database.check_files()?;
        let row = self.database.first(query(NEWEST)).await?;
        let newest: i64 = row.ok_or(StoreError::Corrupt("version"))?.get("newest")?;
        let known = migrations::newest();
        if newest > known { Err(StoreError::NewerSchema(newest, known)) } else { Ok(()) }
    }

    /// How long ago a write failed last, by the database's fault and not by waiting.
    #[must_use]
    pub fn write_failed_ago(&self) -> Option<std::time::Duration> {
        self.writer.failed_ago()
    }

    /// How long the oldest write has waited that the database is at work on; none where it is idle.
    #[must_use]
    pub fn oldest_write_waits_for(&self) -> Option<std::time::Duration> {
        self.writer.oldest_waits_for()
    }

    /// What is counted of writes.
    #[must_use]
    pub fn writer_metrics(&self) -> &WriterMetrics {
        self.writer.metrics()
    }

    /// How many writes wait to be taken up.
    #[must_use]
    pub fn writes_waiting(&self) -> usize {
        self.writer.waiting()
    }

    /// Whether several daemons may share the database.
    #[must_use]
    pub const fn is_shared(&self) -> bool {
        self.database.is_shared()
    }

    /// Has something written, in one transaction with others.
    pub(crate) async fn write<W: Write>(&self, write: W) -> WriteResult<W> {
        self.writer.write(write).await
    }
}

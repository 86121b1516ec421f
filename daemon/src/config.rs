//! What an operator can set.

use std::path::PathBuf;
use std::time::Duration;

use tieout::secret::is_pattern;

use crate::address_range::AddressRange;
use crate::store::{LedgerKey, Location, SERVER_CONNECTIONS};

/// How a daemon runs.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where the database is.
    pub location: Location,
    /// Connections to PostgreSQL at most.
    pub database_connections: u32,
    /// Requests of a key in 60 seconds; 0 for no limit.
    pub rate_limit: u32,
    /// Unfinished jobs of each product.
    pub queue_capacity: u32,
    /// Running jobs of each product, on all daemons of the database together.
    pub jobs_per_product: u32,
    /// How long an ended job can be polled.
    pub job_retention_ms: i64,
    /// Most connections at once.
    pub connections_max: u32,
    /// How long a request's head may take, and a connection may ask nothing.
    pub head_time_max: Duration,
    /// How long a request's body may take.
    pub body_time_max: Duration,
    /// How long requests are still answered after the order to stop, while the daemon says that it is not
    /// ready any more.
    pub drain_time: Duration,
    /// What signs web sessions.
    pub session_secret: SessionSecretSource,
    /// Proxies whose word counts on where a request comes from.
    pub trusted_proxies: Vec<AddressRange>,
    /// Chains the entries of the ledger; without one anyone who can write to the database can chain.
    pub ledger_key: Option<LedgerKey>,
    /// Whether books that are chained with a key are served without it: they are read, and not changed.
    pub may_lack_ledger_key: bool,
}

impl Config {
    /// The contract's and the product's defaults for this database.
    #[must_use]
    pub const fn new(location: Location, session_secret: SessionSecretSource) -> Self {
        Self {
            location,
            database_connections: SERVER_CONNECTIONS,
            rate_limit: 120,
            queue_capacity: 100,
            jobs_per_product: 1,
            job_retention_ms: 30 * 24 * 60 * 60 * 1000,
            connections_max: 1024,
            head_time_max: Duration::from_secs(30),
            body_time_max: Duration::from_mins(1),
            drain_time: Duration::ZERO,
            session_secret,
            trusted_proxies: Vec::new(),
            ledger_key: None,
            may_lack_ledger_key: false,
        }
    }
}

/// Signs web sessions. It is not shown by `{:?}`.
#[derive(Clone)]
pub struct SessionSecret(String);

/// Where the secret is that signs web sessions.
#[derive(Debug, Clone)]
pub enum SessionSecretSource {
    /// The operator's own.
    Given(SessionSecret),
    /// In a file, for its owner alone; made where there is none.
    File(PathBuf),
}

/// Shorter ones could be guessed: HS256 wants as many bits as its hash has (RFC 7518, 3.2).
const SECRET_BYTES_MIN: usize = 32;

impl SessionSecret {
    /// Takes a secret of 32 bytes or more, of which at least 8 are different.
    #[must_use]
    pub fn new(secret: String) -> Option<Self> {
        let is_strong = secret.len() >= SECRET_BYTES_MIN && !is_pattern(secret.as_bytes());
        is_strong.then_some(Self(secret))
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

impl std::fmt::Debug for SessionSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("SessionSecret(not shown)")
    }
}

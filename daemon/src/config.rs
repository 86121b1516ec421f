//! What an operator can set.

use std::time::Duration;

use crate::store::{LedgerKey, Location};

/// How a daemon runs.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where the database is.
    pub location: Location,
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
    /// Signs web sessions; without one the database's own does.
    pub session_secret: Option<SessionSecret>,
    /// Chains the entries of the ledger; without one anyone who can write to the database can chain.
    pub ledger_key: Option<LedgerKey>,
}

impl Config {
    /// The contract's and the product's defaults for this database.
    #[must_use]
    pub const fn new(location: Location) -> Self {
        Self {
            location,
            rate_limit: 120,
            queue_capacity: 100,
            jobs_per_product: 1,
            job_retention_ms: 30 * 24 * 60 * 60 * 1000,
            connections_max: 1024,
            head_time_max: Duration::from_secs(30),
            body_time_max: Duration::from_mins(1),
            drain_time: Duration::ZERO,
            session_secret: None,
            ledger_key: None,
        }
    }
}

/// Signs web sessions. It is not shown by `{:?}`.
#[derive(Clone)]
pub struct SessionSecret(String);

/// Shorter ones could be guessed: HS256 wants as many bits as its hash has (RFC 7518, 3.2).
const SECRET_BYTES_MIN: usize = 32;

impl SessionSecret {
    /// Takes a secret of 32 bytes or more.
    #[must_use]
    pub fn new(secret: String) -> Option<Self> {
        (secret.len() >= SECRET_BYTES_MIN).then_some(Self(secret))
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

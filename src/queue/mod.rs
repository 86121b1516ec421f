//! The queue of jobs: who is admitted, what the end of a job changes, and what a worker does next.
//!
//! Pure, as all of this crate: the store runs the statements, the daemon waits, and the simulation
//! (`tests/simulation/`) runs both in memory with faults.

pub mod admission;
pub mod settlement;
pub mod worker;

/// A job whose worker went down so often is not tried again.
pub const ATTEMPTS_MAX: i64 = 3;

/// How long a claim holds unless it is renewed: the job of a daemon that died is taken up again within ten
/// seconds, the look of a worker and its commit included.
pub const LEASE_MS: i64 = 8_000;

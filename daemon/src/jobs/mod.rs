//! Jobs: a durable queue, and workers that empty it in order of acceptance.
//!
//! The queue is the database's; what is here is only who works on it. A worker claims a job, runs
//! the product's function off the async threads while it renews its lease, and ends the job in one
//! transaction with its charge. Where it goes down in between, the lease runs out and the job is
//! taken up again; a lost lease shows in its fencing token, and nothing is charged twice.

mod payload_cleanup;
mod products;
#[cfg(test)]
mod tests;
mod worker;

use std::sync::Arc;

use tieout::job::Product;
use tieout::queue::LEASE_MS;
use tokio::sync::Notify;
use tokio::task::JoinSet;

use crate::clock;
use crate::metrics::JobMetrics;
use crate::stop::Stop;
use crate::store::{ClaimLimits, Store};
use products::{JobRun, JobRunError};
use worker::Worker;

/// Makes the result of a job from its product, its payload and what it may cost.
type JobEngine = fn(Product, Vec<u8>, u32) -> Result<JobRun, JobRunError>;

/// The workers of one daemon.
#[derive(Debug, Clone)]
pub(crate) struct Jobs {
    wake: Arc<Notify>,
}

impl Jobs {
    /// Starts workers for every product, and what tidies up behind them. They stop, and give back
    /// what they work on, when they are told to.
    pub(crate) fn start(
        store: &Store,
        jobs_per_product: u32,
        metrics: &JobMetrics,
        stop: &Stop,
    ) -> (Self, JoinSet<()>) {
        Self::start_with(products::run, store, jobs_per_product, metrics, stop)
    }

    /// The same, whatever makes the results.
    fn start_with(
        engine: JobEngine,
        store: &Store,
        jobs_per_product: u32,
        metrics: &JobMetrics,
        stop: &Stop,
    ) -> (Self, JoinSet<()>) {
        let wake = Arc::new(Notify::new());
        let mut workers = JoinSet::new();
        let limits = ClaimLimits { running_max: jobs_per_product, lease_ms: LEASE_MS };
        for product in Product::ALL {
            for _ in 0..jobs_per_product {
                let (store, wake, stop) = (store.clone(), Arc::clone(&wake), stop.clone());
                let metrics = metrics.clone();
                workers.spawn(Worker { engine, store, product, limits, metrics, wake, stop }.run());
            }
        }
        workers.spawn(payload_cleanup::remove(store.clone(), stop.clone()));
        (Self { wake }, workers)
    }

    /// A job has been accepted.
    pub(crate) fn wake(&self) {
        self.wake.notify_waiters();
    }
}

/// When a claim made or renewed now runs out.
fn lease_end() -> tieout::time::Timestamp {
    clock::now().plus_ms(LEASE_MS)
}

//! What is counted of the one task that writes to the database.

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// A batch has at most 128 writes.
const WRITES: [f64; 8] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0];

/// From a disk without a care to one that is about to fail.
const COMMIT_SECONDS: [f64; 12] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// What is counted of writes. Clones share it.
#[derive(Debug, Clone)]
pub struct WriterMetrics {
    commits: Counter,
    writes: Histogram,
    commit: Histogram,
    failures: Counter,
}

impl Default for WriterMetrics {
    fn default() -> Self {
        Self {
            commits: Counter::default(),
            writes: Histogram::new(WRITES),
            commit: Histogram::new(COMMIT_SECONDS),
            failures: Counter::default(),
        }
    }
}

impl WriterMetrics {
    /// So many writes have become durable in one commit.
    pub(crate) fn committed(&self, writes: usize, took: Duration) {
        self.commits.inc();
        self.writes.observe(f64::from(u32::try_from(writes).unwrap_or(u32::MAX)));
        self.commit.observe(took.as_secs_f64());
    }

    /// So many writes were not done, by the database's fault.
    pub(crate) fn failed(&self, writes: usize) {
        self.failures.inc_by(writes as u64);
    }

    /// Has them written down with the others.
    pub fn register(&self, registry: &mut Registry) {
        registry.register("writer_commits", "Commits", self.commits.clone());
        registry.register(
            "writer_commit_writes",
            "Writes that shared a commit",
            self.writes.clone(),
        );
        registry.register_with_unit(
            "writer_commit_duration",
            "How long the database took to make a commit durable",
            Unit::Seconds,
            self.commit.clone(),
        );
        registry.register(
            "writer_failures",
            "Writes that the database did not do",
            self.failures.clone(),
        );
    }
}

//! What the daemon counts for whoever watches it: numbers with few labels, and never a key, a user,
//! an id or a path.
//!
//! The types are here, each beside those of its part; who counts gets its own handed in, and
//! [`Exposition`] writes them all down when it is asked. `docs/guide/operating.md` names every one.

mod connections;
mod exposition;
mod jobs;
mod process;
mod requests;

pub(crate) use connections::{ConnectionFailure, ConnectionMetrics};
pub(crate) use exposition::{CONTENT_TYPE, Exposition, PolledGauges, QueueDepth};
pub(crate) use jobs::{JobEndKind, JobMetrics};
pub(crate) use process::ProcessUse;
pub(crate) use requests::{RequestMetrics, RunningRequest};

/// What a daemon counts, but for its writer, which is the store's. Clones share it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: RequestMetrics,
    pub(crate) connections: ConnectionMetrics,
    pub(crate) jobs: JobMetrics,
}

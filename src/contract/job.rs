//! Jobs on the wire. Source: contract parts 2.3 and 2.5.

use serde::{Deserialize, Serialize};

use super::error::ErrorBody;
use crate::contract::ToSchema;
use crate::job::{JobId, JobStatus, Product};
use crate::time::Timestamp;

/// The ID of a job under its product's own name for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NamedJobId {
    /// A reconciliation.
    #[serde(rename = "reconciliation_id")]
    Reconciliation(JobId),
    /// A coding job.
    #[serde(rename = "job_id")]
    Coding(JobId),
}

impl NamedJobId {
    /// The ID itself.
    #[must_use]
    pub const fn id(self) -> JobId {
        match self {
            Self::Reconciliation(id) | Self::Coding(id) => id,
        }
    }
}

impl From<JobId> for NamedJobId {
    fn from(id: JobId) -> Self {
        match id.product() {
            Product::Reconcile => Self::Reconciliation(id),
            Product::Coding => Self::Coding(id),
        }
    }
}

/// Response to a submitted job, which has been saved.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct AcceptedJob {
    /// `reconciliation_id` or `job_id`.
    #[serde(flatten)]
    #[schema(ignore)]
    pub id: NamedJobId,
    /// Always `queued`.
    pub status: JobStatus,
    /// The path to poll.
    pub poll_url: String,
}

impl AcceptedJob {
    /// The response for a job that has just been accepted.
    #[must_use]
    pub fn new(id: JobId) -> Self {
        Self { id: id.into(), status: JobStatus::Queued, poll_url: id.poll_url() }
    }
}

/// The current state of a job. Its `result`, if it has one, follows these fields; it is not listed
/// here because it may be large.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Job {
    /// `reconciliation_id` or `job_id`.
    #[serde(flatten)]
    #[schema(ignore)]
    pub id: NamedJobId,
    /// Status of the job.
    pub status: JobStatus,
    /// The path to poll.
    pub poll_url: String,
    /// When the job was accepted.
    pub created_at: Timestamp,
    /// When the latest attempt started; null while queued.
    #[schema(required)]
    pub started_at: Option<Timestamp>,
    /// When the job finished; null until then.
    #[schema(required)]
    pub finished_at: Option<Timestamp>,
    /// Credits charged, or 0 if the job was not billed; only present on a completed job.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub credits_charged: Option<u64>,
    /// Why the job failed; only present on a failed job.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub error: Option<ErrorBody>,
}

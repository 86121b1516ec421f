//! Jobs on the wire. Source: contract parts 2.3 and 2.5.

use serde::{Deserialize, Serialize};

use super::error::ErrorBody;
use crate::contract::ToSchema;
use crate::job::{JobId, JobStatus, Product};
use crate::time::Timestamp;

/// The id of a job under the name that its product gives it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NamedJobId {
    /// Of a reconciliation.
    #[serde(rename = "reconciliation_id")]
    Reconciliation(JobId),
    /// Of a coding job.
    #[serde(rename = "job_id")]
    Coding(JobId),
}

impl NamedJobId {
    /// The id itself.
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

/// The answer to a submit: the job is durably stored.
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
    /// The answer for a job that has just been accepted.
    #[must_use]
    pub fn new(id: JobId) -> Self {
        Self { id: id.into(), status: JobStatus::Queued, poll_url: id.poll_url() }
    }
}

/// A job as it stands. Its `result`, where it has one, comes after these members and may be large,
/// so that it is not among them.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Job {
    /// `reconciliation_id` or `job_id`.
    #[serde(flatten)]
    #[schema(ignore)]
    pub id: NamedJobId,
    /// Where it stands.
    pub status: JobStatus,
    /// The path to poll.
    pub poll_url: String,
    /// When it was accepted.
    pub created_at: Timestamp,
    /// When work on it began, at the latest try; null while queued.
    #[schema(required)]
    pub started_at: Option<Timestamp>,
    /// When it ended; null before.
    #[schema(required)]
    pub finished_at: Option<Timestamp>,
    /// Credits billed, 0 when it was not; present on a completed job only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub credits_charged: Option<u64>,
    /// Why it failed; present on a failed job only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub error: Option<ErrorBody>,
}

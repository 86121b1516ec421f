//! The end of a job, whatever brought it.

use tieout::contract::error::ErrorBody;
use tieout::id::UserId;
use tieout::job::{JobId, JobStatus};
use tieout::time::Timestamp;

use super::queue;
use crate::db::statement::query;
use crate::error::StoreError;
use crate::writes::batch::Batch;
use crate::{blobs, credits, erasure};

/// A job that has not ended, in what its end needs to know.
pub(super) struct Unfinished {
    pub(super) job: JobId,
    pub(super) user: UserId,
    pub(super) cost: i64,
    pub(super) payload: String,
}

/// How a job ends.
pub(super) enum Ending<'a> {
    /// With a result, and so many credits charged.
    Completed { result: &'a str, credits_charged: i64 },
    /// Without one.
    Failed(&'a ErrorBody),
}

/// Ends a job: its place and its reservation are given back, and its payload is erased.
pub(super) async fn end(
    batch: &mut Batch,
    unfinished: &Unfinished,
    ending: Ending<'_>,
    at: Timestamp,
) -> Result<JobStatus, StoreError> {
    const END: &str = "UPDATE jobs SET status = $2, payload = NULL, result = $3, \
        credits_charged = $4, error = $5, finished_at = $6, leased_until = NULL, \
        has_remains = $7 WHERE id = $1";
    let Unfinished { job, user, cost, payload } = unfinished;
    let (status, result, credits_charged, error) = match ending {
        Ending::Completed { result, credits_charged } => {
            (JobStatus::Completed, Some(result.to_owned()), Some(credits_charged), None)
        }
        Ending::Failed(error) => {
            let error = serde_json::to_string(error).map_err(|_| StoreError::Corrupt("error"))?;
            (JobStatus::Failed, None, None, Some(error))
        }
    };
    let end = query!(END)
        .bind(*job)
        .bind(status.name())
        .bind(result)
        .bind(credits_charged)
        .bind(error)
        .bind(at)
        .bind(erasure::clear::may_be_seen(batch, job.product()));
    batch.execute(end).await?;
    queue::leave(batch, job.product(), *user).await?;
    credits::reserve(batch, *user, -cost).await?;
    blobs::remove(batch, payload).await?;
    Ok(status)
}

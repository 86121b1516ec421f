//! Jobs: accepted, claimed, ended, read.
//!
//! | Write | What it changes, in one transaction |
//! |---|---|
//! | [`submit`] | the job with its payload, the reservation, the kept answer |
//! | [`claim`] | the next job in order of acceptance gets a lease and a fencing token |
//! | [`finish`] | status, result, charge, reservation, and the payload is erased |
//! | `remains` | a job whose payload must leave nothing shows as ended once that is so |
//!
//! Whoever changes a claimed job shows its fencing token: a daemon that lost its lease cannot.

mod claim;
mod finish;
mod queue;
mod read;
mod submit;

pub use claim::{ClaimLimits, Claimed};
pub use finish::{Ended, Stale};
pub use queue::QueueLength;
pub use read::{JobPage, JobRecord};
pub(super) use read::{forget_old, record};
pub use submit::{Submission, Submit, SubmitRefusal};

use tieout::contract::error::ErrorBody;
use tieout::id::UserId;
use tieout::job::{JobId, JobStatus};
use tieout::time::Timestamp;

use super::blobs;
use super::credits;
use super::dialect::Tx;
use super::error::StoreError;
use super::query::query;
use super::remains;

/// A job that has not ended, in what its end needs to know.
struct Unfinished {
    job: JobId,
    user: UserId,
    cost: i64,
    payload: String,
}

/// How a job ends.
enum Ending<'a> {
    /// With a result, and so many credits charged.
    Completed { result: &'a str, credits_charged: i64 },
    /// Without one.
    Failed(&'a ErrorBody),
}

/// Ends a job: its place and its reservation are given back, and its payload is erased.
async fn end(
    tx: &mut Tx,
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
    let end = query(END)
        .bind(*job)
        .bind(status.name())
        .bind(result)
        .bind(credits_charged)
        .bind(error)
        .bind(at)
        .bind(remains::may_be_seen(tx, job.product()));
    tx.execute(end).await?;
    queue::leave(tx, job.product(), *user).await?;
    credits::reserve(tx, *user, -cost).await?;
    blobs::remove(tx, payload).await?;
    Ok(status)
}

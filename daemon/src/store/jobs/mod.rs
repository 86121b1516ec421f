//! Jobs: accepted, claimed, ended, read.
//!
//! | Write | What it changes, in one transaction |
//! |---|---|
//! | [`submit`] | the job with its payload, the reservation, the kept answer |
//! | [`claim`] | the next job in order of acceptance gets a lease and a fencing token |
//! | [`finish`] | status, result, charge, reservation, and the payload is erased |
//!
//! Whoever changes a claimed job shows its fencing token: a daemon that lost its lease cannot.

mod claim;
mod finish;
mod queue;
mod read;
mod submit;

pub use claim::{ClaimLimits, Claimed};
pub use finish::{Ended, Stale};
pub(super) use read::forget_old;
pub use read::{JobPage, JobRecord};
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

/// How a job ends, in the columns of its row.
struct Ending<'a> {
    job: JobId,
    user: UserId,
    status: JobStatus,
    cost: i64,
    payload: String,
    result: Option<&'a str>,
    credits_charged: Option<i64>,
    error: Option<&'a ErrorBody>,
    at: Timestamp,
}

/// Ends a job: its reservation is given back and its payload erased.
async fn end(tx: &mut Tx, ending: Ending<'_>) -> Result<(), StoreError> {
    const END: &str = "UPDATE jobs SET status = $2, payload = NULL, result = $3, \
        credits_charged = $4, error = $5, finished_at = $6, leased_until = NULL WHERE id = $1";
    let error = ending.error.map(serde_json::to_string).transpose();
    let end = query(END)
        .bind(ending.job)
        .bind(ending.status.name())
        .bind(ending.result.map(str::to_owned))
        .bind(ending.credits_charged)
        .bind(error.map_err(|_| StoreError::Corrupt("error"))?)
        .bind(ending.at);
    tx.execute(end).await?;
    queue::leave(tx, ending.job.product(), ending.user).await?;
    credits::reserve(tx, ending.user, -ending.cost).await?;
    blobs::remove(tx, &ending.payload).await
}

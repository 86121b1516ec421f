//! A job ends: status, result, charge and erasure in one transaction.

use std::collections::BTreeSet;

use tieout::contract::error::ErrorBody;
use tieout::job::JobStatus;
use tieout::queue::settlement::{Chargeable, RunOutcome, settlement};
use tieout::time::Timestamp;

use super::claim::{Claimed, Stale};
use super::end::Unfinished;
use super::submit::may_overrun;
use crate::blobs::Blob;
use crate::credits;
use crate::db::row_lock::RowLock;
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::write::Write;

/// How the work went.
#[derive(Debug, Clone)]
pub enum Ended {
    /// There is a result.
    Completed {
        /// The result object as JSON.
        result: Blob,
        /// Whether the run is to be paid for.
        is_billed: bool,
    },
    /// There is none.
    Failed(ErrorBody),
}

struct Finish {
    claimed: Claimed,
    ended: Ended,
    at: Timestamp,
}

impl Write for Finish {
    /// Where the job ended up: failed, if its charge was short.
    type Done = JobStatus;
    type Refusal = Stale;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks
            .extend([RowLock::Queue(self.claimed.job.product()), RowLock::User(self.claimed.user)]);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<JobStatus, NotDone<Stale>> {
        const READ: &str = "SELECT cost, allow_overage, payload FROM jobs \
            WHERE id = $1 AND fence = $2 AND status = 'processing'";
        let Claimed { job, user, key, fence, .. } = self.claimed;
        let row = batch.first(query!(READ).bind(job).bind(fence)).await?;
        let row = row.ok_or(NotDone::Refused(Stale))?;
        let (outcome, result, error) = match &self.ended {
            Ended::Completed { result, is_billed: true } => {
                (RunOutcome::Billed, Some(result), None)
            }
            Ended::Completed { result, is_billed: false } => (RunOutcome::Free, Some(result), None),
            Ended::Failed(error) => (RunOutcome::Failed, None, Some(error)),
        };
        let chargeable = if outcome == RunOutcome::Billed {
            let may_overrun = row.flag("allow_overage")? && may_overrun(batch, key).await?;
            let balance = credits::funds(batch, user).await?.balance;
            let balance = i64::try_from(balance).map_err(|_| StoreError::Corrupt("balance"))?;
            Chargeable { balance, may_overrun }
        } else {
            Chargeable { balance: 0, may_overrun: false }
        };
        let (cost, payload, at) = (row.get("cost")?, row.get("payload")?, self.at);
        let unfinished = Unfinished { job, user, payload, result, error, at };
        Ok(unfinished.write(batch, settlement(cost, outcome, chargeable)).await?)
    }
}

impl Store {
    /// Ends a claimed job; gives the status it ended with.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`Stale`] when another has the job.
    #[crate::boxed]
    pub async fn finish(
        &self,
        claimed: Claimed,
        ended: Ended,
        at: Timestamp,
    ) -> Result<JobStatus, NotDone<Stale>> {
        let product = claimed.job.product();
        let ended = self.write(Finish { claimed, ended, at }).await;
        self.remains.note_ended(product);
        ended
    }
}

//! A job ends: status, result, charge and erasure in one transaction.

use std::collections::BTreeSet;

use serde_json::json;
use tieout::contract::error::{ErrorBody, ErrorCode};
use tieout::job::JobStatus;
use tieout::time::Timestamp;

use super::claim::{Claimed, Stale};
use super::end::{Ending, Unfinished, end};
use super::submit::may_overrun;
use crate::blobs::{self, Blob};
use crate::credits::{self, CreditMovement, move_credits};
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

/// What is taken for a run: from the balance, and beyond it.
struct Price {
    from_balance: i64,
    overage: i64,
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
        let unfinished =
            Unfinished { job, user, cost: row.get("cost")?, payload: row.get("payload")? };
        let (result, is_billed) = match &self.ended {
            Ended::Completed { result, is_billed } => (result, *is_billed),
            Ended::Failed(error) => {
                return Ok(end(batch, &unfinished, Ending::Failed(error), self.at).await?);
            }
        };
        let price = if is_billed {
            let may_overrun = row.flag("allow_overage")? && may_overrun(batch, key).await?;
            let balance = credits::funds(batch, user).await?.balance;
            let available = i64::try_from(balance).map_err(|_| StoreError::Corrupt("balance"))?;
            price(unfinished.cost, available, may_overrun)
        } else {
            Ok(Price { from_balance: 0, overage: 0 })
        };
        match price {
            Ok(price) => Ok(self.complete(batch, &unfinished, result, &price).await?),
            Err(short) => {
                blobs::remove(batch, result.id()).await?;
                Ok(end(batch, &unfinished, Ending::Failed(&short), self.at).await?)
            }
        }
    }
}

impl Finish {
    /// Charges what is due, and keeps the result.
    async fn complete(
        &self,
        batch: &mut Batch,
        unfinished: &Unfinished,
        result: &Blob,
        price: &Price,
    ) -> Result<JobStatus, StoreError> {
        let movement = |kind, amount, units| CreditMovement {
            user: unfinished.user,
            kind,
            amount,
            units,
            job: Some(unfinished.job),
            reason: None,
            at: self.at,
        };
        if price.from_balance > 0 {
            move_credits(batch, &movement("charge", -price.from_balance, 0)).await?;
        }
        if price.overage > 0 {
            move_credits(batch, &movement("overage", 0, price.overage)).await?;
        }
        let result = result.keep(batch, self.at).await?;
        let credits_charged = price.from_balance + price.overage;
        let ending = Ending::Completed { result, credits_charged };
        end(batch, unfinished, ending, self.at).await
    }
}

/// What the run is charged; short of credits, why the job fails. The balance alone counts here: what
/// other jobs have reserved is theirs only until somebody else comes to be charged.
fn price(cost: i64, available: i64, may_overrun: bool) -> Result<Price, ErrorBody> {
    if cost <= available {
        return Ok(Price { from_balance: cost, overage: 0 });
    }
    if may_overrun {
        return Ok(Price { from_balance: available, overage: cost - available });
    }
    Err(ErrorBody {
        code: ErrorCode::InsufficientCredits.name().into(),
        message: format!(
            "{cost} credits were needed when the job was to be charged and {available} were there; \
             nothing was charged"
        ),
        details: Some(json!({ "required": cost, "available": available })),
    })
}

impl Store {
    /// Ends a claimed job; gives the status it ended with.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`Stale`] when another has the job.
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

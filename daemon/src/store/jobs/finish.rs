//! A job ends: status, result, charge and erasure in one transaction.

use std::collections::BTreeSet;

use serde_json::json;
use tieout::contract::error::ErrorBody;
use tieout::id::UserId;
use tieout::job::{JobId, JobStatus};
use tieout::time::Timestamp;

use super::submit::may_overrun;
use super::{Claimed, Ending, end};
use crate::store::Store;
use crate::store::blobs::{self, Blob};
use crate::store::credits::{self, Movement, move_credits};
use crate::store::dialect::{Head, Tx};
use crate::store::error::StoreError;
use crate::store::query::query;
use crate::store::writer::Write;

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

/// Another has the job, or it has ended already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the claim has been lost")]
pub struct Stale;

struct Finish {
    claimed: Claimed,
    ended: Ended,
    at: Timestamp,
}

/// The job as it stands when it is to end.
struct Standing {
    job: JobId,
    user: UserId,
    cost: i64,
    may_overrun: bool,
    payload: String,
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

    fn heads(&self, heads: &mut BTreeSet<Head>) {
        heads.extend([Head::Queue(self.claimed.job.product()), Head::User(self.claimed.user)]);
    }

    async fn apply(&self, tx: &mut Tx) -> Result<Result<JobStatus, Stale>, StoreError> {
        let Some(standing) = self.standing(tx).await? else { return Ok(Err(Stale)) };
        let (result, is_billed) = match &self.ended {
            Ended::Completed { result, is_billed } => (result, *is_billed),
            Ended::Failed(error) => return self.fail(tx, standing, error).await.map(Ok),
        };
        let price = if is_billed {
            price(tx, &standing).await?
        } else {
            Ok(Price { from_balance: 0, overage: 0 })
        };
        match price {
            Ok(price) => self.complete(tx, standing, result, &price).await.map(Ok),
            Err(short) => self.fail(tx, standing, &short).await.map(Ok),
        }
    }
}

impl Finish {
    async fn standing(&self, tx: &mut Tx) -> Result<Option<Standing>, StoreError> {
        const READ: &str = "SELECT cost, allow_overage, payload FROM jobs \
            WHERE id = $1 AND fence = $2 AND status = 'processing'";
        let read = query(READ).bind(self.claimed.job).bind(self.claimed.fence);
        let Some(row) = tx.first(read).await? else { return Ok(None) };
        let may_overrun = row.flag("allow_overage")? && may_overrun(tx, self.claimed.key).await?;
        Ok(Some(Standing {
            job: self.claimed.job,
            user: self.claimed.user,
            cost: row.get("cost")?,
            may_overrun,
            payload: row.get("payload")?,
        }))
    }

    async fn complete(
        &self,
        tx: &mut Tx,
        standing: Standing,
        result: &Blob,
        price: &Price,
    ) -> Result<JobStatus, StoreError> {
        let Standing { job, user, cost, payload, .. } = standing;
        let movements = [
            ("charge", -price.from_balance, 0, price.from_balance > 0),
            ("overage", 0, price.overage, price.overage > 0),
        ];
        for (kind, amount, units, _) in movements.into_iter().filter(|(.., is_due)| *is_due) {
            let job = Some(job);
            let movement = Movement { user, kind, amount, units, job, reason: None, at: self.at };
            move_credits(tx, &movement).await?;
        }
        let result = result.keep(tx, self.at).await?;
        let ending = Ending {
            job,
            user,
            status: JobStatus::Completed,
            cost,
            payload,
            result: Some(result),
            credits_charged: Some(price.from_balance + price.overage),
            error: None,
            at: self.at,
        };
        end(tx, ending).await?;
        Ok(JobStatus::Completed)
    }

    async fn fail(
        &self,
        tx: &mut Tx,
        standing: Standing,
        error: &ErrorBody,
    ) -> Result<JobStatus, StoreError> {
        if let Ended::Completed { result, .. } = &self.ended {
            blobs::remove(tx, result.id()).await?;
        }
        let Standing { job, user, cost, payload, .. } = standing;
        let ending = Ending {
            job,
            user,
            status: JobStatus::Failed,
            cost,
            payload,
            result: None,
            credits_charged: None,
            error: Some(error),
            at: self.at,
        };
        end(tx, ending).await?;
        Ok(JobStatus::Failed)
    }
}

/// What the run is charged; short of credits, why the job fails. The balance alone counts here: what
/// other jobs have reserved is theirs only until somebody else comes to be charged.
async fn price(tx: &mut Tx, standing: &Standing) -> Result<Result<Price, ErrorBody>, StoreError> {
    let balance = credits::funds(tx, standing.user).await?.balance;
    let available = i64::try_from(balance).map_err(|_| StoreError::Corrupt("balance"))?;
    if standing.cost <= available {
        return Ok(Ok(Price { from_balance: standing.cost, overage: 0 }));
    }
    if standing.may_overrun {
        return Ok(Ok(Price { from_balance: available, overage: standing.cost - available }));
    }
    Ok(Err(ErrorBody {
        code: "insufficient_credits".into(),
        message: format!(
            "{} credits were needed when the job was to be charged and {available} were there; \
             nothing was charged",
            standing.cost
        ),
        details: Some(json!({ "required": standing.cost, "available": available })),
    }))
}

impl Store {
    /// Ends a claimed job; gives the status it ended with.
    ///
    /// # Errors
    /// The database's; within, [`Stale`] when another has the job.
    pub async fn finish(
        &self,
        claimed: Claimed,
        ended: Ended,
        at: Timestamp,
    ) -> Result<Result<JobStatus, Stale>, StoreError> {
        self.write(Finish { claimed, ended, at }).await
    }
}

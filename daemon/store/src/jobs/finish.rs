//! A job ends: status, result, charge and erasure in one transaction.

use std::collections::BTreeSet;

use serde_json::json;
use tieout::contract::error::{ErrorBody, ErrorCode};
use tieout::job::JobStatus;
use tieout::time::Timestamp;

use super::submit::may_overrun;
use super::{Claimed, Ending, Unfinished, end};
use crate::Store;
use crate::blobs::{self, Blob};
use crate::credits::{self, Movement, move_credits};
use crate::dialect::{Head, Tx};
use crate::error::{NotDone, StoreError};
use crate::query::query;
use crate::writer::Write;

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

    async fn apply(&self, tx: &mut Tx) -> Result<JobStatus, NotDone<Stale>> {
        const READ: &str = "SELECT cost, allow_overage, payload FROM jobs \
            WHERE id = $1 AND fence = $2 AND status = 'processing'";
        let Claimed { job, user, key, fence, .. } = self.claimed;
        let row = tx.first(query(READ).bind(job).bind(fence)).await?;
        let row = row.ok_or(NotDone::Refused(Stale))?;
        let unfinished =
            Unfinished { job, user, cost: row.get("cost")?, payload: row.get("payload")? };
        let (result, is_billed) = match &self.ended {
            Ended::Completed { result, is_billed } => (result, *is_billed),
            Ended::Failed(error) => {
                return Ok(end(tx, &unfinished, Ending::Failed(error), self.at).await?);
            }
        };
        let price = if is_billed {
            let may_overrun = row.flag("allow_overage")? && may_overrun(tx, key).await?;
            let balance = credits::funds(tx, user).await?.balance;
            let available = i64::try_from(balance).map_err(|_| StoreError::Corrupt("balance"))?;
            price(unfinished.cost, available, may_overrun)
        } else {
            Ok(Price { from_balance: 0, overage: 0 })
        };
        match price {
            Ok(price) => Ok(self.complete(tx, &unfinished, result, &price).await?),
            Err(short) => {
                blobs::remove(tx, result.id()).await?;
                Ok(end(tx, &unfinished, Ending::Failed(&short), self.at).await?)
            }
        }
    }
}

impl Finish {
    /// Charges what is due, and keeps the result.
    async fn complete(
        &self,
        tx: &mut Tx,
        unfinished: &Unfinished,
        result: &Blob,
        price: &Price,
    ) -> Result<JobStatus, StoreError> {
        let movement = |kind, amount, units| Movement {
            user: unfinished.user,
            kind,
            amount,
            units,
            job: Some(unfinished.job),
            reason: None,
            at: self.at,
        };
        if price.from_balance > 0 {
            move_credits(tx, &movement("charge", -price.from_balance, 0)).await?;
        }
        if price.overage > 0 {
            move_credits(tx, &movement("overage", 0, price.overage)).await?;
        }
        let result = result.keep(tx, self.at).await?;
        let credits_charged = price.from_balance + price.overage;
        let ending = Ending::Completed { result, credits_charged };
        end(tx, unfinished, ending, self.at).await
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

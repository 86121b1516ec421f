//! The next job is taken up.

use std::collections::BTreeSet;

use tieout::id::{KeyId, UserId};
use tieout::job::{JobId, Product};
use tieout::queue::ATTEMPTS_MAX;
use tieout::queue::settlement::{JobEnding, ending, given_up};
use tieout::time::Timestamp;

use super::end::Unfinished;
use crate::blob_reader::BlobReader;
use crate::db::row_lock::RowLock;
use crate::db::statement::query;
use crate::error::{NotDone, StoreError, unless_refused};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::write::Write;

/// How jobs of one product are taken up.
#[derive(Debug, Clone, Copy)]
pub struct ClaimLimits {
    /// Most jobs of the product that run at once, on all daemons of the database together.
    pub running_max: u32,
    /// How long a claim holds unless it is renewed.
    pub lease_ms: i64,
}

/// A job that is to be worked on now.
#[derive(Debug, Clone)]
pub struct Claimed {
    /// Which one.
    pub job: JobId,
    /// Who pays.
    pub user: UserId,
    /// Whose request it was.
    pub key: KeyId,
    /// Credits, should it be billed.
    pub cost: u32,
    /// Proves the claim; a later claim of the same job has a higher one.
    pub fence: i64,
    pub(super) payload: String,
}

/// Another has the job, or it has ended already.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the claim has been lost")]
pub struct Stale;

/// Takes up the next job of a product, if one waits and may run.
struct Claim {
    product: Product,
    limits: ClaimLimits,
    at: Timestamp,
}

impl Write for Claim {
    type Done = Claimed;
    /// There is nothing to do.
    type Refusal = ();

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.insert(RowLock::Queue(self.product));
    }

    async fn apply(&self, batch: &mut Batch) -> Result<Claimed, NotDone<()>> {
        const CLAIM: &str = "UPDATE jobs SET status = 'processing', attempts = attempts + 1, \
            fence = fence + 1, leased_until = $3, started_at = $2 WHERE id = \
            (SELECT id FROM jobs WHERE product = $1 AND finished_at IS NULL AND attempts < $4 \
            AND (status = 'queued' OR leased_until <= $2) \
            AND (SELECT count(*) FROM jobs WHERE product = $1 AND status = 'processing' \
            AND leased_until > $2) < $5 ORDER BY place LIMIT 1) \
            RETURNING id, user_id, key_id, cost, fence, payload";
        let claim = query!(CLAIM)
            .bind(self.product.name())
            .bind(self.at)
            .bind(self.at.plus_ms(self.limits.lease_ms))
            .bind(ATTEMPTS_MAX)
            .bind(i64::from(self.limits.running_max));
        let row = batch.change_one(claim).await?.ok_or(NotDone::Refused(()))?;
        Ok(Claimed {
            job: row.parse("id")?,
            user: row.parse("user_id")?,
            key: row.parse("key_id")?,
            cost: u32::try_from(row.count("cost")?).map_err(|_| StoreError::Corrupt("cost"))?,
            fence: row.get("fence")?,
            payload: row.get("payload")?,
        })
    }
}

/// Fails jobs that were taken up as often as they may be and whose last lease has run out.
struct GiveUp {
    product: Product,
    at: Timestamp,
}

impl Write for GiveUp {
    /// How many.
    type Done = usize;
    type Refusal = std::convert::Infallible;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.insert(RowLock::Queue(self.product));
    }

    async fn apply(&self, batch: &mut Batch) -> Result<usize, NotDone<Self::Refusal>> {
        const DEAD: &str = "SELECT id, user_id, cost, payload FROM jobs \
            WHERE product = $1 AND finished_at IS NULL AND attempts >= $3 \
            AND (status = 'queued' OR leased_until <= $2) ORDER BY user_id LIMIT 10";
        let dead = query!(DEAD).bind(self.product.name()).bind(self.at).bind(ATTEMPTS_MAX);
        let rows = batch.all(dead).await?;
        let error = given_up();
        for row in &rows {
            let unfinished = Unfinished {
                job: row.parse("id")?,
                user: row.parse("user_id")?,
                payload: row.get("payload")?,
                result: None,
                error: Some(&error),
                at: self.at,
            };
            unfinished.write(batch, ending(row.get("cost")?, JobEnding::Failed)).await?;
        }
        Ok(rows.len())
    }
}

/// Makes a lease longer, or ends it.
struct Renew {
    job: JobId,
    fence: i64,
    until: Timestamp,
    /// The try does not count: the worker goes down in good order.
    is_given_back: bool,
}

impl Write for Renew {
    type Done = ();
    type Refusal = Stale;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.insert(RowLock::Queue(self.job.product()));
    }

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<Stale>> {
        const RENEW: &str = "UPDATE jobs SET leased_until = $3 \
            WHERE id = $1 AND fence = $2 AND status = 'processing'";
        const GIVE_BACK: &str = "UPDATE jobs SET leased_until = $3, status = 'queued', \
            attempts = attempts - 1, started_at = NULL \
            WHERE id = $1 AND fence = $2 AND status = 'processing'";
        let renew = if self.is_given_back { query!(GIVE_BACK) } else { query!(RENEW) };
        let renew = renew.bind(self.job).bind(self.fence).bind(self.until);
        let is_renewed = batch.execute(renew).await? == 1;
        is_renewed.then_some(()).ok_or(NotDone::Refused(Stale))
    }
}

/// Ends every lease of a product: no other daemon is there to hold one.
struct EndLeases {
    product: Product,
}

impl Write for EndLeases {
    type Done = u64;
    type Refusal = std::convert::Infallible;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.insert(RowLock::Queue(self.product));
    }

    async fn apply(&self, batch: &mut Batch) -> Result<u64, NotDone<Self::Refusal>> {
        const END: &str =
            "UPDATE jobs SET leased_until = 0 WHERE product = $1 AND finished_at IS NULL";
        Ok(batch.execute(query!(END).bind(self.product.name())).await?)
    }
}

impl Store {
    /// Takes up the product's next job, in order of acceptance: none where none waits, or as many
    /// run as may. A job whose lease has run out waits again, in its old place.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn claim(
        &self,
        product: Product,
        limits: ClaimLimits,
        at: Timestamp,
    ) -> Result<Option<Claimed>, StoreError> {
        unless_refused(self.write(Claim { product, limits, at }).await)
    }

    /// Fails the jobs that bring down every worker that takes them up; says how many.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn give_up_on_deadly_jobs(
        &self,
        product: Product,
        at: Timestamp,
    ) -> Result<usize, StoreError> {
        let count = self.write(GiveUp { product, at }).await?;
        if count > 0 {
            self.remains.note_ended(product);
        }
        Ok(count)
    }

    /// Keeps a claim until then.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`Stale`] when another has the job.
    #[crate::boxed]
    pub async fn renew_lease(
        &self,
        claimed: &Claimed,
        until: Timestamp,
    ) -> Result<(), NotDone<Stale>> {
        let (job, fence) = (claimed.job, claimed.fence);
        self.write(Renew { job, fence, until, is_given_back: false }).await
    }

    /// Puts a claimed job back in its place in the queue, as if it had not been taken up.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`Stale`] when another has the job.
    #[crate::boxed]
    pub async fn give_back(&self, claimed: &Claimed, at: Timestamp) -> Result<(), NotDone<Stale>> {
        let (job, fence) = (claimed.job, claimed.fence);
        self.write(Renew { job, fence, until: at, is_given_back: true }).await
    }

    /// Ends the leases that daemons before this one have left, where this is the only one.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn end_leases(&self, product: Product) -> Result<(), StoreError> {
        self.write(EndLeases { product }).await?;
        Ok(())
    }

    /// What a claimed job is to work on; none if the claim was lost and the job has ended.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn payload(&self, claimed: &Claimed) -> Result<Option<BlobReader>, StoreError> {
        self.blob(&claimed.payload).await
    }
}

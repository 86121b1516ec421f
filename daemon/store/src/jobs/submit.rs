//! A job is accepted.

use std::collections::BTreeSet;

use tieout::id::{KeyId, UserId};
use tieout::job::{JobId, Product};
use tieout::queue::admission::{AdmissionRefusal, QueueStanding};
use tieout::queue::settlement::{AcceptanceChange, acceptance};
use tieout::time::Timestamp;

use super::queue;
use crate::blobs::Blob;
use crate::credits;
use crate::db::row_lock::RowLock;
use crate::db::statement::query;
use crate::error::{NotDone, StoreError};
use crate::funds::Funds;
use crate::idempotency::{Answer, IdempotencyKey, IdempotencyState};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::write::Write;

/// A job to be accepted.
#[derive(Debug, Clone)]
pub struct Submit {
    /// Its name; it must be new.
    pub job: JobId,
    /// Who pays.
    pub user: UserId,
    /// Whose request it is.
    pub key: KeyId,
    /// Credits, should it be billed.
    pub cost: u32,
    /// Whether the request permits charges beyond the balance.
    pub allow_overage: bool,
    /// What is to be worked on.
    pub payload: Blob,
    /// Most unfinished jobs of the product.
    pub queue_capacity: u32,
    /// The caller's key for repetitions, if there is one.
    pub idempotency: Option<IdempotencyKey>,
    /// When.
    pub at: Timestamp,
}

/// What comes of a submit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Submission {
    /// The job is stored.
    Accepted,
    /// The same request was answered before; this is the answer.
    Replayed(Answer),
}

/// Why a job is not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SubmitRefusal {
    /// The key for repetitions belongs to another request.
    #[error("the idempotency key was used for another request")]
    IdempotencyKeyReused,
    /// The credits do not suffice, and overage is not permitted by all three.
    #[error("{required} credits are needed, {available} are available")]
    InsufficientCredits {
        /// What it costs.
        required: u64,
        /// What is not reserved.
        available: u64,
    },
    /// The queue is full.
    #[error("the queue is full")]
    QueueFull,
    /// Half of the queue is this user's already.
    #[error("half of the queue is taken by this user's jobs")]
    ShareFull,
}

impl From<AdmissionRefusal> for SubmitRefusal {
    fn from(refusal: AdmissionRefusal) -> Self {
        match refusal {
            AdmissionRefusal::InsufficientCredits { required, available } => {
                Self::InsufficientCredits { required, available }
            }
            AdmissionRefusal::QueueFull => Self::QueueFull,
            AdmissionRefusal::ShareFull => Self::ShareFull,
        }
    }
}

impl Write for Submit {
    type Done = Submission;
    type Refusal = SubmitRefusal;

    fn locks(&self, locks: &mut BTreeSet<RowLock>) {
        locks.extend([RowLock::Queue(self.job.product()), RowLock::User(self.user)]);
    }

    async fn apply(&self, batch: &mut Batch) -> Result<Submission, NotDone<SubmitRefusal>> {
        let key = self.idempotency.as_ref();
        match batch.idempotency(self.user, key, self.at).await? {
            IdempotencyState::Same(answer) => return Ok(Submission::Replayed(answer)),
            IdempotencyState::Other => {
                return Err(NotDone::Refused(SubmitRefusal::IdempotencyKeyReused));
            }
            IdempotencyState::New => {}
        }
        self.check(batch).await?;
        for change in acceptance(i64::from(self.cost)) {
            match change {
                AcceptanceChange::Enter => self.insert(batch).await?,
                AcceptanceChange::Reserve(cost) => credits::reserve(batch, self.user, cost).await?,
                AcceptanceChange::KeepAnswer => batch.keep_known_answer(self.user, key, self.at),
            }
        }
        Ok(Submission::Accepted)
    }
}

impl Submit {
    /// Refuses what cannot be accepted now: credits first, then room.
    async fn check(&self, batch: &mut Batch) -> Result<(), NotDone<SubmitRefusal>> {
        let standing = self.standing(batch).await?;
        let cost = u64::from(self.cost);
        let may_overrun =
            standing.is_short(cost) && self.allow_overage && may_overrun(batch, self.key).await?;
        standing.admit(cost, may_overrun).map_err(|refusal| NotDone::Refused(refusal.into()))
    }

    /// What the user has, and how full the queue is.
    async fn standing(&self, batch: &mut Batch) -> Result<QueueStanding, StoreError> {
        const READ: &str = "SELECT u.balance, u.reserved, u.allow_overage, q.unfinished, \
            coalesce(s.unfinished, 0) AS of_user FROM users u JOIN queues q ON q.product = $2 \
            LEFT JOIN queue_shares s ON s.product = q.product AND s.user_id = u.id WHERE u.id = $1";
        let read = query!(READ).bind(self.user).bind(self.product().name());
        let row = batch.first(read).await?.ok_or(StoreError::Corrupt("user_id"))?;
        Ok(QueueStanding {
            available: Funds::of(&row)?.available(),
            unfinished: row.count("unfinished")?,
            of_user: row.count("of_user")?,
            capacity: u64::from(self.queue_capacity),
        })
    }

    async fn insert(&self, batch: &mut Batch) -> Result<(), StoreError> {
        const INSERT: &str = "INSERT INTO jobs (id, product, place, user_id, key_id, status, cost, \
            allow_overage, payload, created_at) VALUES ($1, $2, $3, $4, $5, 'queued', $6, $7, $8, $9)";
        let product = self.product().name();
        let place = queue::enter(batch, self.product(), self.user).await?;
        let payload = self.payload.keep(batch, self.at).await?;
        let insert = query!(INSERT)
            .bind(self.job)
            .bind(product)
            .bind(place)
            .bind(self.user)
            .bind(self.key)
            .bind(i64::from(self.cost))
            .bind(self.allow_overage)
            .bind(payload)
            .bind(self.at);
        batch.execute(insert).await?;
        Ok(())
    }

    const fn product(&self) -> Product {
        self.job.product()
    }
}

/// Whether key and subscription both permit charges beyond the balance. Source: contract part 5,
/// rule 8; the request's own permission is the third.
pub(super) async fn may_overrun(batch: &mut Batch, key: KeyId) -> Result<bool, StoreError> {
    const READ: &str = "SELECT k.allow_overage * u.allow_overage AS both_permit \
        FROM api_keys k JOIN users u ON u.id = k.user_id WHERE k.id = $1";
    let row = batch.first(query!(READ).bind(key)).await?;
    row.map_or(Ok(false), |row| row.flag("both_permit"))
}

impl Store {
    /// Accepts a job: it is durable when this comes back.
    ///
    /// # Errors
    /// [`NotDone`]: the database's, or [`SubmitRefusal`].
    #[crate::boxed]
    pub async fn submit(&self, submit: Submit) -> Result<Submission, NotDone<SubmitRefusal>> {
        self.write(submit).await
    }
}

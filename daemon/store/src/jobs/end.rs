//! What the core says that the end of a job changes, written: whatever brought the end.

use tieout::contract::error::ErrorBody;
use tieout::id::UserId;
use tieout::job::{JobId, JobStatus};
use tieout::queue::settlement::{JobChange, JobEnding, shortfall};
use tieout::time::Timestamp;

use super::queue;
use crate::blobs::Blob;
use crate::credits::{CreditMovement, move_credits};
use crate::db::statement::query;
use crate::error::StoreError;
use crate::writes::batch::Batch;
use crate::{blobs, credits, erasure};

/// A job that has not ended, in what its end needs to know.
pub(super) struct Unfinished<'a> {
    pub(super) job: JobId,
    pub(super) user: UserId,
    pub(super) payload: String,
    /// What its run brought, if there is a result.
    pub(super) result: Option<&'a Blob>,
    /// Why it fails, should it do so for another reason than its charge.
    pub(super) error: Option<&'a ErrorBody>,
    pub(super) at: Timestamp,
}

impl Unfinished<'_> {
    /// Writes these changes in their order; gives the status that they end the job with.
    pub(super) async fn write(
        &self,
        batch: &mut Batch,
        changes: impl IntoIterator<Item = JobChange>,
    ) -> Result<JobStatus, StoreError> {
        let mut status = JobStatus::Processing;
        for change in changes {
            match change {
                JobChange::Charge(amount) => self.charge(batch, "charge", -amount, 0).await?,
                JobChange::ChargeBeyond(units) => self.charge(batch, "overage", 0, units).await?,
                JobChange::KeepResult => {
                    let result = self.result.ok_or(StoreError::Corrupt("result"))?;
                    result.keep(batch, self.at).await?;
                }
                JobChange::RemoveResult => {
                    let result = self.result.ok_or(StoreError::Corrupt("result"))?;
                    blobs::remove(batch, result.id()).await?;
                }
                JobChange::End(ending) => status = self.end(batch, ending).await?,
                JobChange::Leave => queue::leave(batch, self.job.product(), self.user).await?,
                JobChange::Release(cost) => credits::reserve(batch, self.user, -cost).await?,
                JobChange::RemovePayload => blobs::remove(batch, &self.payload).await?,
            }
        }
        Ok(status)
    }

    async fn charge(
        &self,
        batch: &mut Batch,
        kind: &'static str,
        amount: i64,
        units: i64,
    ) -> Result<(), StoreError> {
        let movement = CreditMovement {
            user: self.user,
            kind,
            amount,
            units,
            job: Some(self.job),
            reason: None,
            at: self.at,
        };
        move_credits(batch, &movement).await
    }

    async fn end(&self, batch: &mut Batch, ending: JobEnding) -> Result<JobStatus, StoreError> {
        const END: &str = "UPDATE jobs SET status = $2, payload = NULL, result = $3, \
            credits_charged = $4, error = $5, finished_at = $6, leased_until = NULL, \
            has_remains = $7 WHERE id = $1";
        let (status, result, credits_charged, error) = match ending {
            JobEnding::Completed { credits_charged } => {
                let result = self.result.map(|result| result.id().to_owned());
                (JobStatus::Completed, result, Some(credits_charged), None)
            }
            JobEnding::Short { required, available } => {
                let error = written(&shortfall(required, available))?;
                (JobStatus::Failed, None, None, Some(error))
            }
            JobEnding::Failed => {
                let error = written(self.error.ok_or(StoreError::Corrupt("error"))?)?;
                (JobStatus::Failed, None, None, Some(error))
            }
        };
        let end = query!(END)
            .bind(self.job)
            .bind(status.name())
            .bind(result)
            .bind(credits_charged)
            .bind(error)
            .bind(self.at)
            .bind(erasure::clear::may_be_seen(batch, self.job.product()));
        batch.execute(end).await?;
        Ok(status)
    }
}

fn written(error: &ErrorBody) -> Result<String, StoreError> {
    serde_json::to_string(error).map_err(|_| StoreError::Corrupt("error"))
}

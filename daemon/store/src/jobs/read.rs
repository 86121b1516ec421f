//! Jobs as they stand.

use tieout::contract::job::Job;
use tieout::contract::page::Pagination;
use tieout::id::UserId;
use tieout::job::{JobId, Product};

use super::record::{JobRecord, job_of, record};
use crate::blob_reader::BlobReader;
use crate::db::statement::query;
use crate::error::StoreError;
use crate::page::Page;
use crate::store::Store;
use crate::writes::batch::Batch;

/// A page of a user's jobs.
#[derive(Debug, Clone)]
pub struct JobPage {
    /// The latest first.
    pub jobs: Vec<Job>,
    /// Which page.
    pub pagination: Pagination,
}

impl Store {
    /// A job, if it is this user's.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn job(&self, user: UserId, job: JobId) -> Result<Option<JobRecord>, StoreError> {
        const READ: &str = "SELECT j.id, j.key_id, j.status, j.created_at, j.started_at, \
            j.finished_at, j.credits_charged, j.error, j.result, j.has_remains, b.raw_length, b.first_chunk \
            FROM jobs j LEFT JOIN blobs b ON b.id = j.result AND length(b.first_chunk) <= 16384 \
            WHERE j.id = $1 AND j.user_id = $2";
        let row = self.database.first(query(READ).bind(job).bind(user)).await?;
        row.as_ref().map(record).transpose()
    }

    /// The result of a completed job; none if it has been removed meanwhile.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn result(&self, record: &JobRecord) -> Result<Option<BlobReader>, StoreError> {
        match &record.result {
            Some(stored) => self.stored(stored.clone()).await,
            None => Ok(None),
        }
    }

    /// A user's jobs of one product, the latest first, without results.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn jobs(
        &self,
        user: UserId,
        product: Product,
        page: Page,
    ) -> Result<JobPage, StoreError> {
        const COUNT: &str =
            "SELECT count(*) AS total FROM jobs WHERE user_id = $1 AND product = $2";
        const LIST: &str = "SELECT id, key_id, status, created_at, started_at, finished_at, \
            credits_charged, error, has_remains FROM jobs WHERE user_id = $1 AND product = $2 \
            ORDER BY id DESC LIMIT $3 OFFSET $4";
        let count = query(COUNT).bind(user).bind(product.name());
        let list = query(LIST).bind(user).bind(product.name());
        let (rows, pagination) = self.page(count, list, page).await?;
        Ok(JobPage { jobs: rows.iter().map(job_of).collect::<Result<_, _>>()?, pagination })
    }
}

/// Removes some jobs that ended so long ago, with their results; says how many. Their movements of
/// credits stay.
pub(crate) async fn forget_old(
    batch: &mut Batch,
    ended_before: tieout::time::Timestamp,
    most: i64,
) -> Result<u64, StoreError> {
    const OLD: &str =
        "SELECT id, result FROM jobs WHERE finished_at <= $1 ORDER BY finished_at LIMIT $2";
    const REMOVE: &str = "DELETE FROM jobs WHERE id = $1";
    let rows = batch.all(query!(OLD).bind(ended_before).bind(most)).await?;
    for row in &rows {
        batch.execute(query!(REMOVE).bind(row.get::<String>("id")?)).await?;
        if let Some(result) = row.get::<Option<String>>("result")? {
            crate::blobs::remove(batch, &result).await?;
        }
    }
    Ok(rows.len() as u64)
}

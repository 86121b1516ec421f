//! Jobs as they stand.

use tieout::contract::error::ErrorBody;
use tieout::contract::job::Job;
use tieout::contract::page::Pagination;
use tieout::id::{KeyId, UserId};
use tieout::job::{JobId, JobStatus, Product};

use crate::Store;
use crate::blobs::{BlobReader, Stored};
use crate::dialect::Tx;
use crate::error::StoreError;
use crate::page::Page;
use crate::query::{Row, query};

/// A job of the caller's.
#[derive(Debug, Clone)]
pub struct JobRecord {
    /// As it stands on the wire.
    pub job: Job,
    /// The key that created it.
    pub key: KeyId,
    result: Option<Stored>,
}

/// A page of a user's jobs.
#[derive(Debug, Clone)]
pub struct JobPage {
    /// The latest first.
    pub jobs: Vec<Job>,
    /// Which page.
    pub pagination: Pagination,
}

/// The job of a row. One whose payload must leave nothing has not ended before that is so.
fn job_of(row: &Row) -> Result<Job, StoreError> {
    let id: JobId = row.parse("id")?;
    let job = Job {
        id: id.into(),
        status: row.parse("status")?,
        poll_url: id.poll_url(),
        created_at: row.time("created_at")?,
        started_at: row.time_or_none("started_at")?,
        finished_at: None,
        credits_charged: None,
        error: None,
    };
    if has_remains(row)? {
        return Ok(Job { status: JobStatus::Processing, ..job });
    }
    let error: Option<String> = row.get("error")?;
    let error: Option<ErrorBody> = error
        .map(|error| serde_json::from_str(&error).map_err(|_| StoreError::Corrupt("error")))
        .transpose()?;
    let charged: Option<i64> = row.get("credits_charged")?;
    let credits_charged = charged
        .map(|charged| u64::try_from(charged).map_err(|_| StoreError::Corrupt("credits_charged")))
        .transpose()?;
    Ok(Job { finished_at: row.time_or_none("finished_at")?, credits_charged, error, ..job })
}

fn has_remains(row: &Row) -> Result<bool, StoreError> {
    row.flag("has_remains")
}

/// The job of a row, with the start of its result where that was read along.
pub(crate) fn record(row: &Row) -> Result<JobRecord, StoreError> {
    let is_hidden = has_remains(row)?;
    let result: Option<String> = row.get("result")?;
    let result =
        result.filter(|_| !is_hidden).map(|blob| Stored::read_along(blob, row)).transpose()?;
    Ok(JobRecord { job: job_of(row)?, key: row.parse("key_id")?, result })
}

impl Store {
    /// A job, if it is this user's.
    ///
    /// # Errors
    /// The database's.
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
    tx: &mut Tx,
    ended_before: tieout::time::Timestamp,
    most: i64,
) -> Result<u64, StoreError> {
    const OLD: &str =
        "SELECT id, result FROM jobs WHERE finished_at <= $1 ORDER BY finished_at LIMIT $2";
    const REMOVE: &str = "DELETE FROM jobs WHERE id = $1";
    let rows = tx.all(query(OLD).bind(ended_before).bind(most)).await?;
    for row in &rows {
        tx.execute(query(REMOVE).bind(row.get::<String>("id")?)).await?;
        if let Some(result) = row.get::<Option<String>>("result")? {
            crate::blobs::remove(tx, &result).await?;
        }
    }
    Ok(rows.len() as u64)
}

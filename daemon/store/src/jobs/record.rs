//! A job as a row has it.

use tieout::contract::error::ErrorBody;
use tieout::contract::job::Job;
use tieout::id::KeyId;
use tieout::job::{JobId, JobStatus};

use crate::blob_reader::StoredBlob;
use crate::db::statement::Row;
use crate::error::StoreError;

/// A job of the caller's.
#[derive(Debug, Clone)]
pub struct JobRecord {
    /// As it stands on the wire.
    pub job: Job,
    /// The key that created it.
    pub key: KeyId,
    pub(super) result: Option<StoredBlob>,
}

/// The job of a row. One whose payload must leave nothing has not ended before that is so.
pub(super) fn job_of(row: &Row) -> Result<Job, StoreError> {
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
        result.filter(|_| !is_hidden).map(|blob| StoredBlob::read_along(blob, row)).transpose()?;
    Ok(JobRecord { job: job_of(row)?, key: row.parse("key_id")?, result })
}

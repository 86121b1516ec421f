//! What has had its time goes, a little with each commit.

use std::collections::BTreeSet;

use tieout::time::Timestamp;

use crate::db::row_lock::RowLock;
use crate::error::{NotDone, StoreError};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::write::Write;
use crate::{blobs, jobs};

/// Most answers that go with one commit.
const ANSWERS_MAX: i64 = 50;

/// Most jobs, and most staged payloads, that go with one commit: each may have megabytes.
const BLOBS_MAX: i64 = 1;

struct Sweep {
    ended_before: Timestamp,
    is_alone: bool,
    at: Timestamp,
}

impl Write for Sweep {
    /// How many rows went.
    type Done = u64;
    type Refusal = std::convert::Infallible;

    fn locks(&self, _: &mut BTreeSet<RowLock>) {}

    async fn apply(&self, batch: &mut Batch) -> Result<u64, NotDone<Self::Refusal>> {
        let jobs = jobs::read::forget_old(batch, self.ended_before, BLOBS_MAX).await?;
        let answers = batch.forget_old_answers(self.at, ANSWERS_MAX).await?;
        let blobs = blobs::sweep(batch, self.at, self.is_alone, BLOBS_MAX).await?;
        Ok(jobs + answers + blobs)
    }
}

impl Store {
    /// One step of sweeping: removes a little of what is too old: jobs that ended before then,
    /// answers, and staged bytes that nobody came back for (all staged before `at` where `is_alone`).
    /// Says how many rows went; none is the end.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn sweep_some(
        &self,
        ended_before: Timestamp,
        is_alone: bool,
        at: Timestamp,
    ) -> Result<u64, StoreError> {
        let rows = self.write(Sweep { ended_before, is_alone, at }).await?;
        if rows > 0 {
            self.remains.note();
        }
        Ok(rows)
    }
}

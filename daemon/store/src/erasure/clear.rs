//! What is left removed, and the jobs shown as ended.

use std::collections::BTreeSet;

use tieout::job::Product;

use super::attempts::{Attempts, Cleared};
use crate::db::backend::Database;
use crate::db::file_tx::SqliteTx;
use crate::db::row_lock::RowLock;
use crate::db::statement::query;
use crate::db::table_rewrite;
use crate::error::{NotDone, StoreError};
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::write::Write;

/// Whether the end of a job of this product is to be seen only when nothing remains.
pub(crate) const fn may_be_seen(batch: &Batch, product: Product) -> bool {
    product.leaves_nothing() && !batch.is_shared()
}

/// These jobs show as ended from now on.
struct Show {
    jobs: Vec<String>,
}

impl Write for Show {
    type Done = ();
    type Refusal = std::convert::Infallible;

    fn locks(&self, _: &mut BTreeSet<RowLock>) {}

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<Self::Refusal>> {
        const SHOW: &str = "UPDATE jobs SET has_remains = 0 WHERE id = $1";
        for job in &self.jobs {
            batch.execute(query!(SHOW).bind(&**job)).await?;
        }
        Ok(())
    }
}

/// Removes from the files what rows of `traceless_chunks` have left there; held where somebody still reads
/// what was there before.
async fn remove_remains(
    database: &Database,
    attempts: &mut Attempts,
) -> Result<Cleared, StoreError> {
    let is_removed = match database {
        // In its turn among the writes: nobody then waits for a lock that somebody else has.
        Database::Sqlite { write, files, .. } => {
            let turn = SqliteTx::take(write, files).await?;
            let emptied = turn.empty_log(attempts.patience()).await?;
            attempts.held_at(emptied.reached);
            emptied.is_empty
        }
        Database::Postgres(server) => {
            let gone_before = match attempts.gone_before {
                Some(before) => before,
                None => {
                    *attempts.gone_before.insert(table_rewrite::next_transaction(server).await?)
                }
            };
            table_rewrite::write(server, gone_before).await?
        }
        Database::Within(_) => return Err(StoreError::Closed),
    };
    Ok(if is_removed { Cleared::All } else { Cleared::Held })
}

impl Store {
    /// Waits until there may be remains. What was noted while nobody waited counts.
    #[crate::boxed]
    pub async fn remains(&self) {
        self.remains.0.notified().await;
    }

    /// Removes what remains of payloads that must leave nothing, and lets their jobs show as ended.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn clear_remains(&self, attempts: &mut Attempts) -> Result<Cleared, StoreError> {
        const READ: &str = "SELECT id FROM jobs WHERE has_remains = 1";
        // Before the log is emptied: whatever ends later waits for the next time.
        let rows = self.database.all(query(READ)).await?;
        let jobs: Result<Vec<String>, _> = rows.iter().map(|row| row.get("id")).collect();
        let jobs = jobs?;
        let cleared = remove_remains(&self.database, attempts).await?;
        if cleared == Cleared::All && !jobs.is_empty() {
            self.write(Show { jobs }).await?;
        }
        Ok(cleared)
    }
}

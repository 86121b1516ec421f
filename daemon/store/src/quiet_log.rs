//! The log of a file, emptied when nobody writes: a plain copy of a quiet database is then whole.

use std::os::unix::fs::MetadataExt as _;
use std::time::Duration;

use crate::db::backend::Database;
use crate::db::file_tx::SqliteTx;
use crate::error::StoreError;
use crate::store::Store;

/// How long those who still read what was before are waited for, and writes with them.
const PATIENCE: Duration = Duration::from_millis(50);

/// What the log was like when it was last looked at: its length, and when it was last written to.
#[derive(Debug, Default)]
pub struct LogWatch {
    seen: Option<(u64, i64, i64)>,
}

impl Store {
    /// Puts what is in the log into the file where nobody has written since the last call. Where somebody
    /// still reads what was before, some of it stays until the next. On a server there is nothing to do.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn empty_quiet_log(&self, watch: &mut LogWatch) -> Result<(), StoreError> {
        let Database::Sqlite { write, files, .. } = &self.database else { return Ok(()) };
        let log = files.log().and_then(|path| path.metadata().ok()).filter(|log| log.len() > 0);
        let now = log.map(|log| (log.len(), log.mtime(), log.mtime_nsec()));
        let is_quiet = now.is_some() && now == watch.seen;
        watch.seen = now;
        if is_quiet {
            files.check()?;
            SqliteTx::take(write, files).await?.empty_log(PATIENCE).await?;
        }
        Ok(())
    }
}

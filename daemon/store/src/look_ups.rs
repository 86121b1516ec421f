//! The look-ups of every request, which share statements.

use tieout::job::JobId;
use tieout::scope::Scope;
use tieout::secret::KeySecret;
use tieout::time::Timestamp;

use crate::callers::Caller;
use crate::error::StoreError;
use crate::jobs::record::JobRecord;
use crate::polls::PollQuestion;
use crate::secret_hash::hash;
use crate::store::Store;

impl Store {
    /// The caller who has this secret, if it is one and good now. Whoever else waits for the same
    /// shares the statement, which begins after this call.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn caller(
        &self,
        secret: &KeySecret,
        at: Timestamp,
    ) -> Result<Option<Caller>, StoreError> {
        self.callers.ask((hash(secret), at)).await?
    }

    /// The caller who has this secret, if it is one and good now, and the job, if it is the caller's.
    /// Whoever else waits for the same shares the statement, which begins after this call. Results of
    /// other keys' jobs are read along only for a key with this scope.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn poll(
        &self,
        secret: &KeySecret,
        at: Timestamp,
        job: JobId,
        scope: Scope,
    ) -> Result<Option<(Caller, Option<JobRecord>)>, StoreError> {
        self.polls.ask(PollQuestion { hash: hash(secret), at, job, scope }).await?
    }
}

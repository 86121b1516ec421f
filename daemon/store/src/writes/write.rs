//! What a write is.

use std::collections::BTreeSet;
use std::future::Future;

use super::batch::Batch;
use super::read_set::ReadSet;
use crate::db::row_lock::RowLock;
use crate::error::NotDone;

/// Something to be written, in one transaction with others.
pub(crate) trait Write: Send + Sync + 'static {
    /// What comes of it.
    type Done: Send + 'static;
    /// Why it is not done although nothing failed.
    type Refusal: Send + 'static;

    /// The rows that it reads in order to change them: whoever recalls an idempotency key names its
    /// user. None for one that changes rows without looking first.
    fn locks(&self, locks: &mut BTreeSet<RowLock>);

    /// What it is going to ask of organisations' books. It may ask for more; that takes longer.
    fn reads(&self, _: &mut ReadSet) {}

    /// Decides and writes. It may be called again after a rollback. One that refuses should not have
    /// changed anything: it would be rolled back, with its neighbours, who are then done one by one.
    fn apply(&self, batch: &mut Batch) -> impl Future<Output = WriteResult<Self>> + Send;
}

/// What a caller hears.
pub(crate) type WriteResult<W> = Result<<W as Write>::Done, NotDone<<W as Write>::Refusal>>;

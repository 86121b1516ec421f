//! How full a product's queue is: counted along, not counted anew.

use tieout::id::UserId;
use tieout::job::Product;

use crate::db::statement::query;
use crate::error::StoreError;
use crate::store::Store;
use crate::writes::batch::Batch;

/// Counts one more unfinished job of the user; gives its place in the order of acceptance.
pub(super) async fn enter(
    batch: &mut Batch,
    product: Product,
    user: UserId,
) -> Result<i64, StoreError> {
    const QUEUE: &str = "UPDATE queues SET accepted = accepted + 1, unfinished = unfinished + 1 \
        WHERE product = $1 RETURNING accepted";
    const SHARE: &str = "INSERT INTO queue_shares (product, user_id, unfinished) \
        VALUES ($1, $2, 1) ON CONFLICT (product, user_id) \
        DO UPDATE SET unfinished = queue_shares.unfinished + 1";
    let head = batch.change_one(query!(QUEUE).bind(product.name())).await?;
    batch.execute(query!(SHARE).bind(product.name()).bind(user)).await?;
    head.ok_or(StoreError::Corrupt("product"))?.get("accepted")
}

/// Counts one less.
pub(super) async fn leave(
    batch: &mut Batch,
    product: Product,
    user: UserId,
) -> Result<(), StoreError> {
    const QUEUE: &str = "UPDATE queues SET unfinished = unfinished - 1 WHERE product = $1";
    const SHARE: &str = "UPDATE queue_shares SET unfinished = unfinished - 1 \
        WHERE product = $1 AND user_id = $2";
    batch.execute(query!(QUEUE).bind(product.name())).await?;
    batch.execute(query!(SHARE).bind(product.name()).bind(user)).await?;
    Ok(())
}

/// The jobs of a product that do not show as ended, in the whole database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QueueLength {
    /// Whose jobs.
    pub product: Product,
    /// Those that wait.
    pub queued: u64,
    /// Those that some daemon works on, or has left when it went down.
    pub running: u64,
    /// Those that are done and show as running until nothing is left of their payload.
    pub awaiting_erasure: u64,
}

impl Store {
    /// How many jobs of each product wait, run, and wait for their end to be seen.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn queue_lengths(&self) -> Result<Vec<QueueLength>, StoreError> {
        const READ: &str = "SELECT product, unfinished, (SELECT count(*) FROM jobs \
            WHERE jobs.product = queues.product AND status = 'processing') AS running, \
            (SELECT count(*) FROM jobs WHERE jobs.product = queues.product AND has_remains = 1) \
            AS awaiting_erasure FROM queues ORDER BY product";
        let rows = self.database.all(query(READ)).await?;
        let mut lengths = Vec::with_capacity(rows.len());
        for row in rows {
            let name: String = row.get("product")?;
            // A later program on the same server may have products that this one does not know.
            let product = Product::ALL.into_iter().find(|product| product.name() == name);
            let (unfinished, running) = (row.count("unfinished")?, row.count("running")?);
            let queued = unfinished.saturating_sub(running);
            let awaiting_erasure = row.count("awaiting_erasure")?;
            lengths.extend(product.map(|product| QueueLength {
                product,
                queued,
                running,
                awaiting_erasure,
            }));
        }
        Ok(lengths)
    }
}

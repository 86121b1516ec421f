//! Payloads and results: compressed, in chunks.
//!
//! A large one is staged chunk by chunk, each in a commit that others share, so that nobody waits
//! for the whole of it. Then one commit of constant size points at it. What nothing points at is
//! swept away.
//!
//! What must leave nothing behind lies in a table of its own, which is laid out for that; its blob has
//! an empty first chunk, which no other has. `erasure` sees to the rest.

use std::collections::BTreeSet;

use tieout::job::Product;
use tieout::time::Timestamp;

use crate::blob_reader::{BlobReader, CHUNK_BYTES_MAX, StoredBlob};
use crate::db::row_lock::RowLock;
use crate::db::statement::query;
use crate::entropy::new_id_bits;
use crate::error::{NotDone, StoreError};
use crate::packed::Packed;
use crate::store::Store;
use crate::writes::batch::Batch;
use crate::writes::write::Write;

/// What stands in front of the bytes of a chunk that must leave nothing: a page of zeros, so that no
/// byte lies in a page whose rows are moved about.
const PADDING: [u8; 4096] = [0; 4096];

/// Staged bytes that nothing points at for so long are orphans of a crash.
const ORPHAN_AFTER_MS: i64 = 60 * 60 * 1000;

/// A blob that some write is going to point at.
#[derive(Debug, Clone)]
pub struct Blob {
    id: String,
    raw_length: i64,
    /// All its bytes, where they are few enough to be written along with what points at it.
    only_chunk: Option<Vec<u8>>,
    /// Whether nothing may be left of it once it is removed.
    is_traceless: bool,
}

impl Blob {
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    /// Writes what is not staged yet, and says that it is wanted; gives its name.
    pub(super) async fn keep(&self, batch: &mut Batch, at: Timestamp) -> Result<&str, StoreError> {
        const KEEP: &str = "UPDATE blobs SET kept = 1 WHERE id = $1";
        match &self.only_chunk {
            Some(chunk) => {
                insert(batch, self, chunk, true, at).await?;
            }
            // None there: swept away while its writer slept. What points at it then fails.
            None => _ = batch.execute(query!(KEEP).bind(&*self.id)).await?,
        }
        Ok(&self.id)
    }
}

/// Removes a blob and its chunks.
pub(super) async fn remove(batch: &mut Batch, blob: &str) -> Result<(), StoreError> {
    const REMOVE: &str = "DELETE FROM blobs WHERE id = $1";
    batch.execute(query!(REMOVE).bind(blob)).await?;
    Ok(())
}

/// Removes some staged blobs that nobody came back for.
pub(super) async fn sweep(
    batch: &mut Batch,
    at: Timestamp,
    is_alone: bool,
    most: i64,
) -> Result<u64, StoreError> {
    const SWEEP: &str = "DELETE FROM blobs WHERE id IN \
        (SELECT id FROM blobs WHERE kept = 0 AND created_at < $1 LIMIT $2)";
    let before = if is_alone { at } else { at.plus_ms(-ORPHAN_AFTER_MS) };
    batch.execute(query!(SWEEP).bind(before).bind(most)).await
}

/// Writes a blob with its first chunk.
async fn insert(
    batch: &mut Batch,
    blob: &Blob,
    first_chunk: &[u8],
    is_kept: bool,
    at: Timestamp,
) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO blobs (id, raw_length, kept, created_at, first_chunk) \
        VALUES ($1, $2, $3, $4, $5)";
    let inline: &[u8] = if blob.is_traceless { &[] } else { first_chunk };
    let insert =
        query!(INSERT).bind(&*blob.id).bind(blob.raw_length).bind(is_kept).bind(at).bind(inline);
    batch.execute(insert).await?;
    if blob.is_traceless {
        insert_chunk(batch, blob, 0, first_chunk).await?;
    }
    Ok(())
}

async fn insert_chunk(
    batch: &mut Batch,
    blob: &Blob,
    place: i64,
    bytes: &[u8],
) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO blob_chunks (blob_id, place, bytes) VALUES ($1, $2, $3)";
    const INSERT_TRACELESS: &str = "INSERT INTO traceless_chunks (blob_id, place, padding, bytes) \
        VALUES ($1, $2, $3, $4)";
    let insert = if blob.is_traceless {
        query!(INSERT_TRACELESS).bind(&*blob.id).bind(place).bind(&PADDING[..]).bind(bytes)
    } else {
        query!(INSERT).bind(&*blob.id).bind(place).bind(bytes)
    };
    batch.execute(insert).await?;
    Ok(())
}

/// Writes one chunk of a blob, and with the first the blob itself.
struct StageChunk {
    blob: Blob,
    place: i64,
    bytes: Vec<u8>,
    at: Timestamp,
}

impl Write for StageChunk {
    type Done = ();
    type Refusal = std::convert::Infallible;

    fn locks(&self, _: &mut BTreeSet<RowLock>) {}

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<Self::Refusal>> {
        match self.place {
            0 => insert(batch, &self.blob, &self.bytes, false, self.at).await?,
            place => insert_chunk(batch, &self.blob, place, &self.bytes).await?,
        }
        Ok(())
    }
}

struct Discard {
    blob: Blob,
}

impl Write for Discard {
    type Done = ();
    type Refusal = std::convert::Infallible;

    fn locks(&self, _: &mut BTreeSet<RowLock>) {}

    async fn apply(&self, batch: &mut Batch) -> Result<(), NotDone<Self::Refusal>> {
        remove(batch, self.blob.id()).await?;
        Ok(())
    }
}

impl Store {
    /// Stages bytes for a write that will point at them. Small ones wait and go along with it.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn stage(&self, packed: &Packed, at: Timestamp) -> Result<Blob, StoreError> {
        self.stage_as(packed, false, at).await
    }

    /// The same for the payload of a job of this product.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn stage_payload(
        &self,
        product: Product,
        packed: &Packed,
        at: Timestamp,
    ) -> Result<Blob, StoreError> {
        self.stage_as(packed, product.leaves_nothing(), at).await
    }

    async fn stage_as(
        &self,
        packed: &Packed,
        is_traceless: bool,
        at: Timestamp,
    ) -> Result<Blob, StoreError> {
        let id = format!("{:032x}", new_id_bits());
        let raw_length =
            i64::try_from(packed.raw_length).map_err(|_| StoreError::Corrupt("raw_length"))?;
        let blob = Blob { id, raw_length, only_chunk: None, is_traceless };
        if packed.bytes.len() <= CHUNK_BYTES_MAX {
            return Ok(Blob { only_chunk: Some(packed.bytes.clone()), ..blob });
        }
        for (place, bytes) in (0..).zip(packed.bytes.chunks(CHUNK_BYTES_MAX)) {
            let chunk = StageChunk { blob: blob.clone(), place, bytes: bytes.to_vec(), at };
            self.write(chunk).await?;
        }
        Ok(blob)
    }

    /// Removes a staged blob that nothing is going to point at.
    ///
    /// # Errors
    /// The database's.
    #[crate::boxed]
    pub async fn discard(&self, blob: Blob) -> Result<(), StoreError> {
        if blob.only_chunk.is_none() {
            let leaves_nothing = blob.is_traceless;
            self.write(Discard { blob }).await?;
            if leaves_nothing {
                self.remains.note();
            }
        }
        Ok(())
    }

    /// A stored blob; none if it has been removed meanwhile.
    pub(super) async fn blob(&self, id: &str) -> Result<Option<BlobReader>, StoreError> {
        const READ: &str = "SELECT raw_length, first_chunk FROM blobs WHERE id = $1";
        let Some(row) = self.database.first(query(READ).bind(id)).await? else { return Ok(None) };
        let first_chunk: Vec<u8> = row.get("first_chunk")?;
        let (id, raw_length) = (id.to_owned(), row.count("raw_length")?);
        Ok(Some(BlobReader::new(self.database.clone(), id, raw_length, first_chunk.into())))
    }

    /// As [`Store::blob`], without a statement for one that was read along.
    pub(super) async fn stored(
        &self,
        stored: StoredBlob,
    ) -> Result<Option<BlobReader>, StoreError> {
        match stored.start {
            Some((raw_length, chunk)) => {
                Ok(Some(BlobReader::new(self.database.clone(), stored.blob, raw_length, chunk)))
            }
            // Boxed: it is rare, and would make the future of every poll larger.
            None => Box::pin(self.blob(&stored.blob)).await,
        }
    }
}

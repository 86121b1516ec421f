//! Payloads and results: compressed, in chunks.
//!
//! A large one is staged chunk by chunk, each in a commit that others share, so that nobody waits
//! for the whole of it. Then one commit of constant size points at it. What nothing points at is
//! swept away.
//!
//! What must leave nothing behind lies in a table of its own, which is laid out for that; its blob has
//! an empty first chunk, which no other has. `remains` sees to the rest.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use bytes::Bytes;
use tieout::job::Product;
use tieout::time::Timestamp;
use zstd::bulk::Decompressor;
use zstd::stream::raw::{Decoder, Operation as _};

use super::Store;
use super::dialect::{Head, Tx};
use super::error::{NotDone, StoreError};
use super::packed::Packed;
use super::query::{Row, query};
use super::writer::Write;
use crate::entropy::new_id_bits;

/// Bytes of a chunk: a millisecond or so of writing.
const CHUNK_BYTES_MAX: usize = 128 << 10;

/// What stands in front of the bytes of a chunk that must leave nothing: a page of zeros, so that no
/// byte lies in a page whose rows are moved about.
const PADDING: [u8; 4096] = [0; 4096];

/// Most bytes unpacked at a time: a tenth of a millisecond or so, on an async thread.
const PIECE_BYTES_MAX: usize = 64 << 10;

/// Staged bytes that nothing points at for so long are orphans of a crash.
const ORPHAN_AFTER_MS: i64 = 60 * 60 * 1000;

/// Stored bytes, unpacked piece by piece: whoever reads slowly holds a chunk and no thread.
pub struct BlobReader {
    store: Store,
    blob: String,
    /// Length after decompression.
    raw_length: u64,
    /// How much of it has been given.
    given: u64,
    /// Made when the first piece is wanted.
    decoder: Option<Decoder<'static>>,
    /// Of the chunk at hand what the decoder has not taken.
    chunk: Bytes,
    chunk_at: usize,
    next_place: i64,
    is_traceless: bool,
}

impl BlobReader {
    /// Length after decompression.
    #[must_use]
    pub const fn raw_length(&self) -> u64 {
        self.raw_length
    }

    /// Everything, where it is at hand and not more than a piece.
    ///
    /// # Errors
    /// [`StoreError::Compression`]: the stored bytes are damaged.
    pub fn whole(&self) -> Result<Option<Vec<u8>>, StoreError> {
        let length = usize::try_from(self.raw_length).unwrap_or(usize::MAX);
        // Those of a blob with more chunks are full.
        let is_only_chunk = self.next_place == 1 && self.chunk.len() < CHUNK_BYTES_MAX;
        if self.given > 0 || length > PIECE_BYTES_MAX || !is_only_chunk {
            return Ok(None);
        }
        unpack_at_once(&self.chunk, length).map(Some)
    }

    /// The next bytes, 64 KiB at most; none at the end.
    ///
    /// # Errors
    /// The database's; [`StoreError::Removed`] when the blob was removed meanwhile.
    pub async fn next(&mut self) -> Result<Option<Vec<u8>>, StoreError> {
        let left = usize::try_from(self.raw_length - self.given).unwrap_or(usize::MAX);
        if left == 0 {
            return Ok(None);
        }
        let mut piece = vec![0; left.min(PIECE_BYTES_MAX)];
        let mut filled = 0;
        while filled < piece.len() {
            let decoder = match &mut self.decoder {
                Some(decoder) => decoder,
                none => none.insert(Decoder::new().map_err(compression)?),
            };
            let (input, output) = (&self.chunk[self.chunk_at..], &mut piece[filled..]);
            let unpacked = decoder.run_on_buffers(input, output).map_err(compression)?;
            self.chunk_at += unpacked.bytes_read;
            filled += unpacked.bytes_written;
            if unpacked.bytes_read == 0 && unpacked.bytes_written == 0 {
                self.take_chunk().await?;
            }
        }
        self.given += filled as u64;
        Ok(Some(piece))
    }

    /// Everything that is left.
    ///
    /// # Errors
    /// As [`BlobReader::next`].
    pub async fn read_all(mut self) -> Result<Vec<u8>, StoreError> {
        let mut all = Vec::with_capacity(usize::try_from(self.raw_length).unwrap_or_default());
        while let Some(piece) = self.next().await? {
            all.extend_from_slice(&piece);
        }
        Ok(all)
    }

    async fn take_chunk(&mut self) -> Result<(), StoreError> {
        const READ: &str = "SELECT bytes FROM blob_chunks WHERE blob_id = $1 AND place = $2";
        const READ_TRACELESS: &str =
            "SELECT bytes FROM traceless_chunks WHERE blob_id = $1 AND place = $2";
        let sql = if self.is_traceless { READ_TRACELESS } else { READ };
        let read = query(sql).bind(&*self.blob).bind(self.next_place);
        let row = self.store.database.first(read).await?.ok_or(StoreError::Removed)?;
        (self.chunk, self.chunk_at) = (row.get::<Vec<u8>>("bytes")?.into(), 0);
        self.next_place += 1;
        Ok(())
    }
}

/// Unpacks the whole of a small blob.
fn unpack_at_once(packed: &[u8], length: usize) -> Result<Vec<u8>, StoreError> {
    thread_local! {
        /// To make one takes longer than most small blobs do.
        static UNPACKER: RefCell<Option<Decompressor<'static>>> = const { RefCell::new(None) };
    }
    UNPACKER.with_borrow_mut(|unpacker| {
        let unpacker = match unpacker {
            Some(unpacker) => unpacker,
            none => none.insert(Decompressor::new().map_err(compression)?),
        };
        unpacker.decompress(packed, length).map_err(compression)
    })
}

/// A blob that something points at.
#[derive(Debug, Clone)]
pub(super) struct Stored {
    blob: String,
    /// Length after decompression and first chunk, where they were read along with what points at it.
    start: Option<(u64, Bytes)>,
}

impl Stored {
    /// The blob of this name, whose `raw_length` and `first_chunk` the row may have.
    pub(super) fn read_along(blob: String, row: &Row) -> Result<Self, StoreError> {
        let start = match row.bytes("first_chunk")? {
            Some(first_chunk) => Some((row.count("raw_length")?, first_chunk)),
            None => None,
        };
        Ok(Self { blob, start })
    }
}

pub(super) fn compression(error: std::io::Error) -> StoreError {
    StoreError::Compression(Arc::new(error))
}

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
    pub(super) async fn keep(&self, tx: &mut Tx, at: Timestamp) -> Result<&str, StoreError> {
        const KEEP: &str = "UPDATE blobs SET kept = 1 WHERE id = $1";
        match &self.only_chunk {
            Some(chunk) => {
                insert(tx, self, chunk, true, at).await?;
            }
            // None there: swept away while its writer slept. What points at it then fails.
            None => _ = tx.execute(query(KEEP).bind(&*self.id)).await?,
        }
        Ok(&self.id)
    }
}

/// Removes a blob and its chunks.
pub(super) async fn remove(tx: &mut Tx, blob: &str) -> Result<(), StoreError> {
    const REMOVE: &str = "DELETE FROM blobs WHERE id = $1";
    tx.execute(query(REMOVE).bind(blob)).await?;
    Ok(())
}

/// Removes some staged blobs that nobody came back for.
pub(super) async fn sweep(
    tx: &mut Tx,
    at: Timestamp,
    is_alone: bool,
    most: i64,
) -> Result<u64, StoreError> {
    const SWEEP: &str = "DELETE FROM blobs WHERE id IN \
        (SELECT id FROM blobs WHERE kept = 0 AND created_at < $1 LIMIT $2)";
    let before = if is_alone { at } else { at.plus_ms(-ORPHAN_AFTER_MS) };
    tx.execute(query(SWEEP).bind(before).bind(most)).await
}

/// Writes a blob with its first chunk.
async fn insert(
    tx: &mut Tx,
    blob: &Blob,
    first_chunk: &[u8],
    is_kept: bool,
    at: Timestamp,
) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO blobs (id, raw_length, kept, created_at, first_chunk) \
        VALUES ($1, $2, $3, $4, $5)";
    let inline: &[u8] = if blob.is_traceless { &[] } else { first_chunk };
    let insert =
        query(INSERT).bind(&*blob.id).bind(blob.raw_length).bind(is_kept).bind(at).bind(inline);
    tx.execute(insert).await?;
    if blob.is_traceless {
        insert_chunk(tx, blob, 0, first_chunk).await?;
    }
    Ok(())
}

async fn insert_chunk(
    tx: &mut Tx,
    blob: &Blob,
    place: i64,
    bytes: &[u8],
) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO blob_chunks (blob_id, place, bytes) VALUES ($1, $2, $3)";
    const INSERT_TRACELESS: &str = "INSERT INTO traceless_chunks (blob_id, place, padding, bytes) \
        VALUES ($1, $2, $3, $4)";
    let insert = if blob.is_traceless {
        query(INSERT_TRACELESS).bind(&*blob.id).bind(place).bind(&PADDING[..]).bind(bytes)
    } else {
        query(INSERT).bind(&*blob.id).bind(place).bind(bytes)
    };
    tx.execute(insert).await?;
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

    fn heads(&self, _: &mut BTreeSet<Head>) {}

    async fn apply(&self, tx: &mut Tx) -> Result<(), NotDone<Self::Refusal>> {
        match self.place {
            0 => insert(tx, &self.blob, &self.bytes, false, self.at).await?,
            place => insert_chunk(tx, &self.blob, place, &self.bytes).await?,
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

    fn heads(&self, _: &mut BTreeSet<Head>) {}

    async fn apply(&self, tx: &mut Tx) -> Result<(), NotDone<Self::Refusal>> {
        remove(tx, self.blob.id()).await?;
        Ok(())
    }
}

impl Store {
    /// Stages bytes for a write that will point at them. Small ones wait and go along with it.
    ///
    /// # Errors
    /// The database's.
    pub async fn stage(&self, packed: &Packed, at: Timestamp) -> Result<Blob, StoreError> {
        self.stage_as(packed, false, at).await
    }

    /// The same for the payload of a job of this product.
    ///
    /// # Errors
    /// The database's.
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
        Ok(Some(self.reader(id.to_owned(), row.count("raw_length")?, first_chunk.into())))
    }

    /// As [`Store::blob`], without a statement for one that was read along.
    pub(super) async fn stored(&self, stored: Stored) -> Result<Option<BlobReader>, StoreError> {
        match stored.start {
            Some((raw_length, chunk)) => Ok(Some(self.reader(stored.blob, raw_length, chunk))),
            // Boxed: it is rare, and would make the future of every poll larger.
            None => Box::pin(self.blob(&stored.blob)).await,
        }
    }

    fn reader(&self, blob: String, raw_length: u64, chunk: Bytes) -> BlobReader {
        let store = self.clone();
        let is_traceless = chunk.is_empty();
        let (given, decoder, chunk_at) = (0, None, 0);
        let next_place = i64::from(!is_traceless);
        BlobReader {
            store,
            blob,
            raw_length,
            given,
            decoder,
            chunk,
            chunk_at,
            next_place,
            is_traceless,
        }
    }
}

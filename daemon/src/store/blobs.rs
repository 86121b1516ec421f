//! Payloads and results: compressed, in chunks.
//!
//! A large one is staged chunk by chunk, each in a commit that others share, so that nobody waits
//! for the whole of it. Then one commit of constant size points at it. What nothing points at is
//! swept away.

use std::io::{Read, Write as _};
use std::sync::Arc;

use tieout::time::Timestamp;
use uuid::Uuid;

use super::Store;
use super::dialect::Tx;
use super::error::StoreError;
use super::query::query;
use super::writer::Write;

/// Bytes of a chunk: a millisecond or so of writing.
const CHUNK_BYTES_MAX: usize = 128 << 10;

/// Level 3 of 22: four fifths of what the best level saves, in a tenth of its time.
const COMPRESSION_LEVEL: i32 = 3;

/// Staged bytes that nothing points at for so long are orphans of a crash.
const ORPHAN_AFTER_MS: i64 = 60 * 60 * 1000;

/// Compressed bytes that are not stored yet.
#[derive(Debug)]
pub struct Packed {
    /// Length before compression.
    raw_length: usize,
    bytes: Vec<u8>,
}

impl Packed {
    /// Compresses. It takes about a millisecond a megabyte or two: not for an async thread.
    ///
    /// # Errors
    /// [`StoreError::Compression`], when memory runs out.
    pub fn new(raw: &[u8]) -> Result<Self, StoreError> {
        let failed = |error| StoreError::Compression(Arc::new(error));
        let mut encoder = zstd::Encoder::new(Vec::new(), COMPRESSION_LEVEL).map_err(failed)?;
        // Tables are made for the size: without it, a megabyte and more for a hundred bytes.
        encoder.set_pledged_src_size(Some(raw.len() as u64)).map_err(failed)?;
        encoder.write_all(raw).map_err(failed)?;
        Ok(Self { raw_length: raw.len(), bytes: encoder.finish().map_err(failed)? })
    }
}

/// Stored bytes as they are stored.
#[derive(Debug)]
pub struct Stored {
    /// Length after decompression.
    pub raw_length: u64,
    chunks: Vec<Vec<u8>>,
}

impl Stored {
    /// A reader of the original bytes. Not for an async thread.
    ///
    /// # Errors
    /// [`StoreError::Compression`], when memory runs out.
    pub fn unpack(self) -> Result<impl Read + Send, StoreError> {
        let bytes = Chunks { coming: self.chunks.into_iter(), current: Vec::new(), at: 0 };
        zstd::Decoder::new(bytes).map_err(|error| StoreError::Compression(Arc::new(error)))
    }
}

/// The chunks one after the other; each is freed when it has been read.
struct Chunks {
    coming: std::vec::IntoIter<Vec<u8>>,
    current: Vec<u8>,
    at: usize,
}

impl Read for Chunks {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        while self.at == self.current.len() {
            let Some(next) = self.coming.next() else { return Ok(0) };
            (self.current, self.at) = (next, 0);
        }
        let count = (&self.current[self.at..]).read(buffer)?;
        self.at += count;
        Ok(count)
    }
}

/// A blob that some write is going to point at.
#[derive(Debug, Clone)]
pub struct Blob {
    id: String,
    raw_length: i64,
    /// The only chunk, where it is small enough to be written along with what points at it.
    only_chunk: Option<Vec<u8>>,
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
                insert(tx, self, true, at).await?;
                insert_chunk(tx, &self.id, 0, chunk).await?;
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

async fn insert(tx: &mut Tx, blob: &Blob, is_kept: bool, at: Timestamp) -> Result<(), StoreError> {
    const INSERT: &str =
        "INSERT INTO blobs (id, raw_length, kept, created_at) VALUES ($1, $2, $3, $4)";
    let insert = query(INSERT).bind(&*blob.id).bind(blob.raw_length).bind(is_kept).bind(at);
    tx.execute(insert).await?;
    Ok(())
}

async fn insert_chunk(tx: &mut Tx, blob: &str, place: i64, bytes: &[u8]) -> Result<(), StoreError> {
    const INSERT: &str = "INSERT INTO blob_chunks (blob_id, place, bytes) VALUES ($1, $2, $3)";
    tx.execute(query(INSERT).bind(blob).bind(place).bind(bytes)).await?;
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

    async fn apply(&self, tx: &mut Tx) -> Result<Result<(), Self::Refusal>, StoreError> {
        if self.place == 0 {
            insert(tx, &self.blob, false, self.at).await?;
        }
        insert_chunk(tx, &self.blob.id, self.place, &self.bytes).await?;
        Ok(Ok(()))
    }
}

struct Discard {
    blob: Blob,
}

impl Write for Discard {
    type Done = ();
    type Refusal = std::convert::Infallible;

    async fn apply(&self, tx: &mut Tx) -> Result<Result<(), Self::Refusal>, StoreError> {
        remove(tx, self.blob.id()).await?;
        Ok(Ok(()))
    }
}

impl Store {
    /// Stages bytes for a write that will point at them. Small ones wait and go along with it.
    ///
    /// # Errors
    /// The database's.
    pub async fn stage(&self, packed: Packed, at: Timestamp) -> Result<Blob, StoreError> {
        let id = Uuid::now_v7().simple().to_string();
        let raw_length =
            i64::try_from(packed.raw_length).map_err(|_| StoreError::Corrupt("raw_length"))?;
        if packed.bytes.len() <= CHUNK_BYTES_MAX {
            return Ok(Blob { id, raw_length, only_chunk: Some(packed.bytes) });
        }
        let blob = Blob { id, raw_length, only_chunk: None };
        for (place, bytes) in (0..).zip(packed.bytes.chunks(CHUNK_BYTES_MAX)) {
            let chunk = StageChunk { blob: blob.clone(), place, bytes: bytes.to_vec(), at };
            let Ok(()) = self.write(chunk).await?;
        }
        Ok(blob)
    }

    /// Removes a staged blob that nothing is going to point at.
    ///
    /// # Errors
    /// The database's.
    pub async fn discard(&self, blob: Blob) -> Result<(), StoreError> {
        if blob.only_chunk.is_none() {
            let Ok(()) = self.write(Discard { blob }).await?;
        }
        Ok(())
    }

    /// A stored blob; none if it has been removed meanwhile.
    pub(super) async fn blob(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        const READ: &str = "SELECT b.raw_length, c.bytes FROM blobs b \
            JOIN blob_chunks c ON c.blob_id = b.id WHERE b.id = $1 ORDER BY c.place";
        let rows = self.database.all(query(READ).bind(id)).await?;
        let Some(first) = rows.first() else { return Ok(None) };
        let raw_length = first.count("raw_length")?;
        let chunks = rows.iter().map(|row| row.get("bytes")).collect::<Result<_, _>>()?;
        Ok(Some(Stored { raw_length, chunks }))
    }
}

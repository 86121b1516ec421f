//! Stored bytes, read: unpacked piece by piece.

use std::cell::RefCell;
use std::sync::Arc;

use bytes::Bytes;
use zstd::bulk::Decompressor;
use zstd::stream::raw::{Decoder, Operation as _};

use crate::db::backend::Database;
use crate::db::statement::{Row, query};
use crate::error::StoreError;

/// Bytes of a chunk: a millisecond or so of writing.
pub(crate) const CHUNK_BYTES_MAX: usize = 128 << 10;

/// Most bytes unpacked at a time: a tenth of a millisecond or so, on an async thread.
const PIECE_BYTES_MAX: usize = 64 << 10;

/// Stored bytes, unpacked piece by piece: whoever reads slowly holds a chunk and no thread.
pub struct BlobReader {
    database: Database,
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
    /// From the start of a blob.
    pub(crate) fn new(
        database: Database,
        blob: String,
        raw_length: u64,
        first_chunk: Bytes,
    ) -> Self {
        // A blob that must leave nothing has an empty first chunk, which no other has.
        let is_traceless = first_chunk.is_empty();
        Self {
            database,
            blob,
            raw_length,
            given: 0,
            decoder: None,
            chunk: first_chunk,
            chunk_at: 0,
            next_place: i64::from(!is_traceless),
            is_traceless,
        }
    }

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
    #[crate::boxed]
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
    #[crate::boxed]
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
        let row = self.database.first(read).await?.ok_or(StoreError::Removed)?;
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
pub(crate) struct StoredBlob {
    pub(crate) blob: String,
    /// Length after decompression and first chunk, where they were read along with what points at it.
    pub(crate) start: Option<(u64, Bytes)>,
}

impl StoredBlob {
    /// The blob of this name, whose `raw_length` and `first_chunk` the row may have.
    pub(crate) fn read_along(blob: String, row: &Row) -> Result<Self, StoreError> {
        let start = match row.bytes("first_chunk")? {
            Some(first_chunk) => Some((row.count("raw_length")?, first_chunk)),
            None => None,
        };
        Ok(Self { blob, start })
    }
}

pub(crate) fn compression(error: std::io::Error) -> StoreError {
    StoreError::Compression(Arc::new(error))
}

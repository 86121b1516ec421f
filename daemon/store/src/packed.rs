//! Bytes compressed before they are stored, at once or as they come.

use std::io::{self, Write};

use zstd::stream::write::Encoder;

use crate::blob_reader::compression;
use crate::error::StoreError;

/// Whoever reads holds a window of 2 to the power of this: 256 KiB, where level 3 would take megabytes.
const WINDOW_LOG: u32 = 18;

/// Level 3 of 22: four fifths of what the best level saves, in a tenth of its time.
const COMPRESSION_LEVEL: i32 = 3;

/// For what is small: without a table of codes, which saves a few bytes, it is unpacked with a quarter of
/// the work.
const FAST_LEVEL: i32 = -1;
const SMALL_BYTES_MAX: usize = 1 << 10;

/// What is longer is compressed as it comes: a result may be many times as long as its request.
const HELD_BYTES_MAX: usize = 1 << 20;

/// Longest that anything may be before compression.
pub const RAW_BYTES_MAX: usize = 1_000_000_000;

/// Compressed bytes that are not stored yet.
#[derive(Debug)]
pub struct Packed {
    /// Length before compression.
    pub(super) raw_length: usize,
    pub(crate) bytes: Vec<u8>,
}

impl Packed {
    /// Compresses. It takes about a millisecond a megabyte or two: not for an async thread.
    ///
    /// # Errors
    /// [`StoreError::Compression`], when memory runs out.
    pub fn new(raw: &[u8]) -> Result<Self, StoreError> {
        let level = if raw.len() <= SMALL_BYTES_MAX { FAST_LEVEL } else { COMPRESSION_LEVEL };
        let mut encoder = encoder(level)?;
        // Tables are made for the size: without it, a megabyte and more for a hundred bytes.
        encoder.set_pledged_src_size(Some(raw.len() as u64)).map_err(compression)?;
        encoder.write_all(raw).map_err(compression)?;
        Ok(Self { raw_length: raw.len(), bytes: encoder.finish().map_err(compression)? })
    }

    /// The compressed bytes.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// Takes what is written to it, and holds little of it.
#[derive(Default)]
pub struct Packing {
    /// What the encoder has not seen: all there is, as long as it is short.
    held: Vec<u8>,
    /// There once it is not.
    encoder: Option<Encoder<'static, Vec<u8>>>,
    raw_length: usize,
}

impl Packing {
    /// Whether more came than [`RAW_BYTES_MAX`].
    #[must_use]
    pub const fn is_too_long(&self) -> bool {
        self.raw_length > RAW_BYTES_MAX
    }

    /// What was written, compressed.
    ///
    /// # Errors
    /// [`StoreError::Compression`], when memory runs out.
    pub fn finish(mut self) -> Result<Packed, StoreError> {
        let Some(mut encoder) = self.encoder.take() else { return Packed::new(&self.held) };
        encoder.write_all(&self.held).map_err(compression)?;
        let bytes = encoder.finish().map_err(compression)?;
        Ok(Packed { raw_length: self.raw_length, bytes })
    }

    /// Hands what is held to the encoder, which is made for it the first time.
    fn hand_over(&mut self) -> io::Result<()> {
        let mut encoder = match self.encoder.take() {
            Some(encoder) => encoder,
            None => encoder(COMPRESSION_LEVEL).map_err(io::Error::other)?,
        };
        encoder.write_all(&self.held)?;
        self.held.clear();
        self.encoder = Some(encoder);
        Ok(())
    }
}

impl Write for Packing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.raw_length += bytes.len();
        if self.is_too_long() {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        self.held.extend_from_slice(bytes);
        if self.held.len() > HELD_BYTES_MAX {
            self.hand_over()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn encoder(level: i32) -> Result<Encoder<'static, Vec<u8>>, StoreError> {
    let mut encoder = Encoder::new(Vec::new(), level).map_err(compression)?;
    encoder.window_log(WINDOW_LOG).map_err(compression)?;
    Ok(encoder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_piece_by_piece_comes_back_whole_however_long() {
        for lines in [0_usize, 1, 1_000, 500_000] {
            let mut packing = Packing::default();
            let mut written = Vec::new();
            for line in 0..lines {
                let line = format!("line {line}\n");
                packing.write_all(line.as_bytes()).unwrap();
                written.extend_from_slice(line.as_bytes());
            }
            let packed = packing.finish().unwrap();
            assert_eq!(packed.raw_length, written.len());
            assert_eq!(zstd::decode_all(&packed.bytes[..]).unwrap(), written);
        }
    }

    #[test]
    fn what_is_too_long_is_refused_at_the_first_byte_too_many() {
        let mut packing = Packing { raw_length: RAW_BYTES_MAX - 1, ..Packing::default() };
        packing.write_all(b"1").unwrap();
        assert!(packing.write_all(b"2").is_err());
        assert!(packing.is_too_long());
    }
}

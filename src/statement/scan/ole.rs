//! Streams of a compound file (OLE 2), the container of XLS and of encrypted workbooks.
//!
//! Source: \[MS-CFB\]. No chain is followed further than its table has sectors.

use crate::fault::Fault;

const MAGIC: &[u8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";
const HEADER_BYTES: usize = 512;
/// Streams shorter than this live in the short sectors.
const SHORT_STREAM_BYTES: u64 = 4096;
const SHORT_SECTOR_BYTES: usize = 64;
/// Sector numbers from here on are marks, not sectors.
const SECTORS_MAX: u32 = 0xffff_fffa;
const ENTRY_BYTES: usize = 128;

/// Whether the bytes are a compound file.
pub(super) fn is_ole(bytes: &[u8]) -> bool {
    bytes.starts_with(MAGIC)
}

/// A compound file in memory.
pub(super) struct OleFile<'a> {
    bytes: &'a [u8],
    sector_bytes: usize,
    /// Which sector follows each.
    next: Vec<u32>,
    next_short: Vec<u32>,
    short_sectors: Vec<u8>,
    entries: Vec<OleEntry>,
}

struct OleEntry {
    name: String,
    first: u32,
    length: u64,
}

impl<'a> OleFile<'a> {
    /// # Errors
    /// It is cut or damaged.
    pub(super) fn open(bytes: &'a [u8]) -> Result<Self, Fault> {
        let shift = u16_at(bytes, 30).filter(|shift| matches!(shift, 9 | 12));
        let sector_bytes = 1_usize << shift.ok_or_else(damaged)?;
        if !is_ole(bytes) || bytes.len() < HEADER_BYTES {
            return Err(damaged());
        }
        let mut ole = Self {
            bytes,
            sector_bytes,
            next: Vec::new(),
            next_short: Vec::new(),
            short_sectors: Vec::new(),
            entries: Vec::new(),
        };
        ole.next = ole.table_of_sectors()?;
        let field = |at: usize| u32_at(bytes, at).unwrap_or(u32::MAX);
        let directory = ole.chain(field(48), u64::MAX)?;
        ole.entries = directory.chunks_exact(ENTRY_BYTES).filter_map(entry).collect();
        let (first, length) =
            ole.entries.first().map(|root| (root.first, root.length)).ok_or_else(damaged)?;
        if length > 0 {
            ole.short_sectors = ole.chain(first, length)?;
            ole.next_short = numbers(&ole.chain(field(60), u64::MAX)?);
        }
        Ok(ole)
    }

    /// Whether it holds a stream or folder of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.entries.iter().any(|entry| entry.name.eq_ignore_ascii_case(name))
    }

    /// The bytes of a stream, or nothing where there is none.
    ///
    /// # Errors
    /// It is cut or damaged.
    pub(super) fn stream(&self, name: &str) -> Result<Option<Vec<u8>>, Fault> {
        let Some(entry) = self.entries.iter().find(|entry| entry.name.eq_ignore_ascii_case(name))
        else {
            return Ok(None);
        };
        if entry.length >= SHORT_STREAM_BYTES {
            return self.chain(entry.first, entry.length).map(Some);
        }
        let sector = |at: u32| {
            let start = at as usize * SHORT_SECTOR_BYTES;
            self.short_sectors
                .get(start..(start + SHORT_SECTOR_BYTES).min(self.short_sectors.len()))
        };
        collect(entry.first, entry.length, &self.next_short, self.short_sectors.len(), sector)
            .map(Some)
    }

    /// The table is found through its own sectors: 109 of them in the header, further ones in a chain of which
    /// each sector ends in the number of the next.
    fn table_of_sectors(&self) -> Result<Vec<u32>, Fault> {
        let mut table = Vec::new();
        let mut add = |sectors: &[u32]| -> Result<(), Fault> {
            for at in sectors.iter().filter(|at| **at < SECTORS_MAX) {
                table.extend(numbers(self.sector(*at).ok_or_else(damaged)?));
                // Each sector of the table stands in the file once.
                if table.len() * 4 > self.bytes.len() {
                    return Err(damaged());
                }
            }
            Ok(())
        };
        add(&numbers(&self.bytes[76..HEADER_BYTES]))?;
        let mut further = u32_at(self.bytes, 68).unwrap_or(u32::MAX);
        for _ in 0..=self.bytes.len() / self.sector_bytes {
            if further >= SECTORS_MAX {
                return Ok(table);
            }
            let sectors = numbers(self.sector(further).ok_or_else(damaged)?);
            let (last, sectors) = sectors.split_last().ok_or_else(damaged)?;
            add(sectors)?;
            further = *last;
        }
        Err(damaged())
    }

    fn chain(&self, first: u32, length: u64) -> Result<Vec<u8>, Fault> {
        collect(first, length, &self.next, self.bytes.len(), |at| self.sector(at))
    }

    /// The last one may be cut.
    fn sector(&self, at: u32) -> Option<&'a [u8]> {
        let start = (at as usize).checked_add(1)?.checked_mul(self.sector_bytes)?;
        self.bytes.get(start..(start + self.sector_bytes).min(self.bytes.len()))
    }
}

/// Puts the sectors of a chain together; one that is longer than its table, or than all sectors together, goes
/// round in circles.
fn collect<'s>(
    first: u32,
    length: u64,
    next: &[u32],
    bytes_max: usize,
    mut sector: impl FnMut(u32) -> Option<&'s [u8]>,
) -> Result<Vec<u8>, Fault> {
    let mut bytes = Vec::new();
    let mut at = first;
    for _ in 0..=next.len() {
        if at >= SECTORS_MAX || bytes.len() as u64 >= length {
            bytes.truncate(usize::try_from(length).unwrap_or(usize::MAX));
            return Ok(bytes);
        }
        bytes.extend_from_slice(sector(at).ok_or_else(damaged)?);
        if bytes.len() > bytes_max {
            return Err(damaged());
        }
        at = *next.get(at as usize).ok_or_else(damaged)?;
    }
    Err(damaged())
}

fn entry(bytes: &[u8]) -> Option<OleEntry> {
    // Half of the length is the number of characters, the zero that ends them included.
    let name_bytes = usize::from(u16_at(bytes, 64)?).clamp(2, 64) - 2;
    let (pairs, _) = bytes[..name_bytes].as_chunks::<2>();
    let name = String::from_utf16_lossy(
        &pairs.iter().map(|pair| u16::from_le_bytes(*pair)).collect::<Vec<_>>(),
    );
    // The upper half of the length is not always clean, and no file is so long.
    Some(OleEntry { name, first: u32_at(bytes, 116)?, length: u64::from(u32_at(bytes, 120)?) })
}

fn numbers(bytes: &[u8]) -> Vec<u32> {
    bytes.as_chunks::<4>().0.iter().map(|four| u32::from_le_bytes(*four)).collect()
}

/// The number of two bytes at this place.
pub(super) fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

/// The number of four bytes at this place.
pub(super) fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

fn damaged() -> Fault {
    Fault::of_file("this file is cut or damaged: its streams cannot be found")
        .hint("download or export it again, or save it as XLSX or CSV")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chain_gives_no_more_than_there_is() {
        let sector = [0; 64];
        let mut asked = 0;
        let collected = collect(0, u64::MAX, &[0; 1000], 3 * 64, |_| {
            asked += 1;
            Some(&sector)
        });
        assert!(collected.is_err());
        assert_eq!(asked, 4);
    }
}

//! Whether bytes that should be gone are still in some file.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// Bytes of a block. Any 32 bytes that follow each other hold a whole one.
const BLOCK: usize = 16;

/// Starts of blocks that are told apart at a glance.
const STARTS: usize = 1 << 20;

/// Bytes to be looked for, in blocks.
pub(crate) struct Traces {
    bytes: Vec<u8>,
    /// Where each block stands in the bytes.
    blocks: HashMap<[u8; BLOCK], usize>,
    /// Whether there is a block with such a start.
    starts: Vec<bool>,
}

fn start(block: &[u8]) -> usize {
    (usize::from(block[0]) << 16 | usize::from(block[1]) << 8 | usize::from(block[2])) % STARTS
}

impl Traces {
    /// Of each of these, as they come from a compressor: no block stands there twice, and what others
    /// have too is no sign of any.
    pub(crate) fn of_each(stored: &[Vec<u8>]) -> Vec<Self> {
        let others = |one: usize| {
            let others = stored.iter().enumerate().filter(move |(other, _)| *other != one);
            others.map(|(_, bytes)| bytes)
        };
        stored.iter().enumerate().map(|(one, bytes)| Self::of(bytes, others(one))).collect()
    }

    fn of<'b>(bytes: &[u8], others: impl Iterator<Item = &'b Vec<u8>>) -> Self {
        let (blocks, _) = bytes.as_chunks::<BLOCK>();
        let mut blocks: HashMap<_, _> =
            (0..).zip(blocks).map(|(at, block)| (*block, at * BLOCK)).collect();
        let all = blocks.len();
        for other in others {
            for window in other.windows(BLOCK) {
                blocks.remove(window);
            }
        }
        assert!(
            blocks.len() > 2 && blocks.len() * 3 > all,
            "{} of {all} are its own",
            blocks.len()
        );
        let mut starts = vec![false; STARTS];
        for block in blocks.keys() {
            starts[start(block)] = true;
        }
        Self { bytes: bytes.to_vec(), blocks, starts }
    }

    /// How many of the windows of 32 bytes are in some file of the directory or below it.
    pub(crate) fn windows_in(&self, directory: &Path) -> usize {
        files(directory).iter().map(|file| self.windows_in_file(file)).sum()
    }

    fn windows_in_file(&self, file: &Path) -> usize {
        // A file may go while others are read.
        let Ok(found) = std::fs::read(file) else { return 0 };
        let mut windows = 0;
        // By index, since a test is not optimised: the files are of many megabytes.
        let mut at = 0;
        while at + BLOCK <= found.len() {
            let here = at;
            at += 1;
            if !self.starts[start(&found[here..])] {
                continue;
            }
            let block: &[u8; BLOCK] = found[here..].first_chunk().expect("of this length");
            let Some(place) = self.blocks.get(block) else { continue };
            // How far the two agree before and behind the block; no farther than counts.
            let before = found[..here].iter().rev().zip(self.bytes[..*place].iter().rev());
            let behind = found[here + BLOCK..].iter().zip(&self.bytes[place + BLOCK..]);
            let agree = |(one, other): &(&u8, &u8)| one == other;
            let length = BLOCK
                + before.take(BLOCK).take_while(agree).count()
                + behind.take(BLOCK).take_while(agree).count();
            if length >= 2 * BLOCK {
                windows += 1;
            }
        }
        windows
    }
}

fn files(directory: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(directory).into_iter().flatten().flatten() {
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => files.extend(self::files(&entry.path())),
            _ => files.push(entry.path()),
        }
    }
    files
}

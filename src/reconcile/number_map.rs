//! Tables found by numbers that are handed out here, such as those of words.
//!
//! The keys are fixed: the same input must take the same path everywhere. Texts, which come from
//! strangers, are hashed with the standard library's hash instead, for this one is easy to turn
//! round.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A table found by a number or a few of them.
pub(crate) type NumberMap<K, V> = HashMap<K, V, BuildHasherDefault<NumberHasher>>;

/// Mixes all bits of a number with all others; no two single numbers are mixed to the same.
#[derive(Default)]
pub(crate) struct NumberHasher(u64);

impl Hasher for NumberHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    /// The finalizer of `MurmurHash3` (Appleby 2011, public domain).
    fn write_u64(&mut self, number: u64) {
        let mut mixed = self.0.rotate_left(29) ^ number;
        mixed = (mixed ^ mixed >> 33).wrapping_mul(0xFF51_AFD7_ED55_8CCD);
        mixed = (mixed ^ mixed >> 33).wrapping_mul(0xC4CE_B9FE_1A85_EC53);
        self.0 = mixed ^ mixed >> 33;
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}

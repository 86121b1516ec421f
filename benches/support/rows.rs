//! What bodies of benchmarks are made of: the same rows in every run.

use std::fmt::Write as _;

/// Adds a row as JSON, behind a comma. Days count from 0, 28 a month, 336 at the most.
pub(crate) fn push_row(to: &mut String, day: u64, sign: &str, cents: u64, description: &str) {
    let (month, day, units, rest) = (day / 28 + 1, day % 28 + 1, cents / 100, cents % 100);
    write!(
        to,
        r#",{{"date":"2026-{month:02}-{day:02}","amount":{sign}{units}.{rest:02},"description":"{description}"}}"#
    )
    .expect("a text takes it");
}

/// Xorshift: the same numbers in every run.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new() -> Self {
        Self(0x7469_656f_7574)
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end
    }

    /// One of so many.
    pub(crate) fn one_of<T: Copy>(&mut self, list: &[T]) -> T {
        list[usize::try_from(self.below(list.len() as u64)).expect("below a length")]
    }
}

//! Sets of columns, a bit each.

use crate::row_number::small;

/// Columns a word stands for.
pub(super) const WORD: usize = u64::BITS as usize;

/// A set of columns.
pub(super) struct ColumnSet {
    words: Vec<u64>,
    /// No column is set in the words before.
    first: usize,
}

impl ColumnSet {
    pub(super) fn none(columns: usize) -> Self {
        let words = vec![0; columns.div_ceil(WORD)];
        Self { first: words.len(), words }
    }

    pub(super) fn all(columns: usize) -> Self {
        Self { words: vec![u64::MAX; columns.div_ceil(WORD)], first: 0 }
    }

    /// The columns from [`WORD`] times this on.
    pub(super) fn word(&self, place: usize) -> u64 {
        self.words[place]
    }

    pub(super) fn set(&mut self, column: usize) {
        let place = column / WORD;
        self.words[place] |= 1 << (column % WORD);
        self.first = self.first.min(place);
    }

    pub(super) fn clear(&mut self, column: usize) {
        self.words[column / WORD] &= !(1 << (column % WORD));
    }

    /// Takes the first column out.
    pub(super) fn take_first(&mut self) -> Option<u32> {
        while let Some(word) = self.words.get_mut(self.first) {
            if *word != 0 {
                let column = self.first * WORD + word.trailing_zeros() as usize;
                *word &= *word - 1;
                return Some(small(column));
            }
            self.first += 1;
        }
        None
    }

    pub(super) fn clear_all(&mut self) {
        while self.take_first().is_some() {}
    }
}

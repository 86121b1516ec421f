//! Numbers for words, and how many rows have them.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use super::{NONE, Word};
use crate::reconcile::row::Rows;
use crate::reconcile::words::{WORDS_MAX, each_word, is_squeezed, letters, skeleton, start};

/// Hashing with fixed keys: the same input must take the same path everywhere.
type Numbered = HashMap<Box<str>, u32, BuildHasherDefault<DefaultHasher>>;

/// Per row, numbers of words, each once, in the order of the text.
#[derive(Default)]
pub(super) struct SideWords {
    words: Vec<u32>,
    ends: Vec<u32>,
}

impl SideWords {
    pub(super) fn of_row(&self, row: u32) -> &[u32] {
        let row = row as usize;
        let start = if row == 0 { 0 } else { self.ends[row - 1] };
        &self.words[start as usize..self.ends[row] as usize]
    }

    pub(super) const fn rows(&self) -> usize {
        self.ends.len()
    }
}

/// A word and who has it.
pub(super) struct Counted {
    /// Rows of bank and book.
    pub(super) rows: [u32; 2],
    pub(super) skeleton: u32,
    pub(super) start: u32,
    /// See [`Word::letters`].
    pub(super) sorted: u32,
    /// How many it has, where it is a number.
    pub(super) digits: u8,
    /// How many it has, where it is of letters.
    pub(super) letters: u8,
    /// Whether it may well be the number of a year, which many texts of one file have.
    pub(super) is_year: bool,
}

impl Counted {
    pub(super) const fn unweighed(&self, number: u32) -> Word {
        let (skeleton, start) = (self.skeleton, self.start);
        Word {
            number,
            skeleton,
            start,
            letters: self.sorted,
            worth: 0,
            skeleton_worth: 0,
            start_worth: 0,
            missing: [0; 2],
        }
    }
}

/// Numbers words as they come and counts the rows that have them.
#[derive(Default)]
pub(super) struct Vocabulary {
    numbers: Numbered,
    pub(super) words: Vec<Counted>,
    /// Skeletons, starts and letters share one numbering, so that none is taken for another.
    features: Numbered,
}

impl Vocabulary {
    /// Reads one side, 0 for the bank and 1 for the book.
    pub(super) fn read(&mut self, rows: &Rows, side: usize) -> SideWords {
        let mut read = SideWords::default();
        let mut of_row: Vec<u32> = Vec::with_capacity(WORDS_MAX);
        let mut buffer = String::new();
        for row in rows.indices() {
            of_row.clear();
            each_word(rows.description(row), &mut buffer, |word| {
                if of_row.len() < WORDS_MAX {
                    let number = self.number(word);
                    if !of_row.contains(&number) {
                        of_row.push(number);
                    }
                }
            });
            for number in &of_row {
                self.words[*number as usize].rows[side] += 1;
            }
            read.words.extend_from_slice(&of_row);
            // At most WORDS_MAX words of ROWS_MAX rows: beyond memory long before 2^32.
            read.ends.push(u32::try_from(read.words.len()).unwrap_or(u32::MAX));
        }
        read
    }

    /// How many rows of either side have each skeleton and start.
    pub(super) fn feature_rows(&self) -> Vec<[u32; 2]> {
        let mut counts = vec![[0; 2]; self.features.len()];
        for Counted { rows, skeleton, start, .. } in &self.words {
            for feature in [skeleton, start] {
                if let Some(count) = counts.get_mut(*feature as usize) {
                    count[0] += rows[0];
                    count[1] += rows[1];
                }
            }
        }
        counts
    }

    fn number(&mut self, word: &str) -> u32 {
        if let Some(number) = self.numbers.get(word) {
            return *number;
        }
        let number = next_number(&self.numbers);
        let skeleton = skeleton(word).map_or(NONE, |text| self.feature(&format!("~{text}")));
        let start = start(word).map_or(NONE, |text| self.feature(text));
        let sorted = match skeleton {
            NONE => NONE,
            _ if is_squeezed(word) => NONE,
            _ => self.feature(&format!("={}", letters(word))),
        };
        let is_number = word.starts_with(|c: char| c.is_ascii_digit());
        let length = u8::try_from(word.chars().count()).unwrap_or(u8::MAX);
        let (digits, letters) = if is_number { (length, 0) } else { (0, length) };
        let is_year = digits == 4 && (word.starts_with("19") || word.starts_with("20"));
        self.words.push(Counted {
            rows: [0; 2],
            skeleton,
            start,
            sorted,
            digits,
            letters,
            is_year,
        });
        self.numbers.insert(word.into(), number);
        number
    }

    fn feature(&mut self, text: &str) -> u32 {
        if let Some(number) = self.features.get(text) {
            return *number;
        }
        let number = next_number(&self.features);
        self.features.insert(text.into(), number);
        number
    }
}

fn next_number(numbered: &Numbered) -> u32 {
    u32::try_from(numbered.len()).unwrap_or(NONE)
}

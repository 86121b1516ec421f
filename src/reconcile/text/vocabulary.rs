//! Numbers for words, and how many rows have them.

use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

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

/// Files have fewer different words than so many, or so many a row. Of files with more, words that
/// only one side has are not looked at: there is no end to them, and they say the least.
const DIFFERENT_MIN: usize = 1 << 20;
const DIFFERENT_A_ROW: usize = 4;

/// Numbers words as they come and counts the rows that have them.
#[derive(Default)]
pub(super) struct Vocabulary {
    numbers: Numbered,
    pub(super) words: Vec<Counted>,
    /// Skeletons, starts and letters share one numbering, so that none is taken for another.
    features: Numbered,
}

impl Vocabulary {
    /// Reads the words of bank and books.
    pub(super) fn read(bank: &Rows, book: &Rows) -> (Self, [SideWords; 2]) {
        let most = DIFFERENT_A_ROW.saturating_mul(bank.len() + book.len());
        Self::read_at_most([bank, book], most.max(DIFFERENT_MIN))
    }

    /// As [`Vocabulary::read`], for files that have at most so many different words.
    fn read_at_most(sides: [&Rows; 2], most: usize) -> (Self, [SideWords; 2]) {
        let mut known = Self::default();
        let read = known.read_sides(sides, most, &|_| true).unwrap_or_else(|| {
            known = Self::default();
            let seen = Seen::on(sides);
            known.read_sides(sides, usize::MAX, &|word| seen.on_both(word)).unwrap_or_default()
        });
        known.look();
        (known, read)
    }

    /// The words that count; none where there are more than `most` different ones.
    fn read_sides(
        &mut self,
        sides: [&Rows; 2],
        most: usize,
        counts: &dyn Fn(&str) -> bool,
    ) -> Option<[SideWords; 2]> {
        let mut read = [SideWords::default(), SideWords::default()];
        for (side, (rows, read)) in sides.into_iter().zip(&mut read).enumerate() {
            self.read_side((rows, side), most, counts, read);
        }
        (self.words.len() <= most).then_some(read)
    }

    fn read_side(
        &mut self,
        (rows, side): (&Rows, usize),
        most: usize,
        counts: &dyn Fn(&str) -> bool,
        read: &mut SideWords,
    ) {
        let mut of_row: Vec<u32> = Vec::with_capacity(WORDS_MAX);
        let mut buffer = String::new();
        for row in rows.indices() {
            of_row.clear();
            let mut left_out = 0;
            each_word(rows.description(row), &mut buffer, |word| {
                if of_row.len() + left_out >= WORDS_MAX {
                    return;
                }
                if !counts(word) {
                    left_out += 1;
                    return;
                }
                let number = self.number(word);
                if !of_row.contains(&number) {
                    of_row.push(number);
                }
            });
            if self.words.len() > most {
                return;
            }
            for number in &of_row {
                self.words[*number as usize].rows[side] += 1;
            }
            read.words.extend_from_slice(&of_row);
            // At most WORDS_MAX words of ROWS_MAX rows: beyond memory long before 2^32.
            read.ends.push(u32::try_from(read.words.len()).unwrap_or(u32::MAX));
        }
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
        let is_number = word.starts_with(|c: char| c.is_ascii_digit());
        let length = u8::try_from(word.chars().count()).unwrap_or(u8::MAX);
        let (digits, letters) = if is_number { (length, 0) } else { (0, length) };
        let is_year = digits == 4 && (word.starts_with("19") || word.starts_with("20"));
        self.words.push(Counted {
            rows: [0; 2],
            skeleton: NONE,
            start: NONE,
            sorted: NONE,
            digits,
            letters,
            is_year,
        });
        self.numbers.insert(word.into(), number);
        number
    }

    /// Sets what words look alike by.
    fn look(&mut self) {
        let numbers = std::mem::take(&mut self.numbers);
        let mut texts: Vec<&str> = vec![""; numbers.len()];
        for (text, number) in &numbers {
            texts[*number as usize] = text;
        }
        for (number, word) in texts.into_iter().enumerate() {
            let skeleton = skeleton(word).map_or(NONE, |text| self.feature(&format!("~{text}")));
            let start = start(word).map_or(NONE, |text| self.feature(text));
            let sorted = match skeleton {
                NONE => NONE,
                _ if is_squeezed(word) => NONE,
                _ => self.feature(&format!("={}", letters(word))),
            };
            let word = &mut self.words[number];
            (word.skeleton, word.start, word.sorted) = (skeleton, start, sorted);
        }
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

/// Which words a side has, hashed: one that it has not may be taken for one that it has, by chance.
struct Seen {
    sides: [Vec<u64>; 2],
}

impl Seen {
    fn on(sides: [&Rows; 2]) -> Self {
        /// Bits for each word that the larger side may have.
        const BITS: usize = 8;
        let rows = sides.map(Rows::len).into_iter().max().unwrap_or(0);
        let size = (rows * WORDS_MAX * BITS / 64).next_power_of_two();
        let mut seen = Self { sides: [vec![0; size], vec![0; size]] };
        let mut buffer = String::new();
        for (side, rows) in sides.into_iter().enumerate() {
            for row in rows.indices() {
                each_word(rows.description(row), &mut buffer, |word| {
                    let (at, bit) = seen.place(word);
                    seen.sides[side][at] |= bit;
                });
            }
        }
        seen
    }

    fn on_both(&self, word: &str) -> bool {
        let (at, bit) = self.place(word);
        self.sides.iter().all(|side| side[at] & bit != 0)
    }

    fn place(&self, word: &str) -> (usize, u64) {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(word);
        let at = usize::try_from(hash >> 6).unwrap_or(usize::MAX) & (self.sides[0].len() - 1);
        (at, 1 << (hash % 64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reconcile::testing::described;

    const BANK: [&str; 3] = ["ALPHA BETA 17", "GAMMA BETA", "DELTA 99"];
    const BOOK: [&str; 3] = ["Beta 17 zeta", "Eta beta", "Theta"];

    /// How many words of each row of the bank count, and how many different ones there are.
    fn counted(most: usize) -> (Vec<usize>, usize) {
        let (known, [bank, _]) =
            Vocabulary::read_at_most([&described(&BANK), &described(&BOOK)], most);
        ((0..3).map(|row| bank.of_row(row).len()).collect(), known.words.len())
    }

    #[test]
    fn of_more_different_words_than_files_have_only_those_of_both_sides_count() {
        assert_eq!(counted(9), (vec![3, 2, 2], 9), "as many as files may have");
        assert_eq!(counted(8), (vec![2, 1, 0], 2), "BETA and 17");
    }

    #[test]
    fn words_of_one_side_are_left_out_whatever_the_order_of_the_rows() {
        let turned = |texts: [&'static str; 3]| described(&[texts[2], texts[0], texts[1]]);
        let sides = [turned(BANK), turned(BOOK)];
        let (known, [bank, book]) = Vocabulary::read_at_most([&sides[0], &sides[1]], 8);
        assert_eq!(known.words.len(), 2);
        assert_eq!((bank.of_row(1), book.of_row(1)), (&[0, 1][..], &[0, 1][..]));
        assert!(bank.of_row(0).is_empty() && book.of_row(0).is_empty());
    }
}

//! Numbers for words, and how many rows have them.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::interner::{Interner, hash};
use super::weighted_word::{NONE, WeightedWord};
use crate::evidence::document_words::{NumberLabel, is_only_label};
use crate::evidence::words::{
    WORDS_MAX, each_word, is_squeezed, push_letters, push_skeleton, start,
};
use crate::row::Rows;
use crate::threads::side_by_side;

/// Per row, numbers of words, each once, in the order of the text.
#[derive(Default)]
pub(super) struct SideWords {
    words: Vec<u32>,
    ends: Vec<u32>,
}

impl SideWords {
    /// Adds a row with these words; its number, none where there is no room for more.
    pub(super) fn push(&mut self, words: impl Iterator<Item = u32>) -> Option<u32> {
        let row = u32::try_from(self.ends.len()).ok().filter(|row| *row != u32::MAX)?;
        let before = self.words.len();
        self.words.extend(words);
        let Ok(end) = u32::try_from(self.words.len()) else {
            self.words.truncate(before);
            return None;
        };
        self.ends.push(end);
        Some(row)
    }

    #[inline]
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
pub(super) struct WordCount {
    /// Rows of bank and book.
    pub(super) rows: [u32; 2],
    pub(super) skeleton: u32,
    pub(super) start: u32,
    /// See [`WeightedWord::letters`].
    pub(super) sorted: u32,
    /// How many it has, where it is a number.
    pub(super) digits: u8,
    /// How many it has, where it is of letters.
    pub(super) letters: u8,
    /// Whether it may well be the number of a year, which many texts of one file have.
    pub(super) is_year: bool,
    /// What it labels, where it is a label of numbers.
    pub(super) label: Option<NumberLabel>,
    /// Whether it says no more than that.
    pub(super) is_only_label: bool,
}

impl WordCount {
    pub(super) const fn unweighed(&self, number: u32) -> WeightedWord {
        let (skeleton, start) = (self.skeleton, self.start);
        WeightedWord {
            number,
            skeleton,
            start,
            letters: self.sorted,
            worth: 0,
            skeleton_worth: 0,
            start_worth: 0,
            missing: [0; 2],
            label: self.label,
            digits: self.digits,
            letters_count: self.letters,
            is_year: self.is_year,
        }
    }
}

/// Files have fewer different words than so many, or so many a row. Of files with more, words that
/// only one side has are not looked at: there is no end to them, and they say the least.
const DIFFERENT_MIN: usize = 1 << 20;
const DIFFERENT_A_ROW: usize = 4;

/// Numbers words as they come and counts the rows that have them.
#[derive(Default)]
pub(super) struct WordTable {
    numbers: Interner,
    pub(super) words: Vec<WordCount>,
    /// How many skeletons, starts and letters there are. They share one numbering, so that none is
    /// taken for another.
    features: usize,
}

impl WordTable {
    /// Reads the words of bank and books, both at a time where there are threads for it.
    pub(super) fn read(bank: &Rows, book: &Rows, threads: NonZeroUsize) -> (Self, [SideWords; 2]) {
        let most = DIFFERENT_A_ROW.saturating_mul(bank.len() + book.len());
        Self::read_at_most([bank, book], most.max(DIFFERENT_MIN), threads)
    }

    /// As [`WordTable::read`], for files that have at most so many different words.
    fn read_at_most(
        sides: [&Rows; 2],
        most: usize,
        threads: NonZeroUsize,
    ) -> (Self, [SideWords; 2]) {
        Self::read_sides(sides, most, &|_| true, threads).unwrap_or_else(|| {
            let seen = WordFilter::on(sides, threads);
            let on_both = |word: &str| seen.on_both(word);
            Self::read_sides(sides, usize::MAX, &on_both, threads).unwrap_or_default()
        })
    }

    /// The words that count; none where there are more than `most` different ones.
    fn read_sides(
        sides: [&Rows; 2],
        most: usize,
        counts: &(dyn Fn(&str) -> bool + Sync),
        threads: NonZeroUsize,
    ) -> Option<(Self, [SideWords; 2])> {
        if threads.get() > 1 {
            // Both sides together hold no more words than one reader may.
            let different = AtomicUsize::new(0);
            let one = |side: usize| {
                let (mut known, mut read) = (Self::default(), SideWords::default());
                known.read_side((sides[side], side), (most, &different), counts, &mut read);
                (known, read)
            };
            let ((mut known, bank), (of_book, mut book)) =
                side_by_side(threads, || one(0), || one(1));
            known.take_in(of_book, &mut book);
            if known.words.len() > most {
                return None;
            }
            if different.into_inner() <= most {
                return Some((known, [bank, book]));
            }
            // They have so many words in common that there may not be too many.
        }
        let (mut known, mut read) = (Self::default(), [SideWords::default(), SideWords::default()]);
        let different = AtomicUsize::new(0);
        for (side, (rows, read)) in sides.into_iter().zip(&mut read).enumerate() {
            known.read_side((rows, side), (most, &different), counts, read);
        }
        (known.words.len() <= most).then_some((known, read))
    }

    /// Adds the words of the books to those of the bank, as if they had been read after them.
    fn take_in(&mut self, of_book: Self, book: &mut SideWords) {
        let known_as = self.numbers.take_in(&of_book.numbers);
        for (number, word) in known_as.iter().zip(of_book.words) {
            match self.words.get_mut(*number as usize) {
                Some(known) => known.rows[1] = word.rows[1],
                // New words come in the order of their numbers.
                None => self.words.push(word),
            }
        }
        for word in &mut book.words {
            *word = known_as[*word as usize];
        }
    }

    /// `different`: the words of all readers, who end when they have more than `most`.
    fn read_side(
        &mut self,
        (rows, side): (&Rows, usize),
        (most, different): (usize, &AtomicUsize),
        counts: &(dyn Fn(&str) -> bool + Sync),
        read: &mut SideWords,
    ) {
        let mut of_row: Vec<u32> = Vec::with_capacity(WORDS_MAX);
        let mut buffer = String::new();
        for row in rows.indices() {
            of_row.clear();
            let known_before = self.words.len();
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
            let new = self.words.len() - known_before;
            if different.fetch_add(new, Ordering::Relaxed) + new > most {
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
        let mut counts = vec![[0; 2]; self.features];
        for WordCount { rows, skeleton, start, .. } in &self.words {
            for feature in [skeleton, start] {
                if let Some(count) = counts.get_mut(*feature as usize) {
                    count[0] += rows[0];
                    count[1] += rows[1];
                }
            }
        }
        counts
    }

    /// The text of a word, until they are known by their looks.
    pub(super) fn text(&self, number: u32) -> &str {
        self.numbers.text(number)
    }

    pub(super) fn number(&mut self, word: &str) -> u32 {
        let (number, is_new) = self.numbers.number(word);
        if !is_new {
            return number;
        }
        let is_number = word.starts_with(|c: char| c.is_ascii_digit());
        let length = u8::try_from(word.chars().count()).unwrap_or(u8::MAX);
        let (digits, letters) = if is_number { (length, 0) } else { (0, length) };
        let is_year = digits == 4 && (word.starts_with("19") || word.starts_with("20"));
        self.words.push(WordCount {
            rows: [0; 2],
            skeleton: NONE,
            start: NONE,
            sorted: NONE,
            digits,
            letters,
            is_year,
            label: NumberLabel::of(word),
            is_only_label: is_only_label(word),
        });
        number
    }

    /// Sets what words look alike by, and lets go of their texts.
    pub(super) fn look(&mut self) {
        let numbers = std::mem::take(&mut self.numbers);
        let mut features = Interner::default();
        let mut look = String::new();
        for (number, known) in (0..).zip(&mut self.words) {
            let word = numbers.text(number);
            look.clear();
            look.push('~');
            let has_skeleton = push_skeleton(word, &mut look);
            let skeleton = if has_skeleton { features.number(&look).0 } else { NONE };
            let start = start(word).map_or(NONE, |text| features.number(text).0);
            let sorted = if skeleton == NONE || is_squeezed(word) {
                NONE
            } else {
                look.clear();
                look.push('=');
                push_letters(word, &mut look);
                features.number(&look).0
            };
            (known.skeleton, known.start, known.sorted) = (skeleton, start, sorted);
        }
        self.features = features.len();
    }
}

/// Which words a side has, hashed: one that it has not may be taken for one that it has, by chance.
struct WordFilter {
    sides: [Vec<u64>; 2],
}

impl WordFilter {
    fn on(sides: [&Rows; 2], threads: NonZeroUsize) -> Self {
        /// Bits for each word that the larger side may have.
        const BITS: usize = 8;
        let rows = sides.map(Rows::len).into_iter().max().unwrap_or(0);
        let size = (rows * WORDS_MAX * BITS / 64).next_power_of_two();
        let one = |rows: &Rows| {
            let mut seen = vec![0; size];
            let mut buffer = String::new();
            for row in rows.indices() {
                each_word(rows.description(row), &mut buffer, |word| {
                    let (at, bit) = Self::place(word, size);
                    seen[at] |= bit;
                });
            }
            seen
        };
        let (bank, book) = side_by_side(threads, || one(sides[0]), || one(sides[1]));
        Self { sides: [bank, book] }
    }

    fn on_both(&self, word: &str) -> bool {
        let (at, bit) = Self::place(word, self.sides[0].len());
        self.sides.iter().all(|side| side[at] & bit != 0)
    }

    /// Which bit of so many numbers stands for a word.
    fn place(word: &str, size: usize) -> (usize, u64) {
        let hash = hash(word);
        let at = usize::try_from(hash >> 6).unwrap_or(usize::MAX) & (size - 1);
        (at, 1 << (hash % 64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::described;

    const TWO: NonZeroUsize = NonZeroUsize::MIN.saturating_add(1);

    const BANK: [&str; 3] = ["ALPHA BETA 17", "GAMMA BETA", "DELTA 99"];
    const BOOK: [&str; 3] = ["Beta 17 zeta", "Eta beta", "Theta"];

    /// How many words of each row of the bank count, and how many different ones there are.
    fn counted(most: usize) -> (Vec<usize>, usize) {
        let (known, [bank, _]) =
            WordTable::read_at_most([&described(&BANK), &described(&BOOK)], most, TWO);
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
        let (known, [bank, book]) = WordTable::read_at_most([&sides[0], &sides[1]], 8, TWO);
        assert_eq!(known.words.len(), 2);
        assert_eq!((bank.of_row(1), book.of_row(1)), (&[0, 1][..], &[0, 1][..]));
        assert!(bank.of_row(0).is_empty() && book.of_row(0).is_empty());
    }

    #[test]
    fn words_are_numbered_alike_on_any_number_of_threads() {
        let numbers = |threads| {
            let (known, [bank, book]) =
                WordTable::read(&described(&BANK), &described(&BOOK), threads);
            let rows: Vec<_> = known.words.iter().map(|word| word.rows).collect();
            (rows, bank.words, book.words)
        };
        assert_eq!(numbers(TWO), numbers(NonZeroUsize::MIN));
        let (rows, _, book) = numbers(TWO);
        assert_eq!(book, [1, 2, 6, 7, 1, 8], "those of the bank first");
        assert_eq!((rows[1], rows[6]), ([2, 2], [0, 1]));
    }
}

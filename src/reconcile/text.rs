//! What two descriptions have in common, in bits: how surprising it is that rows so alike
//! should meet by chance.
//!
//! A text is a set of words (runs of letters or of digits, without case or accents). A word
//! counts by how few rows have it: an invoice number seen twice says much, `CARD` nothing.
//! Banks cut and squeeze names, so a word that finds no equal may still meet one with the same
//! consonants (`TSC` and `TESCO`, in any order: slips of the keyboard) or the same first letters
//! (`SUPPL` and `SUPPLIES`), for less.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use super::row::Rows;
use super::words::{WORDS_MAX, each_word, skeleton, start};

/// Evidence is counted in this many parts of a bit.
pub(crate) const PARTS_PER_BIT: i32 = 256;

/// What the same skeleton and the same start count for, in eighths of their rarity.
const SKELETON_EIGHTHS: i32 = 6;
const START_EIGHTHS: i32 = 5;

/// A digit holds log2(10) bits; a bit less, for numbers are not drawn evenly.
const DIGIT_BITS: i32 = 3;

/// No one word says more than this.
const WORD_BITS_MAX: i32 = 20;

/// Stands for "this word has no skeleton" or "no start".
const NONE: u32 = u32::MAX;

/// Hashing with fixed keys: the same input must take the same path everywhere.
type Numbered = HashMap<Box<str>, u32, BuildHasherDefault<DefaultHasher>>;

/// The words of all rows, and how much each is worth.
pub(crate) struct TextIndex {
    bank: SideWords,
    book: SideWords,
    words: Vec<Word>,
}

/// Per row, numbers of words, each once, in the order of the text.
#[derive(Default)]
struct SideWords {
    words: Vec<u32>,
    ends: Vec<u32>,
}

impl SideWords {
    fn numbers(&self, row: u32) -> &[u32] {
        let row = row as usize;
        let start = if row == 0 { 0 } else { self.ends[row - 1] };
        &self.words[start as usize..self.ends[row] as usize]
    }
}

/// A word with what it is worth, in parts of a bit.
#[derive(Clone, Copy)]
pub(crate) struct Word {
    number: u32,
    skeleton: u32,
    start: u32,
    worth: u16,
    skeleton_worth: u16,
    start_worth: u16,
}

/// The words of one row, laid out for comparing.
#[derive(Clone, Default)]
pub(crate) struct RowWords {
    words: Vec<Word>,
    /// One bit for each skeleton, start and word, folded: no common bit, nothing in common.
    mask: u64,
}

impl TextIndex {
    pub(crate) fn new(bank: &Rows, book: &Rows) -> Self {
        let mut vocabulary = Vocabulary::default();
        let bank_words = vocabulary.read(bank);
        let book_words = vocabulary.read(book);
        let words = vocabulary.weigh(bank.len() + book.len());
        Self { bank: bank_words, book: book_words, words }
    }

    pub(crate) fn bank_words(&self, row: u32) -> RowWords {
        self.row_words(&self.bank, row)
    }

    pub(crate) fn book_words(&self, row: u32) -> RowWords {
        self.row_words(&self.book, row)
    }

    /// The numbers of the words of a bank row, in the order of its text.
    pub(crate) fn bank_numbers(&self, row: u32) -> &[u32] {
        self.bank.numbers(row)
    }

    /// The numbers of the words of a book row, in the order of its text.
    pub(crate) fn book_numbers(&self, row: u32) -> &[u32] {
        self.book.numbers(row)
    }

    /// How many different words there are; they are numbered from 0.
    pub(crate) const fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether a word is of letters, and of more than one or two.
    pub(crate) fn is_name(&self, number: u32) -> bool {
        let word = &self.words[number as usize];
        word.skeleton != NONE || word.start != NONE
    }

    fn row_words(&self, side: &SideWords, row: u32) -> RowWords {
        let numbers = side.numbers(row);
        let words: Vec<Word> = numbers.iter().map(|number| self.words[*number as usize]).collect();
        let mask = words.iter().fold(0, |mask, word| {
            [word.number, word.skeleton, word.start]
                .iter()
                .filter(|feature| **feature != NONE)
                .fold(mask, |mask, feature| mask | 1 << (feature.wrapping_mul(0x9E37_79B1) >> 26))
        });
        RowWords { words, mask }
    }
}

impl RowWords {
    /// What the two texts have in common, in parts of a bit. Symmetric.
    pub(crate) fn in_common(&self, other: &Self) -> i32 {
        if self.mask & other.mask == 0 {
            return 0;
        }
        let (mut ours, mut theirs) = (Unmet::all(&self.words), Unmet::all(&other.words));
        ours.meet(&mut theirs, |word| (word.number, word.worth))
            + ours.meet(&mut theirs, |word| (word.skeleton, word.skeleton_worth))
            + ours.meet(&mut theirs, |word| (word.start, word.start_worth))
    }

    /// Numbers of the words, the ones worth most first, then in the order of the text: never by
    /// number, which depends on the order of the rows.
    pub(crate) fn by_worth(&self) -> Vec<u32> {
        let mut words: Vec<&Word> = self.words.iter().collect();
        words.sort_by_key(|word| std::cmp::Reverse(word.worth));
        words.iter().map(|word| word.number).collect()
    }
}

/// The words of a text that have met no equal on the other side yet.
struct Unmet<'a> {
    words: &'a [Word],
    /// One bit for each; [`WORDS_MAX`] of them fit.
    open: u32,
}

impl<'a> Unmet<'a> {
    fn all(words: &'a [Word]) -> Self {
        Self { words, open: (1 << words.len()) - 1 }
    }

    /// Pairs off the open words that agree in a feature; each word meets one other at most.
    fn meet(&mut self, other: &mut Self, feature: impl Fn(&Word) -> (u32, u16)) -> i32 {
        let mut worth = 0;
        for (place, word) in self.words.iter().enumerate() {
            let (number, value) = feature(word);
            if number == NONE || self.open & 1 << place == 0 {
                continue;
            }
            let met = other.words.iter().enumerate().find(|(other_place, candidate)| {
                other.open & 1 << other_place != 0 && feature(candidate).0 == number
            });
            if let Some((other_place, _)) = met {
                self.open &= !(1 << place);
                other.open &= !(1 << other_place);
                worth += i32::from(value);
            }
        }
        worth
    }
}

/// A word while rows are counted.
struct Counted {
    rows: u32,
    skeleton: u32,
    start: u32,
    /// How many it has, where it is a number.
    digits: u8,
}

/// Numbers words as they come and counts the rows that have them.
#[derive(Default)]
struct Vocabulary {
    numbers: Numbered,
    words: Vec<Counted>,
    /// Skeletons and starts share one numbering, so that neither is taken for the other.
    features: Numbered,
    feature_rows: Vec<u32>,
}

impl Vocabulary {
    fn read(&mut self, rows: &Rows) -> SideWords {
        let mut side = SideWords::default();
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
                self.words[*number as usize].rows += 1;
            }
            side.words.extend_from_slice(&of_row);
            // At most WORDS_MAX words of ROWS_MAX rows: beyond memory long before 2^32.
            side.ends.push(u32::try_from(side.words.len()).unwrap_or(u32::MAX));
        }
        side
    }

    fn number(&mut self, word: &str) -> u32 {
        if let Some(number) = self.numbers.get(word) {
            return *number;
        }
        let number = next_number(&self.numbers);
        let skeleton = skeleton(word).map_or(NONE, |text| self.feature(&format!("~{text}")));
        let start = start(word).map_or(NONE, |text| self.feature(text));
        let is_number = word.starts_with(|c: char| c.is_ascii_digit());
        let digits = if is_number { u8::try_from(word.len()).unwrap_or(u8::MAX) } else { 0 };
        self.words.push(Counted { rows: 0, skeleton, start, digits });
        self.numbers.insert(word.into(), number);
        number
    }

    fn feature(&mut self, text: &str) -> u32 {
        if let Some(number) = self.features.get(text) {
            return *number;
        }
        let number = next_number(&self.features);
        self.features.insert(text.into(), number);
        self.feature_rows.push(0);
        number
    }

    fn weigh(mut self, row_count: usize) -> Vec<Word> {
        for Counted { rows, skeleton, start, .. } in &self.words {
            for feature in [skeleton, start] {
                if *feature != NONE {
                    self.feature_rows[*feature as usize] += rows;
                }
            }
        }
        let feature_worth = |feature: u32, eighths| match self.feature_rows.get(feature as usize) {
            Some(rows) => worth(row_count, *rows, eighths),
            None => 0,
        };
        (0..)
            .zip(&self.words)
            .map(|(number, Counted { rows, skeleton, start, digits })| Word {
                number,
                skeleton: *skeleton,
                start: *start,
                worth: worth(row_count, *rows, 8).max(number_worth(*digits, *rows)),
                skeleton_worth: feature_worth(*skeleton, SKELETON_EIGHTHS),
                start_worth: feature_worth(*start, START_EIGHTHS),
            })
            .collect()
    }
}

fn next_number(numbered: &Numbered) -> u32 {
    u32::try_from(numbered.len()).unwrap_or(NONE)
}

/// What a number of so many digits is worth by itself: few rows say little of how rare it is,
/// but two rows hit on the same five digits by chance once in 100,000 times. Numbers that come
/// often (a card's last digits) are worth nothing by this.
fn number_worth(digits: u8, rows: u32) -> u16 {
    let parts =
        i32::from(digits) * DIGIT_BITS * PARTS_PER_BIT - 2 * log2_parts(u64::from(rows.max(1)));
    u16::try_from(parts.clamp(0, WORD_BITS_MAX * PARTS_PER_BIT)).unwrap_or(u16::MAX)
}

/// log2(rows in all / rows that have it), in parts of a bit.
fn worth(row_count: usize, rows: u32, eighths: i32) -> u16 {
    let rarity = log2_parts(row_count as u64) - log2_parts(u64::from(rows.max(1)));
    let parts = rarity.clamp(0, WORD_BITS_MAX * PARTS_PER_BIT) * eighths / 8;
    u16::try_from(parts).unwrap_or(u16::MAX)
}

/// log2 in parts of a bit, from integers alone: the fraction by the line between two powers of
/// two, at most 0.09 bit from the curve.
pub(crate) fn log2_parts(value: u64) -> i32 {
    let Some(whole) = value.checked_ilog2() else { return 0 };
    let fraction =
        (u128::from(value - (1 << whole)) * u128::from(PARTS_PER_BIT.unsigned_abs())) >> whole;
    i32::try_from(whole).unwrap_or(0) * PARTS_PER_BIT + i32::try_from(fraction).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reconcile::testing::described;

    fn common(bank: &str, book: &str) -> i32 {
        let filler: Vec<String> = (0..60).map(|n| format!("FILLER{}", n * 1000)).collect();
        let side = |text: &str| {
            let mut texts: Vec<&str> = filler.iter().map(String::as_str).collect();
            texts.insert(0, text);
            described(&texts)
        };
        let index = TextIndex::new(&side(bank), &side(book));
        let (a, b) = (index.bank_words(0), index.book_words(0));
        assert_eq!(a.in_common(&b), b.in_common(&a), "symmetric");
        a.in_common(&b)
    }

    #[test]
    fn a_reference_counts_in_any_writing() {
        for bank in ["INV2081", "inv-2081", "PAYMENT 02081", "2081/INV"] {
            assert!(common(bank, "Hallett Invoice 2081") > 4 * PARTS_PER_BIT, "{bank}");
        }
        assert_eq!(common("INV 2081", "Hallett 2018"), 0);
    }

    #[test]
    fn squeezed_cut_and_mistyped_names_still_count_but_for_less() {
        let whole = common("SEVERN SUPPLIES", "Severn Supplies");
        for bank in ["SVRN SPPLS", "SEVERN SUPPL", "SEVREN SUPPILES"] {
            let part = common(bank, "Severn Supplies");
            assert!(part > whole / 3 && part < whole, "{bank}: {part} of {whole}");
        }
    }

    #[test]
    fn case_and_accents_do_not_count() {
        assert_eq!(common("CAFE NOIR", "Café Noir"), common("CAFE NOIR", "CAFE NOIR"));
        assert_eq!(common("cafe\u{301}", "CAFÉ"), common("CAFE", "CAFE"));
    }

    #[test]
    fn a_word_that_every_row_has_says_nothing() {
        let texts = ["CARD ALPHA", "CARD BETA", "CARD GAMMA"];
        let index = TextIndex::new(&described(&texts), &described(&texts));
        assert_eq!(index.bank_words(0).in_common(&index.book_words(1)), 0);
        assert!(index.bank_words(0).in_common(&index.book_words(0)) > 0);
    }
}

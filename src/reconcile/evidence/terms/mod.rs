//! What two descriptions have in common, in bits: how surprising it is that rows so alike
//! should meet by chance.
//!
//! A text is a set of words (runs of letters or of digits, without case or accents). A word
//! counts by how few rows have it: an invoice number seen twice says much, `CARD` nothing.
//! Banks cut and squeeze names, so a word that finds no equal may still meet one with the same
//! consonants (`TSC` and `TESCO`, in any order: slips of the keyboard, but a short word must keep
//! its vowels or lose them all, for `CARD` is not `CORD`) or the same first letters
//! (`SUPPL` and `SUPPLIES`), for less.

mod interner;
mod row_words;
mod term_weight;
mod vocabulary;
mod weighted_word;
mod word_match;
mod word_overlap;

use std::num::NonZeroUsize;

use super::log_odds::PARTS_PER_BIT;
use super::words::WORDS_MAX;
use crate::row::Rows;
use crate::threads::side_by_side;
pub(crate) use row_words::RowWords;
use row_words::{bit, papers_of};
use term_weight::WordStatistics;
use vocabulary::{SideWords, WordTable};
use weighted_word::{NONE, WeightedWord};
use word_match::STEPS;
pub(crate) use word_overlap::WordOverlap;

/// What the words of a row that meet nothing count against a pair, at most.
const MISSING_BITS_MAX: i32 = 8;

/// The words of all rows, and how much each is worth.
pub(crate) struct TermIndex {
    bank: SideWords,
    book: SideWords,
    words: Vec<WeightedWord>,
}

/// The texts of both sides, read but not weighed.
pub(crate) struct UnweightedTexts {
    bank: SideWords,
    book: SideWords,
    vocabulary: WordTable,
}

impl UnweightedTexts {
    pub(crate) fn read(bank: &Rows, book: &Rows, threads: NonZeroUsize) -> Self {
        let (vocabulary, [bank, book]) = WordTable::read(bank, book, threads);
        Self { bank, book, vocabulary }
    }

    /// `sample`: rows of bank and book that pair without rivals.
    pub(crate) fn weighed(self, sample: &[(u32, u32)], threads: NonZeroUsize) -> TermIndex {
        let Self { bank, book, vocabulary } = self;
        let rows = [&bank, &book].map(|side| u32::try_from(side.rows()).unwrap_or(u32::MAX));
        let words = (0..).zip(&vocabulary.words).map(|(number, word)| word.unweighed(number));
        let mut index = TermIndex { bank, book, words: words.collect() };
        let of = |sample: &[(u32, u32)]| {
            let mut experience = WordStatistics::new(vocabulary.words.len());
            for (bank, book) in sample {
                experience.add(&index.bank_words(*bank), &index.book_words(*book));
            }
            experience
        };
        let (one, other) = sample.split_at(sample.len() / 2);
        let (mut experience, other) = side_by_side(threads, || of(one), || of(other));
        experience.add_all(&other);
        index.words = experience.weigh(&vocabulary, rows);
        index
    }
}

impl TermIndex {
    /// How many different words there are; they are numbered from 0.
    pub(crate) const fn words(&self) -> usize {
        self.words.len()
    }

    /// Whether a word is of letters, and of more than one or two.
    pub(crate) fn is_name(&self, number: u32) -> bool {
        self.words[number as usize].is_name()
    }

    /// The numbers of the words of a bank row, in the order of its text.
    pub(crate) fn bank_numbers(&self, row: u32) -> &[u32] {
        self.numbers(0, row)
    }

    /// The numbers of the words of a book row, in the order of its text.
    pub(crate) fn book_numbers(&self, row: u32) -> &[u32] {
        self.numbers(1, row)
    }

    /// Numbers of a row's words, in the order of the text; 0 is the bank's side.
    pub(crate) fn numbers(&self, side: usize, row: u32) -> &[u32] {
        if side == 0 { self.bank.of_row(row) } else { self.book.of_row(row) }
    }

    pub(crate) fn bank_words(&self, row: u32) -> RowWords {
        self.row_words(0, row)
    }

    pub(crate) fn book_words(&self, row: u32) -> RowWords {
        self.row_words(1, row)
    }

    fn row_words(&self, side: usize, row: u32) -> RowWords {
        let numbers = self.numbers(side, row);
        let words: Vec<WeightedWord> =
            numbers.iter().map(|number| self.words[*number as usize]).collect();
        let mut features = [[NONE; WORDS_MAX]; STEPS.len()];
        let mut masks = [0; STEPS.len()];
        for (place, word) in words.iter().enumerate() {
            for (step, (features, mask)) in STEPS.iter().zip(features.iter_mut().zip(&mut masks)) {
                features[place] = step.feature(word);
                *mask |= bit(features[place]);
            }
        }
        let alone: i32 = words.iter().map(|word| i32::from(word.missing[side])).sum();
        let alone = alone.clamp(-MISSING_BITS_MAX * PARTS_PER_BIT, 0);
        let papers = papers_of(&words);
        RowWords { words, features, masks, side, alone, papers }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::described;

    fn common(bank: &str, book: &str) -> i32 {
        let filler: Vec<String> = (0..60).map(|n| format!("FILLER{}", n * 1000)).collect();
        let side = |text: &str| {
            let mut texts: Vec<&str> = filler.iter().map(String::as_str).collect();
            texts.insert(0, text);
            described(&texts)
        };
        let index = UnweightedTexts::read(&side(bank), &side(book), NonZeroUsize::MIN)
            .weighed(&[], NonZeroUsize::MIN);
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
    fn a_year_does_not_count_as_a_reference() {
        assert!(common("RENT 2026", "Huber 2026") <= common("HUBER", "Huber 2026"));
        assert!(common("RENT 3026", "Huber 3026") > common("HUBER", "Huber 3026"));
    }

    #[test]
    fn a_label_of_a_number_does_not_count_though_few_rows_have_it() {
        assert_eq!(common("KING INV", "Carter Inv"), 0);
        assert_eq!(common("KING RECEIPT NO", "Carter receipt no"), 0);
        assert_eq!(common("KING INV 2081", "Carter invoice 2081"), common("2081", "Carter 2081"));
    }

    #[test]
    fn two_numbers_under_one_label_are_those_of_two_papers() {
        let other = |bank: &str, book: &str| {
            let index =
                UnweightedTexts::read(&described(&[bank]), &described(&[book]), NonZeroUsize::MIN)
                    .weighed(&[], NonZeroUsize::MIN);
            index.bank_words(0).names_another_paper(&index.book_words(0))
        };
        for (bank, book) in [
            ("KING INV 881", "Carter INV-990"),
            ("INVOICE NO 17", "inv 18"),
            ("RCT 4", "Receipt 5"),
        ] {
            assert!(other(bank, book), "{bank} {book}");
        }
        for (bank, book) in [
            ("KING INV 881", "Carter INV-881"),
            ("INV 881", "Carter 881 inv 990"),
            ("INV 881 INV 882", "Invoice 882"),
            ("INV 881", "Receipt 990"),
            ("REF 881", "ref 990"),
            ("INV 2026", "inv 2025"),
            ("KING INV 881", "Carter"),
        ] {
            assert!(!other(bank, book), "{bank} {book}");
        }
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
    fn short_words_with_the_same_consonants_are_not_one_word() {
        for (bank, book) in [("CARD", "Cord"), ("LEEDS", "Diesel"), ("DIESEL", "Leeds")] {
            assert_eq!(common(bank, book), 0, "{bank} {book}");
        }
        for (bank, book) in [("LDS", "Leeds"), ("LEDES", "Leeds"), ("KOENIG", "König")] {
            assert!(common(bank, book) > 0, "{bank} {book}");
        }
    }

    #[test]
    fn case_and_accents_do_not_count() {
        assert_eq!(common("CAFE NOIR", "Café Noir"), common("CAFE NOIR", "CAFE NOIR"));
        assert_eq!(common("cafe\u{301}", "CAFÉ"), common("CAFE", "CAFE"));
    }

    #[test]
    fn a_word_that_every_row_has_says_next_to_nothing() {
        let texts = ["CARD ALPHA", "CARD BETA", "CARD GAMMA"];
        let index =
            UnweightedTexts::read(&described(&texts), &described(&texts), NonZeroUsize::MIN)
                .weighed(&[], NonZeroUsize::MIN);
        assert!(index.bank_words(0).in_common(&index.book_words(1)) < PARTS_PER_BIT / 10);
        assert!(index.bank_words(0).in_common(&index.book_words(0)) > 0);
    }
}

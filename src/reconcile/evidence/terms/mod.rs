//! What two descriptions have in common, in bits: how surprising it is that rows so alike
//! should meet by chance.
//!
//! A text is a set of words (runs of letters or of digits, without case or accents). A word
//! counts by how few rows have it: an invoice number seen twice says much, `CARD` nothing.
//! Banks cut and squeeze names, so a word that finds no equal may still meet one with the same
//! consonants (`TSC` and `TESCO`, in any order: slips of the keyboard, but a short word must keep
//! its vowels or lose them all, for `CARD` is not `CORD`) or the same first letters
//! (`SUPPL` and `SUPPLIES`), for less.

mod counted_texts;
mod interner;
mod row_words;
mod term_weight;
mod vocabulary;
mod weighted_word;
mod word_match;
mod word_overlap;
mod word_places;

use std::num::NonZeroUsize;

use super::document_numbers::DocumentNumbers;
use super::log_odds::PARTS_PER_BIT;
use super::sample::SamplePair;
use super::words::WORDS_MAX;
use crate::threads::side_by_side;
pub(crate) use counted_texts::CountedTexts;
pub(crate) use row_words::RowWords;
use row_words::bit;
use term_weight::{OtherDocuments, WordStatistics};
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
    /// What it says against a pair that its texts name other documents.
    other_documents: OtherDocuments,
}

/// The texts of both sides, counted but not weighed.
pub(crate) struct UnweightedTexts {
    bank: SideWords,
    book: SideWords,
    vocabulary: WordTable,
}

impl UnweightedTexts {
    pub(crate) fn of(texts: CountedTexts) -> Self {
        let ([bank, book], vocabulary) = texts.looked_at();
        Self { bank, book, vocabulary }
    }

    /// `sample`: pairs that are learnt from; `rows`: how many rows of bank and book were counted.
    pub(crate) fn weighed(
        self,
        sample: &[SamplePair],
        rows: [u32; 2],
        threads: NonZeroUsize,
    ) -> TermIndex {
        let Self { bank, book, vocabulary } = self;
        let words = (0..).zip(&vocabulary.words).map(|(number, word)| word.unweighed(number));
        let mut index = TermIndex {
            bank,
            book,
            words: words.collect(),
            other_documents: OtherDocuments::UNKNOWN,
        };
        let of = |sample: &[SamplePair]| {
            let mut experience = WordStatistics::new(vocabulary.words.len());
            for pair in sample {
                let words = (index.bank_words(pair.bank), index.book_words(pair.book));
                experience.add(&words.0, &words.1, pair.count);
            }
            experience
        };
        let (one, other) = sample.split_at(sample.len() / 2);
        let (mut experience, other) = side_by_side(threads, || of(one), || of(other));
        experience.add_all(&other);
        index.words = experience.weigh(&vocabulary, rows, threads);
        index.other_documents = experience.other_documents();
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
    #[inline]
    pub(crate) fn numbers(&self, side: usize, row: u32) -> &[u32] {
        if side == 0 { self.bank.of_row(row) } else { self.book.of_row(row) }
    }

    pub(crate) fn bank_words(&self, row: u32) -> RowWords {
        self.row_words(0, row)
    }

    pub(crate) fn book_words(&self, row: u32) -> RowWords {
        self.row_words(1, row)
    }

    /// How much it speaks against a pair that its texts name other documents, in parts of a bit.
    pub(crate) fn other_documents(&self, bank: &RowWords, book: &RowWords) -> i32 {
        self.other_documents.against(bank, book)
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
        let documents = DocumentNumbers::of(&words);
        RowWords { words, features, masks, side, alone, documents }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence::document_numbers::DocumentsBeside;
    use crate::testing::{described, index_of};

    fn common(bank: &str, book: &str) -> i32 {
        let filler: Vec<String> = (0..60).map(|n| format!("FILLER{}", n * 1000)).collect();
        let side = |text: &str| {
            let mut texts: Vec<&str> = filler.iter().map(String::as_str).collect();
            texts.insert(0, text);
            described(&texts)
        };
        let index = index_of(&side(bank), &side(book), &[]);
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
        assert_eq!(common("KING INV 5081", "Carter invoice 5081"), common("5081", "Carter 5081"));
    }

    /// How the documents of two texts are to each other.
    fn documents(bank: &str, book: &str) -> Option<DocumentsBeside> {
        let (bank, book) = (described(&[bank]), described(&[book]));
        let index = index_of(&bank, &book, &[]);
        let beside = index.bank_words(0).documents_beside(&index.book_words(0));
        assert_eq!(beside, index.book_words(0).documents_beside(&index.bank_words(0)), "symmetric");
        beside
    }

    #[test]
    fn two_numbers_under_one_label_are_those_of_two_papers() {
        for (bank, book) in [
            ("KING INV 881", "Carter INV-990"),
            ("INVOICE NO 17", "inv 18"),
            ("RCT 4", "Receipt 5"),
            ("BILL 17", "Invoice 18"),
            // Four digits behind a label are no year.
            ("INV 2026", "inv 2025"),
            ("INV 2002", "inv 881"),
            ("INV 2026-0042", "inv 2026-0043"),
        ] {
            assert_eq!(documents(bank, book), Some(DocumentsBeside::OtherPapers), "{bank} {book}");
        }
        for (bank, book) in [
            ("KING INV 881", "Carter INV-881"),
            ("INV 881", "Carter 881 inv 990"),
            ("INV 881 INV 882", "Invoice 882"),
            ("INV 2002", "inv 2002"),
        ] {
            let beside = documents(bank, book);
            assert!(matches!(beside, Some(DocumentsBeside::Same(_))), "{bank} {book}");
        }
    }

    #[test]
    fn numbers_that_look_alike_are_other_ones_whatever_stands_before_them() {
        for (bank, book) in [
            ("HADLEY SI4881", "Hadley Inv 4882"),
            ("HADLEY 2026-881", "Hadley INV 990"),
            ("HADLEY 881", "Hadley 990"),
            ("REF 881", "Hadley inv 990"),
            ("PO 881", "Hadley PO 990"),
            ("RECHNUNG 4881", "Rechnung 4882"),
        ] {
            let beside = documents(bank, book);
            assert!(matches!(beside, Some(DocumentsBeside::OtherNumbers(_))), "{bank} {book}");
        }
    }

    #[test]
    fn numbers_of_other_things_say_nothing_of_a_document() {
        for bank in [
            "HADLEY REF 83812345",
            "CARD 119 HADLEY",
            "CHQ 100",
            "HADLEY 20-11-22 12345678",
            "HADLEY 07 MAY 14:22",
            "HADLEY 2026",
            "HADLEY 12",
            "HADLEY 2026-04-12",
            "HADLEY BAC131d3fe561",
            "RECEIPT 881",
            "HADLEY",
        ] {
            assert_eq!(documents(bank, "Hadley INV 990"), None, "{bank}");
        }
    }

    #[test]
    fn what_stands_only_before_numbers_is_a_label_and_names_nobody() {
        for label in ["BILL", "PO", "SI", "ORDER", "CN", "RE"] {
            let (bank, book) = (format!("KING {label} 17"), format!("Carter {label} 18"));
            assert_eq!(common(&bank, &book), 0, "{label}");
        }
        let side = |texts: [&str; 3]| described(&texts);
        let of = |bank: [&str; 3], book: [&str; 3]| {
            let index = index_of(&side(bank), &side(book), &[]);
            index.bank_words(0).in_common(&index.book_words(1))
        };
        let bank = ["KING RECHNUNG 4881", "CARTER RECHNUNG 4882", "TUTT 881"];
        assert_eq!(of(bank, ["King Rechnung 4881", "Carter Rechnung 4882", "Tutt 880"]), 0);
        // A name stands elsewhere, too.
        let bank = ["FPI HADLEY 4881", "FPO CARTER 17", "CARTER"];
        assert!(of(bank, ["Carter 12", "Hadley 4882", "Tutt"]) > 0);
    }

    #[test]
    fn numbers_that_often_differ_in_pairs_say_little_against_one() {
        let against = |differing: usize| {
            let text = |side: &str, at: usize| {
                let number = if at < differing && side == "book" { 40_000 } else { 10_000 };
                format!("Payee{side} {}", number + at)
            };
            let [bank, book] = ["bank", "book"].map(|side| {
                let texts: Vec<String> = (0..200).map(|at| text(side, at)).collect();
                described(&texts.iter().map(String::as_str).collect::<Vec<_>>())
            });
            let sample: Vec<(u32, u32)> = (0..200).map(|row| (row, row)).collect();
            let index = index_of(&bank, &book, &sample);
            index.other_documents(&index.bank_words(5), &index.book_words(6))
        };
        assert_eq!(against(0), 7 * PARTS_PER_BIT);
        assert!(against(100) < 3 * PARTS_PER_BIT);
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
        let index = index_of(&described(&texts), &described(&texts), &[]);
        assert!(index.bank_words(0).in_common(&index.book_words(1)) < PARTS_PER_BIT / 10);
        assert!(index.bank_words(0).in_common(&index.book_words(0)) > 0);
    }
}

//! What words are worth, learnt from the pairs without rivals.
//!
//! The weights of Fellegi and Sunter (1969, "A Theory for Record Linkage"): a word that both rows
//! have counts by how much oftener that happens in pairs than by chance, one that only one of
//! them has by how much rarer. An invoice number seen twice says much and `CARD` nothing; `CITY`
//! never comes twice, so it may as well stand alone; a payee that is nowhere in the other text
//! speaks against the pair.

use std::num::NonZeroUsize;
use std::ops::Range;

use super::row_words::RowWords;
use super::vocabulary::{WordCount, WordTable};
use super::weighted_word::{NONE, WeightedWord};
use super::word_match::WordMatch;
use crate::evidence::document_numbers::DocumentsBeside;
use crate::evidence::log_odds::{PARTS_PER_BIT, log2_parts};
use crate::evidence::words::WORDS_MAX;
use crate::threads::side_by_side;

/// No one word says more than this.
const WORD_BITS_MAX: i32 = 20;

/// A digit holds log2(10) bits; a bit less, for numbers are not drawn evenly.
const DIGIT_BITS: i32 = 3;

/// A letter counts for three quarters of a bit by its length alone, up to so many.
const LETTERS_MAX: u8 = 8;

/// What is known of words alike weighs as much as this many rows with the word itself.
const WORDS_ALIKE_WEIGH: f64 = 4.0;

/// What is believed before counting weighs as much as this many rows: that a word comes on both
/// sides, so that it counts where it does, but that little is to be made of its missing.
const BELIEF: f64 = 3.0;
const EQUAL_BELIEVED: f64 = 0.9;
const ANY_BELIEVED: f64 = 0.33;

/// Words go missing together (a payee has several), so each missing one counts by half.
const MISSING_SHARE: i32 = 2;

/// However often a word has been met, it is missing in one pair of so many.
const MISSING_MIN: f64 = 0.05;

/// Of pairs that both name documents, this share is believed to name other ones, and that belief weighs as much as so
/// many pairs.
const OTHERS_BELIEVED: f64 = 1.0 / 128.0;
const DOCUMENTS_WEIGH: f64 = 192.0;

/// Words are alike that are both numbers or both not, and had by about as many rows.
const CLASSES: usize = 2 * SIZES;
const SIZES: usize = 24;

/// How a word fared in the pairs: rows that have it, those whose partner has it too, those whose
/// partner has it or one that looks like it.
#[derive(Clone, Copy, Default)]
struct WordOutcomes {
    seen: u32,
    equal: u32,
    any: u32,
}

impl WordOutcomes {
    fn add(&mut self, other: Self) {
        add(&mut self.seen, other.seen);
        add(&mut self.equal, other.equal);
        add(&mut self.any, other.any);
    }
}

/// Adds to a count; it ends at the largest number.
const fn add(count: &mut u32, more: u32) {
    *count = count.saturating_add(more);
}

/// Words that found no equal: how many there were, how many met one of the same look.
#[derive(Clone, Copy, Default)]
struct LookalikeCounts {
    tried: u32,
    met: u32,
}

impl LookalikeCounts {
    fn add(&mut self, other: Self) {
        add(&mut self.tried, other.tried);
        add(&mut self.met, other.met);
    }

    fn share(self) -> f64 {
        (f64::from(self.met) + 0.3) / (f64::from(self.tried) + 3.0)
    }
}

/// Numbers of more digits count as of so many.
const DIGITS_MAX: usize = 12;

/// How many pairs name documents that may be of one kind, and how many of them name other ones.
#[derive(Clone, Copy, Default)]
struct DocumentCounts {
    all: u32,
    others: u32,
}

/// Where pairs are counted whose documents are so to each other, and whether they are other ones.
fn place_of(beside: DocumentsBeside) -> (usize, bool) {
    let of = |digits: u8| usize::from(digits).min(DIGITS_MAX) - 1;
    match beside {
        DocumentsBeside::Same(digits) => (of(digits), false),
        DocumentsBeside::OtherNumbers(digits) => (of(digits), true),
        DocumentsBeside::OtherPapers => (DIGITS_MAX, true),
    }
}

/// What it says against a pair that its texts name other documents, in parts of a bit.
pub(super) struct OtherDocuments([i32; DIGITS_MAX + 1]);

impl OtherDocuments {
    /// Nothing is known of them.
    pub(super) const UNKNOWN: Self = Self([0; DIGITS_MAX + 1]);

    /// How much it says of two texts.
    pub(super) fn against(&self, bank: &RowWords, book: &RowWords) -> i32 {
        let place = bank.documents_beside(book).map(place_of);
        place.filter(|(_, is_other)| *is_other).map_or(0, |(at, _)| self.0[at])
    }
}

/// What the pairs without rivals show of words.
pub(super) struct WordStatistics {
    words: [Vec<WordOutcomes>; 2],
    skeletons: LookalikeCounts,
    starts: LookalikeCounts,
    /// Pairs whose texts name documents that may be of one kind, by the digits of their numbers, and those of them that
    /// name other ones; behind them papers.
    documents: [DocumentCounts; DIGITS_MAX + 1],
}

impl WordStatistics {
    pub(super) fn new(words: usize) -> Self {
        let none = LookalikeCounts::default();
        Self {
            words: [vec![WordOutcomes::default(); words], vec![WordOutcomes::default(); words]],
            skeletons: none,
            starts: none,
            documents: [DocumentCounts::default(); DIGITS_MAX + 1],
        }
    }

    /// Counts what others have counted.
    pub(super) fn add_all(&mut self, others: &Self) {
        for (words, others) in self.words.iter_mut().zip(&others.words) {
            for (word, other) in words.iter_mut().zip(others) {
                word.add(*other);
            }
        }
        self.skeletons.add(others.skeletons);
        self.starts.add(others.starts);
        for (known, others) in self.documents.iter_mut().zip(&others.documents) {
            add(&mut known.all, others.all);
            add(&mut known.others, others.others);
        }
    }

    /// What it says against a pair that its texts name other documents. Numbers of a bank, of its customers and its
    /// branches look like those of documents in one account and not in another: the oftener they are other ones in
    /// pairs, the less it says.
    pub(super) fn other_documents(&self) -> OtherDocuments {
        OtherDocuments(self.documents.map(|known| {
            let share = (f64::from(known.others) + OTHERS_BELIEVED * DOCUMENTS_WEIGH)
                / (f64::from(known.all) + DOCUMENTS_WEIGH);
            -log2_parts(share.max(OTHERS_BELIEVED))
        }))
    }

    /// Counts a pair that came so often.
    pub(super) fn add(&mut self, bank: &RowWords, book: &RowWords, count: u32) {
        let where_it_holds = |holds: bool| if holds { count } else { 0 };
        if let Some(beside) = bank.documents_beside(book) {
            let (at, is_other) = place_of(beside);
            add(&mut self.documents[at].all, count);
            add(&mut self.documents[at].others, where_it_holds(is_other));
            // Whatever they have in common may be a paper.
            add(&mut self.documents[DIGITS_MAX].all, where_it_holds(!is_other));
        }
        let mut met = [[None; WORDS_MAX]; 2];
        bank.each_met(book, |pair, step| {
            met[0][pair.ours] = Some(step);
            met[1][pair.theirs] = Some(step);
        });
        for (side, words) in [bank, book].into_iter().enumerate() {
            for (word, step) in words.words.iter().zip(met[side]) {
                let fared = &mut self.words[side][word.number as usize];
                fared.add(WordOutcomes {
                    seen: count,
                    equal: where_it_holds(step == Some(WordMatch::Equal)),
                    any: where_it_holds(step.is_some()),
                });
                if step != Some(WordMatch::Equal) {
                    self.skeletons.add(LookalikeCounts {
                        tried: where_it_holds(word.skeleton != NONE),
                        met: where_it_holds(step == Some(WordMatch::Skeleton)),
                    });
                    self.starts.add(LookalikeCounts {
                        tried: where_it_holds(word.start != NONE),
                        met: where_it_holds(step == Some(WordMatch::Start)),
                    });
                }
            }
        }
    }

    /// The words with what they are worth, for so many rows of either side.
    pub(super) fn weigh(
        &self,
        vocabulary: &WordTable,
        rows: [u32; 2],
        threads: NonZeroUsize,
    ) -> Vec<WeightedWord> {
        let classes = self.classes(vocabulary);
        let feature_rows = vocabulary.feature_rows();
        let chance =
            |side: usize, having: u32| (f64::from(having) + 0.5) / (f64::from(rows[side]) + 1.0);
        let look_worth = |feature: u32, looks: LookalikeCounts| {
            let Some(having) = feature_rows.get(feature as usize) else { return 0 };
            let by_chance = chance(0, having[0]) * chance(1, having[1]);
            worth(log2_parts(looks.share() * looks.share() / by_chance) / 2)
        };
        let weighed = |numbers: Range<usize>| {
            let first = u32::try_from(numbers.start).unwrap_or(u32::MAX);
            let words = (first..).zip(&vocabulary.words[numbers]);
            let weighed = words.map(|(number, word)| {
                let alike = classes[class(word)];
                let mut both = 0;
                let mut missing = [0; 2];
                for side in 0..2 {
                    let fared = self.words[side][number as usize];
                    let by_chance = chance(1 - side, word.rows[1 - side]);
                    let alike = alike[side];
                    let equal = (fared.equal, fared.seen);
                    let equal = expected(equal, (alike.equal, alike.seen), EQUAL_BELIEVED);
                    both += log2_parts(equal / by_chance);
                    let any = (fared.any, fared.seen);
                    let any = expected(any, (alike.any, alike.seen), ANY_BELIEVED);
                    let gone = (1.0 - any).max(MISSING_MIN) / (1.0 - by_chance).max(MISSING_MIN);
                    missing[side] = narrow(log2_parts(gone).min(0) / MISSING_SHARE);
                }
                if word.is_only_label {
                    return word.unweighed(number);
                }
                WeightedWord {
                    worth: worth((both / 2).max(length_worth(word))),
                    skeleton_worth: look_worth(word.skeleton, self.skeletons),
                    start_worth: look_worth(word.start, self.starts),
                    missing,
                    ..word.unweighed(number)
                }
            });
            weighed.collect::<Vec<_>>()
        };
        let (middle, end) = (vocabulary.words.len() / 2, vocabulary.words.len());
        let (mut one, other) =
            side_by_side(threads, || weighed(0..middle), || weighed(middle..end));
        one.extend(other);
        one
    }

    fn classes(&self, vocabulary: &WordTable) -> [[WordOutcomes; 2]; CLASSES] {
        let mut classes = [[WordOutcomes::default(); 2]; CLASSES];
        for (number, word) in vocabulary.words.iter().enumerate() {
            for (side, class) in classes[class(word)].iter_mut().enumerate() {
                class.add(self.words[side][number]);
            }
        }
        classes
    }
}

fn class(word: &WordCount) -> usize {
    let rows = word.rows[0].saturating_add(word.rows[1]).max(1);
    usize::from(word.digits > 0) * SIZES + (rows.ilog2() as usize).min(SIZES - 1)
}

/// The share of rows with a word that fare in some way: from those seen and, for what few rows do
/// not tell, from words alike; `believed` where nothing is known.
fn expected((hits, seen): (u32, u32), (hits_alike, seen_alike): (u32, u32), believed: f64) -> f64 {
    let alike = (f64::from(hits_alike) + BELIEF * believed) / (f64::from(seen_alike) + BELIEF);
    (f64::from(hits) + WORDS_ALIKE_WEIGH * alike) / (f64::from(seen) + WORDS_ALIKE_WEIGH)
}

/// What a word is worth by its length: few rows say little of how rare it is, but two rows hit on
/// the same five digits by chance once in 100,000 times, and on the same name seldom. What comes
/// often (a card's last digits, `PAYMENT`) is worth nothing by this, nor is what looks like a year.
fn length_worth(word: &WordCount) -> i32 {
    if word.is_year {
        return 0;
    }
    let rows = word.rows[0].saturating_add(word.rows[1]).max(1);
    let letters = i32::from(word.letters.min(LETTERS_MAX)) * PARTS_PER_BIT * 3 / 4;
    let digits = i32::from(word.digits) * DIGIT_BITS * PARTS_PER_BIT;
    letters + digits - 2 * log2_parts(f64::from(rows))
}

fn worth(parts: i32) -> i16 {
    narrow(parts.clamp(0, WORD_BITS_MAX * PARTS_PER_BIT))
}

fn narrow(parts: i32) -> i16 {
    i16::try_from(parts).unwrap_or(if parts < 0 { i16::MIN } else { i16::MAX })
}

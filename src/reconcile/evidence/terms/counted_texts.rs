//! The texts of both sides as words, counted: what is learnt of them, and what was learnt before.

use std::num::NonZeroUsize;

use super::vocabulary::{SideWords, WordTable};
use super::word_places::WordPlaces;
use crate::evidence::counts::{Evidence, PairEvidence, WordEvidence};
use crate::evidence::sample::{Sample, SamplePair};
use crate::row::Rows;

/// The words of all rows, and how many rows have them where.
pub(crate) struct CountedTexts {
    bank: SideWords,
    book: SideWords,
    vocabulary: WordTable,
    places: WordPlaces,
}

impl CountedTexts {
    pub(crate) fn read(bank: &Rows, book: &Rows, threads: NonZeroUsize) -> Self {
        let (vocabulary, [bank, book]) = WordTable::read(bank, book, threads);
        let places = WordPlaces::of(&vocabulary.words, [&bank, &book]);
        Self { bank, book, vocabulary, places }
    }

    /// The same words, as if no row had been counted.
    pub(crate) fn without_counts(mut self) -> Self {
        for word in &mut self.vocabulary.words {
            word.rows = [0; 2];
        }
        self.places = WordPlaces::nowhere(self.vocabulary.words.len());
        self
    }

    /// Adds what was learnt before. Its pairs stand behind the rows: they are learnt from and not matched.
    pub(crate) fn add(&mut self, evidence: &Evidence) -> Sample {
        for (word, told) in &evidence.words {
            let number = self.vocabulary.number(word);
            let counts = &mut self.vocabulary.words[number as usize].rows;
            for (count, more) in counts.iter_mut().zip(told.rows) {
                *count = count.saturating_add(more);
            }
            self.places.add(number, told, |next| self.vocabulary.number(next));
        }
        let mut words = |text| -> Vec<u32> {
            PairEvidence::words(text).map(|word| self.vocabulary.number(word)).collect()
        };
        let mut pairs = Vec::with_capacity(evidence.pairs.len());
        for (PairEvidence { bank, book, weekday, lag }, count) in &evidence.pairs {
            let bank = self.bank.push(words(bank).into_iter());
            let book = self.book.push(words(book).into_iter());
            // Beyond what one run can hold nothing more is learnt.
            let (Some(bank), Some(book)) = (bank, book) else { break };
            pairs.push(SamplePair { bank, book, weekday: *weekday, lag: *lag, count: *count });
        }
        Sample { pairs, rows_by_weekday: evidence.rows_by_weekday }
    }

    /// What these texts and pairs of them teach.
    pub(crate) fn evidence(&self, sample: &Sample) -> Evidence {
        let mut evidence =
            Evidence { rows_by_weekday: sample.rows_by_weekday, ..Evidence::default() };
        let text = |word: u32| self.vocabulary.text(word).to_owned();
        for (number, word) in (0..).zip(&self.vocabulary.words) {
            let told = WordEvidence { rows: word.rows, ..self.places.told(number, text) };
            evidence.words.insert(text(number), told);
        }
        let joined = |words: &[u32]| {
            words.iter().map(|word| self.vocabulary.text(*word)).collect::<Vec<_>>().join(" ")
        };
        for pair in &sample.pairs {
            let (bank, book) = (self.bank.of_row(pair.bank), self.book.of_row(pair.book));
            let (weekday, lag) = (pair.weekday, pair.lag);
            let key = PairEvidence { bank: joined(bank), book: joined(book), weekday, lag };
            evidence.add_pair(key, pair.count);
        }
        evidence
    }

    /// The words of bank and book and all words, with their looks and labels and without their texts.
    pub(super) fn looked_at(self) -> ([SideWords; 2], WordTable) {
        let Self { bank, book, mut vocabulary, places } = self;
        vocabulary.look();
        vocabulary.learn_labels(places);
        ([bank, book], vocabulary)
    }
}

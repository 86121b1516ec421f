//! What one text has in common with each of many, without looking at every two of them.
//!
//! Most words of a pair of texts that meet are equal, and who has a word stands in a list. So
//! equal words are added up list by list; only pairs with words that may look alike beyond that
//! are then looked at one by one.

use std::ops::Range;

use super::row_words::RowWords;
use super::weighted_word::{NONE, WeightedWord};
use super::word_match::{STEPS, WordMatch};
use crate::row_number::small;

/// Of the other side, who has each word.
pub(crate) struct WordOverlap<'a> {
    rows: &'a [RowWords],
    /// By number of the word, then in order of the rows.
    holders: Vec<WordOccurrence>,
    /// The different words, in order of their numbers.
    words: Vec<WordRange>,
    /// For the steps behind the first: features, with places in `words`, in order.
    features: [Vec<(u32, u32)>; STEPS.len() - 1],
    met: Vec<PartialOverlap>,
}

/// A row that has a word, and where among its own words.
#[derive(Clone, Copy)]
struct WordOccurrence {
    row: u32,
    place: u8,
}

/// A word with its range of the holders.
struct WordRange {
    word: WeightedWord,
    holders: Range<u32>,
}

/// What has met of two texts so far: a bit for each word of either.
#[derive(Clone, Copy, Default)]
struct PartialOverlap {
    ours_met: u16,
    theirs_met: u16,
    /// Words of the two may look alike that have not met.
    is_to_look: bool,
}

impl<'a> WordOverlap<'a> {
    pub(crate) fn with(rows: &'a [RowWords]) -> Self {
        let mut of_words: Vec<(u32, u32, u8)> = Vec::new();
        for (row, words) in (0..).zip(rows) {
            let numbered = (0..).zip(&words.words);
            of_words.extend(numbered.map(|(place, word)| (word.number, row, place)));
        }
        of_words.sort_unstable();
        let mut words: Vec<WordRange> = Vec::new();
        let mut start = 0;
        for run in of_words.chunk_by(|a, b| a.0 == b.0) {
            let (_, row, place) = run[0];
            let end = start + small(run.len());
            let word = rows[row as usize].words[usize::from(place)];
            words.push(WordRange { word, holders: start..end });
            start = end;
        }
        let holders =
            of_words.into_iter().map(|(_, row, place)| WordOccurrence { row, place }).collect();
        let features = [WordMatch::Skeleton, WordMatch::Start].map(|step| {
            let listed = (0..).zip(&words).map(|(at, listed)| (step.feature(&listed.word), at));
            let mut features: Vec<_> = listed.filter(|(feature, _)| *feature != NONE).collect();
            features.sort_unstable();
            features
        });
        Self { rows, holders, words, features, met: Vec::new() }
    }

    /// For each row of the range [`RowWords::in_common`] of this text and that of the row.
    pub(crate) fn in_common(&mut self, ours: &RowWords, rows: Range<u32>, common: &mut Vec<i32>) {
        common.clear();
        common.resize(rows.len(), 0);
        let mut met = std::mem::take(&mut self.met);
        met.clear();
        met.resize(rows.len(), PartialOverlap::default());
        for (at, word) in ours.words.iter().enumerate() {
            let Some(listed) = self.listed(word.number) else { continue };
            let worth = i32::from(word.worth) - word.missing.map(i32::from).iter().sum::<i32>();
            for holder in self.holders_within(listed, &rows) {
                let place = (holder.row - rows.start) as usize;
                common[place] += worth;
                met[place].ours_met |= 1 << at;
                met[place].theirs_met |= 1 << holder.place;
            }
        }
        self.mark_alike(ours, &rows, &mut met);
        for (place, open) in met.iter().enumerate().filter(|(_, open)| open.is_to_look) {
            let theirs = &self.rows[rows.start as usize + place];
            let (ours_met, theirs_met) = (open.ours_met.into(), open.theirs_met.into());
            ours.each_met_beyond((ours_met, theirs_met), theirs, |met, _| {
                common[place] += met.worth;
            });
        }
        self.met = met;
    }

    /// Marks the rows that have a word which looks like one of ours, both without an equal.
    fn mark_alike(&self, ours: &RowWords, rows: &Range<u32>, met: &mut [PartialOverlap]) {
        for (at, word) in ours.words.iter().enumerate() {
            for (step, features) in STEPS[1..].iter().zip(&self.features) {
                let feature = step.feature(word);
                let start = features.partition_point(|(other, _)| *other < feature);
                for (_, listed) in features[start..].iter().take_while(|(of, _)| *of == feature) {
                    let listed = &self.words[*listed as usize];
                    let is_ours = |other: &WeightedWord| other.number == listed.word.number;
                    let is_alike = *step != WordMatch::Skeleton || word.looks_like(&listed.word);
                    if !is_alike || ours.words.iter().any(is_ours) {
                        continue;
                    }
                    for holder in self.holders_within(listed, rows) {
                        let open = &mut met[(holder.row - rows.start) as usize];
                        open.is_to_look |= open.ours_met & 1 << at == 0;
                    }
                }
            }
        }
    }

    fn listed(&self, number: u32) -> Option<&WordRange> {
        let place = self.words.binary_search_by_key(&number, |listed| listed.word.number).ok()?;
        self.words.get(place)
    }

    fn holders_within(&self, listed: &WordRange, rows: &Range<u32>) -> &[WordOccurrence] {
        let all = &self.holders[listed.holders.start as usize..listed.holders.end as usize];
        let start = all.partition_point(|holder| holder.row < rows.start);
        let count = all[start..].partition_point(|holder| holder.row < rows.end);
        &all[start..start + count]
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::TermIndex;
    use super::*;
    use crate::testing::{described, index_of};

    /// Few words, among them squeezed, cut and mistyped ones of each other.
    const WORDS: [&str; 16] = [
        "SEVERN", "SVRN", "SEVREN", "SEVERAL", "SUPPLIES", "SUPPL", "SPPLS", "CARD", "CORD", "CRD",
        "CARDIFF", "2081", "17", "2026", "LEEDS", "LEDES",
    ];

    fn texts() -> impl Strategy<Value = Vec<String>> {
        let text = proptest::collection::vec(proptest::sample::select(WORDS.to_vec()), 0..12);
        proptest::collection::vec(text.prop_map(|words| words.join(" ")), 1..24)
    }

    fn index(bank: &[String], book: &[String], sample: &[(u32, u32)]) -> TermIndex {
        let [bank, book] =
            [bank, book].map(|side| described(&side.iter().map(|t| &**t).collect::<Vec<_>>()));
        index_of(&bank, &book, sample)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn what_texts_have_in_common_is_the_same_one_by_one_and_all_at_once(
            (bank, book, start, length) in (texts(), texts(), 0..24_u32, 0..24_u32)
        ) {
            let rows = u32::try_from(book.len()).unwrap();
            let sample: Vec<_> = (0..rows.min(u32::try_from(bank.len()).unwrap())).step_by(3)
                .map(|row| (row, row)).collect();
            let index = index(&bank, &book, &sample);
            let range = start.min(rows)..(start + length).min(rows);
            let book_words: Vec<_> = (0..rows).map(|row| index.book_words(row)).collect();
            let mut overlap = WordOverlap::with(&book_words);
            let mut common = Vec::new();
            for row in (0..).take(bank.len()) {
                let ours = index.bank_words(row);
                overlap.in_common(&ours, range.clone(), &mut common);
                let one_by_one: Vec<_> =
                    range.clone().map(|book| ours.in_common(&book_words[book as usize])).collect();
                prop_assert_eq!(&common, &one_by_one);
            }
        }
    }
}

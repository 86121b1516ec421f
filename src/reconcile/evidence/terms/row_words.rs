//! The words of one row, and which of them meet those of another.

use super::weighted_word::{NONE, WeightedWord};
use super::word_match::{STEPS, WordMatch};
use crate::evidence::document_numbers::{DocumentNumbers, DocumentsBeside};
use crate::evidence::words::WORDS_MAX;

/// The words of one row, laid out for comparing.
#[derive(Clone)]
pub(crate) struct RowWords {
    pub(super) words: Vec<WeightedWord>,
    /// What words meet by, a list for each step; [`NONE`] beyond the last word.
    pub(super) features: [[u32; WORDS_MAX]; STEPS.len()],
    /// For each step the [`bit`] of every feature: no common bit, nothing in common.
    pub(super) masks: [u64; STEPS.len()],
    /// Which of [`WeightedWord::missing`] holds.
    pub(super) side: usize,
    /// What the words say when none of them meets anything, in parts of a bit: 0 or less.
    pub(super) alone: i32,
    /// Which of the words are numbers of documents.
    pub(super) documents: DocumentNumbers,
}

impl RowWords {
    /// How the numbers of documents in the two texts are to each other; none where they cannot be held against each other.
    pub(crate) fn documents_beside(&self, other: &Self) -> Option<DocumentsBeside> {
        self.documents.beside(&self.words, (&other.documents, &other.words))
    }

    /// What the names that the two texts have in common are worth, in parts of a bit.
    pub(crate) fn names_in_common(&self, other: &Self) -> i32 {
        self.names_in_common_without(0, other, 0)
    }

    /// The same without the words at these places of either text, a bit for each.
    pub(crate) fn names_in_common_without(&self, ours: u32, other: &Self, theirs: u32) -> i32 {
        let mut worth = 0;
        self.each_met(other, |met, _| {
            let is_left_out = ours & 1 << met.ours != 0 || theirs & 1 << met.theirs != 0;
            let counts = self.words[met.ours].is_name() && !is_left_out;
            worth += if counts { met.worth } else { 0 };
        });
        worth
    }

    /// How many words there are.
    pub(crate) const fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether there is a word of letters, and of more than one or two.
    pub(crate) fn has_name(&self) -> bool {
        self.words.iter().any(WeightedWord::is_name)
    }

    /// What the words say when none of them meets anything, in parts of a bit: 0 or less.
    pub(crate) const fn alone(&self) -> i32 {
        self.alone
    }

    /// What the two texts have in common, in parts of a bit, beyond what both say alone.
    /// Symmetric.
    pub(crate) fn in_common(&self, other: &Self) -> i32 {
        if self.masks.iter().zip(&other.masks).all(|(ours, theirs)| ours & theirs == 0) {
            return 0;
        }
        let mut worth = 0;
        self.each_met(other, |met, _| worth += met.worth);
        worth
    }

    /// Calls `found` with each word that meets one of the other text; each meets one at most.
    pub(crate) fn each_met(&self, other: &Self, found: impl FnMut(MatchedWords, WordMatch)) {
        self.each_met_in(&STEPS, (0, 0), other, found);
    }

    /// The same for the words that have no equal, with the words marked that have.
    pub(super) fn each_met_beyond(
        &self,
        equal: (u32, u32),
        other: &Self,
        found: impl FnMut(MatchedWords, WordMatch),
    ) {
        self.each_met_in(&STEPS[1..], equal, other, found);
    }

    /// Goes through the last steps, with what has met in those before marked.
    pub(super) fn each_met_in(
        &self,
        steps: &[WordMatch],
        (ours_met, theirs_met): (u32, u32),
        other: &Self,
        mut found: impl FnMut(MatchedWords, WordMatch),
    ) {
        let all = |words: &[WeightedWord]| (1_u32 << words.len()) - 1;
        let mut ours_open = all(&self.words) & !ours_met;
        let mut theirs_open = all(&other.words) & !theirs_met;
        for (at, step) in (STEPS.len() - steps.len()..).zip(steps.iter().copied()) {
            let (our_features, their_features) = (&self.features[at], &other.features[at]);
            let mask = other.masks[at];
            if self.masks[at] & mask == 0 {
                continue;
            }
            for (ours, word) in self.words.iter().enumerate() {
                let feature = our_features[ours];
                if bit(feature) & mask == 0 || ours_open & 1 << ours == 0 {
                    continue;
                }
                let mut hits = places_of(feature, their_features) & theirs_open;
                if step == WordMatch::Skeleton {
                    while hits != 0
                        && !word.looks_like(&other.words[hits.trailing_zeros() as usize])
                    {
                        hits &= hits - 1;
                    }
                }
                if hits == 0 {
                    continue;
                }
                let theirs = hits.trailing_zeros() as usize;
                ours_open &= !(1 << ours);
                theirs_open &= !(1 << theirs);
                let missing = word.missing[self.side];
                let missing =
                    i32::from(missing) + i32::from(other.words[theirs].missing[other.side]);
                found(MatchedWords { ours, theirs, worth: step.worth(word) - missing }, step);
            }
        }
    }

    /// Numbers of the words, the ones worth most first, then in the order of the text: never by
    /// number, which depends on the order of the rows.
    pub(crate) fn by_worth(&self) -> Vec<u32> {
        let mut words: Vec<&WeightedWord> = self.words.iter().collect();
        words.sort_by_key(|word| std::cmp::Reverse(word.worth));
        words.iter().map(|word| word.number).collect()
    }
}

/// Two words that met, by their places among the distinct words of their texts.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MatchedWords {
    pub(crate) ours: usize,
    pub(crate) theirs: usize,
    /// In parts of a bit.
    pub(crate) worth: i32,
}

/// The bit of a mask that stands for a feature; none for [`NONE`].
pub(super) const fn bit(feature: u32) -> u64 {
    if feature == NONE { 0 } else { 1 << (feature.wrapping_mul(0x9E37_79B1) >> 26) }
}

/// One bit for each place where the feature stands. No branches: all places at once.
fn places_of(feature: u32, features: &[u32; WORDS_MAX]) -> u32 {
    let places = features.iter().enumerate();
    places.fold(0, |hits, (place, other)| hits | u32::from(*other == feature) << place)
}

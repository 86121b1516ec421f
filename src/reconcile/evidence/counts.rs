//! What was learnt from files, as a value that can be kept, added up and used again.
//!
//! Everything here is a count, or a fact that holds of one part if it holds of the whole: so what was learnt from parts
//! adds up to what the whole would have taught, in any order. Nothing is weighed here: weights come from the sums.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use serde::{Deserialize, Serialize};

use super::sample::WEEK;

/// The version of what an [`Evidence`] is written as; others are refused.
pub const EVIDENCE_VERSION: u32 = 1;

/// What rows of bank and book teach of how they pair: a value to keep, to add to others, to match with.
///
/// It holds counts of all rows (their words and where these stand, their days of the week) and of the pairs without
/// rivals (the words of both texts, the bank's day of the week, the days between). Counts end at [`u32::MAX`]. It says
/// nothing of amounts, and no text is in it beyond its words.
///
/// What is learnt from the parts of two files adds up to what the whole teaches, where rows whose amounts are equal
/// after rounding to cents are in one part: no candidate pair joins two parts then. (Files with more than a million
/// different words, and more than four a row, are an exception: of these only words of both sides are looked at.)
///
/// It is written by `serde` with a version, [`EVIDENCE_VERSION`]; others, and what cannot have been learnt, are refused
/// when it is read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Evidence {
    /// Rows of bank and book by the day of the week, Sunday first.
    pub(super) rows_by_weekday: [[u32; WEEK]; 2],
    pub(super) words: BTreeMap<String, WordEvidence>,
    pub(super) pairs: BTreeMap<PairEvidence, u32>,
}

/// What rows tell of a word.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WordEvidence {
    /// Rows of bank and book that have it.
    pub(crate) rows: [u32; 2],
    /// Rows in which it stands like the label of a number, and those in which it does not.
    #[serde(default, skip_serializing_if = "is_none")]
    pub(crate) labelling: u32,
    #[serde(default, skip_serializing_if = "is_none")]
    pub(crate) otherwise: u32,
    /// The number behind it.
    #[serde(default, skip_serializing_if = "NeighbourWord::is_nothing")]
    pub(crate) number: NeighbourWord,
    /// The word before it.
    #[serde(default, skip_serializing_if = "NeighbourWord::is_nothing")]
    pub(crate) before: NeighbourWord,
    /// Whether a text begins with it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) is_first: bool,
}

/// What stands next to a word.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum NeighbourWord {
    /// Nothing, in any row.
    #[default]
    Nothing,
    /// This one only.
    One(String),
    /// One in a row and another in another.
    Several,
}

/// Two texts that pair without rivals.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PairEvidence {
    /// The distinct words of the bank's text, in its order, with a space between.
    pub(crate) bank: String,
    /// Likewise of the book's.
    pub(crate) book: String,
    /// [`super::sample::weekday`] of the bank's day.
    pub(crate) weekday: u8,
    /// [`super::sample::lag_place`] of the days between.
    pub(crate) lag: u8,
}

impl Evidence {
    /// Adds what was learnt from other rows. Any order comes to the same.
    pub fn merge(&mut self, other: &Self) {
        let counts = self.rows_by_weekday.as_flattened_mut().iter_mut();
        for (count, more) in counts.zip(other.rows_by_weekday.as_flattened()) {
            *count = count.saturating_add(*more);
        }
        for (word, told) in &other.words {
            match self.words.entry(word.clone()) {
                Entry::Occupied(mut known) => known.get_mut().add(told),
                Entry::Vacant(free) => {
                    free.insert(told.clone());
                }
            }
        }
        for (pair, count) in &other.pairs {
            self.add_pair(pair.clone(), *count);
        }
    }

    /// How many pairs it was learnt from.
    #[must_use]
    pub fn pairs(&self) -> u64 {
        self.pairs.values().map(|count| u64::from(*count)).sum()
    }

    /// Whether it was learnt from nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    pub(super) fn add_pair(&mut self, pair: PairEvidence, count: u32) {
        let known = self.pairs.entry(pair).or_default();
        *known = known.saturating_add(count);
    }
}

impl WordEvidence {
    /// Adds what other rows tell of the word.
    fn add(&mut self, other: &Self) {
        let [bank, book] = &mut self.rows;
        for (count, more) in [
            (bank, other.rows[0]),
            (book, other.rows[1]),
            (&mut self.labelling, other.labelling),
            (&mut self.otherwise, other.otherwise),
        ] {
            *count = count.saturating_add(more);
        }
        self.number.join(&other.number);
        self.before.join(&other.before);
        self.is_first |= other.is_first;
    }
}

impl NeighbourWord {
    fn join(&mut self, other: &Self) {
        match (&*self, other) {
            (Self::Several, _) | (_, Self::Nothing) => {}
            (Self::Nothing, _) => self.clone_from(other),
            (Self::One(word), Self::One(another)) if word == another => {}
            (Self::One(_), _) => *self = Self::Several,
        }
    }

    const fn is_nothing(&self) -> bool {
        matches!(self, Self::Nothing)
    }
}

impl PairEvidence {
    pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
        text.split(' ').filter(|word| !word.is_empty())
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde calls takes a reference")]
const fn is_none(count: &u32) -> bool {
    *count == 0
}

//! What an [`Evidence`] is written as: its counts under names, with a version.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::counts::{EVIDENCE_VERSION, Evidence, PairEvidence, WordEvidence};
use super::sample::{LAGS, WEEK, lag_place};
use super::words::WORDS_MAX;
use crate::options::WINDOW_DAYS_MAX;

/// Why a value cannot be evidence.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EvidenceError {
    /// It was written by another version of this crate.
    #[error("version {0} of evidence is not known; {EVIDENCE_VERSION} is")]
    Version(u32),
    /// A day of the week is none of 0 (Sunday) to 6.
    #[error("pair {0}: there is no day {1} of the week; 0 (Sunday) to 6 are")]
    Weekday(usize, u8),
    /// More days than any window has.
    #[error("pair {0}: {1} days are more than {WINDOW_DAYS_MAX}")]
    Lag(usize, i32),
    /// A word that no row has.
    #[error("pair {0}: no row has the word {1:?}")]
    UnknownWord(usize, String),
    /// More words than are looked at of a text, or one twice.
    #[error("pair {0}: a text has at most {WORDS_MAX} words, each once")]
    Words(usize),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EvidenceFile<'a> {
    version: u32,
    /// Of bank and book, Sunday first.
    rows_by_weekday: [[u32; WEEK]; 2],
    words: Cow<'a, BTreeMap<String, WordEvidence>>,
    pairs: Vec<WrittenPair<'a>>,
}

/// A pair as it is written: its key with how often it came.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPair<'a> {
    bank: Cow<'a, str>,
    book: Cow<'a, str>,
    /// Of the bank's day: 0 is a Sunday.
    weekday: u8,
    /// Book date minus bank date.
    lag_days: i32,
    count: u32,
}

impl<'a> EvidenceFile<'a> {
    fn of(evidence: &'a Evidence) -> Self {
        let pair = |(pair, count): (&'a PairEvidence, &u32)| WrittenPair {
            bank: Cow::Borrowed(&pair.bank),
            book: Cow::Borrowed(&pair.book),
            weekday: pair.weekday,
            lag_days: i32::from(pair.lag) - i32::from(WINDOW_DAYS_MAX),
            count: *count,
        };
        Self {
            version: EVIDENCE_VERSION,
            rows_by_weekday: evidence.rows_by_weekday,
            words: Cow::Borrowed(&evidence.words),
            pairs: evidence.pairs.iter().map(pair).collect(),
        }
    }

    /// # Errors
    /// The first of the [`EvidenceError`]s; pairs are numbered from 0.
    fn evidence(self) -> Result<Evidence, EvidenceError> {
        if self.version != EVIDENCE_VERSION {
            return Err(EvidenceError::Version(self.version));
        }
        let mut evidence = Evidence {
            rows_by_weekday: self.rows_by_weekday,
            words: self.words.into_owned(),
            pairs: BTreeMap::new(),
        };
        for (at, pair) in self.pairs.into_iter().enumerate() {
            if usize::from(pair.weekday) >= WEEK {
                return Err(EvidenceError::Weekday(at, pair.weekday));
            }
            let lag = lag_place(pair.lag_days);
            if i32::from(lag) - i32::from(WINDOW_DAYS_MAX) != pair.lag_days {
                return Err(EvidenceError::Lag(at, pair.lag_days));
            }
            debug_assert!(usize::from(lag) < LAGS, "a place of a table of all lags");
            for text in [&pair.bank, &pair.book] {
                check_words(at, text, &evidence.words)?;
            }
            let (bank, book) = (pair.bank.into_owned(), pair.book.into_owned());
            let key = PairEvidence { bank, book, weekday: pair.weekday, lag };
            evidence.add_pair(key, pair.count);
        }
        Ok(evidence)
    }
}

impl Serialize for Evidence {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        EvidenceFile::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Evidence {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        EvidenceFile::deserialize(deserializer)?.evidence().map_err(D::Error::custom)
    }
}

fn check_words(
    pair: usize,
    text: &str,
    known: &BTreeMap<String, WordEvidence>,
) -> Result<(), EvidenceError> {
    let words: Vec<&str> = PairEvidence::words(text).collect();
    if let Some(word) = words.iter().find(|word| !known.contains_key(**word)) {
        return Err(EvidenceError::UnknownWord(pair, (*word).to_owned()));
    }
    let is_again = |(at, word): (usize, &&str)| words[..at].contains(word);
    if words.len() > WORDS_MAX || words.iter().enumerate().any(is_again) {
        return Err(EvidenceError::Words(pair));
    }
    Ok(())
}

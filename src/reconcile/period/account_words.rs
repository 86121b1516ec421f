//! Which words of an account name somebody: what stands behind the names of several payees is of none of them.

use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use super::payee::names;
use super::row_name::normal;
use crate::common_words::{is_common, is_purpose};

/// A word that follows so many different names says what was paid for, or where.
const FOLLOWED_MIN: usize = 3;

/// A word that begins as many texts, and stands before as many different words there, says how is paid.
const BEGINNING_MIN: usize = 8;

/// So many different words.
const BEGUN_MIN: usize = 6;

/// A number that rows of as many payees have is that of the account, or of the bank.
const NUMBERED_MIN: usize = 4;

/// The texts of an account, of this period and of those that were closed, as far as they tell what its words are.
pub(super) struct AccountWords<'a> {
    texts: Vec<&'a str>,
    normal: OnceCell<Vec<String>>,
    known: RefCell<BTreeMap<String, bool>>,
    /// Of words that begin texts, in how many, and what stands behind them, as far as it counts.
    beginning: OnceCell<BTreeMap<String, (usize, BTreeSet<String>)>>,
}

impl<'a> AccountWords<'a> {
    pub(super) fn of(texts: impl Iterator<Item = &'a str>) -> Self {
        let (normal, known) = (OnceCell::new(), RefCell::new(BTreeMap::new()));
        Self { texts: texts.collect(), normal, known, beginning: OnceCell::new() }
    }

    fn normal(&self) -> &[String] {
        self.normal.get_or_init(|| self.texts.iter().map(|text| normal(text)).collect())
    }

    /// Whether a word, in lower case, is one that the bank or the books begin texts with, whoever is paid: no table
    /// has the words of all banks.
    pub(super) fn is_label(&self, word: &str) -> bool {
        let beginning = self.beginning.get_or_init(|| {
            let mut beginning: BTreeMap<String, (usize, BTreeSet<String>)> = BTreeMap::new();
            for text in self.normal() {
                if let [first, next, ..] = names(text)[..] {
                    let (count, behind) = beginning.entry(first.to_owned()).or_default();
                    *count += 1;
                    if behind.len() < BEGUN_MIN {
                        behind.insert(next.to_owned());
                    }
                }
            }
            beginning
        });
        beginning
            .get(word)
            .is_some_and(|(count, behind)| *count >= BEGINNING_MIN && behind.len() >= BEGUN_MIN)
    }

    /// Whether a word, in lower case, names somebody: few names have it, it is not what a row is for, and it does not
    /// follow the names of several payees of this account.
    pub(super) fn is_name(&self, word: &str) -> bool {
        !is_common(word)
            && !is_purpose(word)
            && !self.is_shared(word, FOLLOWED_MIN)
            && !self.is_label(word)
    }

    /// Whether a number is that of something which one payee has.
    pub(super) fn is_of_one(&self, number: &str) -> bool {
        !self.is_shared(number, NUMBERED_MIN)
    }

    /// Whether a word follows the names of so many payees, and oftener than it is first.
    fn is_shared(&self, word: &str, least: usize) -> bool {
        if let Some(known) = self.known.borrow().get(word) {
            return *known;
        }
        let (mut first, mut behind) = (0, 0);
        let mut leading: BTreeSet<&str> = BTreeSet::new();
        for text in self.normal().iter().filter(|text| text.contains(word)) {
            if !text.split(' ').any(|one| one == word) {
                continue;
            }
            match names(text).first() {
                Some(name) if *name != word => {
                    leading.insert(name);
                    behind += 1;
                }
                _ => first += 1,
            }
        }
        let is_shared = leading.len() >= least && behind > first;
        self.known.borrow_mut().insert(word.to_owned(), is_shared);
        is_shared
    }
}

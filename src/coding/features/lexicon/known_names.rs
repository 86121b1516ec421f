//! The known names in words, whatever they say of a transaction.

use std::ops::Range;

use super::entry::NameKind;

use super::table::{self, NameTable, TABLE};
use crate::concept::{CONCEPTS, ConceptId};
use crate::features::embedding::Embedding;

/// Longest name in words.
const SPAN_MAX: usize = 6;

/// So many letters less tells a name that was cut off.
const CUT: usize = 3;

/// A name that was found.
#[derive(Debug, Clone, Copy)]
pub(super) struct LexiconMatch {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) chars: usize,
    pub(super) entry: usize,
    pub(super) is_cut: bool,
}

/// Whether a word with digits is part of a known name: `o2`, `365`.
pub(crate) fn knows_number(word: &str) -> bool {
    TABLE.numbers.binary_search(&word).is_ok()
}

/// Whether a word alone is the name of a supplier.
pub(crate) fn is_supplier(word: &str) -> bool {
    let words = [word];
    TABLE
        .look_up(&words, table::hash(&words))
        .is_some_and(|entry| TABLE.entries[entry].kind != NameKind::Trade)
}

/// Whether any known name stands whole in these words.
pub(crate) fn knows(words: &[String]) -> bool {
    let found = matches(words, |found| found.start == 0 && found.end == words.len());
    found.iter().any(|found| !found.is_cut)
}

/// Whether exactly these words are a known name.
pub(crate) fn is_name(words: &[&str]) -> bool {
    TABLE.look_up(words, table::hash(words)).is_some()
}

/// What card companies and marketplaces are paid for.
const PAYING_OUT: [&str; 2] = ["card_processing", "commission_paid"];

/// A supplier of two words and more, where it stands in a text.
#[derive(Debug)]
pub(crate) struct LongName {
    pub(crate) span: Range<usize>,
    /// As people write it.
    pub(crate) name: &'static str,
    /// What it sells.
    sells: &'static [(ConceptId, u8)],
}

impl LongName {
    /// Whether it may be one of those who pay out what customers paid.
    pub(crate) fn pays_out(&self) -> bool {
        let pays = |concept: &str| PAYING_OUT.contains(&concept);
        self.sells.iter().any(|(sold, _)| pays(&CONCEPTS.get(*sold).id))
    }

    /// Whether it sells any of these.
    pub(crate) fn sells(&self, concepts: &[(ConceptId, u8)]) -> bool {
        self.sells.iter().any(|(sold, _)| concepts.iter().any(|(concept, _)| sold == concept))
    }
}

/// Where suppliers of two words and more stand in these words, and whether any supplier does.
pub(crate) fn suppliers_in(words: &[String]) -> (Vec<LongName>, bool) {
    let found = matches(words, |found| found.start == 0 && found.end == words.len());
    let table = &*TABLE;
    let is_supplier =
        |found: &&LexiconMatch| !found.is_cut && table.entries[found.entry].kind != NameKind::Trade;
    let long = found.iter().filter(is_supplier).filter(|found| found.end - found.start > 1);
    let long = long.map(|found| LongName {
        span: found.start..found.end,
        name: table.entries[found.entry].name,
        sells: &table.entries[found.entry].concepts,
    });
    (long.collect(), found.iter().any(|found| is_supplier(&found)))
}

/// Whether a word alone is that of a trade.
pub(crate) fn is_trade(word: &str) -> bool {
    is_name(&[word]) && !is_supplier(word)
}

/// Whether words that read like somebody's name hold a supplier in front, or of two words and more,
/// or a word of a trade; not where the last word is a surname as well.
pub(crate) fn knows_business(words: &[String], is_surname: bool) -> bool {
    let found = matches(words, |found| found.start == 0 && found.end == words.len());
    let is_trade = |found: &LexiconMatch| TABLE.entries[found.entry].kind == NameKind::Trade;
    let is_last = |found: &LexiconMatch| found.start + 1 == words.len();
    found.iter().filter(|found| !found.is_cut).any(|found| {
        if is_trade(found) {
            !(is_surname && is_last(found))
        } else {
            found.start == 0 || found.end - found.start > 1
        }
    })
}

/// The known names that do not overlap, the longest first.
pub(super) fn matches(
    words: &[String],
    is_alone: impl Fn(&LexiconMatch) -> bool,
) -> Vec<LexiconMatch> {
    let table = &*TABLE;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut all: Vec<LexiconMatch> = Vec::new();
    for start in 0..words.len() {
        let mut hash = table::START;
        for end in start + 1..=words.len().min(start + SPAN_MAX) {
            hash = table::extend(hash, words[end - 1]);
            let span = &words[start..end];
            // Everyday words beside each other are no name run together: `we buy any van`.
            let is_usual = |entry: &usize| start == 0 || !table.is_joined(span, hash, *entry);
            let known = table.look_up(span, hash).filter(is_usual);
            let is_last = end == words.len();
            let found = known.map(|entry| (entry, false)).or_else(|| {
                let cut = if is_last { table.cut_off(span) } else { None };
                // A word of its own is no name cut off.
                let cut = cut.filter(|_| span.len() > 1 || !Embedding::embedded().knows(span[0]));
                cut.map(|entry| (entry, true))
            });
            let Some((entry, is_cut)) = found else { continue };
            let chars = span.iter().map(|word| word.len()).sum();
            let found = LexiconMatch { start, end, chars, entry, is_cut };
            if table.entries[entry].kind != NameKind::Guarded || is_alone(&found) {
                all.push(found);
            }
        }
        let alone = table.within(words[start]).or_else(|| table.without_vowels(words[start]));
        if let Some(entry) = alone {
            let chars = words[start].len();
            all.push(LexiconMatch { start, end: start + 1, chars, entry, is_cut: true });
        }
    }
    all.sort_by_key(|found| {
        let told = found.chars.saturating_sub(if found.is_cut { CUT } else { 0 });
        (std::cmp::Reverse(told), found.is_cut, found.start)
    });
    let mut chosen: Vec<LexiconMatch> = Vec::with_capacity(all.len());
    for found in all {
        if !chosen.iter().any(|other| found.start < other.end && other.start < found.end) {
            chosen.push(found);
        }
    }
    chosen
}

impl NameTable {
    /// A joined word that starts with a supplier: `tescostores`.
    fn within(&self, word: &str) -> Option<usize> {
        if !(8..=40).contains(&word.len()) || !word.is_ascii() {
            return None;
        }
        (5..=word.len() - 2).rev().find_map(|cut| {
            let (name, rest) = word.split_at(cut);
            let words = [name];
            let entry = self.look_up(&words, table::hash(&words))?;
            let is_safe = self.entries[entry].kind != NameKind::Guarded
                && (table::is_shop_word(rest) || cut >= 7 && self.vocabulary(rest));
            is_safe.then_some(entry)
        })
    }
}

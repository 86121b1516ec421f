//! Suppliers and trades, and the concepts they stand for.
//!
//! The longest known name wins. Spaces do not matter: `SCREW FIX`, `BRITISHGAS`. A word that the
//! end of the text cut off counts when all that it could have become mean the same.

mod table;

use std::ops::Range;

use super::embedding::Embedding;
use crate::coding::concept::{CONCEPTS, ConceptId};
use crate::coding::evidence::{Finding, FindingSource, PARTS_PER_BIT};
use crate::coding::normalise::word_lists::{is_fee, is_given_name, is_private, is_refund};
use crate::coding::normalise::{NormalisedText, TextMarks};
use crate::contract::coding::VatCode;
use table::{NameTable, TABLE};

/// Longest name in words.
const SPAN_MAX: usize = 6;

/// Of a supplier's full name.
const SUPPLIER: i32 = 6 * PARTS_PER_BIT;
/// Of a trade's word that leaves no doubt.
const TRADE: i32 = 5 * PARTS_PER_BIT;
/// More for a name that is long, or is all there is.
const SURE: i32 = PARTS_PER_BIT / 2;
/// The last trade is what the others describe: `taxi insurance`.
const HEAD: i32 = 3 * PARTS_PER_BIT / 4;
/// Less for a short name beside the word of another trade: perhaps a surname or a place.
const OTHER_TRADE: i32 = 3 * PARTS_PER_BIT;
/// Tenths of a trade's word that makes such a name doubtful.
const TELLING: u8 = 8;
/// Less for a name that does not stand in front, or was cut off.
const DOUBT: i32 = PARTS_PER_BIT;

/// So many letters less tells a name that was cut off.
const CUT: usize = 3;

/// Logarithms to base 2 of 1 to 10, in parts of a bit.
const LOG2: [i32; 10] = [0, 256, 406, 512, 594, 662, 719, 768, 811, 850];

/// What a name of the lexicon is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NameKind {
    /// A supplier.
    Supplier,
    /// A supplier called by an everyday word: only when nothing else is said.
    Guarded,
    /// A brand of the public index: known in less detail.
    Brand,
    /// A word of a trade.
    Trade,
}

/// A name of the lexicon.
#[derive(Debug)]
struct LexiconEntry {
    /// As people write a supplier; the phrase itself for a trade.
    name: &'static str,
    kind: NameKind,
    /// Concepts with tenths.
    concepts: Vec<(ConceptId, u8)>,
    vat: Option<VatCode>,
}

impl LexiconEntry {
    /// Tenths of all concepts: how telling a trade's word is.
    fn whole(&self) -> u8 {
        self.concepts.iter().map(|(_, tenths)| tenths).sum()
    }
}

/// A name that was found.
#[derive(Debug, Clone, Copy)]
struct LexiconMatch {
    start: usize,
    end: usize,
    chars: usize,
    entry: usize,
    is_cut: bool,
}

/// What the known names in a transaction say.
#[derive(Debug, Default)]
pub(in crate::coding) struct LexiconNames {
    /// The longest first.
    pub(in crate::coding) findings: Vec<Finding>,
    /// How many words of the text are part of one.
    pub(in crate::coding) words: usize,
}

/// Looks for known names in a transaction.
pub(in crate::coding) fn find(cleaned: &NormalisedText) -> LexiconNames {
    if cleaned.marks.has(TextMarks::PERSON) {
        return LexiconNames::default();
    }
    let words = without_refund(&cleaned.words);
    let is_alone = |found: &LexiconMatch| {
        found.start == 0
            && (cleaned.marks.has(TextMarks::DOMAIN) && found.end == 1 || found.end == words.len())
    };
    let found = matches(words, is_alone);
    let table = &*TABLE;
    let trades = || found.iter().filter(|found| table.entries[found.entry].kind == NameKind::Trade);
    let last_trade = trades().map(|found| found.start).max();
    let is_short = |found: &LexiconMatch, entry: &LexiconEntry| {
        entry.kind != NameKind::Trade && found.end - found.start == 1 && found.chars < 9
    };
    let is_other = |entry: &LexiconEntry, trade: &LexiconMatch| {
        let trade = &table.entries[trade.entry];
        trade.whole() >= TELLING
            && entry.concepts.iter().all(|(known, _)| *known != trade.concepts[0].0)
    };
    let mut findings = Vec::with_capacity(found.len() * 2);
    for found in &found {
        let entry = &table.entries[found.entry];
        let is_head = last_trade == Some(found.start);
        let mut base = weight(entry, found, words.len(), is_head);
        if is_short(found, entry) && trades().any(|trade| is_other(entry, trade)) {
            base -= OTHER_TRADE;
        }
        let by = if entry.kind == NameKind::Trade {
            FindingSource::Trade(entry.name)
        } else {
            FindingSource::Supplier(entry.name)
        };
        let whole = entry.whole();
        for (concept, tenths) in &entry.concepts {
            let share = log2(*tenths) - log2(whole);
            findings.push(Finding {
                concept: *concept,
                weight: (base + share).max(PARTS_PER_BIT / 2),
                vat: entry.vat,
                by,
            });
        }
    }
    let words = found.iter().map(|found| found.end - found.start).sum();
    LexiconNames { findings, words }
}

/// What is left when words that say that it comes back are taken from both ends: the same name is
/// found in a purchase and in its refund.
pub(in crate::coding) fn without_refund(words: &[String]) -> &[String] {
    let is_telling = |word: &String| !is_refund(word);
    let Some(first) = words.iter().position(is_telling) else { return words };
    let last = words.iter().rposition(is_telling).unwrap_or(first);
    if last + 1 - first == words.len() || words.iter().any(|word| is_fee(word)) {
        return words;
    }
    let all: Vec<&str> = words.iter().map(String::as_str).collect();
    if is_name(&all) { words } else { &words[first..=last] }
}

/// Whether a word with digits is part of a known name: `o2`, `365`.
pub(in crate::coding) fn knows_number(word: &str) -> bool {
    TABLE.numbers.binary_search(&word).is_ok()
}

/// Whether a word alone is the name of a supplier.
pub(in crate::coding) fn is_supplier(word: &str) -> bool {
    let words = [word];
    TABLE
        .look_up(&words, table::hash(&words))
        .is_some_and(|entry| TABLE.entries[entry].kind != NameKind::Trade)
}

/// Whether any known name stands whole in these words.
pub(in crate::coding) fn knows(words: &[String]) -> bool {
    let found = matches(words, |found| found.start == 0 && found.end == words.len());
    found.iter().any(|found| !found.is_cut)
}

/// Whether a word alone is one that people use every day or are called by, and no supplier but by a
/// name that is guarded.
pub(in crate::coding) fn is_common(word: &str) -> bool {
    let words = [word];
    let kind = TABLE.look_up(&words, table::hash(&words)).map(|entry| TABLE.entries[entry].kind);
    match kind {
        Some(NameKind::Guarded) => true,
        Some(NameKind::Trade) => is_private(word),
        Some(NameKind::Supplier | NameKind::Brand) => false,
        None => is_given_name(word) || Embedding::embedded().knows(word),
    }
}

/// Whether exactly these words are a known name.
pub(in crate::coding) fn is_name(words: &[&str]) -> bool {
    TABLE.look_up(words, table::hash(words)).is_some()
}

/// What card companies and marketplaces are paid for.
const PAYING_OUT: [&str; 2] = ["card_processing", "commission_paid"];

/// A supplier of two words and more, where it stands in a text.
#[derive(Debug)]
pub(in crate::coding) struct LongName {
    pub(in crate::coding) span: Range<usize>,
    /// As people write it.
    pub(in crate::coding) name: &'static str,
    /// What it sells.
    sells: &'static [(ConceptId, u8)],
}

impl LongName {
    /// Whether it may be one of those who pay out what customers paid.
    pub(in crate::coding) fn pays_out(&self) -> bool {
        let pays = |concept: &str| PAYING_OUT.contains(&concept);
        self.sells.iter().any(|(sold, _)| pays(&CONCEPTS.get(*sold).id))
    }

    /// Whether it sells any of these.
    pub(in crate::coding) fn sells(&self, concepts: &[(ConceptId, u8)]) -> bool {
        self.sells.iter().any(|(sold, _)| concepts.iter().any(|(concept, _)| sold == concept))
    }
}

/// Where suppliers of two words and more stand in these words, and whether any supplier does.
pub(in crate::coding) fn suppliers_in(words: &[String]) -> (Vec<LongName>, bool) {
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
pub(in crate::coding) fn is_trade(word: &str) -> bool {
    is_name(&[word]) && !is_supplier(word)
}

/// Whether words that read like somebody's name hold a supplier in front, or of two words and more,
/// or a word of a trade; not where the last word is a surname as well.
pub(in crate::coding) fn knows_business(words: &[String], is_surname: bool) -> bool {
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

fn log2(tenths: u8) -> i32 {
    LOG2[usize::from(tenths.clamp(1, 10)) - 1]
}

fn weight(entry: &LexiconEntry, found: &LexiconMatch, words: usize, is_head: bool) -> i32 {
    let is_whole = found.start == 0 && found.end == words;
    let mut weight = match entry.kind {
        NameKind::Supplier => SUPPLIER,
        NameKind::Guarded | NameKind::Brand => SUPPLIER - DOUBT,
        NameKind::Trade => TRADE * i32::from(entry.whole().min(10)) / 10,
    };
    if entry.kind == NameKind::Trade {
        weight += if is_head { HEAD } else { 0 };
    } else {
        weight += if is_whole || found.chars >= 9 { SURE } else { 0 };
        weight -= if found.start > 0 && found.chars < 9 { DOUBT } else { 0 };
    }
    if found.is_cut { weight - DOUBT } else { weight }
}

/// The known names that do not overlap, the longest first.
fn matches(words: &[String], is_alone: impl Fn(&LexiconMatch) -> bool) -> Vec<LexiconMatch> {
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

#[cfg(test)]
mod tests;

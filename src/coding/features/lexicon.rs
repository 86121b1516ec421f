//! Suppliers and trades, and the concepts they stand for.
//!
//! The longest known name wins. Spaces do not matter: `SCREW FIX`, `BRITISHGAS`. A word that the
//! end of the text cut off counts when all that it could have become mean the same.

mod entry;
pub(crate) mod known_names;
mod table;

use super::embedding::Embedding;
use crate::evidence::{Finding, FindingSource, PARTS_PER_BIT};
use crate::normalise::word_lists::{is_fee, is_given_name, is_private, is_refund};
use crate::normalise::{NormalisedText, TextMarks};
use entry::{LexiconEntry, NameKind};
use known_names::{LexiconMatch, matches};
pub(crate) use known_names::{LongName, is_name, is_supplier, is_trade, suppliers_in};
use table::TABLE;

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

/// Logarithms to base 2 of 1 to 10, in parts of a bit.
const LOG2: [i32; 10] = [0, 256, 406, 512, 594, 662, 719, 768, 811, 850];

/// What the known names in a transaction say.
#[derive(Debug, Default)]
pub(crate) struct LexiconNames {
    /// The longest first.
    pub(crate) findings: Vec<Finding>,
    /// How many words of the text are part of one.
    pub(crate) words: usize,
}

/// Looks for known names in a transaction.
pub(crate) fn find(cleaned: &NormalisedText) -> LexiconNames {
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
pub(crate) fn without_refund(words: &[String]) -> &[String] {
    let is_telling = |word: &String| !is_refund(word);
    let Some(first) = words.iter().position(is_telling) else { return words };
    let last = words.iter().rposition(is_telling).unwrap_or(first);
    if last + 1 - first == words.len() || words.iter().any(|word| is_fee(word)) {
        return words;
    }
    let all: Vec<&str> = words.iter().map(String::as_str).collect();
    if is_name(&all) { words } else { &words[first..=last] }
}

/// Whether a word alone is one that people use every day or are called by, and no supplier but by a
/// name that is guarded.
pub(crate) fn is_common(word: &str) -> bool {
    let words = [word];
    let kind = TABLE.look_up(&words, table::hash(&words)).map(|entry| TABLE.entries[entry].kind);
    match kind {
        Some(NameKind::Guarded) => true,
        Some(NameKind::Trade) => is_private(word),
        Some(NameKind::Supplier | NameKind::Brand) => false,
        None => is_given_name(word) || Embedding::embedded().knows(word),
    }
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

#[cfg(test)]
mod tests;

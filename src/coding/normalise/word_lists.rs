//! The words that banks print, and the names of places and people: `data/bank_words.txt`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::normalised_text::TextMarks;
use crate::features::lexicon::known_names;
use tieout::packed::unpacked_text;
use tieout::sort::CompactSort as _;

/// Every word of the lists.
static VOCABULARY: LazyLock<NormaliserLists> = LazyLock::new(|| {
    let mut vocabulary = NormaliserLists::default();
    let words = unpacked_text(include_bytes!(concat!(env!("OUT_DIR"), "/bank_words.txt.gz")));
    vocabulary.read(words.leak());
    for (list, words) in [
        (PLACE, include_str!("../data/places.txt")),
        (GIVEN_NAME, include_str!("../data/given_names.txt")),
    ] {
        words.lines().for_each(|word| vocabulary.words.of(word).lists |= list);
    }
    vocabulary
});

/// The lists, a bit each.
const NEVER: u32 = 1;
const COMPANY: u32 = 1 << 1;
const TRAILING: u32 = 1 << 2;
const BEFORE_NUMBER: u32 = 1 << 3;
const DOMAIN_END: u32 = 1 << 4;
const CURRENCY: u32 = 1 << 5;
const COLLECTOR: u32 = 1 << 6;
const SHORT_COLLECTOR: u32 = 1 << 7;
const FEE: u32 = 1 << 8;
const GENERIC: u32 = 1 << 9;
const SURNAME: u32 = 1 << 10;
const TITLE: u32 = 1 << 11;
const LEADS_TO_PLACE: u32 = 1 << 12;
const MONTH: u32 = 1 << 13;
const PLACE: u32 = 1 << 14;
const GIVEN_NAME: u32 = 1 << 15;
const LEADING: u32 = 1 << 16;
const REFUND: u32 = 1 << 17;
const CUSTOMER: u32 = 1 << 18;
const FIRM: u32 = 1 << 19;
const FOREIGN_FORM: u32 = 1 << 20;
const FOREIGN_ENDING: u32 = 1 << 21;
const FOREIGN_PLACE: u32 = 1 << 22;
const OF_CARD: u32 = 1 << 23;
const CARD_GOODS: u32 = 1 << 24;
const PRIVATE: u32 = 1 << 25;

/// The headings of `data/bank_words.txt` for lists of single words.
const HEADINGS: [(&str, u32); 23] = [
    ("never", NEVER),
    ("company", COMPANY),
    ("trailing", TRAILING),
    ("before_number", BEFORE_NUMBER),
    ("domain_end", DOMAIN_END),
    ("currency", CURRENCY),
    ("collector", COLLECTOR),
    ("short_collector", SHORT_COLLECTOR),
    ("fee", FEE),
    ("generic", GENERIC),
    ("surname", SURNAME),
    ("title", TITLE),
    ("leads_to_place", LEADS_TO_PLACE),
    ("month", MONTH),
    ("refund", REFUND),
    ("customer", CUSTOMER),
    ("firm", FIRM),
    ("foreign_form", FOREIGN_FORM),
    ("foreign_ending", FOREIGN_ENDING),
    ("foreign_place", FOREIGN_PLACE),
    ("of_card", OF_CARD),
    ("card_goods", CARD_GOODS),
    ("private", PRIVATE),
];

const MARKS: [(&str, TextMarks); 6] = [
    ("mark_card", TextMarks::CARD),
    ("mark_refund", TextMarks::REFUND),
    ("mark_acquirer", TextMarks::ACQUIRER),
    ("mark_direct_debit", TextMarks::DIRECT_DEBIT),
    ("mark_payroll", TextMarks::PAYROLL),
    ("mark_standing_order", TextMarks::STANDING_ORDER),
];

/// What the lists say.
#[derive(Debug, Default)]
struct NormaliserLists {
    words: ListWordTable,
    /// Phrases before a name, longest first, by their first word.
    leading: BTreeMap<&'static str, Vec<Vec<&'static str>>>,
}

/// A word of the lists.
#[derive(Debug, Clone, Copy)]
struct ListWord {
    text: &'static str,
    /// A bit for each list that holds it.
    lists: u32,
    /// What it says beside a name, where it does.
    marks: Option<TextMarks>,
}

/// Words by the hash of their letters: every word of every text is looked up some times.
#[derive(Debug)]
struct ListWordTable {
    all: Vec<ListWord>,
    /// Places in `all` plus one; 0 is empty.
    slots: Vec<u16>,
}

impl Default for ListWordTable {
    fn default() -> Self {
        Self { all: Vec::new(), slots: vec![0; SLOTS] }
    }
}

/// Several times as many as there are words, and a power of two.
const SLOTS: usize = 1 << 13;

impl ListWordTable {
    /// The slots to look at for a word, in order. FNV-1a.
    fn probe(word: &str) -> impl Iterator<Item = usize> + use<> {
        let hash = word
            .bytes()
            .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        let first = (hash ^ (hash >> 15)) as usize;
        (0..SLOTS).map(move |step| first.wrapping_add(step) % SLOTS)
    }

    fn get(&self, word: &str) -> Option<&ListWord> {
        for slot in Self::probe(word) {
            let known = &self.all[usize::from(self.slots[slot].checked_sub(1)?)];
            if known.text == word {
                return Some(known);
            }
        }
        None
    }

    /// The word's entry, a new one where it has none.
    fn of(&mut self, word: &'static str) -> &mut ListWord {
        let is_here = |slot: &usize| match self.slots[*slot].checked_sub(1) {
            Some(at) => self.all[usize::from(at)].text == word,
            None => true,
        };
        let slot = Self::probe(word).find(is_here).unwrap_or_default();
        if self.slots[slot] == 0 {
            self.all.push(ListWord { text: word, lists: 0, marks: None });
            self.slots[slot] = u16::try_from(self.all.len()).unwrap_or(u16::MAX);
        }
        &mut self.all[usize::from(self.slots[slot]) - 1]
    }
}

impl NormaliserLists {
    fn read(&mut self, text: &'static str) {
        let mut heading = "";
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.strip_prefix('[').and_then(|line| line.split_once(']')) {
                heading = name;
            } else {
                self.add(heading, line);
            }
        }
        for phrases in self.leading.values_mut() {
            phrases.compact_sort_by_key(|words| std::cmp::Reverse(words.len()));
        }
    }

    fn add(&mut self, heading: &'static str, line: &'static str) {
        let words = line.split(' ').filter(|word| !word.is_empty());
        if heading == "leading" {
            for phrase in line.split(',').map(str::trim).filter(|phrase| !phrase.is_empty()) {
                let words: Vec<&str> = phrase.split(' ').collect();
                self.words.of(words[0]).lists |= LEADING;
                self.leading.entry(words[0]).or_default().push(words);
            }
        } else if let Some((_, mark)) = MARKS.iter().find(|(name, _)| *name == heading) {
            for word in words {
                let marks = &mut self.words.of(word).marks;
                *marks = Some(marks.unwrap_or_default().with(*mark));
            }
        } else if let Some((_, list)) = HEADINGS.iter().find(|(name, _)| *name == heading) {
            words.for_each(|word| self.words.of(word).lists |= list);
        }
    }
}

/// Whether any of these lists holds a word.
fn holds(lists: u32, word: &str) -> bool {
    VOCABULARY.words.get(word).is_some_and(|known| known.lists & lists != 0)
}

/// The phrases that stand before names and start with this word, the longest first.
pub(super) fn leading(word: &str) -> &'static [Vec<&'static str>] {
    if !holds(LEADING, word) {
        return &[];
    }
    VOCABULARY.leading.get(word).map_or(&[], Vec::as_slice)
}

/// A letter without what decomposition leaves on it.
pub(super) const fn plain(c: char) -> char {
    match c {
        'ß' => 's',
        'ø' | 'œ' => 'o',
        'æ' | 'å' => 'a',
        'ł' => 'l',
        'đ' | 'ð' => 'd',
        'ı' => 'i',
        other => other,
    }
}

/// What a printed word says beside a name.
pub(super) fn mark(word: &str) -> Option<TextMarks> {
    VOCABULARY.words.get(word)?.marks
}

/// Whether a word can tell what was bought: not a form word, not a single letter.
pub(crate) fn is_telling(word: &str) -> bool {
    match word.chars().count() {
        0 | 1 => false,
        2 => known_names::is_supplier(word),
        _ => !holds(GENERIC, word),
    }
}

/// A month, perhaps in three letters.
pub(crate) fn is_month(word: &str) -> bool {
    holds(MONTH, word)
}

/// Of no name wherever it stands.
pub(super) fn is_never_name(word: &str) -> bool {
    holds(NEVER, word)
}

/// `ltd` and the like.
pub(super) fn is_company_form(word: &str) -> bool {
    holds(COMPANY, word)
}

/// No part of a name when it stands at the end.
pub(super) fn is_trailing(word: &str) -> bool {
    holds(TRAILING, word)
}

/// Says what the number behind it is.
pub(super) fn is_before_number(word: &str) -> bool {
    holds(BEFORE_NUMBER, word)
}

/// `com` of an internet address.
pub(super) fn is_domain_end(word: &str) -> bool {
    holds(DOMAIN_END, word)
}

/// A currency.
pub(super) fn is_currency(word: &str) -> bool {
    holds(CURRENCY, word)
}

/// Collects for shops.
pub(super) fn is_collector(word: &str) -> bool {
    holds(COLLECTOR, word)
}

/// Collects for shops, in a few letters.
pub(super) fn is_short_collector(word: &str) -> bool {
    holds(SHORT_COLLECTOR, word)
}

/// `mr`.
pub(crate) fn is_title(word: &str) -> bool {
    holds(TITLE, word)
}

/// A place behind it belongs to the name.
pub(super) fn leads_to_place(word: &str) -> bool {
    holds(LEADS_TO_PLACE, word)
}

/// A town or county.
pub(super) fn is_place(word: &str) -> bool {
    holds(PLACE, word)
}

/// A given name.
pub(crate) fn is_given_name(word: &str) -> bool {
    holds(GIVEN_NAME, word)
}

/// Of the collector itself.
pub(crate) fn is_fee(word: &str) -> bool {
    holds(FEE, word)
}

/// A trade that is a surname as well.
pub(super) fn is_surname(word: &str) -> bool {
    holds(SURNAME, word)
}

/// Goes back to a customer, or comes from a supplier.
pub(crate) fn is_refund(word: &str) -> bool {
    holds(REFUND, word)
}

/// Whoever buys.
pub(crate) fn is_customer(word: &str) -> bool {
    holds(CUSTOMER, word)
}

/// In the names of firms of any trade.
pub(crate) fn is_of_any_firm(word: &str) -> bool {
    holds(FIRM, word)
}

/// Beside `card`: it says how was paid.
pub(super) fn is_of_card(word: &str) -> bool {
    holds(OF_CARD, word)
}

/// Behind `card`: goods, a shop, or a fee is meant.
pub(super) fn is_card_goods(word: &str) -> bool {
    holds(CARD_GOODS, word)
}

/// What people spend on for themselves as well.
pub(crate) fn is_private(word: &str) -> bool {
    holds(PRIVATE, word)
}

/// A form of companies abroad, or a word that ends the name of one.
pub(super) fn is_foreign_form(word: &str) -> bool {
    holds(FOREIGN_FORM, word)
}

/// The same where it ends a name: within one it is a word.
pub(super) fn is_foreign_ending(word: &str) -> bool {
    holds(FOREIGN_ENDING, word)
}

/// A country or town abroad, or the code of a country.
pub(super) fn is_foreign_place(word: &str) -> bool {
    holds(FOREIGN_PLACE, word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_have_words_and_every_heading_is_known() {
        for (name, list) in HEADINGS {
            let count = VOCABULARY.words.all.iter().filter(|word| word.lists & list != 0).count();
            assert!(count > 3, "{name}");
        }
        assert!(VOCABULARY.words.all.len() * 3 < SLOTS);
        for line in include_str!("../data/bank_words.txt").lines() {
            let heading = line.strip_prefix('[').and_then(|line| line.split_once(']'));
            let Some((name, _)) = heading else { continue };
            let mut known =
                HEADINGS.iter().map(|(name, _)| name).chain(MARKS.iter().map(|(name, _)| name));
            assert!(name == "leading" || known.any(|known| *known == name), "{name}");
        }
        assert!(is_place("leeds") && is_given_name("priya") && !is_place("priya"));
        assert_eq!(leading("card").first().map(Vec::len), Some(3));
        let has = |marks| VOCABULARY.words.all.iter().any(|word| word.marks == Some(marks));
        assert!(MARKS.iter().all(|(_, marks)| has(*marks)));
    }

    #[test]
    fn no_list_of_places_and_names_says_a_word_twice() {
        for list in [include_str!("../data/places.txt"), include_str!("../data/given_names.txt")] {
            let words: Vec<&str> = list.lines().collect();
            assert!(words.is_sorted_by(|a, b| a < b), "{:?}", words.first());
        }
    }
}

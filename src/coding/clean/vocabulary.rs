//! The words that banks print, and the names of places and people: `data/bank_words.txt`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::Marks;
use crate::coding::lexicon;

/// Lists of words by their headings, each sorted.
static LISTS: LazyLock<Lists> =
    LazyLock::new(|| Lists::read(include_str!("../data/bank_words.txt")));

/// Towns and counties, one a line, sorted.
static PLACES: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../data/places.txt").lines().collect());

/// Given names, one a line, sorted.
static GIVEN_NAMES: LazyLock<Vec<&str>> =
    LazyLock::new(|| include_str!("../data/given_names.txt").lines().collect());

const MARKS: [(&str, Marks); 6] = [
    ("mark_card", Marks::CARD),
    ("mark_refund", Marks::REFUND),
    ("mark_acquirer", Marks::ACQUIRER),
    ("mark_direct_debit", Marks::DIRECT_DEBIT),
    ("mark_payroll", Marks::PAYROLL),
    ("mark_standing_order", Marks::STANDING_ORDER),
];

#[derive(Debug, Default)]
struct Lists {
    /// Phrases before a name, longest first, by their first word.
    leading: BTreeMap<&'static str, Vec<Vec<&'static str>>>,
    marks: BTreeMap<&'static str, Marks>,
    never: Vec<&'static str>,
    company: Vec<&'static str>,
    trailing: Vec<&'static str>,
    before_number: Vec<&'static str>,
    domain_end: Vec<&'static str>,
    currency: Vec<&'static str>,
    collector: Vec<&'static str>,
    short_collector: Vec<&'static str>,
    fee: Vec<&'static str>,
    generic: Vec<&'static str>,
    surname: Vec<&'static str>,
    title: Vec<&'static str>,
    leads_to_place: Vec<&'static str>,
    month: Vec<&'static str>,
}

impl Lists {
    fn read(text: &'static str) -> Self {
        let mut lists = Self::default();
        let mut heading = "";
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.strip_prefix('[').and_then(|line| line.split_once(']')) {
                heading = name;
            } else {
                lists.add(heading, line);
            }
        }
        lists.sort();
        lists
    }

    fn add(&mut self, heading: &'static str, line: &'static str) {
        if heading == "leading" {
            for phrase in line.split(',').map(str::trim).filter(|phrase| !phrase.is_empty()) {
                let words: Vec<&str> = phrase.split(' ').collect();
                self.leading.entry(words[0]).or_default().push(words);
            }
        } else if let Some((_, mark)) = MARKS.iter().find(|(name, _)| *name == heading) {
            for word in line.split(' ') {
                let marks = self.marks.entry(word).or_default();
                *marks = marks.with(*mark);
            }
        } else if let Some(list) = self.list(heading) {
            list.extend(line.split(' ').filter(|word| !word.is_empty()));
        }
    }

    fn list(&mut self, heading: &str) -> Option<&mut Vec<&'static str>> {
        Some(match heading {
            "never" => &mut self.never,
            "company" => &mut self.company,
            "trailing" => &mut self.trailing,
            "before_number" => &mut self.before_number,
            "domain_end" => &mut self.domain_end,
            "currency" => &mut self.currency,
            "collector" => &mut self.collector,
            "short_collector" => &mut self.short_collector,
            "fee" => &mut self.fee,
            "generic" => &mut self.generic,
            "surname" => &mut self.surname,
            "title" => &mut self.title,
            "leads_to_place" => &mut self.leads_to_place,
            "month" => &mut self.month,
            _ => return None,
        })
    }

    fn sort(&mut self) {
        for phrases in self.leading.values_mut() {
            phrases.sort_by_key(|words| std::cmp::Reverse(words.len()));
        }
        for heading in HEADINGS {
            self.list(heading).into_iter().for_each(|list| list.sort_unstable());
        }
    }
}

const HEADINGS: [&str; 14] = [
    "never",
    "company",
    "trailing",
    "before_number",
    "domain_end",
    "currency",
    "collector",
    "short_collector",
    "fee",
    "generic",
    "surname",
    "title",
    "leads_to_place",
    "month",
];

fn holds(list: &[&str], word: &str) -> bool {
    list.binary_search(&word).is_ok()
}

/// The phrases that stand before names and start with this word, the longest first.
pub(super) fn leading(word: &str) -> &'static [Vec<&'static str>] {
    LISTS.leading.get(word).map_or(&[], Vec::as_slice)
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
pub(super) fn mark(word: &str) -> Option<Marks> {
    LISTS.marks.get(word).copied()
}

/// Whether a word can tell what was bought: not a form word, not a single letter.
pub(super) fn is_telling(word: &str) -> bool {
    match word.chars().count() {
        0 | 1 => false,
        2 => lexicon::is_supplier(word),
        _ => !holds(&LISTS.generic, word),
    }
}

/// A month, perhaps in three letters.
pub(super) fn is_month(word: &str) -> bool {
    holds(&LISTS.month, word)
}

/// Of no name wherever it stands.
pub(super) fn is_never_name(word: &str) -> bool {
    holds(&LISTS.never, word)
}

/// `ltd` and the like.
pub(super) fn is_company_form(word: &str) -> bool {
    holds(&LISTS.company, word)
}

/// No part of a name when it stands at the end.
pub(super) fn is_trailing(word: &str) -> bool {
    holds(&LISTS.trailing, word)
}

/// Says what the number behind it is.
pub(super) fn is_before_number(word: &str) -> bool {
    holds(&LISTS.before_number, word)
}

/// `com` of an internet address.
pub(super) fn is_domain_end(word: &str) -> bool {
    holds(&LISTS.domain_end, word)
}

/// A currency.
pub(super) fn is_currency(word: &str) -> bool {
    holds(&LISTS.currency, word)
}

/// Collects for shops.
pub(super) fn is_collector(word: &str) -> bool {
    holds(&LISTS.collector, word)
}

/// Collects for shops, in a few letters.
pub(super) fn is_short_collector(word: &str) -> bool {
    holds(&LISTS.short_collector, word)
}

/// `mr`.
pub(super) fn is_title(word: &str) -> bool {
    holds(&LISTS.title, word)
}

/// A place behind it belongs to the name.
pub(super) fn leads_to_place(word: &str) -> bool {
    holds(&LISTS.leads_to_place, word)
}

/// A town or county.
pub(super) fn is_place(word: &str) -> bool {
    holds(&PLACES, word)
}

/// A given name.
pub(super) fn is_given_name(word: &str) -> bool {
    holds(&GIVEN_NAMES, word)
}

/// Of the collector itself.
pub(super) fn is_fee(word: &str) -> bool {
    holds(&LISTS.fee, word)
}

/// A trade that is a surname as well.
pub(super) fn is_surname(word: &str) -> bool {
    holds(&LISTS.surname, word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_have_words_and_none_twice() {
        for heading in HEADINGS {
            let mut lists = Lists::read(include_str!("../data/bank_words.txt"));
            let list = lists.list(heading).unwrap();
            assert!(list.len() > 3 && list.is_sorted_by(|a, b| a < b), "{heading}: {list:?}");
        }
        for list in [&PLACES, &GIVEN_NAMES] {
            assert!(list.is_sorted_by(|a, b| a < b), "{:?}", list.first());
        }
        assert_eq!(leading("card").first().map(Vec::len), Some(3));
        assert!(MARKS.iter().all(|(_, marks)| LISTS.marks.values().any(|known| known == marks)));
    }
}

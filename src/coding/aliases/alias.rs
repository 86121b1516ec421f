//! A name that accounts of a concept go by, and the words of an account's name beside it.

use crate::account_fit::FIT_MAX;
use crate::concept::ConceptId;
use crate::wording::{NameWord, WordClass, Wording};

/// What is left, in thousandths, of the fit with one of the usual names where more is said, and with
/// any other: repairs are rather "Repairs, cleaning and waste" than "Light, heat and power".
pub(super) const LONGER: (i32, i32) = (985, 900);

/// Words that make an account another one, wherever they stand: nobody books a lease to the
/// depreciation of vehicles.
pub(super) const SPOILERS: [&str; 15] = [
    "accrued",
    "accumulated",
    "adjustment",
    "amortisation",
    "closing",
    "deferred",
    "depreciation",
    "discount",
    "disposal",
    "impairment",
    "opening",
    "prepaid",
    "provision",
    "reclaimed",
    "revaluation",
];

/// What is left, in thousandths, for the first unknown word beside an alias, the second, ...
pub(super) const UNKNOWN: [i32; 3] = [880, 750, 600];

/// Words that send purchases at home to another account.
pub(super) const ABROAD: [&str; 3] = ["ec", "export", "overseas"];

/// A name that accounts of a concept go by.
#[derive(Debug)]
pub(super) struct Alias {
    pub(super) concept: ConceptId,
    /// Its words, in order of their numbers.
    pub(super) words: Vec<u16>,
    /// Those that must stand in a name: all but the generic ones, where there are others.
    pub(super) needed: Vec<u16>,
    /// The most telling class of its words.
    pub(super) class: WordClass,
    /// Whether it names several things, as "rent and rates" does.
    pub(super) is_list: bool,
    /// Whether it says no more than "other costs".
    pub(super) is_vague: bool,
    /// The word that must stand first: cost, in "cost of sales".
    pub(super) leader: Option<u16>,
    /// Whether it is among the concept's first names, the usual ones.
    pub(super) is_usual: bool,
    /// The fit of an account of this name.
    pub(super) strength: i32,
}

/// A concept whose name an account's agrees with.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AliasMatch {
    pub(crate) concept: ConceptId,
    /// How well.
    pub(crate) fit: i32,
    /// Whether by one of the concept's usual names.
    pub(crate) is_usual: bool,
}

/// A word of an account's name, looked up.
#[derive(Debug, Clone, Copy)]
pub(super) struct AliasWord {
    pub(super) number: Option<u16>,
    pub(super) class: WordClass,
    pub(super) item: u8,
    /// A bit for each word of the same item, itself too.
    pub(super) of_item: u32,
    pub(super) sense: WordEffect,
    pub(super) is_of: bool,
}

/// What a word does to the other words of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WordEffect {
    Plain,
    Spoiler,
    Abroad,
    Other,
}

impl WordEffect {
    pub(super) fn of(word: &str) -> Self {
        if SPOILERS.binary_search(&word).is_ok() {
            Self::Spoiler
        } else if ABROAD.contains(&word) {
            Self::Abroad
        } else if word == "other" {
            Self::Other
        } else {
            Self::Plain
        }
    }
}

impl Alias {
    pub(super) fn of(
        concept: ConceptId,
        wording: &Wording,
        numbers: &[u16],
        is_cost_of: bool,
    ) -> Self {
        let sorted = |mut words: Vec<u16>| {
            words.sort_unstable();
            words.dedup();
            words
        };
        let pairs = || numbers.iter().zip(wording.words());
        // Services are no "cost of services": there the first word is needed, too.
        let is_needed =
            |at: usize, word: &NameWord| word.class != WordClass::Generic || is_cost_of && at == 0;
        let telling = pairs().enumerate().filter(|(at, (_, word))| is_needed(*at, word));
        let telling = telling.map(|(_, pair)| pair);
        let needed: Vec<u16> = telling.map(|(number, _)| *number).collect();
        let words = sorted(numbers.to_vec());
        let needed = if needed.is_empty() { words.clone() } else { sorted(needed) };
        let classes = wording.words().iter().map(|word| word.class);
        let class = classes.min().unwrap_or(WordClass::Generic);
        let is_list = wording.words().iter().any(|word| word.item > 0);
        let is_other = |word: &NameWord| word.class == WordClass::Generic || word.text == "other";
        let is_vague = wording.words().iter().all(is_other);
        let leader = numbers.first().copied().filter(|_| is_cost_of);
        let (is_usual, strength) = (true, FIT_MAX);
        Self { concept, words, needed, class, is_list, is_vague, leader, is_usual, strength }
    }

    pub(super) fn needs(&self, number: Option<u16>) -> bool {
        number.is_some_and(|number| self.needed.binary_search(&number).is_ok())
    }

    /// Whether it says more than these words of the same item of a list: "motor insurance" than
    /// "insurance", but "rent and rates" no more than "rates".
    pub(super) fn says_more_than(&self, words: &[u16], known: &[AliasWord]) -> bool {
        if words.len() >= self.needed.len()
            || !words.iter().all(|word| self.needed.binary_search(word).is_ok())
        {
            return false;
        }
        let is_in = |number: Option<u16>| number.is_some_and(|one| words.contains(&one));
        let is_own = |word: &&AliasWord| is_in(word.number);
        let is_more = |word: &&AliasWord| self.needs(word.number) && !is_in(word.number);
        let more: Vec<u8> = known.iter().filter(is_more).map(|word| word.item).collect();
        // The first word of "IT software and consumables" belongs to both.
        let leads = known.len() > 1 && known[0].item == known[1].item && is_more(&&known[0]);
        leads || known.iter().filter(is_own).any(|word| more.contains(&word.item))
    }
}

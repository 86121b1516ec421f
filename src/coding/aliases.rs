//! The names that accounts go by, and how well a name of an account agrees with them.

mod left;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use left::{beside, note_items, rest};

use super::chart_map::FIT_MAX;
use super::concept::{CONCEPTS, ConceptId};
use super::wording::{NameWord, WordClass, Wording};
use super::{abbreviations, wording};
use crate::contract::coding::AccountType;

/// An account that goes by a wider name takes a concept as well, but not first.
pub(super) const ALSO: i32 = 600;

/// The most that a name with some words of an alias can fit.
const PARTLY: i32 = 450;

/// The least share of an alias, by weight in hundredths, that counts as some.
const PARTLY_FROM: i32 = 50;

/// So many names of a concept are the usual ones.
const USUAL_MAX: usize = 24;

/// What is left, in thousandths, of the fit with one of the usual names where more is said, and with
/// any other: repairs are rather "Repairs, cleaning and waste" than "Light, heat and power".
const LONGER: (i32, i32) = (985, 900);

/// From this fit on a name says no more than the usual one that it agrees with.
const NEARLY: i32 = 900;

/// So many words of a name are compared: a mask has a bit for each.
const KNOWN_MAX: usize = 32;

/// So many unknown words of a name are guessed at.
const GUESSES_MAX: u8 = 4;

/// Words that make an account another one, wherever they stand: nobody books a lease to the
/// depreciation of vehicles.
const SPOILERS: [&str; 15] = [
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
const UNKNOWN: [i32; 3] = [880, 750, 600];

/// Words that send purchases at home to another account.
const ABROAD: [&str; 3] = ["ec", "export", "overseas"];

/// A name that accounts of a concept go by.
#[derive(Debug)]
struct Alias {
    concept: ConceptId,
    /// Its words, in order of their numbers.
    words: Vec<u16>,
    /// Those that must stand in a name: all but the generic ones, where there are others.
    needed: Vec<u16>,
    /// The most telling class of its words.
    class: WordClass,
    /// Whether it names several things, as "rent and rates" does.
    is_list: bool,
    /// Whether it says no more than "other costs".
    is_vague: bool,
    /// The word that must stand first: cost, in "cost of sales".
    leader: Option<u16>,
    /// Whether it is among the concept's first names, the usual ones.
    is_usual: bool,
    /// The fit of an account of this name.
    strength: i32,
}

/// A concept whose name an account's agrees with.
#[derive(Debug, Clone, Copy)]
pub(super) struct AliasMatch {
    pub(super) concept: ConceptId,
    /// How well.
    pub(super) fit: i32,
    /// Whether by one of the concept's usual names.
    pub(super) is_usual: bool,
}

/// All aliases, by their words.
#[derive(Debug)]
pub(super) struct Aliases {
    numbers: BTreeMap<String, u16>,
    /// How telling each word is: the fewer concepts it speaks of, the more.
    weights: Vec<i32>,
    /// How many aliases each word is in.
    counts: Vec<u16>,
    all: Vec<Alias>,
    /// The aliases that need each word.
    by_word: Vec<Vec<u16>>,
}

/// A word of an account's name, looked up.
#[derive(Debug, Clone, Copy)]
struct AliasWord {
    number: Option<u16>,
    class: WordClass,
    item: u8,
    /// A bit for each word of the same item, itself too.
    of_item: u32,
    sense: WordEffect,
    is_of: bool,
}

/// What a word does to the other words of a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum WordEffect {
    Plain,
    Spoiler,
    Abroad,
    Other,
}

impl WordEffect {
    fn of(word: &str) -> Self {
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

pub(super) static ALIASES: LazyLock<Aliases> = LazyLock::new(Aliases::read);

impl Aliases {
    #[expect(clippy::cast_possible_truncation, reason = "a few thousand, counted by a test")]
    fn read() -> Self {
        let mut numbers = BTreeMap::new();
        let mut aliases = Vec::new();
        for (concept, entry) in CONCEPTS.iter() {
            let names = (0..).zip(&entry.names).map(|(at, name)| (name, FIT_MAX, at < USUAL_MAX));
            let also = entry.also.iter().map(|name| (name, ALSO, true));
            for (name, strength, is_usual) in names.chain(also) {
                let wording = Wording::of(name);
                let number = |word: &NameWord| {
                    let next = numbers.len() as u16;
                    *numbers.entry(word.text.clone()).or_insert(next)
                };
                let words: Vec<u16> = wording.words().iter().map(number).collect();
                let is_cost_of = name.starts_with("cost of ") || name.starts_with("costs of ");
                let alias = Alias::of(concept, &wording, &words, is_cost_of);
                aliases.push(Alias { is_usual, strength, ..alias });
            }
        }
        let mut of_word = vec![BTreeSet::new(); numbers.len()];
        let mut by_word = vec![Vec::new(); numbers.len()];
        for (at, alias) in (0..).zip(&aliases) {
            for word in &alias.needed {
                of_word[usize::from(*word)].insert(alias.concept);
                by_word[usize::from(*word)].push(at);
            }
        }
        let mut weights: Vec<i32> =
            of_word.iter().map(|concepts| 1000 / (1 + i32::from(concepts.len() as u16))).collect();
        for (word, number) in &numbers {
            if wording::class(word) != WordClass::Topic {
                weights[usize::from(*number)] /= 4;
            }
        }
        let counts = by_word.iter().map(|aliases: &Vec<u16>| aliases.len() as u16).collect();
        Self { numbers, weights, counts, all: aliases, by_word }
    }

    /// Words of aliases that begin with these letters, with how many aliases each is in.
    pub(super) fn words_from<'a>(
        &'a self,
        start: &'a str,
    ) -> impl Iterator<Item = (&'a str, u16)> + 'a {
        let from = self.numbers.range(start.to_owned()..);
        from.take_while(move |(word, _)| word.starts_with(start))
            .map(|(word, number)| (word.as_str(), self.counts[usize::from(*number)]))
    }

    /// Whether some alias has this word.
    pub(super) fn knows(&self, word: &str) -> bool {
        self.numbers.contains_key(word)
    }

    /// Whether a name has a word that makes the account another one.
    pub(super) fn is_turned(name: &Wording) -> bool {
        let senses = name.words().iter().map(|word| WordEffect::of(&word.text));
        senses.into_iter().any(|sense| matches!(sense, WordEffect::Spoiler | WordEffect::Abroad))
    }

    /// Whether a name has a word that makes it no place for purchases.
    pub(super) fn is_spoilt(name: &Wording) -> bool {
        name.words().iter().any(|word| WordEffect::of(&word.text) == WordEffect::Spoiler)
    }

    /// How well an account of this name and type covers each concept, where at all.
    pub(super) fn agree(&self, name: &Wording, kind: AccountType) -> Vec<(ConceptId, i32)> {
        let agreed = self.agree_by_name(name, kind).into_iter();
        agreed.map(|agreed| (agreed.concept, agreed.fit)).collect()
    }

    /// The same, with whether it agrees with one of the concept's usual names.
    pub(super) fn agree_by_name(&self, name: &Wording, kind: AccountType) -> Vec<AliasMatch> {
        let mut known = Vec::new();
        let mut guesses = if name.is_prose() { 0 } else { GUESSES_MAX };
        for word in name.words() {
            self.look_up(word, &mut guesses, &mut known);
        }
        known.truncate(KNOWN_MAX);
        note_items(&mut known);
        let mut numbers: Vec<u16> = known.iter().filter_map(|word| word.number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let mut found = self.candidates(&numbers, kind);
        let first = known.first().and_then(|word| word.number);
        for (alias, is_whole) in &mut found {
            *is_whole &= alias.leader.is_none() || alias.leader == first;
        }
        let whole: Vec<&Alias> =
            found.iter().filter(|(_, is_whole)| *is_whole).map(|(alias, _)| *alias).collect();
        let present = |alias: &Alias| -> Vec<u16> {
            let there = alias.needed.iter().filter(|word| numbers.binary_search(word).is_ok());
            there.copied().collect()
        };
        let mut fits: BTreeMap<ConceptId, AliasMatch> = BTreeMap::new();
        let mut bases: Vec<(i32, &Alias, bool)> = Vec::with_capacity(found.len());
        for (alias, is_whole) in &found {
            let base = if *is_whole { alias.strength } else { self.partly(alias, &numbers) };
            let is_first = CONCEPTS.get(alias.concept).types.first() == Some(&kind);
            bases.push((if is_first { base } else { base * 9 / 10 }, *alias, *is_whole));
        }
        // The best first: most of the others need no closer look.
        bases.sort_by_key(|(base, ..)| std::cmp::Reverse(*base));
        for (base, alias, is_whole) in bases {
            let concept = alias.concept;
            let nothing = AliasMatch { concept, fit: 0, is_usual: false };
            let best = fits.entry(concept).or_insert(nothing);
            if base <= best.fit {
                continue;
            }
            let most = base * rest(alias, &known, is_whole) / 1000;
            if most > best.fit {
                let fit = most * beside(alias, &present(alias), &whole, &known) / 1000;
                if fit > best.fit {
                    // "Office salaries" are salaries, whichever name is the nearer one.
                    let is_usual = alias.is_usual || best.is_usual && best.fit >= NEARLY;
                    *best = AliasMatch { concept, fit, is_usual };
                }
            }
        }
        fits.into_values().filter(|agreed| agreed.fit > 0).collect()
    }

    fn look_up(&self, word: &NameWord, guesses: &mut u8, known: &mut Vec<AliasWord>) {
        let mut push = |text: &str, class| {
            known.push(AliasWord {
                number: self.numbers.get(text).copied(),
                class,
                item: word.item,
                of_item: 0,
                sense: WordEffect::of(text),
                is_of: word.is_of,
            });
        };
        let is_plain =
            word.class == WordClass::Topic && WordEffect::of(&word.text) == WordEffect::Plain;
        if !is_plain || self.knows(&word.text) {
            return push(&word.text, word.class);
        }
        let meant = if *guesses == 0 { None } else { abbreviations::meaning(&word.text, self) };
        *guesses = guesses.saturating_sub(1);
        match meant {
            Some(meant) => meant.words().iter().for_each(|word| push(&word.text, word.class)),
            None => push(&word.text, word.class),
        }
    }

    /// The aliases with words of a name, of concepts that are booked to this type, and whether all
    /// their needed words are there.
    fn candidates(&self, numbers: &[u16], kind: AccountType) -> Vec<(&Alias, bool)> {
        let mut at: Vec<u16> = Vec::new();
        for number in numbers {
            at.extend(&self.by_word[usize::from(*number)]);
        }
        at.sort_unstable();
        at.dedup();
        let aliases = at.into_iter().map(|at| &self.all[usize::from(at)]);
        let fitting = aliases.filter(|alias| CONCEPTS.get(alias.concept).types.contains(&kind));
        let has = |word: &u16| numbers.binary_search(word).is_ok();
        fitting.map(|alias| (alias, alias.needed.iter().all(has))).collect()
    }

    /// The fit of a name with some words of an alias, by how telling they are.
    fn partly(&self, alias: &Alias, numbers: &[u16]) -> i32 {
        let weight = |word: &u16| self.weights[usize::from(*word)];
        let all: i32 = alias.needed.iter().map(weight).sum();
        let there = alias.needed.iter().filter(|word| numbers.binary_search(word).is_ok());
        let share = there.map(weight).sum::<i32>() * 100 / all.max(1);
        let counts = share >= PARTLY_FROM
            && alias.class == WordClass::Topic
            && !alias.is_list
            && alias.strength == FIT_MAX;
        if counts { PARTLY * share / 100 } else { 0 }
    }
}

impl Alias {
    fn of(concept: ConceptId, wording: &Wording, numbers: &[u16], is_cost_of: bool) -> Self {
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

    fn needs(&self, number: Option<u16>) -> bool {
        number.is_some_and(|number| self.needed.binary_search(&number).is_ok())
    }

    /// Whether it says more than these words of the same item of a list: "motor insurance" than
    /// "insurance", but "rent and rates" no more than "rates".
    fn says_more_than(&self, words: &[u16], known: &[AliasWord]) -> bool {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coding::wording::singular;

    #[test]
    fn the_table_of_names_is_within_what_its_numbers_hold() {
        assert!(ALIASES.all.len() < usize::from(u16::MAX));
        assert!(ALIASES.numbers.len() < usize::from(u16::MAX));
        assert!(SPOILERS.is_sorted());
        for word in SPOILERS.iter().chain(&ABROAD) {
            assert_eq!(singular(word), *word);
        }
    }

    #[test]
    fn every_name_of_a_concept_leads_to_it() {
        for (id, concept) in CONCEPTS.iter() {
            for name in &concept.names {
                let wording = Wording::of(name);
                let fits = concept.types.iter().map(|kind| ALIASES.agree(&wording, *kind));
                let own = fits.flatten().filter(|(found, _)| *found == id);
                let best = own.map(|(_, fit)| fit).max().unwrap_or(0);
                assert!(best >= 900, "{name}: {best} for {}", concept.id);
            }
        }
    }
}

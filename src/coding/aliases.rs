//! The names that accounts go by, and how well a name of an account agrees with them.

mod alias;
mod left;
pub(super) mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use left::{beside, note_items, rest};

use super::account_fit::FIT_MAX;
use super::concept::{CONCEPTS, ConceptId};
use super::wording::{NameWord, WordClass, Wording};
use super::{abbreviations, wording};
pub(super) use alias::AliasMatch;
use alias::{Alias, AliasWord, WordEffect};
use tieout::contract::coding::AccountType;
use tieout::sort::CompactSort as _;
use words::AliasWords;

/// An account that goes by a wider name takes a concept as well, but not first.
pub(super) const ALSO: i32 = 600;

/// The most that a name with some words of an alias can fit.
const PARTLY: i32 = 450;

/// The least share of an alias, by weight in hundredths, that counts as some.
const PARTLY_FROM: i32 = 50;

/// So many names of a concept are the usual ones.
const USUAL_MAX: usize = 24;

/// From this fit on a name says no more than the usual one that it agrees with.
const NEARLY: i32 = 900;

/// So many words of a name are compared: a mask has a bit for each.
const KNOWN_MAX: usize = 32;

/// So many unknown words of a name are guessed at.
const GUESSES_MAX: u8 = 4;

/// All aliases, by their words.
#[derive(Debug)]
pub(super) struct Aliases {
    pub(super) words: AliasWords,
    /// How telling each word is: the fewer concepts it speaks of, the more.
    weights: Vec<i32>,
    all: Vec<Alias>,
    /// The aliases that need each word.
    by_word: Vec<Vec<u16>>,
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
        Self { words: AliasWords { numbers, counts }, weights, all: aliases, by_word }
    }

    /// Whether some alias has this word.
    pub(super) fn knows(&self, word: &str) -> bool {
        self.words.knows(word)
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
        bases.compact_sort_by_key(|(base, ..)| std::cmp::Reverse(*base));
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
                number: self.words.number(text),
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
        let meant =
            if *guesses == 0 { None } else { abbreviations::meaning(&word.text, &self.words) };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aliases::alias::{ABROAD, SPOILERS};
    use crate::wording::singular;

    #[test]
    fn the_table_of_names_is_within_what_its_numbers_hold() {
        assert!(ALIASES.all.len() < usize::from(u16::MAX));
        assert!(ALIASES.words.numbers.len() < usize::from(u16::MAX));
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

//! What the rest of a name leaves of its fit with an alias.

use super::alias::{Alias, AliasWord, LONGER, UNKNOWN, WordEffect};
use crate::concept::CONCEPTS;
use crate::wording::WordClass;

/// What wider aliases that a name agrees with leave of the fit with these words of an alias, in
/// thousandths.
pub(super) fn beside(alias: &Alias, words: &[u16], whole: &[&Alias], known: &[AliasWord]) -> i32 {
    let wider = || whole.iter().filter(|wider| wider.says_more_than(words, known));
    let is_near = |other: &Alias| {
        let (one, two) = (alias.concept, other.concept);
        one == two || CONCEPTS.parent(one) == Some(two) || CONCEPTS.parent(two) == Some(one)
    };
    if wider().next().is_none() {
        1000
    } else if wider().all(|wider| wider.concept == alias.concept) {
        950
    } else if wider().any(|wider| is_near(wider)) {
        700
    } else {
        150
    }
}

/// Notes for each word of a name which stand in its item of the list.
pub(super) fn note_items(known: &mut [AliasWord]) {
    for at in 0..known.len() {
        let item = known[at].item;
        let same = (0..).zip(known.iter()).filter(|(_, other)| other.item == item);
        known[at].of_item = same.fold(0, |mask, (at, _)| mask | 1_u32 << at);
    }
}

/// What the rest of a name leaves of the fit with an alias, in thousandths.
pub(super) fn rest(alias: &Alias, known: &[AliasWord], is_whole: bool) -> i32 {
    let mask = |takes: &dyn Fn(&AliasWord) -> bool| {
        let bits = known.iter().enumerate().filter(|(_, word)| takes(word));
        bits.fold(0_u32, |mask, (at, _)| mask | 1 << at)
    };
    let own = mask(&|word| alias.needs(word.number));
    // "Repairs of equipment" are repairs.
    let is_all_of = own & !mask(&|word| word.is_of) == 0;
    let mut left = if is_all_of { 450 } else { 1000 };
    let mut is_longer = false;
    let mut unknown = UNKNOWN.into_iter();
    for (at, word) in known.iter().enumerate().filter(|(at, _)| own >> at & 1 == 0) {
        is_longer |= word.number.is_none_or(|word| alias.words.binary_search(&word).is_err());
        if word.class == WordClass::Generic {
            continue;
        }
        let own_beside = own & word.of_item;
        let shares_item = own_beside != 0;
        let is_head = shares_item && own_beside >> at == 0;
        let factor = if word.sense == WordEffect::Spoiler {
            50
        } else if word.sense == WordEffect::Abroad {
            600
        } else if alias.class > word.class && (shares_item || alias.is_vague) {
            100
        } else if word.class == WordClass::Mild {
            if word.sense == WordEffect::Other { 900 } else { 970 }
        } else if !shares_item {
            960
        } else if is_head && word.number.is_some() {
            // In English the last noun says what it is: insurance of vehicles.
            500
        } else if word.number.is_some() {
            880
        } else {
            unknown.next().unwrap_or(500)
        };
        left = left * factor / 1000;
    }
    // "Bank" for bank charges is nearly, not quite, the name itself.
    if is_longer || (is_whole && alias.words.len() > known.len()) {
        left * if alias.is_usual { LONGER.0 } else { LONGER.1 } / 1000
    } else {
        left
    }
}

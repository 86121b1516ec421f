//! Names of people: payees of whom nothing can be known.

use super::normalised_text::NormalisedText;
use super::word_lists::{is_given_name, is_month, is_place, is_surname, is_telling, is_title};
use crate::features::lexicon::known_names;

/// Whether the words read like a person: `mrs a okafor`, `j smith`, `priya sharma`.
pub(super) fn is_like(cleaned: &NormalisedText) -> bool {
    let words: Vec<&str> = cleaned.words.iter().map(String::as_str).collect();
    let Some((first, rest)) = words.split_first() else { return false };
    // `bp` is a bill payment as well as petrol: behind it stands somebody.
    if *first == "bp" && !rest.is_empty() {
        let named = |word: &&str| is_given_name(word) || is_initial(word);
        return rest.iter().all(named) || is_like_words(&cleaned.words[1..]);
    }
    // `w hall and l hall` are two.
    let mut parts = cleaned.words.split(|word| word == "and");
    if words.contains(&"and") {
        return parts.all(|part| part.len() > 1 && is_like_words(part));
    }
    is_like_words(&cleaned.words)
}

fn is_initial(word: &str) -> bool {
    word.chars().count() == 1
}

fn is_like_words(cleaned: &[String]) -> bool {
    let words: Vec<&str> = cleaned.iter().map(String::as_str).collect();
    let Some((first, rest)) = words.split_first() else { return false };
    if is_title(first) && (1..=3).contains(&rest.len()) {
        let is_initialled = rest.iter().any(|word| is_initial(word));
        // `ms` is short for Microsoft as well.
        let is_product = *first == "ms" && known_names::knows(&cleaned[1..]);
        return is_initialled || !is_product && !is_business(cleaned);
    }
    if !(2..=3).contains(&words.len()) {
        return false;
    }
    let is_name = |word: &&str| word.len() >= 3 && word.chars().all(char::is_alphabetic);
    let initials = words.iter().filter(|word| is_initial(word)).count();
    let names = words.iter().filter(|word| is_name(word)).count();
    // `j smith`, `smith j`; `b and q` has no name in it.
    let by_initial = initials >= 1 && names == 1 && initials + names == words.len();
    let is_given = is_given_name(first) && is_telling(first) && !is_month(first);
    let by_given_name = is_given && words[1..].iter().all(|w| is_name(w) || w.len() == 1)
        || words.len() == 2 && is_given_name(words[1]) && is_name(&words[0]);
    (by_initial || by_given_name) && !is_business(cleaned)
}

/// Whether a known business stands here all the same: `h samuel`, `ted baker`, `k tyres`. A single
/// surname is none: `j baker` is somebody, `sarah shell` too.
fn is_business(cleaned: &[String]) -> bool {
    if let [name, initial] = cleaned
        && is_initial(initial)
        && is_surname(name)
        && !known_names::is_name(&[name.as_str(), initial.as_str()])
    {
        return is_business(&[initial.clone(), name.clone()]);
    }
    let is_surname = cleaned.last().is_some_and(|last| is_surname(last));
    // `chelsea` is a part of town as well.
    let is_local = !is_surname && cleaned.first().is_some_and(|first| is_place(first));
    known_names::knows_business(cleaned, is_surname) || is_local && known_names::knows(cleaned)
}

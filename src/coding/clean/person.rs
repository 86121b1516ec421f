//! Names of people: payees of whom nothing can be known.

use super::Cleaned;
use super::vocabulary::{is_given_name, is_surname, is_title};
use crate::coding::lexicon;

/// Whether the words read like a person: `mrs a okafor`, `j smith`, `priya sharma`.
pub(super) fn is_like(cleaned: &Cleaned) -> bool {
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
        return is_initialled || !lexicon::knows(&cleaned[1..]) && !lexicon::knows(cleaned);
    }
    if !(2..=3).contains(&words.len()) {
        return false;
    }
    let is_name = |word: &&str| word.len() >= 3 && word.chars().all(char::is_alphabetic);
    let initials = words.iter().filter(|word| is_initial(word)).count();
    let names = words.iter().filter(|word| is_name(word)).count();
    // `j smith`, `smith j`; `b and q` has no name in it.
    let by_initial = initials >= 1 && names == 1 && initials + names == words.len();
    let by_given_name = is_given_name(first)
        && words[1..].iter().all(|w| is_name(w) || w.len() == 1)
        || words.len() == 2 && is_given_name(words[1]) && is_name(&words[0]);
    // `j baker` is somebody; `the baker` is not.
    let is_trade_too = is_surname(words[words.len() - 1]);
    let told = words.len() - usize::from(is_trade_too);
    (by_initial || by_given_name)
        && !lexicon::knows(&cleaned[..told])
        && !lexicon::knows_supplier(cleaned, is_trade_too)
}

//! What an unknown word of an account's name may stand for: cut short, without its vowels, run
//! together with the next, or with a slip of the pen.

use super::aliases::words::AliasWords;
use super::wording::{Wording, canonical, singular};

/// Shortest beginning that is taken for a word cut short.
const START_MIN: usize = 4;

/// Words that are whole, though longer ones of bookkeepers begin with them.
const WHOLE: [&str; 31] = [
    "area", "back", "book", "case", "count", "cover", "deal", "form", "free", "hand", "hard",
    "help", "high", "inter", "land", "life", "over", "park", "part", "plan", "port", "real",
    "rest", "safe", "self", "side", "sign", "soft", "stop", "super", "trans",
];

/// Shortest word in which a slip is looked for.
const SLIP_MIN: usize = 8;

/// Shortest half of two words run together.
const HALF_MIN: usize = 3;

/// Longest word that is guessed at.
const WORD_MAX: usize = 24;

/// The words an unknown one stands for, where some are likely.
pub(super) fn meaning(word: &str, known: &AliasWords) -> Option<Wording> {
    let is_readable = word.is_ascii() && (HALF_MIN..=WORD_MAX).contains(&word.len());
    if !is_readable || WHOLE.binary_search(&word).is_ok() {
        return None;
    }
    run_together(word, known)
        .or_else(|| cut_short(word, known))
        .or_else(|| without_vowels(word, known))
        .or_else(|| slip(word, known))
}

fn run_together(word: &str, known: &AliasWords) -> Option<Wording> {
    if word.len() <= 2 * HALF_MIN {
        return None;
    }
    let is_known = |half: &str| canonical(half).split(' ').all(|word| known.knows(&singular(word)));
    let splits = HALF_MIN..word.len().saturating_sub(HALF_MIN - 1);
    // The longest first half: "motorexpenses" is not "mot" and something.
    let mut halves = splits.rev().map(|at| word.split_at(at));
    let found = halves.find(|(first, second)| is_known(first) && is_known(second))?;
    Some(Wording::of(&format!("{} {}", found.0, found.1)))
}

/// The commonest of some words; of equally common ones the first in the alphabet.
fn commonest<'a>(words: impl Iterator<Item = (&'a str, u16)>) -> Option<Wording> {
    let best = words.max_by(|(a, often), (b, other)| often.cmp(other).then_with(|| b.cmp(a)))?;
    Some(Wording::of(best.0))
}

fn cut_short(word: &str, known: &AliasWords) -> Option<Wording> {
    if word.len() < START_MIN {
        return None;
    }
    commonest(known.starting_with(word))
}

fn without_vowels(word: &str, known: &AliasWords) -> Option<Wording> {
    let is_vowel = |c: char| matches!(c, 'a' | 'e' | 'i' | 'o' | 'u');
    if word[1..].chars().filter(|c| is_vowel(*c)).count() * 6 > word.len() {
        return None;
    }
    let covers = |whole: &str| {
        let mut left = word.chars().peekable();
        for c in whole.chars() {
            left.next_if_eq(&c);
        }
        let consonants = whole.chars().filter(|c| !is_vowel(*c)).count();
        left.peek().is_none() && whole.len() > word.len() && consonants <= word.len() + 1
    };
    commonest(known.starting_with(&word[..1]).filter(|(whole, _)| covers(whole)))
}

fn slip(word: &str, known: &AliasWords) -> Option<Wording> {
    if word.len() < SLIP_MIN {
        return None;
    }
    commonest(known.starting_with(&word[..1]).filter(|(other, _)| is_one_slip(word, other)))
}

/// Whether one letter more, less, other, or two swapped make one word the other.
fn is_one_slip(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len().abs_diff(b.len()) > 1 {
        return false;
    }
    let same = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[same..], &b[same..]);
    let after = |word: &[u8], letters| word.get(letters..).map(<[u8]>::to_vec);
    let is_swapped = a.len() >= 2 && b.len() >= 2 && a[0] == b[1] && a[1] == b[0];
    (after(a, 1).is_some() && after(a, 1) == after(b, 1))
        || after(a, 1).as_deref() == Some(b)
        || after(b, 1).as_deref() == Some(a)
        || (is_swapped && a[2..] == b[2..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aliases::ALIASES;

    fn read(word: &str) -> String {
        let meant = meaning(word, &ALIASES.words).unwrap_or_default();
        meant.words().iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn words_cut_short_and_run_together_are_read() {
        assert_eq!(read("subscri"), "subscription");
        assert_eq!(read("prntng"), "printing");
        assert_eq!(read("motorexpenses"), "motor expense");
        assert_eq!(read("insurrance"), "insurance");
        assert_eq!(read("recruitmnt"), "recruitment");
    }

    #[test]
    fn words_of_their_own_are_left_alone() {
        assert!(WHOLE.is_sorted());
        for word in ["hard", "unicorn", "xyzzy", "moonbeam", "filling", "rowing", "\u{e9}t\u{e9}"] {
            assert_eq!(read(word), "", "{word}");
        }
    }
}

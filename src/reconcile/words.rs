//! A description as words, and what makes two words look alike.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Words of one text beyond this many are not looked at.
pub(crate) const WORDS_MAX: usize = 16;

/// Letters that make the start of a word.
const START_LENGTH: usize = 4;

/// Consonants below which a skeleton says nothing.
const SKELETON_LENGTH_MIN: usize = 2;

/// The consonants of a word in alphabetical order.
pub(crate) fn skeleton(word: &str) -> Option<String> {
    if !word.starts_with(char::is_alphabetic) {
        return None;
    }
    let mut consonants: Vec<char> = word.chars().filter(|c| !"AEIOU".contains(*c)).collect();
    consonants.sort_unstable();
    (consonants.len() >= SKELETON_LENGTH_MIN).then(|| consonants.into_iter().collect())
}

/// Whether a word has no vowels behind its first letter, as banks squeeze names.
pub(crate) fn is_squeezed(word: &str) -> bool {
    !word.chars().skip(1).any(|c| "AEIOU".contains(c))
}

/// A word of fewer letters, E not counted, is another word where one vowel is another: CARD and
/// CORD.
const LONG: usize = 5;

/// The letters of a word by which slips of the keyboard leave it the same: all of them in
/// alphabetical order; of a long word only the first, for its consonants tell the rest. Without E,
/// which may stand for the dots of a vowel: KÖNIG and KOENIG.
pub(crate) fn letters(word: &str) -> String {
    let mut letters: Vec<char> = word.chars().filter(|c| *c != 'E').collect();
    if letters.len() >= LONG {
        letters.truncate(1);
    } else {
        letters.sort_unstable();
    }
    letters.into_iter().collect()
}

/// The first letters of a word.
pub(crate) fn start(word: &str) -> Option<&str> {
    let end = word.char_indices().nth(START_LENGTH - 1).map(|(at, c)| at + c.len_utf8())?;
    word.starts_with(char::is_alphabetic).then(|| &word[..end])
}

/// Calls `found` with each run of letters and each run of digits, in capitals, without accents
/// and without leading zeros (`INV-0042a` is INV, 42 and A).
pub(crate) fn each_word(text: &str, buffer: &mut String, mut found: impl FnMut(&str)) {
    buffer.clear();
    let mut letters = true;
    let mut take = |c: char| {
        let (is_letter, is_digit) = (c.is_alphabetic(), c.is_numeric());
        if !buffer.is_empty() && (is_letter != letters || !(is_letter || is_digit)) {
            found(word_of(buffer, letters));
            buffer.clear();
        }
        if is_letter || is_digit {
            letters = is_letter;
            buffer.push(c);
        }
    };
    if text.is_ascii() {
        text.chars().for_each(|c| take(c.to_ascii_uppercase()));
    } else {
        let plain = text.nfkd().filter(|c| !is_combining_mark(*c));
        plain.flat_map(char::to_uppercase).for_each(&mut take);
    }
    take(' ');
}

fn word_of(buffer: &str, letters: bool) -> &str {
    if letters {
        return buffer;
    }
    match buffer.trim_start_matches('0') {
        "" => "0",
        number => number,
    }
}

/// The distinct words of a text that count, in its order.
pub(crate) fn distinct_words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    each_word(text, &mut String::new(), |word| {
        if words.len() < WORDS_MAX && !words.iter().any(|known| known == word) {
            words.push(word.to_owned());
        }
    });
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_runs_of_letters_or_digits_in_capitals_without_accents() {
        let mut words = Vec::new();
        each_word("Café INV-0042a £5·00 ½", &mut String::new(), |word| {
            words.push(word.to_owned());
        });
        assert_eq!(words, ["CAFE", "INV", "42", "A", "5", "0", "1", "2"]);
    }
}

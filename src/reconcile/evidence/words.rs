//! A description as words, and what makes two words look alike.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Words of one text beyond this many are not looked at.
pub(crate) const WORDS_MAX: usize = 16;

/// Letters that make the start of a word.
const START_LENGTH: usize = 4;

/// Consonants below which a skeleton says nothing.
const SKELETON_LENGTH_MIN: usize = 2;

/// Adds the consonants of a word in alphabetical order, if it has as many as say something.
pub(crate) fn push_skeleton(word: &str, onto: &mut String) -> bool {
    if !word.starts_with(char::is_alphabetic) {
        return false;
    }
    let is_consonant = |c: &char| !matches!(c, 'A' | 'E' | 'I' | 'O' | 'U');
    if word.chars().filter(is_consonant).nth(SKELETON_LENGTH_MIN - 1).is_none() {
        return false;
    }
    push_sorted(word.chars().filter(is_consonant), onto);
    true
}

/// Adds characters in their order, without room of their own for those of most words.
fn push_sorted(characters: impl Iterator<Item = char>, onto: &mut String) {
    const MOST: usize = 32;
    let mut few = ['\0'; MOST];
    let mut count = 0;
    let mut more = Vec::new();
    for character in characters {
        if count < MOST {
            few[count] = character;
            count += 1;
        } else {
            more.push(character);
        }
    }
    if more.is_empty() {
        few[..count].sort_unstable();
        onto.extend(&few[..count]);
    } else {
        more.extend(few);
        more.sort_unstable();
        onto.extend(more);
    }
}

/// Whether a word has no vowels behind its first letter, as banks squeeze names.
pub(crate) fn is_squeezed(word: &str) -> bool {
    !word.chars().skip(1).any(|c| "AEIOU".contains(c))
}

/// A word of fewer letters, E not counted, is another word where one vowel is another: CARD and
/// CORD.
const LONG: usize = 5;

/// Adds the letters of a word by which slips of the keyboard leave it the same: all of them in
/// alphabetical order; of a long word only the first, for its consonants tell the rest. Without E,
/// which may stand for the dots of a vowel: KÖNIG and KOENIG.
pub(crate) fn push_letters(word: &str, onto: &mut String) {
    let letters = || word.chars().filter(|c| *c != 'E');
    let is_long = letters().nth(LONG - 1).is_some();
    push_sorted(letters().take(if is_long { 1 } else { LONG }), onto);
}

/// The first letters of a word.
pub(crate) fn start(word: &str) -> Option<&str> {
    let end = word.char_indices().nth(START_LENGTH - 1).map(|(at, c)| at + c.len_utf8())?;
    word.starts_with(char::is_alphabetic).then(|| &word[..end])
}

/// Calls `found` with each run of letters and each run of digits, in capitals, without accents
/// and without leading zeros (`INV-0042a` is INV, 42 and A).
pub(crate) fn each_word(text: &str, buffer: &mut String, mut found: impl FnMut(&str)) {
    if text.is_ascii() {
        return each_ascii_word(text, buffer, found);
    }
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
    let plain = text.nfkd().filter(|c| !is_combining_mark(*c));
    plain.flat_map(char::to_uppercase).for_each(&mut take);
    take(' ');
}

/// The same where each character is a byte: a word at a time.
fn each_ascii_word(text: &str, buffer: &mut String, mut found: impl FnMut(&str)) {
    let mut rest = text;
    while let Some(start) = rest.bytes().position(|byte| byte.is_ascii_alphanumeric()) {
        rest = &rest[start..];
        let letters = rest.starts_with(|c: char| c.is_ascii_alphabetic());
        let is_other = |byte: u8| {
            if letters { !byte.is_ascii_alphabetic() } else { !byte.is_ascii_digit() }
        };
        let (word, behind) = rest.split_at(rest.bytes().position(is_other).unwrap_or(rest.len()));
        buffer.clear();
        buffer.push_str(word);
        buffer.make_ascii_uppercase();
        found(word_of(buffer, letters));
        rest = behind;
    }
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

    #[test]
    fn words_of_plain_characters_are_those_of_any() {
        let words = |text: &str| {
            let mut words = Vec::new();
            each_word(text, &mut String::new(), |word| words.push(word.to_owned()));
            words
        };
        for text in ["", " ", "a", "007", "Inv-0042a  x9Y", "--0--", "AB12cd 3.40/x\t", "end 5"] {
            let plain = words(text);
            // What is not ASCII takes the other way; a combining mark alone is no word.
            assert_eq!(words(&format!("{text}\u{301}")), plain, "{text:?}");
        }
    }
}

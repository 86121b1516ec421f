//! How well a text reads in an encoding.

use encoding_rs::{Encoding, WINDOWS_1252};
use memchr::{memchr_iter, memrchr};

/// So much of a text shows its script.
const START_BYTES: usize = 1 << 16;

/// Whether most letters that are not ASCII follow each other, as in words of a script of its own. Letters with
/// accents stand alone among plain ones.
pub(super) fn is_of_script(bytes: &[u8], encoding: &'static Encoding) -> bool {
    const LETTERS_MIN: usize = 8;
    // Not cut within a character.
    let start = &bytes[..bytes.len().min(START_BYTES)];
    let end = if start.len() < bytes.len() { memrchr(b'\n', start) } else { None };
    let start = &start[..end.unwrap_or(start.len())];
    let (text, is_damaged) = encoding.decode_without_bom_handling(start);
    let is_letter = |c: char| !c.is_ascii() && c.is_alphabetic();
    let (mut letters, mut in_words, mut run) = (0, 0, 0);
    for c in text.chars().chain([' ']) {
        if is_letter(c) {
            (letters, run) = (letters + 1, run + 1);
        } else {
            in_words += if run > 1 { run } else { 0 };
            run = 0;
        }
    }
    !is_damaged && letters >= LETTERS_MIN && in_words * 4 >= letters * 3
}

/// Whether a text shows by itself that it is in an encoding and not in Windows-1252: by several letters that
/// Windows-1252 has no place for or makes signs of within words, or by several different ones.
pub(super) fn is_borne_out(bytes: &[u8], encoding: &'static Encoding) -> bool {
    const MISFITS_MIN: i64 = 2;
    const DIFFERENT_MIN: usize = 4;
    const LETTERS_MIN: usize = 5;
    if encoding == WINDOWS_1252 {
        return true;
    }
    // A letter that does not fit takes a point and one that fits gives one.
    let gained = fitness(bytes, encoding) - fitness(bytes, WINDOWS_1252);
    if gained >= MISFITS_MIN * 2 {
        return true;
    }
    let as_text = |byte: u8, encoding: &'static Encoding| {
        encoding.decode_without_bom_handling(&[byte]).0.into_owned()
    };
    let differing = (0x80..=0xff_u8)
        .filter(|byte| as_text(*byte, encoding) != as_text(*byte, WINDOWS_1252))
        .map(|byte| memchr_iter(byte, bytes).count())
        .filter(|count| *count > 0);
    let (different, letters) = differing.fold((0, 0), |(all, sum), count| (all + 1, sum + count));
    encoding.is_single_byte() && different >= DIFFERENT_MIN && letters >= LETTERS_MIN
}

/// How many characters that are not ASCII stand where such a character can stand, less those that cannot:
/// a letter in a word, with a capital only before or among capitals; a sign of a currency beside a number; a
/// space that does not break; an apostrophe in a word and other punctuation outside of one.
pub(super) fn fitness(bytes: &[u8], encoding: &'static Encoding) -> i64 {
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    let mut score = 0;
    let mut before = ' ';
    let mut characters = text.chars().peekable();
    while let Some(c) = characters.next() {
        if !c.is_ascii() {
            let after = characters.peek().copied().unwrap_or(' ');
            score += if fits(before, c, after) { 1 } else { -1 };
        }
        before = c;
    }
    score
}

/// Letters that are words by themselves in western languages.
fn is_word_alone(c: char) -> bool {
    c.to_lowercase().all(|c| "àèéòóôåöæíáúø".contains(c))
}

fn fits(before: char, c: char, after: char) -> bool {
    let is_beside = |test: fn(char) -> bool| test(before) || test(after);
    if c.is_alphabetic() && !matches!(c, 'ª' | 'º' | 'ƒ' | 'Ω' | 'π' | 'µ') {
        let is_capital_in_word = c.is_uppercase() && before.is_lowercase();
        let is_word = is_word_alone(c) && !is_beside(char::is_alphanumeric);
        (is_beside(char::is_alphabetic) || is_word)
            && !is_beside(|c| c.is_ascii_digit())
            && !is_capital_in_word
    } else {
        match c {
            '£' | '€' | '¥' | '¤' | '¢' => !is_beside(char::is_lowercase),
            '\u{a0}' => true,
            '’' => !after.is_ascii_digit(),
            _ if c.is_control() => false,
            _ => !(before.is_alphabetic() && after.is_alphabetic()),
        }
    }
}

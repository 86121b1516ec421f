//! How well a text reads in an encoding.

use encoding_rs::Encoding;
use memchr::memrchr;

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

fn fits(before: char, c: char, after: char) -> bool {
    let is_beside = |test: fn(char) -> bool| test(before) || test(after);
    if c.is_alphabetic() && !matches!(c, 'ª' | 'º' | 'ƒ' | 'Ω' | 'π' | 'µ') {
        let is_capital_in_word = c.is_uppercase() && before.is_lowercase();
        is_beside(char::is_alphabetic) && !is_beside(|c| c.is_ascii_digit()) && !is_capital_in_word
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

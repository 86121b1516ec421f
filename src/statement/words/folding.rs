//! Texts in the form in which words are looked up.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// A text as the table has its words: lower case, no accents, no brackets with what is in them, one
/// space between words.
#[must_use]
pub fn plain(text: &str) -> String {
    let mut outside = String::with_capacity(text.len());
    let mut depth = 0_u32;
    for c in text.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ if depth == 0 => outside.push(c),
            _ => {}
        }
    }
    // A header that is all in brackets says what they say.
    let source = if outside.trim().is_empty() { text } else { &outside };
    folded(source)
}

/// Lower case, no accents, one space between words.
#[must_use]
pub fn folded(text: &str) -> String {
    let mut words = String::with_capacity(text.len());
    let mut is_gap = false;
    // Nothing of plain letters is decomposed.
    if text.is_ascii() {
        for byte in text.bytes() {
            if byte.is_ascii_alphanumeric() {
                if is_gap && !words.is_empty() {
                    words.push(' ');
                }
                is_gap = false;
                words.push(char::from(byte.to_ascii_lowercase()));
            } else {
                is_gap = true;
            }
        }
        return words;
    }
    let lower = text.to_lowercase();
    for c in lower.nfkd().filter(|c| !is_combining_mark(*c)) {
        let c = match c {
            'ł' => 'l',
            'ø' => 'o',
            'đ' => 'd',
            c => c,
        };
        if c == 'ß' || c == 'æ' || c.is_alphanumeric() {
            if is_gap && !words.is_empty() {
                words.push(' ');
            }
            is_gap = false;
            match c {
                'ß' => words.push_str("ss"),
                'æ' => words.push_str("ae"),
                c => words.push(c),
            }
        } else {
            is_gap = true;
        }
    }
    words
}

/// A header as [`plain`], words that are written as one apart: `AccountId`.
#[must_use]
pub fn plain_parts(name: &str) -> String {
    plain(&spaced(name))
}

/// `TransactionDate` as `Transaction Date`.
pub(super) fn spaced(name: &str) -> String {
    let mut text = String::with_capacity(name.len() + 4);
    let mut was_lower = false;
    for c in name.chars() {
        if was_lower && c.is_uppercase() {
            text.push(' ');
        }
        was_lower = c.is_lowercase();
        text.push(c);
    }
    text
}

/// A text as [`folded`], or the sign that it is.
#[must_use]
pub fn folded_or_sign(text: &str) -> String {
    match text.trim() {
        "\u{2212}" => "-".to_owned(),
        sign @ ("-" | "+") => sign.to_owned(),
        text => folded(text),
    }
}

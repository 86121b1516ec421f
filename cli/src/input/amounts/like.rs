//! What looks like an amount, however it is written.

use super::{AmountReader, DecimalMark};
use crate::input::signs::{Kind, Word};

/// Whether a text is an amount in any form: then it is no name of a column.
pub(crate) fn is_some_amount(text: &str) -> bool {
    if !text.bytes().any(|byte| byte.is_ascii_digit()) {
        return false;
    }
    let marks = [None, Some(DecimalMark::Point), Some(DecimalMark::Comma)];
    marks
        .into_iter()
        .any(|mark| AmountReader::new(mark, b',').read(text, &mut String::new()).is_ok())
}

/// Whether a text is an amount in any form, or is one with debit or credit before or behind it:
/// `10.00 CR`.
pub(in crate::input) fn is_like_amount(text: &str) -> bool {
    is_some_amount(text.trim()) || with_word(text).is_some_and(|(rest, _)| is_some_amount(rest))
}

/// What stands beside debit or credit in a cell, and which of them it is.
pub(in crate::input) fn with_word(text: &str) -> Option<(&str, Word)> {
    let text = text.trim();
    let is_word = |c: char| c.is_alphabetic() || c == '.';
    let before = text.trim_start_matches(char::is_alphabetic);
    let behind = text.trim_end_matches(is_word);
    let cut = [(before, &text[..text.len() - before.len()]), (behind, &text[behind.len()..])];
    cut.into_iter().find_map(|(rest, word)| {
        let word = Word::of(word).filter(|word| word.kind == Kind::Booking)?;
        Some((rest.trim(), word))
    })
}

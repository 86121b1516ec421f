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
    let text = text.trim();
    let is_word = |c: char| c.is_alphabetic() || c == '.';
    let cut = [
        (text.trim_start_matches(char::is_alphabetic), text.len()),
        (text.trim_end_matches(is_word), 0),
    ];
    let is_with_word = |(rest, at): (&str, usize)| {
        let word = if at == 0 { &text[rest.len()..] } else { &text[..at - rest.len()] };
        Word::of(word).is_some_and(|word| word.kind == Kind::Booking) && is_some_amount(rest)
    };
    is_some_amount(text) || cut.into_iter().any(is_with_word)
}

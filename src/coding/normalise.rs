//! What is left of a description when the bank's own words are taken away.
//!
//! Banks, card schemes and those who collect for shops print dates, references, branches and ways
//! of paying around a name. What matters of that is kept as [`TextMarks`]; the rest goes. Only the
//! first [`CHARS_MAX`] characters and [`WORDS_MAX`] words of a text are looked at: names stand in
//! front.

mod abroad;
mod normalised_text;
mod person;
mod strip;
mod token;
pub(super) mod word_lists;

use super::features::lexicon::known_names;
use token::NameTokens;

pub(super) use normalised_text::{NormalisedText, TextMarks, looked_at};
pub(super) use token::is_invisible;

impl NormalisedText {
    /// Takes a transaction's texts apart; the merchant, where one is given, comes first.
    pub(super) fn of(description: &str, merchant: &str) -> Self {
        let mut cleaned = Self::default();
        for text in [merchant, description] {
            let tokens = NameTokens::of(text);
            cleaned.marks = cleaned.marks.with(strip::marks(&tokens)).with(abroad::marks(&tokens));
            let (kept, marks) = strip::names(&tokens);
            cleaned.marks = cleaned.marks.with(marks);
            // A merchant is often said again in the description.
            let before = cleaned.words.len();
            for word in kept.iter().map(|at| tokens.word(*at)) {
                if !cleaned.words[..before].iter().any(|known| known == word) {
                    cleaned.words.push(word.to_owned());
                }
            }
            cleaned.printed.extend(tokens.printed().map(str::to_owned));
            cleaned.printed.extend(tokens.references().map(str::to_owned));
        }
        // `123` alone is a reference, whoever has it in their name.
        let is_number = |word: &String| {
            word.bytes().all(|byte| byte.is_ascii_digit()) && !known_names::is_supplier(word)
        };
        if cleaned.words.iter().all(is_number) {
            cleaned.words.clear();
        }
        // Who only collects for others tells nothing either, but of its own fees.
        let is_fee = cleaned.words.iter().any(|word| word_lists::is_fee(word));
        let tells = |word: &String| {
            word_lists::is_telling(word) && (is_fee || !word_lists::is_collector(word))
        };
        if !cleaned.words.iter().any(tells) {
            cleaned.marks = cleaned.marks.with(TextMarks::BARE);
        } else if person::is_like(&cleaned) {
            cleaned.marks = cleaned.marks.with(TextMarks::PERSON);
        }
        cleaned
    }
}

#[cfg(test)]
mod tests;

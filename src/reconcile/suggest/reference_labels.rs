//! The letters of references: `HL-1044`, `RCT 95` and `INV2071` say a number of something, and nobody's name.

use crate::evidence::document_words::is_document_word;
use crate::evidence::words::{WORDS_MAX, each_word};

/// Letters that are joined to a number are those of a reference where they are no more: `Supplier59` is a name.
const LETTERS_MAX: usize = 4;

/// The places of such letters among the distinct words of a text, a bit for each; none where the text has not so many
/// words, as some of them are not looked at.
pub(super) fn reference_labels(text: &str, words: usize) -> u32 {
    let mut distinct: Vec<String> = Vec::with_capacity(words);
    let mut labels = 0_u32;
    // The words for documents that stand before the next word, and the word that it is joined to.
    let (mut documents, mut joined): (Vec<usize>, Option<usize>) = (Vec::new(), None);
    let mut buffer = String::new();
    for token in text.split_whitespace() {
        each_word(token, &mut buffer, |word| {
            let known = distinct.iter().position(|known| known == word);
            let at = known.unwrap_or(distinct.len());
            if known.is_none() {
                distinct.push(word.to_owned());
            }
            let is_number = word.starts_with(|c: char| c.is_numeric());
            if is_number {
                let is_short = |at: &usize| distinct[*at].chars().count() <= LETTERS_MAX;
                let found = documents.iter().copied().chain(joined.filter(is_short));
                labels = found.filter(|at| *at < WORDS_MAX).fold(labels, |all, at| all | 1 << at);
            }
            if is_number || !is_document_word(&word.to_lowercase()) {
                documents.clear();
            } else {
                documents.push(at);
            }
            joined = (!is_number).then_some(at);
        });
        joined = None;
    }
    if distinct.len().min(WORDS_MAX) == words { labels } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_joined_to_a_number_and_words_for_documents_before_one_are_labels() {
        for (text, words, labels) in [
            ("HL-1044 Harbour Lights", 4, 0b0001),
            ("RCT 95 Harbour Lights", 4, 0b0001),
            ("Harbour Lights INV2071", 4, 0b0100),
            ("Harbour Lights receipt no 95", 5, 0b01100),
            ("Supplier59 Rent", 3, 0),
            ("Harbour Lights 1044", 3, 0),
            ("Receipts of Harbour Lights", 4, 0),
            ("HL-1044 Harbour Lights", 3, 0),
        ] {
            assert_eq!(reference_labels(text, words), labels, "{text}");
        }
    }
}

//! What a bank writes, as words that names and numbers are looked for in.

use std::collections::BTreeSet;

/// Most words that a number is written in: `INV - 2026 / 0042`.
const NUMBER_WORDS_MAX: usize = 4;

/// Words of a company's name that banks leave out, or write otherwise.
const FORMS: [&str; 16] = [
    "LTD", "LIMITED", "PLC", "LLP", "LP", "CO", "COMPANY", "INC", "CORP", "GMBH", "UK", "THE",
    "AND", "MR", "MRS", "MS",
];

/// A text in words of letters and digits.
#[derive(Debug)]
pub(super) struct Text {
    words: Vec<String>,
}

fn words(text: &str) -> Vec<String> {
    let text = text.to_uppercase().replace(['\'', '’'], "");
    let words = text.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// A number as its letters and digits, without zeros in front of digits: `INV-0042` is `INV42`.
pub(super) fn squeezed(number: &str) -> String {
    let mut squeezed = String::new();
    let mut is_in_digits = false;
    for sign in number.to_uppercase().chars().filter(|sign| sign.is_alphanumeric()) {
        if sign == '0' && !is_in_digits {
            continue;
        }
        is_in_digits = sign.is_ascii_digit();
        squeezed.push(sign);
    }
    squeezed
}

/// Whether a number says by itself what it is: digits with letters, or many.
pub(super) fn is_telling(number: &str) -> bool {
    let digits = number.chars().filter(char::is_ascii_digit).count();
    let letters = number.chars().filter(|sign| sign.is_alphabetic()).count();
    digits >= 6 || (letters >= 2 && digits >= 2)
}

impl Text {
    /// Of all its parts.
    pub(super) fn new(parts: &[Option<&str>]) -> Self {
        Self { words: parts.iter().flatten().flat_map(|part| words(part)).collect() }
    }

    /// What may be a document's number, squeezed.
    pub(super) fn numbers(&self) -> BTreeSet<String> {
        let mut numbers = BTreeSet::new();
        for from in 0..self.words.len() {
            let mut number = String::new();
            for word in self.words.iter().skip(from).take(NUMBER_WORDS_MAX) {
                number.push_str(word);
                if number.contains(|sign: char| sign.is_ascii_digit()) {
                    numbers.insert(squeezed(&number));
                }
            }
        }
        numbers
    }

    /// Whether the words of a contact's name stand there in their order, the last of several perhaps cut.
    pub(super) fn names(&self, contact: &str) -> bool {
        let name: Vec<_> =
            words(contact).into_iter().filter(|word| !FORMS.contains(&&**word)).collect();
        let text: Vec<_> =
            self.words.iter().filter(|word| !FORMS.contains(&word.as_str())).collect();
        let Some((last, before)) = name.split_last() else { return false };
        if name.iter().map(|word| word.chars().count()).sum::<usize>() < 3 {
            return false;
        }
        text.windows(name.len()).any(|window| {
            let is_last = window.last().is_some_and(|word| {
                *word == last
                    || (!before.is_empty() && word.len() > 2 && last.starts_with(&***word))
            });
            is_last && window.iter().zip(before).all(|(word, of)| *word == of)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_however_they_are_written() {
        let numbers = |text| Text::new(&[Some(text)]).numbers();
        for text in ["FPI BIRCH INV-0042", "inv 42 birch", "INV0042", "REF:INV/00042"] {
            assert!(numbers(text).contains(&squeezed("INV-0042")), "{text}");
        }
        for text in ["INV-0420", "INV-00421", "XINV 42A", "42"] {
            assert!(!numbers(text).contains(&squeezed("INV-0042")), "{text}");
        }
        assert_eq!(
            (squeezed("INV-0100"), squeezed("2026/0007-a")),
            ("INV100".into(), "20260007A".into())
        );
        assert!(
            is_telling("INV-0001")
                && is_telling("2026-0001")
                && !is_telling("77")
                && !is_telling("A1")
        );
    }

    #[test]
    fn a_name_is_its_words_without_the_form_of_the_company() {
        let names = |text, name| Text::new(&[Some(text)]).names(name);
        assert!(names("FPI BIRCH LTD 4711", "Birch Limited"));
        assert!(names("BLACKDOWN BUILDE 22", "Blackdown Builders Ltd"));
        assert!(names("O'NEILL AND SONS", "O’Neill & Sons"));
        assert!(!names("BIRCHWOOD", "Birch Ltd") && !names("BIRCH", "Birch Holdings"));
        assert!(!names("BUILDERS BLACKDOWN", "Blackdown Builders") && !names("A B", "The Co"));
    }
}

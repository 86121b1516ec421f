//! What a bank writes, as words that names and numbers are looked for in.

use std::collections::BTreeSet;

use super::input::OwnBankAccount;

/// Most words that a number is written in: `INV - 2026 / 0042`.
const NUMBER_WORDS_MAX: usize = 4;

/// Words of a company's name that banks leave out, or write otherwise.
const FORMS: [&str; 16] = [
    "LTD", "LIMITED", "PLC", "LLP", "LP", "CO", "COMPANY", "INC", "CORP", "GMBH", "UK", "THE",
    "AND", "MR", "MRS", "MS",
];

/// A text in words of letters and digits.
#[derive(Debug)]
pub(super) struct LineText {
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

impl LineText {
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
        for at in 1..self.words.len() {
            self.add_further(at, &mut numbers);
        }
        numbers
    }

    /// What a word of digits may be that goes on from a number before it, whose letters are said once:
    /// `INV 0005 0006`, `INV-2026-5 and 6`.
    fn add_further(&self, at: usize, numbers: &mut BTreeSet<String>) {
        let is_digits = |word: &str| word.bytes().all(|sign| sign.is_ascii_digit());
        let further = &self.words[at];
        let before = self.words[..at].iter().rev().filter(|word| !FORMS.contains(&word.as_str()));
        let between = before.clone().take_while(|word| is_digits(word)).count();
        if !is_digits(further) || between > NUMBER_WORDS_MAX {
            return;
        }
        let mut before: Vec<&str> = before.take(between + 1).map(String::as_str).collect();
        before.reverse();
        // The number before it, less the digits that these stand in place of.
        for said in 1..=before.len() {
            let number: String = before[..said].concat();
            let letters = number.trim_end_matches(|sign: char| sign.is_ascii_digit());
            for start in [&*number, letters].into_iter().filter(|start| !is_digits(start)) {
                numbers.insert(squeezed(&format!("{start}{further}")));
            }
        }
    }

    /// The words that tell names apart.
    pub(super) fn telling(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(String::as_str).filter(|word| !FORMS.contains(word))
    }

    /// Whether the words of a name stand there in their order, the last of several perhaps cut.
    pub(super) fn names(&self, name: &str) -> bool {
        self.has_name(&name_words(name))
    }

    /// The same of a name in words.
    pub(super) fn has_name(&self, name: &[String]) -> bool {
        let text: Vec<_> = self.telling().collect();
        let Some((last, before)) = name.split_last() else { return false };
        if name.iter().map(|word| word.chars().count()).sum::<usize>() < 3 {
            return false;
        }
        text.windows(name.len()).any(|window| {
            let is_last = window.last().is_some_and(|word| {
                word == last || (!before.is_empty() && word.len() > 2 && last.starts_with(word))
            });
            is_last && window.iter().zip(before).all(|(word, of)| word == of)
        })
    }

    /// Whether this stands there, and is no word that may be anything.
    pub(super) fn quotes(&self, reference: &str) -> bool {
        let of = words(reference);
        is_telling(reference) && self.words.windows(of.len().max(1)).any(|window| window == of)
    }

    /// How it speaks of money between own bank accounts.
    pub(super) fn transfers(&self, banks: &[OwnBankAccount]) -> TransferWording {
        let is_own = |bank: &OwnBankAccount| {
            let tail = bank.number.as_deref().unwrap_or_default();
            let digits: String = tail.chars().filter(char::is_ascii_digit).collect();
            let ends = |word: &String| {
                let is_number = word.len() >= 4 && word.bytes().all(|sign| sign.is_ascii_digit());
                is_number && digits.len() >= 4 && digits.ends_with(word.as_str())
            };
            self.names(&bank.name) || self.words.iter().any(ends)
        };
        if self.words.iter().any(|word| TRANSFERRING.contains(&word.as_str())) {
            return TransferWording::Surely;
        }
        if banks.iter().any(is_own) {
            return TransferWording::Surely;
        }
        // FROM 20-11-11: an account, and nobody's name.
        let is_number = |word: &String| word.bytes().any(|sign| sign.is_ascii_digit());
        let is_towards = self
            .words
            .windows(2)
            .any(|pair| matches!(pair[0].as_str(), "TO" | "FROM") && is_number(&pair[1]));
        if is_towards { TransferWording::Perhaps } else { TransferWording::No }
    }
}

/// Whether a text speaks of money between own bank accounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum TransferWording {
    /// Not.
    No,
    /// To or from a number.
    Perhaps,
    /// By a word for it, or an own account's name or number.
    Surely,
}

/// Words of banks for transfers.
const TRANSFERRING: [&str; 10] =
    ["TFR", "TRF", "TRSF", "XFER", "XFR", "TRANSFER", "TRANSFERS", "SAV", "SAVINGS", "INTERNAL"];

/// A name in its telling words.
pub(super) fn name_words(name: &str) -> Vec<String> {
    words(name).into_iter().filter(|word| !FORMS.contains(&&**word)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_however_they_are_written() {
        let numbers = |text| LineText::new(&[Some(text)]).numbers();
        for text in ["FPI BIRCH INV-0042", "inv 42 birch", "INV0042", "REF:INV/00042"] {
            assert!(numbers(text).contains(&squeezed("INV-0042")), "{text}");
        }
        for text in ["INV 0041 0042", "INV-41/42", "INV0040, 0041 and 0042", "inv 7 42"] {
            assert!(numbers(text).contains(&squeezed("INV-0042")), "{text}");
        }
        assert!(numbers("INV-2026-0041, 0042").contains(&squeezed("INV-2026-0042")));
        assert!(!numbers("INV 0041 PAID 42").contains(&squeezed("INV-0042")), "a word between");
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
        let names = |text, name| LineText::new(&[Some(text)]).names(name);
        assert!(names("FPI BIRCH LTD 4711", "Birch Limited"));
        assert!(names("BLACKDOWN BUILDE 22", "Blackdown Builders Ltd"));
        assert!(names("O'NEILL AND SONS", "O’Neill & Sons"));
        assert!(!names("BIRCHWOOD", "Birch Ltd") && !names("BIRCH", "Birch Holdings"));
        assert!(!names("BUILDERS BLACKDOWN", "Blackdown Builders") && !names("A B", "The Co"));
    }
}

//! The numbers of cheques and invoices in a text.

use std::collections::BTreeSet;

use super::row_name::normal;
use super::text_words::references;
use tieout::cheque::{self, CHEQUE_WORDS};

/// What stands before the number of an invoice.
const INVOICES: [&str; 3] = ["invoice", "inv", "bill"];

/// The numbers of a text, without the noughts in front of them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Numbers {
    /// Those of cheques.
    pub(super) cheques: BTreeSet<String>,
    /// Those of invoices.
    pub(super) invoices: BTreeSet<String>,
    /// Whatever may be the number of something.
    pub(super) all: BTreeSet<String>,
    /// Whether the text is a number and nothing else: where it may be of a cheque, it is.
    pub(super) is_alone: bool,
}

impl Numbers {
    pub(super) fn of(own: &str) -> Self {
        let mut numbers = Self::default();
        if !own.bytes().any(|byte| byte.is_ascii_digit()) {
            return numbers;
        }
        let text = normal(own);
        numbers.all = references(&text);
        let words: Vec<&str> = text.split(' ').collect();
        for (at, word) in words.iter().enumerate() {
            let (label, number) =
                word.split_at(word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len()));
            let before =
                || words[..at].iter().rev().find(|word| !cheque::may_stand_between(word)).copied();
            let label = if label.is_empty() { before().unwrap_or_default() } else { label };
            let (is_cheque, is_invoice) =
                (CHEQUE_WORDS.contains(&label), INVOICES.contains(&label));
            if number.is_empty() || !is_digits(number) || !(is_cheque || is_invoice) {
                continue;
            }
            // `INV 2026-0042` is one number; a cheque has one word.
            let more = words[at + 1..].iter().take_while(|word| is_invoice && is_digits(word));
            let whole: Vec<&str> = [number].into_iter().chain(more.copied()).collect();
            let whole = whole.join("-").trim_start_matches('0').to_owned();
            if is_cheque { &mut numbers.cheques } else { &mut numbers.invoices }.insert(whole);
        }
        // Its word may stand behind it.
        if let Some(number) = cheque::number_in(own) {
            numbers.cheques.insert(number.trim_start_matches('0').to_owned());
        }
        numbers.all.extend(numbers.cheques.iter().chain(&numbers.invoices).cloned());
        numbers.is_alone = is_digits(own.trim());
        numbers
    }

    /// Whether both say the number of one cheque or invoice.
    pub(super) fn share_paper(&self, other: &Self) -> bool {
        !self.invoices.is_disjoint(&other.all)
            || !self.all.is_disjoint(&other.invoices)
            || self.share_cheque(other)
    }

    /// Whether both say the number of one cheque: a number among other words is that of something else.
    pub(super) fn share_cheque(&self, other: &Self) -> bool {
        let one_of_cheque =
            |one: &Self, other: &Self| one.cheques.iter().any(|number| other.is_of_cheque(number));
        one_of_cheque(self, other) || one_of_cheque(other, self)
    }

    /// Whether both say this number, and it may be of one thing.
    pub(super) fn share(&self, other: &Self, number: &str) -> bool {
        let is_of_cheque = self.cheques.contains(number) || other.cheques.contains(number);
        if is_of_cheque {
            self.is_of_cheque(number) && other.is_of_cheque(number)
        } else {
            self.all.contains(number) && other.all.contains(number)
        }
    }

    fn is_of_cheque(&self, number: &str) -> bool {
        self.cheques.contains(number) || self.is_alone && self.all.contains(number)
    }

    /// Whether it says the number of a cheque.
    pub(super) fn has_cheque(&self) -> bool {
        !self.cheques.is_empty()
    }

    /// Whether both say a number of a cheque, and not the same one.
    pub(super) fn are_other_cheques(&self, other: &Self) -> bool {
        !self.cheques.is_empty()
            && !other.cheques.is_empty()
            && self.cheques.is_disjoint(&other.cheques)
    }
}

pub(super) fn is_digits(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cheque_is_known_by_the_number_behind_its_word() {
        let cheques = |text: &str| Numbers::of(text).cheques.into_iter().collect::<Vec<_>>();
        for text in ["CHQ 000501", "Cheque no. 501 Hall 12 March", "chq000501", "CHECK #501 2026"] {
            assert_eq!(cheques(text), ["501"], "{text}");
        }
        for text in ["Invoice 501", "CHECKCARD 0501 SHOP", "Check in 501", "cheque for Hall", ""] {
            assert_eq!(cheques(text), [""; 0], "{text}");
        }
    }

    #[test]
    fn a_number_alone_is_that_of_a_cheque_where_the_other_side_says_so() {
        let share = |one: &str, other: &str| Numbers::of(one).share_paper(&Numbers::of(other));
        assert!(share("000777", "Cheque 777 hall"));
        for text in ["FPO DORSET 777", "CARD 777 HALL", "DD 777"] {
            assert!(!share(text, "Cheque 777 hall"), "{text}");
        }
        assert!(share("FPI BLACKDOWN INV2071", "INV-2071 Blackdown"));
        assert!(!share("CARD 4421 SHELL", "card 4421 Tesco"));
        assert!(!share("DD O2 UK 8814", "O2 8814"));
    }
}

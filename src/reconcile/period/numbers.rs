//! Numbers of cheques and invoices: two rows of one amount that say the same one belong together, and two
//! payments that say other cheques do not.

use std::collections::{BTreeMap, BTreeSet};

use super::corrections::references;
use super::pool::SidePool;
use super::row_name::normal;
use crate::amount::Amount;
use crate::cheque::{CHEQUE_WORDS, NUMBER_WORDS};

/// What stands before the number of an invoice.
const INVOICES: [&str; 3] = ["invoice", "inv", "bill"];

/// So many rows of a side that share amount and number are told apart by more than these.
const SHARING_MAX: usize = 32;

/// The numbers of a text, without the noughts in front of them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Numbers {
    /// Those of cheques.
    cheques: BTreeSet<String>,
    /// Those of cheques and invoices.
    papers: BTreeSet<String>,
    /// Whatever may be the number of something.
    all: BTreeSet<String>,
}

impl Numbers {
    pub(super) fn of(text: &str) -> Self {
        let mut numbers = Self::default();
        if !text.bytes().any(|byte| byte.is_ascii_digit()) {
            return numbers;
        }
        let text = normal(text);
        numbers.all = references(&text);
        let words: Vec<&str> = text.split(' ').collect();
        for (at, word) in words.iter().enumerate() {
            let (label, number) =
                word.split_at(word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len()));
            let before =
                || words[..at].iter().rev().find(|word| !NUMBER_WORDS.contains(word)).copied();
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
            if is_cheque {
                numbers.cheques.insert(whole.clone());
            }
            numbers.papers.insert(whole);
        }
        numbers.all.extend(numbers.papers.iter().cloned());
        numbers
    }

    /// Whether both say the number of one cheque or invoice.
    pub(super) fn share_paper(&self, other: &Self) -> bool {
        !self.papers.is_disjoint(&other.all) || !self.all.is_disjoint(&other.papers)
    }

    /// Whether one says a number of a cheque that the other says, too.
    pub(super) fn share_cheque(&self, other: &Self) -> bool {
        !self.cheques.is_disjoint(&other.all) || !self.all.is_disjoint(&other.cheques)
    }

    /// Whether both say a number of a cheque, and not the same one.
    fn are_other_cheques(&self, other: &Self) -> bool {
        !self.cheques.is_empty()
            && !other.cheques.is_empty()
            && self.cheques.is_disjoint(&other.cheques)
    }
}

fn is_digits(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// What numbers say of the rows of two pools.
pub(super) struct NumberedRows<'a> {
    pools: [&'a SidePool; 2],
    numbers: [BTreeMap<u32, Numbers>; 2],
    /// Rows that share a number with each other and with no third: of the bank with those of the books.
    partners: [BTreeMap<u32, u32>; 2],
}

impl<'a> NumberedRows<'a> {
    /// What they say of these rows; `may_meet` says of two rows that they are near enough, and nobody ruled them
    /// out.
    pub(super) fn of(
        pools: [&'a SidePool; 2],
        rows: [&BTreeSet<u32>; 2],
        may_meet: impl Fn(u32, u32) -> bool,
    ) -> Self {
        let numbers = [0, 1].map(|at| {
            let of = |row: &u32| (*row, Numbers::of(pools[at].rows.description(*row)));
            let known = rows[at].iter().map(of).filter(|(_, numbers)| !numbers.all.is_empty());
            known.collect::<BTreeMap<u32, Numbers>>()
        });
        let mut numbered = Self { pools, numbers, partners: [BTreeMap::new(), BTreeMap::new()] };
        let found = numbered.sharing(may_meet);
        let mut counts: [BTreeMap<u32, usize>; 2] = [BTreeMap::new(), BTreeMap::new()];
        for (bank, book) in &found {
            *counts[0].entry(*bank).or_default() += 1;
            *counts[1].entry(*book).or_default() += 1;
        }
        for (bank, book) in found {
            if counts[0][&bank] == 1 && counts[1][&book] == 1 {
                numbered.partners[0].insert(bank, book);
                numbered.partners[1].insert(book, bank);
            }
        }
        numbered
    }

    /// Rows of equal amounts that share a number: of a carried one and a new one any, of two new ones that of a
    /// cheque or an invoice.
    fn sharing(&self, may_meet: impl Fn(u32, u32) -> bool) -> BTreeSet<(u32, u32)> {
        let amount = |at: usize, row: u32| self.pools[at].rows.amount(row).value();
        let mut books: BTreeMap<(Amount, &str), Vec<u32>> = BTreeMap::new();
        for (row, numbers) in &self.numbers[1] {
            for number in &numbers.all {
                books.entry((amount(1, *row), number)).or_default().push(*row);
            }
        }
        let mut found = BTreeSet::new();
        for (bank, of_bank) in &self.numbers[0] {
            for number in &of_bank.all {
                let sharing = books.get(&(amount(0, *bank), number));
                for book in sharing.into_iter().flatten().take(SHARING_MAX) {
                    let carried =
                        (self.pools[0].is_carried(*bank), self.pools[1].is_carried(*book));
                    let is_theirs = match carried {
                        (true, true) => false,
                        (false, false) => of_bank.share_paper(&self.numbers[1][book]),
                        _ => true,
                    };
                    if is_theirs && may_meet(*bank, *book) {
                        found.insert((*bank, *book));
                    }
                }
            }
        }
        found
    }

    /// The pairs of rows that share a number with each other and with no third.
    pub(super) fn pairs(&self) -> impl Iterator<Item = (u32, u32)> {
        self.partners[0].iter().map(|(bank, book)| (*bank, *book))
    }

    /// Whether numbers speak against a pair: one of the two has its partner, or both are payments by cheques of
    /// other numbers. What is paid in with a cheque has a number of the payer, and another of the slip.
    pub(super) fn rule_out(&self, bank: u32, book: u32) -> bool {
        let is_other = |at: usize, row: u32, of: u32| {
            self.partners[at].get(&row).is_some_and(|partner| *partner != of)
        };
        if is_other(0, bank, book) || is_other(1, book, bank) {
            return true;
        }
        let both = self.numbers[0].get(&bank).zip(self.numbers[1].get(&book));
        self.pools[0].rows.row(bank).amount.is_negative()
            && both.is_some_and(|(bank, book)| bank.are_other_cheques(book))
    }
}

/// Rows of the books that are assumed outstanding and that the bank may have paid: it has a row of their amount with
/// the number of the cheque, whatever became of that, or one of the window that nobody has decided anything of.
/// `left` are rows without a partner: undecided ones of the bank, and those of the books that are assumed so.
pub(super) fn may_be_paid(
    [bank, book]: [&SidePool; 2],
    left: [&BTreeSet<u32>; 2],
    window_days: u8,
) -> BTreeSet<u32> {
    let mut by_amount: BTreeMap<Amount, Vec<u32>> = BTreeMap::new();
    let cheques = left[1];
    for row in cheques {
        by_amount.insert(book.rows.amount(*row).value(), Vec::new());
    }
    if cheques.is_empty() {
        return BTreeSet::new();
    }
    for row in bank.rows.indices() {
        by_amount.entry(bank.rows.amount(row).value()).and_modify(|rows| rows.push(row));
    }
    let is_near = |one: u32, other: u32| {
        let days = bank.rows.date(one).days_after(book.rows.date(other));
        days.unsigned_abs() <= u32::from(window_days)
    };
    let may_be_paid = |row: &u32| {
        let own = Numbers::of(book.rows.description(*row));
        by_amount[&book.rows.amount(*row).value()].iter().any(|of_bank| {
            let is_left = !book.is_carried(*row) && left[0].contains(of_bank);
            is_left && is_near(*of_bank, *row)
                || own.share_cheque(&Numbers::of(bank.rows.description(*of_bank)))
        })
    };
    cheques.iter().copied().filter(may_be_paid).collect()
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
    fn a_number_without_a_word_is_that_of_a_cheque_where_the_other_side_says_so() {
        let share = |one: &str, other: &str| Numbers::of(one).share_paper(&Numbers::of(other));
        assert!(share("000777", "Cheque 777 hall"));
        assert!(share("FPI BLACKDOWN INV2071", "INV-2071 Blackdown"));
        assert!(!share("CARD 4421 SHELL", "card 4421 Tesco"));
        assert!(!share("DD O2 UK 8814", "O2 8814"));
    }
}

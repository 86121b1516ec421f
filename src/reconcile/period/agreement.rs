//! Whether texts agree enough to clear what has been open for long: an equal amount alone is chance.

use std::collections::BTreeSet;

use super::corrections::{references, who};
use super::numbers::Numbers;
use super::reconciled_period::ReconciledPeriod;
use super::row_name::normal;
use crate::cheque::{self, CHEQUE_WORDS};
use crate::reconcile::evidence::words::{is_squeezed, push_skeleton};
use crate::reconcile::side_name::SideName;

/// A name that is cut short has as many letters at least.
const CUT_LETTERS_MIN: usize = 4;

/// Providers of payments, and charges in one word each: where one of two texts names nobody, they say what it is of.
const CHARGES: [&[&str]; 4] =
    [&["sumup"], &["stripe"], &["paypal"], &["fee", "fees", "charge", "charges"]];

/// Whether the texts of two rows name a document in common, or somebody in common and no two invoices.
pub(super) fn texts_agree(text: &str, other: &str) -> bool {
    let (one, two) = (normal(text), normal(other));
    if one == two {
        return !one.is_empty();
    }
    if !references(&one).is_disjoint(&references(&two)) {
        return true;
    }
    !Numbers::of(text).are_other_papers(&Numbers::of(other)) && name_somebody_in_common(&one, &two)
}

/// Whether two rows of the books are of one payee.
pub(super) fn share_payee(text: &str, other: &str) -> bool {
    name_somebody_in_common(&normal(text), &normal(other))
}

/// Whether normal texts have a name in common, be it cut or squeezed in one of them.
fn name_somebody_in_common(one: &str, two: &str) -> bool {
    let is_alike = |name: &str, other: &str| {
        name == other || is_cut(name, other) || is_cut(other, name) || are_squeezed(name, other)
    };
    let is_name = |word: &&&str| word.chars().count() > 2;
    let says = |text: &str, words: &[&str]| text.split(' ').any(|word| words.contains(&word));
    let share_charge = CHARGES.iter().any(|words| says(one, words) && says(two, words));
    let (one, two) = (who(one), who(two));
    let of = |words: &BTreeSet<&str>| -> Vec<String> {
        words.iter().filter(is_name).map(|word| (*word).to_owned()).collect()
    };
    let (of_one, of_two) = (of(&one), of(&two));
    if of_one.is_empty() && of_two.is_empty() {
        // Of so few letters only the whole is a name: `EE`.
        return !one.is_empty() && one == two || share_charge;
    }
    if of_one.is_empty() || of_two.is_empty() {
        return share_charge;
    }
    of_one.iter().any(|name| of_two.iter().any(|other| is_alike(name, other)))
}

fn is_cut(short: &str, long: &str) -> bool {
    short.chars().count() >= CUT_LETTERS_MIN && long.starts_with(short)
}

/// Whether one of two words is the other without its vowels.
fn are_squeezed(one: &str, two: &str) -> bool {
    let skeleton = |word: &str| {
        let mut skeleton = String::new();
        let word = word.to_uppercase();
        (push_skeleton(&word, &mut skeleton) && skeleton.chars().count() > 2)
            .then_some((skeleton, is_squeezed(&word)))
    };
    let both = skeleton(one).zip(skeleton(two));
    both.is_some_and(|((one, is_one), (two, is_two))| one == two && (is_one || is_two))
}

/// Whether a row of the bank may be a cheque by its text: it says so, or is a bare number, or says nothing.
pub(super) fn may_be_cheque(text: &str) -> bool {
    let words = normal(text);
    let says_so =
        |word: &str| CHEQUE_WORDS.contains(&word.trim_end_matches(|c: char| c.is_ascii_digit()));
    !cheque::is_another_way(text)
        && (!words.contains(char::is_alphabetic) || words.split(' ').any(says_so))
}

impl ReconciledPeriod {
    /// The rows of the other side that have been open since an earlier period and that a row may be the partner of: of
    /// its amount, and not `taken`; first those whose texts agree, then the oldest.
    #[must_use]
    pub fn open_partners(
        &self,
        (side, row): (SideName, u32),
        taken: &BTreeSet<(SideName, u32)>,
    ) -> Vec<u32> {
        let (own, other, list, of) = match side {
            SideName::Bank => (&self.bank, &self.book, &self.unmatched.book, SideName::Book),
            SideName::Book => (&self.book, &self.bank, &self.unmatched.bank, SideName::Bank),
        };
        let content = own.rows.row(row);
        let amount = content.amount.value();
        let open = list.iter().filter(|(row, state)| {
            other.is_carried(*row)
                && state.may_match()
                && other.rows.amount(*row).value() == amount
                && !taken.contains(&(of, *row))
        });
        let mut found: Vec<u32> = open.map(|(row, _)| *row).collect();
        found.sort_by_key(|row| {
            let agree = texts_agree(content.description, other.rows.description(*row));
            (!agree, other.rows.date(*row), *row)
        });
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_agree_by_a_document_or_by_a_name_that_is_whole_cut_or_squeezed() {
        for (text, other) in [
            ("VENTNOR 1001", "Ventnor Traders"),
            ("SVRN SUPPLS", "Severn Supplies"),
            ("BLACKDN FRM", "Blackdown Farm"),
            ("100231", "Cheque 100231 roofer"),
            ("FPI ACME INV 11", "inv 11"),
            ("DD EE", "EE"),
            ("Transfer", "TRANSFER"),
            ("Fee, SUMUP PAYOUT", "SumUp fee"),
            ("TOTAL CHARGES", "Bank fee"),
        ] {
            assert!(texts_agree(text, other), "{text} / {other}");
        }
    }

    #[test]
    fn words_that_many_rows_have_and_numbers_of_other_invoices_are_no_agreement() {
        for (text, other) in [
            ("CARD 5512 LAPTOP WORLD", "Cheque 000216 Dorset Plumbing"),
            ("VENTNOR 1001 REVERSED", "Hadley till takings"),
            ("ACME LTD INV 12", "Acme inv 11"),
            ("FPI PAYMENT", "Transfer payment"),
            ("FASTER PAYMENT LTD", "Payment to Smith Ltd"),
            ("", ""),
        ] {
            assert!(!texts_agree(text, other), "{text} / {other}");
        }
    }

    #[test]
    fn a_row_of_the_bank_may_be_a_cheque_where_it_says_so_or_says_nothing() {
        for text in ["CHQ", "CHQ000216", "000216", "", "Cheque paid"] {
            assert!(may_be_cheque(text), "{text}");
        }
        for text in ["CARD 5512 LAPTOP WORLD", "DORSET PLUMBING", "Cheque by BACS"] {
            assert!(!may_be_cheque(text), "{text}");
        }
    }
}

//! Whether texts agree enough to clear what has been open for long: an equal amount alone is chance.

use super::corrections::references;
use super::numbers::Numbers;
use super::payee::name_somebody_in_common;
use super::row_name::normal;
use tieout::cheque::{self, CHEQUE_WORDS};

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

/// Whether a row of the bank may be a cheque by its text: it says so, or is a bare number, or says nothing.
pub(super) fn may_be_cheque(text: &str) -> bool {
    let words = normal(text);
    let says_so =
        |word: &str| CHEQUE_WORDS.contains(&word.trim_end_matches(|c: char| c.is_ascii_digit()));
    !cheque::is_another_way(text)
        && (!words.contains(char::is_alphabetic) || words.split(' ').any(says_so))
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

//! Whether texts agree enough to clear what has been open for long: an equal amount alone is chance.

use super::account_words::AccountWords;
use super::paper_numbers::Numbers;
use super::payee::{name_one_payee, names_no_other};
use super::row_name::normal;
use crate::evidence::document_numbers::{DocumentsBeside, TextDocuments};
use tieout::cheque::{self, CHEQUE_WORDS};

impl AccountWords<'_> {
    /// Whether the texts of two rows of an account bear out that they belong together: they name a document in common,
    /// or one payee and no two documents. A word that many names have is no name, nor is an equal text of such words.
    pub(super) fn bear_out(&self, text: &str, other: &str) -> bool {
        let (one, two) = (Numbers::of(text), Numbers::of(other));
        if one.shared(&two).any(|number| self.is_of_one(number)) {
            return true;
        }
        let documents = TextDocuments::of(text).beside(&TextDocuments::of(other));
        let (one, two) = (normal(text), normal(other));
        documents.is_none_or(|beside| matches!(beside, DocumentsBeside::Same(_)))
            && name_one_payee(&one, &two, |word| self.is_name(word))
    }

    /// The same of an entry that the books were asked for: it is as likely there as not, so that it is enough that it
    /// names nobody but whom the row of the bank names.
    pub(super) fn bear_out_entry(&self, entry: &str, of: &str) -> bool {
        let documents = TextDocuments::of(entry).beside(&TextDocuments::of(of));
        self.bear_out(entry, of)
            || documents.is_none()
                && names_no_other(&normal(entry), &normal(of), |word| self.is_name(word))
    }
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

    fn bear_out(text: &str, other: &str) -> bool {
        AccountWords::of([text, other].into_iter()).bear_out(text, other)
    }

    #[test]
    fn texts_agree_by_a_document_or_by_a_name_that_is_whole_cut_or_squeezed() {
        for (text, other) in [
            ("VENTNOR 1001", "Ventnor Traders"),
            ("SVRN SUPPLS", "Severn Supplies"),
            ("BLACKDN FRM", "Blackdown Farm"),
            ("100231", "Cheque 100231 roofer"),
            ("FPI ACME INV 11", "inv 11"),
            ("FPI HADLEY SI4881", "Invoice 4881"),
            ("DD EE", "EE"),
            ("FPO SMITH BUILDERS LTD", "Smith Builders"),
            ("JANE MORROW BLACKDOWN", "Blackdown J Morrow bike service"),
            ("Fee, SUMUP PAYOUT", "SumUp fee"),
            ("TOTAL CHARGES", "Bank fee"),
            ("FPI HADLEY REF 83812345", "Hadley INV 990"),
        ] {
            assert!(bear_out(text, other), "{text} / {other}");
            assert!(bear_out(other, text), "{other} / {text}");
        }
    }

    #[test]
    fn words_that_many_names_have_and_numbers_of_other_documents_are_no_agreement() {
        for (text, other) in [
            ("CARD 5512 LAPTOP WORLD", "Cheque 000216 Dorset Plumbing"),
            ("FPO DORSET 216", "Cheque 000216 Plumbing"),
            ("VENTNOR 1001 REVERSED", "Hadley till takings"),
            ("ACME LTD INV 12", "Acme inv 11"),
            ("FPI PAYMENT", "Transfer payment"),
            ("FASTER PAYMENT LTD", "Payment to Smith Ltd"),
            ("FPI CLEANING SERVICES", "Harbour Services"),
            ("CARD TESCO LONDON", "Hotel London"),
            ("FPI JONES RENT", "Rent"),
            ("FPI RENT JONES", "Rent"),
            ("RENT", "Rent"),
            ("VENTNOR TAKINGS", "Takings"),
            ("Transfer", "TRANSFER"),
            ("DEPOSIT 4411", "Deposit"),
            ("FPI HADLEY INV 4882", "Hadley SI4881"),
            ("FPI HADLEY 2026-881", "Hadley INV 990"),
            ("HADLEY 881", "Hadley 990"),
            ("HADLEY INV 881", "Hadley Ref 990"),
            ("", ""),
        ] {
            assert!(!bear_out(text, other), "{text} / {other}");
            assert!(!bear_out(other, text), "{other} / {text}");
        }
    }

    #[test]
    fn an_entry_that_was_asked_for_says_what_it_is_of_and_names_nobody_else() {
        let bank = "Fee, CARDPAY PAYOUT 88214";
        for (entry, is_its) in [
            ("Card fee June payout JNL", true),
            ("Cardpay", true),
            ("Hadley payout", false),
            ("Payout 99117", false),
            ("Card services", false),
        ] {
            let words = AccountWords::of([bank, entry].into_iter());
            assert_eq!(words.bear_out_entry(entry, bank), is_its, "{entry}");
        }
        let rent = AccountWords::of(["FPI JONES RENT", "Rent"].into_iter());
        assert!(!rent.bear_out_entry("Rent", "FPI JONES RENT"));
    }

    #[test]
    fn a_word_behind_the_names_of_several_payees_of_the_account_names_none_of_them() {
        let texts = ["Takings", "TAKINGS HALL", "Hadley takings", "VENTNOR TAKINGS"];
        assert!(bear_out(texts[0], texts[1]), "nothing else is known of it");
        let account = || texts.into_iter().chain(["Tutt takings", "Rowe takings"]);
        assert!(!AccountWords::of(account()).bear_out(texts[0], texts[1]));
        // A number that rows of many payees have is no document.
        let texts = ["HADLEY 4481920", "TUTT 4481920", "VENTNOR 4481920", "ROWE 4481920"];
        assert!(!AccountWords::of(texts.into_iter()).bear_out(texts[0], texts[1]));
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

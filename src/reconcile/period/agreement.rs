//! Whether texts agree enough to clear what has been open for long: an equal amount alone is chance.

use super::account_words::AccountWords;
use super::row_name::normal;
use tieout::cheque::{self, CHEQUE_WORDS};

impl AccountWords<'_> {
    /// Whether the texts of two rows of an account bear out that they belong together: they name a document in common,
    /// or one payee and no two documents. A word that many names have is no name, nor is an equal text of such words.
    pub(super) fn bear_out(&self, text: &str, other: &str) -> bool {
        self.identity(text, other).is_some()
    }

    /// The same of an entry that the books were asked for: it is as likely there as not, so that it is enough that it
    /// names nobody but whom the row of the bank names.
    pub(super) fn bear_out_entry(&self, entry: &str, of: &str) -> bool {
        self.bear_out(entry, of) || !self.deny(entry, of) && self.names_no_other(entry, of)
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
            ("SERVICE CHARGES REF : 305114", "Bank charges April BC04"),
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
        let texts = ["Wohnung", "WOHNUNG HALL", "Hadley Wohnung", "VENTNOR WOHNUNG"];
        assert!(bear_out(texts[0], texts[1]), "nothing else is known of it");
        let account = || texts.into_iter().chain(["Tutt Wohnung", "Rowe Wohnung"]);
        assert!(!AccountWords::of(account()).bear_out(texts[0], texts[1]));
        // A number that rows of many payees have is no document.
        let texts = ["HADLEY 4481920", "TUTT 4481920", "VENTNOR 4481920", "ROWE 4481920"];
        assert!(!AccountWords::of(texts.into_iter()).bear_out(texts[0], texts[1]));
    }

    fn shows(pairs: &[(&str, &str)], is_shown: bool) {
        for (text, other) in pairs {
            assert_eq!(bear_out(text, other), is_shown, "{text} / {other}");
            assert_eq!(bear_out(other, text), is_shown, "{other} / {text}");
        }
    }

    #[test]
    fn what_a_row_is_for_names_nobody() {
        let others = [
            ("Miete Wohnung", "FPI JONES MIETE WOHNUNG"),
            ("Schmidt Miete Wohnung", "KRAUSE MIETE WOHNUNG"),
            ("Miete Wohnung", "MIETE WOHNUNG SCHMIDT"),
            ("final balance", "FINAL BALANCE"),
            ("final balance", "HADLEY FINAL BALANCE"),
            ("Loyer mars", "VIR DUPONT LOYER MARS"),
            ("Durand loyer mars", "VIR DUPONT LOYER MARS"),
        ];
        shows(&others, false);
    }

    #[test]
    fn a_code_is_one_whole_whatever_letters_and_marks_it_is_written_with() {
        let same = [
            ("Hadley FA2026-0881", "HADLEY FA 2026 0881"),
            ("INV A-4881", "HADLEY INV A4881"),
            ("Hadley SI 12,040", "SI12040"),
            ("SI1203 SI1205 Hadley", "SI1203"),
            ("Hadley SI 104", "SI104"),
        ];
        shows(&same, true);
        let others = [
            ("Hadley FA2026-0881", "HADLEY FA2026-0882"),
            ("Hadley INV A-4881", "HADLEY INV A-4882"),
            ("Hadley INV A-4881", "HADLEY INV B-4881"),
            ("Hadley SI 12,040", "HADLEY SI 12,041"),
            ("Hadley SI 12", "HADLEY SI 13"),
            ("Hadley 12", "HADLEY 13"),
            ("SI1203 SI1205 Hadley", "HADLEY SI1204"),
            ("SI1203 SI1205 Hadley", "HADLEY SI1203 SI1207"),
            ("Hadley 03/2026", "HADLEY 04/2026"),
        ];
        shows(&others, false);
    }

    #[test]
    fn a_number_is_of_one_document_only_where_the_texts_do_not_name_two_payees() {
        let others = [
            ("ACME PI 4471", "KREITMEIER 4471"),
            ("MICROSOFT 365", "365"),
            ("Microsoft 365", "INV 365 Hadley"),
            ("Smith Builders SI4881", "JONES BUILDERS SI4881"),
            ("Hadley flat SW19", "TUTT SW19"),
        ];
        shows(&others, false);
        shows(&[("ACME PI 4471", "4471 ACME"), ("Kitchen SI4881", "HADLEY SI4881")], true);
    }

    #[test]
    fn texts_of_two_periods_are_of_two_rows() {
        let others = [
            ("Hadley February", "HADLEY MARCH"),
            ("Rent February Hadley", "HADLEY RENT MARCH"),
            ("Hadley Q1", "HADLEY Q2"),
            ("Hadley 1st quarter", "HADLEY 2ND QUARTER"),
            ("Hadley Jan 26", "HADLEY FEB 26"),
            ("Hadley 01/26", "HADLEY 02/26"),
            ("Hadley week 31", "HADLEY WEEK 32"),
            ("Hadley Loyer mars", "HADLEY LOYER AVRIL"),
            ("Hadley Miete März", "HADLEY MIETE MAI"),
            ("Hadley 2025", "HADLEY 2026"),
        ];
        shows(&others, false);
        let same = [
            ("Hadley March", "HADLEY"),
            ("Hadley", "HADLEY 12 JUN"),
            ("Hadley March", "HADLEY 12 JUN"),
            ("Hadley March", "HADLEY 12TH JUNE 2026"),
            ("Hadley März", "HADLEY MARCH"),
        ];
        shows(&same, true);
    }

    #[test]
    fn a_credit_note_is_no_invoice_of_its_number() {
        let others = [
            ("Hadley CN 104", "HADLEY SI 104"),
            ("Hadley credit note 104", "HADLEY INV 104"),
            ("Hadley CN 104", "HADLEY INV 107"),
        ];
        shows(&others, false);
        shows(&[("Hadley CN 104", "HADLEY CREDIT NOTE 104")], true);
    }

    #[test]
    fn a_name_is_one_only_as_a_whole_with_its_initials() {
        let others = [
            ("T Whitlock", "K WHITLOCK"),
            ("T Whitlock", "KAREN WHITLOCK"),
            ("Tom Whitlock", "KAREN WHITLOCK"),
            ("Red Lion Hotel", "RED LION GARAGE"),
            ("Harbour Kreitmeier", "HARBINGER KREITMEIER"),
        ];
        shows(&others, false);
        let same = [
            ("T Whitlock", "WHITLOCK"),
            ("T Whitlock", "TOM WHITLOCK"),
            ("Red Lion Hotel", "CARD RED LION HOTEL"),
            ("Kreitmeier", "CARD KREITMEIER LONDON"),
        ];
        shows(&same, true);
    }

    #[test]
    fn a_payee_is_known_behind_what_a_bank_prints_and_however_his_name_is_joined() {
        let same = [
            ("Kreitmeier", "GUTSCHRIFT KREITMEIER"),
            ("Kreitmeier", "VIREMENT SEPA KREITMEIER"),
            ("Kreitmeier", "ZELLE FROM KREITMEIER"),
            ("Kreitmeier", "ACH CREDIT KREITMEIER"),
            ("Mc Donald", "MCDONALD"),
            ("O'Brien", "OBRIEN"),
            ("O Brien", "O'BRIEN"),
            ("Müller", "MUELLER"),
        ];
        shows(&same, true);
    }

    #[test]
    fn a_word_that_the_bank_begins_texts_with_whoever_is_paid_is_of_no_name() {
        let payees =
            ["Hadley", "Tutt", "Rowe", "Ventnor", "Morrow", "Quill", "Hadley", "Kreitmeier"];
        let rows: Vec<String> = payees.iter().map(|payee| format!("ZAHLAUFTRAG {payee}")).collect();
        let (text, other) = ("Kreitmeier", "ZAHLAUFTRAG KREITMEIER");
        let account = AccountWords::of(rows.iter().map(String::as_str).chain([text]));
        assert!(account.bear_out(text, other));
        assert!(!account.bear_out("ZAHLAUFTRAG", "ZAHLAUFTRAG HADLEY"));
        let few = AccountWords::of(rows[..4].iter().map(String::as_str).chain([text, other]));
        assert!(!few.bear_out(text, other), "who begins few texts may be somebody");
    }

    #[test]
    fn who_is_paid_for_one_thing_is_not_paid_for_another() {
        let others = [
            ("Wages J Hobbs", "FPO J HOBBS EXPENSES"),
            ("Wages J Hobbs", "FPO J HOBBS PENSION"),
            ("Wages J Hobbs", "FPO J HOBBS REFUND"),
            ("Rent Moss", "FPI MOSS SERVICE CHARGE"),
            ("Hadley deposit", "FPI HADLEY BALANCE"),
            ("Hadley deposit", "FPI HADLEY FINAL PAYMENT"),
            ("Hadley first instalment", "FPI HADLEY SECOND INSTALMENT"),
            ("Hadley interim", "FPI HADLEY FINAL"),
            ("INV-2041 deposit Hadley", "FPI HADLEY INV-2041 BALANCE"),
        ];
        shows(&others, false);
        let same = [
            ("Wages J Hobbs", "FPO J HOBBS SALARY"),
            ("Wages J Hobbs", "FPO J HOBBS"),
            ("Hadley final invoice", "FPI HADLEY BALANCE"),
            ("INV-2041 deposit Hadley", "FPI HADLEY INV-2041"),
        ];
        shows(&same, true);
    }

    #[test]
    fn names_that_are_much_alike_charges_of_others_and_days_apart_are_of_two() {
        let others = [
            ("Alan Davis", "FPO ALAN DAVIES"),
            ("Peter Brooks", "FPO P BROOKES"),
            ("Mark Woods", "FPO MARK WOODWARDS"),
            ("PayPal fees", "STRIPE FEES"),
            ("SumUp monthly fee", "BANK FEE"),
            ("Monthly card fee", "MONTHLY ACCOUNT FEE"),
            ("Bank transfer", "BANK TRANSFER"),
            ("Hadley INV 12/26", "HADLEY INV 13/26"),
            ("Hadley INV 10/26", "HADLEY INV 11/26"),
            ("Shell fuel 10 March", "SHELL 22APR"),
            ("Bahn 12.03.2026", "BAHN 15.04.2026"),
            ("Hadley w/e 6 March", "HADLEY W/E 13 MAR"),
            ("Mr Khan", "KHAN & SONS LTD"),
            ("Mr Kemp", "FPO KEMP BUILDERS"),
            ("Perrott part payment", "PERROTT FINAL PAYMENT"),
        ];
        shows(&others, false);
        let same = [
            ("Thomas Vogt", "VOGT THOMAS"),
            ("Facture Lefebvre", "VIR LEFEBVRE"),
            ("Herr Vogt", "VOGT"),
            ("Barbier", "MME BARBIER"),
            ("Shell 10 March", "SHELL 12 MAR"),
            ("Hadley 28 February", "HADLEY 2 MAR"),
            ("Tarrant INV-2051 dated 02/03/2026", "FPI TARRANT INV 2051 10/04/2026"),
            ("OfficeMax 03/31/2026", "POS 04/03/2026 OFFICEMAX"),
            ("Dr Oetker", "DR OETKER GMBH"),
            ("Grainger 03/25", "POS 03/24 GRAINGER"),
            ("M & K Woodware", "M & K WOODWARE LTD"),
            ("Sprake retainer MAR26", "SPRAKE RETAINER 01/03/2026"),
            ("Elena Ortiz part payment INV 7714", "DEPOSIT ELENA ORTIZ INV 7714"),
        ];
        shows(&same, true);
        for (entry, bank) in [
            ("Martin", "FPI MARTINEZ"),
            ("Jane Harris", "FPO JANE HARRISON"),
            ("Chris Tutt", "FPO CHRISTINE TUTT"),
            ("Premier Inn Bristol", "CARD PREMIER INN LEEDS"),
            ("Trainline 12 March", "CARD TRAINLINE 14 APR"),
            ("Mr Kemp", "FPO KEMP BUILDERS"),
        ] {
            let words = AccountWords::of([bank, entry].into_iter());
            assert!(!words.bear_out_entry(entry, bank), "{entry} / {bank}");
        }
    }

    #[test]
    fn an_initial_is_of_the_name_and_not_of_a_word_beside_it() {
        for letter in ["A", "I", "O", "E", "Y", "A."] {
            let text = format!("Subcontract {letter} Tutt");
            assert!(!bear_out(&text, "FPO S TUTT"), "{text}");
            assert!(bear_out(&text, &format!("FPO {letter} TUTT")), "{text}");
        }
    }

    #[test]
    fn a_part_of_a_document_is_not_another_part_of_it_nor_the_whole() {
        let others = [
            ("INV-2041/1 Hadley", "HADLEY INV 2041/2"),
            ("INV-2041-1 Hadley", "HADLEY INV 2041-2"),
            ("INV-2041 (1) Hadley", "HADLEY INV-2041 (2)"),
            ("INV-2041 1/2 Hadley", "HADLEY INV-2041 2/2"),
            ("INV-2041 part 1 Hadley", "HADLEY INV-2041 PART 2"),
            ("INV-2041/1 Hadley", "HADLEY 2041/2"),
            ("INV-2041 Hadley", "HADLEY INV 2041/2"),
            ("INV 2026/2 Hadley", "HADLEY INV 2026/3"),
        ];
        shows(&others, false);
        let same = [
            ("INV-2041/1 Hadley", "HADLEY INV 2041-1"),
            ("INV-2041 (1) Hadley", "HADLEY INV 2041/1"),
            ("INV-2041 Hadley", "HADLEY INV2041 20 APR"),
        ];
        shows(&same, true);
    }

    #[test]
    fn a_payee_is_known_behind_the_words_of_any_bank_and_an_invoice_by_any_short_word_for_it() {
        let same = [
            ("Kreitmeier", "VIREMENT RECU DE KREITMEIER"),
            ("Kreitmeier", "VIREMENT EN VOTRE FAVEUR KREITMEIER"),
            ("Kreitmeier", "TRANSFERENCIA DE KREITMEIER"),
            ("Kreitmeier", "BONIFICO A VOSTRO FAVORE KREITMEIER"),
            ("Kreitmeier", "VENMO CASHOUT KREITMEIER"),
            ("Kreitmeier", "ORIG CO NAME:KREITMEIER"),
            ("Kreitmeier", "FOLGELASTSCHRIFT KREITMEIER"),
            ("RE 2026-117 Kreitmeier", "GUTSCHRIFT KREITMEIER RG 2026-117"),
            ("RE 2026-117 Kreitmeier", "GUTSCHR. KREITMEIER RG-NR. 2026-117"),
            ("Check #1047 Kreitmeier", "CHECK PAID 1047"),
            ("Chèque n° 1000231 Lang", "CHEQUE N 1000231"),
        ];
        shows(&same, true);
        shows(&[("RE 2026-117 Kreitmeier", "KREITMEIER RG 2026-118")], false);
    }

    #[test]
    fn a_word_that_another_begins_with_is_not_that_one() {
        let others = [
            ("INV-2041 Martin", "FPI MARTINEZ"),
            ("INV-2041 Hill", "FPI HILLS FARM"),
            ("INV-2041 Bauer", "FPI BAUR"),
        ];
        shows(&others, false);
        let same = [("Blackdown Builders", "BLACKDOWN BUILD"), ("Bäuerle", "BAEUERLE")];
        shows(&same, true);
        let texts = ["FPI J TARRANT", "INV-2051 K Tarrant"];
        let words = AccountWords::of(texts.into_iter());
        assert!(
            !words.bear_out_entry(texts[1], texts[0]),
            "entries of another are no entry of his"
        );
        assert!(words.bear_out_entry("INV-2051 J Tarrant", texts[0]));
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

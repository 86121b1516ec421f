//! What puts a row right.

use crate::period::corrections::{
    are_of_the_same, belongs, may_take_back, names_nothing, takes_back,
};

#[test]
fn an_opposite_row_belongs_to_another_by_a_document_or_by_a_word_that_tells_who() {
    for (text, other) in [
        ("DD PUREGYM LTD", "DD PUREGYM LTD REFUND"),
        ("TOWN GYM LTD", "REV TOWN GYM"),
        ("Invoice 7, entered twice", "Reversal of invoice 7"),
        ("J Morrow Bike service INV-3001", "J Morrow Reversal bike service entered twice INV3001"),
        ("Cheque 000501 Trellis", "CHQ 501"),
        ("Parish magazine advert Chq 000408", "Cheque 000408 written back JNL"),
        ("INV 2026-0042", "Reversal INV 2026-0042"),
        ("Madison Cycles Tyres", "Correction tyres"),
        ("CARD 1192 MADISON CYCLES", "CARD 4417 MADISON CYCLES REFUND"),
        ("DD EE", "DD REVERSAL EE"),
        ("J A SMITH RENT", "REFUND JA SMITH RENT"),
        ("TESCO STORES 3214 LONDON", "REFUND TESCO LONDON"),
        ("DD PUREGYM LTD", "PUREGYM REFUND REF 30772"),
        // As the entry that was asked for is called.
        ("Payment", "Reversal, Payment"),
    ] {
        assert!(belongs(text, other), "{other} belongs to {text}");
        let (text, other) = (text.to_lowercase(), other.to_uppercase());
        assert!(belongs(&text, &other), "{other} belongs to {text}");
    }
}

#[test]
fn forms_of_companies_ways_of_paying_and_words_of_refunds_are_nobodys() {
    for (text, other) in [
        ("DD PUREGYM LTD", "CARD REFUND AMAZON"),
        ("DD PUREGYM LTD", "FPI COACH HIRE LTD"),
        ("Misposted", "Correction"),
        ("Card refund", "Card refund"),
        ("Payment error March", "Error in payment March"),
        // The number of the card is that of every row.
        ("CARD 1192 AMAZON", "CARD 1192 COSTA REFUND"),
        ("RENT 2026", "RATES 2026"),
        // A place, a scheme or a word that many names have.
        ("CARD TESCO LONDON", "HARBOUR LONDON REFUND"),
        ("BRITISH GAS", "BRITISH AIRWAYS REFUND"),
        ("DD EE", "DD REVERSAL O2"),
        ("DD", "DD REVERSAL"),
        // An invoice of its own.
        ("DD PUREGYM LTD", "FPI PUREGYM EXPANSION INV 3077"),
    ] {
        assert!(!belongs(text, other), "{other} does not belong to {text}");
    }
}

#[test]
fn two_documents_are_two_whatever_else_is_alike() {
    for (text, other) in [
        ("J Morrow Bike service INV-3001", "T Quill Refund of deposit INV-2888"),
        ("J Morrow Bike service INV-3001", "J Morrow bike service INV-3002 reversal"),
        ("INV 2026-0042 Morrow", "Reversal INV 2026-0051 Morrow"),
        ("Invoice 7 Morrow", "Reversal invoice 8 Morrow"),
        // Everybody numbers invoices.
        ("Smith Builders INV-301", "Jones Roofing INV-301"),
        ("Smith Builders INV-301", "Reversal Jones Roofing INV-301"),
    ] {
        assert!(!belongs(text, other), "{other} does not belong to {text}");
    }
}

#[test]
fn a_journal_or_a_reversal_that_says_nothing_of_whom_names_nothing() {
    for text in [
        "JNL",
        "JNL-0057",
        "Journal 2026-0042",
        "jnl57",
        "Reversing entry",
        "General journal, correction",
    ] {
        assert!(names_nothing(text), "{text}");
    }
    // Money that comes in or goes out, and whatever names somebody or a document.
    for text in
        ["", "Deposit", "Transfer", "Bank charges", "JNL Smith", "Reversal INV 2071", "JNL 57 rent"]
    {
        assert!(!names_nothing(text), "{text}");
    }
}

#[test]
fn money_paid_in_with_the_number_of_a_cheque_on_its_slip_is_no_error_put_right() {
    for (text, other) in [("CHQ 200313", "CREDIT 200313 COUNTER"), ("CHECK 1047", "DEPOSIT 1047")] {
        assert!(!takes_back(text, other) && !may_take_back(text, other), "{text} / {other}");
    }
    for other in ["CHQ 200313 REVERSAL", "ERROR CORRECTION 200313", "CHQ 200313 COUNTER REVERSED"] {
        assert!(takes_back("CHQ 200313", other), "{other}");
    }
}

#[test]
fn a_closed_row_of_another_person_or_invoice_is_another_row() {
    for (text, other) in [
        ("Wages J Hobbs", "Wages M Hobbs"),
        ("INV-3003 Penrose Interiors", "INV-3099 Penrose Interiors"),
    ] {
        assert!(!are_of_the_same(text, other), "{text} / {other}");
    }
    for (text, other) in [
        ("Wages J Hobbs", "FPO HOBBS J WAGES"),
        ("Wages J Hobbs", "Wages Hobbs"),
        ("INV-3003 Penrose", "FPI PENROSE INV 3003 REF 88120"),
    ] {
        assert!(are_of_the_same(text, other), "{text} / {other}");
    }
}

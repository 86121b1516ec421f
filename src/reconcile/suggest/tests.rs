//! One example of each kind, among rows that match.

use super::*;
use crate::MatchOptions;
use crate::matching::reconcile;
use crate::testing::full_rows;

type TestRow = (&'static str, &'static str, &'static str);

/// What is suggested for these rows beside sixty that match.
fn suggestions(bank: &[TestRow], book: &[TestRow]) -> Vec<Suggestion> {
    let days: Vec<String> = (0..60).map(|at| format!("2026-01-{:02}", 1 + at % 28)).collect();
    let amounts: Vec<String> =
        (0..60).map(|at| format!("-{}.{}", 1000 + at * 37, 10 + at)).collect();
    let texts: Vec<String> =
        (0..60).map(|at| format!("SUPPLIER{at} NO {}", 70_001 + at * 53)).collect();
    let side = |rows: &[TestRow]| {
        let fill = days.iter().zip(&amounts).zip(&texts);
        let fill: Vec<(&str, &str, &str)> = fill
            .map(|((day, amount), text)| (day.as_str(), amount.as_str(), text.as_str()))
            .collect();
        let mut built: Vec<(&str, &str, &str)> = rows.to_vec();
        built.extend(fill);
        full_rows(&built)
    };
    let (bank, book) = (side(bank), side(book));
    let options = MatchOptions { suggest: true, ..MatchOptions::default() };
    reconcile(&bank, &book, options, &|_| ()).suggestions.unwrap_or_default()
}

/// The same in few words: kind, rows of either side counted from the first of these, difference and sentence.
fn suggested(bank: &[TestRow], book: &[TestRow]) -> Vec<(String, String)> {
    let one = |one: &Suggestion| {
        let rows = format!("{:?} {:?}", one.bank_rows, one.book_rows);
        let head = format!("{} {rows} {}", one.kind.name(), one.amount_difference);
        (head, one.reason.clone())
    };
    suggestions(bank, book).iter().map(one).collect()
}

fn heads(found: &[(String, String)]) -> Vec<&str> {
    found.iter().map(|(head, _)| head.as_str()).collect()
}

#[track_caller]
fn assert_suggested(bank: &[TestRow], book: &[TestRow], head: &str, reason: &str) {
    assert_eq!(suggested(bank, book), [(head.to_owned(), reason.to_owned())]);
}

#[test]
fn equal_amounts_too_many_days_apart_are_one_event() {
    assert_suggested(
        &[("2026-01-20", "972.31", "FPI COOMBE DENTAL 2085")],
        &[("2026-01-08", "972.31", "INV-2085 Coombe Dental")],
        "outside_window [0] [0] 0.00",
        "The same amount, 12 days later in the bank: more days apart than a match allows.",
    );
}

#[test]
fn two_cheques_of_other_numbers_are_never_one_event() {
    let book = |number| ("2026-01-08", "-972.31", number);
    let bank = ("2026-01-20", "-972.31", "CHQ 100299");
    assert_eq!(suggested(&[bank], &[book("Cheque 100298 Rowe")]), []);
    let same = suggested(&[bank], &[book("Cheque 0100299 Rowe")]);
    assert_eq!(heads(&same), ["outside_window [0] [0] 0.00"]);
    let near = ("2026-01-09", "-972.13", "CHQ 100299");
    assert_eq!(suggested(&[near], &[book("Cheque 100298 Rowe")]), []);
}

#[test]
fn slips_of_the_keyboard_are_named() {
    for (of_bank, of_book, difference, words) in [
        ("-54.90", "-45.90", "-9.00", "two digits are swapped"),
        ("-54.91", "-549.10", "494.19", "the decimal point is off"),
        ("-54.91", "-544.91", "490.00", "a digit is typed twice on one side"),
        ("-54.91", "-57.91", "3.00", "one digit is another"),
        ("-354.91", "-35.91", "-319.00", "a digit is missing on one side"),
    ] {
        assert_suggested(
            &[("2026-01-20", of_bank, "CARD BREWERS 98 YEOVIL 20471")],
            &[("2026-01-19", of_book, "Brewers Yeovil 20471")],
            &format!("mistyped_amount [0] [0] {difference}"),
            &format!("{of_bank} in the bank, {of_book} in the books: {words}."),
        );
    }
}

#[test]
fn a_turned_sign_is_seen() {
    assert_suggested(
        &[("2026-01-20", "120.35", "FPI SEVERN LABS")],
        &[("2026-01-20", "-120.35", "Severn Labs")],
        "flipped_sign [0] [0] 240.70",
        "120.35 in the bank, -120.35 in the books: money in on one side, out on the other.",
    );
}

#[test]
fn a_copy_points_to_the_pair_whose_row_it_repeats() {
    let one = ("2026-01-18", "840.00", "INV-20827 Pennard Estates");
    assert_suggested(
        &[one],
        &[one, one],
        "duplicate [0] [1, 0] -840.00",
        "The books have this row twice, the bank once: entered twice.",
    );
    assert_suggested(
        &[one, one],
        &[one],
        "duplicate [1, 0] [0] 840.00",
        "The bank has this row twice, the books once: a payment made twice, or a statement read in \
         twice.",
    );
}

#[test]
fn alike_rows_of_two_days_may_be_two_payments() {
    let one = ("2026-01-18", "840.00", "INV-20827 Pennard Estates");
    let next_day = ("2026-01-19", "840.00", "INV-20827 Pennard Estates");
    assert_suggested(
        &[one, next_day],
        &[one],
        "duplicate [1, 0] [0] 840.00",
        "The bank has this amount and text on 2026-01-18 and on 2026-01-19, the books once: a \
         second payment that is not entered, or one made twice.",
    );
    assert_suggested(
        &[one],
        &[one, next_day],
        "duplicate [0] [1, 0] -840.00",
        "The books have this amount and text on 2026-01-18 and on 2026-01-19, the bank once: \
         entered twice, or a second payment that the bank does not have.",
    );
}

/// What is suggested where these rows are all there is.
fn alone(bank: &[TestRow], book: &[TestRow]) -> Vec<String> {
    let (bank, book) = (full_rows(bank), full_rows(book));
    let options = MatchOptions { suggest: true, ..MatchOptions::default() };
    let outcome = reconcile(&bank, &book, options, &|_| ());
    let one =
        |one: &Suggestion| format!("{} {:?} {:?}", one.kind.name(), one.bank_rows, one.book_rows);
    outcome.suggestions.unwrap_or_default().iter().map(one).collect()
}

#[test]
fn a_sum_of_few_rows_wins_over_a_mistyped_digit() {
    let bank = [
        ("2026-03-05", "250.00", "COUNTER CREDIT 100118"),
        ("2026-03-26", "-18.40", "CARD BOOTS LEEDS"),
    ];
    let book = [
        ("2026-03-04", "100.00", "Receipt Lacey"),
        ("2026-03-04", "150.00", "Receipt Furze"),
        ("2026-03-05", "205.00", "Hallett"),
        ("2026-03-26", "-18.40", "Boots"),
    ];
    assert_eq!(alone(&bank, &book), ["batch [0] [0, 1]"]);
}

#[test]
fn a_small_batch_is_seen_in_a_small_file() {
    let bank = [
        ("2026-03-05", "412.87", "CREDIT 100118"),
        ("2026-03-09", "-61.20", "DD BRITISH GAS"),
        ("2026-03-12", "-7.50", "ACCOUNT FEE"),
    ];
    let book = [
        ("2026-03-04", "214.37", "Lacey invoice 2088"),
        ("2026-03-04", "150.00", "Furze invoice 2090"),
        ("2026-03-04", "48.50", "Cash sales"),
        ("2026-03-09", "-61.20", "British Gas"),
        ("2026-03-20", "330.00", "Hallett invoice 2093"),
    ];
    assert_eq!(alone(&bank, &book), ["batch [0] [0, 1, 2]"]);
}

#[test]
fn rows_of_one_day_that_add_up_to_one_row_are_a_batch_or_a_split() {
    let parts = [
        ("2026-01-20", "216.07", "INV-2088 Lacey"),
        ("2026-01-20", "138.00", "INV-2090 Furze"),
        ("2026-01-20", "96.64", "Cash sales"),
        ("2026-01-20", "51.11", "Till"),
    ];
    let whole = [("2026-01-21", "450.71", "CREDIT 100118")];
    assert_suggested(
        &whole,
        &parts,
        "batch [0] [0, 1, 2] 0.00",
        "3 book rows of 2026-01-20 add up to one row of the bank, 450.71: paid in or out together.",
    );
    assert_suggested(
        &parts,
        &whole,
        "split [0, 1, 2] [0] 0.00",
        "3 bank rows of 2026-01-20 add up to one row of the books, 450.71: paid in parts.",
    );
}

#[test]
fn what_adds_up_in_two_ways_is_a_choice() {
    let parts = [
        ("2026-01-20", "10.01", "Lacey"),
        ("2026-01-20", "20.02", "Furze"),
        ("2026-01-20", "12.02", "Till"),
        ("2026-01-20", "18.01", "Cash sales"),
    ];
    let found = suggestions(&[("2026-01-20", "30.03", "CREDIT 100118")], &parts);
    let [one] = &found[..] else { panic!("{found:?}") };
    let [other] = &one.alternatives[..] else { panic!("{one:?}") };
    assert!(one.confidence < select::CONFIDENCE_MIN && other.confidence <= one.confidence);
    assert_eq!((&one.bank_rows, &other.bank_rows), (&vec![0], &vec![0]));
    let mut sets = [&one.book_rows, &other.book_rows];
    sets.sort_unstable();
    assert_eq!(sets, [&vec![0, 1], &vec![2, 3]]);
}

#[test]
fn a_fee_and_a_few_cents_are_told_apart() {
    assert_suggested(
        &[("2026-01-20", "977.50", "FPI HALLETT COOMBE DENTAL 207135")],
        &[("2026-01-20", "1000.00", "INV 207135 Hallett Coombe Dental")],
        "fee [0] [0] -22.50",
        "977.50 in the bank, 1000.00 in the books: a fee may have been kept.",
    );
    assert_suggested(
        &[("2026-01-20", "977.53", "FPI HALLETT COOMBE DENTAL 207135")],
        &[("2026-01-20", "977.48", "INV 207135 Hallett Coombe Dental")],
        "rounding [0] [0] 0.05",
        "977.53 in the bank, 977.48 in the books: a few cents apart, as by rounding.",
    );
}

#[test]
fn few_rows_do_not_make_a_round_amount_a_sign() {
    let bank = [("2026-01-20", "-50.00", "CARD LANDLORD RENT")];
    let book = [("2026-01-08", "-50.00", "Shoes")];
    assert_eq!(suggested(&bank, &book), []);
}

#[test]
fn strangers_of_one_day_are_left_alone() {
    assert_eq!(
        suggested(
            &[("2026-01-20", "-9.85", "ACCOUNT CHARGES"), ("2026-01-20", "3.62", "INTEREST")],
            &[("2026-01-20", "216.00", "INV-2088 Lacey"), ("2026-01-21", "-285.00", "Show stand")],
        ),
        []
    );
}

#[test]
fn a_sum_whose_texts_agree_goes_before_a_slip_that_needs_another_digit() {
    let bank = [("2026-01-20", "300.00", "FPI JONES")];
    let book = [
        ("2026-01-20", "100.00", "Jones inv 3"),
        ("2026-01-20", "200.00", "Jones inv 4"),
        ("2026-01-20", "200.00", "Jones inv 4"),
    ];
    for book in [&book[..2], &book] {
        assert_eq!(heads(&suggested(&bank, book)), ["batch [0] [0, 1] 0.00"]);
        assert_eq!(alone(&bank, book), ["batch [0] [0, 1]"]);
    }
}

#[test]
fn money_out_to_one_name_is_no_sum_of_money_out_to_others() {
    let bank = [("2026-01-20", "-100.00", "TESCO")];
    let book = [("2026-01-20", "-60.00", "Screwfix"), ("2026-01-20", "-40.00", "Costa")];
    assert_eq!(suggested(&bank, &book), []);
    assert_eq!(alone(&bank, &book), [""; 0]);
    let book = [("2026-01-20", "-60.00", "Tesco food"), ("2026-01-20", "-40.00", "Tesco fuel")];
    assert_eq!(heads(&suggested(&bank, &book)), ["batch [0] [0, 1] 0.00"]);
}

#[test]
fn a_row_entered_three_times_is_said_to_be_there_three_times() {
    let bank = [("2026-01-20", "-54.91", "CARD BREWERS YEOVIL 20471")];
    let book = [("2026-01-20", "-54.91", "Brewers Yeovil 20471"); 3];
    let found = suggested(&bank, &book);
    assert_eq!(heads(&found), ["duplicate [0] [1, 0] 54.91", "duplicate [0] [2, 0] 54.91"]);
    for (_, reason) in found {
        assert_eq!(reason, "The books have this row 3 times, the bank once: entered 3 times.");
    }
}

#[test]
fn a_row_entered_again_under_another_reference_is_seen() {
    let bank = [("2026-01-20", "840.00", "FPI PENNARD ESTATES 20827")];
    let first = ("2026-01-18", "840.00", "INV-20827 Pennard Estates");
    for (again, when) in [
        (("2026-01-19", "840.00", "INV-30911 Pennard Estates"), "on 2026-01-18 and on 2026-01-19"),
        (("2026-01-18", "840.00", "Pennard Estates inv 30911"), "twice on 2026-01-18"),
    ] {
        assert_suggested(
            &bank,
            &[first, again],
            "duplicate [0] [1, 0] -840.00",
            &format!(
                "The books have this amount and payee {when}, the bank once: perhaps entered twice \
                 under another reference, or a second payment that the bank does not have."
            ),
        );
    }
}

#[test]
fn the_letters_of_a_reference_are_no_name_of_a_payee() {
    for (bank, first, again) in [
        ("HARBOUR LIGHTS HL-1044", "HL-1044 Harbour Lights", "RCT 95 Harbour Lights"),
        ("HARBOUR LIGHTS", "Harbour Lights HL-1044", "Harbour Lights RCT 95"),
        ("PENNARD INV2071", "INV2071 Pennard", "Pennard receipt no 95"),
        ("HARBOUR LIGHTS", "Harbour Lights", "RCT 95 Harbour Lights"),
    ] {
        let bank = [("2026-01-20", "840.00", bank)];
        let book = [("2026-01-18", "840.00", first), ("2026-01-19", "840.00", again)];
        let found = suggested(&bank, &book);
        assert_eq!(found.len(), 1, "{again}: {found:?}");
        assert!(found[0].1.contains("under another reference"), "{again}: {found:?}");
    }
    // Nor do references of one series make one payee of two.
    let bank = [("2026-01-20", "840.00", "HARBOUR LIGHTS RCT 88")];
    for other in ["RCT 95 Quarry Dental", "RCT-95 Q Dental", "RCT 95"] {
        let book =
            [("2026-01-18", "840.00", "RCT 88 Harbour Lights"), ("2026-01-19", "840.00", other)];
        assert_eq!(suggested(&bank, &book), [], "{other}");
    }
}

#[test]
fn another_payee_with_the_same_amount_is_not_entered_again() {
    let bank = [("2026-01-20", "840.00", "FPI PENNARD ESTATES 20827")];
    let book = [
        ("2026-01-18", "840.00", "INV-20827 Pennard Estates"),
        ("2026-01-19", "840.00", "INV-30911 Quarry Dental"),
    ];
    assert_eq!(suggested(&bank, &book), []);
}

#[test]
fn a_payee_who_comes_often_with_one_amount_is_not_entered_again() {
    let bank = |day| (day, "-45.00", "FPO TOPAZ CLEANING");
    let book = |day, text| (day, "-45.00", text);
    let bank = ["2026-01-02", "2026-01-09", "2026-01-16"].map(bank);
    let book = [
        book("2026-01-02", "Topaz Cleaning 40021"),
        book("2026-01-09", "Topaz Cleaning 40037"),
        book("2026-01-16", "Topaz Cleaning 40044"),
        book("2026-01-18", "Topaz Cleaning 40052"),
    ];
    assert_eq!(suggested(&bank, &book), []);
}

#[test]
fn two_cheques_of_other_numbers_are_not_one_entered_again() {
    let bank = [("2026-01-20", "-972.31", "CHQ 100299")];
    let book = [
        ("2026-01-18", "-972.31", "Cheque 100299 Rowe Roofing"),
        ("2026-01-18", "-972.31", "Cheque 100304 Rowe Roofing"),
    ];
    assert_eq!(suggested(&bank, &book), []);
}

#[test]
fn another_number_in_the_bank_is_another_payment() {
    let bank = [
        ("2026-01-20", "840.00", "FPI PENNARD ESTATES 20827"),
        ("2026-01-20", "840.00", "FPI PENNARD ESTATES 30911"),
    ];
    let book = [("2026-01-18", "840.00", "INV-20827 Pennard Estates")];
    assert_eq!(suggested(&bank, &book), []);
}

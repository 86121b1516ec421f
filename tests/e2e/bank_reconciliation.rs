//! What `tieout reconcile` says of balances: which of them it knows, where they lead, and what that proves.

use std::fmt::Write as _;

use crate::support::Desk;

const BANK: &str = "Date,Description,Amount,Balance\n2026-03-02,Rent,-50.00,50.00\n\
    2026-03-03,Charge,-1.50,48.50\n2026-03-04,Sale 12,200.00,248.50\n";
const BOOK: &str = "Date,Description,Amount\n2026-03-02,Rent,-50.00\n2026-03-04,Sale 12,200.00\n\
    2026-03-05,Cheque 7,-30.00\n";

/// Books with all rows of the statement.
const BANK_WITHOUT_BALANCES: &str = "Date,Description,Amount\n2026-03-02,Rent,-50.00\n\
    2026-03-03,Charge,-1.50\n2026-03-04,Sale 12,200.00\n";

#[test]
fn both_balances_lead_to_one_adjusted_balance() {
    let ran = Desk::with(BANK, BOOK).reconcile(&["--closing", "book:220.00"]);
    for line in [
        "Balance on the bank statement  248.50",
        "Outstanding payments (1)       -30.00",
        "Adjusted balance of the bank   218.50",
        "To enter in the books (1)       -1.50",
        "Adjusted balance of the books  218.50",
        "Difference                       0.00",
        "balanced, not proved:\n    2 rows on one side only are undecided",
    ] {
        assert!(ran.stdout.contains(line), "{line}: {ran:?}");
    }
}

#[test]
fn a_balance_that_nobody_states_is_not_known_and_not_nought() {
    let ran = Desk::with(BANK, BOOK).reconcile(&[]);
    assert!(ran.stdout.contains("Difference                     not known"), "{ran:?}");
    assert!(
        ran.stdout.contains("the books have no balance: give it with --closing book:AMOUNT"),
        "{ran:?}"
    );
    // Without any balance there is nothing to lead anywhere.
    let ran = Desk::with(BOOK, BOOK).reconcile(&[]);
    assert!(!ran.stdout.contains("Bank reconciliation"), "{ran:?}");
}

#[test]
fn only_what_is_proved_ends_well_where_that_is_asked_for() {
    let all_matched = BOOK.replace("2026-03-05,Cheque 7,-30.00", "2026-03-03,Charge,-1.50");
    let desk = Desk::with(BANK, &all_matched);
    let code = |options: &[&str]| {
        let options = [options, &["--fail-on", "unproved"]].concat();
        desk.reconcile(&options).code
    };
    assert_eq!(code(&[]), Some(1), "the books have no balance");
    assert_eq!(code(&["--closing", "book:248.50"]), Some(0));
    assert_eq!(code(&["--closing", "book:248.51"]), Some(1));
    assert_eq!(code(&["--opening", "book:100.00"]), Some(0));
    assert_eq!(code(&["--opening", "book:100.00", "--closing", "book:250.00"]), Some(1));
    assert_eq!(
        Desk::with(BANK, BOOK).reconcile(&["--opening", "book:100", "--fail-on", "unproved"]).code,
        Some(1)
    );
}

#[test]
fn a_hole_in_the_balances_of_the_statement_proves_nothing() {
    let rows = ["-20.00,228.50", "-30.00,198.50", "10.00,208.50", "-8.50,200.00"];
    let (mut bank, mut book) = (BANK.to_owned(), BANK_WITHOUT_BALANCES.to_owned());
    for (day, row) in (5..).zip(rows) {
        let (amount, _) = row.split_once(',').expect("an amount and a balance");
        // The statement has lost a row, and so have the books.
        if amount != "-30.00" {
            writeln!(bank, "2026-03-{day:02},Row {day},{row}").expect("a text takes all");
            writeln!(book, "2026-03-{day:02},Row {day},{amount}").expect("a text takes all");
        }
    }
    let options = ["--opening", "book:100.00", "--fail-on", "unproved"];
    let ran = Desk::with(&bank, &book).reconcile(&options);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let told = "the balances of the statement do not agree with the rows: between line 5 and line 6 \
                the balance changes by -30.00 with no row to explain it";
    assert!(ran.stdout.contains(told), "{ran:?}");
}

/// A statement of six rows in which one amount was altered.
const ALTERED: &str = "Date,Description,Amount,Balance\n2026-03-02,Rent,-50.00,50.00\n\
    2026-03-03,Charge,-1.50,48.50\n2026-03-04,Sale 12,190.00,248.50\n2026-03-05,Ink,-8.50,240.00\n\
    2026-03-06,Tea,-40.00,200.00\n2026-03-07,Fuel,-20.00,180.00\n";

#[test]
fn an_altered_row_is_named_with_its_lines_wherever_a_reconciliation_is_shown() {
    let told = "the balances of the statement do not agree with the rows: between line 3 and line 4 \
                the balance changes by 10.00 with no row to explain it";
    for keep in [&[][..], &["--keep", "main", "--as-at", "2026-03-07"]] {
        let desk = Desk::with(ALTERED, BOOK);
        let run = |options: &[&str]| desk.reconcile(&[keep, options].concat());
        let ran = run(&["--report", "rec.html", "--out", "lists", "--fail-on", "unproved"]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        assert!(ran.stdout.contains(told), "{ran:?}");
        let page = desk.read("rec.html");
        let on_page = format!("<li>T{}.</li>", told.strip_prefix('t').expect("a sentence"));
        assert!(page.contains(&on_page), "{page}");
        assert!(desk.read("lists/bank_reconciliation.txt").contains(told));
        if !keep.is_empty() {
            let reasons = run(&["--json"]).json()["bank_reconciliation"]["reasons"].clone();
            let reasons = reasons.as_array().expect("reasons");
            assert!(reasons.iter().any(|reason| reason == told), "{reasons:?}");
        }
    }
}

#[test]
fn balances_that_go_with_no_row_are_named_though_none_of_them_is_used() {
    let bank = ALTERED.replace(",48.50", ",77.50").replace(",240.00", ",140.00");
    let bank = bank.replace(",248.50", ",12.50").replace(",200.00", ",10.00");
    let bank = bank.replace(",180.00", ",99.00");
    let ran = Desk::with(&bank, BOOK).reconcile(&["--fail-on", "unproved"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let told = "the balances of the statement do not agree with the rows: line 3: Balance does not go with \
                the rows and proves nothing";
    assert!(ran.stdout.contains(told), "{ran:?}");
}

#[test]
fn a_balance_names_the_side_that_it_is_of() {
    let ran = Desk::with(BANK, BOOK).reconcile(&["--closing", "220.00"]);
    assert_eq!(ran.code, Some(2), "{ran:?}");
    assert!(ran.stderr.contains("--closing book:AMOUNT"), "{ran:?}");
}

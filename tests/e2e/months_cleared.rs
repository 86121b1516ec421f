//! What an earlier month asked the books for, and what clears it.

use std::fs;

use crate::months::{decide_all, decided, march, reconcile};
use crate::support::Desk;

/// March, closed, and what April's books post for it.
fn posted(rows: &str) -> Desk {
    let desk = march();
    assert_eq!(reconcile(&desk, &[]).code, Some(1));
    decide_all(&desk);
    assert_eq!(reconcile(&desk, &["--close"]).code, Some(0));
    let books = format!(
        "Date,Description,Amount\n2026-03-31,Bank charges,-12.50\n{rows}2026-04-01,SumUp fee,-4.20\n\
         2026-04-30,Sales,10.00\n"
    );
    fs::write(desk.path("april-book.csv"), books).expect("written");
    desk
}

/// The arguments of a run over April, with further options.
fn april_with<'a>(options: &[&'a str]) -> Vec<&'a str> {
    const FILES: [&str; 5] = ["reconcile", "april-bank.csv", "april-book.csv", "--keep", "main"];
    const REST: [&str; 4] = ["--as-at", "2026-04-30", "--fail-on", "unproved"];
    [&FILES[..], &REST, options].concat()
}

#[test]
fn a_reversal_that_is_called_jnl_clears_the_removal_that_was_asked_for() {
    let desk = posted("2026-04-01,JNL,-840.00\n2026-04-02,JNL 0057,-9.00\n");
    let ran = desk.run(&april_with(&["--close"]));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.stdout.contains("To remove from the books (0)"), "{ran:?}");
    assert_eq!(desk.run(&["verify", "main"]).code, Some(0));
}

#[test]
fn a_review_offers_that_a_row_clears_what_has_waited_for_its_amount() {
    let desk = posted("2026-04-01,Robinson,-840.00\n2026-04-02,Tools,-9.00\n");
    let ran = desk.run(&april_with(&[]));
    assert_eq!(ran.code, Some(1));
    assert!(
        ran.stdout.contains(
            "  tieout decide --keep main group book:2026-04-01,-840.00,Robinson 'book:2026-03-15"
        ),
        "{ran:?}"
    );
    let ran = desk.run_with_input(&april_with(&["--review"]), b"c c");
    for told in [
        "perhaps for what was to be removed: carried     2026-03-15",
        "[c] clears the removal",
        "perhaps for what was to be corrected: carried     2026-03-23",
        "[c] clears the correction",
    ] {
        assert!(ran.stderr.contains(told), "{told}: {ran:?}");
    }
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let decisions = desk.read("main/decisions.csv");
    assert_eq!(decisions.matches(",group,").count(), 5, "{decisions}");
    let ran = desk.run(&april_with(&["--close"]));
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

#[test]
fn a_bank_error_is_cleared_in_a_review_by_whatever_row_takes_it_back() {
    let desk = Desk::with(
        "Date,Description,Amount,Balance\n2026-05-02,Sales,900.00,1000.00\n2026-05-27,TOWN GYM,-75.00,925.00\n2026-05-28,Tea,-5.00,920.00\n",
        "Date,Description,Amount\n2026-05-02,Sales,900.00\n2026-05-28,Tea,-5.00\n",
    );
    let run = |bank: &str, book: &str, options: &[&str], keys: &[u8]| {
        let args = [&["reconcile", bank, book, "--keep", "main"], options].concat();
        desk.run_with_input(&args, keys)
    };
    run("bank.csv", "book.csv", &["--opening", "book:100"], b"");
    decided(&desk, &["bank-error", "bank:3"]);
    assert_eq!(run("bank.csv", "book.csv", &["--close"], b"").code, Some(0));
    fs::write(
        desk.path("june.csv"),
        "Date,Description,Amount,Balance\n2026-06-03,ADJ 0042,75.00,995.00\n2026-06-04,Tea,-5.00,990.00\n",
    )
    .expect("written");
    let books = "Date,Description,Amount\n2026-06-04,Tea,-5.00\n";
    fs::write(desk.path("june-book.csv"), books).expect("written");
    let ran = run("june.csv", "june-book.csv", &["--review", "--fail-on", "unproved"], b"r");
    assert!(ran.stderr.contains("[r] clears the bank error"), "{ran:?}");
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

#[test]
fn a_review_offers_what_has_been_open_for_a_row_of_its_amount_whose_text_is_another() {
    let desk = Desk::with(
        "Date,Description,Amount,Balance\n2026-01-05,ACME,100.00,1100.00\n2026-01-06,GAS,-9.00,1091.00\n",
        "Date,Description,Amount\n2026-01-05,Acme,100.00\n2026-01-06,Gas,-9.00\n2026-01-06,Hadley till takings,85.00\n",
    )
    .file("b2.csv", "Date,Description,Amount,Balance\n2026-05-05,GAS,-9.00,1082.00\n2026-05-06,FPI VENTNOR,85.00,1167.00\n")
    .file("k2.csv", "Date,Description,Amount\n2026-05-05,Gas,-9.00\n");
    let january = ["reconcile", "bank.csv", "book.csv", "--keep", "main", "--opening", "book:1000"];
    desk.run(&january);
    decided(&desk, &["timing", "book:4"]);
    assert_eq!(desk.run(&[&january[..], &["--close"]].concat()).code, Some(0));
    let may = ["reconcile", "b2.csv", "k2.csv", "--keep", "main", "--fail-on", "unproved"];
    assert_eq!(desk.run(&may).code, Some(1), "an amount alone clears nothing after months");
    // It is offered with the command that says so.
    let ran = desk.run(&may);
    let offered = "tieout decide --keep main pair 'bank:2026-05-06,85.00,FPI VENTNOR' \
                   'book:2026-01-06,85.00,Hadley till takings'";
    assert!(ran.stdout.lines().any(|line| line.trim() == offered), "{ran:?}");
    let ran = desk.run_with_input(&[&may[..], &["--review"]].concat(), b"p");
    assert!(
        ran.stderr.contains("perhaps for what has been open: carried     2026-01-06"),
        "{ran:?}"
    );
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(desk.read("main/decisions.csv").contains("pair,"));
}

#[test]
fn a_text_that_ends_in_a_number_is_that_row_and_equal_rows_are_offered_other_items() {
    let desk = Desk::with(
        "Date,Description,Amount,Balance\n2026-01-05,ACME,100.00,1100.00\n2026-01-06,GAS,-9.00,1091.00\n",
        "Date,Description,Amount\n2026-01-05,Acme,100.00\n2026-01-06,Gas,-9.00\n2026-01-06,Stage payment #2,85.00\n2026-01-06,Stage payment #2,85.00\n",
    )
    .file("b2.csv", "Date,Description,Amount,Balance\n2026-05-05,GAS,-9.00,1082.00\n2026-05-06,CHECK PAID #1047,85.00,1167.00\n2026-05-06,CHECK PAID #1047,85.00,1252.00\n")
    .file("k2.csv", "Date,Description,Amount\n2026-05-05,Gas,-9.00\n");
    let january = ["reconcile", "bank.csv", "book.csv", "--keep", "main", "--opening", "book:1000"];
    desk.run(&january);
    let both =
        ["book:2026-01-06,85.00,Stage payment #2", "book:2026-01-06,85.00,Stage payment #2 #2"];
    decided(&desk, &["timing", both[0]]);
    decided(&desk, &["timing", both[1]]);
    assert_eq!(desk.run(&[&january[..], &["--close"]].concat()).code, Some(0));
    let may = ["reconcile", "b2.csv", "k2.csv", "--keep", "main"];
    let ran = desk.run(&may);
    for number in ["#1", "#2"] {
        let offered = format!(
            "tieout decide --keep main pair 'bank:2026-05-06,85.00,CHECK PAID #1047 {number}' \
             'book:2026-01-06,85.00,Stage payment #2 {number}'"
        );
        assert!(ran.stdout.lines().any(|line| line.trim() == offered), "{ran:?}");
    }
    decided(&desk, &["pair", "bank:2026-05-06,85.00,CHECK PAID #1047", both[0]]);
    decided(&desk, &["pair", "bank:2026-05-06,85.00,CHECK PAID #1047 #2", both[1]]);
    let ran = desk.run(&[&may[..], &["--fail-on", "unproved"]].concat());
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

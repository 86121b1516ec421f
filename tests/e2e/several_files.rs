//! Several files of one side of an account: what more than one of them tells counts once.

use std::fs;

use crate::questions::pasted;
use crate::support::{Desk, Ran};

const BANK: &str = "date,description,amount,balance\n\
    2026-01-05,SALE 1,100.00,200.00\n\
    2026-01-09,COFFEE,-3.00,197.00\n\
    2026-01-20,RENT,-50.00,147.00\n";
const FURTHER: &str = "date,description,amount,balance\n\
    2026-01-09,COFFEE,-3.00,197.00\n\
    2026-01-20,RENT,-50.00,147.00\n\
    2026-01-20,COFFEE,-3.00,144.00\n\
    2026-01-31,FEE,-1.00,143.00\n";
const OTHER_WORDS: &str = "Date;Payee;Amount\n\
    2026-01-20;Landlord, January;-50.00\n\
    2026-01-31;Bank fee;-1.00\n\
    2026-01-31;Tea;-2.00\n";
const BOOK: &str = "date,description,amount\n\
    2026-01-05,Sale 1,100.00\n\
    2026-01-09,Coffee,-3.00\n\
    2026-01-20,Rent,-50.00\n\
    2026-01-20,Coffee,-3.00\n";

fn desk() -> Desk {
    Desk::with(BANK, BOOK).file("further.csv", FURTHER).file("words.csv", OTHER_WORDS)
}

fn reconcile(desk: &Desk, options: &[&str]) -> Ran {
    desk.reconcile(&[&["--keep", "main", "--opening", "book:100.00"], options].concat())
}

#[test]
fn what_two_downloads_both_tell_counts_once_and_their_balances_prove_the_month() {
    let desk = desk();
    let ran = reconcile(&desk, &["--bank", "further.csv"]);
    assert!(ran.stderr.contains("further.csv: 2 rows are also in earlier files"), "{ran:?}");
    assert!(ran.stdout.contains("bank.csv and further.csv: balance 100.00 before, 143.00 after"));
    assert!(ran.stdout.contains("further.csv:5  2026-01-31   -1.00  undecided"), "{ran:?}");
    let json = reconcile(&desk, &["--bank", "further.csv", "--output", "json"]).json();
    let item = &json["bank_reconciliation"]["to_enter"]["items"][0];
    assert_eq!((&item["file"], &item["line"]), (&"further.csv".into(), &5.into()), "{json}");
    assert_eq!(json["summary"]["bank_rows"], 5);

    // A line is named with its file.
    let unnamed = desk.run(&["decide", "--keep", "main", "enter", "bank:5"]);
    assert_eq!(unnamed.code, Some(2), "{unnamed:?}");
    assert!(unnamed.stderr.contains("write bank:further.csv:5"), "{unnamed:?}");
    let named = desk.run(&["decide", "--keep", "main", "enter", "bank:further.csv:5"]);
    assert_eq!(named.code, Some(0), "{named:?}");
    let closed = reconcile(&desk, &["--bank", "further.csv", "--close"]);
    assert_eq!(closed.code, Some(0), "{closed:?}");
    let rows = fs::read_to_string(desk.path("main/closed/2026-01-31/rows.csv")).unwrap();
    assert!(rows.contains("bank,file,further.csv:5,2026-01-31,-1.00,FEE"), "{rows}");
    let verified = desk.run(&["verify", "main", "bank.csv", "further.csv", "book.csv"]);
    assert_eq!(verified.code, Some(0), "{verified:?}");
}

#[test]
fn the_order_of_the_files_changes_no_figure() {
    let one = reconcile(&desk(), &["--bank", "further.csv", "--output", "json"]).json();
    let desk = desk();
    let swapped = [
        "reconcile",
        "further.csv",
        "book.csv",
        "--keep",
        "main",
        "--bank",
        "bank.csv",
        "--opening",
        "book:100.00",
        "--output",
        "json",
    ];
    let other = desk.run(&swapped).json();
    for member in ["statement", "adjusted_statement", "adjusted_books", "difference", "proof"] {
        let of = |json: &serde_json::Value| json["bank_reconciliation"][member].clone();
        assert_eq!(of(&one), of(&other), "{member}");
    }
}

#[test]
fn rows_told_in_other_words_are_asked_about_and_each_answer_works_when_it_is_pasted() {
    let desk = desk();
    let asked = reconcile(&desk, &["--bank", "words.csv"]);
    assert_eq!((asked.code, asked.stdout.as_str()), (Some(3), ""), "{asked:?}");
    assert!(asked.stderr.contains("one row, or two?"), "{asked:?}");
    let commands: Vec<&str> =
        asked.stderr.lines().filter_map(|line| line.strip_prefix("    ")).collect();
    let rows = commands.iter().map(|command| {
        let ran = pasted(&desk, &format!("{command} --output json"));
        assert_eq!(ran.code, Some(1), "{ran:?}");
        ran.json()["summary"]["bank_rows"].clone()
    });
    assert_eq!(rows.collect::<Vec<_>>(), [5, 6]);
    let json = reconcile(&desk, &["--bank", "words.csv", "--output", "json"]);
    let error: serde_json::Value = serde_json::from_str(&json.stderr).unwrap();
    let answers = &error["error"]["details"]["questions"][0]["answers"];
    assert_eq!(answers.as_array().map(Vec::len), Some(2), "{error}");
}

#[test]
fn balances_that_do_not_go_on_from_file_to_file_are_said_and_prove_nothing() {
    let march = "date,description,amount,balance\n2026-03-02,SALE 2,7.00,90.00\n\
                 2026-03-03,TEA,-1.00,89.00\n";
    let desk = desk().file("march.csv", march);
    let ran = reconcile(&desk, &["--bank", "march.csv"]);
    let said = "the balance is 147.00 after bank.csv and 83.00 before march.csv: rows between them are \
                missing";
    assert!(ran.stderr.contains(said), "{ran:?}");
    assert!(ran.stdout.contains("NOT proved:"), "{ran:?}");
}

#[test]
fn a_file_given_twice_or_without_a_folder_is_refused() {
    let desk = desk();
    for options in [&["--bank", "bank.csv"], &["--book", "book.csv"], &["--book", "./bank.csv"]] {
        let ran = reconcile(&desk, options);
        assert_eq!(ran.code, Some(2), "{ran:?}");
        assert!(ran.stderr.contains("is given twice"), "{ran:?}");
    }
    assert_eq!(desk.reconcile(&["--bank", "further.csv"]).code, Some(2));
}

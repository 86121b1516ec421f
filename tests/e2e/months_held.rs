//! What a kept account holds files against: their own balances, the number of the account, the header of the last
//! file, the rows that were closed.

use std::fmt::Write as _;
use std::fs;

use serde_json::Value;

use crate::months::{april, decide_all, march, march_with, reconcile};
use crate::questions::pasted;
use crate::support::{Desk, program};

/// March, closed.
fn march_closed() -> Desk {
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    assert_eq!(reconcile(&desk, &["--close"]).code, Some(0));
    desk
}

#[test]
fn a_stated_balance_that_contradicts_its_file_is_refused_with_both_and_the_line() {
    let desk = march();
    for (options, told) in [
        (
            &["--closing", "bank:1080.00"][..],
            "bank.csv line 5: the balance after that row is 1070.02",
        ),
        (&["--opening", "bank:99"], "bank.csv line 2: the balance before that row is 100.00"),
        (
            &["--as-at", "2026-03-10", "--closing", "bank:990"],
            "bank.csv line 3: the balance after that row is 987.50",
        ),
        (
            &["--keep", "main", "--closing", "bank:1070.03"],
            "--closing bank:1070.03 contradicts bank.csv line 5",
        ),
    ] {
        let refused = desk.reconcile(options).refused(2).to_owned();
        assert!(refused.contains(told), "{options:?}: {refused}");
    }
    assert!(desk.reconcile(&["--closing", "bank:1070.02"]).code != Some(2), "what it says itself");
    // What was stated for books without a balance does not go over one that they have since.
    assert_eq!(reconcile(&desk, &[]).code, Some(1));
    let book = "Date,Description,Amount,Balance\n2026-03-02,Sales,900.00,950.00\n\
                2026-03-09,Charges,-12.50,937.50\n2026-03-23,Screwfix,-63.28,874.22\n";
    fs::write(desk.path("book.csv"), book).expect("written");
    let refused = desk.reconcile(&["--keep", "main"]).refused(2).to_owned();
    assert!(
        refused.contains("account.toml: opening_book = 100.00 contradicts book.csv line 2"),
        "{refused}"
    );
    let ran = desk.reconcile(&["--keep", "main", "--opening", "book:50.00"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
}

/// April in a file that says no account.
const NAMELESS: &str = "Date,Description,Amount\n2026-04-03,Sales,9.00\n2026-04-04,Tea,-2.00\n";

/// A statement that says whose it is.
fn of_account(number: &str, month: u8, rows: &[(&str, &str)]) -> String {
    let mut text = "Date,Description,Amount,Account Number\n".to_owned();
    for (at, (what, amount)) in rows.iter().enumerate() {
        _ = writeln!(text, "2026-0{month}-{:02},{what},{amount},{number}", at + 3);
    }
    text
}

#[test]
fn files_of_another_account_are_refused_beside_the_first_and_in_a_later_month() {
    let rows = [("Sales", "9.00"), ("Tea", "-2.00")];
    let book = "Date,Description,Amount\n2026-03-03,Sales,9.00\n2026-03-04,Tea,-2.00\n";
    let desk = Desk::with(&of_account("20-11-22 12345678", 3, &rows), book)
        .file(
            "more.csv",
            of_account("20-11-22 87654321", 3, &[("Card", "-5.00"), ("Rent", "-6.00")]),
        )
        .file("masked.csv", of_account("****5678", 4, &rows))
        .file("other.csv", of_account("87654321", 4, &rows))
        .file("april-book.csv", NAMELESS)
        .file("nameless.csv", NAMELESS);
    let month =
        ["--keep", "main", "--opening", "bank:0", "--opening", "book:0", "--closing", "bank:7"];
    let refused = desk.reconcile(&[&month[..], &["--bank", "more.csv"]].concat());
    let told = refused.refused(2).to_owned();
    assert!(
        told.contains("12345678") && told.contains("more.csv of the account 20-11-22 87654321"),
        "{told}"
    );
    let closed = desk.reconcile(&[&month[..], &["--close"]].concat());
    assert_eq!(closed.code, Some(0), "{closed:?}");
    let run = |bank: &str| desk.run(&["reconcile", bank, "april-book.csv", "--keep", "main"]);
    let refused = run("other.csv").refused(6).to_owned();
    for told in ["other.csv is of the account 87654321", "20-11-22 12345678", "main/account.toml"] {
        assert!(refused.contains(told), "{told}: {refused}");
    }
    for bank in ["masked.csv", "nameless.csv"] {
        assert!(run(bank).code.is_some_and(|code| code < 2), "{bank}: {:?}", run(bank));
    }
    assert!(run("other.csv").refused(6).contains("87654321"), "what is known stays");
    // As the hint says.
    let settings = desk.read("main/account.toml");
    let mended = settings.replace("****5678", "87654321").replace("20-11-22 12345678", "87654321");
    fs::write(desk.path("main/account.toml"), mended).expect("written");
    assert!(run("other.csv").code.is_some_and(|code| code < 2));
}

#[test]
fn rows_of_two_account_numbers_in_one_file_are_asked_about_whatever_its_balance_does() {
    let row = |row: &str| format!("{row}\n");
    let rows = |number: &str| {
        [
            "Date,Description,Amount,Account Number,Balance",
            "2026-03-03,Sales,9.00,12345678,109.00",
            "2026-03-04,Tea,-2.00,12345678,107.00",
            &format!("2026-03-05,Rent,-3.00,{number},104.00"),
            "2026-03-06,Gas,-1.00,12345678,103.00",
        ]
        .map(row)
        .concat()
    };
    let book = "Date,Description,Amount\n2026-03-03,Sales,9.00\n2026-03-04,Tea,-2.00\n\
        2026-03-05,Rent,-3.00\n2026-03-06,Gas,-1.00\n";
    let month = ["--keep", "main", "--opening", "book:100", "--fail-on", "unproved"];
    let (one, two) = (rows("12345678"), rows("87654321"));
    assert_eq!(Desk::with(&one, book).reconcile(&month).code, Some(0));
    let desk = Desk::with(&two, book);
    for (name, text) in [("bank.csv", one.as_str()), ("book.csv", two.as_str())] {
        let told = desk.reconcile(&month).refused(3).to_owned();
        assert!(told.contains("rows of 2 accounts, which are never added"), "{name}: {told}");
        assert!(told.contains("12345678, 3 rows:"), "{told}");
        assert!(told.contains("87654321, 1 row:"), "{told}");
        // The same of the books.
        fs::write(desk.path("bank.csv"), text).expect("written");
        fs::write(desk.path("book.csv"), &two).expect("written");
    }
}

#[test]
fn what_is_no_cheque_is_not_assumed_outstanding_and_the_column_of_a_cheque_book_is() {
    let bank = "Date,Description,Amount,Balance\n2026-03-02,Sales,900.00,900.00\n2026-03-30,Tea,-1.00,899.00\n";
    let book = "Date,Description,Cheque No,Amount\n2026-03-02,Sales,,900.00\n\
        2026-03-20,Health check 2026,,-50.00\n2026-03-21,MOT check 100231,,-40.00\n\
        2026-03-22,Roofer,100232,-30.00\n2026-03-23,DD British Gas,100233,-20.00\n2026-03-30,Tea,,-1.00\n";
    let desk = Desk::with(bank, book);
    let ran = desk.reconcile(&["--keep", "main", "--opening", "book:0", "--fail-on", "unproved"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let standing = |text: &str| {
        let line = ran.stdout.lines().find(|line| line.contains(text)).expect("a row");
        line.contains("assumed outstanding")
    };
    assert_eq!(
        ["Health check", "MOT check", "Roofer", "British Gas"].map(standing),
        [false, false, true, false],
        "{}",
        ran.stdout
    );
    assert!(ran.stdout.contains("3 rows on one side only are undecided"), "{}", ran.stdout);
}

#[test]
fn a_closed_row_that_is_of_somebody_else_now_is_shown_and_accepted_by_the_command_that_is_given() {
    let desk = march_closed();
    let text = desk.read("april-bank.csv");
    fs::write(desk.path("april-bank.csv"), text.replace("Screwfix", "SCREWFIX DIRECT 0823"))
        .expect("written");
    assert!(
        !april(&desk, &[]).stdout.contains("Changed since the close"),
        "other words for the same"
    );
    fs::write(desk.path("april-bank.csv"), text.replace("Screwfix", "Jones Roofing"))
        .expect("written");
    let ran = april(&desk, &["--fail-on", "unproved"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let line = "bank: changed, line 2: 2026-03-23 -63.28  Jones Roofing (was Screwfix)";
    assert!(ran.stdout.contains(line), "{}", ran.stdout);
    let ran = april(&desk, &["--output", "json"]);
    let document: Value = serde_json::from_str(&ran.stdout).expect("JSON");
    let changed = &document["bank_reconciliation"]["changed_since_close"][0];
    assert_eq!((&changed["change"], &changed["was"]), (&"text".into(), &"Screwfix".into()));
    assert_eq!(changed["effect"], 0.0);
    let ran = april(&desk, &[]);
    let command = ran.stdout.lines().find(|line| line.contains("decide --keep main accept"));
    let command = command.expect("a command").trim();
    assert!(ran.stdout.lines().any(|line| line.trim() == "tieout reopen main"), "{}", ran.stdout);
    let again = april(&desk, &["--open-items", "open.csv"]);
    assert!(again.refused(6).contains("tieout reopen main"), "{again:?}");
    let command = command.replacen("tieout", &program().display().to_string(), 1);
    assert_eq!(pasted(&desk, &command).code, Some(0), "{command}");
    let ran = april(&desk, &["--fail-on", "unproved", "--close"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert_eq!(desk.run(&["verify", "main"]).code, Some(0));
}

#[test]
fn a_late_entry_says_what_it_does_to_the_opening_balance() {
    let desk = march_closed();
    let text = desk.read("april-book.csv");
    let late = format!("{text}2026-03-30,Late bill,-20.00\n");
    fs::write(desk.path("april-book.csv"), late).expect("written");
    let ran = april(&desk, &[]);
    assert!(ran.stdout.contains("books: opening balance changed by -20.00"), "{}", ran.stdout);
}

#[test]
fn what_was_said_of_a_file_serves_only_one_with_the_same_header() {
    let book = "Date,Description,Amount\n2026-03-02,Sales,9.00\n2026-03-03,Tea,-2.00\n";
    let bank = "When,What,Value\n2026-03-02,Sales,-9.00\n2026-03-03,Tea,2.00\n";
    let map = "bank:date=When,description=What,turned_amount=Value";
    let desk = Desk::with(bank, book).file(
        "other.csv",
        "When,What,Value,Balance\n2026-03-02,Sales,9.00,109.00\n2026-03-03,Tea,-2.00,107.00\n",
    );
    let first = desk.reconcile(&["--keep", "main", "--map", map]);
    assert_eq!(first.code, Some(0), "{first:?}");
    let again = desk.reconcile(&["--keep", "main"]);
    assert_eq!(again.code, Some(0), "the same header: {again:?}");
    let other = desk.run(&["reconcile", "other.csv", "book.csv", "--keep", "main"]);
    assert_eq!(other.code, Some(0), "{other:?}");
    assert!(other.stderr.contains("remembered from the last files do not fit these"), "{other:?}");
    // By the line of a file that was read so.
    let decided = desk.run(&["decide", "--keep", "main", "enter", "bank:3"]);
    assert!(desk.read("main/decisions.csv").contains("-2.00"), "{decided:?}");
}

#[test]
fn a_month_that_is_not_proved_needs_a_reason_that_says_something() {
    let desk = march();
    for reason in ["", "  ", "-."] {
        reconcile(&desk, &["--close", "--unproved", reason]).refused(2);
    }
    assert!(!desk.path("main/periods.jsonl").exists());
}

#[test]
fn a_pair_that_is_equal_in_whole_cents_is_confirmed_in_a_review() {
    let bank =
        "Date,Description,Amount\n2026-03-03,FX PURCHASE 17,-10.004\n2026-03-20,Sales,9.00\n";
    let book = "Date,Description,Amount\n2026-03-02,Stationery,-10.00\n2026-03-04,Postage,-10.00\n\
        2026-03-20,Sales,9.00\n";
    let desk = Desk::with(bank, book);
    let args =
        ["reconcile", "bank.csv", "book.csv", "--keep", "main", "--review", "--decimal", "bank:."];
    let ran = desk.run_with_input(&args, b"y q");
    assert!(ran.code.is_some_and(|code| code < 2), "{ran:?}");
    assert!(ran.stderr.contains("paired, score"), "{ran:?}");
    assert!(desk.read("main/decisions.csv").contains(",pair,bank"), "{ran:?}");
}

#[test]
fn entries_without_an_account_get_the_one_of_the_chart_that_is_likely_and_reversals_none() {
    let chart = "code,name,type\n200,Sales,revenue\n404,Bank charges,expense\n445,Power and heating,expense\n";
    let desk = march().file("chart.csv", chart);
    reconcile(&desk, &[]);
    for decision in [&["enter", "bank:3"][..], &["remove", "book:3"]] {
        let ran = desk.run(&[&["decide", "--keep", "main"], decision].concat());
        assert_eq!(ran.code, Some(0), "{ran:?}");
    }
    assert!(reconcile(&desk, &["--chart", "chart.csv"]).refused(2).contains("--entries"));
    let entries = ["--entries", "e.csv", "--bank-code", "090", "--chart", "chart.csv"];
    let ran = reconcile(&desk, &entries);
    assert!(ran.stderr.contains("ACCOUNT CHARGES: suggested account 404 Bank charges"), "{ran:?}");
    assert!(ran.stderr.contains("1 of them has no account yet"), "{ran:?}");
    let text = desk.read("e.csv");
    assert!(text.contains(",2026-03-09,ACCOUNT CHARGES,404,12.50,"), "{text}");
    assert!(text.contains("\"Reversal, Invoice 7 entered twice\",,840.00,"), "{text}");
}

#[test]
fn an_account_that_is_not_in_the_chart_is_refused_with_the_nearest_and_the_command_that_says_that_one()
 {
    let chart = "code,name,type\n200,Sales,revenue\n404,Bank charges,expense\n";
    let entries = ["--entries", "e.csv", "--bank-code", "090", "--chart", "chart.csv"];
    for (decision, nearest) in [
        (&["enter", "bank:3", "--to", "4044", "--note", "monthly fee"][..], "404 Bank charges"),
        (&["enter", "bank:3", "--to", "bank CHARGES"], "404 Bank charges"),
        (&["always", "enter", "account charges", "--to", "40"], "404 Bank charges"),
        (&["group", "bank:4", "book:4,5", "--fee", "4.20", "--to", "0200"], "200 Sales"),
    ] {
        let desk = march().file("chart.csv", chart);
        reconcile(&desk, &[]);
        let ran = desk.run(&[&["decide", "--keep", "main"], decision].concat());
        assert_eq!(ran.code, Some(0), "{ran:?}");
        let before = desk.read("main/decisions.csv");
        let told = reconcile(&desk, &entries).refused(6).to_owned();
        assert!(told.contains("chart.csv has no account"), "{told}");
        assert!(told.contains(&format!("the nearest is {nearest}; if that is it: ")), "{told}");
        assert!(!desk.path("e.csv").exists());
        let (_, command) = told.split_once("if that is it: ").expect("a command");
        let command = command.lines().next().expect("a line");
        let command = command.replacen("tieout", &program().display().to_string(), 1);
        assert_eq!(pasted(&desk, &command).code, Some(0), "{command}");
        let after = desk.read("main/decisions.csv");
        assert_eq!(after.lines().count(), before.lines().count(), "{after}");
        assert_eq!(after.contains("monthly fee"), before.contains("monthly fee"), "{after}");
        assert_eq!(reconcile(&desk, &entries).code, Some(1), "{command}");
        assert!(desk.path("e.csv").exists());
    }
}

#[test]
fn a_review_enters_a_row_to_the_account_that_is_typed() {
    let desk = march();
    let args = march_with(&["--review"]);
    // Without an account nothing is decided.
    let none = desk.run_with_input(&args, b"nnnc\nq");
    assert!(none.stderr.contains("[c] to enter, to an account"), "{none:?}");
    assert!(
        !desk.path("main/decisions.csv").exists()
            || !desk.read("main/decisions.csv").contains("enter")
    );
    let ran = desk.run_with_input(&args, b"nnnc404\nq");
    assert!(ran.stderr.contains("account: "), "{ran:?}");
    let decisions = desk.read("main/decisions.csv");
    assert!(decisions.contains("-12.50,ACCOUNT CHARGES,1,,,404,"), "{decisions}");
}

#[test]
fn a_stale_cheque_is_proposed_for_writing_back_by_a_command_that_does_it() {
    let bank = "Date,Description,Amount,Balance\n2026-03-02,Sales,900.00,1000.00\n2026-03-30,Tea,-1.00,999.00\n";
    let book = "Date,Description,Amount\n2026-03-02,Sales,900.00\n2026-03-30,Tea,-1.00\n";
    let open = "side,date,amount,description\nbook,2025-07-01,-20.00,Cheque 100007 lost\n\
        book,2026-02-20,-40.00,Cheque 100200\nbook,2025-06-01,15.00,Deposit\n";
    let desk = Desk::with(bank, book).file("open.csv", open);
    let month = ["--keep", "main", "--opening", "book:55", "--open-items", "open.csv"];
    let ran = desk.reconcile(&month);
    assert!(ran.stdout.contains("1 outstanding payment is over six months old"), "{}", ran.stdout);
    let (_, command) = ran.stdout.split_once("to write back:\n").expect("a command");
    let command = command.lines().next().expect("a line");
    let command = command.replacen("tieout", &program().display().to_string(), 1);
    assert_eq!(pasted(&desk, &command).code, Some(0), "{command}");
    let ran = desk.reconcile(&month);
    assert!(ran.stdout.contains("To remove from the books (1)"), "{}", ran.stdout);
    assert!(!ran.stdout.contains("to write back"), "{}", ran.stdout);
}

#[test]
fn a_close_keeps_how_its_files_were_read_and_verify_misses_it() {
    let desk = march_closed();
    let readings = desk.read("main/closed/2026-03-31/readings.toml");
    for told in ["[bank]", "files = [\"bank.csv\"]", "date=Date", "[book]"] {
        assert!(readings.contains(told), "{told}: {readings}");
    }
    fs::remove_file(desk.path("main/closed/2026-03-31/readings.toml")).expect("removed");
    assert!(desk.run(&["verify", "main"]).refused(6).contains("readings.toml is missing"));
}

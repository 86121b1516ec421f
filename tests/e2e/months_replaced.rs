//! What a command says of decisions that it replaces, of rows it cannot tell apart and of balances that do not agree, and
//! what becomes of a review that is cut off.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::process::ExitStatusExt as _;
use std::process::Stdio;

use rustix::process::{Pid, Signal, kill_process};

use crate::months::{decided, march, march_with, reconcile};
use crate::support::{Desk, Ran};

fn decide(desk: &Desk, words: &[&str]) -> Ran {
    let ran = desk.run(&[&["decide", "--keep", "main"], words].concat());
    assert_eq!(ran.code, Some(0), "{words:?}: {ran:?}");
    ran
}

#[test]
fn a_second_decision_says_what_it_replaces_and_keeps_what_it_does_not_say() {
    let desk = march();
    reconcile(&desk, &[]);
    decided(&desk, &["enter", "bank:3", "--to", "404", "--note", "monthly"]);
    let ran = decide(&desk, &["enter", "bank:3", "--to", "405"]);
    assert!(
        ran.stderr.contains(
            "this replaces enter 'bank:2026-03-09,-12.50,ACCOUNT CHARGES' to 404, \"monthly\""
        ),
        "{ran:?}"
    );
    assert!(desk.read("main/decisions.csv").contains(",405,monthly"));
    decided(&desk, &["not-a-match", "bank:2", "book:2"]);
    let ran = decide(&desk, &["pair", "bank:2", "book:2"]);
    assert!(ran.stderr.contains("this replaces not-a-match "), "{ran:?}");
    assert!(!desk.read("main/decisions.csv").contains("not-a-match"));
}

#[test]
fn a_second_rule_for_the_same_words_says_what_it_replaces_and_one_that_decides_nothing_is_named() {
    let desk = march();
    reconcile(&desk, &[]);
    decided(&desk, &["always", "enter", "ACCOUNT CHARGES", "--to", "404"]);
    let ran = decide(&desk, &["always", "enter", "account charges", "--to", "405"]);
    assert!(
        ran.stderr.contains("this replaces always enter \"ACCOUNT CHARGES\" to 404"),
        "{ran:?}"
    );
    let ran = decide(&desk, &["always", "enter", "monthly account charges"]);
    let says = "always enter \"monthly account charges\" decides nothing: always enter \"account charges\" to 405 \
        always comes first";
    assert!(ran.stderr.contains(says), "{ran:?}");
}

#[test]
fn a_group_is_undone_by_any_of_its_rows() {
    let desk = march();
    reconcile(&desk, &[]);
    decided(&desk, &["group", "bank:4", "book:4,5", "--fee", "4.20"]);
    decide(&desk, &["undo", "group", "bank:4"]);
    assert!(!desk.read("main/decisions.csv").contains("group"));
}

#[test]
fn a_line_that_two_files_have_is_asked_for_by_file() {
    let desk = Desk::with(
        "Date,Description,Amount\n2026-03-02,Sales,-9.00\n2026-03-03,Rent,4.00\n",
        "Date,Description,Amount\n2026-03-02,Sales,-9.00\n2026-03-03,Rent,4.00\n",
    )
    .file("b2.csv", "Date,Description,Amount\n2026-03-20,Tea,-1.00\n2026-03-21,Cake,2.00\n");
    desk.run(&["reconcile", "bank.csv", "book.csv", "--bank", "b2.csv", "--keep", "main"]);
    let ran = desk.run(&["decide", "--keep", "main", "enter", "bank:2"]);
    let says = ran.refused(2);
    assert!(says.contains("bank:2 does not say of which file it is"), "{says}");
    assert!(says.contains("write bank:bank.csv:2 or bank:b2.csv:2"), "{says}");
    decided(&desk, &["enter", "bank:b2.csv:2"]);
}

#[test]
fn a_row_that_two_downloads_tell_otherwise_is_named_in_both() {
    let rows = |amount: &str| {
        format!(
            "Date,Description,Amount\n2026-03-02,Sales,9.00\n2026-03-12,Water,{amount}\n2026-03-20,Tea,-1.00\n"
        )
    };
    let desk = Desk::with(&rows("-40.00"), &rows("-44.00")).file("b2.csv", rows("-44.00"));
    let ran =
        desk.run(&["reconcile", "bank.csv", "book.csv", "--bank", "b2.csv", "--keep", "main"]);
    assert!(
        ran.stderr.contains(
            "line 3 of bank.csv (2026-03-12 -40.00) and line 3 of b2.csv (2026-03-12 -44.00) look like one row"
        ),
        "{ran:?}"
    );
}

#[test]
fn a_name_that_is_nearly_that_of_a_file_is_offered_when_a_close_is_verified() {
    let desk = march();
    reconcile(&desk, &[]);
    let ran = desk.run(&["verify", "main", "bnk.csv"]);
    let says = ran.refused(3);
    assert!(says.contains("bank.csv is there: is it meant?"), "{says}");
}

/// A review of March, stopped by a signal after one answer.
#[test]
fn a_review_that_is_ended_by_a_signal_leaves_a_folder_that_serves() {
    let desk = march();
    let mut command = desk.command(&march_with(&["--review"]));
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("started");
    let mut said = BufReader::new(child.stderr.take().expect("piped")).lines();
    let mut keys = child.stdin.take().expect("piped");
    let mut wait_for = |what: &str| {
        assert!(said.by_ref().any(|line| line.expect("read").contains(what)), "{what}");
    };
    wait_for("[s] skip");
    keys.write_all(b"ye").expect("written");
    wait_for("[s] skip");
    kill_process(Pid::from_child(&child), Signal::TERM).expect("the signal is sent");
    let status = child.wait().expect("ended");
    assert_eq!(status.signal(), Some(Signal::TERM.as_raw()), "{status:?}");
    assert!(desk.path("main/account.toml").exists());
    assert!(desk.read("main/decisions.csv").lines().count() > 1);
    let ran = reconcile(&desk, &[]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    // As an earlier version left it.
    fs::remove_file(desk.path("main/account.toml")).expect("removed");
    let ran = reconcile(&desk, &[]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
}

#[test]
fn a_review_counts_what_it_asks() {
    let desk = march();
    reconcile(&desk, &[]);
    let ran = desk.run_with_input(&march_with(&["--review"]), b"ssssssssssssss");
    let counts: Vec<(usize, usize)> = ran
        .stderr
        .lines()
        .filter_map(|line| {
            let (at, of) = line.split_once(" of ")?;
            Some((at.parse().ok()?, of.parse().ok()?))
        })
        .collect();
    let count = counts.len();
    assert!(count > 2, "{ran:?}");
    assert_eq!(counts.last(), Some(&(count, count)), "{ran:?}");
}

/// January, closed, and February with these balances and no day that shows what comes first.
fn february(balances: [&str; 2]) -> Desk {
    let [first, second] = balances;
    let desk = Desk::with(
        "Date,Description,Amount,Balance\n05/01/2026,ACME,100.00,1100.00\n20/01/2026,GAS,-9.00,1091.00\n",
        "Date,Description,Amount\n05/01/2026,Acme,100.00\n20/01/2026,Gas,-9.00\n",
    )
    .file(
        "b2.csv",
        format!("Date,Description,Amount,Balance\n05/02/2026,ACME,100.00,{first}\n10/02/2026,GAS,-9.00,{second}\n"),
    )
    .file("k2.csv", "Date,Description,Amount\n05/02/2026,Acme,100.00\n10/02/2026,Gas,-9.00\n");
    let january = [
        "reconcile",
        "bank.csv",
        "book.csv",
        "--keep",
        "main",
        "--opening",
        "book:1000",
        "--close",
    ];
    assert_eq!(desk.run(&january).code, Some(0));
    desk
}

#[test]
fn the_next_file_of_a_known_header_that_goes_on_from_the_close_is_read_as_the_last_one() {
    let desk = february(["1191.00", "1182.00"]);
    let args = ["reconcile", "b2.csv", "k2.csv", "--keep", "main", "--fail-on", "unproved"];
    let ran = desk.run(&args);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.stdout.contains("10 February 2026"), "{ran:?}");
    assert!(ran.stderr.contains("b2.csv is read as the last file was"), "{ran:?}");
    // A decision reads the files again, and the next run knows how.
    decided(&desk, &["not-a-match", "bank:2", "book:3"]);
    assert_eq!(desk.run(&args).code, Some(0));
}

#[test]
fn a_file_that_does_not_go_on_from_the_last_close_is_asked_about_as_before() {
    let desk = february(["1991.00", "1982.00"]);
    let ran = desk.run(&["reconcile", "b2.csv", "k2.csv", "--keep", "main"]);
    assert!(ran.refused(3).contains("is the day or the month first in Date?"), "{ran:?}");
}

#[test]
fn pairs_that_are_uncertain_are_named_in_the_statement_and_in_the_close() {
    let desk = Desk::with(
        "Date,Description,Amount,Balance\n2026-02-02,DD WATER CO,-40.00,960.00\n2026-02-22,FPI DAVID KING INV 881,250.00,1210.00\n",
        "Date,Description,Amount,Balance\n2026-02-02,Water Co,-40.00,960.00\n2026-02-20,Carter INV-990,250.00,1210.00\n",
    );
    let ran = desk.run(&["reconcile", "bank.csv", "book.csv", "--keep", "main", "--close"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let says = "1 pair is uncertain: bank line 3 with book line 3 (2026-02-22, 250.00)";
    for text in [&ran.stdout, &desk.read("main/closed/2026-02-22/statement.txt")] {
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(says), "{text}");
        // No other row has the amount: the balances hold only because one is missing on each side, if it is wrong.
        assert!(
            words.contains("if they are of two payments, one is missing on each side"),
            "{text}"
        );
        assert!(!words.contains("so the balances hold"), "{text}");
    }
}

#[test]
fn a_balance_that_the_rows_do_not_lead_to_is_told_with_the_one_that_they_lead_to() {
    let rows = "Date,Description,Amount\n2026-03-02,Rent,-30.00\n2026-03-03,Sales,10.00\n";
    let desk = Desk::with(rows, rows);
    let ran = desk.run(&[
        "reconcile",
        "bank.csv",
        "book.csv",
        "--keep",
        "main",
        "--opening",
        "bank:100",
        "--closing",
        "bank:70",
    ]);
    let words = ran.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        words.contains(
            "the closing balance of the statement is 70.00, and from the opening balance of 100.00 the rows lead to \
             80.00: 10.00 less"
        ),
        "{ran:?}"
    );
}

#[test]
fn parts_of_a_cent_are_no_difference_of_before_the_first_row() {
    let desk = Desk::with(
        "Date,Description,Amount\n2026-03-02,Rent one,-10.004\n2026-03-03,Rent two,-20.004\n2026-03-04,Sales,5.000\n",
        "Date,Description,Amount\n2026-03-02,Rent one,-10.00\n2026-03-03,Rent two,-20.00\n2026-03-04,Sales,5.00\n",
    );
    let ran = desk.run(&[
        "reconcile",
        "bank.csv",
        "book.csv",
        "--keep",
        "main",
        "--opening",
        "book:100",
        "--closing",
        "bank:74.992",
        "--decimal",
        "bank:point",
    ]);
    let words = ran.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("2 pairs are equal in whole cents only"), "{ran:?}");
    assert!(!words.contains("arose before"), "{ran:?}");
}

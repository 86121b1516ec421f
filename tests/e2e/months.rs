//! An account month after month: what is decided, closed and carried, in a folder that can be read and mended.

use std::fs;

use crate::support::{Desk, Ran};

const BANK: &str = "Date,Description,Amount,Balance\n\
    2026-03-02,Sales,900.00,1000.00\n\
    2026-03-09,ACCOUNT CHARGES,-12.50,987.50\n\
    2026-03-20,PAYOUT 7,145.80,1133.30\n\
    2026-03-23,Screwfix,-63.28,1070.02\n";
const BOOK: &str = "Date,Description,Amount\n\
    2026-03-02,Sales,900.00\n\
    2026-03-15,Invoice 7 entered twice,840.00\n\
    2026-03-19,Card sale 1,100.00\n\
    2026-03-19,Card sale 2,50.00\n\
    2026-03-23,Screwfix,-54.28\n\
    2026-03-28,Cheque 100231 roofer,-103.00\n";
const APRIL_BANK: &str = "Date,Description,Amount,Balance\n\
    2026-03-23,Screwfix,-63.28,1070.02\n\
    2026-04-07,CHQ 100231,-103.00,967.02\n\
    2026-04-30,Sales,10.00,977.02\n";
const APRIL_BOOK: &str = "Date,Description,Amount\n\
    2026-04-01,Bank charges March,-12.50\n\
    2026-04-01,Reversal of invoice 7,-840.00\n\
    2026-04-01,SumUp fee,-4.20\n\
    2026-04-02,Screwfix difference,-9.00\n\
    2026-04-30,Sales,10.00\n";

/// The statement and books of March, and what is decided of them.
pub(crate) fn march() -> Desk {
    Desk::with(BANK, BOOK).file("april-bank.csv", APRIL_BANK).file("april-book.csv", APRIL_BOOK)
}

/// The arguments of a run over March, with further options.
pub(crate) fn march_with<'a>(options: &[&'a str]) -> Vec<&'a str> {
    const FILES: [&str; 5] = ["reconcile", "bank.csv", "book.csv", "--keep", "main"];
    const BALANCES: [&str; 4] = ["--as-at", "2026-03-31", "--opening", "book:100.00"];
    [&FILES[..], &BALANCES, options].concat()
}

pub(crate) fn reconcile(desk: &Desk, options: &[&str]) -> Ran {
    desk.run(&march_with(options))
}

fn decide(desk: &Desk, words: &[&str]) -> Ran {
    desk.run(&[&["decide", "--keep", "main"], words].concat())
}

#[track_caller]
pub(crate) fn decided(desk: &Desk, words: &[&str]) {
    let ran = decide(desk, words);
    assert_eq!(ran.code, Some(0), "{words:?}: {ran:?}");
}

/// All that March needs to be proved.
pub(crate) fn decide_all(desk: &Desk) {
    decided(desk, &["always", "enter", "account charges", "--to", "404"]);
    decided(desk, &["group", "bank:4", "book:4,5", "--fee", "4.20", "--note", "SumUp"]);
    decided(desk, &["correct", "bank:5", "book:6"]);
    decided(desk, &["remove", "book:3"]);
}

pub(crate) fn april(desk: &Desk, options: &[&str]) -> Ran {
    let args = [
        "reconcile",
        "april-bank.csv",
        "april-book.csv",
        "--keep",
        "main",
        "--as-at",
        "2026-04-30",
    ];
    desk.run(&[&args, options].concat())
}

#[test]
fn a_month_is_proved_once_everything_is_decided_and_the_next_one_goes_on_from_there() {
    let desk = march();
    let first = reconcile(&desk, &["--fail-on", "unproved"]);
    assert_eq!(first.code, Some(1), "{first:?}");
    assert!(first.stdout.contains("assumed outstanding"), "a cheque with a number: {first:?}");
    assert!(reconcile(&desk, &["--close"]).refused(6).contains("not proved"), "nothing decided");
    decide_all(&desk);
    let closed = reconcile(&desk, &["--close", "--prepared-by", "A Clerk"]);
    assert_eq!(closed.code, Some(0), "{closed:?}");
    for line in [
        "Bank reconciliation, Main, 31 March 2026, prepared by A Clerk",
        "Bank statement, balance as at 23 March 2026  1,070.02",
        "Outstanding payments (1)                      -103.00",
        "Adjusted balance of the bank                   967.02",
        "Balance in the books                         1,832.72",
        "To enter in the books (2)                      -16.70",
        "To remove from the books (1)                  -840.00",
        "To correct in the books (1)                     -9.00",
        "Adjusted balance of the books                  967.02",
        "  proved",
    ] {
        assert!(closed.stdout.contains(line), "{line}: {}", closed.stdout);
    }
    assert_eq!(desk.run(&["verify", "main", "bank.csv", "book.csv"]).code, Some(0));
    let next = april(&desk, &["--fail-on", "unproved", "--close"]);
    assert_eq!(next.code, Some(0), "{next:?}");
    assert!(next.stdout.contains("Difference                         0.00"), "{}", next.stdout);
    assert!(next.stdout.contains("1 row of the bank is already closed"), "{}", next.stdout);
    assert_eq!(
        desk.read("main/closed/2026-04-30/open-items.csv"),
        "side,date,amount,description,since,standing,link\n",
        "all that was open found what it waited for"
    );
    assert_eq!(
        desk.run(&["verify", "main"]).stdout,
        "2 closed months: nothing altered, every item carried\n"
    );
}

#[test]
fn close_reopen_and_close_again_give_the_same_bytes() {
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    reconcile(&desk, &["--close"]);
    let folder = || {
        ["periods.jsonl", "closed/2026-03-31/rows.csv", "closed/2026-03-31/decisions.csv"]
            .map(|name| desk.read(&format!("main/{name}")))
    };
    let before = folder();
    assert_eq!(desk.run(&["reopen", "main"]).code, Some(0));
    assert!(!desk.path("main/closed/2026-03-31").exists());
    assert!(desk.read("main/decisions.csv").contains("SumUp"), "decisions are open again");
    assert_eq!(desk.read("main/periods.jsonl"), "");
    reconcile(&desk, &["--close"]);
    assert_eq!(folder(), before);
    assert!(reconcile(&desk, &[]).refused(6).contains("2026-03-31 is already closed"));
    assert!(desk.run(&["reopen", "main"]).code == Some(0));
    assert!(desk.run(&["reopen", "main"]).refused(6).contains("no closed month"));
}

#[test]
fn a_file_of_a_close_that_was_altered_is_named() {
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    reconcile(&desk, &["--close"]);
    for (name, from, to, told) in [
        ("closed/2026-03-31/rows.csv", "-12.50", "-12.51", "has been changed since the close"),
        (
            "closed/2026-03-31/open-items.csv",
            "-103.00",
            "-104.00",
            "open-items.csv line 7 has been changed",
        ),
        ("closed/2026-03-31/statement.txt", "967.02", "968.02", "has been changed since the close"),
        ("periods.jsonl", "\"1070.02\"", "\"1080.02\"", "periods.jsonl line 1: has been changed"),
    ] {
        let (path, text) = (desk.path(&format!("main/{name}")), desk.read(&format!("main/{name}")));
        assert!(text.contains(from), "{name} has {from}");
        fs::write(&path, text.replace(from, to)).expect("a file is written");
        let verified = desk.run(&["verify", "main"]);
        let code = if name == "periods.jsonl" { 3 } else { 6 };
        let told_of = verified.refused(code).to_owned();
        assert!(told_of.contains(told), "{name}: {told_of}");
        fs::write(&path, text).expect("a file is written");
    }
    assert_eq!(desk.run(&["verify", "main"]).code, Some(0));
    assert!(
        desk.run(&["verify", "main", "april-bank.csv"])
            .refused(6)
            .contains("no close used the file")
    );
}

#[test]
fn a_mended_file_is_taken_and_a_badly_mended_one_is_named_by_its_line() {
    let desk = march();
    reconcile(&desk, &[]);
    decided(&desk, &["enter", "bank:3"]);
    let path = desk.path("main/decisions.csv");
    let text = desk.read("main/decisions.csv");
    // As a spreadsheet saves it: a mark at the start, other line ends, a blank line.
    let saved =
        format!("\u{feff}{}\r\n", text.replace("1,enter", "7,bank-error").replace('\n', "\r\n"));
    fs::write(&path, saved).expect("a file is written");
    let ran = reconcile(&desk, &[]);
    assert!(
        ran.stdout.contains("Bank errors to be put right (1)                 12.50"),
        "{ran:?}"
    );
    fs::write(&path, text.replace("-12.50", "\"-12,50\"")).expect("a file is written");
    let told = reconcile(&desk, &[]).refused(3).to_owned();
    assert!(told.contains("decisions.csv line 2: amount: \"-12,50\" is not a number"), "{told}");
    fs::write(desk.path("main/account.toml"), "name = \"Main\"\ncolour = 1\n").expect("written");
    let told = reconcile(&desk, &[]).refused(3).to_owned();
    assert!(told.contains("account.toml line 2: unknown field `colour`"), "{told}");
}

#[test]
fn decisions_that_make_no_sense_are_refused_and_change_nothing() {
    let desk = march();
    assert!(decide(&desk, &["enter", "bank:3"]).refused(3).contains("there is no folder main"));
    reconcile(&desk, &[]);
    for (words, code, told) in [
        (&["enter", "book:3"][..], 2, "enter is for rows of the bank"),
        (&["pair", "bank:5", "book:6"], 2, "the amounts differ: -63.28 and -54.28"),
        (&["group", "bank:4", "book:4,5"], 2, "come to 4.20, and the fee is 0.00"),
        (&["group", "bank:4", "book:4,5", "--fee", "4.21"], 2, "the fee is 4.21"),
        (&["enter", "bank:99"], 2, "no row on line 99"),
        (&["enter", "3"], 2, "does not name a row"),
        (&["perhaps", "bank:3"], 2, "is not a decision"),
        (&["undo", "enter", "bank:3"], 6, "there is no decision enter on"),
    ] {
        let refused = decide(&desk, words).refused(code).to_owned();
        assert!(refused.contains(told), "{words:?}: {refused}");
    }
    assert!(!desk.path("main/decisions.csv").exists(), "nothing was decided");
    decided(&desk, &["enter", "bank:3"]);
    let clash = decide(&desk, &["bank-error", "bank:3"]).refused(6).to_owned();
    assert!(clash.contains("undo enter 'bank:2026-03-09,-12.50,ACCOUNT CHARGES'"), "{clash}");
    // The command that it gives works as it stands.
    decided(&desk, &["undo", "enter", "bank:2026-03-09,-12.50,ACCOUNT CHARGES"]);
    decided(&desk, &["bank-error", "bank:3"]);
    fs::write(desk.path("bank.csv"), format!("{BANK}2026-03-25,New,1.00,1071.02\n"))
        .expect("written");
    let changed = decide(&desk, &["enter", "bank:6"]).refused(6).to_owned();
    assert!(changed.contains("has changed since it was reconciled"), "{changed}");
}

#[test]
fn a_decision_holds_when_the_file_is_exported_in_another_order_and_says_when_its_row_is_gone() {
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    // Newest first, other columns, no balance.
    let mut rows: Vec<String> = BANK
        .lines()
        .skip(1)
        .map(|line| {
            let cells: Vec<&str> = line.split(',').collect();
            format!("{},{},{}", cells[2], cells[1], cells[0])
        })
        .collect();
    rows.reverse();
    fs::write(desk.path("bank.csv"), format!("Value,Text,Day\n{}\n", rows.join("\n")))
        .expect("written");
    let ran = reconcile(&desk, &["--closing", "bank:1070.02", "--fail-on", "unproved"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    fs::write(
        desk.path("bank.csv"),
        BANK.replace("2026-03-23,Screwfix,-63.28", "2026-03-24,Screwfix,-63.28"),
    )
    .expect("written");
    let gone = reconcile(&desk, &["--close"]);
    assert!(
        gone.stderr
            .contains("which does not exist; to undo it: tieout decide --keep main undo correct"),
        "{gone:?}"
    );
    assert!(gone.refused(6).contains("a row that does not exist"));
}

#[test]
fn what_was_open_before_the_first_month_is_no_news() {
    let open = "side,date,amount,description\nbook,2026-02-20,-40.00,Cheque 100200\n";
    let desk = Desk::with(
        "Date,Description,Amount,Balance\n2026-03-03,CHQ 100200,-40.00,60.00\n2026-03-04,Tea,-1.00,59.00\n\
         2026-03-05,Post,-2.00,57.00\n",
        "Date,Description,Amount\n2026-03-04,Tea,-1.00\n2026-03-05,Post,-2.00\n",
    )
    .file("open.csv", open);
    let args = ["--keep", "main", "--opening", "book:60.00", "--fail-on", "unproved"];
    let without = desk.reconcile(&args);
    assert_eq!(without.code, Some(1), "{without:?}");
    assert!(without.stdout.contains("--open-items"), "it says how: {without:?}");
    let with = desk.reconcile(&[&args[..], &["--open-items", "open.csv"]].concat());
    assert_eq!(with.code, Some(0), "{with:?}");
    // It is kept, and need not be said again.
    assert_eq!(desk.reconcile(&args).code, Some(0));
    fs::write(desk.path("open.csv"), open.replace("book,", "books,")).expect("written");
    let bad = desk.reconcile(&[&args[..], &["--open-items", "open.csv"]].concat());
    assert!(bad.refused(3).contains("open.csv line 2: side: \"books\" is neither bank nor book"));
}

#[test]
fn rows_after_the_day_wait_and_rows_of_closed_months_that_changed_are_named() {
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    reconcile(&desk, &["--close"]);
    let changed = APRIL_BOOK.replace(
        "2026-04-01,Bank",
        "2026-03-02,Sales,900.00\n2026-03-30,Forgotten,-7.00\n2026-04-01,Bank",
    );
    fs::write(desk.path("april-book.csv"), changed).expect("written");
    let ran = april(&desk, &[]);
    assert!(
        ran.stdout.contains("books: added, line 3: 2026-03-30 -7.00  Forgotten"),
        "{}",
        ran.stdout
    );
    assert!(
        ran.stdout.contains("rows of closed months have changed"),
        "the rest is gone: {}",
        ran.stdout
    );
    decided(&desk, &["accept", "book:3"]);
    let ran = april(&desk, &[]);
    assert!(!ran.stdout.contains("NOT proved:\n    1 row of a closed"), "{}", ran.stdout);
    let waits = desk.run(&[
        "reconcile",
        "april-bank.csv",
        "april-book.csv",
        "--keep",
        "main",
        "--as-at",
        "2026-04-15",
    ]);
    assert!(waits.stdout.contains("1 row of the bank after 2026-04-15 waits"), "{}", waits.stdout);
}

#[test]
fn the_document_is_the_result_object_with_the_bank_reconciliation_beside_it() {
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    let document = reconcile(&desk, &["--output", "json"]).json();
    assert_eq!(document["summary"]["verified"], true);
    let all = &document["bank_reconciliation"];
    assert_eq!(
        (&all["account"], &all["as_at"], &all["proof"]),
        (&"Main".into(), &"2026-03-31".into(), &"proved".into())
    );
    assert_eq!(all["statement"]["closing"], 1070.02);
    assert_eq!(all["to_enter"]["total"], -16.7);
    assert_eq!(all["outstanding_payments"]["items"][0]["line"], 7);
    assert_eq!(all["groups"][0]["fee"], 4.2);
    assert_eq!((&all["undecided"], &all["carried_out"]), (&0.into(), &6.into()));
}

#[test]
fn the_month_needs_a_folder_or_balances_and_no_daemon() {
    let desk = march();
    assert!(desk.reconcile(&["--as-at", "2026-03-31"]).refused(2).contains("--as-at needs --keep"));
    assert!(desk.reconcile(&["--keep", "main", "--remote"]).refused(2).contains("--keep"));
    assert!(!desk.path("main").exists());
    let ran = desk.reconcile(&[
        "--as-at",
        "2026-03-10",
        "--closing",
        "bank:987.50",
        "--closing",
        "book:1000.00",
    ]);
    assert!(ran.stdout.contains("2 rows of the bank after 2026-03-10 wait"), "{ran:?}");
    assert!(ran.stdout.contains("Balance on the bank statement      987.50"), "{ran:?}");
}

#[test]
fn a_review_asks_what_is_undecided_one_key_each_and_keeps_every_answer() {
    let desk = march();
    let args = march_with(&["--review", "--fail-on", "unproved"]);
    // Stopped after the first answer, which is kept.
    let first = desk.run_with_input(&args, b"x e q");
    assert_eq!(first.code, Some(1), "{first:?}");
    assert!(first.stderr.contains("1 of 7") && first.stderr.contains("[e] to enter"), "{first:?}");
    assert_eq!(desk.read("main/decisions.csv").matches("\n1,enter,").count(), 1);
    // Two more of the bank, four of the books.
    let second = desk.run_with_input(&args, b"b e r t t t");
    assert_eq!(second.code, Some(0), "{second:?}");
    assert!(second.stdout.contains("  proved\n"), "{second:?}");
    let nothing = desk.run_with_input(&args, b"");
    assert!(!nothing.stderr.contains("1 of "), "nothing is left to ask: {nothing:?}");
}

#[test]
fn what_the_books_are_to_have_is_written_as_journals_that_can_be_posted() {
    let desk = march();
    reconcile(&desk, &[]);
    decided(&desk, &["always", "enter", "account charges", "--to", "404"]);
    decided(&desk, &["group", "bank:4", "book:4,5", "--fee", "4.20", "--to", "406"]);
    decided(&desk, &["correct", "bank:5", "book:6", "--to", "400"]);
    decided(&desk, &["remove", "book:3"]);
    assert!(reconcile(&desk, &["--entries", "e.csv"]).refused(2).contains("--bank-code CODE"));
    let ran = reconcile(&desk, &["--entries", "e.csv", "--bank-code", "090", "--close"]);
    assert!(ran.stderr.contains("1 of them has no account yet"), "{ran:?}");
    let text = desk.read("e.csv");
    let rows: Vec<(&str, &str)> = text.lines().filter_map(|line| line.split_once(',')).collect();
    let told: Vec<&str> = rows.iter().map(|(_, rest)| *rest).collect();
    assert_eq!(
        told,
        [
            "date,description,account,debit,credit",
            "2026-03-09,ACCOUNT CHARGES,090,,12.50",
            "2026-03-09,ACCOUNT CHARGES,404,12.50,",
            "2026-03-20,\"Fee, PAYOUT 7\",090,,4.20",
            "2026-03-20,\"Fee, PAYOUT 7\",406,4.20,",
            "2026-03-23,\"Correction, Screwfix\",090,,9.00",
            "2026-03-23,\"Correction, Screwfix\",400,9.00,",
            "2026-03-31,\"Reversal, Invoice 7 entered twice\",090,,840.00",
            "2026-03-31,\"Reversal, Invoice 7 entered twice\",,840.00,",
        ]
    );
    // Both lines of a journal have its reference, and no other has.
    let references: Vec<&str> = rows[1..].iter().map(|(reference, _)| *reference).collect();
    assert!(references.iter().all(|one| one.starts_with("090-")), "{references:?}");
    assert!(references.chunks(2).all(|pair| pair[0] == pair[1]), "{references:?}");
    assert_eq!(references.iter().collect::<std::collections::BTreeSet<_>>().len(), 4);
    // What was asked for in March is not asked for again.
    let ran = april(&desk, &["--entries", "again.csv"]);
    assert!(ran.stderr.contains("wrote 0 entries"), "{ran:?}");
}

#[test]
fn keys_that_are_no_letters_decide_nothing_and_a_folder_of_something_else_is_none_of_an_account() {
    let desk = march();
    let args = march_with(&["--review"]);
    // Arrows up and down, a function key, Ctrl-C.
    let ran = desk.run_with_input(&args, b"\x1b[A\x1b[B\x1b[15~\x1bOP\x03e");
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(!desk.path("main/decisions.csv").exists(), "{ran:?}");
    fs::create_dir(desk.path("other")).expect("a directory");
    fs::write(desk.path("other/notes.txt"), "x").expect("written");
    let refused = desk.reconcile(&["--keep", "other"]);
    assert!(refused.refused(2).contains("other contains notes.txt and is not an account folder"));
}

#[test]
fn a_decision_whose_other_rows_are_of_the_next_month_waits_and_keeps_its_rows() {
    let desk = march();
    reconcile(&desk, &[]);
    let args = ["--keep", "main", "--as-at", "2026-03-19", "--opening", "book:100.00"];
    desk.reconcile(&args);
    decided(&desk, &["group", "bank:4", "book:4,5", "--fee", "4.20"]);
    let ran = desk.reconcile(&[&args[..], &["--fail-on", "unproved"]].concat());
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let is_left = |line: &str| line.contains("undecided") && line.contains("Card sale");
    assert_eq!(ran.stdout.lines().filter(|line| is_left(line)).count(), 2, "{}", ran.stdout);
    assert!(reconcile(&desk, &[]).stdout.contains("Groups (1)"));
}

#[test]
fn a_row_that_the_bank_knows_by_an_id_is_found_whatever_its_text() {
    let bank = |text: &str| {
        format!(
            "Transaction ID,Date,Description,Amount\nT-901,2026-03-02,Sales,9.00\n\
             T-902,2026-03-03,Coffee,-3.00\nT-903,2026-03-03,{text},-3.00\nT-904,2026-03-04,Tea,-2.00\n"
        )
    };
    let book = "Date,Description,Amount\n2026-03-02,Sales,9.00\n2026-03-04,Tea,-2.00\n";
    let desk = Desk::with(&bank("Cake"), book);
    desk.reconcile(&["--keep", "main"]);
    decided(&desk, &["enter", "bank:4"]);
    assert!(desk.read("main/decisions.csv").contains("T-903"));
    fs::write(desk.path("bank.csv"), bank("CAKE AND BUN LTD 4417")).expect("written");
    let ran = desk.reconcile(&["--keep", "main"]);
    let line = ran.stdout.lines().find(|line| line.contains("CAKE AND BUN")).expect("the row");
    assert!(line.contains("to enter"), "{ran:?}");
    assert!(!ran.stderr.contains("is taken for"), "{ran:?}");
}

#[test]
fn of_equal_rows_the_second_is_named_by_its_number() {
    let bank = "Date,Description,Amount,Balance\n2026-03-02,Sales,9.00,109.00\n\
        2026-03-03,Coffee,-3.00,106.00\n2026-03-03,Coffee,-3.00,103.00\n2026-03-04,Tea,-2.00,101.00\n";
    let desk =
        Desk::with(bank, "Date,Description,Amount\n2026-03-02,Sales,9.00\n2026-03-04,Tea,-2.00\n");
    desk.reconcile(&["--keep", "main"]);
    decided(&desk, &["enter", "bank:4"]);
    let clash = decide(&desk, &["aside", "bank:4"]).refused(6).to_owned();
    assert!(clash.contains("undo enter 'bank:2026-03-03,-3.00,Coffee #2'"), "{clash}");
    decided(&desk, &["undo", "enter", "bank:2026-03-03,-3.00,Coffee #2"]);
    decided(&desk, &["enter", "bank:2026-03-03,-3.00,Coffee", "bank:2026-03-03,-3.00,Coffee #2"]);
    assert!(desk.reconcile(&["--keep", "main"]).stdout.contains("To enter in the books (2)"));
}

#[test]
fn a_suggestion_is_taken_as_the_group_or_pair_that_it_is_with_one_key() {
    let example = |name: &str| {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/");
        fs::read_to_string(format!("{path}{name}")).expect("the example")
    };
    let desk = Desk::with(&example("bank.csv"), &example("book.csv"));
    let args = [
        "reconcile",
        "bank.csv",
        "book.csv",
        "--keep",
        "main",
        "--as-at",
        "2026-03-31",
        "--review",
    ];
    let ran = desk.run_with_input(&args, b"y y y n q");
    assert!(ran.stderr.contains("A group?"), "{}", ran.stderr);
    let decisions = desk.read("main/decisions.csv");
    for verb in ["group,bank", "correct,bank", "remove,book"] {
        assert!(decisions.contains(verb), "{verb}: {decisions}");
    }
    assert!(ran.stdout.contains("Groups (1)"), "{}", ran.stdout);
}

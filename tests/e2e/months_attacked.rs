//! What somebody tried who wanted a month proved that is not, or a folder altered that says it is whole.

use std::fs;
use std::path::Path;

use crate::months::{april, decide_all, decided, march, reconcile};
use crate::support::Desk;

/// March, closed.
fn closed() -> Desk {
    let desk = march();
    assert_eq!(reconcile(&desk, &[]).code, Some(1));
    decide_all(&desk);
    assert_eq!(reconcile(&desk, &["--close"]).code, Some(0));
    desk
}

fn replaced(desk: &Desk, name: &str, from: &str, to: &str) {
    let text = desk.read(name);
    assert!(text.contains(from), "{name} has {from}: {text}");
    fs::write(desk.path(name), text.replace(from, to)).expect("a file is written");
}

#[test]
fn a_month_of_which_the_bank_has_not_said_the_balance_is_not_proved() {
    let desk = closed();
    // Both have lost the last sale, and the statement has no balances.
    for (name, lost) in [
        ("april-bank.csv", "2026-04-30,Sales,10.00,977.02\n"),
        ("april-book.csv", "2026-04-30,Sales,10.00\n"),
    ] {
        replaced(&desk, name, lost, "");
    }
    let bare = desk
        .read("april-bank.csv")
        .replace(",Balance", "")
        .replace(",1070.02", "")
        .replace(",967.02", "");
    fs::write(desk.path("april-bank.csv"), bare).expect("written");
    let ran = april(&desk, &["--fail-on", "unproved"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.stdout.contains("the statement has no closing balance"), "{ran:?}");
    assert!(ran.stdout.contains("Balance on the bank statement    not known"), "{ran:?}");
    assert!(april(&desk, &["--close"]).refused(6).contains("--closing bank:AMOUNT"));
    let ran = april(&desk, &["--closing", "bank:977.02", "--fail-on", "unproved"]);
    assert_eq!(ran.code, Some(1), "the bank has more than the rows: {ran:?}");
}

#[test]
fn the_refund_of_another_does_not_clear_a_bank_error() {
    let desk = Desk::with(
        "Date,Description,Amount,Balance\n2026-05-02,Sales,900.00,1000.00\n2026-05-27,DD PUREGYM LTD,-75.00,925.00\n2026-05-28,Tea,-5.00,920.00\n",
        "Date,Description,Amount\n2026-05-02,Sales,900.00\n2026-05-28,Tea,-5.00\n",
    );
    let run = |bank: &str, book: &str, options: &[&str]| {
        desk.run(&[&["reconcile", bank, book, "--keep", "main"], options].concat())
    };
    run("bank.csv", "book.csv", &["--opening", "book:100"]);
    decided(&desk, &["bank-error", "bank:3"]);
    assert_eq!(run("bank.csv", "book.csv", &["--close"]).code, Some(0));
    fs::write(
        desk.path("june-book.csv"),
        "Date,Description,Amount\n2026-06-04,Tea,-5.00\n2026-06-05,Rent,-100.00\n",
    )
    .expect("written");
    for (text, code) in
        [("CARD REFUND AMAZON", 1), ("FPI COACH HIRE LTD", 1), ("DD PUREGYM LTD REFUND", 0)]
    {
        let june = format!(
            "Date,Description,Amount,Balance\n2026-06-03,{text},75.00,995.00\n2026-06-04,Tea,-5.00,990.00\n2026-06-05,Rent,-100.00,890.00\n"
        );
        fs::write(desk.path("june.csv"), june).expect("written");
        let ran = run("june.csv", "june-book.csv", &["--fail-on", "unproved"]);
        assert_eq!(ran.code, Some(code), "{text}: {ran:?}");
    }
}

#[test]
fn the_line_of_the_statement_says_of_which_day_its_balance_is() {
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    let ran = reconcile(&desk, &["--close", "--report", "page.html"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let line = "Bank statement, balance as at 23 March 2026";
    // On the page a reason begins with a capital letter.
    let reason = "he balance of the statement is as at 23 March 2026: 1 row of the books is later";
    for text in
        [&ran.stdout, &desk.read("page.html"), &desk.read("main/closed/2026-03-31/statement.txt")]
    {
        assert!(text.contains(line) && text.contains(reason), "{text}");
    }
}

#[test]
fn nothing_is_written_over_a_file_of_any_account() {
    let desk = closed().file("chart.csv", "Code,Name,Type\n404,Bank charges,Expense\n");
    let names = [
        "account.toml",
        "decisions.csv",
        "periods.jsonl",
        "audit.jsonl",
        "closed/2026-03-31/rows.csv",
        ".lock",
    ];
    std::os::unix::fs::symlink("main", desk.path("link")).expect("a link");
    let before = names.map(|name| fs::read(desk.path(&format!("main/{name}"))).ok());
    for name in names {
        for folder in ["main", "link", "./main/../main"] {
            let target = format!("{folder}/{name}");
            let commands: [&[&str]; 4] = [
                &["convert", "bank.csv", "-o", &target],
                &["code", "bank.csv", "chart.csv", "--out", &target],
                &["reconcile", "bank.csv", "book.csv", "--report", &target],
                &[
                    "reconcile",
                    "bank.csv",
                    "book.csv",
                    "--keep",
                    "other",
                    "--bank-code",
                    "1",
                    "--entries",
                    &target,
                ],
            ];
            for command in commands {
                let ran = desk.run(command);
                assert!(
                    ran.refused(2).contains("is inside the account folder"),
                    "{command:?}: {ran:?}"
                );
            }
        }
    }
    desk.run(&["reconcile", "bank.csv", "book.csv", "--out", "main/closed/lists"]).refused(2);
    assert_eq!(names.map(|name| fs::read(desk.path(&format!("main/{name}"))).ok()), before);
    assert_eq!(desk.run(&["verify", "main"]).code, Some(0));
    assert_eq!(
        desk.run(&["convert", "bank.csv", "-o", "main/bank.csv"]).code,
        Some(0),
        "no file of it"
    );
}

#[test]
fn an_item_that_is_not_before_the_first_month_was_not_open_then() {
    let head = "side,date,amount,description\nbook,2026-02-20,-40.00,Cheque 100200\n";
    let desk = march();
    for (row, told) in [
        ("book,2026-09-22,-120.00,Cheque 000501", "it is as at 2026-03-31"),
        ("book,2026-03-28,-103.00,Cheque 100231 roofer", "book.csv begins on 2026-03-02"),
        ("bank,2026-03-02,5.00,Interest", "bank.csv begins on 2026-03-02"),
    ] {
        fs::write(desk.path("open.csv"), format!("{head}{row}\n")).expect("written");
        let ran = reconcile(&desk, &["--open-items", "open.csv"]);
        let fault = ran.refused(3);
        assert!(fault.contains("open.csv line 3: date: ") && fault.contains(told), "{fault}");
    }
    fs::write(desk.path("open.csv"), head).expect("written");
    reconcile(&desk, &["--open-items", "open.csv"]);
    replaced(&desk, "main/account.toml", "2026-02-20", "2026-04-20");
    assert!(
        reconcile(&desk, &[]).refused(3).contains("account.toml: opening_item \"Cheque 100200\"")
    );
}

#[test]
fn a_correction_that_was_asked_for_is_not_asked_for_again_in_other_words() {
    let desk = closed();
    let books = "Date,Description,Amount\n2026-03-23,Screwfix,-54.28\n2026-04-30,Sales,10.00\n";
    fs::write(desk.path("april-book.csv"), books).expect("written");
    april(&desk, &[]);
    for words in [
        ["enter", "bank:2026-03-23,-63.28,Screwfix"],
        ["remove", "book:2026-03-23,-54.28,Screwfix"],
    ] {
        let ran = desk.run(&["decide", "--keep", "main", words[0], words[1]]);
        let told = ran.refused(6);
        assert!(
            told.contains("already asked for an entry of -9.00")
                && told.contains("tieout reopen main"),
            "{told}"
        );
    }
    let row =
        "decision,verb,side,date,amount,description\n1,enter,bank,2026-03-23,-63.28,Screwfix\n";
    fs::write(desk.path("main/decisions.csv"), row).expect("written");
    assert!(april(&desk, &[]).refused(6).contains("twice"));
}

#[test]
fn books_that_begin_after_an_entry_that_was_asked_for_are_wanted_from_its_day() {
    let desk = closed();
    // The charge and the fee were posted on their days; the books begin behind the first of them.
    let books = "Date,Description,Amount\n2026-03-20,SumUp fee,-4.20\n2026-03-23,Correction Screwfix,-9.00\n\
        2026-03-31,Reversal of invoice 7,-840.00\n2026-04-30,Sales,10.00\n";
    fs::write(desk.path("april-book.csv"), books).expect("written");
    let ran = april(&desk, &["--fail-on", "unproved"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.stdout.contains("export them from 2026-03-09"), "{ran:?}");
    replaced(
        &desk,
        "april-book.csv",
        "2026-03-20,SumUp",
        "2026-03-09,Bank charges,-12.50\n2026-03-20,SumUp",
    );
    assert_eq!(april(&desk, &["--fail-on", "unproved"]).code, Some(0));
}

/// All files below a folder, with another folder's in the place of some.
fn copied(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).expect("a directory");
        for entry in fs::read_dir(from).expect("a directory") {
            let entry = entry.expect("an entry");
            copied(&entry.path(), &to.join(entry.file_name()));
        }
    } else {
        fs::copy(from, to).expect("a copy");
    }
}

#[test]
fn another_close_other_closes_and_another_name_are_found() {
    let verified = |change: &dyn Fn(&Desk)| {
        let desk = closed();
        assert_eq!(desk.run(&["verify", "main"]).code, Some(0));
        change(&desk);
        desk.run(&["verify", "main"]).refused(6).to_owned()
    };
    let take = |desk: &Desk, from: &str, names: &[&str]| {
        fs::remove_dir_all(desk.path("main/closed")).expect("removed");
        for name in names {
            copied(&desk.path(&format!("{from}/{name}")), &desk.path(&format!("main/{name}")));
        }
    };
    // The same month closed in another way, in a copy.
    let otherwise = verified(&|desk| {
        copied(&desk.path("main"), &desk.path("copy"));
        assert_eq!(desk.run(&["reopen", "copy"]).code, Some(0));
        decided_in(desk, &["undo", "remove", "book:3"]);
        decided_in(desk, &["timing", "book:3"]);
        let args = ["reconcile", "bank.csv", "book.csv", "--keep", "copy", "--as-at", "2026-03-31"];
        let ran = desk.run(&[&args[..], &["--close", "--unproved", "x"]].concat());
        assert_eq!(ran.code, Some(0), "{ran:?}");
        take(desk, "copy", &["closed", "periods.jsonl"]);
    });
    assert!(
        otherwise.contains("and periods.jsonl line 1 disagree on the close of 2026-03-31"),
        "{otherwise}"
    );
    let second: [&[&str]; 2] =
        [&["closed", "periods.jsonl"], &["closed", "periods.jsonl", "audit.jsonl"]];
    for names in second {
        let other = verified(&|desk| {
            let args =
                ["reconcile", "bank.csv", "book.csv", "--keep", "second", "--as-at", "2026-03-31"];
            let ran = desk.run(&[&args[..], &["--close", "--unproved", "x"]].concat());
            assert_eq!(ran.code, Some(0), "{ran:?}");
            take(desk, "second", names);
        });
        assert!(other.contains("belong to another account"), "{other}");
    }
    let named = verified(&|desk| replaced(desk, "main/account.toml", "\"Main\"", "\"Other\""));
    assert!(named.contains("name is \"Other\", but its closes are of \"Main\""), "{named}");
    let lost = verified(&|desk| fs::remove_file(desk.path("main/decisions.csv")).expect("removed"));
    assert!(lost.contains("decisions.csv is missing"), "{lost}");
}

/// What is told of a change of the folder, and the change.
type AlteredFolder<'c> = (&'c str, &'c dyn Fn(&Desk));

#[test]
fn whatever_verify_finds_stands_in_the_way_of_every_command_that_goes_on_from_the_folder() {
    let first_line =
        |desk: &Desk, name: &str| desk.read(name).lines().next().expect("a line").to_owned();
    let changes: [AlteredFolder<'_>; 5] = [
        ("account.toml line 4: first_close is", &|desk| {
            let text = desk.read("main/account.toml");
            let (_, rest) = text.split_once("first_close = \"").expect("a digest");
            replaced(desk, "main/account.toml", &rest[..64], &"0".repeat(64));
        }),
        ("audit.jsonl line 1 has been changed", &|desk| {
            let line = first_line(desk, "main/audit.jsonl");
            replaced(desk, "main/audit.jsonl", &line, &line.replace("charges", "fees"));
        }),
        ("main/account.toml line 1: name is \"Other\", but its closes are of \"Main\"", &|desk| {
            replaced(desk, "main/account.toml", "\"Main\"", "\"Other\"");
        }),
        ("main/decisions.csv is missing", &|desk| {
            fs::remove_file(desk.path("main/decisions.csv")).expect("removed");
        }),
        ("main/closed/2026-03-31/more.csv is not one of its files", &|desk| {
            fs::write(desk.path("main/closed/2026-03-31/more.csv"), "x").expect("written");
        }),
    ];
    for (told, change) in changes {
        let desk = closed();
        change(&desk);
        copied(&desk.path("main"), &desk.path("before"));
        let decision = ["decide", "--keep", "main", "timing", "book:2026-04-30,10.00,Sales"];
        for refused in [
            desk.run(&["verify", "main"]),
            april(&desk, &[]),
            april(&desk, &["--close", "--unproved", "x"]),
            desk.run(&decision),
            desk.run(&["reopen", "main"]),
        ] {
            assert!(refused.refused(6).contains(told), "{told}: {refused:?}");
        }
        for name in ["account.toml", "audit.jsonl", "periods.jsonl"] {
            let [before, after] = ["before", "main"].map(|at| desk.read(&format!("{at}/{name}")));
            assert_eq!(before, after, "{told}: {name}");
        }
    }
    // A name is given by the option, whatever stands in the settings.
    let desk = closed();
    replaced(&desk, "main/account.toml", "\"Main\"", "\"Other\"");
    assert_eq!(april(&desk, &["--name", "Other"]).code, Some(0));
    assert_eq!(desk.run(&["verify", "main"]).code, Some(0));
}

#[track_caller]
fn decided_in(desk: &Desk, words: &[&str]) {
    let ran = desk.run(&[&["decide", "--keep", "copy"], words].concat());
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

#[test]
fn a_name_that_was_given_since_is_none_that_was_altered() {
    let desk = closed();
    assert_eq!(april(&desk, &["--name", "Shop"]).code, Some(0));
    assert_eq!(desk.run(&["verify", "main"]).code, Some(0));
    assert_eq!(april(&desk, &["--name", "Till", "--close"]).code, Some(0));
    assert_eq!(desk.run(&["verify", "main"]).code, Some(0));
    assert_eq!(desk.run(&["reopen", "main"]).code, Some(0));
    assert_eq!(desk.run(&["reopen", "main"]).code, Some(0));
    assert_eq!(desk.run(&["verify", "main"]).code, Some(0));
    assert!(!desk.read("main/account.toml").contains("first_close"));
}

#[test]
fn the_digest_of_a_close_kept_elsewhere_shows_that_it_was_taken_away() {
    let desk = closed();
    let march = desk.run(&["verify", "main", "--output", "json"]).stdout;
    let (_, march) = march.split_once("\"head\":\"").expect("a digest");
    let json = april(&desk, &["--close", "--output", "json"]).stdout;
    let (_, rest) = json.split_once("\"digest\":\"").expect("a digest");
    let digest = &rest[..64];
    let ran = desk.run(&["verify", "main"]);
    assert!(ran.stderr.contains(digest) && ran.stderr.contains("--head DIGEST"), "{ran:?}");
    let ran = desk.run(&["verify", "main", "--head", digest]);
    assert!(ran.code == Some(0) && !ran.stderr.contains("made after it"), "{ran:?}");
    let ran = desk.run(&["verify", "main", "--head", &march[..64]]);
    assert!(ran.code == Some(0) && ran.stderr.contains("1 close was made after it"), "{ran:?}");
    let told = desk.run(&["verify", "main", "--head", ""]).refused(6).to_owned();
    assert!(told.contains("64 hexadecimal digits"), "{told}");
    // With all that tells of it.
    fs::remove_dir_all(desk.path("main/closed/2026-04-30")).expect("removed");
    for name in ["main/periods.jsonl", "main/audit.jsonl"] {
        let text = desk.read(name);
        let lines: Vec<&str> = text.lines().collect();
        fs::write(desk.path(name), format!("{}\n", lines[..lines.len() - 1].join("\n")))
            .expect("written");
    }
    assert_eq!(desk.run(&["verify", "main"]).code, Some(0));
    let told = desk.run(&["verify", "main", "--head", digest]).refused(6).to_owned();
    assert!(told.contains("no close has the digest"), "{told}");
    assert!(april(&desk, &["--output", "json"]).stdout.contains("\"digest\":null"));
}

#[test]
fn what_is_refused_leaves_no_folder_and_nothing_is_decided_of_no_account() {
    let desk = closed();
    for name in ["none.csv", "more.csv"] {
        fs::write(desk.path(name), "Date,Description\n01/03/2026,Rent\n").expect("written");
    }
    desk.run(&["reconcile", "none.csv", "more.csv", "--keep", "other"]).refused(3);
    assert!(!desk.path("other").exists());
    fs::create_dir(desk.path("other")).expect("made");
    let row = "bank:2026-03-31,-5.00,Account charges";
    let told = desk.run(&["decide", "--keep", "other", "enter", row]).refused(3).to_owned();
    assert!(told.contains("not an account folder"), "{told}");
    assert_eq!(fs::read_dir(desk.path("other")).expect("read").count(), 0);
}

#[test]
fn the_audit_names_rows_by_what_stands_in_them() {
    let desk = closed();
    let audit = desk.read("main/audit.jsonl");
    for of in [
        "group 'bank:2026-03-20,145.80,PAYOUT 7' 'book:2026-03-19,100.00,Card sale 1' 'book:2026-03-19,50.00,Card sale 2'",
        "remove 'book:2026-03-15,840.00,Invoice 7 entered twice'",
        "always enter account charges",
    ] {
        assert!(audit.contains(of), "{of}: {audit}");
    }
    assert!(!audit.contains("book:3"), "{audit}");
}

#[test]
fn two_files_that_go_on_from_one_another_tell_of_two_equal_rows() {
    let desk = Desk::with(
        "Date,Description,Amount,Balance\n2026-07-10,Sales,410.00,1988.45\n2026-07-14,COSTA,-3.20,1985.25\n",
        "Date,Description,Amount\n2026-07-10,Sales,410.00\n2026-07-14,Costa,-3.20\n2026-07-14,Costa,-3.20\n2026-07-16,Till,99.99\n",
    )
    .file("late.csv", "Date,Description,Amount,Balance\n2026-07-14,COSTA,-3.20,1982.05\n2026-07-16,Till,99.99,2082.04\n");
    let args = [
        "--bank",
        "late.csv",
        "--keep",
        "main",
        "--opening",
        "book:1578.45",
        "--fail-on",
        "unproved",
    ];
    let ran = desk.reconcile(&args);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    // Without balances a person says it.
    for name in ["bank.csv", "late.csv"] {
        let text = desk.read(name);
        let bare: Vec<&str> =
            text.lines().filter_map(|line| Some(line.rsplit_once(',')?.0)).collect();
        fs::write(desk.path(name), bare.join("\n")).expect("written");
    }
    let closing = ["--closing", "bank:2082.04", "--opening", "bank:1578.45"];
    assert_eq!(desk.reconcile(&[&args[..], &closing].concat()).code, Some(1));
    let ran = desk.reconcile(&[&args[..], &closing, &["--overlap", "twice"]].concat());
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

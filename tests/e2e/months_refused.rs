//! What a month refuses or points out: decisions about what is closed, values that stand for nothing, proofs of days
//! that no file tells of.

use std::fs;

use crate::months::{april, decide_all, decided, march, reconcile};
use crate::support::{Desk, Ran};

/// March, closed.
fn closed() -> Desk {
    let desk = march();
    assert_eq!(reconcile(&desk, &[]).code, Some(1));
    decide_all(&desk);
    assert_eq!(reconcile(&desk, &["--close"]).code, Some(0));
    desk
}

fn decide(desk: &Desk, words: &[&str]) -> Ran {
    desk.run(&[&["decide", "--keep", "main"], words].concat())
}

#[test]
fn what_has_not_changed_since_its_month_was_closed_is_not_accepted() {
    let desk = closed();
    april(&desk, &[]);
    for row in [
        "bank:2",
        "bank:2026-03-23,-63.28,Screwfix",
        "book:2026-03-02,900.00,Sales",
        "book:2026-03-10,-7.00,Nobody",
    ] {
        let told = decide(&desk, &["accept", row]).refused(6).to_owned();
        assert!(told.contains("has not been added, changed or removed since"), "{row}: {told}");
    }
    let late = "Date,Description,Amount\n2026-03-10,Forgotten,-7.00\n";
    fs::write(desk.path("april-book.csv"), late).expect("written");
    april(&desk, &[]);
    decided(&desk, &["accept", "book:2026-03-10,-7.00,Forgotten", "--note", "late"]);
    decided(&desk, &["accept", "book:2"]);
    fs::write(desk.path("april-book.csv"), format!("{late}2026-04-02,Tea,-1.00\n"))
        .expect("written");
    let told = decide(&desk, &["accept", "book:2026-03-02,900.00,Sales"]).refused(6).to_owned();
    assert!(told.contains("has changed since it was reconciled"), "{told}");
}

#[test]
fn a_closed_row_that_is_named_by_its_content_is_not_decided_though_an_open_one_is_like_it() {
    let bank = "Date,Description,Amount,Balance\n2026-03-02,Sales,900.00,1000.00\n\
        2026-03-15,Smith,840.00,1840.00\n2026-03-25,Tea,-5.00,1835.00\n";
    let book = "Date,Description,Amount\n2026-03-02,Sales,900.00\n2026-03-15,Smith,840.00\n\
        2026-03-15,Jones,840.00\n2026-03-25,Tea,-5.00\n";
    let desk = Desk::with(bank, book);
    reconcile(&desk, &[]);
    decided(&desk, &["remove", "book:4"]);
    assert_eq!(reconcile(&desk, &["--close"]).code, Some(0));
    let told = decide(&desk, &["timing", "book:2026-03-15,840.00,Smith"]).refused(6).to_owned();
    assert!(told.contains("is in a closed month (2026-03-31)"), "{told}");
    decided(&desk, &["remove", "book:2026-03-15,840.00,Jones"]);
}

#[test]
fn a_row_of_the_first_of_two_closed_months_is_said_to_be_of_that_one() {
    let desk = closed();
    assert_eq!(april(&desk, &["--close"]).code, Some(0));
    for (row, month) in
        [("2026-03-02,900.00,Sales", "2026-03-31"), ("2026-04-30,10.00,Sales", "2026-04-30")]
    {
        let told = decide(&desk, &["timing", &format!("book:{row}")]).refused(6).to_owned();
        assert!(told.contains(&format!("is in a closed month ({month})")), "{told}");
    }
}

#[test]
fn verify_says_whatever_is_quiet_that_a_month_was_closed_unproved() {
    let desk = march();
    reconcile(&desk, &[]);
    let ran = reconcile(&desk, &["--close", "--unproved", "- the auditor wants it"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    for options in [&[][..], &["-q"], &["--output", "json"], &["-q", "--output", "json"]] {
        let ran = desk.run(&[&["verify", "main"], options].concat());
        assert_eq!(ran.code, Some(1), "{options:?}: {ran:?}");
        let told = "2026-03-31 was closed though it was not proved: - the auditor wants it";
        assert!(ran.stderr.contains(told), "{options:?}: {ran:?}");
        let is_json = options.contains(&"json");
        assert!(!is_json || ran.stdout.contains("\"unproved\":[\"2026-03-31\"]"), "{ran:?}");
    }
    let proved = closed().run(&["verify", "main", "-q", "--output", "json"]);
    assert_eq!((proved.code, &*proved.stderr), (Some(0), ""));
    assert!(proved.stdout.contains("\"unproved\":[]"), "{proved:?}");
}

#[test]
fn a_value_of_the_settings_that_stands_for_nothing_is_named_by_its_line() {
    let open = "side,date,amount,description\nbook,2026-02-20,-40.00,Cheque 100200\n";
    let desk = march().file("open.csv", open);
    reconcile(&desk, &["--open-items", "open.csv"]);
    let text = desk.read("main/account.toml");
    for (key, value, told) in [
        ("as_at", "2026-02-30", "is not a day of the calendar"),
        ("as_at", "March", "is not a date"),
        ("opening_book", "1.2.3", "is not a number"),
        ("amount", "forty", "is not a number"),
        ("since", "20/02/2026", "is not a date"),
    ] {
        let at = text.lines().position(|line| line.starts_with(&format!("{key} = ")));
        let at = at.expect("the key is there");
        let lines: Vec<String> = (0..)
            .zip(text.lines())
            .map(
                |(other, line)| {
                    if other == at { format!("{key} = \"{value}\"") } else { line.to_owned() }
                },
            )
            .collect();
        fs::write(desk.path("main/account.toml"), lines.join("\n")).expect("written");
        let place = format!("account.toml line {}: {key}: \"{value}\" {told}", at + 1);
        for ran in [
            desk.run(&["verify", "main"]),
            reconcile(&desk, &[]),
            decide(&desk, &["enter", "bank:3"]),
        ] {
            assert!(ran.refused(3).contains(&place), "{place}: {ran:?}");
        }
    }
}

#[test]
fn a_day_before_the_first_row_of_the_files_is_not_proved() {
    let run = |as_at: &str, files: [&str; 2]| {
        let args = ["reconcile", files[0], files[1], "--keep", "main", "--as-at", as_at];
        let balances = ["--opening", "book:100.00", "--fail-on", "unproved"];
        march()
            .file(
                "march.ofx",
                "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>\
                 <CURDEF>GBP<BANKACCTFROM><BANKID>1<ACCTID>2<ACCTTYPE>CHECKING</BANKACCTFROM>\
                 <BANKTRANLIST><DTSTART>20260215<DTEND>20260331<STMTTRN><TRNTYPE>CREDIT\
                 <DTPOSTED>20260302<TRNAMT>900.00<FITID>1<NAME>Sales</STMTTRN></BANKTRANLIST>\
                 <LEDGERBAL><BALAMT>1000.00<DTASOF>20260331</LEDGERBAL>\
                 </STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n",
            )
            .file(
                "long.csv",
                "Date,Description,Amount\n2026-02-16,Rent,-20.00\n2026-02-16,Rent,20.00\n2026-03-02,Sales,900.00\n",
            )
            .run(&[&args[..], &balances].concat())
    };
    let early = run("2026-02-28", ["bank.csv", "book.csv"]);
    assert_eq!(early.code, Some(1), "{early:?}");
    for told in [
        "the statement begins on 2 March 2026, which is later",
        "the books begin on 2 March 2026, which is later",
        "NOT proved",
    ] {
        assert!(early.stdout.contains(told), "{told}: {early:?}");
    }
    // A statement that says it goes back further has no row of those days.
    let told = run("2026-02-28", ["march.ofx", "long.csv"]).stdout;
    assert!(!told.contains("which is later"), "{told}");
    let told = run("2026-02-10", ["march.ofx", "long.csv"]).stdout;
    assert!(told.contains("the statement begins on 15 February 2026, which is later"), "{told}");
}

#[test]
fn a_part_of_a_cent_is_no_amount_of_an_open_item_where_the_currency_has_two_places() {
    let rows = |currency: &str| {
        format!(
            "Date,Description,Amount,Currency\n2026-03-02,Tea,-6.00,{currency}\n2026-03-03,Sales,9.00,{currency}\n"
        )
    };
    let run = |currency: &str, amount: &str| {
        let text = rows(currency);
        Desk::with(&text, &text)
            .file("open.csv", format!("side,date,amount,description\nbook,2026-02-20,-40.00,Cheque 100200\nbook,2026-02-21,{amount},Tea\n"))
            .reconcile(&["--keep", "main", "--open-items", "open.csv"])
    };
    let told = run("GBP", "-5.001").refused(3).to_owned();
    assert!(
        told.contains("open.csv line 3: amount: \"-5.001\" has more than 2 decimal places"),
        "{told}"
    );
    assert!(run("KWD", "-5.0015").refused(3).contains("more than 3 decimal places"));
    for (currency, amount) in [("GBP", "-5.000"), ("GBP", "-5.1"), ("KWD", "-5.001")] {
        let ran = run(currency, amount);
        assert!(ran.code.is_some_and(|code| code < 2), "{currency} {amount}: {ran:?}");
    }
}

#[test]
fn a_text_may_begin_with_a_dash_and_so_may_an_amount() {
    let desk = march();
    reconcile(&desk, &[]);
    decided(&desk, &["enter", "bank:3", "--note", "-1 x"]);
    decided(&desk, &["timing", "book:7", "--note", "-- by post"]);
    let decisions = desk.read("main/decisions.csv");
    assert!(decisions.contains("-1 x") && decisions.contains("-- by post"), "{decisions}");
    let ran = decide(&desk, &["group", "bank:4", "book:4,5", "--fee", "-5"]);
    assert!(ran.refused(2).contains("fee"), "{ran:?}");
    assert!(!ran.stderr.contains("unexpected argument"), "{ran:?}");
}

#[test]
fn a_month_whose_rows_a_later_month_decided_again_is_reopened_once_that_is_undone() {
    let desk = march();
    reconcile(&desk, &[]);
    decide_all(&desk);
    decided(&desk, &["timing", "book:7"]);
    assert_eq!(reconcile(&desk, &["--close"]).code, Some(0));
    april(&desk, &[]);
    let row = "book:2026-03-28,-103.00,Cheque 100231 roofer";
    decided(&desk, &["pair", "bank:3", row]);
    assert_eq!(april(&desk, &["--close"]).code, Some(0));
    assert_eq!(desk.run(&["reopen", "main"]).code, Some(0));
    let ran = desk.run(&["reopen", "main"]);
    let told = ran.refused(6).to_owned();
    assert!(
        told.contains("a row that 2026-03-31 has decided has a later decision: timing")
            && told.contains("and later pair"),
        "{told}"
    );
    let (_, undo) = ran.stderr.split_once("is closed: tieout ").expect("a command");
    let undo = undo.lines().next().expect("a line");
    let words: Vec<String> =
        undo.replace('\'', "\"").split('"').map(str::trim).map(str::to_owned).collect();
    let (first, rows) = words.split_first().expect("words");
    let rows = rows.iter().filter(|word| !word.is_empty()).map(String::as_str);
    let args: Vec<&str> = first.split(' ').chain(rows).collect();
    assert_eq!(desk.run(&args).code, Some(0), "{args:?}");
    assert_eq!(desk.run(&["reopen", "main"]).code, Some(0));
}

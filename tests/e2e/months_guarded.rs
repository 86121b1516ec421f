//! What a kept account is guarded against: outputs over inputs, other currencies, files that were taken out.

use std::fs;

use crate::months::{april, decide_all, decided, march, reconcile};
use crate::questions::pasted;
use crate::support::{Desk, program};

/// A command of the program as a person pastes it.
fn paste(desk: &Desk, command: &str) -> crate::support::Ran {
    pasted(desk, &command.replacen("tieout", &program().display().to_string(), 1))
}

#[test]
fn nothing_is_written_over_an_input_over_the_folder_or_over_another_output() {
    let desk = march()
        .file("further.csv", "Date,Description,Amount\n2026-03-24,Tea,-1.00\n")
        .file("open.csv", "side,date,amount,description\nbook,2026-02-27,-5.00,Cheque 100230\n");
    decided_once(&desk);
    let before = everything(&desk);
    for options in [
        &["--entries", "book.csv"][..],
        &["--entries", "bank.csv"],
        &["--bank", "further.csv", "--report", "further.csv"],
        &["--open-items", "open.csv", "--entries", "open.csv"],
        &["--report", "main/decisions.csv"],
        &["--entries", "main/../main/account.toml"],
        &["--report", "main/audit.jsonl"],
        &["--entries", "both.html", "--report", "./both.html"],
    ] {
        reconcile(&desk, &[&["--bank-code", "1200"], options].concat()).refused(2);
        assert_eq!(everything(&desk), before, "{options:?}");
    }
}

/// A folder with a decision.
fn decided_once(desk: &Desk) {
    assert_eq!(reconcile(desk, &[]).code, Some(1));
    decided(desk, &["remove", "book:3"]);
}

/// All files below a directory of the test, with what stands in them.
fn everything(desk: &Desk) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    let mut left = vec![desk.path("")];
    while let Some(directory) = left.pop() {
        for entry in fs::read_dir(directory).expect("a directory") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                left.push(path);
            } else {
                found.push((path.display().to_string(), fs::read(&path).expect("a file")));
            }
        }
    }
    found.sort();
    found
}

#[test]
fn an_account_stays_in_its_currency() {
    let rows = |currency: &str, month: u8| {
        format!(
            "Date,Description,Amount,Currency\n2026-0{month}-02,Tea,-6.00,{currency}\n\
             2026-0{month}-03,Sales,9.00,{currency}\n"
        )
    };
    let desk = Desk::new();
    for (name, text) in [("eur", rows("EUR", 3)), ("gbp", rows("GBP", 4)), ("eur2", rows("EUR", 4))]
    {
        fs::write(desk.path(&format!("{name}.csv")), &text).expect("a file");
        fs::write(desk.path(&format!("{name}-book.csv")), &text).expect("a file");
    }
    let run = |name: &str, options: &[&str]| {
        let files = [format!("{name}.csv"), format!("{name}-book.csv")];
        desk.run(&[&["reconcile", &files[0], &files[1], "--keep", "main"], options].concat())
    };
    let first = run("eur", &["--closing", "bank:3", "--opening", "book:0", "--close"]);
    assert_eq!(first.code, Some(0), "{first:?}");
    let settings = desk.read("main/account.toml");
    assert!(run("gbp", &[]).refused(3).contains("the account is in EUR"));
    assert_eq!(desk.read("main/account.toml"), settings);
    assert_eq!(run("eur2", &["--closing", "bank:6", "--close"]).code, Some(0));
}

/// March, closed.
fn closed() -> Desk {
    let desk = march();
    assert_eq!(reconcile(&desk, &[]).code, Some(1));
    decide_all(&desk);
    assert_eq!(reconcile(&desk, &["--close"]).code, Some(0));
    desk
}

#[test]
fn what_was_taken_out_of_the_folder_or_changed_in_it_is_named() {
    let verified = |change: &dyn Fn(&Desk)| {
        let desk = closed();
        assert_eq!(desk.run(&["verify", "main"]).code, Some(0));
        change(&desk);
        desk.run(&["verify", "main"]).refused(6).to_owned()
    };
    let audit = |desk: &Desk| desk.read("main/audit.jsonl");
    let write = |desk: &Desk, text: String| fs::write(desk.path("main/audit.jsonl"), text).unwrap();
    let gone = verified(&|desk| fs::remove_file(desk.path("main/audit.jsonl")).unwrap());
    assert!(gone.contains("does not record the close of 2026-03-31"), "{gone}");
    let signed = verified(&|desk| write(desk, audit(desk).replace("\"close\"", "\"reopen\"")));
    assert!(signed.contains("has been changed"), "{signed}");
    let shorter = verified(&|desk| {
        let text = audit(desk);
        write(desk, text.split_inclusive('\n').skip(1).collect());
    });
    assert!(shorter.contains("audit.jsonl line 1 has been changed"), "{shorter}");
    let lost = verified(&|desk| {
        fs::write(desk.path("main/periods.jsonl"), "").unwrap();
        fs::remove_dir_all(desk.path("main/closed/2026-03-31")).unwrap();
    });
    assert!(lost.contains("records the close of 2026-03-31"), "{lost}");
    let opening = verified(&|desk| {
        let text = desk.read("main/account.toml").replace("\"100.00\"", "\"101.00\"");
        fs::write(desk.path("main/account.toml"), text).unwrap();
    });
    assert!(opening.contains("101.00 as the opening balance of the books"), "{opening}");
}

#[test]
fn a_closed_month_without_its_close_stands_in_the_way() {
    let desk = closed();
    fs::write(desk.path("main/periods.jsonl"), "").unwrap();
    assert!(april(&desk, &[]).refused(6).contains("closed/2026-03-31 exists"));
}

#[test]
fn an_entry_has_one_reference_and_the_command_that_accepts_a_late_row_works_when_pasted() {
    let desk = march();
    let entries = |options: &[&str]| {
        let options = [&["--entries", "entries.csv", "--bank-code", "1200"], options].concat();
        reconcile(&desk, &options);
        desk.read("entries.csv")
    };
    assert_eq!(reconcile(&desk, &[]).code, Some(1));
    decided(&desk, &["remove", "book:3"]);
    let first = entries(&[]);
    decided(&desk, &["enter", "bank:3", "--to", "404"]);
    let second = entries(&[]);
    assert!(first.lines().skip(1).all(|line| second.contains(line)), "{first}{second}");
    decided(&desk, &["undo", "enter", "bank:3"]);
    decided(&desk, &["undo", "remove", "book:3"]);
    decide_all(&desk);
    assert_eq!(reconcile(&desk, &["--close"]).code, Some(0));
    let late = "Date,Description,Amount\n2026-03-10,Forgotten,-7.00\n";
    fs::write(desk.path("april-book.csv"), late).unwrap();
    let shown = april(&desk, &[]).stdout;
    let command = shown.lines().find(|line| line.contains("decide --keep main accept"));
    let accepted = paste(&desk, command.expect("a command").trim());
    assert_eq!(accepted.code, Some(0), "{accepted:?}");
    assert!(!april(&desk, &[]).stdout.contains("Changed since the close"));
}

#[test]
fn a_rule_is_undone_in_the_words_that_made_it() {
    let desk = march();
    assert_eq!(reconcile(&desk, &[]).code, Some(1));
    for undo in [&["undo", "always", "enter", "charges"][..], &["undo", "always", "charges"]] {
        decided(&desk, &["always", "enter", "charges", "--to", "404"]);
        decided(&desk, undo);
        assert!(!desk.read("main/decisions.csv").contains("charges"));
    }
}

#[test]
fn a_quote_that_is_never_closed_in_a_file_of_the_folder_is_named_by_its_line() {
    let desk = march();
    assert_eq!(reconcile(&desk, &[]).code, Some(1));
    decided(&desk, &["always", "enter", "charges", "--to", "404"]);
    let text = desk.read("main/decisions.csv");
    let line = text.lines().count() + 1;
    let cut = format!("{text}9,timing,book,2026-03-31,312.00,\"Cafe,1,,,,\n");
    std::fs::write(desk.path("main/decisions.csv"), cut).expect("written");
    let ran = reconcile(&desk, &[]);
    assert!(ran.refused(3).contains(&format!("decisions.csv line {line}")), "{ran:?}");
}

#[test]
fn a_rule_of_marks_alone_is_refused_and_the_folder_stays_as_it_was() {
    let desk = march();
    assert_eq!(reconcile(&desk, &[]).code, Some(1));
    for text in ["-", "*", "...", "£", ""] {
        desk.run(&["decide", "--keep", "main", "always", "enter", text]).refused(2);
    }
    assert_eq!(desk.run(&["verify", "main"]).code, Some(0));
}

/// A statement of February in OFX whose balance is of this day.
fn ofx_with_balance_of(amount: &str, day: &str) -> String {
    format!(
        "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>\
         <CURDEF>GBP<BANKACCTFROM><BANKID>1<ACCTID>2<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\
         <DTSTART>20260201<DTEND>20260228<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260210<TRNAMT>-30.00\
         <FITID>1<NAME>Tea</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>{amount}<DTASOF>{day}</LEDGERBAL>\
         </STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n"
    )
}

#[test]
fn a_month_goes_to_the_day_that_the_statement_says_it_does() {
    let desk = Desk::new().file("bank.ofx", ofx_with_balance_of("70.00", "20260228")).file(
        "book.csv",
        "Date,Description,Amount\n2026-02-10,Tea,-30.00\n2026-02-25,Rent,-60.00\n",
    );
    let ran =
        desk.run(&["reconcile", "bank.ofx", "book.csv", "--keep", "main", "--opening", "book:100"]);
    assert!(ran.stdout.contains("28 February 2026, in GBP"), "{ran:?}");
    assert!(ran.stdout.contains("Outstanding payments (1)"), "{ran:?}");
}

#[test]
fn a_balance_of_a_day_behind_the_statement_proves_nothing_and_contradicts_nothing() {
    let desk = Desk::new()
        .file("bank.ofx", ofx_with_balance_of("565.00", "20260305"))
        .file("book.csv", "Date,Description,Amount\n2026-02-10,Tea,-30.00\n");
    let files = ["reconcile", "bank.ofx", "book.csv", "--keep", "main"];
    let ran = desk.run(&[&files[..], &["--opening", "book:595"]].concat());
    assert!(ran.stdout.contains("NOT proved"), "{ran:?}");
    assert!(ran.stdout.contains("give it with --closing bank:AMOUNT"), "{ran:?}");
    assert!(ran.stderr.contains("it is not the closing one"), "{ran:?}");
    let stated = ["--opening", "book:100", "--closing", "bank:70"];
    let ran = desk.run(&[&files[..], &stated].concat());
    assert!(ran.stdout.contains("  proved"), "{ran:?}");
}

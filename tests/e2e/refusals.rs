//! Wrong inputs: each is refused with the place, the value and a hint, and nothing on standard
//! output.

use std::fs;

use crate::support::{Desk, Ran};

const GOOD: &str = "date,amount,description\n2026-03-02,-5.00,RENT\n";

/// The bank file is refused with code 3 and exactly these words.
#[track_caller]
fn refuses(bank: impl AsRef<[u8]>, words: &str) {
    let desk = Desk::new().file("bank.csv", bank).file("book.csv", GOOD);
    let ran = desk.reconcile(&[]);
    assert_eq!(ran.refused(3), words, "{ran:?}");
}

/// A row with this date, amount and description is refused so.
#[track_caller]
fn refuses_row(date: &str, amount: &str, description: &str, words: &str) {
    refuses(format!("date,amount,description\n{date},{amount},{description}\n"), words);
}

#[test]
fn a_file_that_cannot_be_opened_is_named() {
    let desk = Desk::with(GOOD, GOOD);
    let run = |bank: &str| desk.run(&["reconcile", bank, "book.csv"]);
    let missing = run("nowhere.csv");
    assert!(missing.refused(3).starts_with("error: cannot read nowhere.csv: No such file"));
    let directory = run(".");
    assert_eq!(directory.refused(3), "error: cannot read .: it is a directory\n");
    run("").refused(2);
}

#[cfg(unix)]
#[test]
fn a_file_without_permission_to_read_is_named() {
    use std::os::unix::fs::PermissionsExt as _;
    use std::os::unix::process::CommandExt as _;
    let desk = Desk::with(GOOD, GOOD);
    // Root may read anything, so root runs a copy of the program as nobody.
    let is_root =
        fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0);
    let copy = desk.path("tieout");
    fs::copy(crate::support::program(), &copy).expect("a copy of the program");
    fs::set_permissions(desk.path("."), fs::Permissions::from_mode(0o755)).expect("permissions");
    fs::set_permissions(desk.path("bank.csv"), fs::Permissions::from_mode(0o000))
        .expect("permissions");
    let mut command = std::process::Command::new(&copy);
    command.args(["reconcile", "bank.csv", "book.csv"]).current_dir(desk.path("."));
    if is_root {
        command.uid(65_534).gid(65_534);
    }
    let ran = Ran::of(command.output().expect("the program runs"));
    assert!(
        ran.refused(3).starts_with("error: cannot read bank.csv: Permission denied"),
        "{ran:?}"
    );
}

#[test]
fn an_empty_file_has_no_header() {
    let hint = "  hint: expected a header line such as date,amount,description\n";
    refuses("", &format!("error: bank.csv: the file is empty\n{hint}"));
    refuses("\n\r\n", &format!("error: bank.csv: the file is empty\n{hint}"));
    refuses("\u{feff}", &format!("error: bank.csv: the file is empty\n{hint}"));
}

#[test]
fn a_file_without_the_columns_is_refused_with_those_it_has() {
    refuses(
        "2026-03-02,-5.00,RENT\n",
        "error: bank.csv line 1: no header with date, amount and description\n  \
         hint: name columns with --map date=HEADER; this line has \"2026-03-02\", \"-5.00\", \"RENT\"\n",
    );
    refuses(
        "date,sum,description\n2026-03-02,-5.00,RENT\n",
        "error: bank.csv line 1: no column for amount\n  \
         hint: name columns with --map amount=HEADER; this line has \"date\", \"sum\", \"description\"\n",
    );
    refuses(
        "date,debit,credit,description\n2026-03-02,5.00,,RENT\n",
        "error: bank.csv line 1: no column for amount\n  \
         hint: on a bank statement: --map 'in=credit,out=debit'; in the books it is the other way round\n",
    );
}

#[test]
fn columns_that_stand_twice_or_could_both_be_meant_are_refused() {
    refuses(
        "date,amount,description,amount\n2026-03-02,-5.00,RENT,1\n",
        "error: bank.csv line 1: 2 columns are named \"amount\"\n  \
         hint: rename all but one of them in the file\n",
    );
    refuses(
        "Posting Date,Value Date,Amount,Memo\n2026-03-02,2026-03-02,-5.00,RENT\n",
        "error: bank.csv line 1: \"Posting Date\" or \"Value Date\" could be the date\n  \
         hint: choose with --map date=Posting Date\n",
    );
}

#[test]
fn a_date_must_be_a_day_written_as_stated() {
    let at = "error: bank.csv line 2, column \"date\":";
    refuses_row(
        "2025-02-29",
        "5",
        "x",
        &format!("{at} \"2025-02-29\" is not a day of the calendar\n"),
    );
    refuses_row(
        "2025-1-3",
        "5",
        "x",
        &format!(
            "{at} \"2025-1-3\" is not a date in the form YYYY-MM-DD\n  \
             hint: month and day need two digits, or try --date-format %Y-%m-%d\n"
        ),
    );
    refuses_row(
        "31/12/2025",
        "5",
        "x",
        &format!(
            "{at} \"31/12/2025\" is not a date in the form YYYY-MM-DD\n  \
             hint: try --date-format %d/%m/%Y (or %m/%d/%Y where the month comes first)\n"
        ),
    );
    refuses_row("", "5", "x", &format!("{at} \"\" is empty where a date belongs\n"));
    refuses_row(
        "+2025-01-03",
        "5",
        "x",
        &format!(
            "{at} \"+2025-01-03\" is not a date in the form YYYY-MM-DD\n  \
             hint: say how dates are written, such as --date-format %d/%m/%Y\n"
        ),
    );
}

#[test]
fn an_amount_must_be_a_plain_number() {
    for (amount, hint) in [
        ("\"1,234.50\"", "the file looks like it uses thousands separators; try --decimal ."),
        ("\"1.234,50\"", "the file looks like it uses a decimal comma; try --decimal ,"),
        ("\"12,50\"", "the file looks like it uses a decimal comma; try --decimal ,"),
        (
            "\"1,234\"",
            "is the comma a thousands separator (--decimal .) or a decimal comma (--decimal ,)?",
        ),
        ("£5.00", "write amounts as plain signed numbers, without currency or letters"),
        ("NaN", "write amounts as plain signed numbers, without currency or letters"),
        ("inf", "write amounts as plain signed numbers, without currency or letters"),
        (
            "1e400",
            "a spreadsheet wrote this in scientific notation and may have lost digits; \
             format the column as a number with 2 decimals",
        ),
        ("--5", "write amounts as plain signed numbers such as -1234.50"),
    ] {
        let value = amount.trim_matches('"');
        refuses_row(
            "2026-03-02",
            amount,
            "x",
            &format!(
                "error: bank.csv line 2, column \"amount\": \"{value}\" is not a number\n  hint: {hint}\n"
            ),
        );
    }
    refuses_row(
        "2026-03-02",
        "",
        "x",
        "error: bank.csv line 2, column \"amount\": \"\" is empty where an amount belongs\n",
    );
    refuses_row(
        "2026-03-02",
        &"9".repeat(41),
        "x",
        &format!(
            "error: bank.csv line 2, column \"amount\": \"{}\" has more than 40 digits\n",
            "9".repeat(41)
        ),
    );
}

#[test]
fn a_description_has_at_most_500_characters() {
    refuses_row(
        "2026-03-02",
        "5",
        &"x".repeat(501),
        &format!(
            "error: bank.csv line 2, column \"description\": \"{}…\" is longer than 500 characters\n",
            "x".repeat(60)
        ),
    );
    let desk =
        Desk::with(&format!("date,amount,description\n2026-03-02,5,{}\n", "é".repeat(500)), GOOD);
    assert_eq!(desk.reconcile(&[]).code, Some(1), "500 characters are fine, whatever their bytes");
}

#[test]
fn bytes_that_no_csv_file_has_are_refused() {
    let save = "  hint: export or save it as CSV (UTF-8)\n";
    refuses(
        b"date,amount,description\n2026-03-02,5,a\0b\n",
        "error: bank.csv line 2: a NUL byte, which no CSV file has\n  \
         hint: is this a text file? Export or save it as CSV (UTF-8)\n",
    );
    refuses(
        b"date,amount,description\n2026-03-02,5,x\n2026-03-02,5,Caf\xe9\n",
        "error: bank.csv line 3: text that is not UTF-8\n  hint: save the file as CSV UTF-8, \
         or convert it: iconv -f WINDOWS-1252 -t UTF-8 IN > OUT\n",
    );
    refuses(
        b"PK\x03\x04rest",
        &format!("error: bank.csv: this is a spreadsheet or zip file, not CSV\n{save}"),
    );
    refuses(b"\xff\xfed\0a\0", &format!("error: bank.csv: this is UTF-16 text, not CSV\n{save}"));
}

#[test]
fn a_huge_file_of_nothing_is_refused_at_once() {
    let desk = Desk::with(GOOD, GOOD);
    let file = fs::File::create(desk.path("bank.csv")).expect("a file");
    file.set_len(2 << 30).expect("a sparse file of 2 GiB");
    assert!(desk.reconcile(&[]).refused(3).contains("bank.csv line 1: a NUL byte"));
}

#[test]
fn a_row_whose_cells_have_shifted_is_refused() {
    refuses(
        "date,amount,description\n2026-03-02,5,Smith, John\n",
        "error: bank.csv line 2: the row has 4 fields where the header has 3\n  \
         hint: a text that contains the delimiter must be quoted\n",
    );
    refuses(
        "date,amount,description\n2026-03-02,5\n",
        "error: bank.csv line 2: the row has 2 fields where the header has 3\n  \
         hint: a text that contains a line break must be quoted\n",
    );
    refuses(
        "date,amount,description\n2026-03-02,5,\"open\n2026-03-03,6,x\n",
        "error: bank.csv line 2: a quoted field that starts in this row is never closed\n  \
         hint: a quote inside a quoted field is written twice (\"\"); is the delimiter right? (--delimiter)\n",
    );
}

#[test]
fn the_same_source_on_both_sides_is_refused() {
    let desk = Desk::with(GOOD, GOOD);
    let words = "error: BANK and BOOK are the same file, which always reconciles\n  \
                 hint: name the statement first and the books second\n";
    assert_eq!(desk.run(&["reconcile", "bank.csv", "bank.csv"]).refused(2), words);
    assert_eq!(desk.run(&["reconcile", "bank.csv", "./bank.csv"]).refused(2), words);
    let both = desk.run_with_input(&["reconcile", "-", "-"], GOOD.as_bytes());
    assert_eq!(both.refused(2), "error: only one of BANK and BOOK can be standard input\n");
}

#[test]
fn every_problem_is_counted_and_the_first_are_shown() {
    let rows: String = (0..150).map(|n| format!("2026-13-01,{n},x\n")).collect();
    let bank = format!("date,amount,description\n{rows}");
    let desk = Desk::with(&bank, "date,amount,description\n2026-03-02,x,y\n");
    let ran = desk.reconcile(&[]);
    let lines: Vec<&str> = ran.refused(3).lines().collect();
    assert!(lines[0].starts_with("error: bank.csv line 2, column \"date\""), "{ran:?}");
    assert_eq!(lines[3], "error: 147 more problems in bank.csv");
    assert!(lines[4].starts_with("error: book.csv line 2, column \"amount\""), "{ran:?}");
    let json = desk.reconcile(&["--json"]);
    let envelope: serde_json::Value = serde_json::from_str(json.refused(3)).expect("JSON");
    assert_eq!(envelope["error"]["code"], "invalid_dataset_format");
    assert_eq!(envelope["error"]["details"]["issue_count"], 151);
    let issues = envelope["error"]["details"]["issues"].as_array().expect("issues");
    assert_eq!(issues.len(), 101, "the first hundred of each file");
    assert_eq!((&issues[0]["dataset"], &issues[0]["line"]), (&"bank".into(), &2.into()));
    assert_eq!(issues[100]["dataset"], "book");
    assert!(envelope["request_id"].is_null());
}

#[test]
fn a_wrong_command_line_ends_with_2_and_in_json_where_asked() {
    let desk = Desk::with(GOOD, GOOD);
    for args in [
        &["reconcile"][..],
        &["reconcile", "bank.csv"],
        &["reconsile", "bank.csv", "book.csv"],
        &["reconcile", "bank.csv", "book.csv", "--map", "payee=X"],
        &["reconcile", "bank.csv", "book.csv", "--map", "date=A", "--map", "date=B"],
        &["reconcile", "bank.csv", "book.csv", "--date-format", "%H"],
        &["reconcile", "bank.csv", "book.csv", "--decimal", ";"],
        &["reconcile", "bank.csv", "book.csv", "--delimiter", "ab"],
        &["reconcile", "bank.csv", "book.csv", "--output", "xml"],
        &[],
    ] {
        desk.run(args).refused(2);
    }
    let json = desk.run(&["reconcile", "bank.csv", "--json"]);
    let envelope: serde_json::Value = serde_json::from_str(json.refused(2)).expect("JSON");
    assert_eq!(envelope["error"]["code"], "usage");
}

//! Wrong inputs: each is refused with the place, the value and a hint, and nothing on standard
//! output.

use std::fs;

use crate::support::Desk;

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
fn an_empty_file_is_said_to_be_empty() {
    for empty in ["", "\n\r\n", "\u{feff}"] {
        refuses(empty, "error: bank.csv: is empty\n  hint: is it the right file?\n");
    }
}

#[test]
fn a_file_without_a_header_or_with_names_of_its_own_is_read_by_what_it_holds() {
    for bank in [
        "2026-03-02,-5.00,RENT\n",
        "Buchungstag;Betrag;Zweck\n2026-03-02;-5.00;RENT\n",
        "date,sum,description\n2026-03-02,-5.00,RENT\n",
        "date,debit,credit,description\n2026-03-02,5.00,,RENT\n",
    ] {
        let ran = Desk::with(bank, GOOD).reconcile(&[]);
        assert_eq!(ran.code, Some(0), "{bank}: {ran:?}");
    }
    refuses(
        "name,note\nAda,hello\n",
        "error: bank.csv: no row has a day and an amount, and no row names columns of them\n  \
         hint: is it a statement or an export of transactions? --map bank:date=...,amount=... names the \
         columns\n",
    );
}

#[test]
fn columns_that_stand_twice_are_asked_about_by_their_places() {
    let twice = "date,amount,description,amount\n2026-03-02,-5.00,RENT,1\n";
    let ran = Desk::with(twice, GOOD).reconcile(&[]);
    let said = ran.refused(3);
    assert!(said.starts_with("error: bank.csv: which are the amounts?\n"), "{said}");
    assert!(said.contains("--map 'bank:amount=#2,sign='\n"), "{said}");
    assert!(said.contains("--map 'bank:amount=#4,sign='\n"), "{said}");
    // Of several days that of the booking counts.
    let days = "Posting Date,Value Date,Amount,Memo\n2026-03-02,2026-03-09,-5.00,RENT\n";
    assert_eq!(Desk::with(days, GOOD).reconcile(&["--days", "0"]).code, Some(0));
}

#[test]
fn a_date_must_be_a_day_written_as_stated() {
    let at = "error: bank.csv line 2, column \"date\":";
    refuses_row(
        "2025-02-29",
        "5",
        "x",
        &format!("{at} \"2025-02-29\" is not a day of the calendar (%Y-%m-%d)\n"),
    );
    refuses_row(
        "",
        "5",
        "x",
        &format!(
            "{at} \"\" is empty where a date belongs\n  hint: a total or a section title? It is no sum of the rows above it\n"
        ),
    );
    let mixed = "date,amount,description\n2026-03-02,-5,x\n2026-03-03,-5,x\n32/12/2025,-5,x\n";
    refuses(
        mixed,
        "error: bank.csv line 4, column \"date\": \"32/12/2025\" is not a date in the form %Y-%m-%d\n",
    );
}

#[test]
fn an_amount_must_be_a_plain_number() {
    for (amount, hint) in [
        ("5 ABC", "write amounts as plain signed numbers such as -1234.50, without letters"),
        ("NaN", "write amounts as plain signed numbers such as -1234.50, without letters"),
        ("inf", "write amounts as plain signed numbers such as -1234.50, without letters"),
        (
            "1e400",
            "a spreadsheet wrote this in scientific notation and may have lost digits; \
             format the column as a number with 2 decimals",
        ),
        ("--5", "write amounts as plain signed numbers such as -1234.50"),
    ] {
        let value = amount.trim_matches('"');
        refuses(
            format!(
                "date,amount,description\n{}2026-03-02,{amount},x\n",
                "2026-03-02,-5,x\n".repeat(9)
            ),
            &format!(
                "error: bank.csv line 11, column \"amount\": \"{value}\" is not a number\n  hint: {hint}\n"
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
fn a_description_has_at_most_10000_characters() {
    refuses_row(
        "2026-03-02",
        "5",
        &"x".repeat(10_001),
        &format!(
            "error: bank.csv line 2, column \"description\": \"{}…\" is longer than 10000 characters\n",
            "x".repeat(60)
        ),
    );
    let desk =
        Desk::with(&format!("date,amount,description\n2026-03-02,5,{}\n", "é".repeat(500)), GOOD);
    assert_eq!(desk.reconcile(&[]).code, Some(1), "500 characters are fine, whatever their bytes");
}

#[test]
fn bytes_that_no_csv_file_has_are_refused() {
    refuses(
        b"date,amount,description\n2026-03-02,5,a\0b\n",
        "error: bank.csv line 2: a NUL byte, which no text has\n  \
         hint: export the file again, or save it as UTF-8\n",
    );
    // Another encoding is read, and said.
    let latin = b"date,amount,description\n2026-03-02,-5.00,Caf\xe9\n";
    let ran = Desk::new().file("bank.csv", latin).file("book.csv", GOOD).reconcile(&[]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert!(ran.stderr.contains("read as Windows-1252: it is not UTF-8"), "{ran:?}");
    refuses(
        b"PK\x03\x04rest",
        "error: bank.csv: this is a zip archive or workbook that is cut or damaged, not a statement\n  \
         hint: download or export it again\n",
    );
}

#[test]
fn a_file_without_an_end_is_refused() {
    let desk = Desk::with(GOOD, GOOD);
    let file = fs::File::create(desk.path("bank.csv")).expect("a file");
    file.set_len(2 << 30).expect("a sparse file of 2 GiB");
    assert!(
        desk.reconcile(&[]).refused(3).contains("cannot read bank.csv: it is larger than 1 GiB")
    );
}

#[test]
fn a_row_whose_cells_have_shifted_is_refused() {
    refuses(
        "date,amount,description\n2026-03-02,5,Smith, John\n",
        "error: bank.csv line 2: the row has 4 fields where the header has 3\n  \
         hint: a cell that contains the delimiter, such as an amount with a decimal comma, must be \
         quoted\n",
    );
    refuses(
        "date,amount,description\n2026-03-02,5\n",
        "error: bank.csv line 2: the row has 2 fields where the header has 3\n  \
         hint: a text that contains a line break must be quoted; a total or a title is to be taken out\n",
    );
    refuses(
        "date,amount,description\n2026-03-02,5,\"open\n2026-03-03,6,x\n",
        "error: bank.csv line 2: a quoted field that starts in this row is never closed\n  \
         hint: a quote inside a quoted field is written twice (\"\"); is the delimiter right? (--delimiter)\n",
    );
}

#[test]
fn every_problem_is_counted_and_the_first_are_shown_each_with_its_hint() {
    let good = "2026-03-02,-1,x\n".repeat(450);
    let rows: String = (0..150).map(|n| format!("2026-03-02,{n} bananas,x\n")).collect();
    let bank = format!("date,amount,description\n{rows}{good}");
    let book = format!("date,amount,description\n2026-03-02,x,y\n{good}");
    let desk = Desk::with(&bank, &book);
    let ran = desk.reconcile(&[]);
    let lines: Vec<&str> = ran.refused(3).lines().collect();
    assert!(lines[0].starts_with("error: bank.csv line 2, column \"amount\""), "{ran:?}");
    assert!(lines[1].starts_with("  hint: write amounts as plain signed numbers"), "{ran:?}");
    assert!(lines[2].starts_with("error: bank.csv line 3") && lines[3].starts_with("error: bank"));
    assert_eq!(lines[4], "error: 147 more problems in bank.csv");
    assert!(lines[5].starts_with("error: book.csv line 2, column \"amount\""), "{ran:?}");
    let json = desk.reconcile(&["--json"]);
    let envelope: serde_json::Value = serde_json::from_str(json.refused(3)).expect("JSON");
    assert_eq!(envelope["error"]["code"], "invalid_dataset_format");
    let message = envelope["error"]["message"].as_str().expect("a message");
    assert!(message.starts_with("bank.csv line 2, column") && !message.contains('\n'), "{message}");
    assert_eq!(envelope["error"]["details"]["issue_count"], 151);
    let issues = envelope["error"]["details"]["issues"].as_array().expect("issues");
    assert_eq!(issues.len(), 101, "the first hundred of each file");
    assert_eq!((&issues[0]["dataset"], &issues[0]["line"]), (&"bank".into(), &2.into()));
    assert_eq!(issues[100]["dataset"], "book");
    assert!(envelope["request_id"].is_null());
}

#[test]
fn a_row_of_data_above_the_header_is_never_skipped() {
    refuses(
        "Statement,of,March\n2026-03-01,99.00,LOST\ndate,amount,description\n2026-03-02,5,x\n",
        "error: bank.csv line 2: a row of data stands above the header, which is on line 3\n  \
         hint: move the header to the top of the file\n",
    );
}

#[test]
fn a_year_of_two_digits_is_not_the_year_26() {
    let desk = Desk::with("date,amount,description\n02/03/26,5,x\n", GOOD);
    let ran = desk.reconcile(&["--date-format", "bank:%d/%m/%Y"]);
    assert!(ran.refused(3).contains("hint: it is written %d/%m/%y"), "{ran:?}");
}

#[test]
fn a_pattern_for_both_files_that_fits_one_says_so() {
    let desk = Desk::with("date,amount,description\n02/03/2026,5,x\n", GOOD);
    let ran = desk.reconcile(&["--date-format", "%d/%m/%Y"]);
    assert!(
        ran.refused(3).contains("book.csv line 2, column \"date\": \"2026-03-02\" is not a date in the form %d/%m/%Y\n  hint: it is written %Y-%m-%d"),
        "{ran:?}"
    );
}

#[test]
fn amounts_that_cannot_be_added_or_read_for_sure_are_refused() {
    let head = "date,amount,description\n";
    let ran = Desk::with(&format!("{head}2026-03-02,£5,x\n2026-03-02,€5,x\n"), GOOD).reconcile(&[]);
    assert!(ran.refused(3).contains("\"€5\" is in €, and other amounts are in £"), "{ran:?}");
    let ran = Desk::with("date;amount;description\n2026-03-02;-1.234;x\n", GOOD).reconcile(&[]);
    let said = ran.refused(3);
    assert!(said.contains("is it a decimal mark or a mark between thousands?"), "{said}");
    assert!(
        said.contains("--decimal bank:point") && said.contains("--decimal bank:comma"),
        "{said}"
    );
}

#[test]
fn two_stray_quotes_cannot_swallow_the_rows_between_them() {
    refuses(
        "date,amount,description\n2026-01-01,5,\"A\n2026-01-02,6,B\n2026-01-04,8,\"D\n",
        "error: bank.csv line 2: text follows a closing quote in this row\n  \
         hint: a quote inside a quoted field is written twice (\"\"); \
         a field that starts with a quote is quoted\n",
    );
}

#[test]
fn a_cell_too_many_is_refused_even_when_the_last_is_empty() {
    let bank = "date,amount,description\n2026-01-01,1,234.50,\n";
    let ran = Desk::with(bank, GOOD).reconcile(&[]);
    // No answer would lead to rows, so nothing is asked.
    let said = ran.refused(3);
    assert!(said.contains("line 2: the row has 4 fields where the header has 3"), "{ran:?}");
    assert!(said.contains("must be quoted"), "{ran:?}");
}

#[test]
fn a_named_column_is_never_guessed_at() {
    let desk = Desk::with("date,Amount (GBP),description\n2026-01-01,5,A\n", GOOD);
    let ran = desk.reconcile(&["--map", "bank:amount=Amount (EUR)"]);
    assert!(
        ran.refused(3).contains("line 1: no column is called \"Amount (EUR)\" (amount=)"),
        "{ran:?}"
    );
    assert_eq!(desk.reconcile(&["--map", "bank:amount=amount  (gbp)"]).code, Some(1));
}

#[test]
fn a_quoted_field_that_swallows_rows_is_refused() {
    refuses(
        "date,amount,description\n2026-01-05,5,\"Pipe\n2026-01-06,6,Bolts\n2026-01-07,7,Rod 2\"\n",
        "error: bank.csv line 2: a quoted field of this row holds what looks like further rows\n  \
         hint: remove the stray quote that opens it\n",
    );
}

#[test]
fn files_in_two_currencies_are_not_reconciled() {
    let of = |sign: &str| format!("date,amount,description\n2026-03-02,-{sign}5,x\n");
    let ran = Desk::with(&of("€"), &of("$")).reconcile(&[]);
    assert!(ran.refused(3).starts_with("error: bank.csv is in €, book.csv in $"), "{ran:?}");
    assert_eq!(Desk::with(&of("€"), &of("")).reconcile(&[]).code, Some(0));
}

#[test]
fn hints_about_dates_and_delimiters_fit_what_is_there() {
    let head = "date,amount,description\n";
    let hint = |bank: String, args: &[&str]| Desk::with(&bank, GOOD).reconcile(args).stderr;
    let pattern = ["--date-format", "bank:%d/%m/%Y"];
    assert!(
        hint(format!("{head}31/02/2026,5,x\n"), &pattern)
            .contains("\"31/02/2026\" is not a day of the calendar (%d/%m/%Y)\n")
    );
    // What separates the fields is found, whatever it is.
    assert!(hint("date|amount|description\n".to_owned(), &[]).contains("bank.csv has no rows"));
}

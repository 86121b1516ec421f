//! Files that a careless reader would add up wrongly: signs in a column, currencies, cut amounts, rows
//! above the header.

use std::fmt::Write as _;

use crate::support::{Desk, Ran};

const NOTHING: &str = "date,amount,description\n";

fn run(bank: &str, args: &[&str]) -> Ran {
    Desk::with(bank, NOTHING).reconcile(&[&["--output", "csv"], args].concat())
}

/// The amounts of a statement, as they are read.
#[track_caller]
fn amounts(bank: &str, args: &[&str]) -> Vec<String> {
    let ran = run(bank, args);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let lines = ran.stdout.lines().skip(1);
    lines.filter_map(|line| line.split(',').nth(4)).map(str::to_owned).collect()
}

/// What is noted of a statement.
fn notes(bank: &str, args: &[&str]) -> String {
    run(bank, args).stderr.replace("note: book.csv has no rows\n", "")
}

/// A statement with such a column, from an amount and a cell for each day.
fn with(header: &str, rows: &[(&str, &str)]) -> String {
    let mut file = format!("date,amount,description,{header}\n");
    for (day, (amount, cell)) in (1..).zip(rows) {
        writeln!(file, "2026-01-{day:02},{amount},x,{cell}").expect("a text takes all");
    }
    file
}

/// It is refused, with all of these words.
#[track_caller]
fn refuses(bank: &str, args: &[&str], words: &[&str]) {
    let ran = run(bank, args);
    let said = ran.refused(3);
    assert!(words.iter().all(|words| said.contains(words)), "{words:?} {said}");
}

#[test]
fn one_negative_amount_does_not_switch_a_column_of_debits_off() {
    let rows = [("5.00", "D"), ("7.00", "C"), ("-9.00", "D")];
    for header in ["D/C", "x"] {
        let said = format!("some amounts are negative, but not as {header} says");
        let by_word = format!("--map bank:amount=amount,sign={header},out_is=d\n");
        let as_they_stand = "--map bank:amount=amount,sign=\n";
        refuses(&with(header, &rows), &[], &[&said, &by_word, as_they_stand]);
    }
    // A minus takes back what the word says.
    let reversed = ["-5.00", "7.00", "9.00"];
    assert_eq!(amounts(&with("D/C", &rows), &["--map", "bank:sign=D/C"]), reversed);
    assert_eq!(amounts(&with("D/C", &rows), &["--map", "bank:sign="]), ["5.00", "7.00", "-9.00"]);
}

#[test]
fn signs_that_agree_with_the_column_beside_them_are_the_signs() {
    for (rows, read) in [
        ([("-5.00", "D"), ("7.00", "C"), ("-9.00", "D")], ["-5.00", "7.00", "-9.00"]),
        ([("-5.00", "D"), ("7.00", "Fee"), ("-9.00", "")], ["-5.00", "7.00", "-9.00"]),
    ] {
        assert_eq!(amounts(&with("D/C", &rows), &[]), read, "{rows:?}");
        // They do not turn each other where the column is named.
        if rows[1].1 == "C" {
            assert_eq!(amounts(&with("D/C", &rows), &["--map", "bank:sign=D/C"]), read);
        }
    }
    // Signs that say the opposite throughout are turned, and that is said.
    let reversed = with("D/C", &[("5.00", "D"), ("-7.00", "C")]);
    assert_eq!(amounts(&reversed, &[]), ["-5.00", "7.00"]);
    assert!(notes(&reversed, &[]).contains("are the opposite of what D/C says"));
    assert_eq!(amounts(&reversed, &["--map", "bank:sign=D/C"]), ["-5.00", "7.00"]);
    // Codes of kinds of payments, and of VAT, are no signs.
    let kinds =
        [("-5.00", "DEB"), ("7.00", "FPI"), ("-9.00", "SO"), ("3.00", "DEB"), ("1.00", "BGC")];
    assert_eq!(amounts(&with("Type", &kinds), &[]), ["-5.00", "7.00", "-9.00", "3.00", "1.00"]);
    assert_eq!(amounts(&with("VAT", &[("-5.00", "S"), ("7.00", "S")]), &[]), ["-5.00", "7.00"]);
}

#[test]
fn a_cell_that_says_neither_is_asked_about_and_never_passed_over() {
    for (header, cells, line) in [
        ("x", ["DR", "CR", ""], "\"\" on line 4 is neither"),
        ("x", ["", "DR", "DR"], "\"\" on line 2 is neither"),
        ("Type", ["Debit", "Debit", "Fee"], "\"Fee\" on line 4 is neither"),
        ("Dr/Cr", ["DR", "DR", ""], "\"\" on line 4 is neither"),
        ("type", ["DD", "CR", "CR"], "\"DD\" on line 2 is neither"),
        ("x", ["D", "C", "?"], "\"?\" on line 4 is neither"),
    ] {
        let rows = cells.map(|cell| ("5.00", cell));
        let right = " --map bank:amount=amount,sign=\n";
        refuses(&with(header, &rows), &[], &[line, right]);
        assert_eq!(amounts(&with(header, &rows), &["--map", "bank:sign="]), ["5.00"; 3]);
    }
    let both = with("Type,Direction", &[("5", "Debit,out"), ("7", ",in"), ("9", "Fee,out")]);
    assert_eq!(amounts(&both, &[]), ["-5.00", "7.00", "-9.00"]);
    let all = with("x", &[("5", "DR"), ("7", "DR")]);
    assert_eq!(amounts(&all, &[]), ["-5.00", "-7.00"]);
}

#[test]
fn the_words_and_marks_of_other_banks_are_read() {
    for (header, out, into) in [
        ("Sign", "-", "+"),
        ("+/-", "-", "+"),
        ("Type", "Withdrawal", "Deposit"),
        ("Type", "Money out", "Money in"),
        ("Direction", "OUT", "IN"),
        ("Soll/Haben", "S", "H"),
        ("Af Bij", "Af", "Bij"),
        ("x", "DEB", "CRED"),
        ("x", "Debet", "Kredit"),
        ("Sens", "DÉBIT", "Crédit"),
    ] {
        let bank = with(header, &[("5.00", out), ("7.00", into)]);
        assert_eq!(amounts(&bank, &[]), ["-5.00", "7.00"], "{header} {out}");
    }
    let book = with("Type", &[("5.00", "Withdrawal"), ("7.00", "Deposit")]);
    let ran = Desk::with("date,amount,description\n2026-01-01,-5,A\n2026-01-02,7,B\n", &book);
    let ran = ran.reconcile(&[]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

#[test]
fn a_statement_on_which_nothing_is_money_out_is_noted() {
    let rows = [("5.00", "12"); 6];
    for count in [1, 2, 6] {
        let said =
            if count == 1 { "its row is".to_owned() } else { format!("all {count} rows are") };
        let said = format!("note: bank.csv: no amount is negative, so {said} read as money in\n");
        assert_eq!(notes(&with("Number", &rows[..count]), &[]), said);
    }
    let signed =
        [("5.00", "12"), ("5.00", "12"), ("5", "12"), ("5", "12"), ("-5", "12"), ("5", "12")];
    for (rows, args) in [(&rows[..], &["--map", "bank:sign="][..]), (&signed, &[])] {
        assert_eq!(notes(&with("Number", rows), args), "", "{rows:?}");
    }
    let receipts = with("Number", &rows);
    let ran = Desk::with("date,amount,description\n2026-01-01,-5,x\n", &receipts).reconcile(&[]);
    assert_eq!(
        ran.stderr.lines().filter(|line| line.starts_with("note: book.csv")).count(),
        1,
        "{ran:?}"
    );
}

#[test]
fn two_currencies_are_never_added_whatever_the_column_is_called() {
    let asks = |bank: &str| {
        let ran = run(bank, &[]);
        let said = ran.refused(3);
        let is_asked = said.contains("which currency is wanted?");
        assert!(is_asked || said.contains("is another currency than"), "{bank}: {said}");
    };
    let names = ["Currency (ISO)", "*Currency", "Currency:", "Cur", "Account Ccy", "Währung"];
    for header in names.iter().chain(&["Waehrung", "Devise", "CURRENCY_CODE"]) {
        asks(&with(header, &[("-5", "GBP"), ("7", "EUR")]));
    }
    for header in ["Currency Code,Ccy", "Currency,Currency"] {
        asks(&with(header, &[("-5", "GBP,GBP"), ("7", "EUR,EUR")]));
    }
    for cells in [["EUR", "Sterling"], ["Sterling", "Dollar"], ["USD", "CAD"], ["Kronor", "Franc"]]
    {
        asks(&with("Currency", &[("-5", cells[0]), ("7", cells[1])]));
    }
    let signs = with("Currency", &[("-5", "Pound"), ("£7", ""), ("€9", "")]);
    refuses(&signs, &[], &["line 4, column \"amount\": \"€9\" is in €, and other amounts are in "]);
    let abroad = with("Original currency", &[("5", "GBP"), ("-7", "EUR")]);
    assert_eq!(amounts(&abroad, &[]), ["5.00", "-7.00"], "what was paid in abroad");
    let stated = with("Currency", &[("5", "GBP"), ("-7", "EUR")]);
    assert_eq!(amounts(&stated, &["--map", "bank:currency="]), ["5.00", "-7.00"]);
    assert_eq!(amounts(&stated, &["--account", "bank:EUR"]), ["-7.00"]);
}

#[test]
fn two_files_of_two_currencies_are_refused_however_they_write_them() {
    let of_header = |name: &str| format!("date,{name},description\n2026-01-01,-5,x\n");
    let of_column = |name| with("currency", &[("-5", name)]);
    for (bank, book) in [
        (of_header("Amount (eur)"), of_header("Amount (GBP)")),
        (of_header("Amount (Euro)"), of_header("Amount (GBP)")),
        (of_column("Sterling"), of_column("Euro")),
        (of_column("Sterling"), of_header("Amount €")),
    ] {
        let ran = Desk::with(&bank, &book).reconcile(&[]);
        assert!(ran.refused(3).contains("reconcile one currency at a time"), "{bank} {book}");
    }
    let ran = Desk::with(&of_column("Sterling"), &of_header("Amount (GBP)")).reconcile(&[]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

#[test]
fn an_amount_that_its_decimal_comma_cut_in_two_is_refused() {
    let rows = "2026-01-01,x,12,50\n2026-01-02,y,-7,25\n";
    let said = ["is \"12,50\" on line 2 one amount?", "export with amounts in quotes"];
    refuses(&format!("Date,Description,Amount,Code\n{rows}"), &[], &said);
    let some = "2026-01-01,x,12,50\n2026-01-02,y,-7.25\n";
    let said = ["line 2: the row has 4 fields where the header has 3", "must be quoted"];
    for rows in [rows, some] {
        refuses(&format!("Date,Description,Amount\n{rows}"), &[], &said);
    }
    let said = ["line 2: digits stand behind the amount", "\"12,50\" may be one amount"];
    for rows in [rows, some] {
        refuses(&format!("Date,Description,Amount,\n{rows}"), &[], &said);
    }
    let trailing = "Date,Description,Amount\n2026-01-01,x,12,\n2026-01-02,y,-7,\n";
    assert_eq!(amounts(trailing, &[]), ["12.00", "-7.00"], "every row ends with a delimiter");
    let said = ["line 2: the row has 4 fields where the header has 3", "must be quoted"];
    refuses("Date,Amount,Text\n2026-01-01,-1,234.50,\n", &[], &said);
}

#[test]
fn a_row_above_the_header_in_another_form_is_refused_or_noted() {
    for row in ["01/02/2026,5.00,x", "2026-01-01,\"1,234.00\",x", "2026-01-01,x,5.00"] {
        let bank = format!("{row}\ndate,amount,description\n2026-01-02,6.00,y\n");
        refuses(&bank, &[], &["line 1: a row of data stands above the header, which is on line 2"]);
    }
    // A title above it is none.
    let title = "Opening balance,,01/01/2026,100.00\ndate,amount,description\n2026-01-02,-6.00,y\n";
    assert_eq!(amounts(title, &[]), ["-6.00"]);
}

#[test]
fn fees_are_asked_about_and_rows_that_never_came_to_be_are_left_out_and_counted() {
    let bank = "Date,Description,Amount,Fee,State\n2026-01-05,Shop,-10.00,0.50,COMPLETED\n\
                2026-01-05,Hotel,-50.00,0.00,REVERTED\n";
    assert!(run(bank, &[]).refused(3).contains("is Fee in the amounts already?"), "{bank}");
    let in_them = ["--map", "bank:amount=Amount"];
    let ran = run(bank, &in_them);
    assert!(ran.stderr.contains("Fee has an amount on 1 row that is not taken off"), "{ran:?}");
    assert!(ran.stderr.contains("left out 1 reverted"), "{ran:?}");
    assert_eq!(amounts(bank, &in_them), ["-10.00"]);
    assert_eq!(amounts(bank, &["--map", "bank:amount=Amount,fee=Fee"]), ["-10.50"]);
}

#[test]
fn a_year_that_no_books_are_of_is_refused() {
    let bank = "date,amount,description\n0026-11-04,5,x\n";
    refuses(bank, &[], &["\"0026-11-04\" is not of the years 1900 to 2199"]);
}

#[test]
fn a_file_of_nothing_but_titles_is_no_statement_without_rows() {
    let bank = format!("date,amount,description\n{}", "y\n".repeat(10_100));
    refuses(&bank, &[], &["line 2, column \"date\": \"y\" is not a date", "10097 more problems"]);
}

#[test]
fn tieout_code_reads_signs_and_notes_the_same() {
    let desk = |txns: &str| {
        let desk = Desk::new().file("txns.csv", txns);
        let desk = desk.file("chart.csv", "code,name,type\n400,Costs,EXPENSE\n");
        desk.run(&["code", "txns.csv", "chart.csv", "--output", "jsonl"])
    };
    let mixed = desk(&with("D/C", &[("5.00", "D"), ("7.00", "C"), ("-9.00", "D")]));
    assert!(mixed.refused(3).contains("--map txns:amount=amount,sign=D/C,out_is=d"), "{mixed:?}");
    let out = desk(&with("Type", &[("5.00", "Withdrawal"), ("7.00", "Deposit")]));
    assert!(out.stdout.contains("-5.0") || out.stdout.contains(":-5,"), "{out:?}");
    let positive = desk(&with("Fee", &[("5.00", "1.00"); 6]));
    assert!(positive.refused(3).contains("is Fee in the amounts already?"), "{positive:?}");
}

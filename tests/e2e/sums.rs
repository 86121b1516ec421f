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
    let mut file = format!("date,amount,{header},description\n");
    for (day, (amount, cell)) in (1..).zip(rows) {
        writeln!(file, "2026-01-{day:02},{amount},{cell},x").expect("a text takes all");
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
    let said =
        ["line 4: some amounts are negative, but not as", "--map bank:sign=D/C", "bank:sign=\n"];
    refuses(&with("D/C", &rows), &[], &said);
    refuses(&with("x", &rows), &[], &["line 4", "\"x\"", "--map bank:sign=x"]);
    refuses(
        &with("Type", &[("-5.00", ""), ("5.00", "Debit"), ("7.00", "Credit")]),
        &[],
        &["line 4"],
    );
    let reversed = ["-5.00", "7.00", "9.00"];
    assert_eq!(amounts(&with("D/C", &rows), &["--map", "bank:sign=D/C"]), reversed);
    let note = "\"D/C\" gives the amounts their signs: a debit is money out, a credit money in, and an \
                amount with a minus takes it back";
    assert!(run(&with("D/C", &rows), &["--map", "bank:sign=D/C"]).stderr.contains(note));
    assert_eq!(amounts(&with("D/C", &rows), &["--map", "bank:sign="]), ["5.00", "7.00", "-9.00"]);
}

#[test]
fn signs_that_agree_with_the_column_beside_them_are_the_signs() {
    for (rows, read) in [
        ([("-5.00", "D"), ("7.00", "C"), ("-9.00", "D")], ["-5.00", "7.00", "-9.00"]),
        ([("5.00", "D"), ("-7.00", "C"), ("0.00", "D")], ["5.00", "-7.00", "0.00"]),
        ([("-5.00", "D"), ("7.00", "Fee"), ("-9.00", "")], ["-5.00", "7.00", "-9.00"]),
    ] {
        assert_eq!(amounts(&with("D/C", &rows), &[]), read, "{rows:?}");
        if rows[1].1 == "C" {
            let said = ["is negative where --map gives the amounts their signs", "leave sign= out"];
            refuses(&with("D/C", &rows), &["--map", "bank:sign=D/C"], &said);
        }
    }
    // Codes of kinds of payments, and of VAT, are no signs.
    let kinds =
        [("-5.00", "DEB"), ("7.00", "FPI"), ("-9.00", "SO"), ("3.00", "DEB"), ("1.00", "BGC")];
    assert_eq!(amounts(&with("Type", &kinds), &[]), ["-5.00", "7.00", "-9.00", "3.00", "1.00"]);
    assert_eq!(amounts(&with("VAT", &[("-5.00", "S"), ("7.00", "S")]), &[]), ["-5.00", "7.00"]);
}

#[test]
fn a_cell_that_says_neither_is_refused_and_never_passed_over() {
    for (header, cells, line) in [
        ("x", ["DR", "CR", ""], "line 4, column \"x\": \"\" says neither"),
        ("x", ["", "DR", "DR"], "line 2, column \"x\": \"\" says neither"),
        ("Type", ["Debit", "Debit", "Fee"], "line 4, column \"Type\": \"Fee\" says neither"),
        ("Dr/Cr", ["DR", "DR", ""], "line 4, column \"Dr/Cr\": \"\" says neither"),
        ("type", ["DD", "CR", "CR"], "line 2, column \"type\": \"DD\" says neither"),
        ("x", ["D", "C", "?"], "line 4, column \"x\": \"?\" says neither"),
    ] {
        let rows = cells.map(|cell| ("5.00", cell));
        let right = "where they are right as they stand: --map bank:sign=\n";
        refuses(&with(header, &rows), &[], &[line, right]);
        assert_eq!(amounts(&with(header, &rows), &["--map", "bank:sign="]), ["5.00"; 3]);
    }
    let two = with("Type,Direction", &[("5", "Debit,x"), ("7", "Credit,x"), ("9", ",x")]);
    refuses(&two, &[], &["line 4, column \"Type\": \"\" says neither"]);
    let both = with("Type,Direction", &[("5", "Debit,out"), ("7", ",in"), ("9", "Fee,out")]);
    assert_eq!(amounts(&both, &[]), ["-5.00", "7.00", "-9.00"]);
    let all = with("x", &[("5", "DR"), ("7", "DR")]);
    assert_eq!(amounts(&all, &[]), ["-5.00", "-7.00"]);
    // An amount of nothing needs no sign.
    let nothing = with("x", &[("5", "DR"), ("0", "")]);
    assert_eq!(amounts(&nothing, &[]), ["-5.00", "0.00"]);
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
    assert!(ran.stderr.contains("what goes out is money out, what comes in money in"), "{ran:?}");
}

#[test]
fn a_statement_on_which_nothing_is_money_out_is_noted() {
    let rows = [("5.00", "12"); 6];
    for count in [1, 2, 6] {
        let said =
            if count == 1 { "its row is".to_owned() } else { format!("all {count} rows are") };
        let said = format!(
            "note: bank.csv: no amount is negative, so {said} read as money in (if that is right: --map \
             bank:sign=)\n"
        );
        assert_eq!(notes(&with("Number", &rows[..count]), &[]), said);
    }
    let signed =
        [("5.00", "12"), ("5.00", "12"), ("5", "12"), ("5", "12"), ("-5", "12"), ("5", "12")];
    for (rows, args) in [(&rows[..], &["--map", "bank:sign="][..]), (&signed, &[])] {
        assert_eq!(notes(&with("Number", rows), args), "", "{rows:?}");
    }
    let receipts = with("Number", &rows);
    let ran = Desk::with("date,amount,description\n2026-01-01,-5,x\n", &receipts).reconcile(&[]);
    assert_eq!(ran.stderr.lines().filter(|line| line.contains("book.csv")).count(), 1, "{ran:?}");
}

#[test]
fn two_currencies_are_refused_whatever_the_column_is_called() {
    let names =
        ["Currency (ISO)", "*Currency", "Currency:", "Cur", "Source Currency", "Account Ccy"];
    for header in names.iter().chain(&["Währung", "Waehrung", "Devise", "CURRENCY_CODE"]) {
        refuses(
            &with(header, &[("5", "GBP"), ("7", "EUR")]),
            &[],
            &["line 3", "\"EUR\" is another"],
        );
    }
    for header in ["Currency Code,Ccy", "Currency,Currency"] {
        refuses(&with(header, &[("5", "GBP,GBP"), ("7", "EUR,EUR")]), &[], &["line 3", "another"]);
    }
    for cells in [["EUR", "Sterling"], ["Sterling", "Dollar"], ["USD", "CAD"], ["Kronor", "Franc"]]
    {
        refuses(
            &with("Currency", &[("5", cells[0]), ("7", cells[1])]),
            &[],
            &["line 3", "another"],
        );
    }
    for cells in [["USD", "CAD"], ["GBP", "EUR"]] {
        let bank = with("Currency", &[("5", cells[0]), ("7", cells[1])]);
        refuses(&bank.replace("amount", "Amount ($)"), &[], &["is another currency than"]);
    }
    let signs = with("Currency", &[("5", "Pound"), ("£7", ""), ("€9", "")]);
    refuses(&signs, &[], &["line 4, column \"amount\": \"€9\" is in €, and above it £"]);
    let abroad = with("Original currency", &[("5", "GBP"), ("-7", "EUR")]);
    assert_eq!(amounts(&abroad, &[]), ["5.00", "-7.00"], "what was paid in abroad");
    let stated = with("Currency", &[("5", "GBP"), ("-7", "EUR")]);
    assert_eq!(amounts(&stated, &["--map", "bank:currency="]), ["5.00", "-7.00"]);
}

#[test]
fn two_files_of_two_currencies_are_refused_however_they_write_them() {
    let of_header = |name: &str| format!("date,{name},description\n2026-01-01,5,x\n");
    let of_column = |name| with("currency", &[("5", name)]);
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
    let hint = ["the row has 4 fields where the header has 3", "an amount with a decimal comma"];
    refuses(&format!("Date,Description,Amount\n{rows}"), &[], &hint);
    let said = ["line 2: digits stand behind the amount", "\"12,50\" may be one amount"];
    refuses(&format!("Date,Description,Amount,\n{rows}"), &[], &said);
    let trailing = "Date,Description,Amount\n2026-01-01,x,12,\n2026-01-02,y,-7,\n";
    assert_eq!(amounts(trailing, &[]), ["12.00", "-7.00"], "every row ends with a delimiter");
    let hint = ["where every row ends with a delimiter, the header line must too"];
    refuses(&trailing.replace("-7,", "-7"), &[], &["the row has 3 fields where the others have 4"]);
    refuses("Date,Amount,Text\n2026-01-01,1,234.50,\n", &[], &hint);
    assert_eq!(amounts("Date,Description,Amount,\n2026-01-01,x,12,\n", &[]), ["12.00"]);
}

#[test]
fn a_row_above_the_header_in_another_form_is_refused_or_noted() {
    for row in ["01/02/2026,5.00,x", "2026-01-01,\"1,234.00\",x", "2026-01-01,x,5.00"] {
        let bank = format!("{row}\ndate,amount,description\n2026-01-02,6.00,y\n");
        refuses(&bank, &[], &["line 1: a row of data stands above the header, which is on line 2"]);
    }
    let title = "Opening balance,,01/01/2026,100.00\ndate,amount,description\n2026-01-02,-6.00,y\n";
    let note = "note: bank.csv: line 1 has a date and an amount, and is not read: it stands above the \
                header, which is on line 2\n";
    assert_eq!(notes(title, &[]), note);
}

#[test]
fn fees_and_rows_that_never_came_to_be_are_noted() {
    let bank = "Date,Description,Amount,Fee,State\n2026-01-05,Shop,-10.00,0.50,COMPLETED\n\
                2026-01-05,Hotel,-50.00,0.00,REVERTED\n";
    let ran = run(bank, &[]);
    let fee = "column \"Fee\" has amounts on 1 row that are not read (the first on line 2)";
    assert!(ran.stderr.contains(fee), "{ran:?}");
    let state = "column \"State\" says \"REVERTED\" or the like on 1 row (the first on line 3)";
    assert!(ran.stderr.contains(state), "{ran:?}");
    assert_eq!(amounts(bank, &[]), ["-10.00", "-50.00"]);
}

#[test]
fn a_year_that_no_books_are_of_is_refused() {
    let bank = "date,amount,description\n0026-11-04,5,x\n";
    refuses(bank, &[], &["\"0026-11-04\" is not of the years 1900 to 2199"]);
}

#[test]
fn a_file_of_nothing_but_faults_is_not_read_to_its_end() {
    let bank = format!("date,amount,description\n{}", "y\n".repeat(10_100));
    refuses(&bank, &[], &["error: 9997 more problems in bank.csv, which was read no further"]);
}

#[test]
fn tieout_code_reads_signs_and_notes_the_same() {
    let desk = |txns: &str| {
        let desk = Desk::new().file("txns.csv", txns);
        let desk = desk.file("chart.csv", "code,name,type\n400,Costs,EXPENSE\n");
        desk.run(&["code", "txns.csv", "chart.csv", "--output", "jsonl"])
    };
    let mixed = desk(&with("D/C", &[("5.00", "D"), ("7.00", "C"), ("-9.00", "D")]));
    assert!(mixed.refused(3).contains("--map txns:sign=D/C"), "{mixed:?}");
    let out = desk(&with("Type", &[("5.00", "Withdrawal"), ("7.00", "Deposit")]));
    assert!(out.stdout.contains("-5.0") || out.stdout.contains(":-5,"), "{out:?}");
    let positive = desk(&with("Fee", &[("5.00", "1.00"); 6]));
    let said =
        ["txns.csv: no amount is negative", "--map txns:sign=)", "column \"Fee\" has amounts"];
    assert!(said.iter().all(|said| positive.stderr.contains(said)), "{positive:?}");
}

//! A file is read without a word only where its signs are sure.

use super::support::{Desk, Ran};

const NOTHING: &str = "date,amount,description\n";

pub(crate) fn run(file: &str, is_bank: bool, args: &[&str]) -> Ran {
    let (bank, book) = if is_bank { (file, NOTHING) } else { (NOTHING, file) };
    Desk::with(bank, book).reconcile(&[&["--output", "csv"], args].concat())
}

/// What is said of a file, those aside that has no rows.
pub(crate) fn said(ran: &Ran) -> String {
    let lines = ran.stderr.lines().filter(|line| !line.contains(" has no rows"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The amounts as they are read.
pub(crate) fn amounts(ran: &Ran) -> Vec<&str> {
    ran.stdout.lines().skip(1).filter_map(|line| line.split(',').nth(4)).collect()
}

pub(crate) fn with(header: &str, rows: &[(&str, &str)]) -> String {
    let rows = rows
        .iter()
        .zip(1..)
        .map(|((amount, cell), day)| format!("2026-01-{day:02},{amount},shop,{cell}\n"));
    format!("date,amount,description,{header}\n{}", rows.collect::<String>())
}

#[test]
fn a_column_that_may_say_it_is_asked_about_and_read_as_the_user_says() {
    let rows = [("5.00", "Ausgabe X"), ("7.00", "Einnahme Y"), ("-2.00", "ausgabe x")];
    let file = with("Type", &rows[..2]);
    let ran = run(&file, false, &[]);
    let refused = ran.refused(3);
    assert!(refused.contains("which way does money go?"), "{refused}");
    let stated = "book:amount=amount,sign=Type,out_is=ausgabe x";
    assert!(refused.contains(&format!("--map '{stated}'")), "{refused}");
    let ran = run(&with("Type", &rows), false, &["--map", "book:sign=Type,out_is=Ausgabe X"]);
    assert_eq!(amounts(&ran), ["-5.00", "7.00", "2.00"], "{ran:?}");
    let ran = run(&file, false, &["--map", "book:amount=amount,sign="]);
    assert_eq!((amounts(&ran), said(&ran)), (vec!["5.00", "7.00"], String::new()));
    let ran = run(&file, false, &["--map", "book:sign=Type,out_is=Ausgabe"]);
    assert!(ran.refused(3).contains("no row says Ausgabe in column \"Type\""), "{ran:?}");
}

#[test]
fn amounts_none_of_which_is_negative_are_noted() {
    let short = "note: bank.csv: no amount is negative, so all 2 rows are read as money in";
    let ran = run("date,amount,description\n2026-01-01,5,a\n2026-01-02,6,b\n", true, &[]);
    assert_eq!(said(&ran), short);
    let both = with("Type", &[("5", "Card"), ("-6", "Card"), ("-7", "Transfer")]);
    assert_eq!(said(&run(&both, true, &[])), "", "signs of both kinds");
}

#[test]
fn an_amount_beside_filled_columns_of_money_in_and_out_is_not_read_against_them() {
    let file = |head: &str, rows: [&str; 2]| {
        let rows = rows.iter().zip(1..).map(|(row, day)| format!("2026-01-0{day},x,{row}\n"));
        format!("Date,Description,{head}\n{}", rows.collect::<String>())
    };
    for (head, is_bank, expected) in [
        ("Amount,Money out,Money in", true, ["-5.00", "7.00"]),
        ("Amount,Money out,Money in", false, ["-5.00", "7.00"]),
        ("Amount,Debit,Credit", true, ["-5.00", "7.00"]),
        ("Value,Debit,Credit", false, ["5.00", "-7.00"]),
        ("Value,Debit amount,Credit amount", true, ["-5.00", "7.00"]),
    ] {
        let ran = run(&file(head, ["5.00,5.00,", "7.00,,7.00"]), is_bank, &[]);
        assert_eq!(amounts(&ran), expected, "{head} {ran:?}");
    }
    let head = "Amount,Money out,Money in";
    let signed = run(&file(head, ["-5.00,5.00,0", "7.00,,7.00"]), true, &[]);
    assert_eq!(amounts(&signed), ["-5.00", "7.00"], "{signed:?}");
    let empty = run(&file(head, ["-5.00,,", "7.00,,"]), true, &[]);
    assert_eq!(amounts(&empty), ["-5.00", "7.00"], "{empty:?}");
    for rows in [["5.00,6.00,", "7.00,,7.00"], ["-5.00,,5.00", "7.00,,7.00"], ["5,5,", "7,,"]] {
        let ran = run(&file(head, rows), true, &[]);
        let refused = ran.refused(3);
        assert!(
            refused.contains("which are the amounts?") || refused.contains("which way"),
            "{refused}"
        );
        let ran = run(&file(head, rows), true, &["--map", "bank:amount=Amount"]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
    }
}

#[test]
fn signs_can_be_turned_and_columns_named_by_their_place() {
    let file = with("x", &[("5.00", ""), ("-7.00", "")]);
    let ran = run(&file, true, &["--map", "bank:turned_amount=amount"]);
    assert_eq!((amounts(&ran), said(&ran)), (vec!["-5.00", "7.00"], String::new()));
    let nameless = with("", &[("5.00", "S"), ("7.00", "H")]);
    let ran = run(&nameless, true, &[]);
    assert_eq!(amounts(&ran), ["-5.00", "7.00"]);
    assert!(said(&ran).contains("the words of #4 give the amounts their signs"), "{ran:?}");
    let ran = run(&nameless, true, &["--map", "bank:turned_sign=#4"]);
    assert_eq!(amounts(&ran), ["5.00", "-7.00"]);
    let ran = run(&nameless, true, &["--map", "bank:turned_sign="]);
    assert!(ran.refused(2).contains("turned_sign= needs the name of a column"), "{ran:?}");
    let twice = with("Dr/Cr,Balance,Dr/Cr", &[("5.00", "DR,9.00,CR"), ("7.00", "CR,16.00,CR")]);
    let ran = run(&twice, true, &["--map", "bank:sign=Dr/Cr"]);
    assert!(
        ran.refused(3).contains(
            "several columns are called \"Dr/Cr\"\n  hint: name one by its place: #4 or #6"
        ),
        "{ran:?}"
    );
    assert_eq!(amounts(&run(&twice, true, &["--map", "bank:sign=#4"])), ["-5.00", "7.00"]);
}

#[test]
fn signs_that_are_the_opposite_of_the_words_of_a_statement_are_turned() {
    let file = with("Type", &[("20.00", "Debit"), ("-35.00", "Credit")]);
    let ran = run(&file, true, &[]);
    assert_eq!(amounts(&ran), ["-20.00", "35.00"]);
    assert!(said(&ran).contains("are the opposite of what Type says"), "{ran:?}");
    assert_eq!(said(&run(&file, false, &[])), "", "a debit of the books is money in");
}

#[test]
fn a_column_of_nothing_but_currencies_is_one_whatever_it_is_called() {
    for header in ["CurrencyCode", "Valuta", "WKZ", "Munt", "Unit", "Měna", ""] {
        for [one, other] in [["GBP", "USD"], ["£", "₹"], ["US$", "A$"]] {
            let ran = run(&with(header, &[("-5", one), ("7", other)]), true, &[]);
            let is_asked = ran.refused(3).contains("which currency is wanted?");
            let is_refused = ran.stderr.contains("is another currency than");
            assert!(is_asked || is_refused, "{header}: {ran:?}");
            let ran = run(
                &with(header, &[("-5", one), ("7", other)]),
                true,
                &["--map", "bank:currency="],
            );
            assert_eq!(ran.code, Some(1), "{ran:?}");
        }
        let ran = run(&with(header, &[("-5", "GBP"), ("7", "GBP")]), true, &[]);
        assert_eq!(ran.code, Some(1), "{header}: {ran:?}");
    }
    let ran = run(&with("Local currency", &[("-5", "GBP"), ("7", "USD")]), true, &[]);
    assert_eq!(said(&ran), "", "what was paid in abroad");
}

#[test]
fn rows_in_a_quoted_cell_are_refused_whatever_ends_their_lines() {
    for end in ["\n", "\r", "\r\n"] {
        for rows in [
            ["01,\"A,-1.00", "02,B,2.00", "03,C\",-3.00"].map(|row| format!("2026-01-{row}")),
            ["01,\"A,-1.00", "03,C\",3.00", "04,D,-4.00"].map(|row| format!("2026-01-{row}")),
        ] {
            let file = format!("date,description,amount{end}{}{end}", rows.join(end));
            let ran = run(&file, true, &[]);
            assert!(ran.refused(3).contains("holds what looks like further rows"), "{ran:?}");
        }
        let two_lines =
            format!("date,description,amount{end}2026-01-01,\"A, 1.00{end}B\",-3.00{end}");
        assert_eq!(said(&run(&two_lines, true, &[])), "");
    }
}

#[test]
fn rows_that_have_moved_no_money_are_left_out_and_counted() {
    for (header, cells, word) in [
        ("Status", ["Completed", "Denied"], "1 declined"),
        ("Booking status", ["BOOKED", "PENDING"], "1 pending"),
        ("Buchungsstatus", ["Gebucht", "Vorgemerkt"], "1 pending"),
        ("Balance Impact", ["Debit", "Memo"], "1 "),
    ] {
        let ran = run(&with(header, &[("-5", cells[0]), ("7", cells[1])]), true, &[]);
        assert!(said(&ran).contains(&format!("left out {word}")), "{header}: {ran:?}");
        assert_eq!(amounts(&ran), ["-5.00"], "{header}: {ran:?}");
    }
    for cells in [["Completed", "Completed"], ["Cleared", "Reconciled"], ["CA", "NY"]] {
        let ran = run(&with("Status", &[("-5", cells[0]), ("7", cells[1])]), true, &[]);
        assert_eq!(said(&ran), "", "{cells:?}");
    }
    for header in ["PayPal fee", "Frais", "Service charge"] {
        let ran = run(&with(header, &[("-5", "0.35"), ("7", "")]), true, &[]);
        let asked = format!("is {header} in the amounts already?");
        assert!(ran.refused(3).contains(&asked), "{header}: {ran:?}");
    }
}

#[test]
fn debit_or_credit_behind_a_balance_says_nothing_of_signs() {
    let head = "Date,Description,Amount,Balance,DR/CR\n2026-03-01,a,-11.99,5000.00,CR\n";
    let two = format!("{head}2026-03-02,b,-3.00,4997.00,CR\n");
    for file in [head, &two] {
        assert!(!said(&run(file, true, &[])).contains("are the opposite of what"), "{file}");
    }
}

#[test]
fn a_header_of_income_and_expense_is_asked_about_in_words_that_are_not_known() {
    for header in ["Income/Expense", "Exp/Inc", "Money in or out"] {
        let file = with(header, &[("5", "Ex."), ("7", "Inco.")]);
        let ran = run(&file, true, &[]);
        assert!(
            ran.refused(3).contains(&format!("bank:amount=amount,sign={header},out_is=ex")),
            "{ran:?}"
        );
        let map = format!("bank:sign={header},out_is=Ex.");
        assert_eq!(amounts(&run(&file, true, &["--map", &map])), ["-5.00", "7.00"], "{header}");
    }
}

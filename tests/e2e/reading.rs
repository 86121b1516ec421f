//! What a file says of its amounts, its accounts and its rows is read, asked or noted, never passed over.

use super::support::{Desk, Ran};

const NOTHING: &str = "date,amount,description\n";

pub(crate) fn run(file: &str, args: &[&str]) -> Ran {
    Desk::with(file, NOTHING).reconcile(&[&["--output", "csv"], args].concat())
}

/// The same in books.
pub(crate) fn run_books(file: &str) -> Ran {
    Desk::with(NOTHING, file).reconcile(&["--output", "csv"])
}

/// A file of these lines.
pub(crate) fn lines(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

pub(crate) fn amounts(ran: &Ran) -> Vec<&str> {
    ran.stdout.lines().skip(1).filter_map(|line| line.split(',').nth(4)).collect()
}

#[test]
fn three_digits_behind_every_point_are_asked_about_between_commas_too() {
    let file = |header: &str, amounts: &[&str]| {
        let rows = amounts.iter().map(|amount| format!("2026-03-01,{amount},x\n"));
        format!("date,{header},description\n{}", rows.collect::<String>())
    };
    for cells in [&["$150.000", "-$85.500", "-$900"][..], &["1.500", "-2.000", "-12"], &["-1.004"]]
    {
        let ran = run(&file("amount", cells), &[]);
        let said = ran.refused(3);
        assert!(said.contains("is it a decimal mark or a mark between thousands?"), "{said}");
        assert!(said.contains(" --decimal bank:point\n"), "{said}");
        assert!(said.contains(" --decimal bank:comma\n"), "{said}");
    }
    let ran = run(&file("amount", &["150.000", "-900"]), &["--decimal", "bank:,"]);
    assert_eq!(amounts(&ran), ["150000.00", "-900.00"]);
    let ran = run(&file("amount", &["150.000", "-900"]), &["--decimal", "bank:."]);
    assert_eq!(amounts(&ran), ["150.00", "-900.00"]);
    for (header, cells) in [
        ("amount", &["10.300", "10.2999"][..]),
        ("amount", &["1.500", "-0.125"]),
        ("amount", &["1.500", "-1234.500"]),
        ("Amount (KWD)", &["1.500", "-2.000"]),
        ("amount", &["BHD 1.500", "-2.000"]),
    ] {
        let ran = run(&file(header, cells), &["--map", &format!("bank:amount={header}")]);
        assert_eq!(ran.code, Some(1), "{header} {cells:?}: {ran:?}");
    }
    for cents in ["-2.5", "-2.50"] {
        let ran = run(&file("amount", &["1.500", cents]), &[]);
        assert!(ran.refused(3).contains("three digits behind the mark, where others have two"));
        let ran = run(&file("amount", &["1.500", cents]), &["--decimal", "bank:point"]);
        assert_eq!(amounts(&ran)[0], "1.50");
    }
    let kuwait = "date,amount,currency,description\n2026-03-01,-1.500,KWD,x\n";
    assert_eq!(amounts(&run(kuwait, &[])), ["-1.50"]);
}

#[test]
fn what_stands_beside_a_balance_gives_no_amount_its_sign() {
    let rows =
        ["2026-03-01,Rent,100.00,Sent,900.00,CR", "2026-03-02,Client,250.00,Received,1150.00,CR"];
    for header in [
        "Balance,Balance CR/DR",
        "Saldo,Saldo S/H",
        "Balance,Direction",
        "Kontostand,Kontostand Soll/Haben",
    ] {
        let ran = run(
            &lines(&[&format!("Date,Description,Amount,Direction,{header}"), rows[0], rows[1]]),
            &[],
        );
        assert_eq!(amounts(&ran), ["-100.00", "250.00"], "{header}: {ran:?}");
    }
    for header in ["Balance Indicator", "Solde D/C", "Bal Dr Cr"] {
        let file = lines(&[
            &format!("Date,Description,Amount,Balance,{header}"),
            "2026-03-01,Rent,-100.00,900.00,CR",
            "2026-03-02,Client,250.00,1150.00,CR",
        ]);
        let ran = run(&file, &[]);
        assert_eq!(amounts(&ran), ["-100.00", "250.00"], "{header}: {ran:?}");
    }
    let twice = lines(&[
        "Date,Description,Amount,Dr / Cr,Balance,Dr / Cr",
        "2026-03-01,Rent,100.00,DR,900.00,CR",
        "2026-03-02,Client,250.00,CR,1150.00,CR",
    ]);
    assert_eq!(amounts(&run(&twice, &[])), ["-100.00", "250.00"]);
}

#[test]
fn debit_and_credit_are_kinds_of_cards_where_the_header_says_so() {
    for header in ["Card Type", "Card Funding"] {
        let file = |sign: &str| {
            lines(&[
                &format!("Date,Description,Amount,{header}"),
                &format!("2026-03-01,Shop,{sign}5.00,Debit"),
                "2026-03-02,Shop,-7.00,Credit",
                "2026-03-03,Shop,-9.00,Debit",
            ])
        };
        assert_eq!(amounts(&run(&file("-"), &[])), ["-5.00", "-7.00", "-9.00"], "{header}");
        let unsigned = run(&file("").replace(",-", ","), &[]);
        assert!(!unsigned.refused(3).contains("sign=Card"), "{unsigned:?}");
    }
}

#[test]
fn rows_of_balances_and_totals_are_left_out_and_counted_where_they_explain_themselves() {
    let file = |rows: &str| format!("date,amount,description,type\n{rows}");
    for text in ["Beginning Balance", "B/F", "Neuer Saldo", "Solde"] {
        let ran = run(
            &file(&format!("2026-03-01,100,{text},\n2026-03-01,-5,a,x\n2026-03-02,-6,b,x\n")),
            &[],
        );
        assert_eq!(amounts(&ran), ["-5.00", "-6.00"], "{text}: {ran:?}");
        assert!(ran.stderr.contains("left out 1 balance"), "{text}: {ran:?}");
    }
    for text in ["Total for Checking", "Suma", "Total"] {
        let ran = run(
            &file(&format!("2026-03-01,-5,a,x\n2026-03-01,-9,b,x\n2026-03-02,-14,{text},\n")),
            &[],
        );
        assert_eq!(amounts(&ran), ["-5.00", "-9.00"], "{text}: {ran:?}");
        assert!(ran.stderr.contains("left out 1 total"), "{text}: {ran:?}");
    }
    // A total that is no sum of the rows above is asked for.
    let ran = run(&file("2026-03-01,-5,a,x\n2026-03-01,-9,b,x\n2026-03-02,-15,Total,\n"), &[]);
    assert!(ran.refused(3).contains("stands beside words of a balance or a total"), "{ran:?}");
    // A merchant, and what a bank charges in total, are payments.
    for name in ["Total Fitness", "TOTAL ENERGIES", "Balance Gym Ltd", "TOTAL CHARGES TO 19MAR2026"]
    {
        let ran = run(&file(&format!("2026-03-01,-5,{name},x\n2026-03-01,-9,b,x\n")), &[]);
        assert_eq!(amounts(&ran), ["-5.00", "-9.00"], "{name}: {ran:?}");
    }
    // One row of the same amount above makes no sum.
    let ran = run(&file("2026-03-01,-5,a,x\n2026-03-02,-5,Sum,x\n2026-03-03,-6,b,x\n"), &[]);
    assert!(ran.refused(3).contains("line 3"), "{ran:?}");
}

#[test]
fn of_several_accounts_one_is_asked_for() {
    let file = |header: &str, [one, other]: [&str; 2]| {
        lines(&[
            &format!("date,amount,description,{header}"),
            &format!("2026-03-01,-5,a,{one}"),
            &format!("2026-03-02,6,b,{other}"),
            &format!("2026-03-03,6,c,{one}"),
            &format!("2026-03-03,-6,d,{other}"),
        ])
    };
    for (header, cells) in [
        ("IBAN/BBAN", ["NL20RABO0300065264", "NL44RABO0123456789"]),
        ("IBAN Auftragskonto", ["DE89370400440532013000", "DE12500105170648489890"]),
    ] {
        let ran = run(&file(header, cells), &[]);
        let said = ran.refused(3);
        assert!(said.contains("whose rows are wanted?"), "{said}");
        assert!(said.contains(&format!("--account bank:{}\n", cells[1])), "{said}");
        let ran = run(&file(header, cells), &["--account", &format!("bank:{}", cells[1])]);
        assert_eq!(amounts(&ran), ["6.00", "-6.00"], "{ran:?}");
    }
    for (header, cells) in [
        ("Tegenrekening IBAN", ["NL20RABO0300065264", "NL44RABO0123456789"]),
        ("Beneficiary account", ["12345678", "87654321"]),
        ("Reference", ["12345678", "87654321"]),
        ("Value date", ["2026-03-02", "2026-03-03"]),
        ("Product", ["Apples", "Pears"]),
    ] {
        let ran = run(&file(header, cells), &[]);
        assert_eq!(amounts(&ran).len(), 4, "{header}: {ran:?}");
    }
}

#[test]
fn digits_behind_every_amount_are_asked_about_unless_a_balance_shows_what_they_are() {
    let rows = |head: &str, rows: &[&str]| {
        let rows = rows.iter().map(|row| format!("2026-03-01,x,{row}\n"));
        format!("Date,Description,{head}\n{}", rows.collect::<String>())
    };
    for (head, cut, both) in [
        ("Amount,Note", &["-12,50", "-7,05", "33,20"][..], "-12,50"),
        ("Amount,Balance", &["-9,99", "-4,99", "-19,99"], "-9,99"),
        ("Amount,VAT rate", &["-9,20", "-9,20", "-9,20"], "-9,20"),
        ("Amount,Note", &["-7,5", "3,20"], "-7,5"),
        ("Amount,Notes", &["-1,234.50", "2,450.00"], "-1,234.50"),
        ("Amount,Cheque number", &["-1,500", "-2,500", "3,500"], "-1,500"),
        ("Paid out,Paid in,Balance", &[",12,50", ",7,05"], "12,50"),
    ] {
        let ran = run(&rows(head, cut), &[]);
        let said = ran.refused(3);
        assert!(said.contains(&format!("is \"{both}\" on line 2 one amount?")), "{head}: {said}");
        assert!(said.contains("  no: "), "{said}");
        assert_eq!(
            said.matches("--map bank:").count() + said.matches("--map 'bank:").count(),
            1,
            "{said}"
        );
    }
    let file = rows("Amount,Note", &["-12,50", "-7,05", "33,20"]);
    let ran = run(&file, &["--map", "bank:amount=Amount,sign="]);
    assert_eq!(amounts(&ran), ["-12.00", "-7.00", "33.00"], "two cells, as the user says");
    for (head, whole) in [
        ("Amount,Balance", &["-12,50", "-7,43", "33,76"][..]),
        ("Amount,Balance", &["33,76", "-7,43", "-12,50"]),
        ("Amount,Category", &["-12.00,50", "-7,50", "33,20"]),
        ("Amount,Note", &["-10,50", "3,"]),
        ("Amount,Notes", &["-1,234.50", "2450.00,"]),
    ] {
        let ran = run(&rows(head, whole), &[]);
        assert_eq!(ran.code, Some(1), "{whole:?}: {ran:?}");
    }
}

#[test]
fn a_total_of_payments_or_of_receipts_alone_is_left_out_too() {
    let head = "date,amount,description\n2026-03-01,-20,a\n2026-03-01,-12.50,b\n2026-03-01,40,c\n2026-03-01,2,d\n";
    for amount in ["-32.50", "32.50", "42.00", "-42.00"] {
        let file = format!("{head}2026-03-02,{amount},Total payments\n2026-03-02,1,e\n");
        let ran = run(&file, &[]);
        assert_eq!(amounts(&ran), ["-20.00", "-12.50", "40.00", "2.00", "1.00"], "{ran:?}");
        assert!(ran.stderr.contains("left out 1 total"), "{ran:?}");
    }
}

#[test]
fn a_row_above_the_header_is_one_with_debit_or_credit_behind_its_amount_too() {
    for amount in ["10.00 CR", "10.00DR", "CR 10.00"] {
        let file = format!("2026-03-01,a,{amount}\nDate,Description,Amount\n2026-03-02,b,5.00\n");
        let ran = run(&file, &[]);
        assert!(
            ran.refused(3).contains("a row of data stands above the header"),
            "{amount} {ran:?}"
        );
    }
}

#[test]
fn money_in_with_a_minus_throughout_is_money_in() {
    let head = "Date,Details,Paid out,Paid in\n";
    let ran =
        run(&format!("{head}2026-03-01,a,5.00,\n2026-03-02,b,,-7.00\n2026-03-03,c,,-8.00\n"), &[]);
    assert_eq!(amounts(&ran), ["-5.00", "7.00", "8.00"], "{ran:?}");
}

#[test]
fn a_word_for_money_out_that_no_row_says_is_refused_with_those_that_are_said() {
    let file = "date,amount,description,Type\n2026-03-01,5,a,BR\n2026-03-02,6,b,BP\n";
    let ran = run(file, &["--map", "bank:sign=Type,out_is=BP"]);
    assert_eq!(amounts(&ran), ["5.00", "-6.00"], "{ran:?}");
    let ran = run(file, &["--map", "bank:sign=Type,out_is=B"]);
    let said = ran.refused(3);
    assert!(said.contains("no row says B in column \"Type\""), "{said}");
    assert!(said.contains("hint: it says \"BP\", \"BR\""), "{said}");
}

#[test]
fn columns_of_money_in_and_out_in_other_words_are_read_as_such() {
    for (into, out) in [("Incoming", "Outgoing"), ("Receipts", "Payments"), ("Received", "Spent")] {
        let file =
            format!("Date,Description,{out},{into}\n2026-03-01,a,5.00,\n2026-03-02,b,,7.00\n");
        assert_eq!(amounts(&run(&file, &[])), ["-5.00", "7.00"], "{into}");
    }
}

#[test]
fn a_column_without_a_name_may_say_which_way_money_goes() {
    let file = "date,amount,description,Name,\n2026-03-01,5,a,ICH,S\n2026-03-02,6,b,ICH,S\n";
    let ran = run(file, &[]);
    assert_eq!(amounts(&ran), ["-5.00", "-6.00"], "{ran:?}");
    assert!(ran.stderr.contains("the words of #5 give the amounts their signs"), "{ran:?}");
}

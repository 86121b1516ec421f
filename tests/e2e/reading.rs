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
    for cells in [&["$150.000", "-$85.500", "-$900"][..], &["1.500", "-2.000", "-12"], &["1.004"]] {
        let ran = run(&file("amount", cells), &[]);
        let refused = ran.refused(3);
        assert!(refused.contains("may be thousands, or one and three decimal places"), "{refused}");
        assert!(
            refused.contains("--decimal bank:. (point) or --decimal bank:, (comma)"),
            "{refused}"
        );
        assert!(
            refused.contains(&format!("line 2, column \"amount\": \"{}\"", cells[0])),
            "{refused}"
        );
    }
    let ran = run(&file("amount", &["150.000", "-900"]), &["--decimal", "bank:,"]);
    assert_eq!(amounts(&ran), ["150000.00", "-900.00"]);
    let ran = run(&file("amount", &["150.000", "-900"]), &["--decimal", "bank:."]);
    assert_eq!(amounts(&ran), ["150.00", "-900.00"]);
    for (header, cells) in [
        ("amount", &["1.500", "-2.5"][..]),
        ("amount", &["1.500", "-2.50"]),
        ("amount", &["10.300", "10.2999"]),
        ("amount", &["1.500", "-0.125"]),
        ("amount", &["1.500", "-1234.500"]),
        ("Amount (KWD)", &["1.500", "-2.000"]),
        ("amount", &["BHD 1.500", "-2.000"]),
    ] {
        let ran = run(&file(header, cells), &["--map", &format!("bank:amount={header}")]);
        assert_eq!(ran.code, Some(1), "{header} {cells:?}: {ran:?}");
    }
    let kuwait = "date,amount,currency,description\n2026-03-01,1.500,KWD,x\n";
    assert_eq!(amounts(&run(kuwait, &[])), ["1.50"]);
    // The balance says which mark is decimal, whatever the currency.
    for header in ["currency", "Note"] {
        let beside = |balance: &str| {
            let row = format!("2026-03-01,1.500,KWD,x,\"{balance}\"");
            run(&lines(&[&format!("date,amount,{header},description,Balance"), &row]), &[])
        };
        let ran = beside("12.345,600");
        let said = "\"Balance\" has a decimal comma; where the amounts have, too: --decimal bank:,";
        assert!(ran.refused(3).contains(said), "{ran:?}");
    }
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
        assert!(ran.refused(3).contains("(\"Sent\", \"Received\") may say which"), "{ran:?}");
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
    for header in ["Card Type", "Payment Method", "Location"] {
        let file = |sign: &str| {
            lines(&[
                &format!("Date,Description,Amount,{header}"),
                &format!("2026-03-01,Shop,{sign}5.00,Debit"),
                "2026-03-02,Shop,7.00,Credit",
                "2026-03-03,Shop,9.00,Debit",
            ])
        };
        let ran = run(&file(""), &[]);
        assert_eq!(amounts(&ran), ["5.00", "7.00", "9.00"], "{ran:?}");
        assert!(ran.stderr.contains(&format!("where column \"{header}\"")), "{ran:?}");
        assert_eq!(amounts(&run(&file("-"), &[])), ["-5.00", "7.00", "9.00"]);
    }
}

#[test]
fn rows_of_balances_and_totals_are_noted_wherever_they_say_so() {
    let note = |text: &str| format!("\"{text}\" or the like on 1 row");
    for text in ["Beginning Balance", "B/F", "Total for Checking", "Neuer Saldo", "Solde", "Suma"] {
        let file = |described: &str| {
            format!(
                "date,amount,description,type\n2026-03-01,-5,a,x\n{described}2026-03-02,-6,b,x\n"
            )
        };
        for described in [
            format!("2026-03-01,100,{text},\n"),
            format!("2026-03-01,100,,{text}\n"),
            format!("2026-03-01,100,Something,{text}\n"),
        ] {
            let ran = run(&file(&described), &[]);
            assert!(ran.stderr.contains(&note(text)), "{described}: {ran:?}");
        }
    }
    let shop =
        "date,amount,description\n2026-03-01,-5,a\n2026-03-01,-9,TOTAL ENERGIES\n2026-03-02,-6,b\n";
    assert!(!run(shop, &[]).stderr.contains("or the like"));
    for (rows, text) in [
        ("2026-03-01,-5,a\n2026-03-01,-9,b\n2026-03-02,-14,Total Acme\n", "Total Acme"),
        ("2026-03-01,14,Total Acme\n2026-03-01,-5,a\n2026-03-01,-9,b\n", "Total Acme"),
        ("2026-03-01,-5,a\n2026-03-01,-9,b\n2026-03-02,-3,HSBC balance\n", "HSBC balance"),
    ] {
        let ran = run(&format!("date,amount,description\n{rows}"), &[]);
        assert!(ran.stderr.contains(&note(text)), "{ran:?}");
    }
    for name in ["Total Fitness", "TOTAL ENERGIES", "Balance Gym Ltd"] {
        for rows in [
            format!("2026-03-01,-5,{name}\n2026-03-01,-9,b\n2026-03-02,-3,c\n"),
            format!("2026-03-01,-5,a\n2026-03-01,-9,b\n2026-03-02,-3,{name}\n"),
        ] {
            let ran = run(&format!("date,amount,description\n{rows}"), &[]);
            assert!(!ran.stderr.contains("or the like"), "a merchant at either end: {ran:?}");
        }
    }
    let sum = "date,amount,description\n2026-03-01,-5,a\n2026-03-01,9,b\n2026-03-02,4.00,Acme total\n2026-03-02,1,c\n";
    assert!(run(sum, &[]).stderr.contains(&note("Acme total")));
    let kinds = "date,amount,description,kind\n2026-03-01,-5,a,Balance\n2026-03-01,9,b,Balance\n2026-03-02,4.00,c,Balance\n";
    assert!(!run(kinds, &[]).stderr.contains("or the like"), "a column that always says so");
}

#[test]
fn two_accounts_of_one_file_are_noted_by_their_header_or_their_numbers() {
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
        ("accountNum", ["1", "2"]),
        ("Rekening", ["Zakelijk", "Spaar"]),
        ("Kontonummer", ["123", "456"]),
        ("Numéro de compte", ["123", "456"]),
        ("Card No.", ["1234", "4321"]),
        ("Product", ["Current", "Savings"]),
        ("Whatever", ["NL20RABO0300065264", "NL44RABO0123456789"]),
        ("Whatever", ["**** 1234", "**** 4321"]),
        ("Whatever", ["20-00-00 12345678", "20-00-00 87654321"]),
    ] {
        let ran = run(&file(header, cells), &[]);
        let note = format!("column \"{header}\" has 2 accounts, read as one");
        assert!(ran.stderr.contains(&note), "{header}: {ran:?}");
    }
    for (header, cells) in [
        ("Tegenrekening IBAN", ["NL20RABO0300065264", "NL44RABO0123456789"]),
        ("Beneficiary account", ["12345678", "87654321"]),
        ("Reference", ["12345678", "87654321"]),
        ("Value date", ["2026-03-02", "2026-03-03"]),
        ("Product", ["Apples", "Pears"]),
        ("Konto", ["12345678", ""]),
    ] {
        let ran = run(&file(header, cells), &[]);
        assert!(!ran.stderr.contains("accounts, read as one"), "{header}: {ran:?}");
    }
    for (header, cells) in [("Account", ["Sales", "Rent"]), ("Account No", ["4000", "7500"])] {
        let books = run_books(&file(header, cells));
        assert!(!books.stderr.contains("accounts, read as one"), "{header}: {books:?}");
    }
}

#[test]
fn halves_of_amounts_in_rows_without_their_last_field_are_refused() {
    let cut = "Date,Description,Amount,Note\n2026-03-01,a,10,50\n2026-03-02,x,-3,20\n";
    let ran = run(cut, &[]);
    assert!(
        ran.refused(3).contains("digits alone stand behind every amount: \"10,50\""),
        "{ran:?}"
    );
    assert_eq!(amounts(&run(cut, &["--decimal", "bank:."])), ["10.00", "-3.00"]);
    let refused = |file: &str, options: &[&str], both: &str| {
        let ran = run(file, options);
        let message = format!("digits alone stand behind every amount: \"{both}\" may be one");
        assert!(ran.refused(3).contains(&message), "{file}: {ran:?}");
    };
    refused(cut, &["--decimal", "bank:,"], "10,50");
    let thousands = "Date,Amount,Text,Note\n2026-03-01,-1.234,50,a\n2026-03-02,-7,05,b\n";
    refused(thousands, &["--decimal", "bank:comma"], "-1.234,50");
    // Spreadsheets write no last nought.
    refused("Date,Description,Amount,Note\n2026-03-01,a,-7,5\n2026-03-02,x,3,20\n", &[], "-7,5");
    for whole in [
        "Date,Description,Amount,Note\n2026-03-01,a,10,50\n2026-03-02,x,-3,\n",
        "Date,Description,Amount,Note\n2026-03-01,a,10,50\n2026-03-02,x,-3.00,20\n",
    ] {
        assert_eq!(amounts(&run(whole, &[])), ["10.00", "-3.00"], "{whole}");
    }
    let rows = |head: &str, rows: &[&str]| {
        let rows = rows.iter().map(|row| format!("2026-03-01,x,{row}\n"));
        format!("Date,Description,{head}\n{}", rows.collect::<String>())
    };
    for header in ["Balance", "Category", "Code", "Fee", "VAT rate"] {
        refused(&rows(&format!("Amount,{header}"), &["-12,50", "-7,05", "33,20"]), &[], "-12,50");
        refused(&rows(&format!("Amount,{header}"), &["-9,99", "-4,99", "-19,99"]), &[], "-9,99");
    }
    // No matter how many rows end in the same cents.
    for header in [
        "Category",
        "Balance",
        "Type",
        "VAT",
        "VAT rate",
        "Qty",
        "Week",
        "Code",
        "Account",
        "Cheque number",
    ] {
        refused(&rows(&format!("Amount,{header}"), &["-9,90", "-49,90", "-14,90"]), &[], "-9,90");
    }
    refused(&rows("Paid in,Paid out,Balance", &[",9,90", ",49,90", ",14,90"]), &[], "9,90");
    refused(&rows("Amount,VAT rate", &["-9,20", "-9,20", "-9,20"]), &[], "-9,20");
    refused(&rows("Amount,VAT rate", &["-87,40", "-40,00"]), &[], "-87,40");
    refused(&rows("Paid out,Paid in,Balance", &[",12,50", ",7,05"]), &[], "12,50");
    // A balance that moves by the amounts, one rate throughout, and numbers of other lengths.
    for (head, whole) in [
        ("Amount,Balance", ["-12,50", "-7,43", "33,76"]),
        ("Amount,Balance", ["33,76", "-7,43", "-12,50"]),
        ("Amount,VAT rate", ["-12,20", "-7,20", "33,20"]),
        ("Amount,VAT %", ["-12,19", "-7,19", "33,19"]),
        ("Amount,Week", ["-12,12", "-7,12", "33,12"]),
        ("Amount,Saldo", ["-12,50", "-7,43", "33,76"]),
        ("Amount,Category", ["-12,50", "-7,5", "33,20"]),
        ("Amount,Category", ["-12,50", "-7,505", "33,20"]),
        ("Amount,Category", ["-12.00,50", "-7,50", "33,20"]),
        ("Paid out,Paid in,Balance", ["12,,50", "7,,43", ",33,76"]),
    ] {
        let ran = run(&rows(head, &whole), &[]);
        assert_eq!(ran.code, Some(1), "{whole:?}: {ran:?}");
    }
}

#[test]
fn amounts_that_a_thousands_comma_cuts_are_refused_in_rows_without_their_last_field() {
    let rows = |head: &str, rows: &[&str]| {
        let rows = rows.iter().map(|row| format!("2026-03-01,x,{row}\n"));
        format!("Date,Description,{head}\n{}", rows.collect::<String>())
    };
    for (head, cut) in [
        ("Amount,Notes", &["-1,234.50", "2,450.00"][..]),
        ("Amount,Notes", &["-1,234.50"]),
        ("Amount,Notes", &["-1,250", "2,450"]),
        ("Amount,Balance", &["-1,250", "2,450"]),
        ("Amount,Cheque number", &["-1,250", "2,450"]),
        ("Amount,Account", &["-1,500", "2,500", "3,500"]),
        ("Amount,Total", &["-\u{a3}12,234.50", "\u{a3}2,450.00"]),
        ("Paid in,Paid out,Balance", &[",1,234.50", ",2,345.00"]),
    ] {
        let file = rows(head, cut);
        let ran = run(&file, &[]);
        let both = cut[0].trim_start_matches(',');
        let said = format!("a thousands comma: \"{both}\" may be one");
        assert!(ran.refused(3).contains(&said), "{file}: {ran:?}");
        assert!(ran.stderr.contains("--decimal bank:."), "{ran:?}");
        assert_eq!(run(&file, &["--decimal", "bank:."]).code, Some(1), "two cells");
    }
    for (head, whole) in [
        ("Amount,Notes", &["-1,234.50", "2450.00,"][..]),
        ("Amount,Notes", &["-1.00,234", "2.00,450"]),
        ("Amount,Notes", &["-1,0234", "2,450"]),
        ("Amount,Notes", &["0,234", "2,450"]),
        ("Amount,Notes", &["-1234,501", "2,450"]),
        ("Amount,Account", &["-1,417", "2,417", "3,417"]),
        ("Amount,Balance", &["-12,500.00", "-7,493", "33,526"]),
    ] {
        let ran = run(&rows(head, whole), &[]);
        assert_eq!(ran.code, Some(1), "{whole:?}: {ran:?}");
    }
    let mixed = rows("Amount,Notes", &["-1,234.50", "-12.50"]);
    assert!(run(&mixed, &[]).refused(3).contains("the row has 3 fields"), "of other widths");
}

#[test]
fn a_total_of_payments_or_of_receipts_alone_is_noted() {
    let head = "date,amount,description\n2026-03-01,-20,a\n2026-03-01,-12.50,b\n2026-03-01,40,c\n2026-03-01,2,d\n";
    for total in ["Total paid out", "Total Acme", "Acme total"] {
        for amount in ["-32.50", "32.50", "42.00", "-42.00"] {
            let file = format!("{head}2026-03-02,{amount},{total}\n2026-03-02,1,e\n");
            let said = format!("\"{total}\" or the like on 1 row (the first on line 6)");
            let ran = run(&file, &[]);
            assert!(ran.stderr.contains(&said), "{file}: {ran:?}");
        }
    }
    let both = format!("{head}2026-03-02,32.50,Total paid out\n2026-03-02,42.00,Total paid in\n");
    let ran = run(&both, &[]);
    assert!(ran.stderr.contains("\"Total paid out\" or the like on 2 rows"), "{ran:?}");
    let one =
        "date,amount,description\n2026-03-01,-20,a\n2026-03-01,5,b\n2026-03-02,-20,Total Fitness\n";
    assert!(!run(one, &[]).stderr.contains("or the like"), "one payment is no sum");
}

#[test]
fn a_row_above_the_header_is_one_with_debit_or_credit_behind_its_amount_too() {
    for amount in ["10.00 CR", "10.00DR", "CR 10.00", "10.00 Cr."] {
        let file = format!("2026-03-01,a,{amount}\nDate,Description,Amount\n2026-03-02,b,5.00\n");
        let ran = run(&file, &[]);
        assert!(
            ran.refused(3).contains("a row of data stands above the header"),
            "{amount} {ran:?}"
        );
    }
}

#[test]
fn money_in_with_a_minus_throughout_is_money_in_and_one_alone_is_not() {
    let head = "Date,Details,Paid out,Paid in\n";
    let ran =
        run(&format!("{head}2026-03-01,a,5.00,\n2026-03-02,b,,-7.00\n2026-03-03,c,,-8.00\n"), &[]);
    assert_eq!(amounts(&ran), ["-5.00", "7.00", "8.00"], "{ran:?}");
    assert!(ran.stderr.contains("all amounts of \"Paid in\" have a minus"), "{ran:?}");
    let alone = run(&format!("{head}2026-03-01,a,5.00,\n2026-03-02,b,,-7.00\n"), &[]);
    assert!(
        alone.refused(3).contains("line 3, column \"Paid in\": \"-7.00\" is negative"),
        "{alone:?}"
    );
    let mixed = run(&format!("{head}2026-03-01,a,,-5.00\n2026-03-02,b,,7.00\n"), &[]);
    assert!(mixed.refused(3).contains("is money in without a minus where others have one"));
}

#[test]
fn a_word_for_money_out_that_no_row_says_is_noted_unless_it_may_be_misspelt() {
    let file = "date,amount,description,Type\n2026-03-01,5,a,BR\n2026-03-02,6,b,BR\n";
    let ran = run(file, &["--map", "bank:sign=Type,out_is=BP"]);
    assert_eq!(amounts(&ran), ["5.00", "6.00"], "{ran:?}");
    assert!(ran.stderr.contains("no row says bp in column \"Type\", so all amounts are money in"));
    let ran = run(file, &["--map", "bank:sign=Type,out_is=B"]);
    assert!(ran.refused(3).contains("no row says b in column \"Type\""), "{ran:?}");
}

#[test]
fn columns_of_money_in_and_out_in_other_words_are_offered_as_such() {
    for (into, out) in [("Incoming", "Outgoing"), ("Receipts", "Payments"), ("Received", "Spent")] {
        let file =
            format!("Date,Description,{out},{into}\n2026-03-01,a,5.00,\n2026-03-02,b,,7.00\n");
        let refused = run(&file, &[]).refused(3).to_owned();
        let map = format!("bank:in={into},out={out}");
        assert!(refused.contains(&format!("--map {map}")), "{refused}");
        assert_eq!(amounts(&run(&file, &["--map", &map])), ["-5.00", "7.00"]);
    }
}

#[test]
fn the_column_that_says_it_best_is_the_one_that_is_asked_about() {
    let file = "date,amount,description,Name,\n2026-03-01,5,a,ICH,S\n2026-03-02,6,b,ICH,S\n";
    let said = "the nameless column #5 (\"S\")";
    assert!(run(file, &[]).refused(3).contains(said), "{:?}", run(file, &[]));
}

//! Files as they come: encodings, delimiters, headers, dates and amounts.

use crate::support::Desk;

const BOOK: &str = "date,amount,description\n2026-03-02,-1234.50,Rent\n";

/// The bank file reads as one row that matches the book's, with these options.
#[track_caller]
fn matches(bank: impl AsRef<[u8]>, args: &[&str]) {
    let desk = Desk::new().file("bank.csv", bank).file("book.csv", BOOK);
    let ran = desk.reconcile(&[&["--json"], args].concat());
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert_eq!(ran.json()["summary"]["matched_count"], 1);
}

#[test]
fn the_canonical_columns_may_stand_in_any_order_among_others() {
    matches("id,description,amount,balance,date\n7,RENT,-1234.50,10.00,2026-03-02\n", &[]);
}

#[test]
fn byte_order_mark_line_ends_and_missing_last_line_end_do_not_matter() {
    matches("\u{feff}date,amount,description\r\n2026-03-02,-1234.50,RENT\r\n", &[]);
    matches("date,amount,description\r2026-03-02,-1234.50,RENT\r", &[]);
    matches("date,amount,description\n2026-03-02,-1234.50,RENT", &[]);
    matches("\n\ndate,amount,description\n\n2026-03-02,-1234.50,RENT\n\n,,\n", &[]);
}

#[test]
fn semicolons_and_tabs_are_found_and_others_can_be_named() {
    matches("date;amount;description\n2026-03-02;-1234.50;RENT, MARCH\n", &[]);
    matches("date\tamount\tdescription\n2026-03-02\t-1234.50\tRENT; MARCH\n", &[]);
    matches("date|amount|description\n2026-03-02|-1234.50|RENT\n", &["--delimiter", "bank:|"]);
    matches("date\tamount\tdescription\n2026-03-02\t-1234.50\tR\n", &["--delimiter", "bank:tab"]);
}

#[test]
fn a_preamble_before_the_header_is_skipped() {
    matches(
        "Account,12345678\nSort code,00-00-00\n\nStatement for March\n\
         Date,Amount,Description\n2026-03-02,-1234.50,RENT\n",
        &[],
    );
    let bank = "Statement\n\ndate,amount,description\n2026-03-02,-1234.50,RENT\n";
    assert!(Desk::with(bank, BOOK).reconcile(&[]).stdout.contains("header on line 3"));
}

#[test]
fn a_quoted_field_may_hold_line_breaks_delimiters_and_quotes() {
    let desk = Desk::with(
        "date,amount,description\n2026-03-01,1,\"two\nlines, \"\"quoted\"\"\"\n2026-03-02,2,x\n",
        "date,amount,description\n",
    );
    let ran = desk.reconcile(&["--output", "jsonl"]);
    let first: serde_json::Value =
        serde_json::from_str(ran.stdout.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["description"], "two\nlines, \"quoted\"");
    assert!(ran.stdout.contains("\"line\":4"), "the row after it starts on line 4: {ran:?}");
}

#[test]
fn amounts_are_understood_as_people_write_them_and_written_in_one_form() {
    let bank = "date,amount,description\n\
                2026-03-01,+5,a\n2026-03-01,.5,b\n2026-03-01,12.50-,c\n2026-03-01,(7),d\n\
                2026-03-01,-0.00,e\n2026-03-01,1.230,f\n2026-03-01,0.125,g\n";
    let desk = Desk::with(bank, "date,amount,description\n");
    let ran = desk.reconcile(&["--output", "csv"]);
    let amounts: Vec<&str> =
        ran.stdout.lines().skip(1).filter_map(|line| line.split(',').nth(4)).collect();
    assert!(
        ran.stderr.contains("left out 1 of 0.00"),
        "a row that moves nothing is counted: {ran:?}"
    );
    assert_eq!(amounts, ["5.00", "0.50", "-12.50", "-7.00", "1.23", "0.125"]);
}

#[test]
fn a_stated_decimal_mark_reads_grouped_thousands() {
    matches("date;amount;description\n2026-03-02;-1.234,50;RENT\n", &["--decimal", "bank:,"]);
    matches("date;amount;description\n2026-03-02;-1234,5;RENT\n", &["--decimal", "bank:,"]);
    matches("date,amount,description\n2026-03-02,\"-1,234.50\",RENT\n", &["--decimal", "."]);
}

#[test]
fn a_stated_date_format_holds_for_the_side_it_names() {
    let bank = "date,amount,description\n02/03/2026,-1234.50,RENT\n";
    matches(bank, &["--date-format", "bank:%d/%m/%Y"]);
    matches(
        "date,amount,description\n2 Mar 2026,-1234.50,R\n",
        &["--date-format", "bank:%d %b %Y"],
    );
    let stamp = "date,amount,description\n2026-03-02 23:59:59,-1234.50,R\n";
    matches(stamp, &["--date-format", "bank:%Y-%m-%d %H:%M:%S"]);
    let desk = Desk::with(bank, BOOK);
    assert_eq!(desk.reconcile(&["--date-format", "%d/%m/%Y"]).code, Some(3), "the books are ISO");
}

#[test]
fn a_spreadsheets_number_of_a_day_is_known_for_one() {
    let desk = Desk::with("date,amount,description\n46083,-1234.50,RENT\n", BOOK);
    let ran = desk.reconcile(&[]);
    assert!(ran.refused(3).contains("hint: a spreadsheet's number of a day? Format"), "{ran:?}");
}

#[test]
fn a_description_may_be_longer_than_the_api_takes() {
    let bank = |length: usize| {
        format!("date,amount,description\n2026-03-02,-1234.50,{}\n", "RENT ".repeat(length / 5))
    };
    matches(bank(501), &[]);
    matches(bank(10_000), &[]);
    let ran = Desk::with(&bank(10_005), BOOK).reconcile(&[]);
    let message = "is longer than 10000 characters";
    assert!(ran.refused(3).contains("line 2, column \"description\""), "{ran:?}");
    assert!(ran.stderr.contains(message), "{ran:?}");
}

#[test]
fn other_headers_are_guessed_and_said() {
    let bank = "Posted,Value,Narrative\n2026-03-02,-1234.50,RENT\n";
    let desk = Desk::with(bank, BOOK);
    let table = desk.reconcile(&[]);
    assert!(
        table.stdout.contains(
            "date=Posted amount=Value description=Narrative   (guessed; --map to change)"
        ),
        "{table:?}"
    );
    assert_eq!(table.stderr, "");
    let json = desk.reconcile(&["--json"]);
    assert!(json.stderr.starts_with("note: bank.csv  date=Posted amount=Value"), "{json:?}");
    assert_eq!(json.json()["summary"]["matched_count"], 1);
    assert_eq!(desk.reconcile(&["--json", "-q"]).stderr, "");
}

#[test]
fn columns_can_be_mapped_for_one_side() {
    let bank = "Posting Date,Value Date,Betrag,Text\n2026-01-01,2026-03-02,-1234.50,RENT\n";
    matches(bank, &["--map", "bank:date=Value Date,amount=Betrag,description=Text"]);
    matches(bank, &["--map", "bank:date=Value Date", "--map", "bank:amount=Betrag"]);
}

#[test]
fn money_in_and_money_out_are_one_signed_amount() {
    let head = "Date,Details,Paid out,Paid in\n";
    matches(format!("{head}2026-03-02,RENT,1234.50,\n"), &[]);
    matches(format!("{head}2026-03-02,RENT,1234.50,0.00\n"), &[]);
    let debit = "date,description,debit,credit\n2026-03-02,RENT,1234.50,\n";
    matches(debit, &["--map", "bank:in=credit,out=debit"]);
    let many: String = (1..=21).map(|day| format!("2026-03-{day:02},A,5.00,\n")).collect();
    let desk = Desk::with(&format!("{head}{many}2026-03-22,BOTH,1.00,2.00\n"), BOOK);
    let ran = desk.reconcile(&[]);
    assert!(ran.refused(3).contains("line 23: has money in and money out in one row"), "{ran:?}");
    let desk = Desk::with(&format!("{head}{many}2026-03-22,NONE,,\n"), BOOK);
    assert!(desk.reconcile(&[]).refused(3).contains("line 23, column \"Paid in\""));
    matches(format!("{head}2026-03-02,RENT,-1234.50,\n"), &[]);
    let comma = "date,description,\"Debit, GBP\",\"Credit, GBP\"\n2026-03-02,RENT,1234.50,\n";
    matches(comma, &["--map", "bank:in=Credit, GBP,out=Debit, GBP"]);
}

#[test]
fn an_empty_description_is_accepted_and_shown_as_such() {
    let desk = Desk::with("date,amount,description\n2026-03-02,5.00,\n", BOOK);
    assert!(desk.reconcile(&[]).stdout.contains("5.00  (no description)"));
    assert_eq!(desk.reconcile(&["--json"]).json()["missing_from_books"][0]["description"], "");
}

#[test]
fn currency_signs_are_left_out() {
    matches("date,amount,description\n2026-03-02,-£1234.50,RENT\n", &[]);
    matches("date;amount;description\n2026-03-02;-1.234,50 €;RENT\n", &["--decimal", "bank:comma"]);
}

#[test]
fn the_header_is_the_best_line_under_any_delimiter() {
    let bank = "date;amount;description\n2026-03-02;-1234.50;RENT\n";
    matches(bank, &[]);
    let desk = Desk::with(
        &format!("{bank}2026-03-03;6.00;fields, booked, value, memo, x\n"),
        "date,amount,description\n",
    );
    assert_eq!(desk.reconcile(&["--json"]).json()["summary"]["bank_rows"], 2);
}

#[test]
fn a_header_as_wide_as_it_likes_is_read_whole() {
    columns_beside_those_that_count(1_000);
}

pub(crate) fn columns_beside_those_that_count(count: usize) {
    let names: String = (0..count).map(|n| format!(",column_{n}")).collect();
    let cells = ",1".repeat(count);
    matches(format!("date,amount,description{names}\n2026-03-02,-1234.50,RENT{cells}\n"), &[]);
}

#[test]
fn debit_or_credit_in_a_column_of_its_own_is_the_sign_of_amounts_without_one() {
    for (header, debit) in [("Transaction Type", "DEBIT"), ("Dr/Cr", "dr"), ("Type", "D")] {
        matches(format!("Date,{header},Amount,Details\n2026-03-02,{debit},1234.50,RENT\n"), &[]);
    }
    let bank = "date,amount,x,description\n2026-03-02,1234.50,DR,RENT\n2026-03-03,9.00,CR,FEE\n";
    let ran = Desk::with(bank, BOOK).reconcile(&[]);
    assert!(ran.stdout.contains("date amount sign=x description   (guessed; --map"), "{ran:?}");
    assert_eq!(
        ran.stderr,
        "note: bank.csv: the words of x give the amounts their signs: a debit is money out, a credit \
         money in\n"
    );
    assert!(ran.stdout.contains("Matched 1 · to enter in the books 1"), "{ran:?}");
    matches("date,amount,how,description\n2026-03-02,1234.50,D,R\n", &["--map", "bank:sign=how"]);
    matches(
        "date,amount,how,description\n2026-03-02,1234.50,C,R\n",
        &["--map", "bank:turned_sign=how"],
    );
}

#[test]
fn in_the_books_a_debit_of_the_bank_is_money_in() {
    let bank = "date,amount,description\n2026-03-02,-5.00,A\n2026-03-03,7.00,B\n";
    let book = "date,amount,type,description\n2026-03-02,5.00,Credit,A\n2026-03-03,7.00,Debit,B\n";
    let ran = Desk::with(bank, book).reconcile(&[]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let note = "a debit is money in, a credit money out";
    assert!(ran.stderr.contains(note), "{ran:?}");
    let turned = book.replace("Credit", "X").replace("Debit", "Credit").replace('X', "Debit");
    let ran = Desk::with(bank, &turned).reconcile(&["--map", "book:turned_sign=type"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

#[test]
fn amounts_with_signs_stay_as_they_are_beside_such_a_column() {
    let bank = "date,amount,type,description\n2026-03-02,-1234.50,CREDIT,RENT\n\
                2026-03-03,9.00,DEBIT,FEE\n";
    let ran = Desk::with(bank, BOOK).reconcile(&[]);
    let said =
        "the signs of the amounts are the opposite of what type says, so every sign is turned";
    assert!(ran.stderr.contains(said), "{ran:?}");
    let ran = Desk::with(bank, BOOK).reconcile(&["--map", "bank:amount=amount,sign="]);
    assert!(ran.stdout.contains("Matched 1 · to enter in the books 1"), "{ran:?}");
    assert!(ran.stdout.contains("  9.00  FEE"), "{ran:?}");
    let usual = bank.replace("CREDIT", "x").replace("DEBIT", "CREDIT").replace('x', "DEBIT");
    assert_eq!(Desk::with(&usual, BOOK).reconcile(&[]).stderr, "");
    // The words count where they are named; signs that say the same in every row are magnitudes.
    let ran = Desk::with(bank, BOOK).reconcile(&["--map", "bank:sign=type"]);
    assert!(
        ran.stdout.contains("  1234.50  RENT") && ran.stdout.contains("  -9.00  FEE"),
        "{ran:?}"
    );
}

#[test]
fn a_sign_that_some_row_lacks_is_refused_and_other_types_are_none() {
    let bank = |last: &str| {
        format!(
            "date,amount,type,description\n2026-03-02,5.00,DEBIT,A\n2026-03-03,7.00,CREDIT,B\n\
             2026-03-04,9.00,{last},C\n"
        )
    };
    let ran = Desk::with(&bank("FEE"), BOOK).reconcile(&[]);
    let said =
        "type says debit or credit beside amounts without signs, and \"FEE\" on line 4 is neither";
    assert!(ran.refused(3).contains(said), "{ran:?}");
    assert!(ran.stderr.contains("--map bank:amount=amount,sign=type,out_is=debit\n"), "{ran:?}");
    let other = "date,amount,type,description\n2026-03-02,5.00,DD,A\n2026-03-03,7.00,BGC,B\n";
    let signed = other.replace("7.00", "-7.00");
    let ran = Desk::with(&signed, BOOK).reconcile(&[]);
    assert!(!ran.stdout.contains("sign=") && !ran.stderr.contains("bank.csv"), "{ran:?}");
    let two = "date,amount,a,b,description\n2026-03-02,5,D,C,A\n2026-03-03,7,C,D,B\n";
    let ran = Desk::with(two, BOOK).reconcile(&[]);
    assert!(ran.refused(3).contains("--map bank:amount=amount,sign=a,"), "{ran:?}");
    assert!(ran.stderr.contains("--map bank:amount=amount,sign=b,"), "{ran:?}");
    let excluded = Desk::with(two, BOOK).reconcile(&["--map", "bank:sign=a,in=a,out=b"]);
    assert!(
        excluded.refused(2).contains("sign= cannot be combined with in= and out="),
        "{excluded:?}"
    );
}

#[test]
fn two_currencies_are_refused_however_the_files_say_them() {
    let said = |bank: &str, book: &str| {
        let ran = Desk::with(bank, book).reconcile(&[]);
        ran.refused(3).to_owned()
    };
    let file = |amount: &str| format!("date,{amount},description\n2026-03-02,-5.00,x\n");
    let column = |name: &str, codes: [&str; 2]| {
        let [one, other] = codes;
        format!("date,amount,{name},description\n2026-03-02,-5,{one},x\n2026-03-03,6,{other},y\n")
    };
    let between = said(&file("Amount (GBP)"), &file("Amount (EUR)"));
    assert!(
        between.contains("bank.csv is in GBP, book.csv in EUR\n  hint: reconcile one currency")
    );
    let between = said(&column("Ccy", ["gbp", ""]), &file("amount $"));
    assert!(between.contains("bank.csv is in GBP, book.csv in $"), "{between}");
    let within = said(&column("Currency", ["GBP", "EUR"]), BOOK);
    assert!(within.contains("which currency is wanted?"), "{within}");
    assert!(within.contains("--account bank:GBP\n"), "{within}");
    let sign = "date,Amount (GBP),description\n2026-03-02,-$5.00,x\n";
    let sign = said(sign, BOOK);
    assert!(
        sign.contains(
            "line 2, column \"Amount (GBP)\": \"-$5.00\" is in $, and other amounts are in GBP"
        ),
        "{sign}"
    );
    let two = "Date,Details,Paid in (GBP),Paid out (EUR)\n2026-03-02,x,5.00,\n2026-03-03,y,,6.00\n";
    let two = said(two, BOOK);
    assert!(
        two.contains("line 1: \"Paid out (EUR)\" is in EUR, and another column of amounts in GBP"),
        "{two}"
    );
}

#[test]
fn one_currency_may_be_said_in_several_ways() {
    matches("date,Amount (GBP),Currency,description\n2026-03-02,-£1234.50,EUR,RENT\n", &[]);
    matches("date,amount,Currency code,description\n2026-03-02,-£1234.50,GBP,RENT\n", &[]);
    matches(
        "date,amount,m,description\n2026-03-02,-1234.50,Sterling,R\n",
        &["--map", "bank:currency=m"],
    );
}

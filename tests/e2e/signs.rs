//! A file is read without a word only where its signs are sure.

use super::support::{Desk, Ran};

const NOTHING: &str = "date,amount,description\n";

fn run(file: &str, is_bank: bool, args: &[&str]) -> Ran {
    let (bank, book) = if is_bank { (file, NOTHING) } else { (NOTHING, file) };
    Desk::with(bank, book).reconcile(&[&["--output", "csv"], args].concat())
}

/// What is said of a file, those aside that has no rows.
fn said(ran: &Ran) -> String {
    let lines = ran.stderr.lines().filter(|line| !line.contains(" has no rows"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The amounts as they are read.
fn amounts(ran: &Ran) -> Vec<&str> {
    ran.stdout.lines().skip(1).filter_map(|line| line.split(',').nth(4)).collect()
}

fn with(header: &str, rows: &[(&str, &str)]) -> String {
    let rows = rows
        .iter()
        .zip(1..)
        .map(|((amount, cell), day)| format!("2026-01-{day:02},{amount},{cell},shop\n"));
    format!("date,amount,{header},description\n{}", rows.collect::<String>())
}

/// Words of many languages for money out and money in.
const PAIRS: [(&str, &str); 30] = [
    ("Ausgang", "Eingang"),
    ("Belastung", "Gutschrift"),
    ("Cargo", "Abono"),
    ("Dare", "Avere"),
    ("Wn", "Ma"),
    ("Uttag", "Insättning"),
    ("Spend Money", "Receive Money"),
    ("Expense", "Income"),
    ("Payment", "Receipt"),
    ("Payment", "Deposit"),
    ("BP", "BR"),
    ("Outbound", "Inbound"),
    ("Dt", "Kt"),
    ("D", "K"),
    ("Sent", "Received"),
    ("Debited", "Credited"),
    ("Purchase", "Payment"),
    ("Cheque", "Deposit"),
    ("\u{2013}", "+"),
    ("Debit", "Credit"),
    ("DR", "CR"),
    ("S", "H"),
    ("Withdrawal", "Deposit"),
    ("Af", "Bij"),
    ("OUT", "IN"),
    ("-", "+"),
    ("PMT", "DEP"),
    ("40", "50"),
    ("Лайн", "Приход"),
    ("出金", "入金"),
];

#[test]
fn words_beside_amounts_without_signs_are_read_right_or_refused_or_noted() {
    for (out, into) in PAIRS {
        for header in ["Type", "Direction", "Buchungsart", "Soll/Haben-Kennz.", "xyz", "D/C"] {
            for is_bank in [true, false] {
                for pattern in ["oi", "o", "oooo", "ooioiioo", "iooooooo"] {
                    let words = pattern.chars().map(|c| if c == 'o' { out } else { into });
                    let rows: Vec<_> = words.map(|word| ("5.00", word)).collect();
                    let ran = run(&with(header, &rows), is_bank, &[]);
                    let is_told = !said(&ran).is_empty();
                    assert!(is_told, "{header} {out} {into} {pattern}: {ran:?}");
                    if ran.code != Some(1) {
                        let way = if is_bank { "--map bank:sign=" } else { "--map book:sign=" };
                        assert!(ran.refused(3).contains(way), "{ran:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_column_that_may_say_it_is_refused_and_read_as_the_user_says() {
    let rows = [("5.00", "Spend Money"), ("7.00", "Receive Money"), ("-2.00", "spend money")];
    let file = with("Type", &rows[..2]);
    let ran = run(&file, false, &[]);
    let refused = ran.refused(3);
    assert!(
        refused.contains("column \"Type\" (\"Spend Money\", \"Receive Money\") may say which"),
        "{refused}"
    );
    let stated = "book:sign=Type,out_is=Spend Money";
    assert!(refused.contains(&format!("--map '{stated}'")), "{refused}");
    let ran = run(&with("Type", &rows), false, &["--map", stated]);
    assert_eq!(amounts(&ran), ["-5.00", "7.00", "2.00"], "{ran:?}");
    assert!(said(&ran).contains("spend money is money out, all else money in"), "{ran:?}");
    let ran = run(&file, false, &["--map", "book:sign="]);
    assert_eq!((amounts(&ran), said(&ran)), (vec!["5.00", "7.00"], String::new()));
    let ran = run(&file, false, &["--map", "book:sign=Type,out_is=Spend"]);
    assert!(ran.refused(3).contains("no row says spend in column \"Type\""), "{ran:?}");
}

#[test]
fn what_hardly_tells_directions_is_named_in_the_note_and_an_amount_alone_has_a_short_one() {
    let short = "note: bank.csv: no amount is negative, so all 2 rows are read as money in (if that is \
                 right: --map bank:sign=)";
    let ran = run("date,amount,description\n2026-01-01,5,a\n2026-01-02,6,b\n", true, &[]);
    assert_eq!(said(&ran), short);
    let file = with("Category", &[("5", "Food"), ("6", "Wages")]);
    let ran = run(&file, true, &[]);
    assert_eq!(
        said(&ran),
        format!(
            "{short}; where column \"Category\" (\"Food\", \"Wages\") says what is money out: --map \
             bank:sign=Category,out_is=Food or --map bank:sign=Category,out_is=Wages"
        )
    );
    let both = with("Type", &[("5", "Card"), ("-6", "Card"), ("-7", "Transfer")]);
    assert_eq!(said(&run(&both, true, &[])), "", "signs of both kinds");
    let few = with("Type", &[("5", "BP"), ("-6", "BP"), ("7", "BR"), ("8", "BR")]);
    let said_of_few = said(&run(&few, true, &[]));
    assert!(said_of_few.contains("only 1 of 4 amounts is negative, and column \"Type\""));
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
        assert!(said(&ran).contains("has no signs"), "{head} {ran:?}");
    }
    let head = "Amount,Money out,Money in";
    let signed = run(&file(head, ["-5.00,5.00,0", "7.00,,7.00"]), true, &[]);
    assert_eq!((amounts(&signed), said(&signed)), (vec!["-5.00", "7.00"], String::new()));
    let empty = run(&file(head, ["-5.00,,", "7.00,,"]), true, &[]);
    assert_eq!((amounts(&empty), said(&empty)), (vec!["-5.00", "7.00"], String::new()));
    for rows in [["5.00,6.00,", "7.00,,7.00"], ["-5.00,,5.00", "7.00,,7.00"], ["5,5,", "7,,"]] {
        let ran = run(&file(head, rows), true, &[]);
        let refused = ran.refused(3);
        assert!(refused.contains("\"Amount\" is not what \"Money in\" and \"Money out\" say"));
        assert!(refused.contains("--map 'bank:in=Money in,out=Money out'"), "{refused}");
        let ran = run(&file(head, rows), true, &["--map", "bank:amount=Amount"]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
    }
}

#[test]
fn signs_can_be_turned_and_columns_named_by_their_place() {
    let file = with("x", &[("5.00", ""), ("-7.00", ""), ("0", "")]);
    let ran = run(&file, true, &["--map", "bank:turned_amount=amount"]);
    assert_eq!((amounts(&ran), said(&ran)), (vec!["-5.00", "7.00", "0.00"], String::new()));
    let nameless = with("", &[("5.00", "S"), ("7.00", "H")]);
    let ran = run(&nameless, true, &[]);
    assert_eq!(amounts(&ran), ["-5.00", "7.00"]);
    assert!(said(&ran).contains("--map 'bank:turned_sign=#3'"), "{ran:?}");
    let ran = run(&nameless, true, &["--map", "bank:turned_sign=#3"]);
    assert_eq!(amounts(&ran), ["5.00", "-7.00"]);
    let ran = run(&nameless, true, &["--map", "bank:turned_sign="]);
    assert!(ran.refused(2).contains("turned_sign= needs the name of a column"), "{ran:?}");
    let twice = with("Dr/Cr,Balance,Dr/Cr", &[("5.00", "DR,9.00,CR"), ("7.00", "CR,16.00,CR")]);
    let ran = run(&twice, true, &["--map", "bank:sign=Dr/Cr"]);
    assert!(ran.refused(3).contains("choose by place, as in --map 'bank:sign=#3'"), "{ran:?}");
    assert_eq!(amounts(&run(&twice, true, &["--map", "bank:sign=#3"])), ["-5.00", "7.00"]);
}

#[test]
fn signs_that_are_the_reverse_of_the_words_are_noted_of_a_statement() {
    let file = with("Type", &[("20.00", "Debit"), ("-35.00", "Credit")]);
    let ran = run(&file, true, &[]);
    assert_eq!(amounts(&ran), ["20.00", "-35.00"]);
    assert!(said(&ran).contains("are the reverse of what \"Type\" says"), "{ran:?}");
    assert_eq!(said(&run(&file, false, &[])), "", "a debit of the books is money in");
    let rows = [("5.00", "Debit"), ("-5.00", "Debit reversal"), ("7.00", "Credit")];
    let ran = run(&with("Category", &rows), true, &[]);
    assert!(said(&ran).contains("\"Category\" says debit and credit beside amounts of one sign"));
}

#[test]
fn a_column_of_nothing_but_currencies_is_one_whatever_it_is_called() {
    for header in ["CurrencyCode", "Valuta", "WKZ", "Munt", "Unit", "Měna", ""] {
        for [one, other] in [["GBP", "USD"], ["£", "₹"], ["US$", "A$"]] {
            let ran = run(&with(header, &[("-5", one), ("7", other)]), true, &[]);
            assert!(ran.refused(3).contains("is another currency than"), "{header}: {ran:?}");
            let ran = run(
                &with(header, &[("-5", one), ("7", other)]),
                true,
                &["--map", "bank:currency="],
            );
            assert_eq!(ran.code, Some(1), "{ran:?}");
        }
        let ran = run(&with(header, &[("-5", "GBP"), ("7", "GBP")]), true, &[]);
        assert_eq!((ran.code, said(&ran)), (Some(1), String::new()), "{header}");
    }
    let ran = run(&with("Local currency", &[("-5", "GBP"), ("7", "USD")]), true, &[]);
    assert_eq!(said(&ran), "", "what was paid in abroad");
}

#[test]
fn rows_in_a_quoted_cell_are_refused_whatever_ends_their_lines() {
    for end in ["\n", "\r", "\r\n"] {
        for rows in [
            ["01,\"A,-1.00", "02,B,2.00", "03,C\",3.00"].map(|row| format!("2026-01-{row}")),
            ["01,\"A,-1.00", "03,C\",3.00", "04,D,4.00"].map(|row| format!("2026-01-{row}")),
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
fn rows_that_may_have_moved_no_money_are_noted() {
    for (header, cells, word) in [
        ("Status", ["Completed", "Denied"], "Denied"),
        ("Booking status", ["PENDING", "BOOKED"], "PENDING"),
        ("Buchungsstatus", ["Gebucht", "Vorgemerkt"], "Vorgemerkt"),
        ("Statut", ["Réalisé", "En attente"], "En attente"),
        ("Status", ["Completed", "Nie zaksięgowana"], "Nie zaksięgowana"),
        ("Info", ["", "Payment declined"], "Payment declined"),
        ("Balance Impact", ["Debit", "Memo"], "Memo"),
    ] {
        let ran = run(&with(header, &[("-5", cells[0]), ("7", cells[1])]), true, &[]);
        let note = format!("column \"{header}\" says \"{word}\" or the like on 1 row");
        assert!(said(&ran).contains(&note), "{ran:?}");
    }
    for cells in [["Completed", "Completed"], ["Cleared", "Reconciled"], ["CA", "NY"]] {
        let ran = run(&with("Status", &[("-5", cells[0]), ("7", cells[1])]), true, &[]);
        assert_eq!(said(&ran), "", "{cells:?}");
    }
    for header in ["PayPal fee", "Gebühr", "Frais", "Service charge", "Source fee amount"] {
        let ran = run(&with(header, &[("-5", "0.35"), ("7", "")]), true, &[]);
        assert!(said(&ran).contains("has amounts on 1 row that are not read"), "{ran:?}");
    }
    let totals = "date,amount,description\n2026-01-01,5,Opening Balance\n2026-01-02,-6,x\n2026-01-03,9,TOTAL\n";
    let ran = run(totals, true, &[]);
    assert!(said(&ran).contains("\"Opening Balance\" or the like on 2 rows"), "{ran:?}");
    let accounts = with("Account number", &[("-5", "1234"), ("7", "4567")]);
    assert!(said(&run(&accounts, true, &[])).contains("has 2 accounts, read as one"));
}

#[test]
fn one_row_behind_a_balance_shows_no_reversed_signs() {
    let head = "Date,Description,Amount,Balance,DR/CR\n2026-03-01,a,-11.99,5000.00,CR\n";
    let reversed = "are the reverse of what";
    assert!(!said(&run(head, true, &[])).contains(reversed));
    let two = format!("{head}2026-03-02,b,-3.00,5000.00,CR\n");
    assert!(said(&run(&two, true, &[])).contains(reversed));
}

#[test]
fn a_header_of_income_and_expense_is_asked_about_in_words_that_are_not_known() {
    for header in ["Income/Expense", "Exp/Inc", "Money in or out"] {
        let file = with(header, &[("5", "Exp."), ("7", "Income")]);
        let ran = run(&file, true, &[]);
        assert!(ran.refused(3).contains(&format!("bank:sign={header},out_is=Exp.")), "{ran:?}");
        let map = format!("bank:sign={header},out_is=Exp.");
        assert_eq!(run(&file, true, &["--map", &map]).code, Some(1), "{header}");
    }
}

//! What the amounts of a file are in.

use super::{ReadRequest, Rows, is_asked, is_refused, read, read_of, rows, rows_with};
use crate::stated::{FileSide, StatedColumns, StatedReading};

const ROWS: &str = "02/03/2026,Shop,-12.00\n13/03/2026,Tesco,-5.00\n14/03/2026,Pay,10.00\n";

fn code(text: &str) -> Option<String> {
    read_of(text).currency_code().map(str::to_owned)
}

#[test]
fn a_file_says_its_currency_in_its_rows_its_headers_or_beside_them() {
    for (head, currency) in [
        ("Date,Description,Amount (GBP)\n", Some("GBP")),
        ("Account currency,EUR\n\nDate,Description,Amount\n", Some("EUR")),
        ("Currency: CHF\n\nDate,Description,Amount\n", Some("CHF")),
        ("Closing balance,7.00 EUR\n\nDate,Description,Amount\n", Some("EUR")),
        ("Current account 12345678 GBP\n\nDate,Description,Amount\n", Some("GBP")),
        ("Rate of EUR to GBP\n\nDate,Description,Amount\n", None),
        ("Date,Description,Amount\n", None),
    ] {
        assert_eq!(code(&format!("{head}{ROWS}")).as_deref(), currency, "{head}");
    }
}

#[test]
fn a_sign_is_a_code_where_it_is_of_one_currency_or_the_file_says_which() {
    for (sign, above, currency) in [
        ("£", "", Some("GBP")),
        ("€", "", Some("EUR")),
        ("$", "", None),
        ("$", "Currency: CAD\n\n", Some("CAD")),
        ("£", "Currency: EUR\n\n", Some("GBP")),
    ] {
        let rows = ROWS.replace(",-", &format!(",-{sign}")).replace(",1", &format!(",{sign}1"));
        let text = format!("{above}Date,Description,Amount\n{rows}");
        assert_eq!(code(&text).as_deref(), currency, "{text}");
    }
}

/// Amounts as they were paid and as they were booked, each with its currency behind it or before it.
fn both(head: &str, spent: [&str; 3]) -> String {
    let rows = ["02/03/2026,Shop", "05/03/2026,Pay", "14/03/2026,Power"];
    let lines: String =
        rows.iter().zip(spent).map(|(row, cells)| format!("{row},{cells}\n")).collect();
    format!("Date,Description,{head}\n{lines}")
}

#[test]
fn of_two_amounts_with_a_currency_each_the_one_always_in_the_currency_of_equal_rows_is_the_accounts()
 {
    let spent = ["-12.00,USD,-10.50,EUR", "1000.00,EUR,1000.00,EUR", "-55.10,GBP,-63.20,EUR"];
    let read = rows(&both("Amount,Currency,Amount,Currency", spent));
    assert_eq!(read[..1], ["2026-03-02 -10.50 Shop"]);
    let before = ["-12.00,USD,EUR,-10.50", "1000.00,EUR,EUR,1000.00", "-55.10,GBP,EUR,-63.20"];
    let read = rows(&both("Amount,Currency,Currency,Amount", before));
    assert_eq!(read[2..], ["2026-03-14 -63.20 Power"]);
}

#[test]
fn an_answer_that_takes_one_of_two_amounts_takes_the_currency_beside_it() {
    let spent = ["-12.00,USD,-10.50,EUR", "1000.00,USD,900.00,EUR", "-55.10,USD,-43.20,EUR"];
    let text = both("Amount,Currency,Amount,Currency", spent);
    assert!(is_asked(&rows(&text)), "{:?}", rows(&text));
    for (amount, currency) in [("#3", "USD"), ("#5", "EUR")] {
        let mut stated = StatedReading::default();
        stated.columns.amount = Some(amount.to_owned());
        let request = ReadRequest {
            stated: &stated,
            side: FileSide::Bank,
            is_apart: false,
            keeps_zeros: false,
        };
        let read = read(text.as_bytes(), request, &mut Rows::default()).unwrap();
        assert_eq!(read.currency_code(), Some(currency));
    }
    let mixed = text.replacen("USD", "GBP", 1);
    let mut stated = StatedReading::default();
    stated.columns.amount = Some("#3".to_owned());
    assert!(is_asked(&rows_with(&mixed, &stated)), "amounts of two currencies are never added");
}

#[test]
fn amounts_in_two_currencies_are_never_two_sides_of_one_account() {
    let text = "Date,Details,CAD$,USD$\n03/13/2026,Rent,-50.00,\n03/14/2026,Sale,,70.00\n\
                03/16/2026,Phone,-80.00,\n03/17/2026,Sale,,10.00\n";
    let read = rows(text);
    let adds_both = read.iter().any(|row| row.contains("50.00"))
        && read.iter().any(|row| row.contains("70.00"));
    assert!(!adds_both, "{read:?}");
}

#[test]
fn a_currency_without_decimal_places_says_that_marks_stand_between_thousands() {
    let text = |header: &str, behind: &str, second: &str| {
        rows(&format!(
            "{header}\n2026-03-02,Acme,\"12,500\"{behind}\n2026-03-03,Beta,\"-{second}\"{behind}\n\
             2026-03-04,Cid,\"25,000\"{behind}\n2026-03-05,Dan,\"-3,000\"{behind}\n"
        ))
    };
    for (header, behind) in [
        ("Date,Description,Amount,Currency", ",JPY"),
        ("Date,Description,Amount (JPY)", ""),
        ("Currency: JPY\nDate,Description,Amount", ""),
    ] {
        let read = text(header, behind, "1,234");
        assert!(read.len() == 4 && read[1].contains(" -1234.00 "), "{header}: {read:?}");
    }
    // What a program wrote that knows no currency, and what has cents.
    let zeros =
        "Date,Description,Amount (JPY)\n2026-03-02,Acme,\"12,000\"\n2026-03-03,Beta,\"-1,000\"\n";
    assert!(is_asked(&rows(zeros)), "{:?}", rows(zeros));
    assert!(is_asked(&text("Date,Description,Amount,Currency", ",GBP", "1,234")));
}

#[test]
fn amounts_of_several_currencies_are_not_added_whatever_their_column_is_called() {
    for header in ["Ccy code", "Currency of transaction", "Code"] {
        let text = format!(
            "Date,Description,Amount,{header}\n02/03/2026,ACME,1250.00,GBP\n13/03/2026,AWS,-60.00,USD\n\
             16/03/2026,RENT,-600.00,GBP\n"
        );
        assert!(is_refused(&rows(&text), "\"USD\" is another currency than GBP"), "{header}");
        let columns = StatedColumns { currency: Some(String::new()), ..StatedColumns::default() };
        let stated = StatedReading { columns, ..StatedReading::default() };
        assert_eq!(rows_with(&text, &stated).len(), 3, "{header}");
    }
}

#[test]
fn the_currency_of_a_purchase_counts_for_nothing_where_a_balance_adds_the_amounts() {
    let text = "Date,Description,Amount,Original currency,Balance\n02/03/2026,Acme,500.00,GBP,1500.00\n\
                13/03/2026,Ads,-120.00,USD,1380.00\n16/03/2026,Rent,-300.00,GBP,1080.00\n";
    assert_eq!(rows(text).len(), 3, "{:?}", rows(text));
}

//! Rows below titles, which may be of several accounts; rows that stand there twice.

use super::{ReadRequest, Rows, is_asked, is_refused, read, rows, rows_of};
use crate::stated::{FileSide, StatedReading};

const TWO: &str = "Savings account 123\nDate,Description,Amount\n02/03/2026,Interest,3.00\n\
    13/03/2026,Moved,-40.00\nCurrent account 456\nDate,Description,Amount\n\
    14/03/2026,Rent,-850.00\n15/03/2026,Wages,1200.00\n";

#[test]
fn rows_below_titles_that_may_be_of_accounts_are_asked_about() {
    assert!(is_asked(&rows(TWO)), "{:?}", rows(TWO));
    let of = |name: &str| rows_of(TWO, FileSide::Bank, Some(name)).len();
    assert_eq!((of("Savings account 123"), of("Current account 456"), of("all")), (2, 2, 4));
    let untitled = TWO.replace("Savings account 123\n", "");
    assert!(is_asked(&rows(&untitled)));
    assert_eq!(rows_of(&untitled, FileSide::Bank, Some("untitled")).len(), 2);
}

#[test]
fn titles_that_are_numbers_of_accounts_and_long_ones_are_asked_about_as_others_are() {
    for [one, other] in [
        ["20-11-22 12345678", "20-11-22 87654321"],
        ["30-90-12/12345678", "30-90-12/87654321"],
        ["12345678", "87654321"],
        ["****4417", "****9032"],
        ["1200", "1210"],
        ["2025 EUR", "2026 GBP"],
        [
            "Business Current Account 20-11-22 12345678",
            "Business Savings Account 20-11-22 87654321",
        ],
    ] {
        let text = TWO.replace("Savings account 123", one).replace("Current account 456", other);
        assert!(is_asked(&rows(&text)), "{one}: {:?}", rows(&text));
        assert_eq!(rows_of(&text, FileSide::Bank, Some(other)).len(), 2, "{other}");
    }
    let text = TWO.replace("Savings account 123", "2025").replace("Current account 456", "2026");
    assert_eq!(rows(&text).len(), 4, "years");
}

#[test]
fn rows_of_a_table_above_one_with_more_columns_are_refused_with_their_line() {
    let text = "Purchases\nDate,Merchant,Amount\n13/01/2026,Shell,-5.00\n14/01/2026,BP,-10.00\n\n\
        Date,Merchant,Reference,Amount\n15/01/2026,Cafe,A1,-5.10\n16/01/2026,Bar,A2,-6.10\n";
    assert!(is_refused(&rows(text), "line 3"), "{:?}", rows(text));
}

#[test]
fn currencies_above_rows_are_never_added() {
    let text = TWO.replace("Savings account 123", "EUR").replace("Current account 456", "USD");
    assert!(is_asked(&rows(&text)));
    assert!(rows_of(&text, FileSide::Bank, Some("all"))[0].starts_with("refused"));
    assert_eq!(rows_of(&text, FileSide::Bank, Some("USD")).len(), 2);
}

#[test]
fn titles_of_months_and_pages_and_texts_that_go_on_divide_nothing() {
    for (one, other) in
        [("March 2026", "April 2026"), ("Page 1 of 2", "Page 2 of 2"), (",moved,", ",flat,")]
    {
        let text = TWO.replace("Savings account 123", one).replace("Current account 456", other);
        assert_eq!(rows(&text).len(), 4, "{one}");
    }
}

#[test]
fn a_balance_that_goes_through_all_titles_is_that_of_one_account() {
    let text = "Date,Description,Amount,Balance\nCard of Ann\n02/03/2026,Shop,-3.00,97.00\n\
        13/03/2026,Fuel,-40.00,57.00\nCard of Ben\n14/03/2026,Rent,-50.00,7.00\n\
        15/03/2026,Wages,1200.00,1207.00\n";
    assert_eq!(rows(text).len(), 4);
}

#[test]
fn a_part_of_a_file_that_stands_there_twice_is_named() {
    let head = "Date,Description,Amount\n";
    let part = "02/03/2026,Shop,-3.00\n13/03/2026,Fuel,-40.00\n";
    let said = |text: &str| -> Vec<String> {
        let stated = StatedReading::default();
        let request = ReadRequest {
            stated: &stated,
            side: FileSide::Bank,
            is_apart: false,
            keeps_zeros: false,
        };
        let read = read(text.as_bytes(), request, &mut Rows::default()).unwrap();
        read.pass.discrepancies.iter().map(ToString::to_string).collect()
    };
    let twice = said(&format!("{head}{part}\n{head}{part}"));
    assert!(twice.len() == 1 && twice[0].contains("first from line 2"), "{twice:?}");
    assert!(said(&format!("{head}{part}{}", part.replace("/03/", "/04/"))).is_empty());
    let part = "D02/03/2026\nT-3.00\nPShop\n^\nD13/03/2026\nT-40.00\nPFuel\n^\n";
    let twice = said(&format!("!Type:Bank\n{part}{part}"));
    assert!(twice.len() == 1 && twice[0].contains("first from line 2"), "{twice:?}");
}

#[test]
fn a_transfer_that_both_accounts_tell_is_no_entry_of_one_of_them_twice() {
    let text = "Date,Account,Category,Payee,Amount\n13/03/2026,Checking,Food,Aldi,-20.00\n\
        14/03/2026,Checking,Salary,Acme,1500.00\n15/03/2026,Savings,Transfer,Checking,300.00\n\
        15/03/2026,Checking,Transfer,Savings,-300.00\n";
    assert_eq!(rows_of(text, FileSide::Bank, Some("Checking")).len(), 3);
    assert!(rows(text).len() != 4, "{:?}", rows(text));
}

#[test]
fn titles_under_another_column_are_asked_about_where_the_first_stands_above_all_rows() {
    let text = "Date,Description,Amount\n,Current account,\n2026-03-02,a,-3.20\n2026-03-13,b,40.00\n\
                ,Savings account,\n2026-03-14,c,-8.50\n2026-03-15,d,9.00\n";
    assert!(is_asked(&rows(text)), "{:?}", rows(text));
    assert_eq!(rows_of(text, FileSide::Bank, Some("Savings account")).len(), 2);
    // Else they go on with the text of a row.
    let below = text.replacen(",Current account,\n", "", 1);
    assert_eq!(rows(&below).len(), 4);
}

#[test]
fn all_rows_below_titles_of_two_currencies_are_refused_by_both() {
    let text = "Date,Description,Amount\nCurrent GBP,,\n2026-03-02,a,-3.20\n2026-03-13,b,40.00\n\
                Savings EUR,,\n2026-03-14,c,-8.50\n2026-03-15,d,9.00\n";
    let read = rows_of(text, FileSide::Bank, Some("all"));
    assert!(is_refused(&read, "\"Current GBP\" and \"Savings EUR\""), "{read:?}");
}

#[test]
fn accounts_of_who_was_paid_may_be_read_together_and_beside_ones_own_are_not_asked_about() {
    let list = |own: &str| {
        let row = |day: u32, payee: &str| format!("2026-03-{day},Pay,-{day}.00,{payee}{own}\n");
        let head = if own.is_empty() { "" } else { ",Account number" };
        let numbers = ["12345678", "87654321"];
        let lines: String = (10..18).map(|day| row(day, numbers[day as usize % 2])).collect();
        format!("Date,Details,Amount,Account No{head}\n{lines}")
    };
    assert!(is_asked(&rows(&list(""))), "{:?}", rows(&list("")));
    assert_eq!(rows_of(&list(""), FileSide::Unknown, Some("all")).len(), 8);
    assert_eq!(rows(&list(",11112222")).len(), 8, "{:?}", rows(&list(",11112222")));
}

#[test]
fn a_name_and_the_sum_of_the_rows_above_it_is_their_subtotal() {
    let table = |motor: &str| {
        rows(&format!(
            "Date,Description,Amount\n2026-02-03,SHELL,-40.00\n2026-02-04,MOT,-34.90\nMotor,,{motor}\n\
             2026-02-05,TESCO,-12.50\n2026-02-09,ASDA,-22.50\nFood,,-35.00\n"
        ))
    };
    assert_eq!(table("-74.90").len(), 4, "{:?}", table("-74.90"));
    assert!(is_asked(&table("-74.91")) || is_refused(&table("-74.91"), "Motor"));
}

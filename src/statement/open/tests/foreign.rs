//! Amounts of another currency beside those of the account.

use super::{is_asked, notes_of, rows};

const CHARGED: [&str; 4] = ["-12.00", "-5.00", "1000.00", "-100.00"];
const OWN: [&str; 4] = ["-10.20", "-5.00", "1000.00", "-85.40"];
const MIXED: [&str; 4] = ["EUR", "GBP", "GBP", "EUR"];
const ONE: [&str; 4] = ["EUR"; 4];

fn text(header: &str, columns: &[[&str; 4]]) -> String {
    let days = ["2026-03-02,Shop", "2026-03-13,Tesco", "2026-03-14,Acme", "2026-03-25,Hotel"];
    let mut text = format!("Date,Description,{header}\n");
    for (at, day) in days.iter().enumerate() {
        let cells: Vec<&str> = columns.iter().map(|column| column[at]).collect();
        text.extend([day, ",", &cells.join(","), "\n"]);
    }
    text
}

fn amounts(text: &str) -> Vec<String> {
    let amount = |row: &String| row.split(' ').nth(1).unwrap_or_default().to_owned();
    rows(text).iter().map(amount).collect()
}

#[test]
fn the_amounts_that_words_call_those_of_the_account_are_read_whatever_the_others_are_in() {
    for header in [
        "Amount,Currency,Amount in account currency",
        "Amount,Currency,Billing amount",
        "Amount,Currency,Settled amount",
        "Transaction amount,Transaction currency,Amount",
    ] {
        for currencies in [MIXED, ONE] {
            let text = text(header, &[CHARGED, currencies, OWN]);
            assert_eq!(amounts(&text), OWN, "{header} {currencies:?} {:?}", rows(&text));
            assert!(notes_of(&text).contains("in the account's currency"), "{header}");
        }
    }
}

#[test]
fn rows_of_one_currency_that_are_equal_show_that_the_other_amounts_are_in_it() {
    let text = text("Amount,Currency,Amount (GBP)", &[CHARGED, MIXED, OWN]);
    assert_eq!(amounts(&text), OWN);
}

#[test]
fn where_no_word_says_which_amounts_are_those_of_the_account_it_is_asked() {
    for (header, columns) in [
        ("Amount,Ccy,Value", &[CHARGED, MIXED, OWN][..]),
        ("Amount,Currency,Converted amount", &[CHARGED, MIXED, OWN][..]),
        ("Amount,Currency,Converted amount", &[CHARGED, ONE, OWN][..]),
        ("Betrag,Währung,Gegenwert", &[CHARGED, ONE, OWN][..]),
        ("Amount,Billing amount", &[CHARGED, OWN][..]),
        ("Amount,Amount (GBP)", &[CHARGED, OWN][..]),
    ] {
        let text = text(header, columns);
        assert!(is_asked(&rows(&text)), "{header}: {:?}", rows(&text));
    }
}

#[test]
fn a_balance_shows_which_amounts_are_those_of_the_account() {
    let balances = ["989.80", "984.80", "1984.80", "1899.40"];
    let of_account =
        text("Amount,Currency,Converted amount,Balance", &[CHARGED, MIXED, OWN, balances]);
    assert_eq!(amounts(&of_account), OWN);
    let balances = ["988.00", "983.00", "1983.00", "1883.00"];
    let of_charged = text("Amount,Currency,Billing amount,Balance", &[CHARGED, ONE, OWN, balances]);
    assert_eq!(amounts(&of_charged), CHARGED);
}

#[test]
fn a_currency_before_each_amount_is_of_the_amount_behind_it() {
    for names in [["Transaction", "Billing"], ["Original", "Account"]] {
        let [one, other] = names;
        let text = format!(
            "Date,Description,{one} currency,{one} amount,{other} currency,{other} amount\n\
             04/10/2026,TESCO,GBP,-45.20,GBP,-45.20\n13/10/2026,CAFE PARIS,EUR,-11.50,GBP,-10.00\n\
             18/10/2026,SHELL,GBP,-12.00,GBP,-12.00\n"
        );
        assert_eq!(rows(&text)[1], "2026-10-13 -10.00 CAFE PARIS");
    }
}

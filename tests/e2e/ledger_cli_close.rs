//! A bank account's month on the command line: the statement of it, and how it is ended.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::ledger::banking::{Bank, text};
use crate::ledger::support::Books;
use crate::place::{Place, on_both_databases};
use crate::support::{Desk, Ran};

/// A bank account, Main, that opened with 1,000.00 on 28 February.
fn opened(place: &Place) -> Bank<'_> {
    let books = Books::new(place);
    let body = json!({
        "name": "Main", "account_id": books.id("1300"), "opening_balance": 1000,
        "opening_date": "2026-02-28",
    });
    let made = books.data(201, "/bank-accounts", &body);
    Bank { id: text(&made, "id").to_owned(), books }
}

fn ask(bank: &Bank<'_>, desk: &Desk, args: &[&str]) -> Ran {
    bank.books.account.ask_as(desk, &[&["ledger"], args].concat(), &bank.books.key)
}

/// The same that ends with this code; gives what it printed.
#[track_caller]
fn shown(bank: &Bank<'_>, desk: &Desk, code: i32, args: &[&str]) -> String {
    let ran = ask(bank, desk, args);
    assert_eq!(ran.code, Some(code), "{args:?} {ran:?}");
    ran.stdout
}

const AT: [&str; 5] = ["reconciliation", "--bank-account", "main", "--as-at", "2026-03-31"];

on_both_databases! {
    fn the_statement_is_printed_as_that_of_files_is(place: &Place) {
        let (bank, desk) = (opened(place), Desk::new());
        let rent = bank.waiting("2026-03-02", "-1234.50");
        bank.done(&rent, "confirm", &bank.by("6100"));
        bank.waiting("2026-03-05", "-1.50");
        let aside = bank.waiting("2026-03-06", "9.99");
        bank.done(&aside, "exclude", &Value::Null);
        bank.waiting("2026-04-01", "7");
        bank.books.post(&bank.books.journal("2026-03-20", "1300", "4000", "30"));
        let expected = "Bank reconciliation, Main, 31 March 2026\n\
            \x20 Balance on the bank statement  -236.00\n\
            \x20 Outstanding receipts (1)         30.00\n\
            \x20 Outstanding payments (0)          0.00\n\
            \x20 Adjusted balance of the bank   -206.00\n\
            \x20 Balance in the books           -204.50\n\
            \x20 To enter in the books (1)        -1.50\n\
            \x20 Adjusted balance of the books  -206.00\n\
            \x20 Difference                        0.00\n\
            \x20 balanced, not proved:\n\
            \x20   1 bank transaction is not confirmed\n\
            \x20   1 posting has no bank transaction\n\
            \x20 1 bank transaction after 2026-03-31\n\
            \x20 1 excluded bank transaction takes no part, 9.99 in all\n\
            \n\
            Outstanding receipts\n\
            \x20 2026-03-20         30.00  A journal (11 days)\n\
            \n\
            To enter in the books\n\
            \x20 2026-03-05         -1.50  CARD 4417 SCREWFIX (26 days)\n\
            \n\
            Excluded, belongs to another account\n\
            \x20 2026-03-06          9.99  CARD 4417 SCREWFIX (25 days)\n";
        assert_eq!(shown(&bank, &desk, 0, &AT), expected);
        let json = shown(&bank, &desk, 0, &[&AT[..], &["--json"]].concat());
        let json: Value = serde_json::from_str(&json).expect("JSON");
        let path = format!("/bank-accounts/{}/reconciliation?as_at=2026-03-31", bank.id);
        assert_eq!(json, bank.books.get(&path).json()["data"]);
        let rows = shown(&bank, &desk, 0, &[&AT[..], &["--output", "csv"]].concat());
        let first: Vec<&str> = rows.lines().take(2).collect();
        assert!(first[0].starts_with("line,date,amount,description,"), "{rows}");
        assert!(first[1].starts_with("outstanding_receipts,2026-03-20,30.00,A journal,"), "{rows}");
        assert_eq!(rows.lines().count(), 4);
    }

    fn what_is_not_proved_ends_with_1_where_that_is_asked_for(place: &Place) {
        let (bank, desk) = (opened(place), Desk::new());
        let fail = [&AT[..], &["--fail-on", "unproved"]].concat();
        assert!(shown(&bank, &desk, 0, &fail).contains("\n  proved\n"));
        bank.waiting("2026-03-05", "-1.50");
        assert!(shown(&bank, &desk, 1, &fail).contains("not proved"));
        let unknown = ["reconciliation", "--bank-account", "none"];
        assert_eq!(ask(&bank, &desk, &unknown).code, Some(6));
    }
}

//! Balance assertions, IDs of one's own and metadata on the command line.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::ledger::banking::text;
use crate::ledger::settling::Till;
use crate::place::on_both_databases;
use crate::support::{Desk, Ran};

/// Runs a command with the key of the books.
fn ask(till: &Till<'_>, desk: &Desk, args: &[&str]) -> Ran {
    let books = &till.desk.books;
    books.account.ask_as(desk, &[&["ledger"], args].concat(), &books.key)
}

/// The same, done; gives what it writes as JSON.
#[track_caller]
fn told(till: &Till<'_>, desk: &Desk, args: &[&str]) -> Value {
    let ran = ask(till, desk, &[args, &["--json"]].concat());
    assert_eq!(ran.code, Some(0), "{args:?} {ran:?}");
    ran.json()
}

on_both_databases! {
    fn assertions_are_added_listed_shown_and_removed_and_integrity_exits_with_1_where_one_fails(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        till.desk.books.post(&till.desk.books.journal("2026-03-31", "1310", "4000", "7"));
        let add = |amount| ["assertions", "add", "--account", "1310", "--date", "2026-03-31", "--amount", amount];
        let made = told(&till, &desk, &add("7"));
        assert_eq!(made["status"], "holds");
        let refused = ask(&till, &desk, &add("8"));
        assert!(refused.refused(3).contains("a difference of 1.00"), "{refused:?}");
        assert_eq!(ask(&till, &desk, &["integrity"]).code, Some(0));
        let failing = told(&till, &desk, &[&add("8")[..], &["--accept-warnings"]].concat());
        assert_eq!(failing["status"], "fails");
        let found = ask(&till, &desk, &["integrity", "--json"]);
        assert_eq!(found.code, Some(1), "{found:?}");
        assert!(found.stderr.contains("asserted 8.00"), "{found:?}");
        assert_eq!((&found.json()["ok"], &found.json()["assertions_failed"]), (&json!(true), &json!(1)));
        let id = text(&failing, "id");
        assert_eq!(told(&till, &desk, &["assertions", "show", id]), failing);
        let listed = told(&till, &desk, &["assertions", "list", "--account", "1310", "--status", "fails",
            "--from", "2026-03-31", "--to", "2026-03-31"]);
        assert_eq!(listed["data"], json!([failing]));
        assert_eq!(told(&till, &desk, &["assertions", "remove", id]), failing);
        assert_eq!(ask(&till, &desk, &["integrity"]).code, Some(0));
        ask(&till, &desk, &["assertions", "show", id]).refused(6);
    }

    fn objects_take_an_id_and_metadata_and_are_listed_by_them(place: &Place) {
        let (till, desk) = (Till::new(place), Desk::new());
        let made = told(&till, &desk, &["contacts", "create", "--kind", "customer", "--name", "Elm",
            "--external-id", "E-1", "--metadata", "shop=York", "--metadata", "note=a=b"]);
        assert_eq!(made["metadata"], json!({ "shop": "York", "note": "a=b" }));
        let list = ["contacts", "list", "--external-id", "E-1", "--updated-since", "2026-01-01T00:00:00Z"];
        assert_eq!(told(&till, &desk, &list)["data"], json!([made]));
        let changed = told(&till, &desk, &["contacts", "update", "Elm", "--metadata", ""]);
        assert_eq!((&changed["metadata"], &changed["external_id"]), (&json!({}), &json!("E-1")));
        let cleared = told(&till, &desk, &["contacts", "update", "Elm", "--external-id", ""]);
        assert_eq!(cleared["external_id"], Value::Null);
        for wrong in ["shop", "=York"] {
            ask(&till, &desk, &["contacts", "update", "Elm", "--metadata", wrong]).refused(2);
        }
        let twice = ["contacts", "update", "Elm", "--metadata", "a=1", "--metadata", "a=2"];
        assert!(ask(&till, &desk, &twice).refused(2).contains("the key a twice"));
        let account = told(&till, &desk, &["accounts", "update", "6200", "--external-id", "A-1", "--metadata", "k=v"]);
        assert_eq!((&account["external_id"], &account["metadata"]), (&json!("A-1"), &json!({ "k": "v" })));
        let accounts = told(&till, &desk, &["accounts", "list", "--external-id", "A-1"]);
        assert_eq!(accounts["data"].as_array().map(Vec::len), Some(1));
    }
}

//! Accounts of a chart.

use serde_json::{Value, json};

use super::support::{Books, money, refused};
use crate::place::on_both_databases;

on_both_databases! {
    fn an_account_is_made_read_changed_and_removed(place: &Place) {
        let books = Books::new(place);
        let body = json!({ "code": "7000", "name": "Training", "account_type": "expense" });
        let made = books.data(201, "/accounts", &body);
        assert_eq!(made["account_type"], "EXPENSE");
        assert_eq!(money(&made["balance"]), "0.00");
        assert_eq!(made["currency"], "GBP");
        let path = format!("/accounts/{}", made["id"].as_str().expect("an id"));
        assert_eq!(books.get(&path).json()["data"], made);
        let changed = books.ask("PATCH", &path, &json!({ "name": "Courses", "description": "x" }));
        let changed = changed.json()["data"].clone();
        assert_eq!((&changed["name"], &changed["version"]), (&json!("Courses"), &json!(2)));
        let cleared = books.ask("PATCH", &path, &json!({ "description": null })).json();
        assert_eq!(cleared["data"]["description"], Value::Null);
        assert_eq!(books.ask("DELETE", &path, &Value::Null).status, 200);
        books.get(&path).assert_error(404, "not_found");
    }

    fn a_code_and_a_role_are_had_by_one_account_at_most(place: &Place) {
        let books = Books::with_vat(place);
        let make = |body: Value| books.ask("POST", "/accounts", &body);
        let account = |code: &str, kind: &str, role: &str| {
            json!({ "code": code, "name": "x", "account_type": kind, "role": role })
        };
        let twice = json!({ "code": "6000", "name": "x", "account_type": "EXPENSE" });
        refused(&make(twice), 409, "duplicate_code");
        refused(&make(account("2260", "LIABILITY", "vat_control")), 409, "role_taken");
        refused(&make(account("2260", "INCOME", "suspense")), 422, "role_type_mismatch");
        let second_bank = make(account("1320", "ASSET", "bank"));
        assert_eq!(second_bank.status, 201, "{second_bank:?}");
    }

    fn an_account_with_postings_is_neither_removed_nor_given_another_type(place: &Place) {
        let books = Books::new(place);
        books.post(&books.journal("2026-01-31", "6000", "1300", "25.50"));
        let path = format!("/accounts/{}", books.id("6000"));
        refused(&books.ask("DELETE", &path, &Value::Null), 409, "account_in_use");
        let asset = json!({ "account_type": "ASSET" });
        refused(&books.ask("PATCH", &path, &asset), 409, "account_in_use");
        assert_eq!(books.ask("PATCH", &path, &json!({ "status": "archived" })).status, 200);
        let journal = books.journal("2026-02-28", "6000", "1300", "1");
        let details = refused(&books.ask("POST", "/journals", &journal), 422, "account_archived");
        assert_eq!(details["field"], "lines[0].account_id");
        assert_eq!(books.balance("6000"), "25.50");
    }

    fn a_change_of_a_version_that_is_not_the_last_is_refused(place: &Place) {
        let books = Books::new(place);
        let path = format!("{}/accounts/{}", books.path, books.id("6000"));
        let change = |version: &str| {
            let headers = format!("X-API-Key: {}\r\nIf-Match: {version}\r\n", books.key);
            books.account.daemon.send("PATCH", &path, &headers, r#"{"name":"Pay"}"#)
        };
        assert_eq!(change("\"1\"").status, 200);
        refused(&change("\"1\""), 409, "version_mismatch");
        assert_eq!(change("\"2\"").status, 200);
        change("3").assert_error(422, "invalid_request_format");
    }

    fn the_list_is_whole_unless_a_part_is_asked_for(place: &Place) {
        let books = Books::new(place);
        let count = |query: &str| {
            let answer = books.get(&format!("/accounts{query}")).json();
            assert!(answer.get("pagination").is_none());
            answer["data"].as_array().expect("accounts").len()
        };
        assert_eq!(count(""), books.accounts.len());
        assert_eq!(count("?limit=3&offset=2"), 3);
        assert_eq!(count("?role=bank"), 1);
        assert_eq!(count("?account_type=income"), 5);
        assert_eq!(count("?status=archived"), 0);
        for query in ["?limit=0", "?role=x", "?account_type=x", "?page=1", "?include_balances=x"] {
            let answer = books.get(&format!("/accounts{query}"));
            answer.assert_error(422, "invalid_request_format");
        }
    }
}

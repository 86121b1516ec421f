//! Bank accounts: made with an account of the chart, with and without an opening balance.

use serde_json::{Value, json};

use super::banking::{Bank, number, text};
use super::support::{Books, ORGANISATIONS, money, refused};
use crate::place::on_both_databases;

on_both_databases! {
    fn a_bank_account_has_an_account_that_is_there_or_one_with_the_next_free_code(place: &Place) {
        let books = Books::new(place);
        let linked = json!({ "name": "Current", "account_id": books.id("1300") });
        let linked = books.data(201, "/bank-accounts", &linked);
        assert_eq!(text(&linked, "account_id"), books.id("1300"));
        assert_eq!((text(&linked, "type"), text(&linked, "currency")), ("current", "GBP"));
        assert_eq!(money(&linked["ledger_balance"]), "0.00");
        assert_eq!(linked["statement_balance"], Value::Null);
        assert_eq!(linked["unconfirmed_count"], 0);
        let account_of = |kind: &str| {
            let made = books.data(201, "/bank-accounts", &json!({ "name": "Another", "type": kind }));
            let path = format!("/accounts/{}", text(&made, "account_id"));
            let account = books.get(&path).json()["data"].clone();
            assert_eq!((text(&account, "role"), text(&account, "name")), ("bank", "Another"));
            format!("{} {}", text(&account, "code"), text(&account, "account_type"))
        };
        assert_eq!(account_of("savings"), "1301 ASSET");
        assert_eq!(account_of("cash"), "1302 ASSET");
        assert_eq!(account_of("credit_card"), "2600 LIABILITY");
        assert_eq!(account_of("credit_card"), "2601 LIABILITY");
    }

    fn an_account_is_that_of_one_bank_account_at_most(place: &Place) {
        let bank = Bank::new(place);
        let link = |account: &str| {
            let body = json!({ "name": "x", "account_id": account });
            bank.books.ask("POST", "/bank-accounts", &body)
        };
        let details = refused(&link(bank.books.id("1300")), 409, "account_already_linked");
        assert_eq!(details["field"], "account_id");
        refused(&link(bank.books.id("1310")), 422, "role_type_mismatch");
        refused(&link("acc_00000000000000000000000001"), 422, "unknown_reference");
        refused(&link("x"), 422, "unknown_reference");
        let other = json!({ "name": "Other Ltd" }).to_string();
        let other = bank.books.account.daemon.ask("POST", ORGANISATIONS, &bank.books.key, &other);
        let path = format!("{ORGANISATIONS}/{}/accounts?role=bank", text(&other.json()["data"], "id"));
        let theirs = bank.books.account.daemon.get(&path, &bank.books.key).json();
        refused(&link(text(&theirs["data"][0], "id")), 422, "unknown_reference");
        let archived = json!({ "code": "1399", "name": "x", "account_type": "ASSET", "role": "bank" });
        let archived = bank.books.data(201, "/accounts", &archived);
        let path = format!("/accounts/{}", text(&archived, "id"));
        bank.books.ask("PATCH", &path, &json!({ "status": "archived" }));
        refused(&link(text(&archived, "id")), 422, "account_archived");
        let listed = bank.books.get("/bank-accounts").json();
        assert_eq!(listed["data"].as_array().map(Vec::len), Some(1));
    }

    fn an_opening_balance_is_posted_against_the_opening_balances(place: &Place) {
        let books = Books::new(place);
        let opened = |amount: &str| json!({
            "name": "Current", "account_id": books.id("1300"), "opening_balance": number(amount),
            "opening_date": "2026-03-31",
        });
        books.data(200, "/period-lock", &json!({ "lock_date": "2026-03-31", "reason": "x" }));
        refused(&books.ask("POST", "/bank-accounts", &opened("1.00")), 422, "period_locked");
        books.data(200, "/period-lock", &json!({ "lock_date": null, "reason": "x" }));
        let made = books.data(201, "/bank-accounts", &opened("-250.5"));
        assert_eq!(money(&made["ledger_balance"]), "-250.50");
        assert_eq!(money(&made["opening_balance"]), "-250.50");
        let journal = books.get(&format!("/journals/{}", text(&made, "opening_journal_id"))).json();
        assert_eq!(journal["data"]["source"], "opening");
        assert_eq!(journal["data"]["entry_date"], "2026-03-31");
        assert_eq!([books.balance("1300"), books.balance("3900")], ["-250.50", "250.50"]);
        let nothing = json!({ "name": "Savings", "opening_balance": 0, "opening_date": "2026-03-31" });
        let nothing = books.data(201, "/bank-accounts", &nothing);
        assert_eq!(nothing["opening_journal_id"], Value::Null);
        assert_eq!(books.get("/journals").json()["pagination"]["total"], 1);
        let undo = format!("/journals/{}/reverse", text(&made, "opening_journal_id"));
        refused(&books.ask("POST", &undo, &Value::Null), 409, "not_manual");
    }

    fn no_bank_transaction_stands_for_an_opening_balance(place: &Place) {
        let books = Books::new(place);
        let body = json!({ "name": "New", "opening_balance": number("-33.33"), "opening_date": "2026-03-31" });
        let made = books.data(201, "/bank-accounts", &body);
        let row = json!({
            "bank_account_id": made["id"], "date": "2026-03-31", "amount": number("-33.33"), "description": "TESCO",
        });
        let row = books.data(201, "/bank-transactions", &row);
        let matched = json!({ "match": { "journal_id": made["opening_journal_id"] } });
        let confirm = format!("/bank-transactions/{}/confirm", text(&row, "id"));
        refused(&books.ask("POST", &confirm, &matched), 422, "match_mismatch");
        let bank = format!("/bank-accounts/{}/reconciliation?as_at=2026-06-30", text(&made, "id"));
        let bank = books.get(&bank).json()["data"].clone();
        let sides = [&bank["statement"]["opening"], &bank["books"]["opening"], &bank["to_enter"]["total"]];
        assert_eq!(sides.map(money), ["-33.33", "-33.33", "-33.33"], "{bank}");
    }

    fn an_opening_balance_needs_the_account_for_it_and_leaves_nothing_without(place: &Place) {
        let books = Books::new(place);
        let path = format!("/accounts/{}", books.id("3900"));
        assert_eq!(books.ask("DELETE", &path, &Value::Null).status, 200);
        let body = json!({ "name": "New", "opening_balance": 1, "opening_date": "2026-03-31" });
        let details = refused(&books.ask("POST", "/bank-accounts", &body), 422, "role_account_missing");
        assert_eq!(details["role"], "opening_balance");
        assert_eq!(books.get("/bank-accounts").json()["data"], json!([]));
        let accounts = books.get("/accounts?role=bank").json();
        assert_eq!(accounts["data"].as_array().map(Vec::len), Some(1));
    }

    fn a_bank_account_is_read_changed_and_listed_without_pages(place: &Place) {
        let mut bank = Bank::new(place);
        bank.savings();
        let books = &bank.books;
        let path = format!("/bank-accounts/{}", bank.id);
        let change = json!({ "name": "Main", "type": "savings", "sort_code": "20-00-00", "iban": "GB1" });
        let changed = books.ask("PATCH", &path, &change).json()["data"].clone();
        assert_eq!((text(&changed, "name"), text(&changed, "type")), ("Main", "savings"));
        assert_eq!((text(&changed, "sort_code"), &changed["version"]), ("20-00-00", &json!(2)));
        assert_eq!(books.get(&path).json()["data"], changed);
        let cleared = books.ask("PATCH", &path, &json!({ "iban": null })).json()["data"].clone();
        assert_eq!((&cleared["iban"], text(&cleared, "sort_code")), (&Value::Null, "20-00-00"));
        let listed = books.get("/bank-accounts").json();
        assert!(listed.get("pagination").is_none());
        assert_eq!(listed["data"].as_array().map(Vec::len), Some(2));
        let part = books.get("/bank-accounts?limit=1&offset=1").json();
        assert_eq!(text(&part["data"][0], "name"), "Savings");
        books.get("/bank-accounts?limit=0").assert_error(422, "invalid_request_format");
        books.get("/bank-accounts/bac_x").assert_error(404, "not_found");
        let headers = format!("X-API-Key: {}\r\nIf-Match: \"1\"\r\n", books.key);
        let stale = books.account.daemon.send("PATCH", &format!("{}{path}", books.path), &headers, "{}");
        refused(&stale, 409, "version_mismatch");
    }

    fn the_account_of_a_bank_account_is_neither_removed_nor_made_something_else(place: &Place) {
        let bank = Bank::new(place);
        let path = format!("/accounts/{}", bank.books.id("1300"));
        refused(&bank.books.ask("DELETE", &path, &Value::Null), 409, "system_account");
        for change in [json!({ "role": null }), json!({ "account_type": "LIABILITY" })] {
            refused(&bank.books.ask("PATCH", &path, &change), 409, "system_account");
        }
        assert_eq!(bank.books.ask("PATCH", &path, &json!({ "name": "Main" })).status, 200);
    }

    fn a_bank_account_is_nobody_elses_and_its_body_has_its_form(place: &Place) {
        let bank = Bank::new(place);
        let books = &bank.books;
        let stranger = books.stranger(place);
        for below in [String::new(), format!("/{}", bank.id)] {
            let path = format!("{}/bank-accounts{below}", books.path);
            books.account.daemon.get(&path, &stranger.key).assert_error(404, "not_found");
        }
        let body = json!({ "name": " ", "type": "giro", "opening_balance": "1.234", "x": 1 });
        let details = books.ask("POST", "/bank-accounts", &body);
        let details = details.assert_error(422, "invalid_request_format");
        assert_eq!(details["issue_count"], 4);
        let half = json!({ "name": "x", "opening_balance": 1 });
        let details = books.ask("POST", "/bank-accounts", &half);
        let details = details.assert_error(422, "invalid_request_format");
        assert_eq!(details["issues"][0]["field"], "opening_date");
        let euros = json!({ "name": "x", "currency": "EUR" });
        refused(&books.ask("POST", "/bank-accounts", &euros), 422, "currency_mismatch");
    }
}

//! Bank transactions: made, listed, coded, left out of the books.

use serde_json::{Value, json};

use super::banking::{Bank, number, text};
use super::support::{money, refused};
use crate::place::on_both_databases;

on_both_databases! {
    fn a_bank_transaction_waits_until_somebody_says_what_it_is(place: &Place) {
        let bank = Bank::new(place);
        let made = bank.books.data(201, "/bank-transactions", &bank.row("2026-03-02", "-120"));
        assert_eq!((text(&made, "status"), text(&made, "vat_code")), ("unconfirmed", "NV"));
        assert_eq!((money(&made["amount"]), money(&made["net_amount"])), ("-120.00".into(), "-120.00".into()));
        assert_eq!((text(&made, "currency"), text(&made, "bank_account_id")), ("GBP", &*bank.id));
        for key in ["account_id", "journal_id", "settlement_id", "contact_id", "confirmed_at", "reference"] {
            assert_eq!(made[key], Value::Null, "{key}");
        }
        assert_eq!(bank.look(text(&made, "id")), made);
        let account = bank.books.get(&format!("/bank-accounts/{}", bank.id)).json()["data"].clone();
        assert_eq!((&account["unconfirmed_count"], money(&account["ledger_balance"])), (&json!(1), "0.00".into()));
    }

    fn coding_changes_while_it_waits(place: &Place) {
        let bank = Bank::new(place);
        let id = bank.waiting("2026-03-02", "-120");
        let path = format!("/bank-transactions/{id}");
        let change = |body: Value| bank.books.ask("PATCH", &path, &body);
        let coded = change(json!({ "account_id": bank.books.id("6200"), "vat_code": "ST" })).json()["data"].clone();
        assert_eq!((text(&coded, "account_id"), text(&coded, "vat_code")), (bank.books.id("6200"), "ST"));
        assert_eq!((money(&coded["vat_amount"]), money(&coded["net_amount"])), ("20.00".into(), "-100.00".into()));
        assert_eq!(coded["version"], 2);
        let given = change(json!({ "vat_amount": "12.34" })).json()["data"].clone();
        assert_eq!(money(&given["vat_amount"]), "12.34");
        let reduced = change(json!({ "vat_code": "RR" })).json()["data"].clone();
        assert_eq!(money(&reduced["vat_amount"]), "5.71");
        let cleared = change(json!({ "account_id": null, "vat_code": null })).json()["data"].clone();
        assert_eq!((&cleared["account_id"], text(&cleared, "vat_code")), (&Value::Null, "NV"));
        assert_eq!(money(&cleared["vat_amount"]), "0.00");
        change(json!({ "amount": 1 })).assert_error(422, "invalid_request_format");
        bank.act(&id, "exclude", &Value::Null);
        refused(&change(json!({ "vat_code": "ST" })), 409, "not_unconfirmed");
        bank.act(&id, "restore", &Value::Null);
        bank.done(&id, "confirm", &bank.by("6200"));
        refused(&change(json!({ "vat_code": "ST" })), 409, "not_unconfirmed");
        bank.books.ask("PATCH", "/bank-transactions/btx_x", &json!({})).assert_error(404, "not_found");
    }

    fn what_could_never_be_confirmed_is_refused_at_once(place: &Place) {
        let bank = Bank::new(place);
        let make = |change: Value| {
            let mut row = bank.row("2026-03-02", "-120");
            for (key, value) in change.as_object().expect("an object") {
                row[key] = value.clone();
            }
            bank.books.ask("POST", "/bank-transactions", &row)
        };
        let nobodys = "acc_00000000000000000000000001";
        for (change, reason) in [
            (json!({ "bank_account_id": "bac_x" }), "unknown_reference"),
            (json!({ "account_id": nobodys }), "unknown_reference"),
            (json!({ "contact_id": "con_x" }), "unknown_reference"),
            (json!({ "account_id": bank.books.id("1200") }), "control_account"),
            (json!({ "account_id": bank.books.id("1300") }), "same_bank_account"),
            (json!({ "vat_amount": 1 }), "vat_not_allowed"),
            (json!({ "vat_code": "ST", "vat_amount": 120 }), "vat_exceeds_amount"),
            (json!({ "currency": "EUR" }), "currency_mismatch"),
        ] {
            refused(&make(change), 422, reason);
        }
        let path = format!("/accounts/{}", bank.books.id("6200"));
        bank.books.ask("PATCH", &path, &json!({ "status": "archived" }));
        refused(&make(bank.by("6200")), 422, "account_archived");
        for change in [json!({ "amount": 0 }), json!({ "date": "2026-02-30" }), json!({ "x": 1 })] {
            make(change).assert_error(422, "invalid_request_format");
        }
        assert_eq!(bank.books.get("/bank-transactions").json()["pagination"]["total"], 0);
    }

    fn an_external_id_is_had_by_one_transaction_of_a_bank_account(place: &Place) {
        let mut bank = Bank::new(place);
        let savings = bank.savings();
        let mut row = bank.row("2026-03-02", "-120");
        row["external_id"] = json!("FIT-1");
        bank.books.data(201, "/bank-transactions", &row);
        refused(&bank.books.ask("POST", "/bank-transactions", &row), 409, "duplicate_external_id");
        row["bank_account_id"] = json!(savings);
        bank.books.data(201, "/bank-transactions", &row);
        // Without one, the same twice is two.
        bank.waiting("2026-03-02", "-120");
        bank.waiting("2026-03-02", "-120");
        assert_eq!(bank.books.get("/bank-transactions").json()["pagination"]["total"], 4);
    }

    fn a_repeated_request_makes_one_transaction(place: &Place) {
        let bank = Bank::new(place);
        let path = format!("{}/bank-transactions", bank.books.path);
        let headers = format!("X-API-Key: {}\r\nIdempotency-Key: once\r\n", bank.books.key);
        let body = bank.row("2026-03-02", "-120").to_string();
        let [first, second] = [(); 2].map(|()| bank.books.account.daemon.send("POST", &path, &headers, &body));
        assert_eq!((first.status, &first.body), (201, &second.body));
        assert_eq!(second.header("idempotency-replayed"), Some("true"));
        assert_eq!(bank.books.get("/bank-transactions").json()["pagination"]["total"], 1);
    }

    fn the_list_is_narrowed_by_each_filter(place: &Place) {
        let mut bank = Bank::new(place);
        let savings = bank.savings();
        for (date, amount, description) in [
            ("2026-03-01", "-10", "TRAINLINE London"),
            ("2026-03-02", "-250.25", "Screwfix 50% OFF"),
            ("2026-03-03", "1000", "Caf\u{e9} Nero refund"),
        ] {
            let mut row = bank.row(date, amount);
            row["description"] = json!(description);
            bank.books.data(201, "/bank-transactions", &row);
        }
        let confirmed = bank.waiting("2026-03-04", "-5");
        bank.done(&confirmed, "confirm", &bank.by("6200"));
        let excluded = bank.waiting_at(&savings, "2026-03-05", "7");
        bank.done(&excluded, "exclude", &Value::Null);
        let days = |query: &str| {
            let listed = bank.books.get(&format!("/bank-transactions?{query}")).json();
            let rows = listed["data"].as_array().expect("rows").clone();
            assert_eq!(listed["pagination"]["count"], rows.len());
            rows.iter().map(|row| text(row, "date")[9..].to_owned()).collect::<String>()
        };
        assert_eq!(days(""), "54321");
        assert_eq!(days("status=confirmed"), "4");
        assert_eq!(days("status=unconfirmed"), "321");
        assert_eq!(days("status=excluded"), "5");
        assert_eq!(days("date_from=2026-03-03"), "543");
        assert_eq!(days("date_to=2026-03-02&date_from=2026-03-02"), "2");
        assert_eq!(days(&format!("bank_account_id={savings}")), "5");
        assert_eq!(days("min_amount=-10&max_amount=7"), "541");
        assert_eq!(days("min_amount=7.01"), "3");
        assert_eq!(days("search=trainline"), "1");
        assert_eq!(days("search=50%25"), "2");
        assert_eq!(days("search=5_%25"), "");
        assert_eq!(days("search=CAF%C3%89"), "3");
        assert_eq!(days("limit=2&offset=1"), "43");
        for query in ["status=void", "date_from=x", "min_amount=0.001", "search=", "limit=0", "q=1", "bank_account_id=x"] {
            let answer = bank.books.get(&format!("/bank-transactions?{query}"));
            answer.assert_error(422, "invalid_request_format");
        }
    }

    fn what_is_excluded_is_out_until_it_is_restored(place: &Place) {
        let bank = Bank::new(place);
        let id = bank.waiting("2026-03-02", "-120");
        refused(&bank.act(&id, "restore", &Value::Null), 409, "not_excluded");
        let out = bank.done(&id, "exclude", &json!({ "reason": "Private" }));
        assert_eq!(text(&out, "status"), "excluded");
        refused(&bank.act(&id, "exclude", &Value::Null), 409, "already_excluded");
        refused(&bank.act(&id, "confirm", &bank.by("6200")), 409, "excluded");
        refused(&bank.act(&id, "void", &Value::Null), 409, "not_confirmed");
        assert_eq!(text(&bank.done(&id, "restore", &Value::Null), "status"), "unconfirmed");
        bank.done(&id, "confirm", &bank.by("6200"));
        refused(&bank.act(&id, "exclude", &Value::Null), 409, "already_confirmed");
        refused(&bank.act(&id, "restore", &Value::Null), 409, "not_excluded");
        bank.act(&id, "exclude", &json!({ "why": 1 })).assert_error(422, "invalid_request_format");
    }

    fn an_account_that_something_is_coded_to_is_not_removed(place: &Place) {
        let bank = Bank::new(place);
        let mut row = bank.row("2026-03-02", "-120");
        row["account_id"] = json!(bank.books.id("6200"));
        bank.books.data(201, "/bank-transactions", &row);
        let path = format!("/accounts/{}", bank.books.id("6200"));
        refused(&bank.books.ask("DELETE", &path, &Value::Null), 409, "account_in_use");
    }

    fn a_contact_that_a_transaction_names_is_there_and_in_use(place: &Place) {
        let bank = Bank::new(place);
        let contact = |name: &str| {
            let body = json!({ "kind": "supplier", "name": name });
            text(&bank.books.data(201, "/contacts", &body), "id").to_owned()
        };
        let (screwfix, gone) = (contact("Screwfix"), contact("Gone Ltd"));
        bank.books.ask("PATCH", &format!("/contacts/{gone}"), &json!({ "status": "archived" }));
        let mut row = bank.row("2026-03-02", "-120");
        row["contact_id"] = json!(gone);
        let details = refused(&bank.books.ask("POST", "/bank-transactions", &row), 422, "contact_archived");
        assert_eq!(details["field"], "contact_id");
        row["contact_id"] = json!(screwfix);
        let made = bank.books.data(201, "/bank-transactions", &row);
        assert_eq!(text(&made, "contact_id"), screwfix);
        let used = bank.books.ask("DELETE", &format!("/contacts/{screwfix}"), &Value::Null);
        refused(&used, 409, "contact_in_use");
        bank.books.ask("PATCH", &format!("/contacts/{screwfix}"), &json!({ "status": "archived" }));
        let path = format!("/bank-transactions/{}", text(&made, "id"));
        let change = |body: Value| bank.books.ask("PATCH", &path, &body);
        assert_eq!(change(json!({ "vat_code": "ZR" })).status, 200);
        refused(&change(json!({ "contact_id": gone })), 422, "contact_archived");
        refused(&change(json!({ "contact_id": "con_x" })), 422, "unknown_reference");
        assert_eq!(change(json!({ "contact_id": null })).json()["data"]["contact_id"], Value::Null);
        let removed = bank.books.ask("DELETE", &format!("/contacts/{screwfix}"), &Value::Null);
        assert_eq!(removed.status, 200);
    }

    fn a_change_of_a_version_that_is_not_the_last_is_refused(place: &Place) {
        let bank = Bank::new(place);
        let id = bank.waiting("2026-03-02", "-120");
        let seen = |version: i32, method: &str, action: &str, body: &Value| {
            let headers = format!("X-API-Key: {}\r\nIf-Match: \"{version}\"\r\n", bank.books.key);
            let path = format!("{}/bank-transactions/{id}{action}", bank.books.path);
            bank.books.account.daemon.send(method, &path, &headers, &body.to_string())
        };
        let code = json!({ "vat_code": "ZR" });
        assert_eq!(seen(1, "PATCH", "", &code).status, 200);
        refused(&seen(1, "PATCH", "", &code), 409, "version_mismatch");
        refused(&seen(1, "POST", "/confirm", &bank.by("6200")), 409, "version_mismatch");
        assert_eq!(seen(2, "POST", "/confirm", &bank.by("6200")).status, 200);
        refused(&seen(2, "POST", "/void", &json!({})), 409, "version_mismatch");
        assert_eq!(seen(3, "POST", "/void", &json!({})).status, 200);
        refused(&seen(3, "POST", "/exclude", &json!({})), 409, "version_mismatch");
    }

    fn a_bank_transaction_is_nobody_elses(place: &Place) {
        let bank = Bank::new(place);
        let id = bank.waiting("2026-03-02", "-120");
        let stranger = bank.books.stranger(place);
        let below = format!("{}/bank-transactions", bank.books.path);
        let ask = |method: &str, path: &str, body: &str| {
            bank.books.account.daemon.ask(method, path, &stranger.key, body)
        };
        ask("GET", &below, "").assert_error(404, "not_found");
        ask("GET", &format!("{below}/{id}"), "").assert_error(404, "not_found");
        ask("PATCH", &format!("{below}/{id}"), "{}").assert_error(404, "not_found");
        for action in ["confirm", "void", "unconfirm", "exclude", "restore"] {
            ask("POST", &format!("{below}/{id}/{action}"), "").assert_error(404, "not_found");
            bank.act("btx_00000000000000000000000001", action, &Value::Null).assert_error(404, "not_found");
        }
        ask("POST", &format!("{below}/import"), "{}").assert_error(404, "not_found");
        ask("POST", &format!("{below}/confirm-batch"), "{}").assert_error(404, "not_found");
        assert_eq!(bank.look(&id)["amount"], number("-120.00"));
    }
}

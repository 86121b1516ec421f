//! Organisations: made, seen by members and nobody else, locked.

use serde_json::{Value, json};

use super::support::{Books, INVITATIONS, ORGANISATIONS, refused};
use crate::account::make_key;
use crate::place::on_both_databases;

on_both_databases! {
    fn a_new_organisation_has_an_owner_a_chart_and_no_vat_control_account(place: &Place) {
        let books = Books::new(place);
        let organisation = books.get("").json()["data"].clone();
        assert_eq!(organisation["name"], "Acorn Ltd");
        assert_eq!(organisation["currency"], "GBP");
        assert_eq!(organisation["role"], "owner");
        assert_eq!(organisation["vat_scheme"], "standard");
        assert_eq!(organisation["lock_date"], Value::Null);
        assert_eq!(organisation["version"], 1);
        let accounts = books.get("/accounts").json();
        let accounts = accounts["data"].as_array().expect("accounts").clone();
        assert!(accounts.len() > 40);
        assert!(accounts.iter().all(|account| account["role"] != "vat_control"));
        assert!(accounts.is_sorted_by_key(|account| account["code"].as_str().map(str::to_owned)));
        let empty = json!({ "name": "Empty", "chart": "empty" }).to_string();
        let made = books.account.daemon.ask("POST", ORGANISATIONS, &books.key, &empty).json();
        let path = format!("{ORGANISATIONS}/{}/accounts", made["data"]["id"].as_str().expect("id"));
        assert_eq!(books.account.daemon.get(&path, &books.key).json()["data"], json!([]));
    }

    fn who_is_no_member_hears_the_same_as_of_an_organisation_that_is_not_there(place: &Place) {
        let books = Books::new(place);
        let stranger = books.stranger(place);
        let nobodys = format!("{ORGANISATIONS}/org_00000000000000000000000001");
        let without_id = |body: &str| {
            let mut body: Value = serde_json::from_str(body).expect("JSON");
            body["request_id"] = Value::Null;
            body
        };
        for below in ["", "/accounts", "/journals", "/reports/trial-balance", "/ledger-head"] {
            let theirs = books.account.daemon.get(&format!("{}{below}", books.path), &stranger.key);
            let none = books.account.daemon.get(&format!("{nobodys}{below}"), &stranger.key);
            theirs.assert_error(404, "not_found");
            assert_eq!(without_id(&theirs.body), without_id(&none.body));
        }
        let body = books.journal("2026-01-31", "6000", "1300", "1").to_string();
        let journals = format!("{}/journals", books.path);
        let refused = books.account.daemon.ask("POST", &journals, &stranger.key, &body);
        refused.assert_error(404, "not_found");
        let listed = books.account.daemon.get(ORGANISATIONS, &stranger.key).json();
        assert_eq!(listed["data"], json!([]));
        assert!(listed.get("pagination").is_none());
    }

    fn nothing_is_posted_on_or_before_the_lock_date(place: &Place) {
        let books = Books::new(place);
        let lock = json!({ "lock_date": "2026-03-31", "reason": "Year end" });
        let organisation = books.data(200, "/period-lock", &lock);
        assert_eq!(organisation["lock_date"], "2026-03-31");
        let on = |date: &str| {
            books.ask("POST", "/journals", &books.journal(date, "6000", "1300", "10"))
        };
        let details = refused(&on("2026-03-31"), 422, "period_locked");
        assert_eq!(details["lock_date"], "2026-03-31");
        assert_eq!(on("2026-04-01").status, 201);
        books.data(200, "/period-lock", &json!({ "lock_date": null, "reason": "Reopened" }));
        assert_eq!(on("2026-03-31").status, 201);
        assert_eq!(books.balance("6000"), "20.00");
    }

    fn vat_settings_that_contradict_each_other_are_refused(place: &Place) {
        let books = Books::new(place);
        let patch = |body: Value| books.ask("PATCH", "", &body);
        refused(&patch(json!({ "vat_registered": false })), 422, "vat_scheme_mismatch");
        refused(&patch(json!({ "vat_scheme": "flat_rate" })), 422, "vat_scheme_mismatch");
        let flat = patch(json!({ "vat_scheme": "flat_rate", "flat_rate_percent": 12.50 }));
        assert!(flat.body.contains("\"flat_rate_percent\":12.5"), "{flat:?}");
        let none = json!({ "vat_registered": false, "vat_scheme": "none", "flat_rate_percent": null });
        let none = patch(none).json();
        assert_eq!(none["data"]["flat_rate_percent"], Value::Null);
        assert_eq!(none["data"]["version"], 3);
        books.post(&books.journal("2026-01-01", "6000", "1300", "1"));
        refused(&patch(json!({ "currency": "EUR" })), 409, "has_postings");
    }

    fn the_tax_codes_have_the_rates_of_today(place: &Place) {
        let books = Books::new(place);
        let answer = books.get("/tax-codes").json();
        assert_eq!(answer["vat_registered"], true);
        assert_eq!(answer["vat_scheme"], "standard");
        let rates: Vec<_> = answer["data"].as_array().expect("codes").iter()
            .map(|code| format!("{} {}", code["code"].as_str().expect("a code"), code["rate"]))
            .collect();
        assert_eq!(rates, ["ST 20", "RR 5", "ZR 0", "EX null", "NV null", "RC 20", "PVA 20", "CG 20"]);
        assert_eq!(answer["pagination"]["total"], 8);
    }

    fn each_scope_of_the_ledger_grants_what_it_says_before_anything_else_is_looked_at(place: &Place) {
        let books = Books::new(place);
        let [reads, writes] = ["ledger:read", "ledger:write"]
            .map(|scope| make_key(place, &books.account.user, &["--scope", scope]));
        let ask = |key: &str, method: &str, path: &str, body: &str| {
            let path = path.replace("ORG", &books.path).replace("ACC", books.id("6000"));
            books.account.daemon.ask(method, &path, key, body)
        };
        for path in [ORGANISATIONS, INVITATIONS, "ORG", "ORG/accounts", "ORG/accounts/ACC",
            "ORG/accounts/ACC/entries", "ORG/contacts", "ORG/contacts/x", "ORG/journals",
            "ORG/journals/x", "ORG/members", "ORG/audit-events", "ORG/tax-codes", "ORG/ledger-head",
            "ORG/vat-returns", "ORG/vat-returns/x",
            "ORG/reports/trial-balance"] {
            ask(&writes, "GET", path, "").assert_error(403, "forbidden");
            let status = ask(&reads, "GET", path, "").status;
            assert_eq!(status, if path.ends_with("/x") { 404 } else { 200 }, "{path}");
        }
        for (method, path) in [("POST", ORGANISATIONS), ("POST", "ORG/period-lock"), ("PATCH", "ORG"),
            ("POST", "ORG/accounts"), ("PATCH", "ORG/accounts/ACC"), ("DELETE", "ORG/accounts/x"),
            ("POST", "ORG/contacts"), ("PATCH", "ORG/contacts/x"), ("DELETE", "ORG/contacts/x"),
            ("POST", "ORG/journals"), ("POST", "ORG/journals/bulk"), ("POST", "ORG/journals/x/reverse"),
            ("POST", "ORG/journals/x/void"), ("POST", "ORG/members"), ("DELETE", "ORG/members/x"),
            ("POST", "ORG/tax-codes"), ("POST", "ORG/vat-returns"), ("DELETE", "ORG/vat-returns/x"),
            ("POST", "ORG/vat-returns/x/finalise"),
            ("POST", "/api/v1/ledger/invitations/x/accept")] {
            // Neither the shape of the body nor what the path names comes first.
            ask(&reads, method, path, "[1]").assert_error(403, "forbidden");
            let refused = ask(&writes, method, path, "[1]");
            // An empty change is a change all the same.
            assert!(matches!(refused.status, 404 | 422), "{method} {path} {refused:?}");
        }
        let journal = books.journal("2026-01-31", "6000", "1300", "1").to_string();
        assert_eq!(ask(&writes, "POST", "ORG/journals", &journal).status, 201);
    }

    fn reading_and_writing_the_books_costs_nothing(place: &Place) {
        let books = Books::new(place);
        books.account.admin(&["credits", "grant", "--user", &books.account.user, "--amount", "3"]);
        let journals: Vec<_> = (0..5).map(|_| books.journal("2026-01-31", "6000", "1300", "1")).collect();
        books.data(200, "/journals/bulk", &json!({ "journals": journals }));
        assert_eq!(books.get("/journals").status, 200);
        assert_eq!(books.account.balance(), 3);
        let stranger = books.stranger(place);
        let body = json!({ "name": "Birch Ltd" }).to_string();
        // Without any credits too.
        assert_eq!(books.account.daemon.ask("POST", ORGANISATIONS, &stranger.key, &body).status, 201);
    }
}

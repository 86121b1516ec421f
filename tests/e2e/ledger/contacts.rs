//! Customers and suppliers.

use serde_json::{Value, json};

use super::banking::Bank;
use super::support::{Books, ORGANISATIONS, money, refused};
use crate::place::on_both_databases;

/// Where a contact is.
fn path(contact: &Value) -> String {
    format!("/contacts/{}", contact["id"].as_str().expect("an id"))
}

on_both_databases! {
    fn a_contact_is_made_read_changed_and_removed(place: &Place) {
        let books = Books::new(place);
        let made = books.data(201, "/contacts", &json!({ "kind": "customer", "name": "Birch Ltd" }));
        assert_eq!((&made["kind"], &made["status"]), (&json!("customer"), &json!("active")));
        assert_eq!((&made["payment_terms_days"], &made["version"]), (&json!(30), &json!(1)));
        assert_eq!((&made["address"], &made["reference"]), (&Value::Null, &Value::Null));
        assert_eq!((money(&made["balance_receivable"]), money(&made["balance_payable"])), ("0.00".into(), "0.00".into()));
        assert_eq!(made["currency"], "GBP");
        assert_eq!(books.get(&path(&made)).json()["data"], made);
        let change = json!({
            "kind": "both", "name": "Birch & Co", "reference": "B-1", "email": "Pay@birch.example",
            "vat_number": "GB123456789", "company_number": "01234567", "payment_terms_days": 0,
            "address": { "line1": "1 High Street", "town": "Ely", "country": "GB" },
            "default_account_id": books.id("4000"), "default_vat_code": "ST",
        });
        let changed = books.ask("PATCH", &path(&made), &change).json()["data"].clone();
        for (key, value) in change.as_object().expect("an object") {
            if key != "address" {
                assert_eq!(&changed[key], value, "{key}");
            }
        }
        let address = json!({ "line1": "1 High Street", "line2": null, "town": "Ely",
            "region": null, "postcode": null, "country": "GB" });
        assert_eq!((&changed["address"], &changed["version"]), (&address, &json!(2)));
        assert_eq!(books.get(&path(&made)).json()["data"], changed);
        let clear = json!({ "reference": null, "email": null, "vat_number": null, "company_number": null,
            "address": null, "default_account_id": null, "default_vat_code": null, "status": "archived" });
        let cleared = books.ask("PATCH", &path(&made), &clear).json()["data"].clone();
        for (key, value) in clear.as_object().expect("an object") {
            assert_eq!(&cleared[key], value, "{key}");
        }
        assert_eq!(cleared["name"], "Birch & Co");
        assert_eq!(books.ask("DELETE", &path(&made), &Value::Null).json()["data"], cleared);
        for method in ["GET", "DELETE", "PATCH"] {
            books.ask(method, &path(&made), &json!({})).assert_error(404, "not_found");
        }
        let of_contact = format!("/audit-events?object_id={}", made["id"].as_str().expect("an id"));
        assert_eq!(books.get(&of_contact).json()["pagination"]["total"], 4);
    }

    fn a_reference_is_had_by_one_contact_at_most(place: &Place) {
        let books = Books::new(place);
        let body = |reference: &str| json!({ "kind": "supplier", "name": "x", "reference": reference });
        let first = books.data(201, "/contacts", &body("S-1"));
        let second = books.data(201, "/contacts", &body("S-2"));
        let details = refused(&books.ask("POST", "/contacts", &body("S-1")), 409, "duplicate_reference");
        assert_eq!(details["field"], "reference");
        let take = json!({ "reference": "S-1" });
        refused(&books.ask("PATCH", &path(&second), &take), 409, "duplicate_reference");
        assert_eq!(books.ask("PATCH", &path(&first), &take).status, 200);
        assert_eq!(books.ask("DELETE", &path(&first), &Value::Null).status, 200);
        assert_eq!(books.ask("PATCH", &path(&second), &take).status, 200);
        // Another organisation has its own.
        let made = books.account.daemon.ask("POST", ORGANISATIONS, &books.key, r#"{"name":"Oak"}"#).json();
        let theirs = format!("{ORGANISATIONS}/{}/contacts", made["data"]["id"].as_str().expect("an id"));
        assert_eq!(books.account.daemon.ask("POST", &theirs, &books.key, &body("S-1").to_string()).status, 201);
    }

    fn the_default_account_is_one_of_the_organisation_that_takes_lines_by_hand(place: &Place) {
        let books = Books::new(place);
        let stranger = books.stranger(place);
        let made = books.account.daemon.ask("POST", ORGANISATIONS, &stranger.key, r#"{"name":"Oak"}"#).json();
        let accounts = format!("{ORGANISATIONS}/{}/accounts", made["data"]["id"].as_str().expect("an id"));
        let theirs = books.account.daemon.get(&accounts, &stranger.key).json()["data"][0]["id"].clone();
        let archived = format!("/accounts/{}", books.id("5000"));
        books.ask("PATCH", &archived, &json!({ "status": "archived" }));
        let contact = books.data(201, "/contacts", &json!({ "kind": "both", "name": "x" }));
        for (account, reason) in [(theirs.as_str().expect("an id"), "unknown_reference"),
            ("acc_00000000000000000000000001", "unknown_reference"), ("x", "unknown_reference"),
            (books.id("5000"), "account_archived"), (books.id("1200"), "control_account")] {
            let body = json!({ "kind": "both", "name": "x", "default_account_id": account });
            let details = refused(&books.ask("POST", "/contacts", &body), 422, reason);
            assert_eq!(details["field"], "default_account_id");
            let patch = json!({ "default_account_id": account });
            refused(&books.ask("PATCH", &path(&contact), &patch), 422, reason);
        }
        assert_eq!(books.get("/contacts").json()["pagination"]["total"], 1);
        let rent = format!("/accounts/{}", books.id("6100"));
        let patch = json!({ "default_account_id": books.id("6100") });
        assert_eq!(books.ask("PATCH", &path(&contact), &patch).status, 200);
        refused(&books.ask("DELETE", &rent, &Value::Null), 409, "account_in_use");
        // Archived later, it stays where it is, and the contact can be changed.
        books.ask("PATCH", &rent, &json!({ "status": "archived" }));
        assert_eq!(books.ask("PATCH", &path(&contact), &json!({ "name": "y" })).status, 200);
    }

    fn contacts_are_found_by_kind_standing_and_a_part_of_their_texts(place: &Place) {
        let books = Books::new(place);
        for (kind, name, email) in [("customer", "Café Noir", "a@noir.example"),
            ("supplier", "100% Wool", "b@wool.example"), ("both", "Oak_Tree", "c@oak.example")] {
            books.data(201, "/contacts", &json!({ "kind": kind, "name": name, "email": email }));
        }
        let oak = books.get("/contacts?kind=both").json()["data"][0].clone();
        books.ask("PATCH", &path(&oak), &json!({ "status": "archived" }));
        let names = |query: &str| -> Vec<String> {
            let listed = books.get(&format!("/contacts{query}")).json();
            let contacts = listed["data"].as_array().expect("contacts");
            assert_eq!(listed["pagination"]["count"], contacts.len());
            contacts.iter().map(|contact| contact["name"].as_str().expect("a name").to_owned()).collect()
        };
        assert_eq!(names(""), ["Oak_Tree", "100% Wool", "Café Noir"]);
        assert_eq!(names("?kind=customer"), ["Café Noir"]);
        assert_eq!(names("?status=archived"), ["Oak_Tree"]);
        assert_eq!(names("?search=CAF%C3%89"), ["Café Noir"]);
        assert_eq!(names("?search=%25"), ["100% Wool"]);
        assert_eq!(names("?search=_"), ["Oak_Tree"]);
        assert_eq!(names("?search=NOIR.ex"), ["Café Noir"]);
        assert_eq!(names("?search=o&status=active"), ["100% Wool", "Café Noir"]);
        assert_eq!(names("?limit=1&offset=1"), ["100% Wool"]);
        assert_eq!(names("?search=%5C"), [""; 0]);
        for query in ["?search=", "?search=%00", "?kind=x", "?status=x", "?name=x"] {
            books.get(&format!("/contacts{query}")).assert_error(422, "invalid_request_format");
        }
    }

    fn a_contact_of_another_form_is_refused_with_the_path_of_each_fault(place: &Place) {
        let books = Books::new(place);
        let body = json!({ "kind": "friend", "name": "", "email": "birch", "payment_terms_days": 366,
            "address": { "country": "UK1", "line3": "x" }, "reference": null });
        let details = books.ask("POST", "/contacts", &body).assert_error(422, "invalid_request_format");
        let fields: Vec<_> = details["issues"].as_array().expect("issues").iter()
            .map(|issue| issue["field"].as_str().expect("a field")).collect();
        for field in ["kind", "name", "reference", "email", "address.country", "address.line3", "payment_terms_days"] {
            assert!(fields.contains(&field), "{field}: {fields:?}");
        }
        assert_eq!(fields.len(), 7, "{fields:?}");
    }

    fn a_contact_of_others_is_not_there_and_one_that_changed_meanwhile_is_not_changed(place: &Place) {
        let books = Books::new(place);
        let stranger = books.stranger(place);
        let contact = books.data(201, "/contacts", &json!({ "kind": "both", "name": "x" }));
        for method in ["GET", "PATCH", "DELETE"] {
            books.ask_as(&stranger.key, method, &path(&contact), &json!({})).assert_error(404, "not_found");
        }
        let made = books.account.daemon.ask("POST", ORGANISATIONS, &stranger.key, r#"{"name":"Oak"}"#).json();
        let theirs = format!("{ORGANISATIONS}/{}{}", made["data"]["id"].as_str().expect("an id"), path(&contact));
        books.account.daemon.get(&theirs, &stranger.key).assert_error(404, "not_found");
        let target = format!("{}{}", books.path, path(&contact));
        let headers = format!("X-API-Key: {}\r\nIf-Match: \"2\"\r\n", books.key);
        for (method, body) in [("PATCH", "{}"), ("DELETE", "")] {
            let answer = books.account.daemon.send(method, &target, &headers, body);
            refused(&answer, 409, "version_mismatch");
        }
    }

    fn a_contact_that_a_bank_transaction_names_stays_and_an_archived_one_is_named_no_more(place: &Place) {
        let bank = Bank::new(place);
        let books = &bank.books;
        let contact = books.data(201, "/contacts", &json!({ "kind": "both", "name": "Birch" }));
        let mut row = bank.row("2026-03-02", "-120");
        row["contact_id"] = contact["id"].clone();
        let made = books.data(201, "/bank-transactions", &row);
        assert_eq!(made["contact_id"], contact["id"]);
        refused(&books.ask("DELETE", &path(&contact), &Value::Null), 409, "contact_in_use");
        assert_eq!(books.ask("PATCH", &path(&contact), &json!({ "status": "archived" })).status, 200);
        let details = refused(&books.ask("POST", "/bank-transactions", &row), 422, "contact_archived");
        assert_eq!(details["field"], "contact_id");
        let target = format!("/bank-transactions/{}", made["id"].as_str().expect("an id"));
        assert_eq!(books.ask("PATCH", &target, &json!({ "contact_id": null })).status, 200);
        assert_eq!(books.ask("DELETE", &path(&contact), &Value::Null).status, 200);
    }
}

//! What clients keep with objects: an ID of their own, and keys and values; and what changed since they asked.

use serde_json::{Value, json};

use super::banking::text;
use super::settling::{Till, allocations};
use super::support::refused;
use crate::place::on_both_databases;

/// The path of a list, and a body that makes one of its objects, without an external ID.
type Kind = (&'static str, Value);

/// One of each kind that a client may name.
fn kinds(till: &Till<'_>) -> Vec<Kind> {
    let books = &till.desk.books;
    let both = books.data(201, "/contacts", &json!({ "kind": "both", "name": "Ash" }));
    let [sold, bought] = [("sales", "4000"), ("purchase", "6200")].map(|(kind, code)| {
        let line =
            json!({ "description": "Ash", "unit_price": "30.00", "account_id": books.id(code) });
        let body = json!({ "type": kind, "contact_id": both["id"], "number": "A-1",
            "issue_date": "2026-03-02", "lines": [line] });
        books.data(201, "/invoices", &body)
    });
    let contra = json!({ "contact_id": bought["contact_id"], "date": "2026-03-20",
        "allocations": allocations(&[(&sold, "5.00"), (&bought, "5.00")]) });
    let line = |side: &str, code: &str| json!({ "account_id": books.id(code), side: "7.00" });
    vec![
        ("/accounts", json!({ "code": "6993", "name": "Waste", "account_type": "EXPENSE" })),
        ("/contacts", json!({ "kind": "customer", "name": "Elm" })),
        ("/bank-accounts", json!({ "name": "Reserve" })),
        (
            "/tax-codes",
            json!({ "code": "CAR", "name": "Cars", "rate": 20, "effective_from": "2026-01-01" }),
        ),
        (
            "/invoices",
            json!({ "type": "sales", "contact_id": sold["contact_id"], "issue_date": "2026-03-20",
                "lines": [{ "description": "Work", "unit_price": "5.00", "account_id": books.id("4000") }] }),
        ),
        ("/settlements", till.receipt("3.00")),
        ("/contras", contra),
        (
            "/journals",
            json!({ "entry_date": "2026-03-20", "description": "Accrual",
                "lines": [line("debit", "6200"), line("credit", "4000")] }),
        ),
    ]
}

fn with(mut body: Value, more: &Value) -> Value {
    for (key, value) in more.as_object().expect("an object") {
        body[key] = value.clone();
    }
    body
}

/// How many a list has.
#[track_caller]
fn count(till: &Till<'_>, path: &str) -> usize {
    let answer = till.desk.books.get(path);
    assert_eq!(answer.status, 200, "{path}: {answer:?}");
    answer.json()["data"].as_array().expect("a list").len()
}

fn id(object: &Value) -> String {
    object["id"].as_str().or(object["code"].as_str()).expect("an id").to_owned()
}

on_both_databases! {
    fn each_kind_has_external_ids_and_metadata_that_lists_find(place: &Place) {
        let till = Till::new(place);
        let kept = json!({ "shop": "York", "order": "A=1", "note": "" });
        for (path, body) in kinds(&till) {
            let without = with(body.clone(), &json!({ "metadata": {} }));
            let named = json!({ "external_id": "X 1&é", "metadata": kept });
            let made = till.desk.books.data(201, path, &with(body, &named));
            assert_eq!((&made["external_id"], &made["metadata"]), (&json!("X 1&é"), &kept), "{path}");
            let shown = till.desk.books.get(&format!("{path}/{}", id(&made))).json()["data"].clone();
            assert_eq!((&shown["external_id"], &shown["metadata"]), (&json!("X 1&é"), &kept), "{path}");
            assert!(shown["updated_at"].is_string(), "{path}: {shown}");
            // The same again is another of its kind, with the ID of this one.
            let again = with(without, &json!({ "external_id": "X 1&é", "code": "AGAIN" }));
            let again = if matches!(path, "/accounts" | "/tax-codes") { again } else {
                let mut again = again;
                again.as_object_mut().expect("an object").remove("code");
                again
            };
            let details = refused(&till.desk.books.ask("POST", path, &again), 409, "duplicate_external_id");
            assert_eq!(details["field"], "external_id", "{path}");
            assert_eq!(count(&till, &format!("{path}?external_id=X%201%26%C3%A9")), 1, "{path}");
            assert_eq!(count(&till, &format!("{path}?external_id=X")), 0, "{path}");
        }
        till.assert_whole();
    }

    fn what_a_patch_says_of_metadata_replaces_all_of_it(place: &Place) {
        let till = Till::new(place);
        let books = &till.desk.books;
        for (path, body) in kinds(&till).into_iter().take(5) {
            let made = books.data(201, path, &with(body, &json!({ "metadata": { "a": "1", "b": "2" } })));
            assert_eq!(made["external_id"], Value::Null);
            let path = format!("{path}/{}", id(&made));
            let patched = |patch: Value| {
                let answer = books.ask("PATCH", &path, &patch);
                assert_eq!(answer.status, 200, "{path}: {answer:?}");
                answer.json()["data"].clone()
            };
            let changed = patched(json!({ "external_id": "N", "metadata": { "b": "3" } }));
            assert_eq!((&changed["external_id"], &changed["metadata"]), (&json!("N"), &json!({ "b": "3" })));
            assert_eq!(changed["version"].as_i64(), made["version"].as_i64().map(|version| version + 1));
            let kept = patched(json!({ "external_id": "N" }));
            assert_eq!(kept["metadata"], json!({ "b": "3" }), "{path}");
            let cleared = patched(json!({ "external_id": null, "metadata": null }));
            assert_eq!((&cleared["external_id"], &cleared["metadata"]), (&Value::Null, &json!({})), "{path}");
        }
        till.assert_whole();
    }

    fn the_metadata_of_a_bank_transaction_can_be_changed_whatever_its_state(place: &Place) {
        let till = Till::new(place);
        let books = &till.desk.books;
        let row = till.row("-12.00");
        till.done(&row, "exclude", &json!({}));
        let path = format!("/bank-transactions/{row}");
        let scan = json!({ "metadata": { "receipt": "12.jpg" } });
        let changed = books.ask("PATCH", &path, &scan).json()["data"].clone();
        assert_eq!((&changed["metadata"], &changed["status"]), (&scan["metadata"], &json!("excluded")));
        let coded = with(scan, &json!({ "vat_code": "ZR" }));
        refused(&books.ask("PATCH", &path, &coded), 409, "not_unconfirmed");
        refused(&books.ask("PATCH", &path, &json!({})), 409, "not_unconfirmed");
        let kept = books.get(&path).json()["data"].clone();
        assert_eq!(kept, changed);
        till.assert_whole();
    }

    fn metadata_has_limits_and_built_in_vat_codes_have_none(place: &Place) {
        let till = Till::new(place);
        let books = &till.desk.books;
        let many: Value = (0..21).map(|key| (format!("k{key}"), json!("v"))).collect::<serde_json::Map<_, _>>().into();
        for metadata in [many, json!({ "": "v" }), json!({ "a": 1 }), json!({ "a": "x".repeat(501) }),
            json!({ "k".repeat(41): "v" }), json!([])]
        {
            let body = json!({ "kind": "customer", "name": "Elm", "metadata": metadata });
            let refused = books.ask("POST", "/contacts", &body);
            assert_eq!(refused.status, 422, "{refused:?}");
            assert_eq!(refused.json()["error"]["details"]["issues"][0]["field"], "metadata", "{refused:?}");
        }
        for more in [json!({ "external_id": "x" }), json!({ "metadata": { "a": "b" } })] {
            let body = with(json!({ "code": "ST", "rate": 21, "effective_from": "2026-05-01" }), &more);
            refused(&books.ask("POST", "/tax-codes", &body), 422, "vat_not_allowed");
        }
    }

    fn lists_give_what_changed_since_a_time_page_by_page(place: &Place) {
        let till = Till::new(place);
        let books = &till.desk.books;
        let mut made: Vec<(&str, Value)> = Vec::new();
        for (path, body) in kinds(&till) {
            made.push((path, books.data(201, path, &body)));
        }
        let row = till.row("-9.00");
        made.push(("/bank-transactions", books.get(&format!("/bank-transactions/{row}")).json()["data"].clone()));
        let body = json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" });
        made.push(("/vat-returns", books.data(201, "/vat-returns", &body)));
        for (path, object) in &made {
            let at = text(object, "updated_at");
            let since = |at: &str| count(&till, &format!("{path}?updated_since={}", at.replace('+', "%2B")));
            assert!(since(at) >= 1, "{path}: at its own time it is listed");
            assert!(since(at) >= since("2999-01-01T00:00:00Z"), "{path}");
            assert_eq!(since("2999-01-01T00:00:00+02:00"), 0, "{path}");
            // Codes that are built in have no time of change.
            let built_in = if *path == "/tax-codes" { 8 } else { 0 };
            assert_eq!(since("1970-01-01T00:00:00Z") + built_in, count(&till, &format!("{path}?limit=200")), "{path}");
            let wrong = books.get(&format!("{path}?updated_since=2026-01-01"));
            assert_eq!(wrong.status, 422, "{path}: {wrong:?}");
        }
        let journal = &made[7].1;
        let reversed = books.ask("POST", &format!("/journals/{}/reverse", id(journal)), &json!({}));
        let now = books.get(&format!("/journals/{}", id(journal))).json()["data"].clone();
        assert_eq!(now["updated_at"], reversed.json()["data"]["created_at"]);
        let path = format!("/journals?updated_since={}&limit=1", text(&now, "updated_at"));
        let first = books.get(&format!("{path}&cursor=")).json();
        let next = text(&first["pagination"], "next_cursor").to_owned();
        let second = books.get(&format!("{path}&cursor={next}")).json();
        let both = [&first, &second].map(|page| text(&page["data"][0], "id").to_owned());
        assert!(both.contains(&id(journal)), "the reversed one and its reversal: {both:?}");
        assert_ne!(both[0], both[1]);
    }
}

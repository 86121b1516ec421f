//! `Idempotency-Key` over HTTP: the same request is done once, whoever sends it how often.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::account::Account;
use crate::api::{EMPTY, PATH, body_of};
use crate::daemon::Answer;
use crate::ledger::banking::text;
use crate::ledger::invoicing::Desk;
use crate::ledger::support::refused;
use crate::place::on_both_databases;

fn submit(account: &Account, repetition: &str, target: &str, body: &str) -> Answer {
    let headers = format!("X-API-Key: {}\r\nIdempotency-Key: {repetition}\r\n", account.key);
    account.daemon.send("POST", target, &headers, body)
}

/// A request below an organisation's path with this key for repetitions.
fn of_books(desk: &Desk, repetition: &str, method: &str, below: &str, body: &Value) -> Answer {
    let headers = format!("X-API-Key: {}\r\nIdempotency-Key: {repetition}\r\n", desk.books.key);
    let body = if body.is_null() { String::new() } else { body.to_string() };
    desk.books.account.daemon.send(method, &format!("{}{below}", desk.books.path), &headers, &body)
}

/// An account, a contact and a draft: the path of each, with a change of it.
fn deletable(desk: &Desk) -> [(String, Value); 3] {
    let account = json!({ "code": "X-990", "name": "Sundry", "account_type": "EXPENSE" });
    let contact = json!({ "kind": "customer", "name": "Elm Ltd" });
    let mut draft = desk.sale("100", "ST");
    draft["issue"] = json!(false);
    [
        ("accounts", account, json!({ "name": "Sundries" })),
        ("contacts", contact, json!({ "name": "Elm and Sons" })),
        ("invoices", draft, json!({ "reference": "PO 2" })),
    ]
    .map(|(kind, body, patch)| {
        let made = desk.books.data(201, &format!("/{kind}"), &body);
        (format!("/{kind}/{}", text(&made, "id")), patch)
    })
}

/// The number of the user's jobs.
fn jobs(account: &Account) -> serde_json::Value {
    account.daemon.get(PATH, &account.key).json()["pagination"]["total"].clone()
}

on_both_databases! {
    fn of_many_at_once_one_is_done_and_the_others_hear_that_it_runs(place: &Place) {
        let account = Account::with_credits(place, 10);
        // A daemon that answers has written what it writes at its start.
        assert_eq!(account.balance(), 10);
        // While the database is locked the first one cannot end.
        let lock = place.lock();
        let (answers, answered) = std::sync::mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..6 {
                let (account, answers) = (&account, answers.clone());
                scope.spawn(move || {
                    answers.send(submit(account, "one", PATH, &body_of(2))).expect("a listener");
                });
            }
            // A request without an answer ends the waiting below.
            drop(answers);
            for _ in 0..5 {
                let details = answered.recv().expect("an answer").assert_error(409, "conflict");
                assert_eq!(details, json!({"reason": "idempotency_in_flight"}));
            }
            lock.release();
            let first = answered.recv().expect("an answer");
            assert_eq!((first.status, first.header("idempotency-replayed")), (202, None));
            let again = submit(&account, "one", PATH, &body_of(2));
            assert_eq!((again.status, &again.body), (202, &first.body));
        });
        assert_eq!(jobs(&account), 1);
    }

    fn a_byte_of_difference_is_another_request(place: &Place) {
        let account = Account::with_credits(place, 10);
        assert_eq!(submit(&account, "one", PATH, EMPTY).status, 202);
        for body in [&format!("{EMPTY} "), r#"{"book":[],"bank":[]}"#] {
            let details = submit(&account, "one", PATH, body).assert_error(409, "conflict");
            assert_eq!(details, json!({"reason": "idempotency_key_reused"}));
        }
        // Other keys, other cases: other requests.
        for other in ["One", "one.", "~", &"x".repeat(255)] {
            let answer = submit(&account, other, PATH, EMPTY);
            assert_eq!((answer.status, answer.header("idempotency-replayed")), (202, None), "{other}");
        }
        assert_eq!(jobs(&account), 5);
    }

    fn only_what_was_done_is_remembered(place: &Place) {
        let account = Account::with_credits(place, 1);
        let bad = body_of(1).replacen("1.50", "null", 1);
        submit(&account, "one", PATH, "{").assert_error(400, "invalid_json");
        submit(&account, "one", PATH, &bad).assert_error(422, "invalid_dataset_format");
        submit(&account, "one", &format!("{PATH}?x=1"), EMPTY).assert_error(422, "invalid_request_format");
        submit(&account, "one", PATH, &body_of(2)).assert_error(402, "insufficient_credits");
        let done = submit(&account, "one", PATH, &body_of(1));
        assert_eq!((done.status, done.header("idempotency-replayed")), (202, None));
        // Without the header nothing is remembered, and on a GET it says nothing.
        for _ in 0..2 {
            assert_eq!(account.daemon.ask("POST", PATH, &account.key, EMPTY).status, 202);
        }
        let headers = format!("X-API-Key: {}\r\nIdempotency-Key: one\r\n", account.key);
        assert_eq!(account.daemon.send("GET", PATH, &headers, "").status, 200);
        assert_eq!(jobs(&account), 3);
    }

    fn a_key_is_one_header_of_visible_characters(place: &Place) {
        let account = Account::with_credits(place, 10);
        for bad in ["", "a b", &"x".repeat(256), "é", "a\tb", "one\r\nIdempotency-Key: two"] {
            let details = submit(&account, bad, PATH, EMPTY).assert_error(422, "invalid_dataset_format");
            assert_eq!(details["issues"][0]["field"], "Idempotency-Key", "{details}");
            let headers = format!(
                "Authorization: Bearer {}\r\nIdempotency-Key: {bad}\r\n", account.session
            );
            let body = r#"{"name":"a","scopes":["reconcile:read"]}"#;
            let refused = account.daemon.send("POST", "/api/v1/keys", &headers, body);
            let details = refused.assert_error(400, "validation_error");
            assert_eq!(details["issues"][0]["field"], "Idempotency-Key", "{details}");
        }
        assert_eq!(jobs(&account), 0);
    }

    fn what_was_deleted_meanwhile_does_not_keep_a_repetition_from_its_answer(place: &Place) {
        let desk = Desk::with_vat(place);
        for (number, (path, patch)) in deletable(&desk).into_iter().enumerate() {
            let key = format!("patch-{number}");
            let first = of_books(&desk, &key, "PATCH", &path, &patch);
            assert_eq!((first.status, first.header("idempotency-replayed")), (200, None), "{path}");
            assert_eq!(desk.books.ask("DELETE", &path, &Value::Null).status, 200, "{path}");
            let again = of_books(&desk, &key, "PATCH", &path, &patch);
            assert_eq!((again.status, &again.body), (200, &first.body), "{path}");
            assert_eq!(again.header("idempotency-replayed"), Some("true"), "{path}");
            // The key stands for that request alone, and what has no answer is about nothing.
            refused(&of_books(&desk, &key, "PATCH", &path, &json!({})), 409, "idempotency_key_reused");
            let parameter = format!("{path}?x=1");
            of_books(&desk, &key, "PATCH", &parameter, &patch).assert_error(404, "not_found");
            of_books(&desk, "other", "PATCH", &path, &patch).assert_error(404, "not_found");
            desk.books.ask("PATCH", &path, &patch).assert_error(404, "not_found");
            desk.books.get(&path).assert_error(404, "not_found");
        }
    }

    fn a_draft_that_was_issued_deleted_or_voided_since_is_answered_as_it_was(place: &Place) {
        let desk = Desk::with_vat(place);
        let mut body = desk.sale("100", "ST");
        body["issue"] = json!(false);
        let path = format!("/invoices/{}", text(&desk.made(&body), "id"));
        let [issue, void] = ["issue", "void"].map(|action| format!("{path}/{action}"));
        let requests = [("PATCH", &path), ("POST", &issue), ("POST", &void)];
        let send = |(method, below): (&str, &String)| {
            let body = if method == "PATCH" { json!({ "notes": "Net" }) } else { json!({}) };
            of_books(&desk, &format!("{method}-{}", below.len()), method, below, &body)
        };
        let first = requests.map(send);
        let second = requests.map(send);
        for (first, second) in first.iter().zip(&second) {
            assert_eq!((first.status, &first.body), (200, &second.body));
            assert_eq!(second.header("idempotency-replayed"), Some("true"));
        }
        let statuses = second.map(|answer| text(&answer.json()["data"], "status").to_owned());
        assert_eq!(statuses, ["draft", "issued", "void"]);
    }

    fn a_deletion_repeated_with_its_key_is_answered_as_before(place: &Place) {
        let desk = Desk::with_vat(place);
        let period = json!({ "date_from": "2026-01-01", "date_to": "2026-03-31" });
        let draft = desk.books.data(201, "/vat-returns", &period);
        let draft = format!("/vat-returns/{}", text(&draft, "id"));
        let paths = deletable(&desk).map(|(path, _)| path);
        for (number, path) in paths.iter().chain([&draft]).enumerate() {
            let key = format!("delete-{number}");
            let [first, again] =
                [1, 2].map(|_| of_books(&desk, &key, "DELETE", path, &Value::Null));
            assert_eq!((first.status, first.header("idempotency-replayed")), (200, None), "{path}");
            assert_eq!((again.status, &again.body), (200, &first.body), "{path}");
            assert_eq!(again.header("idempotency-replayed"), Some("true"), "{path}");
            // Without a key it is done again, and finds nothing.
            desk.books.ask("DELETE", path, &Value::Null).assert_error(404, "not_found");
        }
    }
}

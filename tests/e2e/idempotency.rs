//! `Idempotency-Key` over HTTP: the same request is done once, whoever sends it how often.

#![cfg(unix)]

use serde_json::json;

use crate::account::Account;
use crate::api::{EMPTY, PATH, body_of};
use crate::daemon::Answer;
use crate::place::on_both_databases;

fn submit(account: &Account, repetition: &str, target: &str, body: &str) -> Answer {
    let headers = format!("X-API-Key: {}\r\nIdempotency-Key: {repetition}\r\n", account.key);
    account.daemon.send("POST", target, &headers, body)
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
}

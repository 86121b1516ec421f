//! Credits: what a submit needs, what is charged and when, and who permits more than there is.

#![cfg(unix)]

use serde_json::{Value, json};

use crate::account::{Account, make_key};
use crate::api::{EMPTY, PATH, body_of};
use crate::daemon::Answer;
use crate::place::{Place, on_both_databases};

const SCOPES: [&str; 4] = ["--scope", "reconcile:write", "--scope", "reconcile:read"];

/// A key of the user that permits overage, or not.
fn key_of(place: &Place, user: &str, allow_overage: bool) -> String {
    let permission: &[&str] = if allow_overage { &["--allow-overage"] } else { &[] };
    make_key(place, user, &[&SCOPES, permission].concat())
}

fn permit(account: &Account, user: &str, allow: bool) {
    let allow = if allow { "true" } else { "false" };
    account.admin(&["subscription", "set", "--user", user, "--allow-overage", allow]);
}

/// A submit of so many bank rows.
fn submit(account: &Account, key: &str, rows: usize, allow_overage: bool) -> Answer {
    let options = format!(r#","options":{{"allowOverage":{allow_overage}}}}}"#);
    let mut body = body_of(rows);
    body.pop();
    account.daemon.ask("POST", PATH, key, &(body + &options))
}

/// Kind, amount and units of the movements, the latest first.
fn movements(account: &Account, user: &str) -> Vec<Value> {
    let shown = account.admin(&["credits", "show", "--user", user, "--movements"]);
    let list = shown.as_array().expect("a list");
    list.iter().map(|one| json!([one["kind"], one["amount"], one["units"]])).collect()
}

/// Key, request, subscription: each of the eight ways to permit overage or not.
const WAYS: [(bool, bool, bool); 8] = [
    (false, false, false),
    (false, false, true),
    (false, true, false),
    (false, true, true),
    (true, false, false),
    (true, false, true),
    (true, true, false),
    (true, true, true),
];

on_both_databases! {
    fn a_submit_beyond_the_credits_needs_key_request_and_subscription_to_permit_it(place: &Place) {
        let account = Account::with_credits(place, 2);
        account.occupy_queue();
        let keys = [false, true].map(|permits| key_of(place, &account.user, permits));
        for (key, request, subscription) in WAYS {
            permit(&account, &account.user, subscription);
            let answer = submit(&account, &keys[usize::from(key)], 3, request);
            if key && request && subscription {
                assert_eq!(answer.status, 202, "{answer:?}");
            } else {
                let details = answer.assert_error(402, "insufficient_credits");
                assert_eq!(details, json!({"required": 3, "available": 2}));
            }
        }
        // The accepted one has taken all there was, and less than nothing is not said.
        let details = submit(&account, &keys[0], 1, false).assert_error(402, "insufficient_credits");
        assert_eq!(details, json!({"required": 1, "available": 0}));
    }

    fn a_charge_beyond_the_credits_needs_all_three_as_well(place: &Place) {
        let account = Account::with_credits(place, 0);
        account.occupy_queue();
        // Two users, without and with a subscription that permits it: each has enough for all four
        // jobs when they are accepted, and one credit when they are charged.
        let users = [false, true].map(|subscription| {
            let user = account.another_user(&format!("{subscription}@example.com"), 12);
            permit(&account, &user.id, subscription);
            let of_user = WAYS.into_iter().filter(|way| way.2 == subscription);
            let jobs: Vec<_> = of_user
                .map(|(key, request, _)| {
                    let key_text = key_of(place, &user.id, key);
                    let url = submit(&account, &key_text, 3, request).poll_url();
                    (url, key && request && subscription)
                })
                .collect();
            account.admin(&["credits", "adjust", "--user", &user.id, "--amount", "-11"]);
            (user, jobs)
        });
        account.free_queue();
        for (user, jobs) in &users {
            for (url, is_charged) in jobs {
                let job = account.daemon.ended_job(url, &user.key);
                let charged = if *is_charged { json!(["completed", 3, 3, null]) } else {
                    json!(["failed", null, null, {"code": "insufficient_credits",
                        "message": job["error"]["message"],
                        "details": {"required": 3, "available": 1}}])
                };
                let found = [&job["status"], &job["credits_charged"],
                    &job["result"]["credits_charged"], &job["error"]];
                assert_eq!(json!(found), charged, "{job}");
                assert_eq!(job.get("result").is_some(), *is_charged, "{job}");
                assert_eq!(job.get("error").is_some(), !*is_charged, "{job}");
            }
        }
        let [(without, _), (with, _)] = &users;
        let before = [json!(["adjustment", -11, 0]), json!(["grant", 12, 0])];
        assert_eq!(movements(&account, &without.id), before);
        let after = movements(&account, &with.id);
        assert_eq!(after[2..], before);
        assert!(after.contains(&json!(["charge", -1, 0])), "{after:?}");
        assert!(after.contains(&json!(["overage", 0, 2])), "never below 0: {after:?}");
        for (user, balance) in [(without, 1), (with, 0)] {
            let shown = account.admin(&["credits", "show", "--user", &user.id]);
            assert_eq!(shown, json!({"balance": balance, "reserved": 0}));
        }
    }

    fn overage_that_is_withdrawn_before_the_charge_fails_the_job(place: &Place) {
        let account = Account::with_credits(place, 1);
        account.occupy_queue();
        permit(&account, &account.user, true);
        let key = key_of(place, &account.user, true);
        let url = submit(&account, &key, 3, true).poll_url();
        permit(&account, &account.user, false);
        account.free_queue();
        let job = account.daemon.ended_job(&url, &account.key);
        assert_eq!(job["error"]["code"], "insufficient_credits", "{job}");
        assert_eq!(account.balance(), 1);
    }

    fn a_job_costs_one_credit_a_bank_row_whatever_the_books_hold(place: &Place) {
        let account = Account::with_credits(place, 10);
        let row = r#"{"date":"2026-01-31","amount":1,"description":"x"}"#;
        for (bank, book, cost) in [(0, 5, 0), (2, 0, 2), (3, 7, 3)] {
            let rows = |count: usize| vec![row; count].join(",");
            let body = format!(r#"{{"bank":[{}],"book":[{}]}}"#, rows(bank), rows(book));
            let url = account.daemon.submit(PATH, &account.key, &body);
            let job = account.daemon.ended_job(&url, &account.key);
            assert_eq!((&job["credits_charged"], &job["result"]["credits_charged"]), (&json!(cost), &json!(cost)));
        }
        assert_eq!(account.balance(), 5);
    }

    fn what_waits_is_reserved_and_a_failed_submit_reserves_nothing(place: &Place) {
        let account = Account::with_credits(place, 5);
        account.occupy_queue();
        let url = submit(&account, &account.key, 3, false).poll_url();
        let details = submit(&account, &account.key, 3, false).assert_error(402, "insufficient_credits");
        assert_eq!(details, json!({"required": 3, "available": 2}));
        assert_eq!(account.balance(), 5, "reserved is not charged");
        let waiting = account.daemon.get(&url, &account.key).json();
        assert_eq!(waiting["status"], "queued");
        for absent in ["result", "error", "credits_charged"] {
            assert!(waiting.get(absent).is_none(), "{waiting}");
        }
        assert_eq!((&waiting["started_at"], &waiting["finished_at"]), (&Value::Null, &Value::Null));
        account.free_queue();
        account.daemon.ended_job(&url, &account.key);
        assert_eq!(account.balance(), 2);
    }

    fn a_user_takes_half_of_the_queue_at_most_and_the_whole_of_it_is_full(place: &Place) {
        // Seven places: four for a user, the odd one included.
        let account = Account::of_daemon(place, 0, &["--queue-capacity", "7", "--rate-limit", "0"]);
        account.occupy_queue();
        let other = account.another_user("other@example.com", 0);
        let third = account.another_user("third@example.com", 0);
        let ask = |key: &str| account.daemon.ask("POST", PATH, key, EMPTY);
        let statuses = |key: &str, count: usize| {
            (0..count).map(|_| ask(key).status).collect::<Vec<_>>()
        };
        // The occupant is the first user's.
        assert_eq!(statuses(&account.key, 4), [202, 202, 202, 503]);
        let refused = ask(&account.key);
        refused.assert_error(503, "busy");
        assert_eq!(refused.header("retry-after"), Some("1"));
        assert_eq!(statuses(&other.key, 4), [202, 202, 202, 503]);
        ask(&third.key).assert_error(503, "busy");
        account.free_queue();
        let jobs = account.daemon.get(PATH, &account.key).json();
        for job in jobs["data"].as_array().expect("a list") {
            account.daemon.ended_job(job["poll_url"].as_str().expect("a path"), &account.key);
        }
        assert_eq!(ask(&account.key).status, 202, "there is room again");
    }
}

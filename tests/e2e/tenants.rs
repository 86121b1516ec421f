//! What is another user's reads exactly like what never was: status, body and headers.

#![cfg(unix)]

use serde_json::{Value, json};
use tieout::id::KeyId;
use tieout::job::{JobId, Product};

use crate::account::{Account, make_key};
use crate::api::{EMPTY, PATH, body_of};
use crate::daemon::Answer;
use crate::place::on_both_databases;

/// All of an answer that does not change from one request to the next.
fn essence(answer: &Answer) -> (u16, Vec<String>, String) {
    let id = answer.header("x-request-id").expect("a request id").to_owned();
    let changing = ["x-request-id:", "date:", "ratelimit-remaining:", "ratelimit-reset:"];
    let is_steady = |line: &&str| !changing.iter().any(|name| line.starts_with(name));
    let head = answer.head.lines().filter(is_steady).map(str::to_owned).collect();
    (answer.status, head, answer.body.replace(&id, "req"))
}

fn bearer(session: &str) -> String {
    format!("Authorization: Bearer {session}\r\n")
}

/// The id of the user's first key.
fn key_of(account: &Account) -> String {
    let keys = account.admin(&["keys", "list", "--user", &account.user]);
    keys["data"][0]["id"].as_str().expect("an id").to_owned()
}

const ILL_FORMED: [&str; 6] =
    ["x", "rec_", "key_0", "usr_00000000000000000000000000", "%00", "%C3%A9"];

on_both_databases! {
    fn another_users_job_reads_like_one_that_never_was(place: &Place) {
        let account = Account::with_credits(place, 10);
        let other = account.another_user("other@example.com", 10);
        let poll = |key: &str, method: &str, id: &str| {
            let headers = format!("X-API-Key: {key}\r\n");
            account.daemon.send(method, &format!("{PATH}/{id}"), &headers, "")
        };
        let job = account.daemon.ask("POST", PATH, &account.key, &body_of(2)).json();
        let job = job["reconciliation_id"].as_str().expect("an id").to_owned();
        account.daemon.ended_job(&format!("{PATH}/{job}"), &account.key);
        let never = JobId::new(Product::Reconcile, 5).to_string();
        let writer = make_key(place, &other.id, &["--scope", "reconcile:write"]);
        for method in ["GET", "HEAD"] {
            for (key, status) in [(&other.key, 404), (&writer, 403)] {
                let theirs = poll(key, method, &job);
                assert_eq!(theirs.status, status, "{theirs:?}");
                for id in [&*never, &job.to_uppercase()].into_iter().chain(ILL_FORMED) {
                    assert_eq!(essence(&theirs), essence(&poll(key, method, id)), "{method} {id}");
                }
            }
        }
        assert_eq!(poll(&account.key, "GET", &job).status, 200, "it is there");
    }

    fn another_users_key_reads_like_one_that_never_was_and_nothing_happens_to_it(place: &Place) {
        let account = Account::with_credits(place, 0);
        let other = account.another_user("other@example.com", 0);
        let key = key_of(&account);
        let never = KeyId::new(5).to_string();
        for (method, tail, body) in [
            ("GET", "", ""),
            ("HEAD", "", ""),
            ("DELETE", "", ""),
            ("POST", "/rotate", ""),
            ("POST", "/rotate", r#"{"overlap_seconds":60}"#),
            ("POST", "/rotate", r#"{"overlap_seconds":-1}"#),
            ("GET", "?x=1", ""),
        ] {
            let ask = |id: &str| {
                let headers = format!("{}Idempotency-Key: same\r\n", bearer(&other.session));
                let path = format!("/api/v1/keys/{id}{tail}");
                essence(&account.daemon.send(method, &path, &headers, body))
            };
            let theirs = ask(&key);
            assert_eq!(theirs.0, 404, "{theirs:?}");
            for id in [&*never, &key.to_uppercase()].into_iter().chain(ILL_FORMED) {
                assert_eq!(theirs, ask(id), "{method} {id}{tail}");
            }
        }
        assert_eq!(account.daemon.get("/api/v1/me", &account.key).status, 200, "still good");
        let own = account.daemon.send("GET", &format!("/api/v1/keys/{key}"), &bearer(&account.session), "");
        assert_eq!(own.json()["data"]["revoked_at"], Value::Null);
    }

    fn lists_hold_what_is_the_callers_own(place: &Place) {
        let account = Account::with_credits(place, 10);
        let other = account.another_user("other@example.com", 10);
        let submit = |key: &str| {
            let job = account.daemon.ask("POST", PATH, key, EMPTY).json();
            job["reconciliation_id"].as_str().expect("an id").to_owned()
        };
        let (own, theirs) = (submit(&account.key), submit(&other.key));
        for (key, job) in [(&account.key, &own), (&other.key, &theirs)] {
            let list = account.daemon.get(PATH, key).json();
            assert_eq!(list["pagination"]["total"], 1);
            assert_eq!(list["data"][0]["reconciliation_id"], **job);
        }
        let keys = |session: &str| {
            account.daemon.send("GET", "/api/v1/keys", &bearer(session), "").json()
        };
        let (own, theirs) = (keys(&account.session), keys(&other.session));
        assert_eq!((&own["pagination"]["total"], &theirs["pagination"]["total"]), (&json!(1), &json!(1)));
        assert_ne!(own["data"][0]["id"], theirs["data"][0]["id"]);
        let me = account.daemon.get("/api/v1/me", &other.key).json();
        assert_eq!((&me["user_id"], &me["email"]), (&json!(other.id), &json!("other@example.com")));
    }

    fn an_idempotency_key_of_another_user_is_unknown(place: &Place) {
        let account = Account::with_credits(place, 10);
        let other = account.another_user("other@example.com", 10);
        let submit = |key: &str, body: &str| {
            let headers = format!("X-API-Key: {key}\r\nIdempotency-Key: shared\r\n");
            account.daemon.send("POST", PATH, &headers, body)
        };
        let first = submit(&account.key, EMPTY);
        let same = submit(&other.key, EMPTY);
        assert_eq!((first.status, same.status), (202, 202));
        assert_eq!(same.header("idempotency-replayed"), None);
        assert_ne!(first.json()["reconciliation_id"], same.json()["reconciliation_id"]);
        let third = account.another_user("third@example.com", 10);
        let differs = submit(&third.key, &body_of(1));
        assert_eq!((differs.status, differs.header("idempotency-replayed")), (202, None), "no conflict");
        let create = |session: &str, name: &str| {
            let headers = format!("{}Idempotency-Key: for-keys\r\n", bearer(session));
            let body = format!(r#"{{"name":"{name}","scopes":["reconcile:read"]}}"#);
            account.daemon.send("POST", "/api/v1/keys", &headers, &body)
        };
        let own = create(&account.session, "till");
        for (session, name) in [(&other.session, "till"), (&third.session, "shop")] {
            let theirs = create(session, name);
            assert_eq!((theirs.status, theirs.header("idempotency-replayed")), (201, None));
            assert_ne!(own.json()["data"]["id"], theirs.json()["data"]["id"]);
            assert!(theirs.json()["data"]["secret"].is_string(), "a key of its own");
        }
    }

    fn the_user_owns_the_idempotency_key_whichever_key_or_route_it_was_used_on(place: &Place) {
        let account = Account::with_credits(place, 10);
        let second = make_key(place, &account.user, &["--scope", "reconcile:write"]);
        let send = |path: &str, headers: &str, body: &str| {
            account.daemon.send("POST", path, &format!("{headers}Idempotency-Key: one\r\n"), body)
        };
        let first = send(PATH, &format!("X-API-Key: {}\r\n", account.key), EMPTY);
        let again = send(PATH, &format!("X-API-Key: {second}\r\n"), EMPTY);
        assert_eq!((again.status, &again.body), (202, &first.body), "another key of the user");
        assert_eq!(again.header("idempotency-replayed"), Some("true"));
        let body = r#"{"name":"till","scopes":["reconcile:read"]}"#;
        let route = send("/api/v1/keys", &bearer(&account.session), body);
        let details = route.assert_error(409, "conflict");
        assert_eq!(details, json!({"reason": "idempotency_key_reused"}));
    }
}

//! The order of checks: a request that fails two of them gets the answer of the earlier one. Each
//! test takes one pair of neighbours.

#![cfg(unix)]

use std::io::Write as _;
use std::net::TcpStream;

use serde_json::json;

use crate::account::{Account, make_key};
use crate::api::{EMPTY, PATH, body_of};
use crate::daemon::{Answer, Daemon, read_answer};
use crate::place::on_both_databases;

const NO_JOB: &str = "/api/v1/reconciliations/rec_00000000000000000000000000";

/// A request with a byte more than a body may have, of which nothing is sent but the head.
fn announce_too_much(daemon: &Daemon, method: &str, path: &str) -> Answer {
    let mut stream = TcpStream::connect(&daemon.address).expect("a connection");
    let head = format!(
        "{method} {path} HTTP/1.1\r\nHost: t\r\nConnection: close\r\nExpect: 100-continue\r\n\
        Content-Length: 25000001\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).expect("sent");
    read_answer(stream).expect("an answer")
}

fn with_session(account: &Account) -> String {
    format!("Authorization: Bearer {}\r\n", account.session)
}

on_both_databases! {
    fn a_route_and_its_method_are_looked_at_before_the_size_and_the_syntax_of_a_body(place: &Place) {
        let daemon = Daemon::start(place, &[]);
        for (method, path, status, code) in [
            ("POST", "/api/v1/nothing", 404, "not_found"),
            ("PUT", PATH, 405, "method_not_allowed"),
            ("POST", "/api/v1/me", 405, "method_not_allowed"),
        ] {
            announce_too_much(&daemon, method, path).assert_error(status, code);
            daemon.send(method, path, "", "{").assert_error(status, code);
        }
    }

    fn the_size_of_a_body_comes_before_its_syntax(place: &Place) {
        let daemon = Daemon::start(place, &[]);
        let no_json = "x".repeat(25_000_001);
        for path in [PATH, "/api/v1/keys", "/api/v1/keys/x/rotate"] {
            announce_too_much(&daemon, "POST", path).assert_error(413, "payload_too_large");
        }
        daemon.send("POST", PATH, "", &no_json).assert_error(413, "payload_too_large");
        let headers = "Content-Encoding: gzip\r\n";
        daemon.send("POST", PATH, headers, &no_json).assert_error(413, "payload_too_large");
    }

    fn the_syntax_of_a_body_comes_before_the_key_and_the_session(place: &Place) {
        let account = Account::with_credits(place, 0);
        let wrong = "X-API-Key: tieout_wrong\r\nAuthorization: Bearer wrong\r\n";
        for path in [PATH, "/api/v1/keys", "/api/v1/keys/x/rotate"] {
            for headers in ["", wrong] {
                let answer = account.daemon.send("POST", path, headers, "{");
                let details = answer.assert_error(400, "invalid_json");
                assert!(details["reason"].as_str().is_some_and(|said| !said.is_empty()), "{details}");
            }
        }
    }

    fn the_key_comes_before_the_rate(place: &Place) {
        let account = Account::of_daemon(place, 0, &["--rate-limit", "1"]);
        let me = || account.daemon.get("/api/v1/me", &account.key);
        assert_eq!(me().status, 200);
        me().assert_error(429, "rate_limited");
        let keys = account.admin(&["keys", "list", "--user", &account.user]);
        account.admin(&["keys", "revoke", keys["data"][0]["id"].as_str().expect("an id")]);
        me().assert_error(401, "unauthorized");
    }

    fn the_rate_comes_before_the_scope(place: &Place) {
        let account = Account::of_daemon(place, 0, &["--rate-limit", "1"]);
        let reader = make_key(place, &account.user, &["--scope", "reconcile:read"]);
        account.daemon.ask("POST", PATH, &reader, EMPTY).assert_error(403, "forbidden");
        account.daemon.ask("POST", PATH, &reader, EMPTY).assert_error(429, "rate_limited");
    }

    fn the_scope_comes_before_the_shape_and_before_what_is_there(place: &Place) {
        let account = Account::with_credits(place, 0);
        let writer = make_key(place, &account.user, &["--scope", "reconcile:write"]);
        let reader = make_key(place, &account.user, &["--scope", "reconcile:read"]);
        account.daemon.ask("POST", PATH, &reader, "[]").assert_error(403, "forbidden");
        account.daemon.get(NO_JOB, &writer).assert_error(403, "forbidden");
        account.daemon.get(&format!("{NO_JOB}?x=1"), &writer).assert_error(403, "forbidden");
        account.daemon.get(&format!("{PATH}?limit=0"), &writer).assert_error(403, "forbidden");
    }

    fn what_is_not_there_comes_before_the_shape(place: &Place) {
        let account = Account::with_credits(place, 0);
        account.daemon.get(&format!("{NO_JOB}?x=1"), &account.key).assert_error(404, "not_found");
        let key = "/api/v1/keys/key_00000000000000000000000000";
        for (method, path, body) in [
            ("GET", format!("{key}?x=1"), ""),
            ("DELETE", format!("{key}?x=1"), ""),
            ("POST", format!("{key}/rotate"), "[]"),
        ] {
            let answer = account.daemon.send(method, &path, &with_session(&account), body);
            answer.assert_error(404, "not_found");
        }
    }

    fn the_session_comes_before_what_is_there_and_before_the_shape(place: &Place) {
        let account = Account::with_credits(place, 0);
        let key = "/api/v1/keys/key_00000000000000000000000000";
        for (method, path, body) in [
            ("GET", key.to_owned(), ""),
            ("DELETE", key.to_owned(), ""),
            ("POST", format!("{key}/rotate"), "[]"),
            ("POST", "/api/v1/keys".to_owned(), "[]"),
            ("GET", "/api/v1/keys?limit=0".to_owned(), ""),
        ] {
            account.daemon.send(method, &path, "", body).assert_error(401, "unauthorized");
            let wrong = account.daemon.send(method, &path, "Authorization: Bearer x\r\n", body);
            wrong.assert_error(401, "invalid_token");
        }
    }

    fn the_shape_comes_before_repetition_credits_and_room(place: &Place) {
        let account = Account::of_daemon(place, 1, &["--queue-capacity", "1", "--rate-limit", "0"]);
        let submit = |body: &str| {
            let headers = format!("X-API-Key: {}\r\nIdempotency-Key: once\r\n", account.key);
            account.daemon.send("POST", PATH, &headers, body)
        };
        assert_eq!(submit(EMPTY).status, 202);
        let url = submit(EMPTY).poll_url();
        account.daemon.ended_job(&url, &account.key);
        account.occupy_queue();
        // A reused key, too few credits, no room, and a row that is wrong.
        let bad_row = body_of(9).replacen("1.50", "\"1.50\"", 1);
        submit(&bad_row).assert_error(422, "invalid_dataset_format");
        let session = with_session(&account);
        let headers = format!("{session}Idempotency-Key: two\r\n");
        let good = r#"{"name":"a","scopes":["reconcile:read"]}"#;
        assert_eq!(account.daemon.send("POST", "/api/v1/keys", &headers, good).status, 201);
        let bad = account.daemon.send("POST", "/api/v1/keys", &headers, "{}");
        bad.assert_error(400, "validation_error");
    }

    fn a_repetition_comes_before_credits_and_credits_before_room(place: &Place) {
        let account = Account::of_daemon(place, 3, &["--queue-capacity", "1", "--rate-limit", "0"]);
        let submit = |key: &str, body: &str| {
            let headers = format!("X-API-Key: {}\r\nIdempotency-Key: {key}\r\n", account.key);
            account.daemon.send("POST", PATH, &headers, body)
        };
        let first = submit("one", &body_of(3));
        assert_eq!(first.status, 202, "{first:?}");
        let url = first.poll_url();
        account.daemon.ended_job(&url, &account.key);
        account.occupy_queue();
        // No credits are left and no room.
        let again = submit("one", &body_of(3));
        assert_eq!((again.status, &again.body), (202, &first.body));
        let reused = submit("one", &body_of(2)).assert_error(409, "conflict");
        assert_eq!(reused, json!({"reason": "idempotency_key_reused"}));
        let details = submit("two", &body_of(2)).assert_error(402, "insufficient_credits");
        assert_eq!(details, json!({"required": 2, "available": 0}));
        submit("two", EMPTY).assert_error(503, "busy");
    }
}

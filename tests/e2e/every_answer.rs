//! What every answer has, whatever it says: a request id, the three rate headers; every route and
//! its methods; what the rate limit counts.

#![cfg(unix)]

use crate::account::{Account, make_key};
use crate::api::{EMPTY, PATH};
use crate::daemon::{Answer, Daemon};
use crate::place::on_both_databases;

#[track_caller]
fn assert_headers(answer: &Answer, limit: &str, remaining: &str) {
    let id = answer.header("x-request-id").expect("a request id");
    assert!(id.starts_with("req_") && id.len() == 30, "{answer:?}");
    assert_eq!(answer.header("ratelimit-limit"), Some(limit), "{answer:?}");
    assert_eq!(answer.header("ratelimit-remaining"), Some(remaining), "{answer:?}");
    let reset = answer.header("ratelimit-reset").and_then(|seconds| seconds.parse::<u64>().ok());
    assert!(reset.is_some_and(|seconds| seconds <= 60), "{answer:?}");
}

on_both_databases! {
    fn every_status_comes_with_a_request_id_and_the_rate_headers(place: &Place) {
        let account = Account::of_daemon(place, 1, &["--rate-limit", "6", "--queue-capacity", "1"]);
        let reader = make_key(place, &account.user, &["--scope", "reconcile:read"]);
        let ask = |method: &str, path: &str, key: &str, body: &str| {
            let answer = account.daemon.ask(method, path, key, body);
            if answer.status >= 400 {
                let code = answer.json()["error"]["code"].as_str().expect("a code").to_owned();
                answer.assert_error(answer.status, &code);
            }
            answer
        };
        account.occupy_queue();
        let too_dear = r#"{"bank":[{"date":"2026-01-01","amount":1,"description":"a"},
            {"date":"2026-01-01","amount":1,"description":"a"}],"book":[]}"#;
        // Method, path, key, body; status, and what is left of 6.
        for (method, path, key, body, status, remaining) in [
            ("GET", "/api/v1/health", "", "", 200, "6"),
            ("GET", "/nowhere", "", "", 404, "6"),
            ("PUT", "/api/v1/me", "", "", 405, "6"),
            ("POST", PATH, &*account.key, "{", 400, "6"),
            ("GET", "/api/v1/me", "", "", 401, "6"),
            ("GET", "/api/v1/me", &account.key, "", 200, "5"),
            ("POST", PATH, &account.key, "{}", 422, "4"),
            ("POST", PATH, &account.key, too_dear, 402, "3"),
            ("POST", PATH, &account.key, EMPTY, 503, "2"),
            ("GET", "/api/v1/reconciliations/x", &account.key, "", 404, "1"),
            ("POST", PATH, &reader, EMPTY, 403, "5"),
            ("GET", "/api/v1/me", &account.key, "", 200, "0"),
            ("GET", "/api/v1/me", &account.key, "", 429, "0"),
        ] {
            let answer = ask(method, path, key, body);
            assert_eq!(answer.status, status, "{method} {path} {answer:?}");
            assert_headers(&answer, "6", remaining);
        }
        // A record that the daemon itself cannot have written.
        place.execute("UPDATE api_keys SET scopes = 'nonsense'");
        let failed = account.daemon.get("/api/v1/me", &reader);
        failed.assert_error(500, "internal_error");
        assert!(!failed.body.contains("scopes"), "the cause goes to the log: {failed:?}");
        assert_headers(&failed, "6", "6");
    }

    fn ready_says_which_part_fails_and_health_does_not_ask(place: &Place) {
        let daemon = Daemon::start(place, &[]);
        let ready = daemon.get("/api/v1/ready", "");
        assert_eq!((ready.status, ready.json()), (200, serde_json::json!({"status": "ready"})));
        place.execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             SELECT 9999, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
        );
        let failing = daemon.get("/api/v1/ready", "");
        let details = failing.assert_error(503, "busy");
        assert_eq!(details, serde_json::json!({"failing": "migrations"}));
        assert_eq!(failing.header("retry-after"), Some("1"));
        place.execute("DROP TABLE _sqlx_migrations");
        let details = daemon.get("/api/v1/ready", "").assert_error(503, "busy");
        assert_eq!(details, serde_json::json!({"failing": "database"}));
        let health = daemon.get("/api/v1/health", "");
        let expected = serde_json::json!({
            "status": "ok", "version": "v1", "build": env!("CARGO_PKG_VERSION")
        });
        assert_eq!((health.status, health.json()), (200, expected));
    }

    fn only_requests_that_pass_the_key_are_counted(place: &Place) {
        let account = Account::of_daemon(place, 0, &["--rate-limit", "3"]);
        let left = |answer: &Answer| answer.header("ratelimit-remaining").map(str::to_owned);
        let me = || account.daemon.get("/api/v1/me", &account.key);
        assert_eq!(left(&me()).as_deref(), Some("2"));
        let both = format!("X-API-Key: {}\r\nAuthorization: Bearer tieout_other\r\n", account.key);
        let session = format!("Authorization: Bearer {}\r\n", account.session);
        for (method, path, headers, body, status) in [
            ("POST", PATH, &*format!("X-API-Key: {}\r\n", account.key), "{", 400),
            ("GET", "/nowhere", &*format!("X-API-Key: {}\r\n", account.key), "", 404),
            ("GET", "/api/v1/me", &*both, "", 401),
            ("GET", "/api/v1/keys", &*session, "", 200),
            ("GET", "/api/v1/keys", &*session, "", 200),
        ] {
            let answer = account.daemon.send(method, path, headers, body);
            assert_eq!((answer.status, left(&answer).as_deref()), (status, Some("3")), "{path}");
        }
        // Refusals after the key are requests too.
        let bad = account.daemon.get(&format!("{PATH}?limit=0"), &account.key);
        assert_eq!((bad.status, left(&bad).as_deref()), (422, Some("1")));
        assert_eq!(left(&me()).as_deref(), Some("0"));
        let limited = me();
        limited.assert_error(429, "rate_limited");
        let (after, reset) = (limited.header("retry-after"), limited.header("ratelimit-reset"));
        assert!(after.is_some() && after == reset, "{limited:?}");
    }

    fn a_limit_of_0_is_no_limit_and_nobody_reads_that_nothing_remains(place: &Place) {
        let account = Account::of_daemon(place, 0, &["--rate-limit", "0"]);
        for _ in 0..130 {
            let answer = account.daemon.get("/api/v1/me", &account.key);
            assert_eq!(answer.status, 200);
            assert_headers(&answer, "4294967295", "4294967295");
        }
    }

    fn head_says_what_get_says_without_the_body(place: &Place) {
        let account = Account::with_credits(place, 1);
        let job = account.daemon.submit(PATH, &account.key, EMPTY);
        account.daemon.ended_job(&job, &account.key);
        let keys = account.admin(&["keys", "list", "--user", &account.user]);
        let key = format!("/api/v1/keys/{}", keys["data"][0]["id"].as_str().expect("an id"));
        let with_key = format!("X-API-Key: {}\r\n", account.key);
        let with_session = format!("Authorization: Bearer {}\r\n", account.session);
        for (path, headers) in [
            ("/api/v1/health", ""),
            ("/api/v1/ready", ""),
            ("/api/v1/me", &*with_key),
            (PATH, &*with_key),
            (&*job, &*with_key),
            ("/api/v1/keys", &*with_session),
            (&*key, &*with_session),
            ("/api/v1/me", ""),
            ("/nowhere", ""),
        ] {
            let get = account.daemon.send("GET", path, headers, "");
            let head = account.daemon.send("HEAD", path, headers, "");
            assert_eq!((head.status, head.body.as_str()), (get.status, ""), "{path}");
            for name in ["content-type", "content-length"] {
                assert_eq!(head.header(name), get.header(name), "{path}");
            }
        }
    }
}

#[test]
fn what_stands_under_another_version_or_none_is_not_there() {
    let place = crate::place::Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    for path in
        ["/api/v2/health", "/api/v2/me", "/api/health", "/api/v1", "/api/v1/", "/health", "/me"]
    {
        daemon.get(path, "").assert_error(404, "not_found");
    }
}

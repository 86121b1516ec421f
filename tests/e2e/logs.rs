//! The daemon's log: one event a line, with the request's or the job's id on each, and nothing in it
//! that a caller could forge or must keep secret.

#![cfg(unix)]

use std::io::{Read, Write};
use std::net::TcpStream;

use rustix::process::Signal;
use serde_json::{Value, json};

use crate::account::Account;
use crate::api::PATH;
use crate::daemon::Daemon;
use crate::place::{Place, on_both_databases};

const BODY: &str =
    r#"{"bank":[{"date":"2026-01-31","amount":1,"description":"unmistakable words"}],"book":[]}"#;

/// Every line of the log, which must all be JSON objects.
#[track_caller]
fn events(place: &Place) -> Vec<Value> {
    let parse = |line: &str| -> Value {
        serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line:?}"))
    };
    let events: Vec<Value> = place.log().lines().map(parse).collect();
    for event in &events {
        let time = event["timestamp"].as_str().expect("a time");
        assert!(time.len() == 27 && &time[10..11] == "T" && time.ends_with('Z'), "{event}");
        assert!(event["level"].is_string() && event["message"].is_string(), "{event}");
    }
    events
}

/// The daemon has ended, so its log is whole.
fn end(daemon: &mut Daemon) {
    daemon.signal(Signal::TERM);
    assert_eq!(daemon.wait(), Some(0));
}

on_both_databases! {
    fn in_json_every_line_is_an_object_and_those_of_a_request_carry_its_id(place: &Place) {
        let serve = ["--rate-limit", "0", "--log-format", "json"];
        let mut account = Account::of_daemon(place, 10, &serve);
        let (key, session) = (account.key.clone(), account.session.clone());
        let headers = format!("X-API-Key: {key}\r\nX-Request-Id: my-own-1\r\n");
        let submitted = account.daemon.send("POST", &format!("{PATH}?colour=red"), &headers, BODY);
        assert_eq!(submitted.status, 422);
        let submitted = account.daemon.send("POST", PATH, &headers.replace("-1", "-2"), BODY);
        account.daemon.ended_job(&submitted.poll_url(), &key);
        account.daemon.send("GET", "/nowhere?secret=1", "X-Request-Id: my-own-3\r\n", "");
        let authorization = format!("Authorization: Bearer {session}\r\n");
        assert_eq!(account.daemon.send("GET", "/api/v1/keys", &authorization, "").status, 200);
        end(&mut account.daemon);
        let events = events(place);
        for (id, method, route, path, status) in [
            ("my-own-1", "POST", PATH, PATH, 422),
            ("my-own-2", "POST", PATH, PATH, 202),
            ("my-own-3", "GET", "unmatched", "/nowhere", 404),
        ] {
            let of_request: Vec<_> =
                events.iter().filter(|event| event["span"]["request.id"] == id).collect();
            let [event] = of_request[..] else { panic!("{of_request:?}") };
            assert_eq!(event["message"], "request");
            assert_eq!(
                (&event["span"]["method"], &event["span"]["route"], &event["path"]),
                (&json!(method), &json!(route), &json!(path))
            );
            assert_eq!(event["status"], status);
            assert!(event["latency_us"].is_u64(), "{event}");
        }
        let job = &submitted.json()["reconciliation_id"];
        let ended = events.iter().find(|event| event["message"] == "job ended").expect("a line");
        assert_eq!((&ended["span"]["job.id"], &ended["status"]), (job, &json!("completed")));
        assert_eq!(ended["span"]["product"], "reconcile");
        let log = place.log();
        for secret in [&key, &session, "unmistakable", "secret=1", "colour", "jo@example.com"] {
            assert!(!log.contains(secret), "the log holds {secret}");
        }
    }
}

#[test]
fn a_failure_is_logged_once_with_the_id_of_its_request() {
    let place = Place::sqlite();
    let mut account = Account::of_daemon(&place, 10, &["--log-format", "json"]);
    // The workers fail from now on as well; only the request has an id.
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(drop_jobs(&place.path().join("tieout.db")));
    let headers = format!("X-API-Key: {}\r\nX-Request-Id: failing\r\n", account.key);
    let answer = account.daemon.send("GET", PATH, &headers, "");
    answer.assert_error(500, "internal_error");
    assert!(!answer.body.contains("jobs"), "{answer:?}");
    end(&mut account.daemon);
    let events = events(&place);
    let of_request: Vec<_> =
        events.iter().filter(|event| event["span"]["request.id"] == "failing").collect();
    let [failure, outcome] = of_request[..] else { panic!("{of_request:?}") };
    assert_eq!(
        (&failure["level"], &failure["message"]),
        (&json!("ERROR"), &json!("a request failed"))
    );
    assert!(failure["cause"].as_str().is_some_and(|cause| cause.contains("jobs")), "{failure}");
    assert_eq!((&outcome["message"], &outcome["status"]), (&json!("request"), &json!(500)));
}

#[test]
fn no_path_can_forge_a_line_or_steer_a_terminal() {
    for format in ["text", "json"] {
        let place = Place::sqlite();
        let mut daemon = Daemon::start(&place, &["--log-format", format]);
        // Once it answers, it has said what it says at the start.
        daemon.get("/api/v1/health", "");
        let before = place.log().lines().count();
        let mut sent = 0;
        for odd in [
            "/a%0aERROR%20forged%1b[31m",
            "/\u{202e}gnol",
            "/\u{9b}31mred",
            "/\u{85}\u{2028}ERROR forged",
            "/\"quoted\"\\n",
            "/\nERROR forged",
            "/\u{1b}[31mred",
        ] {
            let mut stream = TcpStream::connect(&daemon.address).expect("a connection");
            let request = format!("GET {odd} HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\r\n");
            stream.write_all(request.as_bytes()).expect("sent");
            let mut answer = Vec::new();
            _ = stream.read_to_end(&mut answer);
            // Most of these the library refuses before there is a request.
            sent += usize::from(answer.starts_with(b"HTTP/1.1 404"));
        }
        assert!(sent >= 2, "{sent}");
        let far = format!("/{}", "x".repeat(5000));
        assert_eq!(daemon.ask(&"M".repeat(5000), &far, "", "").status, 404);
        end(&mut daemon);
        let log = place.log();
        let lines: Vec<&str> = log.lines().skip(before).collect();
        // One for each request, and one for the signal.
        assert_eq!(lines.len(), sent + 2, "{log}");
        for line in lines {
            assert!(line.starts_with("20") || line.starts_with("{\"timestamp\":\"20"), "{line}");
            assert!(!line.chars().any(char::is_control) && !line.contains('\u{202e}'), "{line:?}");
            assert!(line.len() < 700, "{line}");
        }
    }
}

#[test]
fn a_line_names_where_its_request_came_from_and_believes_only_a_trusted_proxy() {
    for (trusted, client) in [("10.0.0.0/8", "127.0.0.1"), ("127.0.0.0/8", "198.51.100.7")] {
        let place = Place::sqlite();
        let serve = ["--log-format", "json", "--trusted-proxy", trusted];
        let mut daemon = Daemon::start(&place, &serve);
        let headers = "X-Forwarded-For: 192.0.2.1, 198.51.100.7\r\nX-Request-Id: mine\r\n";
        daemon.send("GET", "/api/v1/health", headers, "");
        end(&mut daemon);
        let events = events(&place);
        let line = events.iter().find(|event| event["span"]["request.id"] == "mine");
        assert_eq!(line.expect("a line")["client"], client);
    }
}

#[test]
fn the_level_says_how_much_is_logged() {
    for (level, is_logged) in [("info", true), ("warn", false), ("error", false)] {
        let place = Place::sqlite();
        let mut daemon = Daemon::start(&place, &["--log-level", level]);
        daemon.get("/api/v1/health", "");
        end(&mut daemon);
        assert_eq!(place.log().contains("/api/v1/health"), is_logged, "{level}");
    }
}

async fn drop_jobs(file: &std::path::Path) {
    use sqlx::Connection as _;
    let url = format!("sqlite://{}", file.display());
    let mut connection = sqlx::SqliteConnection::connect(&url).await.expect("a connection");
    sqlx::query("DROP TABLE jobs").execute(&mut connection).await.expect("dropped");
}

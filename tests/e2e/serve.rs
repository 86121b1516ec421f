//! `tieout serve`: real HTTP against the real daemon, on a port of its own.

#![cfg(unix)]

use rustix::process::Signal;

use crate::daemon::Daemon;
use crate::place::Place;
use crate::support::Desk;

#[test]
fn health_answers_without_a_key_and_names_the_version() {
    let place = Place::sqlite();
    let answer = Daemon::start(&place, &[]).get("/api/v1/health", "");
    assert_eq!(answer.status, 200, "{answer:?}");
    let expected = serde_json::json!({
        "status": "ok", "version": "v1", "build": env!("CARGO_PKG_VERSION")
    });
    assert_eq!(answer.json(), expected);
}

#[test]
fn a_daemon_that_can_do_its_work_is_ready() {
    let place = Place::sqlite();
    let answer = Daemon::start(&place, &[]).get("/api/v1/ready", "");
    assert_eq!((answer.status, answer.json()), (200, serde_json::json!({"status": "ready"})));
}

#[test]
fn every_response_carries_a_request_id_and_the_rate_limit() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    for (method, path) in
        [("GET", "/api/v1/health"), ("GET", "/nowhere"), ("DELETE", "/api/v1/health")]
    {
        let answer = daemon.ask(method, path, "", "");
        let id = answer.header("x-request-id").expect("a request id");
        assert!(id.starts_with("req_") && id.len() == 30, "{id}");
        assert_eq!(answer.header("ratelimit-limit"), Some("120"));
        assert_eq!(answer.header("ratelimit-remaining"), Some("120"));
        assert_eq!(answer.header("ratelimit-reset"), Some("60"));
    }
}

#[test]
fn a_harmless_request_id_is_taken_over_and_any_other_replaced() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let id_for = |given: &str| {
        let header = format!("X-Request-Id: {given}\r\n");
        let answer = daemon.send("GET", "/api/v1/health", &header, "");
        answer.header("x-request-id").expect("a request id").to_owned()
    };
    assert_eq!(id_for("abc.def_1-2"), "abc.def_1-2");
    for given in ["has space", "semi;colon", "", &"x".repeat(65)] {
        assert!(id_for(given).starts_with("req_"), "{given:?}");
    }
}

#[test]
fn unknown_paths_and_methods_are_refused_in_the_envelope() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    for (method, path, status, code, allow) in [
        ("GET", "/", 404, "not_found", None),
        ("POST", "/api/v1/nothing", 404, "not_found", None),
        ("POST", "/api/v1/health", 405, "method_not_allowed", Some("get,head")),
        ("PUT", "/api/v1/reconciliations", 405, "method_not_allowed", Some("post,get,head")),
    ] {
        let answer = daemon.ask(method, path, "", "");
        answer.assert_error(status, code);
        assert_eq!(answer.header("allow"), allow, "{method} {path}");
    }
}

#[test]
fn head_works_where_get_does() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    for (path, status) in [("/api/v1/health", 200), ("/nowhere", 404)] {
        let answer = daemon.ask("HEAD", path, "", "");
        assert_eq!((answer.status, answer.body.as_str()), (status, ""));
    }
}

#[test]
fn either_signal_ends_the_daemon_with_0() {
    for signal in [Signal::TERM, Signal::INT] {
        let place = Place::sqlite();
        let mut daemon = Daemon::start(&place, &[]);
        daemon.signal(signal);
        assert_eq!(daemon.wait(), Some(0), "{signal:?}");
    }
}

#[test]
fn a_daemon_that_is_told_to_stop_is_not_ready_and_answers_on_for_its_drain_time() {
    let place = Place::sqlite();
    let mut daemon = Daemon::start(&place, &["--drain-time", "3s"]);
    let told_at = std::time::Instant::now();
    daemon.signal(Signal::TERM);
    let answer = daemon.get_until("/api/v1/ready", "", 503);
    assert_eq!(answer.json()["error"]["details"]["failing"], "stopping", "{answer:?}");
    let answer = daemon.get("/api/v1/health", "");
    assert_eq!((answer.status, answer.header("connection")), (200, Some("close")), "{answer:?}");
    assert_eq!(daemon.wait(), Some(0));
    assert!(told_at.elapsed().as_secs() >= 3, "{:?}", told_at.elapsed());
}

#[test]
fn a_port_in_use_is_said() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let ran = Desk::new().run(&["serve", "--listen", &daemon.address, "--quiet"]);
    let mut lines = ran.refused(3).lines();
    assert!(lines.any(|line| line.starts_with("error: cannot listen on 127.0.0.1:")), "{ran:?}");
}

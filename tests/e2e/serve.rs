//! `tieout serve`: real HTTP against the real daemon, on a port of its own.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::support::Desk;

/// A running daemon; killed when dropped.
struct Daemon {
    child: Child,
    address: String,
    _desk: Desk,
}

impl Daemon {
    fn start() -> Self {
        let desk = Desk::new();
        let mut child = desk
            .command(&["serve", "--listen", "127.0.0.1:0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the daemon starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("standard output"))
            .read_line(&mut line)
            .expect("the ready line");
        let address = line.trim_end().strip_prefix("listening on http://").expect("an address");
        Self { address: address.to_owned(), child, _desk: desk }
    }

    /// One request on a connection of its own; gives the head in lower case, and the body.
    fn ask(&self, request: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        write!(stream, "{request}Host: tieout\r\nConnection: close\r\n\r\n").expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        let (head, body) = answer.split_once("\r\n\r\n").expect("head and body");
        (head.to_lowercase(), body.to_owned())
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).expect("the signal is sent");
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

#[test]
fn health_answers_without_a_key_and_names_the_version() {
    let (head, body) = Daemon::start().ask("GET /api/v1/health HTTP/1.1\r\n");
    assert!(head.starts_with("http/1.1 200 "), "{head}");
    let body: serde_json::Value = serde_json::from_str(&body).expect("JSON");
    let expected = serde_json::json!({
        "status": "ok", "version": "v1", "build": env!("CARGO_PKG_VERSION")
    });
    assert_eq!(body, expected);
}

#[test]
fn every_response_carries_a_request_id_and_the_rate_limit() {
    let daemon = Daemon::start();
    for request in ["GET /api/v1/health", "GET /nowhere", "DELETE /api/v1/health"] {
        let (head, _) = daemon.ask(&format!("{request} HTTP/1.1\r\n"));
        let id = header(&head, "x-request-id").expect("a request id");
        assert!(id.starts_with("req_") && id.len() == 30, "{id}");
        assert_eq!(header(&head, "ratelimit-limit"), Some("120"));
        assert_eq!(header(&head, "ratelimit-remaining"), Some("120"));
        assert_eq!(header(&head, "ratelimit-reset"), Some("60"));
    }
}

#[test]
fn a_harmless_request_id_is_taken_over_and_any_other_replaced() {
    let daemon = Daemon::start();
    let id_for = |given: &str| {
        let (head, _) =
            daemon.ask(&format!("GET /api/v1/health HTTP/1.1\r\nX-Request-Id: {given}\r\n"));
        header(&head, "x-request-id").expect("a request id").to_owned()
    };
    assert_eq!(id_for("abc.def_1-2"), "abc.def_1-2");
    for given in ["has space", "semi;colon", "", &"x".repeat(65)] {
        assert!(id_for(given).starts_with("req_"), "{given:?}");
    }
}

#[test]
fn unknown_paths_and_methods_are_refused_in_the_envelope() {
    let daemon = Daemon::start();
    for (request, status, code, allow) in [
        ("GET /", "404", "not_found", None),
        ("POST /api/v1/nothing", "404", "not_found", None),
        ("POST /api/v1/health", "405", "method_not_allowed", Some("get,head")),
    ] {
        let (head, body) = daemon.ask(&format!("{request} HTTP/1.1\r\n"));
        assert!(head.starts_with(&format!("http/1.1 {status} ")), "{request}: {head}");
        assert_eq!(header(&head, "allow"), allow, "{request}");
        let body: serde_json::Value = serde_json::from_str(&body).expect("JSON");
        assert_eq!(body["error"]["code"], code);
        assert_eq!(body["request_id"].as_str(), header(&head, "x-request-id"));
    }
}

#[test]
fn head_works_where_get_does() {
    let daemon = Daemon::start();
    let (head, body) = daemon.ask("HEAD /api/v1/health HTTP/1.1\r\n");
    assert!(head.starts_with("http/1.1 200 ") && body.is_empty(), "{head}{body}");
    let (head, body) = daemon.ask("HEAD /nowhere HTTP/1.1\r\n");
    assert!(head.starts_with("http/1.1 404 ") && body.is_empty(), "{head}{body}");
}

#[test]
fn either_signal_ends_the_daemon_with_0() {
    for signal in [Signal::TERM, Signal::INT] {
        let mut daemon = Daemon::start();
        daemon.signal(signal);
        assert_eq!(daemon.child.wait().expect("it ends").code(), Some(0), "{signal:?}");
    }
}

#[test]
fn a_port_in_use_is_said() {
    let daemon = Daemon::start();
    let ran = Desk::new().run(&["serve", "--listen", &daemon.address]);
    assert!(ran.refused(3).starts_with("error: cannot listen on 127.0.0.1:"), "{ran:?}");
}

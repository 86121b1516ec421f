//! The edges of HTTP: what is odd, too large, too slow or broken gets an answer, and in the envelope
//! wherever there is a request to answer.

#![cfg(unix)]

use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};

use serde_json::json;

use crate::account::Account;
use crate::api::{EMPTY, PATH};
use crate::daemon::{Answer, Daemon, read_answer};
use crate::place::{Place, on_both_databases};

/// A connection on which these bytes have been sent.
fn sent(daemon: &Daemon, bytes: impl AsRef<[u8]>) -> TcpStream {
    let mut stream = TcpStream::connect(&daemon.address).expect("a connection");
    stream.write_all(bytes.as_ref()).expect("sent");
    stream
}

/// The answer to these bytes, on a connection that then ends.
#[track_caller]
fn answer_to(daemon: &Daemon, bytes: impl AsRef<[u8]>) -> Answer {
    read_answer(sent(daemon, bytes)).expect("an answer")
}

/// Everything that comes back for these bytes.
fn everything(daemon: &Daemon, bytes: impl AsRef<[u8]>) -> String {
    let mut text = String::new();
    sent(daemon, bytes).read_to_string(&mut text).expect("answers");
    text
}

/// It is in the envelope and has the headers that every response has.
#[track_caller]
fn assert_enveloped(answer: &Answer, status: u16, code: &str) {
    answer.assert_error(status, code);
    for header in [
        "x-request-id",
        "cache-control",
        "x-content-type-options",
        "ratelimit-limit",
        "ratelimit-remaining",
        "ratelimit-reset",
    ] {
        assert!(answer.header(header).is_some(), "{header}: {answer:?}");
    }
}

#[test]
fn a_path_and_query_of_more_than_8192_bytes_is_refused_in_the_envelope() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let path = |length: usize| format!("/{}", "x".repeat(length - 1));
    assert_enveloped(&daemon.get(&path(8192), ""), 404, "not_found");
    for length in [8193, 16 << 10, 40_000] {
        let answer = daemon.get(&path(length), "");
        assert_enveloped(&answer, 414, "uri_too_long");
        assert_eq!(answer.header("connection"), Some("close"));
    }
    let query = format!("/api/v1/health?{}", "x".repeat(8192));
    assert_enveloped(&daemon.get(&query, ""), 414, "uri_too_long");
}

#[test]
fn a_head_of_more_than_32_kib_or_64_lines_is_refused_in_the_envelope() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let head = |lines: &str| {
        let bytes =
            format!("GET /api/v1/health HTTP/1.1\r\nHost: t\r\nConnection: close\r\n{lines}\r\n");
        answer_to(&daemon, bytes)
    };
    let numbered = |count: usize| (0..count).map(|n| format!("X-{n}: y\r\n")).collect::<String>();
    let filled = |size: usize| format!("X: {}\r\n", "y".repeat(size - 64));
    assert_eq!(head(&numbered(62)).status, 200);
    assert_eq!(head(&filled(32 << 10)).status, 200);
    for lines in [
        numbered(63),
        numbered(98),
        "X: y\r\n".repeat(98),
        filled((32 << 10) + 1),
        filled(64 << 10),
    ] {
        let answer = head(&lines);
        assert_enveloped(&answer, 431, "headers_too_large");
        assert_eq!(answer.header("connection"), Some("close"));
    }
    // Beyond what is read at all the library has the word.
    for lines in [numbered(200), filled(200 << 10)] {
        let bytes = format!("GET / HTTP/1.1\r\n{lines}\r\n");
        let mut stream = TcpStream::connect(&daemon.address).expect("a connection");
        _ = stream.write_all(bytes.as_bytes());
        let mut text = Vec::new();
        _ = stream.read_to_end(&mut text);
        assert!(text.starts_with(b"HTTP/1.1 431 "), "{}", String::from_utf8_lossy(&text));
    }
}

#[test]
fn two_words_on_the_length_of_a_body_are_refused_and_nothing_behind_is_answered() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let behind = "GET /api/v1/health HTTP/1.1\r\nHost: t\r\n\r\n";
    for lines in [
        "Content-Length: 6\r\nTransfer-Encoding: chunked",
        "transfer-encoding: chunked\r\nCONTENT-LENGTH: 6",
        "Transfer-Encoding: gzip, chunked\nContent-Length:0",
        "Content-Length: 6\r\nContent-Length: 6\r\nTransfer-Encoding: chunked",
    ] {
        let bytes = format!("POST {PATH} HTTP/1.1\r\nHost: t\r\n{lines}\r\n\r\n0\r\n\r\n{behind}");
        let answer = answer_to(&daemon, &bytes);
        assert_enveloped(&answer, 400, "validation_error");
        let details = answer.json()["error"]["details"].clone();
        assert_eq!(details["issues"][0]["field"], "Transfer-Encoding", "{details}");
        assert_eq!(answer.header("connection"), Some("close"));
    }
    // The one behind others, too, and no other.
    let bad = format!(
        "POST {PATH} HTTP/1.1\r\nHost: t\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"
    );
    let body = "Transfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n";
    let length = body.len();
    let with_body =
        format!("POST {PATH} HTTP/1.1\r\nHost: t\r\nContent-Length: {length}\r\n\r\n{body}");
    let text = everything(&daemon, format!("{behind}{with_body}{behind}{bad}0\r\n\r\n{behind}"));
    let statuses: Vec<&str> = text.matches("HTTP/1.1 ").collect();
    assert_eq!(statuses.len(), 4, "{text}");
    assert_eq!(text.matches("HTTP/1.1 200 ").count(), 2, "{text}");
    assert_eq!(text.matches("\"validation_error\"").count(), 1, "{text}");
    assert!(text.rfind("\"validation_error\"") > text.rfind("HTTP/1.1 200 "), "{text}");
}

#[test]
fn a_chunked_body_is_taken_and_its_connection_ends() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let request = format!("POST {PATH} HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n");
    let answer = answer_to(&daemon, format!("{request}2\r\n{{}}\r\n0\r\n\r\n"));
    assert_enveloped(&answer, 401, "unauthorized");
    assert_eq!(answer.header("connection"), Some("close"));
}

#[test]
fn a_body_with_a_broken_chunk_is_no_json_and_no_time_out() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let request = format!("POST {PATH} HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n");
    for chunks in ["x\r\n", "2\r\n{}x\r\n", "fffffffffffffffff\r\n{}", "-1\r\n"] {
        let answer = answer_to(&daemon, format!("{request}{chunks}"));
        assert_enveloped(&answer, 400, "invalid_json");
        let reason = answer.json()["error"]["details"]["reason"].clone();
        assert!(reason.as_str().is_some_and(|r| r.contains("was cut off")), "{reason}");
    }
}

#[test]
fn a_body_that_stops_is_a_time_out_and_a_head_that_stops_ends_the_connection() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &["--body-timeout", "300ms", "--head-timeout", "300ms"]);
    let head = format!("POST {PATH} HTTP/1.1\r\nHost: t\r\nContent-Length: 10\r\n\r\n");
    let answer = answer_to(&daemon, format!("{head}{{\"a\":"));
    assert_enveloped(&answer, 408, "request_timeout");
    assert_eq!(answer.header("connection"), Some("close"));
    for unfinished in ["", "GET", "GET / HTTP/1.1\r\nHost: t\r\n"] {
        assert_eq!(everything(&daemon, unfinished), "", "{unfinished:?}");
    }
    assert_eq!(daemon.get("/api/v1/health", "").status, 200);
}

#[test]
fn who_sends_for_ever_is_told_that_it_is_too_much() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let mut stream = sent(
        &daemon,
        format!("POST {PATH} HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n"),
    );
    let reader = stream.try_clone().expect("a second handle");
    let answered = std::thread::spawn(move || read_answer(reader));
    let chunk = format!("10000\r\n{}\r\n", " ".repeat(0x10000));
    // Until the daemon does not listen any more.
    while stream.write_all(chunk.as_bytes()).is_ok() {}
    let answer = answered.join().expect("a reader").expect("an answer");
    assert_enveloped(&answer, 413, "payload_too_large");
    assert_eq!(answer.header("connection"), Some("close"));
}

#[test]
fn who_asks_before_sending_too_much_is_told_at_once() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let ask = |lines: &str| {
        format!("POST {PATH} HTTP/1.1\r\nHost: t\r\nExpect: 100-continue\r\n{lines}\r\n\r\n")
    };
    let answer = answer_to(&daemon, ask("Content-Length: 25000001"));
    assert_enveloped(&answer, 413, "payload_too_large");
    let bytes = format!("{}2\r\n{{}}\r\n0\r\n\r\n", ask("Transfer-Encoding: chunked"));
    let text = everything(&daemon, bytes);
    assert!(text.starts_with("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 401 "), "{text}");
}

#[test]
fn odd_targets_and_methods_get_an_enveloped_answer() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let line =
        |line: &str| answer_to(&daemon, format!("{line}\r\nHost: t\r\nConnection: close\r\n\r\n"));
    for (first, status, code) in [
        ("OPTIONS * HTTP/1.1", 404, "not_found"),
        ("CONNECT example.com:443 HTTP/1.1", 404, "not_found"),
        ("GET http://example.com/nowhere HTTP/1.1", 404, "not_found"),
        ("GET http://example.com HTTP/1.1", 404, "not_found"),
        ("GET //api/v1/me HTTP/1.1", 404, "not_found"),
        ("GET /api/v1/me/ HTTP/1.1", 404, "not_found"),
        ("GET /api//v1/me HTTP/1.1", 404, "not_found"),
        ("GET /api/v1/../v1/me HTTP/1.1", 404, "not_found"),
        ("GET /api/v1/%6de HTTP/1.1", 404, "not_found"),
        ("GET /api/v1%2Fme HTTP/1.1", 404, "not_found"),
        ("GET /%ff%00%zz% HTTP/1.1", 404, "not_found"),
        ("GET /? HTTP/1.1", 404, "not_found"),
        ("GET /api/v1/reconciliations/%2e%2e HTTP/1.1", 401, "unauthorized"),
        ("GET /api/v1/reconciliations/ HTTP/1.1", 404, "not_found"),
        ("FOO /api/v1/me HTTP/1.1", 405, "method_not_allowed"),
        ("TRACE /api/v1/me HTTP/1.1", 405, "method_not_allowed"),
        ("OPTIONS /api/v1/me HTTP/1.1", 405, "method_not_allowed"),
        ("get /api/v1/me HTTP/1.1", 405, "method_not_allowed"),
        ("!#$%&'*+-.^_`|~ /api/v1/me HTTP/1.1", 405, "method_not_allowed"),
        ("GET /api/v1/me HTTP/1.1", 401, "unauthorized"),
        ("GET http://example.com/api/v1/me HTTP/1.1", 401, "unauthorized"),
    ] {
        let answer = line(first);
        assert_eq!(answer.status, status, "{first}: {answer:?}");
        assert_enveloped(&answer, status, code);
    }
    let head = line("HEAD /api/v1/me HTTP/1.1");
    assert_eq!((head.status, head.body.as_str()), (401, ""));
    // An older client gets the same, and its connection ends without asking.
    let text = everything(&daemon, "GET /api/v1/me HTTP/1.0\r\n\r\n");
    assert!(text.starts_with("HTTP/1.0 401 ") && text.contains("\"unauthorized\""), "{text}");
}

#[test]
fn who_closes_the_sending_side_after_asking_is_answered() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    let health = "GET /api/v1/health HTTP/1.1\r\nHost: t\r\n\r\n";
    let cut = format!("POST {PATH} HTTP/1.1\r\nHost: t\r\nContent-Length: 10\r\n\r\n{{");
    for _ in 0..50 {
        for (bytes, status) in [(health, 200), (cut.as_str(), 400)] {
            let stream = sent(&daemon, bytes);
            stream.shutdown(Shutdown::Write).expect("half closed");
            let answer = read_answer(stream).expect("an answer");
            assert_eq!(answer.status, status, "{answer:?}");
        }
    }
}

/// A refusal of what a line of the head says: which one it is, and that the connection ends.
#[track_caller]
fn assert_bad_line(answer: &Answer, field: &str) {
    assert_enveloped(answer, 400, "validation_error");
    let details = answer.json()["error"]["details"].clone();
    assert_eq!(
        (&details["issues"][0]["field"], &details["issue_count"]),
        (&json!(field), &json!(1))
    );
    assert_eq!(answer.header("connection"), Some("close"));
}

on_both_databases! {
    fn a_request_says_once_whom_it_is_for_and_its_body_comes_in_plain_chunks(place: &Place) {
        let account = Account::with_credits(place, 1);
        let (daemon, key) = (&account.daemon, &account.key);
        let behind = "GET /api/v1/health HTTP/1.1\r\nHost: t\r\n\r\n";
        // Whatever is asked for, and with a key that may.
        let asked = [
            format!("POST {PATH} HTTP/1.1\r\nX-API-Key: {key}\r\nContent-Length: 21\r\n"),
            "GET /api/v1/health HTTP/1.1\r\n".to_owned(),
            "BREW /nowhere HTTP/1.1\r\n".to_owned(),
        ];
        for head in asked {
            let body = if head.starts_with("POST") { EMPTY } else { "" };
            for hosts in
                ["", "Host: t\r\nHost: t\r\n", "Host: t\r\nHost: u\r\n", "Host: a b\r\n", "Host: a/b\r\n"]
            {
                // One answer: the connection ends with it.
                let bytes = format!("{head}{hosts}\r\n{body}{behind}");
                assert_bad_line(&answer_to(daemon, bytes), "Host");
            }
        }
        let head = format!("POST {PATH} HTTP/1.1\r\nHost: t\r\nX-API-Key: {key}\r\n");
        let chunks = format!("15\r\n{EMPTY}\r\n0\r\n\r\n{behind}");
        for codings in [
            "Transfer-Encoding: gzip, chunked\r\n",
            "Transfer-Encoding: chunked, chunked\r\n",
            "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
            "Transfer-Encoding: identity, chunked\r\n",
        ] {
            let answer = answer_to(daemon, format!("{head}{codings}\r\n{chunks}"));
            assert_bad_line(&answer, "Transfer-Encoding");
        }
        let jobs = daemon.get(PATH, key).json();
        assert_eq!(jobs["pagination"]["total"], 0, "nothing of it was done");
        // The same as it should be, and in an older version without a Host.
        let taken = answer_to(daemon, format!("{head}Transfer-Encoding: Chunked\r\n\r\n{chunks}"));
        assert_eq!(taken.status, 202, "{taken:?}");
        let old = everything(daemon, "GET /api/v1/health HTTP/1.0\r\n\r\n");
        assert!(old.starts_with("HTTP/1.0 200 "), "{old}");
    }
}

#[test]
fn what_is_no_http_is_refused_and_the_daemon_goes_on() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    // Each with a Host: without one it would be refused whatever else is wrong with it.
    for bytes in [
        &b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"[..],
        b"GET / HTTP/9.9\r\nHost: t\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: t\r\nno colon\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: t\r\nX : y\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: t\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: t\r\nContent-Length: +1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: t\r\nTransfer-Encoding: chunked, identity\r\n\r\n",
        b"POST / HTTP/1.0\r\nHost: t\r\nTransfer-Encoding: chunked\r\n\r\n",
        b"GET /\x01 HTTP/1.1\r\nHost: t\r\n\r\n",
    ] {
        let answer = everything(&daemon, bytes);
        let is_bare = answer.starts_with("HTTP/1.1 400 ") && answer.ends_with("\r\n\r\n");
        assert!(is_bare, "{}: {answer:?}", bytes.escape_ascii());
    }
    // An answer in HTTP/1.1 would mean nothing to who speaks HTTP/2.
    assert_eq!(everything(&daemon, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), "");
    assert_eq!(daemon.get("/api/v1/health", "").status, 200);
}

//! Thousands of hostile requests while the daemon works: it stays well, and answers each as it must.

#![cfg(unix)]

use std::io::Write as _;
use std::net::TcpStream;
use std::time::Duration;

use crate::daemon::{Daemon, read_answer};
use crate::hostile_requests::{Plan, stand};
use crate::place::{Place, on_both_databases};

/// Few enough for every run of the tests; `benches/hostile` has as many as are asked for.
const PLAN: Plan = Plan {
    seed: 20_260_302,
    cases: 3_000,
    workers: 8,
    idle: 200,
    slow: 14,
    pace: Duration::from_millis(10),
    time_min: Duration::ZERO,
    queue_capacity: 200,
};

/// Who hears of a timeout sends the same again; that would change nothing here.
#[test]
fn chunks_that_are_none_are_a_bad_request_and_not_a_timeout() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &[]);
    for chunks in ["zz\r\n{}", "\r\n", "-1\r\n", "fffffffffffffffff\r\n", "2\r\n{}XX"] {
        let mut stream = TcpStream::connect(&daemon.address).expect("a connection");
        let head = "POST /api/v1/reconciliations HTTP/1.1\r\nHost: t\r\nConnection: close\r\n\
            Transfer-Encoding: chunked\r\n\r\n";
        stream.write_all(head.as_bytes()).expect("sent");
        stream.write_all(chunks.as_bytes()).expect("sent");
        let answer = read_answer(stream).expect("an answer");
        let details = answer.assert_error(400, "invalid_json");
        let reason = details["reason"].as_str().expect("a reason");
        assert!(reason.starts_with("the body did not arrive whole: "), "{chunks:?}: {reason}");
    }
}

on_both_databases! {
    fn three_thousand_hostile_requests_are_each_answered_as_they_must_be(place: &Place) {
        let report = stand(place, PLAN);
        let told = report.faults.join("\n");
        assert_eq!(report.fault_count, 0, "of {} requests:\n{told}", report.requests());
        assert!(!report.health.is_empty(), "nobody looked on");
        let silent = report.families.iter().find(|(_, tally)| tally.connections == 0);
        assert!(silent.is_none() && report.families.len() > 36, "{:?}", report.families.keys());
    }
}

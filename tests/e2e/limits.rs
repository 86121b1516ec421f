//! Limits on connections: who is beyond them is told so, and nobody else suffers.

#![cfg(unix)]

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::Command;

use crate::daemon::{Daemon, read_answer};
use crate::place::Place;
use crate::support::{Desk, program};

/// A connection that has been served once and stays open.
fn served(daemon: &Daemon) -> TcpStream {
    let mut stream = TcpStream::connect(&daemon.address).expect("a connection");
    stream.write_all(b"GET /api/v1/health HTTP/1.1\r\nHost: t\r\n\r\n").expect("sent");
    let mut answer = [0; 15];
    stream.read_exact(&mut answer).expect("an answer");
    assert_eq!(&answer, b"HTTP/1.1 200 OK");
    stream
}

/// The same, with at most so many open files.
fn with_files_at_most(files: u32, command: &Command) -> Command {
    let mut limited = Command::new("sh");
    limited.args(["-c", &format!("ulimit -n {files}; exec \"$0\" \"$@\"")]);
    limited.arg(program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => limited.env(name, value),
            None => limited.env_remove(name),
        };
    }
    limited
}

#[test]
fn a_connection_too_many_is_told_so_at_once_and_the_next_finds_room_again() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &["--max-connections", "3"]);
    let mut open: Vec<TcpStream> = (0..3).map(|_| served(&daemon)).collect();
    for _ in 0..100 {
        // It says nothing, and is answered all the same.
        let silent = TcpStream::connect(&daemon.address).expect("a connection");
        let answer = read_answer(silent).expect("an answer");
        answer.assert_error(503, "busy");
        for (header, value) in [
            ("connection", "close"),
            ("retry-after", "1"),
            ("ratelimit-limit", "120"),
            ("ratelimit-remaining", "120"),
            ("ratelimit-reset", "60"),
            ("content-type", "application/json"),
        ] {
            assert_eq!(answer.header(header), Some(value), "{answer:?}");
        }
    }
    daemon.get("/api/v1/health", "").assert_error(503, "busy");
    assert!(place.log().contains("connections were refused: too many are open"), "{}", place.log());
    open.pop();
    // The daemon hears a moment later that there is room.
    let found = (0..100_000).any(|_| daemon.get("/api/v1/health", "").status == 200);
    assert!(found, "no room after a connection was closed");
}

#[test]
fn no_time_at_all_is_refused_as_a_time_limit() {
    for flag in ["--head-timeout", "--body-timeout"] {
        let ran = Desk::new().run(&["serve", flag, "0s"]);
        assert!(ran.refused(2).contains("must be more than zero"), "{ran:?}");
    }
}

#[test]
fn the_limit_of_open_files_is_raised_and_said() {
    let place = Place::sqlite();
    let daemon = Daemon::start(&place, &["--max-connections", "10"]);
    // Once it answers, it has said what it says at the start.
    daemon.get("/api/v1/health", "");
    let log = place.log();
    assert!(log.contains("open files") && log.contains("connections_max=10"), "{log}");
}

#[test]
fn without_descriptors_the_daemon_says_so_now_and_then_and_recovers() {
    let place = Place::sqlite();
    let daemon = Daemon::start_as(&place, &[], |command| with_files_at_most(100, &command));
    daemon.get("/api/v1/health", "");
    assert!(place.log().contains("the limit on open files is too low"), "{}", place.log());
    let began = std::time::Instant::now();
    let open: Vec<TcpStream> =
        (0..120).map(|_| TcpStream::connect(&daemon.address).expect("a connection")).collect();
    let said = || place.log().matches("connections could not be accepted").count();
    while said() == 0 {
        assert!(began.elapsed().as_secs() < 60, "nothing was said");
    }
    drop(open);
    assert_eq!(daemon.get("/api/v1/health", "").status, 200);
    let seconds = usize::try_from(began.elapsed().as_secs()).expect("a small number");
    assert!(said() <= seconds + 1, "{} lines in {seconds} s", said());
}

//! A disk that hangs in the middle of a commit: the daemon says so, and ends for whoever starts it again. Where
//! its files are replaced meanwhile, it does not say that the write was saved.

#![cfg(target_os = "linux")]

use std::process::Command;

use serde_json::json;

use crate::account::make_key;
use crate::daemon::{Daemon, try_send};
use crate::ledger::support::{LEDGER_SCOPES, ORGANISATIONS};
use crate::place::Place;

/// Stands before the system's own: a file that is there makes the disk hang, and one beside it says that it does.
const HANGING: &str = r#"
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

static void wait_while_hanging() {
    const char *hanging = getenv("HANGING_DISK");
    while (hanging && access(hanging, F_OK) == 0) {
        close(open(getenv("HANGING_DISK_REACHED"), O_CREAT | O_WRONLY, 0600));
        usleep(10000);
    }
}

extern "C" int fsync(int file) { wait_while_hanging(); return syscall(SYS_fsync, file); }
extern "C" int fdatasync(int file) { wait_while_hanging(); return syscall(SYS_fdatasync, file); }
"#;

/// A library that makes the disk hang while the file beside it is there.
fn library(place: &Place) -> String {
    let (source, library) = (place.path().join("hang.cc"), place.path().join("hang.so"));
    std::fs::write(&source, HANGING).expect("a source");
    let mut compiler = Command::new("c++");
    compiler.args(["-shared", "-fPIC", "-o"]).args([&library, &source]);
    assert!(compiler.status().expect("a compiler").success());
    library.to_str().expect("UTF-8").to_owned()
}

#[test]
fn a_daemon_whose_disk_hangs_is_not_ready_then_ends_and_nothing_that_was_answered_is_lost() {
    let place = Place::sqlite();
    let (library, hanging) = (library(&place), place.path().join("hanging"));
    let mut daemon = Daemon::start_as(&place, &["--rate-limit", "0"], |mut command| {
        command.env("LD_PRELOAD", &library).env("HANGING_DISK", &hanging);
        command.env("HANGING_DISK_REACHED", place.path().join("reached"));
        command
    });
    let user = place.admin(&["users", "create", "--email", "owner@example.com"]);
    let key = make_key(&place, user["id"].as_str().expect("an id"), &LEDGER_SCOPES);
    let make = |daemon: &Daemon, name: &str| {
        let headers = format!("X-API-Key: {key}\r\n");
        let body = json!({ "name": name }).to_string();
        try_send(&daemon.address, "POST", ORGANISATIONS, &headers, &body)
    };
    assert_eq!(make(&daemon, "Before").expect("an answer").status, 201);
    std::fs::write(&hanging, "").expect("a file");
    std::thread::scope(|scope| {
        // Its connection ends with the daemon.
        let hung = scope.spawn(|| make(&daemon, "During"));
        daemon.get_until("/api/v1/ready", "", 503);
        assert_eq!(daemon.get("/api/v1/health", "").status, 200);
        assert!(
            hung.join().expect("a thread").is_err(),
            "a write that is not saved is not answered"
        );
    });
    assert_eq!(daemon.wait(), Some(3));
    assert!(place.log().contains("has not finished a write for a minute"), "{}", place.log());
    std::fs::remove_file(&hanging).expect("the disk is well again");
    let daemon = Daemon::start(&place, &["--rate-limit", "0"]);
    assert_eq!(make(&daemon, "After").expect("an answer").status, 201);
    let listed = daemon.get(ORGANISATIONS, &key).body;
    assert!(listed.contains("Before") && listed.contains("After"), "{listed}");
}

#[test]
fn what_became_of_a_write_is_unknown_where_the_files_were_replaced_while_it_was_saved() {
    let place = Place::sqlite();
    let (library, hanging) = (library(&place), place.path().join("hanging"));
    let reached = place.path().join("reached");
    let daemon = Daemon::start_as(&place, &["--rate-limit", "0"], |mut command| {
        command.env("LD_PRELOAD", &library).env("HANGING_DISK", &hanging);
        command.env("HANGING_DISK_REACHED", &reached);
        command
    });
    let user = place.admin(&["users", "create", "--email", "owner@example.com"]);
    let key = make_key(&place, user["id"].as_str().expect("an id"), &LEDGER_SCOPES);
    let body = json!({ "name": "During" }).to_string();
    std::fs::write(&hanging, "").expect("a file");
    let answer = std::thread::scope(|scope| {
        let hung = scope.spawn(|| daemon.ask("POST", ORGANISATIONS, &key, &body));
        while !reached.exists() {
            std::thread::yield_now();
        }
        let database = place.path().join("tieout.db");
        std::fs::rename(&database, place.path().join("away.db")).expect("it is moved");
        std::fs::write(&database, "").expect("another file");
        std::fs::remove_file(&hanging).expect("the disk is well again");
        hung.join().expect("a thread")
    });
    let details = answer.assert_error(500, "internal_error");
    assert_eq!(details, json!({ "reason": "outcome_unknown" }));
}

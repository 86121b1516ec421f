//! The files of a database are replaced or removed under a running daemon, as a careless restore does it.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use rustix::process::Signal;
use serde_json::json;

use crate::daemon::{Answer, Daemon, try_send};
use crate::ledger::support::Books;
use crate::place::Place;

/// The database, its log, and the index of the log.
const ENDINGS: [&str; 3] = ["", "-wal", "-shm"];

fn file(directory: &Path, ending: &str) -> PathBuf {
    directory.join(format!("tieout.db{ending}"))
}

fn move_all(from: &Path, to: &Path) {
    for ending in ENDINGS.iter().filter(|ending| file(from, ending).exists()) {
        fs::rename(file(from, ending), file(to, ending)).expect("a file is moved");
    }
}

/// Adds a contact, which is a write.
fn add(books: &Books, name: &str) -> Answer {
    let headers = format!("X-API-Key: {}\r\n", books.key);
    let path = format!("{}/contacts", books.path);
    let body = json!({ "kind": "customer", "name": name }).to_string();
    try_send(&books.account.daemon.address, "POST", &path, &headers, &body).expect("an answer")
}

#[test]
fn a_restore_under_a_running_daemon_loses_no_acknowledged_write_silently() {
    const THREADS: usize = 4;
    // Far more than fit into the time that the restore takes.
    const WRITES_MAX: usize = 5000;
    let place = Place::sqlite();
    let mut books = Books::new(&place);
    let backup = place.path().join("backup.db");
    place.execute(&format!("VACUUM INTO '{}'", backup.display()));
    let kept = place.path().join("kept");
    fs::create_dir(&kept).expect("a directory");
    let done = AtomicUsize::new(0);
    let write_until_refused = |thread: usize| {
        let mut acknowledged = Vec::new();
        for number in 0..WRITES_MAX {
            let name = format!("Contact {thread} {number}");
            let answer = add(&books, &name);
            if answer.status != 201 {
                return (acknowledged, Some(answer));
            }
            acknowledged.push(name);
            done.fetch_add(1, Ordering::Relaxed);
        }
        (acknowledged, None)
    };
    let written: Vec<_> = std::thread::scope(|scope| {
        let write = &write_until_refused;
        let threads: Vec<_> =
            (0..THREADS).map(|thread| scope.spawn(move || write(thread))).collect();
        while done.load(Ordering::Relaxed) < 20 {
            std::thread::yield_now();
        }
        move_all(place.path(), &kept);
        fs::copy(&backup, file(place.path(), "")).expect("a copy");
        threads.into_iter().map(|thread| thread.join().expect("a thread")).collect()
    });
    let names: Vec<String> =
        written.iter().flat_map(|(acknowledged, _)| acknowledged.clone()).collect();
    for (_, answer) in written {
        let answer = answer.expect("writes go on into files that have no name any more");
        if answer.status == 500 {
            let details = answer.assert_error(500, "internal_error");
            assert_eq!(details["reason"], "outcome_unknown");
        } else {
            answer.assert_error(503, "busy");
        }
    }
    let ready = books.account.daemon.get("/api/v1/ready", "");
    assert_eq!(ready.assert_error(503, "busy"), json!({ "failing": "database" }));
    let log = place.log();
    assert_eq!(log.matches("was replaced or removed while it was in use").count(), 1, "{log}");
    // What was acknowledged is in the files that were moved away, all of it.
    books.account.daemon.signal(Signal::TERM);
    assert_eq!(books.account.daemon.wait(), Some(0));
    fs::remove_file(file(place.path(), "")).expect("the restored one is removed");
    move_all(&kept, place.path());
    for name in names {
        let there = format!("SELECT count(*) FROM contacts WHERE name = '{name}'");
        assert_eq!(place.number(&there), 1, "{name}");
    }
}

#[test]
fn a_daemon_writes_again_when_the_files_that_it_opened_are_back() {
    let place = Place::sqlite();
    let books = Books::new(&place);
    for ending in ENDINGS {
        let (here, away) = (file(place.path(), ending), place.path().join("away"));
        fs::rename(&here, &away).expect("a file is moved");
        add(&books, "Nobody").assert_error(503, "busy");
        books.account.daemon.get("/api/v1/ready", "").assert_error(503, "busy");
        fs::rename(&away, &here).expect("it is back");
        assert_eq!(add(&books, &format!("Jo{ending}")).status, 201, "{ending}");
        assert_eq!(books.account.daemon.get("/api/v1/ready", "").status, 200, "{ending}");
    }
    let log = place.log();
    assert_eq!(log.matches("was replaced or removed while it was in use").count(), 3, "{log}");
}

#[test]
fn after_a_restore_the_next_daemon_serves_what_was_restored() {
    let place = Place::sqlite();
    let books = Books::new(&place);
    let backup = place.path().join("backup.db");
    place.execute(&format!("VACUUM INTO '{}'", backup.display()));
    assert_eq!(add(&books, "Later").status, 201);
    fs::rename(&backup, file(place.path(), "")).expect("the backup takes its place");
    add(&books, "Too late").assert_error(503, "busy");
    let (key, path) = (books.key.clone(), format!("{}/contacts", books.path));
    drop(books);
    for ending in &ENDINGS[1..] {
        _ = fs::remove_file(file(place.path(), ending));
    }
    let listed = Daemon::start(&place, &[]).get(&path, &key);
    assert_eq!((listed.status, &listed.json()["data"]), (200, &json!([])), "{listed:?}");
}

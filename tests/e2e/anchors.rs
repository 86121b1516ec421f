//! `serve --anchor-file`: heads that the daemon keeps by itself show what the database alone cannot.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::time::{Duration, Instant};

use rustix::process::Signal;
use serde_json::{Value, json};

use crate::account::make_key;
use crate::daemon::Daemon;
use crate::ledger::support::{Books, LEDGER_SCOPES};
use crate::place::{Place, on_both_databases};
use crate::support::{Desk, Ran};

/// Every line of the file, each of which must be whole.
#[track_caller]
fn lines(file: &Path) -> Vec<Value> {
    let text = fs::read_to_string(file).expect("the anchor file");
    assert!(text.is_empty() || text.ends_with('\n'), "{text}");
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

fn post(books: &Books, count: usize) {
    for _ in 0..count {
        books.post(&books.journal("2026-03-02", "5000", "1310", "5"));
    }
}

/// `tieout ledger integrity`, asked of this daemon.
fn integrity(daemon: &Daemon, key: &str, path: &str, more: &[&str]) -> Ran {
    let organisation = path.rsplit('/').next().expect("an id");
    let desk = Desk::new();
    let args = [&["ledger", "integrity", "--org", organisation, "--json"], more].concat();
    let mut command = desk.command(&args);
    command.env("TIEOUT_URL", format!("http://{}", daemon.address)).env("TIEOUT_API_KEY", key);
    Ran::of(command.output().expect("it runs"))
}

on_both_databases! {
    fn newest_entries_cut_off_with_the_head_moved_back_are_named_by_the_anchor_file(place: &Place) {
        let file = place.path().join("heads.jsonl");
        let path = file.to_str().expect("UTF-8");
        let mut books = Books::of_daemon(place, &["--anchor-file", path]);
        post(&books, 3);
        // The database as it was then is one without what comes: entries, events, totals, and the head with them.
        let before = place.script();
        post(&books, 2);
        let head = books.get("/ledger-head").json()["data"].clone();
        assert_eq!(head["sequence"], 5);
        books.account.daemon.signal(Signal::TERM);
        assert_eq!(books.account.daemon.wait(), Some(0));
        let last = lines(&file).pop().expect("a line");
        for name in ["sequence", "hash", "audit_sequence", "audit_hash"] {
            assert_eq!(last[name], head[name], "what was posted last is kept at the end");
        }
        assert_eq!(fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
        let cut = place.another();
        cut.load(&before);
        let daemon = Daemon::start(&cut, &["--anchor-file", path]);
        let key = make_key(&cut, &books.account.user, &LEDGER_SCOPES);
        let alone = integrity(&daemon, &key, &books.path, &[]);
        assert_eq!((alone.code, &alone.json()["ok"]), (Some(0), &json!(true)), "the database tells nothing");
        let since = integrity(&daemon, &key, &books.path, &["--since", path]);
        assert_eq!(since.code, Some(1), "{since:?}");
        assert_eq!(since.json()["first_bad"]["sequence"], 5, "{since:?}");
        assert!(cut.log().contains("ends before a head that the anchor file has"), "{}", cut.log());
    }

    fn heads_are_added_while_a_daemon_runs_and_none_is_lost_when_it_is_killed(place: &Place) {
        let file = place.path().join("heads.jsonl");
        let serve = ["--anchor-file", file.to_str().expect("UTF-8"), "--anchor-interval", "20ms"];
        let books = Books::of_daemon(place, &serve);
        post(&books, 2);
        let began = Instant::now();
        while lines(&file).last().is_none_or(|line| line["sequence"] != 2) {
            assert!(began.elapsed() < Duration::from_mins(1), "no head was added");
            std::thread::yield_now();
        }
        let kept = lines(&file);
        let Books { account, key, path, .. } = books;
        account.daemon.kill();
        assert_eq!(lines(&file), kept);
        let daemon = Daemon::start(place, &serve);
        let since = integrity(&daemon, &key, &path, &["--since", serve[1]]);
        assert_eq!((since.code, &since.json()["ok"]), (Some(0), &json!(true)), "{since:?}");
        daemon.signal(Signal::TERM);
        let mut daemon = daemon;
        assert_eq!(daemon.wait(), Some(0));
        assert_eq!(lines(&file), kept, "nothing has changed");
    }
}

#[test]
fn a_file_that_is_no_anchor_file_is_refused_and_left_as_it_is() {
    let place = Place::sqlite();
    let file = place.path().join("notes.txt");
    let notes = ["my notes\n", "my notes", "{}"];
    let [flag, at] = place.arguments();
    let path = file.to_str().expect("UTF-8");
    let serve = ["serve", "--listen", "127.0.0.1:0", flag, at, "--anchor-file", path];
    for notes in notes {
        fs::write(&file, notes).expect("written");
        let refused = Desk::new().run(&serve);
        assert!(refused.refused(3).contains("is no kept head"), "{refused:?}");
        assert_eq!(fs::read_to_string(&file).expect("a file"), notes);
    }
}

//! `tieout db`: copies that are whole, databases that are put back, and what is wrong with them.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::process::Signal;
use serde_json::{Value, json};

use crate::daemon::Daemon;
use crate::ledger::support::Books;
use crate::place::{Place, on_both_databases};
use crate::support::{Desk, Ran};

/// `tieout db` on it, with what it says in JSON.
fn db(place: &Place, args: &[&str]) -> Ran {
    let arguments = place.arguments();
    Desk::new().run(&[&["db", "--json", arguments[0], arguments[1]], args].concat())
}

/// The same where it does what it is asked.
#[track_caller]
fn done(place: &Place, args: &[&str]) -> Value {
    let ran = db(place, args);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    ran.json()
}

fn database(place: &Place) -> PathBuf {
    place.path().join("tieout.db")
}

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

/// What stands beside a database: the log of its daemon, what it is locked with, when it was copied.
const OF_DAEMON: [&str; 5] = [
    "daemon.log",
    "tieout.db.lock",
    "tieout.db.migrating",
    "tieout.db.last-backup",
    "tieout.db.session-secret",
];

/// The names of the files of a directory, but for those.
fn files(directory: &Path) -> Vec<String> {
    let names = fs::read_dir(directory)
        .expect("a directory")
        .map(|file| file.expect("a file").file_name().into_string().expect("UTF-8"));
    let mut names: Vec<_> = names.filter(|name| !OF_DAEMON.contains(&&**name)).collect();
    names.sort();
    names
}

/// Changes what nobody changes.
fn tamper(place: &Place, of: &str) {
    let without_triggers = if place.is_server() {
        "SET session_replication_role = replica"
    } else {
        "DROP TRIGGER journals_never_change"
    };
    let change = format!("UPDATE journals SET description = 'changed' WHERE {of}");
    place.execute(&format!("{without_triggers}; {change}"));
}

fn stop(books: &mut Books) {
    books.account.daemon.signal(Signal::TERM);
    assert_eq!(books.account.daemon.wait(), Some(0));
}

on_both_databases! {
    fn a_check_names_the_entry_that_is_not_as_it_was_posted(place: &Place) {
        let books = Books::new(place);
        books.post(&books.journal("2026-01-31", "5000", "1310", "12.34"));
        books.post(&books.journal("2026-02-28", "5000", "1310", "5.00"));
        let parts = done(place, &["check"]);
        let head = &books.get("/ledger-head").json()["data"];
        assert_eq!(parts[0]["ok"], true, "{parts}");
        assert_eq!((&parts[1]["name"], &parts[1]["ok"]), (&json!("Acorn Ltd"), &json!(true)));
        assert_eq!((&parts[1]["entries"], &parts[1]["head"]), (&json!(2), head));
        tamper(place, "sequence = 2");
        let ran = db(place, &["check"]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        let fault = ran.json()[1]["fault"].as_str().expect("a fault").to_owned();
        assert!(fault.starts_with("entry 2: "), "{fault}");
    }

    fn a_database_that_is_up_to_date_stays_as_it_is(place: &Place) {
        place.admin(&["users", "create", "--email", "jo@example.com"]);
        let migrated = done(place, &["migrate"]);
        assert_eq!(migrated["from"], migrated["to"]);
        assert!(migrated["to"].as_i64().is_some_and(|last| last >= 5), "{migrated}");
    }
}

#[test]
fn a_backup_under_load_is_whole_private_and_of_the_same_chain() {
    let place = Place::sqlite();
    let mut books = Books::new(&place);
    let journal = books.journal("2026-01-31", "5000", "1310", "12.34");
    let copy = place.path().join("copies");
    fs::create_dir(&copy).expect("a directory");
    let copy = copy.join("monday.db");
    let is_over = AtomicBool::new(false);
    let made = std::thread::scope(|scope| {
        let posting = scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                books.post(&journal);
            }
        });
        while books.get("/ledger-head").json()["data"]["sequence"].as_i64() < Some(20) {
            std::thread::yield_now();
        }
        let ran = db(&place, &["backup", text(&copy)]);
        is_over.store(true, Ordering::Relaxed);
        posting.join().expect("a thread");
        ran
    });
    assert_eq!(made.code, Some(0), "{made:?}");
    let entries = made.json()["entries"].as_i64().expect("a number");
    assert!(entries >= 20, "{made:?}");
    assert_eq!(copy.metadata().expect("a file").permissions().mode() & 0o777, 0o600);
    assert_eq!(files(copy.parent().expect("a directory")), ["monday.db"], "nothing beside it");
    // The head of the copy is an entry of the books.
    let other = Place::sqlite();
    done(&other, &["restore", text(&copy)]);
    assert_eq!(files(other.path()), ["tieout.db"]);
    let head = done(&other, &["check"])[1]["head"].clone();
    assert_eq!(head["sequence"], entries);
    let hash = head["hash"].as_str().expect("a hash");
    let of_chain = books.get(&format!("/integrity?after_sequence={entries}&after_hash={hash}"));
    assert_eq!(of_chain.json()["data"]["ok"], true, "{of_chain:?}");
    stop(&mut books);
    let key = books.key.clone();
    let daemon = Daemon::start(&other, &[]);
    assert_eq!(daemon.get(&books.path, &key).status, 200);
}

#[test]
fn a_restore_waits_for_no_daemon_and_keeps_what_was_there() {
    let place = Place::sqlite();
    let mut books = Books::new(&place);
    let (copy, count) = (place.path().join("copy.db"), "SELECT count(*) FROM journals");
    done(&place, &["backup", text(&copy)]);
    books.post(&books.journal("2026-01-31", "5000", "1310", "12.34"));
    let refused = db(&place, &["restore", text(&copy)]);
    assert!(refused.refused(3).contains("another daemon is running on "), "{refused:?}");
    assert_eq!(place.number(count), 1);
    stop(&mut books);
    let restored = done(&place, &["restore", text(&copy)]);
    assert_eq!(place.number(count), 0);
    let kept = restored["kept"].as_str().expect("a path").to_owned();
    assert_eq!(Path::new(&kept).metadata().expect("kept").permissions().mode() & 0o777, 0o600);
    // What was replaced can be put back in the same way.
    done(&place, &["restore", &kept]);
    assert_eq!(place.number(count), 1);
    let left = files(place.path());
    assert_eq!(left.len(), 4, "the database, the copy, and two that were kept: {left:?}");
}

#[test]
fn a_database_that_is_killed_in_the_middle_of_writing_is_kept_with_its_log() {
    let place = Place::sqlite();
    let books = Books::new(&place);
    let copy = place.path().join("copy.db");
    done(&place, &["backup", text(&copy)]);
    books.post(&books.journal("2026-01-31", "5000", "1310", "12.34"));
    books.account.daemon.kill();
    let restored = done(&place, &["restore", text(&copy)]);
    done(&place, &["restore", restored["kept"].as_str().expect("a path")]);
    assert_eq!(place.number("SELECT count(*) FROM journals"), 1);
}

#[test]
fn a_log_that_was_left_of_another_database_is_not_taken_for_that_of_the_restored_one() {
    let place = Place::sqlite();
    let books = Books::new(&place);
    let copy = place.path().join("copy.db");
    done(&place, &["backup", text(&copy)]);
    books.post(&books.journal("2026-01-31", "5000", "1310", "12.34"));
    books.account.daemon.kill();
    assert!(place.path().join("tieout.db-wal").metadata().expect("a log").len() > 0);
    // By hand, and not all of it.
    fs::rename(database(&place), place.path().join("away.db")).expect("moved");
    done(&place, &["restore", text(&copy)]);
    assert_eq!(place.number("SELECT count(*) FROM journals"), 0);
    assert_eq!(done(&place, &["check"])[0]["ok"], true);
}

#[test]
fn what_is_no_whole_database_of_ours_is_not_restored_and_changes_nothing() {
    let place = Place::sqlite();
    let mut books = Books::new(&place);
    books.post(&books.journal("2026-01-31", "5000", "1310", "12.34"));
    stop(&mut books);
    let bytes = fs::read(database(&place)).expect("a database");
    let (folder, copy) = (Place::sqlite(), place.path().join("copy.db"));
    done(&place, &["backup", text(&copy)]);
    let bad = database(&folder);
    let cases: [(&str, &dyn Fn()); 6] = [
        ("it is empty", &|| fs::write(&bad, "").expect("written")),
        ("file is not a database", &|| fs::write(&bad, "x".repeat(9000)).expect("written")),
        ("a database of another program", &|| {
            fs::write(&bad, "").expect("written");
            folder.execute("CREATE TABLE users (id)");
        }),
        ("malformed", &|| fs::write(&bad, &bytes[..bytes.len() / 2]).expect("written")),
        ("entry 1: ", &|| {
            fs::copy(&copy, &bad).expect("a copy");
            tamper(&folder, "sequence = 1");
        }),
        ("there is no file ", &|| fs::remove_file(&bad).expect("removed")),
    ];
    for (said, make) in cases {
        make();
        let refused = db(&place, &["restore", text(&bad)]);
        assert!(refused.refused(3).contains(said), "{said}: {refused:?}");
        assert!(fs::read(database(&place)).expect("a database") == bytes, "{said}: changed");
        assert_eq!(files(place.path()), ["copy.db", "tieout.db"], "{said}");
    }
}

#[test]
fn a_backup_overwrites_nothing_and_a_damaged_database_gives_none() {
    let place = Place::sqlite();
    let mut books = Books::new(&place);
    books.post(&books.journal("2026-01-31", "5000", "1310", "12.34"));
    stop(&mut books);
    let copy = place.path().join("copy.db");
    fs::write(&copy, "mine").expect("a file");
    let refused = db(&place, &["backup", text(&copy)]);
    assert!(refused.refused(3).contains("is there already"), "{refused:?}");
    assert_eq!(fs::read_to_string(&copy).expect("a file"), "mine");
    fs::remove_file(&copy).expect("removed");
    tamper(&place, "sequence = 1");
    let refused = db(&place, &["backup", text(&copy)]);
    assert!(refused.refused(3).contains("is damaged: books of org_"), "{refused:?}");
    let none = Place::sqlite();
    let refused = db(&none, &["backup", text(&copy)]);
    assert!(refused.refused(3).contains("there is no database at "), "{refused:?}");
    assert_eq!(files(place.path()), ["tieout.db"]);
}

#[test]
fn a_ledger_with_a_key_is_backed_up_and_checked_with_it_only() {
    const KEY: &str = "0123456789abcdef0123456789abcdef";
    let place = Place::sqlite();
    let daemon = Daemon::start_as(&place, &[], |mut command| {
        command.env("TIEOUT_LEDGER_KEY", KEY);
        command
    });
    drop(daemon);
    let copy = place.path().join("copy.db");
    let refused = db(&place, &["backup", text(&copy)]);
    assert!(refused.refused(2).contains("set TIEOUT_LEDGER_KEY"), "{refused:?}");
    assert!(!copy.exists());
    let arguments = place.arguments();
    let desk = Desk::new();
    let mut backup = desk.command(&["db", arguments[0], arguments[1], "backup", text(&copy)]);
    let ran = Ran::of(backup.env("TIEOUT_LEDGER_KEY", KEY).output().expect("the program runs"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
}

#[test]
fn a_plain_copy_of_a_quiet_database_is_whole() {
    let place = Place::sqlite();
    let books = Books::new(&place);
    for _ in 0..5 {
        books.post(&books.journal("2026-01-31", "5000", "1310", "12.34"));
    }
    let log = place.path().join("tieout.db-wal");
    let started = std::time::Instant::now();
    while log.metadata().expect("a log").len() > 0 {
        assert!(started.elapsed().as_secs() < 60, "the log is never emptied");
        std::thread::yield_now();
    }
    let other = Place::sqlite();
    fs::copy(database(&place), database(&other)).expect("a copy");
    assert_eq!(done(&other, &["check"])[1]["entries"], 5);
    // It is written to as before.
    books.post(&books.journal("2026-02-28", "5000", "1310", "1.00"));
}

#[test]
fn a_server_is_backed_up_with_its_own_tools() {
    let name = concat!(module_path!(), "::a_server_is_backed_up_with_its_own_tools");
    let Some(place) = Place::postgres(name) else { return };
    let copy = place.path().join("copy.db");
    for action in ["backup", "restore"] {
        let refused = db(&place, &[action, text(&copy)]);
        assert!(refused.refused(3).contains("pg_dump"), "{refused:?}");
    }
    assert!(!copy.exists());
}

/// The user and the group of a service that is not root's.
const SERVICE: (u32, u32) = (12_345, 54_321);

/// A place whose directory is that of a service, for tests that root runs: nobody else can give files away.
fn place_of_service() -> Option<Place> {
    let place = Place::sqlite();
    let is_root = rustix::process::geteuid().is_root();
    is_root.then(|| {
        std::os::unix::fs::chown(place.path(), Some(SERVICE.0), Some(SERVICE.1)).expect("given");
        place
    })
}

fn owner(path: &Path) -> (u32, u32) {
    let file = path.metadata().expect("a file");
    (std::os::unix::fs::MetadataExt::uid(&file), std::os::unix::fs::MetadataExt::gid(&file))
}

#[track_caller]
fn assert_all_of_service(place: &Place) {
    for file in fs::read_dir(place.path()).expect("a directory") {
        let path = file.expect("a file").path();
        assert_eq!(owner(&path), SERVICE, "{}", path.display());
    }
}

#[test]
fn what_root_makes_or_puts_back_belongs_to_the_service_whose_directory_it_is() {
    let Some(place) = place_of_service() else { return };
    place.admin(&["users", "create", "--email", "jo@example.com"]);
    place.admin(&["sessions", "create", "--user", "jo@example.com"]);
    place.admin(&["sessions", "rotate-secret"]);
    assert_all_of_service(&place);
    let copy = place.path().join("copy.db");
    done(&place, &["backup", text(&copy)]);
    // Of a user of its own, as what replaces it is then.
    let own = (SERVICE.0 + 1, SERVICE.1 + 1);
    std::os::unix::fs::chown(database(&place), Some(own.0), Some(own.1)).expect("given");
    done(&place, &["restore", text(&copy)]);
    assert_eq!(owner(&database(&place)), own);
    fs::remove_file(database(&place)).expect("removed");
    done(&place, &["restore", text(&copy)]);
    assert_eq!(owner(&database(&place)), SERVICE);
    done(&place, &["migrate"]);
    assert_eq!(owner(&place.path().join("tieout.db.migrating")), SERVICE);
}

#[test]
fn a_file_of_another_user_than_its_directory_is_a_problem_with_the_command_that_ends_it() {
    let Some(place) = place_of_service() else { return };
    place.admin(&["users", "create", "--email", "jo@example.com"]);
    let examine = || {
        let arguments = place.arguments();
        let ran = Desk::new().run(&["doctor", "--json", arguments[0], arguments[1]]);
        let findings = ran.json();
        let of_owner = |finding: &&Value| finding["check"] == "owner";
        (ran.code, findings.as_array().expect("a list").iter().find(of_owner).cloned())
    };
    assert_eq!(examine(), (Some(0), None));
    std::os::unix::fs::chown(database(&place), Some(0), Some(0)).expect("given");
    let (code, finding) = examine();
    assert_eq!(code, Some(1), "{finding:?}");
    let advice = finding.expect("a finding")["advice"].as_str().expect("advice").to_owned();
    let shell = std::process::Command::new("sh").args(["-c", &advice]).status();
    assert!(shell.expect("a shell").success(), "{advice}");
    assert_eq!(examine(), (Some(0), None));
}

#[test]
fn a_command_says_which_database_it_took_where_nothing_names_one() {
    let desk = Desk::new();
    let said = |ran: &Ran| ran.stderr.contains("data/tieout/tieout.db: no --config");
    let made = desk.run(&["admin", "users", "create", "--email", "jo@example.com"]);
    assert!(made.code == Some(0) && said(&made), "{made:?}");
    for command in [&["db", "check"][..], &["db", "backup", "copy.db"], &["doctor"]] {
        let ran = desk.run(command);
        assert!(ran.code == Some(0) && said(&ran), "{ran:?}");
    }
    let restored = desk.run(&["db", "restore", "copy.db"]);
    assert!(restored.code == Some(0) && said(&restored), "{restored:?}");
    let directory = desk.path("data/tieout");
    let named = desk.run(&["db", "check", "--data-dir", text(&directory)]);
    assert!(named.code == Some(0) && !said(&named), "{named:?}");
    let missing = desk.run(&["db", "restore", "nofile.db"]);
    assert!(missing.refused(3).contains("there is no file nofile.db"), "{missing:?}");
    assert!(missing.stderr.contains("hint: name a backup"), "{missing:?}");
}

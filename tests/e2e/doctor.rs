//! `tieout doctor`: what it finds in a database that is well, and in one that is not.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;

use serde_json::Value;

use crate::daemon::Daemon;
use crate::place::{Place, on_both_databases};
use crate::support::{Desk, Ran};

fn doctor(place: &Place) -> Ran {
    let arguments = place.arguments();
    Desk::new().run(&["doctor", "--json", arguments[0], arguments[1]])
}

/// What was found in one place, in order.
fn of(ran: &Ran, check: &str) -> Vec<Value> {
    let findings = ran.json();
    let findings = findings.as_array().expect("a list").iter();
    findings.filter(|finding| finding["check"] == check).cloned().collect()
}

on_both_databases! {
    fn a_database_that_is_well_has_no_problem_beside_its_daemon(place: &Place) {
        let daemon = Daemon::start(place, &[]);
        let ran = doctor(place);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        for check in ["version", "database", "clock", "open files"] {
            let found = of(&ran, check);
            assert_eq!(found.len(), 1, "{check}: {ran:?}");
            assert!(check == "open files" || found[0]["status"] == "ok", "{found:?}");
        }
        assert_eq!(of(&ran, "server").len(), usize::from(place.is_server()), "{ran:?}");
        assert_eq!(of(&ran, "backup").len(), usize::from(!place.is_server()), "{ran:?}");
        assert_eq!(daemon.get("/api/v1/ready", "").status, 200);
    }
}

#[test]
fn a_file_that_others_may_read_is_a_problem_with_the_command_that_ends_it() {
    let place = Place::sqlite();
    place.admin(&["users", "create", "--email", "jo@example.com"]);
    let database = place.path().join("tieout.db");
    fs::set_permissions(&database, fs::Permissions::from_mode(0o644)).expect("changed");
    let ran = doctor(&place);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let advice = of(&ran, "permissions")[0]["advice"].as_str().expect("advice").to_owned();
    assert_eq!(advice, format!("chmod 600 {}", database.display()));
    let shell = std::process::Command::new("sh").args(["-c", &advice]).status();
    assert!(shell.expect("a shell").success());
    assert_eq!(doctor(&place).code, Some(0));
}

#[test]
fn a_secret_of_sessions_that_keeps_a_daemon_from_starting_is_a_problem() {
    let place = Place::sqlite();
    place.admin(&["users", "create", "--email", "jo@example.com"]);
    let found = of(&doctor(&place), "session secret");
    assert_eq!(found[0]["found"], "none yet: tieout serve makes it");
    let secret = place.path().join("tieout.db.session-secret");
    assert!(!secret.exists(), "nothing was made");
    place.admin(&["sessions", "create", "--user", "jo@example.com"]);
    assert_eq!(of(&doctor(&place), "session secret")[0]["status"], "ok");
    let strong = fs::read(&secret).expect("a secret");
    for (content, mode, advice) in
        [(&*strong, 0o644, "chmod 600"), (&b"too short"[..], 0o600, "rm")]
    {
        fs::write(&secret, content).expect("written");
        fs::set_permissions(&secret, fs::Permissions::from_mode(mode)).expect("changed");
        let ran = doctor(&place);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        let found = of(&ran, "session secret");
        assert_eq!(found[0]["advice"], format!("{advice} {}", secret.display()), "{ran:?}");
        let arguments = place.arguments();
        let serve = ["serve", "--listen", "127.0.0.1:0", arguments[0], arguments[1]];
        Desk::new().run(&serve).refused(3);
    }
}

#[test]
fn a_backup_that_tieout_made_is_known_and_one_that_is_missing_is_warned_of() {
    let place = Place::sqlite();
    place.admin(&["users", "create", "--email", "jo@example.com"]);
    assert_eq!(of(&doctor(&place), "backup")[0]["status"], "warning");
    let copy = place.path().join("copy.db");
    let arguments = place.arguments();
    let copy = copy.to_str().expect("UTF-8");
    let made = Desk::new().run(&["db", arguments[0], arguments[1], "backup", copy]);
    assert_eq!(made.code, Some(0), "{made:?}");
    assert_eq!(of(&doctor(&place), "backup")[0]["found"], "the last one is 0 hours old");
}

#[test]
fn a_place_without_a_database_and_a_file_of_something_else_are_problems() {
    let place = Place::sqlite();
    let ran = doctor(&place);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert_eq!(of(&ran, "database")[0]["status"], "problem");
    assert_eq!(fs::read_dir(place.path()).expect("a directory").count(), 0, "nothing was made");
    fs::write(place.path().join("tieout.db"), "not a database, however long it is".repeat(200))
        .expect("a file");
    let ran = doctor(&place);
    assert_eq!(of(&ran, "database")[0]["status"], "problem", "{ran:?}");
}

//! Who is let in no more: users that are disabled, sessions that are revoked, secrets that are changed.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::account::Account;
use crate::daemon::Daemon;
use crate::ledger::support::Books;
use crate::place::{Place, on_both_databases};
use crate::support::{Desk, Ran};

/// The status of a request in a session.
fn in_session(daemon: &Daemon, session: &str) -> u16 {
    let headers = format!("Authorization: Bearer {session}\r\n");
    daemon.send("GET", "/api/v1/keys", &headers, "").status
}

fn new_session(account: &Account<'_>) -> String {
    let session = account.admin(&["sessions", "create", "--user", &account.user, "--ttl", "1h"]);
    session["token"].as_str().expect("a token").to_owned()
}

/// Where the secret is that signs sessions.
fn secret_file(place: &Place) -> PathBuf {
    let name = if place.is_server() { "tieout/session-secret" } else { "tieout.db.session-secret" };
    place.path().join(name)
}

on_both_databases! {
    fn a_disabled_user_is_refused_at_once_by_key_and_session_until_enabled(place: &Place) {
        let account = Account::with_credits(place, 5);
        let (user, me) = (&*account.user, "/api/v1/me");
        assert_eq!(account.daemon.get(me, &account.key).status, 200);
        assert_eq!(in_session(&account.daemon, &account.session), 200);
        let disabled = account.admin(&["users", "disable", "--user", user]);
        let at = disabled["disabled_at"].clone();
        assert!(at.is_string(), "{disabled}");
        account.daemon.get(me, &account.key).assert_error(401, "unauthorized");
        let poll = format!("/api/v1/reconciliations/rec_{}", "0".repeat(26));
        account.daemon.get(&poll, &account.key).assert_error(401, "unauthorized");
        assert_eq!(in_session(&account.daemon, &account.session), 401);
        let refused = place.try_admin(&["sessions", "create", "--user", user]);
        assert!(refused.refused(6).contains("is disabled"), "{refused:?}");
        let create = ["keys", "create", "--user", user, "--name", "till", "--scope", "ledger:read"];
        let refused = place.try_admin(&create);
        assert!(refused.refused(6).contains("is disabled"), "{refused:?}");
        let again = account.admin(&["users", "disable", "--user", user]);
        assert_eq!(again["disabled_at"], at, "it has been so since then");
        let enabled = account.admin(&["users", "enable", "--user", user]);
        assert_eq!(enabled["disabled_at"], json!(null));
        assert_eq!(account.balance(), 5, "the key is let in, and nothing is lost");
        assert_eq!(in_session(&account.daemon, &account.session), 401, "it may be anybody's");
        assert_eq!(in_session(&account.daemon, &new_session(&account)), 200);
    }

    fn a_deleted_user_is_let_in_no_more_and_the_address_is_free_again(place: &Place) {
        let books = Books::new(place);
        let account = &books.account;
        let refused = place.try_admin(&["users", "delete", "--user", &account.user]);
        assert!(refused.refused(6).contains("is a member of an organisation"), "{refused:?}");
        assert!(refused.stderr.contains("an owner runs tieout ledger members remove ID --org ORG"), "{refused:?}");
        assert_eq!(books.get("").status, 200, "nothing was changed");
        let other = account.another_user("al@example.com", 5);
        account.admin(&["users", "delete", "--user", &other.id]);
        account.daemon.get("/api/v1/me", &other.key).assert_error(401, "unauthorized");
        assert_eq!(in_session(&account.daemon, &other.session), 401);
        let refused = place.try_admin(&["users", "enable", "--user", &other.id]);
        assert_eq!(refused.code, Some(6), "{refused:?}");
        let refused = place.try_admin(&["users", "show", "--user", "al@example.com"]);
        assert_eq!(refused.code, Some(6), "{refused:?}");
        assert_eq!(place.number("SELECT count(*) FROM users WHERE email LIKE 'al@%'"), 0);
        let keys = account.admin(&["keys", "list", "--user", &other.id]);
        assert!(keys["data"][0]["revoked_at"].is_string(), "{keys}");
        assert_eq!(keys["data"][0]["user_id"], json!(other.id));
        let all = account.admin(&["keys", "list"]);
        let own = all["data"].as_array().expect("keys").iter().find(|key| key["user_id"] == json!(account.user));
        assert_eq!(own.expect("a key")["email"], "jo@example.com", "{all}");
        let again = account.another_user("al@example.com", 0);
        assert_ne!(again.id, other.id);
    }

    fn a_user_whose_jobs_have_not_ended_is_not_deleted(place: &Place) {
        let account = Account::with_credits(place, 5);
        account.occupy_queue();
        let refused = place.try_admin(&["users", "delete", "--user", &account.user]);
        assert!(refused.refused(6).contains("has jobs that have not ended"), "{refused:?}");
        assert_eq!(account.balance(), 5);
    }

    fn revoked_sessions_end_at_once_and_new_ones_and_those_of_others_do_not(place: &Place) {
        let account = Account::with_credits(place, 0);
        let other = account.another_user("al@example.com", 0);
        account.admin(&["sessions", "revoke", "--user", &account.user]);
        assert_eq!(in_session(&account.daemon, &account.session), 401);
        let new = new_session(&account);
        assert_eq!(in_session(&account.daemon, &new), 200);
        // Within the same second, too.
        account.admin(&["sessions", "revoke", "--user", &account.user]);
        assert_eq!(in_session(&account.daemon, &new), 401);
        assert_eq!(in_session(&account.daemon, &new_session(&account)), 200);
        assert_eq!(in_session(&account.daemon, &other.session), 200);
        assert_eq!(account.daemon.get("/api/v1/me", &account.key).status, 200);
    }

    fn the_secret_of_sessions_is_a_private_file_and_counts_at_once_when_it_is_changed(place: &Place) {
        let account = Account::with_credits(place, 0);
        let file = secret_file(place);
        assert_eq!(file.metadata().expect("a file").permissions().mode() & 0o777, 0o600);
        let secret = fs::read(&file).expect("a secret");
        let value = if place.is_server() { "convert_to(value, 'UTF8')" } else { "CAST(value AS BLOB)" };
        let settings = place.bytes(&format!("SELECT {value} FROM settings"));
        assert!(settings.iter().all(|value| *value != secret), "it is not in the database");
        account.admin(&["sessions", "rotate-secret"]);
        assert_ne!(fs::read(&file).expect("a secret"), secret);
        assert_eq!(in_session(&account.daemon, &account.session), 401);
        assert_eq!(in_session(&account.daemon, &new_session(&account)), 200);
    }

    fn a_secret_that_is_changed_in_its_file_is_noted_by_the_daemon(place: &Place) {
        let account = Account::with_credits(place, 0);
        fs::write(secret_file(place), "0123456789abcdef0123456789abcdef").expect("changed");
        let give_up_at = Instant::now() + Duration::from_secs(30);
        let create = ["sessions", "create", "--user", &account.user];
        let made = loop {
            let made = place.try_admin(&create);
            if made.code == Some(0) || Instant::now() > give_up_at {
                break made;
            }
        };
        let token = made.json()["token"].as_str().expect("a token").to_owned();
        assert_eq!(in_session(&account.daemon, &token), 200);
    }

    fn an_operator_sees_every_organisation(place: &Place) {
        let books = Books::new(place);
        let stranger = books.stranger(place);
        books.account.admin(&["orgs", "create", "--name", "Birch Ltd", "--owner", &stranger.id]);
        let all = books.account.admin(&["orgs", "list"]);
        let names: Vec<_> = all["data"].as_array().expect("a list").iter()
            .map(|one| (one["name"].clone(), one["members"].clone())).collect();
        assert_eq!(names, [(json!("Acorn Ltd"), json!(1)), (json!("Birch Ltd"), json!(1))]);
        assert_eq!(all["pagination"]["total"], 2);
        let own = books.account.admin(&["orgs", "list", "--user", &stranger.id]);
        assert_eq!((own["data"].as_array().map(Vec::len), &own["data"][0]["role"]), (Some(1), &json!("owner")));
    }
}

#[test]
fn a_copy_of_the_database_lets_nobody_in() {
    let place = Place::sqlite();
    let account = Account::with_credits(&place, 0);
    let copy = place.path().join("copy.db");
    let arguments = place.arguments();
    let args = ["db", arguments[0], arguments[1], "backup", copy.to_str().expect("UTF-8")];
    assert_eq!(Desk::new().run(&args).code, Some(0));
    let secret = fs::read(secret_file(&place)).expect("a secret");
    for file in [copy, place.path().join("tieout.db"), place.path().join("tieout.db-wal")] {
        let bytes = fs::read(&file).expect("a file");
        assert!(!bytes.windows(secret.len()).any(|at| at == secret), "{}", file.display());
    }
    drop(account);
}

#[test]
fn a_secret_that_could_be_guessed_or_read_is_refused() {
    let place = Place::sqlite();
    let arguments = place.arguments();
    let desk = Desk::new();
    let serve = ["serve", "--listen", "127.0.0.1:0", arguments[0], arguments[1]];
    let start = |secret: &str| {
        let mut command = desk.command(&serve);
        Ran::of(command.env("TIEOUT_SESSION_SECRET", secret).output().expect("it runs"))
    };
    for weak in ["too short", &"x".repeat(40), &"password".repeat(5)] {
        let refused = start(weak);
        assert!(refused.refused(2).contains("at least 8 of them different"), "{refused:?}");
        assert!(!refused.stderr.contains(weak), "{refused:?}");
    }
    let mut command = desk.command(&serve);
    command.env("TIEOUT_LEDGER_KEY", "a".repeat(32));
    let refused = Ran::of(command.output().expect("it runs"));
    assert!(refused.refused(2).contains("TIEOUT_LEDGER_KEY could be guessed"), "{refused:?}");
    let account = Account::with_credits(&place, 0);
    let mut rotate =
        desk.command(&["admin", arguments[0], arguments[1], "sessions", "rotate-secret"]);
    rotate.env("TIEOUT_SESSION_SECRET", "0123456789abcdef0123456789abcdef");
    let refused = Ran::of(rotate.output().expect("it runs"));
    assert!(refused.refused(2).contains("change it there"), "{refused:?}");
    drop(account);
    fs::set_permissions(secret_file(&place), fs::Permissions::from_mode(0o644)).expect("changed");
    let refused = Desk::new().run(&serve);
    assert!(refused.refused(3).contains("chmod 600"), "{refused:?}");
}

//! `tieout profile`, `login` and `logout`: daemons by name, and where keys are kept and sent.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;

use serde_json::{Value, json};
use tieout::secret::KeySecret;

use crate::scripted::Answer::Reply;
use crate::scripted::Scripted;
use crate::support::{Desk, Ran};

/// A key with the right checksum, of no daemon.
fn key() -> String {
    KeySecret::from_random([9; 32]).expose().to_owned()
}

fn me() -> String {
    json!({
        "user_id": "usr_01k5z0h5v7e4xvbt2dq0w4c3nf",
        "email": "jo@example.com",
        "key": {"id": "key_01k5z0h5v7e4xvbt2dq0w4c3nf", "name": "laptop", "allow_overage": false},
        "scopes": ["reconcile:write"],
        "credit_balance": 250,
        "subscription": {"allow_overage": false},
    })
    .to_string()
}

/// Knows one key.
fn daemon() -> Scripted {
    Scripted::new(|_, request| {
        if request.header("authorization") == Some(&format!("Bearer {}", key())) {
            return Reply(200, "", me());
        }
        let error = json!({"code": "unauthorized", "message": "the API key is not valid"});
        Reply(401, "", json!({"error": error, "request_id": "req_1"}).to_string())
    })
}

fn login(desk: &Desk, args: &[&str]) -> Ran {
    desk.run_with_input(
        &[&["login", "--with-token"], args].concat(),
        format!("{}\n", key()).as_bytes(),
    )
}

fn config(desk: &Desk) -> Value {
    serde_json::from_str(&desk.read("config/tieout/config.json")).expect("JSON")
}

#[test]
fn a_key_is_tried_kept_for_its_owner_alone_used_and_forgotten() {
    let (desk, daemon) = (Desk::new(), daemon());
    let ran = login(&desk, &["--url", &daemon.url]);
    let words = format!("note: logged in to {} as jo@example.com (profile default)\n", daemon.url);
    assert_eq!((ran.code, ran.stdout.as_str(), ran.stderr), (Some(0), "", words));
    let mode = |name: &str| {
        fs::metadata(desk.path(name)).expect("it is there").permissions().mode() & 0o777
    };
    assert_eq!((mode("config/tieout"), mode("config/tieout/config.json")), (0o700, 0o600));
    assert_eq!(config(&desk)["profiles"]["default"]["key"], key());

    let who = desk.run(&["whoami", "--json"]).json();
    assert_eq!((&who["email"], &who["profile"]), (&json!("jo@example.com"), &json!("default")));
    assert_eq!((&who["credit_balance"], &who["url"]), (&json!(250), &json!(daemon.url)));

    assert_eq!(desk.run(&["logout"]).stderr, "note: the key of profile default has been removed\n");
    assert_eq!(desk.run(&["logout"]).stderr, "note: profile default has no key\n");
    let said = desk.run(&["whoami"]);
    assert!(said.refused(4).starts_with("error: there is no API key for http://127.0.0.1:"));
    assert!(said.stderr.ends_with("hint: use tieout login, or set TIEOUT_API_KEY\n"), "{said:?}");
}

#[test]
fn a_key_that_is_none_or_that_the_daemon_refuses_is_not_kept_nor_shown() {
    let (desk, daemon) = (Desk::new(), daemon());
    let args = ["login", "--with-token", "--url", &daemon.url];
    let ran = desk.run_with_input(&args, b"tieout_wrong");
    let words = "error: that is not a key: it is mistyped or incomplete\n  \
                 hint: a key is tieout_ and 49 letters and digits\n";
    assert_eq!(ran.refused(4), words);
    assert!(daemon.requests().is_empty());
    let other = KeySecret::from_random([7; 32]);
    let ran = desk.run_with_input(&args, other.expose().as_bytes());
    assert!(
        ran.refused(4).starts_with("error: the API key is not valid (unauthorized, request req_1)")
    );
    assert!(!ran.stderr.contains(other.expose()), "{ran:?}");
    assert!(!desk.path("config/tieout/config.json").exists());
}

#[test]
fn profiles_are_added_chosen_and_listed_without_their_keys() {
    let (desk, daemon) = (Desk::new(), daemon());
    assert_eq!(desk.run(&["profile", "add", "work", "--url", &daemon.url]).code, Some(0));
    assert_eq!(desk.run(&["profile", "add", "eu", "--url", "https://eu.example/"]).code, Some(0));
    assert_eq!(login(&desk, &["-p", "work"]).code, Some(0));
    assert_eq!(desk.run(&["profile", "use", "eu"]).code, Some(0));
    let listed = desk.run(&["profile", "list", "--json"]);
    let expected = json!([
        {"name": "eu", "url": "https://eu.example", "organisation": null, "has_key": false, "is_current": true},
        {"name": "work", "url": daemon.url, "organisation": null, "has_key": true, "is_current": false},
    ]);
    assert_eq!(listed.json(), expected);
    let table = desk.run(&["profile", "list"]).stdout;
    assert!(table.starts_with("name  url") && !table.contains(&key()), "{table}");
    // The profile of a flag counts, wherever the environment points.
    let mut whoami = desk.command(&["whoami", "-p", "work", "--json"]);
    let ran = Ran::of(whoami.env("TIEOUT_URL", "http://127.0.0.1:9").output().expect("it runs"));
    assert_eq!(ran.json()["profile"], "work");
    desk.run(&["profile", "add", "work", "--url", "https://a.example"]).refused(6);
    let unknown = desk.run(&["profile", "use", "us"]);
    let words = "error: there is no profile \"us\"\n  \
                 hint: the profiles are eu, work; to add it: tieout profile add us --url URL\n";
    assert_eq!(unknown.refused(2), words);
    assert_eq!(desk.run(&["whoami", "-p", "us"]).refused(2), words);
}

#[test]
fn the_key_of_a_profile_is_sent_to_no_other_address() {
    let (desk, daemon) = (Desk::new(), daemon());
    assert_eq!(login(&desk, &["--url", &daemon.url]).code, Some(0));
    let other = Scripted::new(|_, _| Reply(200, "", me()));
    let ran = desk.run(&["whoami", "--url", &other.url]);
    assert!(ran.refused(4).starts_with("error: the key of profile \"default\" is for http://"));
    assert!(other.requests().is_empty());
    let mut whoami = desk.command(&["whoami", "--url", &other.url]);
    let ran = Ran::of(whoami.env("TIEOUT_API_KEY", "tieout_other").output().expect("it runs"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert_eq!(other.requests()[0].header("authorization"), Some("Bearer tieout_other"));
}

#[test]
fn plain_http_to_another_machine_is_refused() {
    let desk = Desk::new();
    let mut whoami = desk.command(&["whoami", "--url", "http://books.example"]);
    let ran = Ran::of(whoami.env("TIEOUT_API_KEY", key()).output().expect("it runs"));
    let words = "error: http://books.example would carry the key unencrypted\n  \
                 hint: use https://, or set TIEOUT_ALLOW_HTTP=1 on a network of your own\n";
    assert_eq!(ran.refused(2), words);
}

#[test]
fn nothing_is_asked_where_nobody_can_answer() {
    let ran = Desk::new().run_with_input(&["login"], b"");
    let words = "error: there is no terminal to ask for the key\n  \
                 hint: pipe it in: tieout login --with-token < FILE\n";
    assert_eq!(ran.refused(2), words);
    let empty = Desk::new().run_with_input(&["login", "--with-token"], b" \n");
    assert_eq!(empty.refused(2), "error: the key is empty\n");
}

#[test]
fn a_damaged_file_of_profiles_is_named_and_left_alone() {
    let desk = Desk::new();
    fs::create_dir_all(desk.path("config/tieout")).expect("a directory");
    let desk = desk.file("config/tieout/config.json", "{\"profiles\":");
    let ran = desk.run(&["profile", "add", "a", "--url", "https://a.example"]);
    assert!(ran.refused(3).contains("config.json is damaged at line 1"), "{ran:?}");
    assert_eq!(desk.read("config/tieout/config.json"), "{\"profiles\":");
}

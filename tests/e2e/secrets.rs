//! Secrets stay with those they were given to: no key and no session, good or wrong, is in the log,
//! in the database or in an answer but the one that gives it.

#![cfg(unix)]

use std::path::Path;

use memchr::memmem;
use rustix::process::Signal;
use serde_json::{Value, json};
use tieout::secret::KeySecret;
use tieout_daemon::{SessionSecret, clock, session};

use crate::api::PATH;
use crate::daemon::{Answer, Daemon, try_send};
use crate::place::{Place, on_both_databases};

const SESSION_SECRET: &str = "the web application's own secret, of 32 bytes and more";

const LEDGER_KEY: &str = "the operator's own key for the ledger, of 32 bytes and more";

const WORDS: &str = "unmistakable words";

/// What is looked for: of a key its random part, of a token its signature.
fn core_of(secret: &str) -> &str {
    match secret.rsplit_once('.') {
        Some((_, signature)) => signature,
        None => secret.strip_prefix("tieout_").map_or(secret, |rest| &rest[..43]),
    }
}

#[track_caller]
fn assert_none_in(bytes: &[u8], secrets: &[String], place: &str) {
    for secret in secrets {
        let core = core_of(secret).as_bytes();
        assert!(memmem::find(bytes, core).is_none(), "{place} holds {secret}");
    }
}

/// Every file below a directory.
fn files(directory: &Path) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(directory).expect("files");
    let paths = entries.map(|entry| entry.expect("a file").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[track_caller]
fn assert_nowhere(place: &Place, secrets: &[String]) {
    for file in files(place.path()) {
        let bytes = std::fs::read(&file).expect("a file");
        assert_none_in(&bytes, secrets, &file.display().to_string());
    }
    // On a server the data is not in the directory: every column of every table as text.
    if let Some(dump) = place.dump() {
        assert!(dump.contains("key_secrets") && dump.contains("idempotent_answers"), "{dump}");
        assert_none_in(dump.as_bytes(), secrets, "the database");
    }
}

/// A user and a daemon that logs all there is.
struct Scene {
    daemon: Daemon,
    session: String,
    /// Secrets and tokens that were used so far.
    seen: Vec<String>,
}

impl Scene {
    fn new(place: &Place) -> Self {
        let user = place.admin(&["users", "create", "--email", "jo@example.com"]);
        let user = user["id"].as_str().expect("an id");
        place.admin(&["credits", "grant", "--user", user, "--amount", "100"]);
        place.seal(LEDGER_KEY);
        let serve = ["--log-level", "trace", "--rate-limit", "0"];
        let daemon = Daemon::start_as(place, &serve, |mut command| {
            command.env("TIEOUT_SESSION_SECRET", SESSION_SECRET);
            command.env("TIEOUT_LEDGER_KEY", LEDGER_KEY);
            command
        });
        let secret = SessionSecret::new(SESSION_SECRET.to_owned()).expect("long enough");
        let at = clock::now();
        let mint = |from: i64, to: i64| {
            let user = user.parse().expect("an id");
            session::mint(&secret, user, at.plus_ms(from), at.plus_ms(to), None).expect("a token")
        };
        let (session, expired) = (mint(0, 3_600_000), mint(-7_200_000, -3_600_000));
        let other = SessionSecret::new(SESSION_SECRET.to_uppercase()).expect("long enough");
        let user = user.parse().expect("an id");
        let forged = session::mint(&other, user, at, at.plus_ms(60_000), None);
        let seen =
            vec![session.clone(), expired, forged.expect("a token"), SESSION_SECRET.to_owned()];
        let seen = [seen, vec![LEDGER_KEY.to_owned()]].concat();
        Self { daemon, session, seen }
    }

    /// One request in the session, of which a repetition is safe.
    fn in_session(&self, method: &str, path: &str, repetition: &str, body: &Value) -> Answer {
        let headers =
            format!("Authorization: Bearer {}\r\nIdempotency-Key: {repetition}\r\n", self.session);
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.daemon.send(method, path, &headers, &body)
    }

    /// The secret that an answer gives; it must not be given again.
    #[track_caller]
    fn secret_of(&mut self, answer: &Answer) -> String {
        let secret = answer.json()["data"]["secret"].as_str().expect("a secret").to_owned();
        assert_none_in(answer.body.as_bytes(), &self.seen, "the answer");
        self.seen.push(secret.clone());
        secret
    }

    /// No answer may say what it was asked with.
    #[track_caller]
    fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        // A secret with a space makes a request line that is none, and is answered as such.
        let answer = try_send(&self.daemon.address, method, path, headers, body);
        let answer = answer.expect("an answer");
        assert_none_in(answer.head.as_bytes(), &self.seen, "the answer's head");
        assert_none_in(answer.body.as_bytes(), &self.seen, "the answer");
        answer
    }
}

/// A key or a session where a path has something else, its first characters written in several ways.
fn pasted_into_a_path(secret: &str) -> Vec<String> {
    if !secret.starts_with("tieout_") && !secret.starts_with("eyJ") {
        return Vec::new();
    }
    let encoded = |at: usize, sign: &str| {
        let byte = secret.as_bytes()[at];
        format!("{}{sign}{byte:02X}{}", &secret[..at], &secret[at + 1..])
    };
    let written = [secret.to_owned(), encoded(0, "%"), encoded(2, "%"), encoded(1, "%25")];
    let places = ["/api/v1/keys/", "/t=", "/api/v1/x=", "/Bearer%20"];
    places
        .iter()
        .flat_map(|place| written.iter().map(move |text| format!("{place}{text}")))
        .collect()
}

/// What each secret is used for, rightly and wrongly.
fn use_everywhere(scene: &Scene) {
    let row = format!(r#"{{"date":"2026-01-31","amount":1,"description":"{WORDS}"}}"#);
    let body = format!(r#"{{"bank":[{row}],"book":[]}}"#);
    for secret in &scene.seen {
        for headers in [
            format!("X-API-Key: {secret}\r\n"),
            format!("Authorization: Bearer {secret}\r\n"),
            format!("Authorization: {secret}\r\n"),
            format!("X-API-Key: {secret}\r\nAuthorization: Bearer {}\r\n", scene.session),
        ] {
            scene.ask("GET", "/api/v1/me", &headers, "");
            scene.ask("GET", &format!("/api/v1/me?api_key={secret}"), &headers, "");
            scene.ask("GET", "/api/v1/keys", &headers, "");
            scene.ask("POST", PATH, &format!("{headers}Idempotency-Key: same\r\n"), &body);
            scene.ask("POST", PATH, &headers, "{");
            scene.ask("POST", "/api/v1/keys", &headers, "{}");
            for path in pasted_into_a_path(secret) {
                scene.ask("GET", &path, &headers, "");
            }
        }
    }
}

on_both_databases! {
    fn no_secret_is_in_the_log_in_the_database_or_in_a_later_answer(place: &Place) {
        let mut scene = Scene::new(place);
        let create = json!({"name": "till", "scopes": ["reconcile:write", "reconcile:read"]});
        let made = scene.in_session("POST", "/api/v1/keys", "create", &create);
        let first = scene.secret_of(&made);
        let again = scene.in_session("POST", "/api/v1/keys", "create", &create);
        assert_eq!(again.header("idempotency-replayed"), Some("true"));
        let id = made.json()["data"]["id"].as_str().expect("an id").to_owned();
        let path = format!("/api/v1/keys/{id}");
        let rotate = format!("{path}/rotate");
        let body = json!({"overlap_seconds": 600});
        let rotated = scene.in_session("POST", &rotate, "rotate", &body);
        let second = scene.secret_of(&rotated);
        let replayed = scene.in_session("POST", &rotate, "rotate", &body);
        assert_eq!(replayed.header("idempotency-replayed"), Some("true"));
        for answer in [&again, &replayed] {
            assert!(answer.json()["data"].get("secret").is_none(), "{answer:?}");
            assert_none_in(answer.body.as_bytes(), &scene.seen, "a replayed answer");
        }
        let mut mistyped = first.clone();
        mistyped.replace_range(20..21, if &first[20..21] == "a" { "b" } else { "a" });
        let unknown = KeySecret::from_random([7; 32]).expose().to_owned();
        scene.seen.extend([mistyped, unknown]);
        use_everywhere(&scene);
        assert_eq!(scene.daemon.get("/api/v1/me", &first).status, 200, "it was used in earnest");
        let jobs = scene.daemon.get(PATH, &second).json();
        let url = jobs["data"][0]["poll_url"].as_str().expect("a path");
        scene.daemon.ended_job(url, &second);
        scene.ask("DELETE", &path, &format!("Authorization: Bearer {}\r\n", scene.session), "");
        use_everywhere(&scene);
        scene.daemon.get("/api/v1/me", &second).assert_error(401, "unauthorized");
        assert_nowhere(place, &scene.seen);
        let log = place.log();
        assert!(log.contains("key_secrets"), "at this level every statement is logged");
        assert!(log.contains("status=401"), "and every request");
        assert!(!log.contains(WORDS), "the log holds a description");
        // Once more when everything is written and the daemon has gone.
        scene.daemon.signal(Signal::TERM);
        assert_eq!(scene.daemon.wait(), Some(0));
        assert_nowhere(place, &scene.seen);
    }
}

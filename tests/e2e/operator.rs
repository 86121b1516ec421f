//! What an operator does: the first start, two daemons, admin beside a daemon, stopping.

#![cfg(unix)]

use std::process::{Command, Stdio};

use rustix::process::Signal;
use serde_json::json;

use crate::account::{Account, make_key};
use crate::api::PATH;
use crate::daemon::Daemon;
use crate::place::{Place, on_both_databases};
use crate::support::{Desk, program};

on_both_databases! {
    fn on_an_empty_database_the_first_steps_are_said_and_work(place: &Place) {
        let place = &place.another();
        let daemon = Daemon::start(place, &[]);
        let said = place.log();
        let steps: Vec<&str> =
            said.lines().filter_map(|line| line.strip_prefix("note:   tieout ")).collect();
        assert_eq!(steps.len(), 3, "{said}");
        for step in steps {
            // A database's address may hold a password and is not repeated.
            let arguments = place.arguments();
            let place = format!("{} {}", arguments[0], arguments[1]);
            let step = step.replace("--database ...", &place);
            let ran = Desk::new().run(&step.split(' ').collect::<Vec<_>>());
            assert_eq!(ran.code, Some(0), "{step}: {ran:?}");
            if step.contains("keys create") {
                let secret = ran.stdout.trim_end();
                let me = daemon.get("/api/v1/me", secret);
                assert_eq!(me.status, 200, "{ran:?}");
                let scopes = me.json()["scopes"].as_array().map(Vec::len);
                assert_eq!(scopes, Some(4), "for both products: {ran:?}");
            }
        }
        drop(daemon);
        let _again = Daemon::start(place, &[]);
        assert_eq!(place.log().matches("there is no user yet").count(), 1);
    }

    fn admin_commands_work_beside_a_daemon_and_it_knows_at_once(place: &Place) {
        let account = Account::with_credits(place, 5);
        let granted = account.admin(&["credits", "grant", "--user", &account.user, "--amount", "7"]);
        assert_eq!(granted, json!({"balance": 12}));
        assert_eq!(account.balance(), 12);
        let shown = account.admin(&["credits", "show", "--user", "JO@example.com"]);
        assert_eq!(shown, json!({"balance": 12, "reserved": 0}));
        let keys = account.admin(&["keys", "list", "--user", &account.user]);
        let id = keys["data"][0]["id"].as_str().expect("an id");
        account.admin(&["keys", "revoke", id]);
        account.daemon.get("/api/v1/me", &account.key).assert_error(401, "unauthorized");
        let refused = place.try_admin(&["credits", "adjust", "--user", &account.user, "--amount", "-13"]);
        assert!(refused.refused(6).contains("cannot become less than 0"), "{refused:?}");
        let refused = place.try_admin(&["users", "create", "--email", "jo@example.com"]);
        assert_eq!(refused.code, Some(6), "{refused:?}");
        let refused = place.try_admin(&["users", "show", "--user", "nobody@example.com"]);
        assert_eq!(refused.code, Some(6), "{refused:?}");
    }

    fn credits_gone_before_the_charge_fail_the_job_and_nothing_is_charged(place: &Place) {
        let account = Account::with_credits(place, 5);
        account.occupy_queue();
        let row = r#"{"date":"2026-01-31","amount":1,"description":"x"}"#;
        let body = format!(r#"{{"bank":[{row},{row},{row}],"book":[]}}"#);
        let url = account.daemon.submit(PATH, &account.key, &body);
        account.admin(&["credits", "adjust", "--user", &account.user, "--amount", "-4"]);
        // The place becomes free when the occupant's lease is ended.
        account.free_queue();
        let job = account.daemon.ended_job(&url, &account.key);
        assert_eq!(job["status"], "failed");
        assert_eq!(job["error"]["code"], "insufficient_credits");
        assert_eq!(job["error"]["details"], json!({"required": 3, "available": 1}));
        assert!(job.get("result").is_none() && job.get("credits_charged").is_none(), "{job}");
        assert_eq!(account.balance(), 1);
    }

    fn a_full_queue_is_busy_and_says_when_to_come_back(place: &Place) {
        let account = Account::of_daemon(place, 5, &["--queue-capacity", "2"]);
        account.occupy_queue();
        let refused = account.daemon.ask("POST", PATH, &account.key, r#"{"bank":[],"book":[]}"#);
        refused.assert_error(503, "busy");
        assert_eq!(refused.header("retry-after"), Some("1"));
        assert!(refused.body.contains("half of the job queue"), "{refused:?}");
        let other = place.admin(&["users", "create", "--email", "other@example.com"]);
        let other = other["id"].as_str().expect("an id");
        let key = make_key(place, other, &["--scope", "reconcile:write"]);
        let body = r#"{"bank":[],"book":[]}"#;
        assert_eq!(account.daemon.ask("POST", PATH, &key, body).status, 202);
        let refused = account.daemon.ask("POST", PATH, &key, body);
        refused.assert_error(503, "busy");
        assert!(refused.body.contains("queue is full"), "{refused:?}");
    }

    fn a_job_waits_through_an_orderly_stop_and_is_done_after_it(place: &Place) {
        let mut account = Account::with_credits(place, 5);
        account.occupy_queue();
        let row = r#"{"date":"2026-01-31","amount":1,"description":"x"}"#;
        let body = format!(r#"{{"bank":[{row}],"book":[]}}"#);
        let url = account.daemon.submit(PATH, &account.key, &body);
        account.daemon.signal(Signal::TERM);
        assert_eq!(account.daemon.wait(), Some(0));
        let again = Daemon::start(place, &["--rate-limit", "0"]);
        let job = again.ended_job(&url, &account.key);
        assert_eq!((&job["status"], &job["credits_charged"]), (&json!("completed"), &json!(1)));
    }
}

#[test]
fn a_mistyped_place_is_said_and_does_not_become_a_new_database() {
    let place = Place::sqlite();
    let ran = place.try_admin(&["users", "list"]);
    assert!(ran.refused(3).contains("there is no database at "), "{ran:?}");
    assert_eq!(std::fs::read_dir(place.path()).expect("a directory").count(), 0);
}

#[test]
fn a_database_that_the_server_does_not_have_is_said_with_what_to_do() {
    let name = concat!(module_path!(), "::a_database_that_the_server_does_not_have");
    let Some(place) = Place::postgres(name) else { return };
    let url = format!("{}_not", place.arguments()[1]);
    let ran = Desk::new().run(&["serve", "--listen", "127.0.0.1:0", "--database", &url]);
    let said = ran.refused(3);
    assert!(said.contains("does not exist\n  hint: create it first with createdb"), "{said}");
}

#[test]
fn a_second_daemon_on_the_same_directory_is_refused() {
    let place = Place::sqlite();
    let _first = Daemon::start(&place, &[]);
    let arguments = place.arguments();
    let ran = Desk::new().run(&["serve", "--listen", "127.0.0.1:0", arguments[0], arguments[1]]);
    let said = ran.refused(3);
    assert!(
        said.contains("another daemon is running on ") && said.contains("--data-dir"),
        "{said}"
    );
}

#[test]
fn two_daemons_share_a_server_and_every_job_is_done_once() {
    let name = concat!(module_path!(), "::two_daemons_share_a_server_and_every_job_is_done_once");
    let Some(place) = Place::postgres(name) else { return };
    let account = Account::of_daemon(&place, 100, &["--rate-limit", "0"]);
    let second = Daemon::start(&place, &["--rate-limit", "0"]);
    let row = r#"{"date":"2026-01-31","amount":1,"description":"x"}"#;
    let body = format!(r#"{{"bank":[{row}],"book":[]}}"#);
    let submit = |daemon: &Daemon| daemon.submit(PATH, &account.key, &body);
    let urls: Vec<String> = std::thread::scope(|scope| {
        let daemons = [&account.daemon, &second];
        let threads: Vec<_> =
            (0..40).map(|number| scope.spawn(move || submit(daemons[number % 2]))).collect();
        threads.into_iter().map(|thread| thread.join().expect("a job")).collect()
    });
    for url in urls {
        assert_eq!(second.ended_job(&url, &account.key)["status"], "completed");
    }
    assert_eq!(account.balance(), 60);
}

#[test]
fn the_job_of_a_daemon_that_is_killed_is_taken_over_within_ten_seconds() {
    let name = concat!(module_path!(), "::the_job_of_a_daemon_that_is_killed_is_taken_over");
    let Some(place) = Place::postgres(name) else { return };
    let account = Account::of_daemon(&place, 50_000, &["--rate-limit", "0"]);
    let second = Daemon::start(&place, &["--rate-limit", "0"]);
    // Else it could claim the job itself.
    second.signal(Signal::STOP);
    // Long enough to be killed in the middle.
    let rows = |side: &str| {
        let row = |number: u32| {
            let (day, amount) = (number % 28 + 1, number % 40);
            json!({
                "date": format!("2026-01-{day:02}"), "amount": amount,
                "description": format!("{side} {} {}", number % 97, number % 89),
            })
        };
        (0..20_000).map(row).collect::<Vec<_>>()
    };
    let body = json!({ "bank": rows("paid to"), "book": rows("invoice of") }).to_string();
    let url = account.daemon.submit(PATH, &account.key, &body);
    while account.daemon.get(&url, &account.key).json()["status"] == "queued" {}
    second.signal(Signal::CONT);
    account.daemon.kill();
    let killed_at = std::time::Instant::now();
    let job = second.get(&url, &account.key).json();
    assert_eq!(job["status"], "processing", "{job}");
    loop {
        let now = second.get(&url, &account.key).json();
        if now["started_at"] != job["started_at"] {
            break;
        }
        assert!(killed_at.elapsed().as_secs() < 10, "nobody has taken it over: {now}");
    }
}

#[test]
fn the_rate_is_counted_by_all_daemons_of_a_server_together() {
    let name = concat!(module_path!(), "::the_rate_is_counted_by_all_daemons_of_a_server_together");
    let Some(place) = Place::postgres(name) else { return };
    let account = Account::of_daemon(&place, 0, &["--rate-limit", "10"]);
    let second = Daemon::start(&place, &["--rate-limit", "10"]);
    let passed = (0..20).filter(|number| {
        let daemon = if number % 2 == 0 { &account.daemon } else { &second };
        daemon.get("/api/v1/me", &account.key).status == 200
    });
    assert_eq!(passed.count(), 10);
}

#[test]
fn a_daemon_that_other_machines_may_reach_warns_unless_a_proxy_is_in_front() {
    const WARNING: &str = "keys cross the network unencrypted";
    let warns_of = |listen: &str, more: &[&str]| {
        let place = Place::sqlite();
        let place_of = place.arguments();
        let arguments = [&["serve", "--listen", listen], &place_of[..], more].concat();
        drop(Daemon::start_as(&place, &[], |_| Desk::new().command(&arguments)));
        let log = place.log();
        assert!(!log.contains("PostgreSQL"), "{log}");
        log.lines().any(|line| line.contains("WARN") && line.contains(WARNING))
    };
    assert!(warns_of("0.0.0.0:0", &[]));
    assert!(!warns_of("0.0.0.0:0", &["--behind-proxy"]));
    assert!(!warns_of("127.0.0.1:0", &[]));
}

#[test]
fn a_server_on_this_machine_is_no_cause_for_a_warning() {
    let name = concat!(module_path!(), "::a_server_on_this_machine_is_no_cause_for_a_warning");
    let Some(place) = Place::postgres(name) else { return };
    drop(Daemon::start(&place, &[]));
    assert!(!place.log().contains("PostgreSQL crosses"), "{}", place.log());
}

#[test]
fn the_lines_that_the_demo_prints_work() {
    let desk = Desk::new();
    let mut demo = desk
        .command(&["demo"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the demo starts");
    let mut lines = Vec::new();
    let mut out = std::io::BufReader::new(demo.stdout.take().expect("standard output"));
    while lines.last().is_none_or(|line: &String| !line.ends_with("--remote\n")) {
        let mut line = String::new();
        let read = std::io::BufRead::read_line(&mut out, &mut line).expect("a line");
        assert!(read > 0, "{lines:?}");
        lines.push(line);
    }
    let script: String = lines.iter().skip(1).map(String::as_str).collect();
    let directory = program().parent().expect("a directory").to_owned();
    let mut path = directory.into_os_string();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let ran = Command::new("sh")
        .args(["-c", &script])
        .env("PATH", path)
        .env("XDG_CONFIG_HOME", desk.path("config"))
        .output()
        .expect("a shell");
    let said = String::from_utf8_lossy(&ran.stdout);
    let data = script.split('@').nth(1).and_then(|rest| rest.split(' ').next()).expect("a path");
    assert!(std::path::Path::new(data).is_file(), "{script}");
    for words in [
        "\"credit_balance\":1000",
        "\"coding:write\"",
        "\"reconciliation_id\":\"rec_",
        "16072.97",
        "16,072.97",
        "every row accounted for",
    ] {
        assert!(said.contains(words), "{words}: {said}\n{}", String::from_utf8_lossy(&ran.stderr));
    }
    let pid = rustix::process::Pid::from_child(&demo);
    rustix::process::kill_process(pid, Signal::TERM).expect("the signal is sent");
    assert_eq!(demo.wait().expect("it ends").code(), Some(0));
    assert!(!std::path::Path::new(data).exists(), "nothing is left");
}

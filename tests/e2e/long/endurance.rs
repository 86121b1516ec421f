//! `kill -9`, again and again, while clients submit: nothing lost, nothing charged twice, nothing
//! stuck.

#![cfg(unix)]

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use rustix::process::Signal;
use serde_json::Value;

use crate::account::Account;
use crate::api::{PATH, body_of};
use crate::daemon::{Daemon, try_send};
use crate::place::on_both_databases;

const ROUNDS: u32 = 30;
const CLIENTS: u32 = 8;

/// A user's half of it is far more than all clients submit.
const QUEUE: &str = "100000";

/// Keys for repetition, each with the cost of its job and its path once a 202 has come.
type Sent = Mutex<BTreeMap<String, (u32, Option<String>)>>;

/// Submits until the daemon goes away. Counts the answers.
fn submit_until_it_dies(address: &str, key: &str, client: &str, sent: &Sent, answers: &AtomicU32) {
    for number in 0.. {
        let (name, rows) = (format!("{client}-{number}"), number % 3 + 1);
        sent.lock().expect("a lock").insert(name.clone(), (rows, None));
        let Ok(path) = submit(address, key, &name, rows) else { return };
        answers.fetch_add(1, Ordering::Relaxed);
        sent.lock().expect("a lock").insert(name, (rows, Some(path)));
    }
}

/// The path of the job, or an error where the daemon has gone.
fn submit(address: &str, key: &str, name: &str, rows: u32) -> std::io::Result<String> {
    let headers = format!("X-API-Key: {key}\r\nIdempotency-Key: {name}\r\n");
    let answer = try_send(address, "POST", PATH, &headers, &body_of(rows as usize))?;
    assert_eq!(answer.status, 202, "{answer:?}");
    let submitted: Value = serde_json::from_str(&answer.body)?;
    Ok(submitted["poll_url"].as_str().expect("a path").to_owned())
}

/// The credits left.
fn balance(address: &str, key: &str) -> u64 {
    let headers = format!("X-API-Key: {key}\r\n");
    let me = try_send(address, "GET", "/api/v1/me", &headers, "").expect("an answer");
    me.json()["credit_balance"].as_u64().expect("a number")
}

on_both_databases! {
    fn thirty_times_kill_9_under_load_loses_nothing_and_charges_nothing_twice(place: &Place) {
        let credits = 1_000_000;
        let account = Account::with_credits(place, credits);
        let key = account.key.clone();
        account.daemon.kill();
        let serve = ["--rate-limit", "0", "--queue-capacity", QUEUE];
        let sent = Sent::default();
        for round in 0..ROUNDS {
            let daemon = Daemon::start(place, &serve);
            let answers = AtomicU32::new(0);
            let before = balance(&daemon.address, &key);
            std::thread::scope(|scope| {
                let spawn = |client| {
                    let (address, key, answers, sent) = (&daemon.address, &key, &answers, &sent);
                    let client = format!("{round}-{client}");
                    scope.spawn(move || submit_until_it_dies(address, key, &client, sent, answers))
                };
                let clients: Vec<_> = (0..CLIENTS).map(spawn).collect();
                // Not after a time but after so many answers: some rounds end at once. In every other
                // round a job has ended too, since one that three daemons in a row die with is given
                // up by design.
                let has_gone = || clients.iter().all(std::thread::ScopedJoinHandle::is_finished);
                let is_due = || {
                    answers.load(Ordering::Relaxed) >= round * 2
                        && (round % 2 == 0 || balance(&daemon.address, &key) < before)
                };
                while !is_due() && !has_gone() {
                    std::thread::yield_now();
                }
                daemon.signal(Signal::KILL);
            });
        }
        let daemon = Daemon::start(place, &serve);
        let sent = sent.into_inner().expect("a lock");
        assert!(sent.len() > 500, "{} submits", sent.len());
        let mut cost = 0;
        for (name, (rows, path)) in &sent {
            // The same again: the answer of the first time, or now for the first time.
            let repeated = submit(&daemon.address, &key, name, *rows).expect("an answer");
            if let Some(path) = path {
                assert_eq!(*path, repeated, "a job that was accepted is there");
            }
            let job = daemon.ended_job(&repeated, &key);
            assert_eq!(job["status"], "completed", "{job}");
            assert_eq!(job["credits_charged"], *rows);
            cost += *rows;
        }
        let total = daemon.get(&format!("{PATH}?limit=1"), &key).json()["pagination"]["total"].clone();
        assert_eq!(total, sent.len(), "no job twice");
        let me = daemon.get("/api/v1/me", &key).json();
        assert_eq!(me["credit_balance"], credits - cost);
        let user = ["credits", "show", "--user", &account.user];
        assert_eq!(place.admin(&user)["reserved"], 0);
    }
}

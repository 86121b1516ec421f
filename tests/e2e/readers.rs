//! Whoever reads a database file for long: what jobs show meanwhile, and that they go on.

#![cfg(unix)]

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::account::{Account, make_key};
use crate::api::{PATH as RECONCILIATIONS, body_of};
use crate::coding::{PATH as CODING, body, transaction};
use crate::metrics::{Scrape, metrics_address};
use crate::place::Place;

/// Far longer than anything here takes.
const PATIENCE_SECONDS: u64 = 120;

const SERVE: [&str; 4] = ["--rate-limit", "0", "--metrics-listen", "127.0.0.1:0"];

const AWAITING: &str = r#"tieout_jobs_awaiting_erasure{product="coding"}"#;

/// What the log says when a reader has been there for long, and when it has gone.
const SPOKEN_OF: &str = "the database has a long-running reader";
const REMOVED: &str = "the payloads of ended coding jobs have been erased";

#[track_caller]
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed().as_secs() < PATIENCE_SECONDS, "{what}");
    }
}

fn one_transaction() -> String {
    body(&[transaction("TRAINLINE", "")], &[("493", "Travel", "EXPENSE")])
}

#[test]
fn jobs_behind_a_long_reader_run_and_show_it_when_it_has_gone_and_the_log_says_so_once() {
    let place = Place::sqlite();
    let account = Account::of_daemon(&place, 1000, &SERVE);
    let (daemon, metrics) = (&account.daemon, metrics_address(&place));
    let key = make_key(&place, &account.user, &["--scope", "coding:write"]);
    let reader = place.read();
    let urls = [(); 5].map(|()| daemon.submit(CODING, &key, &one_transaction()));
    let done = "SELECT count(*) FROM jobs WHERE product = 'coding' AND has_remains = 1";
    until("all are done", || place.number(done) == 5);
    let reconciliation = daemon.submit(RECONCILIATIONS, &account.key, &body_of(3));
    assert_eq!(daemon.ended_job(&reconciliation, &account.key)["status"], "completed");
    until("it is spoken of", || place.log().contains(SPOKEN_OF));
    for url in &urls {
        let job = daemon.get(url, &key).json();
        assert_eq!(job["status"], "processing");
        assert!(job.get("finished_at").is_none_or(serde_json::Value::is_null), "{job}");
    }
    assert_eq!(daemon.get("/api/v1/ready", "").status, 200);
    let scrape = Scrape::of(&metrics);
    for (sample, value) in [
        (AWAITING, 5.0),
        (r#"tieout_jobs_awaiting_erasure{product="reconcile"}"#, 0.0),
        // They take no room in the queue.
        (r#"tieout_jobs_queued{product="coding"}"#, 0.0),
        (r#"tieout_jobs_running{product="coding"}"#, 0.0),
    ] {
        assert_eq!(scrape.samples.get(sample), Some(&value), "{sample}: {}", scrape.text);
    }
    reader.release();
    for url in &urls {
        assert_eq!(daemon.ended_job(url, &key)["credits_charged"], 1);
    }
    until("it is said that it is over", || place.log().contains(REMOVED));
    assert_eq!(Scrape::of(&metrics).samples.get(AWAITING), Some(&0.0));
    let log = place.log();
    assert_eq!((log.matches(SPOKEN_OF).count(), log.matches(REMOVED).count()), (1, 1), "{log}");
}

/// Says that it is over when it is dropped.
struct End<'f>(&'f AtomicBool);

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

#[test]
fn readers_who_take_turns_without_end_hold_no_job_up_for_ever() {
    /// Takes longer than an attempt waits at first, and far less than a second.
    const SLOW: &str = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n \
        WHERE x < 200000) SELECT count(*) + 0 * (SELECT count(*) FROM jobs) FROM n";
    let place = Place::sqlite();
    let account = Account::of_daemon(&place, 1000, &SERVE);
    let key = make_key(&place, &account.user, &["--scope", "coding:write"]);
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let _end = End(&is_over);
        for _ in 0..2 {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    place.number(SLOW);
                }
            });
        }
        // And whoever writes moves on what the next of them reads.
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                let daemon = &account.daemon;
                let answer = daemon.ask("POST", RECONCILIATIONS, &account.key, &body_of(1));
                assert!(matches!(answer.status, 202 | 402 | 503), "{answer:?}");
            }
        });
        for _ in 0..3 {
            let url = account.daemon.submit(CODING, &key, &one_transaction());
            account.daemon.ended_job(&url, &key);
        }
    });
}

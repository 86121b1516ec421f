//! Clients that post journals and submit jobs to several daemons, and note what they are answered.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::account::Account;
use crate::api::{PATH, body_of};
use crate::daemon::{Answer, Daemon, try_send};
use crate::ledger::support::Books;

/// A request, and what came of it.
pub(super) struct Sent {
    /// What makes it one request however often it is sent.
    name: String,
    is_job: bool,
    /// The body of the answer that says that it is done.
    pub(super) answer: Option<String>,
    /// Whether it was answered once that nobody can say.
    pub(super) was_unknown: bool,
}

/// A write that was acknowledged.
#[derive(Clone, Copy)]
pub(super) struct Acknowledged {
    pub(super) asked_at: Instant,
    pub(super) at: Instant,
    pub(super) daemon: usize,
}

/// The clients' common desk.
pub(super) struct Load<'b> {
    books: &'b Books<'b>,
    sent: Mutex<Vec<Sent>>,
    acknowledged: Mutex<Vec<Acknowledged>>,
    is_over: AtomicBool,
}

/// Ends the clients, when a test fails too.
pub(super) struct Over<'l>(pub(super) &'l Load<'l>);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.is_over.store(true, Ordering::Relaxed);
    }
}

/// What a client hears.
enum Heard {
    Done(String),
    Unknown,
    Later,
    Gone,
}

impl<'b> Load<'b> {
    pub(super) fn new(books: &'b Books<'b>) -> Self {
        let (sent, acknowledged) = (Mutex::default(), Mutex::default());
        Self { books, sent, acknowledged, is_over: AtomicBool::new(false) }
    }

    /// Begins anew after a round.
    pub(super) fn go_on(&self) {
        self.is_over.store(false, Ordering::Relaxed);
    }

    fn ask(&self, address: &str, name: &str, is_job: bool) -> std::io::Result<Answer> {
        let (key, path, body) = if is_job {
            (&self.books.account.key, PATH.to_owned(), body_of(name.len() % 3 + 1))
        } else {
            let body = json!({
                "entry_date": "2026-03-02", "description": name,
                "lines": [{ "account_id": self.books.id("6200"), "debit": 5 },
                    { "account_id": self.books.id("3000"), "credit": 5 }],
            });
            (&self.books.key, format!("{}/journals", self.books.path), body.to_string())
        };
        let headers = format!("X-API-Key: {key}\r\nIdempotency-Key: {name}\r\n");
        try_send(address, "POST", &path, &headers, &body)
    }

    fn hear(&self, address: &str, name: &str, is_job: bool) -> Heard {
        let Ok(answer) = self.ask(address, name, is_job) else { return Heard::Gone };
        let error = || answer.json()["error"].clone();
        match answer.status {
            201 | 202 => Heard::Done(answer.body),
            503 => Heard::Later,
            // It was sent to another daemon, which went away.
            409 if error()["code"] == "idempotency_in_flight" => Heard::Later,
            500 if error()["details"]["reason"] == "outcome_unknown" => Heard::Unknown,
            _ => panic!("{answer:?}"),
        }
    }

    /// Works until it is over. What is not done is sent again, under the same name, to the next daemon.
    pub(super) fn work(&self, addresses: &[String], client: &str) {
        for number in 0.. {
            let (name, is_job) = (format!("{client}-{number}"), number % 2 == 0);
            let at = {
                let mut sent = self.sent.lock().expect("a lock");
                sent.push(Sent { name: name.clone(), is_job, answer: None, was_unknown: false });
                sent.len() - 1
            };
            for turn in number.. {
                if self.is_over.load(Ordering::Relaxed) {
                    return;
                }
                let (daemon, asked_at) = (turn % addresses.len(), Instant::now());
                match self.hear(&addresses[daemon], &name, is_job) {
                    Heard::Done(answer) => {
                        self.sent.lock().expect("a lock")[at].answer = Some(answer);
                        let done = Acknowledged { asked_at, at: Instant::now(), daemon };
                        self.acknowledged.lock().expect("a lock").push(done);
                        break;
                    }
                    Heard::Unknown => self.sent.lock().expect("a lock")[at].was_unknown = true,
                    Heard::Later | Heard::Gone => std::thread::yield_now(),
                }
            }
        }
    }

    /// How long after this instant each of so many daemons had acknowledged a write that it was asked for since;
    /// none while one has not.
    pub(super) fn back_after(&self, instant: Instant, daemons: usize) -> Option<Duration> {
        let acknowledged = self.acknowledged.lock().expect("a lock");
        let first = |daemon| {
            let of_daemon = |one: &&Acknowledged| one.daemon == daemon && one.asked_at >= instant;
            acknowledged.iter().find(of_daemon).map(|one| one.at - instant)
        };
        (0..daemons).map(first).collect::<Option<Vec<_>>>()?.into_iter().max()
    }

    pub(super) fn acknowledged(&self) -> usize {
        self.acknowledged.lock().expect("a lock").len()
    }

    pub(super) fn unknown(&self) -> usize {
        self.sent.lock().expect("a lock").iter().filter(|sent| sent.was_unknown).count()
    }

    /// The identifiers of what was acknowledged so far: of journals and of jobs.
    pub(super) fn ids(&self) -> [Vec<String>; 2] {
        let sent = self.sent.lock().expect("a lock");
        [false, true].map(|is_job| {
            let of_kind = sent.iter().filter(|sent| sent.is_job == is_job);
            of_kind.filter_map(|sent| sent.answer.as_deref()).map(id).collect()
        })
    }

    /// Sends everything once more. What was acknowledged is answered as it was, the rest is done now if it was
    /// not; then everything is there once, and every job ends.
    pub(super) fn check(&self, daemon: &Daemon) {
        let sent = std::mem::take(&mut *self.sent.lock().expect("a lock"));
        let account: &Account<'_> = &self.books.account;
        let (mut journals, mut jobs) = (0, 0);
        for Sent { name, is_job, answer, .. } in &sent {
            let again = self.ask(&daemon.address, name, *is_job).expect("an answer");
            assert!([201, 202].contains(&again.status), "{again:?}");
            if let Some(answer) = answer {
                assert_eq!(id(answer), id(&again.body), "acknowledged and gone");
            }
            if *is_job {
                jobs += 1;
                let job = daemon.ended_job(&again.poll_url(), &account.key);
                assert_eq!(job["status"], "completed", "{job}");
            } else {
                journals += 1;
            }
        }
        let get = |path: &str, key: &str| daemon.get(path, key).json();
        let head = get(&format!("{}/ledger-head", self.books.path), &self.books.key);
        assert_eq!(head["data"]["sequence"], journals, "no journal twice");
        let integrity = get(&format!("{}/integrity", self.books.path), &self.books.key);
        assert_eq!(integrity["data"]["ok"], true, "{integrity}");
        let listed = get(&format!("{PATH}?limit=1"), &account.key);
        assert_eq!(listed["pagination"]["total"], jobs, "no job twice");
    }
}

/// The identifier in the answer to a journal or a submit.
fn id(answer: &str) -> String {
    let answer: Value = serde_json::from_str(answer).expect("JSON");
    let path = answer["poll_url"].as_str();
    let job = path.and_then(|path| path.rsplit('/').next());
    job.or_else(|| answer["data"]["id"].as_str()).expect("an id").to_owned()
}

//! Clients that post journals and submit jobs to all daemons there are, whatever happens to them, and hold what they
//! were told against what there is.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::api::{PATH, body_of};
use crate::daemon::{Answer, Daemon, try_send};
use crate::ledger::support::Books;
use crate::place::Place;

const CLIENTS: usize = 6;

/// Each client asks so often, or a little less.
const PAUSE: Duration = Duration::from_millis(4);

pub(super) const CREDITS: u32 = 50_000_000;

/// Lets time go by: how long a fault lasts, how often is asked.
#[expect(clippy::disallowed_methods, reason = "nothing is waited for")]
pub(super) fn pause(time: Duration) {
    std::thread::sleep(time);
}

/// What the clients were told.
#[derive(Debug, Default)]
pub(super) struct Told {
    pub(super) done: usize,
    /// 500 with the reason `outcome_unknown`.
    unknown: usize,
    /// 503, with a time after which to try again.
    busy: usize,
    /// The connection ended without an answer.
    cut_off: usize,
}

/// Requests by the key under which each is done once, with the body of the answer where one came.
type Sent = BTreeMap<String, Option<String>>;

/// All that the clients share.
pub(super) struct Load {
    /// Where daemons listen.
    pub(super) addresses: Mutex<Vec<String>>,
    ledger_key: String,
    jobs_key: String,
    books: String,
    journal: Value,
    sent: Mutex<Sent>,
    told: Mutex<Told>,
    /// When the last request was sent that was done.
    last_done: Mutex<Option<Instant>>,
    is_over: AtomicBool,
}

impl Load {
    /// On books with an owner who has the credits.
    pub(super) fn of(books: &Books<'_>) -> Self {
        Self {
            addresses: Mutex::new(vec![books.account.daemon.address.clone()]),
            ledger_key: books.key.clone(),
            jobs_key: books.account.key.clone(),
            books: books.path.clone(),
            journal: books.journal("2026-03-02", "6200", "3000", "12.5"),
            sent: Mutex::default(),
            told: Mutex::default(),
            last_done: Mutex::default(),
            is_over: AtomicBool::new(false),
        }
    }

    fn ask(&self, address: &str, name: &str) -> std::io::Result<Answer> {
        let is_job = name.starts_with("job");
        let key = if is_job { &self.jobs_key } else { &self.ledger_key };
        let headers = format!("X-API-Key: {key}\r\nIdempotency-Key: {name}\r\n");
        if is_job {
            return try_send(address, "POST", PATH, &headers, &body_of(1));
        }
        let mut journal = self.journal.clone();
        journal["description"] = json!(name);
        let path = format!("{}/journals", self.books);
        try_send(address, "POST", &path, &headers, &journal.to_string())
    }

    /// Asks one daemon after the other until all is over.
    fn work(&self, client: usize) {
        for number in 0.. {
            if self.is_over.load(Ordering::Relaxed) {
                return;
            }
            let kind = if number % 16 == 0 { "job" } else { "journal" };
            let name = format!("{kind}-{client}-{number}");
            self.sent.lock().expect("a lock").insert(name.clone(), None);
            let addresses = self.addresses.lock().expect("a lock").clone();
            let asked_at = Instant::now();
            let answer = self.ask(&addresses[(client + number) % addresses.len()], &name);
            self.note(name, answer, asked_at);
            pause(PAUSE);
        }
    }

    fn note(&self, name: String, answer: std::io::Result<Answer>, asked_at: Instant) {
        if let Ok(answer) = &answer
            && answer.status == 500
        {
            let details = answer.assert_error(500, "internal_error");
            assert_eq!(details["reason"], "outcome_unknown", "{answer:?}");
        }
        let mut told = self.told.lock().expect("a lock");
        match answer {
            Err(_) => told.cut_off += 1,
            Ok(Answer { status: 201 | 202, body, .. }) => {
                told.done += 1;
                self.sent.lock().expect("a lock").insert(name, Some(body));
                *self.last_done.lock().expect("a lock") = Some(asked_at);
            }
            Ok(Answer { status: 500, .. }) => told.unknown += 1,
            Ok(Answer { status: 503, .. }) => told.busy += 1,
            Ok(answer) => panic!("{answer:?}"),
        }
    }

    /// How long after a moment a write was asked for that was done.
    fn back_after(&self, ended: Instant) -> Duration {
        loop {
            if self.last_done.lock().expect("a lock").is_some_and(|done| done > ended) {
                return ended.elapsed();
            }
            assert!(ended.elapsed().as_secs() < 60, "no write is done any more");
            pause(Duration::from_millis(1));
        }
    }

    /// Lets the clients work while a fault comes and goes, again and again; gives the longest time from its end until
    /// writes were done again.
    pub(super) fn work_through(&self, rounds: usize, mut fault: impl FnMut(usize)) -> Duration {
        std::thread::scope(|scope| {
            for client in 0..CLIENTS {
                scope.spawn(move || self.work(client));
            }
            // Also where a round fails, or the clients would go on.
            let over = Over(&self.is_over);
            let mut longest = self.back_after(Instant::now());
            for round in 0..rounds {
                fault(round);
                longest = longest.max(self.back_after(Instant::now()));
            }
            drop(over);
            longest
        })
    }

    /// Everything once more: what was answered is there and the same, and nothing is there twice. Gives how many were
    /// answered and are gone, and how many more there are than were asked for.
    pub(super) fn compare(&self, daemon: &Daemon, place: &Place) -> (usize, usize) {
        let sent = self.sent.lock().expect("a lock");
        let (mut lost, mut jobs) = (0, Vec::new());
        for (name, told) in &*sent {
            let again = self.ask(&daemon.address, name).expect("an answer");
            assert!([201, 202].contains(&again.status), "{name}: {again:?}");
            let is_kept = told.as_ref().is_none_or(|told| {
                *told == again.body && again.header("idempotency-replayed") == Some("true")
            });
            lost += usize::from(!is_kept);
            if name.starts_with("job") {
                jobs.push(again.poll_url());
            }
        }
        let ended = jobs.iter().map(|job| daemon.ended_job(job, &self.jobs_key));
        let cost: u64 = ended.map(|job| job["credits_charged"].as_u64().unwrap_or(0)).sum();
        let me = daemon.get("/api/v1/me", &self.jobs_key).json();
        assert_eq!(me["credit_balance"], u64::from(CREDITS) - cost, "each is charged once");
        assert_eq!(place.number("SELECT sum(reserved) FROM users"), 0);
        let get = |path: &str, key: &str| daemon.get(path, key).json();
        let integrity = get(&format!("{}/integrity", self.books), &self.ledger_key);
        assert_eq!(integrity["data"]["ok"], true, "{integrity}");
        let head = get(&format!("{}/ledger-head", self.books), &self.ledger_key);
        let listed = get(&format!("{PATH}?limit=1"), &self.jobs_key);
        let number = |value: &Value| value.as_u64().and_then(|one| usize::try_from(one).ok());
        let there = number(&head["data"]["sequence"]).expect("a number")
            + number(&listed["pagination"]["total"]).expect("a number");
        (lost, there.saturating_sub(sent.len()))
    }

    /// A row of the table of faults.
    #[expect(clippy::print_stdout, reason = "figures are asked for")]
    pub(super) fn print(
        &self,
        fault: &str,
        rounds: usize,
        outcome: (usize, usize),
        back: Duration,
    ) {
        let Told { done, unknown, busy, cut_off } = &*self.told.lock().expect("a lock");
        let (lost, twice) = outcome;
        println!(
            "| {fault} | {rounds} | {done} | {lost} | {twice} | {unknown} | {busy} | {cut_off} | {:.1} s |",
            back.as_secs_f64()
        );
    }
}

struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

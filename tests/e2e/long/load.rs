//! Clients that post journals and submit jobs to all daemons there are, whatever happens to them, and hold what they
//! were told against what there is.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::api::{PATH, body_of};
use crate::daemon::{Answer, Daemon, try_send};
use crate::ledger::support::Books;
use crate::place::Place;

const CLIENTS: usize = 8;

/// Each client asks so often, or a little less.
const PAUSE: Duration = Duration::from_millis(4);

const CREDITS: u32 = 50_000_000;

/// Every how manieth request is a job. They run one after the other.
const JOBS_IN: usize = 16;

/// Writes are back, and jobs have ended, within so long, or a test has failed.
const PATIENCE: Duration = Duration::from_mins(3);

/// How often a fault comes: so often where all tests run, more where figures are wanted.
pub(super) fn rounds(usual: usize) -> usize {
    let said = std::env::var("TIEOUT_FAULT_ROUNDS").ok();
    said.map_or(usual, |said| said.parse().expect("a number of rounds"))
}

/// Lets time go by: how long a fault lasts, how often is asked.
#[expect(clippy::disallowed_methods, reason = "nothing is waited for")]
pub(super) fn pause(time: Duration) {
    std::thread::sleep(time);
}

/// What the clients were told.
#[derive(Debug, Default)]
struct Told {
    /// 500 with the reason `outcome_unknown`.
    unknown: usize,
    /// 503, with a time after which to try again; or another daemon is at it.
    busy: usize,
    /// The connection ended without an answer.
    cut_off: usize,
}

/// A request that was acknowledged.
struct Acknowledged {
    asked_at: Instant,
    at: Instant,
    by: String,
}

/// Requests by the key under which each is done once, with the body of the answer where one came.
type Sent = BTreeMap<String, Option<String>>;

/// All that the clients share.
pub(super) struct Load {
    /// Where daemons listen.
    addresses: Mutex<Vec<String>>,
    ledger_key: String,
    jobs_key: String,
    books: String,
    journal: Value,
    sent: Mutex<Sent>,
    told: Mutex<Told>,
    acknowledged: Mutex<Vec<Acknowledged>>,
    /// Clients there have been: each has a number of its own.
    clients: AtomicUsize,
    is_over: AtomicBool,
}

/// Ends the clients, also where a test fails: they would go on.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Load {
    /// On books whose owner is given the credits.
    pub(super) fn of(books: &Books<'_>, place: &Place) -> Self {
        let credits = ["credits", "grant", "--user", &books.account.user, "--amount"];
        place.admin(&[&credits[..], &[&CREDITS.to_string()]].concat());
        Self {
            addresses: Mutex::new(vec![books.account.daemon.address.clone()]),
            ledger_key: books.key.clone(),
            jobs_key: books.account.key.clone(),
            books: books.path.clone(),
            journal: books.journal("2026-03-02", "6200", "3000", "12.5"),
            sent: Mutex::default(),
            told: Mutex::default(),
            acknowledged: Mutex::default(),
            clients: AtomicUsize::new(0),
            is_over: AtomicBool::new(false),
        }
    }

    /// These daemons listen from now on.
    pub(super) fn listen<'d>(&self, daemons: impl IntoIterator<Item = &'d Daemon>) {
        let addresses = daemons.into_iter().map(|daemon| daemon.address.clone()).collect();
        *self.addresses.lock().expect("a lock") = addresses;
    }

    /// Lets the clients work while something is done to their daemons.
    pub(super) fn during<T>(&self, what: impl FnOnce() -> T) -> T {
        self.is_over.store(false, Ordering::Relaxed);
        std::thread::scope(|scope| {
            for _ in 0..CLIENTS {
                scope.spawn(|| self.work());
            }
            let _over = Over(&self.is_over);
            what()
        })
    }

    /// The same while a fault comes and goes, again and again; gives the longest time from its end until writes were
    /// done again.
    pub(super) fn during_faults(&self, rounds: usize, mut fault: impl FnMut(usize)) -> Duration {
        self.during(|| {
            let mut longest = self.back_after(Instant::now(), 1);
            for round in 0..rounds {
                fault(round);
                longest = longest.max(self.back_after(Instant::now(), 1));
            }
            longest
        })
    }

    fn ask(&self, address: &str, name: &str) -> std::io::Result<Answer> {
        let is_job = is_job(name);
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

    /// Asks one daemon after the other until all is over. What is not done is sent again, under the same name.
    fn work(&self) {
        let client = self.clients.fetch_add(1, Ordering::Relaxed);
        for number in 0.. {
            let kind = if (client + number).is_multiple_of(JOBS_IN) { "job" } else { "journal" };
            let name = format!("{kind}-{client}-{number}");
            self.sent.lock().expect("a lock").insert(name.clone(), None);
            for turn in client + number.. {
                if self.is_over.load(Ordering::Relaxed) {
                    return;
                }
                let address = {
                    let addresses = self.addresses.lock().expect("a lock");
                    addresses[turn % addresses.len()].clone()
                };
                let asked_at = Instant::now();
                let answer = self.ask(&address, &name);
                pause(PAUSE);
                if let Some(body) = self.note(answer) {
                    let at = Instant::now();
                    self.sent.lock().expect("a lock").insert(name, Some(body));
                    let acknowledged = Acknowledged { asked_at, at, by: address };
                    self.acknowledged.lock().expect("a lock").push(acknowledged);
                    break;
                }
            }
        }
    }

    /// What a client was told; gives the body where it is done.
    fn note(&self, answer: std::io::Result<Answer>) -> Option<String> {
        let mut told = self.told.lock().expect("a lock");
        let Ok(answer) = answer else {
            told.cut_off += 1;
            return None;
        };
        match answer.status {
            201 | 202 => return Some(answer.body),
            500 => {
                let details = answer.assert_error(500, "internal_error");
                assert_eq!(details["reason"], "outcome_unknown", "{answer:?}");
                told.unknown += 1;
            }
            503 => told.busy += 1,
            // It was sent to another daemon, which went away.
            409 if answer.json()["error"]["code"] == "idempotency_in_flight" => told.busy += 1,
            _ => panic!("{answer:?}"),
        }
        None
    }

    /// How long after a moment each of so many daemons had done a write that it was asked for since.
    pub(super) fn back_after(&self, moment: Instant, daemons: usize) -> Duration {
        loop {
            let mut first = BTreeMap::new();
            for one in &*self.acknowledged.lock().expect("a lock") {
                if one.asked_at >= moment {
                    first.entry(one.by.clone()).or_insert(one.at);
                }
            }
            let mut times: Vec<_> = first.into_values().collect();
            times.sort();
            if let Some(at) = times.get(daemons - 1) {
                return *at - moment;
            }
            assert!(moment.elapsed() < PATIENCE, "no write is done any more");
            pause(Duration::from_millis(1));
        }
    }

    pub(super) fn acknowledged(&self) -> usize {
        self.acknowledged.lock().expect("a lock").len()
    }

    /// Waits for so many more.
    pub(super) fn go_on_for(&self, answers: usize) {
        let (due, began) = (self.acknowledged() + answers, Instant::now());
        while self.acknowledged() < due {
            assert!(began.elapsed() < PATIENCE, "writes do not go on");
            pause(Duration::from_millis(1));
        }
    }

    /// The identifiers of what was acknowledged so far: of journals and of jobs.
    pub(super) fn ids(&self) -> [Vec<String>; 2] {
        let sent = self.sent.lock().expect("a lock");
        [false, true].map(|of_jobs| {
            let of_kind = sent.iter().filter(|(name, _)| is_job(name) == of_jobs);
            of_kind.filter_map(|(_, body)| body.as_deref()).map(id).collect()
        })
    }

    /// Everything once more: what was answered is there and the same, every job ends and is charged once, the books
    /// hold. Gives how many were answered and are gone, and how many more there are than were asked for.
    pub(super) fn compare(
        &self,
        daemon: &Daemon,
        number_in_database: impl Fn(&str) -> i64,
    ) -> (usize, usize) {
        let sent = std::mem::take(&mut *self.sent.lock().expect("a lock"));
        let sent: Vec<_> = sent.into_iter().collect();
        let again = side_by_side(&sent, |(name, told)| {
            let again = self.ask(&daemon.address, name).expect("an answer");
            assert!([201, 202].contains(&again.status), "{name}: {again:?}");
            let is_kept = told.as_ref().is_none_or(|told| {
                *told == again.body && again.header("idempotency-replayed") == Some("true")
            });
            (is_kept, is_job(name).then(|| again.poll_url()))
        });
        let lost = again.iter().filter(|(is_kept, _)| !is_kept).count();
        let jobs: Vec<_> = again.into_iter().filter_map(|(_, job)| job).collect();
        let (unfinished, began) =
            ("SELECT count(*) FROM jobs WHERE finished_at IS NULL", Instant::now());
        while number_in_database(unfinished) > 0 {
            assert!(began.elapsed() < PATIENCE, "a job is stuck");
            pause(Duration::from_millis(50));
        }
        let cost = side_by_side(&jobs, |job| {
            daemon.ended_job(job, &self.jobs_key)["credits_charged"].as_u64().unwrap_or(0)
        });
        let me = daemon.get("/api/v1/me", &self.jobs_key).json();
        let left = u64::from(CREDITS) - cost.iter().sum::<u64>();
        assert_eq!(me["credit_balance"], left, "each is charged once");
        assert_eq!(number_in_database("SELECT sum(reserved) FROM users"), 0);
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
        (lost, twice): (usize, usize),
        back: Duration,
    ) {
        let Told { unknown, busy, cut_off } = &*self.told.lock().expect("a lock");
        println!(
            "| {fault} | {rounds} | {} | {lost} | {twice} | {unknown} | {busy} | {cut_off} | {:.1} s |",
            self.acknowledged(),
            back.as_secs_f64()
        );
    }
}

fn is_job(name: &str) -> bool {
    name.starts_with("job")
}

/// Each of them, in order, by some at a time.
fn side_by_side<T: Sync, R: Send>(all: &[T], each: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let (size, each) = (all.len().div_ceil(CLIENTS).max(1), &each);
    std::thread::scope(|scope| {
        let threads: Vec<_> = all
            .chunks(size)
            .map(|share| scope.spawn(move || share.iter().map(each).collect::<Vec<_>>()))
            .collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("answers")).collect()
    })
}

/// The identifier in the answer to a journal or a submit.
fn id(answer: &str) -> String {
    let answer: Value = serde_json::from_str(answer).expect("JSON");
    let path = answer["poll_url"].as_str();
    let job = path.and_then(|path| path.rsplit('/').next());
    job.or_else(|| answer["data"]["id"].as_str()).expect("an id").to_owned()
}

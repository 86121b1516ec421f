//! Hostile requests: thousands of them over real sockets against a real daemon, each held against
//! what may be answered.
//!
//! A case is made from the seed and its number alone, so that one that fails can be made again. What
//! runs beside the cases: clients that take their time, connections that ask nothing, and somebody
//! who asks for the daemon's health.

mod answers;
mod bodies;
mod callers;
mod case;
mod coding;
mod framing;
mod heads;
mod random;
mod scene;
mod slow;
mod watch;
mod wire;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use answers::Answer;
use case::{Case, Target};
use random::Random;
pub(crate) use scene::stand;
use watch::{Done, Seen};

/// What is to be done.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) seed: u64,
    /// Cases; some have several requests.
    pub(crate) cases: usize,
    /// Cases that run at a time.
    pub(crate) workers: usize,
    /// Connections that ask nothing.
    pub(crate) idle: usize,
    /// Slow clients.
    pub(crate) slow: usize,
    /// Between two bytes of a slow client.
    pub(crate) pace: Duration,
    /// More cases than that, if so many are done sooner: slow clients run into limits of time.
    pub(crate) time_min: Duration,
    /// Unfinished jobs that the daemon takes.
    pub(crate) queue_capacity: u32,
}

/// What came of a family.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) connections: usize,
    pub(crate) requests: usize,
    /// How often each status was answered.
    pub(crate) statuses: BTreeMap<u16, usize>,
    /// Connections that ended without an answer.
    pub(crate) silent: usize,
}

/// What came of all.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub(crate) families: BTreeMap<&'static str, Tally>,
    /// What is not as it must be; the first of them in words.
    pub(crate) faults: Vec<String>,
    pub(crate) fault_count: usize,
    /// Jobs that were accepted, by what their answers say.
    accepted: BTreeSet<String>,
    pub(crate) health: Vec<Duration>,
    pub(crate) time: Duration,
    /// Resident memory of the daemon in KiB: before, at most, and after.
    pub(crate) memory_kib: [Option<u64>; 3],
}

/// Faults that are told in words.
const FAULTS_TOLD_MAX: usize = 30;

type Make = fn(&mut Random, &Target) -> Case;

/// Every family, with its share.
const FAMILIES: [(&str, usize, Make); 38] = [
    ("good submits", 6, bodies::good_submits),
    ("good reads", 6, bodies::good_reads),
    ("flipped bits", 6, bodies::flipped_bits),
    ("cut bodies", 4, bodies::cut_bodies),
    ("wrong lengths", 4, bodies::wrong_lengths),
    ("doubled slices", 4, bodies::doubled_slices),
    ("traps anywhere", 5, bodies::traps_anywhere),
    ("traps in place", 5, bodies::traps_in_place),
    ("coding, good and spoilt", 5, coding::spoilt),
    ("coding, traps in place", 5, coding::traps_in_place),
    ("random bytes", 4, bodies::random_bytes),
    ("random JSON", 4, bodies::random_json),
    ("too large", 2, bodies::too_large),
    ("encodings", 2, bodies::encodings),
    ("pieces", 4, bodies::pieces),
    ("pipelined", 4, bodies::pipelined),
    ("gone", 4, bodies::gone),
    ("lengths", 6, framing::lengths),
    ("both framings", 3, framing::both_framings),
    ("transfer encodings", 4, framing::transfer_encodings),
    ("good chunks", 3, framing::good_chunks),
    ("bad chunks", 4, framing::bad_chunks),
    ("garbage behind", 3, framing::garbage_behind),
    ("not HTTP", 3, framing::not_http),
    ("half heads", 3, framing::half_heads),
    ("methods", 2, heads::methods),
    ("targets", 5, heads::targets),
    ("not text", 3, heads::not_text),
    ("headers", 5, heads::headers),
    ("large heads", 2, heads::large_heads),
    ("first lines", 4, heads::first_lines),
    ("bodies of reads", 2, framing::bodies_of_reads),
    ("half closed", 2, framing::half_closed),
    ("keys", 4, callers::keys),
    ("noise for a key", 1, callers::key_noise),
    ("sessions", 3, callers::sessions),
    ("key endpoints", 2, callers::key_endpoints),
    ("idempotency keys", 3, callers::idempotency_keys),
];

/// One case in so many is the same submit on that many connections at once.
const CROWD_EVERY: usize = 500;
const CROWD: usize = 20;
const CROWD_FAMILY: &str = "the same at once";

/// Runs all cases, and what goes on beside them.
fn run(target: &Target, plan: Plan) -> Report {
    let report = Mutex::new(Report::default());
    let (next, done) = (AtomicUsize::new(0), Done::default());
    let started = Instant::now();
    let seen: Seen = std::thread::scope(|scope| {
        let watcher =
            scope.spawn(|| watch::look_on(&target.address, target.process, plan.idle, &done));
        for number in 0..plan.slow {
            let (done, report) = (&done, &report);
            let tell =
                move |family, ended| note(report, family, 1, &format!("slow {number}"), ended);
            scope.spawn(move || slow::run(number, target, (plan.seed, plan.pace), done, &tell));
        }
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= plan.cases && started.elapsed() >= plan.time_min {
                    return;
                }
                run_case(target, plan.seed, number, &report);
            }
        };
        let workers: Vec<_> = (0..plan.workers).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            worker.join().expect("a worker ends");
        }
        done.set();
        watcher.join().expect("the watcher ends")
    });
    let mut report = report.into_inner().unwrap_or_else(PoisonError::into_inner);
    report.time = started.elapsed();
    report.health = seen.health;
    for fault in seen.faults {
        report.fault(fault);
    }
    report.memory_kib[1] = seen.memory_kib_max;
    report
}

fn run_case(target: &Target, seed: u64, number: usize, report: &Mutex<Report>) {
    let mut random = Random::new(seed, number as u64);
    let name = format!("case {number}");
    if number % CROWD_EVERY == CROWD_EVERY / 2 {
        return run_crowd(target, &callers::same_submit(&mut random, target), &name, report);
    }
    let all: usize = FAMILIES.iter().map(|(_, share, _)| share).sum();
    let mut at = random.below(all);
    for (family, share, make) in FAMILIES {
        if at < share {
            let case = make(&mut random, target);
            let requests = case.answers.len().max(1);
            note(report, family, requests, &name, wire::run(&target.address, &case));
            return;
        }
        at -= share;
    }
}

/// The same on many connections at once: one job at most comes of it.
fn run_crowd(target: &Target, case: &Case, name: &str, report: &Mutex<Report>) {
    let ended: Vec<_> = std::thread::scope(|scope| {
        let run = || wire::run(&target.address, case);
        let threads: Vec<_> = (0..CROWD).map(|_| scope.spawn(run)).collect();
        threads.into_iter().map(|thread| thread.join().expect("it ends")).collect()
    });
    let answers = ended.iter().flatten().flatten();
    let jobs: BTreeSet<_> = answers.filter_map(Answer::poll_url).collect();
    for one in ended {
        note(report, CROWD_FAMILY, 1, name, one);
    }
    if jobs.len() > 1 {
        let fault = format!("{CROWD_FAMILY}, {name}: {} jobs", jobs.len());
        report.lock().unwrap_or_else(PoisonError::into_inner).fault(fault);
    }
}

fn note(
    report: &Mutex<Report>,
    family: &'static str,
    requests: usize,
    name: &str,
    ended: Result<Vec<Answer>, String>,
) {
    let mut report = report.lock().unwrap_or_else(PoisonError::into_inner);
    let tally = report.families.entry(family).or_default();
    tally.connections += 1;
    tally.requests += requests;
    match ended {
        Err(fault) => report.fault(format!("{family}, {name}: {fault}")),
        Ok(answers) => {
            tally.silent += usize::from(answers.is_empty());
            for answer in &answers {
                *tally.statuses.entry(answer.status).or_default() += 1;
            }
            let taken = answers.iter().filter(|answer| answer.status == 202);
            report.accepted.extend(taken.filter_map(Answer::poll_url));
        }
    }
}

impl Report {
    fn fault(&mut self, fault: String) {
        self.fault_count += 1;
        if self.faults.len() < FAULTS_TOLD_MAX {
            self.faults.push(fault);
        }
    }

    /// Requests of all families.
    pub(crate) fn requests(&self) -> usize {
        self.families.values().map(|tally| tally.requests).sum()
    }
}

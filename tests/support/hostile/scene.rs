//! A daemon with three users, the hostile requests, and what must be true afterwards.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::case::{PATH, Target};
use super::coding;
use super::watch::{memory_kib, open_connections};
use super::{Plan, Report, run};
use crate::account::{Account, make_key};
use crate::place::Place;

/// Of the steady and of the wild user.
const CREDITS: u32 = 100_000_000;

/// Rows of the job whose result is more than the buffers of a connection hold.
const LARGE_ROWS: usize = 20_000;

/// How long it may take until the daemon has heard that all clients have gone.
const PATIENCE: Duration = Duration::from_mins(1);

/// Starts a daemon in the place, runs the plan against it, and looks whether all is well.
pub(crate) fn stand(place: &Place, plan: Plan) -> Report {
    let queue_capacity = plan.queue_capacity.to_string();
    let serve = ["--rate-limit", "0", "--queue-capacity", &queue_capacity];
    let mut account = Account::of_daemon(place, CREDITS, &serve);
    let wild = new_user(place, "wild@example.com");
    let smuggled = new_user(place, "smuggled@example.com");
    let session = ["sessions", "create", "--user", "wild@example.com", "--ttl", "1h"];
    let session = place.admin(&session)["token"].as_str().expect("a token").to_owned();
    let target = Target {
        address: account.daemon.address.clone(),
        process: account.daemon.process(),
        steady: account.key.clone(),
        wild: wild.clone(),
        smuggled: smuggled.clone(),
        session,
        large: large_job(&account),
    };
    let before = memory_kib(target.process);
    let mut report = run(&target, plan);
    report.memory_kib[0] = before;
    if !account.daemon.is_running() {
        report.fault("the daemon has ended".to_owned());
        return report;
    }
    let patience = Instant::now();
    while open_connections(&target.address).is_some_and(|open| open > 0) {
        if patience.elapsed() > PATIENCE {
            report.fault(format!("connections stay: {:?}", open_connections(&target.address)));
            break;
        }
    }
    check_work(&account, &mut report);
    check_jobs(&account, &wild, &smuggled, &target.large, &mut report);
    check_log(place, &mut report);
    report.memory_kib[2] = memory_kib(target.process);
    report
}

/// A user with credits; gives a key that may read and write.
fn new_user(place: &Place, email: &str) -> String {
    place.admin(&["users", "create", "--email", email]);
    place.admin(&["credits", "grant", "--user", email, "--amount", &CREDITS.to_string()]);
    let scopes = ["reconcile:read", "reconcile:write", "coding:read", "coding:write"];
    let scopes: Vec<&str> = scopes.iter().flat_map(|scope| ["--scope", scope]).collect();
    make_key(place, email, &scopes)
}

/// A job with a large result, completed; gives its path.
fn large_job(account: &Account<'_>) -> String {
    let row = r#"{"date":"2026-01-31","amount":1.50,"description":"A text that is not short"}"#;
    let body = format!(r#"{{"bank":[{}],"book":[]}}"#, vec![row; LARGE_ROWS].join(","));
    let submitted = account.daemon.ask("POST", PATH, &account.key, &body).json();
    let path = submitted["poll_url"].as_str().expect("a path").to_owned();
    account.daemon.ended_job(&path, &account.key);
    path
}

/// It does what it is for, from a submit to its result.
fn check_work(account: &Account<'_>, report: &mut Report) {
    let row = r#"{"date":"2026-01-31","amount":1.50,"description":"Tea"}"#;
    let body = format!(r#"{{"bank":[{row}],"book":[{row}]}}"#);
    let headers = format!("X-API-Key: {}\r\n", account.key);
    let started = Instant::now();
    // The queue may be full of what was submitted before.
    let path = loop {
        let answer = account.daemon.send("POST", PATH, &headers, &body);
        if answer.status == 202 {
            break answer.json()["poll_url"].as_str().expect("a path").to_owned();
        }
        if answer.status != 503 || started.elapsed() > PATIENCE {
            return report.fault(format!("a good submit afterwards: {answer:?}"));
        }
    };
    let job = account.daemon.ended_job(&path, &account.key);
    if job["status"] != "completed" || job["result"]["summary"]["matched_count"] != 1 {
        report.fault(format!("a good job afterwards: {job}"));
    }
    report.accepted.insert(path);
}

/// Every job that was accepted is there, completed, and charged for once; nobody else's is.
fn check_jobs(account: &Account<'_>, wild: &str, smuggled: &str, large: &str, report: &mut Report) {
    report.accepted.insert(large.to_owned());
    let steady_jobs = ended_jobs(account, &account.key, report);
    let wild_jobs = ended_jobs(account, wild, report);
    let unknown: Vec<_> = steady_jobs.difference(&report.accepted).take(3).cloned().collect();
    if !unknown.is_empty() {
        report.fault(format!("jobs that no answer has told of: {unknown:?}"));
    }
    let all: BTreeSet<String> = steady_jobs.union(&wild_jobs).cloned().collect();
    let lost: Vec<_> = report.accepted.difference(&all).take(3).cloned().collect();
    if !lost.is_empty() {
        report.fault(format!("accepted jobs that are not there: {lost:?}"));
    }
    let hidden = ended_jobs(account, smuggled, report);
    if !hidden.is_empty() {
        report.fault(format!("requests were smuggled in: {hidden:?}"));
    }
}

/// The paths of a user's jobs; all have ended well, and the balance is what they leave.
fn ended_jobs(account: &Account<'_>, key: &str, report: &mut Report) -> BTreeSet<String> {
    let ask = |path: &str| account.daemon.get(path, key).json();
    let path_of = |job: &Value| job["poll_url"].as_str().expect("a path").to_owned();
    let mut paths = BTreeSet::new();
    let mut charged = 0;
    for list in [PATH, coding::PATH] {
        let mut offset = 0;
        let latest = ask(&format!("{list}?limit=1"));
        // A key that may not list jobs of a product has made none.
        let Some(latest) = latest["data"].as_array() else { continue };
        if let Some(latest) = latest.first() {
            // They run in order.
            account.daemon.ended_job(&path_of(latest), key);
        }
        loop {
            let page = ask(&format!("{list}?limit=200&offset={offset}"));
            let jobs = page["data"].as_array().expect("a list");
            for job in jobs {
                charged += job["credits_charged"].as_u64().unwrap_or(0);
                if job["status"] != "completed" {
                    report.fault(format!("a job that is not completed: {job}"));
                }
            }
            paths.extend(jobs.iter().map(path_of));
            offset += jobs.len();
            if jobs.is_empty() {
                break;
            }
        }
    }
    let balance = ask("/api/v1/me")["credit_balance"].as_u64();
    if balance != Some(u64::from(CREDITS) - charged) {
        report.fault(format!("{charged} charged of {CREDITS}, and {balance:?} are left"));
    }
    paths
}

/// No family may bring the daemon to say that something failed.
fn check_log(place: &Place, report: &mut Report) {
    for line in place.log().lines() {
        if line.contains(" ERROR ") || line.contains("panicked") {
            report.fault(format!("the log: {}", line.chars().take(500).collect::<String>()));
        }
    }
}

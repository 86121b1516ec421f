//! A coding job of 10,000 transactions, from its submit until it shows as completed: coded, charged,
//! and nothing left of what was submitted.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use bytes::Bytes;
use hyper::Method;
use serde_json::Value;
use tokio::time::sleep;

use crate::client::Connection;
use crate::database::Kind;
use crate::process::{Daemon, new_user};
use crate::rows::Random;
use crate::samples::{median, print_table};

/// Where coding jobs are submitted.
const PATH: &str = "/api/v1/coding/coding-jobs";

const TRANSACTIONS: usize = 10_000;

/// How long a caller waits between two polls.
const POLLED_EVERY: Duration = Duration::from_millis(5);

/// Names of suppliers, in the first column.
const MERCHANTS: &str = include_str!("../coding/data/council_merchants_dev.csv");

/// Code, name and type of accounts.
const CHART: &str = include_str!("../coding/data/chart_a_xero_uk.csv");

/// What a round measured.
struct Round {
    submit: Duration,
    completed: Duration,
}

pub(crate) async fn run(rounds: usize) {
    let body = body();
    let kinds = Kind::all();
    let mut benches = Vec::new();
    for kind in &kinds {
        let fresh = kind.fresh();
        let daemon = Daemon::start(&fresh.url);
        let key = new_user(&fresh.url, "coder");
        benches.push((*kind, daemon, key, fresh, Vec::new()));
    }
    for _ in 0..rounds {
        for (_, daemon, key, _, measured) in &mut benches {
            measured.push(measure(daemon, key, &body).await);
        }
    }
    let ms = |measured: &[Round], of: &dyn Fn(&Round) -> Duration| {
        let times: Vec<f64> = measured.iter().map(|round| of(round).as_secs_f64()).collect();
        format!("{:.0}", median(&times) * 1000.0)
    };
    let lines = benches.iter().map(|(kind, _, _, _, measured)| {
        let (submit, completed) =
            (ms(measured, &|round| round.submit), ms(measured, &|round| round.completed));
        vec![kind.to_string(), submit, completed]
    });
    let title = format!(
        "coding: {} bytes, {TRANSACTIONS} transactions, medians of {rounds} rounds",
        body.len()
    );
    print_table(&title, &["", "submit ms", "completed ms"], &lines.collect::<Vec<_>>());
}

async fn measure(daemon: &Daemon, key: &str, body: &Bytes) -> Round {
    let mut connection = Connection::open(daemon.address, key).await;
    let start = Instant::now();
    let (status, answer) = connection.send(Method::POST, PATH, body.clone()).await;
    let submit = start.elapsed();
    assert_eq!(status, 202, "{}", String::from_utf8_lossy(&answer));
    let answer: Value = serde_json::from_slice(&answer).expect("JSON");
    let path = answer["poll_url"].as_str().expect("where to poll").to_owned();
    loop {
        let (status, job) = connection.send(Method::GET, &path, Bytes::new()).await;
        // Before a result of megabytes is read.
        let completed = start.elapsed();
        let job: Value = serde_json::from_slice(&job).expect("JSON");
        assert!(status == 200 && job["status"] != "failed", "{job}");
        if job["status"] == "completed" {
            assert_eq!(job["credits_charged"], TRANSACTIONS, "{job:.300}");
            return Round { submit, completed };
        }
        sleep(POLLED_EVERY).await;
    }
}

/// A body, always the same: merchants in any order, each with a number of its own.
fn body() -> Bytes {
    let mut random = Random::new();
    let merchants: Vec<&str> =
        MERCHANTS.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    let mut transactions = String::new();
    for _ in 0..TRANSACTIONS {
        let merchant = random.one_of(&merchants).replace(['"', '\\'], "");
        let (number, month, day) =
            (random.below(100_000), random.below(12) + 1, random.below(28) + 1);
        let (units, rest) = (random.below(900), random.below(100));
        let comma = if transactions.is_empty() { "" } else { "," };
        write!(
            transactions,
            r#"{comma}{{"date":"2026-{month:02}-{day:02}","description":"CARD 4417 {merchant} {number}","amount":-{units}.{rest:02}}}"#
        )
        .expect("a text takes it");
    }
    let accounts: Vec<Value> = csv::Reader::from_reader(CHART.as_bytes())
        .into_records()
        .map(|row| account(&row.expect("a row")))
        .collect();
    assert!(accounts.len() > 20 && merchants.len() > 500, "the files are as they were");
    let accounts = Value::from(accounts);
    format!(r#"{{"transactions":[{transactions}],"chart_of_accounts":{accounts}}}"#).into()
}

fn account(row: &csv::StringRecord) -> Value {
    serde_json::json!({"code": row[0], "name": row[1], "type": row[2]})
}

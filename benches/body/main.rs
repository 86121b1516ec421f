//! How fast a submit's body is decoded, beside what one would write without a second thought.
//!
//! `cargo bench -p tieout --bench body -- [--rounds N]`

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "the bans are the core's; a benchmark has arguments and a clock"
)]
#![expect(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a benchmark prints its table, and ends when something is not as it must be"
)]

mod bodies;

#[path = "../support/rows.rs"]
mod rows;

use std::borrow::Cow;
use std::hint::black_box;
use std::time::Instant;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use tieout_reconcile::{ReconcileRequest, ReconcileRequestError};

/// What nearly everybody would write.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "to be filled is all it is for")]
struct Plain {
    bank: Vec<PlainRow>,
    book: Vec<PlainRow>,
    options: Option<PlainOptions>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "to be filled is all it is for")]
struct PlainRow {
    date: String,
    amount: f64,
    description: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
#[expect(dead_code, reason = "to be filled is all it is for")]
struct PlainOptions {
    allowed_date_difference_in_days: Option<f64>,
    include_matched: Option<bool>,
    allow_overage: Option<bool>,
}

/// The same without copies of texts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "to be filled is all it is for")]
struct Borrowed<'a> {
    #[serde(borrow)]
    bank: Vec<BorrowedRow<'a>>,
    #[serde(borrow)]
    book: Vec<BorrowedRow<'a>>,
    options: Option<PlainOptions>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "to be filled is all it is for")]
struct BorrowedRow<'a> {
    date: &'a str,
    amount: f64,
    #[serde(borrow)]
    description: Cow<'a, str>,
}

/// Something done to a body; gives milliseconds. What it makes is dropped after the clock has stopped.
type Variant<'a> = (&'static str, Box<dyn Fn() -> f64 + 'a>);

fn timed<T>(work: impl FnOnce() -> T) -> f64 {
    let start = Instant::now();
    let made = black_box(work());
    let time = start.elapsed();
    drop(made);
    time.as_secs_f64() * 1000.0
}

/// Reads a good body as this type.
fn derived<'a, T: Deserialize<'a>>(body: &'a [u8]) -> f64 {
    timed(|| serde_json::from_slice::<T>(body).expect("a good body"))
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    // Only `cargo bench` says so; `cargo test --benches` is not what this is for.
    if !arguments.iter().any(|argument| argument == "--bench") {
        return;
    }
    let after = arguments.iter().skip_while(|argument| *argument != "--rounds").nth(1);
    let rounds = after.map_or(15, |rounds| rounds.parse().expect("--rounds N"));

    let (good, rows) = bodies::good();
    let (late, all) = (bodies::bad_at_the_end(&good), bodies::bad_throughout(&good));
    assert_eq!(faults(&good), None);
    assert_eq!(faults(&late), Some(1));
    assert_eq!(faults(&all), Some(2 * rows as u64));

    let variants: [Variant<'_>; 8] = [
        ("parse floor: IgnoredAny", Box::new(|| derived::<IgnoredAny>(&good))),
        ("derive, owned: String, f64, String", Box::new(|| derived::<Plain>(&good))),
        ("derive, borrowed: &str, f64, Cow", Box::new(|| derived::<Borrowed<'_>>(&good))),
        ("serde_json::Value", Box::new(|| derived::<Value>(&good))),
        ("Request::decode", Box::new(|| timed(|| ReconcileRequest::decode(&good)))),
        ("Request::check", Box::new(|| timed(|| ReconcileRequest::check(&good)))),
        (
            "Request::check, one fault at the end",
            Box::new(|| timed(|| ReconcileRequest::check(&late))),
        ),
        ("Request::check, every row faulty", Box::new(|| timed(|| ReconcileRequest::check(&all)))),
    ];
    let mut times = vec![Vec::new(); variants.len()];
    for _ in 0..rounds {
        for ((_, run), times) in variants.iter().zip(&mut times) {
            times.push(run());
        }
    }
    let medians: Vec<f64> = times.into_iter().map(median).collect();
    println!("body: {} bytes, {rows} rows a side, medians of {rounds} rounds\n", good.len());
    println!("| {:<38} | {:>6} | {:>8} | {:>8} |", "", "ms", "to owned", "to floor");
    println!("|{}|-------:|---------:|---------:|", "-".repeat(40));
    for ((name, _), ms) in variants.iter().zip(&medians) {
        let (owned, floor) = (ms / medians[1], ms / medians[0]);
        println!("| {name:<38} | {ms:>6.1} | {owned:>8.2} | {floor:>8.2} |");
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// How many faults a body has.
fn faults(body: &[u8]) -> Option<u64> {
    match ReconcileRequest::decode(body) {
        Ok(_) => None,
        Err(ReconcileRequestError::Format(issues)) => Some(issues.issue_count),
        Err(ReconcileRequestError::Syntax(error)) => panic!("{error}"),
    }
}

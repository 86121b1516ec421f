//! As many hostile requests as are asked for, on both databases: how the daemon stands them.
//!
//! `cargo bench -p tieout-cli --bench hostile -- [CASES] [--seed N]`

#![expect(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a benchmark prints its tables, and ends when something is not as it must be"
)]

#[expect(dead_code, reason = "the tests use more of it")]
#[path = "../../tests/e2e/account.rs"]
mod account;
#[expect(dead_code, reason = "the tests use more of it")]
#[path = "../../tests/e2e/daemon.rs"]
mod daemon;
#[path = "../../tests/support/hostile/mod.rs"]
mod hostile_requests;
#[expect(dead_code, unused_imports, unused_macros, reason = "the tests use more of it")]
#[path = "../../tests/e2e/place.rs"]
mod place;
#[path = "../../tests/support/postgres.rs"]
mod postgres;
#[path = "../../tests/support/published.rs"]
mod published;
#[expect(dead_code, reason = "the tests use more of it")]
#[path = "../../tests/e2e/support.rs"]
mod support;

use std::process::ExitCode;
use std::time::Duration;

use hostile_requests::{Plan, Report, stand};
use place::Place;

const CASES: usize = 100_000;
const SEED: u64 = 1;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    // Only `cargo bench` says so; `cargo test --benches` is not what this is for.
    if !arguments.iter().any(|argument| argument == "--bench") {
        return ExitCode::SUCCESS;
    }
    let numbers = |text: &String| text.parse::<usize>().ok();
    let seed = arguments.iter().skip_while(|argument| *argument != "--seed").nth(1);
    let plan = Plan {
        seed: seed.map_or(SEED, |seed| seed.parse().expect("--seed is followed by a number")),
        cases: arguments.first().and_then(numbers).unwrap_or(CASES),
        workers: 16,
        idle: 300,
        slow: 42,
        pace: Duration::from_secs(1),
        // A body may take a minute to come.
        time_min: Duration::from_secs(100),
        queue_capacity: 1000,
    };
    let mut is_well = true;
    for (name, place) in
        [("SQLite", Some(Place::sqlite())), ("PostgreSQL", Place::postgres("PostgreSQL"))]
    {
        let Some(place) = place else { continue };
        let report = stand(&place, plan);
        print(name, plan, &report);
        is_well &= report.fault_count == 0;
    }
    if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn print(name: &str, plan: Plan, report: &Report) {
    let Plan { seed, workers, idle, slow, pace, .. } = plan;
    let cases: usize = report.families.values().map(|tally| tally.connections).sum();
    println!(
        "\n{name}: {cases} connections of seed {seed} ({} requests) in {:.0} s, {workers} at a time, beside \
         {slow} slow clients (a byte every {} s) and {idle} idle connections\n",
        report.requests(),
        report.time.as_secs_f64(),
        pace.as_secs(),
    );
    println!("| family | requests | no answer | statuses |");
    println!("|---|--:|--:|---|");
    for (family, tally) in &report.families {
        let statuses: Vec<_> =
            tally.statuses.iter().map(|(status, count)| format!("{status}: {count}")).collect();
        println!("| {family} | {} | {} | {} |", tally.requests, tally.silent, statuses.join(", "));
    }
    let mut health = report.health.clone();
    health.sort_unstable();
    let at = |share: usize| health.get((health.len() * share / 1000).min(health.len() - 1));
    let ms = |share| at(share).map_or(f64::NAN, |time: &Duration| time.as_secs_f64() * 1000.0);
    println!(
        "\nhealth: asked {} times, median {:.1} ms, 99 of 100 within {:.1} ms, worst {:.1} ms",
        health.len(),
        ms(500),
        ms(990),
        ms(1000),
    );
    let mib = |kib: Option<u64>| kib.map_or("?".to_owned(), |kib| (kib / 1024).to_string());
    let [before, most, after] = report.memory_kib.map(mib);
    println!("memory: {before} MiB before, {most} at most, {after} after");
    println!("faults: {}", report.fault_count);
    for fault in &report.faults {
        println!("- {fault}");
    }
}

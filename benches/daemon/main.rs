//! How fast the daemon and its store are, on both databases in one run.
//!
//! `cargo bench -p tieout-cli --bench daemon -- [commits] [submits] [reads] [large] [coding] [memory] [journals] [bulk] [reports] [steady] [recovery]
//! [--rounds N] [--journals N] [--documents N] [--seconds N]`

#![expect(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a benchmark prints its tables, and ends when something is not as it must be"
)]

mod bare;
mod bulk;
mod client;
mod coding;
mod commits;
mod database;
mod documents;
mod journals;
mod journals_raw;
mod journals_rows;
mod large;
mod lean;
mod memory;
mod process;
mod raw;
mod reads;
mod recovery;
mod reports;
mod samples;
mod steady;
mod submits;

#[path = "../../tests/support/postgres.rs"]
mod postgres;

#[path = "../support/rows.rs"]
mod rows;

use std::process::{Command, ExitCode};

/// Set for a `PostgreSQL` server that keeps what it has committed; see `tests/support`.
const FSYNC: &str = "TIEOUT_TEST_POSTGRES_FSYNC";

const PARTS: [&str; 11] = [
    "commits", "submits", "reads", "large", "coding", "memory", "journals", "bulk", "reports",
    "steady", "recovery",
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [bare, answer] = &arguments[..]
        && bare == bare::BARE
    {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(bare::serve(answer.clone()));
    }
    // Only `cargo bench` says so; `cargo test --benches` is not what this is for.
    if !arguments.iter().any(|argument| argument == "--bench") {
        return ExitCode::SUCCESS;
    }
    if std::env::var_os(FSYNC).is_none() {
        let program = std::env::current_exe().expect("the path of this program");
        let again = Command::new(program).args(arguments).env(FSYNC, "1").status();
        let is_well = again.expect("it runs again").success();
        return if is_well { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    }
    let (parts, rounds) = wanted(&arguments);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        database::describe().await;
        for part in parts {
            match part {
                "commits" => commits::run(rounds).await,
                "submits" => submits::run(rounds).await,
                "reads" => reads::run(rounds).await,
                "large" => large::run(rounds).await,
                "coding" => coding::run(rounds).await,
                "journals" => journals::run(rounds).await,
                "bulk" => {
                    let journals = number_after(&arguments, "--journals", 500_000);
                    bulk::run(journals, number_after(&arguments, "--connections", 4)).await;
                }
                "reports" => reports::run(number_after(&arguments, "--documents", 100_000)).await,
                "steady" => steady::run(number_after(&arguments, "--seconds", 600)).await,
                "recovery" => {
                    recovery::run(number_after(&arguments, "--journals", 1_000_000)).await;
                }
                _ => memory::run(rounds).await,
            }
        }
    });
    ExitCode::SUCCESS
}

/// The parts to run, all unless some are named, and how often each.
fn wanted(arguments: &[String]) -> (Vec<&'static str>, usize) {
    let is_given = |part: &str| arguments.iter().any(|argument| argument == part);
    let mut parts = Vec::from(PARTS);
    if parts.iter().any(|part| is_given(part)) {
        parts.retain(|part| is_given(part));
    }
    (parts, number_after(arguments, "--rounds", 5))
}

/// The number behind a flag, or what it is without one.
fn number_after(arguments: &[String], flag: &str, otherwise: usize) -> usize {
    let after = arguments.iter().skip_while(|argument| *argument != flag).nth(1);
    after.map_or(otherwise, |number| number.parse().expect("a flag is followed by a number"))
}

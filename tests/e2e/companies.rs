//! The four companies, `examples/companies`: what was worked out without the program is what comes out, and again after an
//! export and an import.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::ledger::support::{Books, money};
use crate::place::on_both_databases;
use crate::support::{Desk, program};

/// Where the examples are.
const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/companies");

const COMPANIES: [&str; 4] = ["imports", "cash", "flat-rate", "construction"];

/// The boxes of each quarter, and the trial balance at the end of each year.
const FIGURES: [&str; 3] =
    ["vat-returns.csv", "trial-balance-2025-03-31.csv", "trial-balance-2026-03-31.csv"];

/// Keeps a company's books, and writes what they come to.
#[track_caller]
fn keep(books: &Books<'_>, company: &str) -> (Desk, PathBuf) {
    let desk = Desk::new();
    let out = desk.path("out");
    let ran = Command::new("sh")
        .args([format!("{EXAMPLES}/run.sh").as_ref(), company.as_ref(), out.as_os_str()])
        .env("HOME", desk.path("home"))
        .env("XDG_CONFIG_HOME", desk.path("config"))
        .env("TIEOUT", program())
        .env("TIEOUT_URL", &books.account.url)
        .env("TIEOUT_API_KEY", &books.key)
        .output()
        .expect("the script runs");
    assert!(ran.status.success(), "{company}: {}", String::from_utf8_lossy(&ran.stderr));
    (desk, out)
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Account, debit and credit of a trial balance.
fn rows(trial: &Value) -> Vec<String> {
    let plain = |row: &Value, key: &str| match &row[key] {
        Value::String(text) => text.clone(),
        amount => money(amount),
    };
    let rows = trial["rows"].as_array().expect("rows").iter();
    rows.map(|row| ["account_code", "debit", "credit"].map(|key| plain(row, key)).join(","))
        .collect()
}

on_both_databases! {
    fn every_box_and_balance_of_two_years_is_what_the_notices_come_to(place: &Place) {
        let books = Books::new(place);
        for company in COMPANIES {
            let (desk, out) = keep(&books, company);
            for figures in FIGURES {
                let worked_out = text(&Path::new(EXAMPLES).join(company).join("figures").join(figures));
                assert_eq!(text(&out.join(figures)), worked_out, "{company} {figures}");
            }
            let file = out.join("books.json");
            let file = file.to_str().expect("a path");
            let made = books.account.ask_as(&desk, &["ledger", "import", file, "--json"], &books.key);
            assert_eq!(made.code, Some(0), "{company} {made:?}");
            let made: Value = serde_json::from_str(&made.stdout).expect("JSON");
            let id = made["id"].as_str().expect("an id");
            for day in ["2025-03-31", "2026-03-31"] {
                let args = ["ledger", "trial-balance", "--org", id, "--as-at", day, "--basis", "cumulative", "--json"];
                let ran = books.account.ask_as(&desk, &args, &books.key);
                let trial: Value = serde_json::from_str(&ran.stdout).expect("JSON");
                let kept = text(&out.join(format!("trial-balance-{day}.csv")));
                assert_eq!(rows(&trial), kept.lines().skip(1).collect::<Vec<_>>(), "{company} {day}");
            }
        }
    }
}

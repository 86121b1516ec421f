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

/// What the reports of a year say: each account and total, and what each contact owes and is owed.
fn statements(report: &dyn Fn(&[&str]) -> Value, [first, last]: [&str; 2]) -> Vec<String> {
    let profit = report(&["profit-and-loss", "--from", first, "--to", last]);
    let sheet = report(&["balance-sheet", "--as-at", last]);
    let mut lines = vec!["report,line,amount".to_owned()];
    let mut say = |report: &str, line: &str, amount: &Value| {
        lines.push(format!("{report},{line},{}", money(amount)));
    };
    let rows = |section: &Value| section["rows"].as_array().expect("rows").clone();
    let code = |row: &Value| row["account_code"].as_str().expect("a code").to_owned();
    for row in [&profit["income"], &profit["expenses"]].into_iter().flat_map(rows) {
        say("profit-and-loss", &code(&row), &row["amount"]);
    }
    say("profit-and-loss", "net profit", &profit["net_profit"]);
    for row in ["assets", "liabilities", "equity"].into_iter().flat_map(|name| rows(&sheet[name])) {
        say("balance-sheet", &code(&row), &row["amount"]);
    }
    say("balance-sheet", "assets", &sheet["assets"]["total"]);
    say("balance-sheet", "liabilities", &sheet["liabilities"]["total"]);
    say("balance-sheet", "earlier years", &sheet["equity"]["earlier_years"]);
    say("balance-sheet", "current year", &sheet["equity"]["current_year"]);
    say("balance-sheet", "equity", &sheet["equity"]["total"]);
    for name in ["aged-receivables", "aged-payables"] {
        let aged = report(&[name, "--as-at", last]);
        for contact in aged["contacts"].as_array().expect("contacts") {
            let open = &contact["open"]["total"];
            say(name, contact["contact_name"].as_str().expect("a name"), open);
        }
    }
    lines
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
            let check_statements = |org: &str| {
                let report = |args: &[&str]| {
                    let args = [&["ledger", "reports"], args, &["--org", org, "--json"]].concat();
                    let ran = books.account.ask_as(&desk, &args, &books.key);
                    assert_eq!(ran.code, Some(0), "{company} {ran:?}");
                    serde_json::from_str(&ran.stdout).expect("JSON")
                };
                for [first, last] in [["2024-04-01", "2025-03-31"], ["2025-04-01", "2026-03-31"]] {
                    let figures = format!("figures/statements-{last}.csv");
                    let worked_out = text(&Path::new(EXAMPLES).join(company).join(figures));
                    let made = statements(&report, [first, last]);
                    assert_eq!(made, worked_out.lines().collect::<Vec<_>>(), "{company} {last}");
                }
            };
            let file = out.join("books.json");
            let file = file.to_str().expect("a path");
            let made = books.account.ask_as(&desk, &["ledger", "import", file, "--json"], &books.key);
            assert_eq!(made.code, Some(0), "{company} {made:?}");
            let made: Value = serde_json::from_str(&made.stdout).expect("JSON");
            let id = made["id"].as_str().expect("an id");
            let exported: Value = serde_json::from_str(&text(&out.join("books.json"))).expect("JSON");
            check_statements(exported["settings"]["id"].as_str().expect("an id"));
            check_statements(id);
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

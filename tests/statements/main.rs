//! Files of banks, cards, payment providers and bookkeeping programs, each read with no option, beside
//! what a careful bookkeeper reads in it.
//!
//! `TIEOUT_STATEMENTS=DIR` reads the files of another folder; `TIEOUT_SHOW=1` says what is wrong with each;
//! `TIEOUT_BLESS=1` writes what comes of each into `docs/statement-files.md`.

#![expect(
    clippy::disallowed_methods,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a test reads its files, shows what it was asked for, and may fail"
)]

mod corpus;
mod laws;
mod layouts;
mod sides;
mod signs;

use std::path::Path;

use corpus::{Outcome, Statement, outcome, stated_beside, statements};

/// The share of files that are read right with no option, in hundredths.
const RIGHT_MIN: usize = 95;

/// How many in a hundred of the balances that files state are to be found.
const BALANCES_MIN: usize = 90;

/// What comes of each file, as the documents have it.
fn list(files: &[Statement], outcomes: &[&str]) -> String {
    let mut text = "# What comes of each file\n\n\
        Written by `TIEOUT_BLESS=1 cargo test --test statements real_layouts`, which fails where it does not hold.\n\n\
        | Folder | File | What it is | Rows | Outcome |\n|---|---|---|--:|---|\n"
        .to_owned();
    for (file, outcome) in files.iter().zip(outcomes) {
        let folder = file.path.parent().and_then(Path::file_name).unwrap_or_default();
        let of = file.expected["of"].as_str().unwrap_or_default().replace('|', "/");
        let rows = file.expected["rows"].as_array().map_or(0, Vec::len);
        let (folder, name) = (folder.to_string_lossy(), &file.name);
        let cells = [&*folder, name, &of, &rows.to_string(), outcome].join(" | ");
        text.extend(["| ", &cells, " |\n"]);
    }
    text
}

/// Holds the document against what was found, or writes it.
fn assert_listed(found: &str) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/statement-files.md");
    if std::env::var("TIEOUT_BLESS").is_ok() {
        std::fs::write(path, found).unwrap();
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        written == found,
        "docs/statement-files.md is of another tree: TIEOUT_BLESS=1 writes it"
    );
}

#[test]
fn real_layouts_are_read_unaided_and_never_wrongly() {
    let folder = std::env::var("TIEOUT_STATEMENTS").unwrap_or_else(|_| {
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/statements/files").to_owned()
    });
    let shows = std::env::var("TIEOUT_SHOW").is_ok();
    let files = statements(Path::new(&folder));
    let (mut right, mut wrong) = (0, Vec::new());
    let (mut stated, mut currencies) = ((0, 0), (0, 0));
    let mut outcomes = Vec::new();
    let mut tally = std::collections::BTreeMap::<&str, usize>::new();
    for file in &files {
        let outcome = outcome(file);
        *tally.entry(outcome.name()).or_default() += 1;
        match &outcome {
            Outcome::Right => right += 1,
            Outcome::Wrong(_) => wrong.push(&*file.name),
            Outcome::Asked(_) | Outcome::Refused(_) => {}
        }
        if shows && outcome != Outcome::Right {
            println!("{:<14} {}: {}", outcome.name(), file.name, outcome.says());
        }
        outcomes.push(outcome.name());
        let beside = stated_beside(file);
        let (wanted, found) = beside.balances;
        if shows && found < wanted {
            println!("{found} of {wanted} balances  {}", file.name);
        }
        stated = (stated.0 + wanted, stated.1 + found);
        let (wanted, found) = beside.currencies;
        if shows && found < wanted {
            println!("no currency {}  {}", file.expected["currency"], file.name);
        }
        currencies = (currencies.0 + wanted, currencies.1 + found);
    }
    println!("{} of {} balances that files state", stated.1, stated.0);
    assert!(stated.1 * 100 >= stated.0 * BALANCES_MIN, "{} of {} balances", stated.1, stated.0);
    println!("{} of {} currencies that files state", currencies.1, currencies.0);
    println!("{} files: {tally:?}", files.len());
    if std::env::var("TIEOUT_STATEMENTS").is_err() {
        assert_listed(&list(&files, &outcomes));
    }
    assert!(wrong.is_empty(), "read with other rows, and no question: {wrong:?}");
    assert!(right * 100 >= files.len() * RIGHT_MIN, "{right} of {}", files.len());
}

//! Months after each other, with what earlier ones have taught beside without, and beside what the truth of all
//! months would teach: F1 of the pairs.
//!
//! `cargo bench -p tieout-reconcile --bench months -- [--days=7] DIR...`, each folder with `bank.csv`, `book.csv` and `truth.csv` of
//! several months, as `benches/reconcile/gen.py` writes them.

#![expect(
    clippy::disallowed_methods,
    reason = "the bans are the core's; a benchmark has arguments and files"
)]
#![expect(
    clippy::expect_used,
    clippy::print_stdout,
    clippy::indexing_slicing,
    clippy::cast_precision_loss,
    reason = "a benchmark prints its table, and ends when something is not as it must be"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tieout::date::Date;
use tieout_reconcile::{ConfirmedPairs, MatchOptions, Rows, reconcile_after};

/// Rows that an earlier month left open meet those of the next one.
type Table = Vec<Line>;

/// A row of a generated file.
#[derive(Clone)]
struct Line {
    id: String,
    date: Date,
    amount: String,
    text: String,
}

/// What a month knows when it begins.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Evidence {
    /// Nothing but its own rows.
    None,
    /// The pairs that were found in the months before, but for those that are to be reviewed.
    Kept,
    /// The true pairs of all months, its own and later ones too: more than can ever be known.
    Truth,
}

/// What was found over all months.
#[derive(Default)]
struct Found {
    pairs: usize,
    right: usize,
}

impl Found {
    fn f1(&self, truth: usize) -> f64 {
        2.0 * self.right as f64 / (self.pairs + truth) as f64
    }
}

fn main() {
    let folders: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let window = std::env::args().find_map(|one| one.strip_prefix("--days=")?.parse().ok());
    let window_days = window.unwrap_or(MatchOptions::default().window_days);
    println!(
        "| folder | months | rows a month | F1 without | F1 kept | kept | F1 by the truth | the truth |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|");
    let (mut of_kept, mut of_truth) = (Vec::new(), Vec::new());
    for folder in &folders {
        let (bank, book, truth) = world(Path::new(folder));
        let months: BTreeSet<String> = bank.iter().map(month).collect();
        let [without, kept, known] = [Evidence::None, Evidence::Kept, Evidence::Truth]
            .map(|evidence| run(&bank, &book, &truth, &months, evidence, window_days))
            .map(|found| found.f1(truth.len()));
        of_kept.push(kept - without);
        of_truth.push(known - without);
        println!(
            "| {folder} | {} | {} | {without:.4} | {kept:.4} | {:+.4} | {known:.4} | {:+.4} |",
            months.len(),
            bank.len() / months.len().max(1),
            kept - without,
            known - without
        );
    }
    for (name, differences) in [("kept", of_kept), ("the truth", of_truth)] {
        let (mean, least, most) = interval(&differences);
        println!("{name}: mean difference {mean:+.4}, 95 % interval {least:+.4} to {most:+.4}");
    }
}

/// The mean of paired differences and its 95 % interval, by Student's t.
fn interval(differences: &[f64]) -> (f64, f64, f64) {
    /// The quantile of 97.5 %, from one degree of freedom on.
    const QUANTILES: [f64; 19] = [
        12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
        2.145, 2.131, 2.120, 2.110, 2.101, 2.093,
    ];
    let count = differences.len() as f64;
    let mean = differences.iter().sum::<f64>() / count;
    let squares = differences.iter().map(|one| (one - mean).powi(2)).sum::<f64>();
    let freedom = differences.len().saturating_sub(1).max(1);
    let quantile = QUANTILES.get(freedom - 1).copied().unwrap_or(2.0);
    let half = quantile * (squares / freedom as f64 / count).sqrt();
    (mean, mean - half, mean + half)
}

fn month(line: &Line) -> String {
    line.date.to_string()[..7].to_owned()
}

/// All months in turn; what a month leaves open waits for the next one.
fn run(
    bank: &Table,
    book: &Table,
    truth: &BTreeSet<(String, String)>,
    months: &BTreeSet<String>,
    evidence: Evidence,
    window_days: u8,
) -> Found {
    let by_month = |table: &Table| {
        let mut by: BTreeMap<String, Vec<Line>> = BTreeMap::new();
        for line in table {
            by.entry(month(line)).or_default().push(line.clone());
        }
        by
    };
    let mut confirmed = match evidence {
        Evidence::Truth => true_pairs(bank, book, truth),
        Evidence::None | Evidence::Kept => ConfirmedPairs::default(),
    };
    let (bank, book) = (by_month(bank), by_month(book));
    let mut open: [Vec<Line>; 2] = [Vec::new(), Vec::new()];
    let mut found = Found::default();
    for month in months {
        let now = |by: &BTreeMap<String, Vec<Line>>, open: &[Line]| {
            let mut lines = open.to_vec();
            lines.extend(by.get(month).cloned().unwrap_or_default());
            lines
        };
        let (of_bank, of_book) = (now(&bank, &open[0]), now(&book, &open[1]));
        let (bank_rows, book_rows) = (rows(&of_bank), rows(&of_book));
        let options = MatchOptions { window_days, ..MatchOptions::default() };
        let none = ConfirmedPairs::default();
        let known = if evidence == Evidence::None { &none } else { &confirmed };
        let outcome = reconcile_after(&known.evidence(), &bank_rows, &book_rows, options, &|_| ());
        let mut is_open = [vec![true; of_bank.len()], vec![true; of_book.len()]];
        let mut taught = Vec::new();
        for pair in &outcome.pairs {
            let (one, other) = (pair.bank_row as usize, pair.book_row as usize);
            (is_open[0][one], is_open[1][other]) = (false, false);
            found.pairs += 1;
            let ids = (of_bank[one].id.clone(), of_book[other].id.clone());
            found.right += usize::from(truth.contains(&ids));
            if !pair.score.is_ambiguous() {
                taught.push((one, other));
            }
        }
        for (one, other) in taught.into_iter().filter(|_| evidence == Evidence::Kept) {
            let (one, other) = (&of_bank[one], &of_book[other]);
            confirmed.push((one.date, &one.text), (other.date, &other.text)).expect("a pair");
        }
        // Only what is a few days old may still find a partner within the window.
        let left = |lines: &[Line], is_open: &[bool]| {
            let last = lines.iter().map(|line| line.date).max();
            let lines = lines.iter().zip(is_open).filter(|(line, is_open)| {
                **is_open && last.is_some_and(|last| last.days_after(line.date) <= 7)
            });
            lines.map(|(line, _)| line.clone()).collect::<Vec<_>>()
        };
        open = [left(&of_bank, &is_open[0]), left(&of_book, &is_open[1])];
    }
    found
}

fn true_pairs(bank: &Table, book: &Table, truth: &BTreeSet<(String, String)>) -> ConfirmedPairs {
    let by_id = |table: &'_ Table| -> BTreeMap<String, Line> {
        table.iter().map(|line| (line.id.clone(), line.clone())).collect()
    };
    let (bank, book) = (by_id(bank), by_id(book));
    let mut pairs = ConfirmedPairs::default();
    for (one, other) in truth {
        let (one, other) = (&bank[one], &book[other]);
        pairs.push((one.date, &one.text), (other.date, &other.text)).expect("a pair");
    }
    pairs
}

fn rows(lines: &[Line]) -> Rows {
    let mut rows = Rows::default();
    for line in lines {
        rows.push(line.date, &line.amount, &line.text).expect("a row");
    }
    rows
}

fn world(folder: &Path) -> (Table, Table, BTreeSet<(String, String)>) {
    let records = |name: &str| {
        let mut reader = csv::Reader::from_path(folder.join(name)).expect("a file");
        reader.records().map(|record| record.expect("a record")).collect::<Vec<_>>()
    };
    let table = |name: &str| {
        let line = |record: csv::StringRecord| Line {
            id: record[0].to_owned(),
            date: Date::parse_iso(&record[1]).expect("a date"),
            amount: record[2].to_owned(),
            text: record[3].to_owned(),
        };
        records(name).into_iter().map(line).collect::<Table>()
    };
    let truth = records("truth.csv").into_iter();
    let truth = truth.filter(|record| &record[2] == "match");
    let truth = truth.map(|record| (record[0].to_owned(), record[1].to_owned())).collect();
    (table("bank.csv"), table("book.csv"), truth)
}

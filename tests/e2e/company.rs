//! The worked example, `examples/company`: what its text works out by hand is what comes out.

#![cfg(unix)]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::ledger::support::Books;
use crate::place::on_both_databases;
use crate::support::{Desk, program};

/// Where the example is.
const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/company");

/// What the example's README comes to: in which report, in which line, which figures.
const BY_HAND: [(&str, &str, &str); 32] = [
    ("vat-return", "1 ", "698.40"),
    ("vat-return", "4 ", "319.80"),
    ("vat-return", "5 ", "378.60"),
    ("vat-return", "6 ", "4,776.00"),
    ("vat-return", "7 ", "3,427.00"),
    ("vat-return", "to pay", "378.60"),
    ("profit-and-loss", "4000 ", "3,492.00"),
    ("profit-and-loss", "4010 ", "1,044.00"),
    ("profit-and-loss", "4100 ", "240.00"),
    ("profit-and-loss", "5000 ", "412.00"),
    ("profit-and-loss", "5010 ", "640.00"),
    ("profit-and-loss", "6000 ", "1,000.00"),
    ("profit-and-loss", "6100 ", "1,350.00"),
    ("profit-and-loss", "6210 ", "60.00"),
    ("profit-and-loss", "6300 ", "58.40"),
    ("profit-and-loss", "6700 ", "7.50"),
    ("profit-and-loss", "6800 ", "74.92"),
    ("balance-sheet", "1000 ", "899.00"),
    ("balance-sheet", "1090 ", "-74.92"),
    ("balance-sheet", "1200 ", "564.00"),
    ("balance-sheet", "1300 ", "9,007.15"),
    ("balance-sheet", "2100 ", "780.00"),
    ("balance-sheet", "2200 ", "63.45"),
    ("balance-sheet", "2250 ", "378.60"),
    ("balance-sheet", "2400 ", "9,900.00"),
    ("balance-sheet", "3000 ", "100.00"),
    ("balance-sheet", "Profit or loss since", "1,173.18"),
    ("balance-sheet", "Assets ", "12,395.23 = liabilities 11,122.05 + equity 1,273.18"),
    ("balance-sheet-next-day", "Profit or loss brought forward", "1,173.18"),
    ("aged-receivables", "Abbey Schools Trust", "564.00"),
    ("aged-payables", "Printwell", "12.00"),
    ("aged-payables", "Fern & Rowe", "768.00"),
];

/// The reports of a folder by their names.
fn reports(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    let reports = files.filter(|path| path.extension().is_some_and(|extension| extension == "txt"));
    let named = reports.map(|path| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("a report"))
    });
    named.collect()
}

/// Makes the books of the example beside others, and writes its reports to a folder.
#[track_caller]
pub(crate) fn run_example(books: &Books<'_>, out: &Path) {
    let desk = Desk::new();
    let ran = Command::new("sh")
        .args([format!("{EXAMPLE}/run.sh").as_ref(), out.as_os_str()])
        .env("HOME", desk.path("home"))
        .env("XDG_CONFIG_HOME", desk.path("config"))
        .env("TIEOUT", program())
        .env("TIEOUT_URL", &books.account.url)
        .env("TIEOUT_API_KEY", &books.key)
        .output()
        .expect("the script runs");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
}

on_both_databases! {
    fn the_worked_example_comes_to_the_figures_that_its_text_works_out(place: &Place) {
        let books = Books::new(place);
        let desk = Desk::new();
        let out = desk.path("out");
        run_example(&books, &out);
        let made = reports(&out);
        let kept = Path::new(EXAMPLE).join("reports");
        if std::env::var_os("TIEOUT_BLESS").is_some() {
            for (name, report) in &made {
                fs::write(kept.join(format!("{name}.txt")), report).expect("it is written");
            }
            fs::copy(out.join("books.json"), Path::new(EXAMPLE).join("books.json")).expect("it is copied");
        }
        for (name, line, figures) in BY_HAND {
            let report = &made[name];
            let is_there = report.lines().any(|text| {
                text.trim_start().starts_with(line) && text.contains(figures)
            });
            assert!(is_there, "{name}: no line {line} with {figures} in\n{report}");
        }
        assert_eq!(made, reports(&kept), "TIEOUT_BLESS=1 writes the reports anew");
    }

    fn the_export_of_the_worked_example_makes_books_with_the_same_reports(place: &Place) {
        const AT: [&str; 2] = ["--as-at", "2026-03-31"];
        const OVER: [&str; 4] = ["--from", "2026-01-01", "--to", "2026-03-31"];
        let books = Books::new(place);
        let desk = Desk::new();
        let run = |arguments: &[&str]| {
            let ran = Command::new(program())
                .args(arguments)
                .env("HOME", desk.path("home"))
                .env("XDG_CONFIG_HOME", desk.path("config"))
                .env("TIEOUT_URL", &books.account.url)
                .env("TIEOUT_API_KEY", &books.key)
                .env("TIEOUT_ORG", "Wren & Marsh Ltd")
                .output()
                .expect("it runs");
            assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
            String::from_utf8(ran.stdout).expect("a text")
        };
        run(&["ledger", "import", &format!("{EXAMPLE}/books.json")]);
        let kept = reports(&Path::new(EXAMPLE).join("reports"));
        for (name, days) in [
            ("trial-balance", &AT[..]),
            ("balance-sheet", &AT),
            ("aged-receivables", &AT),
            ("aged-payables", &AT),
            ("profit-and-loss", &OVER),
            ("general-ledger", &OVER),
        ] {
            let report = run(&[&["ledger", "reports", name], days].concat());
            assert_eq!(report, kept[name], "{name}");
        }
    }
}

//! Laws of a kept account, over many small months.

use std::fmt::Write as _;
use std::fs;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use crate::support::Desk;

/// Day, whole pounds, and which of few texts.
type Row = (u8, i8, u8);

fn rows() -> impl Strategy<Value = Vec<Row>> {
    prop::collection::vec((1..29_u8, -6..7_i8, 0..4_u8), 1..7)
}

fn file(rows: &[Row]) -> String {
    const TEXTS: [&str; 4] = ["Shop 1", "Rent", "Cheque 100231", "J Smith"];
    let mut text = "Date,Description,Amount\n".to_owned();
    for (day, pounds, which) in rows {
        let pounds = if *pounds == 0 { 7 } else { *pounds };
        let told = TEXTS[usize::from(*which)];
        _ = writeln!(text, "2026-03-{day:02},{told},{pounds}.00");
    }
    text
}

/// What the folder says of the month, but for the audit, which has a clock in it.
fn kept(desk: &Desk) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for name in ["account.toml", "decisions.csv", "periods.jsonl"] {
        found.push((
            name.to_owned(),
            fs::read_to_string(desk.path(&format!("main/{name}"))).unwrap_or_default(),
        ));
    }
    if let Ok(entries) = fs::read_dir(desk.path("main/closed/2026-03-31")) {
        for entry in entries {
            let path = entry.expect("an entry").path();
            found.push((path.display().to_string(), fs::read_to_string(&path).expect("a file")));
        }
    }
    found.sort();
    found
}

/// A close, taken back and made again, is the same close; and taking it back brings back what was before it.
#[test]
fn close_reopen_close_is_close_and_reopen_restores_what_was_before() {
    const CASES: u32 = 12;
    let config = Config { cases: CASES, failure_persistence: None, ..Config::default() };
    let decisions = prop::collection::vec((0..6_usize, 2..9_u8), 0..5);
    let case = (rows(), rows(), decisions);
    let ran = TestRunner::new(config).run(&case, |(bank, book, decisions)| {
        let desk = Desk::with(&file(&bank), &file(&book));
        let month = [
            "--keep",
            "main",
            "--as-at",
            "2026-03-31",
            "--map",
            "amount=Amount,sign=",
            "--opening",
            "bank:0",
            "--opening",
            "book:0",
        ];
        // Some rows may be totals of the others, which is asked about.
        prop_assume!(desk.reconcile(&month).code.is_some_and(|code| code < 2));
        for (which, line) in decisions {
            let side = ["bank", "bank", "book", "book", "bank", "book"][which];
            let verb = ["enter", "bank-error", "timing", "remove", "aside", "aside"][which];
            // What is no row is refused, and changes nothing.
            _ = desk.run(&["decide", "--keep", "main", verb, &format!("{side}:{line}")]);
        }
        desk.reconcile(&month);
        let before = kept(&desk);
        let close = || desk.reconcile(&[&month[..], &["--close", "--unproved", "a law"]].concat());
        let ran = close();
        prop_assert_eq!(ran.code, Some(0), "{:?}", ran);
        let closed = kept(&desk);
        let is_proved = desk.read("main/periods.jsonl").contains("\"proof\":\"proved\"");
        let verified = i32::from(!is_proved);
        prop_assert_eq!(desk.run(&["verify", "main"]).code, Some(verified));
        prop_assert_eq!(desk.run(&["reopen", "main"]).code, Some(0));
        // A close writes the file where nothing was decided, too.
        let decided = |kept: &[(String, String)]| -> Vec<String> {
            let (_, text) = kept.iter().find(|(name, _)| name == "decisions.csv").expect("named");
            text.lines().skip(1).map(str::to_owned).collect()
        };
        prop_assert_eq!(decided(&kept(&desk)), decided(&before));
        prop_assert_eq!(close().code, Some(0));
        prop_assert_eq!(kept(&desk), closed);
        Ok(())
    });
    if let Err(error) = ran {
        panic!("{error}");
    }
}

//! Forms of the result: JSON to the letter of the API contract, JSON lines, CSV; closed pipes.

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use crate::support::{Desk, Ran};

const BANK: &str = "date,amount,description\n2026-03-02,-19.99,COFFEE\n2026-03-03,120,ACME\n";
const BOOK: &str = "date,amount,description\n2026-03-01,120.0,Acme\n2026-03-14,250,INV-1042\n";

#[test]
fn json_is_exactly_the_result_object_of_the_api() {
    let ran = Desk::with(BANK, BOOK).reconcile(&["--json"]);
    assert_eq!(
        ran.stdout,
        concat!(
            r#"{"summary":{"verified":true,"bank_rows":2,"book_rows":2,"matched_count":1,"#,
            r#""missing_from_books_count":1,"remove_from_books_count":1},"credits_charged":0,"#,
            r#""verification":{"is_verified":true,"expected_net_discrepancy":-269.99,"#,
            r#""actual_net_effect":-269.99,"reason":"The unmatched rows explain the whole "#,
            r#"difference between bank and books."},"missing_from_books":[{"date":"2026-03-02","#,
            r#""amount":-19.99,"description":"COFFEE"}],"remove_from_books":[{"date":"2026-03-14","#,
            r#""amount":250.00,"description":"INV-1042"}]}"#,
            "\n"
        )
    );
    assert_eq!(Desk::with(BANK, BOOK).reconcile(&["--output", "json"]).stdout, ran.stdout);
}

#[test]
fn include_matched_adds_the_pairs_and_nothing_else() {
    let desk = Desk::with(BANK, BOOK);
    let mut with = desk.reconcile(&["--json", "--include-matched"]).json();
    let matched = with.as_object_mut().and_then(|object| object.remove("matched"));
    assert_eq!(with, desk.reconcile(&["--json"]).json());
    let matched = matched.expect("the pairs");
    assert_eq!(matched.as_array().map(Vec::len), Some(1));
    let names: Vec<&String> = matched[0].as_object().expect("a pair").keys().collect();
    let expected =
        ["amount_difference", "ambiguous", "bank", "book", "date_difference_in_days", "score"];
    assert_eq!(names.len(), expected.len());
    assert!(expected.iter().all(|name| names.iter().any(|known| known == name)), "{names:?}");
    assert_eq!(matched[0]["date_difference_in_days"], -2);
    assert_eq!(matched[0]["bank"]["description"], "ACME");
}

#[test]
fn json_lines_carry_file_lines_and_end_with_the_summary() {
    let ran = Desk::with(BANK, BOOK).reconcile(&["--output", "jsonl", "--explain"]);
    insta::assert_snapshot!(ran.stdout);
}

#[test]
fn csv_is_one_table_with_one_header() {
    let ran = Desk::with(BANK, BOOK).reconcile(&["--output", "csv", "--include-matched"]);
    insta::assert_snapshot!(ran.stdout);
}

#[test]
fn a_cell_that_a_spreadsheet_would_run_is_quoted_and_a_number_never() {
    let bank = "date,amount,description\n2026-03-02,-5.00,=HYPERLINK(1)\n2026-03-02,-6,@SUMS\n";
    let desk = Desk::with(bank, "date,amount,description\n");
    desk.reconcile(&["--out", "out"]);
    assert_eq!(
        desk.read("out/missing_from_books.csv"),
        "line,date,amount,description\n2,2026-03-02,-5.00,'=HYPERLINK(1)\n3,2026-03-02,-6.00,'@SUMS\n"
    );
}

#[test]
fn no_cell_of_coded_transactions_is_run_and_all_else_stays_as_it_came() {
    let cells = ["=1+1", " \u{feff}=1", "a;=1", "a\u{1b}[31m;b", "x\t+cmd|x", "＝1", "tea = 5"];
    let rows = cells.map(|cell| format!("2026-03-02,-5.00,{cell},'{cell}\n")).concat();
    let desk = Desk::new()
        .file("txns.csv", format!("date,amount,description,=note\n{rows}"))
        .file("chart.csv", "code,name,type\n=404,+Bank;=charges,EXPENSE\n");
    desk.run(&["code", "txns.csv", "chart.csv", "--out", "coded.csv"]);
    let coded = desk.read("coded.csv");
    let mut lines = coded.lines();
    assert!(lines.next().expect("a header").starts_with("date,amount,description,'=note,"));
    let expected =
        ["'=1+1", "' \u{feff}=1", "a;'=1", "a\u{1b}[31m;b", "x\t'+cmd|x", "'＝1", "tea = 5"];
    for (line, (came, cell)) in lines.zip(cells.iter().zip(expected)) {
        let again = if cell.starts_with('\'') { format!("'{came}") } else { format!("'{cell}") };
        let start = format!("2026-03-02,-5.00,{cell},{again},");
        assert!(line.starts_with(&start), "{line:?} {start:?}");
        // Codes and names of the chart are texts as well.
        assert!(!line.contains(",=404") && !line.contains(",+Bank"), "{line:?}");
    }
}

#[test]
fn nothing_in_a_file_can_steer_the_terminal() {
    let bank = "date,amount,description\n2026-03-02,-5,\"\u{1b}[2J\u{202e}evil\nline\u{9b}\"\n";
    let ran = Desk::with(bank, "date,amount,description\n").reconcile(&[]);
    assert!(ran.stdout.contains(r"\u{1b}[2J\u{202e}evil\nline\u{9b}"), "{}", ran.stdout);
    let mut bad = String::from("date,amount,description\n2026-03-02,");
    bad.push_str("\u{1b}[31m,x\n");
    let ran = Desk::with(&bad, BOOK).reconcile(&[]);
    assert!(ran.refused(3).contains(r#""\u{1b}[31m" is not a number"#), "{ran:?}");
}

fn many_rows() -> String {
    let rows = (1..=4_000).map(|n| format!("2026-01-01,{n}.00,row number {n}\n"));
    std::iter::once("date,amount,description\n".to_owned()).chain(rows).collect()
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let desk = Desk::with(&many_rows(), "date,amount,description\n");
    for output in ["table", "json", "jsonl", "csv"] {
        let mut child = desk
            .command(&[
                "reconcile",
                "bank.csv",
                "book.csv",
                "-q",
                "--limit",
                "0",
                "--output",
                output,
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut first = [0_u8; 16];
        child.stdout.take().expect("standard output").read_exact(&mut first).expect("some bytes");
        let ran = Ran::of(child.wait_with_output().expect("the program ends"));
        assert_eq!((ran.code, ran.stderr.as_str()), (Some(1), ""), "{output}");
    }
}

#[test]
fn a_shell_pipe_into_head_ends_quietly() {
    let desk = Desk::with(&many_rows(), "date,amount,description\n");
    let program = crate::support::program().display();
    let mut child = std::process::Command::new("sh")
        .args(["-c", &format!("{program} reconcile bank.csv book.csv -q --limit 0 | head -1")])
        .current_dir(desk.path("."))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a shell");
    let mut lines = BufReader::new(child.stdout.take().expect("standard output")).lines();
    let first = lines.next().expect("a line").expect("text");
    assert!(first.starts_with("bank.csv  4,000 rows"), "{first}");
    let ran = Ran::of(child.wait_with_output().expect("the pipe ends"));
    assert_eq!(ran.stderr, "");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_behind_standard_output_is_said() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("/dev/full");
    let desk = Desk::with(BANK, BOOK);
    let mut command = desk.command(&["reconcile", "bank.csv", "book.csv"]);
    let ran = Ran::of(command.stdout(full).output().expect("the program runs"));
    assert!(ran.refused(3).contains("cannot write to standard output"), "{ran:?}");
}

#[test]
fn help_and_version_go_to_standard_output() {
    let desk = Desk::new();
    let version = desk.run(&["--version"]);
    assert_eq!((version.code, version.stderr.as_str()), (Some(0), ""));
    assert_eq!(version.stdout, concat!("tieout ", env!("CARGO_PKG_VERSION"), "\n"));
    insta::assert_snapshot!("help", desk.run(&["--help"]).stdout);
    insta::assert_snapshot!("help_code", desk.run(&["code", "--help"]).stdout);
    insta::assert_snapshot!("help_reconcile", desk.run(&["reconcile", "--help"]).stdout);
}

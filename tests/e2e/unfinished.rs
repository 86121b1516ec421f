//! Runs that nobody listens to: an exit code that says what the run found, and nothing in a file that was
//! meant for the terminal.

#![cfg(target_os = "linux")]

use std::process::Command;

use crate::support::{Desk, Ran, program};

const BANK: &str = "date,amount,description\n2026-03-02,-19.99,COFFEE\n2026-03-03,120,ACME\n";
const BOOK: &str = "date,amount,description\n2026-03-01,120.0,Acme\n2026-03-14,250,INV-1042\n";

/// Runs the program under a shell that closes these streams first.
fn with_closed(desk: &Desk, closed: &str, args: &str) -> Ran {
    let script = format!("exec {} {args} {closed}", program().display());
    let mut shell = Command::new("sh");
    shell.args(["-c", &script]).current_dir(desk.path(""));
    Ran::of(shell.output().expect("a shell"))
}

#[test]
fn a_closed_stream_is_as_dev_null_and_no_file_gets_what_was_meant_for_it() {
    let desk = Desk::with(BANK, BOOK).file("chart.csv", "code,name,type\n1,Tea,EXPENSE\n");
    for args in
        ["reconcile bank.csv book.csv", "code bank.csv chart.csv", "reconcile bank.csv none.csv"]
    {
        for output in ["table", "json", "csv"] {
            let args = format!("{args} --output {output} --out kept");
            let open = with_closed(&desk, ">/dev/null 2>/dev/null", &args);
            let read = |name: &str| std::fs::read(desk.path(name)).ok();
            let files = ["kept", "kept/missing_from_books.csv", "kept/matched.csv"];
            let wanted = files.map(read);
            for closed in [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"] {
                for file in files {
                    _ = std::fs::remove_file(desk.path(file));
                }
                assert_eq!(with_closed(&desk, closed, &args).code, open.code, "{args} {closed}");
                assert_eq!(files.map(read), wanted, "{args} {closed}");
            }
            _ = std::fs::remove_dir_all(desk.path("kept"));
            _ = std::fs::remove_file(desk.path("kept"));
        }
    }
}

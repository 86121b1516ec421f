//! Runs that are cut off, and runs that nobody listens to: no half of a file, nothing beside it, and an
//! exit code that says what the run found.

#![cfg(target_os = "linux")]

use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::support::{Desk, Ran, program};

const BANK: &str = "date,amount,description\n2026-03-02,-19.99,COFFEE\n2026-03-03,120,ACME\n";
const BOOK: &str = "date,amount,description\n2026-03-01,120.0,Acme\n2026-03-14,250,INV-1042\n";

fn names(directory: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(directory).expect("a directory");
    let name = |entry: std::io::Result<std::fs::DirEntry>| entry.expect("an entry").file_name();
    let mut names: Vec<_> =
        entries.map(|entry| name(entry).into_string().expect("UTF-8")).collect();
    names.sort_unstable();
    names
}

/// Whether the program is writing to a file in this directory that has no name yet.
fn is_writing(child: &Child, directory: &Path) -> bool {
    let open = std::fs::read_dir(format!("/proc/{}/fd", child.id()));
    open.into_iter().flatten().flatten().any(|entry| {
        std::fs::read_link(entry.path()).is_ok_and(|file| {
            file.starts_with(directory) && file.to_string_lossy().ends_with(" (deleted)")
        })
    })
}

/// Runs the program until it writes, and kills it there; no if it was faster every time.
fn is_killed_while_it_writes(desk: &Desk, args: &[&str], directory: &Path) -> bool {
    (0..50).any(|_| {
        let mut child = desk
            .command(args)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        while child.try_wait().expect("it can be waited for").is_none() {
            if is_writing(&child, directory) {
                child.kill().expect("killed");
                return child.wait().expect("it ends").code().is_none();
            }
        }
        false
    })
}

/// Whether files without names are there to be had.
fn has_nameless_files(directory: &Path) -> bool {
    use rustix::fs::{Mode, OFlags, open};
    open(directory, OFlags::TMPFILE | OFlags::RDWR, Mode::RUSR | Mode::WUSR).is_ok()
}

#[test]
fn kill_9_while_files_are_written_leaves_what_was_there_and_nothing_beside_it() {
    let rows = (0..30_000).map(|n| format!("2026-01-01,{n}.00,row number {n}\n"));
    let bank: String =
        std::iter::once("date,amount,description\n".to_owned()).chain(rows).collect();
    let desk = Desk::with(&bank, BOOK)
        .file("page.html", "an older page")
        .file("chart.csv", "code,name,type\n");
    let here = desk.path("").canonicalize().expect("a directory");
    if !has_nameless_files(&here) {
        let place = here.display();
        _ = writeln!(std::io::stderr(), "left out, files of {place} must have names: kill_9");
        return;
    }
    std::fs::create_dir(desk.path("out")).expect("a directory");
    let reconcile = ["reconcile", "bank.csv", "book.csv"];
    let code = ["code", "bank.csv", "chart.csv"];
    for (args, directory) in [
        ([&reconcile[..], &["--report", "page.html"]].concat(), here.clone()),
        ([&reconcile[..], &["--out", "out"]].concat(), here.join("out")),
        ([&code[..], &["--out", "coded.csv"]].concat(), here.clone()),
    ] {
        assert!(is_killed_while_it_writes(&desk, &args, &directory), "{args:?} is never caught");
        assert_eq!(
            names(&here),
            ["bank.csv", "book.csv", "chart.csv", "out", "page.html"],
            "{args:?}"
        );
        assert_eq!(names(&here.join("out")), [""; 0], "{args:?}");
        assert_eq!(desk.read("page.html"), "an older page");
    }
}

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

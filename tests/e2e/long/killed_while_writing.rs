//! Runs that are killed or interrupted while they write: no half of a file, and nothing beside it.

#![cfg(target_os = "linux")]

use std::io::Write as _;
use std::path::Path;
use std::process::{Child, Stdio};

use crate::support::Desk;

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

#[test]
fn an_interrupted_run_leaves_no_half_written_files() {
    interrupted_while_it_writes(&["--out", "out"], 3);
    interrupted_while_it_writes(&["--report", "out/rec.html"], 1);
}

/// Where the files that these arguments name are written, they stand whole in the end or not at all.
fn interrupted_while_it_writes(saves: &[&str], files: usize) {
    use rustix::process::{Pid, Signal, kill_process};
    let rows: String = (0..30_000).map(|n| format!("2026-01-01,{n},row {n}\n")).collect();
    let desk = Desk::with(&format!("date,amount,description\n{rows}"), BOOK);
    std::fs::create_dir(desk.path("out")).expect("a directory");
    let names = || -> Vec<String> {
        let entries = std::fs::read_dir(desk.path("out")).expect("a directory");
        entries
            .map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"))
            .collect()
    };
    let args = ["reconcile", "bank.csv", "book.csv", "--output", "csv"];
    let nowhere = std::process::Stdio::null;
    let mut command = desk.command(&[&args, saves].concat());
    let mut child = command.stdout(nowhere()).stderr(nowhere()).spawn().expect("starts");
    // The first unfinished file, or the end of a run that was too quick to be caught.
    while names().is_empty() && child.try_wait().expect("a state").is_none() {
        std::thread::yield_now();
    }
    _ = kill_process(Pid::from_child(&child), Signal::INT);
    let code = child.wait().expect("the program ends").code();
    let left = names();
    assert!(left.iter().all(|name| !name.starts_with('.')), "{left:?}");
    match code {
        Some(130) => assert!(left.is_empty(), "{left:?}"),
        // Too late to be taken back: done, or stopped while it printed.
        Some(1) | None => assert_eq!(left.len(), files, "{left:?}"),
        code => panic!("{code:?}"),
    }
}

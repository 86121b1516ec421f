//! What the command line refuses before or beside the content of files, and what of it may reach
//! a terminal.

use std::fs;

use crate::support::{Desk, Ran};

const GOOD: &str = "date,amount,description\n2026-03-02,-5.00,RENT\n";

#[test]
fn a_wrong_command_line_ends_with_2_and_in_json_where_asked() {
    let desk = Desk::with(GOOD, GOOD);
    for args in [
        &["reconcile"][..],
        &["reconcile", "bank.csv"],
        &["reconsile", "bank.csv", "book.csv"],
        &["reconcile", "bank.csv", "book.csv", "--map", "payee=X"],
        &["reconcile", "bank.csv", "book.csv", "--map", "date=A", "--map", "date=B"],
        &["reconcile", "bank.csv", "book.csv", "--map", "in=X"],
        &["reconcile", "bank.csv", "book.csv", "--map", "amount=X,in=Y,out=Z"],
        &["reconcile", "bank.csv", "book.csv", "--days", "-1"],
        &["reconcile", "bank.csv", "book.csv", "--limit", "-1"],
        &["reconcile", "bank.csv", "book.csv", "--date-format", "%H"],
        &["reconcile", "bank.csv", "book.csv", "--decimal", ";"],
        &["reconcile", "bank.csv", "book.csv", "--delimiter", "ab"],
        &["reconcile", "bank.csv", "book.csv", "--output", "xml"],
        &[],
    ] {
        desk.run(args).refused(2);
    }
    let json = desk.run(&["reconcile", "bank.csv", "--json"]);
    let envelope: serde_json::Value = serde_json::from_str(json.refused(2)).expect("JSON");
    assert_eq!(envelope["error"]["code"], "usage");
    let message = envelope["error"]["message"].as_str().expect("a message");
    assert!(message.contains("<BOOK>"), "{message}");
    let coloured = desk.run(&["reconcile"]);
    assert!(!coloured.refused(2).contains('\u{1b}'), "no colours into a pipe: {coloured:?}");
}

#[test]
fn control_characters_of_file_names_do_not_reach_the_terminal() {
    let desk = Desk::with(GOOD, GOOD);
    let ran = desk.run(&["reconcile", "no\u{1b}[31mfile.csv", "book.csv"]);
    assert!(ran.refused(3).contains(r"no\u{1b}[31mfile.csv"), "{ran:?}");
}

#[test]
fn the_same_source_on_both_sides_is_refused() {
    let desk = Desk::with(GOOD, GOOD);
    let words = "error: BANK and BOOK are the same file, which always reconciles\n  \
                 hint: give the statement first and the books second\n";
    assert_eq!(desk.run(&["reconcile", "bank.csv", "bank.csv"]).refused(2), words);
    assert_eq!(desk.run(&["reconcile", "bank.csv", "./bank.csv"]).refused(2), words);
    let both = desk.run_with_input(&["reconcile", "-", "-"], GOOD.as_bytes());
    assert_eq!(both.refused(2), "error: only one of BANK and BOOK can be standard input\n");
}

#[test]
fn one_file_by_two_names_is_refused() {
    let desk = Desk::with(GOOD, GOOD);
    fs::hard_link(desk.path("bank.csv"), desk.path("link.csv")).expect("a link");
    desk.run(&["reconcile", "bank.csv", "link.csv"]).refused(2);
    let mut command = desk.command(&["reconcile", "bank.csv", "-"]);
    command.stdin(fs::File::open(desk.path("bank.csv")).expect("a file"));
    Ran::of(command.output().expect("the program runs")).refused(2);
}

#[test]
fn a_missing_file_is_said_before_standard_input_is_read() {
    let desk = Desk::with(GOOD, GOOD);
    let mut command = desk.command(&["reconcile", "nowhere.csv", "-"]);
    // The other end stays open and silent until the program has ended.
    let mut child = command
        .stdin(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program starts");
    let silent = child.stdin.take();
    assert_eq!(child.wait().expect("the program ends").code(), Some(3));
    drop(silent);
}

#[cfg(target_os = "linux")]
#[test]
fn where_nobody_can_read_the_error_the_exit_code_still_tells() {
    let desk = Desk::with(GOOD, GOOD);
    for (args, code) in [
        (&["reconcile", "nowhere.csv", "book.csv"][..], 3),
        (&["reconcile", "nowhere.csv", "book.csv", "--json"], 3),
        (&["reconcile", "--bogus"], 2),
        (&["reconcile", "bank.csv", "book.csv", "--out", "out"], 0),
    ] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("/dev/full");
        let status = desk.command(args).stderr(full).status().expect("the program runs");
        assert_eq!(status.code(), Some(code), "{args:?}");
    }
}

#[test]
fn control_characters_reach_the_terminal_by_no_path() {
    const EVIL: &str = "\u{1b}]0;x\u{7}\u{202e}";
    let header = format!("Date,Debit{EVIL},Credit{EVIL},Description\n");
    let twice = format!("Date,Amount (a{EVIL}),Amount (b{EVIL}),Description\n");
    for (bank, args) in [
        (header.as_str(), &[][..]),
        (&twice, &[]),
        (GOOD, &["--map", EVIL]),
        (GOOD, &["--days", EVIL]),
        (GOOD, &["--out", &format!("book.csv/{EVIL}")]),
        (GOOD, &[EVIL]),
        (&format!("date,amount,description\n{EVIL},5,x\n"), &["--json"]),
    ] {
        let ran = Desk::with(bank, GOOD).reconcile(args);
        let evil = ran.stderr.contains(|c: char| c.is_control() && c != '\n' || c == '\u{202e}');
        assert!(!evil && !ran.stderr.is_empty(), "{args:?}: {ran:?}");
    }
}

#[test]
fn a_file_that_cannot_be_opened_is_named() {
    let desk = Desk::with(GOOD, GOOD);
    let run = |bank: &str| desk.run(&["reconcile", bank, "book.csv"]);
    let missing = run("nowhere.csv");
    assert!(missing.refused(3).starts_with("error: cannot read nowhere.csv: No such file"));
    let directory = run(".");
    assert_eq!(directory.refused(3), "error: cannot read .: it is a directory\n");
    run("").refused(2);
}

#[cfg(unix)]
#[test]
fn a_file_without_permission_to_read_is_named() {
    use std::os::unix::fs::PermissionsExt as _;
    use std::os::unix::process::CommandExt as _;
    let desk = Desk::with(GOOD, GOOD);
    // Root may read anything, so root runs a copy of the program as nobody.
    let is_root =
        fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0);
    let copy = desk.path("tieout");
    fs::copy(crate::support::program(), &copy).expect("a copy of the program");
    fs::set_permissions(desk.path("."), fs::Permissions::from_mode(0o755)).expect("permissions");
    fs::set_permissions(desk.path("bank.csv"), fs::Permissions::from_mode(0o000))
        .expect("permissions");
    let mut command = std::process::Command::new(&copy);
    command.args(["reconcile", "bank.csv", "book.csv"]).current_dir(desk.path("."));
    if is_root {
        command.uid(65_534).gid(65_534);
    }
    // While another test starts a program, its copy of our open file keeps the kernel from
    // running it.
    let output = loop {
        match command.output() {
            Err(error) if error.kind() == std::io::ErrorKind::ExecutableFileBusy => {
                std::thread::yield_now();
            }
            output => break output.expect("the program runs"),
        }
    };
    let ran = Ran::of(output);
    assert!(
        ran.refused(3).starts_with("error: cannot read bank.csv: Permission denied"),
        "{ran:?}"
    );
}

#[test]
fn files_without_a_command_are_told_which_one_is_meant() {
    let ran = Desk::with(GOOD, GOOD).run(&["bank.csv", "book.csv"]);
    assert!(ran.refused(2).ends_with("hint: to compare two files: tieout reconcile BANK BOOK\n"));
}

//! A closed month of which something was altered: the file is named, and the line where it can be told.

use std::fs;
use std::path::Path;

use crate::months::{april, decide_all, march, reconcile};
use crate::support::Desk;

/// The folder of a closed month.
const CLOSED: &str = "main/closed/2026-03-31";

/// March, closed.
fn closed() -> Desk {
    let desk = march();
    assert_eq!(reconcile(&desk, &[]).code, Some(1));
    decide_all(&desk);
    assert_eq!(reconcile(&desk, &["--close"]).code, Some(0));
    desk
}

/// What `verify` says, as does every command that goes on from the folder.
#[track_caller]
fn told(desk: &Desk) -> String {
    let verified = desk.run(&["verify", "main"]);
    let verified = verified.refused(6).lines().next().expect("a line").to_owned();
    for ran in [
        april(desk, &[]),
        april(desk, &["--close", "--unproved", "x"]),
        desk.run(&["decide", "--keep", "main", "timing", "book:2026-04-30,10.00,Sales"]),
        desk.run(&["reopen", "main"]),
    ] {
        assert!(ran.refused(6).contains(&verified), "{verified}: {ran:?}");
    }
    verified
}

fn replaced(desk: &Desk, name: &str, from: &str, to: &str) {
    let text = desk.read(name);
    assert!(text.contains(from), "{name} has {from}: {text}");
    fs::write(desk.path(name), text.replace(from, to)).expect("a file is written");
}

#[test]
fn the_file_of_a_closed_month_that_was_altered_is_named_with_the_line_where_it_can_be_told() {
    let all = [
        "rows.csv",
        "decisions.csv",
        "open-items.csv",
        "statement.txt",
        "readings.toml",
        "files.sha256",
    ];
    for (name, from, to, line) in [
        ("rows.csv", "bank,file,2,2026-03-02,900.00", "bank,file,2,2026-03-02,901.00", "line 2"),
        ("rows.csv", "bank,file,3,2026-03-09,-12.50", "bank,file,3,2026-03-09,-12.51", "line 3"),
        ("rows.csv", "ACCOUNT CHARGES", "OTHER CHARGES", "line 3"),
        ("rows.csv", ",to_remove,", ",to_move,", "line 7"),
        ("rows.csv", "-63.28", "-63.280", "line 5"),
        ("rows.csv", "bank,file,2,2026-03-02", "bank,file,2,2026-03-03", ""),
        ("rows.csv", "\n", "\r\n", "line 1"),
        ("rows.csv", "side,", "\u{feff}side,", "line 1"),
        ("open-items.csv", "-103.00", "-104.00", "line 7"),
        ("open-items.csv", "-103.00", "x", "line 7"),
        ("open-items.csv", "2026-03-28", "2026-03-29", "line 7"),
        (
            "decisions.csv",
            "remove,book,2026-03-15,840.00",
            "remove,book,2026-03-15,841.00",
            "line 7",
        ),
        ("decisions.csv", ",4.20,", ",4.30,", "line 2"),
        ("decisions.csv", "SumUp", "Stripe", ""),
        ("statement.txt", "967.02", "968.02", ""),
        ("readings.toml", "date=Date", "date=Day", ""),
        (
            "readings.toml",
            "sha256 = [\"",
            "sha256 = [\"0000000000000000000000000000000000000000000000000000000000000000\", \"",
            "line 3",
        ),
        ("files.sha256", "rows", "row", ""),
    ] {
        let desk = closed();
        replaced(&desk, &format!("{CLOSED}/{name}"), from, to);
        let told = told(&desk);
        let place = format!(
            "{CLOSED}/{name}{}{line} has been changed since the close",
            if line.is_empty() { "" } else { " " }
        );
        assert!(told.contains(&place), "{name}, {from}: {told}");
        let others = all.iter().filter(|other| **other != name);
        let named: Vec<&&str> =
            others.filter(|other| told.contains(&format!("/{other}"))).collect();
        assert_eq!(named, [&""; 0], "{name}, {from}: {told}");
    }
}

#[test]
fn a_file_of_a_closed_month_that_is_missing_or_was_added_is_named() {
    for name in [
        "rows.csv",
        "decisions.csv",
        "open-items.csv",
        "statement.txt",
        "readings.toml",
        "files.sha256",
    ] {
        let desk = closed();
        fs::remove_file(desk.path(&format!("{CLOSED}/{name}"))).expect("removed");
        assert_eq!(told(&desk), format!("error: {CLOSED}/{name} is missing"));
    }
    let desk = closed();
    fs::write(desk.path(&format!("{CLOSED}/rows (2).csv")), "x").expect("written");
    fs::create_dir(desk.path(&format!("{CLOSED}/more"))).expect("made");
    fs::write(desk.path("main/closed/notes.txt"), "x").expect("written");
    let told = told(&desk);
    for name in [
        "2026-03-31/rows (2).csv is not one of its files",
        "2026-03-31/more is not one of its files",
        "main/closed/notes.txt exists",
    ] {
        assert!(told.contains(name), "{name}: {told}");
    }
}

#[test]
fn two_files_that_were_altered_are_both_named_in_whichever_months() {
    let desk = closed();
    assert_eq!(april(&desk, &["--close"]).code, Some(0));
    replaced(&desk, &format!("{CLOSED}/statement.txt"), "967.02", "968.02");
    replaced(&desk, &format!("{CLOSED}/open-items.csv"), "-103.00", "-104.00");

    let told = desk.run(&["verify", "main"]).refused(6).to_owned();
    for name in ["statement.txt has been changed", "open-items.csv line 7 has been changed"] {
        assert!(told.contains(&format!("{CLOSED}/{name}")), "{name}: {told}");
    }
    assert!(!told.contains("2026-04-30"), "what follows from it is no fault of April: {told}");
    // The list as well: what is not as it says is named.
    replaced(&desk, &format!("{CLOSED}/files.sha256"), "decisions", "decision");
    let told = desk.run(&["verify", "main"]).refused(6).to_owned();
    for name in
        ["files.sha256 has been changed", "statement.txt has been changed", "open-items.csv line 7"]
    {
        assert!(told.contains(&format!("{CLOSED}/{name}")), "{name}: {told}");
    }
}

/// A folder as an earlier version of the program has closed its months.
fn from_before() -> Desk {
    let desk = march();
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/e2e/old_folders/without_list");
    copied(&old, &desk.path("main"));
    desk
}

fn copied(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a directory");
    for entry in fs::read_dir(from).expect("a directory") {
        let path = entry.expect("an entry").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copied(&path, &target);
        } else {
            fs::copy(&path, &target).expect("a copy");
        }
    }
}

#[test]
fn months_that_were_closed_before_there_was_a_list_of_their_files_still_verify_and_go_on() {
    let desk = from_before();
    assert!(!desk.path(&format!("{CLOSED}/files.sha256")).exists());
    assert_eq!(
        desk.run(&["verify", "main", "bank.csv", "april-book.csv"]).stdout,
        "2 closed months: nothing altered, every item carried\n"
    );
    let periods = desk.read("main/periods.jsonl");
    let first = periods.lines().next().expect("a line").to_owned();
    assert_eq!(desk.run(&["reopen", "main"]).code, Some(0));
    assert_eq!(april(&desk, &["--close"]).code, Some(0));
    assert!(desk.path("main/closed/2026-04-30/files.sha256").exists());
    assert_eq!(desk.read("main/periods.jsonl").lines().next(), Some(&*first));
    assert_eq!(desk.run(&["verify", "main"]).code, Some(0));
}

#[test]
fn of_a_month_that_was_closed_before_there_was_a_list_the_place_is_named_that_can_be_worked_out() {
    for (name, from, to, place) in [
        (
            "rows.csv",
            "bank,file,2,2026-03-02,900.00",
            "bank,file,2,2026-03-02,901.00",
            "rows.csv line 2: ",
        ),
        ("open-items.csv", "-103.00", "x", "open-items.csv line 7: amount: \"x\" is not a number"),
        (
            "statement.txt",
            "967.02",
            "968.02",
            "a file of main/closed/2026-03-31 has been changed since the close: rows.csv",
        ),
    ] {
        let desk = from_before();
        replaced(&desk, &format!("{CLOSED}/{name}"), from, to);
        let told = desk.run(&["verify", "main"]).refused(6).to_owned();
        assert!(told.contains(place), "{name}: {told}");
        fs::remove_file(desk.path(&format!("{CLOSED}/{name}"))).expect("removed");
        let told = desk.run(&["verify", "main"]).refused(6).to_owned();
        assert!(told.contains(&format!("{CLOSED}/{name} is missing")), "{name}: {told}");
    }
    let desk = from_before();
    fs::write(desk.path(&format!("{CLOSED}/files.sha256")), "x").expect("written");
    let told = desk.run(&["verify", "main"]).refused(6).to_owned();
    assert!(told.contains("files.sha256 is not one of its files"), "{told}");
}

#[test]
fn the_list_of_a_close_is_one_that_sha256sum_reads() {
    let desk = closed();
    let list = desk.read(&format!("{CLOSED}/files.sha256"));
    assert_eq!(list.lines().count(), 5);
    for line in list.lines() {
        let (hash, name) = line.split_once("  ").expect("two spaces");
        assert!(hash.len() == 64 && desk.path(&format!("{CLOSED}/{name}")).exists(), "{line}");
    }
}

//! The example of a year: every month is proved, and its statement is the one worked out by hand.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::{Desk, Ran, program};

#[test]
fn twelve_months_are_proved_and_say_what_was_worked_out_by_hand() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/year");
    let desk = Desk::new();
    let mut script = Command::new("sh");
    script.arg(example.join("run.sh")).arg(program()).arg(desk.path("account"));
    let ran = Ran::of(script.output().expect("a shell"));
    assert_eq!(ran.code, Some(0), "{ran:?}");
    assert_eq!(ran.stdout, "12 closed months: nothing altered, every item carried\n");
    let lines = desk.read("account/periods.jsonl");
    assert_eq!(lines.matches("\"proof\":\"proved\"").count(), 12, "{lines}");
    let mut months = 0;
    for entry in fs::read_dir(example.join("expected")).expect("a directory") {
        let path = entry.expect("an entry").path();
        let month = path.file_stem().and_then(|name| name.to_str()).expect("a month");
        let expected = fs::read_to_string(&path).expect("a statement");
        let closed = fs::read_dir(desk.path("account/closed")).expect("a directory");
        let closed = closed
            .map(|entry| entry.expect("an entry").path())
            .find(|path| path.display().to_string().contains(month))
            .expect("the month is closed");
        let statement = fs::read_to_string(closed.join("statement.txt")).expect("a statement");
        assert!(statement.starts_with(&expected), "{month}:\n{statement}\nworked out:\n{expected}");
        months += 1;
    }
    assert_eq!(months, 12);
}

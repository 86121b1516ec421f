//! The README and the guide: every command in them runs, and what they show is what comes out.
//!
//! A page is run as a reader would run it: from top to bottom in one shell, in a folder that has
//! `examples/`. Blocks of `sh` are commands; further lines of a command are indented. Blocks of
//! `console` show commands behind `$ ` and what they print, `...` standing for lines left out.
//! A page that has `tieout serve` in it gets a daemon of its own. What cannot be run, such as the
//! installation of a package, stands in a block of another kind.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::daemon::Daemon;
use crate::place::Place;
use crate::support::{Desk, Ran, program};

/// What stands behind the output of each command, in front of its exit code.
const MARK: &str = "\u{1e}exit ";

/// What makes the shell say it.
const SAYS_EXIT: &str = "\nprintf '\\036exit %s\\n' \"$?\"\n";

/// Where pages say that a daemon listens.
const LISTENS: &str = "localhost:8417";

/// A command of a page, and what the page shows of its output, if it does.
#[derive(Debug)]
struct Step {
    command: String,
    shown: Option<String>,
}

/// The root of the project.
fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The commands of a page, in order.
fn steps(page: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut kind = None;
    for line in page.lines() {
        match (line.strip_prefix("```"), kind) {
            (Some(name), None) => kind = Some(name),
            (Some(_), Some(_)) => kind = None,
            (None, Some("sh")) => add_command(&mut steps, line),
            (None, Some("console")) => add_shown(&mut steps, line),
            _ => {}
        }
    }
    assert_eq!(kind, None, "a block does not end");
    steps
}

/// A line of a block of commands: one of its own, or, where it is indented, more of the last.
fn add_command(steps: &mut Vec<Step>, line: &str) {
    if line.starts_with(' ') {
        let last = steps.last_mut().expect("a command that goes on");
        last.command = format!("{}\n{line}", last.command);
    } else if !line.is_empty() && !line.starts_with('#') {
        steps.push(Step { command: line.to_owned(), shown: None });
    }
}

/// A line of a block that shows what commands print.
fn add_shown(steps: &mut Vec<Step>, line: &str) {
    if let Some(command) = line.strip_prefix("$ ") {
        steps.push(Step { command: command.to_owned(), shown: Some(String::new()) });
        return;
    }
    let last = steps.last_mut().expect("a command before its output");
    let shown = last.shown.as_mut().expect("output stands behind a `$ `");
    shown.push_str(line);
    shown.push('\n');
}

/// The command as the test runs it: the program that is there, and the daemon where it listens.
/// None for what the test has started already, and for the tests themselves.
fn runnable(command: &str, address: &str) -> Option<String> {
    if command.starts_with("tieout serve") || command.starts_with("cargo test") {
        return None;
    }
    let built = command.strip_prefix("cargo run --release --no-default-features -- ");
    let command = built.map_or_else(|| command.to_owned(), |args| format!("tieout {args}"));
    Some(command.replace(LISTENS, address))
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        if entry.file_type().expect("a type").is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a copy");
        }
    }
}

/// A shell in which `tieout` is the program under test, in this folder.
fn shell(desk: &Desk, script: &str) -> Command {
    // What a command of the program is kept apart from, a shell is as well.
    let of_program = desk.command(&[]);
    let mut shell = Command::new("sh");
    shell.args(["-c", script]).current_dir(desk.path("")).stdin(Stdio::null());
    for (name, value) in of_program.get_envs() {
        match value {
            Some(value) => shell.env(name, value),
            None => shell.env_remove(name),
        };
    }
    let mut path = program().parent().expect("a folder").as_os_str().to_owned();
    path.push(":");
    path.push(std::env::var_os("PATH").expect("a path"));
    shell.env("PATH", path).env("HOME", desk.path("home"));
    shell
}

/// What has to be there of an output: no blanks at the ends of lines, identifiers all alike.
fn plain(text: &str) -> String {
    let lines = text.lines().map(|line| {
        let words = line.trim_end().split(' ');
        words
            .map(|word| if is_identifier(word) { "ID" } else { word })
            .collect::<Vec<_>>()
            .join(" ")
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// An identifier of the API, `org_` and 26 letters and digits: another one in each run.
fn is_identifier(word: &str) -> bool {
    word.split_once('_').is_some_and(|(kind, rest)| {
        kind.len() == 3
            && rest.len() == 26
            && rest.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    })
}

/// What the page shows is what came out, in this order; `...` stands for lines in between.
#[track_caller]
fn agrees(step: &Step, printed: &str) {
    let Some(shown) = &step.shown else { return };
    let shown = plain(shown);
    let shown: Vec<&str> = shown.lines().collect();
    let printed = format!("\n{}\n", plain(printed));
    let mut rest = printed.as_str();
    for part in shown.split(|line| *line == "...").filter(|part| !part.is_empty()) {
        let part = format!("\n{}\n", part.join("\n"));
        let at = rest.find(&part);
        let at = at.unwrap_or_else(|| panic!("{}\nshows{part}not in{rest}", step.command));
        // The line break at its end may begin the next part.
        rest = &rest[at + part.len() - 1..];
    }
}

/// Runs a page from top to bottom; gives the folder as it is afterwards.
#[track_caller]
fn run(page: &str) -> Desk {
    let text = fs::read_to_string(home().join(page)).expect("the page");
    let steps = steps(&text);
    let desk = Desk::new();
    copy(&home().join("examples"), &desk.path("examples"));
    let place = Place::sqlite();
    let daemon =
        text.contains("\ntieout serve").then(|| Daemon::start(&place, &["--rate-limit", "0"]));
    let address = daemon.as_ref().map_or(LISTENS, |daemon| daemon.address.as_str());
    let steps: Vec<(&Step, String)> =
        steps.iter().filter_map(|step| Some((step, runnable(&step.command, address)?))).collect();
    let script: Vec<&str> =
        steps.iter().flat_map(|(_, command)| [command.as_str(), SAYS_EXIT]).collect();
    let script = script.concat();
    let mut shell = shell(&desk, &script);
    shell.env("TIEOUT_DATABASE_URL", format!("sqlite://{}/tieout.db", place.path().display()));
    if daemon.is_some() {
        shell.env("TIEOUT_URL", format!("http://{address}"));
    }
    let ran = Ran::of(shell.output().expect("a shell"));
    let mut printed = ran.stdout.split(MARK);
    let mut output = printed.next().expect("the first output");
    for (step, _) in &steps {
        let after = printed.next().unwrap_or_else(|| panic!("{page}: {step:?}: {ran:?}"));
        let (code, next) = after.split_once('\n').expect("an exit code");
        // 1 is what a comparison ends with that found a difference.
        assert!(matches!(code, "0" | "1"), "{page}: {step:?} ends with {code}: {}", ran.stderr);
        agrees(step, output);
        output = next;
    }
    desk
}

#[test]
fn the_readme_runs() {
    run("README.md");
}

#[test]
fn every_page_of_the_guide_is_run_here() {
    let pages = fs::read_dir(home().join("docs/guide")).expect("the guide");
    let mut pages: Vec<String> = pages
        .map(|page| page.expect("a page").file_name().to_string_lossy().into_owned())
        .collect();
    pages.sort();
    let run_here = [
        "api.md",
        "books.md",
        "coding.md",
        "month.md",
        "operating.md",
        "reconcile.md",
        "statements.md",
        "vat.md",
    ];
    assert_eq!(pages, run_here);
}

#[test]
fn the_page_on_reconciling_runs() {
    run("docs/guide/reconcile.md");
}

#[test]
fn the_page_on_statements_runs() {
    run("docs/guide/statements.md");
}

#[test]
fn the_page_on_months_runs_and_proves_its_month() {
    let desk = run("docs/guide/month.md");
    assert!(desk.read("main/periods.jsonl").contains("\"proof\":\"proved\""));
}

#[test]
fn the_page_on_coding_runs() {
    run("docs/guide/coding.md");
}

#[test]
fn the_page_on_books_runs() {
    run("docs/guide/books.md");
}

#[test]
fn the_page_on_vat_runs() {
    run("docs/guide/vat.md");
}

#[test]
fn the_page_on_the_api_runs() {
    run("docs/guide/api.md");
}

#[test]
fn the_page_on_operating_runs() {
    run("docs/guide/operating.md");
}

#[test]
fn what_a_page_shows_and_the_program_does_not_print_is_found() {
    let step = |shown: &str| Step { command: String::new(), shown: Some(shown.to_owned()) };
    agrees(&step("...\nb  \nc\n...\n"), "a\nb\nc\nd\n");
    agrees(&step("id  org_01m7zxmy84evwtw19g82vp3yb4\n"), "id  org_01m7zxmy84evwtw19g82vp3yb5\n");
    for wrong in ["...\nc\nb\n...\n", "a\nc\n", "a\n...\nb\n...\na\n"] {
        let found = std::panic::catch_unwind(|| agrees(&step(wrong), "a\nb\nc\nd\n"));
        assert!(found.is_err(), "{wrong}");
    }
}

#[test]
fn commands_of_a_page_are_its_lines_but_indented_ones_go_on() {
    let page = "```sh\n# first\ntieout a \\\n  --b\ntieout c\n```\n```text\ntieout d\n```\n\
                ```console\n$ tieout e\nf\n```\n";
    let found = steps(page);
    let commands: Vec<&str> = found.iter().map(|step| step.command.as_str()).collect();
    assert_eq!(commands, ["tieout a \\\n  --b", "tieout c", "tieout e"]);
    assert_eq!(found[2].shown.as_deref(), Some("f\n"));
}

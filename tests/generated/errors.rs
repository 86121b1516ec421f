//! `docs/errors.md`, made of what the code declares, and what holds these declarations to the code.

use std::fs;
use std::io;
use std::path::Path;

use tieout::contract::error::{ErrorCode, ErrorReason};

use super::root;

const HEAD: &str = "\
# Errors

Written by `TIEOUT_BLESS=1 cargo test --test generated`, from `src/contract/error/` and `cli/src/exit.rs`.

Every error of the [HTTP API](guide/api.md#errors) is `{\"error\": {\"code\", \"message\", \"details\"}, \"request_id\"}`.
Programs go by `code`, and by `details.reason` with the codes that have reasons; `message` is for people, and its
words may change. There may be more codes and reasons one day: go by the status where you do not know a code, and
by the code where you do not know a reason. The same lists stand in the [contract](openapi.json) as `ErrorCode` and
`ErrorReason`.

`details.field` names the place in the body that is meant, such as `lines[2].account_id`, where there is one, and
`details.index` the item of a request of many.
";

const OF_EXITS: &str = "
## Exit codes of the command line

With `--json` an error is the object above on standard error: with the code of the API where a daemon refuses, or
one of the command line's own, which is the one below or, where a file does not hold what it should, the code that
the API has for such a body.
";

/// The page.
pub(super) fn page() -> String {
    let codes = tieout_daemon::error_codes();
    let of_codes =
        "\n## Codes\n\nThe last column is the exit code of a command that is refused so.\n\n";
    let mut parts = vec![
        HEAD.to_owned(),
        of_codes.to_owned(),
        table(
            ["Status", "Code", "Cause", "What to do", "Exit"],
            codes.iter().copied().map(of_code),
        ),
    ];
    for (status, code) in &codes {
        let reasons = reasons(*code);
        if reasons.is_empty() {
            continue;
        }
        parts.push(format!("\n## {status} `{code}`\n\n"));
        let row = |reason: &ErrorReason| {
            [format!("`{reason}`"), reason.cause().to_owned(), reason.remedy().to_owned()]
        };
        parts.push(table(["Reason", "Cause", "What to do"], reasons.iter().map(row)));
    }
    parts.push(format!("{OF_EXITS}\n"));
    let row = |exit: &tieout_cli::ExitMeaning| {
        let code = exit.code.map(|code| format!("`{code}`")).unwrap_or_default();
        [exit.number.to_string(), code, exit.cause.to_owned(), exit.remedy.to_owned()]
    };
    let exits = tieout_cli::exit_codes().iter().map(row);
    parts.push(table(["Exit", "Code", "Cause", "What to do"], exits));
    parts.concat()
}

fn of_code((status, code): (u16, ErrorCode)) -> [String; 5] {
    let name = if reasons(code).is_empty() {
        format!("`{code}`")
    } else {
        format!("[`{code}`](#{status}-{code})")
    };
    let exit = tieout_cli::exit_code_of(status).to_string();
    [status.to_string(), name, code.cause().to_owned(), code.remedy().to_owned(), exit]
}

/// The reasons that come with a code.
fn reasons(code: ErrorCode) -> Vec<ErrorReason> {
    ErrorReason::ALL.iter().copied().filter(|reason| reason.code() == code).collect()
}

fn table<const N: usize>(head: [&str; N], rows: impl Iterator<Item = [String; N]>) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let head = line(&head.map(str::to_owned)) + &format!("|{}\n", "---|".repeat(N));
    head + &rows.map(|cells| line(&cells)).collect::<String>()
}

/// The text of every file below these directories, without its white space; tests aside where
/// `is_program`.
fn sources(directories: &[&str], is_program: bool) -> io::Result<String> {
    let mut text = String::new();
    for directory in directories {
        add_sources(&root().join(directory), is_program, &mut text)?;
    }
    Ok(text)
}

fn add_sources(directory: &Path, is_program: bool, text: &mut String) -> io::Result<()> {
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() {
            add_sources(&path, is_program, text)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            if is_program && name == "tests.rs" {
                continue;
            }
            let file = fs::read_to_string(&path)?;
            let end = file.find("#[cfg(test)]\nmod tests {").filter(|_| is_program);
            let is_code = |line: &&str| !is_program || !line.trim_start().starts_with("//");
            let lines = file[..end.unwrap_or(file.len())].lines().filter(is_code);
            text.extend(lines.flat_map(str::split_whitespace));
        }
    }
    Ok(())
}

#[test]
fn every_reason_is_given_somewhere_and_none_as_a_mere_text() -> io::Result<()> {
    let rooms = ["src/ledger", "daemon/src/http", "daemon/src/jobs", "daemon/store/src"];
    let program = sources(&rooms, true)?;
    for reason in ErrorReason::ALL {
        let ways = [
            // `Refusal::new(Reason::Unbalanced, ..)`, and functions that end in it.
            format!("(Reason::{reason:?},"),
            format!("reason:ErrorReason::{reason:?},"),
            format!("for_reason(ErrorReason::{reason:?})"),
        ];
        let is_given = ways.iter().any(|way| program.contains(way));
        assert!(is_given, "nothing gives the reason {reason}: take it out of the list");
    }
    // In examples of bodies it is a sentence, with a capital.
    let is_word = |text: &&str| text.starts_with(|first: char| first.is_ascii_lowercase());
    for beside in ["\"reason\":\"", "with(\"reason\",\""] {
        let word = program.split(beside).skip(1).find(is_word).map(|text| text.split('"').next());
        assert_eq!(word, None, "a reason that is in no list");
    }
    Ok(())
}

#[test]
fn every_code_and_every_reason_comes_up_in_a_test() -> io::Result<()> {
    let tests = sources(&["tests/e2e", "tests/store"], false)?;
    let codes = ErrorCode::ALL.iter().map(|code| code.name());
    let reasons = ErrorReason::ALL.iter().map(|reason| reason.name());
    for word in codes.chain(reasons) {
        assert!(tests.contains(&format!("\"{word}\"")), "no test sees {word}");
    }
    Ok(())
}

#[test]
fn what_is_said_of_errors_is_whole_sentences_in_one_line() {
    let of_codes = ErrorCode::ALL.iter().flat_map(|code| [code.cause(), code.remedy()]);
    let of_reasons = ErrorReason::ALL.iter().flat_map(|reason| [reason.cause(), reason.remedy()]);
    let of_exits = tieout_cli::exit_codes().iter().flat_map(|exit| [exit.cause, exit.remedy]);
    for text in of_codes.chain(of_reasons).chain(of_exits) {
        let is_line = !text.contains(['\n', '|']) && !text.contains("  ");
        assert!(is_line && text.ends_with('.') && text.len() <= 240, "{text}");
    }
}

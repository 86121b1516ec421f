//! `audit.jsonl`: what was done, by whom and when, each line with the hash of the one before.

use serde::{Deserialize, Serialize};

use super::folder::{Change, Folder};
use super::periods::{PeriodLine, sha256};
use crate::clock;
use crate::exit::Failure;

/// Its name in the folder.
const FILE: &str = "audit.jsonl";

/// Something that was done.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AuditLine {
    at: String,
    did: String,
    of: String,
    by: Option<String>,
    /// SHA-256 of the line before; empty in the first.
    previous: String,
    /// SHA-256 of this line with nothing here.
    line: String,
}

impl AuditLine {
    fn written(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    fn sealed(self) -> Self {
        let bare = Self { line: String::new(), ..self };
        Self { line: sha256(bare.written().as_bytes()), ..bare }
    }
}

/// Adds a line to what was done.
///
/// # Errors
/// The file cannot be read.
pub(crate) fn write_audit(
    folder: &Folder,
    change: &mut Change,
    did: &str,
    of: &str,
    by: Option<&str>,
) -> Result<(), Failure> {
    let mut text = folder.read(FILE)?.unwrap_or_default();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    let previous = text.lines().last().map(|line| sha256(line.as_bytes())).unwrap_or_default();
    let line = AuditLine {
        at: clock::now().to_string(),
        did: did.to_owned(),
        of: of.to_owned(),
        by: by.map(str::to_owned),
        previous,
        line: String::new(),
    };
    text.push_str(&line.sealed().written());
    text.push('\n');
    change.write(FILE, text);
    Ok(())
}

/// What is wrong with it: a line was changed or taken out, or it tells of other closes than there are.
///
/// # Errors
/// The file cannot be read.
pub(crate) fn audit_faults(
    folder: &Folder,
    periods: &[PeriodLine],
) -> Result<Vec<String>, Failure> {
    let text = folder.read(FILE)?.unwrap_or_default();
    let mut faults = Vec::new();
    let mut previous = String::new();
    let mut closed: Vec<String> = Vec::new();
    for (number, line) in (1_usize..).zip(text.lines()) {
        let read: Option<AuditLine> = serde_json::from_str(line).ok();
        let is_whole = read.clone().is_some_and(|read| {
            read.previous == previous && read.clone().sealed().line == read.line
        });
        if !is_whole {
            faults.push(format!(
                "{FILE} line {number} was changed, or does not follow the line before"
            ));
        }
        previous = sha256(line.as_bytes());
        match read {
            Some(read) if read.did == "close" => closed.push(read.of),
            Some(read) if read.did == "reopen" && closed.last() == Some(&read.of) => {
                closed.pop();
            }
            _ => {}
        }
    }
    let there: Vec<&String> = periods.iter().map(|period| &period.as_at).collect();
    let lost = closed.iter().filter(|day| !there.contains(day));
    faults
        .extend(lost.map(|day| format!("{FILE} tells of the close of {day}, which is not there")));
    let untold = there.iter().filter(|day| !closed.contains(day));
    faults.extend(untold.map(|day| format!("{FILE} does not tell of the close of {day}")));
    Ok(faults)
}

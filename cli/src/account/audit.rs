//! `audit.jsonl`: what was done, by whom and when, each line with the hash of the one before.

use serde::{Deserialize, Serialize};

use super::folder::{AUDIT_FILE, AccountFolder, FolderChange};
use super::periods::{self, PeriodLine};
use crate::clock;
use crate::digest::sha256;
use crate::exit::Failure;

/// Something that was done.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AuditLine {
    at: String,
    did: String,
    of: String,
    by: Option<String>,
    /// Of a close: SHA-256 of its line in `periods.jsonl`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    close: Option<String>,
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

/// What was done, before it is a line.
pub(crate) struct AuditEvent<'a> {
    /// The verb.
    pub(crate) did: &'a str,
    /// Of what.
    pub(crate) of: &'a str,
    /// Of a close: the digest of its line.
    pub(crate) close: Option<String>,
}

impl<'a> AuditEvent<'a> {
    /// Something that is no close.
    pub(crate) const fn of(did: &'a str, of: &'a str) -> Self {
        Self { did, of, close: None }
    }
}

/// Adds a line to what was done.
///
/// # Errors
/// The file cannot be read.
pub(crate) fn write_audit(
    folder: &AccountFolder,
    change: &mut FolderChange,
    event: AuditEvent<'_>,
    by: Option<&str>,
) -> Result<(), Failure> {
    let mut text = match change.text(AUDIT_FILE) {
        Some(text) => text,
        None => folder.read(AUDIT_FILE)?.unwrap_or_default(),
    };
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    let previous = text.lines().last().map(|line| sha256(line.as_bytes())).unwrap_or_default();
    let line = AuditLine {
        at: clock::now().to_string(),
        did: event.did.to_owned(),
        of: event.of.to_owned(),
        by: by.map(str::to_owned),
        close: event.close,
        previous,
        line: String::new(),
    };
    text.push_str(&line.sealed().written());
    text.push('\n');
    change.write(AUDIT_FILE, text);
    Ok(())
}

/// What the audit says.
pub(super) struct AuditCheck {
    /// A line was changed or taken out, or it tells of other closes than there are; with its line.
    pub(super) faults: Vec<String>,
    /// What the account is called, as far as that was said; else as its first close has it.
    pub(super) name: Option<String>,
}

/// Holds the audit against itself and against the closes.
///
/// # Errors
/// The file cannot be read.
pub(super) fn audit_faults(
    folder: &AccountFolder,
    periods: &[PeriodLine],
) -> Result<AuditCheck, Failure> {
    let text = folder.read(AUDIT_FILE)?.unwrap_or_default();
    let file = folder.named(AUDIT_FILE);
    let mut faults = Vec::new();
    let mut previous = String::new();
    let mut closed: Vec<(usize, AuditLine)> = Vec::new();
    let mut renamed: Option<String> = None;
    for (number, line) in (1_usize..).zip(text.lines()) {
        let read: Option<AuditLine> = serde_json::from_str(line).ok();
        let is_whole = read.clone().is_some_and(|read| {
            read.previous == previous && read.clone().sealed().line == read.line
        });
        if !is_whole {
            faults.push(format!(
                "{file} line {number} has been changed, or does not follow from the line before"
            ));
        }
        previous = sha256(line.as_bytes());
        match read {
            Some(read) if read.did == "close" => closed.push((number, read)),
            Some(read)
                if read.did == "reopen"
                    && closed.last().is_some_and(|(_, last)| last.of == read.of) =>
            {
                closed.pop();
            }
            Some(read) if read.did == "rename" => renamed = Some(read.of),
            _ => {}
        }
    }
    faults.extend(unlike(&file, &closed, periods));
    let name = renamed.or_else(|| periods.first().and_then(|first| first.account.clone()));
    Ok(AuditCheck { faults, name })
}

/// Closes that only one of audit and periods has, or that are another in each.
fn unlike(file: &str, closed: &[(usize, AuditLine)], periods: &[PeriodLine]) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, told) in closed {
        let day = &told.of;
        match periods.iter().find(|period| period.as_at == *day) {
            None => faults.push(format!(
                "{file} line {number} records the close of {day}, which does not exist"
            )),
            Some(period) if told.close.as_ref().is_some_and(|own| *own != period.digest()) => {
                faults.push(format!(
                    "{file} line {number} and {} line {} disagree on the close of {day}",
                    periods::FILE,
                    period.period
                ));
            }
            Some(_) => {}
        }
    }
    let is_told = |period: &PeriodLine| closed.iter().any(|(_, told)| told.of == period.as_at);
    faults.extend(
        periods
            .iter()
            .filter(|period| !is_told(period))
            .map(|period| format!("{file} does not record the close of {}", period.as_at)),
    );
    faults
}

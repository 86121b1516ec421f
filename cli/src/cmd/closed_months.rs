//! `tieout reopen` and `tieout verify`: closes that are taken back, and held against themselves.

use std::path::{Path, PathBuf};

use clap::ValueHint;
use tieout_reconcile::period::{Decision, DecisionKind, RowName};

use super::decided_rows::content;
use crate::CommandResult;
use crate::account::{
    AccountFolder, AccountState, AuditEvent, ClosedPeriod, FolderChange, write_audit,
};
use crate::digest::sha256;
use crate::exit::{Exit, Failure};
use crate::nearest::{distance, nearest};
use crate::render::{Ui, grouped, write_line};
use crate::safe::shell_word;
use tieout::sort::CompactSort as _;

/// Reopen the last closed month of an account
///
/// Restores the open items and decisions from before the close. Months are reopened last first.
#[derive(Debug, clap::Args)]
pub(crate) struct ReopenArgs {
    /// The folder of the account
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    folder: PathBuf,
    /// Who reopens it
    #[arg(long, value_name = "NAME")]
    prepared_by: Option<String>,
}

/// Verify the closed months of an account: nothing altered, every item carried
///
/// For each month: opening items plus new items less cleared items equal closing items, balances agree with
/// rows, and no file was changed after the close. Nothing is matched again. Any files you name must be the ones
/// a close used.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Exit codes: 0 verified; 1 verified, but a month was closed unproved; 2 usage; 3 a file cannot be \
                  read; 6 something was altered."
)]
pub(crate) struct VerifyArgs {
    /// The folder of the account
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    folder: PathBuf,
    /// The digest of a close that you kept elsewhere: checks that it and all closes before it are unchanged.
    /// The folder alone cannot show that its last closes were removed
    #[arg(long, value_name = "DIGEST")]
    head: Option<String>,
    /// Statements and books used in a close
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,
}

pub(crate) fn reopen(args: &ReopenArgs, ui: &Ui) -> CommandResult {
    let folder = AccountFolder::of_account(&args.folder)?;
    let mut kept = AccountState::read(&folder)?;
    let Some(last) = kept.periods.pop() else {
        return Err(Failure::conflict("this account has no closed month"));
    };
    restore_decisions(&mut kept, &last.as_at, (&folder, &args.folder))?;
    kept.state_first_close();
    // What is of no closed month any more needs no accepting.
    let closed = kept.closed_day()?;
    let is_late = |row: &RowName| closed.is_some_and(|day| row.date <= day);
    let stays = |one: &Decision| one.verb != DecisionKind::Accept || one.rows.iter().all(is_late);
    kept.decisions.decisions.retain(stays);
    let mut change = FolderChange::default();
    kept.write_settings(&mut change);
    change.remove(ClosedPeriod::folder(&last.as_at));
    kept.write_periods(&mut change);
    kept.write_decisions(&mut change);
    let event = AuditEvent::of("reopen", &last.as_at);
    write_audit(&folder, &mut change, event, args.prepared_by.as_deref())?;
    folder.change(&change)?;
    ui.note(&format!("{} is open again", last.as_at));
    Ok(Exit::Done)
}

/// Puts the decisions of a closed month beside those there are.
///
/// # Errors
/// One of them is of a row that a later decision is of, too: made since, or of a later month that is open again.
fn restore_decisions(
    kept: &mut AccountState,
    as_at: &str,
    (folder, path): (&AccountFolder, &Path),
) -> Result<(), Failure> {
    let mut clashes = Vec::new();
    for decision in ClosedPeriod::decisions(folder, as_at)?.decisions {
        if let Err(clash) = kept.decisions.add(decision.clone()) {
            clashes.push((clash.earlier, decision));
        }
    }
    if clashes.is_empty() {
        return Ok(());
    }
    let words = |one: &Decision| {
        let names: Vec<String> = one.rows.iter().map(|row| shell_word(&content(row))).collect();
        format!("{} {}", one.verb.name(), names.join(" "))
    };
    let both = clashes.iter().map(|(later, own)| {
        format!("{} is decided in {as_at}, and later {}", words(own), words(later))
    });
    let message = format!(
        "a row that {as_at} has decided has a later decision: {}",
        both.collect::<Vec<_>>().join("; ")
    );
    let dir = shell_word(&path.display().to_string());
    let mut undo: Vec<String> = Vec::new();
    for (later, _) in &clashes {
        let command = format!("tieout decide --keep {dir} undo {}", words(later));
        if !undo.contains(&command) {
            undo.push(command);
        }
    }
    Err(Failure::conflict(message).with_hint(format!(
        "undo the later one, and decide it again when {as_at} is closed: {}",
        undo.join(" && ")
    )))
}

/// The file beside where one was to be whose name is nearly that of it.
fn similar(file: &Path) -> Option<String> {
    /// A name with more other letters is another name.
    const LETTERS_MAX: usize = 3;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let entries = std::fs::read_dir(folder.unwrap_or(Path::new("."))).ok()?;
    let mut names: Vec<String> = entries
        .filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()))
        .collect();
    names.compact_sort();
    let wanted = file.file_name()?.to_string_lossy().into_owned();
    let found = nearest(&wanted, names.iter().map(String::as_str))?;
    (distance(&wanted, found) <= LETTERS_MAX)
        .then(|| file.with_file_name(found).display().to_string())
}

pub(crate) fn verify(args: &VerifyArgs, ui: &Ui) -> CommandResult {
    let folder = AccountFolder::of_account(&args.folder)?;
    let (kept, check) = AccountState::checked(&folder)?;
    let mut faults = check.faults;
    faults.extend(check.name.map(|name| name.says));
    let headed = args.head.as_ref().map(|head| {
        (head, kept.periods.iter().position(|line| line.digest() == head.to_ascii_lowercase()))
    });
    if let Some((head, None)) = headed {
        let fault = match head.len() {
            64 => format!("no close has the digest {head}: one was removed or replaced"),
            _ => {
                format!(
                    "--head {head:?} is not the digest of a close, which has 64 hexadecimal digits"
                )
            }
        };
        faults.push(fault);
    }
    for file in &args.files {
        let bytes = std::fs::read(file).map_err(|error| {
            let failure = Failure::file(format!("cannot read {}: {error}", file.display()));
            match similar(file) {
                Some(name) => failure.with_hint(format!("{name} is there: is it meant?")),
                None => failure.with_hint("name the files that a close used, or none"),
            }
        })?;
        let digest = sha256(&bytes);
        if !kept.periods.iter().any(|line| line.files.contains(&digest)) {
            faults.push(format!("no close used the file {}", file.display()));
        }
    }
    if !faults.is_empty() {
        let failure = Failure::conflict(faults.join("; "));
        return Err(failure.with_hint("restore it from a copy of the folder"));
    }
    for close in &check.unproved {
        ui.warn(close);
    }
    if let Some((_, Some(at))) = headed
        && let Some(after) = kept.periods.len().checked_sub(at + 1).filter(|after| *after > 0)
    {
        let closes =
            if after == 1 { "1 close was".to_owned() } else { format!("{after} closes were") };
        ui.note(&format!("--head is of {}: {closes} made after it", kept.periods[at].as_at));
    }
    if let Some(head) = kept.head() {
        ui.note(&format!(
            "the last close has the digest {head}; keep it elsewhere, and --head DIGEST will show \
             whether the last closes were removed, which the folder alone cannot"
        ));
    }
    let months = kept.periods.len();
    let word = if months == 1 { "month" } else { "months" };
    if ui.is_for_programs() {
        let closed = kept.periods.last().map(|line| &line.as_at);
        let unproved = kept.periods.iter().filter(|line| line.unproved().is_some());
        let unproved: Vec<&String> = unproved.map(|line| &line.as_at).collect();
        let document = serde_json::json!({
            "verified": true, "periods": months, "closed": closed, "head": kept.head(),
            "unproved": unproved,
        });
        write_line(&document.to_string())?;
    } else {
        write_line(&match months {
            0 => "no month is closed yet: nothing to verify".to_owned(),
            _ => format!("{} closed {word}: nothing altered, every item carried", grouped(months)),
        })?;
    }
    Ok(if check.unproved.is_empty() { Exit::Done } else { Exit::Differences })
}

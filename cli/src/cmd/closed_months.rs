//! `tieout reopen` and `tieout verify`: closes that are taken back, and held against themselves.

use std::path::PathBuf;

use clap::ValueHint;
use tieout::reconcile::period::{Decision, DecisionKind, RowName};

use super::decided_rows::content;
use crate::CommandResult;
use crate::account::{
    AccountFolder, AccountState, AuditEvent, ClosedPeriod, FolderChange, sha256, write_audit,
};
use crate::exit::{Exit, Failure};
use crate::render::{Ui, grouped, write_line};
use crate::safe::shell_word;

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
    let mut clashes = Vec::new();
    for decision in ClosedPeriod::decisions(&folder, &last.as_at)?.decisions {
        if let Err(clash) = kept.decisions.add(decision) {
            let names: Vec<String> =
                clash.earlier.rows.iter().map(|row| shell_word(&content(row))).collect();
            clashes.push(format!("{} {}", clash.earlier.verb.name(), names.join(" ")));
        }
    }
    if !clashes.is_empty() {
        let dir = shell_word(&args.folder.display().to_string());
        let undo: Vec<String> =
            clashes.iter().map(|one| format!("tieout decide --keep {dir} undo {one}")).collect();
        let message = format!("decided differently since the close: {}", clashes.join("; "));
        return Err(Failure::conflict(message).with_hint(undo.join(" && ")));
    }
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
        let bytes = std::fs::read(file)
            .map_err(|error| Failure::file(format!("cannot read {}: {error}", file.display())))?;
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
        ui.note(close);
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
        let document = serde_json::json!({ "verified": true, "periods": months, "closed": closed, "head": kept.head() });
        write_line(&document.to_string())?;
    } else {
        write_line(&match months {
            0 => "no month is closed yet: nothing to verify".to_owned(),
            _ => format!("{} closed {word}: nothing altered, every item carried", grouped(months)),
        })?;
    }
    Ok(Exit::Done)
}

//! `tieout reopen` and `tieout verify`: closes that are taken back, and held against themselves.

use std::path::PathBuf;

use clap::ValueHint;
use tieout::reconcile::period::{Decision, DecisionKind, RowName};

use super::decide::content;
use crate::Ended;
use crate::account::{
    AuditEvent, Change, ClosedPeriod, Folder, Kept, audit_faults, sha256, write_audit,
};
use crate::exit::{Exit, Failure};
use crate::render::{Ui, grouped, write_line};
use crate::safe::shell_word;

/// Take the last close of an account back
///
/// What was open and decided before it is so again. Months are taken back from the last one on.
#[derive(Debug, clap::Args)]
pub(crate) struct ReopenArgs {
    /// The folder of the account
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    folder: PathBuf,
    /// Who takes it back
    #[arg(long, value_name = "NAME")]
    prepared_by: Option<String>,
}

/// Check the closed months of an account: nothing altered, every item carried
///
/// What was open and what is new, less what found its partner, is what is open then; balances and rows go
/// together; no file was changed after its close. Nothing is matched again. Files that are named must be those
/// of a close.
#[derive(Debug, clap::Args)]
pub(crate) struct VerifyArgs {
    /// The folder of the account
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    folder: PathBuf,
    /// The digest of a close, kept elsewhere: it and all before it are as they were. That closes at the end were
    /// taken away with all that tells of them cannot be seen from within the folder
    #[arg(long, value_name = "DIGEST")]
    head: Option<String>,
    /// Statements and books that were closed
    #[arg(value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,
}

pub(crate) fn reopen(args: &ReopenArgs, ui: &Ui) -> Ended {
    let folder = Folder::of_account(&args.folder)?;
    let mut kept = Kept::read(&folder)?;
    let Some(last) = kept.periods.pop() else {
        return Err(Failure::conflict("no month of this account is closed"));
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
        let message =
            format!("decided since the close, and otherwise before it: {}", clashes.join("; "));
        return Err(Failure::conflict(message).with_hint(undo.join(" && ")));
    }
    kept.state_first_close();
    // What is of no closed month any more needs no accepting.
    let closed = kept.closed_day()?;
    let is_late = |row: &RowName| closed.is_some_and(|day| row.date <= day);
    let stays = |one: &Decision| one.verb != DecisionKind::Accept || one.rows.iter().all(is_late);
    kept.decisions.decisions.retain(stays);
    let mut change = Change::default();
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

pub(crate) fn verify(args: &VerifyArgs, ui: &Ui) -> Ended {
    let folder = Folder::of_account(&args.folder)?;
    let kept = Kept::read(&folder)?;
    let mut before = kept.opening_items()?;
    let (mut faults, mut known) = (Vec::new(), Vec::new());
    for line in &kept.periods {
        let [found, gaps] = ClosedPeriod::faults(&folder, line, &before)?;
        faults.extend(found.into_iter().map(|fault| format!("{}: {fault}", line.as_at)));
        if let Some(reason) = &line.unproved {
            let close = format!("{} was closed though it was not proved: {reason}", line.as_at);
            known.push([&[close][..], &gaps].concat().join("; "));
        }
        before = ClosedPeriod::open(&folder, &line.as_at)?;
    }
    for name in kept.unknown_periods(&folder)? {
        faults.push(format!("closed/{name} is there, and periods.jsonl has no close of it"));
    }
    faults.extend(kept.opening_faults()?);
    faults.extend(kept.account_faults());
    faults.extend(audit_faults(&folder, &kept.periods, &kept.settings.name)?);
    if !kept.periods.is_empty() && !Kept::has_decisions(&folder)? {
        faults.push("decisions.csv is not there, and each close writes it".to_owned());
    }
    let headed = args.head.as_ref().map(|head| {
        (head, kept.periods.iter().position(|line| line.digest() == head.to_ascii_lowercase()))
    });
    if let Some((head, None)) = headed {
        let fault = match head.len() {
            64 => format!("no close has the digest {head}: one was taken away or replaced"),
            _ => {
                format!("--head {head:?} is no digest of a close, which has 64 hexadecimal digits")
            }
        };
        faults.push(fault);
    }
    for pair in kept.periods.windows(2) {
        for (one, next) in
            [(&pair[0].statement, &pair[1].statement), (&pair[0].books, &pair[1].books)]
        {
            if one.closing.is_some() && one.closing != next.opening {
                faults.push(format!(
                    "{}: it does not begin where {} ended",
                    pair[1].as_at, pair[0].as_at
                ));
            }
        }
    }
    for file in &args.files {
        let bytes = std::fs::read(file)
            .map_err(|error| Failure::file(format!("cannot read {}: {error}", file.display())))?;
        let digest = sha256(&bytes);
        if !kept.periods.iter().any(|line| line.files.contains(&digest)) {
            faults.push(format!("{} is not a file of any close", file.display()));
        }
    }
    if !faults.is_empty() {
        let failure = Failure::conflict(faults.join("; "));
        return Err(failure.with_hint("a copy of the folder has what it was"));
    }
    known.iter().for_each(|close| ui.note(close));
    if let Some((_, Some(at))) = headed
        && let Some(after) = kept.periods.len().checked_sub(at + 1).filter(|after| *after > 0)
    {
        let closes =
            if after == 1 { "1 close was".to_owned() } else { format!("{after} closes were") };
        ui.note(&format!("--head is of {}: {closes} made after it", kept.periods[at].as_at));
    }
    if let Some(head) = kept.head() {
        ui.note(&format!(
            "the last close has the digest {head}; kept elsewhere, --head DIGEST shows whether closes at the end \
             were taken away, which the folder alone cannot"
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
            0 => "no month is closed yet: there is nothing to verify".to_owned(),
            _ => format!("{} closed {word}: nothing altered, every item carried", grouped(months)),
        })?;
    }
    Ok(Exit::Done)
}

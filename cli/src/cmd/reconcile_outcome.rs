//! What a reconciliation leaves behind: files and an exit code.

use tieout_reconcile::period::Proof;

use super::reconcile_args::{ReconcileArgs, ReconcileFailOn};
use super::remote::Verdict;
use crate::clock;
use crate::exit::{Exit, Failure};
use crate::render::{Report, Ui};

pub(super) fn save(report: &Report<'_>, args: &ReconcileArgs, ui: &Ui) -> Result<(), Failure> {
    if let Some(directory) = &args.out {
        let names = report.save(directory, &args.inputs())?;
        ui.note(&format!("wrote {} to {}", names.join(", "), directory.display()));
    }
    if let Some(path) = &args.report {
        report.save_page(path, &args.inputs(), clock::now())?;
    }
    Ok(())
}

/// Said below the table, where it is seen.
pub(super) fn note_page(args: &ReconcileArgs, ui: &Ui) {
    if let Some(path) = &args.report {
        ui.note(&format!("wrote {}", path.display()));
    }
}

pub(super) fn exit(fail_on: ReconcileFailOn, verdict: Verdict, proof: Proof) -> Exit {
    let is_fine = match fail_on {
        ReconcileFailOn::Unmatched => verdict.is_verified && verdict.is_fully_matched,
        ReconcileFailOn::Unverified => verdict.is_verified,
        ReconcileFailOn::Unproved => verdict.is_verified && proof == Proof::Proved,
        ReconcileFailOn::Never => true,
    };
    if is_fine { Exit::Done } else { Exit::Differences }
}

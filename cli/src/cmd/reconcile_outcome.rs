//! What a reconciliation leaves behind: files and an exit code.

use tieout_reconcile::period::Proof;
use tieout_reconcile::{MatchOptions, MatchOutcome};

use super::reconcile_args::{ReconcileArgs, ReconcileFailOn};
use super::sides::note_turned_signs;
use crate::CommandResult;
use crate::clock;
use crate::exit::{Exit, Failure};
use crate::render::{PairExplainer, Report, Ui};
use crate::statements::{Side, other_days};

/// The lists in files and on the screen, and the exit code.
pub(super) fn show(
    args: &ReconcileArgs,
    (bank, book): (&Side, &Side),
    matching: &MatchOutcome,
    options: MatchOptions,
    ui: &Ui,
) -> CommandResult {
    note_turned_signs(bank, book, matching, options, ui);
    for note in other_days((bank, book), matching.pairs.len(), options) {
        ui.note(&note);
    }
    let mut report = args.shown(bank, book, matching, options);
    if args.explains(ui) {
        report.explainer = Some(PairExplainer::of_run((&bank.rows, &book.rows), options));
    }
    save(&report, args, ui)?;
    ui.print(&report)?;
    note_page(args, ui);
    Ok(exit(args.fail_on, matching.into(), report.reconciliation.proof))
}

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

/// What decides the exit code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Verdict {
    pub(super) is_verified: bool,
    pub(super) is_fully_matched: bool,
}

impl From<&MatchOutcome> for Verdict {
    fn from(matching: &MatchOutcome) -> Self {
        Self {
            is_verified: matching.verification.is_verified,
            is_fully_matched: matching.is_fully_matched(),
        }
    }
}

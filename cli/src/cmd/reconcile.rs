//! `tieout reconcile`: two files, matched and proved, in process or by a daemon.

use tieout_reconcile::period::Proof;
use tieout_reconcile::{MatchOptions, MatchOutcome, reconcile};

use super::month;
use super::reconcile_args::{ReconcileArgs, ReconcileFailOn};
use super::reconcile_outcome::{exit, note_page, save};
use super::remote::{self, RemoteRequest};
use super::sides::{check_currencies, note_sides, note_turned_signs, read_bank, read_both};
use super::why;
use crate::CommandResult;
use crate::client::Client;
use crate::exit::Failure;
use crate::files::Dataset;
use crate::render::{
    PairExplainer, Progress, Ui, check_distinct_outputs, check_target, write_line,
};
use crate::statements::{Side, other_days};
use crate::target::{ConnectionArgs, Target};

pub(crate) fn run(args: &ReconcileArgs, connection: &ConnectionArgs, ui: &Ui) -> CommandResult {
    // What cannot end well is said before large files are read, or a daemon is paid.
    if let Some(path) = &args.report {
        check_target("--report", path, &args.inputs())?;
        args.out.as_ref().map_or(Ok(()), |directory| check_distinct_outputs(directory, path))?;
    }
    args.month.check_targets(args.report.as_deref(), &args.inputs())?;
    args.balances.check()?;
    if !args.why.is_empty() && ui.wants_csv() {
        return Err(Failure::usage("--why cannot be written as CSV").with_hint("use --output json"));
    }
    if args.month.is_wanted() {
        return month::run(args, connection.no_input, ui);
    }
    let target = if args.by_daemon.remote { Some(connection.target()?) } else { None };
    target.as_ref().map(Target::key).transpose()?;
    let (bank, book) = match &args.book_from {
        Some(from) => {
            let bank = read_bank(args, ui)?;
            let book = from.read(&bank, args.days, connection, ui)?;
            (bank, book)
        }
        None => read_both(args, ui)?,
    };
    let asked = why::rows(&args.why, &bank, &book)?;
    check_currencies(&bank, &book)?;
    args.balances.check_sides([(Dataset::Bank, &bank), (Dataset::Book, &book)])?;
    note_sides([&bank, &book], ui);
    let options = args.options();
    let Some(target) = target else {
        let progress = Progress::matching(ui, bank.rows.len());
        let matching =
            reconcile(&bank.rows, &book.rows, options, &|rows| progress.add(rows as u64));
        progress.finish();
        if !asked.is_empty() {
            return why::answer(&asked, (&bank, &book), &matching, options, ui);
        }
        return show(args, (&bank, &book), &matching, options, ui);
    };
    let client = Client::new(&target.url, target.key()?, connection.timeout, ui)?;
    let wants_pairs = args.include_matched
        || args.saves()
        || !ui.wants_document()
        || args.fail_on == ReconcileFailOn::Unproved;
    let wanted = RemoteRequest {
        options,
        include_matched: wants_pairs,
        allow_overage: args.by_daemon.allow_overage,
        idempotency_key: args.by_daemon.idempotency_key.clone(),
    };
    let answer = remote::reconcile(&client, (&bank, &book), wanted, ui)?;
    match &answer.matching {
        Some(matching) if !ui.wants_document() => show(args, (&bank, &book), matching, options, ui),
        matching => {
            // Without the pairs nobody can say what the balances prove.
            let mut proof = Proof::Unproved;
            if let Some(matching) = matching {
                let report = args.shown(&bank, &book, matching, options);
                save(&report, args, ui)?;
                proof = report.reconciliation.proof;
            }
            write_line(&answer.document)?;
            note_page(args, ui);
            Ok(exit(args.fail_on, answer.verdict, proof))
        }
    }
}

/// The lists in files and on the screen, and the exit code.
fn show(
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

//! `tieout reconcile`: two files, matched and proved, in process or by a daemon.

use tieout_reconcile::reconcile;

use super::reconcile_args::ReconcileArgs;
use super::reconcile_outcome::show;
use super::remote::{self, RemoteDaemon};
use super::sides::{check_currencies, note_sides, read_bank, read_both};
use super::{month, why};
use crate::CommandResult;
use crate::exit::Failure;
use crate::files::Dataset;
use crate::render::{Progress, Ui, check_distinct_outputs, check_target};
use crate::target::ConnectionArgs;

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
    let daemon = RemoteDaemon::asked_for(args.by_daemon.remote, connection)?;
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
    let Some(daemon) = daemon else {
        let progress = Progress::matching(ui, bank.rows.len());
        let matching =
            reconcile(&bank.rows, &book.rows, options, &|rows| progress.add(rows as u64));
        progress.finish();
        if !asked.is_empty() {
            return why::answer(&asked, (&bank, &book), &matching, options, ui);
        }
        return show(args, (&bank, &book), &matching, options, ui);
    };
    remote::reconcile(&daemon, args, (&bank, &book), options, ui)
}

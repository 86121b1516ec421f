//! `tieout reconcile --keep`: an account month after month.

use tieout::amount::Amount;
use tieout::date::Date;
use tieout::reconcile::MatchOptions;
use tieout::reconcile::period::{
    Decision, Decisions, FreeRows, LastClose, Origin, PeriodInput, PeriodSideInput, QUIET_DAYS,
    ReconciledPeriod, SidePool,
};

use super::balances::contradicted;
use super::close_month::{
    accepting, changed, check_accounts, check_asked, check_currency, close, note_decisions,
    reopening, writing_back,
};
use super::decided_rows::named;
use super::kept_reading;
use super::month_entries::{entries, save_entries};
use super::month_files::{currency, remember};
use super::opening::state_open_items;
use super::reconcile::{ReconcileArgs, note_turned_signs};
use super::{review, why};
use crate::CommandResult;
use crate::account::{AccountFolder, AccountState, AuditEvent, FolderChange, write_audit};
use crate::exit::{Exit, Failure};
use crate::files::Dataset;
use crate::render::{MonthReport, PairExplainer, Progress, Ui};
use crate::statements::Side;

/// Reconciles a month, and closes it where that is asked for.
pub(super) fn run(args: &ReconcileArgs, no_input: bool, ui: &Ui) -> CommandResult {
    let folder =
        args.month.keep.as_deref().map(|path| AccountFolder::open(path, true)).transpose()?;
    let read = match args.month.name {
        Some(_) => AccountState::read_to_rename,
        None => AccountState::read,
    };
    let mut kept = folder.as_ref().map(read).transpose()?;
    check_known(args)?;
    let renamed = rename(args, folder.as_ref(), kept.as_mut())?;
    let (bank, book, read_by) = kept_reading::read_both(args, kept.as_ref(), ui)?;
    super::reconcile::check_currencies(&bank, &book)?;
    kept.as_ref().map_or(Ok(()), |kept| check_currency(kept, [&bank, &book]))?;
    super::reconcile::note_sides([&bank, &book], ui);
    let sides = (&bank, &book);
    let closed = kept.as_ref().map(AccountState::closed_day).transpose()?.flatten();
    let as_at = as_at(args, sides, closed)?;
    check_balances(args, kept.as_ref(), sides, (closed, as_at))?;
    if let (Some(kept), Some(folder)) = (&mut kept, &folder) {
        check_accounts(kept, folder.path(), [&bank, &book])?;
        state_open_items(args, kept, sides, as_at)?;
        check_asked(&kept.decisions.decisions, kept, folder.path())?;
    }
    let first = [&bank, &book].iter().flat_map(|side| days(side)).min();
    let last = match (&kept, &folder) {
        (Some(kept), Some(folder)) => kept.last_close(folder, first)?,
        _ => LastClose::default(),
    };
    let (month, carried_in) =
        reviewed(args, no_input, (folder.as_ref(), &mut kept), sides, (&last, as_at), ui)?;
    note_month(args, sides, (&month, &last), (as_at, closed), ui);
    if let Some(kept) = &kept {
        note_decisions(&month, &kept.decisions, args, ui);
    }
    let entries = entries(args, kept.as_mut(), &month, as_at, ui)?;
    let pools = (pooled(&bank, &month.bank), pooled(&book, &month.book));
    let name = kept.as_ref().map(|kept| kept.settings.name.clone()).unwrap_or_default();
    let decisions = kept.as_ref().map(|kept| kept.decisions.clone()).unwrap_or_default();
    let mut report = args.shown(&pools.0, &pools.1, &month.outcome, args.options());
    report.reconciliation = month.reconciliation.clone();
    report.month = Some(MonthReport {
        month: &month,
        decisions: &decisions,
        name: &name,
        currency: currency(sides, kept.as_ref().and_then(|kept| kept.settings.currency.as_ref())),
        as_at,
        carried_in,
        prepared_by: args.month.prepared_by.as_deref(),
        unproved: args.month.unproved.as_deref(),
        is_closed: args.month.close,
        digest: None,
        reopen: reopening(args),
        accept: accepting(args, &month, sides, &last),
        write_back: writing_back(args, &month, as_at),
        late: [(&bank, &last), (&book, &last)],
    });
    let free = FreeRows::of(&month, report.options.window_days);
    if args.explains(ui) {
        let rows = (&pools.0.rows, &pools.1.rows);
        report.explainer =
            Some(PairExplainer::of_month(rows, (&free, &last.confirmed), report.options));
    }
    if !args.why.is_empty() {
        return why::answer_month(&args.why, [&bank, &book], (&report, &free, &last.confirmed), ui);
    }
    let proof = report.reconciliation.proof;
    if let (Some(folder), Some(kept)) = (&folder, &mut kept) {
        remember(args, kept, sides, (read_by, as_at));
        let mut change = FolderChange::default();
        if renamed {
            let event = AuditEvent::of("rename", &kept.settings.name);
            write_audit(folder, &mut change, event, args.month.prepared_by.as_deref())?;
        }
        if args.month.close {
            let (statement, reasons) = (report.statement_text(), report.reasons());
            let said = (statement.as_str(), &reasons[..]);
            close(args, (folder, kept), &month, sides, said, &mut change)?;
            let digest = kept.head();
            report.month.iter_mut().for_each(|month| month.digest.clone_from(&digest));
        } else {
            check_prepared(args)?;
        }
        kept.write_settings(&mut change);
        folder.change(&change)?;
    }
    super::reconcile::save(&report, args, ui)?;
    if let (Some(path), Some(entries)) = (&args.month.entries, &entries) {
        save_entries(path, entries, ui)?;
    }
    ui.print(&report)?;
    super::reconcile::note_page(args, ui);
    if args.month.close {
        let carried = month.open.len();
        let items = if carried == 1 { "item is" } else { "items are" };
        ui.note(&format!("closed as at {as_at}: {carried} open {items} carried forward"));
        return Ok(Exit::Done);
    }
    Ok(super::reconcile::exit(args.fail_on, (&month.outcome).into(), proof))
}

/// Says what a person should know of the month and its files.
fn note_month(
    args: &ReconcileArgs,
    (bank, book): (&Side, &Side),
    (month, last): (&ReconciledPeriod, &LastClose),
    (as_at, closed): (Date, Option<Date>),
    ui: &Ui,
) {
    month.notes.iter().for_each(|note| ui.note(note));
    note_gap(bank, as_at, ui);
    note_days_after(args, bank, (as_at, closed), ui);
    if month.outcome.pairs.is_empty() && last.day.is_none() {
        note_turned_signs(bank, book, &month.outcome, args.options(), ui);
    }
}

/// A day without a folder needs the balance of that day.
fn check_known(args: &ReconcileArgs) -> Result<(), Failure> {
    if args.month.keep.is_some() || args.balances.closing_of(Dataset::Bank).is_some() {
        return Ok(());
    }
    let failure =
        Failure::usage("--as-at needs --keep, or --closing with the balances on that date");
    Err(failure.with_hint("give --keep DIR, or --closing bank:AMOUNT"))
}

/// Takes the name that is stated; whether the account had another.
fn rename(
    args: &ReconcileArgs,
    folder: Option<&AccountFolder>,
    kept: Option<&mut AccountState>,
) -> Result<bool, Failure> {
    let (Some(name), Some(folder), Some(kept)) = (&args.month.name, folder, kept) else {
        return Ok(false);
    };
    let before = std::mem::replace(&mut kept.settings.name, name.clone());
    Ok(before != *name && folder.has_account()?)
}

/// The month, after what is undecided was asked where that is wanted; and how many items were open before.
fn reviewed(
    args: &ReconcileArgs,
    no_input: bool,
    (folder, kept): (Option<&AccountFolder>, &mut Option<AccountState>),
    (bank, book): (&Side, &Side),
    (last, as_at): (&LastClose, Date),
    ui: &Ui,
) -> Result<(ReconciledPeriod, usize), Failure> {
    let none = Decisions::default();
    let openings = openings(kept.as_ref())?;
    let options = MatchOptions { suggest: args.suggest() || args.month.review, ..args.options() };
    let worked = |kept: Option<&AccountState>| {
        let input = PeriodInput {
            bank: side_of(args, Dataset::Bank, (bank, openings[0].as_ref())),
            book: side_of(args, Dataset::Book, (book, openings[1].as_ref())),
            carried: kept.map_or(&[], |kept| &kept.open),
            last,
            as_at,
            decisions: kept.map_or(&none, |kept| &kept.decisions),
            carry_days: args.month.carry_days,
            options,
        };
        let progress = Progress::matching(ui, bank.rows.len());
        let month = ReconciledPeriod::of(&input, &|rows| progress.add(rows as u64));
        progress.finish();
        (month, input.carried.len())
    };
    let mut month = worked(kept.as_ref());
    if args.month.review && no_input {
        ui.note("--no-input: --review asks nothing, and what is undecided stays so");
    }
    let asks = args.month.review && !no_input;
    if let (true, Some(folder), Some(kept)) = (asks, folder, kept.as_mut()) {
        let pools = (pooled(bank, &month.0.bank), pooled(book, &month.0.book));
        let mut decisions = kept.decisions.clone();
        let mut keep = |decisions: &Decisions| {
            let is_new = |one: &&Decision| !kept.decisions.decisions.contains(one);
            let new = decisions.decisions.iter().filter(is_new);
            let of: Vec<String> = new.map(|one| named(one.verb, &one.rows)).collect();
            if let Err(refused) = check_asked(&decisions.decisions, kept, folder.path()) {
                let says: Vec<String> =
                    refused.complaints.into_iter().map(|one| one.message).collect();
                return Ok(Some(says.join("; ")));
            }
            kept.decisions.clone_from(decisions);
            let mut change = FolderChange::default();
            kept.write_decisions(&mut change);
            let by = args.month.prepared_by.as_deref();
            write_audit(folder, &mut change, AuditEvent::of("decide", &of.join("; ")), by)?;
            folder.change(&change).map(|()| None)
        };
        let changed = changed(&month.0, (bank, book), last);
        let of_month = (&month.0, &changed[..]);
        review::ask(of_month, (&pools.0, &pools.1), &mut decisions, &mut keep, ui)?;
        month = worked(Some(kept));
    }
    if !args.suggest() {
        month.0.outcome.suggestions = None;
    }
    Ok(month)
}

/// The opening balances that an earlier run of the first month stated.
fn openings(kept: Option<&AccountState>) -> Result<[Option<Amount>; 2], Failure> {
    match kept {
        Some(kept) if kept.periods.is_empty() => kept.settings.openings(),
        _ => Ok([None, None]),
    }
}

/// No balance that is stated, now or in an earlier run, is another than that of its file.
fn check_balances(
    args: &ReconcileArgs,
    kept: Option<&AccountState>,
    (bank, book): (&Side, &Side),
    (closed, as_at): (Option<Date>, Date),
) -> Result<(), Failure> {
    let [of_bank, of_book] = openings(kept)?;
    for (dataset, side, before) in [(Dataset::Bank, bank, of_bank), (Dataset::Book, book, of_book)]
    {
        let input = side_of(args, dataset, (side, before.as_ref()));
        let Some(conflict) = input.conflict(closed, Some(as_at)) else { continue };
        let is_kept = !conflict.is_closing && args.balances.opening_of(dataset).is_none();
        let of = if dataset == Dataset::Book { "opening_book" } else { "opening_bank" };
        let said = is_kept.then(|| format!("account.toml: {of} = {}", conflict.stated));
        let until = Some(as_at);
        return Err(contradicted(&conflict, (dataset, side), until, said.as_deref()));
    }
    Ok(())
}

/// `--prepared-by` is kept with the close.
fn check_prepared(args: &ReconcileArgs) -> Result<(), Failure> {
    match &args.month.prepared_by {
        Some(_) if args.report.is_none() && args.out.is_none() => {
            let failure = Failure::usage("--prepared-by is only saved with a close or a page");
            Err(failure.with_hint("add --close, --out DIR or --report FILE"))
        }
        _ => Ok(()),
    }
}

/// Says where the statement ends long before the day.
fn note_gap(bank: &Side, as_at: Date, ui: &Ui) {
    if let Some(last) = bank.last_day().filter(|last| as_at.days_after(*last) > QUIET_DAYS) {
        ui.note(&format!("{} ends on {last}: does it cover the time to {as_at}?", bank.name));
    }
}

/// Says where the file of the bank, with no day that it says it goes to, has a few days of a month behind one that
/// is whole.
fn note_days_after(
    args: &ReconcileArgs,
    bank: &Side,
    (as_at, closed): (Date, Option<Date>),
    ui: &Ui,
) {
    /// So many days of a month are the rest of a download.
    const DAYS_AFTER: u32 = 7;
    /// So many days before them are a month.
    const DAYS_OF_MONTH: i32 = 21;
    let is_open = |day: &Date| closed.is_none_or(|closed| *day > closed);
    let Some(first) = days(bank).filter(is_open).min() else { return };
    let after = as_at.of_month();
    let end = as_at.plus_days(-i32::try_from(after).unwrap_or_default());
    let is_stated = args.month.as_at.is_some() || bank.stated_end.is_some();
    if !is_stated && after <= DAYS_AFTER && end.days_after(first) >= DAYS_OF_MONTH {
        ui.note(&format!(
            "{} goes on to {as_at}, and so does this month; with --as-at {end} later rows wait for the next one",
            bank.name
        ));
    }
}

pub(super) fn days(side: &Side) -> impl Iterator<Item = Date> {
    side.rows.indices().map(|row| side.rows.row(row).date)
}

/// The last day that counts.
fn as_at(
    args: &ReconcileArgs,
    (bank, book): (&Side, &Side),
    closed: Option<Date>,
) -> Result<Date, Failure> {
    let last = || bank.last_day().or_else(|| book.last_day());
    let Some(as_at) = args.month.as_at.or_else(last) else {
        return Err(Failure::data("neither file has any rows")
            .with_hint("for a month without rows, give the date with --as-at DATE"));
    };
    match closed {
        Some(closed) if as_at <= closed => {
            let failure =
                Failure::conflict(format!("{closed} is already closed, and this is as at {as_at}"));
            Err(failure.with_hint(format!("to reopen the last close: {}", reopening(args))))
        }
        _ => Ok(as_at),
    }
}

/// A side as it takes part; `before` is the opening balance that an earlier run stated.
fn side_of<'a>(
    args: &'a ReconcileArgs,
    dataset: Dataset,
    (side, before): (&'a Side, Option<&'a Amount>),
) -> PeriodSideInput<'a> {
    let stated = [args.balances.opening_of(dataset).or(before), args.balances.closing_of(dataset)];
    PeriodSideInput {
        rows: &side.rows,
        ids: &side.ids,
        cheques: &side.cheques,
        of_file: &side.balances,
        ends: side.last_day(),
        stated,
    }
}

/// A side with the rows of the month in the place of those of the file.
fn pooled(side: &Side, pool: &SidePool) -> Side {
    let from = |origin: &Origin| match origin {
        Origin::File(row) => Some(*row),
        Origin::Carried(_) | Origin::TakenOut(_) => None,
    };
    side.with_rows(pool.rows.clone(), &pool.origins.iter().map(from).collect::<Vec<_>>())
}

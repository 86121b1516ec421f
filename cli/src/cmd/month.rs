//! `tieout reconcile --keep`: an account month after month.

use tieout::amount::Amount;
use tieout::date::Date;
use tieout_reconcile::MatchOptions;
use tieout_reconcile::period::{
    Decisions, FreeRows, LastClose, Origin, PeriodInput, PeriodSideInput, QUIET_DAYS,
    ReconciledPeriod, SidePool,
};

use super::balances::contradicted;
use super::close_month::{
    accepting, changed, check_currency, note_decisions, reopening, writing_back,
};
use super::month_account::{MonthAccount, MonthFiles, NamedAccount};
use super::month_entries::{entries, save_entries};
use super::month_files::currency;
use super::offered_pairs::offered_pairs;
use super::reconcile_args::ReconcileArgs;
use super::reconcile_outcome::{exit, note_page, save};
use super::sides::{check_currencies, note_sides, note_turned_signs};
use super::{kept_reading, review, why};
use crate::CommandResult;
use crate::account::AccountState;
use crate::exit::{Exit, Failure};
use crate::files::Dataset;
use crate::render::{MonthReport, PairExplainer, Progress, Ui};
use crate::statements::Side;

/// Reconciles a month, and closes it where that is asked for.
pub(super) fn run(args: &ReconcileArgs, no_input: bool, ui: &Ui) -> CommandResult {
    check_known(args)?;
    let mut account = MonthAccount::open(args)?;
    let files = read_files(args, account.as_ref(), ui)?;
    let last = match &mut account {
        Some(account) => account.last_close(args, &files)?,
        None => LastClose::default(),
    };
    let (month, carried_in) = reviewed(args, no_input, account.as_mut(), &files, &last, ui)?;
    note_month(args, &files, (&month, &last), ui);
    if let Some(account) = &account {
        note_decisions(&month, &account.state.decisions, args, ui);
    }
    let state = account.as_mut().map(|account| &mut account.state);
    let entries = entries(args, state, &month, files.as_at, ui)?;
    let sides = (pooled(&files.bank, &month.bank), pooled(&files.book, &month.book));
    let named = account.as_ref().map(MonthAccount::named).unwrap_or_default();
    let mut report = args.shown(&sides.0, &sides.1, &month.outcome, args.options());
    report.reconciliation = month.reconciliation.clone();
    report.month = Some(month_report(args, &named, &files, (&month, &last), carried_in));
    let free = FreeRows::of(&month, report.options.window_days);
    if args.explains(ui) {
        let rows = (&sides.0.rows, &sides.1.rows);
        let explainer = PairExplainer::of_month(rows, (&free, &last.confirmed), report.options);
        report.explainer = Some(explainer);
    }
    if !args.why.is_empty() {
        let files = [&files.bank, &files.book];
        return why::answer_month(&args.why, files, (&report, &free, &last.confirmed), ui);
    }
    if let Some(account) = &mut account {
        account.save(args, &files, &month, &mut report)?;
    }
    save(&report, args, ui)?;
    if let (Some(path), Some(entries)) = (&args.month.entries, &entries) {
        save_entries(path, entries, ui)?;
    }
    ui.print(&report)?;
    note_page(args, ui);
    if args.month.close {
        note_close(&month, files.as_at, ui);
        return Ok(Exit::Done);
    }
    let proof = report.reconciliation.proof;
    Ok(exit(args.fail_on, (&month.outcome).into(), proof))
}

/// Reads both files, and checks that they can be of one month of the account.
fn read_files(
    args: &ReconcileArgs,
    account: Option<&MonthAccount>,
    ui: &Ui,
) -> Result<MonthFiles, Failure> {
    let state = account.map(|account| &account.state);
    let (bank, book, read_by) = kept_reading::read_both(args, state, ui)?;
    check_currencies(&bank, &book)?;
    state.map_or(Ok(()), |state| check_currency(state, [&bank, &book]))?;
    note_sides([&bank, &book], ui);
    let closed = state.map(AccountState::closed_day).transpose()?.flatten();
    let as_at = as_at(args, (&bank, &book), closed)?;
    check_balances(args, state, (&bank, &book), (closed, as_at))?;
    Ok(MonthFiles { bank, book, read_by, closed, as_at })
}

/// What there is to show of the month.
fn month_report<'a>(
    args: &'a ReconcileArgs,
    named: &'a NamedAccount,
    files: &'a MonthFiles,
    (month, last): (&'a ReconciledPeriod, &'a LastClose),
    carried_in: usize,
) -> MonthReport<'a> {
    let sides = files.sides();
    MonthReport {
        month,
        decisions: &named.decisions,
        name: &named.name,
        currency: currency(sides, named.currency.as_ref()),
        as_at: files.as_at,
        carried_in,
        prepared_by: args.month.prepared_by.as_deref(),
        unproved: args.month.unproved.as_deref(),
        is_closed: args.month.close,
        digest: None,
        reopen: reopening(args),
        accept: accepting(args, month, sides, last),
        write_back: writing_back(args, month, files.as_at),
        offered: offered_pairs(args, month, &named.decisions.decisions),
        late: [(&files.bank, last), (&files.book, last)],
    }
}

/// Says what the close leaves to the next month.
fn note_close(month: &ReconciledPeriod, as_at: Date, ui: &Ui) {
    let carried = month.open.len();
    let items = if carried == 1 { "item is" } else { "items are" };
    ui.note(&format!("closed as at {as_at}: {carried} open {items} carried forward"));
}

/// Says what a person should know of the month and its files.
fn note_month(
    args: &ReconcileArgs,
    files: &MonthFiles,
    (month, last): (&ReconciledPeriod, &LastClose),
    ui: &Ui,
) {
    let (bank, as_at) = (&files.bank, files.as_at);
    month.notes.iter().for_each(|note| ui.note(note));
    note_gap(bank, as_at, ui);
    note_days_after(args, bank, (as_at, files.closed), ui);
    if month.outcome.pairs.is_empty() && last.day.is_none() {
        note_turned_signs(bank, &files.book, &month.outcome, args.options(), ui);
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

/// The month, after what is undecided was asked where that is wanted; and how many items were open before.
fn reviewed(
    args: &ReconcileArgs,
    no_input: bool,
    mut account: Option<&mut MonthAccount>,
    files: &MonthFiles,
    last: &LastClose,
    ui: &Ui,
) -> Result<(ReconciledPeriod, usize), Failure> {
    let state = account.as_ref().map(|account| &account.state);
    let carried_in = state.map_or(0, |state| state.open.len());
    let mut month = reconciled(args, state, files, last, ui)?;
    if args.month.review && no_input {
        ui.note("--no-input: --review asks nothing, and what is undecided stays so");
    }
    if args.month.review
        && !no_input
        && let Some(account) = &mut account
    {
        ask(args, account, files, (&month, last), ui)?;
        month = reconciled(args, Some(&account.state), files, last, ui)?;
    }
    if !args.suggest() {
        month.outcome.suggestions = None;
    }
    Ok((month, carried_in))
}

/// The month as its rows and the decisions of the account make it.
fn reconciled(
    args: &ReconcileArgs,
    state: Option<&AccountState>,
    files: &MonthFiles,
    last: &LastClose,
    ui: &Ui,
) -> Result<ReconciledPeriod, Failure> {
    let none = Decisions::default();
    let [of_bank, of_book] = openings(state)?;
    let input = PeriodInput {
        bank: side_of(args, Dataset::Bank, (&files.bank, of_bank.as_ref())),
        book: side_of(args, Dataset::Book, (&files.book, of_book.as_ref())),
        carried: state.map_or(&[], |state| &state.open),
        last,
        as_at: files.as_at,
        decisions: state.map_or(&none, |state| &state.decisions),
        carry_days: args.month.carry_days,
        options: MatchOptions { suggest: args.suggest() || args.month.review, ..args.options() },
    };
    let progress = Progress::matching(ui, files.bank.rows.len());
    let month = ReconciledPeriod::of(&input, &|rows| progress.add(rows as u64));
    progress.finish();
    Ok(month)
}

/// Asks about what is undecided; each decision is kept as soon as it is made.
fn ask(
    args: &ReconcileArgs,
    account: &mut MonthAccount,
    files: &MonthFiles,
    (month, last): (&ReconciledPeriod, &LastClose),
    ui: &Ui,
) -> Result<(), Failure> {
    let pools = (pooled(&files.bank, &month.bank), pooled(&files.book, &month.book));
    account.remember(args, files);
    let mut decisions = account.state.decisions.clone();
    let by = args.month.prepared_by.as_deref();
    let mut keep = |decisions: &Decisions| account.keep(decisions, by);
    let changed = changed(&month.late, files.sides(), last);
    review::ask((month, &changed[..]), (&pools.0, &pools.1), &mut decisions, &mut keep, ui)
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
    let Some(first) = bank.days().filter(is_open).min() else { return };
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
        begins: side.first_day(),
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

//! What may still be decided of rows, and what a decision changes: held against the files of the last run and
//! against what is closed.

use tieout::date::Date;
use tieout_reconcile::period::{
    CARRY_DAYS, DecisionKind, LastClose, LateRows, PeriodInput, PeriodSideInput, ReconciledPeriod,
    RowName,
};
use tieout_reconcile::{MatchOptions, SideName};

use super::close_month::changed;
use super::decided_rows::{content, last_file, named};
use crate::account::{AccountFolder, AccountState};
use crate::exit::{Exit, Failure};
use crate::files::Dataset;
use crate::render::Ui;
use crate::statements::Side;

/// The files of the last run, read again, and what was closed before them.
struct LastRun {
    bank: Side,
    book: Side,
    as_at: Date,
    last: LastClose,
}

impl LastRun {
    /// The last run; none where nobody has run anything yet.
    ///
    /// # Errors
    /// A file of it cannot be read, or has changed since.
    fn of(
        (kept, folder): (&AccountState, &AccountFolder),
        ui: &Ui,
    ) -> Result<Option<Self>, Failure> {
        let (bank, _) = last_file(Dataset::Bank, kept, ui)?;
        let (book, _) = last_file(Dataset::Book, kept, ui)?;
        let Some(as_at) = kept.settings.day()? else { return Ok(None) };
        let first = bank.days().chain(book.days()).min();
        let last = kept.last_close(folder, first)?;
        Ok(Some(Self { bank, book, as_at, last }))
    }

    /// The month as it is decided.
    fn month(&self, kept: &AccountState) -> ReconciledPeriod {
        let input = PeriodInput {
            bank: side_of(&self.bank),
            book: side_of(&self.book),
            carried: &kept.open,
            last: &self.last,
            as_at: self.as_at,
            decisions: &kept.decisions,
            carry_days: CARRY_DAYS,
            options: MatchOptions::default(),
        };
        ReconciledPeriod::of(&input, &|_| ())
    }
}

/// A side as its file gives it.
fn side_of(side: &Side) -> PeriodSideInput<'_> {
    PeriodSideInput {
        rows: &side.rows,
        ids: &side.ids,
        cheques: &side.cheques,
        of_file: &side.balances,
        begins: side.first_day(),
        ends: side.last_day(),
        stated: [None, None],
    }
}

/// What is closed is decided, but for what is open of it and what was accepted; and only what has changed since is to
/// be accepted.
///
/// # Errors
/// A row is of a closed month, or nothing of it has changed.
pub(super) fn check_undecided(
    verb: DecisionKind,
    rows: &[RowName],
    (kept, folder): (&AccountState, &AccountFolder),
    ui: &Ui,
) -> Result<(), Failure> {
    if verb == DecisionKind::Accept {
        return check_changed(rows, (kept, folder), ui);
    }
    let closed = kept.closed_day()?;
    let Some(first) = rows.iter().map(|row| row.date).min() else { return Ok(()) };
    if closed.is_none_or(|day| first > day) {
        return Ok(());
    }
    let last = kept.last_close(folder, Some(first))?;
    for row in rows {
        let Some(month) = kept.closed_month_of(row.date)? else { continue };
        if !is_accepted(row, kept) && !last.leaves_open(row, &kept.open) {
            let failure =
                Failure::conflict(format!("{} is in a closed month ({month})", content(row)));
            return Err(failure.with_hint(
                "use accept to take a row added since into this month, or tieout reopen to reopen \
                 the close",
            ));
        }
    }
    Ok(())
}

/// Whether a row of a closed month was taken into this one.
fn is_accepted(row: &RowName, kept: &AccountState) -> bool {
    let mut accepted =
        kept.decisions.decisions.iter().filter(|one| one.verb == DecisionKind::Accept);
    accepted.any(|one| one.rows.contains(row))
}

/// Rows that are to be accepted are of closed months, and something of them has changed since.
fn check_changed(
    rows: &[RowName],
    (kept, folder): (&AccountState, &AccountFolder),
    ui: &Ui,
) -> Result<(), Failure> {
    for row in rows {
        if kept.closed_month_of(row.date)?.is_none() {
            let failure = Failure::conflict(format!("{} is not in a closed month", content(row)));
            return Err(failure.with_hint(
                "accept is for a row added to or removed from a closed month since the close",
            ));
        }
    }
    let run = match LastRun::of((kept, folder), ui) {
        Ok(Some(run)) => run,
        Ok(None) => return Ok(()),
        // What was read from a pipe is gone: the next run shows whether there is such a change.
        Err(failure) if failure.exit != Exit::Conflict => return Ok(()),
        Err(failure) => return Err(failure),
    };
    // An entry that a close asked for has been added as well.
    let sides = [(SideName::Bank, &run.bank), (SideName::Book, &run.book)];
    let late = sides.map(|(name, side)| LateRows::of(name, &side.rows, &run.last));
    let changes = changed(&late, (&run.bank, &run.book), &run.last);
    let is_changed = |row: &RowName| {
        let exact =
            |(_, one): &(_, RowName)| row.is_of((one.side, one.date, &one.amount), &one.text);
        let of_day = |(_, one): &(_, RowName)| row.is_of_day(one.side, one.date, &one.amount);
        changes.iter().any(exact) || !run.last.has(row) && changes.iter().any(of_day)
    };
    match rows.iter().find(|row| !is_changed(row)) {
        Some(row) => {
            let failure = Failure::conflict(format!(
                "{} has not been added, changed or removed since its month was closed",
                content(row)
            ));
            Err(failure
                .with_hint("the lists of tieout reconcile show what changed since the close"))
        }
        None => Ok(()),
    }
}

/// Says of rows that are decided each by itself which pairs of the last run that breaks, where its files are as
/// they were.
pub(super) fn note_partners(
    (verb, rows): (DecisionKind, &[RowName]),
    (kept, folder): (&AccountState, &AccountFolder),
    ui: &Ui,
) {
    if !verb.is_of_single_rows() || verb == DecisionKind::Accept {
        return;
    }
    let Ok(Some(run)) = LastRun::of((kept, folder), ui) else { return };
    let month = run.month(kept);
    let names = [month.bank.names(), month.book.names()];
    for pair in &month.outcome.pairs {
        let both = [&names[0][pair.bank_row as usize], &names[1][pair.book_row as usize]];
        let Some(at) = both.iter().position(|name| rows.contains(name)) else { continue };
        if month.decided_pairs.contains(&pair.bank_row) {
            continue;
        }
        ui.note(&format!(
            "{} was paired with {} (score {}), which is left over now; undo {} takes it back",
            content(both[at]),
            content(both[1 - at]),
            pair.score,
            named(verb, &[both[at].clone()])
        ));
    }
}

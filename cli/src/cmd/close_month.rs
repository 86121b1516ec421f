//! The end of a month: what is checked and said of it, and its close.

use std::path::Path;

use tieout::date::Date;
use tieout_reconcile::period::{
    Decision, DecisionKind, Decisions, EarlierRequests, LastClose, LateRows, Proof,
    ReconciledPeriod, Resolution, RowName, are_other_accounts,
};
use tieout_statement::currency::Currency;

use super::decided_rows::{content, names_of};
use super::reconcile_args::ReconcileArgs;
use crate::account::{
    AccountFolder, AccountState, AuditEvent, ClosedPeriod, FolderChange, PeriodLine, readings,
    write_audit,
};
use crate::exit::Failure;
use crate::files::Dataset;
use crate::render::{Ui, grouped};
use crate::safe::shell_word;
use crate::statements::Side;

/// Closes the month.
pub(super) fn close(
    args: &ReconcileArgs,
    (folder, kept): (&AccountFolder, &mut AccountState),
    month: &ReconciledPeriod,
    (bank, book): (&Side, &Side),
    (statement, reasons): (&str, &[String]),
    change: &mut FolderChange,
) -> Result<(), Failure> {
    let all = &month.reconciliation;
    let lost =
        month.resolutions.iter().filter(|one| matches!(one, Resolution::NotFound(_))).count();
    if lost > 0 {
        let message = format!(
            "{} not exist",
            count(lost, "decision is about a row that does", "decisions are about rows that do")
        );
        return Err(Failure::conflict(message).with_hint("undo them as the notes say, then close"));
    }
    if all.proof != Proof::Proved && args.month.unproved.is_none() {
        let message = format!("the month is not proved: {}", reasons.join("; "));
        let hint = match all.undecided {
            0 => "to close it anyway: --close --unproved REASON",
            _ => {
                "decide the open rows with --review or tieout decide; to close it anyway: --close \
                 --unproved REASON"
            }
        };
        return Err(Failure::conflict(message).with_hint(hint));
    }
    let Some(day) = kept.settings.day()? else {
        return Err(Failure::file("account.toml: as_at is missing"));
    };
    let as_at = day.to_string();
    let (used, left): (Vec<_>, Vec<_>) = kept
        .decisions
        .decisions
        .drain(..)
        .zip(&month.resolutions)
        .partition(|(_, resolution)| matches!(resolution, Resolution::Found(_)));
    let decisions = Decisions {
        decisions: used.into_iter().map(|(decision, _)| decision).collect(),
        rules: kept.decisions.rules.clone(),
    };
    kept.decisions.decisions = left.into_iter().map(|(decision, _)| decision).collect();
    // Rows that are carried stay apart.
    let is_open = |row: &RowName| {
        month
            .open
            .iter()
            .any(|item| (item.side, item.date, &item.amount) == (row.side, row.date, &row.amount))
    };
    let stays =
        |one: &&Decision| one.verb == DecisionKind::NotAMatch && one.rows.iter().any(is_open);
    for decision in decisions.decisions.iter().filter(stays) {
        _ = kept.decisions.add(decision.clone());
    }
    let (files, digest) = ClosedPeriod::files(
        month,
        [&|row| bank.line(row), &|row| book.line(row)],
        &decisions,
        [statement, &readings([bank, book], &kept.settings)],
    );
    let inputs = [bank.digests(), book.digests()].concat();
    let mut line = PeriodLine::of(month, day, kept.open.len(), inputs);
    line.account = Some(kept.settings.name.clone());
    line.unproved.clone_from(&args.month.unproved);
    line.prepared_by.clone_from(&args.month.prepared_by);
    line.folder = digest;
    kept.chain(line);
    for (name, bytes) in files {
        change.write(format!("{}/{name}", ClosedPeriod::folder(&as_at)), bytes);
    }
    kept.write_periods(change);
    kept.write_decisions(change);
    let event = AuditEvent { close: kept.head(), ..AuditEvent::of("close", &as_at) };
    write_audit(folder, change, event, args.month.prepared_by.as_deref())
}

/// No decision asks for another entry where an earlier close has asked for one.
///
/// # Errors
/// One does, with the way out.
pub(super) fn check_asked<'a>(
    decisions: impl IntoIterator<Item = &'a Decision>,
    kept: &AccountState,
    folder: &Path,
) -> Result<(), Failure> {
    let first = kept.first_closed_day()?;
    let asked = |one: &'a Decision| Some((one, EarlierRequests::of(one, &kept.open, first)?));
    let Some((decision, asked)) = decisions.into_iter().find_map(asked) else { return Ok(()) };
    let EarlierRequests { since, amount, row } = asked;
    let (verb, dir) = (decision.verb.name(), shell_word(&folder.display().to_string()));
    let message = format!(
        "the close of {since} already asked for an entry of {amount} for {} {} {:?}: {verb} would \
         put it in the books twice",
        row.date, row.amount, row.description
    );
    let names: Vec<String> = decision.rows.iter().map(|row| shell_word(&content(row))).collect();
    Err(Failure::conflict(message).with_hint(format!(
        "reopen the close with tieout reopen {dir} and decide it again there (tieout decide \
         --keep {dir} undo {verb} {} undoes this decision); if the entry was posted, reverse it \
         as well",
        names.join(" ")
    )))
}

/// The rows of closed months that were added to the files since, taken out of them or told otherwise, as decisions
/// name them.
pub(super) fn changed(
    late: &[LateRows; 2],
    (bank, book): (&Side, &Side),
    last: &LastClose,
) -> Vec<(&'static str, RowName)> {
    let sides = [(bank, Dataset::Bank), (book, Dataset::Book)];
    let rows = sides.into_iter().zip(late).flat_map(|((side, dataset), late)| {
        if late.changes() == 0 {
            return Vec::new();
        }
        let of_file = names_of(side, dataset);
        let of_row = |row: &u32| of_file.get(*row as usize).cloned();
        let added = late.added.iter().filter_map(of_row);
        let retold = late.retold.iter().filter_map(|(row, _)| of_row(row));
        let retold: Vec<_> = retold.map(|row| ("told otherwise", row)).collect();
        let gone = late.gone.iter().filter_map(|at| last.rows.get(*at)).map(|row| RowName {
            side: row.side,
            date: row.date,
            amount: row.amount.clone(),
            text: row.text.clone(),
            occurrence: 1,
            bank_id: String::new(),
        });
        let added = added.map(|row| ("added", row));
        added.chain(gone.map(|row| ("gone", row))).chain(retold).collect::<Vec<_>>()
    });
    rows.collect()
}

/// The command that reopens the last close.
pub(super) fn reopening(args: &ReconcileArgs) -> String {
    let dir = args.month.keep.as_ref().map(|dir| dir.display().to_string());
    format!("tieout reopen {}", shell_word(&dir.unwrap_or_default()))
}

/// The command that takes the rows of closed months that were added or taken out since into this one, and how many
/// it names.
pub(super) fn accepting(
    args: &ReconcileArgs,
    month: &ReconciledPeriod,
    sides: (&Side, &Side),
    last: &LastClose,
) -> Option<(String, usize)> {
    /// A longer command is not pasted any more.
    const NAMED_MAX: usize = 50;
    let folder = shell_word(&args.month.keep.as_ref()?.display().to_string());
    let rows = changed(&month.late, sides, last);
    let named: Vec<String> =
        rows.iter().take(NAMED_MAX).map(|(_, row)| shell_word(&content(row))).collect();
    let command = format!("tieout decide --keep {folder} accept {}", named.join(" "));
    (!named.is_empty()).then_some((command, named.len()))
}

/// The command that writes stale payments back, and how many it names.
pub(super) fn writing_back(
    args: &ReconcileArgs,
    month: &ReconciledPeriod,
    as_at: Date,
) -> Option<(String, usize)> {
    let folder = shell_word(&args.month.keep.as_ref()?.display().to_string());
    let of_book = month.book.names();
    let rows = month.to_write_back(as_at);
    let named: Vec<String> =
        rows.iter().map(|row| shell_word(&content(&of_book[*row as usize]))).collect();
    let command = format!("tieout decide --keep {folder} remove {}", named.join(" "));
    (!named.is_empty()).then_some((command, named.len()))
}

pub(super) fn count(rows: usize, one: &str, many: &str) -> String {
    format!("{} {}", grouped(rows), if rows == 1 { one } else { many })
}

/// The files are in the currency of the account.
pub(super) fn check_currency(kept: &AccountState, sides: [&Side; 2]) -> Result<(), Failure> {
    let own = kept.settings.currency.as_deref().and_then(Currency::of_cell);
    let Some(own) = own else { return Ok(()) };
    for side in sides {
        if let Some(other) = side.currency.as_ref().filter(|one| own.excludes(one)) {
            let message = format!("the account is in {own}, but {} is in {other}", side.name);
            return Err(Failure::data(message).with_hint("use a separate folder for each account"));
        }
    }
    Ok(())
}

/// The files are of the accounts that those before them were of, as far as both say it.
pub(super) fn check_accounts(
    kept: &AccountState,
    folder: &Path,
    [bank, book]: [&Side; 2],
) -> Result<(), Failure> {
    let sides = [("bank", bank, &kept.settings.bank), ("book", book, &kept.settings.book)];
    for (table, side, last) in sides {
        let known = last.as_ref().and_then(|last| last.account.as_ref());
        let (Some(known), Some(own)) = (known, &side.account) else { continue };
        if are_other_accounts(known, own) {
            let message = format!(
                "{} is of the account {own}, but the {table} files before it were of {known}",
                side.name
            );
            let settings = shell_word(&folder.join("account.toml").display().to_string());
            return Err(Failure::conflict(message).with_hint(format!(
                "use a separate folder for each account; if the account has a new number, write it as `account` \
                 below [{table}] in {settings}"
            )));
        }
    }
    Ok(())
}

/// Says which decisions found no row.
pub(super) fn note_decisions(
    month: &ReconciledPeriod,
    decisions: &Decisions,
    args: &ReconcileArgs,
    ui: &Ui,
) {
    let Some(dir) = &args.month.keep else { return };
    for (decision, resolution) in decisions.decisions.iter().zip(&month.resolutions) {
        if let Resolution::NotFound(row) = resolution {
            let names: Vec<String> =
                decision.rows.iter().map(|row| shell_word(&content(row))).collect();
            ui.note(&format!(
                "decision {} is about {} {} {:?}, which does not exist; to undo it: tieout decide \
                 --keep {} undo {} {}",
                decision.verb.name(),
                row.date,
                row.amount,
                row.text,
                shell_word(&dir.display().to_string()),
                decision.verb.name(),
                names.join(" "),
            ));
        }
    }
}

//! The end of a month: what is checked and said of it, its close, and the entries that the books are to have.

use std::path::Path;

use tieout::coding::{Chart, ChartAccount, Coder, CodingTransactions};
use tieout::date::Date;
use tieout::reconcile::period::{
    Decision, DecisionKind, Decisions, EarlierRequests, LastClose, Proof, ProposedEntry,
    ReconciledPeriod, Resolution, RowName, are_other_accounts, entries as period_entries,
};
use tieout_statement::currency::Currency;
use tieout_statement::list::ListFormat;

use super::decide::{content, named, names_of};
use super::files;
use super::reconcile::ReconcileArgs;
use crate::account::{
    AccountFolder, AccountState, AuditEvent, ClosedPeriod, FolderChange, PeriodLine, journals,
    readings, write_audit,
};
use crate::exit::Failure;
use crate::files::{Dataset, Source, load_chart};
use crate::nearest::nearest;
use crate::render::{Ui, grouped, save_text};
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
    let as_at = kept.settings.as_at.clone().unwrap_or_default();
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
    let files = ClosedPeriod::files(
        month,
        [&|row| bank.line(row), &|row| book.line(row)],
        &decisions,
        [statement, &readings([bank, book], &kept.settings)],
    );
    let inputs = [bank.digests(), book.digests()].concat();
    let day = Date::parse_iso(&as_at)
        .map_err(|error| Failure::file(format!("account.toml: as_at {error}")))?;
    let mut line = PeriodLine::of(month, day, kept.open.len(), inputs);
    line.account = Some(kept.settings.name.clone());
    line.unproved.clone_from(&args.month.unproved);
    line.prepared_by.clone_from(&args.month.prepared_by);
    line.folder = ClosedPeriod::digest(&files);
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
    month: &ReconciledPeriod,
    (bank, book): (&Side, &Side),
    last: &LastClose,
) -> Vec<(&'static str, RowName)> {
    let sides = [(bank, Dataset::Bank), (book, Dataset::Book)];
    let rows = sides.into_iter().zip(&month.late).flat_map(|((side, dataset), late)| {
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
    let rows = changed(month, sides, last);
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

/// What the books are to have, as a table of journals, and how many of them lack an account.
pub(super) struct JournalTable {
    table: Vec<u8>,
    count: usize,
    without_account: usize,
}

pub(super) fn entries(
    args: &ReconcileArgs,
    kept: Option<&mut AccountState>,
    month: &ReconciledPeriod,
    as_at: Date,
    ui: &Ui,
) -> Result<Option<JournalTable>, Failure> {
    let Some(kept) = kept else { return Ok(None) };
    if let Some(code) = &args.month.bank_code {
        kept.settings.bank_code = Some(code.clone());
    }
    if args.month.entries.is_none() {
        return Ok(None);
    }
    let Some(code) = &kept.settings.bank_code else {
        let failure =
            Failure::usage("--entries needs the account code of this bank account in the books");
        return Err(failure.with_hint("give it once with --bank-code CODE"));
    };
    let mut all = period_entries(month, &kept.decisions, as_at);
    if let Some(source) = &args.month.chart {
        let chart = known_chart(source, ui)?;
        check_charted(&all, &kept.decisions, (&chart, source), args)?;
        code_entries(&mut all, &chart, ui);
    }
    let without_account = all.iter().filter(|entry| entry.to.is_empty()).count();
    let table = journals(&all, code);
    Ok(Some(JournalTable { table, count: all.len(), without_account }))
}

fn known_chart(source: &Source, ui: &Ui) -> Result<Chart, Failure> {
    let read = files::read_alone(source, ui, |opened, on_bytes| {
        load_chart(source, opened, &ListFormat::default(), on_bytes)
    });
    Ok(files::known(read, &[Dataset::Chart], ui)?.chart)
}

/// Each account that a decision or a rule names is one of the chart.
///
/// # Errors
/// One is not; with the nearest, and the command that says that one instead.
fn check_charted(
    entries: &[ProposedEntry],
    decisions: &Decisions,
    (chart, source): (&Chart, &Source),
    args: &ReconcileArgs,
) -> Result<(), Failure> {
    let codes = || chart.accounts().iter().map(|account| account.code.as_str());
    let is_unknown = |entry: &&ProposedEntry| {
        !entry.to.is_empty() && !codes().any(|code| code == entry.to.trim())
    };
    let Some(entry) = entries.iter().find(is_unknown) else { return Ok(()) };
    let to = &entry.to;
    let message = format!(
        "{} has no account {to:?}, to which {:?} is to be entered",
        source.name(),
        entry.description
    );
    let by_name = chart.accounts().iter().find(|account| is_called(account, to));
    let nearest = by_name.map(|account| account.code.as_str()).or_else(|| nearest(to, codes()));
    let account = chart.accounts().iter().find(|account| Some(account.code.as_str()) == nearest);
    let (Some(account), Some(dir)) = (account, &args.month.keep) else {
        return Err(Failure::conflict(message));
    };
    let said = decided_again(entry, decisions);
    let (code, dir) = (shell_word(&account.code), shell_word(&dir.display().to_string()));
    Err(Failure::conflict(message).with_hint(format!(
        "the nearest is {} {}; if that is it: tieout decide --keep {dir} {said} --to {code}",
        account.code, account.name
    )))
}

/// Whether an account is called so, whatever the case.
fn is_called(account: &ChartAccount, name: &str) -> bool {
    account.name.trim().eq_ignore_ascii_case(name.trim())
}

/// The words that say a decision of an account once more, without the account: what else was said with it stays.
fn decided_again(entry: &ProposedEntry, decisions: &Decisions) -> String {
    let is_of = |one: &&Decision| one.to == entry.to && one.rows.iter().any(|row| entry.is_of(row));
    let decision = decisions.decisions.iter().find(is_of);
    let rule = || decisions.rules.iter().find(|rule| rule.to == entry.to);
    match (decision, rule()) {
        (Some(one), _) => {
            let fee = one.fee.as_ref().map(|fee| format!(" --fee {fee}"));
            let note = (!one.note.is_empty()).then(|| format!(" --note {}", shell_word(&one.note)));
            format!(
                "{}{}{}",
                named(one.verb, &one.rows),
                fee.unwrap_or_default(),
                note.unwrap_or_default()
            )
        }
        (None, Some(rule)) => format!("always {} {}", rule.verb.name(), shell_word(&rule.text)),
        (None, None) => "VERB ROW".to_owned(),
    }
}

/// Gives entries without an account the one of the chart that they are most likely for, where that is likely enough.
fn code_entries(entries: &mut [ProposedEntry], chart: &Chart, ui: &Ui) {
    let mut open: Vec<&mut ProposedEntry> =
        entries.iter_mut().filter(|entry| entry.may_be_coded()).collect();
    let mut transactions = CodingTransactions::default();
    for entry in &open {
        let pushed =
            transactions.push(entry.date, &entry.amount.to_string(), &entry.description, "");
        debug_assert_eq!(pushed, Ok(()), "a row that was read");
    }
    let outcome = Coder::new(chart).code(&transactions);
    for (entry, coded) in open.iter_mut().zip(&outcome.coded) {
        let Some(at) = coded.account.filter(|_| !coded.confidence.is_ambiguous()) else { continue };
        let account = &chart.accounts()[at as usize];
        entry.to.clone_from(&account.code);
        ui.note(&format!(
            "{} {} {}: suggested account {} {} ({})",
            entry.date,
            entry.amount,
            entry.description,
            account.code,
            account.name,
            coded.confidence
        ));
    }
}

pub(super) fn save_entries(path: &Path, entries: &JournalTable, ui: &Ui) -> Result<(), Failure> {
    save_text("--entries", path, &|out| out.write_all(&entries.table))?;
    ui.note(&format!("wrote {} to {}", count(entries.count, "entry", "entries"), path.display()));
    if entries.without_account > 0 {
        let lack = count(entries.without_account, "of them has", "of them have");
        ui.note(&format!(
            "{lack} no account yet: fill in the column, or before the close say --to ACCOUNT with \
             the decision, be it enter, correct or remove"
        ));
    }
    Ok(())
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

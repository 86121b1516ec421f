//! The entries that the books are to have after a month, with accounts of a chart where one is given.

use std::path::Path;

use tieout::date::Date;
use tieout_coding::{Chart, ChartAccount, Coder, CodingTransactions};
use tieout_reconcile::period::{
    Decision, Decisions, ProposedEntry, ReconciledPeriod, entries as period_entries,
};
use tieout_statement::list::ListFormat;

use super::close_month::count;
use super::decided_rows::named;
use super::files;
use super::reconcile_args::ReconcileArgs;
use crate::account::{AccountState, journals};
use crate::exit::Failure;
use crate::files::{Dataset, Source, load_chart};
use crate::nearest::nearest;
use crate::render::{Ui, save_text};
use crate::safe::shell_word;

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

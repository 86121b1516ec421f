//! A bank reconciliation for people: from both balances to the adjusted one, and what that proves.

mod changes;
mod groups;
mod guesses;
mod items;
mod late_pairs;
mod reasons;

use std::fmt::Write as _;

use comfy_table::Cell;
use tieout::amount::Amount;
use tieout_reconcile::period::{BankReconciliationStatement, Proof, ReconcilingLine};

pub(super) use self::changes::{ChangedRow, beside, changed_rows};
pub(super) use self::groups::{GroupMember, group_line, grouped_rows};
pub(super) use self::guesses::guesses;
use self::items::TO_CORRECT;
pub(super) use self::items::{ItemLine, item_lines, push_item};
pub(super) use self::reasons::reasons;
use super::blocks::{INDENT, WITHIN, push_line};
use super::figures::{grouped, in_words, with_thousands};
use super::report::Report;
use super::style::Style;
use super::text_table::{bare_table, push_table, right};
use crate::safe::safe;

/// Whether there is a statement: a side has a balance, or one that does not go with its rows, or an account
/// is kept.
fn is_shown(report: &Report<'_>) -> bool {
    let all = &report.reconciliation;
    let has_gaps = !all.statement.gaps.is_empty() || !all.books.gaps.is_empty();
    all.proof != Proof::NoBalances || has_gaps || report.month.is_some()
}

/// Adds the block, where there is a statement.
pub(super) fn push(text: &mut String, report: &Report<'_>, style: Style) {
    if !is_shown(report) {
        return;
    }
    if let Some(month) = &report.month {
        groups::push(text, report, month, style);
        late_pairs::push(text, report, month, (style, report.limit));
        changes::push(text, month, style);
    }
    _ = writeln!(text, "\n{}", style.heading(&heading(report)));
    push_lines(text, lines(report), style);
    push_verdict(text, report.reconciliation.proof, reasons(report), style);
    let parts = report.month.iter().flat_map(beside);
    for part in parts.chain(guesses(report)) {
        push_line(text, &part, INDENT, style);
    }
    if let Some((command, count)) =
        report.month.as_ref().and_then(|month| month.write_back.as_ref())
    {
        let payments = if *count == 1 { "payment is" } else { "payments are" };
        let count = grouped(*count);
        let told = format!("{count} outstanding {payments} over six months old; to write back:");
        push_line(text, &told, INDENT, style);
        // A command is never broken: it is to be pasted.
        _ = writeln!(text, "  {command}");
    }
    for offered in report.month.iter().flat_map(|month| &month.offered) {
        push_line(text, &safe(&offered.told), INDENT, style);
        _ = writeln!(text, "  {}", offered.command);
    }
}

/// The statement alone, as it is kept with a close.
pub(super) fn statement(report: &Report<'_>) -> String {
    let style = Style::plain();
    let mut text = format!("{}\n", heading(report));
    let all = &report.reconciliation;
    push_lines(&mut text, lines(report), style);
    push_verdict(&mut text, all.proof, reasons(report), style);
    if let Some(month) = &report.month {
        if let Some(reason) = month.unproved {
            _ = writeln!(text, "  closed although not proved: {}", safe(reason));
        }
        if let Some(guesses) = guesses(report) {
            push_line(&mut text, &guesses, INDENT, style);
        }
        items::push(&mut text, report, month);
        groups::push_put_right(&mut text, report, month, style);
        late_pairs::push(&mut text, report, month, (style, usize::MAX));
    }
    text
}

fn heading(report: &Report<'_>) -> String {
    let mut heading = "Bank reconciliation".to_owned();
    let Some(month) = &report.month else {
        let days = report.bank.rows.indices().map(|row| report.bank.rows.row(row).date);
        if let Some(day) = days.max() {
            _ = write!(heading, ", {}", in_words(day));
        }
        return heading;
    };
    if !month.name.is_empty() {
        _ = write!(heading, ", {}", safe(month.name));
    }
    _ = write!(heading, ", {}", in_words(month.as_at));
    if let Some(currency) = &month.currency {
        _ = write!(heading, ", in {}", safe(currency));
    }
    if let Some(name) = month.prepared_by {
        _ = write!(heading, ", prepared by {}", safe(name));
    }
    heading
}

/// The statement as other forms show it.
pub(super) struct StatementLines {
    pub(super) heading: String,
    /// Each with its amount.
    pub(super) lines: Vec<(String, String)>,
    pub(super) proof: &'static str,
    pub(super) is_proved: bool,
    pub(super) reasons: Vec<String>,
}

/// The statement, where there is one.
pub(super) fn lines_of(report: &Report<'_>) -> Option<StatementLines> {
    if !is_shown(report) {
        return None;
    }
    let all = &report.reconciliation;
    let (proof, _) = verdict(all.proof);
    Some(StatementLines {
        heading: heading(report),
        lines: lines(report),
        proof: proof.trim_end_matches(':'),
        is_proved: all.proof == Proof::Proved,
        reasons: reasons(report),
    })
}

pub(super) fn push_lines(text: &mut String, lines: Vec<(String, String)>, style: Style) {
    let mut table = bare_table();
    for (name, amount) in lines {
        table.add_row([Cell::new(name), right(amount)]);
    }
    push_table(text, &mut table, style);
}

fn lines(report: &Report<'_>) -> Vec<(String, String)> {
    lines_of_statement(&report.reconciliation, report.month.is_some())
}

/// Each line of a statement with its amount; those of decisions that nobody has made are left out where no
/// account is kept.
pub(super) fn lines_of_statement(
    all: &BankReconciliationStatement,
    is_kept: bool,
) -> Vec<(String, String)> {
    let items = |name: &str, items: &ReconcilingLine, more: usize| {
        let count = items.rows.len() + more;
        (format!("{name} ({})", grouped(count)), Some(items.total.clone()), count)
    };
    let line = |name: &str, amount: &Option<Amount>| (name.to_owned(), amount.clone(), 1);
    let as_of = all.statement.as_of.map(|day| format!(", balance as at {}", in_words(day)));
    // On a card, and where an account is overdrawn.
    let is_owed = all.statement.closing.as_ref().is_some_and(Amount::is_negative);
    let owed = if is_owed { ", owed to the bank" } else { "" };
    let of_bank = match as_of {
        Some(as_of) => format!("Bank statement{as_of}{owed}"),
        None => format!("Balance on the bank statement{owed}"),
    };
    let lines = [
        line(&of_bank, &all.statement.closing),
        items("Outstanding receipts", &all.outstanding_receipts, 0),
        items("Outstanding payments", &all.outstanding_payments, 0),
        items("Bank errors to be put right", &all.bank_errors, 0),
        line("Adjusted balance of the bank", &all.adjusted_statement),
        line("Balance in the books", &all.books.closing),
        items("To enter in the books", &all.to_enter, all.fees),
        items("To remove from the books", &all.to_remove, 0),
        items(TO_CORRECT, &all.to_correct, 0),
        items("Belongs to another account", &all.other_account, 0),
        line("Adjusted balance of the books", &all.adjusted_books),
        line("Difference", &all.difference),
    ];
    // Where nothing can be decided, lines of decisions are not shown.
    let is_decided = |name: &str| {
        ["Bank errors", "To remove", "To correct", "Belongs"].iter().any(|of| name.starts_with(of))
    };
    let is_shown = |name: &str, count: usize| is_kept || count > 0 || !is_decided(name);
    let shown = lines.into_iter().filter(|(name, _, count)| is_shown(name, *count));
    let amount = |amount: &Option<Amount>| {
        amount.as_ref().map_or_else(|| "not known".to_owned(), with_thousands)
    };
    let undecided = ("Undecided".to_owned(), grouped(all.undecided));
    shown.map(|(name, of, _)| (name, amount(&of))).chain([undecided]).collect()
}

/// What it proves in a few words, and whether these are good ones.
const fn verdict(proof: Proof) -> (&'static str, bool) {
    match proof {
        Proof::Proved => ("proved", true),
        Proof::Balanced => ("balanced, not proved:", true),
        Proof::StatementOnly | Proof::BooksOnly | Proof::NoBalances | Proof::Unproved => {
            ("NOT proved:", false)
        }
    }
}

pub(super) fn push_verdict(text: &mut String, proof: Proof, reasons: Vec<String>, style: Style) {
    let (words, is_good) = verdict(proof);
    let words = if is_good { style.good(words) } else { style.bad(words) };
    _ = writeln!(text, "  {words}");
    for reason in reasons {
        push_line(text, &reason, WITHIN, style);
    }
}

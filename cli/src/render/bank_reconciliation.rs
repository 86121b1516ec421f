//! A bank reconciliation for people: from both balances to the adjusted one, and what that proves.

use std::fmt::Write as _;

use comfy_table::Cell;
use tieout::amount::Amount;
use tieout::date::Date;
use tieout::reconcile::SideName;
use tieout::reconcile::period::{
    BankReconciliationStatement, LateRows, OpenItemState, Proof, ReconcilingLine, RowGroup,
    Shortfall, SideBalances, is_stale,
};

use super::month::MonthReport;
use super::style::Style;
use super::table::{bare_table, grouped, push_table, right};
use super::{Report, in_words, table};
use crate::safe::safe;
use crate::statements::Side;

/// Adds the block, where a side has a balance or an account is kept.
pub(super) fn push(text: &mut String, report: &Report<'_>, style: Style) {
    let all = &report.reconciliation;
    if all.proof == Proof::NoBalances && report.month.is_none() {
        return;
    }
    if let Some(month) = &report.month {
        push_groups(text, report, month, style);
        push_changes(text, month, style);
    }
    _ = writeln!(text, "\n{}", style.heading(&heading(report)));
    push_lines(text, lines(report), style);
    push_verdict(text, all.proof, reasons(report), style);
    if let Some(month) = &report.month {
        push_waiting(text, month);
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
        push_items(&mut text, report, month);
    }
    text
}

/// The rows of each line of the statement, with how many days old they are.
fn push_items(text: &mut String, report: &Report<'_>, month: &MonthReport<'_>) {
    for line in item_lines(report).iter().filter(|line| !line.items.is_empty()) {
        _ = writeln!(text, "\n{}", line.name);
        for item in &line.items {
            push_item(text, (item.date, &item.adds, &item.description), month.as_at);
        }
    }
}

/// A line of the statement that rows stand in.
pub(super) struct ItemLine {
    pub(super) name: &'static str,
    pub(super) items: Vec<LineItem>,
}

/// A row of a line of the statement, or the fee of a group.
pub(super) struct LineItem {
    pub(super) date: Date,
    /// What it adds to the balance above the line.
    pub(super) adds: Amount,
    description: String,
}

const TO_CORRECT: &str = "To correct in the books";

/// The lines of the statement that rows stand in.
pub(super) fn item_lines(report: &Report<'_>) -> [ItemLine; 7] {
    let all = &report.reconciliation;
    let line = |name, side: &Side, items: &ReconcilingLine, is_less: bool| {
        let item = |row: &u32| {
            let content = side.rows.row(*row);
            let own = content.amount.value();
            let adds = if is_less { Amount::default() - own } else { own };
            LineItem { date: content.date, adds, description: content.description.to_owned() }
        };
        ItemLine { name, items: items.rows.iter().map(item).collect() }
    };
    let mut enter = line("To enter in the books", report.bank, &all.to_enter, false);
    let mut correct = line(TO_CORRECT, report.book, &all.to_correct, false);
    if let Some(month) = &report.month {
        let fees =
            month.month.groups.iter().filter_map(|group| group.fee(&report.bank.rows, month.as_at));
        enter.items.extend(fees.map(|(date, adds, description)| LineItem {
            date,
            adds,
            description,
        }));
        // The row of the bank says what a row of the books is to be.
        for (item, row) in correct.items.iter_mut().zip(&all.to_correct.rows) {
            let corrections = &month.month.unmatched.corrections;
            let Some((bank, _)) = corrections.iter().find(|(_, book)| book == row) else {
                continue;
            };
            let bank = report.bank.rows.row(*bank).amount.value();
            let both = [&item.adds, &bank].map(with_thousands);
            item.description =
                format!("{}: {} in the books, {} at the bank", item.description, both[0], both[1]);
            item.adds = bank - item.adds.clone();
        }
    }
    [
        line("Outstanding receipts", report.book, &all.outstanding_receipts, false),
        line("Outstanding payments", report.book, &all.outstanding_payments, false),
        line("Bank errors to be put right", report.bank, &all.bank_errors, true),
        enter,
        line("To remove from the books", report.book, &all.to_remove, true),
        correct,
        line("Belongs to another account", report.book, &all.other_account, true),
    ]
}

/// A row of a line of the statement, with how many days old it is.
pub(super) fn push_item(
    text: &mut String,
    (date, amount, description): (Date, &Amount, &str),
    as_at: Date,
) {
    let (amount, description) = (with_thousands(amount), safe(description));
    let age = as_at.days_after(date);
    let stale = if is_stale(date, as_at) { ", stale" } else { "" };
    let days = if age == 1 { "day" } else { "days" };
    _ = writeln!(text, "  {date}  {amount:>12}  {description} ({age} {days}{stale})");
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

/// The statement, where a side has a balance or an account is kept.
pub(super) fn lines_of(report: &Report<'_>) -> Option<StatementLines> {
    let all = &report.reconciliation;
    if all.proof == Proof::NoBalances && report.month.is_none() {
        return None;
    }
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
    let of_bank = match as_of {
        Some(as_of) => format!("Bank statement{as_of}"),
        None => "Balance on the bank statement".to_owned(),
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
    shown.map(|(name, of, _)| (name, amount(&of))).collect()
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

pub(super) fn reasons(report: &Report<'_>) -> Vec<String> {
    let all = &report.reconciliation;
    let is_whole = |side: &SideBalances| side.unexplained.is_none() && side.gaps.is_empty();
    let closed = report.month.as_ref().and_then(|month| month.late[0].1.day);
    let differ = match closed {
        _ if !is_whole(&all.statement) || !is_whole(&all.books) => Differ::Somewhere,
        Some(day) => Differ::AtTheClose(day),
        None => Differ::AtFirst,
    };
    all.shortfalls.iter().map(|shortfall| reason_text(shortfall, differ)).collect()
}

/// Where adjusted balances that differ began to.
#[derive(Debug, Clone, Copy)]
pub(super) enum Differ {
    /// Before the first row of the account: both sides go from their opening to their closing balance.
    AtFirst,
    /// The same, by the end of this closed month.
    AtTheClose(Date),
    /// Nobody knows.
    Somewhere,
}

pub(super) fn push_verdict(text: &mut String, proof: Proof, reasons: Vec<String>, style: Style) {
    let (words, is_good) = verdict(proof);
    let words = if is_good { style.good(words) } else { style.bad(words) };
    let mut lines = vec![words];
    lines.extend(reasons);
    _ = writeln!(text, "  {}", lines.join("\n    "));
}

/// So much more or less.
fn beyond(gap: &Amount) -> String {
    if gap.is_negative() {
        format!("{} less", with_thousands(&(Amount::default() - gap.clone())))
    } else {
        format!("{} more", with_thousands(gap))
    }
}

/// A shortfall in words.
pub(super) fn reason_text(shortfall: &Shortfall, differ: Differ) -> String {
    let side = |name: &SideName| match name {
        SideName::Bank => "the statement",
        SideName::Book => "the books",
    };
    match shortfall {
        Shortfall::NoBalance(SideName::Bank) => {
            "the statement has no closing balance, and rows alone cannot show that none is \
             missing: give it with --closing bank:AMOUNT"
                .to_owned()
        }
        Shortfall::NoBalance(SideName::Book) => {
            "the books have no balance: give it with --closing book:AMOUNT".to_owned()
        }
        Shortfall::Opening(name, gap) => {
            let begins = if *name == SideName::Bank { "begins" } else { "begin" };
            let (side, beyond) = (side(name), beyond(gap));
            format!(
                "{side} {begins} with {beyond} than at the last close: a file that begins earlier shows which \
                 row of a closed day is behind it"
            )
        }
        Shortfall::PostedBefore(gap, first) => format!(
            "the books begin with {} than at the last close, which is what was to be entered: export them \
             from {first}, so that the file includes those entries",
            beyond(gap)
        ),
        Shortfall::AskedBefore(first) => format!(
            "an entry was to be made on {first}, but the books begin later with no balance to \
             show that it was: export them from {first}"
        ),
        Shortfall::OldBalance(day) => format!(
            "the balance of the statement is as at {}, long before: give that of the day with --closing bank:AMOUNT",
            in_words(*day)
        ),
        Shortfall::EarlierBalance(day, rows) => format!(
            "the balance of the statement is as at {}: {} later",
            in_words(*day),
            if *rows == 1 {
                "1 row of the books is".to_owned()
            } else {
                format!("{} rows of the books are", grouped(*rows))
            }
        ),
        Shortfall::Unexplained(name, gap) => {
            format!(
                "the closing balance of {} is {} than its rows lead to",
                side(name),
                beyond(gap)
            )
        }
        Shortfall::Gaps(name, lines) => {
            let known: Vec<&str> =
                lines.iter().map(String::as_str).filter(|line| !line.is_empty()).collect();
            let at = match known[..] {
                [] => String::new(),
                [line] => format!(" at line {line}"),
                _ => format!(" at lines {}", known.join(", ")),
            };
            format!("the balances of {} do not agree with the rows{at}", side(name))
        }
        Shortfall::ChangedSinceClose(1) => "1 row of a closed month has changed".to_owned(),
        Shortfall::ChangedSinceClose(rows) => {
            format!("{} rows of closed months have changed", grouped(*rows))
        }
        Shortfall::NotFound(1) => "1 decision is about a row that does not exist".to_owned(),
        Shortfall::NotFound(count) => {
            format!("{} decisions are about rows that do not exist", grouped(*count))
        }
        Shortfall::Difference(_) => match differ {
            Differ::Somewhere => "the adjusted balances differ".to_owned(),
            Differ::AtFirst => {
                "the difference arose before the first row: give the items open at that time \
                                with --open-items FILE and --keep DIR"
                    .to_owned()
            }
            Differ::AtTheClose(day) => format!(
                "the difference arose in the months up to {day}: tieout decide accept takes what changed there \
                 into this month, or tieout reopen reopens the close"
            ),
        },
        Shortfall::Undecided(1) => "1 row on one side only is undecided".to_owned(),
        Shortfall::Undecided(rows) => {
            format!("{} rows on one side only are undecided", grouped(*rows))
        }
    }
}

/// Rows that belong together and are no pairs.
fn push_groups(text: &mut String, report: &Report<'_>, month: &MonthReport<'_>, style: Style) {
    let groups = &month.month.groups;
    if groups.is_empty() {
        return;
    }
    table::push_heading(text, "Groups", groups.len(), style);
    for group in groups.iter().take(report.limit) {
        _ = writeln!(text, "  {}", group_line(report, group));
    }
    table::more(text, groups.len(), report.limit);
}

pub(super) fn group_line(report: &Report<'_>, group: &RowGroup) -> String {
    let side = |of: &Side, name: &str, rows: &[u32]| {
        let row = |row: &u32| match of.line(*row) {
            line if line.is_empty() => {
                let content = of.rows.row(*row);
                format!("{} {} (open before)", content.date, content.amount)
            }
            line => format!("line {line}"),
        };
        let rows_text: Vec<String> = rows.iter().map(row).collect();
        let total = with_thousands(&of.rows.total(rows.iter().copied()));
        (!rows.is_empty()).then(|| format!("{name} {} = {total}", rows_text.join(", ")))
    };
    let sides = [side(report.bank, "bank", &group.bank), side(report.book, "books", &group.book)];
    let mut line = sides.into_iter().flatten().collect::<Vec<_>>().join("; ");
    if group.difference != Amount::default() {
        _ = write!(line, "; to enter {}", with_thousands(&group.difference));
    }
    if !group.note.is_empty() {
        _ = write!(line, "; {}", safe(&group.note));
    }
    line
}

/// Rows of closed months that are not as they were.
fn push_changes(text: &mut String, month: &MonthReport<'_>, style: Style) {
    let changes: usize = month.month.late.iter().map(LateRows::changes).sum();
    if changes == 0 {
        return;
    }
    table::push_heading(text, "Changed since the close", changes, style);
    for (at, name) in ["bank", "books"].into_iter().enumerate() {
        let (late, (side, last)) = (&month.month.late[at], &month.late[at]);
        for row in &late.added {
            let (content, line) = (side.rows.row(*row), side.line(*row));
            let description = safe(content.description);
            _ = writeln!(
                text,
                "  {name}: added, line {line}: {} {} {description}",
                content.date, content.amount
            );
        }
        for at in &late.gone {
            let row = &last.rows[*at];
            let description = safe(&row.text);
            _ = writeln!(text, "  {name}: gone: {} {} {description}", row.date, row.amount);
        }
        for (row, at) in &late.retold {
            let (content, line) = (side.rows.row(*row), side.line(*row));
            let (description, was) = (safe(content.description), safe(&last.rows[*at].text));
            _ = writeln!(
                text,
                "  {name}: changed, line {line}: {} {} {description} (was {was})",
                content.date, content.amount
            );
        }
        if !late.added.is_empty() || !late.gone.is_empty() {
            let effect = with_thousands(&late.effect(&side.rows, last));
            _ = writeln!(text, "  {name}: opening balance changed by {effect}");
        }
    }
    if let Some((accept, named)) = &month.accept {
        let which = match *named {
            1 if changes == 1 => "it".to_owned(),
            all if all == changes => "them".to_owned(),
            some => format!("the first {}", grouped(some)),
        };
        _ = writeln!(
            text,
            "  {accept}\n  takes {which} into this month; to reopen the close: tieout reopen"
        );
    }
}

fn push_waiting(text: &mut String, month: &MonthReport<'_>) {
    let mut parts = Vec::new();
    let rows =
        |count: usize| format!("{} row{}", grouped(count), if count == 1 { "" } else { "s" });
    for (at, name) in ["the bank", "the books"].into_iter().enumerate() {
        let (waiting, same) = (month.month.waiting[at], month.month.late[at].same);
        if waiting > 0 {
            let wait = if waiting == 1 { "waits" } else { "wait" };
            parts.push(format!("{} of {name} after {} {wait}", rows(waiting), month.as_at));
        }
        if same > 0 {
            let are = if same == 1 { "is" } else { "are" };
            parts.push(format!("{} of {name} {are} already closed", rows(same)));
        }
    }
    let assumed = month.month.unmatched.book.iter();
    let assumed =
        assumed.filter(|(_, standing)| *standing == OpenItemState::AssumedOutstanding).count();
    if assumed > 0 {
        parts.push(format!("{} assumed outstanding: carried forward, or by cheque", rows(assumed)));
    }
    for part in parts {
        _ = writeln!(text, "  {part}");
    }
    if let Some((command, count)) = &month.write_back {
        let payments = if *count == 1 { "payment is" } else { "payments are" };
        _ = writeln!(
            text,
            "  {} outstanding {payments} over six months old; to write back: {command}",
            grouped(*count)
        );
    }
}

/// An amount with thousands separators.
pub(super) fn with_thousands(amount: &Amount) -> String {
    let text = amount.to_string();
    let (sign, size) = text.strip_prefix('-').map_or(("", text.as_str()), |size| ("-", size));
    let (whole, cents) = size.split_once('.').unwrap_or((size, ""));
    let mut grouped = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    format!("{sign}{grouped}.{cents}")
}

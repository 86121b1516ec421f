//! The rows of each line of a bank reconciliation.

use std::fmt::Write as _;

use tieout::amount::Amount;
use tieout::date::Date;
use tieout_reconcile::period::{ReconcilingLine, is_stale};

use crate::render::blocks::{INDENT, push_hanging};
use crate::render::figures::with_thousands;
use crate::render::month::MonthReport;
use crate::render::report::Report;
use crate::render::style::Style;
use crate::safe::safe;
use crate::statements::Side;

/// The line of rows whose amount in the books is wrong.
pub(super) const TO_CORRECT: &str = "To correct in the books";

/// The rows of each line of the statement, with how many days old they are.
pub(super) fn push(text: &mut String, report: &Report<'_>, month: &MonthReport<'_>) {
    for line in item_lines(report).iter().filter(|line| !line.items.is_empty()) {
        _ = writeln!(text, "\n{}", line.name);
        for item in &line.items {
            push_item(
                text,
                (item.date, &item.adds, &item.description),
                month.as_at,
                Style::plain(),
            );
        }
    }
}

/// A line of the statement that rows stand in.
pub(in crate::render) struct ItemLine {
    pub(in crate::render) name: &'static str,
    pub(in crate::render) items: Vec<LineItem>,
}

/// A row of a line of the statement, or the fee of a group.
pub(in crate::render) struct LineItem {
    pub(in crate::render) date: Date,
    /// What it adds to the balance above the line.
    pub(in crate::render) adds: Amount,
    description: String,
}

/// The lines of the statement that rows stand in.
pub(in crate::render) fn item_lines(report: &Report<'_>) -> [ItemLine; 7] {
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
pub(in crate::render) fn push_item(
    text: &mut String,
    (date, amount, description): (Date, &Amount, &str),
    as_at: Date,
    style: Style,
) {
    let (amount, description) = (with_thousands(amount), safe(description));
    let age = as_at.days_after(date);
    let remark = if is_stale(date, as_at) { ", stale" } else { "" };
    let days = if age == 1 { "day" } else { "days" };
    let figures = format!("{date}  {amount:>12}");
    push_hanging(text, &figures, &format!("{description} ({age} {days}{remark})"), INDENT, style);
}

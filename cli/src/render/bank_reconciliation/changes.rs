//! What a month says besides its own rows: closed rows that are not as they were, and rows that take no part.

use std::fmt::Write as _;

use tieout::amount::Amount;
use tieout::date::Date;
use tieout_reconcile::SideName;
use tieout_reconcile::period::OpenItemState;

use crate::render::blocks::{INDENT, push_hanging, push_line};
use crate::render::figures::{grouped, with_thousands};
use crate::render::month::MonthReport;
use crate::render::style::Style;
use crate::render::text_table::{described, push_heading};
use crate::safe::safe;

/// A row of a closed month that is not as it was.
pub(in crate::render) struct ChangedRow<'a> {
    pub(in crate::render) side: SideName,
    /// Whether it was `added` to the file since, is `gone` from it, or has another `text` there.
    pub(in crate::render) change: &'static str,
    /// Its line in the file, in words; empty of one that is gone.
    pub(in crate::render) place: String,
    /// The row of the file; none of one that is gone.
    pub(in crate::render) row: Option<u32>,
    pub(in crate::render) date: Date,
    pub(in crate::render) amount: Amount,
    pub(in crate::render) text: &'a str,
    /// The text that the close has in its stead, where the file has another.
    pub(in crate::render) was: Option<&'a str>,
    /// What it adds to the opening balance.
    pub(in crate::render) effect: Amount,
}

/// The rows of closed months that were added, are gone or have another text, the bank's first.
pub(in crate::render) fn changed_rows<'a>(month: &MonthReport<'a>) -> Vec<ChangedRow<'a>> {
    let mut changed = Vec::new();
    for (at, side) in [SideName::Bank, SideName::Book].into_iter().enumerate() {
        let (late, (of, last)) = (&month.month.late[at], month.late[at]);
        changed.extend(late.added.iter().map(|row| {
            let content = of.rows.row(*row);
            ChangedRow {
                side,
                change: "added",
                place: of.line(*row),
                row: Some(*row),
                date: content.date,
                amount: content.amount.value(),
                text: content.description,
                was: None,
                effect: content.amount.value(),
            }
        }));
        changed.extend(late.gone.iter().map(|at| {
            let row = &last.rows[*at];
            ChangedRow {
                side,
                change: "gone",
                place: String::new(),
                row: None,
                date: row.date,
                amount: row.amount.clone(),
                text: &row.text,
                was: None,
                effect: Amount::default() - row.amount.clone(),
            }
        }));
        changed.extend(late.retold.iter().map(|(row, before)| {
            let content = of.rows.row(*row);
            ChangedRow {
                side,
                change: "text",
                place: of.line(*row),
                row: Some(*row),
                date: content.date,
                amount: content.amount.value(),
                text: content.description,
                was: Some(&last.rows[*before].text),
                effect: Amount::default(),
            }
        }));
    }
    changed
}

/// Rows of closed months that are not as they were.
pub(super) fn push(text: &mut String, month: &MonthReport<'_>, style: Style) {
    let changes = changed_rows(month);
    if changes.is_empty() {
        return;
    }
    push_heading(text, "Changed since the close", changes.len(), style);
    for one in &changes {
        let name = if one.side == SideName::Bank { "bank" } else { "books" };
        let place = match one.place.as_str() {
            "" => String::new(),
            place => format!(", line {place}"),
        };
        let change = if one.was.is_some() { "changed" } else { one.change };
        let figures = format!("{name}: {change}{place}: {} {}", one.date, one.amount);
        let was = one.was.map(|was| format!(" (was {})", described(was))).unwrap_or_default();
        push_hanging(text, &figures, &format!("{}{was}", described(one.text)), INDENT, style);
    }
    for (at, name) in ["bank", "books"].into_iter().enumerate() {
        let (late, (of, last)) = (&month.month.late[at], month.late[at]);
        if !late.added.is_empty() || !late.gone.is_empty() {
            let effect = with_thousands(&late.effect(&of.rows, last));
            push_line(text, &format!("{name}: opening balance changed by {effect}"), INDENT, style);
        }
    }
    if let Some((accept, named)) = &month.accept {
        let which = match *named {
            1 if changes.len() == 1 => "it".to_owned(),
            all if all == changes.len() => "them".to_owned(),
            some => format!("the first {}", grouped(some)),
        };
        // A command is never broken: it is to be pasted.
        _ = writeln!(text, "  {accept}");
        let takes = format!("takes {which} into this month; to reopen the close:");
        push_line(text, &takes, INDENT, style);
        _ = writeln!(text, "  {}", month.reopen);
    }
}

/// What takes no part in a month or is assumed in it, and why it is closed unproved: a sentence each.
pub(in crate::render) fn beside(month: &MonthReport<'_>) -> Vec<String> {
    let mut parts = Vec::new();
    if let Some(reason) = month.unproved {
        parts.push(format!("closed although not proved: {}", safe(reason)));
    }
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
    parts
}

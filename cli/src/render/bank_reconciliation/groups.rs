//! Rows that belong together and are no pairs.

use std::fmt::Write as _;

use tieout::amount::Amount;
use tieout_reconcile::SideName;
use tieout_reconcile::period::RowGroup;

use crate::render::blocks::{INDENT, RowLine, WITHIN, push_line, push_rows};
use crate::render::figures::with_thousands;
use crate::render::month::MonthReport;
use crate::render::report::Report;
use crate::render::style::Style;
use crate::render::text_table::{more, push_heading};
use crate::safe::safe;
use crate::statements::Side;

/// A row of a group.
pub(in crate::render) struct GroupMember<'a> {
    /// Counted from 1.
    pub(in crate::render) group: usize,
    pub(in crate::render) side: SideName,
    pub(in crate::render) row: u32,
    /// What of the group is to be entered in the books as a fee; with its first row only, so that fees add up.
    pub(in crate::render) fee: Option<Amount>,
    /// Why they belong together; with the first row likewise.
    pub(in crate::render) note: &'a str,
}

/// The rows of all groups of a month, those of the bank before those of the books.
pub(in crate::render) fn grouped_rows<'a>(month: &MonthReport<'a>) -> Vec<GroupMember<'a>> {
    let mut rows = Vec::new();
    for (group, of) in (1..).zip(&month.month.groups) {
        let bank = of.bank.iter().map(|row| (SideName::Bank, *row));
        let book = of.book.iter().map(|row| (SideName::Book, *row));
        for (at, (side, row)) in bank.chain(book).enumerate() {
            let fee = Amount::default() - of.difference.clone();
            let fee = (at == 0 && fee != Amount::default()).then_some(fee);
            let note = if at == 0 { note(of) } else { "" };
            rows.push(GroupMember { group, side, row, fee, note });
        }
    }
    rows
}

/// Why the rows of a group belong together.
fn note(group: &RowGroup) -> &str {
    if group.note.is_empty() && !group.is_decided {
        "one row corrects another"
    } else {
        &group.note
    }
}

/// Adds each group: its rows in full, and what they come to.
pub(super) fn push(text: &mut String, report: &Report<'_>, month: &MonthReport<'_>, style: Style) {
    let groups: Vec<&RowGroup> = month.month.groups.iter().collect();
    push_all(text, report, ("Groups", &groups), (style, report.limit));
}

/// Adds those that nobody decided, all of them: what was put right.
pub(super) fn push_put_right(
    text: &mut String,
    report: &Report<'_>,
    month: &MonthReport<'_>,
    style: Style,
) {
    let groups = month.month.groups.iter();
    let groups: Vec<&RowGroup> = groups.filter(|group| !group.is_decided).collect();
    push_all(text, report, ("Put right", &groups), (style, usize::MAX));
}

fn push_all(
    text: &mut String,
    report: &Report<'_>,
    (heading, groups): (&str, &[&RowGroup]),
    (style, limit): (Style, usize),
) {
    if groups.is_empty() {
        return;
    }
    push_heading(text, heading, groups.len(), style);
    for group in groups.iter().take(limit) {
        let of = |name, side, rows: &[u32]| -> Vec<RowLine> {
            rows.iter().map(|row| RowLine::of(name, side, *row)).collect()
        };
        let mut rows = of("bank", report.bank, &group.bank);
        rows.extend(of("book", report.book, &group.book));
        push_rows(text, &rows, INDENT, style);
        push_line(text, &totals(report, group), WITHIN, style);
    }
    more(text, groups.len(), limit);
}

/// What the rows of a group come to on each side, the fee, and the note.
fn totals(report: &Report<'_>, group: &RowGroup) -> String {
    let side = |of: &Side, place: &str, rows: &[u32]| {
        let total = with_thousands(&of.rows.total(rows.iter().copied()));
        (!rows.is_empty()).then(|| format!("{total} {place}"))
    };
    let sides = [
        side(report.bank, "at the bank", &group.bank),
        side(report.book, "in the books", &group.book),
    ];
    let mut line = sides.into_iter().flatten().collect::<Vec<_>>().join(", ");
    push_fee_and_note(&mut line, group);
    line
}

fn push_fee_and_note(line: &mut String, group: &RowGroup) {
    if group.difference != Amount::default() {
        _ = write!(line, "; to enter {}", with_thousands(&group.difference));
    }
    let note = note(group);
    if !note.is_empty() {
        _ = write!(line, "; {}", safe(note));
    }
}

/// A group in one line: its rows by their lines.
pub(in crate::render) fn group_line(report: &Report<'_>, group: &RowGroup) -> String {
    let side = |of: &Side, name: &str, rows: &[u32]| {
        let row = |row: &u32| match of.line(*row) {
            line if line.is_empty() => {
                let content = of.rows.row(*row);
                format!("{} {} (carried)", content.date, content.amount)
            }
            line => format!("line {line}"),
        };
        let rows_text: Vec<String> = rows.iter().map(row).collect();
        let total = with_thousands(&of.rows.total(rows.iter().copied()));
        (!rows.is_empty()).then(|| format!("{name} {} = {total}", rows_text.join(", ")))
    };
    let sides = [side(report.bank, "bank", &group.bank), side(report.book, "books", &group.book)];
    let mut line = sides.into_iter().flatten().collect::<Vec<_>>().join("; ");
    push_fee_and_note(&mut line, group);
    line
}

//! What became of a row of a month by a decision, as part of a group, or as an item that was open before.

use tieout_reconcile::period::{Decision, RowGroup};
use tieout_reconcile::{Pair, RowRef, SideName};

use crate::render::bank_reconciliation::group_line;
use crate::render::blocks::RowLine;
use crate::render::confidence::{apart, shared};
use crate::render::month::MonthReport;
use crate::render::report::Report;
use crate::safe::safe;
use crate::statements::Side;

fn side<'a>(report: &'a Report<'_>, side: SideName) -> &'a Side {
    match side {
        SideName::Bank => report.bank,
        SideName::Book => report.book,
    }
}

/// The row itself.
pub(super) fn row_line(report: &Report<'_>, of: RowRef) -> RowLine {
    RowLine::of(of.side.name(), side(report, of.side), of.row)
}

/// What it is, for programs.
pub(super) fn state(report: &Report<'_>, of: RowRef) -> &'static str {
    match (pair(report, of), is_grouped(report, of)) {
        (Some(_), _) => "matched",
        (None, true) => "grouped",
        (None, false) => "decided",
    }
}

/// The pair that it is in.
pub(super) fn pair<'a>(report: &'a Report<'_>, of: RowRef) -> Option<&'a Pair> {
    report.matching.pairs.iter().find(|pair| match of.side {
        SideName::Bank => pair.bank_row == of.row,
        SideName::Book => pair.book_row == of.row,
    })
}

fn groups<'a>(report: &'a Report<'_>, of: RowRef) -> impl Iterator<Item = String> + use<'a> {
    let groups = report.month.iter().flat_map(|month| &month.month.groups);
    let is_in = move |group: &&RowGroup| match of.side {
        SideName::Bank => group.bank.contains(&of.row),
        SideName::Book => group.book.contains(&of.row),
    };
    groups.filter(is_in).map(move |group| group_line(report, group))
}

fn is_grouped(report: &Report<'_>, of: RowRef) -> bool {
    groups(report, of).next().is_some()
}

/// What became of a row that matching had no say in.
pub(super) fn sentences(report: &Report<'_>, of: RowRef) -> Vec<String> {
    let Some(month) = &report.month else { return Vec::new() };
    if let Some(pair) = pair(report, of) {
        return matched(report, month, (of, pair));
    }
    let grouped: Vec<String> =
        groups(report, of).map(|line| format!("In a group: {line}.")).collect();
    if grouped.is_empty() { standing(report, of) } else { grouped }
}

fn matched(
    report: &Report<'_>,
    month: &MonthReport<'_>,
    (of, pair): (RowRef, &Pair),
) -> Vec<String> {
    let other = of.side.other();
    let row = if other == SideName::Bank { pair.bank_row } else { pair.book_row };
    let with = RowRef { side: other, row };
    let told = row_line(report, with).told();
    let named = format!("Matched with {}: {told}", report.called(with));
    if month.month.decided_pairs.contains(&pair.bank_row) {
        return std::iter::once(named).chain(decisions(report, month, of)).collect();
    }
    let evidence = report.explainer.as_ref().map(|explainer| explainer.evidence(pair));
    let why = evidence.map(|evidence| {
        let apart = apart(evidence.lag_days);
        format!("Same amount, {apart}, {}; one of them was carried forward.", shared(&evidence))
    });
    std::iter::once(named).chain(why).collect()
}

/// What a row without a partner is taken for, and what was decided of it.
pub(super) fn standing(report: &Report<'_>, of: RowRef) -> Vec<String> {
    let Some(month) = &report.month else { return Vec::new() };
    let unmatched = match of.side {
        SideName::Bank => &report.matching.missing_from_books,
        SideName::Book => &report.matching.remove_from_books,
    };
    let mut sentences = Vec::new();
    if unmatched.contains(&of.row) {
        sentences.push(format!("In this month: {}.", month.standing(of.side, of.row)));
    }
    sentences.extend(decisions(report, month, of));
    sentences
}

/// What was decided of a row, with the other rows of it.
fn decisions(report: &Report<'_>, month: &MonthReport<'_>, of: RowRef) -> Vec<String> {
    let of_it = month.decided().filter(|(_, rows)| rows.contains(&(of.side, of.row)));
    of_it.map(|(decision, rows)| decided(report, of, (decision, rows))).collect()
}

fn decided(
    report: &Report<'_>,
    of: RowRef,
    (decision, rows): (&Decision, &[(SideName, u32)]),
) -> String {
    let to = match decision.to.as_str() {
        "" => String::new(),
        to => format!(" to {}", safe(to)),
    };
    let others = rows.iter().map(|(side, row)| RowRef { side: *side, row: *row });
    let others: Vec<String> =
        others.filter(|one| *one != of).map(|one| report.called(one)).collect();
    let with =
        if others.is_empty() { String::new() } else { format!(", with {}", others.join(", ")) };
    let note = match decision.note.as_str() {
        "" => String::new(),
        note => format!(", {}", safe(note)),
    };
    format!("Decided: {}{to}{with}{note}.", decision.verb.name())
}

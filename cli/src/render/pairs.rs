//! The pairs for people: a table where it fits, else a record each; with the reason where that is wanted.

use std::fmt::Write as _;

use comfy_table::Cell;
use tieout::contract::reconcile::Matched;
use tieout_reconcile::period::DecisionKind;
use tieout_reconcile::{Pair, SideName};

use super::blocks;
use super::blocks::{RowLine, WITHIN, push_rows, push_sentence, push_table_that_fits};
use super::confidence::{LEGEND, figures, reason};
use super::explained::PairExplainer;
use super::figures::signed;
use super::report::Report;
use super::style::Style;
use super::text_table::{bare_table, described, more, push_heading, right};

/// Adds the pairs that are to be listed.
pub(super) fn push(text: &mut String, report: &Report<'_>, style: Style) {
    let pairs = report.listed_pairs();
    if pairs.is_empty() {
        return;
    }
    push_heading(text, "Matched", pairs.len(), style);
    let shown = &pairs[..pairs.len().min(report.limit)];
    match &report.explainer {
        Some(explainer) => {
            for pair in shown {
                record(text, report, pair, style);
                explanation(text, report, (explainer, pair), style);
            }
        }
        None => {
            if !table(text, report, shown, style) {
                for pair in shown {
                    record(text, report, pair, style);
                    if style.is_verbose {
                        push_sentence(text, &format!("score {}", pair.score), WITHIN, style);
                    }
                }
            }
        }
    }
    more(text, pairs.len(), report.limit);
    if report.explainer.is_some() && style.is_verbose {
        legend(text, style);
    }
}

/// What the figures behind the words are.
pub(super) fn legend(text: &mut String, style: Style) {
    let mut lines = String::new();
    push_sentence(&mut lines, LEGEND, blocks::INDENT, style);
    for line in lines.lines() {
        _ = writeln!(text, "{}", style.dim(line));
    }
}

/// Adds a line for each pair; not where the screen would cut it.
fn table(text: &mut String, report: &Report<'_>, pairs: &[Pair], style: Style) -> bool {
    let mut table = bare_table();
    table.set_header([
        right("bank line"),
        right("book line"),
        Cell::new("bank date"),
        right("days"),
        right("amount"),
        right("score"),
        Cell::new("bank description"),
        Cell::new("book description"),
    ]);
    for pair in pairs {
        let matched = pair.to_contract(&report.bank.rows, &report.book.rows);
        let mark = if matched.ambiguous { "?" } else { " " };
        table.add_row([
            right(report.bank.line(pair.bank_row)),
            right(report.book.line(pair.book_row)),
            Cell::new(matched.bank.date),
            right(signed(matched.date_difference_in_days)),
            right(matched.bank.amount),
            right(format!("{}{mark}", matched.score)),
            Cell::new(described(matched.bank.description)),
            Cell::new(described(matched.book.description)),
        ]);
    }
    push_table_that_fits(text, &mut table, style)
}

/// Both rows; `?` marks a pair for a person to look at.
fn record(text: &mut String, report: &Report<'_>, pair: &Pair, style: Style) {
    let rows = [
        RowLine::of("bank", report.bank, pair.bank_row),
        RowLine::of("book", report.book, pair.book_row),
    ];
    let at = text.len();
    push_rows(text, &rows, blocks::INDENT, style);
    if pair.score.is_ambiguous() {
        text.replace_range(at..=at, "?");
    }
}

/// Why it is a pair.
fn explanation(
    text: &mut String,
    report: &Report<'_>,
    (explainer, pair): (&PairExplainer<'_>, &Pair),
    style: Style,
) {
    if let Some(decided) = decided(report, pair) {
        return push_sentence(text, &decided, WITHIN, style);
    }
    let evidence = explainer.evidence(pair);
    let rivals = explainer.rivals(|row| report.called(row), pair, &evidence);
    let sentence = reason(pair.score, is_equal(report, pair), &evidence, &rivals);
    push_sentence(text, &sentence, WITHIN, style);
    if style.is_verbose {
        let figures = figures(Some(pair.score), &evidence, Some(&rivals));
        push_sentence(text, &figures, WITHIN, style);
    }
}

/// Whether the amounts are equal, not only once they are rounded.
fn is_equal(report: &Report<'_>, pair: &Pair) -> bool {
    let Matched { bank, book, .. } = pair.to_contract(&report.bank.rows, &report.book.rows);
    bank.amount.value() == book.amount.value()
}

/// That a person said so, where one did.
fn decided(report: &Report<'_>, pair: &Pair) -> Option<String> {
    let month = report.month.as_ref()?;
    if !month.month.decided_pairs.contains(&pair.bank_row) {
        return None;
    }
    let decision =
        month.decided_of(SideName::Bank, pair.bank_row).find(|one| one.verb == DecisionKind::Pair);
    let note = decision.map(|one| one.note.as_str()).filter(|note| !note.is_empty());
    Some(
        note.map_or_else(
            || "as decided".to_owned(),
            |note| format!("as decided: {}", described(note)),
        ),
    )
}

//! A reconciliation for people: two lists, a summary and the equation that proves it.

use std::fmt::Write as _;

use comfy_table::Cell;
use tieout::contract::reconcile::VerificationReason;
use tieout_reconcile::SideName;
use tieout_reconcile::period::StatedBalances;

use super::blocks::push_table_with_texts;
use super::equation::{Equation, verdict};
use super::figures::grouped;
use super::input_files::{InputFile, push_files};
use super::report::Report;
use super::style::Style;
use super::text_table::{
    bare_table, described, more, push_heading, push_wrapped, right, visible_width,
};
use super::{bank_reconciliation, pairs, suggestions};
use crate::safe::safe;

/// The whole report as text.
pub(super) fn report(report: &Report<'_>, style: Style) -> String {
    let mut text = String::new();
    files(&mut text, report, style);
    let matching = report.matching;
    unmatched(
        &mut text,
        "In the bank, not in the books",
        (SideName::Bank, &matching.missing_from_books),
        (report, style),
    );
    unmatched(
        &mut text,
        "In the books, not in the bank",
        (SideName::Book, &matching.remove_from_books),
        (report, style),
    );
    pairs::push(&mut text, report, style);
    suggestions::push(&mut text, report, style);
    bank_reconciliation::push(&mut text, report, style);
    summary(&mut text, report, style);
    text
}

/// One line a file: rows, total and columns; on a narrow screen the columns come below.
fn files(text: &mut String, report: &Report<'_>, style: Style) {
    // The files as they are, not with what was carried.
    let sides = report.month.as_ref().map(|month| month.late.map(|(side, _)| side));
    let files = sides.unwrap_or([report.bank, report.book]).map(|side| InputFile {
        name: &side.name,
        rows: format!("{} rows", grouped(side.rows.len())),
        total: format!("total {}", side.rows.total(side.rows.indices())),
        columns: side.columns.to_string(),
        guess: side.columns.guess_note(),
        header_line: side.columns.header_line,
    });
    push_files(text, &files, style);
    for side in [report.bank, report.book] {
        if let StatedBalances { opening: Some(opening), closing: Some(closing), .. } =
            &side.balances
        {
            let line = format!("{}: balance {opening} before, {closing} after", safe(&side.name));
            _ = writeln!(text, "{}", style.dim(&line));
        }
    }
}

fn unmatched(
    text: &mut String,
    title: &str,
    (name, rows): (SideName, &[u32]),
    (report, style): (&Report<'_>, Style),
) {
    if rows.is_empty() {
        return;
    }
    let side = match name {
        SideName::Bank => report.bank,
        SideName::Book => report.book,
    };
    let limit = report.limit;
    // What a row was decided to be, where an account is kept.
    let standing =
        |row: u32| report.month.as_ref().map(|month| Cell::new(month.standing(name, row)));
    push_heading(text, title, rows.len(), style);
    let mut table = bare_table();
    // With an account kept, rows are named as `tieout decide` takes them.
    let prefix = match (&report.month, name) {
        (None, _) => "",
        (Some(_), SideName::Bank) => "bank:",
        (Some(_), SideName::Book) => "book:",
    };
    let called = |row: u32| match side.line(row) {
        line if line.is_empty() => "carried".to_owned(),
        line => format!("{prefix}{line}"),
    };
    let first = if prefix.is_empty() { "line" } else { "row" };
    let mut head = vec![right(first), Cell::new("date"), right("amount")];
    head.extend(report.month.as_ref().map(|_| Cell::new("status")));
    table.set_header(head);
    let mut texts = vec!["description".to_owned()];
    for row in rows.iter().take(limit) {
        let content = side.rows.row(*row);
        let mut cells = vec![right(called(*row)), Cell::new(content.date), right(content.amount)];
        cells.extend(standing(*row));
        table.add_row(cells);
        texts.push(described(content.description));
    }
    let total = side.rows.total(rows.iter().copied());
    let label = if rows.len() > limit { "total, all" } else { "total" };
    table.add_row([Cell::new(""), Cell::new(label), right(total)]);
    texts.push(String::new());
    push_table_with_texts(text, &mut table, &texts, style);
    more(text, rows.len(), limit);
}

/// Three facts and the equation, broken where a narrow screen needs it.
fn summary(text: &mut String, report: &Report<'_>, style: Style) {
    let matching = report.matching;
    let width = style.width_or_default();
    let ambiguous = matching.pairs.iter().filter(|pair| pair.score.is_ambiguous()).count();
    // What a decision made of a row of a month stands in the statement.
    let [bank, book] = match &report.month {
        None => ["to enter in the books", "outstanding, or to remove"],
        Some(_) => ["bank only", "books only"],
    };
    let mut facts = vec![
        format!("Matched {}", grouped(matching.pairs.len())),
        format!("{bank} {}", grouped(matching.missing_from_books.len())),
        format!("{book} {}", grouped(matching.remove_from_books.len())),
    ];
    if ambiguous > 0 {
        let how = match (&report.explainer, &report.month) {
            (Some(_), _) => "marked ?",
            (None, Some(_)) => "--review",
            (None, None) => "--explain",
        };
        facts.push(format!("ambiguous {} ({how})", grouped(ambiguous)));
    }
    if !matching.weak_pairs.is_empty() {
        facts.push(format!("below --min-score {}", grouped(matching.weak_pairs.len())));
    }
    text.push('\n');
    push_wrapped(text, &facts, " · ", width);
    let equation = Equation::new(report.bank, report.book, matching).to_string();
    let verdict = shown_verdict(matching.verification.reason, style);
    let lines = if visible_width(&equation) <= width {
        vec![equation, verdict]
    } else {
        let (left, right) = equation.split_once(" = ").unwrap_or((&equation, ""));
        vec![left.to_owned(), format!("= {right}"), verdict]
    };
    push_wrapped(text, &lines, "   ", width);
    if !report.is_saved && !matching.is_fully_matched() && style.is_terminal() {
        let saves =
            ["Save: add --report rec.html, or --out DIR for CSV", "Save: add --report rec.html"];
        if let Some(save) = saves.into_iter().find(|save| visible_width(save) <= width) {
            _ = writeln!(text, "{}", style.dim(save));
        }
    }
}

fn shown_verdict(reason: VerificationReason, style: Style) -> String {
    let (words, is_good) = verdict(reason);
    if is_good { style.good(words) } else { style.bad(words) }
}

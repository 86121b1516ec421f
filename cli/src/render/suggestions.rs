//! Why rows may be unmatched: a list for people, and the file of `--out`.

use std::fmt::Write as _;
use std::io::{self, Write};

use comfy_table::Cell;
use tieout::amount::Amount;
use tieout::contract::suggestion::SuggestionKind;
use tieout::csv::text_cell;
use tieout_reconcile::{Suggestion, SuggestionAlternative};

use super::blocks::{INDENT, RowLine, WITHIN, push_rows, push_sentence, push_table_that_fits};
use super::confidence::how_likely;
use super::csv_writer::{write_row, writer};
use super::report::Report;
use super::style::Style;
use super::text_table::{bare_table, more, push_heading, right};
use crate::safe::safe;
use crate::statements::Side;

/// The columns of the file.
const COLUMNS: [&str; 7] = [
    "kind",
    "bank_lines",
    "book_lines",
    "amount_difference",
    "confidence",
    "reason",
    "alternatives",
];

/// The file lines of some rows, a space between them.
pub(super) fn lines(side: &Side, rows: &[u32]) -> String {
    let lines: Vec<String> = rows.iter().map(|row| side.line(*row)).collect();
    lines.join(" ")
}

/// The values of [`COLUMNS`].
pub(super) fn values(report: &Report<'_>, suggestion: &Suggestion) -> [String; 7] {
    let others = instead(suggestion, (report.bank, report.book), lines);
    [
        suggestion.kind.name().to_owned(),
        lines(report.bank, &suggestion.bank_rows),
        lines(report.book, &suggestion.book_rows),
        suggestion.amount_difference.to_string(),
        suggestion.confidence.to_string(),
        text_cell(&suggestion.reason).into_owned(),
        others.join("; "),
    ]
}

/// The lines of each set of rows that may be meant instead, on the side that has several.
fn instead(
    suggestion: &Suggestion,
    (bank, book): (&Side, &Side),
    lines: impl Fn(&Side, &[u32]) -> String,
) -> Vec<String> {
    let of = |one: &SuggestionAlternative| match suggestion.kind {
        SuggestionKind::Split => lines(bank, &one.bank_rows),
        _ => lines(book, &one.book_rows),
    };
    suggestion.alternatives.iter().map(of).collect()
}

/// What may have happened, for people, with the lines of the rows that may be meant instead.
pub(super) fn told(suggestion: &Suggestion, sides: (&Side, &Side)) -> String {
    let others = instead(suggestion, sides, shown_lines);
    let reason = safe(&suggestion.reason);
    if others.is_empty() {
        return reason.into_owned();
    }
    format!("{reason} Or lines {} instead.", others.join(", or "))
}

/// One row a suggestion.
pub(super) fn file(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let mut csv = writer(out);
    write_row(&mut csv, COLUMNS)?;
    for suggestion in report.suggestions() {
        write_row(&mut csv, values(report, suggestion))?;
    }
    csv.flush()
}

/// The list for people: a table where it fits, else a record each.
pub(super) fn push(text: &mut String, report: &Report<'_>, style: Style) {
    let suggestions = report.suggestions();
    if suggestions.is_empty() {
        return;
    }
    push_heading(text, "Suggestions", suggestions.len(), style);
    let shown = &suggestions[..suggestions.len().min(report.limit)];
    if !push_table(text, report, shown, style) {
        for suggestion in shown {
            push_record(text, report, suggestion, style);
        }
    }
    more(text, suggestions.len(), report.limit);
}

/// A line each, the sentence last; not where the screen would cut it.
fn push_table(
    text: &mut String,
    report: &Report<'_>,
    suggestions: &[Suggestion],
    style: Style,
) -> bool {
    let mut table = bare_table();
    table.set_header([
        Cell::new("kind"),
        right("bank lines"),
        right("book lines"),
        right("difference"),
        Cell::new("how likely"),
        Cell::new("what may have happened"),
    ]);
    for suggestion in suggestions {
        table.add_row([
            Cell::new(kind(suggestion)),
            right(shown_lines(report.bank, &suggestion.bank_rows)),
            right(shown_lines(report.book, &suggestion.book_rows)),
            right(&suggestion.amount_difference),
            Cell::new(likelihood(suggestion, style)),
            Cell::new(told(suggestion, (report.bank, report.book))),
        ]);
    }
    push_table_that_fits(text, &mut table, style)
}

/// What may have happened, and the rows that it is of.
fn push_record(text: &mut String, report: &Report<'_>, suggestion: &Suggestion, style: Style) {
    let likelihood = likelihood(suggestion, style);
    let mut head = format!("{}, {likelihood}", kind(suggestion));
    if suggestion.amount_difference != Amount::default() {
        _ = write!(head, ", difference {}", suggestion.amount_difference);
    }
    push_sentence(text, &head, INDENT, style);
    let of = |name, side, rows: &[u32]| -> Vec<RowLine> {
        rows.iter().map(|row| RowLine::of(name, side, *row)).collect()
    };
    let mut rows = of("bank", report.bank, &suggestion.bank_rows);
    rows.extend(of("book", report.book, &suggestion.book_rows));
    push_rows(text, &rows, WITHIN, style);
    push_sentence(text, &told(suggestion, (report.bank, report.book)), WITHIN, style);
}

/// What it is, for people.
pub(super) fn kind(suggestion: &Suggestion) -> String {
    suggestion.kind.name().replace('_', " ")
}

/// How likely it is: in words, and as a figure where that is wanted.
pub(super) fn likelihood(suggestion: &Suggestion, style: Style) -> String {
    let words = how_likely(suggestion.confidence);
    if style.is_verbose { format!("{words} ({})", suggestion.confidence) } else { words.to_owned() }
}

/// The lines of some rows as people see them.
fn shown_lines(side: &Side, rows: &[u32]) -> String {
    let line = |row: &u32| match side.line(*row) {
        line if line.is_empty() => format!("(carried, {})", side.rows.row(*row).date),
        line => line,
    };
    rows.iter().map(line).collect::<Vec<_>>().join(" ")
}

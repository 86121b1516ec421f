//! Why rows may be unmatched: a list for people, and the file of `--out`.

use std::io::{self, Write};

use comfy_table::Cell;
use tieout::reconcile::Suggestion;

use super::style::Style;
use super::{Report, csv, table};
use crate::safe::safe;
use crate::statements::Side;

/// The columns of the file.
const COLUMNS: [&str; 6] =
    ["kind", "bank_lines", "book_lines", "amount_difference", "confidence", "reason"];

/// The file lines of some rows, a space between them.
pub(super) fn lines(side: &Side, rows: &[u32]) -> String {
    let lines: Vec<String> = rows.iter().map(|row| side.line(*row)).collect();
    lines.join(" ")
}

/// The values of [`COLUMNS`].
pub(super) fn values(report: &Report<'_>, suggestion: &Suggestion) -> [String; 6] {
    [
        suggestion.kind.name().to_owned(),
        lines(report.bank, &suggestion.bank_rows),
        lines(report.book, &suggestion.book_rows),
        suggestion.amount_difference.to_string(),
        suggestion.confidence.to_string(),
        csv::text_cell(&suggestion.reason).into_owned(),
    ]
}

/// One row a suggestion.
pub(super) fn file(report: &Report<'_>, out: &mut dyn Write) -> io::Result<()> {
    let mut csv = csv::writer(out);
    csv::write_row(&mut csv, COLUMNS)?;
    for suggestion in report.suggestions() {
        csv::write_row(&mut csv, values(report, suggestion))?;
    }
    csv.flush()
}

/// The list for people, the sentence last.
pub(super) fn push(text: &mut String, report: &Report<'_>, style: Style) {
    let suggestions = report.suggestions();
    if suggestions.is_empty() {
        return;
    }
    table::push_heading(text, "Suggestions", suggestions.len(), style);
    let mut table = table::bare_table();
    table.set_header([
        Cell::new("kind"),
        table::right("bank lines"),
        table::right("book lines"),
        table::right("difference"),
        table::right("confidence"),
        Cell::new("what may have happened"),
    ]);
    for suggestion in suggestions.iter().take(report.limit) {
        let [kind, bank, book, difference, confidence, _] = values(report, suggestion);
        table.add_row([
            Cell::new(kind.replace('_', " ")),
            table::right(bank),
            table::right(book),
            table::right(difference),
            table::right(confidence),
            Cell::new(safe(&suggestion.reason)),
        ]);
    }
    table::push_table(text, &mut table, style);
    table::more(text, suggestions.len(), report.limit);
}

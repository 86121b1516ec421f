//! A reconciliation for people: two lists, a summary and the equation that proves it.

use std::borrow::Cow;
use std::fmt::{Display, Write as _};

use comfy_table::{Cell, CellAlignment, Table, presets};
use tieout::contract::reconcile::VerificationReason;
use tieout::reconcile::period::StatedBalances;
use tieout::reconcile::{MatchEvidence, SideName};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::blocks::push_table_with_texts;
use super::equation::{Equation, verdict};
use super::style::Style;
use super::{Report, bank_reconciliation, pairs, suggestions};
use crate::safe::safe;

/// Indentation of the lists.
const INDENT: usize = 2;

/// As many shared words of a pair are shown.
pub(super) const WORDS_SHOWN_MAX: usize = 4;

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

/// A file that was read, as the first lines of a table name it.
pub(super) struct InputFile<'a> {
    pub(super) name: &'a str,
    pub(super) rows: String,
    pub(super) total: String,
    pub(super) columns: String,
    pub(super) guess: Option<String>,
    pub(super) header_line: Option<u64>,
}

pub(super) fn push_files(text: &mut String, files: &[InputFile<'_>], style: Style) {
    let mut table = bare_table();
    let columns: Vec<String> = files
        .iter()
        .map(|file| {
            let guess = file.guess.as_ref().map(|note| format!("   {note}"));
            let below = file.header_line.filter(|line| *line > 1);
            let place = below.map(|line| format!("   header on line {line}"));
            let notes = format!("{}{}", guess.unwrap_or_default(), place.unwrap_or_default());
            format!("{}{}", file.columns, style.dim(&notes))
        })
        .collect();
    for file in files {
        table.add_row([Cell::new(safe(file.name)), right(&file.rows), right(&file.total)]);
    }
    let figures = lines(&mut table);
    let fits = figures.iter().zip(&columns).all(|(figures, columns)| {
        visible_width(figures) + 2 + visible_width(columns) <= style.width_or_default()
    });
    let separator = if fits { "  " } else { "\n  " };
    for (figures, columns) in figures.iter().zip(&columns) {
        _ = writeln!(text, "{figures}{separator}{columns}");
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

/// The words with what each is worth, as many as these at most; those worth nothing are left out.
pub(super) fn weighed_words(evidence: &MatchEvidence, shown_max: usize) -> String {
    let words: Vec<_> =
        evidence.shared_words.iter().filter(|word| word.worth.tenths() > 0).collect();
    let mut shown: Vec<String> =
        words.iter().take(shown_max).map(|word| format!("{} {}", word.words, word.worth)).collect();
    if words.len() > shown_max {
        shown.push(format!("{} more", words.len() - shown_max));
    }
    if shown.is_empty() { "-".to_owned() } else { shown.join(", ") }
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

/// Book date minus bank date, with its sign.
pub(super) fn signed(days: i32) -> String {
    if days == 0 { "0".to_owned() } else { format!("{days:+}") }
}

/// A description that is safe to show, or that there is none.
pub(super) fn described(text: &str) -> String {
    if text.trim().is_empty() { "(no description)".to_owned() } else { safe(text).into_owned() }
}

/// What a list is, and how long.
pub(super) fn push_heading(text: &mut String, title: &str, count: usize, style: Style) {
    let title = format!("{title} ({})", grouped(count));
    _ = writeln!(text, "\n{}", style.heading(&title));
}

/// How many more than the limit there are.
pub(super) fn more(text: &mut String, count: usize, limit: usize) {
    if count > limit {
        _ = writeln!(text, "  … {} more; --limit 0 shows all", grouped(count - limit));
    }
}

/// A table without lines.
pub(super) fn bare_table() -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table
}

/// A cell at the right of its column.
pub(super) fn right(content: impl Display) -> Cell {
    Cell::new(content).set_alignment(CellAlignment::Right)
}

/// The lines of a table, two spaces between columns.
pub(super) fn lines(table: &mut Table) -> Vec<String> {
    for column in table.column_iter_mut() {
        column.set_padding((0, 2));
    }
    table.lines().map(|line| line.trim_end().to_owned()).collect()
}

/// Adds the lines of a table, indented. A terminal cuts them at its edge rather than wrap them:
/// texts stand last, and the files of `--out` have everything whole.
pub(super) fn push_table(text: &mut String, table: &mut Table, style: Style) {
    push_lines(text, table, style, INDENT);
}

/// As [`push_table`], with an indentation of one's own.
pub(super) fn push_lines(text: &mut String, table: &mut Table, style: Style, indent: usize) {
    for line in lines(table) {
        push_cut(text, &line, indent, style);
    }
}

/// Adds a line, cut at the edge of a terminal.
pub(super) fn push_cut(text: &mut String, line: &str, indent: usize, style: Style) {
    let room = style.width.map_or(usize::MAX, |width| usize::from(width).saturating_sub(indent));
    _ = writeln!(text, "{:indent$}{}", "", cut(line, room));
}

/// The text, or as much of it as fits with an ellipsis.
pub(super) fn cut(text: &str, room: usize) -> Cow<'_, str> {
    if text.width() <= room {
        return Cow::Borrowed(text);
    }
    let mut used = 0;
    let fitting = text.chars().take_while(|c| {
        used += c.width().unwrap_or(0);
        used < room
    });
    Cow::Owned(fitting.chain(['…']).collect())
}

/// Adds the parts, on as few lines of at most `width` as they need.
pub(super) fn push_wrapped(text: &mut String, parts: &[String], separator: &str, width: usize) {
    let mut used = 0;
    for part in parts {
        let length = visible_width(part);
        if used == 0 {
            text.push_str(part);
        } else if used + visible_width(separator) + length <= width {
            text.push_str(separator);
            text.push_str(part);
            used += visible_width(separator);
        } else {
            text.push('\n');
            text.push_str(part);
            used = 0;
        }
        used += length;
    }
    text.push('\n');
}

/// Columns on the screen, without colour codes.
fn visible_width(text: &str) -> usize {
    text.split('\x1b').enumerate().fold(0, |sum, (at, part)| {
        let shown = if at == 0 { part } else { part.split_once('m').map_or("", |(_, rest)| rest) };
        sum + shown.width()
    })
}

/// A count with thousands separators.
pub(crate) fn grouped(count: usize) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_grouped_by_thousands() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
    }

    #[test]
    fn parts_go_on_as_few_lines_as_the_width_allows() {
        let parts = ["Matched 92".to_owned(), "missing 6".into(), "\x1b[32mok\x1b[0m".into()];
        let wrapped = |width| {
            let mut text = String::new();
            push_wrapped(&mut text, &parts, " · ", width);
            text
        };
        assert_eq!(wrapped(100).lines().count(), 1);
        assert_eq!(wrapped(22).lines().count(), 2);
        assert_eq!(wrapped(10).lines().count(), 3);
    }
}

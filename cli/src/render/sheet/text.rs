//! A report on a screen: figures below each other, a rule above what adds up, a double rule below the
//! end.

use std::borrow::Cow;
use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use super::contents::{Sheet, SheetColumn, SheetLine, SheetProof};
use crate::render::style::Style;
use crate::render::text_table::cut;
use crate::safe::safe;

/// Between columns.
const GAP: &str = "  ";

pub(super) fn sheet(sheet: &Sheet, style: Style) -> String {
    let mut text = String::new();
    let title = format!("{}: {}, {}", safe(&sheet.of), sheet.title, sheet.when);
    // Writing to a text does not fail.
    _ = writeln!(text, "{}, {}", style.heading(&title), sheet.currency);
    if sheet.lines.is_empty() {
        _ = writeln!(text, "\nnothing to report");
    } else {
        let widths = widths(sheet);
        let titles = sheet.columns.iter().map(|column| &*column.title);
        if titles.clone().any(|title| !title.is_empty()) {
            text.push('\n');
            let titles: Vec<_> = titles.map(str::to_owned).collect();
            push(&mut text, &row(sheet, &widths, &titles), style, true);
        }
        lines(&mut text, sheet, &widths, style);
    }
    if let Some(SheetProof { sentence, holds }) = &sheet.proof {
        let shown = if *holds { style.good(sentence) } else { style.bad(sentence) };
        _ = writeln!(text, "\n{shown}");
    }
    text
}

fn lines(text: &mut String, sheet: &Sheet, widths: &[usize], style: Style) {
    for line in &sheet.lines {
        match line {
            SheetLine::Heading(heading) => {
                _ = writeln!(text, "\n{}", style.heading(&safe(heading)));
            }
            SheetLine::Row(cells) => push(text, &row(sheet, widths, cells), style, false),
            SheetLine::Subtotal(cells) => {
                push(text, &rule(sheet, widths, cells, '-'), style, false);
                push(text, &row(sheet, widths, cells), style, false);
            }
            SheetLine::Total(cells) => {
                push(text, &rule(sheet, widths, cells, '-'), style, false);
                push(text, &row(sheet, widths, cells), style, true);
                push(text, &rule(sheet, widths, cells, '='), style, false);
            }
        }
    }
}

/// Adds a line; a terminal cuts it at its edge.
fn push(text: &mut String, line: &str, style: Style, is_strong: bool) {
    let room = style.width.map_or(usize::MAX, usize::from);
    let line = cut(line.trim_end(), room);
    let line = if is_strong { Cow::Owned(style.heading(&line)) } else { line };
    _ = writeln!(text, "{line}");
}

/// How wide each column is.
fn widths(sheet: &Sheet) -> Vec<usize> {
    let mut widths: Vec<usize> = sheet.columns.iter().map(|column| column.title.width()).collect();
    for line in &sheet.lines {
        let (SheetLine::Row(cells) | SheetLine::Subtotal(cells) | SheetLine::Total(cells)) = line
        else {
            continue;
        };
        for (width, cell) in widths.iter_mut().zip(cells) {
            *width = (*width).max(safe(cell).width());
        }
    }
    widths
}

fn row(sheet: &Sheet, widths: &[usize], cells: &[String]) -> String {
    let mut line = String::new();
    for ((cell, width), column) in cells.iter().zip(widths).zip(&sheet.columns) {
        let cell = safe(cell);
        let blank = " ".repeat(width.saturating_sub(cell.width()));
        let parts = if column.is_figure { [&*blank, &*cell] } else { [&*cell, &*blank] };
        line.push_str(GAP);
        line.extend(parts);
    }
    line
}

/// A rule above or below the figures of a line.
fn rule(sheet: &Sheet, widths: &[usize], cells: &[String], stroke: char) -> String {
    let strokes = |((cell, width), column): ((&String, &usize), &SheetColumn)| {
        let is_ruled = column.is_figure && !cell.is_empty();
        if is_ruled { stroke.to_string().repeat(*width) } else { String::new() }
    };
    let ruled: Vec<_> = cells.iter().zip(widths).zip(&sheet.columns).map(strokes).collect();
    row(sheet, widths, &ruled)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::Color;
    use crate::render::sheet::contents::SheetColumn;

    #[test]
    fn a_report_has_rules_above_what_adds_up_and_below_the_end() {
        let cells = |cells: [&str; 3]| cells.map(str::to_owned).to_vec();
        let report = Sheet {
            title: "Profit and loss".into(),
            of: "Acorn\u{1b} Ltd".into(),
            when: "1 April 2025 to 31 March 2026".into(),
            currency: "GBP".into(),
            columns: vec![
                SheetColumn::text(""),
                SheetColumn::text(""),
                SheetColumn::figure("amount"),
            ],
            lines: vec![
                SheetLine::Heading("Income".into()),
                SheetLine::Row(cells(["4000", "Sales", "1,480.00"])),
                SheetLine::Subtotal(cells(["", "Total income", "1,480.00"])),
                SheetLine::Total(cells(["", "Net profit", "1,480.00"])),
            ],
            proof: Some(SheetProof { sentence: "It adds up.".into(), holds: true }),
        };
        let text = sheet(&report, Style::detect(Color::Never));
        let expected = "Acorn\\u{1b} Ltd: Profit and loss, 1 April 2025 to 31 March 2026, GBP\n\n\
            \x20                       amount\n\nIncome\n  4000  Sales         1,480.00\n\
            \x20                     --------\n        Total income  1,480.00\n\
            \x20                     --------\n        Net profit    1,480.00\n\
            \x20                     ========\n\nIt adds up.\n";
        assert_eq!(text, expected);
    }
}

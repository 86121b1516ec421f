//! Tables without lines, and lines as wide as the screen.

use std::borrow::Cow;
use std::fmt::{Display, Write as _};

use comfy_table::{Cell, CellAlignment, Table, presets};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::figures::grouped;
use super::style::Style;
use crate::safe::safe;

/// Indentation of the lists.
const INDENT: usize = 2;

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
pub(super) fn visible_width(text: &str) -> usize {
    text.split('\x1b').enumerate().fold(0, |sum, (at, part)| {
        let shown = if at == 0 { part } else { part.split_once('m').map_or("", |(_, rest)| rest) };
        sum + shown.width()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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

//! Records of a few short lines, where a table would be wider than the screen.

use std::fmt::Write as _;

use comfy_table::Table;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::style::Style;
use super::text_table::{described, lines, push_cut};
use crate::statements::Side;

/// Indentation of a record.
pub(super) const INDENT: usize = 2;

/// Indentation of what belongs to it.
pub(super) const WITHIN: usize = 4;

/// A sentence stays readable on the narrowest screen.
const ROOM_MIN: usize = 20;

/// A row as a line of a record: what it is called, its date, amount and text.
pub(super) struct RowLine {
    called: String,
    date: String,
    amount: String,
    text: String,
}

impl RowLine {
    /// The row of a side that is called so: `bank` or `book`.
    pub(super) fn of(name: &str, side: &Side, row: u32) -> Self {
        let content = side.rows.row(row);
        let is_carried = side.line(row).is_empty();
        Self {
            called: side.called(name, row),
            // What is carried is called by its day.
            date: if is_carried { String::new() } else { content.date.to_string() },
            amount: content.amount.to_string(),
            text: described(content.description),
        }
    }

    /// The same in a sentence.
    pub(super) fn told(&self) -> String {
        let Self { date, amount, text, .. } = self;
        if date.is_empty() {
            format!("{amount}  {text}")
        } else {
            format!("{date}  {amount}  {text}")
        }
    }
}

/// Adds a table, unless the screen would cut it; says whether it did.
pub(super) fn push_table_that_fits(text: &mut String, table: &mut Table, style: Style) -> bool {
    let lines = lines(table);
    let fits = |width: u16| lines.iter().all(|line| INDENT + line.width() <= usize::from(width));
    if !style.width.is_none_or(fits) {
        return false;
    }
    for line in &lines {
        push_cut(text, line, INDENT, style);
    }
    true
}

/// Adds rows below each other, their columns in line.
pub(super) fn push_rows(text: &mut String, rows: &[RowLine], indent: usize, style: Style) {
    let widest = |of: &dyn Fn(&RowLine) -> usize| rows.iter().map(of).max().unwrap_or(0);
    let called = widest(&|row| row.called.width());
    let date = widest(&|row| row.date.width());
    let amount = widest(&|row| row.amount.width());
    for row in rows {
        let date = if date == 0 { String::new() } else { format!("{:<date$}  ", row.date) };
        let figures = format!("{:<called$}  {date}{:>amount$}", row.called, row.amount);
        push_hanging(text, &figures, &row.text, indent, style);
    }
}

/// Adds figures and the text that is behind them: where the screen ends the text goes on below itself, and on a
/// screen without room for that below the figures.
pub(super) fn push_hanging(
    text: &mut String,
    figures: &str,
    behind: &str,
    indent: usize,
    style: Style,
) {
    let at = indent + figures.width() + 2;
    let room = style.width.map_or(usize::MAX, |width| usize::from(width).saturating_sub(at));
    if behind.width() <= room {
        _ = writeln!(text, "{:indent$}{}", "", format!("{figures}  {behind}").trim_end());
    } else if room >= ROOM_MIN {
        for (line, part) in broken(behind, room).iter().enumerate() {
            let before = if line == 0 { figures } else { "" };
            _ = writeln!(
                text,
                "{:indent$}{before:<figures$}  {part}",
                "",
                figures = at - indent - 2
            );
        }
    } else {
        _ = writeln!(text, "{:indent$}{}", "", figures.trim_end());
        push_sentence(text, behind, indent + 2, style);
    }
}

/// Adds a table whose last column is these texts, the first of them its heading: no text is cut.
pub(super) fn push_table_with_texts(
    text: &mut String,
    table: &mut Table,
    texts: &[String],
    style: Style,
) {
    let figures = lines(table);
    let widest = figures.iter().map(|line| line.width()).max().unwrap_or(0);
    for (line, behind) in figures.iter().zip(texts) {
        let gap = widest - line.width();
        push_hanging(text, &format!("{line}{:gap$}", ""), behind, INDENT, style);
    }
}

/// Adds a line, broken between words where a screen ends; one line where there is no screen.
pub(super) fn push_line(text: &mut String, line: &str, indent: usize, style: Style) {
    if style.is_terminal() {
        push_sentence(text, line, indent, style);
    } else {
        _ = writeln!(text, "{:indent$}{line}", "");
    }
}

/// Adds a sentence, broken between words where the screen ends.
pub(super) fn push_sentence(text: &mut String, sentence: &str, indent: usize, style: Style) {
    let room = style.width_or_default().saturating_sub(indent).max(ROOM_MIN);
    for line in broken(sentence, room) {
        _ = writeln!(text, "{:indent$}{line}", "");
    }
}

/// The lines of a sentence, none wider than the room.
fn broken(sentence: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut line = String::new();
    for word in sentence.split(' ') {
        let gap = usize::from(!line.is_empty());
        if line.width() + gap + word.width() <= room {
            line.extend((gap > 0).then_some(' '));
            line.push_str(word);
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        // A word that is wider than the screen goes on where it ends.
        for letter in word.chars() {
            if line.width() + letter.width().unwrap_or(0) > room {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_is_broken_between_words_and_a_long_word_where_the_screen_ends() {
        assert_eq!(broken("same amount, 1 day apart", 12), ["same amount,", "1 day apart"]);
        assert_eq!(broken("to TRAINLINE.COM now", 8), ["to", "TRAINLIN", "E.COM", "now"]);
        assert_eq!(broken("", 8), [""]);
    }

    #[test]
    fn no_line_is_wider_than_the_room_and_every_letter_is_kept() {
        let sentence = "Both say 四半期 and ACME; the rest of this sentence is of no matter at all";
        for room in 2..80 {
            let lines = broken(sentence, room);
            assert!(lines.iter().all(|line| line.width() <= room), "{room}: {lines:?}");
            let letters = |text: &str| text.replace(' ', "");
            assert_eq!(letters(&lines.concat()), letters(sentence));
        }
    }
}

//! Texts as cells of comma-separated values, which a spreadsheet opens without running any of it.

use std::borrow::Cow;
use std::fmt::{Display, Write as _};

/// What a spreadsheet takes for the start of a formula, in either width.
const FORMULA_STARTS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];

/// Where a program that goes by other separators than commas begins another cell.
const CELL_ENDS: [char; 4] = [';', '\t', '\r', '\n'];

/// Whether a character cannot be seen, or turns the reading direction.
#[must_use]
pub fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            // Arabic letter mark, zero-width and direction marks, line and paragraph separators,
            // embeddings, overrides and isolates, byte order mark.
            '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}'
        )
}

/// A text as a cell: everything in it stays as it came, but for a `'` in front of what a spreadsheet
/// would run as a formula, at its start or where some would begin another cell. Blanks, quotes and what
/// cannot be seen do not hide a formula.
#[must_use]
pub fn text_cell(text: &str) -> Cow<'_, str> {
    if !text.contains(FORMULA_STARTS) && !text.starts_with(CELL_ENDS) {
        return Cow::Borrowed(text);
    }
    let mut cell = String::with_capacity(text.len() + 1);
    if text.starts_with(['\t', '\r', '\n']) {
        cell.push('\'');
    }
    let is_passed_over = |c: char| c == '"' || c.is_whitespace() || is_unseen(c);
    for piece in text.split_inclusive(CELL_ENDS) {
        if piece.trim_start_matches(is_passed_over).starts_with(FORMULA_STARTS) {
            cell.push('\'');
        }
        cell.push_str(piece);
    }
    Cow::Owned(cell)
}

/// Lines of comma-separated values, one after the other in one text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lines {
    text: String,
    is_begun: bool,
}

impl Lines {
    /// Begins with a line of names.
    #[must_use]
    pub fn headed(names: &[&str]) -> Self {
        let mut lines = Self::default();
        for name in names {
            lines.text(name);
        }
        lines.end();
        lines
    }

    fn separate(&mut self) {
        if self.is_begun {
            self.text.push(',');
        }
        self.is_begun = true;
    }

    /// A cell with what somebody wrote.
    pub fn text(&mut self, text: &str) -> &mut Self {
        self.separate();
        let cell = text_cell(text);
        if cell.contains([',', '"', '\r', '\n']) {
            self.text.push('"');
            self.text.push_str(&cell.replace('"', "\"\""));
            self.text.push('"');
        } else {
            self.text.push_str(&cell);
        }
        self
    }

    /// The same where there may be nothing.
    pub fn optional(&mut self, text: Option<&str>) -> &mut Self {
        self.text(text.unwrap_or_default())
    }

    /// A cell with a figure, a day or a word of ours.
    pub fn plain(&mut self, value: impl Display) -> &mut Self {
        self.separate();
        // Writing to a text does not fail.
        _ = write!(self.text, "{value}");
        self
    }

    /// Ends the line.
    pub fn end(&mut self) -> &mut Self {
        self.text.push('\n');
        self.is_begun = false;
        self
    }

    /// How many bytes there are.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.text.len()
    }

    /// Whether there is nothing.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The lines so far; those to come follow them.
    #[must_use]
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_could_be_a_formula_is_quoted_and_nothing_else_is() {
        for text in ["=1+1", "+44 20", "-5 refund", "@SUM(A1)", "\tx"] {
            assert_eq!(text_cell(text), format!("'{text}"));
        }
        for text in ["INV-1042 = paid", "a;b", "Café\u{1b}[31m", "x\ny", "", "'=1"] {
            assert_eq!(text_cell(text), text);
        }
    }

    #[test]
    fn a_formula_is_found_behind_what_cannot_be_seen_and_where_others_begin_a_cell() {
        for text in
            [" =1", "\u{feff}=1", "\0=1", "\u{200b}\u{a0}@x", "\"=1", "＝1", "\u{1b}-1", "\n"]
        {
            assert_eq!(text_cell(text), format!("'{text}"), "{text:?}");
        }
        for (text, cell) in [
            ("x;=1", "x;'=1"),
            ("x\t +1;y", "x\t' +1;y"),
            ("a\r\n\"@x", "a\r\n'\"@x"),
            ("=a;=b", "'=a;'=b"),
        ] {
            assert_eq!(text_cell(text), cell, "{text:?}");
            assert_eq!(text_cell(cell), cell, "once is enough");
        }
    }

    #[test]
    fn a_cell_with_a_comma_a_quote_or_a_line_break_stands_in_quotes() {
        let mut lines = Lines::headed(&["name", "amount"]);
        lines.text("Smith, \"Jo\"").plain("-5.00").end();
        lines.text("a\nb").optional(None).end();
        lines.text("=1").plain(2).end();
        let text = "name,amount\n\"Smith, \"\"Jo\"\"\",-5.00\n\"a\nb\",\n'=1,2\n";
        assert_eq!(lines.take(), text);
    }
}

//! Text from files made safe to show on a terminal: nothing in it can move the cursor, change
//! colours or turn the reading direction.

use std::borrow::Cow;
use std::fmt::Write as _;

/// Longest value quoted in a message, in characters.
const QUOTED_CHARS_MAX: usize = 60;

/// The text with control characters and direction overrides written out as escapes.
pub(crate) fn safe(text: &str) -> Cow<'_, str> {
    if !text.chars().any(is_unsafe) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        match c {
            '\n' => shown.push_str("\\n"),
            '\r' => shown.push_str("\\r"),
            '\t' => shown.push_str("\\t"),
            // Writing to a string cannot fail.
            c if is_unsafe(c) => _ = write!(shown, "\\u{{{:x}}}", u32::from(c)),
            c => shown.push(c),
        }
    }
    Cow::Owned(shown)
}

/// The text in quotes, safe and cut to a length that fits a message.
pub(crate) fn quoted(text: &str) -> String {
    let mut chars = text.chars();
    let start: String = chars.by_ref().take(QUOTED_CHARS_MAX).collect();
    let cut = if chars.next().is_some() { "…" } else { "" };
    format!("\"{}{cut}\"", safe(&start))
}

fn is_unsafe(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            // Arabic letter mark, zero-width and direction marks, line and paragraph separators,
            // embeddings, overrides and isolates, byte order mark.
            '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{2069}' | '\u{feff}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_steers_a_terminal_gets_through() {
        assert_eq!(safe("a\x1b[31mred\x07"), "a\\u{1b}[31mred\\u{7}");
        assert_eq!(safe("x\u{202e}gpj.exe\u{9b}"), "x\\u{202e}gpj.exe\\u{9b}");
        assert_eq!(safe("two\nlines\t."), "two\\nlines\\t.");
        assert_eq!(safe("Café 漢字 £"), "Café 漢字 £");
    }

    #[test]
    fn a_long_value_is_cut() {
        assert_eq!(quoted(&"x".repeat(61)), format!("\"{}…\"", "x".repeat(60)));
        assert_eq!(quoted(""), "\"\"");
    }
}

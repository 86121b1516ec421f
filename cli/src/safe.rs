//! Text from files made safe to show on a terminal: nothing in it can move the cursor, change
//! colours or turn the reading direction.

use std::borrow::Cow;
use std::fmt::Write as _;

/// Whether a character could steer a terminal or turn the reading direction.
pub(crate) use tieout::csv::is_unseen as is_unsafe;

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

/// JSON whose texts cannot steer a terminal either: the same values, more of them escaped.
pub(crate) fn safe_json(json: &str) -> String {
    let mut units = [0; 2];
    json.chars().fold(String::with_capacity(json.len()), |mut safe, c| {
        if is_unsafe(c) {
            for unit in c.encode_utf16(&mut units) {
                // Writing to a string cannot fail.
                _ = write!(safe, "\\u{unit:04x}");
            }
        } else {
            safe.push(c);
        }
        safe
    })
}

/// The text in quotes, safe and cut to a length that fits a message.
pub(crate) fn quoted(text: &str) -> String {
    let mut chars = text.chars();
    let start: String = chars.by_ref().take(QUOTED_CHARS_MAX).collect();
    let cut = if chars.next().is_some() { "…" } else { "" };
    format!("\"{}{cut}\"", safe(&start))
}

/// The text as a word that a shell takes as it is, in quotes where it needs them.
pub(crate) fn shell_word(text: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "%+,-./:=@_".contains(c);
    let shown = safe(text);
    // What begins with = is a command's path to zsh.
    if !shown.is_empty() && !shown.starts_with('=') && shown.chars().all(is_plain) {
        return shown.into_owned();
    }
    format!("'{}'", shown.replace('\'', r"'\''"))
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
    fn no_shell_expands_a_word() {
        for (text, word) in [
            ("%d/%m/%Y", "%d/%m/%Y"),
            ("{A1,--out=x}", "'{A1,--out=x}'"),
            ("=ls", "'=ls'"),
            ("it's", r"'it'\''s'"),
            ("$(x)", "'$(x)'"),
        ] {
            assert_eq!(shell_word(text), word);
        }
    }

    #[test]
    fn json_keeps_its_values() {
        let text = "a\u{9b}\u{202e}\u{e0001}\u{1b}é";
        let json = safe_json(&serde_json::to_string(text).unwrap());
        assert!(json.is_ascii() || !json.chars().any(is_unsafe), "{json}");
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
    }

    #[test]
    fn a_shell_takes_the_word_as_it_is() {
        assert_eq!(shell_word("bank:date=Posted"), "bank:date=Posted");
        assert_eq!(shell_word("date=Counter Party"), "'date=Counter Party'");
        assert_eq!(shell_word("it's"), r"'it'\''s'");
    }

    #[test]
    fn a_long_value_is_cut() {
        assert_eq!(quoted(&"x".repeat(61)), format!("\"{}…\"", "x".repeat(60)));
        assert_eq!(quoted(""), "\"\"");
    }
}

//! Text of strangers within HTML and within JSON within HTML: it stays text.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;

use crate::safe::{is_unsafe, safe};

/// Writes a text for people: nothing in it is markup, ends an attribute or turns the reading
/// direction.
pub(super) fn text(out: &mut dyn Write, text: &str) -> io::Result<()> {
    let shown = safe(text);
    let mut rest = shown.as_ref();
    while let Some(at) = rest.find(['&', '<', '>', '"', '\'']) {
        out.write_all(&rest.as_bytes()[..at])?;
        let entity = match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' => "&quot;",
            _ => "&#39;",
        };
        out.write_all(entity.as_bytes())?;
        rest = &rest[at + 1..];
    }
    out.write_all(rest.as_bytes())
}

/// The same as a string.
pub(in crate::render) fn escaped(value: &str) -> String {
    let mut bytes = Vec::new();
    // Writing to memory cannot fail, and what goes in as UTF-8 comes out as UTF-8.
    _ = text(&mut bytes, value);
    String::from_utf8(bytes).unwrap_or_default()
}

/// Writes a value as JSON that no text can end: `<` never stands in it, so neither `</script>` nor
/// `<!--` does. The values are the same to the last character.
pub(super) fn json(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    value.serialize(&mut Serializer::with_formatter(out, ScriptSafeJson))?;
    Ok(())
}

/// JSON in which `<` and what could steer an editor or a terminal are written as escapes.
struct ScriptSafeJson;

impl Formatter for ScriptSafeJson {
    fn write_string_fragment<W>(&mut self, out: &mut W, fragment: &str) -> io::Result<()>
    where
        W: ?Sized + Write,
    {
        let is_plain = |byte: &u8| matches!(byte, b' '..=b'~') && *byte != b'<';
        if fragment.as_bytes().iter().all(is_plain) {
            return out.write_all(fragment.as_bytes());
        }
        let mut units = [0; 2];
        for c in fragment.chars() {
            if c == '<' || is_unsafe(c) {
                for unit in c.encode_utf16(&mut units) {
                    write!(out, "\\u{unit:04x}")?;
                }
            } else {
                write!(out, "{c}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOSTILE: [&str; 8] = [
        "</script><script>alert(1)</script>",
        "<!--<script>",
        "\"><img src=x onerror=alert(1)>",
        "' onfocus='alert(1)",
        "&lt;b&gt; &amp;amp;",
        "invoice \u{202e}fdp.exe\u{2066}",
        "a\u{0}b\u{1b}[31m\u{7f}\u{9b}\u{feff}\u{e0041}",
        "]]>\u{2028}\u{2029}\\u003c",
    ];

    #[test]
    fn a_text_in_html_has_no_markup_and_nothing_that_steers() {
        for hostile in HOSTILE {
            let shown = escaped(hostile);
            assert!(!shown.contains(['<', '>', '"', '\'']), "{shown}");
            assert!(!shown.chars().any(is_unsafe), "{shown:?}");
        }
        assert_eq!(escaped("Fish & Chips <2>"), "Fish &amp; Chips &lt;2&gt;");
        assert_eq!(escaped("\u{202e}\0"), "\\u{202e}\\u{0}");
        assert_eq!(escaped("Café 漢字 £ 'q'"), "Café 漢字 £ &#39;q&#39;");
    }

    #[test]
    fn json_keeps_its_values_and_no_text_can_end_it() {
        for hostile in HOSTILE.into_iter().chain(["Café 漢字 £ \"q\" \\ \u{1f9fe}"]) {
            let mut bytes = Vec::new();
            json(&mut bytes, &hostile).unwrap();
            let written = String::from_utf8(bytes).unwrap();
            assert!(!written.contains('<') && !written.chars().any(is_unsafe), "{written:?}");
            assert_eq!(serde_json::from_str::<String>(&written).unwrap(), hostile);
        }
    }

    #[test]
    fn the_page_escapes_the_characters_that_the_terminal_does() {
        let mut class = String::new();
        let mut all = (0..=u32::from(char::MAX)).filter_map(char::from_u32).peekable();
        while let Some(first) = all.next() {
            if !is_unsafe(first) {
                continue;
            }
            let mut last = first;
            while let Some(next) = all.next_if(|next| is_unsafe(*next)) {
                last = next;
            }
            let point = |c: char| format!("\\u{{{:x}}}", u32::from(c));
            class += &point(first);
            if first != last {
                class = class + "-" + &point(last);
            }
        }
        let script = include_str!("cells.js");
        assert!(script.contains(&format!("/[{class}]/gu")), "cells.js wants /[{class}]/gu");
    }
}

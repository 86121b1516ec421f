//! The fields of MT940 and MT942: `:61:` and what follows until the next one.

use std::borrow::Cow;

use super::super::text::lines;

/// A field with its tag and its lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Mt940Field<'a> {
    /// `61`, `60F`.
    pub(super) tag: &'a str,
    /// The 1-based line it starts on.
    pub(super) line: u64,
    /// Its first line behind the tag, then the others.
    pub(super) lines: Vec<&'a str>,
}

impl<'a> Mt940Field<'a> {
    /// Its first line.
    pub(super) fn first(&self) -> &'a str {
        self.lines.first().copied().unwrap_or_default()
    }

    /// Its lines as one text. A line breaks where it is full, which may be within a word; one that is
    /// not full ended where its writer meant it to.
    pub(super) fn unwrapped(&self) -> Cow<'a, str> {
        match self.lines[..] {
            [one] => Cow::Borrowed(one),
            ref several => {
                Cow::Owned(unwrapped(several.iter().copied(), FULL_LINE, self.tag.len() + 2))
            }
        }
    }
}

/// The length at which SWIFT breaks lines.
const FULL_LINE: usize = 65;

/// Joins pieces: without a space behind one that is `full` characters long. Some banks count what stands
/// before the first, a tag of `before` characters, others do not.
pub(super) fn unwrapped<'a>(
    pieces: impl Iterator<Item = &'a str>,
    full: usize,
    before: usize,
) -> String {
    let mut out = String::new();
    let mut was_full = true;
    for (at, piece) in pieces.enumerate() {
        if !was_full && !piece.is_empty() && !out.is_empty() {
            out.push(' ');
        }
        out.push_str(piece);
        let length = piece.chars().count();
        was_full = length >= full || at == 0 && length + before == full;
    }
    out
}

/// The fields of a file in order. A field ends at the next one or at the end of its message; lines
/// behind that and before the first tag belong to none: banks put their name there.
pub(super) fn fields(text: &str) -> impl Iterator<Item = Mt940Field<'_>> {
    let mut lines = lines(text).peekable();
    std::iter::from_fn(move || {
        for (line, text) in lines.by_ref() {
            let text = text.trim_start_matches('\u{feff}');
            // The header of blocks may have the first field on its line.
            let text = text.rsplit_once("{4:").map_or(text, |(_, behind)| behind);
            let Some((tag, first)) = tagged(text) else { continue };
            let mut field = Mt940Field { tag, line, lines: vec![first] };
            while let Some((_, next)) =
                lines.next_if(|(_, next)| tagged(next).is_none() && !is_break(next))
            {
                field.lines.push(next);
            }
            return Some(field);
        }
        None
    })
}

/// Whether a line ends a message or starts one: `-`, `-}`, `{1:`.
fn is_break(line: &str) -> bool {
    let line = line.trim_end();
    line == "-" || line.starts_with("-}") || line.starts_with("{1:")
}

/// The tag at the start of a line and what is behind it. Only tags that there are: a line of text may
/// start with `:10:`, too.
fn tagged(line: &str) -> Option<(&str, &str)> {
    let (tag, rest) = line.strip_prefix(':')?.split_once(':')?;
    let is_tag = matches!(
        tag,
        "13" | "13C"
            | "13D"
            | "20"
            | "21"
            | "25"
            | "25P"
            | "28"
            | "28C"
            | "34F"
            | "60F"
            | "60M"
            | "61"
            | "62F"
            | "62M"
            | "64"
            | "65"
            | "86"
            | "90C"
            | "90D"
            | "940"
            | "942"
            | "NS"
    );
    is_tag.then_some((tag, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_are_full_break_within_words() {
        let full = "x".repeat(65);
        let field = |lines: Vec<&'static str>| Mt940Field { tag: "86", line: 1, lines };
        assert_eq!(unwrapped([full.as_str(), "y"].into_iter(), 65, 0), full.clone() + "y");
        let with_tag = &full[4..];
        assert_eq!(unwrapped([with_tag, "y"].into_iter(), 65, 4), format!("{with_tag}y"));
        assert_eq!(unwrapped(["x", with_tag, "y"].into_iter(), 65, 4), format!("x {with_tag} y"));
        assert_eq!(field(vec!["a", "b", "", "c"]).unwrapped(), "a b c");
        assert_eq!(field(vec!["a"]).unwrapped(), "a");
    }

    #[test]
    fn fields_end_at_the_next_tag_or_the_end_of_the_message() {
        let text =
            "ABNANL2A\r\n940\r\n:20:X\r\n:86:a\r\n:99:b\r\n-\r\nfooter\r\n:-(\r\n{1:F01}{4::20:Y";
        let fields: Vec<_> = fields(text).collect();
        assert_eq!(
            fields,
            [
                Mt940Field { tag: "20", line: 3, lines: vec!["X"] },
                Mt940Field { tag: "86", line: 4, lines: vec!["a", ":99:b"] },
                Mt940Field { tag: "20", line: 9, lines: vec!["Y"] },
            ]
        );
    }
}

//! Tags and text of an HTML page.

use std::borrow::Cow;

use memchr::{memchr, memmem};

/// A piece of a page.
#[derive(Debug, PartialEq)]
pub(super) enum HtmlToken<'a> {
    /// Text with its entities as they stand.
    Text(&'a str),
    Start(HtmlTag<'a>),
    /// The end of an element, by its name in lower case.
    End(Cow<'a, str>),
}

/// The start of an element.
#[derive(Debug, PartialEq)]
pub(super) struct HtmlTag<'a> {
    /// In lower case.
    pub(super) name: Cow<'a, str>,
    attributes: &'a str,
}

impl HtmlTag<'_> {
    /// The value of an attribute, without its quotes.
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        let mut rest = self.attributes;
        loop {
            rest = rest.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == '/');
            let end =
                rest.find(|c: char| c.is_ascii_whitespace() || c == '=').unwrap_or(rest.len());
            if rest.is_empty() {
                return None;
            }
            let (key, after) = rest.split_at(end);
            let Some(value) = after.trim_ascii_start().strip_prefix('=') else {
                rest = after;
                continue;
            };
            let value = value.trim_ascii_start();
            let (value, after) = match value.chars().next() {
                Some(quote @ ('"' | '\'')) => {
                    let inside = &value[1..];
                    inside.split_once(quote).unwrap_or((inside, ""))
                }
                _ => value
                    .split_at(value.find(|c: char| c.is_ascii_whitespace()).unwrap_or(value.len())),
            };
            if key.eq_ignore_ascii_case(name) {
                return Some(value);
            }
            rest = after;
        }
    }
}

/// The tokens of a page with the places where they start; comments, scripts and styles are passed over.
pub(super) struct HtmlTokens<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> HtmlTokens<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// Goes behind the next `mark`, or to the end.
    fn pass(&mut self, mark: &str) {
        let rest = &self.text.as_bytes()[self.at..];
        let found = memmem::find(rest, mark.as_bytes());
        self.at = found.map_or(self.text.len(), |found| self.at + found + mark.len());
    }

    /// Goes before the end of an element whose content is no markup.
    fn pass_content(&mut self, name: &str) {
        let bytes = self.text.as_bytes();
        while let Some(found) = memchr(b'<', &bytes[self.at..]) {
            let rest = &bytes[self.at + found + 1..];
            let end = rest.strip_prefix(b"/").and_then(|rest| rest.get(..name.len()));
            if end.is_some_and(|end| end.eq_ignore_ascii_case(name.as_bytes())) {
                self.at += found;
                return;
            }
            self.at += found + 1;
        }
        self.at = bytes.len();
    }

    /// The tag that starts at `self.at`, if one does.
    fn tag(&mut self) -> Option<HtmlToken<'a>> {
        let rest = &self.text[self.at + 1..];
        let (is_end, rest) = match rest.strip_prefix('/') {
            Some(rest) => (true, rest),
            None => (false, rest),
        };
        if !rest.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return None;
        }
        let end = tag_end(rest);
        let inside = &rest[..end];
        self.at = (self.text.len() - rest.len() + end + 1).min(self.text.len());
        let is_sign = |c: char| c.is_ascii_whitespace() || c == '/';
        let (name, attributes) = inside.split_at(inside.find(is_sign).unwrap_or(inside.len()));
        let name = if name.bytes().any(|byte| byte.is_ascii_uppercase()) {
            Cow::Owned(name.to_ascii_lowercase())
        } else {
            Cow::Borrowed(name)
        };
        if is_end {
            return Some(HtmlToken::End(name));
        }
        if matches!(&*name, "script" | "style" | "title" | "textarea" | "noscript") {
            self.pass_content(&name);
        }
        Some(HtmlToken::Start(HtmlTag { name, attributes }))
    }
}

/// Quotes of a tag are followed no further: pages can be made of which each tag seems to go to the end.
const QUOTED_BYTES_MAX: usize = 1 << 10;

/// Where a tag ends: at the first `>` that stands outside of quotes, which open only behind `=`.
fn tag_end(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let mut quote = None;
    let mut before = 0;
    for (at, byte) in bytes.iter().enumerate().take(QUOTED_BYTES_MAX) {
        match (quote, byte) {
            (None, b'>') => return at,
            (None, b'"' | b'\'') if before == b'=' => quote = Some(*byte),
            (Some(open), byte) if open == *byte => quote = None,
            _ => {}
        }
        if !byte.is_ascii_whitespace() {
            before = *byte;
        }
    }
    // A quote that is not closed ends with the tag that it stands in.
    memchr(b'>', bytes).unwrap_or(bytes.len())
}

impl<'a> Iterator for HtmlTokens<'a> {
    type Item = (usize, HtmlToken<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let start = self.at;
            let rest = self.text.get(start..).filter(|rest| !rest.is_empty())?;
            if rest.starts_with("<!--") {
                self.at += 4;
                self.pass("-->");
            } else if rest.starts_with("<!") || rest.starts_with("<?") {
                self.pass(">");
            } else {
                if rest.starts_with('<')
                    && let Some(tag) = self.tag()
                {
                    return Some((start, tag));
                }
                // A `<` that starts nothing is text.
                let end = memchr(b'<', &rest.as_bytes()[1..]).map_or(rest.len(), |at| at + 1);
                self.at = start + end;
                return Some((start, HtmlToken::Text(&rest[..end])));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_found_with_and_without_quotes() {
        let mut tokens = HtmlTokens::new("<TD nowrap COLSPAN = 2 title='a>b' x=\"1\" / rowspan=3>");
        let Some((0, HtmlToken::Start(tag))) = tokens.next() else { panic!() };
        assert_eq!(tag.name, "td");
        assert_eq!(tag.attribute("colspan"), Some("2"));
        assert_eq!(tag.attribute("title"), Some("a>b"));
        assert_eq!(tag.attribute("rowspan"), Some("3"));
        assert_eq!(tag.attribute("nowrap"), None);
        assert_eq!(tokens.next(), None);
    }

    #[test]
    fn a_sign_that_starts_no_tag_is_text() {
        let found: Vec<_> = HtmlTokens::new("1 < 2 <3 </ä <b>").map(|(at, _)| at).collect();
        assert_eq!(found, [0, 2, 6, 9, 14]);
    }
}

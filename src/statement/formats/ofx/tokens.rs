//! The tags of OFX, of SGML and XML alike.
//!
//! OFX 1 leaves out the end tags of values, OFX 2 has them, and files that call themselves the one are
//! often the other. Both are read as one flat run of tags: a start tag with text behind it is a value,
//! with or without its end tag, and one without is an aggregate. Nothing here knows which tags there are.

use std::borrow::Cow;

use super::super::super::fault::Fault;
use super::super::text::{FIELD_BYTES_MAX, FormatLineCounter, too_long};

const NAME_BYTES_MAX: usize = 64;

/// One tag, or a value with its tags.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OfxToken<'a> {
    /// The start of an aggregate.
    Open(&'a str),
    /// An element and its text as it stands in the file, without blanks around it.
    Value(&'a str, &'a str),
    /// An end tag.
    Close(&'a str),
}

/// The tags of a text one after the other, each with its line.
#[derive(Debug)]
pub(super) struct OfxTokens<'a> {
    text: &'a str,
    at: usize,
    lines: FormatLineCounter<'a>,
}

impl<'a> OfxTokens<'a> {
    /// Everything before the first tag is left out.
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0, lines: FormatLineCounter::new(text) }
    }

    /// The next token with its line.
    pub(super) fn next(&mut self) -> Result<Option<(u64, OfxToken<'a>)>, Fault> {
        loop {
            let Some(start) = self.next_tag(self.at) else { return Ok(None) };
            let line = self.lines.line_at(start);
            if let Some(behind) = self.skipped(start, line)? {
                self.at = behind;
                continue;
            }
            let Some((name, behind, is_empty)) = self.tag(start) else {
                self.at = start + 1;
                continue;
            };
            self.at = behind;
            if let Some(name) = name.strip_prefix('/') {
                return Ok(Some((line, OfxToken::Close(name))));
            }
            if is_empty {
                return Ok(Some((line, OfxToken::Value(name, ""))));
            }
            return self.value_or_open(name, line).map(Some);
        }
    }

    /// What stands behind a start tag decides what it starts.
    fn value_or_open(&mut self, name: &'a str, line: u64) -> Result<(u64, OfxToken<'a>), Fault> {
        let mut end = self.at;
        let end = loop {
            match self.next_tag(end) {
                None => break self.text.len(),
                Some(next) if self.is_markup(next) => break next,
                Some(next) => end = next + 1,
            }
        };
        let behind = self.text.get(end..).unwrap_or_default();
        let value = if behind.starts_with("<![CDATA[") {
            let inner = behind.split_at(9).1;
            let (inner, rest) = inner.split_once("]]>").unwrap_or((inner, ""));
            self.at = self.text.len() - rest.len();
            inner.trim()
        } else {
            let value = self.text.get(self.at..end).unwrap_or_default().trim();
            self.at = end;
            value
        };
        if value.len() > FIELD_BYTES_MAX {
            return Err(too_long(line, name, value));
        }
        let closing = self.next_tag(self.at).and_then(|next| self.tag(next));
        match closing {
            Some((closing, behind, _)) if closing.strip_prefix('/') == Some(name) => {
                self.at = behind;
                Ok((line, OfxToken::Value(name, value)))
            }
            _ if value.is_empty() => Ok((line, OfxToken::Open(name))),
            _ => Ok((line, OfxToken::Value(name, value))),
        }
    }

    fn next_tag(&self, from: usize) -> Option<usize> {
        memchr::memchr(b'<', self.text.as_bytes().get(from..)?).map(|at| from + at)
    }

    /// Whether a `<` starts a tag; in `A < B` it is text.
    fn is_markup(&self, at: usize) -> bool {
        let rest = self.text.get(at..).unwrap_or_default();
        rest.starts_with("<!") || rest.starts_with("<?") || self.tag(at).is_some()
    }

    /// The name of the tag at this place, where it ends, and whether it is empty (`<NAME/>`).
    fn tag(&self, at: usize) -> Option<(&'a str, usize, bool)> {
        let rest = self.text.get(at + 1..)?;
        let window = rest.as_bytes();
        let window = window.get(..NAME_BYTES_MAX).unwrap_or(window);
        let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || b"/._:-".contains(byte);
        let length = window.iter().take_while(|byte| is_name(byte)).count();
        let name = rest.get(..length)?;
        let first = name.strip_prefix('/').unwrap_or(name).as_bytes().first()?;
        if !first.is_ascii_alphabetic() {
            return None;
        }
        // Attributes are rare (namespaces on the root) and never hold a `>`.
        let attributes = rest.get(length..)?;
        let end = match attributes.as_bytes().first()? {
            b'>' => 0,
            b' ' | b'\t' => {
                let window = attributes.as_bytes();
                let window = window.get(..1024).unwrap_or(window);
                memchr::memchr3(b'>', b'<', b'\n', window)?
            }
            _ => return None,
        };
        if attributes.as_bytes().get(end) != Some(&b'>') {
            return None;
        }
        let is_empty = name.len() > 1 && name.ends_with('/') || attributes[..end].ends_with('/');
        Some((name.strip_suffix('/').unwrap_or(name), at + 1 + length + end + 1, is_empty))
    }

    /// Where a comment, a declaration or a stray CDATA at this place ends.
    fn skipped(&self, at: usize, line: u64) -> Result<Option<usize>, Fault> {
        let rest = self.text.get(at..).unwrap_or_default();
        let end = if rest.starts_with("<!--") {
            "-->"
        } else if rest.starts_with("<?") {
            "?>"
        } else if rest.starts_with("<![CDATA[") {
            "]]>"
        } else if rest.starts_with("<!") {
            return Err(Fault::at_line(
                line,
                "a document type (<!DOCTYPE>) is not read: it may change what the file says",
            ));
        } else {
            return Ok(None);
        };
        let length = memchr::memmem::find(rest.as_bytes(), end.as_bytes())
            .map_or(rest.len(), |found| found + end.len());
        Ok(Some(at + length))
    }
}

/// The text of a value with its entities as characters. Only those of HTML that banks write and
/// characters by number are known; anything else with an ampersand is text (`MARKS & SPENCER`).
pub(super) fn unescaped(raw: &str) -> Cow<'_, str> {
    const ENTITY_BYTES_MAX: usize = 10;
    if !raw.contains('&') {
        return Cow::Borrowed(raw);
    }
    let mut out = String::with_capacity(raw.len());
    let mut rest = raw;
    while let Some((before, behind)) = rest.split_once('&') {
        out.push_str(before);
        let window = behind.as_bytes();
        let window = window.get(..ENTITY_BYTES_MAX).unwrap_or(window);
        let entity = memchr::memchr(b';', window).and_then(|end| behind.get(..end));
        if let Some((entity, char)) = entity.and_then(|entity| Some((entity, char_of(entity)?))) {
            out.push(char);
            rest = behind.get(entity.len() + 1..).unwrap_or_default();
        } else {
            out.push('&');
            rest = behind;
        }
    }
    out.push_str(rest);
    Cow::Owned(out)
}

fn char_of(entity: &str) -> Option<char> {
    if let Some(number) = entity.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok()?,
            None => number.parse().ok()?,
        };
        return char::from_u32(code).filter(|char| *char != '\0');
    }
    match entity.to_ascii_lowercase().as_str() {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        "nbsp" => Some(' '),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<OfxToken<'_>> {
        let mut tokens = OfxTokens::new(text);
        let mut all = Vec::new();
        while let Some((_, token)) = tokens.next().unwrap() {
            all.push(token);
        }
        all
    }

    #[test]
    fn values_are_the_same_with_and_without_end_tags() {
        let expected = [
            OfxToken::Open("FI"),
            OfxToken::Value("ORG", "B1"),
            OfxToken::Value("FID", "7"),
            OfxToken::Close("FI"),
        ];
        assert_eq!(all("<FI>\n<ORG>B1\n<FID>7\n</FI>"), expected);
        assert_eq!(all("<FI><ORG>B1</ORG><FID> 7 </FID></FI>"), expected);
        assert_eq!(all("<FI><ORG><![CDATA[B1]]></ORG><FID>7</FI>"), expected);
    }

    #[test]
    fn an_empty_value_is_no_aggregate() {
        let expected = [OfxToken::Value("CURDEF", ""), OfxToken::Value("NAME", "")];
        assert_eq!(all("<CURDEF></CURDEF><NAME/>"), expected);
    }

    #[test]
    fn a_less_than_sign_in_a_text_is_text() {
        assert_eq!(
            all("<MEMO>A < B <3 <SMITH\n<NAME>C"),
            [OfxToken::Value("MEMO", "A < B <3 <SMITH"), OfxToken::Value("NAME", "C"),]
        );
    }

    #[test]
    fn a_document_type_is_refused() {
        assert!(OfxTokens::new("<!DOCTYPE a [<!ENTITY b \"c\">]>").next().is_err());
    }

    #[test]
    fn known_entities_are_read_and_others_are_text() {
        assert_eq!(unescaped("M&amp;S &#163;5 &#xe9; &pound; A & B &"), "M&S £5 é &pound; A & B &");
    }
}

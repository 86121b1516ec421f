//! An own reader of JSON by RFC 8259, byte by byte, without recursion.

/// A value: where it stands in the text, and what it holds.
#[derive(Debug)]
pub struct Node {
    /// What it is.
    pub kind: Kind,
    /// First byte and the one after the last.
    pub span: (usize, usize),
}

/// What a value is.
#[derive(Debug)]
pub enum Kind {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number; its text is in the span.
    Number,
    /// A text with its escapes resolved; none where an escape is no character.
    Text(Option<String>),
    /// Places of the elements.
    Array(Vec<usize>),
    /// Keys, as texts are, and places of the values.
    Object(Vec<(Option<String>, usize)>),
}

/// A whole text: its values, the outermost at place 0.
#[derive(Debug)]
pub struct Document<'a> {
    /// The text.
    pub text: &'a str,
    /// All values; arrays and objects name others by their place.
    pub nodes: Vec<Node>,
}

impl Document<'_> {
    /// The text of a value.
    #[must_use]
    pub fn text_of(&self, at: usize) -> &str {
        let (start, end) = self.nodes[at].span;
        &self.text[start..end]
    }
}

/// Reads the bytes; none where they are not one JSON text in UTF-8 and nothing else.
#[must_use]
pub fn read(bytes: &[u8]) -> Option<Document<'_>> {
    let text = std::str::from_utf8(bytes).ok()?;
    let mut reader = Reader { bytes, at: 0, nodes: Vec::new(), open: Vec::new() };
    reader.skip_space();
    reader.value()?;
    while !reader.open.is_empty() {
        reader.next_in_open()?;
    }
    reader.skip_space();
    (reader.at == bytes.len()).then_some(Document { text, nodes: reader.nodes })
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    nodes: Vec<Node>,
    /// Places of the arrays and objects that are not closed yet.
    open: Vec<usize>,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn take(&mut self, wanted: u8) -> Option<()> {
        (self.peek() == Some(wanted)).then(|| self.at += 1)
    }

    fn skip_space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    /// Reads a value, or the beginning of an array or object, whose end comes later.
    fn value(&mut self) -> Option<()> {
        let start = self.at;
        let kind = match self.peek()? {
            b'{' => {
                self.at += 1;
                Kind::Object(Vec::new())
            }
            b'[' => {
                self.at += 1;
                Kind::Array(Vec::new())
            }
            b'"' => Kind::Text(self.string()?),
            b't' => self.word("true", Kind::Bool(true))?,
            b'f' => self.word("false", Kind::Bool(false))?,
            b'n' => self.word("null", Kind::Null)?,
            _ => {
                self.number()?;
                Kind::Number
            }
        };
        let at = self.nodes.len();
        if matches!(kind, Kind::Array(_) | Kind::Object(_)) {
            self.open.push(at);
        }
        self.nodes.push(Node { kind, span: (start, self.at) });
        Some(())
    }

    /// The next step in the innermost array or object: its end, or one more value.
    fn next_in_open(&mut self) -> Option<()> {
        self.skip_space();
        let at = *self.open.last()?;
        let (is_object, is_first) = match &self.nodes[at].kind {
            Kind::Array(elements) => (false, elements.is_empty()),
            Kind::Object(members) => (true, members.is_empty()),
            _ => return None,
        };
        if self.take(if is_object { b'}' } else { b']' }).is_some() {
            self.nodes[at].span.1 = self.at;
            self.open.pop();
            return Some(());
        }
        if !is_first {
            self.take(b',')?;
            self.skip_space();
        }
        let child = self.nodes.len();
        let key = if is_object { Some(self.key()?) } else { None };
        match (&mut self.nodes[at].kind, key) {
            (Kind::Array(elements), None) => elements.push(child),
            (Kind::Object(members), Some(key)) => members.push((key, child)),
            _ => return None,
        }
        self.value()
    }

    /// A key and its colon, up to the value.
    #[expect(clippy::option_option, reason = "no key, and a key without a text")]
    fn key(&mut self) -> Option<Option<String>> {
        let key = self.string()?;
        self.skip_space();
        self.take(b':')?;
        self.skip_space();
        Some(key)
    }

    fn word(&mut self, word: &str, kind: Kind) -> Option<Kind> {
        self.bytes[self.at..].starts_with(word.as_bytes()).then(|| {
            self.at += word.len();
            kind
        })
    }

    fn digits(&mut self) -> Option<()> {
        let start = self.at;
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            self.at += 1;
        }
        (self.at > start).then_some(())
    }

    fn number(&mut self) -> Option<()> {
        _ = self.take(b'-');
        if self.take(b'0').is_none() {
            self.digits()?;
        }
        if self.take(b'.').is_some() {
            self.digits()?;
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.at += 1;
            if matches!(self.peek(), Some(b'+' | b'-')) {
                self.at += 1;
            }
            self.digits()?;
        }
        Some(())
    }

    /// None where it is no string; inside, none where it has half of a surrogate pair.
    #[expect(clippy::option_option, reason = "no string, and a string without a text")]
    fn string(&mut self) -> Option<Option<String>> {
        self.take(b'"')?;
        let mut units: Vec<u16> = Vec::new();
        let mut start = self.at;
        loop {
            match self.peek()? {
                b'"' => {
                    units.extend(self.slice(start)?.encode_utf16());
                    self.at += 1;
                    return Some(String::from_utf16(&units).ok());
                }
                b'\\' => {
                    units.extend(self.slice(start)?.encode_utf16());
                    self.at += 1;
                    units.push(self.escape()?);
                    start = self.at;
                }
                0..0x20 => return None,
                _ => self.at += 1,
            }
        }
    }

    fn slice(&self, start: usize) -> Option<&str> {
        std::str::from_utf8(&self.bytes[start..self.at]).ok()
    }

    fn escape(&mut self) -> Option<u16> {
        let byte = self.peek()?;
        self.at += 1;
        Some(u16::from(match byte {
            b'"' | b'\\' | b'/' => byte,
            b'b' => 8,
            b'f' => 12,
            b'n' => b'\n',
            b'r' => b'\r',
            b't' => b'\t',
            b'u' => {
                let digits = self.bytes.get(self.at..self.at + 4)?;
                let is_hex = digits.iter().all(u8::is_ascii_hexdigit);
                let digits = std::str::from_utf8(digits).ok().filter(|_| is_hex)?;
                self.at += 4;
                return u16::from_str_radix(digits, 16).ok();
            }
            _ => return None,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_rfc_8259_calls_json_is_read_and_nothing_else() {
        for text in
            ["0", " [1e400]\n", r#"{"a":1,"a":"\ud800"}"#, "-0.10E-5", "[[],{}]", "\"\u{7f}\""]
        {
            assert!(read(text.as_bytes()).is_some(), "{text}");
        }
        for text in [
            "",
            "{",
            "{} x",
            "01",
            "[1,]",
            "{\"a\":}",
            "\u{feff}{}",
            "\"\n\"",
            "nul",
            "'a'",
            "1.",
            ".5",
            "+1",
            "-",
            "1e",
            "[,1]",
            "{,}",
            "{1:2}",
            "\"\\x\"",
            "\"\\u12g4\"",
            "[1 2]",
            "]",
        ] {
            assert!(read(text.as_bytes()).is_none(), "{text}");
        }
        assert!(read(b"\"\xff\"").is_none());
        let deep = "[".repeat(100_000) + &"]".repeat(100_000);
        assert!(read(deep.as_bytes()).is_some());
    }

    #[test]
    fn texts_have_their_escapes_resolved_and_half_a_pair_is_none() {
        let text = |json: &str| match read(json.as_bytes()).unwrap().nodes.remove(0).kind {
            Kind::Text(text) => text,
            kind => panic!("{kind:?}"),
        };
        assert_eq!(text(r#""a\u00e9\/\ud83d\ude00é""#).as_deref(), Some("aé/😀é"));
        assert_eq!(text(r#""\ud800\u0041""#), None);
    }
}

//! Objects of a PDF as they stand in its bytes.
//!
//! Source: ISO 32000-2, 7.2 and 7.3.

use std::collections::BTreeMap;
use std::rc::Rc;

/// Lists and dictionaries within each other.
const DEPTH_MAX: usize = 40;

/// What an object takes where it stands, with the room that lists grow by.
const OBJECT_BYTES: usize = 2 * size_of::<PdfObject>();
/// What memory takes beside what is asked of it: counts of owners, and rounding up.
const PIECE_BYTES: usize = 32;
/// A dictionary has room for eleven entries, and one that grows is half full.
const DICT_BYTES: usize = 11 * ENTRY_BYTES;
const ENTRY_BYTES: usize = size_of::<(String, PdfObject)>();

/// A dictionary by the names of its entries.
pub(super) type PdfDict = BTreeMap<String, PdfObject>;

/// A value. A copy of one shares what it holds.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum PdfObject {
    Null,
    Number(f64),
    /// Bytes of a name are characters of the same number.
    Name(Rc<str>),
    Text(Rc<[u8]>),
    List(Rc<[PdfObject]>),
    Dict(Rc<PdfDict>),
    /// The number of an object that stands elsewhere.
    Reference(u32),
    /// A bare word: an operator, `true`, `stream`.
    Word(Rc<str>),
}

impl PdfObject {
    pub(super) const fn number(&self) -> Option<f64> {
        if let Self::Number(number) = self { Some(*number) } else { None }
    }

    /// A number that counts something; nothing where it is negative or beyond counting.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked to be in range"
    )]
    pub(super) fn count(&self) -> Option<usize> {
        self.number().filter(|number| (0.0..4e9).contains(number)).map(|number| number as usize)
    }

    pub(super) fn name(&self) -> Option<&str> {
        if let Self::Name(name) = self { Some(name) } else { None }
    }

    /// The bytes of a text.
    pub(super) fn bytes(&self) -> Option<&[u8]> {
        if let Self::Text(bytes) = self { Some(bytes) } else { None }
    }

    pub(super) fn dict(&self) -> Option<&PdfDict> {
        if let Self::Dict(dict) = self { Some(dict) } else { None }
    }

    pub(super) fn list(&self) -> &[Self] {
        if let Self::List(list) = self { list } else { &[] }
    }

    fn is_word(&self, word: &str) -> bool {
        matches!(self, Self::Word(own) if **own == *word)
    }
}

/// Reads objects one after another.
pub(super) struct PdfLexer<'a> {
    bytes: &'a [u8],
    pub(super) at: usize,
    /// What the objects read so far take, in bytes of memory: two bytes of a file can be thirty times as much.
    pub(super) cost: usize,
    room: usize,
}

const fn is_delimiter(byte: u8) -> bool {
    matches!(byte, b'(' | b')' | b'<' | b'>' | b'[' | b']' | b'{' | b'}' | b'/' | b'%')
}

const fn is_space(byte: u8) -> bool {
    matches!(byte, 0 | b'\t' | b'\n' | 0x0c | b'\r' | b' ')
}

impl<'a> PdfLexer<'a> {
    /// Objects from this place on, which end where they take more than `room` bytes of memory.
    pub(super) const fn new(bytes: &'a [u8], at: usize, room: usize) -> Self {
        Self { bytes, at, cost: 0, room }
    }

    /// Whether objects ended because they take too much.
    pub(super) const fn is_full(&self) -> bool {
        self.cost > self.room
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn rest(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    pub(super) fn skip_space(&mut self) {
        while let Some(byte) = self.peek() {
            if byte == b'%' {
                let line = self.rest().iter().take_while(|byte| !matches!(byte, b'\r' | b'\n'));
                self.at += line.count();
            } else if is_space(byte) {
                self.at += 1;
            } else {
                return;
            }
        }
    }

    /// The next object; nothing at the end.
    pub(super) fn next(&mut self) -> Option<PdfObject> {
        self.object(0)
    }

    fn object(&mut self, depth: usize) -> Option<PdfObject> {
        self.skip_space();
        let byte = self.peek()?;
        self.cost += OBJECT_BYTES;
        if depth > DEPTH_MAX || self.is_full() {
            self.at = self.bytes.len();
            return None;
        }
        match byte {
            b'/' => {
                self.at += 1;
                let name = self.name();
                self.cost += PIECE_BYTES + name.len();
                Some(PdfObject::Name(name.into()))
            }
            b'(' => {
                let text = self.literal();
                Some(self.text(text))
            }
            b'<' if self.rest().starts_with(b"<<") => {
                self.at += 2;
                Some(PdfObject::Dict(self.dict(depth).into()))
            }
            b'<' => {
                let text = self.hex();
                Some(self.text(text))
            }
            b'[' => {
                self.at += 1;
                self.cost += PIECE_BYTES;
                Some(PdfObject::List(self.list(depth).into()))
            }
            b'+' | b'-' | b'.' | b'0'..=b'9' => Some(self.number_or_reference()),
            byte if is_delimiter(byte) => {
                // `>>` and `]` end what holds them; a stray one is a word of its own.
                let length = if self.rest().starts_with(b">>") { 2 } else { 1 };
                self.at += length;
                Some(PdfObject::Word(char::from(byte).to_string().into()))
            }
            _ => {
                let word = self.regular();
                Some(match word {
                    b"null" => PdfObject::Null,
                    word => {
                        self.cost += PIECE_BYTES + word.len();
                        PdfObject::Word(latin_1(word).into())
                    }
                })
            }
        }
    }

    fn text(&mut self, text: Vec<u8>) -> PdfObject {
        self.cost += PIECE_BYTES + text.len();
        PdfObject::Text(text.into())
    }

    /// Signs up to a space or delimiter.
    fn regular(&mut self) -> &'a [u8] {
        let rest = self.rest();
        let length =
            rest.iter().take_while(|byte| !is_space(**byte) && !is_delimiter(**byte)).count();
        self.at += length;
        &rest[..length]
    }

    fn name(&mut self) -> String {
        let stored = self.regular();
        let mut name = String::with_capacity(stored.len());
        let mut at = 0;
        while let Some(byte) = stored.get(at) {
            let code = stored.get(at + 1..at + 3).filter(|_| *byte == b'#').and_then(hex_pair);
            at += if code.is_some() { 3 } else { 1 };
            name.push(char::from(code.unwrap_or(*byte)));
        }
        name
    }

    fn number_or_reference(&mut self) -> PdfObject {
        let stored = self.regular();
        let number = number(stored);
        if !stored.iter().all(u8::is_ascii_digit) || stored.len() > 10 {
            return PdfObject::Number(number);
        }
        // `12 0 R`
        let (start, rest) = (self.at, self.rest());
        let spaces = rest.iter().take_while(|byte| is_space(**byte)).count();
        let digits = rest[spaces..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if spaces > 0 && (1..=5).contains(&digits) {
            self.at += spaces + digits;
            self.skip_space();
            if self.regular() == b"R"
                && let Ok(number) = latin_1(stored).parse()
            {
                return PdfObject::Reference(number);
            }
        }
        self.at = start;
        PdfObject::Number(number)
    }

    fn list(&mut self, depth: usize) -> Vec<PdfObject> {
        let mut list = Vec::new();
        while let Some(object) = self.object(depth + 1) {
            if object.is_word("]") {
                break;
            }
            list.push(object);
        }
        list
    }

    fn dict(&mut self, depth: usize) -> PdfDict {
        let mut dict = PdfDict::new();
        self.cost += PIECE_BYTES;
        while let Some(key) = self.object(depth + 1) {
            let key = match key {
                PdfObject::Name(name) => name,
                word if word.is_word(">") => break,
                _ => continue,
            };
            let Some(value) = self.object(depth + 1) else { break };
            if value.is_word(">") {
                break;
            }
            self.cost += if dict.is_empty() { DICT_BYTES } else { ENTRY_BYTES };
            dict.insert(key.as_ref().to_owned(), value);
        }
        dict
    }

    fn hex(&mut self) -> Vec<u8> {
        self.at += 1;
        let rest = self.rest();
        let length = rest.iter().take_while(|byte| **byte != b'>').count();
        self.at = (self.at + length + 1).min(self.bytes.len());
        let digits: Vec<u8> =
            rest[..length].iter().copied().filter(u8::is_ascii_hexdigit).collect();
        digits
            .chunks(2)
            .filter_map(|pair| hex_pair(&[pair[0], *pair.get(1).unwrap_or(&b'0')]))
            .collect()
    }

    fn literal(&mut self) -> Vec<u8> {
        self.at += 1;
        let mut text = Vec::new();
        let mut depth = 0_usize;
        while let Some(byte) = self.peek() {
            self.at += 1;
            match byte {
                b'(' => depth += 1,
                b')' if depth == 0 => break,
                b')' => depth -= 1,
                b'\\' => {
                    text.extend(self.escaped());
                    continue;
                }
                _ => {}
            }
            text.push(byte);
        }
        text
    }

    /// What stands behind a backslash; nothing for the end of a line.
    fn escaped(&mut self) -> Option<u8> {
        let byte = self.peek()?;
        self.at += 1;
        match byte {
            b'n' => Some(b'\n'),
            b'r' => Some(b'\r'),
            b't' => Some(b'\t'),
            b'b' => Some(0x08),
            b'f' => Some(0x0c),
            b'\n' => None,
            b'\r' => {
                self.at += usize::from(self.peek() == Some(b'\n'));
                None
            }
            b'0'..=b'7' => {
                let mut code = u32::from(byte - b'0');
                for _ in 0..2 {
                    let Some(digit @ b'0'..=b'7') = self.peek() else { break };
                    code = code * 8 + u32::from(digit - b'0');
                    self.at += 1;
                }
                u8::try_from(code & 0xff).ok()
            }
            byte => Some(byte),
        }
    }
}

fn hex_pair(pair: &[u8]) -> Option<u8> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    u8::try_from(digit(*pair.first()?)? * 16 + digit(*pair.get(1)?)?).ok()
}

/// Bytes as characters of the same number.
pub(super) fn latin_1(bytes: &[u8]) -> String {
    bytes.iter().copied().map(char::from).collect()
}

/// Programs write `--5` and `1.2.3`; readers take what makes sense.
fn number(stored: &[u8]) -> f64 {
    let text = latin_1(stored);
    let text = text.trim_start_matches('+');
    let finite = |number: &f64| number.is_finite();
    if let Some(number) = text.parse().ok().filter(finite) {
        return number;
    }
    let text = text.trim_start_matches('-');
    let length = text.bytes().take_while(|byte| byte.is_ascii_digit() || *byte == b'.').count();
    text[..length].parse().ok().filter(finite).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(text: &str) -> PdfObject {
        PdfLexer::new(text.as_bytes(), 0, 1 << 20).next().unwrap()
    }

    #[test]
    fn objects_are_read_as_they_stand() {
        assert_eq!(one("% c\n -12.5"), PdfObject::Number(-12.5));
        assert_eq!(one("12 0 R"), PdfObject::Reference(12));
        assert_eq!(one("12 0 obj"), PdfObject::Number(12.0));
        assert_eq!(one("/A#20B"), PdfObject::Name("A B".into()));
        assert_eq!(one("(a\\(b(c)\\101\\\nd)"), PdfObject::Text(b"a(b(c)Ad"[..].into()));
        assert_eq!(one("<48 6>"), PdfObject::Text(b"H`"[..].into()));
        let PdfObject::Dict(dict) = one("<</A[1 2 R(x)]/B<</C null>>/D true>>") else { panic!() };
        assert_eq!(dict["A"].list(), [PdfObject::Reference(1), PdfObject::Text(b"x"[..].into())]);
        assert_eq!(dict["B"].dict().unwrap()["C"], PdfObject::Null);
    }

    #[test]
    fn depth_and_cut_objects_end() {
        let deep = "[".repeat(10_000);
        assert!(matches!(one(&deep), PdfObject::List(_)));
        for cut in ["(", "<", "<<", "<</A", "[", "/", "(\\"] {
            let mut lexer = PdfLexer::new(cut.as_bytes(), 0, 1 << 20);
            lexer.next();
            assert!(lexer.at <= cut.len());
        }
    }

    #[test]
    fn objects_end_where_they_take_more_memory_than_there_is() {
        for small in ["[]", "<</A 1>>", "()", "/A ", "[[]]", "a ", "1 "] {
            let many = format!("[{}]", small.repeat(100_000));
            let mut lexer = PdfLexer::new(many.as_bytes(), 0, 1 << 20);
            let Some(PdfObject::List(list)) = lexer.next() else { panic!() };
            let taken = list.len() * size_of::<PdfObject>();
            assert!(lexer.is_full() && taken <= 1 << 20 && lexer.next().is_none(), "{small}");
        }
        let mut lexer = PdfLexer::new(b"[1 2 3]", 0, 1 << 20);
        assert!(lexer.next().is_some() && !lexer.is_full());
    }
}

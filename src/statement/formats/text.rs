//! Lines and words, within bounds.

use super::super::fault::Fault;

/// No line, field or element of a statement is longer; one that is was not written by a bank.
pub(super) const FIELD_BYTES_MAX: usize = 65_536;

/// Characters of such a field that a person is shown.
const SHOWN_LETTERS: usize = 40;

/// A field that is longer than any.
pub(super) fn too_long(line: u64, name: &str, value: &str) -> Fault {
    let start: String = value.chars().take(SHOWN_LETTERS).chain(['…']).collect();
    Fault::of_cell(line, name, &start, "is longer than 65,536 bytes")
}

/// A person reads no more faults than these.
const FAULTS_MAX: usize = 100;

/// The faults of a file, as many as a person reads.
#[derive(Debug, Default)]
pub(super) struct FormatFaults(Vec<Fault>);

impl FormatFaults {
    pub(super) fn push(&mut self, fault: Fault) {
        if self.0.len() < FAULTS_MAX {
            self.0.push(fault);
        }
    }

    /// The value of what was read, and its fault put aside.
    pub(super) fn keep<T>(&mut self, read: Result<T, Fault>) -> Option<T> {
        read.map_err(|fault| self.push(fault)).ok()
    }

    /// What was read, if there was no fault.
    pub(super) fn finish<T>(self, read: T) -> Result<T, Vec<Fault>> {
        if self.0.is_empty() { Ok(read) } else { Err(self.0) }
    }
}

/// Each line with its 1-based number: they end in CR, LF or both.
pub(super) fn lines(text: &str) -> impl Iterator<Item = (u64, &str)> {
    let mut rest = Some(text);
    let split = std::iter::from_fn(move || {
        let text = rest?;
        let Some(end) = memchr::memchr2(b'\r', b'\n', text.as_bytes()) else {
            rest = None;
            return (!text.is_empty()).then_some(text);
        };
        let (line, behind) = text.split_at(end);
        rest = behind.strip_prefix("\r\n").or_else(|| behind.get(1..));
        Some(line)
    });
    (1..).zip(split)
}

/// Counts the lines of a text from its start onward.
#[derive(Debug)]
pub(super) struct FormatLineCounter<'a> {
    text: &'a [u8],
    at: usize,
    line: u64,
}

impl<'a> FormatLineCounter<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text: text.as_bytes(), at: 0, line: 1 }
    }

    /// The line of this place, which is not before the last one that was asked for.
    pub(super) fn line_at(&mut self, place: usize) -> u64 {
        if let Some(between) = self.text.get(self.at..place) {
            self.line += memchr::memchr_iter(b'\n', between).count() as u64;
            self.at = place;
        }
        self.line
    }
}

/// The words of a text with single spaces between them, without control characters.
pub(super) fn words(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    push_words(&mut out, text);
    out
}

/// Adds the words of a text behind those that are there.
pub(super) fn push_words(out: &mut String, text: &str) {
    let is_gap = |char: char| char.is_whitespace() || char.is_control();
    for word in text.split(is_gap).filter(|word| !word.is_empty()) {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(word);
    }
}

/// The words of a text, if it has any.
pub(super) fn some_words(text: &str) -> Option<String> {
    Some(words(text)).filter(|words| !words.is_empty())
}

/// Two texts one behind the other; one that the other has already is not repeated.
pub(super) fn joined(first: &str, second: &str) -> String {
    let (first, second) = (words(first), words(second));
    if second.is_empty() || first.contains(&second) {
        first
    } else if first.is_empty() || second.contains(&first) {
        second
    } else {
        format!("{first} {second}")
    }
}

/// The start of a file in which its format is looked for, without a byte order mark and blanks.
pub(super) fn start(bytes: &[u8]) -> &[u8] {
    const LOOK_BYTES: usize = 4096;
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let bytes = bytes.get(..LOOK_BYTES).unwrap_or(bytes);
    bytes.trim_ascii_start()
}

/// Whether these bytes have this ASCII word in them, in any case.
pub(super) fn has_word(bytes: &[u8], word: &str) -> bool {
    bytes.windows(word.len()).any(|window| window.eq_ignore_ascii_case(word.as_bytes()))
}

/// The encoding that an XML declaration at the start of these bytes states.
pub(super) fn xml_encoding(start: &[u8]) -> Option<&'static encoding_rs::Encoding> {
    let declaration = start.strip_prefix(b"<?xml")?.split(|byte| *byte == b'>').next()?;
    let at = memchr::memmem::find(declaration, b"encoding")? + "encoding".len();
    let mut parts = declaration.get(at..)?.split(|byte| b"\"'".contains(byte));
    let is_assigned = parts.next()?.trim_ascii() == b"=";
    let label = parts.next().filter(|_| is_assigned)?;
    encoding_rs::Encoding::for_label(label)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_any_way_and_count_from_one() {
        let all: Vec<_> = lines("a\r\nb\nc\r\rd").collect();
        assert_eq!(all, [(1, "a"), (2, "b"), (3, "c"), (4, ""), (5, "d")]);
        assert_eq!(lines("a\n").count(), 1);
        assert_eq!(lines("").count(), 0);
    }

    #[test]
    fn words_have_single_spaces_and_nothing_unseen() {
        assert_eq!(words("  A\u{0}B\t\u{a0}C \n"), "A B C");
        assert_eq!(joined("ACME LTD", "ACME LTD invoice 7"), "ACME LTD invoice 7");
        assert_eq!(joined("ACME", "rent"), "ACME rent");
    }
}

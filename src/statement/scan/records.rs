//! Records of a delimited file, read in a stream, each with the line it starts on.
//!
//! `csv-core` finds fields and quotes; this adds what a person needs to find a mistake: exact
//! line numbers, a limit on a record (an unclosed quote would swallow the rest of the file), and
//! refusal of bytes that no text file has.

use std::io::{self, Read};

use csv_core::ReadRecordResult;
use memchr::{memchr, memchr2_iter};

use crate::statement::fault::Fault;
use crate::statement::grid::Record;

/// Most bytes of one record. Longer means an unclosed quote, or not a table at all.
const RECORD_BYTES_MAX: usize = 1 << 20;

/// Bytes read at once.
const CHUNK_BYTES: usize = 1 << 16;

/// Reads records from a stream.
pub struct Records<R> {
    source: R,
    core: csv_core::Reader,
    chunk: Vec<u8>,
    /// The part of `chunk` not consumed yet.
    unread: std::ops::Range<usize>,
    at_end: bool,
    lines: LineCounter,
    quotes: QuoteCheck,
    bytes: Vec<u8>,
    ends: Vec<usize>,
}

/// Why reading stopped.
#[derive(Debug)]
pub enum ReadError {
    /// The file cannot be read further.
    Io(io::Error),
    /// What was read is not a table.
    Fault(Fault),
}

impl From<Fault> for ReadError {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl<R: Read> Records<R> {
    /// Records of a source whose fields end at this byte.
    pub fn new(source: R, delimiter: u8) -> Self {
        Self {
            source,
            core: csv_core::ReaderBuilder::new().delimiter(delimiter).build(),
            chunk: vec![0; CHUNK_BYTES],
            unread: 0..0,
            at_end: false,
            lines: LineCounter::default(),
            quotes: QuoteCheck::new(delimiter),
            bytes: vec![0; 1024],
            ends: vec![0; 64],
        }
    }

    /// The next record that is not a blank line, or `None` at the end.
    ///
    /// # Errors
    /// The file cannot be read, or is no table.
    pub fn next_record(&mut self) -> Result<Option<Record<'_>>, ReadError> {
        self.skip_line_breaks()?;
        let line = self.lines.line();
        let (mut length, mut fields, mut has_begun) = (0, 0, false);
        loop {
            self.fill()?;
            // The end of the file ends the last record as a line break would; whoever is still
            // inside quotes then never closes them.
            let input: &[u8] = if self.at_end { b"\n" } else { &self.chunk[self.unread.clone()] };
            if self.at_end && !has_begun {
                return Ok(None);
            }
            let (result, consumed, written, ended) =
                self.core.read_record(input, &mut self.bytes[length..], &mut self.ends[fields..]);
            if !self.at_end {
                if !self.quotes.accept(&input[..consumed]) {
                    return Err(stray_quote(line).into());
                }
                self.lines.count(&input[..consumed]);
                self.unread.start += consumed;
                has_begun = true;
            }
            length += written;
            fields += ended;
            match result {
                ReadRecordResult::Record => break,
                ReadRecordResult::OutputFull if length >= RECORD_BYTES_MAX => {
                    return Err(too_long(line).into());
                }
                ReadRecordResult::OutputFull => self.bytes.resize(self.bytes.len() * 2, 0),
                ReadRecordResult::OutputEndsFull => self.ends.resize(self.ends.len() * 2, 0),
                ReadRecordResult::InputEmpty if self.at_end => {
                    return Err(unclosed_quote(line).into());
                }
                ReadRecordResult::InputEmpty => {}
                ReadRecordResult::End => return Ok(None),
            }
        }
        let text = std::str::from_utf8(&self.bytes[..length]).map_err(|_| not_utf8(line))?;
        let ends = &self.ends[..fields];
        // Two fields that are no text may make one where they meet, the delimiter being left out.
        if !ends.iter().all(|end| text.is_char_boundary(*end)) {
            return Err(not_utf8(line).into());
        }
        Ok(Some(Record::new(line, text, ends)))
    }

    /// Line breaks between records are nobody's: skipped here, so that a record's line is where
    /// its first byte stands.
    fn skip_line_breaks(&mut self) -> Result<(), ReadError> {
        loop {
            self.fill()?;
            let unread = &self.chunk[self.unread.clone()];
            let breaks = unread.iter().take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
            self.lines.count(&unread[..breaks]);
            self.unread.start += breaks;
            if self.at_end || !self.unread.is_empty() {
                return Ok(());
            }
        }
    }

    fn fill(&mut self) -> Result<(), ReadError> {
        while self.unread.is_empty() && !self.at_end {
            let length = match self.source.read(&mut self.chunk) {
                Ok(length) => length,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(ReadError::Io(error)),
            };
            if let Some(at) = memchr(0, &self.chunk[..length]) {
                self.lines.count(&self.chunk[..at]);
                return Err(nul(self.lines.line()).into());
            }
            self.at_end = length == 0;
            self.unread = 0..length;
        }
        Ok(())
    }
}

/// Counts lines as editors do: LF, CR LF and a lone CR each end one.
#[derive(Debug, Default)]
struct LineCounter {
    breaks: u64,
    after_cr: bool,
}

impl LineCounter {
    /// The 1-based line that the next byte stands on.
    fn line(&self) -> u64 {
        self.breaks + 1
    }

    fn count(&mut self, bytes: &[u8]) {
        let mut expected_lf = if self.after_cr { Some(0) } else { None };
        for at in memchr2_iter(b'\r', b'\n', bytes) {
            if bytes[at] == b'\r' {
                self.breaks += 1;
                expected_lf = Some(at + 1);
            } else if expected_lf != Some(at) {
                self.breaks += 1;
            }
        }
        if let Some(last) = bytes.last() {
            self.after_cr = *last == b'\r';
        }
    }
}

/// Checks what `csv-core` forgives: text between a closing quote and the next delimiter. Two
/// stray quotes would swallow all rows between them.
struct QuoteCheck {
    delimiter: u8,
    place: Place,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    FieldStart,
    Unquoted,
    Quoted,
    /// Behind a quote that closes the field, unless another follows.
    AfterQuote,
}

impl QuoteCheck {
    const fn new(delimiter: u8) -> Self {
        Self { delimiter, place: Place::FieldStart }
    }

    /// Whether the bytes, which follow those accepted before, are well quoted.
    fn accept(&mut self, bytes: &[u8]) -> bool {
        let is_plain = matches!(self.place, Place::FieldStart | Place::Unquoted)
            && memchr(b'"', bytes).is_none();
        let tail =
            if is_plain { bytes.len().saturating_sub(1)..bytes.len() } else { 0..bytes.len() };
        for byte in &bytes[tail] {
            let ends_field = *byte == self.delimiter || matches!(byte, b'\r' | b'\n');
            self.place = match (self.place, byte) {
                (Place::Quoted, b'"') => Place::AfterQuote,
                (Place::FieldStart | Place::AfterQuote, b'"') | (Place::Quoted, _) => Place::Quoted,
                _ if ends_field => Place::FieldStart,
                (Place::AfterQuote, _) => return false,
                _ => Place::Unquoted,
            };
        }
        true
    }
}

fn stray_quote(line: u64) -> Fault {
    Fault::at_line(line, "text follows a closing quote in this row").hint(
        "a quote inside a quoted field is written twice (\"\"); a field that starts with a quote is quoted",
    )
}

fn too_long(line: u64) -> Fault {
    Fault::at_line(line, "this row is longer than 1 MiB")
        .hint("is a quote never closed, or is this not a table?")
}

fn unclosed_quote(line: u64) -> Fault {
    Fault::at_line(line, "a quoted field that starts in this row is never closed").hint(
        "a quote inside a quoted field is written twice (\"\"); is the delimiter right? (--delimiter)",
    )
}

fn nul(line: u64) -> Fault {
    Fault::at_line(line, "a NUL byte, which no CSV file has")
        .hint("is this a text file? Export or save it as CSV (UTF-8)")
}

fn not_utf8(line: u64) -> Fault {
    Fault::at_line(line, "text that is not UTF-8")
        .hint("save the file as CSV UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 IN > OUT")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reads one byte at a time, so that every state is met at the edge of a chunk.
    struct Dripping<'a>(&'a [u8]);

    impl Read for Dripping<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let Some((first, rest)) = self.0.split_first() else { return Ok(0) };
            self.0 = rest;
            buffer[0] = *first;
            Ok(1)
        }
    }

    fn all(source: impl Read) -> Result<Vec<(u64, Vec<String>)>, String> {
        let mut records = Records::new(source, b',');
        let mut found = Vec::new();
        loop {
            match records.next_record() {
                Ok(Some(record)) => {
                    found.push((record.line(), record.cells().map(str::to_owned).collect()));
                }
                Ok(None) => return Ok(found),
                Err(ReadError::Fault(problem)) => return Err(problem.to_string()),
                Err(ReadError::Io(error)) => return Err(error.to_string()),
            }
        }
    }

    fn lines(bytes: &[u8]) -> Vec<u64> {
        let whole = all(bytes).unwrap();
        assert_eq!(whole, all(Dripping(bytes)).unwrap(), "the chunks make no difference");
        whole.into_iter().map(|(line, _)| line).collect()
    }

    #[test]
    fn a_record_is_on_the_line_an_editor_shows() {
        assert_eq!(lines(b"a,b\n1,2\n3,4"), [1, 2, 3]);
        assert_eq!(lines(b"a,b\r\n1,2\r\n3,4\r\n"), [1, 2, 3]);
        assert_eq!(lines(b"a,b\r1,2\r3,4\r"), [1, 2, 3]);
        assert_eq!(lines(b"\n\r\na,b\n\n\n1,2\n"), [3, 6]);
        assert_eq!(lines(b"a,\"x\ny\r\nz\"\n1,2\n"), [1, 4]);
    }

    #[test]
    fn quotes_delimiters_and_line_breaks_inside_quotes_are_text() {
        let found = all(&b"\"a,\"\"b\"\"\",\"c\nd\",e\n"[..]).unwrap();
        assert_eq!(found, [(1, vec!["a,\"b\"".to_owned(), "c\nd".into(), "e".into()])]);
    }

    #[test]
    fn a_quote_that_is_never_closed_is_refused_where_it_opens() {
        let error = all(&b"a,b\n1,\"2\n3,4\n"[..]).unwrap_err();
        assert!(error.starts_with("line 2: a quoted field"), "{error}");
        let long = format!("a\n\"{}", "x\n".repeat(RECORD_BYTES_MAX));
        assert!(all(long.as_bytes()).unwrap_err().starts_with("line 2: this row is longer"));
    }

    #[test]
    fn two_stray_quotes_cannot_swallow_the_rows_between_them() {
        let refused = |bytes: &[u8]| {
            let [whole, dripping] = [all(bytes).is_err(), all(Dripping(bytes)).is_err()];
            assert_eq!(whole, dripping, "the chunks make no difference");
            whole
        };
        assert!(refused(b"a,\"A\n1,B\n2,\"C\n3,D\n"));
        assert!(refused(b"a,\"6\"7\n") && refused(b"\"5\" nails,b\n"));
        assert!(!refused(b"a,\"6\"\"7\"\r\n\"\",\"\"\"\"\n5\"x,6\" y\n"));
    }

    #[test]
    fn a_quote_within_an_unquoted_field_is_text() {
        let found = all(&b"a,5\" nails\nb,6\" nails"[..]).unwrap();
        assert_eq!(found[1], (2, vec!["b".to_owned(), "6\" nails".into()]));
    }

    #[test]
    fn nul_and_foreign_encodings_are_refused_with_their_line() {
        assert!(all(&b"a\nb\0\n"[..]).unwrap_err().starts_with("line 2: a NUL byte"));
        assert!(all(&b"a\nb\nCaf\xe9\n"[..]).unwrap_err().starts_with("line 3: text that is not"));
        let across = all(&b"a,b\n1\xc2,\xa32\n"[..]).unwrap_err();
        assert!(across.starts_with("line 2: text that is not"), "a character across two fields");
    }
}

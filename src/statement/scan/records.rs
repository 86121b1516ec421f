//! Records of a delimited text, one after another, each with the line it starts on.
//!
//! `csv-core` finds fields and quotes; this adds what a person needs to find a mistake: exact
//! line numbers, and a limit on a record (an unclosed quote would swallow the rest of the file).

use csv_core::ReadRecordResult;
use memchr::{memchr, memchr2_iter};

use crate::fault::Fault;
use crate::grid::Record;

/// Fields of a record, as columns of a sheet.
const FIELDS_MAX: usize = 16_384;

/// Most bytes of one record. Longer means an unclosed quote, or not a table at all.
const RECORD_BYTES_MAX: usize = 1 << 20;

/// Bytes read at once: a record that is too long is looked at no further.
const CHUNK_BYTES: usize = 1 << 16;

/// Reads records from a text.
pub struct Records<'t> {
    /// What is not read yet.
    rest: &'t [u8],
    core: csv_core::Reader,
    lines: RecordLineCounter,
    quotes: QuoteCheck,
    bytes: Vec<u8>,
    ends: Vec<usize>,
}

impl<'t> Records<'t> {
    /// Records of a text whose fields end at this byte.
    #[must_use]
    pub fn new(text: &'t str, delimiter: u8) -> Self {
        Self {
            rest: text.as_bytes(),
            core: csv_core::ReaderBuilder::new().delimiter(delimiter).build(),
            lines: RecordLineCounter::default(),
            quotes: QuoteCheck::new(delimiter),
            bytes: vec![0; 1024],
            ends: vec![0; 64],
        }
    }

    /// The next record that is not a blank line, or `None` at the end.
    ///
    /// # Errors
    /// The text is no table.
    pub fn next_record(&mut self) -> Result<Option<Record<'_>>, Fault> {
        self.skip_line_breaks();
        if self.rest.is_empty() {
            return Ok(None);
        }
        let line = self.lines.line();
        let (mut length, mut fields) = (0, 0);
        loop {
            // The end of the text ends the last record as a line break would; whoever is still
            // inside quotes then never closes them.
            let is_at_end = self.rest.is_empty();
            let chunk = &self.rest[..self.rest.len().min(CHUNK_BYTES)];
            let input = if is_at_end { b"\n" } else { chunk };
            let (result, consumed, written, ended) =
                self.core.read_record(input, &mut self.bytes[length..], &mut self.ends[fields..]);
            if !is_at_end {
                let (read, rest) = self.rest.split_at(consumed);
                if !self.quotes.accept(read) {
                    return Err(stray_quote(line));
                }
                self.lines.count(read);
                self.rest = rest;
            }
            length += written;
            fields += ended;
            if fields > FIELDS_MAX {
                return Err(Fault::at_line(line, "more columns than any statement has"));
            }
            match result {
                ReadRecordResult::Record => break,
                ReadRecordResult::OutputFull if length >= RECORD_BYTES_MAX => {
                    return Err(too_long(line));
                }
                ReadRecordResult::OutputFull => self.bytes.resize(self.bytes.len() * 2, 0),
                ReadRecordResult::OutputEndsFull => self.ends.resize(self.ends.len() * 2, 0),
                ReadRecordResult::InputEmpty if is_at_end => return Err(unclosed_quote(line)),
                ReadRecordResult::InputEmpty => {}
                ReadRecordResult::End => return Ok(None),
            }
        }
        // A delimiter that is no ASCII takes a part of a character away, which no other makes up for.
        let text = std::str::from_utf8(&self.bytes[..length]).map_err(|_| cut_in_two(line))?;
        Ok(Some(Record::new(line, text, &self.ends[..fields])))
    }

    /// Line breaks between records are nobody's: skipped here, so that a record's line is where
    /// its first byte stands.
    fn skip_line_breaks(&mut self) {
        let breaks = self.rest.iter().take_while(|byte| matches!(byte, b'\r' | b'\n')).count();
        let (skipped, rest) = self.rest.split_at(breaks);
        self.lines.count(skipped);
        self.rest = rest;
    }
}

/// Counts lines as editors do: LF, CR LF and a lone CR each end one.
#[derive(Debug, Default)]
struct RecordLineCounter {
    breaks: u64,
    after_cr: bool,
}

impl RecordLineCounter {
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
    place: QuoteState,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum QuoteState {
    FieldStart,
    Unquoted,
    Quoted,
    /// Behind a quote that closes the field, unless another follows.
    AfterQuote,
}

impl QuoteCheck {
    const fn new(delimiter: u8) -> Self {
        Self { delimiter, place: QuoteState::FieldStart }
    }

    /// Whether the bytes, which follow those accepted before, are well quoted.
    fn accept(&mut self, bytes: &[u8]) -> bool {
        let is_plain = matches!(self.place, QuoteState::FieldStart | QuoteState::Unquoted)
            && memchr(b'"', bytes).is_none();
        let tail =
            if is_plain { bytes.len().saturating_sub(1)..bytes.len() } else { 0..bytes.len() };
        for byte in &bytes[tail] {
            let ends_field = *byte == self.delimiter || matches!(byte, b'\r' | b'\n');
            self.place = match (self.place, byte) {
                (QuoteState::Quoted, b'"') => QuoteState::AfterQuote,
                (QuoteState::FieldStart | QuoteState::AfterQuote, b'"')
                | (QuoteState::Quoted, _) => QuoteState::Quoted,
                _ if ends_field => QuoteState::FieldStart,
                (QuoteState::AfterQuote, _) => return false,
                _ => QuoteState::Unquoted,
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

fn cut_in_two(line: u64) -> Fault {
    Fault::at_line(line, "the delimiter cuts a character of this row in two")
        .hint("state another: --delimiter")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Result<Vec<(u64, Vec<String>)>, String> {
        let mut records = Records::new(text, b',');
        let mut found = Vec::new();
        loop {
            match records.next_record() {
                Ok(Some(record)) => {
                    found.push((record.line(), record.cells().map(str::to_owned).collect()));
                }
                Ok(None) => return Ok(found),
                Err(fault) => return Err(fault.to_string()),
            }
        }
    }

    fn lines(text: &str) -> Vec<u64> {
        all(text).unwrap().into_iter().map(|(line, _)| line).collect()
    }

    #[test]
    fn a_record_is_on_the_line_an_editor_shows() {
        assert_eq!(lines("a,b\n1,2\n3,4"), [1, 2, 3]);
        assert_eq!(lines("a,b\r\n1,2\r\n3,4\r\n"), [1, 2, 3]);
        assert_eq!(lines("a,b\r1,2\r3,4\r"), [1, 2, 3]);
        assert_eq!(lines("\n\r\na,b\n\n\n1,2\n"), [3, 6]);
        assert_eq!(lines("a,\"x\ny\r\nz\"\n1,2\n"), [1, 4]);
    }

    #[test]
    fn quotes_delimiters_and_line_breaks_inside_quotes_are_text() {
        let found = all("\"a,\"\"b\"\"\",\"c\nd\",e\n").unwrap();
        assert_eq!(found, [(1, vec!["a,\"b\"".to_owned(), "c\nd".into(), "e".into()])]);
    }

    #[test]
    fn a_quote_that_is_never_closed_is_refused_where_it_opens() {
        let error = all("a,b\n1,\"2\n3,4\n").unwrap_err();
        assert!(error.starts_with("line 2: a quoted field"), "{error}");
        let long = format!("a\n\"{}", "x\n".repeat(RECORD_BYTES_MAX));
        assert!(all(&long).unwrap_err().starts_with("line 2: this row is longer"));
    }

    #[test]
    fn two_stray_quotes_cannot_swallow_the_rows_between_them() {
        let refused = |text: &str| all(text).is_err();
        assert!(refused("a,\"A\n1,B\n2,\"C\n3,D\n"));
        assert!(refused("a,\"6\"7\n") && refused("\"5\" nails,b\n"));
        assert!(!refused("a,\"6\"\"7\"\r\n\"\",\"\"\"\"\n5\"x,6\" y\n"));
    }

    #[test]
    fn a_quote_within_an_unquoted_field_is_text() {
        let found = all("a,5\" nails\nb,6\" nails").unwrap();
        assert_eq!(found[1], (2, vec!["b".to_owned(), "6\" nails".into()]));
    }

    #[test]
    fn the_chunks_in_which_a_text_is_read_make_no_difference() {
        // Whatever stands at the edge of a chunk: a delimiter, quotes, both halves of a line break.
        let row = "a,\"b\"\"c\",\"d\r\ne\"\r\n";
        let expected = ["a", "b\"c", "d\r\ne"];
        for start in 0..row.len() {
            let text = format!("{}\n{}", "x".repeat(CHUNK_BYTES - start - 1), row.repeat(2));
            let found = all(&text).unwrap();
            assert_eq!(found[1], (2, expected.map(str::to_owned).to_vec()));
            assert_eq!(found[2], (4, expected.map(str::to_owned).to_vec()));
        }
    }

    #[test]
    fn a_delimiter_within_characters_is_refused() {
        let mut records = Records::new("a\nb\u{e4}c\n", 0xa4);
        assert!(records.next_record().unwrap().is_some());
        assert_eq!(records.next_record().unwrap_err().line, Some(2));
    }
}

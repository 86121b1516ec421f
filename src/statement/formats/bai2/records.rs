//! The records of BAI2: lines of fields between commas, some of them continued.

use super::super::super::fault::Fault;
use super::super::text::{FIELD_BYTES_MAX, lines};

/// A record with the lines that continue it (88).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Bai2Record<'a> {
    /// `03`, `16`.
    pub(super) code: &'a str,
    /// The 1-based line it starts on.
    pub(super) line: u64,
    /// Its lines without their codes and without the `/` at their ends.
    lines: Vec<&'a str>,
    /// How many of its lines were begun.
    at: usize,
    /// What is left of the line that is being read.
    rest: Option<&'a str>,
}

impl<'a> Bai2Record<'a> {
    /// How many lines it has: each counts as a record in the trailers.
    pub(super) fn line_count(&self) -> u64 {
        self.lines.len() as u64
    }

    /// The next field; nothing behind the last one.
    pub(super) fn field(&mut self) -> Option<&'a str> {
        while self.rest.is_none() {
            self.rest = Some(*self.lines.get(self.at)?);
            self.at += 1;
        }
        let rest = self.rest.take()?;
        let (field, rest) = match rest.split_once(',') {
            Some((field, rest)) => (field, Some(rest)),
            None => (rest, None),
        };
        self.rest = rest;
        Some(field.trim())
    }

    /// The next field, nothing if it is blank.
    pub(super) fn some_field(&mut self) -> Option<&'a str> {
        self.field().filter(|field| !field.is_empty())
    }

    /// All that is left, as lines of text: commas in it are text.
    pub(super) fn text(&mut self) -> Vec<&'a str> {
        let mut text: Vec<&str> = self.rest.take().into_iter().collect();
        text.extend(self.lines.get(self.at..).unwrap_or_default());
        self.at = self.lines.len();
        text
    }
}

/// The records of a file in order.
pub(super) fn records(text: &str) -> impl Iterator<Item = Result<Bai2Record<'_>, Fault>> {
    let split = |text| -> Option<(&str, &str)> {
        let text: &str = text;
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() {
            return None;
        }
        let (code, rest) = text.split_at_checked(2).unwrap_or((text, ""));
        // Some banks put a colon behind 88.
        let rest =
            rest.strip_prefix(',').or_else(|| rest.strip_prefix(':').filter(|_| code == "88"));
        let rest = rest.unwrap_or_default();
        Some((code, rest.strip_suffix('/').unwrap_or(rest)))
    };
    let mut lines = lines(text)
        .filter_map(move |(line, text)| split(text).map(|(code, rest)| (line, code, rest)))
        .peekable();
    std::iter::from_fn(move || {
        let (line, code, first) = lines.next()?;
        let mut record = Bai2Record { code, line, lines: vec![first], at: 0, rest: None };
        let mut length = first.len();
        while let Some((_, _, next)) = lines.next_if(|(_, code, _)| *code == "88") {
            length += next.len();
            record.lines.push(next);
        }
        if code == "88" {
            return Some(Err(Fault::at_line(line, "continues no record (88)")));
        }
        if length > FIELD_BYTES_MAX * 4 {
            return Some(Err(Fault::at_line(line, "the record is longer than 262,144 bytes")));
        }
        Some(Ok(record))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_go_on_in_the_next_line_and_texts_too() {
        let text =
            "03,1,USD,040,+0,,/\n88,100,5,1,/\n16,165,1,,a,b,one, two/\n88,three/four/\n\n49,6,3/";
        let mut all: Vec<Bai2Record<'_>> = records(text).map(Result::unwrap).collect();
        assert_eq!(all.iter().map(Bai2Record::line_count).collect::<Vec<_>>(), [2, 2, 1]);
        let fields: Vec<_> = std::iter::from_fn(|| all[0].field()).collect();
        assert_eq!(fields, ["1", "USD", "040", "+0", "", "", "100", "5", "1", ""]);
        for _ in 0..5 {
            assert!(all[1].field().is_some());
        }
        assert_eq!(all[1].text(), ["one, two", "three/four"]);
        assert_eq!(all[1].field(), None);
        assert!(records("88,x").next().unwrap().is_err());
    }
}

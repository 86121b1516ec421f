//! A JSON array of objects with the keys of the API, each with the line it starts on.

use std::io::Read;

use tieout::contract::strict::{self, Fault, Kind, check_syntax, elements, expect, members, text};

use super::problem::{CellFault, Dataset, LoadError, Problem, Problems};
use super::source::{BYTE_ORDER_MARK, Begun, Source};

/// Reads the objects of a file: `read` takes the values of one and reports what is wrong with them,
/// each fault by its key. Gives the line on which each object starts.
///
/// # Errors
/// [`LoadError`], with every problem of the file counted and the first hundred kept.
pub(super) fn read<const N: usize>(
    dataset: Dataset,
    source: &Source,
    begun: Begun<'_>,
    keys: [&str; N],
    mut read: impl FnMut([Option<&str>; N], &mut dyn FnMut(&str, Fault)),
) -> Result<Vec<u64>, LoadError> {
    let mut problems = Problems::new(dataset, source.name());
    let mut bytes = Vec::new();
    let io_error = |error| LoadError::Io { name: source.name(), error };
    begun.whole().read_to_end(&mut bytes).map_err(io_error)?;
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&bytes);
    let of_file = |message: String| {
        let hint = format!("expected an array of objects with {}", keys.join(", "));
        Problem::of_file(message).hint(hint)
    };
    let json = match check_syntax(bytes) {
        Ok(json) => json,
        Err(error) => {
            let problem = of_file(format!("this is not JSON: {error}"));
            return Err(LoadError::Content(problems.with(problem)));
        }
    };
    if let Err(fault) = expect(Kind::Array, json) {
        return Err(LoadError::Content(problems.with(of_file(format!("the file {fault}")))));
    }
    let mut place = Place::new(json, 1);
    let mut lines = Vec::new();
    let walked = elements(json, &mut |object| {
        let line = place.line_of(object);
        lines.push(line);
        let mut values = [None; N];
        let mut faults: Vec<(String, Fault)> = Vec::new();
        let mut report = |key: &str, fault: Fault| faults.push((key.to_owned(), fault));
        if let Some(found) = members(object, keys, &mut report) {
            values = found;
            read(values, &mut report);
        }
        for (key, fault) in faults {
            let at = keys.iter().position(|known| *known == key);
            let value = at.and_then(|at| values[at]);
            problems.push(problem(line, &key, value, &fault));
        }
    });
    if let Err(fault) = walked {
        problems.push(of_file(fault));
    }
    if problems.is_empty() { Ok(lines) } else { Err(LoadError::Content(problems)) }
}

/// Texts as they read, other values as they are written.
fn problem(line: u64, key: &str, value: Option<&str>, fault: &str) -> Problem {
    match value {
        None if key.is_empty() => Problem::at_line(line, format!("the element {fault}")),
        None => Problem::of_key(line, key, fault),
        Some(value) => {
            let text = text(value).unwrap_or_else(|_| value.trim().into());
            Problem::of_cell(line, key, &text, CellFault::new(fault))
        }
    }
}

/// Counts lines up to the values of a document, each further on than the last.
pub(super) struct Place<'a> {
    json: &'a str,
    at: usize,
    line: u64,
}

impl<'a> Place<'a> {
    /// At the start of a document, which is on this line of its file.
    pub(super) const fn new(json: &'a str, line: u64) -> Self {
        Self { json, at: 0, line }
    }

    /// The line on which a value starts, a slice of the document.
    pub(super) fn line_of(&mut self, element: &str) -> u64 {
        // Elements are slices of the document.
        let at = element.as_ptr().addr().saturating_sub(self.json.as_ptr().addr());
        let between = self.json.as_bytes().get(self.at..at).unwrap_or_default();
        self.line += memchr::memchr_iter(b'\n', between).count() as u64;
        self.at = at.max(self.at);
        self.line
    }
}

/// A text of the length that the API takes.
pub(super) fn short_text(json: &str) -> Result<std::borrow::Cow<'_, str>, Fault> {
    strict::short_text(json, tieout::contract::coding::TEXT_CHARS_MAX)
}

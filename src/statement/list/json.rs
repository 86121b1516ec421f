//! A JSON array of objects with the keys of the API, each with the line it starts on.

use encoding_rs::Encoding;

use super::ListFaults;
use crate::fault::Fault;
use crate::scan::encoding::decode;
use crate::scan::place::LineCursor;
use tieout::contract::strict::{
    self, JsonKind, ReportFault, check_syntax, elements, expect, members, text,
};

/// The first character stands within so many bytes.
const START_BYTES: usize = 1 << 10;

/// Whether a file is meant as JSON, by its first character.
#[must_use]
pub fn is_json(bytes: &[u8]) -> bool {
    let start = &bytes[..bytes.len().min(START_BYTES)];
    let text = match Encoding::for_bom(start) {
        Some((encoding, mark)) => encoding.decode_without_bom_handling(&start[mark..]).0,
        None => String::from_utf8_lossy(start),
    };
    text.trim_start().starts_with(['[', '{'])
}

/// Reads the objects of an array: `read` takes the line on which one starts and its values, and reports what
/// is wrong with them, each fault by its key.
///
/// # Errors
/// [`ListFaults`].
pub fn objects<const N: usize>(
    bytes: &[u8],
    keys: [&str; N],
    mut read: impl FnMut(u64, [Option<&str>; N], &mut ReportFault<'_>),
) -> Result<(), ListFaults> {
    let decoded = decode(bytes)?;
    let of_file = |message: String| {
        let hint = format!("expected an array of objects with {}", keys.join(", "));
        Fault::of_file(message).hint(hint)
    };
    let json = check_syntax(decoded.text.as_bytes())
        .map_err(|error| of_file(format!("this is not JSON: {error}")))?;
    expect(JsonKind::Array, json).map_err(|fault| of_file(format!("the file {fault}")))?;
    let mut faults = ListFaults::default();
    let mut place = JsonLines::new(json, 1);
    let walked = elements(json, &mut |object| {
        let line = place.line_of(object);
        let mut values = [None; N];
        let mut found: Vec<(String, strict::ValueFault)> = Vec::new();
        let mut report = |key: &str, fault: strict::ValueFault| found.push((key.to_owned(), fault));
        if let Some(all) = members(object, keys, &mut report) {
            values = all;
            read(line, values, &mut report);
        }
        for (key, fault) in found {
            let at = keys.iter().position(|known| *known == key);
            faults.push(fault_of(line, &key, at.and_then(|at| values[at]), fault));
        }
    });
    if let Err(fault) = walked {
        faults.push(of_file(fault));
    }
    faults.or(())
}

/// Texts as they read, other values as they are written.
fn fault_of(line: u64, key: &str, value: Option<&str>, message: String) -> Fault {
    match value {
        None if key.is_empty() => Fault::at_line(line, format!("the element {message}")),
        None => Fault::of_column(line, key, message),
        Some(value) => {
            let text = text(value).unwrap_or_else(|_| value.trim().into());
            Fault::of_cell(line, key, &text, message)
        }
    }
}

/// Lines of the values of a document, each further on than the last.
pub(super) struct JsonLines<'a> {
    json: &'a str,
    lines: LineCursor,
    /// Lines of the file before the document.
    before: u64,
}

impl<'a> JsonLines<'a> {
    /// At the start of a document, which is on this line of its file.
    pub(super) fn new(json: &'a str, line: u64) -> Self {
        Self { json, lines: LineCursor::default(), before: line - 1 }
    }

    /// The line on which a value starts, a slice of the document.
    pub(super) fn line_of(&mut self, value: &str) -> u64 {
        let at = value.as_ptr().addr().saturating_sub(self.json.as_ptr().addr());
        self.before + self.lines.line_at(self.json.as_bytes(), at)
    }
}

//! Finds the delimiter and the header of a file in its first bytes.

use super::format::Format;
use super::header::{Columns, Header, NoHeader};
use super::map::ColumnMap;
use super::problem::Problem;
use super::records::{ReadError, Records};
use super::source::SkipBom;

/// The header must stand within this many bytes and records of the start.
pub(super) const HEADER_WITHIN_BYTES: u64 = 1 << 20;
const HEADER_WITHIN_RECORDS: usize = 60;

/// Delimiters tried, in this order, where none is given.
const DELIMITERS: [u8; 3] = *b",;\t";

/// The delimiter and the header: by its own names before guessed ones, then the first in the file.
///
/// # Errors
/// What is wrong with the line that came nearest to a header, or with the file.
pub(super) fn detect<C: Columns>(
    start: &[u8],
    format: &Format,
) -> Result<(u8, Header<C>), ReadError> {
    if let Some(problem) = foreign_format(start) {
        return Err(problem.into());
    }
    let start = whole_lines(start);
    let mut search = Search { found: None, nearest: None, unreadable: None };
    match format.delimiter {
        Some(delimiter) => search.look(start, delimiter, &format.map),
        None => DELIMITERS.into_iter().for_each(|d| search.look(start, d, &format.map)),
    }
    if let Some(found) = search.found {
        return Ok(found);
    }
    Err(match (search.nearest, search.unreadable) {
        // No line has any of the columns: what could not be read is the likelier reason.
        (Some((at, near)), Some((delimiter, error))) if near.nearness.0 == 0 => {
            // Several fields under a delimiter that reads the file: it is the right one.
            if at != delimiter && near.nearness.1 > 1 { near.problem.into() } else { error }
        }
        (None, Some((_, error))) => error,
        (Some((_, near)), _) => near.problem.into(),
        (None, None) => Problem::of_file("the file is empty")
            .hint(format!("expected a header line such as {}", C::NEEDED.join(",")))
            .into(),
    })
}

/// What was found under the delimiters tried so far.
struct Search<C> {
    found: Option<(u8, Header<C>)>,
    nearest: Option<(u8, NoHeader)>,
    /// The first thing that could not be read; perhaps only the wrong delimiter is to blame.
    unreadable: Option<(u8, ReadError)>,
}

impl<C: Columns> Search<C> {
    fn look(&mut self, start: &[u8], delimiter: u8, map: &ColumnMap) {
        let mut records = Records::new(SkipBom::new(start), delimiter);
        for _ in 0..HEADER_WITHIN_RECORDS {
            match records.next().map(|record| record.map(|record| Header::read(&record, map))) {
                Ok(Some(Ok(header))) => return self.offer(delimiter, header),
                Ok(Some(Err(no_header))) => {
                    let is_nearer = |known: &(u8, NoHeader)| no_header.nearness > known.1.nearness;
                    if self.nearest.as_ref().is_none_or(is_nearer) {
                        self.nearest = Some((delimiter, no_header));
                    }
                }
                Ok(None) => return,
                Err(error) => {
                    self.unreadable.get_or_insert((delimiter, error));
                    return;
                }
            }
        }
    }

    fn offer(&mut self, delimiter: u8, header: Header<C>) {
        let rank = |header: &Header<C>| (header.guess_note().is_some(), header.line);
        if self.found.as_ref().is_none_or(|(_, known)| rank(&header) < rank(known)) {
            self.found = Some((delimiter, header));
        }
    }
}

/// The sample without a last line that it may cut short.
fn whole_lines(start: &[u8]) -> &[u8] {
    let is_cut = start.len() as u64 >= HEADER_WITHIN_BYTES;
    let end =
        if is_cut { start.iter().rposition(|byte| matches!(byte, b'\n' | b'\r')) } else { None };
    &start[..end.map_or(start.len(), |at| at + 1)]
}

/// Files that are something else than text, told by their first bytes.
fn foreign_format(start: &[u8]) -> Option<Problem> {
    let known: [(&[u8], &str); 6] = [
        (b"PK\x03\x04", "a spreadsheet or zip file"),
        (b"\xd0\xcf\x11\xe0", "an old spreadsheet file"),
        (b"%PDF", "a PDF file"),
        (b"\x1f\x8b", "a gzip file"),
        (b"\xff\xfe", "UTF-16 text"),
        (b"\xfe\xff", "UTF-16 text"),
    ];
    let (_, what) = known.into_iter().find(|(magic, _)| start.starts_with(magic))?;
    Some(
        Problem::of_file(format!("this is {what}, not CSV"))
            .hint("export or save it as CSV (UTF-8)"),
    )
}

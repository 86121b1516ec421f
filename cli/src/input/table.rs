//! A delimited file with a header, row by row.

use std::io::Read;

use super::detect::detect;
use super::format::Format;
use super::header::{Columns, Header};
use super::problem::{Dataset, LoadError, Problem, Problems};
use super::records::{ReadError, Record, Records};
use super::source::{Begun, SkipBom, Source};

/// What the rows of a file become.
pub(super) trait Gather {
    type Columns: Columns;

    /// Takes a row.
    fn add(&mut self, record: &Record<'_>, columns: &Self::Columns) -> Result<(), Problem>;

    /// Whether cells read as a row of this file; `cell` gives the one at a place.
    fn is_row<'r>(&self, columns: &Self::Columns, cell: &dyn Fn(usize) -> &'r str) -> bool;
}

/// A file that was read.
pub(super) struct Table<G: Gather> {
    pub(super) header: Header<G::Columns>,
    pub(super) gathered: G,
    /// The 1-based file line on which each row starts.
    pub(super) lines: Vec<u64>,
}

/// Reads a file; `gather` is told what separates its fields.
///
/// # Errors
/// [`LoadError`], with every problem of the file counted and the first hundred kept.
pub(super) fn read<G: Gather>(
    dataset: Dataset,
    source: &Source,
    begun: Begun<'_>,
    format: &Format,
    gather: impl FnOnce(u8) -> G,
) -> Result<Table<G>, LoadError> {
    let stopped = |error| match error {
        ReadError::Io(error) => LoadError::Io { name: source.name(), error },
        ReadError::Problem(problem) => {
            LoadError::Content(Problems::new(dataset, source.name()).with(problem))
        }
    };
    let mistaken = |start: &[u8], has_header: bool| {
        let problem = G::Columns::mistaken(start, has_header)?;
        Some(LoadError::Content(Problems::new(dataset, source.name()).with(problem)))
    };
    let (delimiter, header) = detect(&begun.start, format)
        .map_err(|error| mistaken(&begun.start, false).unwrap_or_else(|| stopped(error)))?;
    let start = begun.start.clone();
    let records = Records::new(SkipBom::new(begun.whole()), delimiter);
    let problems = Problems::new(dataset, source.name());
    let mut reader =
        Reader { problems, header, delimiter, gathered: gather(delimiter), lines: Vec::new() };
    match reader.read_all(records) {
        Err(ReadError::Io(error)) => return Err(stopped(ReadError::Io(error))),
        Err(ReadError::Problem(problem)) => reader.problems.push(problem),
        Ok(()) if reader.problems.is_empty() => {
            let Reader { header, gathered, lines, .. } = reader;
            return Ok(Table { header, gathered, lines });
        }
        Ok(()) => {}
    }
    Err(mistaken(&start, true).unwrap_or(LoadError::Content(reader.problems)))
}

/// Hands on records, gathering problems as it goes.
struct Reader<G: Gather> {
    problems: Problems,
    header: Header<G::Columns>,
    delimiter: u8,
    gathered: G,
    lines: Vec<u64>,
}

impl<G: Gather> Reader<G> {
    fn read_all<R: Read>(&mut self, mut records: Records<R>) -> Result<(), ReadError> {
        while let Some(record) = records.next()? {
            if record.is_blank() || record.line == self.header.line {
                continue;
            }
            if record.line < self.header.line {
                self.check_preamble(&record);
                continue;
            }
            let taken = self
                .check_width(&record)
                .and_then(|()| self.check_swallowed(&record))
                .and_then(|()| self.gathered.add(&record, &self.header.columns));
            match taken {
                Ok(()) => self.lines.push(record.line),
                Err(problem) => self.problems.push(problem),
            }
        }
        Ok(())
    }

    /// What stands above the header is skipped, but never a row of data.
    fn check_preamble(&mut self, record: &Record<'_>) {
        let cell = |at| record.field(at).unwrap_or_default();
        if self.gathered.is_row(&self.header.columns, &cell) {
            let message = format!(
                "a row of data stands above the header, which is on line {}",
                self.header.line
            );
            let problem = Problem::at_line(record.line, message);
            self.problems.push(problem.hint("move the header to the top of the file"));
        }
    }

    /// Two stray quotes can make one legal field of several rows. A line within a field that reads
    /// as a row of this file is one.
    fn check_swallowed(&self, record: &Record<'_>) -> Result<(), Problem> {
        let delimiter = char::from(self.delimiter);
        let is_row = |line: &str| {
            let cells: Vec<&str> = line.split(delimiter).collect();
            let cell = |at: usize| cells.get(at).copied().unwrap_or_default();
            cells.len() == self.header.width() && self.gathered.is_row(&self.header.columns, &cell)
        };
        let lines = record.fields().flat_map(|field| field.lines().skip(1));
        if lines.filter(|line| line.contains(delimiter)).any(is_row) {
            let message = "a quoted field of this row holds what looks like further rows";
            return Err(
                Problem::at_line(record.line, message).hint("remove the stray quote that opens it")
            );
        }
        Ok(())
    }

    /// A row of another width has lost or gained a delimiter, and its cells may stand under the
    /// wrong headers, even where the cell too many is empty (`1,234.50,` is two amounts).
    fn check_width(&self, record: &Record<'_>) -> Result<(), Problem> {
        let fields = record.fields().len();
        let width = self.header.width();
        if fields == width {
            return Ok(());
        }
        let message = format!("the row has {fields} fields where the header has {width}");
        Err(Problem::at_line(record.line, message).hint(if fields > width {
            "a cell that contains the delimiter must be quoted; where every row ends with a delimiter, \
             the header line must too"
        } else {
            "a section title or a total? Remove it; a text that contains a line break must be quoted"
        }))
    }
}

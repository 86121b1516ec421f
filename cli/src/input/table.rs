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
    /// What a person should know of what was not read.
    pub(super) notes: Vec<String>,
}

/// Problems after which a file is read no further: it may have no end.
const PROBLEMS_MAX: usize = 10_000;

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
    let nameless = header.nameless_behind_amounts();
    let gathered = gather(delimiter);
    let (lines, above) = (Vec::new(), Vec::new());
    let width = None;
    let mut reader =
        Reader { problems, header, delimiter, nameless, gathered, lines, above, width };
    match reader.read_all(records) {
        Err(ReadError::Io(error)) => return Err(stopped(ReadError::Io(error))),
        Err(ReadError::Problem(problem)) => reader.problems.push(problem),
        Ok(()) if reader.problems.is_empty() => {
            let notes = reader.note_above(&source.name()).into_iter().collect();
            let Reader { header, gathered, lines, .. } = reader;
            return Ok(Table { header, gathered, lines, notes });
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
    /// Columns without a name directly behind an amount.
    nameless: Vec<usize>,
    gathered: G,
    lines: Vec<u64>,
    /// Lines above the header that may be rows.
    above: Vec<u64>,
    /// How many fields the first row has.
    width: Option<usize>,
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
            let line = record.line;
            let taken = self
                .check_width(&record)
                .map(|()| record.cut_to(self.header.width()))
                .and_then(|record| self.check_swallowed(&record).map(|()| record))
                .and_then(|record| self.check_cut(&record).map(|()| record))
                .and_then(|record| self.gathered.add(&record, &self.header.columns));
            match taken {
                Ok(()) => self.lines.push(line),
                Err(problem) => self.problems.push(problem),
            }
            if self.problems.count() >= PROBLEMS_MAX {
                self.problems.stop();
                return Ok(());
            }
        }
        Ok(())
    }

    /// What stands above the header is skipped, but never a row of data, in whatever form.
    fn check_preamble(&mut self, record: &Record<'_>) {
        let fields: Vec<&str> = record.fields().map(str::trim).collect();
        let cell = |at: usize| fields.get(at).copied().unwrap_or_default();
        let is_data = G::Columns::is_data(&fields);
        let is_full = fields.len() == self.header.width() && fields.iter().all(|f| !f.is_empty());
        if self.gathered.is_row(&self.header.columns, &cell)
            || self.header.could_be_row(&cell)
            || is_data && is_full
        {
            let message = format!(
                "a row of data stands above the header, which is on line {}",
                self.header.line
            );
            let problem = Problem::at_line(record.line, message);
            self.problems.push(problem.hint("move the header to the top of the file"));
        } else if is_data {
            self.above.push(record.line);
        }
    }

    /// That lines with a date and an amount stand above the header.
    fn note_above(&self, file: &str) -> Option<String> {
        let lines: Vec<String> = self.above.iter().map(u64::to_string).collect();
        let header = self.header.line;
        match &lines[..] {
            [] => None,
            [line] => Some(format!(
                "{file}: line {line} has a date and an amount, and is not read: it stands above the \
                 header, which is on line {header}"
            )),
            lines => Some(format!(
                "{file}: lines {} have dates and amounts, and are not read: they stand above the \
                 header, which is on line {header}",
                lines.join(", ")
            )),
        }
    }

    /// A decimal comma between fields that commas separate cuts an amount in two.
    fn check_cut(&self, record: &Record<'_>) -> Result<(), Problem> {
        let cell = |at: usize| record.field(at).unwrap_or_default().trim();
        let is_cut = |at: &&usize| cell(**at).starts_with(|c: char| c.is_ascii_digit());
        match self.nameless.iter().find(is_cut) {
            Some(at) if self.delimiter == b',' => Err(Problem::at_line(
                record.line,
                format!(
                    "digits stand behind the amount in a column without a name: \"{},{}\" may be one \
                     amount",
                    cell(at - 1),
                    cell(*at)
                ),
            )
            .hint(
                "an amount that contains a comma must be quoted (then say which mark it is, as in \
                 --decimal {side},); or give the column a name",
            )),
            _ => Ok(()),
        }
    }

    /// Whether a comma within an amount may have made two cells of it.
    fn may_be_cut(&self, record: &Record<'_>) -> bool {
        let is_start = |text: &str| {
            let digits = text.trim_start_matches(|c: char| !c.is_ascii_digit());
            (1..=3).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit())
        };
        let is_end = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        let mut before = "";
        self.delimiter == b','
            && record.fields().map(str::trim).any(|text| {
                let is_cut = is_start(before) && is_end(text);
                before = text;
                is_cut
            })
    }

    /// Two stray quotes can make one legal field of several rows. A line within a field that reads
    /// as a row of this file is one.
    fn check_swallowed(&self, record: &Record<'_>) -> Result<(), Problem> {
        let delimiter = char::from(self.delimiter);
        if !record.has_line_breaks() {
            return Ok(());
        }
        let is_row = |line: &&str| {
            let cells: Vec<&str> = line.split(delimiter).collect();
            let cell = |at: usize| cells.get(at).copied().unwrap_or_default();
            cells.len() == self.header.width() && self.gathered.is_row(&self.header.columns, &cell)
        };
        let is_break = |c: char| matches!(c, '\r' | '\n');
        let mut lines = record.fields().flat_map(|field| field.split(is_break).skip(1));
        // A quote too many in each of two rows makes one of them, of which each line is a row still.
        let fields: Vec<&str> = record.fields().collect();
        let unquoted = fields.join(delimiter.encode_utf8(&mut [0; 4]));
        let rows_of_lines = unquoted.split(is_break).filter(is_row).count();
        if rows_of_lines > 1 || lines.any(|line| is_row(&line)) {
            let message = "a quoted field of this row holds what looks like further rows";
            return Err(
                Problem::at_line(record.line, message).hint("remove the stray quote that opens it")
            );
        }
        Ok(())
    }

    /// A row of another width has lost or gained a delimiter, and its cells may stand under the
    /// wrong headers, even where the cell too many is empty (`1,234.50,` is two amounts).
    fn check_width(&mut self, record: &Record<'_>) -> Result<(), Problem> {
        let fields = record.fields().len();
        let width = self.header.width();
        // Some programs end every row with a delimiter, but not the header.
        let is_surplus = || {
            let is_empty = |field: &str| field.trim().is_empty();
            fields > width && record.fields().skip(width).all(is_empty) && !self.may_be_cut(record)
        };
        if (fields == width || is_surplus()) && *self.width.get_or_insert(fields) == fields {
            return Ok(());
        }
        let message = match self.width {
            Some(usual) if fields == width => {
                format!("the row has {fields} fields where the others have {usual}")
            }
            _ => format!("the row has {fields} fields where the header has {width}"),
        };
        let is_empty = |field: &str| field.trim().is_empty();
        Err(Problem::at_line(record.line, message).hint(if fields <= width {
            "a section title or a total? Remove it; a text that contains a line break must be quoted"
        } else if record.fields().skip(width).all(is_empty) {
            "a cell that contains the delimiter must be quoted; where every row ends with a delimiter, \
             the header line must too"
        } else {
            "a cell that contains the delimiter, such as an amount with a decimal comma, must be quoted"
        }))
    }
}

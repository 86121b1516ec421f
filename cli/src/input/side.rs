//! One side of a reconciliation, read from a delimited file.

use std::io::{self, Cursor, Read};
use std::path::{Path, PathBuf};

use tieout::reconcile::{RowError, Rows};

use super::amounts::{AmountReader, DecimalMark};
use super::dates::DateFormat;
use super::header::{AmountColumns, Column, Header, NoHeader};
use super::problem::{CellFault, Dataset, Problem, Problems};
use super::records::{ReadError, Record, Records};
use super::role::ColumnMap;

/// The header must stand within this many bytes and records of the start.
const HEADER_WITHIN_BYTES: u64 = 1 << 20;
const HEADER_WITHIN_RECORDS: usize = 60;

/// Delimiters tried, in this order, where none is given.
const DELIMITERS: [u8; 3] = *b",;\t";

/// Where a side comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Source {
    Stdin,
    File(PathBuf),
}

impl Source {
    /// How messages name it.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Stdin => "standard input".to_owned(),
            Self::File(path) => path.display().to_string(),
        }
    }

    /// Where it can be looked at.
    pub(crate) fn path(&self) -> &Path {
        match self {
            Self::Stdin => Path::new("/dev/stdin"),
            Self::File(path) => path,
        }
    }

    /// Opens it for [`load`].
    ///
    /// # Errors
    /// [`LoadError::Io`].
    pub(crate) fn open(&self) -> Result<Box<dyn Read + Send>, LoadError> {
        let opened: io::Result<Box<dyn Read + Send>> = match self {
            Self::Stdin => Ok(Box::new(io::stdin())),
            Self::File(path) if path.is_dir() => {
                Err(io::Error::new(io::ErrorKind::IsADirectory, "it is a directory"))
            }
            Self::File(path) => std::fs::File::open(path).map(|file| Box::new(file) as _),
        };
        opened.map_err(|error| LoadError::Io { name: self.name(), error })
    }
}

/// How to read a file.
#[derive(Debug, Clone)]
pub(crate) struct Format {
    pub(crate) delimiter: Option<u8>,
    pub(crate) decimal: Option<DecimalMark>,
    pub(crate) dates: DateFormat,
    pub(crate) map: ColumnMap,
}

/// A side that was read.
#[derive(Debug)]
pub(crate) struct Side {
    /// How messages name the file.
    pub(crate) name: String,
    pub(crate) header: Header,
    pub(crate) rows: Rows,
    /// The 1-based file line on which each row starts.
    pub(crate) lines: Vec<u64>,
    /// The currency sign of its amounts, if they have one.
    pub(crate) currency: Option<char>,
}

/// Why a side cannot be had.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// The file cannot be opened or read.
    Io { name: String, error: io::Error },
    /// The file does not hold what it should.
    Content(Problems),
}

/// Reads a side that was opened; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`LoadError`], with every problem of the file counted and the first hundred kept.
pub(crate) fn load(
    dataset: Dataset,
    source: &Source,
    opened: Box<dyn Read + Send>,
    format: &Format,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<Side, LoadError> {
    let name = source.name();
    let io_error = |error| LoadError::Io { name: source.name(), error };
    let mut stream = Counted { inner: opened, on_bytes };
    let mut start = Vec::new();
    stream.by_ref().take(HEADER_WITHIN_BYTES).read_to_end(&mut start).map_err(io_error)?;
    let problems = || Problems::new(dataset, source.name());
    let found = find_header(&start, format).map_err(|error| match error {
        ReadError::Io(error) => io_error(error),
        ReadError::Problem(problem) => LoadError::Content(problems().with(problem)),
    })?;
    let (delimiter, header) = found;
    let text = Cursor::new(start).chain(stream);
    let amounts = AmountReader::new(format.decimal, delimiter);
    let number = String::new();
    let mut reader = RowReader { problems: problems(), header, format, delimiter, amounts, number };
    match reader.read_all(Records::new(SkipBom::new(text), delimiter)) {
        Err(ReadError::Io(error)) => return Err(io_error(error)),
        Err(ReadError::Problem(problem)) => reader.problems.push(problem),
        Ok((rows, lines)) if reader.problems.is_empty() => {
            let currency = reader.amounts.currency();
            return Ok(Side { name, header: reader.header, rows, lines, currency });
        }
        Ok(_) => {}
    }
    Err(LoadError::Content(reader.problems))
}

/// Finds the delimiter and the header in the first bytes of a file.
fn find_header(start: &[u8], format: &Format) -> Result<(u8, Header), ReadError> {
    if let Some(problem) = foreign_format(start) {
        return Err(problem.into());
    }
    let mut found: Option<(u8, Header)> = None;
    let mut nearest: Option<NoHeader> = None;
    let mut unreadable = None;
    let start = whole_lines(start);
    let delimiters = format.delimiter.map_or(DELIMITERS.to_vec(), |only| vec![only]);
    for delimiter in delimiters {
        let mut records = Records::new(SkipBom::new(start), delimiter);
        for _ in 0..HEADER_WITHIN_RECORDS {
            let record = match records.next() {
                Ok(Some(record)) => record,
                Ok(None) => break,
                // Perhaps only the cut end of the sample, or the wrong delimiter.
                Err(error) => {
                    unreadable.get_or_insert(error);
                    break;
                }
            };
            match Header::read(&record, &format.map) {
                Ok(header) => {
                    // By its own names before guessed ones, then the first in the file.
                    let rank = |header: &Header| (header.guess_note().is_some(), header.line);
                    if found.as_ref().is_none_or(|(_, best)| rank(&header) < rank(best)) {
                        found = Some((delimiter, header));
                    }
                    break;
                }
                Err(no_header) => {
                    if nearest.as_ref().is_none_or(|n| no_header.nearness > n.nearness) {
                        nearest = Some(no_header);
                    }
                }
            }
        }
    }
    if let Some(found) = found {
        return Ok(found);
    }
    Err(match (nearest, unreadable) {
        (Some(NoHeader { problem, nearness: (roles_found, _) }), error)
            if roles_found > 0 || error.is_none() =>
        {
            problem.into()
        }
        (_, Some(error)) => error,
        (Some(NoHeader { problem, .. }), None) => problem.into(),
        (None, None) => Problem::of_file("the file is empty")
            .hint("expected a header line such as date,amount,description")
            .into(),
    })
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

/// Turns records into rows, gathering problems as it goes.
struct RowReader<'a> {
    problems: Problems,
    header: Header,
    format: &'a Format,
    delimiter: u8,
    amounts: AmountReader,
    /// The amount of the row at hand, canonical.
    number: String,
}

impl RowReader<'_> {
    fn read_all<R: Read>(
        &mut self,
        mut records: Records<R>,
    ) -> Result<(Rows, Vec<u64>), ReadError> {
        let (mut rows, mut lines) = (Rows::default(), Vec::new());
        while let Some(record) = records.next()? {
            if record.is_blank() || record.line == self.header.line {
                continue;
            }
            if record.line < self.header.line {
                self.check_preamble(&record);
                continue;
            }
            match self.read_row(&record, &mut rows) {
                Ok(()) => lines.push(record.line),
                Err(problem) => self.problems.push(problem),
            }
        }
        Ok((rows, lines))
    }

    /// What stands above the header is skipped, but never a row of data.
    fn check_preamble(&mut self, record: &Record<'_>) {
        if self.has_date_and_amount(|at| record.field(at).unwrap_or_default()) {
            let message = format!(
                "a row of data stands above the header, which is on line {}",
                self.header.line
            );
            let problem = Problem::at_line(record.line, message);
            self.problems.push(problem.hint("move the header to the top of the file"));
        }
    }

    fn read_row(&mut self, record: &Record<'_>, rows: &mut Rows) -> Result<(), Problem> {
        self.check_width(record)?;
        self.check_swallowed(record)?;
        let cell = |column: &Column| record.field(column.at).unwrap_or_default();
        let fault_in = |column: &Column, fault| {
            Problem::of_cell(record.line, &column.name, cell(column), fault)
        };
        let Header { date, amount, description, .. } = &self.header;
        let day = self.format.dates.read(cell(date)).map_err(|fault| fault_in(date, fault))?;
        let amount_column = read_amounts(amount, cell, &mut self.amounts, &mut self.number)
            .map_err(|(column, fault)| fault_in(column, fault))?;
        rows.push(day, &self.number, cell(description)).map_err(|error| {
            let column = match error {
                RowError::Amount(_) => amount_column,
                _ => description,
            };
            fault_in(column, CellFault::new(error.to_string()))
        })
    }

    /// Two stray quotes can make one legal field of several rows. A line within a field that reads
    /// as a row of this file is one.
    fn check_swallowed(&self, record: &Record<'_>) -> Result<(), Problem> {
        let delimiter = char::from(self.delimiter);
        let is_row = |line: &str| {
            let cells: Vec<&str> = line.split(delimiter).collect();
            cells.len() == self.header.width
                && self.has_date_and_amount(|at| cells.get(at).copied().unwrap_or_default())
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

    fn has_date_and_amount<'r>(&self, cell: impl Fn(usize) -> &'r str) -> bool {
        let mut amounts = AmountReader::new(self.format.decimal, self.delimiter);
        let amount =
            read_amounts(&self.header.amount, |c| cell(c.at), &mut amounts, &mut String::new());
        amount.is_ok() && self.format.dates.read(cell(self.header.date.at)).is_ok()
    }

    /// A row of another width has lost or gained a delimiter, and its cells may stand under the
    /// wrong headers, even where the cell too many is empty (`1,234.50,` is two amounts).
    fn check_width(&self, record: &Record<'_>) -> Result<(), Problem> {
        let fields = record.fields().len();
        let width = self.header.width;
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

/// Writes the row's amount to `number`; gives the column it stands in, or the one at fault.
fn read_amounts<'c, 'r>(
    columns: &'c AmountColumns,
    cell: impl Fn(&Column) -> &'r str,
    amounts: &mut AmountReader,
    number: &mut String,
) -> Result<&'c Column, (&'c Column, CellFault)> {
    let (money_in, money_out) = match columns {
        AmountColumns::Signed(column) => {
            amounts.read(cell(column), number).map_err(|fault| (column, fault))?;
            return Ok(column);
        }
        AmountColumns::InOut { money_in, money_out } => (money_in, money_out),
    };
    let is_empty = |column: &Column| cell(column).trim().is_empty();
    let is_some = |number: &str| number.bytes().any(|byte| matches!(byte, b'1'..=b'9'));
    let mut is_out = false;
    if !is_empty(money_out) {
        amounts.read_money_out(cell(money_out), number).map_err(|fault| (money_out, fault))?;
        is_out = is_some(number);
        if is_out {
            number.insert(0, '-');
        }
    }
    if is_empty(money_in) {
        let neither = || (money_in, CellFault::new("is empty, and so is the amount of money out"));
        return if is_empty(money_out) { Err(neither()) } else { Ok(money_out) };
    }
    let mut of_money_in = String::new();
    amounts.read(cell(money_in), &mut of_money_in).map_err(|fault| (money_in, fault))?;
    if of_money_in.starts_with('-') {
        return Err((money_in, CellFault::new("is negative where money in belongs")));
    }
    match (is_out, is_some(&of_money_in)) {
        (true, true) => Err((money_in, CellFault::new("stands beside an amount of money out"))),
        (true, false) => Ok(money_out),
        (false, _) => {
            *number = of_money_in;
            Ok(money_in)
        }
    }
}

/// Reports the bytes that pass through.
struct Counted<'a> {
    inner: Box<dyn Read + Send>,
    on_bytes: &'a (dyn Fn(u64) + Sync),
}

impl Read for Counted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(buffer)?;
        (self.on_bytes)(u64::try_from(length).unwrap_or(u64::MAX));
        Ok(length)
    }
}

/// Leaves out a UTF-8 byte order mark at the start.
struct SkipBom<R> {
    inner: R,
    is_past_start: bool,
}

impl<R> SkipBom<R> {
    const fn new(inner: R) -> Self {
        Self { inner, is_past_start: false }
    }
}

impl<R: Read> Read for SkipBom<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.inner.read(buffer)?;
        let is_start = !std::mem::replace(&mut self.is_past_start, true);
        if !is_start || !buffer[..length].starts_with(b"\xef\xbb\xbf") {
            return Ok(length);
        }
        buffer.copy_within(3..length, 0);
        if length > 3 { Ok(length - 3) } else { self.inner.read(buffer) }
    }
}

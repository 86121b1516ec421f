//! One side of a reconciliation, read from a delimited file.

use std::io::{Cursor, Read};

use tieout::reconcile::{RowError, Rows};

use super::amounts::AmountReader;
use super::detect::{HEADER_WITHIN_BYTES, detect};
use super::format::Format;
use super::header::{AmountColumns, Column, Header};
use super::problem::{CellFault, Dataset, LoadError, Problem, Problems};
use super::records::{ReadError, Record, Records};
use super::source::{Counted, Opened, SkipBom, Source};

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

/// Reads a side that was opened; `on_bytes` hears of every byte read.
///
/// # Errors
/// [`LoadError`], with every problem of the file counted and the first hundred kept.
pub(crate) fn load(
    dataset: Dataset,
    source: &Source,
    opened: Opened,
    format: &Format,
    on_bytes: &(dyn Fn(u64) + Sync),
) -> Result<Side, LoadError> {
    let name = source.name();
    let io_error = |error| LoadError::Io { name: source.name(), error };
    let mut stream = Counted::new(opened, on_bytes);
    let mut start = Vec::new();
    stream.by_ref().take(HEADER_WITHIN_BYTES).read_to_end(&mut start).map_err(io_error)?;
    let problems = || Problems::new(dataset, source.name());
    let found = detect(&start, format).map_err(|error| match error {
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

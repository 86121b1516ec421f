//! The rows of a list that is a table: of a delimited text, or of the cells that a workbook or a page holds.

use super::cells::{ListFacts, ListRow};
use super::header::{self, ListColumns, ListShape, NoHeader};
use super::{FAULTS_MAX, ListFaults, ListFormat};
use crate::fault::Fault;
use crate::grid::Record;
use crate::read::shifted_cells;
use crate::scan::container::{self, Container};
use crate::scan::encoding::decode;
use crate::scan::sheet::Sheet;
use crate::scan::{markup, workbook};
use crate::table::{DELIMITERS, TableSource, delimiter_of};

/// The header stands within so many records.
const HEADER_WITHIN: usize = 60;

/// What the rows of a table become.
pub(super) trait ListBuilder {
    /// Its columns.
    const SHAPE: ListShape;

    /// Whether cells, asked for by their role, are a row, in whatever form.
    fn is_row<'c>(cell: &dyn Fn(&str) -> &'c str) -> bool;

    /// Whether these cells are a row, wherever they stand, and so no header.
    fn is_data(cells: &[&str]) -> bool;

    /// Takes a row.
    fn add(&mut self, row: ListRow<'_>) -> Result<(), Fault>;
}

/// Reads a file into `list`; gives its columns, and what a person should know.
pub(super) fn read<L: ListBuilder>(
    bytes: &[u8],
    format: &ListFormat,
    list: &mut L,
) -> Result<(ListColumns, Vec<String>), ListFaults> {
    let no_table = |what: &str| {
        Fault::of_file(format!("this is {what}, not a table"))
            .hint("export it as CSV or as a workbook")
    };
    match container::of(bytes) {
        Container::Unknown(what, _) => Err(no_table(what).into()),
        Container::Zip(_) => Err(no_table("a zip archive").hint("unpack it").into()),
        Container::Pdf => Err(no_table("a PDF document").into()),
        Container::Workbook(kind) => read_sheets(&workbook::sheets(bytes, kind)?, format, list),
        Container::Html => read_sheets(&markup::tables(bytes)?, format, list),
        _ => {
            let decoded = decode(bytes)?;
            let (delimiter, columns) = headed::<L>(&decoded.text, format)?;
            let table = TableSource::Delimited { text: &decoded.text, delimiter };
            let columns = read_table(&table, columns, format, list)?;
            Ok((columns, decoded.note.into_iter().collect()))
        }
    }
}

/// Whether a file is such a list, by its header.
pub(super) fn is_headed<L: ListBuilder>(bytes: &[u8]) -> Option<ListColumns> {
    let format = ListFormat::default();
    let of = |table: &TableSource<'_>| find::<L>(table, &format).ok();
    match container::of(bytes) {
        Container::Workbook(kind) => {
            let sheets = workbook::sheets(bytes, kind).ok()?;
            sheets.iter().find_map(|sheet| of(&TableSource::Cells(&sheet.grid)))
        }
        Container::Html => {
            let sheets = markup::tables(bytes).ok()?;
            sheets.iter().find_map(|sheet| of(&TableSource::Cells(&sheet.grid)))
        }
        Container::Text => {
            headed::<L>(&decode(bytes).ok()?.text, &format).ok().map(|(_, columns)| columns)
        }
        _ => None,
    }
}

fn find<L: ListBuilder>(
    table: &TableSource<'_>,
    format: &ListFormat,
) -> Result<ListColumns, NoHeader> {
    let (sample, _) = table.sample(HEADER_WITHIN).map_err(NoHeader::far)?;
    header::find(&sample, format, &L::SHAPE, L::is_data)
}

/// The delimiter by which a text has a header; the likeliest where none has.
fn headed<L: ListBuilder>(text: &str, format: &ListFormat) -> Result<(u8, ListColumns), Fault> {
    let likeliest = format.delimiter.unwrap_or_else(|| delimiter_of(text));
    let others = DELIMITERS.into_iter().filter(|_| format.delimiter.is_none());
    let mut nearest: Option<NoHeader> = None;
    for delimiter in std::iter::once(likeliest).chain(others) {
        match find::<L>(&TableSource::Delimited { text, delimiter }, format) {
            Ok(columns) => return Ok((delimiter, columns)),
            Err(near) => nearest = Some(near.or(nearest)),
        }
    }
    Err(said(nearest))
}

/// What is wrong with the table that came nearest.
fn said(nearest: Option<NoHeader>) -> Fault {
    nearest.map_or_else(|| Fault::of_file("the file is empty"), |near| *near.fault)
}

/// Reads the sheet that has such a header; of several the longest, which is said.
fn read_sheets<L: ListBuilder>(
    sheets: &[Sheet],
    format: &ListFormat,
    list: &mut L,
) -> Result<(ListColumns, Vec<String>), ListFaults> {
    let mut found: Vec<(&Sheet, ListColumns)> = Vec::new();
    let mut nearest: Option<NoHeader> = None;
    for sheet in sheets.iter().filter(|sheet| !sheet.is_hidden && !sheet.grid.is_empty()) {
        match find::<L>(&TableSource::Cells(&sheet.grid), format) {
            Ok(columns) => found.push((sheet, columns)),
            Err(near) => nearest = Some(near.or(nearest)),
        }
    }
    let count = found.len();
    let Some((sheet, columns)) = found.into_iter().max_by_key(|(sheet, _)| sheet.grid.len()) else {
        return Err(said(nearest).into());
    };
    let columns = read_table(&TableSource::Cells(&sheet.grid), columns, format, list)?;
    let note = || format!("the sheet {:?} was read, one of {count} that hold rows", sheet.name);
    Ok((columns, (count > 1).then(note).into_iter().collect()))
}

fn read_table<L: ListBuilder>(
    table: &TableSource<'_>,
    columns: ListColumns,
    format: &ListFormat,
    list: &mut L,
) -> Result<ListColumns, ListFaults> {
    let facts = facts(table, &columns, format, &L::SHAPE);
    let delimiter = match table {
        TableSource::Delimited { delimiter, .. } => Some(*delimiter),
        TableSource::Cells(_) => None,
    };
    let mut reader = ListReader {
        faults: ListFaults::default(),
        at: 0,
        columns: &columns,
        facts: &facts,
        amounts: places(&columns, L::SHAPE.amounts),
        delimiter,
        width: None,
    };
    let walked = table.each::<Fault>(|record| {
        if let Err(fault) = reader.take(record, list) {
            reader.faults.push(fault);
        }
        reader.faults.is_stopped = reader.faults.count >= FAULTS_MAX;
        Ok(!reader.faults.is_stopped)
    });
    let mut faults = reader.faults;
    if let Err(fault) = walked {
        faults.push(fault);
    }
    faults.or(columns)
}

/// How the amounts and days of all rows are written.
fn facts(
    table: &TableSource<'_>,
    columns: &ListColumns,
    format: &ListFormat,
    shape: &ListShape,
) -> ListFacts {
    let mut facts = ListFacts::of(format);
    let (amounts, days) = (places(columns, shape.amounts), places(columns, shape.days));
    if amounts.is_empty() && days.is_empty() {
        return facts;
    }
    // What is wrong with the text is told when its rows are read.
    let mut at = 0;
    _ = table.each::<Fault>(|record| {
        at += 1;
        if at > columns.before() + 1 {
            for at in &amounts {
                facts.add_amount(record.cell(*at));
            }
            for at in &days {
                facts.add_day(record.cell(*at));
            }
        }
        Ok(true)
    });
    facts
}

fn places(columns: &ListColumns, roles: &[&str]) -> Vec<usize> {
    roles.iter().filter_map(|role| columns.at(role)).collect()
}

struct ListReader<'a> {
    faults: ListFaults,
    /// Records so far.
    at: usize,
    columns: &'a ListColumns,
    facts: &'a ListFacts,
    /// The columns of amounts.
    amounts: Vec<usize>,
    /// What separates fields, where something does.
    delimiter: Option<u8>,
    /// How many fields the first row has.
    width: Option<usize>,
}

impl ListReader<'_> {
    fn take<L: ListBuilder>(&mut self, record: &Record<'_>, list: &mut L) -> Result<(), Fault> {
        let at = self.at;
        self.at += 1;
        if record.is_blank() || at == self.columns.before() {
            return Ok(());
        }
        if at < self.columns.before() {
            return self.check_above::<L>(record);
        }
        self.check_width(record)?;
        if let Some(delimiter) = self.delimiter {
            let columns = self.columns;
            let is_row =
                |cells: &Record<'_>| cells.width() == columns.width() && self.is_row::<L>(cells);
            let cut_off =
                || shifted_cells::cut_off(record, &self.amounts, columns.names(), delimiter);
            let fault = shifted_cells::swallowed(record, delimiter, is_row).or_else(cut_off);
            fault.map_or(Ok(()), Err)?;
        }
        list.add(ListRow { record, columns: self.columns, facts: self.facts })
    }

    fn is_row<L: ListBuilder>(&self, record: &Record<'_>) -> bool {
        L::is_row(&|role| self.columns.at(role).map_or("", |at| record.cell(at)).trim())
    }

    /// What stands above the header is skipped, but never a row.
    fn check_above<L: ListBuilder>(&self, record: &Record<'_>) -> Result<(), Fault> {
        if !self.is_row::<L>(record) {
            return Ok(());
        }
        let header = self.columns.header_line.unwrap_or_default();
        let message = format!("a row of data stands above the header, which is on line {header}");
        Err(Fault::at_line(record.line(), message).hint("move the header to the top of the file"))
    }

    /// A row of another width has lost or gained a delimiter, and its cells may stand under the wrong
    /// headers, even where the cell too many is empty (`1,234.50,` is two amounts).
    fn check_width(&mut self, record: &Record<'_>) -> Result<(), Fault> {
        let (fields, width) = (record.width(), self.columns.width());
        let is_empty = |cell: &str| cell.trim().is_empty();
        // Some programs end every row with a delimiter, but not the header.
        let is_surplus = fields > width && record.cells().skip(width).all(is_empty);
        let is_good = match self.delimiter {
            Some(delimiter) => {
                let may_be_cut = || shifted_cells::may_be_cut(record, &self.amounts, delimiter);
                (fields == width || is_surplus && !may_be_cut())
                    && *self.width.get_or_insert(fields) == fields
            }
            // Cells that are empty stand at the end of no row of a sheet.
            None => fields <= width || is_surplus,
        };
        if is_good {
            return Ok(());
        }
        let message = match self.width {
            Some(usual) if fields == width => {
                format!("the row has {fields} fields where the others have {usual}")
            }
            _ => format!("the row has {fields} fields where the header has {width}"),
        };
        Err(Fault::at_line(record.line(), message).hint(if fields <= width {
            "a section title or a total? Remove it; a text that contains a line break must be quoted"
        } else if is_surplus {
            "a cell that contains the delimiter must be quoted; where every row ends with a delimiter, \
             the header line must too"
        } else {
            "a cell that contains the delimiter, such as an amount with a decimal comma, must be quoted"
        }))
    }
}

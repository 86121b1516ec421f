//! The sheet of a workbook, or the table of a page, that holds the transactions.

use super::{ReadFile, Request, Trouble, read_table};
use crate::date::Date;
use crate::statement::fault::Fault;
use crate::statement::grid::Grid;
use crate::statement::infer::{Answer, Question};
use crate::statement::read::{Row, RowSink};
use crate::statement::reading::{Reading, RowOrder};
use crate::statement::scan::sheet::Sheet;
use crate::statement::stated::{Answering, Stated};
use crate::statement::table::Table;

/// Counts rows and keeps their first and last day, to compare sheets.
#[derive(Default)]
struct Extent {
    rows: usize,
    days: Option<(Date, Date)>,
}

impl RowSink for Extent {
    fn row(&mut self, row: &Row<'_>) -> Result<(), Fault> {
        self.rows += 1;
        let (first, last) = self.days.unwrap_or((row.date, row.date));
        self.days = Some((first.min(row.date), last.max(row.date)));
        Ok(())
    }

    fn restart(&mut self) {
        *self = Self::default();
    }
}

/// A sheet that can be read alone.
struct Readable<'a> {
    sheet: &'a Sheet,
    rows: usize,
    first: Date,
    last: Date,
    reading: Reading,
}

impl Readable<'_> {
    /// Whether it is written as another is: the same header in the same place.
    fn is_like(&self, other: &Self) -> bool {
        !self.reading.names.is_empty()
            && self.reading.names == other.reading.names
            && self.reading.header_line == other.reading.header_line
    }
}

/// Reads the one sheet that has rows, or that is named as the account. Sheets of one header whose days
/// follow each other are one list; where they overlap it is asked which is meant; of sheets that differ the
/// one of most rows is read, which is said.
///
/// # Errors
/// [`Trouble`] of the sheet that comes closest; several sheets that may be meant.
pub(super) fn read(
    sheets: &[Sheet],
    format: &str,
    request: Request<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, Trouble> {
    let shown: Vec<&Sheet> =
        sheets.iter().filter(|sheet| !sheet.is_hidden && !sheet.grid.is_empty()).collect();
    let is_wanted = |sheet: &&&Sheet| {
        let wanted = request.stated.account.as_ref();
        wanted.is_some_and(|name| sheet.name.trim().eq_ignore_ascii_case(name.trim()))
    };
    if shown.len() > 1
        && let Some(sheet) = shown.iter().find(is_wanted)
    {
        let stated = Stated { account: None, ..request.stated.clone() };
        let request = Request { stated: &stated, ..request };
        let mut read = read_table(&Table::Cells(&sheet.grid), format, request, sink)?;
        read.sheet = Some(sheet.name.clone());
        return Ok(read);
    }
    let mut readable: Vec<Readable<'_>> = Vec::new();
    let mut trouble: Option<(usize, Trouble)> = None;
    for sheet in shown {
        let mut extent = Extent::default();
        match read_table(&Table::Cells(&sheet.grid), format, request, &mut extent) {
            Ok(read) => {
                if let (Some((first, last)), Some(reading)) = (extent.days, read.reading) {
                    let rows = extent.rows;
                    readable.push(Readable { sheet, rows, first, last, reading });
                }
            }
            Err(one) => {
                // A question comes closer than a fault, and the larger sheet closer than the smaller.
                let weight = sheet.grid.len()
                    + if matches!(one, Trouble::Question(_)) { 1 << 30 } else { 0 };
                if trouble.as_ref().is_none_or(|(most, _)| weight > *most) {
                    trouble = Some((weight, one));
                }
            }
        }
    }
    let Some(best) = readable.iter().rev().max_by_key(|one| one.rows) else {
        return Err(trouble.map_or_else(
            || Fault::of_file("holds no table of transactions").into(),
            |(_, trouble)| trouble,
        ));
    };
    let alike: Vec<&Readable<'_>> = readable.iter().filter(|one| one.is_like(best)).collect();
    if alike.len() > 1 {
        let list = in_sequence(&alike).ok_or_else(|| which(&alike))?;
        let mut read = read_table(&Table::Cells(&list), format, request, sink)?;
        let names: Vec<&str> = alike.iter().map(|one| &*one.sheet.name).collect();
        let says = format!("the sheets {} are read as one list", names.join(", "));
        read.notes.push(says);
        return Ok(read);
    }
    let (best, count) = (best.sheet, readable.len());
    let mut read = read_table(&Table::Cells(&best.grid), format, request, sink)?;
    if count > 1 {
        let says = format!("the sheet {:?} was read, one of {count} that hold rows", best.name);
        read.notes.push(format!("{says}; --account names another"));
        read.sheet = Some(best.name.clone());
    }
    Ok(read)
}

/// The rows of sheets whose days follow each other, under the header of the first.
fn in_sequence(alike: &[&Readable<'_>]) -> Option<Grid> {
    let mut sorted: Vec<&Readable<'_>> = alike.to_vec();
    sorted.sort_by_key(|one| one.first);
    if sorted.windows(2).any(|pair| pair[1].first <= pair[0].last) {
        return None;
    }
    if sorted.iter().all(|one| one.reading.order == RowOrder::NewestFirst) {
        sorted.reverse();
    }
    let mut list = Grid::default();
    for (at, one) in sorted.iter().enumerate() {
        let header = one.reading.header_line.filter(|_| at > 0).unwrap_or(0);
        for record in one.sheet.grid.iter().filter(|record| record.line() > header) {
            list.push_row(record.line(), record.cells());
        }
    }
    Some(list)
}

/// Asks which of several sheets is meant.
fn which(alike: &[&Readable<'_>]) -> Trouble {
    let answers = alike.iter().map(|one| Answer {
        says: format!("{}, {} rows from {} to {}", one.sheet.name, one.rows, one.first, one.last),
        states: vec![Answering::Account(one.sheet.name.clone())],
    });
    Trouble::Question(Box::new(Question {
        asks: "which sheet is wanted?".to_owned(),
        understood: format!("{} sheets have the same columns, and their days overlap", alike.len()),
        answers: answers.collect(),
    }))
}

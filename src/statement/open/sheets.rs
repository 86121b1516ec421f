//! The sheet of a workbook, or the table of a page, that holds the transactions.

use super::request::{ReadFile, Request, Trouble};
use super::tables::read_table;
use crate::date::Date;
use crate::statement::fault::Fault;
use crate::statement::grid::{Grid, Record};
use crate::statement::infer::{Answer, Question};
use crate::statement::number::WrittenNumber;
use crate::statement::profile::{is_label, is_like_transaction};
use crate::statement::read::{Row, RowSink};
use crate::statement::reading::{Reading, RowOrder};
use crate::statement::scan::sheet::Sheet;
use crate::statement::stated::{Answering, Stated};
use crate::statement::table::Table;
use crate::statement::words;

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

/// Reads the one sheet that has rows, or that is named as the account. Sheets of one header whose days
/// follow each other are one list; where they overlap, or their columns differ, it is asked which is meant.
/// A sheet with rows that cannot be read is refused. Of tables that have no names the one of most rows is
/// read, which is said.
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
    let mut unread: Vec<(&Sheet, Trouble)> = Vec::new();
    for sheet in shown.iter().copied() {
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
                    trouble = Some((weight, one.clone()));
                }
                unread.push((sheet, one));
            }
        }
    }
    let Some(best) = readable.iter().rev().max_by_key(|one| one.rows) else {
        return Err(trouble.map_or_else(
            || Fault::of_file("holds no table of transactions").into(),
            |(_, trouble)| trouble,
        ));
    };
    let alike: Vec<Alike<'_>> =
        shown.iter().filter_map(|sheet| Alike::of(sheet, best, &readable)).collect();
    // One of the same columns, or of rows, that cannot be read would be missed.
    let is_of_rows = |sheet: &Sheet| {
        let is_header = |record: &Record<'_>| {
            let names = best.reading.names.iter().map(String::as_str);
            !best.reading.names.is_empty() && record.cells().map(str::trim).eq(names)
        };
        let mut behind = sheet.grid.iter().skip_while(|record| !is_header(record)).skip(1);
        behind.any(|record| record.cells().filter(|cell| !cell.trim().is_empty()).count() > 1)
            || has_rows(sheet)
    };
    let is_alike = |sheet: &Sheet| alike.iter().any(|one| std::ptr::eq(one.sheet, sheet));
    if let Some((sheet, one)) =
        unread.into_iter().find(|(sheet, _)| is_of_rows(sheet) && !is_alike(sheet))
    {
        return Err(of_sheet(one, &sheet.name));
    }
    let mut read = if alike.len() > 1 && readable.iter().all(|one| is_alike(one.sheet)) {
        let list = in_sequence(&alike).ok_or_else(|| which(&alike))?;
        let mut read = read_table(&Table::Cells(&list), format, request, sink)?;
        let names: Vec<&str> = alike.iter().map(|one| &*one.sheet.name).collect();
        read.notes.push(format!("the sheets {} are read as one list", names.join(", ")));
        read
    } else if let Some(question) = which_of(&readable) {
        return Err(question);
    } else {
        let mut read = read_table(&Table::Cells(&best.sheet.grid), format, request, sink)?;
        if readable.len() > 1 {
            let count = readable.len();
            let says =
                format!("the sheet {:?} was read, one of {count} that hold rows", best.sheet.name);
            read.notes.push(format!("{says}; --account names another"));
            read.sheet = Some(best.sheet.name.clone());
        }
        read
    };
    // What cannot be read, or is hidden, may hold rows all the same.
    let is_known = |sheet: &Sheet| {
        readable.iter().any(|one| std::ptr::eq(one.sheet, sheet))
            || alike.iter().any(|one| std::ptr::eq(one.sheet, sheet))
    };
    let others = sheets.iter().filter(|sheet| !is_known(sheet) && has_figures(sheet));
    for sheet in others {
        let hidden = if sheet.is_hidden { "hidden " } else { "" };
        read.notes.push(format!("the {hidden}sheet {:?} is not read", sheet.name));
    }
    Ok(read)
}

/// Trouble with a sheet by its name. The answers to a question of one sheet would be those of all.
fn of_sheet(trouble: Trouble, name: &str) -> Trouble {
    match trouble {
        Trouble::Faults { mut faults, count, is_stopped } => {
            for fault in &mut faults {
                fault.message = format!("{} (sheet {name:?})", fault.message);
            }
            Trouble::Faults { faults, count, is_stopped }
        }
        Trouble::Question(question) => {
            let message =
                format!("the sheet {name:?} holds rows, and is not clear: {}", question.asks);
            Fault::of_file(message).hint("--account NAME reads one sheet alone").into()
        }
    }
}

/// Whether some row of a sheet has a number among other cells, though none may look like a transaction.
fn has_figures(sheet: &Sheet) -> bool {
    sheet.grid.iter().any(|record| {
        let filled = record.cells().filter(|cell| !cell.trim().is_empty()).count();
        filled > 2 && record.cells().any(|cell| WrittenNumber::parse(cell).is_some())
    })
}

/// Whether some row of a sheet looks like a transaction.
fn has_rows(sheet: &Sheet) -> bool {
    let is_row = |record: &Record<'_>| is_like_transaction(record) && !record.cells().any(is_label);
    sheet.grid.iter().any(|record| is_row(&record))
}

/// A sheet of the same header in the same place as the one that is read.
struct Alike<'a> {
    sheet: &'a Sheet,
    /// The place of its header.
    header: usize,
    /// What it comes to when it is read alone, where it can be.
    alone: Option<&'a Readable<'a>>,
}

impl<'a> Alike<'a> {
    fn of(sheet: &'a Sheet, best: &Readable<'_>, readable: &'a [Readable<'a>]) -> Option<Self> {
        let names = &best.reading.names;
        best.reading.header_line?;
        let is_header = |at: &usize| {
            let record = sheet.grid.row(*at);
            let is_same =
                |at: usize| record.cell(at).trim() == names.get(at).map_or("", String::as_str);
            (0..record.width().max(names.len())).all(is_same)
        };
        let header = (0..sheet.grid.len()).find(is_header)?;
        let alone = readable.iter().find(|one| std::ptr::eq(one.sheet, sheet));
        (alone.is_some() || has_rows(sheet)).then_some(Self { sheet, header, alone })
    }

    /// What its name says beside a time (`Mar`, `2026`, `Q1`, `week 12`); none where it says no time.
    fn beside_time(&self) -> Option<String> {
        let folded = words::folded(&self.sheet.name);
        let is_time = |word: &&str| {
            let is_year = word.len() == 4 && (word.starts_with("19") || word.starts_with("20"));
            let times = ["q1", "q2", "q3", "q4", "week", "wk", "month", "period", "page"];
            words::month(word).is_some() || is_year || times.contains(word)
        };
        let is_of_time = folded.is_empty() || folded.split(' ').any(|word| is_time(&word));
        let is_day = |word: &&str| word.len() < 3 && word.bytes().all(|byte| byte.is_ascii_digit());
        let others = folded.split(' ').filter(|word| !is_time(word) && !is_day(word));
        is_of_time.then(|| others.collect::<Vec<_>>().join(" "))
    }
}

/// The rows of sheets of times whose days follow each other, under the header of the first. What their names
/// say beside the time may be whose rows they are.
fn in_sequence(alike: &[Alike<'_>]) -> Option<Grid> {
    let beside = alike[0].beside_time()?;
    if !alike.iter().all(|one| one.beside_time().as_ref() == Some(&beside)) {
        return None;
    }
    let mut sorted: Vec<&Alike<'_>> = alike.iter().collect();
    let alone: Vec<&Readable<'_>> = alike.iter().filter_map(|one| one.alone).collect();
    // Where one cannot be read alone, the order of the workbook counts.
    if alone.len() == alike.len() {
        sorted.sort_by_key(|one| one.alone.map(|alone| alone.first));
    }
    let known: Vec<&Readable<'_>> = sorted.iter().filter_map(|one| one.alone).collect();
    if known.windows(2).any(|pair| pair[1].first <= pair[0].last) {
        return None;
    }
    if alone.iter().all(|one| one.reading.order == RowOrder::NewestFirst) {
        sorted.reverse();
    }
    let mut list = Grid::default();
    for (at, one) in sorted.iter().enumerate() {
        let above = if at == 0 { 0 } else { one.header + 1 };
        for record in one.sheet.grid.iter().skip(above) {
            list.push_row(record.line(), record.cells());
        }
    }
    Some(list)
}

/// Asks which of several sheets is meant.
fn which(alike: &[Alike<'_>]) -> Trouble {
    let named = alike.iter().filter(|one| !one.sheet.name.trim().is_empty());
    let answers: Vec<Answer> = named.map(|one| answer(one.sheet, one.alone)).collect();
    let understood = format!(
        "{} sheets have the same columns, and nothing shows that they are one list",
        alike.len()
    );
    if answers.len() < 2 {
        let hint = "put what is wanted into a file of its own";
        return Fault::of_file(understood).hint(hint).into();
    }
    which_sheet(understood, answers)
}

/// The same of sheets that have different columns; nothing where one alone has rows, or some has no name.
fn which_of(readable: &[Readable<'_>]) -> Option<Trouble> {
    let are_named = readable.iter().all(|one| !one.sheet.name.trim().is_empty());
    (readable.len() > 1 && are_named).then(|| {
        let understood = format!("{} sheets hold rows, in columns of their own", readable.len());
        let answers = readable.iter().map(|one| answer(one.sheet, Some(one))).collect();
        which_sheet(understood, answers)
    })
}

fn answer(sheet: &Sheet, alone: Option<&Readable<'_>>) -> Answer {
    let name = &sheet.name;
    let says = alone.map_or_else(
        || name.clone(),
        |alone| format!("{name}, {} rows from {} to {}", alone.rows, alone.first, alone.last),
    );
    Answer { says, states: vec![Answering::Account(name.clone())] }
}

fn which_sheet(understood: String, answers: Vec<Answer>) -> Trouble {
    let asks = "which sheet is wanted?".to_owned();
    Trouble::Question(Box::new(Question { asks, understood, answers }))
}

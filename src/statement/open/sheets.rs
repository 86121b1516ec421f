//! The sheet of a workbook, or the table of a page, that holds the transactions.

use super::request::{ReadFile, ReadRequest, ReadTrouble};
use super::sheet_list::{
    ReadableSheet, SheetExtent, SheetPart, SheetParts, by_ways, has_rows, month_of,
};
use super::tables::read_table;
use super::unshown;
use crate::day::DatePattern;
use crate::fault::Fault;
use crate::grid::Record;
use crate::infer::{QuestionAnswer, ReadingQuestion};
use crate::number::WrittenNumber;
use crate::read::{self, PassOptions, RowSink};
use crate::reading::Reading;
use crate::scan::sheet::Sheet;
use crate::stated::{StatedAnswer, StatedReading};
use crate::table::TableSource;
use crate::words::{self, CellWord};
use tieout::date::Date;

/// Reads the one sheet that has rows, or that is named as the account. Sheets of one header whose days
/// follow each other are one list; where they overlap, or their columns differ, it is asked which is meant.
/// A sheet with rows that cannot be read is refused. Of tables that have no names the one of most rows is
/// read, which is said.
///
/// # Errors
/// [`ReadTrouble`] of the sheet that comes closest; several sheets that may be meant.
pub(super) fn read(
    sheets: &[Sheet],
    format: &str,
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, ReadTrouble> {
    let (settled, left_out) = unshown::settled(sheets, format, request);
    let sheets = if settled.is_empty() { sheets } else { &settled };
    let by_ways = by_ways(sheets);
    let sheets = by_ways.as_deref().unwrap_or(sheets);
    let is_shown = |sheet: &&Sheet| !sheet.is_hidden && !sheet.grid.is_empty();
    let is_pending = |sheet: &&Sheet| words::state_of_title(&sheet.name) == Some(CellWord::Pending);
    let mut shown: Vec<&Sheet> = sheets.iter().filter(is_shown).collect();
    if !shown.iter().all(is_pending) && request.stated.account.is_none() {
        shown.retain(|sheet| !is_pending(sheet));
    }
    let is_wanted = |sheet: &&&Sheet| {
        let wanted = request.stated.account.as_ref();
        wanted.is_some_and(|name| sheet.name.trim().eq_ignore_ascii_case(name.trim()))
    };
    if shown.len() > 1
        && let Some(sheet) = shown.iter().find(is_wanted)
    {
        let stated = StatedReading { account: None, ..request.stated.clone() };
        let request = ReadRequest { stated: &stated, ..request };
        let mut read = read_sheet(sheet, format, request, sink)?;
        read.sheet = Some(sheet.name.clone());
        return Ok(read);
    }
    let mut readable: Vec<ReadableSheet<'_>> = Vec::new();
    let mut trouble: Option<(usize, ReadTrouble)> = None;
    let mut unread: Vec<(&Sheet, ReadTrouble)> = Vec::new();
    for sheet in shown.iter().copied() {
        let mut extent = SheetExtent::default();
        match read_sheet(sheet, format, request, &mut extent) {
            Ok(read) => {
                if let (Some((first, last)), Some(reading)) = (extent.days, read.reading) {
                    let rows = extent.rows;
                    readable.push(ReadableSheet { sheet, rows, first, last, reading });
                }
            }
            Err(one) => {
                // A question comes closer than a fault, and the larger sheet closer than the smaller.
                let weight = sheet.grid.len()
                    + if matches!(one, ReadTrouble::Question(_)) { 1 << 30 } else { 0 };
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
    let parts = SheetParts::of(&shown, best, &readable);
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
    if let Some((sheet, one)) =
        unread.into_iter().find(|(sheet, _)| is_of_rows(sheet) && !parts.has(sheet))
    {
        return Err(of_sheet(one, &sheet.name));
    }
    let mut read = if parts.all.len() > 1 && readable.iter().all(|one| parts.has(one.sheet)) {
        let sorted = parts.in_sequence().ok_or_else(|| which(&parts.all))?;
        let mut read = read_list(&parts, &sorted, format, request, sink)?;
        let names: Vec<&str> = parts.all.iter().map(|one| &*one.sheet.name).collect();
        let by_names =
            if by_ways.is_some() { ", money in and money out by their names" } else { "" };
        read.notes.push(format!("the sheets {} are read as one list{by_names}", names.join(", ")));
        read
    } else if let Some(question) = which_of(&readable) {
        return Err(question);
    } else {
        let mut read = read_sheet(best.sheet, format, request, sink)?;
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
        readable.iter().any(|one| std::ptr::eq(one.sheet, sheet)) || parts.has(sheet)
    };
    let known = shown.iter().filter(|sheet| is_known(sheet)).map(|sheet| {
        let alone = readable.iter().find(|one| std::ptr::eq(one.sheet, *sheet));
        (*sheet, alone.map(|one| &one.reading))
    });
    read.notes.extend(known.flat_map(|(sheet, reading)| unshown::notes(sheet, reading)));
    let left_out = left_out.into_iter().filter(|(at, _)| is_known(&sheets[*at]));
    read.notes.extend(left_out.map(|(_, says)| says));
    let others = sheets.iter().filter(|sheet| !is_known(sheet) && has_figures(sheet));
    read.notes.extend(others.map(unread_note));
    Ok(read)
}

/// That a sheet with figures is not read.
fn unread_note(sheet: &Sheet) -> String {
    let hidden = if sheet.is_hidden { "hidden " } else { "" };
    format!("the {hidden}sheet {:?} is not read", sheet.name)
}

/// Trouble with a sheet by its name. The answers to a question of one sheet would be those of all.
fn of_sheet(trouble: ReadTrouble, name: &str) -> ReadTrouble {
    match trouble {
        ReadTrouble::Faults { mut faults, count, is_stopped } => {
            for fault in &mut faults {
                fault.message = format!("{} (sheet {name:?})", fault.message);
            }
            ReadTrouble::Faults { faults, count, is_stopped }
        }
        ReadTrouble::Question(question) => {
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

/// Reads one sheet. Where its days may be written in two ways, it is the one by which all are of the month that
/// it is named after.
fn read_sheet(
    sheet: &Sheet,
    format: &str,
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, ReadTrouble> {
    let table = TableSource::Cells(&sheet.grid);
    let first = read_table(&table, format, request, sink);
    let (Err(trouble), Some(month)) = (&first, month_of(sheet)) else { return first };
    let fits = |_: &ReadFile, extent: &SheetExtent| is_of_month(extent.days, month);
    by_pattern(&table, asked_patterns(trouble), (format, request), sink, fits).unwrap_or(first)
}

/// How days may be written, where nothing else is asked.
fn asked_patterns(trouble: &ReadTrouble) -> Vec<DatePattern> {
    let ReadTrouble::Question(question) = trouble else { return Vec::new() };
    let patterns = question.answers.iter().map(|answer| match &answer.states[..] {
        [StatedAnswer::Pattern(pattern)] => Some(pattern.clone()),
        _ => None,
    });
    patterns.flatten().collect()
}

/// Reads a table with the one of these patterns that fits, if there is one.
fn by_pattern(
    table: &TableSource<'_>,
    patterns: Vec<DatePattern>,
    (format, request): (&str, ReadRequest<'_>),
    sink: &mut dyn RowSink,
    fits: impl Fn(&ReadFile, &SheetExtent) -> bool,
) -> Option<Result<ReadFile, ReadTrouble>> {
    let mut fitting = patterns.into_iter().filter_map(|pattern| {
        let stated = StatedReading { pattern: Some(pattern.clone()), ..request.stated.clone() };
        let mut extent = SheetExtent::default();
        let by_it = ReadRequest { stated: &stated, ..request };
        let read = read_table(table, format, by_it, &mut extent).ok()?;
        fits(&read, &extent).then_some(pattern)
    });
    let pattern = fitting.next().filter(|_| fitting.next().is_none())?;
    sink.restart();
    let says = format!("days are written {pattern}: so they are of the month that the sheet names");
    let stated = StatedReading { pattern: Some(pattern), ..request.stated.clone() };
    let read = read_table(table, format, ReadRequest { stated: &stated, ..request }, sink);
    Some(read.map(|mut read| {
        read.notes.push(says);
        read
    }))
}

/// Reads sheets as one list, whose days are written in one way: by it those of each sheet follow those of the
/// one before. Where two ways are possible, it is the one by which each sheet has the days of the month that it
/// is named after.
fn read_list(
    parts: &SheetParts<'_>,
    sorted: &[&SheetPart<'_>],
    format: &str,
    request: ReadRequest<'_>,
    sink: &mut dyn RowSink,
) -> Result<ReadFile, ReadTrouble> {
    let list = parts.list(sorted);
    let table = TableSource::Cells(&list);
    let first = read_table(&table, format, request, sink);
    let others: Vec<DatePattern> = match &first {
        _ if request.stated.pattern.is_some() => Vec::new(),
        Ok(read) => {
            let reading = read.reading.as_ref();
            if reading.is_none_or(|reading| jump(parts, sorted, reading, request).is_none()) {
                return first;
            }
            reading.and_then(|reading| reading.pattern.swapped()).into_iter().collect()
        }
        Err(trouble) => asked_patterns(trouble),
    };
    let fits = |read: &ReadFile, _: &SheetExtent| {
        read.reading.as_ref().is_some_and(|one| are_of_months(parts, sorted, one, request))
    };
    if let Some(read) = by_pattern(&table, others, (format, request), sink, fits) {
        return read;
    }
    let read = first?;
    let fault = read.reading.as_ref().and_then(|reading| jump(parts, sorted, reading, request));
    fault.map_or(Ok(read), |fault| Err(fault.into()))
}

/// The first and last day of a sheet by the reading of the list.
fn days_of(
    parts: &SheetParts<'_>,
    part: &SheetPart<'_>,
    list: &Reading,
    request: ReadRequest<'_>,
) -> Option<(Date, Date)> {
    if let Some(alone) = part.alone.filter(|alone| alone.reading.pattern == list.pattern) {
        return Some((alone.first, alone.last));
    }
    let (header, first_line) = part.lines()?;
    let reading = Reading { header_line: Some(header), first_line, ..list.clone() };
    let ReadRequest { side, is_apart, keeps_zeros, .. } = request;
    let options = PassOptions { side, keeps_zeros, is_apart, is_proved: false, period: None };
    let mut extent = SheetExtent::default();
    read::rows(&TableSource::Cells(&parts.list(&[part])), &reading, options, &mut extent).ok()?;
    extent.days
}

/// Two sheets of which the later has days of the earlier by the reading of the list.
fn jump(
    parts: &SheetParts<'_>,
    sorted: &[&SheetPart<'_>],
    list: &Reading,
    request: ReadRequest<'_>,
) -> Option<Fault> {
    if sorted.iter().all(|one| one.is_of_way()) {
        return None;
    }
    let days: Vec<_> = sorted
        .iter()
        .filter_map(|one| Some((&one.sheet.name, days_of(parts, one, list, request)?)))
        .collect();
    let rises = |pair: &[(&String, (Date, Date))]| pair[0].1.1 < pair[1].1.0;
    let falls = |pair: &[(&String, (Date, Date))]| pair[1].1.1 < pair[0].1.0;
    // By their names, or alone, the sheets rise.
    let is_rising = sorted.windows(2).any(|pair| {
        let months = pair[0].month().zip(pair[1].month());
        let alone = pair[0].alone.zip(pair[1].alone);
        months.is_some_and(|(one, next)| one < next)
            || alone.is_some_and(|(one, next)| one.first < next.first)
    });
    if days.windows(2).all(rises) || !is_rising && days.windows(2).all(falls) {
        return None;
    }
    let pair = days.windows(2).find(|pair| !rises(pair))?;
    let told = |(name, (first, last)): &(&String, (Date, Date))| {
        format!("the sheet {name:?} has days from {first} to {last}")
    };
    let message = format!(
        "read as {}, {}, and {}: day and month may stand in another order in one of them",
        list.pattern,
        told(&pair[0]),
        told(&pair[1])
    );
    let hint = "--account NAME reads one sheet alone, --date-format says how its days are written";
    Some(Fault::of_file(message).hint(hint))
}

/// Whether each sheet is named after a month, and has days of that alone.
fn are_of_months(
    parts: &SheetParts<'_>,
    sorted: &[&SheetPart<'_>],
    list: &Reading,
    request: ReadRequest<'_>,
) -> bool {
    sorted.iter().all(|one| {
        let days = days_of(parts, one, list, request);
        one.month().is_some_and(|month| is_of_month(days, month))
    })
}

fn is_of_month(days: Option<(Date, Date)>, month: u32) -> bool {
    days.is_some_and(|(first, last)| {
        first.month() == last.month() && first.month().ends_with(&format!("-{month:02}"))
    })
}

/// Asks which of several sheets is meant.
fn which(alike: &[SheetPart<'_>]) -> ReadTrouble {
    let named = alike.iter().filter(|one| !one.sheet.name.trim().is_empty());
    let answers: Vec<QuestionAnswer> = named.map(|one| answer(one.sheet, one.alone)).collect();
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
fn which_of(readable: &[ReadableSheet<'_>]) -> Option<ReadTrouble> {
    let are_named = readable.iter().all(|one| !one.sheet.name.trim().is_empty());
    (readable.len() > 1 && are_named).then(|| {
        let understood = format!("{} sheets hold rows, in columns of their own", readable.len());
        let answers = readable.iter().map(|one| answer(one.sheet, Some(one))).collect();
        which_sheet(understood, answers)
    })
}

fn answer(sheet: &Sheet, alone: Option<&ReadableSheet<'_>>) -> QuestionAnswer {
    let name = &sheet.name;
    let says = alone.map_or_else(
        || name.clone(),
        |alone| format!("{name}, {} rows from {} to {}", alone.rows, alone.first, alone.last),
    );
    QuestionAnswer { says, states: vec![StatedAnswer::Account(name.clone())] }
}

fn which_sheet(understood: String, answers: Vec<QuestionAnswer>) -> ReadTrouble {
    let asks = "which sheet is wanted?".to_owned();
    ReadingQuestion { asks, understood, answers }.into()
}

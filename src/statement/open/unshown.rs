//! Rows and columns of a sheet that its program does not show, or shows as struck out: balances tell whether such rows
//! count, else they are read; either is said.

use super::request::{ReadFile, ReadRequest};
use super::sheet_list::SheetExtent;
use super::tables::read_table;
use crate::grid::{Grid, Record};
use crate::profile::column_key;
use crate::reading::Reading;
use crate::scan::sheet::Sheet;
use crate::table::TableSource;

/// Lines that are named; the rest are counted.
const LINES_MAX: usize = 8;

/// The sheets, where of some rows that are not shown are left out, else none; and what is said of each of these by
/// its place.
pub(super) fn settled(
    sheets: &[Sheet],
    format: &str,
    request: ReadRequest<'_>,
) -> (Vec<Sheet>, Vec<(usize, String)>) {
    let (mut settled, mut left_out) = (Vec::new(), Vec::new());
    for (at, sheet) in sheets.iter().enumerate() {
        if let Some((shown, says)) = without(sheet, format, request) {
            if settled.is_empty() {
                settled = sheets.to_vec();
            }
            settled[at] = shown;
            left_out.push((at, says));
        }
    }
    (settled, left_out)
}

/// What is said of rows and columns of a sheet that are read and not shown.
pub(super) fn notes(sheet: &Sheet, reading: Option<&Reading>) -> Vec<String> {
    let columns = reading.and_then(|reading| columns(sheet, reading));
    rows(sheet).into_iter().chain(columns).collect()
}

/// A sheet without its rows that are not shown, and what is said of it, where a balance goes through all others and
/// not through these; none where they are to be read.
fn without(sheet: &Sheet, format: &str, request: ReadRequest<'_>) -> Option<(Sheet, String)> {
    let lines = lines_of(sheet);
    if lines.is_empty() {
        return None;
    }
    let mut grid = Grid::default();
    let is_shown = |record: &Record<'_>| sheet.unshown.binary_search(&record.line()).is_err();
    for record in sheet.grid.iter().filter(is_shown) {
        grid.push_row(record.line(), record.cells());
    }
    let proves = |grid: &Grid| {
        let table = TableSource::Cells(grid);
        let read = read_table(&table, format, request, &mut SheetExtent::default());
        read.is_ok_and(|read| is_proved(&read))
    };
    if proves(&sheet.grid) || !proves(&grid) {
        return None;
    }
    let says = format!(
        "rows that the file hides or strikes out are left out, for the balances go on without them: on {}",
        told(&lines)
    );
    Some((Sheet { grid, ..sheet.clone() }, says))
}

fn is_proved(read: &ReadFile) -> bool {
    let is_whole = read.chain.as_ref().is_some_and(|chain| chain.is_proof() && chain.is_whole());
    is_whole && read.pass.hole_count == 0 && read.pass.discrepancies.is_empty()
}

/// That rows are read which the file does not show: a filter hides them, or they are struck out.
fn rows(sheet: &Sheet) -> Option<String> {
    let lines = lines_of(sheet);
    let says = || format!("rows that the file hides or strikes out are read: on {}", told(&lines));
    (!lines.is_empty()).then(says)
}

/// That columns are read which the file does not show.
fn columns(sheet: &Sheet, reading: &Reading) -> Option<String> {
    let is_hidden =
        |at: &usize| sheet.hidden_columns.iter().any(|(first, last)| (*first..=*last).contains(at));
    let mut used = reading.amount.columns();
    used.push(reading.date);
    used.extend(reading.balance);
    let mut hidden: Vec<usize> = used.into_iter().filter(is_hidden).collect();
    hidden.sort_unstable();
    let names: Vec<String> = hidden.into_iter().map(|at| column_key(&reading.names, at)).collect();
    (!names.is_empty())
        .then(|| format!("columns that the file hides are read: {}", names.join(", ")))
}

/// The lines of rows that are not shown.
fn lines_of(sheet: &Sheet) -> Vec<u64> {
    let is_row = |record: &Record<'_>| {
        let filled = record.cells().filter(|cell| !cell.trim().is_empty()).count();
        filled > 2 && sheet.unshown.binary_search(&record.line()).is_ok()
    };
    let mut lines: Vec<u64> = sheet.grid.iter().filter(is_row).map(|one| one.line()).collect();
    lines.dedup();
    lines
}

fn told(lines: &[u64]) -> String {
    let named: Vec<String> = lines.iter().take(LINES_MAX).map(u64::to_string).collect();
    let rest = match lines.len().saturating_sub(LINES_MAX) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    format!("line {}{rest}", named.join(", "))
}

//! Entries in the format of DATEV (`EXTF`): the day of a row is `DDMM`, its year stands in the first record.

use crate::fault::Fault;
use crate::grid::Grid;
use crate::table::TableSource;
use crate::words;

/// Where the first record has the first day of the financial year, and the first and the last of the entries,
/// all `YYYYMMDD`.
const YEAR_BEGINS: usize = 12;
const PERIOD_BEGINS: usize = 14;
const PERIOD_ENDS: usize = 15;

/// The table with whole days, if the text is of this format.
///
/// # Errors
/// The first record has no year, or the header no column of days.
#[must_use]
pub fn grid(text: &str, delimiter: u8) -> Option<Result<Grid, Fault>> {
    let start = text.get(..7)?;
    let is_datev = start.starts_with("\"EXTF\"")
        || start.starts_with("EXTF;")
        || start.starts_with("\"DTVF\"");
    is_datev.then(|| with_days(&TableSource::Delimited { text, delimiter }))
}

fn with_days(table: &TableSource<'_>) -> Result<Grid, Fault> {
    let (raw, _) = table.sample(usize::MAX)?;
    let first_day = |at: usize| {
        let cell = raw.row(0).cell(at).trim();
        let is_day = cell.len() == 8 && cell.bytes().all(|byte| byte.is_ascii_digit());
        is_day.then(|| (cell[..4].parse::<u32>().unwrap_or(0), cell[4..].to_owned()))
    };
    let Some((year, month_day)) = first_day(PERIOD_BEGINS).or_else(|| first_day(YEAR_BEGINS))
    else {
        return Err(Fault::at_line(1, "does not say of which year its entries are"));
    };
    let goes_on = first_day(PERIOD_ENDS).is_some_and(|(last, _)| last > year);
    let names: Vec<String> =
        if raw.len() > 1 { raw.row(1).cells().map(words::folded).collect() } else { Vec::new() };
    let Some(column) = names.iter().position(|name| name == "belegdatum") else {
        return Err(Fault::at_line(2, "no column is called \"Belegdatum\""));
    };
    let mut grid = Grid::default();
    for (at, record) in raw.iter().enumerate() {
        let cells: Vec<String> = record
            .cells()
            .enumerate()
            .map(|(place, cell)| match day_month(cell) {
                Some((day, month)) if at > 1 && place == column => {
                    let is_next = goes_on && format!("{month}{day}") < month_day;
                    format!("{day}.{month}.{}", year + u32::from(is_next))
                }
                _ => cell.to_owned(),
            })
            .collect();
        grid.push_row(record.line(), cells.iter().map(String::as_str));
    }
    Ok(grid)
}

/// `0203`, or `203` where a program dropped the first zero.
fn day_month(cell: &str) -> Option<(String, String)> {
    let cell = cell.trim();
    let is_day = matches!(cell.len(), 3 | 4) && cell.bytes().all(|byte| byte.is_ascii_digit());
    is_day.then(|| {
        let (day, month) = cell.split_at(cell.len() - 2);
        (format!("{day:0>2}"), month.to_owned())
    })
}

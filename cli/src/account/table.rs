//! CSV files of the folder: read by the names of their columns, with the place of whatever is wrong.

use std::collections::BTreeMap;
use std::str::FromStr;

use tieout::amount::Amount;
use tieout::csv::text_cell;
use tieout::date::Date;
use tieout_reconcile::SideName;
use tieout_statement::fault::Fault;
use tieout_statement::scan::records::Records;

use crate::exit::Failure;
use crate::nearest::nearest;
use crate::safe::quoted;
use tieout::sort::CompactCollect as _;

/// A file of the folder as it was read.
pub(super) struct FolderTable {
    name: String,
    header: Vec<String>,
    delimiter: u8,
    rows: Vec<(u64, Vec<String>)>,
}

/// A row of such a file.
pub(super) struct FolderTableRow<'a> {
    table: &'a FolderTable,
    /// The 1-based line on which it starts.
    pub(super) line: u64,
    cells: &'a [String],
}

impl FolderTable {
    /// Reads a file of the columns `known`, of which the first so many are needed; others that it does not have are
    /// empty in every row.
    ///
    /// # Errors
    /// It is no CSV, lacks a column that is needed, or has one that nobody reads.
    pub(super) fn read(
        name: &str,
        text: &str,
        (known, needed): (&[&str], usize),
    ) -> Result<Self, Failure> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut records = Records::new(text, delimiter(text));
        let broken = |fault: Fault| {
            let failure = Failure::file(format!("{name} {fault}"));
            failure.with_hint("a quote inside a quoted cell is written twice")
        };
        let header = records.next_record().map_err(broken)?;
        let header: Vec<String> = header
            .map(|record| record.cells().map(|cell| cell.trim().to_lowercase()).collect())
            .unwrap_or_default();
        check_columns(name, &header, (known, needed))?;
        let mut rows = Vec::new();
        while let Some(record) = records.next_record().map_err(broken)? {
            let line = record.line();
            if record.width() > header.len() {
                let (cells, columns) = (record.width(), header.len());
                let failure = Failure::file(format!(
                    "{name} line {line}: {cells} cells for {columns} columns"
                ));
                return Err(failure.with_hint("put text that contains a comma in quotes"));
            }
            let cells: Vec<String> = record.cells().map(plain).collect();
            if cells.iter().any(|cell| !cell.is_empty()) {
                rows.push((line, cells));
            }
        }
        let delimiter = delimiter(text);
        let mut table = Self { name: name.to_owned(), header, delimiter, rows };
        table.mend_dates()?;
        Ok(table)
    }

    /// Writes days as they are kept, where a spreadsheet has saved them as `31/03/2026`: in the order of day and month
    /// by which all of them are days.
    ///
    /// # Errors
    /// Both orders are possible.
    fn mend_dates(&mut self) -> Result<(), Failure> {
        let Some(at) = self.header.iter().position(|cell| cell == "date") else { return Ok(()) };
        let written: Vec<(u64, &String)> = self
            .rows
            .iter()
            .filter_map(|(line, cells)| Some((*line, cells.get(at)?)))
            .filter(|(_, cell)| !cell.is_empty() && Date::parse_iso(cell).is_err())
            .collect();
        let in_order = |order: fn([u32; 3]) -> [u32; 3]| {
            let days = written.iter().map(|(_, cell)| {
                let [year, month, day] = order(numbers(cell)?);
                Date::parse_iso(&format!("{year:04}-{month:02}-{day:02}")).ok()
            });
            days.collect::<Option<Vec<Date>>>()
        };
        let day_first = in_order(|[day, month, year]| [year, month, day]);
        let month_first = in_order(|[month, day, year]| [year, month, day]);
        let days = match (day_first, month_first) {
            (Some(days), Some(others)) if days == others => days,
            (Some(days), None) | (None, Some(days)) => days,
            (Some(days), Some(others)) => {
                let mut places = days.iter().zip(&others).zip(&written);
                let Some(((day, other), (line, cell))) =
                    places.find(|((day, other), _)| day != other)
                else {
                    return Ok(());
                };
                let failure = Failure::file(format!(
                    "{} line {line}: date: {} is {day} or {other}",
                    self.name,
                    quoted(cell)
                ));
                return Err(failure.with_hint(format!("write days as {day}, year first")));
            }
            (None, None) => return Ok(()),
        };
        let days: BTreeMap<u64, Date> =
            written.iter().map(|(line, _)| *line).zip(days).compact_map();
        for (line, cells) in &mut self.rows {
            if let Some(day) = days.get(line) {
                cells[at] = day.to_string();
            }
        }
        Ok(())
    }

    pub(super) fn rows(&self) -> impl Iterator<Item = FolderTableRow<'_>> {
        self.rows.iter().map(|(line, cells)| FolderTableRow { table: self, line: *line, cells })
    }
}

/// The line of a file of the folder on which it is not as it is written: other quotes, line ends or blank lines, or an
/// amount or a day in another form; none where it is, or cannot be read.
pub(super) fn line_unlike_written(text: &str) -> Option<usize> {
    let mut records = Records::new(text, b',');
    let mut writer = csv::Writer::from_writer(Vec::new());
    let mut header: Vec<String> = Vec::new();
    while let Some(record) = records.next_record().ok()? {
        let cells: Vec<&str> = record.cells().collect();
        let written = |(at, cell): (usize, &&str)| {
            let canonical = match header.get(at).map(String::as_str) {
                Some("amount") => Amount::parse(cell).ok().map(|amount| amount.to_string()),
                Some("date") => Date::parse_iso(cell).ok().map(|date| date.to_string()),
                _ => None,
            };
            canonical.unwrap_or_else(|| (*cell).to_owned())
        };
        writer.write_record(cells.iter().enumerate().map(written)).ok()?;
        if header.is_empty() {
            header = cells.into_iter().map(str::to_owned).collect();
        }
    }
    let written = String::from_utf8(writer.into_inner().ok()?).ok()?;
    let (mut own, mut again) = (text.split_inclusive('\n'), written.split_inclusive('\n'));
    (1..).find_map(|line| match (own.next(), again.next()) {
        (None, None) => Some(None),
        (one, other) if one == other => None,
        _ => Some(Some(line)),
    })?
}

/// Each column of a file is one that is read, and stands there once.
fn check_columns(
    name: &str,
    header: &[String],
    (known, needed): (&[&str], usize),
) -> Result<(), Failure> {
    let has = |column: &str| header.iter().any(|cell| cell == column);
    let columns = || match known.split_at(needed) {
        (all, []) => format!("the columns are {}", all.join(",")),
        (needed, _) => format!("the columns are {}; others may be left out", needed.join(",")),
    };
    // A spreadsheet may save empty columns at the end.
    let unknown = header
        .iter()
        .enumerate()
        .find(|(_, cell)| !cell.is_empty() && !known.contains(&cell.as_str()));
    if let Some((at, cell)) = unknown {
        let (at, cell) = (at + 1, quoted(cell));
        let free = known.iter().copied().filter(|column| !has(column));
        let meant = nearest(&header[at - 1], free)
            .map_or_else(String::new, |column| format!("; the nearest that it lacks is {column}"));
        let message =
            format!("{name} line 1: column {at}: {cell} is not a column of this file{meant}");
        return Err(Failure::file(message).with_hint(columns()));
    }
    if let Some(missing) = known[..needed].iter().find(|column| !has(column)) {
        let failure = Failure::file(format!("{name} line 1: the column {missing} is missing"));
        return Err(failure.with_hint(columns()));
    }
    let is_twice = |(at, cell): &(usize, &String)| !cell.is_empty() && header[..*at].contains(cell);
    if let Some((at, cell)) = header.iter().enumerate().find(is_twice) {
        let at = at + 1;
        return Err(Failure::file(format!(
            "{name} line 1: column {at}: {cell} stands there twice"
        )));
    }
    Ok(())
}

/// What stands between cells: where the first line has no comma, what some spreadsheets save instead.
fn delimiter(text: &str) -> u8 {
    let first = text.lines().next().unwrap_or_default();
    if first.contains(';') && !first.contains(',') { b';' } else { b',' }
}

/// The three numbers of a day with the year last.
fn numbers(cell: &str) -> Option<[u32; 3]> {
    let parts: Vec<&str> = cell.split(['/', '.', '-']).collect();
    let [one, other, year] = parts[..] else { return None };
    let number = |part: &str, digits: std::ops::RangeInclusive<usize>| {
        part.parse::<u32>().ok().filter(|_| digits.contains(&part.len()))
    };
    Some([number(one, 1..=2)?, number(other, 1..=2)?, number(year, 4..=4)?])
}

/// A cell without what guards a spreadsheet against it.
fn plain(cell: &str) -> String {
    let cell = cell.trim();
    let guarded = cell.strip_prefix('\'').filter(|rest| text_cell(rest) == cell);
    guarded.unwrap_or(cell).to_owned()
}

impl FolderTableRow<'_> {
    /// A cell; empty where the file has none.
    pub(super) fn cell(&self, column: &str) -> &str {
        let at = self.table.header.iter().position(|cell| cell == column);
        at.and_then(|at| self.cells.get(at)).map_or("", String::as_str)
    }

    /// A cell as what it stands for.
    ///
    /// # Errors
    /// It is none; with its place.
    pub(super) fn value<T: FromStr>(&self, column: &str) -> Result<T, Failure>
    where
        T::Err: std::fmt::Display,
    {
        let cell = self.cell(column);
        cell.parse().map_err(|error: T::Err| self.fault(column, &error.to_string()))
    }

    /// An amount.
    ///
    /// # Errors
    /// It is none; with its place.
    pub(super) fn amount(&self, column: &str) -> Result<Amount, Failure> {
        let cell = self.cell(column);
        // Where semicolons stand between cells, a comma is the decimal mark.
        let mended = (self.table.delimiter == b';' && cell.contains(','))
            .then(|| cell.replace('.', "").replace(',', "."));
        Amount::parse(mended.as_deref().unwrap_or(cell))
            .map_err(|error| self.fault(column, &error.to_string()))
    }

    /// A side.
    ///
    /// # Errors
    /// It is none; with its place.
    pub(super) fn side(&self) -> Result<SideName, Failure> {
        match self.cell("side").to_lowercase().as_str() {
            "bank" => Ok(SideName::Bank),
            "book" => Ok(SideName::Book),
            _ => Err(self.fault("side", "is neither bank nor book")),
        }
    }

    /// What is wrong with a cell.
    pub(super) fn fault(&self, column: &str, message: &str) -> Failure {
        let (name, line, cell) = (&self.table.name, self.line, quoted(self.cell(column)));
        Failure::file(format!("{name} line {line}: {column}: {cell} {message}"))
    }

    /// What is wrong with the row.
    pub(super) fn wrong(&self, message: &str) -> Failure {
        Failure::file(format!("{} line {}: {message}", self.table.name, self.line))
    }
}

/// Writes rows of cells below a header.
pub(super) fn written(header: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> Vec<u8> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // A list in memory takes everything.
    _ = writer.write_record(header);
    for row in rows {
        _ = writer.write_record(row);
    }
    writer.into_inner().unwrap_or_default()
}

/// The word of a side.
pub(super) const fn side_word(side: SideName) -> &'static str {
    match side {
        SideName::Bank => "bank",
        SideName::Book => "book",
    }
}

/// A text as a cell.
pub(super) fn text(text: &str) -> String {
    text_cell(text).into_owned()
}

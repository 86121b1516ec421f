//! Sheets that are parts of one list: those of times, and those of money in and money out. Reads nothing itself.

use crate::fault::Fault;
use crate::grid::{Grid, Record};
use crate::number::WrittenNumber;
use crate::profile::{is_heading, is_label, is_like_transaction};
use crate::read::{BookedRow, RowSink};
use crate::reading::{Reading, RowOrder};
use crate::scan::sheet::Sheet;
use crate::words::{self, HeaderWord};
use tieout::date::Date;
use tieout::sort::CompactSort as _;

/// Counts rows and keeps their first and last day, to compare sheets.
#[derive(Default)]
pub(super) struct SheetExtent {
    pub(super) rows: usize,
    pub(super) days: Option<(Date, Date)>,
}

impl RowSink for SheetExtent {
    fn row(&mut self, row: &BookedRow<'_>) -> Result<(), Fault> {
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
pub(super) struct ReadableSheet<'a> {
    pub(super) sheet: &'a Sheet,
    pub(super) rows: usize,
    pub(super) first: Date,
    pub(super) last: Date,
    pub(super) reading: Reading,
}

/// Whether some row of a sheet looks like a transaction.
pub(super) fn has_rows(sheet: &Sheet) -> bool {
    sheet.grid.iter().any(|record| is_row(&record))
}

fn is_row(record: &Record<'_>) -> bool {
    is_like_transaction(record) && !record.cells().any(is_label)
}

/// A sheet with the columns of the one that is read, by their names or by what they mean.
pub(super) struct SheetPart<'a> {
    pub(super) sheet: &'a Sheet,
    /// The place of its header.
    header: usize,
    /// Where its columns stand in the list.
    columns: Vec<usize>,
    /// What it comes to when it is read alone, where it can be.
    pub(super) alone: Option<&'a ReadableSheet<'a>>,
}

/// Sheets that may be one list.
pub(super) struct SheetParts<'a> {
    /// The columns of all of them.
    names: Vec<String>,
    pub(super) all: Vec<SheetPart<'a>>,
}

impl<'a> SheetParts<'a> {
    /// The sheets that have the columns of the one of most rows.
    pub(super) fn of(
        shown: &[&'a Sheet],
        best: &ReadableSheet<'_>,
        readable: &'a [ReadableSheet<'a>],
    ) -> Self {
        let mut parts = Self { names: best.reading.names.clone(), all: Vec::new() };
        if best.reading.header_line.is_none() {
            return parts;
        }
        for sheet in shown.iter().copied() {
            let alone = readable.iter().find(|one| std::ptr::eq(one.sheet, sheet));
            let is_header = |at: &usize| is_of_names(&sheet.grid.row(*at), &best.reading.names);
            let found = (0..sheet.grid.len()).find(is_header);
            let (header, columns) = match (found, alone) {
                // A row above its header would be passed over.
                (Some(header), None) if sheet.grid.iter().take(header).any(|one| is_row(&one)) => {
                    continue;
                }
                (Some(header), _) if alone.is_some() || has_rows(sheet) => {
                    (header, (0..best.reading.names.len()).collect())
                }
                (None, Some(alone)) => match parts.placed(best, alone) {
                    Some(placed) => placed,
                    None => continue,
                },
                _ => continue,
            };
            parts.all.push(SheetPart { sheet, header, columns, alone });
        }
        parts
    }

    /// The header of a sheet and the places of its columns in the list, where its days and amounts are those
    /// of the list by their names or meanings; columns that the list lacks are added to it.
    fn placed(
        &mut self,
        best: &ReadableSheet<'_>,
        alone: &ReadableSheet<'_>,
    ) -> Option<(usize, Vec<usize>)> {
        let grid = &alone.sheet.grid;
        let is_header = |at: &usize| Some(grid.row(*at).line()) == alone.reading.header_line;
        let header = (0..grid.len()).find(is_header)?;
        let own = &alone.reading.names;
        let mut names = self.names.clone();
        let meaning = |name: &str| words::header(name).0.first().copied();
        let mut columns: Vec<Option<usize>> = Vec::new();
        for name in own {
            let is_it = |known: &String| words::folded(known) == words::folded(name);
            let at = names.iter().position(is_it).filter(|at| !columns.contains(&Some(*at)));
            columns.push(at);
        }
        for at in 0..own.len() {
            if columns[at].is_some() {
                continue;
            }
            let means = meaning(&own[at]);
            let free: Vec<usize> = (0..names.len())
                .filter(|place| means.is_some() && meaning(&names[*place]) == means)
                .filter(|place| !columns.contains(&Some(*place)))
                .collect();
            columns[at] = Some(if let [only] = free[..] { only } else { names.len() });
            if columns[at] == Some(names.len()) {
                names.push(own[at].clone());
            }
        }
        let columns: Vec<usize> = columns.into_iter().flatten().collect();
        let amounts = |reading: &Reading| reading.amount.columns();
        let own_amounts: Vec<usize> =
            amounts(&alone.reading).iter().map(|at| columns[*at]).collect();
        let is_same = columns.get(alone.reading.date) == Some(&best.reading.date)
            && (own_amounts == amounts(&best.reading)
                || way(alone.sheet).is_some() && way(best.sheet).is_some());
        is_same.then(|| {
            self.names = names;
            (header, columns)
        })
    }

    /// Whether one of the parts is this sheet.
    pub(super) fn has(&self, sheet: &Sheet) -> bool {
        self.all.iter().any(|one| std::ptr::eq(one.sheet, sheet))
    }

    /// The parts of one list in its order: sheets of times whose days follow each other, or of money in and
    /// money out. What the names of sheets say beside the time may be whose rows they are.
    pub(super) fn in_sequence(&self) -> Option<Vec<&SheetPart<'a>>> {
        let mut sorted: Vec<&SheetPart<'_>> = self.all.iter().collect();
        let beside: Vec<_> = sorted.iter().map(|one| one.beside_time()).collect();
        if sorted.iter().all(|one| way(one.sheet).is_some()) {
            return Some(sorted);
        }
        if beside[0].is_none() || beside.windows(2).any(|pair| pair[0] != pair[1]) {
            return None;
        }
        let alone: Vec<&ReadableSheet<'_>> = sorted.iter().filter_map(|one| one.alone).collect();
        // Where one cannot be read alone, the order of the workbook counts.
        if alone.len() == sorted.len() {
            sorted.compact_sort_by_key(|one| one.alone.map(|alone| alone.first));
        }
        let known: Vec<&ReadableSheet<'_>> = sorted.iter().filter_map(|one| one.alone).collect();
        if known.windows(2).any(|pair| pair[1].first <= pair[0].last) {
            return None;
        }
        if alone.iter().all(|one| one.reading.order == RowOrder::NewestFirst) {
            sorted.reverse();
        }
        Some(sorted)
    }

    /// The rows of parts under one header.
    pub(super) fn list(&self, parts: &[&SheetPart<'_>]) -> Grid {
        let mut list = Grid::default();
        for (at, one) in parts.iter().enumerate() {
            let grid = &one.sheet.grid;
            if at == 0 {
                for record in grid.iter().take(one.header) {
                    list.push_row(record.line(), record.cells());
                }
                let line = grid.row(one.header).line();
                list.push_row(line, self.names.iter().map(String::as_str));
            }
            let is_placed = one.columns.iter().enumerate().any(|(at, place)| at != *place);
            for record in grid.iter().skip(one.header + 1) {
                if !is_placed {
                    list.push_row(record.line(), record.cells());
                    continue;
                }
                let mut cells = vec![""; self.names.len().max(record.width())];
                for (at, cell) in record.cells().enumerate() {
                    let place = one.columns.get(at).copied().unwrap_or(at);
                    cells[place] = if cells[place].is_empty() { cell } else { cells[place] };
                }
                list.push_row(record.line(), cells);
            }
        }
        list
    }
}

impl SheetPart<'_> {
    /// The line of its header, and the first behind it.
    pub(super) fn lines(&self) -> Option<(u64, u64)> {
        let line = |at: usize| (at < self.sheet.grid.len()).then(|| self.sheet.grid.row(at).line());
        line(self.header).zip(line(self.header + 1))
    }

    /// What its name says beside a time (`Mar`, `2026`, `Q1`, `week 12`); none where it says no time.
    fn beside_time(&self) -> Option<String> {
        let (time, beside) = parted(&self.sheet.name);
        (!time.is_empty() || words::folded(&self.sheet.name).is_empty()).then_some(beside)
    }

    /// Whether its name says which way its money went.
    pub(super) fn is_of_way(&self) -> bool {
        way(self.sheet).is_some()
    }

    /// The month that its name says.
    pub(super) fn month(&self) -> Option<u32> {
        month_of(self.sheet)
    }
}

/// The one month that the name of a sheet says.
pub(super) fn month_of(sheet: &Sheet) -> Option<u32> {
    let folded = words::folded(&sheet.name);
    let mut months = folded.split(' ').filter_map(words::month);
    months.next().filter(|_| months.next().is_none())
}

/// The words of a name that are of a time, and the others but for days.
fn parted(name: &str) -> (String, String) {
    let folded = words::folded(name);
    let is_time = |word: &&str| {
        let is_year = word.len() == 4 && (word.starts_with("19") || word.starts_with("20"));
        let times = ["q1", "q2", "q3", "q4", "week", "wk", "month", "period", "page"];
        words::month(word).is_some() || is_year || times.contains(word)
    };
    let is_day = |word: &&str| word.len() < 3 && word.bytes().all(|byte| byte.is_ascii_digit());
    let (time, others): (Vec<&str>, Vec<&str>) = folded.split(' ').partition(is_time);
    let others: Vec<&str> = others.into_iter().filter(|word| !is_day(word)).collect();
    (time.join(" "), others.join(" "))
}

fn is_of_names(record: &Record<'_>, names: &[String]) -> bool {
    let is_same = |at: usize| record.cell(at).trim() == names.get(at).map_or("", String::as_str);
    (0..record.width().max(names.len())).all(is_same)
}

/// Which way the rows of a sheet went by its name: `Receipts`, `Ausgaben 2026`.
fn way(sheet: &Sheet) -> Option<HeaderWord> {
    let (_, name) = parted(&sheet.name);
    let (meanings, is_known) = words::header(&name);
    let way = meanings.first().copied().filter(|_| is_known);
    way.filter(|way| matches!(way, HeaderWord::In | HeaderWord::Out))
}

/// The sheets with their one column of amounts as two, of money in and of money out by the names of the sheets,
/// where there are some of each: amounts that are mostly without a minus are of that way. None where there are no such two.
pub(super) fn by_ways(sheets: &[Sheet]) -> Option<Vec<Sheet>> {
    let has = |wanted| sheets.iter().any(|one| !one.is_hidden && way(one) == Some(wanted));
    if !has(HeaderWord::In) || !has(HeaderWord::Out) {
        return None;
    }
    let named: Vec<Sheet> =
        sheets.iter().map(|sheet| of_way(sheet).unwrap_or(sheet.clone())).collect();
    (named != sheets).then_some(named)
}

fn of_way(sheet: &Sheet) -> Option<Sheet> {
    let way = way(sheet)?;
    let header = sheet.grid.iter().position(|record| is_heading(&record))?;
    let means = |cell: &str| words::header(cell).0.first().copied();
    let is_amount = |cell: &str| {
        matches!(means(cell), Some(HeaderWord::Amount | HeaderWord::Gross | HeaderWord::Net))
    };
    let names = sheet.grid.row(header);
    let is_other = |cell: &str| {
        use HeaderWord::{Credit, Debit, In, Out};
        matches!(means(cell), Some(In | Out | Debit | Credit | HeaderWord::Sign))
    };
    let mut amounts = (0..names.width()).filter(|at| is_amount(names.cell(*at)));
    let at = amounts.next().filter(|_| amounts.next().is_none())?;
    if names.cells().any(is_other) {
        return None;
    }
    let numbers = sheet.grid.iter().skip(header + 1);
    let numbers: Vec<bool> = numbers
        .filter_map(|record| WrittenNumber::parse(record.cell(at)))
        .map(|number| number.is_negative)
        .collect();
    let negatives = numbers.iter().filter(|is_negative| **is_negative).count();
    if negatives * 2 >= numbers.len() {
        return None;
    }
    let behind = sheet.grid.iter().skip(header).map(|record| record.width()).max()?;
    let mut grid = Grid::default();
    for (row, record) in sheet.grid.iter().enumerate() {
        let mut cells: Vec<&str> = record.cells().collect();
        if row >= header {
            cells.resize(behind + 1, "");
            if row == header {
                (cells[at], cells[behind]) = ("Money in", "Money out");
            } else if way == HeaderWord::Out {
                cells.swap(at, behind);
            }
        }
        grid.push_row(record.line(), cells);
    }
    Some(Sheet { grid, ..sheet.clone() })
}

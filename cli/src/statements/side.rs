//! One side of a reconciliation.

use std::collections::{BTreeMap, BTreeSet};

use tieout::date::Date;
use tieout_reconcile::Rows;
use tieout_reconcile::period::StatedBalances;
use tieout_statement::currency::Currency;
use tieout_statement::day::DatePattern;
use tieout_statement::fault::Fault;
use tieout_statement::stated::StatedAnswer;

use super::columns::Columns;

/// A side that was read.
#[derive(Debug)]
pub(crate) struct Side {
    /// How messages name the file.
    pub(crate) name: String,
    pub(crate) columns: Columns,
    pub(crate) rows: Rows,
    /// The 1-based file line on which each row starts.
    pub(crate) lines: Vec<u64>,
    /// What the bank knows rows by, where the file says it.
    pub(crate) ids: BTreeMap<u32, String>,
    /// Rows that a column says to be by cheque.
    pub(crate) cheques: BTreeSet<u32>,
    /// SHA-256 of the file, where it is wanted.
    pub(crate) sha256: Option<String>,
    /// What options said of it, of a further file of a side.
    pub(crate) options: Vec<String>,
    /// The currency of its amounts, if it says one.
    pub(crate) currency: Option<Currency>,
    /// The number of the account that it is of, if it says one.
    pub(crate) account: Option<String>,
    /// The balances before its first row in time and after its last, where they are known.
    pub(crate) balances: StatedBalances,
    /// The day from which its file says it tells.
    pub(crate) stated_start: Option<Date>,
    /// The day that its file says it goes to, and at whose end its closing balance is.
    pub(crate) stated_end: Option<Date>,
    /// The files, where it is of several.
    pub(crate) files: Vec<FileOfRows>,
    /// Which of them each row is of, likewise; nothing where it is of one.
    pub(crate) of_rows: Vec<usize>,
    /// What a person should know: what was left out, how it was read where that is not certain.
    pub(crate) notes: Vec<String>,
    /// Where its balances and totals do not go with its rows, by lines; named where the side is of several
    /// files. The notes say it, too.
    pub(crate) contradictions: Vec<String>,
    /// The same file with day and month in each other's place, where its days are stated and that can be
    /// read, too.
    pub(crate) swapped: Option<Box<AlternativeDates>>,
}

/// One of several files of a side.
#[derive(Debug, Clone)]
pub(crate) struct FileOfRows {
    /// How messages name it.
    pub(crate) name: String,
    /// SHA-256 of its bytes.
    pub(crate) sha256: String,
    /// What options said of it.
    pub(crate) options: Vec<String>,
}

/// A side with its days read in another way.
#[derive(Debug)]
pub(crate) struct AlternativeDates {
    pub(crate) pattern: DatePattern,
    pub(crate) side: Side,
}

impl Side {
    /// A side that comes from no file; `lines` says what its rows are known by.
    pub(crate) fn of_rows(
        name: String,
        rows: Rows,
        lines: Vec<u64>,
        currency: Option<Currency>,
    ) -> Self {
        let columns = Columns::of_rows();
        Self {
            name,
            columns,
            rows,
            lines,
            ids: BTreeMap::new(),
            cheques: BTreeSet::new(),
            sha256: None,
            options: Vec::new(),
            currency,
            account: None,
            balances: StatedBalances::default(),
            stated_start: None,
            stated_end: None,
            files: Vec::new(),
            of_rows: Vec::new(),
            notes: Vec::new(),
            contradictions: Vec::new(),
            swapped: None,
        }
    }

    /// The same file with other rows; `from` says which of its rows each was, none where it is in no file.
    pub(crate) fn with_rows(&self, rows: Rows, from: &[Option<u32>]) -> Self {
        let Self { name, columns, currency, balances, notes, contradictions, .. } = self;
        let line = |row: &Option<u32>| row.map_or(0, |row| self.lines[row as usize]);
        let file = |row: &Option<u32>| {
            row.and_then(|row| self.of_rows.get(row as usize).copied()).unwrap_or_default()
        };
        let is_several = !self.files.is_empty();
        Self {
            columns: columns.clone(),
            balances: balances.clone(),
            files: self.files.clone(),
            of_rows: if is_several { from.iter().map(file).collect() } else { Vec::new() },
            notes: notes.clone(),
            contradictions: contradictions.clone(),
            ..Self::of_rows(name.clone(), rows, from.iter().map(line).collect(), currency.clone())
        }
    }

    /// The days of its rows, in the order of the file.
    pub(crate) fn days(&self) -> impl Iterator<Item = Date> {
        self.rows.indices().map(|row| self.rows.row(row).date)
    }

    /// The day from which it tells: as its file says, else that of its earliest row; none where it has no row and
    /// says nothing.
    pub(crate) fn first_day(&self) -> Option<Date> {
        self.days().chain(self.stated_start).min()
    }

    /// The day that it goes to: as its file says, else that of its latest row.
    pub(crate) fn last_day(&self) -> Option<Date> {
        self.days().max().max(self.stated_end)
    }

    /// The first row in time, or the last one up to a day: of several of one day by the order of the file.
    pub(crate) fn end_row(&self, is_last: bool, until: Option<Date>) -> Option<u32> {
        let date = |row: u32| self.rows.row(row).date;
        let rows: Vec<u32> =
            self.rows.indices().filter(|row| until.is_none_or(|day| date(*row) <= day)).collect();
        let (one, other) = (*rows.first()?, *rows.last()?);
        let is_newest_first = date(one) > date(other);
        let day = if is_last {
            rows.iter().map(|row| date(*row)).max()
        } else {
            rows.iter().map(|row| date(*row)).min()
        };
        let mut of_day = rows.iter().copied().filter(|row| Some(date(*row)) == day);
        if is_last == is_newest_first { of_day.next() } else { of_day.next_back() }
    }

    /// The file of a row, where the side is of several and the row is in one.
    pub(crate) fn file(&self, row: u32) -> Option<&str> {
        let file = self.files.get(*self.of_rows.get(row as usize)?)?;
        (self.lines[row as usize] != 0).then_some(&*file.name)
    }

    /// Whether it is of several files.
    pub(crate) const fn is_of_several(&self) -> bool {
        !self.files.is_empty()
    }

    /// The line of a row, in words: behind the name of its file where there are several. A row that is in
    /// no file has none.
    pub(crate) fn line(&self, row: u32) -> String {
        match (self.file(row), self.lines[row as usize]) {
            (_, 0) => String::new(),
            (Some(file), line) => format!("{file}:{line}"),
            (None, line) => line.to_string(),
        }
    }

    /// What a sentence calls a row: `bank line 40`, or of one that is in no file `bank row carried, 2026-02-27`.
    pub(crate) fn called(&self, side: &str, row: u32) -> String {
        match &*self.line(row) {
            "" => format!("{side} row carried, {}", self.rows.row(row).date),
            line => format!("{side} line {line}"),
        }
    }

    /// SHA-256 of each of its files, where that is wanted.
    pub(crate) fn digests(&self) -> Vec<String> {
        if self.files.is_empty() {
            return vec![self.sha256.clone().unwrap_or_default()];
        }
        self.files.iter().map(|file| file.sha256.clone()).collect()
    }

    /// What turns the signs of a file that is this one; none where that cannot be said.
    pub(crate) fn turned(&self) -> Option<StatedAnswer> {
        self.columns.turned()
    }

    /// What is wrong with a row that could be read.
    pub(crate) fn fault(&self, row: u32, key: &str, message: String) -> Fault {
        let content = self.rows.row(row);
        let value = match key {
            "amount" => content.amount.to_string(),
            _ => content.description.to_owned(),
        };
        let column = self.columns.column_of(key).unwrap_or(key);
        Fault::of_cell(self.lines[row as usize], column, &value, message)
    }
}

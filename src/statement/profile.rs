//! Facts of a table and of each of its columns, gathered from a sample of its rows.

mod column;
mod header;
mod line_above;
mod naming;

use std::collections::BTreeMap;

pub use self::column::ColumnProfile;
pub(super) use self::column::has_letter_behind;
use self::header::find_header;
pub(super) use self::header::{is_heading, is_like_transaction};
use self::naming::{columns_of, place};
use super::fault::Fault;
use super::grid::{Grid, Record};
use super::labels::Label;
use super::number::WrittenNumber;
use super::reading::is_nothing;
use super::stated::StatedColumns;
use super::words::HeaderWord;

/// What is known of a table.
#[derive(Debug, Clone)]
pub struct TableProfile {
    /// The record of the header, counted in the sample.
    pub header: Option<usize>,
    /// The line of the header.
    pub header_line: Option<u64>,
    /// The first record behind the header, or the first that looks like a transaction.
    pub first: usize,
    /// A record like a transaction above the rows that tells of their account, where no header stands between.
    pub line_above: Option<usize>,
    /// Records that look like transactions: a day and a number.
    pub rows: Vec<usize>,
    /// The columns in order.
    pub columns: Vec<ColumnProfile>,
}

/// What a column is called in `--map`: its header, or its place.
#[must_use]
pub fn column_key(names: &[String], at: usize) -> String {
    let Some(name) = names.get(at).map(|name| name.trim()) else { return place_key(at) };
    let same = names.iter().filter(|other| other.trim().eq_ignore_ascii_case(name)).count();
    key_of(name, at, same)
}

/// The keys of all columns, as [`column_key`] gives them.
#[must_use]
pub fn column_keys(names: &[String]) -> Vec<String> {
    let mut counts = BTreeMap::<String, usize>::new();
    for name in names {
        *counts.entry(name.trim().to_ascii_lowercase()).or_default() += 1;
    }
    let keys = names.iter().enumerate().map(|(at, name)| {
        let name = name.trim();
        key_of(name, at, counts.get(&name.to_ascii_lowercase()).copied().unwrap_or(0))
    });
    keys.collect()
}

/// A name that one column alone has and that an option can say, else the place.
fn key_of(name: &str, at: usize, same: usize) -> String {
    let is_usable = !name.is_empty()
        && !name.starts_with('#')
        && !name.contains(['=', '\n', '\r', '|'])
        && same == 1;
    if is_usable { name.to_owned() } else { place_key(at) }
}

fn place_key(at: usize) -> String {
    format!("#{}", at + 1)
}

impl TableProfile {
    /// Gathers the facts of a sample.
    ///
    /// # Errors
    /// A column that is stated is not there, or no row looks like a transaction.
    pub fn of(sample: &Grid, stated: &StatedColumns) -> Result<Self, Fault> {
        Self::carrying(sample, stated, None)
    }

    /// The same where a row without a day in the column `carried` is of the day above it.
    ///
    /// # Errors
    /// As [`Self::of`].
    pub fn carrying(
        sample: &Grid,
        stated: &StatedColumns,
        carried: Option<usize>,
    ) -> Result<Self, Fault> {
        let like: Vec<bool> = sample.iter().map(|record| is_like_transaction(&record)).collect();
        let header = find_header(sample, &like, stated);
        let first_like = like.iter().position(|like| *like);
        let line_above = first_like
            .filter(|first| header.is_none() && line_above::is_above_rows(sample, *first, &like));
        let first = match header {
            Some(at) => at + 1,
            None => line_above.map_or_else(|| first_like.unwrap_or(0), |above| above + 1),
        };
        let header_cells: Vec<String> = header.map_or_else(Vec::new, |at| {
            sample.row(at).cells().map(|cell| cell.trim().to_owned()).collect()
        });
        let mut profile = Self {
            header,
            header_line: header.map(|at| sample.row(at).line()),
            first,
            line_above,
            rows: (first..sample.len())
                .filter(|at| {
                    like[*at] || carried.is_some_and(|day| is_undated(&sample.row(*at), day))
                })
                .collect(),
            columns: Vec::new(),
        };
        let widths = profile.rows.iter().map(|at| sample.row(*at).width());
        let width = widths.max().unwrap_or(0).max(header_cells.len());
        for at in 0..width {
            let name = header_cells.get(at).cloned().unwrap_or_default();
            let mut column =
                ColumnProfile { name, distinct: Some(BTreeMap::new()), ..ColumnProfile::default() };
            for row in &profile.rows {
                column.add(sample.row(*row).cell(at));
            }
            column.settle();
            profile.columns.push(column);
        }
        profile.settle_halves(sample);
        Ok(profile)
    }

    /// Takes a column named as money of one way for one, whatever is in it, where the column of the other way is one
    /// and each row has its amount in one of both: of few cells most may have a fault.
    fn settle_halves(&mut self, sample: &Grid) {
        use HeaderWord as Word;
        let is_filled = |row: usize, at: usize| !is_nothing(sample.row(row).cell(at));
        for (one, other) in [(Word::In, Word::Out), (Word::Credit, Word::Debit)] {
            let columns = &self.columns;
            let named = |word| {
                let mut found = (0..columns.len()).filter(|at| columns[*at].named == Some(word));
                found.next().filter(|_| found.next().is_none())
            };
            let (Some(one), Some(other)) = (named(one), named(other)) else { continue };
            let are_shared =
                self.rows.iter().all(|row| is_filled(*row, one) != is_filled(*row, other));
            let halves = [one, other];
            let is_spoilt =
                |at: &usize| self.columns[*at].filled > 0 && !self.columns[*at].is_numeric();
            let mut spoilt = halves.into_iter().filter(is_spoilt);
            if let (true, Some(at), None) = (are_shared, spoilt.next(), spoilt.next()) {
                self.columns[at].is_half = true;
                self.columns[at].settle();
            }
        }
    }

    /// The headers in order.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.columns.iter().map(|column| column.name.clone()).collect()
    }

    /// Columns whose likeliest meaning is this.
    pub fn meaning(&self, word: HeaderWord) -> impl Iterator<Item = usize> + '_ {
        (0..self.columns.len()).filter(move |at| self.columns[*at].means(word))
    }

    /// The column of this name, or at this place.
    ///
    /// # Errors
    /// There is none, or several have the name.
    pub fn column(&self, role: &str, name: &str) -> Result<usize, Fault> {
        let names = self.names();
        if let Some(at) = place(name).filter(|at| *at < names.len().max(1)) {
            return Ok(at);
        }
        let found = columns_of(&names, name);
        match found[..] {
            [at] => Ok(at),
            [] => {
                let line = self.header_line.unwrap_or(1);
                let known: Vec<_> = names.iter().filter(|name| !name.is_empty()).collect();
                let message = format!("no column is called {name:?} ({role}=)");
                let fault = Fault::at_line(line, message);
                Err(if known.is_empty() {
                    fault.hint(format!(
                        "the file has no header; its {} columns are #1, #2, ...",
                        names.len()
                    ))
                } else {
                    let known: Vec<_> = known.iter().map(|name| format!("{name:?}")).collect();
                    fault.hint(format!("its columns are {}", known.join(", ")))
                })
            }
            _ => {
                let line = self.header_line.unwrap_or(1);
                let places: Vec<_> = found.iter().map(|at| format!("#{}", at + 1)).collect();
                let fault = Fault::at_line(line, format!("several columns are called {name:?}"));
                Err(fault.hint(format!("name one by its place: {}", places.join(" or "))))
            }
        }
    }
}

/// Whether a record has numbers and texts, nothing where the day belongs, and no words of a balance or total.
fn is_undated(record: &Record<'_>, day: usize) -> bool {
    let is_number = |cell: &str| WrittenNumber::parse(cell).is_some();
    is_nothing(record.cell(day))
        && record.cells().any(is_number)
        && record.cells().any(|cell| !is_nothing(cell) && !is_number(cell))
        && !record.cells().any(is_label)
}

/// Whether a text names a balance or a total and nothing else.
#[must_use]
pub fn is_label(text: &str) -> bool {
    Label::of(text, &mut String::new()) == Some(Label::Sure)
}

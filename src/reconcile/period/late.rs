//! Rows of the files that are of a closed period: held against what was closed.

use std::collections::BTreeMap;

use super::corrections::are_of_the_same;
use super::open_item::OpenItem;
use super::row_name::{RowName, normal};
use crate::confirmed::ConfirmedPairs;
use crate::row::Rows;
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::date::Date;

/// A row as a closed period has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClosedRow {
    /// Whose row it is.
    pub side: SideName,
    /// The day it was booked.
    pub date: Date,
    /// Signed as rows are.
    pub amount: Amount,
    /// What is told of it.
    pub text: String,
}

/// What was closed.
#[derive(Debug, Clone, Default)]
pub struct LastClose {
    /// The last day of it.
    pub day: Option<Date>,
    /// The last day of the first period that was closed: nobody asked for entries before.
    pub first: Option<Date>,
    /// The closing balances of the bank and of the books.
    pub closing: [Option<Amount>; 2],
    /// All rows of the closed periods that the files may tell of again, those carried into them left out.
    pub rows: Vec<ClosedRow>,
    /// Those of closed periods before, as far back as a run is to learn from them.
    pub earlier: Vec<ClosedRow>,
    /// Those of them that are open and take off a row of a period before, which was gone from its file.
    pub taken_off: Vec<ClosedRow>,
    /// The pairs of the closed periods before, as far back as a run is to learn from them.
    pub confirmed: ConfirmedPairs,
}

impl LastClose {
    /// Whether a row was closed that is called so.
    #[must_use]
    pub fn has(&self, name: &RowName) -> bool {
        self.rows.iter().any(|row| name.is_of((row.side, row.date, &row.amount), &row.text))
    }

    /// Whether a row of a closed day is still open, as one of these: the name of another row that was closed is none
    /// of them; one in words that nobody knows is the only one of its day and amount.
    #[must_use]
    pub fn leaves_open(&self, name: &RowName, carried: &[OpenItem]) -> bool {
        let of_day = |item: &&OpenItem| name.is_of_day(item.side, item.date, &item.amount);
        let mut alike = carried.iter().filter(of_day);
        let is_it =
            |item: &OpenItem| name.is_of((item.side, item.date, &item.amount), &item.description);
        alike.clone().any(is_it)
            || !self.has(name) && alike.next().is_some() && alike.next().is_none()
    }
}

/// What a side has of closed periods.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LateRows {
    /// So many rows are as they were.
    pub same: usize,
    /// Rows of the file that no closed period has.
    pub added: Vec<u32>,
    /// Rows of closed periods that the file has no longer, by their places among [`LastClose::rows`].
    pub gone: Vec<usize>,
    /// Rows of the file, each with the place of the one of its day and amount that closed periods have in its
    /// stead, which was of somebody else.
    pub retold: Vec<(u32, usize)>,
}

impl LateRows {
    /// Holds the late rows of a file against what was closed.
    #[must_use]
    pub fn of(side: SideName, rows: &Rows, last: &LastClose) -> Self {
        let mut late = Self::default();
        let Some(day) = last.day else { return late };
        // By date and amount; of those, equal texts first.
        let mut left: BTreeMap<(Date, Amount), Vec<usize>> = BTreeMap::new();
        for (at, row) in last.rows.iter().enumerate().filter(|(_, row)| row.side == side) {
            left.entry((row.date, row.amount.clone())).or_default().push(at);
        }
        let key = |row: u32| (rows.date(row), rows.amount(row).value());
        let (mut unlike, mut same) = (Vec::new(), Vec::new());
        for row in rows.indices().filter(|row| rows.date(*row) <= day) {
            let text = normal(rows.description(row));
            let places = left.get_mut(&key(row));
            let found = places.and_then(|places| {
                let at = places.iter().position(|at| normal(&last.rows[*at].text) == text)?;
                Some(places.remove(at))
            });
            match found {
                Some(_) => same.push(rows.date(row)),
                None => unlike.push(row),
            }
        }
        // Formats tell of a row in other words, and are of the same still.
        let mut unknown = Vec::new();
        for row in unlike {
            let is_alike =
                |at: &usize| are_of_the_same(&last.rows[*at].text, rows.description(row));
            let places = left.get_mut(&key(row));
            let found =
                places.and_then(|places| Some(places.remove(places.iter().position(is_alike)?)));
            match found {
                Some(_) => same.push(rows.date(row)),
                None => unknown.push(row),
            }
        }
        for row in unknown {
            match left.get_mut(&key(row)).filter(|places| !places.is_empty()) {
                Some(places) => {
                    late.retold.push((row, places.remove(0)));
                    same.push(rows.date(row));
                }
                None => late.added.push(row),
            }
        }
        // A file that tells of closed days again has all of them, but for the first, which may be there in part.
        let first = same.iter().min();
        let is_told = |at: &usize| first.is_some_and(|first| last.rows[*at].date > *first);
        let (mut gone, mut rest): (Vec<usize>, Vec<usize>) =
            left.into_values().flatten().partition(is_told);
        // On the first, a row with the text of one that is not there is that one, with another amount.
        for row in &late.added {
            let is_changed = |at: &usize| {
                last.rows[*at].date == rows.date(*row)
                    && normal(&last.rows[*at].text) == normal(rows.description(*row))
            };
            gone.extend(rest.iter().position(is_changed).map(|at| rest.remove(at)));
        }
        late.gone = without_taken_out(gone.into_iter(), last);
        late.same = same.len() - late.retold.len();
        late
    }

    /// How many rows are not as they were.
    #[must_use]
    pub fn changes(&self) -> usize {
        self.added.len() + self.gone.len() + self.retold.len()
    }

    /// What the balance that the period opens with is more by than the one it was closed with: what was added,
    /// less what is gone. What is told otherwise moves nothing.
    #[must_use]
    pub fn effect(&self, rows: &Rows, last: &LastClose) -> Amount {
        let added = rows.total(self.added.iter().copied());
        self.gone.iter().fold(added, |sum, at| sum - last.rows[*at].amount.clone())
    }
}

/// Rows of closed periods that are gone, less those that a later period took out: the opposite row stands there,
/// and is in no file.
fn without_taken_out(gone: impl Iterator<Item = usize>, last: &LastClose) -> Vec<usize> {
    let mut left: BTreeMap<(Date, Amount, String), Vec<usize>> = BTreeMap::new();
    for at in gone {
        let row = &last.rows[at];
        let opposite = (row.date, Amount::default() - row.amount.clone(), normal(&row.text));
        if left.get_mut(&opposite).and_then(Vec::pop).is_none() {
            left.entry((row.date, row.amount.clone(), normal(&row.text))).or_default().push(at);
        }
    }
    let mut left: Vec<usize> = left.into_values().flatten().collect();
    left.sort_unstable();
    left
}

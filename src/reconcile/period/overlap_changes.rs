//! Rows that one file of a side tells otherwise than another.

use std::collections::BTreeMap;

use super::row_name::normal;
use super::side_file::{PlacedRow, SideFile};
use tieout::amount::Amount;
use tieout::date::Date;

/// Rows of the days that two files both have which are in one of them only, and whose day and text, or whose id,
/// a row has that is in the other only: most likely one row, whose amount or day was changed between the downloads.
pub(super) fn changed_rows(files: &[SideFile<'_>]) -> Vec<[PlacedRow; 2]> {
    let mut changed = Vec::new();
    for (at, file) in files.iter().enumerate() {
        for (earlier_at, earlier) in files[..at].iter().enumerate() {
            let Some(days) = shared_days(earlier, file) else { continue };
            let (before, now) = (rows_within(earlier, days), rows_within(file, days));
            let of_earlier = without(&before, &now);
            let of_file = without(&now, &before);
            for one in &of_earlier {
                let same = |other: &&SharedRow| {
                    one.date == other.date && one.text == other.text
                        || one.id.is_some() && one.id == other.id
                };
                let mut found = of_file.iter().filter(same);
                if let (Some(other), None) = (found.next(), found.next()) {
                    changed.push([(earlier_at, one.row), (at, other.row)]);
                }
            }
        }
    }
    changed
}

/// A row of days that two files both have.
#[derive(Clone)]
struct SharedRow {
    row: u32,
    date: Date,
    amount: Amount,
    text: String,
    id: Option<String>,
}

/// The days that both files have rows of or between.
fn shared_days(one: &SideFile<'_>, other: &SideFile<'_>) -> Option<(Date, Date)> {
    let days = |file: &SideFile<'_>| {
        let days = || file.rows.indices().map(|row| file.rows.date(row));
        Some((days().min()?, days().max()?))
    };
    let ((start, end), (from, to)) = (days(one)?, days(other)?);
    Some((start.max(from), end.min(to))).filter(|(first, last)| first <= last)
}

fn rows_within(file: &SideFile<'_>, (first, last): (Date, Date)) -> Vec<SharedRow> {
    let is_within = |row: &u32| (first..=last).contains(&file.rows.date(*row));
    let rows = file.rows.indices().filter(is_within).map(|row| {
        let content = file.rows.row(row);
        SharedRow {
            row,
            date: content.date,
            amount: content.amount.value(),
            text: normal(content.description),
            id: file.ids.get(&row).cloned(),
        }
    });
    rows.collect()
}

/// The rows of one list, less those of the other, each counted.
fn without(rows: &[SharedRow], others: &[SharedRow]) -> Vec<SharedRow> {
    let mut left: BTreeMap<(Date, Amount, String), usize> = BTreeMap::new();
    for other in others {
        *left.entry((other.date, other.amount.clone(), other.text.clone())).or_default() += 1;
    }
    let mut is_only_here = |row: &&SharedRow| {
        let count = left.get_mut(&(row.date, row.amount.clone(), row.text.clone()));
        match count.filter(|count| **count > 0) {
            Some(count) => {
                *count -= 1;
                false
            }
            None => true,
        }
    };
    rows.iter().filter(|row| is_only_here(row)).cloned().collect()
}

//! Tables whose days follow each other one way and the rows of a day the other: as banks print a list that begins with
//! the newest day, each day from its first row on.

use super::grid::Grid;
use super::profile::{ColumnProfile, TableProfile};
use super::stated::StatedReading;
use super::table::TableSource;
use super::words::HeaderWord;

/// Larger tables are left as they are.
const RECORDS_MAX: usize = 100_000;

/// The table with the rows of each day the other way round, where there are balances that may show which way they go
/// and some day has several rows.
#[must_use]
pub(super) fn grid(table: &TableSource<'_>, stated: &StatedReading) -> Option<Grid> {
    let (whole, is_whole) = table.sample(RECORDS_MAX).ok()?;
    if !is_whole {
        return None;
    }
    let profile = TableProfile::of(&whole, &stated.columns).ok()?;
    let named = stated.columns.date.as_deref();
    let named = named.and_then(|name| profile.column("date", name).ok());
    let day = named.or_else(|| profile.columns.iter().position(ColumnProfile::is_days))?;
    let has_balance =
        profile.meaning(HeaderWord::Balance).next().is_some() || stated.columns.balance.is_some();
    if !has_balance {
        return None;
    }
    let mut grid = Grid::default();
    let mut push = |at: usize| grid.push_row(whole.row(at).line(), whole.row(at).cells());
    (0..profile.first.min(whole.len())).for_each(&mut push);
    let (mut start, mut is_turned) = (profile.first, false);
    while start < whole.len() {
        let own = whole.row(start).cell(day).trim().to_owned();
        let is_same = |at: &usize| !own.is_empty() && whole.row(*at).cell(day).trim() == own;
        let end = (start + 1..whole.len()).find(|at| !is_same(at)).unwrap_or(whole.len());
        is_turned |= end - start > 1;
        (start..end).rev().for_each(&mut push);
        start = end;
    }
    is_turned.then_some(grid)
}

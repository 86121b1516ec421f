//! Which rows of a side take part in a period: its own, those of closed ones that were accepted, and those carried.

use std::collections::BTreeSet;

use super::decision::DecisionKind;
use super::input::{PeriodInput, PeriodSideInput};
use super::late::LateRows;
use super::pool::SidePool;
use super::requested_entries::{EditedRows, RequestedEntries};
use super::row_name::{RowName, normal};
use crate::side_name::SideName;
use tieout::amount::Amount;
use tieout::date::Date;
use tieout::sort::CompactCollect as _;

/// Decisions that take rows of closed periods in: each takes in one.
struct Acceptances<'a> {
    /// Those that have taken none in yet, with their notes.
    left: Vec<(&'a RowName, &'a str)>,
    accepted: &'a mut Vec<RowName>,
}

impl<'a> Acceptances<'a> {
    fn of(input: &PeriodInput<'a>, side: SideName, accepted: &'a mut Vec<RowName>) -> Self {
        let all = input.decisions.decisions.iter().filter(|one| one.verb == DecisionKind::Accept);
        let named = all.flat_map(|one| one.rows.iter().map(|row| (row, one.note.as_str())));
        Self { left: named.filter(|(row, _)| row.side == side).collect(), accepted }
    }

    /// The note of the decision that takes a row in.
    fn take_in(&mut self, date: Date, amount: &Amount, text: &str) -> Option<&'a str> {
        let fits = |row: &RowName| row.date == date && row.amount == *amount;
        let is_it = |row: &RowName| fits(row) && normal(&row.text) == normal(text);
        let exact = self.left.iter().position(|(row, _)| is_it(row));
        let at = exact.or_else(|| self.left.iter().position(|(row, _)| fits(row)))?;
        let (row, note) = self.left.remove(at);
        self.accepted.push(row.clone());
        Some(note)
    }

    /// The same for a row of the file, none that is later than the period.
    fn take_in_row(
        &mut self,
        side: &PeriodSideInput<'_>,
        row: u32,
        as_at: Date,
    ) -> Option<&'a str> {
        let (date, amount) = (side.rows.date(row), side.rows.amount(row).value());
        (date <= as_at).then(|| self.take_in(date, &amount, side.rows.description(row)))?
    }
}

/// The rows of a side that take part; `accepted` gets the names by which decisions took rows in.
pub(super) fn pool_of(
    input: &PeriodInput<'_>,
    (name, side): (SideName, &PeriodSideInput<'_>),
    late: &LateRows,
    accepted: &mut Vec<RowName>,
) -> SidePool {
    let mut acceptances = Acceptances::of(input, name, accepted);
    let added = late.added.iter().copied();
    let is_taken_in = |row: &u32| acceptances.take_in_row(side, *row, input.as_at).is_some();
    let is_accepted: BTreeSet<u32> = added.filter(is_taken_in).compact_set();
    let mut retold: Vec<(u32, usize, &str)> = Vec::new();
    for (row, at) in late.retold.iter().copied() {
        let note = acceptances.take_in_row(side, row, input.as_at);
        retold.extend(note.map(|note| (row, at, note)));
    }
    let edited = match name {
        SideName::Book => EditedRows::of(input.carried, late, input.last, side.rows),
        SideName::Bank => EditedRows::default(),
    };
    let is_left = |row: &u32| !is_accepted.contains(row) && !edited.added.contains(row);
    let asked = asked_for(input, (name, side), late.added.iter().copied().filter(is_left));
    let mut pool = SidePool::new(name);
    for row in side.rows.indices() {
        let date = side.rows.date(row);
        let is_late = input.last.day.is_some_and(|day| date <= day);
        let is_taken_in = asked.contains(&row)
            || edited.added.contains(&row)
            || is_accepted.contains(&row)
            || retold.iter().any(|(of, ..)| *of == row);
        if if is_late { is_taken_in } else { date <= input.as_at } {
            pool.take((side.rows, row), (side.ids, side.cheques), asked.contains(&row));
        }
    }
    for at in &late.gone {
        let row = &input.last.rows[*at];
        let is_taken_in = acceptances.take_in(row.date, &row.amount, &row.text).is_some();
        if is_taken_in || edited.gone.contains(at) {
            pool.take_off(*at, row.date, &row.amount, &row.text);
        }
    }
    for (row, at, note) in retold {
        pool.retell(row, (at, &input.last.rows[at]), note);
    }
    for (at, item) in input.carried.iter().enumerate().filter(|(_, item)| item.side == name) {
        pool.carry(at, item);
    }
    pool
}

/// Of late rows of the books those that a close asked for.
fn asked_for(
    input: &PeriodInput<'_>,
    (name, side): (SideName, &PeriodSideInput<'_>),
    late: impl Iterator<Item = u32>,
) -> BTreeSet<u32> {
    if name == SideName::Bank {
        return BTreeSet::new();
    }
    let content = |row| (row, side.rows.date(row), side.rows.amount(row).value());
    let rows: Vec<(u32, Date, Amount)> = late.map(content).collect();
    RequestedEntries::of(input.carried, input.last.day).posted(&rows)
}

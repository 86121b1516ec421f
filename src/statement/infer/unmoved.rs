//! Rows that say of themselves, outside a column of states, that they moved no balance.

use super::scene::{Scene, Strength};
use crate::statement::reading::Unmoved;
use crate::statement::stated::Side;
use crate::statement::words::{self, CellWord, HeaderWord};

/// Headers of where the money of a payment came from.
const SOURCES: [&str; 2] = ["funding source", "source of funds"];

/// Headers of whether a row was taken back in the program that wrote it.
const DELETED: [&str; 33] = [
    "cancelled by",
    "cancelled at",
    "cancelled date",
    "voided at",
    "void reason",
    "deleted",
    "is deleted",
    "deleted at",
    "deleted on",
    "deleted by",
    "void",
    "voided",
    "is void",
    "isvoid",
    "void date",
    "voided on",
    "voided by",
    "cancelled",
    "canceled",
    "cancelled on",
    "canceled on",
    "cancellation date",
    "reversed",
    "is reversed",
    "storniert",
    "geloscht",
    "annule",
    "anulado",
    "geannuleerd",
    "annullato",
    "makuleret",
    "makulerad",
    "anulowano",
];

/// Headers of whether a row is not booked yet, and of whether it is.
const PENDING: [&str; 3] = ["pending", "is pending", "provisional"];
const BOOKED: [&str; 6] = ["posted", "booked", "settled", "is posted", "is booked", "is settled"];

/// Headers of whether a row is in force.
const ACTIVE: [&str; 2] = ["active", "is active"];

/// Says which states are not known, where others of the column are: their rows count as booked.
pub(super) fn note_unknown_states(scene: &mut Scene<'_>, state: Option<usize>) {
    let Some(at) = state else { return };
    let distinct = scene.profile.columns[at].distinct.iter().flatten();
    let (known, unknown): (Vec<_>, Vec<_>) =
        distinct.partition(|(cell, _)| words::state(cell).is_some());
    let rows: usize = unknown.iter().map(|(_, count)| **count).sum();
    let Some((first, _)) = unknown.first().filter(|_| !known.is_empty()) else { return };
    let others = if unknown.len() > 1 { " and the like" } else { "" };
    let count = if rows == 1 { "1 row".to_owned() } else { format!("{rows} rows") };
    let says =
        format!("{} says {first:?}{others} of {count}, which is read as booked", scene.key(at));
    scene.note("state", Strength::Soft, says);
}

/// Whether the rows that lack a day of booking are not booked yet: they are the newest, at one end of the table,
/// and have no balance. Elsewhere, or beside a balance, a day is only missing.
pub(super) fn are_unposted(scene: &Scene<'_>, day: usize) -> bool {
    let rows = &scene.profile.rows;
    let columns = &scene.profile.columns;
    let is_open = |row: &usize| scene.cell(*row, day).trim().is_empty();
    let open = rows.iter().filter(|row| is_open(row)).count();
    let ahead = rows.iter().take_while(|row| is_open(row)).count();
    let behind = rows.iter().rev().take_while(|row| is_open(row)).count();
    let has_balance = |row: &usize| {
        (0..columns.len()).any(|at| {
            columns[at].means(HeaderWord::Balance) && !scene.cell(*row, at).trim().is_empty()
        })
    };
    columns[day].means(HeaderWord::BookingDate)
        && open > 0
        && open * 2 < rows.len()
        && (open == ahead || open == behind)
        && !rows.iter().any(|row| is_open(row) && has_balance(row))
}

/// All marks of such rows that a table has.
pub(super) fn marks(scene: &Scene<'_>, date: usize) -> Vec<Unmoved> {
    let columns = &scene.profile.columns;
    let mut found = Vec::new();
    for (at, column) in columns.iter().enumerate() {
        let has = |is_it: &dyn Fn(&str) -> bool| {
            column.distinct.as_ref().is_some_and(|distinct| distinct.keys().any(|cell| is_it(cell)))
        };
        // `Debit`, `Credit` and, of what was only noted, `Memo`.
        if column.means(HeaderWord::Sign)
            && has(&|cell| words::state(cell) == Some(CellWord::Noted))
        {
            found.push(Unmoved::Noted { column: at });
        }
        let is_source = SOURCES.contains(&&*words::plain(&column.name));
        if is_source && has(&Unmoved::is_own_balance) && has(&|cell| !Unmoved::is_own_balance(cell))
        {
            found.push(Unmoved::FundedElsewhere { column: at });
        }
        let is_of_deleted = DELETED.contains(&&*words::plain(&column.name));
        // Whatever stands in few of the rows: yes, a day, who did it.
        let told = column.distinct.iter().flatten().filter(|(cell, _)| !Unmoved::is_no(cell));
        let told: usize = told.map(|(_, count)| *count).sum();
        if is_of_deleted && told > 0 && told * 2 <= scene.profile.rows.len() {
            found.push(Unmoved::Deleted { column: at });
        }
        let header = words::plain(&column.name);
        let is_flag = !has(&|cell| !Unmoved::is_yes_or_no(cell));
        for (headers, by_yes) in [(&PENDING[..], true), (&BOOKED[..], false)] {
            let says = if by_yes { has(&Unmoved::is_yes) } else { has(&Unmoved::is_no) };
            if scene.side != Side::Book && headers.contains(&&*header) && is_flag && says {
                found.push(Unmoved::Pending { column: at, by_yes });
            }
        }
        let is_of_active = ACTIVE.contains(&&*words::plain(&column.name));
        if is_of_active && has(&Unmoved::is_yes) && has(&Unmoved::is_no) {
            found.push(Unmoved::Inactive { column: at });
        }
        if at != date && column.is_days() && are_unposted(scene, date) {
            found.push(Unmoved::Unposted { day: date, other: at });
        }
        let is_balance = column.means(HeaderWord::Balance)
            && column.filled < scene.profile.rows.len()
            && column.filled * 2 >= scene.profile.rows.len();
        if is_balance {
            found.push(Unmoved::Unbalanced { balance: at });
        }
        // `Reserved ...`, and no second day where all others have one.
        let is_second_day = at != date
            && column.is_days()
            && column.filled < scene.profile.rows.len()
            && column.filled * 2 > scene.profile.rows.len();
        if is_second_day {
            found.push(Unmoved::Reserved { day: at });
        }
    }
    found
}

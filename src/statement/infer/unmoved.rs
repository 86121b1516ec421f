//! Rows that say of themselves, outside a column of states, that they moved no balance.

use super::Scene;
use crate::statement::reading::Unmoved;
use crate::statement::words::{self, CellWord, HeaderWord};

/// Headers of where the money of a payment came from.
const SOURCES: [&str; 2] = ["funding source", "source of funds"];

/// Headers of whether a row was taken back in the program that wrote it.
const DELETED: [&str; 14] = [
    "deleted",
    "is deleted",
    "deleted at",
    "deleted on",
    "void",
    "voided",
    "is void",
    "voided on",
    "cancelled",
    "canceled",
    "cancelled on",
    "canceled on",
    "reversed",
    "is reversed",
];

/// Headers of whether a row is in force.
const ACTIVE: [&str; 2] = ["active", "is active"];

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
        let is_plain = !has(&|cell| !Unmoved::is_yes_or_no(cell) && !Unmoved::is_day(cell));
        let says_so = has(&Unmoved::is_yes) || has(&Unmoved::is_day);
        if is_of_deleted && is_plain && says_so {
            found.push(Unmoved::Deleted { column: at });
        }
        let is_of_active = ACTIVE.contains(&&*words::plain(&column.name));
        if is_of_active && has(&Unmoved::is_yes) && has(&Unmoved::is_no) {
            found.push(Unmoved::Inactive { column: at });
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

//! Rows that say of themselves, outside a column of states, that they moved no balance.

use super::context::{AmountDecision, EvidenceStrength, InferenceContext};
use super::letters;
use crate::fault::Fault;
use crate::reading::{NotBooked, micros};
use crate::row_state::{is_refund, state_of_row};
use crate::stated::FileSide;
use crate::words::{self, CellWord, HeaderWord};

/// Headers of where the money of a payment came from.
const SOURCES: [&str; 2] = ["funding source", "source of funds"];

/// What else stands in such a header: of whether, when, why, by whom.
const BESIDE: [&str; 26] = [
    "is", "was", "on", "at", "by", "date", "day", "time", "reason", "code", "message", "flag",
    "am", "von", "grund", "le", "il", "el", "em", "op", "den", "datum", "data", "fecha", "dato",
    "utc",
];

/// Headers of whether a row is not booked yet, and of whether it is.
const PENDING: [&str; 3] = ["pending", "is pending", "provisional"];
const BOOKED: [&str; 14] = [
    "posted",
    "booked",
    "settled",
    "is posted",
    "is booked",
    "is settled",
    "gebucht",
    "verbucht",
    "comptabilise",
    "contabilizado",
    "contabilizzato",
    "geboekt",
    "bokford",
    "bogfort",
];

/// Headers of whether a row is in force.
const ACTIVE: [&str; 10] = [
    "active",
    "is active",
    "valid",
    "is valid",
    "live",
    "is live",
    "enabled",
    "gultig",
    "aktiv",
    "valide",
];

/// Whether a header is of what was taken back: `Cancelled on`, `Date voided`, `isDeleted`.
fn is_of_deleted(name: &str) -> bool {
    let folded = words::plain(name);
    let says = |word: &str| {
        let word = word.strip_prefix("is").unwrap_or(word);
        words::of_flags("deleted").iter().any(|start| word.starts_with(start))
    };
    folded.split(' ').any(says)
        && folded.split(' ').all(|word| says(word) || BESIDE.contains(&word))
}

/// Whether a column is one of what was taken back, or says with yes or no what was given back.
fn is_of_taken_back(context: &InferenceContext<'_>, at: usize) -> bool {
    let column = &context.profile.columns[at];
    let name = words::plain(&column.name);
    let name = name.strip_prefix("is ").unwrap_or(&name);
    let is_flag = || {
        column.distinct.as_ref().is_some_and(|distinct| {
            distinct.keys().all(|cell| cell.trim().is_empty() || NotBooked::is_yes_or_no(cell))
                && distinct.keys().any(|cell| NotBooked::is_yes(cell))
        })
    };
    is_of_deleted(&column.name) || words::of_flags("given_back").contains(&name) && is_flag()
}

/// Whether the rows that a column says were taken back all moved a balance beside them.
fn have_moved(context: &InferenceContext<'_>, at: usize) -> bool {
    all_moved(context, &|row| {
        let cell = context.cell(row, at);
        !cell.trim().is_empty() && !NotBooked::is_no(cell)
    })
}

/// Whether all that a column of states calls declined or taken back moved a balance beside them: then the bank
/// counts them, and what takes one back is a row of its own.
pub(super) fn says_what_became_of_it(context: &InferenceContext<'_>, state: usize) -> bool {
    let is_told = |row: usize| is_taken_back(context.cell(row, state));
    let pending = |row: usize| state_of_row(context.cell(row, state)) == Some(CellWord::Pending);
    let rows = &context.profile.rows;
    rows.iter().any(|row| is_told(*row))
        && !rows.iter().any(|row| pending(*row))
        && all_moved(context, &is_told)
}

fn is_taken_back(cell: &str) -> bool {
    matches!(state_of_row(cell), Some(CellWord::Declined | CellWord::Reverted))
}

/// Whether rows all moved a balance beside them: it is neither that of the row above nor that of the row below.
fn all_moved(context: &InferenceContext<'_>, is_it: &dyn Fn(usize) -> bool) -> bool {
    let rows = &context.profile.rows;
    let told = |place: &usize| is_it(rows[*place]);
    let Some(balance) = context.profile.meaning(HeaderWord::Balance).next() else { return false };
    let of = |place: usize| rows.get(place).map(|row| context.cell(*row, balance).trim());
    let has_moved = |place: usize| {
        let above = place.checked_sub(1).and_then(of);
        of(place) != Some("") && above != of(place) && of(place + 1) != of(place)
    };
    (0..rows.len()).filter(told).all(has_moved)
}

/// A row that was declined or taken back and is left out, where the row that takes it back, of the opposite amount
/// and with a word of its text, is told of as any other, and no other row is there that it may take back.
pub(super) fn taken_back_once(
    context: &InferenceContext<'_>,
    state: Option<usize>,
    unmoved: &[NotBooked],
    decided: &AmountDecision,
) -> Option<Fault> {
    // Balances that go on without them prove that they count for nothing.
    if decided.chain.is_some_and(|chain| chain.is_whole()) {
        return None;
    }
    let deleted = |row: usize| {
        let flagged = unmoved.iter().find_map(|one| match one {
            NotBooked::Deleted { column } => one.of(&context.sample.row(row), &[]).map(|_| *column),
            _ => None,
        });
        let is_left_out = |at: &usize| {
            let cell = context.cell(row, *at);
            is_taken_back(cell) && !(context.counts_refunds && is_refund(cell))
        };
        flagged.or_else(|| state.filter(is_left_out))
    };
    let rows = &context.profile.rows;
    let says_return = |row: usize| {
        context.sample.row(row).cells().any(|cell| {
            words::folded(cell).split(' ').any(|word| {
                words::state(word) == Some(CellWord::Reverted)
                    || words::of_flags("given_back").contains(&word)
            })
        })
    };
    let mut number = String::new();
    let mut amount = |row: usize| {
        decided.rule.read(&context.sample.row(row), decided.mark, &mut number).ok()?;
        micros(&number).filter(|amount| *amount != 0)
    };
    let left_out = rows.iter().filter(|row| deleted(**row).is_some());
    let left_out: i128 = left_out.filter_map(|row| amount(*row)).map(i128::abs).sum();
    rows.iter().find_map(|row| {
        let column = deleted(*row)?;
        let size = amount(*row)?;
        let is_return = |other: usize, opposite: i128| {
            opposite == -size && share_word(context, *row, other)
                // Less a fee, or with others that were taken back.
                || opposite.signum() == -size.signum()
                    && (size.abs() * 9 / 10..=left_out).contains(&opposite.abs())
                    && deleted(other).is_none()
                    && says_return(other)
        };
        let other = rows
            .iter()
            .find(|other| amount(**other).is_some_and(|opposite| is_return(**other, opposite)))?;
        let takes_back_another = rows.iter().any(|one| {
            one != row
                && deleted(*one).is_none()
                && amount(*one) == amount(*other).map(|returned| -returned)
                && share_word(context, *one, *other)
        });
        if deleted(*other).is_some() || takes_back_another {
            return None;
        }
        let line = context.sample.row(*other).line();
        let message = format!("leaves the row out, and line {line} may be what takes it back");
        let at = context.sample.row(*row).line();
        let fault = Fault::of_cell(at, &context.key(column), context.cell(*row, column), message);
        Some(fault.hint("delete or mark both rows, or take the column out if each is to count"))
    })
}

/// Whether two rows have a word in common, of three letters or more, that is none of a state.
pub(super) fn share_word(context: &InferenceContext<'_>, one: usize, other: usize) -> bool {
    let words_of = |row: usize| {
        let record = context.sample.row(row);
        let told = record.cells().filter(|cell| words::state(cell).is_none());
        told.flat_map(|cell| {
            let folded = words::folded(cell);
            folded.split(' ').map(str::to_owned).collect::<Vec<_>>()
        })
        .filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 2)
        .collect::<Vec<_>>()
    };
    let of_one = words_of(one);
    words_of(other).iter().any(|word| of_one.contains(word))
}

/// What is wrong with a column that says which rows were taken back: it says something else of one than yes
/// or no, where most are told something; or yes of all.
pub(super) fn unclear(context: &InferenceContext<'_>) -> Option<Fault> {
    let rows = &context.profile.rows;
    let fault = |row: usize, at: usize, message: &str| {
        let line = context.sample.row(row).line();
        let fault = Fault::of_cell(line, &context.key(at), context.cell(row, at), message);
        fault.hint("write yes or no in every row, or take the column out")
    };
    (0..context.profile.columns.len()).find_map(|at| {
        let name = words::plain(&context.profile.columns[at].name);
        let cells = || rows.iter().map(|row| (*row, context.cell(*row, at)));
        let is_told = |cell: &str| !cell.trim().is_empty() && !NotBooked::is_no(cell);
        if is_of_taken_back(context, at) && !have_moved(context, at) {
            let told = cells().filter(|(_, cell)| is_told(cell)).count();
            let is_few = told * 2 <= rows.len();
            let is_all = told > 0 && told == rows.len();
            let mut unknown =
                cells().filter(|(_, cell)| is_told(cell) && !NotBooked::is_told(cell));
            let (row, _) = if is_all { cells().next() } else { unknown.find(|_| !is_few) }?;
            return Some(fault(row, at, "does not tell whether the row counts"));
        }
        // One value of all rows divides nothing.
        let is_of_active = ACTIVE.contains(&&*name);
        let is_divided = || cells().any(|(_, cell)| Some(cell) != cells().next().map(|one| one.1));
        let is_known = |cell: &str| NotBooked::is_yes(cell) || NotBooked::is_no(cell);
        let (row, _) =
            cells().find(|(_, cell)| !is_known(cell)).filter(|_| is_of_active && is_divided())?;
        Some(fault(row, at, "is neither yes nor no"))
    })
}

/// Says which states are not known, where others of the column are: their rows count as booked.
pub(super) fn note_unknown_states(context: &mut InferenceContext<'_>, state: Option<usize>) {
    let Some(at) = state else { return letters::note_unexplained(context) };
    let distinct = context.profile.columns[at].distinct.iter().flatten();
    let (known, unknown): (Vec<_>, Vec<_>) =
        distinct.partition(|(cell, _)| state_of_row(cell).is_some());
    let rows: usize = unknown.iter().map(|(_, count)| **count).sum();
    let is_divided = known.len() + unknown.len() > 1;
    let Some((first, _)) = unknown.first().filter(|_| is_divided) else { return };
    let others = if unknown.len() > 1 { " and the like" } else { "" };
    let count = if rows == 1 { "1 row".to_owned() } else { format!("{rows} rows") };
    let says =
        format!("{} says {first:?}{others} of {count}, which is read as booked", context.key(at));
    context.note("state", EvidenceStrength::Soft, says);
}

/// Whether the rows that lack a day of booking are not booked yet: they are the newest, at one end of the table,
/// and have no balance. Elsewhere, or beside a balance, a day is only missing.
pub(super) fn are_unposted(context: &InferenceContext<'_>, day: usize) -> bool {
    let rows = &context.profile.rows;
    let columns = &context.profile.columns;
    let is_open = |row: &usize| context.cell(*row, day).trim().is_empty();
    let open = rows.iter().filter(|row| is_open(row)).count();
    let ahead = rows.iter().take_while(|row| is_open(row)).count();
    let behind = rows.iter().rev().take_while(|row| is_open(row)).count();
    let has_balance = |row: &usize| {
        (0..columns.len()).any(|at| {
            columns[at].means(HeaderWord::Balance) && !context.cell(*row, at).trim().is_empty()
        })
    };
    columns[day].means(HeaderWord::BookingDate)
        && open > 0
        && open * 2 < rows.len()
        && (open == ahead || open == behind)
        && !rows.iter().any(|row| is_open(row) && has_balance(row))
}

/// All marks of such rows that a table has.
pub(super) fn marks(
    context: &InferenceContext<'_>,
    date: usize,
    state: Option<usize>,
) -> Vec<NotBooked> {
    let columns = &context.profile.columns;
    let mut found = if state.is_some() { Vec::new() } else { letters::marks(context) };
    for (at, column) in columns.iter().enumerate() {
        let has = |is_it: &dyn Fn(&str) -> bool| {
            column.distinct.as_ref().is_some_and(|distinct| distinct.keys().any(|cell| is_it(cell)))
        };
        // `Debit`, `Credit` and, of what was only noted, `Memo`.
        if column.means(HeaderWord::Sign)
            && has(&|cell| words::state(cell) == Some(CellWord::Noted))
        {
            found.push(NotBooked::Noted { column: at });
        }
        let is_source = SOURCES.contains(&&*words::plain(&column.name));
        if is_source
            && has(&NotBooked::is_own_balance)
            && has(&|cell| !NotBooked::is_own_balance(cell))
        {
            found.push(NotBooked::FundedElsewhere { column: at });
        }
        // Whatever stands in few of the rows: yes, a day, who did it.
        if is_of_taken_back(context, at) && !have_moved(context, at) {
            found.push(NotBooked::Deleted { column: at });
        }
        let header = words::plain(&column.name);
        let is_flag = !has(&|cell| !NotBooked::is_flag_of_booking(cell));
        let is_open =
            |cell: &str| matches!(words::state(cell), Some(CellWord::Pending | CellWord::Declined));
        for (headers, by_yes) in [(&PENDING[..], true), (&BOOKED[..], false)] {
            let says = if by_yes { has(&NotBooked::is_yes) } else { has(&NotBooked::is_no) };
            let says = says || has(&is_open);
            if context.side != FileSide::Book && headers.contains(&&*header) && is_flag && says {
                found.push(NotBooked::Pending { column: at, by_yes });
            }
        }
        let is_of_active = ACTIVE.contains(&&*words::plain(&column.name));
        if is_of_active && has(&NotBooked::is_yes) && has(&NotBooked::is_no) {
            found.push(NotBooked::Inactive { column: at });
        }
        if at != date && column.is_days() && are_unposted(context, date) {
            found.push(NotBooked::Unposted { day: date, other: at });
        }
        let says_pending = |cell: &str| words::state(cell) == Some(CellWord::Pending);
        let is_balance = column.means(HeaderWord::Balance)
            && (column.filled < context.profile.rows.len() || has(&says_pending))
            && column.filled * 2 >= context.profile.rows.len();
        if is_balance {
            found.push(NotBooked::Unbalanced { balance: at });
        }
        // `Reserved ...`, and no second day where all others have one.
        let is_second_day = at != date
            && column.is_days()
            && column.filled < context.profile.rows.len()
            && column.filled * 2 > context.profile.rows.len();
        if is_second_day {
            found.push(NotBooked::Reserved { day: at });
        }
    }
    found
}

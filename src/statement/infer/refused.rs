//! Tables that are refused before anything is inferred of them.

use super::context::{AmountDecision, InferenceContext};
use crate::day::{DatePattern, DayFault};
use crate::fault::Fault;
use crate::grid::Grid;
use crate::number::{WrittenNumber, is_spoilt};
use crate::profile::{TableProfile, has_letter_behind, is_heading, is_label, is_like_transaction};
use crate::words;

/// Columns without names that are looked at: choices of columns grow faster than columns.
const NAMELESS_MAX: usize = 256;

/// Ends with a fault, if there is one.
pub(super) fn refuse(fault: Option<Fault>) -> Result<(), Fault> {
    fault.map_or(Ok(()), Err)
}

/// Refuses a file of which no row is booked: the word for that may be one that is not known.
pub(super) fn none_booked(
    context: &InferenceContext<'_>,
    state: Option<usize>,
    booked: &[usize],
) -> Result<(), Fault> {
    let Some((at, row)) = state.zip(context.profile.rows.first()).filter(|_| booked.is_empty())
    else {
        return Ok(());
    };
    let (key, cell) = (context.key(at), context.cell(*row, at));
    let line = context.sample.row(*row).line();
    let fault = Fault::of_cell(line, &key, cell, "says, as all others do, that it is not booked");
    Err(fault.hint("are all of them booked? Take the column out"))
}

/// Why a table cannot be read, if it cannot.
pub(super) fn table(sample: &Grid, profile: &TableProfile) -> Option<Fault> {
    let filled = profile.columns.iter().filter(|column| column.filled > 0).count();
    if filled > NAMELESS_MAX && profile.header.is_none() {
        let message = format!("has {filled} columns with values, and no row that names them");
        return Some(Fault::of_file(message).hint("add a header, or keep the columns needed"));
    }
    if profile.rows.is_empty() && profile.header.is_none() {
        return Some(no_table(sample));
    }
    row_above_header(sample, profile).or_else(|| two_tables(sample, profile))
}

fn no_table(sample: &Grid) -> Fault {
    if sample.is_empty() {
        return Fault::of_file("is empty").hint("is it the right file?");
    }
    Fault::of_file("no row has a day and an amount, and no row names columns of them")
        .hint("is it a statement or an export of transactions? --map date=...,amount=... names the columns")
}

/// A row of data above the header would be passed over: a whole one, or any below another header.
fn row_above_header(sample: &Grid, profile: &TableProfile) -> Option<Fault> {
    let header = profile.header?;
    let width = sample.row(header).width();
    let heading = (0..header).find(|at| is_heading(&sample.row(*at)));
    let at = (0..header).find(|at| {
        let record = sample.row(*at);
        let is_whole =
            record.width() == width && record.cells().all(|cell| !cell.trim().is_empty());
        is_like_transaction(&record) && (is_whole || heading.is_some_and(|heading| heading < *at))
    })?;
    let line = sample.row(header).line();
    let (message, hint) = match heading.filter(|heading| *heading < at) {
        Some(heading) => (
            format!(
                "the rows below the header on line {} stand above another, on line {line}",
                sample.row(heading).line()
            ),
            "put each table into a file of its own",
        ),
        None => (
            format!("a row of data stands above the header, which is on line {line}"),
            "move the header to the top of the file",
        ),
    };
    Some(Fault::at_line(sample.row(at).line(), message).hint(hint))
}

/// A record above the rows that has what rows have, and something in it that cannot be read: a day that is none, an
/// amount without a day. Below no header it has the width of the rows; above one it fills every column.
pub(super) fn spoilt_above(
    context: &InferenceContext<'_>,
    date: usize,
    decided: &AmountDecision,
) -> Option<Fault> {
    let profile = context.profile;
    let first = *profile.rows.first()?;
    let width = context.sample.row(first).width();
    let amounts = decided.rule.columns();
    let is_text =
        |cell: &str| cell.chars().any(char::is_alphabetic) && WrittenNumber::parse(cell).is_none();
    let is_row = |at: &usize| {
        let record = context.sample.row(*at);
        let cell = record.cell(date);
        let has_day = !cell.trim().is_empty() && cell.contains(|c: char| c.is_ascii_digit());
        let has_amount = amounts.iter().any(|column| {
            let cell = record.cell(*column);
            WrittenNumber::parse(cell).is_some_and(|one| one.magnitude.contains(['.', ',']))
                || is_spoilt(cell)
        });
        let has_text = (0..record.width()).any(|column| {
            column != date && !amounts.contains(&column) && is_text(record.cell(column))
        });
        let is_whole = record.cells().all(|cell| !cell.trim().is_empty());
        if record.cells().any(is_label) {
            return false;
        }
        let is_of_width = width > 2 && record.width() == width;
        if profile.header.is_some() {
            return is_of_width && is_whole && has_day && has_amount && has_text;
        }
        let is_day = !DatePattern::fitting(cell).is_empty()
            || decided.pattern.read(cell) == Err(DayFault::NoSuchDay);
        is_of_width && has_text && (has_amount || is_day)
    };
    let end = profile.header.unwrap_or(first);
    let is_spoilt_row = |at: &usize| profile.line_above != Some(*at) && is_row(at);
    let record = context.sample.row((0..end).find(is_spoilt_row)?);
    let line = record.line();
    let column = if decided.pattern.read(record.cell(date)).is_ok() { amounts[0] } else { date };
    let message = "cannot be read, in a record above the rows that is like them";
    let fault = Fault::of_cell(line, &context.key(column), record.cell(column), message);
    Some(fault.hint("mend the row, or take it out if it is a title"))
}

/// The only amount of many with a letter of debit or credit behind it: a finger that slipped.
pub(super) fn stray_letter(
    context: &InferenceContext<'_>,
    rows: &[usize],
    decided: &AmountDecision,
) -> Option<Fault> {
    const AMOUNTS_MIN: usize = 4;
    let columns = &context.profile.columns;
    let is_stray = |at: &usize| {
        let column = &columns[*at];
        column.lettered == 1 && column.marked == 1 && column.amounts >= AMOUNTS_MIN
    };
    let at = decided.rule.columns().into_iter().find(is_stray)?;
    let row = rows.iter().find(|row| has_letter_behind(context.cell(**row, at)))?;
    let line = context.sample.row(*row).line();
    let message = "has a letter behind it that no other amount has";
    Some(Fault::of_cell(line, &context.key(at), context.cell(*row, at), message))
}

/// Two tables side by side: a header that names days and all behind them twice.
fn two_tables(sample: &Grid, profile: &TableProfile) -> Option<Fault> {
    let names: Vec<String> = sample.row(profile.header?).cells().map(words::folded).collect();
    let is_day = |at: &usize| {
        profile.columns.get(*at).is_some_and(|column| column.is_days() && !names[*at].is_empty())
    };
    let [first, second] = (0..names.len()).filter(is_day).collect::<Vec<_>>()[..] else {
        return None;
    };
    let width = second - first;
    let told = |from: usize| -> Vec<&String> {
        names.iter().skip(from).take(width).filter(|name| !name.is_empty()).collect()
    };
    let are_two = names[first] == names[second]
        && told(first).len() > 1
        && told(first) == told(second)
        && (second..second + width).any(|at| {
            profile.columns.get(at).is_some_and(|column| column.amounts > 0 && !column.is_days())
        });
    are_two.then(|| {
        let message = format!("two tables stand side by side, each from {:?} on", names[first]);
        let fault = Fault::at_line(profile.header_line.unwrap_or(1), message);
        fault.hint("put each into a file of its own")
    })
}

/// Amounts that are a running balance: from row to row they move by what other columns hold, in so many steps
/// that it is no chance. The amounts are those columns, and something in them cannot be read.
pub(super) fn balance_as_amounts(
    context: &InferenceContext<'_>,
    rows: &[usize],
    decided: &AmountDecision,
) -> Option<Fault> {
    const STEPS_MIN: usize = 4;
    let is_proved = decided.chain.is_some_and(|chain| chain.is_proof());
    let [column, ..] = decided.rule.columns()[..] else { return None };
    if is_proved || context.stated.columns.names_amounts() {
        return None;
    }
    let value = |row: usize, at: usize| {
        WrittenNumber::parse(context.cell(row, at))?.micros_by(decided.mark).filter(|one| *one != 0)
    };
    let columns = &context.profile.columns;
    let others: Vec<usize> = (0..columns.len())
        .filter(|at| *at != column && columns[*at].amounts > 0 && !columns[*at].is_days())
        .collect();
    let mut held = vec![0_usize; others.len()];
    let (mut steps, mut explained) = (0_usize, 0_usize);
    for pair in rows.windows(2) {
        let Some((upper, lower)) = value(pair[0], column).zip(value(pair[1], column)) else {
            continue;
        };
        steps += 1;
        let size = (upper - lower).abs();
        let holds = |other: usize| pair.iter().any(|row| value(*row, other) == Some(size));
        let holding = (0..others.len()).find(|at| holds(others[*at]));
        explained += usize::from(holding.is_some());
        if let Some(at) = holding {
            held[at] += 1;
        }
    }
    if steps < STEPS_MIN || explained * 3 < steps * 2 {
        return None;
    }
    let moving = others.iter().zip(held).filter(|(_, held)| *held > 0);
    let moving: Vec<String> = moving.map(|(at, _)| context.key(*at)).collect();
    let (name, moving) = (context.key(column), moving.join(" or "));
    let line = rows.first().map(|row| context.sample.row(*row).line())?;
    let message = format!("{name} moves from row to row by what {moving} holds: it is a balance");
    let hint = format!("is a sign or a number of {moving} written in another way in some row?");
    Some(Fault::at_line(line, message).hint(hint))
}

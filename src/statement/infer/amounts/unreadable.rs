//! Why no way to take the amounts of a file reads them.

use super::super::context::InferenceContext;
use super::candidate::AmountCandidate;
use crate::fault::Fault;
use crate::number::{DecimalMark, WrittenNumber, is_spoilt};
use crate::read::shifted_cells;
use crate::reading::{AmountRule, AmountTrouble, is_nothing};
use crate::words;

/// The first row with more fields than there are names: its cells stand under the wrong ones.
pub(super) fn wider_than_header(context: &InferenceContext<'_>, rows: &[usize]) -> Option<Fault> {
    let width = context.sample.row(context.profile.header?).width();
    let is_wider = |row: &&usize| {
        let mut surplus = context.sample.row(**row).cells().skip(width);
        surplus.any(|cell| !cell.trim().is_empty())
    };
    rows.iter().find(is_wider).map(|row| shifted_cells::surplus(&context.sample.row(*row), width))
}

/// Why not even the best candidate can be read.
pub(super) fn unreadable(
    context: &InferenceContext<'_>,
    rows: &[usize],
    found: &[AmountCandidate],
    marks: &[DecimalMark],
) -> Fault {
    if let Some(fault) = wider_than_header(context, rows) {
        return fault;
    }
    let Some(best) = found.iter().max_by_key(|one| one.prior) else {
        return Fault::of_file("no column holds amounts that can be read");
    };
    let mark = marks.first().copied().unwrap_or(DecimalMark::Point);
    let mut number = String::new();
    for row in rows {
        let record = context.sample.row(*row);
        let column = match best.rule.read(&record, mark, &mut number) {
            Ok(()) => continue,
            Err(AmountTrouble::Empty) => best.rule.columns()[0],
            Err(AmountTrouble::Both) => {
                let fault = Fault::at_line(record.line(), "has money in and money out in one row");
                return fault.hint("--map amount=NAME names one column of signed amounts");
            }
            Err(AmountTrouble::TooLong { column }) => {
                let (key, cell) = (context.key(column), record.cell(column));
                return Fault::of_cell(record.line(), &key, cell, "has more than 40 digits");
            }
            Err(AmountTrouble::NoNumber { column } | AmountTrouble::NoDirection { column }) => {
                column
            }
        };
        return Fault::of_cell(
            record.line(),
            &context.key(column),
            record.cell(column),
            "is no amount",
        );
    }
    Fault::of_file("no column holds amounts that can be read")
}

/// Whether a row has something that is no number in a column that its header names for amounts: it is to be
/// mended there, whatever other columns say.
pub(super) fn is_faulty(context: &InferenceContext<'_>, rule: &AmountRule, row: usize) -> bool {
    let is_without_way = || match rule {
        AmountRule::Directed { sign, is_out, others: None, .. } => {
            !is_out.contains_key(&words::folded_or_sign(context.cell(row, *sign)))
        }
        _ => false,
    };
    faulty_column(context, rule, row).is_some() || is_without_way()
}

/// The first such row as a fault, or the first that has nothing there.
pub(super) fn faulty(
    context: &InferenceContext<'_>,
    rule: &AmountRule,
    rows: &[usize],
) -> Option<Fault> {
    let empty = |row: usize| match rule {
        AmountRule::Signed { column, .. } => Some(*column).filter(|at| {
            context.profile.columns[*at].is_named_amount() && is_nothing(context.cell(row, *at))
        }),
        _ => None,
    };
    let of_row = |row: &usize| {
        let spoilt = faulty_column(context, rule, *row).map(|at| (at, "is not a number"));
        let missing = || Some((empty(*row)?, "is empty where an amount belongs"));
        spoilt.or_else(missing).map(|(at, message)| (*row, at, message))
    };
    let (row, at, message) = rows.iter().find_map(of_row)?;
    let (line, cell) = (context.sample.row(row).line(), context.cell(row, at));
    let fault = Fault::of_cell(line, &context.key(at), cell, message);
    Some(fault.hint(
        "write amounts as plain signed numbers such as -1234.50; --map amount=NAME names another column",
    ))
}

fn faulty_column(context: &InferenceContext<'_>, rule: &AmountRule, row: usize) -> Option<usize> {
    rule.columns().into_iter().find(|at| {
        let cell = context.cell(row, *at);
        (context.profile.columns[*at].is_named_amount() || is_spoilt(cell))
            && !is_nothing(cell)
            && WrittenNumber::parse(cell).is_none()
            && words::state(cell).is_none()
    })
}

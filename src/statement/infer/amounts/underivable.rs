//! Amounts that no column holds as they moved: without signs beside a balance that goes both ways, or without
//! their tax.

use super::super::context::InferenceContext;
use super::balances::column_values;
use super::differing_columns::is_tax;
use super::evaluated::EvaluatedCandidate;
use crate::fault::Fault;
use crate::words::HeaderWord;

/// Rows less one that show it, at least.
const STEPS_MIN: usize = 2;

/// Lines that are named, at most.
const LINES_MAX: usize = 8;

/// Amounts without any sign that a balance goes up by on some rows and down by on others: all in or all out is
/// wrong, and the lines of money out are said.
pub(super) fn both_ways(
    context: &InferenceContext<'_>,
    rows: &[usize],
    first: &EvaluatedCandidate,
) -> Option<Fault> {
    if !first.is_of_one_sign() || !first.is_unwritten(context) || first.candidate.are_signs_stated {
        return None;
    }
    let amount = *first.candidate.rule.columns().first()?;
    let balances = context.profile.meaning(HeaderWord::Balance).filter(|at| *at != amount);
    balances.into_iter().find_map(|at| {
        let values = column_values(context, rows, at, first.mark);
        let (falls, oldest) = falls(&first.amounts, &values)?;
        let oldest = context.sample.row(rows[oldest]).line();
        let lines: Vec<u64> =
            falls.iter().map(|at| context.sample.row(rows[*at]).line()).collect();
        let (amount, balance) = (context.key(amount), context.key(at));
        let message = format!(
            "{amount} has no signs, and {balance} goes down by it on {} and up on other rows (of \
             the oldest, line {oldest}, it does not tell)",
            said(&lines)
        );
        let hint = "put a minus before the amounts of money out in the file, or export it with signs or with \
                    columns of money in and out";
        Some(Fault::at_line(*lines.first()?, message).hint(hint))
    })
}

/// The rows that take a balance down, where every step of it is the amount of its row and some go each way,
/// whichever end the oldest stands at; and that oldest row, which has no step.
fn falls(amounts: &[Option<i128>], balances: &[Option<i128>]) -> Option<(Vec<usize>, usize)> {
    let walk = |row: usize, before: usize| {
        let step = balances[row]? - balances[before]?;
        (step.abs() == amounts[row]?.abs()).then_some((row, step))
    };
    let last = amounts.len().checked_sub(STEPS_MIN)? + 1;
    let walks: [(Option<Vec<_>>, usize); 2] = [
        ((1..=last).map(|row| walk(row, row - 1)).collect(), 0),
        ((1..=last).map(|row| walk(row - 1, row)).collect(), last),
    ];
    walks.into_iter().find_map(|(steps, oldest)| {
        let (falls, others): (Vec<_>, Vec<_>) = steps?.into_iter().partition(|(_, step)| *step < 0);
        let has_rise = others.iter().any(|(_, step)| *step > 0);
        let falls: Vec<usize> = falls.into_iter().map(|(row, _)| row).collect();
        (!falls.is_empty() && has_rise).then_some((falls, oldest))
    })
}

/// `line 3`, `lines 3, 5, 8`, `lines 3, 5, 8, ... (40 in all)`
fn said(lines: &[u64]) -> String {
    let first: Vec<String> = lines.iter().take(LINES_MAX).map(u64::to_string).collect();
    let first = first.join(", ");
    match lines.len() {
        1 => format!("line {first}"),
        ..=LINES_MAX => format!("lines {first}"),
        count => format!("lines {first}, ... ({count} in all)"),
    }
}

/// Net amounts beside their tax, where no column is their total: neither is what was paid.
pub(super) fn without_tax(
    context: &InferenceContext<'_>,
    rows: &[usize],
    first: &EvaluatedCandidate,
) -> Option<Fault> {
    let [own] = first.candidate.rule.columns()[..] else { return None };
    let columns = &context.profile.columns;
    let is_shown = first.chain.is_some_and(|chain| chain.fit.is_proof());
    let is_net = columns[own].means(HeaderWord::Net);
    // Where there are fees, totals and more, what is called net is what was paid out.
    let is_other = |at: usize| {
        let column = &columns[at];
        at != own && column.with_cents > 0 && !column.means(HeaderWord::Balance)
    };
    let has_others = (0..columns.len()).any(|at| is_other(at) && !is_tax(context, at));
    if !is_net || is_shown || first.candidate.is_stated || has_others {
        return None;
    }
    let is_some = |row: usize, at: usize| {
        context.cell(row, at).bytes().any(|byte| matches!(byte, b'1'..=b'9'))
    };
    let is_of_tax = |at: &usize| *at != own && columns[*at].amounts > 0 && is_tax(context, *at);
    (0..columns.len()).filter(is_of_tax).find_map(|at| {
        let row = rows.iter().find(|row| is_some(**row, at))?;
        let (net, tax) = (context.key(own), context.key(at));
        let message = format!(
            "{net} is without {tax}, and no column is the total: what was paid is neither"
        );
        let hint = format!(
            "add a column of totals to the file, or --map \"amount={}\" takes the amounts without tax",
            columns[own].name
        );
        Some(Fault::at_line(context.sample.row(*row).line(), message).hint(hint))
    })
}

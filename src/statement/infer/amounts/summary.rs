//! Two balances beside each other above the rows: `account, from, to, 1666.04, 3621.66`.

use super::super::context::InferenceContext;
use super::evaluated::EvaluatedCandidate;
use crate::number::WrittenNumber;

/// Fewer rows could come to a difference by chance.
const ROWS_MIN: usize = 3;

/// Whether the amounts lead from one number above the rows to the next, or do so with the other sign; none
/// where neither or both do.
pub(super) fn is_turned(
    context: &InferenceContext<'_>,
    tried: &EvaluatedCandidate,
    rows: &[usize],
) -> Option<bool> {
    let net: i128 = tried.amounts.iter().flatten().sum();
    let read = tried.amounts.iter().flatten().filter(|amount| **amount != 0).count();
    let first = rows.iter().zip(&tried.amounts).find_map(|(row, amount)| amount.map(|_| *row))?;
    if net == 0 || read < ROWS_MIN {
        return None;
    }
    let number = |cell: &str| WrittenNumber::parse(cell)?.micros_by(tried.mark);
    let (mut is_usual, mut is_turned) = (false, false);
    for at in 0..first {
        let numbers: Vec<Option<i128>> = context.sample.row(at).cells().map(number).collect();
        for (before, after) in numbers.windows(2).filter_map(|pair| pair[0].zip(pair[1])) {
            is_usual |= after - before == net;
            is_turned |= before - after == net;
        }
    }
    (is_usual != is_turned).then_some(is_turned)
}

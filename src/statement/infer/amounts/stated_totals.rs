//! Sums of money in and money out that stand above or below a table: which way its amounts went.

use super::super::context::InferenceContext;
use super::candidate::is_debit_out;
use super::evaluated::EvaluatedCandidate;
use crate::reading::AmountRule;
use crate::stated::FileSide;
use crate::totals::{StatedPlace, StatedTotal, TotalKind, TotalsBeside};
use crate::words::HeaderWord;

/// The sums that a file states of both ways: one alone is held against the rows, and decides nothing.
pub(super) struct StatedSums {
    money_in: StatedTotal,
    money_out: StatedTotal,
    /// Columns whose names say which way money goes.
    named: Vec<usize>,
}

/// What stands above the rows and below them.
pub(super) fn sums(context: &InferenceContext<'_>) -> Option<StatedSums> {
    let last = context.profile.rows.last().map_or(context.sample.len(), |row| row + 1);
    let (mut above, mut below) = (TotalsBeside::default(), TotalsBeside::default());
    (0..context.above()).for_each(|at| above.see(&context.sample.row(at), StatedPlace::Above));
    (last..context.sample.len())
        .for_each(|at| below.see(&context.sample.row(at), StatedPlace::Below));
    let debit_out = is_debit_out(context);
    let is_way = |one: &&StatedTotal, is_out: bool| match one.kind {
        TotalKind::In => !is_out,
        TotalKind::Out => is_out,
        TotalKind::Debit => context.side != FileSide::Unknown && debit_out == is_out,
        TotalKind::Credit => context.side != FileSide::Unknown && debit_out != is_out,
        TotalKind::Net | TotalKind::Any | TotalKind::Count => false,
    };
    let found = || above.stated().into_iter().chain(below.stated());
    let way = |is_out| {
        let mut all = found().filter(|one| is_way(one, is_out));
        let first = all.next()?;
        all.all(|other| other.figure == first.figure).then(|| first.clone())
    };
    let ways = [HeaderWord::In, HeaderWord::Out, HeaderWord::Debit, HeaderWord::Credit];
    let named = ways.iter().flat_map(|word| context.profile.meaning(*word)).collect();
    Some(StatedSums { money_in: way(false)?, money_out: way(true)?, named })
}

impl StatedSums {
    /// Whether the amounts come to the sums, or to them with every sign turned: `Some(true)`. Columns of money in
    /// and money out that are named so are never exchanged: what is stated contradicts them then.
    pub(super) fn are_by(&self, tried: &EvaluatedCandidate) -> Option<bool> {
        let mut sums = [0_i128; 2];
        for amount in &tried.amounts {
            let amount = (*amount)?;
            let sum = &mut sums[usize::from(amount < 0)];
            *sum = sum.checked_add(amount.abs())?;
        }
        let stated = [self.money_in.size(tried.mark)?, self.money_out.size(tried.mark)?];
        let (is_usual, is_turned) = (stated == sums, stated == [sums[1], sums[0]]);
        let is_said_otherwise = match &tried.candidate.rule {
            AmountRule::Split { money_in, money_out, .. } => {
                [money_in, money_out].iter().any(|column| self.named.contains(column))
            }
            _ => false,
        };
        (is_usual != is_turned && !(is_turned && is_said_otherwise)).then_some(is_turned)
    }

    /// The lines that state them.
    pub(super) fn lines(&self) -> String {
        let mut lines = vec![self.money_in.line, self.money_out.line];
        lines.dedup();
        let lines: Vec<String> = lines.iter().map(u64::to_string).collect();
        lines.join(" and ")
    }
}

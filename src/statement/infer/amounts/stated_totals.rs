//! Sums of money in and money out that stand above or below a table: which way its amounts went.

use super::super::context::InferenceContext;
use super::candidate::is_debit_out;
use super::evaluated::EvaluatedCandidate;
use crate::stated::FileSide;
use crate::totals::{StatedTotal, TotalKind, TotalsBeside};

/// The sums that a file states of both ways, or of one.
pub(super) struct StatedSums {
    money_in: Option<StatedTotal>,
    money_out: Option<StatedTotal>,
}

/// What stands above the rows and below them.
pub(super) fn sums(context: &InferenceContext<'_>) -> Option<StatedSums> {
    let last = context.profile.rows.last().map_or(context.sample.len(), |row| row + 1);
    let (mut above, mut below) = (TotalsBeside::default(), TotalsBeside::default());
    (0..context.above()).for_each(|at| above.see(&context.sample.row(at)));
    (last..context.sample.len()).for_each(|at| below.see(&context.sample.row(at)));
    let debit_out = is_debit_out(context);
    let is_way = |one: &&StatedTotal, is_out: bool| match one.kind {
        TotalKind::In => !is_out,
        TotalKind::Out => is_out,
        TotalKind::Debit => context.side != FileSide::Unknown && debit_out == is_out,
        TotalKind::Credit => context.side != FileSide::Unknown && debit_out != is_out,
        TotalKind::Count => false,
    };
    let found = || above.stated().into_iter().chain(below.stated());
    let way = |is_out| {
        let mut all = found().filter(|one| is_way(one, is_out));
        let first = all.next()?;
        all.all(|other| other.figure == first.figure).then(|| first.clone())
    };
    let sums = StatedSums { money_in: way(false), money_out: way(true) };
    (sums.money_in.is_some() || sums.money_out.is_some()).then_some(sums)
}

impl StatedSums {
    /// Whether the amounts come to the sums, or to them with every sign turned: `Some(true)`.
    pub(super) fn are_by(&self, tried: &EvaluatedCandidate) -> Option<bool> {
        let mut sums = [0_i128; 2];
        for amount in &tried.amounts {
            let amount = (*amount)?;
            let sum = &mut sums[usize::from(amount < 0)];
            *sum = sum.checked_add(amount.abs())?;
        }
        let size = |one: &Option<StatedTotal>| {
            one.as_ref().map(|one| one.size(tried.mark).ok_or(())).transpose().ok()
        };
        let stated = [size(&self.money_in)?, size(&self.money_out)?];
        let fits = |sums: [i128; 2]| {
            let mut pairs = stated.iter().zip(sums);
            pairs.all(|(stated, sum)| stated.is_none_or(|stated| stated == sum))
        };
        let (is_usual, is_turned) = (fits(sums), fits([sums[1], sums[0]]));
        // A sum of nothing tells nothing.
        let is_some = stated.iter().flatten().any(|size| *size != 0);
        (is_some && is_usual != is_turned).then_some(is_turned)
    }

    /// The lines that state them.
    pub(super) fn lines(&self) -> String {
        let mut lines: Vec<u64> =
            self.money_in.iter().chain(&self.money_out).map(|one| one.line).collect();
        lines.dedup();
        let lines: Vec<String> = lines.iter().map(u64::to_string).collect();
        lines.join(" and ")
    }
}

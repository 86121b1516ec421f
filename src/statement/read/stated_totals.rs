//! Sums and counts that a file states of its rows, held against them.

use super::balances::written;
use super::sums::RowSums;
use crate::fault::Fault;
use crate::number::DecimalMark;
use crate::stated::FileSide;
use crate::totals::{StatedTotal, TotalKind, TotalsBeside};

/// What rows come to that a file states totals of.
pub(super) struct RowsReached<'a> {
    pub(super) sums: &'a RowSums,
    pub(super) rows: u64,
    /// Rows that were left out, which may be in what is stated.
    pub(super) left_out: u64,
    pub(super) mark: DecimalMark,
    pub(super) side: FileSide,
}

impl RowsReached<'_> {
    /// Totals that are stated and not those of the rows.
    pub(super) fn faults(&self, beside: &TotalsBeside) -> Vec<Fault> {
        beside.stated().into_iter().filter_map(|one| self.fault(one)).collect()
    }

    fn fault(&self, one: &StatedTotal) -> Option<Fault> {
        let [money_in, money_out] = self.sums.all;
        let is_book = self.side == FileSide::Book;
        let (name, is_out) = match one.kind {
            TotalKind::Count => return self.count_fault(one),
            TotalKind::Net | TotalKind::Any => return self.net_fault(one),
            TotalKind::In => ("money in", false),
            TotalKind::Out => ("money out", true),
            TotalKind::Credit => ("credits", is_book),
            TotalKind::Debit => ("debits", !is_book),
        };
        let sum = if is_out { money_out } else { money_in };
        let size = one.size(self.mark)?;
        // Who does not know the side does not know which are debits.
        let is_other = one.kind != TotalKind::In && one.kind != TotalKind::Out;
        let is_of_other =
            self.side == FileSide::Unknown && is_other && self.sums.all.contains(&size);
        // `Total credits, 3`: how many there are.
        let count = self.sums.counts[usize::from(is_out)];
        let is_count = |count: u64| {
            one.count().is_some_and(|stated| (count..=count + self.left_out).contains(&stated))
        };
        let is_count = is_count(count)
            || self.side == FileSide::Unknown
                && is_other
                && self.sums.counts.into_iter().any(is_count);
        (size != sum && !is_of_other && !is_count).then(|| {
            let (stated, sum) = (written(size), written(sum));
            let message = format!("states {stated} of {name}, and the rows come to {sum}");
            Fault::at_line(one.line, message)
        })
    }

    /// What all rows come to, or one of their sums where nothing is said of which. Its sign may be that of the bank.
    fn net_fault(&self, one: &StatedTotal) -> Option<Fault> {
        let size = one.size(self.mark)?;
        let net = self.sums.net();
        let is_it = match one.kind {
            TotalKind::Net => net.abs() == size,
            _ => self.sums.explain(size),
        };
        let name = if one.kind == TotalKind::Net { "a net movement" } else { "a total" };
        (!is_it && self.left_out == 0).then(|| {
            let (stated, net) = (&one.figure, written(net));
            let message = format!("states {name} of {stated}, and the rows come to {net}");
            Fault::at_line(one.line, message)
        })
    }

    fn count_fault(&self, one: &StatedTotal) -> Option<Fault> {
        let stated: u64 = one.figure.parse().ok()?;
        let is_it = (self.rows..=self.rows + self.left_out).contains(&stated);
        (!is_it).then(|| {
            let message = format!("states {stated} transactions, and {} are read", self.rows);
            Fault::at_line(one.line, message)
        })
    }
}

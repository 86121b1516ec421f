//! What stands beside the rows, held against them: totals, counts, balances of both ends.

use super::balances;
use super::reader::RowReader;
use super::stated_totals::RowsReached;
use crate::fault::Fault;
use crate::labels::BalanceEnd;
use crate::reading::{RowOrder, micros};

impl RowReader<'_> {
    /// A total that is no sum of the rows above it contradicts them, unless rows that it may count were left out.
    pub(super) fn hold_total(&mut self, off: Option<Fault>) {
        let Some(fault) = off else { return };
        let is_of_part = self.reading.account.is_some() || self.reading.section.is_some();
        if is_of_part || self.left_out_of_sums() > 0 {
            self.pass.notes.push(fault.to_string());
        } else {
            self.pass.discrepancies.push(fault);
        }
    }

    /// How many rows were left out that a stated sum or count may have in it.
    fn left_out_of_sums(&self) -> u64 {
        let none = ["titles", "balances", "totals", "repeated headers"];
        let left_out = self.pass.left_out.iter().filter(|(kind, _)| !none.contains(kind));
        left_out.map(|(_, count)| count).sum()
    }

    /// Holds the sums and counts that stand above and below the rows against them.
    pub(super) fn hold_totals_beside(&mut self) {
        if self.reading.account.is_some() || self.reading.section.is_some() || self.pass.rows == 0 {
            return;
        }
        let reached = RowsReached {
            sums: &self.sums,
            rows: self.pass.rows,
            left_out: self.left_out_of_sums(),
            mark: self.reading.mark,
            side: self.options.side,
        };
        let faults: Vec<Fault> =
            self.totals_beside.iter().flat_map(|beside| reached.faults(beside)).collect();
        self.pass.discrepancies.extend(faults);
    }

    /// Holds the balances that stand above and below the rows against them, and takes them where no column has any.
    pub(super) fn hold_balances_beside(&mut self) {
        if self.reading.account.is_some() || self.reading.section.is_some() {
            return;
        }
        if let Some(fault) = self.end_against_walk() {
            self.pass.discrepancies.push(fault);
            return;
        }
        let net = self.sums.net();
        let Some(ends) = self.stated_beside.ends(net, [self.first_booked, self.last_booked]) else {
            return;
        };
        let ends = ends.by(net);
        if let Some(fault) = ends.fault(net) {
            self.pass.discrepancies.push(fault);
            return;
        }
        if self.pass.opening.is_none() && self.pass.closing.is_none() {
            self.pass.opening = Some(balances::written(ends.opening));
            self.pass.closing = Some(balances::written(ends.closing));
        }
    }

    /// A stated opening or closing balance that is not the one to which the running balance leads.
    pub(super) fn end_against_walk(&self) -> Option<Fault> {
        let ends = [
            (BalanceEnd::Opening, &self.pass.opening, "an opening", "begins from"),
            (BalanceEnd::Closing, &self.pass.closing, "a closing", "ends at"),
        ];
        ends.into_iter().find_map(|(end, own, name, verb)| {
            let own = micros(own.as_deref()?)?;
            let (stated, line) = self.stated_beside.said(end, self.last_booked)?;
            let message = format!(
                "states {name} balance of {}, and the running balance {verb} {}",
                balances::written(stated),
                balances::written(own)
            );
            (stated.abs() != own.abs()).then(|| Fault::at_line(line, message))
        })
    }

    /// A row at an end that is a balance by those that stand above and below the rows.
    pub(super) fn end_beside(&self) -> Option<Fault> {
        if self.reading.account.is_some() || self.reading.section.is_some() {
            return None;
        }
        let net = self.sums.net();
        let ends = self.stated_beside.ends(net, [self.first_booked, self.last_booked])?.by(net);
        let is_newest_first = self.walk.order() == RowOrder::NewestFirst;
        self.ends.beside(&self.sums, &ends, is_newest_first, &self.last_told)
    }

    /// Holds two balances that stand in rows of their own against the rows.
    pub(super) fn hold_stated_balances(&mut self) {
        let [(one, first), (other, line)] = self.stated[..] else { return };
        // Carried forward from one page and brought forward to the next.
        if one == other && line == first + 1 {
            return;
        }
        let net = self.sums.net();
        // The way of its row is none of a balance, and what is carried forward stands among what goes out.
        let ways = [(one, other), (one.abs(), other.abs()), (one, -other), (other, one)];
        let found = ways.into_iter().find(|(opening, closing)| opening + net == *closing);
        let Some((opening, closing)) = found else {
            let difference = balances::written(other - one - net);
            let message =
                format!("the balance differs by {difference} from the one before it and the rows");
            self.pass.discrepancies.push(Fault::at_line(line, message));
            return;
        };
        self.pass.opening.get_or_insert_with(|| balances::written(opening));
        self.pass.closing.get_or_insert_with(|| balances::written(closing));
    }
}

//! Columns that tell accounts by what their balances do: one goes through the rows of each value alone.

use std::collections::{BTreeMap, BTreeSet};

use super::context::InferenceContext;
use super::double_entry::names;
use crate::number::{DecimalMark, WrittenNumber};
use crate::words::{self, HeaderWord};
use tieout::sort::CompactCollect as _;

/// More values are of something else than accounts.
const ACCOUNTS_MAX: usize = 12;

/// Headers of columns that hold parts of an account, each a list of its own.
const PARTS: [&str; 8] =
    ["pot", "pot name", "space", "space name", "fund", "fund name", "vault", "wallet"];

/// Such parts are few.
const PARTS_MAX: usize = 6;

/// The column of accounts by the balance, else by its name.
pub(super) fn column(context: &InferenceContext<'_>, rows: &[usize]) -> Option<usize> {
    let columns = &context.profile.columns;
    let values = |at: usize| {
        let column = &columns[at];
        let is_filled = column.filled >= rows.len() && !column.is_days() && !column.is_numeric();
        let count = column.distinct_count();
        if is_filled && (2..=ACCOUNTS_MAX).contains(&count) {
            names(context, at, rows).len()
        } else {
            0
        }
    };
    let mut balances = context.profile.meaning(HeaderWord::Balance).peekable();
    let has_balance = balances.peek().is_some();
    let by_balance = balances.find_map(|balance| {
        let walk = BalanceSeries::new(context, rows, balance);
        (0..columns.len()).find(|at| values(*at) > 1 && walk.is_of_each(context, rows, *at))
    });
    let is_named = |at: &usize| {
        PARTS.contains(&&*words::plain(&columns[*at].name))
            && (2..=PARTS_MAX).contains(&values(*at))
    };
    by_balance.or_else(|| (0..columns.len()).find(is_named).filter(|_| !has_balance))
}

/// The balance of each row and the sizes of its other numbers, as far as they can be read.
struct BalanceSeries {
    balances: Vec<Option<i128>>,
    sizes: Vec<Vec<i128>>,
}

impl BalanceSeries {
    fn new(context: &InferenceContext<'_>, rows: &[usize], balance: usize) -> Self {
        let read = |row: usize, at: usize| {
            let number = WrittenNumber::parse(context.cell(row, at))?;
            let mark = if number.marks().point { DecimalMark::Point } else { DecimalMark::Comma };
            let value = number.micros_by(mark)?;
            Some(if number.is_negative { -value } else { value })
        };
        let columns = &context.profile.columns;
        let numbers: Vec<usize> = (0..columns.len())
            .filter(|at| *at != balance && columns[*at].amounts > 0 && !columns[*at].is_days())
            .collect();
        let sizes =
            |row: &usize| numbers.iter().filter_map(|at| read(*row, *at)).map(i128::abs).collect();
        Self {
            balances: rows.iter().map(|row| read(*row, balance)).collect(),
            sizes: rows.iter().map(sizes).collect(),
        }
    }

    /// Whether the balance moves by a number of the later row; where the newest stand first, of the upper.
    fn moves(&self, upper: usize, lower: usize, is_newest_first: bool) -> bool {
        let moved = self.balances[upper].zip(self.balances[lower]);
        let sizes = &self.sizes[if is_newest_first { upper } else { lower }];
        moved.is_some_and(|(one, other)| one != other && sizes.contains(&(other - one).abs()))
    }

    /// Whether each move within the rows of one value is explained, those of two values at least have some,
    /// and not all moves from row to row are.
    fn is_of_each(&self, context: &InferenceContext<'_>, rows: &[usize], at: usize) -> bool {
        let cells: Vec<&str> = rows.iter().map(|row| context.cell(*row, at).trim()).collect();
        let mut last = BTreeMap::new();
        let mut pairs = Vec::new();
        for (place, cell) in cells.iter().enumerate() {
            if let Some(before) = last.insert(*cell, place) {
                pairs.push((before, place));
            }
        }
        let walked: BTreeSet<&str> = pairs.iter().map(|(_, place)| cells[*place]).compact_set();
        if walked.len() < 2 || pairs.len() < 3 {
            return false;
        }
        [false, true].into_iter().any(|is_newest_first| {
            let within = pairs.iter().all(|(one, next)| self.moves(*one, *next, is_newest_first));
            let steps = rows.len() - 1;
            let whole = (0..steps).filter(|at| self.moves(*at, at + 1, is_newest_first)).count();
            within && whole < steps
        })
    }
}

//! Sums of rows, to hold totals against.

/// Sums of rows, to hold totals against.
#[derive(Debug, Default)]
pub(super) struct RowSums {
    /// Of all rows, and of those below the last total: money in, money out.
    pub(super) all: [i128; 2],
    pub(super) below: [i128; 2],
    /// How many rows of each way there are.
    pub(super) counts: [u64; 2],
    /// How many rows there are, and how many below the last total.
    pub(super) rows: usize,
    pub(super) below_rows: usize,
    /// What the rows above each of the totals so far came to, the last of them.
    above_totals: Vec<[i128; 2]>,
}

/// Totals that are kept, to hold one of several groups against all that stand above it from one of them on.
const TOTALS_KEPT: usize = 100;

impl RowSums {
    pub(super) fn add(&mut self, amount: Option<i128>) {
        let Some(amount) = amount else { return };
        self.rows += 1;
        self.below_rows += 1;
        let at = usize::from(amount < 0);
        self.counts[at] += 1;
        for sums in [&mut self.all, &mut self.below] {
            sums[at] = sums[at].saturating_add(amount.abs());
        }
    }

    /// Money in less money out.
    pub(super) const fn net(&self) -> i128 {
        self.all[0].saturating_sub(self.all[1])
    }

    /// Whether an amount is one of the sums, in some way that totals are written.
    pub(super) fn explain(&self, amount: i128) -> bool {
        self.explain_of(amount, 0)
    }

    /// The same of sums of more rows than so many.
    pub(super) fn explain_of(&self, amount: i128, rows: usize) -> bool {
        let sums = [(self.all, self.rows), (self.below, self.below_rows)];
        sums.iter().filter(|(_, count)| *count >= rows).any(|(both, _)| is_a_sum(*both, amount))
    }

    /// Whether an amount is a sum of the rows above it from some total on: that of several groups has theirs in it.
    pub(super) fn explain_from_a_total(&self, amount: i128) -> bool {
        self.above_totals
            .iter()
            .any(|above| is_a_sum([0, 1].map(|at| self.all[at] - above[at]), amount))
    }

    /// Whether an amount is what the rows above it come to, with its sign: all of them, or those from some total on;
    /// so many where there was no total before.
    pub(super) fn come_to(&self, amount: i128, rows_min: usize) -> bool {
        let rows_min = if self.above_totals.is_empty() { rows_min } else { 1 };
        let net = |[money_in, money_out]: [i128; 2]| money_in.saturating_sub(money_out);
        let is_of_all = self.rows >= rows_min && self.net() == amount;
        let is_from = |above: &[i128; 2]| self.net().saturating_sub(net(*above)) == amount;
        amount != 0 && (is_of_all || self.above_totals.iter().any(is_from))
    }

    /// Whether there were totals above.
    pub(super) const fn has_totals(&self) -> bool {
        !self.above_totals.is_empty()
    }

    pub(super) fn restart(&mut self) {
        if self.above_totals.len() == TOTALS_KEPT {
            self.above_totals.remove(0);
        }
        self.above_totals.push(self.all);
        self.below = [0, 0];
        self.below_rows = 0;
    }
}

/// Whether an amount is what went in, what went out, the one less the other, or both.
fn is_a_sum([money_in, money_out]: [i128; 2], amount: i128) -> bool {
    let size = amount.abs();
    [money_in - money_out, money_in, money_out, money_in + money_out]
        .iter()
        .any(|sum| sum.abs() == size)
}

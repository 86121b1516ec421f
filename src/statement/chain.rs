//! Running balances: whether amounts walk them, and where they do not.

use super::reading::RowOrder;

/// Fewer steps could be chance, unless all of them are explained.
const STEPS_MIN: usize = 3;

/// Two explained moves are three rows of a short file; one is chance.
const WHOLE_STEPS_MIN: usize = 2;

/// How amounts and a column of balances go together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ChainFit {
    /// Moves from one balance to the next.
    pub steps: usize,
    /// Those that the amounts between explain.
    pub agreeing: usize,
    /// Different amounts other than zero among them.
    pub different: usize,
    /// Moves that the amounts explain with the other sign only.
    pub against: usize,
    /// The balance goes the other way: what it counts is owed, or the signs are the other way round.
    pub is_turned: bool,
}

impl ChainFit {
    /// Whether the amounts are those that move the balance: nothing else explains so many moves.
    #[must_use]
    pub const fn is_proof(&self) -> bool {
        let is_short = self.different == WHOLE_STEPS_MIN && self.is_whole();
        (self.different >= STEPS_MIN || is_short)
            && self.agreeing * 3 >= self.steps * 2
            && self.against * 10 <= self.agreeing
    }

    /// Whether every move is explained.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.steps > 0 && self.agreeing == self.steps
    }
}

/// Walks the balances, each of which is the one after its row; rows without one are passed over, their
/// amounts kept. Amounts and balances are in the order of the file; `is_turned` walks them with
/// every sign of the amounts the other way round.
#[must_use]
pub fn walk(
    amounts: &[Option<i128>],
    balances: &[Option<i128>],
    order: RowOrder,
    is_turned: bool,
) -> ChainFit {
    let count = amounts.len().min(balances.len());
    let mut fit = ChainFit::default();
    let mut seen: Vec<i128> = Vec::new();
    let mut last: Option<i128> = None;
    let mut moved: Option<i128> = Some(0);
    let sign = if is_turned { -1 } else { 1 };
    let mut step = |at: usize| {
        // A balance that stands alone moves nothing.
        let is_alone = amounts[at].is_none() && moved == Some(0);
        if is_alone && last.is_some() && balances[at] == last {
            return;
        }
        moved = moved.zip(amounts[at]).and_then(|(moved, amount)| moved.checked_add(sign * amount));
        let Some(balance) = balances[at] else { return };
        if let Some(before) = last {
            fit.steps += 1;
            let change = balance.checked_sub(before);
            let is_against = moved.zip(change).is_some_and(|(moved, change)| moved == -change);
            if moved != Some(0) && is_against {
                fit.against += 1;
            }
            if moved.is_some() && moved == change {
                fit.agreeing += 1;
                let size = moved.unwrap_or_default().abs();
                if size != 0 && seen.len() < STEPS_MIN && !seen.contains(&size) {
                    seen.push(size);
                }
            }
        }
        (last, moved) = (Some(balance), Some(0));
    };
    if order == RowOrder::NewestFirst {
        (0..count).rev().for_each(&mut step);
    } else {
        (0..count).for_each(&mut step);
    }
    fit.different = seen.len();
    fit.is_turned = is_turned;
    fit
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(values: &[i128]) -> Vec<Option<i128>> {
        values.iter().copied().map(Some).collect()
    }

    #[test]
    fn amounts_walk_a_balance_in_one_direction_with_one_sign() {
        let amounts = some(&[-5, 20, -7, 3]);
        let balances = some(&[95, 115, 108, 111]);
        assert!(walk(&amounts, &balances, RowOrder::OldestFirst, false).is_whole());
        assert_eq!(walk(&amounts, &balances, RowOrder::NewestFirst, false).agreeing, 0);
        let turned = some(&[5, -20, 7, -3]);
        assert_eq!(walk(&turned, &balances, RowOrder::OldestFirst, false).agreeing, 0);
    }

    #[test]
    fn rows_without_a_balance_are_added_to_the_next_that_has_one() {
        let amounts = some(&[-5, 20, -7, 3, 1]);
        let balances = [Some(95), None, Some(108), None, Some(112)];
        let fit = walk(&amounts, &balances, RowOrder::OldestFirst, false);
        assert_eq!((fit.steps, fit.agreeing), (2, 2));
    }

    #[test]
    fn a_hole_is_one_move_that_is_not_explained() {
        let amounts = some(&[-5, 20, 3, 4]);
        let balances = some(&[95, 115, 111, 115]);
        let fit = walk(&amounts, &balances, RowOrder::OldestFirst, false);
        assert_eq!((fit.steps, fit.agreeing), (3, 2));
    }

    #[test]
    fn two_unequal_amounts_prove_a_balance_only_where_nothing_else_moves_it() {
        let balances = some(&[95, 115, 108]);
        assert!(walk(&some(&[-5, 20, -7]), &balances, RowOrder::OldestFirst, false).is_proof());
        let balances = some(&[95, 115, 108, 120]);
        let with_hole = walk(&some(&[-5, 20, -7, 3]), &balances, RowOrder::OldestFirst, false);
        assert!(!with_hole.is_proof());
        let one = walk(&some(&[-5, 20]), &some(&[95, 115]), RowOrder::OldestFirst, false);
        assert!(!one.is_proof());
    }

    #[test]
    fn equal_amounts_prove_nothing() {
        let fit = walk(&some(&[5, 5, 5, 5]), &some(&[5, 10, 15, 20]), RowOrder::OldestFirst, false);
        assert!(fit.is_whole() && !fit.is_proof());
    }
}

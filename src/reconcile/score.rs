//! How likely a pair is right, given what else its rows could have been paired with.

use super::text::PARTS_PER_BIT;
use crate::contract::reconcile::Score;

/// For each row of a component, the summed odds of all its candidates.
pub(crate) struct Rivals {
    bank: Vec<Odds>,
    book: Vec<Odds>,
}

#[derive(Clone, Copy, Default)]
struct Odds {
    total: f64,
    candidates: u32,
}

impl Rivals {
    pub(crate) fn new(bank_rows: usize, book_rows: usize) -> Self {
        Self { bank: vec![Odds::default(); bank_rows], book: vec![Odds::default(); book_rows] }
    }

    /// Counts a candidate pair for which its evidence speaks by `parts` of a bit.
    pub(crate) fn add(&mut self, bank: usize, book: usize, parts: i32) {
        let odds = odds(parts);
        for side in [&mut self.bank[bank], &mut self.book[book]] {
            side.total += odds;
            side.candidates += 1;
        }
    }

    /// The score of a counted pair, and the number of candidates it stood against.
    pub(crate) fn score(
        &self,
        bank: usize,
        book: usize,
        text: i32,
        lag_rarity: i32,
    ) -> (Score, u32) {
        let (bank, book) = (self.bank[bank], self.book[book]);
        let own = odds(text - lag_rarity);
        let rivals = bank.candidates + book.candidates - 2;
        (score(own, bank.total + book.total - 2.0 * own), rivals)
    }
}

/// The score of a pair that stands against `rivals` candidates without anything in common.
pub(crate) fn score_against_strangers(text: i32, lag_rarity: i32, rivals: u32) -> Score {
    score(odds(text - lag_rarity), f64::from(rivals))
}

/// The share of a pair's odds in all odds of its rows, and then the square root: the share
/// counts the rivals of both rows as if each could take the pair's place, though most have
/// partners of their own. Measured against known truth (`benches/reconcile`), the root is within
/// 0.02 of how often such pairs are right.
fn score(own: f64, others: f64) -> Score {
    let share = own / (own + others.max(0.0) + CHANCE);
    let thousandths = 1000.0 * share.sqrt();
    Score::from_thousandths(to_u16(thousandths + 0.5))
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "clamped to 0..=1000 before the cast"
)]
fn to_u16(thousandths: f64) -> u16 {
    thousandths.clamp(0.0, 1000.0) as u16
}

/// What the chance weighs that the right partner is none of the candidates.
const CHANCE: f64 = 0.06;

/// 2^(parts / [`PARTS_PER_BIT`]), straight between two powers of two: sums and products of IEEE
/// doubles alone, so every machine gets the same figure.
fn odds(parts: i32) -> f64 {
    let whole = parts.div_euclid(PARTS_PER_BIT);
    let fraction = f64::from(parts.rem_euclid(PARTS_PER_BIT)) / f64::from(PARTS_PER_BIT);
    (1.0 + fraction) * 2.0_f64.powi(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thousandths(own: i32, others: &[i32]) -> u16 {
        let mut rivals = Rivals::new(1, 1 + others.len());
        rivals.add(0, 0, own);
        for (other, parts) in others.iter().enumerate() {
            rivals.add(0, 1 + other, *parts);
        }
        rivals.score(0, 0, own, 0).0.thousandths()
    }

    #[test]
    fn a_pair_without_rivals_and_without_doubt_scores_high() {
        assert!(thousandths(0, &[]) > 900);
        assert!(thousandths(10 * PARTS_PER_BIT, &[]) >= 999);
    }

    #[test]
    fn each_equal_rival_lowers_the_score() {
        assert!((650..750).contains(&thousandths(0, &[0])));
        assert!((500..600).contains(&thousandths(0, &[0, 0])));
    }

    #[test]
    fn evidence_outweighs_rivals_that_have_none() {
        assert!(thousandths(8 * PARTS_PER_BIT, &[0, 0, 0]) > 980);
    }
}

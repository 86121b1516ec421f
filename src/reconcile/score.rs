//! How likely a pair is right, given what else its rows could have been paired with.

use super::bits::PARTS_PER_BIT;
use super::sides::Alike;
use crate::contract::reconcile::Score;

/// For each node of a component, the summed odds of all candidates of one of its rows.
pub(crate) struct Rivals<'a> {
    bank_rows: &'a [Alike],
    book_rows: &'a [Alike],
    bank: Vec<Odds>,
    book: Vec<Odds>,
}

#[derive(Clone, Copy, Default)]
struct Odds {
    total: f64,
    candidates: u32,
}

impl Odds {
    fn add(&mut self, odds: f64, rows: u32) {
        self.total += odds * f64::from(rows);
        self.candidates = self.candidates.saturating_add(rows);
    }
}

impl<'a> Rivals<'a> {
    pub(crate) fn new(bank: &'a [Alike], book: &'a [Alike]) -> Self {
        Self {
            bank_rows: bank,
            book_rows: book,
            bank: vec![Odds::default(); bank.len()],
            book: vec![Odds::default(); book.len()],
        }
    }

    /// Counts a candidate pair of nodes for which its evidence speaks by `parts` of a bit.
    pub(crate) fn add(&mut self, bank: usize, book: usize, parts: i32) {
        let odds = odds(parts);
        self.bank[bank].add(odds, self.book_rows[book].count);
        self.book[book].add(odds, self.bank_rows[bank].count);
    }

    /// The score of a counted pair, and the number of candidates it stood against.
    pub(crate) fn score(&self, bank: usize, book: usize, parts: i32) -> (Score, u32) {
        let (bank, book) = (self.bank[bank], self.book[book]);
        let own = odds(parts);
        let rivals = bank.candidates.saturating_add(book.candidates).saturating_sub(2);
        (score(own, bank.total + book.total - 2.0 * own), rivals)
    }
}

/// The share of a pair's odds in all odds of its rows, and then the square root: the share
/// counts the rivals of both rows as if each could take the pair's place, though most have
/// partners of their own. The root was chosen because it
/// fits known truth better; how well is in `benches/reconcile/README.md`.
pub(crate) fn score(own: f64, others: f64) -> Score {
    let share = own / (own + others.max(0.0) + CHANCE);
    probability(share.sqrt())
}

/// A probability as a score, to the nearest thousandth.
pub(crate) fn probability(share: f64) -> Score {
    Score::from_thousandths(to_u16(1000.0 * share + 0.5))
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
const CHANCE: f64 = 0.02;

/// 2^(parts / [`PARTS_PER_BIT`]), straight between two powers of two, so that every machine gets
/// the same figure: the exponent and the leading bits of the fraction of an IEEE double.
pub(crate) fn odds(parts: i32) -> f64 {
    const ONE: i64 = 1023 * PARTS_PER_BIT as i64;
    const LAST: i64 = 2046 * PARTS_PER_BIT as i64;
    const FRACTION_BITS: u32 = 52 - PARTS_PER_BIT.ilog2();
    let exponent = (ONE + i64::from(parts)).clamp(PARTS_PER_BIT.into(), LAST);
    f64::from_bits(exponent.unsigned_abs() << FRACTION_BITS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reconcile::candidates::Point;

    fn thousandths(own: i32, others: &[i32]) -> u16 {
        let alike =
            Alike { point: Point { group: 0, exact: 0, day: 0, row: 0 }, start: 0, count: 1 };
        let (bank, book) = ([alike], vec![alike; 1 + others.len()]);
        let mut rivals = Rivals::new(&bank, &book);
        rivals.add(0, 0, own);
        for (other, parts) in others.iter().enumerate() {
            rivals.add(0, 1 + other, *parts);
        }
        rivals.score(0, 0, own).0.thousandths()
    }

    #[test]
    fn a_pair_without_rivals_and_without_doubt_scores_high() {
        assert!(thousandths(0, &[]) > 900);
        assert!(thousandths(10 * PARTS_PER_BIT, &[]) >= 999);
    }

    #[test]
    fn a_bit_more_doubles_the_odds_and_half_a_bit_lies_between() {
        for bits in -60..60 {
            let parts = bits * PARTS_PER_BIT;
            assert_eq!(odds(parts).to_bits(), 2_f64.powi(bits).to_bits());
            assert_eq!(odds(parts + PARTS_PER_BIT / 2).to_bits(), (1.5 * odds(parts)).to_bits());
        }
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

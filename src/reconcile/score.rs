//! How likely a pair is right, given what else its rows could have been paired with.

use crate::assignment::equivalence_groups::EquivalenceGroup;
use crate::evidence::log_odds::PARTS_PER_BIT;
use tieout::contract::reconcile::Score;

/// For each node of a component, the summed odds of all candidates of one of its rows.
pub(crate) struct CompetingOdds {
    bank: Vec<RowOdds>,
    book: Vec<RowOdds>,
}

/// All candidates of one row.
#[derive(Clone, Copy)]
struct RowOdds {
    odds: f64,
    candidates: u32,
}

impl CompetingOdds {
    /// `candidates`: bank node, book node, and what speaks for the pair in parts of a bit.
    pub(crate) fn of(
        bank: &[EquivalenceGroup],
        book: &[EquivalenceGroup],
        candidates: impl Iterator<Item = (usize, usize, i32)>,
    ) -> Self {
        let mut sums = [vec![OddsSum::default(); bank.len()], vec![OddsSum::default(); book.len()]];
        for (at, other, parts) in candidates {
            let odds = whole_odds(parts);
            sums[0][at].add(odds, book[other].count);
            sums[1][other].add(odds, bank[at].count);
        }
        let [bank, book] = sums.map(|side| side.into_iter().map(RowOdds::from).collect());
        Self { bank, book }
    }

    /// How likely a counted pair is right, as far as the odds of its rows tell.
    pub(crate) fn share(&self, bank: usize, book: usize, parts: i32) -> f64 {
        let own = odds(parts);
        share(own, self.bank[bank].odds + self.book[book].odds - 2.0 * own)
    }

    /// The number of candidates that a pair stands against.
    pub(crate) fn count(&self, bank: usize, book: usize) -> u32 {
        let (bank, book) = (self.bank[bank].candidates, self.book[book].candidates);
        bank.saturating_add(book).saturating_sub(2)
    }
}

/// Odds as whole numbers, so that it makes no difference in which order they are added up.
#[derive(Clone, Copy, Default)]
struct OddsSum {
    odds: u128,
    candidates: u32,
}

impl OddsSum {
    fn add(&mut self, odds: u128, rows: u32) {
        // Most nodes are one row, and products of 128 bits take long.
        let odds = if rows == 1 { odds } else { odds.saturating_mul(rows.into()) };
        self.odds = self.odds.saturating_add(odds);
        self.candidates = self.candidates.saturating_add(rows);
    }
}

impl From<OddsSum> for RowOdds {
    #[expect(clippy::cast_precision_loss, reason = "the places lost are beyond any share")]
    fn from(sum: OddsSum) -> Self {
        let least = odds(-ODDS_PLACES * PARTS_PER_BIT);
        Self { odds: sum.odds as f64 * least, candidates: sum.candidates }
    }
}

/// The share of a pair's odds in all odds of its rows.
pub(crate) fn share(own: f64, others: f64) -> f64 {
    own / (own + others.max(0.0) + CHANCE)
}

/// The square root of the share, which counts the rivals of both rows as if each could take the
/// pair's place, though most have partners of their own. The root was chosen because it
/// fits known truth better; how well is in `benches/reconcile/README.md`.
pub(crate) fn score(share: f64) -> Score {
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

/// As whole numbers odds are counted in this many binary places: none that come are smaller.
const ODDS_PLACES: i32 = 44;

/// [`odds`] as a whole number: two to the [`ODDS_PLACES`] stands for one.
fn whole_odds(parts: i32) -> u128 {
    const FRACTION_BITS: u32 = PARTS_PER_BIT.ilog2();
    let fraction = parts.rem_euclid(PARTS_PER_BIT);
    let places = (parts.div_euclid(PARTS_PER_BIT) + ODDS_PLACES).clamp(0, 96);
    (u128::from((PARTS_PER_BIT + fraction).unsigned_abs()) << places) >> FRACTION_BITS
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::candidates::RowPoint;

    fn thousandths(own: i32, others: &[i32]) -> u16 {
        let group = EquivalenceGroup {
            point: RowPoint { group: 0, exact: 0, day: 0, row: 0, content: 0 },
            start: 0,
            count: 1,
        };
        let (bank, book) = ([group], vec![group; 1 + others.len()]);
        let all = std::iter::once(&own).chain(others).enumerate();
        let rivals = CompetingOdds::of(&bank, &book, all.map(|(book, parts)| (0, book, *parts)));
        score(rivals.share(0, 0, own)).thousandths()
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
    fn odds_as_whole_numbers_are_the_same_odds() {
        for parts in -36 * PARTS_PER_BIT..=48 * PARTS_PER_BIT {
            let sum = OddsSum { odds: whole_odds(parts), candidates: 1 };
            assert_eq!(RowOdds::from(sum).odds.to_bits(), odds(parts).to_bits(), "{parts}");
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

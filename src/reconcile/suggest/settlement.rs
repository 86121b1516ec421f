//! Totals that a text holds together: what a payment provider, a till or a direct debit run settles at once, daily,
//! weekly, or under a number that all its rows have.
//!
//! The parts are all unmatched rows of consecutive days that share a word with the whole, however many they are and
//! with refunds deducted. Few totals are tried for a whole, so that one that agrees is hardly chance.

use super::odds_model::AmountFrequencies;
use super::part_traits::SideTraits;
use super::select::{CONFIDENCE_MIN, DraftSuggestion, Hypothesis};
use crate::number_map::NumberMap;
use crate::score::probability;
use tieout::sort::CompactSort as _;

/// The last part is dated so many days before the whole at most, or so many after it.
const DAYS_BEFORE_MAX: i32 = 5;
const DAYS_AFTER_MAX: i32 = 1;

/// Parts of so many days at most: a month.
const DAYS_MAX: i32 = 31;

/// A word that so many rows have in that time says nothing.
const ROWS_MAX: usize = 256;

/// Of rows that are a total of others, so many are one of rows that share a word.
const SETTLED: f64 = 0.2;

/// Looks for wholes whose text ties them to their parts.
pub(super) struct SettlementFinder<'a> {
    pub(super) wholes: &'a SideTraits<'a>,
    /// How likely each row is a whole, by its words.
    pub(super) chances: &'a [f64],
    pub(super) parts: &'a SideTraits<'a>,
    pub(super) amounts: &'a AmountFrequencies,
    /// Whether the whole is a bank row.
    pub(super) is_batch: bool,
}

impl SettlementFinder<'_> {
    /// What is likely enough to be suggested.
    pub(super) fn find(&self) -> Vec<DraftSuggestion> {
        let by_word = self.parts.places_by_word();
        let wholes = (0..).take(self.wholes.left.list.len());
        wholes.flat_map(|whole| self.settled(whole, &by_word)).collect()
    }

    fn settled(
        &self,
        whole: u32,
        by_word: &NumberMap<u32, Vec<u32>>,
    ) -> impl Iterator<Item = DraftSuggestion> {
        let left = self.wholes.left.list[whole as usize];
        let row = self.wholes.left.row(whole);
        let mut sets: Vec<Vec<u32>> = Vec::new();
        let mut tried = 0_u32;
        for word in (self.wholes.words)(self.wholes.text, row) {
            let Some(places) = by_word.get(word) else { continue };
            tried += self.totals(left.cents, left.day, places, &mut sets);
        }
        sets.compact_sort();
        sets.dedup();
        let chance = self.chances[whole as usize];
        let by_chance = f64::from(tried.max(1)) * self.amounts.share_otherwise(left.cents);
        let odds = chance / (1.0 - chance) * SETTLED / by_chance;
        let count = u32::try_from(sets.len()).map_or(f64::from(u32::MAX), f64::from);
        let confidence = probability(odds / (1.0 + odds * count));
        let draft = move |parts: Vec<u32>| {
            let rows = if self.is_batch { (vec![whole], parts) } else { (parts, vec![whole]) };
            DraftSuggestion::new(Hypothesis::Sum, rows, confidence)
        };
        sets.into_iter().filter(move |_| confidence >= CONFIDENCE_MIN).map(draft)
    }

    /// Adds the rows of consecutive days that are together just so much, and says how many totals were tried.
    fn totals(&self, cents: i64, day: i32, places: &[u32], found: &mut Vec<Vec<u32>>) -> u32 {
        let list = &self.parts.left.list;
        let day_of = |place: &u32| list[*place as usize].day;
        let first = day - DAYS_BEFORE_MAX - DAYS_MAX;
        let start = places.partition_point(|place| day_of(place) < first);
        let end = places.partition_point(|place| day_of(place) <= day + DAYS_AFTER_MAX);
        let places = &places[start..end];
        if places.len() < 2 || places.len() > ROWS_MAX {
            return 0;
        }
        let mut tried = 0;
        for last in (0..places.len()).rev() {
            let last_day = day_of(&places[last]);
            if last_day < day - DAYS_BEFORE_MAX {
                break;
            }
            if places.get(last + 1).is_some_and(|next| day_of(next) == last_day) {
                continue;
            }
            let (mut total, mut rows) = (0_i128, 0_u64);
            for at in (0..=last).rev() {
                let part = list[places[at] as usize];
                if last_day - part.day >= DAYS_MAX {
                    break;
                }
                total += i128::from(part.cents) * i128::from(part.count);
                rows += u64::from(part.count);
                if at > 0 && day_of(&places[at - 1]) == part.day {
                    continue;
                }
                tried += u32::from(rows > 1);
                if rows > 1 && rows <= ROWS_MAX as u64 && total == i128::from(cents) {
                    let each = |place: &u32| {
                        std::iter::repeat_n(*place, list[*place as usize].count as usize)
                    };
                    found.push(places[at..=last].iter().flat_map(each).collect());
                }
            }
        }
        tried
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::full_rows;
    use crate::{MatchOptions, reconcile};

    type TestRow = (&'static str, &'static str, &'static str);

    /// Kind, bank rows and book rows of what is suggested for these beside payments that match.
    fn suggested(bank: &[TestRow], book: &[TestRow]) -> Vec<String> {
        let paid: Vec<(String, String, String)> = (1..28)
            .map(|at| {
                (
                    format!("2026-03-{at:02}"),
                    format!("-{at}3.1{}", at % 10),
                    format!("SHOP{at} TOWN"),
                )
            })
            .collect();
        let side = |rows: &[TestRow]| {
            let paid = paid.iter().map(|(day, amount, text)| (&**day, &**amount, &**text));
            full_rows(&rows.iter().copied().chain(paid).collect::<Vec<_>>())
        };
        let options = MatchOptions { suggest: true, ..MatchOptions::default() };
        let outcome = reconcile(&side(bank), &side(book), options, &|_| ());
        let one = |one: &crate::Suggestion| {
            format!("{} {:?} {:?}", one.kind.name(), one.bank_rows, one.book_rows)
        };
        outcome.suggestions.unwrap_or_default().iter().map(one).collect()
    }

    #[test]
    fn a_week_of_one_till_is_settled_at_once_with_its_refunds_deducted() {
        let bank = [("2026-03-09", "1010.89", "BGC SUMUP 0309")];
        let book = [
            ("2026-03-02", "140.20", "SumUp sales"),
            ("2026-03-03", "151.31", "SumUp sales"),
            ("2026-03-04", "162.44", "SumUp sales"),
            ("2026-03-05", "173.17", "SumUp sales"),
            ("2026-03-05", "-25.00", "SumUp refund"),
            ("2026-03-06", "184.28", "SumUp sales"),
            ("2026-03-07", "110.39", "SumUp sales"),
            ("2026-03-07", "54.01", "SumUp tips"),
            ("2026-03-08", "60.09", "SumUp sales"),
            ("2026-03-09", "77.35", "SumUp sales"),
        ];
        assert_eq!(suggested(&bank, &book), ["batch [0] [0, 1, 2, 3, 4, 5, 6, 7, 8]"]);
    }

    #[test]
    fn rows_that_have_the_number_of_a_payout_are_its_parts_however_many_they_are() {
        let amounts = [
            "40.11", "41.27", "42.93", "43.18", "44.02", "45.55", "46.81", "47.36", "48.90",
            "49.04", "50.77",
        ];
        let days = ["2026-03-03", "2026-03-04", "2026-03-06"];
        let part = |(at, amount): (usize, &&'static str)| (days[at / 4], *amount, "Order po88417");
        let book: Vec<TestRow> = amounts.iter().enumerate().map(part).collect();
        let bank = [("2026-03-09", "499.94", "PAYOUT po88417")];
        assert_eq!(suggested(&bank, &book), ["batch [0] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]"]);
    }
}

//! How usual a lag is between two days of the week.

use crate::evidence::log_odds::log2_parts;
use crate::evidence::sample::{LAGS, Sample, WEEK, lag_place, weekday};
use crate::options::WINDOW_DAYS_MAX;

/// What is believed before counting weighs as much as this many pairs: for lags, that each day
/// more is half as usual as the day before; for days of the week, that they make no difference.
const LAG_BELIEF: f64 = 8.0;
const WEEKDAY_BELIEF: f64 = 140.0;

/// Rows that each day of the week is taken to have besides those counted.
const ROWS_OF_A_DAY: f64 = 8.0;

/// How usual each lag (book date minus bank date) is, learnt from the pairs that have no rival:
/// cards post days after the purchase, a bookkeeper rarely books ahead, no bank posts on Sundays.
#[derive(Debug, Clone)]
pub(super) struct DateLags {
    /// How much rarer than the most usual lag, by the bank's day of the week, in parts of a bit.
    rarity: [[i32; LAGS]; WEEK],
    shares: [f64; LAGS],
}

impl DateLags {
    pub(super) fn learn(sample: &Sample) -> Self {
        let [bank_week, book_week] = sample.rows_by_weekday.map(week_shares);
        let mut counts = [[0.0_f64; LAGS]; WEEK];
        let mut of_lag = [0.0_f64; LAGS];
        for pair in &sample.pairs {
            let (lag, count) = (usize::from(pair.lag), f64::from(pair.count));
            counts[usize::from(pair.weekday)][lag] += count;
            of_lag[lag] += count;
        }
        let pairs: f64 = of_lag.iter().sum();
        // The chance that two rows so far apart stand on these two days of the week.
        let chance = |weekday: usize, lag: usize| {
            bank_week[weekday] * book_week[(weekday + lag + WEEK * 5 - 30) % WEEK]
        };
        let belief = believed();
        let mut shares = [0.0; LAGS];
        let mut likelier = [[0.0; LAGS]; WEEK];
        for lag in 0..LAGS {
            shares[lag] = (of_lag[lag] + LAG_BELIEF * belief[lag]) / (pairs + LAG_BELIEF);
            let of_week: f64 = (0..WEEK).map(|weekday| chance(weekday, lag)).sum();
            for (weekday, likelier) in likelier.iter_mut().enumerate() {
                let chance = chance(weekday, lag);
                let even = shares[lag] * chance / of_week;
                likelier[lag] = (counts[weekday][lag] + WEEKDAY_BELIEF * even)
                    / ((pairs + WEEKDAY_BELIEF) * chance);
            }
        }
        let most = likelier.as_flattened().iter().copied().fold(0.0, f64::max);
        let rarity = likelier.map(|of_day| of_day.map(|likelier| log2_parts(most / likelier)));
        Self { rarity, shares }
    }

    /// How often each lag comes, by its place.
    pub(super) const fn shares(&self) -> [f64; LAGS] {
        self.shares
    }

    /// Whether book rows are usually dated before their bank rows, rather than after.
    pub(super) fn has_books_first(&self) -> bool {
        let (before, after) = self.shares.split_at(LAGS / 2);
        before.iter().sum::<f64>() >= after[1..].iter().sum::<f64>()
    }

    /// How much rarer the lag is than the most usual one, in parts of a bit.
    pub(super) fn rarity(&self, bank_day: i32, lag_days: i32) -> i32 {
        self.rarity[usize::from(weekday(bank_day))][usize::from(lag_place(lag_days))]
    }
}

/// Adds up to 1; no lag is impossible.
fn believed() -> [f64; LAGS] {
    let mut belief = [0.0; LAGS];
    for (lag, belief) in belief.iter_mut().enumerate() {
        let days = lag.abs_diff(usize::from(WINDOW_DAYS_MAX)).min(16);
        *belief = 0.5_f64.powi(i32::try_from(days).unwrap_or(16));
    }
    let total: f64 = belief.iter().sum();
    belief.map(|belief| belief / total)
}

/// The share of each day of the week, of so many rows.
fn week_shares(rows: [u32; WEEK]) -> [f64; WEEK] {
    let counts = rows.map(|rows| f64::from(rows) + ROWS_OF_A_DAY);
    let total: f64 = counts.iter().sum();
    counts.map(|count| count / total)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence::log_odds::PARTS_PER_BIT;
    use crate::row::Rows;
    use tieout::date::Date;

    /// Row by row pairs of these days.
    fn learnt(days: [&[i32]; 2]) -> DateLags {
        let first = Date::parse_iso("2020-01-06").unwrap();
        let [bank, book] = days.map(|days| {
            let mut rows = Rows::default();
            for day in days {
                // Day 0 of the tests is a Sunday.
                rows.push(first.plus_days(day - 1), "1", "x").unwrap();
            }
            rows
        });
        let pairs = bank.indices().zip(book.indices());
        DateLags::learn(&Sample::of_pairs([&bank, &book], pairs))
    }

    #[test]
    fn without_pairs_to_learn_from_a_shorter_lag_is_likelier() {
        let lags = DateLags::learn(&Sample::default());
        assert_eq!(lags.rarity(0, 0), 0);
        assert!(lags.rarity(0, 1) > 0 && lags.rarity(0, 2) > lags.rarity(0, 1));
        assert_eq!(lags.rarity(0, -2), lags.rarity(0, 2));
    }

    #[test]
    fn the_usual_lag_is_learnt_with_its_sign() {
        let bank: Vec<i32> = (0..700).collect();
        let book: Vec<i32> = (0..700).map(|day| day - 1).collect();
        let lags = learnt([&bank, &book]);
        assert!(lags.rarity(3, -1) < PARTS_PER_BIT / 2);
        assert!(lags.rarity(3, 1) > 4 * PARTS_PER_BIT && lags.rarity(3, 0) > 4 * PARTS_PER_BIT);
    }

    #[test]
    fn a_lag_may_be_usual_on_one_day_of_the_week_only() {
        // Booked every day, posted on the next working day: on day 0 what days 5 and 6 had, too.
        let book: Vec<i32> = (0..1400).collect();
        let bank: Vec<i32> = book
            .iter()
            .map(|day| day + [0, 0, 0, 0, 0, 2, 1][day.rem_euclid(7) as usize])
            .collect();
        let lags = learnt([&bank, &book]);
        assert!(lags.rarity(0, -2) < lags.rarity(2, -2) - 4 * PARTS_PER_BIT);
    }
}

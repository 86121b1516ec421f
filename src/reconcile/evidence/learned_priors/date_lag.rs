//! How usual a lag is between two days of the week.

use crate::evidence::log_odds::log2_parts;
use crate::options::WINDOW_DAYS_MAX;

/// Lags from -30 to 30 days.
const LAGS: usize = 2 * WINDOW_DAYS_MAX as usize + 1;

const WEEK: usize = 7;

/// What is believed before counting weighs as much as this many pairs: for lags, that each day
/// more is half as usual as the day before; for days of the week, that they make no difference.
const LAG_BELIEF: f64 = 8.0;
const WEEKDAY_BELIEF: f64 = 140.0;

/// Rows that each day of the week is taken to have besides those counted.
const ROWS_OF_A_DAY: f64 = 8.0;

/// Where a lag stands in a table; those beyond the longest window at its ends.
pub(super) fn place(lag_days: i32) -> u8 {
    let most = i32::from(WINDOW_DAYS_MAX);
    u8::try_from(lag_days.clamp(-most, most) + most).unwrap_or(0)
}

/// How usual each lag (book date minus bank date) is, learnt from the pairs that have no rival:
/// cards post days after the purchase, a bookkeeper rarely books ahead, no bank posts on Sundays.
#[derive(Debug, Clone)]
pub(super) struct DateLags {
    /// How much rarer than the most usual lag, by the bank's day of the week, in parts of a bit.
    rarity: [[i32; LAGS]; WEEK],
    shares: [f64; LAGS],
}

impl DateLags {
    /// `days`: the day numbers of all rows, of bank and book.
    pub(super) fn learn(days: [&[i32]; 2], sample: &[(u32, u32)]) -> Self {
        let [bank_week, book_week] = days.map(week_shares);
        let mut counts = [[0.0_f64; LAGS]; WEEK];
        let mut of_lag = [0.0_f64; LAGS];
        for (bank, book) in sample {
            let bank_day = days[0][*bank as usize];
            let lag = usize::from(place(days[1][*book as usize] - bank_day));
            counts[weekday(bank_day)][lag] += 1.0;
            of_lag[lag] += 1.0;
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
        self.rarity[weekday(bank_day)][usize::from(place(lag_days))]
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

fn weekday(day: i32) -> usize {
    usize::try_from(day.rem_euclid(7)).unwrap_or(0)
}

/// The share of each day of the week.
fn week_shares(days: &[i32]) -> [f64; WEEK] {
    let mut counts = [ROWS_OF_A_DAY; WEEK];
    for day in days {
        counts[weekday(*day)] += 1.0;
    }
    let total: f64 = counts.iter().sum();
    counts.map(|count| count / total)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evidence::log_odds::PARTS_PER_BIT;

    #[test]
    fn without_pairs_to_learn_from_a_shorter_lag_is_likelier() {
        let lags = DateLags::learn([&[], &[]], &[]);
        assert_eq!(lags.rarity(0, 0), 0);
        assert!(lags.rarity(0, 1) > 0 && lags.rarity(0, 2) > lags.rarity(0, 1));
        assert_eq!(lags.rarity(0, -2), lags.rarity(0, 2));
    }

    #[test]
    fn the_usual_lag_is_learnt_with_its_sign() {
        let bank: Vec<i32> = (0..700).collect();
        let book: Vec<i32> = (0..700).map(|day| day - 1).collect();
        let sample: Vec<(u32, u32)> = (0..700).map(|row| (row, row)).collect();
        let lags = DateLags::learn([&bank, &book], &sample);
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
        let sample: Vec<(u32, u32)> = (0..1400).map(|row| (row, row)).collect();
        let lags = DateLags::learn([&bank, &book], &sample);
        assert!(lags.rarity(0, -2) < lags.rarity(2, -2) - 4 * PARTS_PER_BIT);
    }
}

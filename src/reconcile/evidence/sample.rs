//! The pairs that weights and priors are learnt from: those of the files that have no rival, and those that were
//! learnt before.

use crate::candidates::{Component, RowPoint};
use crate::options::WINDOW_DAYS_MAX;
use crate::row::Rows;

/// Lags from -30 to 30 days.
pub(crate) const LAGS: usize = 2 * WINDOW_DAYS_MAX as usize + 1;

/// Days of a week.
pub(crate) const WEEK: usize = 7;

/// Where a lag stands in a table; those beyond the longest window at its ends.
pub(crate) fn lag_place(lag_days: i32) -> u8 {
    let most = i32::from(WINDOW_DAYS_MAX);
    u8::try_from(lag_days.clamp(-most, most) + most).unwrap_or(0)
}

/// The day of the week: 0 is a Sunday.
pub(crate) fn weekday(day: i32) -> u8 {
    u8::try_from(day.rem_euclid(7)).unwrap_or(0)
}

/// So many pairs with these words, days of the week and lag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SamplePair {
    /// Rows with the words, of bank and book.
    pub(crate) bank: u32,
    pub(crate) book: u32,
    /// [`weekday`] of the bank's day.
    pub(crate) weekday: u8,
    /// [`lag_place`] of the book's day less the bank's.
    pub(crate) lag: u8,
    pub(crate) count: u32,
}

/// What is learnt from beside the words of all rows.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Sample {
    pub(crate) pairs: Vec<SamplePair>,
    /// How many rows of bank and book are of each day of the week.
    pub(crate) rows_by_weekday: [[u32; WEEK]; 2],
}

impl Sample {
    /// The pairs without rivals, and the days of all rows.
    pub(crate) fn of_components(
        rows: [&Rows; 2],
        components: &[Component],
        points: (&[RowPoint], &[RowPoint]),
    ) -> Self {
        let alone = components.iter().filter_map(|component| match component.points(points) {
            ([bank], [book]) => Some((bank.row, book.row)),
            _ => None,
        });
        Self::of_pairs(rows, alone)
    }

    /// Pairs of rows, and the days of all rows.
    pub(crate) fn of_pairs(rows: [&Rows; 2], pairs: impl Iterator<Item = (u32, u32)>) -> Self {
        let day = |side: usize, row: u32| rows[side].date(row).day_number();
        let pair = |(bank, book)| {
            let (bank_day, book_day) = (day(0, bank), day(1, book));
            let (weekday, lag) = (weekday(bank_day), lag_place(book_day.saturating_sub(bank_day)));
            SamplePair { bank, book, weekday, lag, count: 1 }
        };
        let rows_by_weekday = [0, 1].map(|side| {
            let mut counts = [0; WEEK];
            for row in rows[side].indices() {
                counts[usize::from(weekday(day(side, row)))] += 1;
            }
            counts
        });
        Self { pairs: pairs.map(pair).collect(), rows_by_weekday }
    }

    /// How many rows there are of bank and book.
    pub(crate) fn rows(&self) -> [u32; 2] {
        let all = |week: [u32; WEEK]| week.into_iter().fold(0, u32::saturating_add);
        self.rows_by_weekday.map(all)
    }

    /// Adds what another has.
    pub(crate) fn add(&mut self, other: Self) {
        self.pairs.extend(other.pairs);
        let counts = self.rows_by_weekday.as_flattened_mut().iter_mut();
        for (count, other) in counts.zip(other.rows_by_weekday.as_flattened()) {
            *count = count.saturating_add(*other);
        }
    }
}
